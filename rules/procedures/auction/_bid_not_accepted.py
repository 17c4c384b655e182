"""Law 31: a bid out of turn is not accepted; so too an artificial pass, or one of an artificial call (30C)."""

from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Role, Value, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import Bid
from rules.procedures._withdrawn import (
    awareness,
    lead_restriction,
    partner_passes_next,
    silenced,
    withdrawn_information,
)
from rules.procedures.auction._call_out_of_turn import CallKind, OutOfTurn, Refused, finally_admissible
from rules.procedures.auction._comparable_call import (
    AFTER_BID,
    RHO_MAY_CALL,
    RHO_NOW_CALLS,
    RhoFirst,
    any_call_silenced,
    auction_ended_first,
    compared,
    partner_and_then_offender,
    rho_put_right,
    rule_new_call,
)
from rules.procedures.auction._deliberate_change import after_change_2007, after_change_2017
from rules.procedures.auction._irregular_call import REPLACEMENT_CALL, RULED, NextCall, Since, renewed
from rules.standings.duty_to_pass import Turn

CANCELLED_CHANGE = segment("cancelled_change", __name__)
BID_AFTER_RHO = segment("bid_after_rho", __name__)

IF_REFUSED_2017 = {
    Turn.RHO: "out-of-turn-at-rho-2017",
    Turn.PARTNER: "out-of-turn-at-partner-2017",
    Turn.LHO: "out-of-turn-at-lho-2017",
}
IF_REFUSED_2007 = {
    Turn.RHO: "out-of-turn-at-rho-2007",
    Turn.PARTNER: "out-of-turn-elsewhere-2007",
    Turn.LHO: "out-of-turn-elsewhere-2007",
}

RHO_MAY_CALL_2007 = RHO_MAY_CALL.variant("rho-calls", calls="new-call-2007")
RHO_NOW_CALLS_2007 = RHO_MAY_CALL_2007.without(RhoFirst.ILLEGAL)

REPEAT_LEGAL = yes_no("repeat_legal", about=(AUCTION, RHO_MAY_CALL))

REPEATS_DENOMINATION = yes_no(
    "repeats_denomination",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="29C",
    about=(AUCTION, RHO_MAY_CALL, REPLACEMENT_CALL),
    script=("any-legal-call-2007",),
)


@derives(REPEATS_DENOMINATION)
def repeats_denomination_shown(known: Known) -> tuple[Value, ...] | None:
    """Only a bid repeats a denomination; which one an artificial bid specifies is for the director (29C)."""
    irregularity = known.irregularity
    if irregularity is None or renewed(known) is not NextCall.LEGAL:
        return None
    made = next(entry.call for entry in known.followed if entry.seat is irregularity.offender)
    return None if isinstance(made, Bid) else (False,)


# What 31A still needs where RHO's call is put right first: a change of the cancelled call has been dealt with.
NOT_CHANGED = Refused(Since.NOTHING, False, Turn.RHO, CallKind.BID, False)


@derives(REPEAT_LEGAL)
def repeat_legal_shown(known: Known) -> tuple[Value, ...] | None:
    return finally_admissible(known)


def law31_2017(case: Case, refused: Refused) -> None:
    """Law 31 of 2017."""
    if refused.turn is not Turn.RHO:
        partner_and_then_offender(case, refused.turn, refused.changed, AFTER_BID)
        return
    after_rho_2017(case, case.choose(RHO_MAY_CALL), refused)


@BID_AFTER_RHO.under(LAWS_2017)
def bid_after_rho_2017(case: Case) -> Ruling:
    """31A of 2017: RHO, whose illegal call has been put right, has called."""
    after_rho_2017(case, case.scoped(RULED).choose(RHO_NOW_CALLS), NOT_CHANGED)
    return case.ruling()


