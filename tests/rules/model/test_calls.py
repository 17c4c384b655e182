"""Calls."""

import pytest
from hypothesis import given

from rules.model import Action, Bid, Call, Denomination, ModelError, parse_call
from tests.strategies import any_calls, bids


@given(any_calls)
def test_a_call_is_read_as_it_is_written(call: Call) -> None:
    """The notation of a call is read back, in either case."""
    assert parse_call(str(call)) == parse_call(str(call).lower()) == call


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("2H", "2H"),
        ("1n", "1NT"),
        ("1NT", "1NT"),
        ("9c", "9C"),
        ("pass", "P"),
        ("DBL", "X"),
        ("Rdbl", "XX"),
        (" x ", "X"),
    ],
)
def test_other_spellings_are_read(text: str, written: str) -> None:
    """Short and long forms of a call are the same call."""
    assert str(parse_call(text)) == written


@pytest.mark.parametrize("text", ["", "H", "2", "0H", "10H", "2H!", "H2", "1NTT", "XXX", "PP", "2 H", "२H", "1ſ"])
def test_other_text_is_no_call(text: str) -> None:
    """What is not a call is refused, and the error quotes it."""
    with pytest.raises(ModelError) as caught:
        parse_call(text)
    assert caught.value.code == "call-not-understood"
    assert caught.value.args_ == {"text": text}


@pytest.mark.parametrize(
    ("higher", "lower"),
    [("1D", "1C"), ("1H", "1D"), ("1S", "1H"), ("1NT", "1S"), ("2C", "1NT"), ("7C", "6NT")],
)
def test_a_bid_supersedes_a_lower_one(higher: str, lower: str) -> None:
    """More tricks, or as many in a higher denomination, supersede a bid (Law 18B)."""
    first, second = parse_call(higher), parse_call(lower)
    assert isinstance(first, Bid)
    assert isinstance(second, Bid)
    assert first.supersedes(second)
    assert not second.supersedes(first)


@given(bids, bids)
def test_of_two_bids_exactly_one_supersedes_the_other(one: Bid, other: Bid) -> None:
    """Different bids are ranked; a bid never supersedes itself (Law 18)."""
    assert one.supersedes(other) + other.supersedes(one) == (one != other)


@given(bids)
def test_the_first_bid_is_sufficient(bid: Bid) -> None:
    """Any bid is sufficient when nobody has bid (Law 18)."""
    assert bid.supersedes(None)


def test_a_bid_of_eight_can_be_written_down() -> None:
    """A bid of more than seven can be expressed, for it can be made (Law 38)."""
    assert Bid(8, Denomination.CLUBS).above_seven
    assert not Bid(7, Denomination.NOTRUMP).above_seven


@pytest.mark.parametrize("level", [-1, 0, 10])
def test_a_bid_has_a_level(level: int) -> None:
    """A bid names at least one odd trick; ten and more is no bid that anybody means."""
    with pytest.raises(ModelError) as caught:
        Bid(level, Denomination.CLUBS)
    assert caught.value.code == "level-out-of-range"


def test_there_are_three_calls_that_are_no_bids() -> None:
    """Pass, double and redouble are calls but not bids (Law 18A)."""
    assert [str(action) for action in Action] == ["P", "X", "XX"]
