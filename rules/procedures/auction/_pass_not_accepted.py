"""Law 30: an ordinary pass out of turn that is not accepted."""

from rules.engine.case import Case
from rules.engine.facts import Role
from rules.engine.ruling import When
from rules.procedures._withdrawn import awareness, withdrawn_information
from rules.procedures.auction._call_out_of_turn import BID_BEFORE, OutOfTurn, Refused
from rules.procedures.auction._comparable_call import NEW_CALL_AT_LHO, NEW_CALL_AT_PARTNER, compared, partner_may_call
from rules.procedures.auction._deliberate_change import after_change_2007, after_change_2017
from rules.procedures.auction._irregular_call import LHOS_TURN, PARTNERS_TURN, RHOS_TURN

IF_REFUSED_2017 = {
    RHOS_TURN: "pass-at-rho-2017",
    PARTNERS_TURN: "out-of-turn-at-partner-2017",
    LHOS_TURN: "out-of-turn-at-lho-2017",
}


def law30_2017(case: Case, refused: Refused) -> None:
    """Law 30 of 2017."""
    if refused.turn == RHOS_TURN:
        case.cite("30A")
        case.stand("pass-next", Role.OFFENDER, When.AT_TURN)
        if refused.changed:
            after_change_2017(case)
        awareness(case)
        return
    case.cite("30B1(a)")
    partner_may_call(case)
    case.cite("30B1(b)")
    new_call = NEW_CALL_AT_PARTNER if refused.turn == PARTNERS_TURN else NEW_CALL_AT_LHO
    compared(case, new_call, refused.changed, "30B1(b)(i)", "30B1(b)(ii)")


def law30_2007(case: Case, refused: Refused) -> None:
    """Law 30 of 2007; at LHO's first turn nobody has bid."""
    if refused.turn == LHOS_TURN or not case[BID_BEFORE]:
        case.cite("30A")
        case.stand("pass-next", Role.OFFENDER, When.AT_TURN)
        awareness(case)
    elif refused.turn == RHOS_TURN:
        case.cite("30B1")
        case.stand("pass-next", Role.OFFENDER, When.AT_TURN)
    else:
        case.cite("30B2(a)")
        case.stand("pass-whenever", Role.OFFENDER, When.AT_TURN)
        case.cite("30B2(b)")
        case.step("partner-may-not-double", Role.PARTNER)
        awareness(case)
        withdrawn_information(case)
    if refused.changed:
        after_change_2007(case)


def if_refused_2007(case: Case, turn: str) -> str:
    """What is read out to LHO, which depends on whether anybody has bid."""
    if turn == LHOS_TURN or not case[BID_BEFORE]:
        return "pass-before-bid-2007"
    return "pass-at-rho-2007" if turn == RHOS_TURN else "pass-at-partner-2007"


PASS_2017 = OutOfTurn(lambda case, turn: IF_REFUSED_2017[turn], law30_2017)
PASS_2007 = OutOfTurn(if_refused_2007, law30_2007)
