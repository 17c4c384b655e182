"""Law 31: a bid out of turn is not accepted; so too an artificial pass, or one of an artificial call (30C)."""

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Role, Value, yes_no
from rules.engine.ruling import When
from rules.procedures._withdrawn import (
    awareness,
    lead_restriction,
    partner_passes_next,
    silenced,
    withdrawn_information,
)
from rules.procedures.auction._call_out_of_turn import BID, OutOfTurn, Refused, legal_in_turn_shown
from rules.procedures.auction._comparable_call import (
    CALLS,
    NEW_CALL_AT_LHO,
    NEW_CALL_AT_PARTNER,
    NEW_CALL_AT_RHO,
    PASSES_OUT,
    RHO_MAY_CALL,
    auction_over,
    compared,
    partner_may_call,
)
from rules.procedures.auction._deliberate_change import after_change_2007, after_change_2017, before_final_call_2017
from rules.procedures.auction._irregular_call import LHOS_TURN, PARTNERS_TURN, REPLACEMENT_CALL, RHOS_TURN, slipped

IF_REFUSED_2017 = {
    RHOS_TURN: "out-of-turn-at-rho-2017",
    PARTNERS_TURN: "out-of-turn-at-partner-2017",
    LHOS_TURN: "out-of-turn-at-lho-2017",
}
IF_REFUSED_2007 = {
    RHOS_TURN: "out-of-turn-at-rho-2007",
    PARTNERS_TURN: "out-of-turn-elsewhere-2007",
    LHOS_TURN: "out-of-turn-elsewhere-2007",
}

RHO_MAY_CALL_2007 = RHO_MAY_CALL.variant("rho-calls", calls="new-call-2007")

REPEAT_LEGAL = yes_no("repeat_legal", about=(AUCTION, RHO_MAY_CALL))

REPEATS_DENOMINATION = yes_no(
    "repeats_denomination",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="29C",
    about=(AUCTION, RHO_MAY_CALL, REPLACEMENT_CALL),
    script=("any-legal-call-2007",),
)


@derives(REPEAT_LEGAL)
def repeat_legal_shown(known: Known) -> tuple[Value, ...] | None:
    return None if slipped(known) else legal_in_turn_shown(known)


def law31_2017(case: Case, refused: Refused) -> None:
    """Law 31 of 2017."""
    if refused.turn != RHOS_TURN:
        case.cite("31B1")
        partner_may_call(case)
        case.cite("31B2")
        new_call = NEW_CALL_AT_PARTNER if refused.turn == PARTNERS_TURN else NEW_CALL_AT_LHO
        compared(case, new_call, refused.changed, "31A2(a)", "31A2(b)")
        return
    called = case.choose(RHO_MAY_CALL)
    if called == PASSES_OUT:
        auction_over(case)
        lead_restriction(case)  # withdrawn, and not replaced by a comparable call
    elif called == CALLS:
        case.cite("31A2")
        if not compared(case, NEW_CALL_AT_RHO, refused.changed, "31A2(a)", "31A2(b)"):
            withdrawn_information(case)
    elif repeated(case, refused) and refused.changed:
        after_change_2017(case)
    elif refused.changed:
        before_final_call_2017(case)


def law31_2007(case: Case, refused: Refused) -> None:
    """Law 31 of 2007."""
    if refused.turn != RHOS_TURN:
        case.step("any-legal-call", Role.OFFENDER)
        case.cite("31B")
        silenced(case)
        return
    called = case.choose(RHO_MAY_CALL_2007)
    if called == PASSES_OUT:
        auction_over(case)
    elif called == CALLS:
        case.step("any-legal-call", Role.OFFENDER)
        if refused.kind == BID and case[REPEATS_DENOMINATION]:
            case.cite("31A2(a)")
            partner_passes_next(case)
            if refused.changed:  # the substitution that was cancelled
                after_change_2007(case)
            awareness(case)
            withdrawn_information(case)
        else:
            case.cite("31A2(b)")
            silenced(case)
    else:
        repeated(case, refused)
        if refused.changed:
            after_change_2007(case)


def repeated(case: Case, refused: Refused) -> bool:
    """31A1: RHO has passed, and the offender must repeat the call; whether it is legal now."""
    case.cite("31A1")
    case.step("repeat-call", Role.OFFENDER)
    known_insufficient = case.procedure == "insufficient_bid" and not refused.slip
    if refused.kind == BID and (known_insufficient or not case[REPEAT_LEGAL]):
        case.cite("27A2")
        case.step("repeated-insufficient")
        case.check("repeated-insufficient", When.NOW, "repeated_insufficient")
        return False
    return True


BID_2017 = OutOfTurn(lambda case, turn: IF_REFUSED_2017[turn], law31_2017)
BID_2007 = OutOfTurn(lambda case, turn: IF_REFUSED_2007[turn], law31_2007)
