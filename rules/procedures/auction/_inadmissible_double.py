"""Law 36: what becomes of a double or redouble that Law 19 does not allow."""

from collections.abc import Callable
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Role, Value, choice, yes_no
from rules.lawbook import Concept
from rules.model import Auction
from rules.procedures._withdrawn import (
    awareness,
    partner_passes_whenever,
    restricted_unless_comparable,
    withdrawn_information,
)
from rules.procedures.auction._contract import contract_without_the_call
from rules.procedures.auction._irregular_call import LHO_HAS_CALLED, WHOSE, Since, in_turn_over_rho, later_call
from rules.procedures.auction._seemed_over import face_down_lead_goes_back
from rules.procedures.auction._whose_turn import whose_turn
from rules.standings.duty_to_pass import Turn


class Noticed(StrEnum):
    """36C: how far the board had gone when attention was drawn to the call."""

    LEAD_FACED = "lead_faced"
    AUCTION_OVER = "auction_over"  # or so it seemed
    AUCTION_ON = "auction_on"


NOTICED = choice("noticed", Noticed)

# 36A: of a call by a player who had to pass, whether it offends against Law 19 as well.
AGAINST_19 = yes_no("against_19")

# 36B of 2017: the legal call in place of the cancelled one, for Law 26.
REPLACEMENT_COMPARABLE = yes_no(
    "replacement_comparable",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="23A",
    about=(AUCTION,),
    script=("replace-inadmissible",),
)


def cancelled_as_inadmissible(case: Case, since: Since, turn: Turn, replaced: Callable[[Case], None]) -> None:
    """36A and 36B, with 26.

    replaced: what the edition prescribes for the call in place of a double over which LHO has not called.
    """
    if since in LHO_HAS_CALLED:
        cancelled_with_later_calls(case, turn)
    else:
        double_cancelled(case, since, turn)
        replaced(case)


def double_replaced_2017(case: Case) -> None:
    """26 of 2017 after 36B."""
    restricted_unless_comparable(case, case[REPLACEMENT_COMPARABLE])


def may_be_over(since: Since, changed: bool) -> bool:
    """Whether the auction may be over: where the double was changed to a pass, that pass or LHO's may have ended it."""
    return since is Since.LHO_AND_PARTNER_CALLED or (changed and since in (Since.NOTHING, Since.LHO_CALLED))


def found_after_lead(case: Case, since: Since, changed: bool, scored_without: Callable[[Case], None]) -> bool:
    """36C: whether attention is drawn to the double only when the opening lead has been faced.

    scored_without: what the edition prescribes for that, which is then written.
    """
    found = may_be_over(since, changed) and case[NOTICED] is Noticed.LEAD_FACED
    if found:
        scored_without(case)
    return found


def lead_goes_back(case: Case, since: Since, changed: bool) -> None:
    """41A: what goes back where the auction that goes on had seemed to be over."""
    if may_be_over(since, changed) and case[NOTICED] is Noticed.AUCTION_OVER:
        face_down_lead_goes_back(case)


def scored_without_2017(case: Case) -> None:
    """36C: the contract is scored as if the double had not been made."""
    without_the_call(case, "36C", "scored-without-the-call")


def scored_without_2007(case: Case) -> None:
    """2007 has no provision once play has begun, so that 12A1 is left."""
    without_the_call(case, "12A1", "scored-without-provision")


def without_the_call(case: Case, law: str, adjustment: str) -> None:
    """The play goes on in the contract without the double, and the board is scored in it."""
    inadmissible(case)
    case.step("play-goes-on-without-the-call", law)
    contract_without_the_call(case, law)
    case.adjust(adjustment, law, "board_score")


def inadmissible(case: Case) -> None:
    """19 and 35: the double or redouble is not allowed."""
    case.cite("19")
    case.cite(Concept.INADMISSIBLE_DOUBLE)


def cancelled_with_later_calls(case: Case, turn: Turn = Turn.OFFENDER) -> None:
    """36A: LHO has called over the double, whoever's turn it was; of one in turn nobody has been asked that."""
    inadmissible(case)
    case.step("cancelled-with-later-calls", "36A")
    whose = WHOSE.get(turn) or whose_turn(case)
    if whose is None:
        case.step("as-if-nothing-had-happened", "36A")
    else:
        case.step("as-before-at-turn", "36A", whose)
    case.step("no-lead-restriction", "36A")
    withdrawn_information(case)


def double_cancelled(case: Case, since: Since, turn: Turn) -> None:
    """36B: LHO has not called, and the offender has to call again."""
    inadmissible(case)
    if turn is Turn.RHO_MUST_PASS:
        in_turn_over_rho(case, since)
    case.step("call-cancelled", "36B1", Role.OFFENDER)
    match turn:
        case Turn.OFFENDER | Turn.RHO_MUST_PASS:
            case.step("make-legal-call", "36B2", Role.OFFENDER)
            partner_passes_whenever(case, "36B2")
            case.cite("36B3")
        case Turn.RHO | Turn.PARTNER | Turn.LHO:
            case.step("turn-goes-back-to", "36B4", WHOSE[turn])
            case.step("any-legal-call", "36B4", Role.OFFENDER)
            if since is Since.PARTNER_CALLED and turn is Turn.PARTNER:
                case.step("partner-call-cancelled", "36B4", Role.PARTNER)
            partner_passes_whenever(case, "36B4")
        case _:
            assert_never(turn)
    awareness(case)
    if not (since is Since.PARTNER_CALLED and turn is Turn.PARTNER):
        later_call(case, since, turn)


@derives(NOTICED)
def noticed_shown(known: Known) -> tuple[Value, ...] | None:
    auction, irregularity = known.auction, known.irregularity
    if auction is None or irregularity is None:
        return None
    replaced = Auction(auction.dealer, (*irregularity.before.entries, *irregularity.since))
    over = auction.is_over or replaced.is_over
    return (Noticed.LEAD_FACED, Noticed.AUCTION_OVER) if over else (Noticed.AUCTION_ON,)
