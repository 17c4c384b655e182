"""Law 32: a double or redouble out of turn that is not accepted."""

from rules.engine.case import Case
from rules.engine.facts import NotAsked, Role
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures._withdrawn import silenced, withdrawn_information
from rules.procedures.auction._call_out_of_turn import CallKind, OutOfTurn, Refused
from rules.procedures.auction._comparable_call import (
    AFTER_DOUBLE,
    RHO_MAY_CALL,
    RhoFirst,
    any_call_silenced,
    compared,
    partner_and_then_offender,
    rho_put_right,
    rule_new_call,
)
from rules.procedures.auction._deliberate_change import after_change_2007, after_change_2017
from rules.procedures.auction._irregular_call import RULED, Since
from rules.standings.duty_to_pass import Turn

# At LHO's turn such a double is inadmissible (36), and not ruled on here.
IF_REFUSED_2017 = {Turn.RHO: "double-at-rho-2017", Turn.PARTNER: "out-of-turn-at-partner-2017"}
IF_REFUSED_2007 = {Turn.RHO: "double-at-rho-2007", Turn.PARTNER: "out-of-turn-elsewhere-2007"}

# Nobody can double at a turn where RHO's pass would end the auction: the last bid would be their own.
RHO_MAY_CALL_2017 = RHO_MAY_CALL.without(RhoFirst.PASSES_OUT)
RHO_MAY_CALL_2007 = RHO_MAY_CALL_2017.variant("rho-calls", calls="silenced")
RHO_NOW_CALLS_2017 = RHO_MAY_CALL_2017.without(RhoFirst.ILLEGAL)
RHO_NOW_CALLS_2007 = RHO_MAY_CALL_2007.without(RhoFirst.ILLEGAL)

DOUBLE_AFTER_RHO = segment("double_after_rho", __name__)

# What 32 still needs where RHO's call is put right first: a change of the cancelled call has been dealt with.
NOT_CHANGED = Refused(Since.NOTHING, False, Turn.RHO, CallKind.DOUBLE, False)


def law32_2017(case: Case, refused: Refused) -> None:
    """Law 32 of 2017."""
    if refused.turn is not Turn.RHO:
        partner_and_then_offender(case, refused.turn, refused.changed, AFTER_DOUBLE)
        return
    after_rho_2017(case, case.choose(RHO_MAY_CALL_2017), refused)


@DOUBLE_AFTER_RHO.under(LAWS_2017)
def double_after_rho_2017(case: Case) -> Ruling:
    """32A of 2017: RHO, whose illegal call has been put right, has called."""
    after_rho_2017(case, case.scoped(RULED).choose(RHO_NOW_CALLS_2017), NOT_CHANGED)
    return case.ruling()


def after_rho_2017(case: Case, called: RhoFirst, refused: Refused) -> None:
    """32A1 and 32A2 of 2017, by what RHO has called."""
    match called:
        case RhoFirst.ILLEGAL:
            rho_put_right(case, "32A", DOUBLE_AFTER_RHO.id)
            if refused.changed:
                case.check("cancelled-change", "25B3", When.AT_TURN, "cancelled_change")
        case RhoFirst.CALLS:
            case.cite("32A2")
            if not compared(case, refused.turn, refused.changed, AFTER_DOUBLE):
                withdrawn_information(case)
        case RhoFirst.PASSES:
            case.step("repeat-call", "32A1", Role.OFFENDER)
            if refused.changed:
                after_change_2017(case)
        case _:
            raise NotAsked(called)


def law32_2007(case: Case, refused: Refused) -> None:
    """Law 32 of 2007."""
    case.cite("32")
    if refused.turn is not Turn.RHO:
        any_call_silenced(case, "32A")
        return
    after_rho_2007(case, case.choose(RHO_MAY_CALL_2007), refused)


@DOUBLE_AFTER_RHO.under(LAWS_2007)
def double_after_rho_2007(case: Case) -> Ruling:
    """32B of 2007: RHO, whose illegal call has been put right, has called."""
    after_rho_2007(case, case.scoped(RULED).choose(RHO_NOW_CALLS_2007), NOT_CHANGED)
    return case.ruling()


def after_rho_2007(case: Case, called: RhoFirst, refused: Refused) -> None:
    """32B1 and 32B2 of 2007, by what RHO has called."""
    match called:
        case RhoFirst.ILLEGAL:
            rho_put_right(case, "32B", DOUBLE_AFTER_RHO.id)
            if refused.changed:
                after_change_2007(case)
        case RhoFirst.PASSES:
            case.step("repeat-call", "32B1", Role.OFFENDER)
            if refused.changed:
                after_change_2007(case)
        case RhoFirst.CALLS:
            case.step("any-legal-call", "32B2", Role.OFFENDER)
            silenced(case, "32B2")
            rule_new_call(case)
        case _:
            raise NotAsked(called)


DOUBLE_2017 = OutOfTurn(lambda case, turn: IF_REFUSED_2017[turn], law32_2017)
DOUBLE_2007 = OutOfTurn(lambda case, turn: IF_REFUSED_2007[turn], law32_2007)
