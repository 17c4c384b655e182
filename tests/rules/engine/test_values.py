"""Facts as JSON and TOML write them."""

import pytest

from rules.engine.facts import FactError
from rules.engine.values import read, write
from rules.model import Auction, Seat, parse_call


@pytest.mark.parametrize(
    ("key", "raw", "value"),
    [
        ("unintended", True, True),
        ("since", "lho_called", "lho_called"),
        ("accept_insufficient", "accepts", "accepts"),
        ("replacement_call", "2h", parse_call("2H")),
        ("again.accept_insufficient", "refuses", "refuses"),
        ("offender", "s", Seat.S),
        ("auction", "N: 1S P 1H", Auction.parse("N: 1S P 1H")),
        ("holds.since", "auction", "auction"),
    ],
)
def test_every_kind_of_value_is_read(key: str, raw: object, value: object) -> None:
    """Seat "N", call "2H", auction "N: 1S P 1H", yes/no true and false, a choice by its id."""
    assert read(key, raw) == value
    assert read(key, write(read(key, raw))) == value


@pytest.mark.parametrize(
    ("key", "raw"),
    [
        ("nonsense", 1),
        ("third.accept_insufficient", "refuses"),
        ("unintended", "yes"),
        ("unintended", 1),
        ("since", None),
        ("accept_insufficient", "perhaps"),
        ("replacement_call", 7),
        ("auction", "1S"),
        ("holds.since", "neither"),
    ],
)
def test_what_is_no_value_is_refused(key: str, raw: object) -> None:
    """An unknown fact, or a value that a fact cannot have, is an error that names it."""
    with pytest.raises(FactError, match=key):
        read(key, raw)
