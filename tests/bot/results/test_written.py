"""What scorers write is read as it is meant."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.results import written
from rules.model.cards import Card
from rules.model.contracts import Contract, parse_result
from rules.model.denominations import Suit
from rules.model.seats import Seat, Side
from rules.results.sheet import Given
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average
from tests.strategies import contracts

PLUS, EVEN, MINUS = (Artificial(each) for each in (Average.PLUS, Average.EVEN, Average.MINUS))


def of_top(percent: int) -> Given:
    """A share of the top."""
    return Given(Fraction(percent, 100), Unit.TOP)


@pytest.mark.parametrize(
    ("text", "both"),
    [
        ("A6040", (PLUS, MINUS)),
        ("A60/40", (PLUS, MINUS)),
        ("60%-40%", (PLUS, MINUS)),
        ("60/40", (PLUS, MINUS)),
        ("A+/A-", (PLUS, MINUS)),
        ("a-/A+", (MINUS, PLUS)),
        ("A+\N{MINUS SIGN}", (PLUS, MINUS)),
        ("AVE+/AVE-", (PLUS, MINUS)),
        ("AVE", (EVEN, EVEN)),
        ("A=", (EVEN, EVEN)),
        ("A5050", (EVEN, EVEN)),
        ("Av+", (PLUS, PLUS)),
        ("A7030", (of_top(70), of_top(30))),
        ("100%-0%", (of_top(100), of_top(0))),
        ("70 %", (of_top(70), of_top(30))),
    ],
)
def test_an_award_is_read_however_it_is_written(text: str, both: object) -> None:
    assert written.awards(text) == both


@pytest.mark.parametrize("text", ["", "420", "-50", "0", "6040", "ADJ", "120%", "A6", "4S", "1-2"])
def test_a_score_is_no_award(text: str) -> None:
    assert written.awards(text) is None


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("1", ("1", None, "")),
        ("1NS", ("1", Side.NS, "")),
        ("NS 3", ("3", Side.NS, "")),
        ("(A) 12 EW", ("12", Side.EW, "A")),
        ("B7", ("7", None, "B")),
        ("E4", ("4", Side.EW, "")),
        ("007", ("7", None, "")),
        ("7E", ("7", Side.EW, "")),
        ("Red  Team", ("Red Team", None, "")),
    ],
)
def test_a_contestant_is_read_with_side_and_section(text: str, named: object) -> None:
    assert written.contestant(text) == named


@given(contracts, st.booleans())
def test_a_contract_is_read_as_it_is_printed(contract: Contract, symbols: bool) -> None:
    text = str(contract)
    if symbols and contract.denomination.suit:
        text = text.replace(contract.denomination.value, dict(zip("SHDC", "♠♥♦♣", strict=True))[contract.denomination])
    played = written.contract(text.lower())
    assert played is not None
    assert (played.level, played.denomination, played.risk) == (contract.level, contract.denomination, contract.risk)


@pytest.mark.parametrize("text", ["", "8S", "0", "NP", "PASS", "4S and more", "4Z"])
def test_what_is_no_contract_is_none(text: str) -> None:
    assert written.contract(text) is None


@pytest.mark.parametrize(
    ("contract", "tricks", "results"),
    [
        ("4S", "10", ("4S=",)),
        ("4S", "=", ("4S=",)),
        ("4S", "+1", ("4S+1",)),
        ("4S", "-2", ("4S-2",)),
        ("1NT", "2", ("1NT-5", "1NT+2")),
        ("3NT+1", "", ("3NT+1",)),
        ("7S", "+1", ()),
        ("4S", "", ()),
    ],
)
def test_tricks_are_those_won_or_those_over_and_under(contract: str, tricks: str, results: tuple[str, ...]) -> None:
    played = written.contract(contract)
    assert played is not None
    expected = tuple(parse_result(each, Seat.W) for each in results)
    assert written.result(played, Seat.W, tricks) == expected
    assert written.result(played, None, tricks) == ()


@pytest.mark.parametrize("text", ["Pass", "PASSED OUT", "AP", "all pass"])
def test_a_board_that_was_passed_out_has_no_contract(text: str) -> None:
    assert written.passed_out(text)
    assert not written.not_played(text)


@pytest.mark.parametrize("text", ["NP", "not played", "Bye"])
def test_a_board_may_not_have_been_played(text: str) -> None:
    assert written.not_played(text)


@pytest.mark.parametrize(("text", "card"), [("H9", "H9"), ("9H", "H9"), ("10h", "HT"), ("♠A", "SA")])
def test_a_lead_is_written_suit_first_or_rank_first(text: str, card: str) -> None:
    assert written.lead(text) == Card(Suit(card[0]), card[1])


@pytest.mark.parametrize("text", ["", "H", "ZZ", "H11"])
def test_what_is_no_card_is_no_lead(text: str) -> None:
    assert written.lead(text) is None


@pytest.mark.parametrize(
    ("text", "found"),
    [("54,32", Fraction(5432, 100)), ("+3", 3), ("-1.5", Fraction(-3, 2)), ("61.2 %", Fraction(612, 10)), (".5", 0.5)],
)
def test_a_number_is_read_with_point_or_comma(text: str, found: object) -> None:
    assert written.number(text) == found


@pytest.mark.parametrize("text", ["", "-", "1e9", "1/0", "nan", "1.2.3", "9" * 30])
def test_what_is_no_number_is_none(text: str) -> None:
    assert written.number(text) is None


@pytest.mark.parametrize(("text", "place"), [("3", "3"), ("=3", "3="), ("3-4", "3="), ("T3", "3"), ("", "")])
def test_a_place_is_printed_in_one_way(text: str, place: str) -> None:
    assert written.place(text) == place


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("11/03/2026", "2026-03-11"),
        ("03/25/2026", "2026-03-25"),
        ("2026-11-03", "2026-11-03"),
        ("3.11.26", "2026-11-03"),
        ("31/02/2026", ""),
        ("Tuesday", ""),
    ],
)
def test_the_day_stands_first_unless_that_is_impossible(text: str, day: str) -> None:
    assert written.day(text) == day


def test_nobody_sits_where_a_phantom_does() -> None:
    assert written.is_phantom(("PHANTOM", ""))
    assert written.is_phantom(("Sit-out",))
    assert not written.is_phantom(("Byers", "Bayer"))


@given(st.text(max_size=30))
def test_no_text_breaks_a_reader(text: str) -> None:
    for reads in (written.awards, written.contestant, written.contract, written.number, written.day, written.lead):
        reads(text)
    assert isinstance(written.place(text), str)
