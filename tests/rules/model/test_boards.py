"""Dealer and vulnerability."""

import pytest
from hypothesis import given

from rules.model import ModelError, Seat, Side, Vulnerability, dealer, vulnerability
from tests.strategies import board_numbers

VULNERABLE = [
    *("none", "ns", "ew", "all"),
    *("ns", "ew", "all", "none"),
    *("ew", "all", "none", "ns"),
    *("all", "none", "ns", "ew"),
]
"""Boards 1 to 16 (Law 2)."""


@pytest.mark.parametrize(("number", "expected"), list(enumerate(VULNERABLE, start=1)))
def test_vulnerability_follows_the_table(number: int, expected: str) -> None:
    """The first sixteen boards have the vulnerability of the table (Law 2)."""
    assert vulnerability(number) == expected


@given(board_numbers)
def test_boards_repeat_after_sixteen(number: int) -> None:
    """The cycle begins again on every sixteenth board (Law 2)."""
    assert vulnerability(number + 16) == vulnerability(number)
    assert dealer(number + 16) == dealer(number)


@given(board_numbers)
def test_the_deal_passes_to_the_left(number: int) -> None:
    """North deals board 1, and each board's dealer sits left of the last one's (Law 2)."""
    assert dealer(1) is Seat.N
    assert dealer(number + 1) is dealer(number).lho


def test_a_side_is_vulnerable_or_not() -> None:
    """None includes neither side, all both, and the others one."""
    sides = {kind: [side for side in Side if kind.includes(side)] for kind in Vulnerability}
    assert sides == {
        Vulnerability.NONE: [],
        Vulnerability.NS: [Side.NS],
        Vulnerability.EW: [Side.EW],
        Vulnerability.ALL: [Side.NS, Side.EW],
    }


@pytest.mark.parametrize("number", [0, -1])
def test_boards_are_numbered_from_one(number: int) -> None:
    """There is no board zero."""
    for function in (dealer, vulnerability):
        with pytest.raises(ModelError) as caught:
            function(number)
        assert caught.value.code == "board-number-impossible"
