"""Law 36: a double or redouble that Law 19 does not allow."""

from rules.engine.case import Case
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import IrregularityKind
from rules.procedures.auction._call_out_of_turn import OutOfTurnLaws
from rules.procedures.auction._cancelled_call import given_up, slip_ruled
from rules.procedures.auction._inadmissible_double import (
    AGAINST_19,
    cancelled_as_inadmissible,
    found_after_lead,
    lead_goes_back,
)
from rules.procedures.auction._irregular_call import LHO_HAS_CALLED, called_since, rule_change
from rules.procedures.auction._out_of_turn_laws import OUT_OF_TURN_2007, OUT_OF_TURN_2017
from rules.standings.duty_to_pass import TURN, Turn

IRREGULARITY = irregularity(
    __name__,
    place=90,
    shows=(IrregularityKind.INADMISSIBLE_DOUBLE, IrregularityKind.DOUBLE_OUT_OF_TURN),
    instead_of_a_pass={AGAINST_19.id: True},
)


@IRREGULARITY.under(LAWS_2017)
def inadmissible_double_2017(case: Case) -> Ruling:
    """Law 36 of 2017."""
    return inadmissible_double(case, OUT_OF_TURN_2017)


@IRREGULARITY.under(LAWS_2007)
def inadmissible_double_2007(case: Case) -> Ruling:
    """Law 36 of 2007."""
    return inadmissible_double(case, OUT_OF_TURN_2007)


def inadmissible_double(case: Case, laws: OutOfTurnLaws) -> Ruling:
    """Law 36, with 28B and 25A before it."""
    since, changed, again = called_since(case)
    if given_up(case, since) or slip_ruled(case, laws.slip_replaced, since, changed, again):  # 28B, 25A
        return case.ruling()
    if found_after_lead(case, since, changed, laws.scored_without):  # 36C
        return case.ruling()
    # 36A, whosever turn it was; or 36B
    turn = Turn.OFFENDER if since in LHO_HAS_CALLED else case[TURN]
    cancelled_as_inadmissible(case, since, turn, laws.double_replaced)
    lead_goes_back(case, since, changed)
    if (
        since not in LHO_HAS_CALLED and again and turn in (Turn.OFFENDER, Turn.RHO_MUST_PASS)
    ):  # the legal call in its place has been changed
        rule_change(case, since)
    return case.ruling()
