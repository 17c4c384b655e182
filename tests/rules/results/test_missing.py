"""Results that are missing, and who may have met there."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rules.model.contracts import parse_result
from rules.results.journal import At, place_of
from rules.results.missing import Gap, gaps, likely, meeting, met_there
from rules.results.sheet import Entry, Kind, Participant, Sheet, Who
from tests import halls
from tests.strategies import mitchells

HOWELL = halls.howell(8)


def without(sheet: Sheet, *boards: int) -> Sheet:
    """A session that lacks the first result of each of these boards."""
    lost = [next(entry for entry in sheet.entries if entry.board == board) for board in boards]
    return replace(sheet, entries=tuple(entry for entry in sheet.entries if entry not in lost))


@given(mitchells())
def test_a_session_in_order_lacks_nothing(sheet: Sheet) -> None:
    assert not list(gaps(sheet))


@given(st.integers(1, 24))
def test_who_met_on_the_boards_beside_it_met_there_too(board: int) -> None:
    """In a Howell, whichever is missing."""
    lacking = without(HOWELL, board)
    (gap,) = gaps(lacking)
    assert (gap.board, gap.left) == (board, 1)
    (lost,) = (entry for entry in HOWELL.entries if entry not in lacking.entries)
    assert met_there(lacking, gap) == (place_of(lost),)


def test_a_board_that_was_not_played_lacks_nothing() -> None:
    entry = HOWELL.entries[0]
    entries = (replace(entry, played=False), *HOWELL.entries[1:])
    assert not list(gaps(replace(HOWELL, entries=entries)))


def test_who_met_somebody_else_has_left_a_table_that_lacks_a_result() -> None:
    """What was entered for the wrong two does not count, and the other of them still has to play."""
    first, second = HOWELL.entries[:2]
    others = replace(first, ns=first.ns, ew=second.ew)
    entries = (replace(first, played=False), replace(second, played=False), others, *HOWELL.entries[2:])
    (gap,) = gaps(replace(HOWELL, entries=entries))
    assert (gap.board, gap.left) == (first.board, 1)


def test_who_sits_out_has_met_nobody() -> None:
    lacking = without(HOWELL, 1)
    (gap,) = gaps(lacking)
    (at,) = met_there(lacking, gap)
    people = tuple(Participant(who, phantom=who in at.ns) for who in (*at.ns, *at.ew))
    assert met_there(replace(lacking, participants=people), gap) == ()


def test_of_two_teams_the_other_table_is_missing() -> None:
    """A team sits either way; in another round it has nothing to do with it."""
    home, away = (Who("1"),), (Who("2"),)
    passed = parse_result("PASS")
    met = [Entry(1, 1, home, away, passed, round=1), Entry(2, 1, away, home, passed, round=1)]
    met += [Entry(3, 2, away, home, passed, round=1), Entry(4, 9, home, away, passed, round=2)]
    teams = Sheet("csv", kind=Kind.TEAMS, entries=tuple(met))
    (gap,) = gaps(teams)
    assert gap == Gap(2, 1, 2, round=1)
    assert met_there(teams, gap) == (At(2, home, away, "", 1),)


def test_two_who_never_met_meet_in_the_section_in_which_they_play() -> None:
    section = replace(HOWELL, entries=tuple(replace(entry, section="B") for entry in HOWELL.entries))
    assert meeting(section, 3, (Who("1"),), (Who("8"),)) == At(3, (Who("1"),), (Who("8"),), "B")
    assert likely(HOWELL, 1) == ()
