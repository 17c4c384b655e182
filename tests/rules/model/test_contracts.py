"""Contracts and results."""

import pytest
from hypothesis import given

from rules.model import Contract, Denomination, ModelError, Result, Seat, parse_result
from tests.strategies import results, seats


@given(results)
def test_a_result_is_read_as_it_is_written(result: Result) -> None:
    """The notation of a result is read back, in either case."""
    declarer = result.contract.declarer if result.contract else None
    assert parse_result(str(result), declarer) == parse_result(str(result).lower(), declarer) == result


@pytest.mark.parametrize(
    ("text", "written", "tricks"),
    [
        ("4SX-2", "4SX-2", 8),
        ("3nt+1", "3NT+1", 10),
        ("6hxx=", "6HXX=", 12),
        ("4S=", "4S=", 10),
        ("1N", "1NT=", 7),
        ("1N-1", "1NT-1", 6),
        ("4S\N{MINUS SIGN}1", "4S-1", 9),
        ("4S\N{EN DASH}1", "4S-1", 9),
        ("7NTXX-13", "7NTXX-13", 0),
        (" 4 S X - 2 ", "4SX-2", 8),
        ("1C+6", "1C+6", 13),
    ],
)
def test_a_result_gives_the_tricks_declarer_won(text: str, written: str, tricks: int) -> None:
    """A contract needs six tricks and its level; the sign counts from there."""
    result = parse_result(text, Seat.N)
    assert (str(result), result.tricks) == (written, tricks)


@pytest.mark.parametrize("text", ["PASS", "pass", "P"])
def test_a_board_passed_out_has_no_contract(text: str) -> None:
    """Four passes give no contract and need no declarer (Law 22B)."""
    assert parse_result(text) == Result(None, 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("4S+4", "overtricks-impossible"),
        ("7NT+1", "overtricks-impossible"),
        ("1C+99", "overtricks-impossible"),
        ("4S-11", "undertricks-impossible"),
        ("1C-8", "undertricks-impossible"),
        ("8S=", "level-out-of-range"),
        ("0S=", "level-out-of-range"),
        ("", "result-not-understood"),
        ("4", "result-not-understood"),
        ("S", "result-not-understood"),
        ("10S=", "result-not-understood"),
        ("4SXXX=", "result-not-understood"),
        ("4S+", "result-not-understood"),
        ("4S+0", "result-not-understood"),
        ("4S=1", "result-not-understood"),
        ("4S-100", "result-not-understood"),
        ("X", "result-not-understood"),
    ],
)
def test_an_impossible_result_is_refused(text: str, code: str) -> None:
    """There are thirteen tricks and seven levels, and the error says which was overlooked."""
    with pytest.raises(ModelError) as caught:
        parse_result(text, Seat.N)
    assert caught.value.code == code


def test_a_contract_needs_a_declarer() -> None:
    """A result cannot be scored without knowing who played."""
    with pytest.raises(ModelError) as caught:
        parse_result("4sx=")
    assert (caught.value.code, caught.value.args_) == ("declarer-missing", {"contract": "4SX"})


@given(seats)
def test_a_contract_has_a_level_and_a_risk(seat: Seat) -> None:
    """No contract above seven may be played (Law 38A), none is more than redoubled."""
    with pytest.raises(ModelError, match="level"):
        Contract(8, Denomination.CLUBS, 0, seat)
    with pytest.raises(ModelError, match="risk"):
        Contract(1, Denomination.CLUBS, 3, seat)


def test_tricks_are_at_most_thirteen() -> None:
    """A board has thirteen tricks, and none when it is passed out."""
    with pytest.raises(ModelError):
        Result(Contract(1, Denomination.CLUBS, 0, Seat.N), 14)
    with pytest.raises(ModelError):
        Result(None, 1)
