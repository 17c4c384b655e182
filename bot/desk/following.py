"""What was ruled changes the results of its session, whichever came first, and nothing more when it holds no longer."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime

from bot.club import log as rulings
from bot.club import results
from bot.club.log import Entry
from bot.club.results import Author
from bot.storage.writer import Transaction
from dialogues import kept
from dialogues.results import Results
from dialogues.state import interview
from rules.engine.ruling import Ruling
from rules.results.journal import Change, applied
from rules.results.ruled import changes, entries_of, splits
from rules.results.sheet import Sheet
from rules.scoring.errors import ScoringError

# The segment in which a ruling says what a board is scored.
BOARD_SCORE = "board_score"

# The one in which it scores a fouled board in groups.
FOULED_SCORE = "fouled_score"

log = logging.getLogger(__name__)


async def follow(connection: Transaction, session_id: int, now: datetime) -> None:
    """Let the results of a session, where it has any, be what the rulings of its log that hold make of them.

    What a director has undone by hand stays undone.
    """
    held = await results.read(connection, session_id)
    if held is None:
        return
    logged = await rulings.entries(connection, session_id)
    wanted = [(entry, change) for entry in rulings.standing(logged) for change in _changes(entry, held)]
    for made in held.journal:
        if made.ruling is None or made.undone:
            continue
        same = next((each for each in wanted if (each[0].id, each[1]) == (made.ruling, made.change)), None)
        if same is not None:
            wanted.remove(same)
        else:
            await results.undo(connection, session_id, made.id, Author(None), now, by_hand=False)
    by_hand = await results.undone_by_hand(connection, session_id)
    for entry, change in wanted:
        if (entry.id, change) not in by_hand:
            by = Author(entry.person_id, entry.ruler)
            await results.change(connection, session_id, change, by, now, entry.id)


def unplaced(logged: Sequence[Entry], held: Results) -> tuple[Entry, ...]:
    """The rulings on a score that change nothing because nobody can tell which result they are about."""
    return tuple(
        entry
        for entry in rulings.standing(logged)
        if (entry.irregularity == BOARD_SCORE and len(_places(entry, held.sheet)) != 1)
        or (entry.irregularity == FOULED_SCORE and not _changes(entry, held))
    )


def _places(entry: Entry, sheet: Sheet) -> tuple[int, ...]:
    return entries_of(sheet, entry.board, entry.seat_table, entry.pairs)


def _changes(entry: Entry, held: Results) -> tuple[Change, ...]:
    """What a ruling on a score changes at the one result that it is about; of a fouled board in all of them.

    Tricks for a revoke are not transferred before somebody says what the board is scored: the result that the table
    has entered may be with them.
    """
    if entry.irregularity not in (BOARD_SCORE, FOULED_SCORE):
        return ()
    others = applied(held.entered, [made for made in held.journal if made.ruling != entry.id]).sheet
    places = _places(entry, others)
    if entry.irregularity == BOARD_SCORE and len(places) != 1:
        return ()
    try:
        case = kept.load_case(entry.edition, entry.answers, entry.profile, 0, "", "")
        now = interview(case, entry.segment)
        if not isinstance(now.current, Ruling):
            return ()
        if entry.irregularity == FOULED_SCORE:
            return splits(now.case, others, entry.board)
        return changes(now.case, others, places[0], held.method)
    except kept.Unreadable as error:
        log.warning("what ruling %d changes in the results cannot be told: %s", entry.id, error)
    except ScoringError as error:
        log.info("ruling %d changes nothing in the results: %s", entry.id, error)
    return ()