def after_rho_2017(case: Case, called: RhoFirst, refused: Refused) -> None:
    """31A1 and 31A2 of 2017, by what RHO has called."""
    match called:
        case RhoFirst.ILLEGAL:
            rho_put_right(case, "31A", BID_AFTER_RHO.id)
            if refused.changed:
                case.check("cancelled-change", "25B3", When.AT_TURN, "cancelled_change")
        case RhoFirst.PASSES_OUT:
            auction_over(case)
            lead_restriction(case)  # withdrawn, and not replaced by a comparable call
        case RhoFirst.CALLS:
            case.cite("31A2")
            if not compared(case, refused.turn, refused.changed, AFTER_BID):
                withdrawn_information(case)
        case RhoFirst.PASSES:
            legal = repeated(case, refused)
            if refused.changed and legal:
                after_change_2017(case)
            elif refused.changed:  # the call that is to be compared has not been made yet
                case.check("cancelled-change", "25B3", When.AT_TURN, "cancelled_change")
        case _:
            assert_never(called)


def law31_2007(case: Case, refused: Refused) -> None:
    """Law 31 of 2007."""
    if refused.turn is not Turn.RHO:
        any_call_silenced(case, "31B")
        return
    after_rho_2007(case, case.choose(RHO_MAY_CALL_2007), refused)


@BID_AFTER_RHO.under(LAWS_2007)
def bid_after_rho_2007(case: Case) -> Ruling:
    """31A of 2007: RHO, whose illegal call has been put right, has called."""
    after_rho_2007(case, case.scoped(RULED).choose(RHO_NOW_CALLS_2007), NOT_CHANGED)
    return case.ruling()


def after_rho_2007(case: Case, called: RhoFirst, refused: Refused) -> None:
    """31A1 and 31A2 of 2007, by what RHO has called."""
    match called:
        case RhoFirst.ILLEGAL:
            rho_put_right(case, "31A", BID_AFTER_RHO.id)
            if refused.changed:
                after_change_2007(case)
        case RhoFirst.PASSES_OUT:
            auction_over(case)
        case RhoFirst.CALLS:
            case.step("any-legal-call", "31A2", Role.OFFENDER)
            if refused.kind is CallKind.BID and case[REPEATS_DENOMINATION]:
                case.cite("31A2(a)")
                partner_passes_next(case, "31A2(a)")
                if refused.changed:  # the substitution that was cancelled
                    after_change_2007(case)
                else:
                    case.step("no-lead-restriction", "31A2(a)")
                awareness(case)
                withdrawn_information(case)
            else:
                case.cite("31A2(b)")
                silenced(case, "31A2(b)")
            rule_new_call(case)
        case RhoFirst.PASSES:
            repeated(case, refused)
            if refused.changed:
                after_change_2007(case)
        case _:
            assert_never(called)


def auction_over(case: Case) -> None:
    """22: RHO's pass was the last one, and there is no turn at which to repeat the call."""
    auction_ended_first(case)
    withdrawn_information(case)


def repeated(case: Case, refused: Refused) -> bool:
    """31A1: RHO has passed, and the offender must repeat the call; whether it is legal now (27 where it is not)."""
    case.step("repeat-call", "31A1", Role.OFFENDER)
    known_insufficient = case.procedure == "insufficient_bid" and not refused.slip
    if refused.kind is CallKind.BID and (known_insufficient or not case[REPEAT_LEGAL]):
        case.cite("27A2")  # it was insufficient out of turn as well, and so under 31
        case.check("repeated-insufficient", "27", When.NOW, "repeated_insufficient")
        return False
    return True


@CANCELLED_CHANGE.under(LAWS_2017)
def cancelled_change(case: Case) -> Ruling:
    """25B3 and 26 of 2017 for a change that was cancelled, now that the call finally chosen is known."""
    after_change_2017(case)
    return case.ruling()


BID_2017 = OutOfTurn(lambda case, turn: IF_REFUSED_2017[turn], law31_2017)
BID_2007 = OutOfTurn(lambda case, turn: IF_REFUSED_2007[turn], law31_2007)
