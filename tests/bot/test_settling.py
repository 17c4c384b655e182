"""What is doubtful in a file can be settled, whatever it is, so that nobody is stuck before it is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.desk.results import mended
from dialogues.results import Draft
from rules.model.contracts import Result, parse_result
from rules.model.seats import Seat
from rules.results.sheet import Entry, Who
from tests.bot.storage.clubs import SHEET

FIRST, *OTHERS = SHEET.entries
DOWN = parse_result("4S-1", Seat.N)

IMPOSSIBLE = {
    "a pair against itself": (replace(FIRST, ew=FIRST.ns),),
    "entered three times": (FIRST, replace(FIRST, line=8), replace(FIRST, line=9)),
    "two results of one table": (FIRST, replace(FIRST, line=9, result=DOWN)),
    "a board played twice": (FIRST, replace(FIRST, line=9, ew=(Who("4"),))),
    "no score of any contract": (replace(FIRST, result=None, score=55),),
    "contract and score disagree": (replace(FIRST, score=430),),
    "on no list": (replace(FIRST, ew=(Who("77"),)),),
}


def looked_at(*entries: Entry) -> Draft:
    """A file with these instead of its first entry."""
    return Draft(replace(SHEET, entries=(*OTHERS, *entries)), "x", "")


def results_of(draft: Draft) -> list[Result | None]:
    """What the first table has of board 1, as far as it counts."""
    return [each.result for each in draft.applied.entries if each.board == 1 and each.ns == FIRST.ns and each.played]


@pytest.mark.parametrize("entries", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_whatever_is_left_out_is_in_nobodys_way_any_more(entries: tuple[Entry, ...]) -> None:
    draft = looked_at(*entries)
    before = len(draft.doubts)
    assert not draft.clean
    for _ in range(before):
        if not draft.clean:
            draft = mended(draft, draft.doubts[0], "leave", "en")
    assert draft.clean


@pytest.mark.parametrize(("how", "left"), [("leave", FIRST.result), ("leave_first", DOWN)])
def test_of_two_results_of_one_table_the_other_is_left(how: str, left: Result) -> None:
    """Also where nothing but the line tells them apart."""
    draft = looked_at(*IMPOSSIBLE["two results of one table"])
    after = mended(draft, draft.doubts[0], how, "en")
    assert after.clean
    assert results_of(after) == [left]


@pytest.mark.parametrize(("how", "points"), [("contract", (FIRST.result, None)), ("score", (None, 430))])
def test_where_contract_and_score_disagree_one_is_right(how: str, points: tuple[Result | None, int | None]) -> None:
    draft = looked_at(replace(FIRST, score=430))
    after = mended(draft, draft.doubts[0], how, "en")
    assert after.clean or how == "score", "430 is the score of another contract"
    entry = after.applied.entries[-1]
    assert (entry.result, entry.score) == points


def test_what_is_impossible_cannot_be_said_to_be_so() -> None:
    draft = looked_at(replace(FIRST, score=430))
    assert mended(draft, draft.doubts[0], "accept", "en") == draft


@pytest.mark.parametrize("typed", ["4S N 10", "N 4S 10", "4S= N"])
def test_what_is_typed_is_read(typed: str) -> None:
    draft = looked_at(replace(FIRST, score=430))
    after = mended(draft, draft.doubts[0], f"= {typed}", "en")
    assert after.clean
    assert results_of(after) == [FIRST.result]
