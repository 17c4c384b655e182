"""Deals in PBN."""

import pytest

from rules.model import Denomination, ModelError, Seat
from rules.model.deals import Deal, Solved

TEXT = "N:AKQ2.432.K54.QJ3 JT98.AKQ.A32.K54 76.J987.QJT9.AT2 543.T65.876.9876"


def test_a_deal_is_written_as_it_is_read() -> None:
    """PBN, alone or in its tag, from whichever hand comes first."""
    deal = Deal.parse(TEXT)
    assert str(deal) == TEXT
    assert Deal.parse(f'[Deal "{TEXT}"]') == deal
    north, east, south, west = TEXT.removeprefix("N:").split()
    assert Deal.parse(f"S:{south} {west} {north} {east}") == deal
    assert Deal.looks_so(TEXT)
    assert Deal.looks_so(f'[Deal "{TEXT}"]')
    assert not Deal.looks_so("N: 1S P 1H")


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("AKQ2", "AKQ"),  # a card is missing
        TEXT.replace("543.", "54K."),  # a card stands twice
        TEXT.replace("AKQ2", "AKKQ"),
        TEXT.replace("N:", "X:"),
        TEXT.replace("AKQ2.432.K54.QJ3", "AKQ2.432.K54"),
        TEXT.replace("9876", "987"),
        TEXT.replace("JT98", "JT9Z"),
        "",
        '[Deal ""]',
    ],
)
def test_what_is_no_whole_deal(text: str) -> None:
    """Thirteen cards a hand, each card once."""
    with pytest.raises(ModelError) as told:
        Deal.parse(text)
    assert told.value.code in {"deal-not-understood", "card-not-understood"}


def test_the_tricks_of_a_declarer() -> None:
    """Twenty numbers: North, East, South and West in clubs, then the other denominations."""
    solved = Solved.parse(f"{TEXT} | {' '.join(str(number % 14) for number in range(20))}")
    assert solved.made(Seat.N) == dict(zip(Denomination, (0, 4, 8, 12, 2), strict=True))
    assert solved.made(Seat.W) == dict(zip(Denomination, (3, 7, 11, 1, 5), strict=True))
    assert Solved.parse(str(solved)) == solved
    assert Solved.parse(TEXT).made(Seat.N) == {}


@pytest.mark.parametrize("numbers", ["1 2 3", "14 " * 20, "x"])
def test_what_are_no_tricks(numbers: str) -> None:
    """Twenty of them, at most thirteen each."""
    with pytest.raises(ModelError):
        Solved.parse(f"{TEXT} | {numbers}")
