"""What the results of the session tell a ruling on a score: those of the table, and of the others."""

from __future__ import annotations

from fractions import Fraction

from dialogues.interview import Interview
from dialogues.read.place import Where
from dialogues.results import Results
from rules.engine.facts import Value
from rules.engine.ruling import Question
from rules.procedures.score._board_score import BOARD, OTHER_RESULTS, OTHER_TABLE, TABLE_RESULT
from rules.results.computed import field_of
from rules.results.journal import applied
from rules.results.ruled import entries_of
from rules.results.sheet import Entry
from rules.scoring.boards import Artificial, Average
from rules.scoring.entries import Others, Possible, Scored

# What is taken from results; a sentence never answers these.
KEYS = (TABLE_RESULT.id, OTHER_TABLE.id, OTHER_RESULTS.id)


def with_results(now: Interview, where: Where, results: Results) -> Interview:
    """With what the results say of what is asked now, as far as they tell it; it can be changed like any answer."""
    asked = now.current
    if not isinstance(asked, Question) or asked.key not in KEYS:
        return now
    value = _told(now, asked.key, where, results)
    return now if value is None else with_results(now.take(asked.key, value), where, results)


def _told(now: Interview, key: str, where: Where, results: Results) -> Value | None:
    """What the results say of one of the facts; None where they do not tell which table it is, or what it has."""
    said = {answer.key: answer.value for answer in (*now.given, *now.answers)}
    board = said.get(BOARD.id, where.board)
    # What a ruling has changed is not what was scored at the table.
    bare = applied(results.entered, [made for made in results.journal if made.ruling is None]).sheet
    places = entries_of(bare, board if isinstance(board, int) else None, where.table, where.pairs)
    result = said.get(TABLE_RESULT.id)
    if len(places) > 1 and isinstance(result, Possible):
        # Whichever of those with this result it is, the others have the same together.
        places = tuple(at for at in places if _scored(bare.entries[at]) == result.only)[:1]
    if len(places) != 1:
        return None
    (at,) = places
    own = bare.entries[at]
    if not {who.number for who in (*own.ns, *own.ew)} >= set(where.pairs.replace("-", " ").split()):
        return None
    if key == TABLE_RESULT.id:
        return _one(_scored(own))
    sheet = results.sheet
    others = [_other(e) for e in field_of(sheet, at, results.method) if e is not sheet.entries[at]]
    told = tuple(each for each in others if each is not None)
    if not told or len(told) < len(others):
        return None
    if key == OTHER_RESULTS.id:
        return Others(told)
    return _one(told[0]) if len(told) == 1 and not isinstance(told[0], tuple) else None


def _one(scored: Scored | None) -> Possible | None:
    return None if scored is None else Possible(((Fraction(1), scored),))


def _scored(entry: Entry) -> Scored | None:
    """What was scored at a table; None where it was given something in place of it."""
    awarded = entry.ns_award is not None or entry.ew_award is not None
    scored = entry.score if entry.result is None else entry.result
    return None if awarded or not entry.played else scored


def _other(entry: Entry) -> Scored | tuple[Average, Average] | None:
    """What another table has, as it would be entered; None where that cannot be entered so."""
    if entry.version:
        return None
    if isinstance(entry.ns_award, Artificial) and isinstance(entry.ew_award, Artificial):
        return entry.ns_award.average, entry.ew_award.average
    return _scored(entry)
