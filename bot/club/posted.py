"""What a club posts of a session is read: its results, who plays, and in which groups they stand."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.club import log, official, results, sessions
from bot.storage.writer import Transaction
from dialogues.clubs import PostView


async def view_of(connection: Transaction, session_id: int, base: str = "") -> PostView | None:
    """What a post of a session is made of; None where it is of no club, or has no results.

    base: what held when it was posted.
    """
    held = await sessions.of_its_club(connection, session_id)
    found = await results.read(connection, session_id)
    if held is None or found is None:
        return None
    solved = await results.solved(connection, session_id) if found.released else {}
    now = datetime.now(UTC)
    score = await official.read(connection, session_id, held[1], now)
    roster, laws = await sessions.entrants(connection, session_id), await log.laws(connection, session_id)
    return PostView(held[1], held[0], found, roster, base, solved, score, laws)
