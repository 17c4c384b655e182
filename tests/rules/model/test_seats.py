"""Seats and sides."""

import pytest
from hypothesis import given

from rules.model import ModelError, Seat, Side, parse_seat
from tests.strategies import seats, sides


def test_the_players_sit_clockwise() -> None:
    """East is on the left of North, South opposite and West on the right."""
    assert (Seat.N.lho, Seat.N.partner, Seat.N.rho) == (Seat.E, Seat.S, Seat.W)


@given(seats)
def test_left_of_right_is_oneself(seat: Seat) -> None:
    """The left-hand opponent of the right-hand opponent, and the partner's partner, are the player."""
    assert seat.rho.lho == seat.partner.partner == seat


@given(seats)
def test_partners_are_one_side(seat: Seat) -> None:
    """A player and partner form a side; the neighbours form the other one."""
    assert set(seat.side.seats) == {seat, seat.partner}
    assert set(seat.side.opponents.seats) == {seat.lho, seat.rho}


@given(sides)
def test_the_opponents_of_the_opponents_are_the_side(side: Side) -> None:
    """There are two sides."""
    assert side.opponents != side
    assert side.opponents.opponents == side


@given(seats)
def test_a_seat_is_read_in_either_case(seat: Seat) -> None:
    """The notation of a seat is read back."""
    assert parse_seat(str(seat)) == parse_seat(f" {seat.lower()} ") == seat


@pytest.mark.parametrize("text", ["", "Q", "NS", "north"])
def test_another_word_is_no_seat(text: str) -> None:
    """Only the four letters are seats."""
    with pytest.raises(ModelError) as caught:
        parse_seat(text)
    assert caught.value.code == "seat-unknown"
    assert caught.value.args_ == {"text": text}
