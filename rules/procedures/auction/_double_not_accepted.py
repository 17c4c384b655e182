"""Law 32: a double or redouble out of turn that is not accepted."""

from rules.engine.case import Case
from rules.engine.facts import Role
from rules.procedures._withdrawn import silenced, withdrawn_information
from rules.procedures.auction._call_out_of_turn import OutOfTurn, Refused
from rules.procedures.auction._comparable_call import (
    CALLS,
    NEW_CALL_AT_PARTNER,
    NEW_CALL_AT_RHO,
    PASSES,
    RHO_MAY_CALL,
    compared,
    partner_may_call,
)
from rules.procedures.auction._deliberate_change import after_change_2007, after_change_2017
from rules.procedures.auction._irregular_call import RHOS_TURN

# Nobody can double at a turn where RHO's pass would end the auction: the last bid would be their own.
RHO_MAY_CALL_2017 = RHO_MAY_CALL.without("passes_out")
RHO_MAY_CALL_2007 = RHO_MAY_CALL_2017.variant("rho-calls", calls="silenced")


def law32_2017(case: Case, refused: Refused) -> None:
    """Law 32 of 2017."""
    if refused.turn != RHOS_TURN:
        case.cite("32B1")
        partner_may_call(case)
        case.cite("32B2")
        compared(case, NEW_CALL_AT_PARTNER, refused.changed, "32A2(a)", "32A2(b)")
    elif case.choose(RHO_MAY_CALL_2017) == CALLS:
        case.cite("32A2")
        if not compared(case, NEW_CALL_AT_RHO, refused.changed, "32A2(a)", "32A2(b)"):
            withdrawn_information(case)
    else:
        case.cite("32A1")
        case.step("repeat-call", Role.OFFENDER)
        if refused.changed:
            after_change_2017(case)


def law32_2007(case: Case, refused: Refused) -> None:
    """Law 32 of 2007."""
    case.cite("32")
    if refused.turn != RHOS_TURN:
        case.step("any-legal-call", Role.OFFENDER)
        case.cite("32A")
        silenced(case)
    elif case.choose(RHO_MAY_CALL_2007) == PASSES:
        case.cite("32B1")
        case.step("repeat-call", Role.OFFENDER)
        if refused.changed:
            after_change_2007(case)
    else:
        case.step("any-legal-call", Role.OFFENDER)
        case.cite("32B2")
        silenced(case)


def if_refused_2017(case: Case, turn: str) -> str:
    """What is read out to LHO."""
    return "double-at-rho-2017" if turn == RHOS_TURN else "out-of-turn-at-partner-2017"


def if_refused_2007(case: Case, turn: str) -> str:
    """What is read out to LHO."""
    return "double-at-rho-2007" if turn == RHOS_TURN else "out-of-turn-elsewhere-2007"


DOUBLE_2017 = OutOfTurn(if_refused_2017, law32_2017)
DOUBLE_2007 = OutOfTurn(if_refused_2007, law32_2007)
