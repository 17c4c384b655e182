"""Whose turn it was when the offender called, or is now, where that makes no difference but to who calls."""

from enum import StrEnum

from rules.engine.case import Case, Law
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Role, Value, choice
from rules.model import Auction
from rules.standings.duty_to_pass import RHO_OBLIGED, RHO_OBLIGED_ONCE, TURN, Turn


class WhoseTurn(StrEnum):
    """Whose turn it was; UNSAID where nothing shows it."""

    OFFENDER = "offender"
    LHO = "lho"
    PARTNER = "partner"
    RHO = "rho"
    UNSAID = "unsaid"


# Never asked: the typed auction shows it, or an answer; and the table knows it.
WHOSE_TURN = choice("whose_turn", WhoseTurn, about=(AUCTION,))

SAID = {Turn.RHO_MUST_PASS: WhoseTurn.OFFENDER}


# Never asked: whose turn it is in an auction that goes on as it was typed.
CALLS_NEXT = choice("calls_next", WhoseTurn, about=(AUCTION,))


def turn_named(case: Case, law: Law) -> bool:
    """Say whose turn it is; returns whether the typed auction shows it."""
    whose = case[CALLS_NEXT]
    if whose is not WhoseTurn.UNSAID:
        case.step("turn-to-call", law, Role(whose))
    return whose is not WhoseTurn.UNSAID


def whose_turn(case: Case) -> Role | None:
    """The player whose turn it was; None where nobody has said it."""
    whose = case[WHOSE_TURN]
    return None if whose is WhoseTurn.UNSAID else Role(whose)


@derives(WHOSE_TURN)
def whose_turn_shown(known: Known) -> tuple[Value, ...]:
    irregularity, turn = known.irregularity, known.get(TURN)
    if isinstance(turn, str):
        return (SAID.get(Turn(turn)) or WhoseTurn(turn),)
    if irregularity is None or irregularity.turn is None:
        return (WhoseTurn.UNSAID,)
    if irregularity.turn is irregularity.rho and known.answers.get(RHO_OBLIGED_ONCE.id):
        return (WhoseTurn.UNSAID,)
    if irregularity.turn is irregularity.rho and known.answers.get(RHO_OBLIGED.id):  # 28A
        return (WhoseTurn.OFFENDER,)
    seats = (irregularity.offender, irregularity.lho, irregularity.partner, irregularity.rho)
    places = (WhoseTurn.OFFENDER, WhoseTurn.LHO, WhoseTurn.PARTNER, WhoseTurn.RHO)
    return (places[seats.index(irregularity.turn)],)


@derives(CALLS_NEXT)
def calls_next_shown(known: Known) -> tuple[Value, ...]:
    auction = known.answers.get(AUCTION.id)
    turn = auction.turn if isinstance(auction, Auction) else None
    role = next((role for role, seat in known.seats.items() if seat is turn), None)
    return (WhoseTurn(role.value) if role else WhoseTurn.UNSAID,)
