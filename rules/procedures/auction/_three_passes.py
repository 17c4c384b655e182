"""Law 34 with 17D3 (2007: 17E2): three passes, one of them out of turn, do not end the auction."""

from enum import StrEnum
from itertools import pairwise

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Role, Value, choice, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.model import Action, Auction, Seat
from rules.procedures._withdrawn import withdrawn_information
from rules.procedures.auction._irregular_call import BID_BEFORE
from rules.procedures.auction._seemed_over import face_down_lead_goes_back
from rules.standings.duty_to_pass import TURN, Turn

THREE_PASSES = segment("three_passes", __name__)

# Whether the pass out of turn is one of three in a row by now.
THREE_IN_A_ROW = yes_no("three_in_a_row", about=(AUCTION,))


class Skipped(StrEnum):
    """Whose turn was taken away, as seen from whoever passed out of turn; UNSAID where nothing shows it."""

    RHO = "rho"
    PARTNER = "partner"
    LHO = "lho"
    OFFENDER = "offender"
    UNSAID = "unsaid"


# Never asked: the typed auction shows it, or the answer whose turn it was; and the table knows it.
SKIPPED = choice("skipped", Skipped, about=(AUCTION,))

PLACES = {Skipped.OFFENDER: Role.OFFENDER, Skipped.LHO: Role.LHO, Skipped.PARTNER: Role.PARTNER, Skipped.RHO: Role.RHO}


def back_to_skipped_player(case: Case) -> None:
    """34: the turn goes back to the player whom the three passes have skipped."""
    case.cite("34")
    skipped = case[SKIPPED]
    if skipped is Skipped.UNSAID:
        case.step("back-to-skipped-player", Concept.SKIPPED_PLAYER)
    else:
        case.step("back-to-this-player", Concept.SKIPPED_PLAYER, PLACES[skipped])
    if case[BID_BEFORE]:
        face_down_lead_goes_back(case)
    withdrawn_information(case)


def may_become_three(case: Case) -> None:
    """34: a pass out of turn was accepted; with two other passes it will not end the auction."""
    case.cite("34")
    case.check("three-passes", Concept.SKIPPED_PLAYER, When.AT_TURN, "three_passes")


@THREE_PASSES.under(LAWS_2007)
def three_passes(case: Case) -> Ruling:
    """Law 34 with 17D3 (2007: 17E2): the pass that was accepted has become one of three."""
    back_to_skipped_player(case)
    return case.ruling()


def takes_turn_away(auction: Auction) -> bool:
    """Whether three passes have followed another call, with a player passed over among them."""
    return passed_over(auction) is not None


def passed_over(auction: Auction) -> Seat | None:
    """The first player whom three passes after another call have passed over; None where there is none.

    That player may have called since, and was in turn then.
    """
    for start in range(len(auction.entries) - 3):
        followed = auction.entries[start : start + 4]
        over = [before.seat.lho for before, after in pairwise(followed) if after.seat is not before.seat.lho]
        if over and all(entry.call is Action.PASS for entry in followed[1:]):
            return over[0]
    return None


@derives(SKIPPED)
def skipped_shown(known: Known) -> tuple[Value, ...]:
    irregularity, turn = known.irregularity, known.get(TURN)
    if known.auction and irregularity and irregularity.turn:
        seats = {
            irregularity.offender: Skipped.OFFENDER,
            irregularity.lho: Skipped.LHO,
            irregularity.partner: Skipped.PARTNER,
            irregularity.rho: Skipped.RHO,
        }
        return (seats[passed_over(known.auction) or irregularity.turn],)
    return (Skipped(turn) if turn in (Turn.RHO, Turn.PARTNER) else Skipped.UNSAID,)


@derives(THREE_IN_A_ROW)
def third_pass_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if known.auction is None or irregularity is None:
        return None
    once = irregularity.turn is not irregularity.lho and irregularity.offender not in irregularity.who_since[:1]
    return (once and takes_turn_away(known.auction),)
