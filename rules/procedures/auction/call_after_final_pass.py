"""Law 39: a call after the final pass of the auction."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import NotAsked, Role, Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.model import Action, Irregularity, IrregularityKind
from rules.procedures import rule_as
from rules.procedures._withdrawn import illegal_face_down_lead_back, withdrawn_information
from rules.procedures.auction._contract import contract_named
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


class AlsoLate(StrEnum):
    """39C: which other defender has bid, doubled or redoubled after the final pass, and LHO has not called over it."""

    NOBODY = "nobody"
    LHO = "lho"
    PARTNER = "partner"
    RHO = "rho"


# Never asked: the typed auction shows it, and without one nothing is said of it.
ALSO_LATE = choice("also_late", AlsoLate, about=(AUCTION,))

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
    # As a change of call it has been asked before whether it took the place of a slip.
    late = case[LATE_CALL_AT_ALL if case.procedure == "change_of_call" else LATE_CALL]
    if late is LateCall.SAYS_SLIP:
        change = case[CHANGE_AFTER_END]
        if change is not Change.AFTER_END:
            case.cite(TOO_LATE[change])
        elif case[UNINTENDED]:
            return rule_as(case, "change_of_call")
        late = case.scoped(SAID)[LATE_CALL_AT_ALL]
    case.cite(Concept.CALL_AFTER_FINAL_PASS)
    case.step("late-calls-cancelled", "39A", Role.OFFENDER)
    contract_named(case, "39A")
    match late:
        case LateCall.DEFENDER_CALLED:
            case.cite("39C")
            case.stand(
                "lead-restriction-of-defender",
                Concept.LEAD_RESTRICTION,
                Role.PARTNER,
                When.PARTNER_LEADS,
                "lead_restriction",
            )
            illegal_face_down_lead_back(case)
            withdrawn_information(case)
        case LateCall.DEFENDER_PASSED:
            case.step("no-rectification-after-auction", "39B")
        case LateCall.DECLARING_SIDE | LateCall.LHO_CALLED:
            case.step("no-rectification-after-auction", "39B")
            withdrawn_information(case)
        case LateCall.PASSED_OUT:
            case.step("stays-passed-out", "39A")
        case _:
            raise NotAsked(late)
    also = case[ALSO_LATE]
    if also is not AlsoLate.NOBODY:
        told: dict[str, Value] = {LATE_CALL.id: LateCall.DEFENDER_CALLED}
        case.hand_over("another-late-call", "39C", "call_after_final_pass", Role(also), told)
    return case.ruling()


@derives(LATE_CALL)
def late_call_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    called = late_call_of(irregularity)
    return (called,) if known.scope or calls_since_own(irregularity) is None else (LateCall.SAYS_SLIP, called)


@derives(ALSO_LATE)
def also_late_shown(known: Known) -> tuple[Value, ...]:
    irregularity = known.irregularity
    contract = irregularity.before.contract if irregularity else None
    if irregularity is None or contract is None:
        return (AlsoLate.NOBODY,)
    roles = {irregularity.lho: AlsoLate.LHO, irregularity.partner: AlsoLate.PARTNER, irregularity.rho: AlsoLate.RHO}
    for index, entry in enumerate(irregularity.since):
        over = entry.seat.lho in irregularity.who_since[index + 1 :]
        if entry.seat.side is not contract.declarer.side and entry.call is not Action.PASS and not over:
            return (roles.get(entry.seat, AlsoLate.NOBODY),)
    return (AlsoLate.NOBODY,)


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
