"""Law 39: a call after the final pass of the auction."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Role, Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.model import Action, IrregularityKind
from rules.procedures._withdrawn import illegal_face_down_lead_back, lead_restriction, withdrawn_information

IRREGULARITY = irregularity(__name__, place=120, shows=(IrregularityKind.CALL_AFTER_FINAL_PASS,))


class LateCall(StrEnum):
    """39B and C: who called after the final pass, and what."""

    PASSED_OUT = "passed_out"  # the board had been
    LHO_CALLED = "lho_called"  # over it
    DEFENDER_CALLED = "defender_called"
    DEFENDER_PASSED = "defender_passed"
    DECLARING_SIDE = "declaring_side"


LATE_CALL = choice("late_call", LateCall)


@IRREGULARITY.under(LAWS_2007)
def call_after_final_pass(case: Case) -> Ruling:
    """Law 39; the editions differ in what it refers to only."""
    late = case[LATE_CALL]
    case.cite(Concept.CALL_AFTER_FINAL_PASS)
    case.cite("39A")
    match late:
        case LateCall.DEFENDER_CALLED:
            case.step("call-cancelled", "39A", Role.OFFENDER)
            case.cite("39C")
            lead_restriction(case)
            illegal_face_down_lead_back(case)
            withdrawn_information(case)
        case LateCall.DEFENDER_PASSED:
            case.step("call-cancelled", "39A", Role.OFFENDER)
            case.step("no-rectification-after-auction", "39B")
        case LateCall.DECLARING_SIDE:
            case.step("call-cancelled", "39A", Role.OFFENDER)
            case.step("no-rectification-after-auction", "39B")
            withdrawn_information(case)
        case LateCall.LHO_CALLED:
            case.step("cancelled-with-later-calls", "39A")
            case.step("no-rectification-after-auction", "39B")
            withdrawn_information(case)
        case LateCall.PASSED_OUT:
            case.step("cancelled-with-later-calls", "39A")
            case.step("no-rectification-after-auction", "39A")
        case _:
            assert_never(late)
    return case.ruling()


@derives(LATE_CALL)
def late_call_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    contract = irregularity.before.contract
    if contract is None:
        return (LateCall.PASSED_OUT,)
    if irregularity.lho in irregularity.who_since:
        return (LateCall.LHO_CALLED,)
    if irregularity.offender.side is contract.declarer.side:
        return (LateCall.DECLARING_SIDE,)
    return (LateCall.DEFENDER_PASSED,) if irregularity.call is Action.PASS else (LateCall.DEFENDER_CALLED,)
