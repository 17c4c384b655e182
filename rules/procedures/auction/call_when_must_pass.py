"""Law 37: a bid, double or redouble by a player whom the Laws oblige to pass."""

from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Role, Value
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.model import Action, IrregularityKind
from rules.procedures._withdrawn import awareness, lead_restriction, withdrawn_information
from rules.procedures.auction._call_out_of_turn import OutOfTurnLaws
from rules.procedures.auction._cancelled_call import (
    becomes_pass,
    both_silenced,
    given_up,
    slip_ruled,
    with_later_call,
)
from rules.procedures.auction._inadmissible_double import (
    AGAINST_19,
    cancelled_with_later_calls,
    found_after_lead,
    lead_goes_back,
)
from rules.procedures.auction._irregular_call import (
    LHO_HAS_CALLED,
    Since,
    called_before_since,
    called_since,
    next_after_lho,
)
from rules.procedures.auction._out_of_turn_laws import OUT_OF_TURN_2007, OUT_OF_TURN_2017
from rules.standings.duty_to_pass import OBLIGED, Obliged

# What a player who has to pass may have called: it may be illegal for another reason as well.
SHOWS = (
    IrregularityKind.CALL_WHEN_MUST_PASS,
    IrregularityKind.INSUFFICIENT_BID,
    IrregularityKind.BID_OUT_OF_TURN,
    IrregularityKind.DOUBLE_OUT_OF_TURN,
    IrregularityKind.INADMISSIBLE_DOUBLE,
)

IRREGULARITY = irregularity(__name__, place=100, shows=SHOWS, caller=called_before_since)


@IRREGULARITY.under(LAWS_2017)
def call_when_must_pass_2017(case: Case) -> Ruling:
    """Law 37 of 2017."""
    return call_when_must_pass(case, OUT_OF_TURN_2017)


@IRREGULARITY.under(LAWS_2007)
def call_when_must_pass_2007(case: Case) -> Ruling:
    """Law 37 of 2007."""
    return call_when_must_pass(case, OUT_OF_TURN_2007)


def call_when_must_pass(case: Case, laws: OutOfTurnLaws) -> Ruling:
    """Law 37, with 28B and 25A before it."""
    since, changed, again = called_since(case)
    if given_up(case, since) or slip_ruled(case, laws.slip_replaced, since, changed, again):  # 28B, 25A
        return case.ruling()
    return although_barred(case, laws, since, changed)


def although_barred(case: Case, laws: OutOfTurnLaws, since: Since, changed: bool) -> Ruling:
    """37A and 37B; a double that Law 19 forbids does not stand even where LHO has called (36A)."""
    case.cite(Concept.CALL_WHEN_MUST_PASS)
    if since not in LHO_HAS_CALLED:
        case.step("call-cancelled", "37B1", Role.OFFENDER)
        in_turn = becomes_pass(case, since, "37B2")
        both_silenced(case, "37B2")
        lead_restriction(case)
        awareness(case)
        withdrawn_information(case)
        return with_later_call(case, since, in_turn)
    if case[AGAINST_19]:
        if found_after_lead(case, since, changed, laws.scored_without):
            return case.ruling()
        cancelled_with_later_calls(case)
        lead_goes_back(case, since, changed)
        still = "36A"  # as if nothing had happened: they still have to pass
    else:
        still = "37A"
        case.step("call-stands-although-barred", "37A")
        case.step("no-lead-restriction", "37A")
        next_after_lho(case, since, "37A")
    obliged = case[OBLIGED]
    match obliged:
        case Obliged.WHENEVER:
            case.stand("pass-whenever", still, Role.OFFENDER, When.AT_TURN)
        case Obliged.NEXT:
            if case[AGAINST_19]:
                case.stand("pass-next", "36A", Role.OFFENDER, When.AT_TURN)
            else:
                case.step("free-from-now", "37A", Role.OFFENDER)
        case _:
            assert_never(obliged)
    return case.ruling()


@derives(AGAINST_19)
def against_19_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    return (irregularity.call in (Action.DOUBLE, Action.REDOUBLE) and not irregularity.admissible,)
