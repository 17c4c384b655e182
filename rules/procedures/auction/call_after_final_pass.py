"""Law 39: a call after the final pass of the auction."""

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Role, Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.model import Action, IrregularityKind
from rules.procedures._withdrawn import lead_restriction, withdrawn_information

IRREGULARITY = irregularity(__name__, place=120, shows=(IrregularityKind.CALL_AFTER_FINAL_PASS,))

# 39B and C: who called after the final pass, and what.
DECLARING_SIDE = "declaring_side"
DEFENDER_PASSED = "defender_passed"
DEFENDER_CALLED = "defender_called"
LHO_CALLED_OVER_IT = "lho_called"

PASSED_OUT = "passed_out"

LATE_CALL = choice("late_call", DEFENDER_CALLED, DEFENDER_PASSED, DECLARING_SIDE, LHO_CALLED_OVER_IT, PASSED_OUT)


# Law 39


@IRREGULARITY.under(LAWS_2007)
def call_after_final_pass(case: Case) -> Ruling:
    """Law 39; the editions differ in what it refers to only."""
    late = case[LATE_CALL]
    case.cite(Concept.CALL_AFTER_FINAL_PASS)
    case.cite("39A")
    if late == DEFENDER_CALLED:
        case.step("call-cancelled", Role.OFFENDER)
        case.cite("39C")
        lead_restriction(case)
        withdrawn_information(case)
        return case.ruling()
    case.step(
        "cancelled-with-later-calls" if late in (LHO_CALLED_OVER_IT, PASSED_OUT) else "call-cancelled", Role.OFFENDER
    )
    if late != PASSED_OUT:
        case.cite("39B")
    case.step("no-rectification-after-auction")
    if late in (LHO_CALLED_OVER_IT, DECLARING_SIDE):
        withdrawn_information(case)
    return case.ruling()


@derives(LATE_CALL)
def late_call_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    contract = irregularity.before.contract
    if contract is None:
        return (PASSED_OUT,)
    if irregularity.lho in irregularity.who_since:
        return (LHO_CALLED_OVER_IT,)
    if irregularity.offender.side is contract.declarer.side:
        return (DECLARING_SIDE,)
    return (DEFENDER_PASSED,) if irregularity.call is Action.PASS else (DEFENDER_CALLED,)
