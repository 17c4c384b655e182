"""Law 39: a call after the final pass of the auction."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import NotAsked, Role, Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.model import Action, Irregularity, IrregularityKind
from rules.procedures import rule_as
from rules.procedures._withdrawn import illegal_face_down_lead_back, lead_restriction, withdrawn_information
from rules.procedures.auction._irregular_call import CHANGE, SAID, UNINTENDED, Change, calls_since_own

IRREGULARITY = irregularity(__name__, place=120, shows=(IrregularityKind.CALL_AFTER_FINAL_PASS,))


class LateCall(StrEnum):
    """39B and C: who called after the final pass, and what."""

    SAYS_SLIP = "says_slip"  # whoever has called; 25A is then for the director to judge
    PASSED_OUT = "passed_out"  # the board had been
    LHO_CALLED = "lho_called"  # over it
    DEFENDER_CALLED = "defender_called"
    DEFENDER_PASSED = "defender_passed"
    DECLARING_SIDE = "declaring_side"


LATE_CALL = choice("late_call", LateCall)
LATE_CALL_AT_ALL = LATE_CALL.only(*(late for late in LateCall if late is not LateCall.SAYS_SLIP))

# 25A: the auction has ended, so that the change was not made during it.
CHANGE_AFTER_END = CHANGE.only(Change.AFTER_PARTNER, Change.AFTER_PERIOD, Change.AFTER_END)

# Why what has been called may not be changed any more.
TOO_LATE = {
    Change.AFTER_PARTNER: Concept.TOO_LATE_AFTER_PARTNER,
    Change.AFTER_PERIOD: Concept.TOO_LATE_AFTER_PERIOD,
}


@IRREGULARITY.under(LAWS_2007)
def call_after_final_pass(case: Case) -> Ruling:
    """Law 39, but for a call that takes the place of a slip; the editions differ in what it refers to only."""
    late = case[LATE_CALL]
    if late is LateCall.SAYS_SLIP:
        change = case[CHANGE_AFTER_END]
        if change is not Change.AFTER_END:
            case.cite(TOO_LATE[change])
        elif case[UNINTENDED]:
            return rule_as(case, "change_of_call")
        late = case.scoped(SAID)[LATE_CALL_AT_ALL]
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
            raise NotAsked(late)
    return case.ruling()


@derives(LATE_CALL)
def late_call_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    called = late_call_of(irregularity)
    return (called,) if known.scope or calls_since_own(irregularity) is None else (LateCall.SAYS_SLIP, called)


def late_call_of(irregularity: Irregularity) -> LateCall:
    """What the typed auction shows of the call, apart from whether it takes the place of a slip."""
    contract = irregularity.before.contract
    if contract is None:
        return LateCall.PASSED_OUT
    if irregularity.lho in irregularity.who_since:
        return LateCall.LHO_CALLED
    if irregularity.offender.side is contract.declarer.side:
        return LateCall.DECLARING_SIDE
    return LateCall.DEFENDER_PASSED if irregularity.call is Action.PASS else LateCall.DEFENDER_CALLED
