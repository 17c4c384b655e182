"""A second irregularity on one board: what the rulings before it have left standing decides how it is ruled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.engine.derive import OFFENDER
from rules.engine.facts import Role, Value
from rules.engine.ruling import Ruling
from rules.model import Seat
from rules.procedures.call_facts import RHO_OBLIGED
from rules.procedures.inadmissible_calls import AGAINST_19, NEXT, OBLIGED, WHENEVER

# The players of a ruling by their place: how many seats to the left of its offender they sit.
PLACES = (Role.OFFENDER, Role.LHO, Role.PARTNER, Role.RHO)

OBLIGES = {"standing-pass-next": NEXT, "standing-pass-whenever": WHENEVER}

# What a player who has to pass may do instead, so that Law 37 rules on it.
INSTEAD_OF_A_PASS = ("insufficient_bid", "bid_out_of_turn", "double_out_of_turn", "inadmissible_double")


def obligations(rulings: Iterable[tuple[int, Ruling]]) -> dict[int, str]:
    """Who has to pass, by place from the first offender, and for how long: NEXT or WHENEVER.

    Args: the rulings of one board in their order, each with the place of its offender.
    """
    found: dict[int, str] = {}
    for place, ruling in rulings:
        for item in ruling.standings:
            if item.id in OBLIGES and item.who in PLACES:
                holder = (place + PLACES.index(item.who)) % 4
                if found.get(holder) != WHENEVER:
                    found[holder] = OBLIGES[item.id]
    return found


def ruled_under(irregularity: str, obliged: bool) -> str:
    """The procedure for an irregularity by a player who was, or was not, obliged to pass (35B, 37)."""
    return "call_when_must_pass" if obliged and irregularity in INSTEAD_OF_A_PASS else irregularity


def told(
    irregularity: str, place: int, obliged: str | None, standing: Mapping[int, str], first_offender: Seat | None
) -> dict[str, Value]:
    """What the board already says of a second irregularity.

    Args: the irregularity; the place of its offender; how long they had to pass, if they had to; who has to pass on
    this board, by place; the seat of the first offender, where it is known.
    """
    facts: dict[str, Value] = {}
    if first_offender is not None:
        facts[OFFENDER.id] = seat_at(place, first_offender)
    if obliged is not None:
        facts[OBLIGED.id] = obliged
    if irregularity == "inadmissible_double":
        facts[AGAINST_19.id] = True
    rho = standing.get((place + PLACES.index(Role.RHO)) % 4)
    if rho != NEXT:  # whether the one turn at which they had to pass is over, only the table knows
        facts[RHO_OBLIGED.id] = rho == WHENEVER
    return facts


def seat_at(place: int, first_offender: Seat) -> Seat:
    """The seat of a player, from their place and the seat of the first offender."""
    seat = first_offender
    for _ in range(place):
        seat = seat.lho
    return seat
