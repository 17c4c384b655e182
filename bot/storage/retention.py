"""How long things are kept: each has a lifetime, which docs/privacy.md states, and is deleted when it is over.

The clock may be put forward or back. What bears a time that is still to come was kept under another clock: it is
deleted where it is only good for a while, and begins its lifetime anew where it is somebody's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, func, or_, select, update

from bot.storage.database import Database
from bot.storage.errors import PASSING
from bot.storage.links import WRONG_WITHIN
from bot.storage.models import (
    NAMES,
    binding,
    club,
    hand_over,
    inbox,
    invitation,
    kept_case,
    link_code,
    logged_ruling,
    outbox,
    player,
    results_change,
    results_draft,
    results_file,
    roster,
    seen_update,
    session,
    session_director,
    wrong_code,
)
from bot.storage.outbox import OVER
from bot.storage.writer import Transaction
from dialogues.access import DIRECTORS_ONLY

# A case, with its answers and rulings, that nobody has touched for so long: open, closed or ruled on.
UNTOUCHED = timedelta(days=45)

# Telegram delivers an update for a day at most; later a number cannot come again.
REMEMBERED = timedelta(days=2)

# No clock of ours is ahead of the others by more than this.
AHEAD = timedelta(days=1)

# A month, of those for which a session keeps whom it was about; and for how many a director's own does.
MONTH = timedelta(days=30.44)
OWN_MONTHS = 13

# Months for which a record of conduct or of a psychic call is kept, whole and for directors alone; then it is deleted.
RECORDS_MONTHS = 24

# So long after it is over an invitation is still listed with what became of it.
LISTED = timedelta(days=45)

# A file of results that somebody looks through and does not keep.
LOOKED_THROUGH = timedelta(days=2)

# How often it is looked whether something is over, in seconds; and whether what was forgotten is still in the files.
EVERY = 3600.0
ERASED_WITHIN = 60.0

log = logging.getLogger(__name__)


async def purge(connection: Transaction, now: datetime) -> int:
    """Delete what is over; returns how many cases went."""
    ahead = kept_case.c.touched_at > now + AHEAD
    await connection.execute(update(kept_case).where(ahead).values(touched_at=now))
    for table, column, before, after in (
        (seen_update, seen_update.c.seen_at, now - REMEMBERED, now + REMEMBERED),
        (link_code, link_code.c.expires_at, now, now + AHEAD),
        (wrong_code, wrong_code.c.tried_at, now - WRONG_WITHIN, now + WRONG_WITHIN),
    ):
        await connection.execute(delete(table).where(or_(column < before, column > after)))
    # What still waits to be dealt with or posted is not over, however long it has been waiting.
    for kept, over, column in (
        (inbox, inbox.c.given_up, inbox.c.kept_at),
        (outbox, outbox.c.state.in_([state.value for state in OVER]), outbox.c.changed_at),
    ):
        old = or_(column < now - REMEMBERED, column > now + REMEMBERED)
        await connection.execute(delete(kept).where(over, old))
    await connection.execute(delete(binding).where(or_(binding.c.expires_at < now, binding.c.expires_at > now + AHEAD)))
    await connection.execute(
        delete(invitation).where(or_(invitation.c.expires_at < now - LISTED, invitation.c.expires_at > now + LISTED))
    )
    asked = or_(player.c.asked_at < now - LISTED, player.c.asked_at > now + AHEAD)
    await connection.execute(delete(player).where(player.c.confirmed_at.is_(None), asked))
    looked_at = results_draft.c.read_at
    await connection.execute(
        delete(results_draft).where(or_(looked_at < now - LOOKED_THROUGH, looked_at > now + LOOKED_THROUGH))
    )
    opened = update(session).where(session.c.opened_at > now + AHEAD)
    await connection.execute(opened.values(opened_at=now))
    await clear_sessions(connection, now)
    gone = await connection.execute(delete(kept_case).where(kept_case.c.touched_at < now - UNTOUCHED))
    return gone.rowcount


async def clear_sessions(connection: Transaction, now: datetime) -> None:
    """Where a session was longer ago than its club keeps names, let it forget them; the log stays without."""
    wanted = select(session.c.id, session.c.opened_at, func.coalesce(club.c.retention, OWN_MONTHS))
    rows = await connection.execute(
        wanted.outerjoin(club, club.c.id == session.c.club_id).where(session.c.cleared_at.is_(None))
    )
    over = [id for id, opened_at, months in rows if opened_at < now - months * MONTH]
    records = logged_ruling.c.irregularity.in_(DIRECTORS_ONLY)
    old = logged_ruling.c.ruled_at < now - RECORDS_MONTHS * MONTH
    await connection.execute(delete(logged_ruling).where(records, old))
    if not over:
        return
    await connection.execute(delete(roster).where(roster.c.session_id.in_(over)))
    for table, names in (
        (logged_ruling, {"ruler": "", "person_id": None}),
        (hand_over, {"giver": "", "giver_id": None, "taker": "", "taker_id": None}),
    ):
        forgets = update(table).where(table.c.session_id.in_(over)).values(names)
        await connection.execute(forgets.where(~records) if table is logged_ruling else forgets)
    await connection.execute(delete(session_director).where(session_director.c.session_id.in_(over)))
    await clear_results(connection, over)
    await connection.execute(update(session).where(session.c.id.in_(over)).values(cleared_at=now))


async def clear_results(connection: Transaction, over: Sequence[int]) -> None:
    """These sessions forget whom their results were about; the results stay, by number."""
    names = results_change.c.kind == NAMES
    await connection.execute(delete(results_change).where(results_change.c.session_id.in_(over), names))
    nobody = {"maker": "", "person_id": None, "undoer": "", "undoer_id": None}
    for table, values in (
        (results_file, {"names": "[]", "importer": "", "person_id": None}),
        (results_change, nobody),
    ):
        await connection.execute(update(table).where(table.c.session_id.in_(over)).values(values))
    # What is remembered of them counts no more.
    kept = session.c.id.in_(over), session.c.results.is_not(None)
    await connection.execute(update(session).where(*kept).values(results=session.c.results + "-"))


async def tidy(database: Database, now: datetime) -> None:
    """Delete what is over, and leave nothing of it in the files. Raises StorageError, Overtaken."""
    async with database.writing() as connection:
        gone = await purge(connection, now)
    if gone:
        log.info("%d cases that nobody had touched for %d days are deleted", gone, UNTOUCHED.days)
        await database.erase()


async def kept_tidy(
    database: Database, stopped: asyncio.Event, now: Callable[[], datetime] = lambda: datetime.now(UTC)
) -> None:
    """Tidy now and then, until stopped; where the database does not answer, the next time."""
    loop = asyncio.get_running_loop()
    due = loop.time() + EVERY
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), min(EVERY, ERASED_WITHIN))
            return
        try:
            if loop.time() >= due:
                due = loop.time() + EVERY
                await tidy(database, now())
            if database.unerased:
                await database.erase()
        except PASSING as error:
            log.warning("what is over is not deleted for now: %s", error)
