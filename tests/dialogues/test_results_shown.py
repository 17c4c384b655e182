"""Results as people read them: who stands where, what each table had, and what one contestant had."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from dialogues.plates import in_words
from dialogues.results_shown import ROWS, Shown, boards, evening, first_ranks, rankings, traveller
from locales import LANGUAGES
from rules.model.contracts import parse_result
from rules.model.seats import Seat
from rules.results.sheet import BoardKey, Entry, Participant, Sheet, Who
from rules.scoring.boards import Form, Scoring
from tests import halls
from tests.strategies import mitchells


def words(*plates: object) -> str:
    """Everything that stands on them."""
    return "\n".join(map(str, plates))


def places(of: Shown) -> list[tuple[str, ...]]:
    """Every line of the rankings."""
    return [row for plate in rankings(of) for grid in plate.grids for row in grid.rows]


def test_a_ranking_says_place_number_both_names_and_the_percentage() -> None:
    first = places(halls.shown(halls.howell(12)))[0]
    assert first == ("1", "5", "Cleo Finch 2 – Dan Holt 2", "57.58%")


def test_who_does_not_want_to_be_named_in_groups_is_a_number_there() -> None:
    name = "Eve Stone – Max Wren"
    assert name in words(*rankings(halls.shown(halls.howell(12))))
    hidden = rankings(halls.shown(halls.howell(12), unnamed=3))
    assert name not in words(*hidden)
    assert "No. 3" in words(*hidden)


def test_who_does_not_want_to_be_named_in_groups_is_named_in_private() -> None:
    assert "Eve Stone – Max Wren" in words(*rankings(halls.shown(halls.howell(12), unnamed=3, group=False)))


def test_a_shared_place_is_shown_as_shared() -> None:
    sheet = halls.howell(4, boards=2)
    level = replace(sheet, entries=tuple(Entry(e.line, e.board, e.ns, e.ew, score=0) for e in sheet.entries))
    assert {row[0] for row in places(halls.shown(level))} == {"1="}


def test_two_directions_have_two_rankings_and_two_winners() -> None:
    (plate,) = rankings(halls.shown(halls.mitchell(9)))
    assert [grid.heading for grid in plate.grids] == ["North-South", "East-West"]
    assert all(grid.rows[0][0] == "1" and 0 in grid.strong for grid in plate.grids)


def test_a_long_field_goes_on_on_further_pictures_and_nobody_is_left_out() -> None:
    of = halls.shown(halls.howell(200, boards=2))
    plates = rankings(of)
    assert all(sum(len(grid.rows) for grid in plate.grids) <= ROWS for plate in plates)
    assert len(places(of)) == 200
    assert plates[-1].foot == ("Page 7 of 7",)


def test_a_picture_for_a_group_says_how_many_are_further_down() -> None:
    plate = first_ranks(halls.shown(halls.howell(40, boards=2)))
    assert len(plate.grids[0].rows) == ROWS
    assert plate.foot == ("Further down: 10. All of them under Rankings.",)


@pytest.mark.parametrize(
    ("language", "score"), [("en", "57.58%"), ("el", "57,58%"), ("tr", "%57,58"), ("he", "57.58%")]
)
def test_a_number_is_written_as_the_language_writes_it(language: str, score: str) -> None:
    assert score in places(halls.shown(halls.howell(12, language), language))[0][-1]


def test_imps_have_a_sign_and_their_column_says_so() -> None:
    of = halls.shown(halls.howell(8, scoring=Scoring(Form.CROSS_IMPS)))
    (plate,) = rankings(of)
    assert plate.grids[0].columns[-1].heading == "IMP"
    assert places(of)[0][-1].startswith("+")
    assert places(of)[-1][-1].startswith("-")


def test_a_traveller_shows_what_each_table_had_and_whose_it_is() -> None:
    (plate,) = traveller(halls.shown(halls.howell(8)), BoardKey(1), frozenset({Who("3")}))
    grid = plate.grids[-1]
    assert plate.title == "Board 1"
    headings = [column.heading for column in grid.columns]
    assert headings == ["N–S", "E–W", "Contract", "Lead", "Score", "DD", "MP N–S", "MP E–W"]
    assert len(grid.rows) == 4
    (mine,) = grid.strong
    assert "3" in grid.rows[mine][:2]


def test_an_adjusted_score_stands_in_place_of_a_contract() -> None:
    (plate,) = traveller(halls.shown(halls.howell(8)), BoardKey(2))
    assert "A+ / A-" in [row[2] for row in plate.grids[-1].rows]


def test_hands_double_dummy_and_par_are_seen_when_the_boards_are_released() -> None:
    (plate,) = traveller(halls.shown(halls.howell(8)), BoardKey(1))
    assert plate.diagram is not None
    assert "♠ A K Q 2" in plate.diagram.hands[0].suits
    assert any(line.startswith("Par +") for line in plate.under)
    assert len(plate.grids) == 2


def test_what_nobody_bid_and_the_tricks_of_each_table_stand_beside_double_dummy() -> None:
    """Nine tricks in notrump for North-South, and in spades: 3NT was there."""
    sheet = halls.howell(8, boards=1)
    played = ("2S=", "1NT+1", "3S=", "PASS")
    entries = [replace(e, result=parse_result(text, Seat.N)) for e, text in zip(sheet.entries, played, strict=True)]
    (plate,) = traveller(halls.shown(replace(sheet, entries=tuple(entries))), BoardKey(1))
    assert "Nobody bid 3NT North" in plate.under
    at = [column.heading for column in plate.grids[-1].columns].index("DD")
    assert sorted(row[at] for row in plate.grids[-1].rows) == ["", "-1", "-1", "="]
    bid = replace(entries[0], result=parse_result("3NT-2", Seat.S))
    (plate,) = traveller(halls.shown(replace(sheet, entries=(bid, *entries[1:]))), BoardKey(1))
    assert not [line for line in plate.under if "Nobody bid" in line]
    points_alone = replace(entries[0], result=None, score=110)
    (plate,) = traveller(halls.shown(replace(sheet, entries=(points_alone, *entries[1:]))), BoardKey(1))
    assert not [line for line in plate.under if "Nobody bid" in line]


def test_neither_hands_nor_par_are_seen_before_the_boards_are_released() -> None:
    of = halls.shown(halls.howell(8), released=False)
    for plate in (*traveller(of, BoardKey(1)), *evening(of, Who("1"))):
        assert plate.diagram is None
        assert "par" not in words(plate).lower()
        assert "A K Q 2" not in words(plate)


def test_an_evening_has_every_board_with_the_best_and_the_worst() -> None:
    (plate,) = evening(halls.shown(halls.howell(8)), Who("3"))
    assert plate.title == "Eve Stone – Max Wren"
    assert len(plate.grids[0].rows) == 24
    assert plate.under[0].startswith("Place ")
    assert [line.partition(":")[0] for line in plate.under[1:3]] == ["Best", "Worst"]


def test_a_score_of_ones_own_has_the_sign_of_ones_own_side() -> None:
    sheet = halls.howell(4, boards=1)
    (entry, *_) = sheet.entries
    of = halls.shown(replace(sheet, entries=(replace(entry, result=None, score=620),)))
    scores = [evening(of, side[0])[0].grids[0].rows[0][3] for side in (entry.ns, entry.ew)]
    assert scores == ["+620", "-620"]


def test_nobody_has_an_evening_who_did_not_play() -> None:
    assert evening(halls.shown(halls.howell(8)), Who("99")) == ()
    assert traveller(halls.shown(halls.howell(8)), BoardKey(99)) == ()


def test_a_phantom_has_no_name() -> None:
    sheet = halls.howell(8)
    people = (Participant(Who("1"), ("Bye",), phantom=True), *sheet.participants[1:])
    assert "Bye" not in words(*rankings(halls.shown(replace(sheet, participants=people))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_see_a_picture_reads_all_of_it(language: str) -> None:
    of = halls.shown(halls.howell(40, language, boards=4), language)
    read = "\n".join(line for plate in rankings(of) for line in in_words(plate, of.w.locale.joined))
    for row in places(of):
        assert all(cell in read for cell in row)


@given(mitchells())
def test_whatever_was_played_can_be_shown(sheet: Sheet) -> None:
    of = halls.shown(sheet)
    assert sum(len(grid.rows) for plate in rankings(of) for grid in plate.grids) == sum(
        len(ranking.rows) for ranking in of.results.computed.rankings
    )
    assert all(traveller(of, key) for key in boards(sheet))
    assert all(evening(of, who) for entry in sheet.entries for who in (*entry.ns, *entry.ew))
