"""What was ruled changes the results of its session, whichever came first, and nothing more when it holds no longer."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.club import log as rulings
from bot.club import results
from bot.club.log import Entry
from bot.club.results import Author
from bot.storage.writer import Transaction
from dialogues import kept
from dialogues.results import Results, Transfer, entry_at
from dialogues.state import OpenCase, interview
from dialogues.state import held as held_of
from rules.engine.facts import Value
from rules.engine.ruling import Ruling
from rules.model.seats import Side
from rules.results.journal import Change, applied, place_of
from rules.results.ruled import changes, entries_of, splits, tricks_left
from rules.results.sheet import Sheet
from rules.scoring.errors import ScoringError

# The segment in which a ruling says what a board is scored.
BOARD_SCORE = "board_score"

# The one in which it scores a fouled board in groups.
FOULED_SCORE = "fouled_score"

# What the kept text of an adjustment says that leads to it.
LEADS_TO_SCORE = f'"segment": "{BOARD_SCORE}"'

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
    wanted += _transferred(logged, held)
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
    ) + tuple(entry for entry, _ in _tricks(logged) if len(_places(entry, held.sheet)) != 1)


def asked(logged: Sequence[Entry], held: Results, zone: str = "UTC") -> tuple[Transfer, ...]:
    """The tricks that rulings transfer, of which nobody has said whether the results are with them already.

    zone: by whose clock the rulings were made.
    """
    found = []
    for _, transfer in _transfers(logged, held, zone):
        entry = entry_at(held.sheet, transfer.at)
        bare = entry is not None and entry.played and entry.ns_award is None and entry.ew_award is None
        if bare and transfer.key not in held.accepted:
            found.append(transfer)
    return tuple(found)


def _transferred(logged: Sequence[Entry], held: Results) -> list[tuple[Entry, Change]]:
    """What a director has had transferred, as long as its ruling transfers it; of a case that is kept no more, all."""
    now = {(entry.id, transfer.change(side)) for entry, transfer in _transfers(logged, held) for side in Side}
    return [
        (entry, made.change)
        for entry in rulings.standing(logged)
        for made in held.journal
        if made.ruling == entry.id and not made.undone and entry.irregularity not in (BOARD_SCORE, FOULED_SCORE)
        if entry.case_id is None or (entry.id, made.change) in now
    ]


def _transfers(logged: Sequence[Entry], held: Results, zone: str = "UTC") -> Iterator[tuple[Entry, Transfer]]:
    """The tricks that rulings transfer whose result can be told."""
    for entry, (law, said) in _tricks(logged):
        places = _places(entry, held.sheet)
        found = held.sheet.entries[places[0]] if len(places) == 1 else None
        left = tricks_left(said, found.result) if found else None
        if found and left:
            when = entry.ruled_at.astimezone(ZoneInfo(zone)).strftime("%H:%M")
            yield entry, Transfer(entry.id, when, place_of(found), *left, law)


def _tricks(logged: Sequence[Entry]) -> Iterator[tuple[Entry, tuple[str, Mapping[str, Value]]]]:
    """The rulings that transfer tricks, by which Law, and with what a score would begin that nobody has ruled on yet.

    What was ruled last in a case tells what has become of what was ruled before: equity may have taken the place of
    the tricks (64C), or the score has been ruled on. Of a case that is kept no more nobody can tell.
    """
    cases = dict[int, list[Entry]]()
    for entry in sorted(rulings.standing(logged), key=lambda each: each.segment):
        if entry.case_id is not None:
            cases.setdefault(entry.case_id, []).append(entry)
    for entries in cases.values():
        if not any(each.adjustment and LEADS_TO_SCORE in each.adjustment for each in entries):
            continue
        last = entries[-1]
        try:
            case = kept.load_case(last.edition, last.answers, last.profile, 0, "", "")
        except kept.Unreadable as error:
            log.warning("whether ruling %d transfers tricks cannot be told: %s", last.id, error)
            continue
        for index, law, said in _left_to_score(case):
            yield from ((each, (law, said)) for each in entries if each.segment == index)


def _left_to_score(case: OpenCase) -> Iterator[tuple[int, str, Mapping[str, Value]]]:
    """Each segment that leads to a score that nobody has ruled on, its Law, and with what that would begin."""
    for each in held_of(case):
        if each.by is not None and each.by.procedure == BOARD_SCORE:
            begun = interview(replace(case, segments=(*case.segments, each.by)))
            said = {answer.key: answer.value for answer in begun.given}
            if tricks_left(said, None):
                yield each.index, each.item.law, said


def _places(entry: Entry, sheet: Sheet) -> tuple[int, ...]:
    return entries_of(sheet, entry.board, entry.seat_table, entry.pairs)


def _changes(entry: Entry, held: Results) -> tuple[Change, ...]:
    """What a ruling on a score changes at the one result that it is about; of a fouled board in all of them.

    Tricks that a ruling before that transfers are not: the table may have entered them already, which is asked.
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
