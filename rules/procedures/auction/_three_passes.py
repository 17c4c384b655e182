"""Law 34 with 17D3 (2007: 17E2): three passes, one of them out of turn, do not end the auction."""

from itertools import pairwise

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Value, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.model import Action, Auction
from rules.procedures._withdrawn import withdrawn_information
from rules.procedures.auction._irregular_call import BID_BEFORE
from rules.procedures.auction._seemed_over import face_down_lead_goes_back

THREE_PASSES = segment("three_passes", __name__)

# Whether the pass out of turn is one of three in a row by now.
THREE_IN_A_ROW = yes_no("three_in_a_row", about=(AUCTION,))


def back_to_skipped_player(case: Case) -> None:
    """34: the turn goes back to the player whom the three passes have skipped."""
    case.cite("34")
    case.step("back-to-skipped-player", Concept.SKIPPED_PLAYER)
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
    """Whether three passes follow the last other call, with a player passed over among them."""
    entries = auction.entries
    last = max((index for index, entry in enumerate(entries) if entry.call is not Action.PASS), default=0)
    followed = entries[last : last + 4]
    return len(followed) == 4 and any(after.seat is not before.seat.lho for before, after in pairwise(followed))


@derives(THREE_IN_A_ROW)
def third_pass_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if known.auction is None or irregularity is None:
        return None
    once = irregularity.turn is not irregularity.lho and irregularity.offender not in irregularity.who_since[:1]
    return (once and takes_turn_away(known.auction),)
