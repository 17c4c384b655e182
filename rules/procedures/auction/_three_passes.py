"""Law 34 with 17D3 (2007: 17E2): three passes, one of them out of turn, do not end the auction."""

from itertools import pairwise

from rules.engine.case import Case
from rules.engine.ruling import When
from rules.lawbook import Concept
from rules.model import Action, Auction
from rules.procedures._withdrawn import withdrawn_information
from rules.procedures.auction._seemed_over import face_down_lead_goes_back


def back_to_skipped_player(case: Case) -> None:
    """34: the turn goes back to the player whom the three passes have skipped."""
    case.cite("34")
    case.step("back-to-skipped-player", Concept.SKIPPED_PLAYER)
    face_down_lead_goes_back(case)
    withdrawn_information(case)


def may_become_three(case: Case) -> None:
    """34: a pass out of turn was accepted; with two other passes it will not end the auction."""
    case.cite("34")
    case.check("three-passes", Concept.SKIPPED_PLAYER, When.AT_TURN)


def takes_turn_away(auction: Auction) -> bool:
    """Whether three passes follow the last other call, with a player passed over among them."""
    entries = auction.entries
    last = max((index for index, entry in enumerate(entries) if entry.call is not Action.PASS), default=0)
    followed = entries[last : last + 4]
    return len(followed) == 4 and any(after.seat is not before.seat.lho for before, after in pairwise(followed))
