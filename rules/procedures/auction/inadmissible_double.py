"""Law 36: a double or redouble that Law 19 does not allow."""

from rules.engine.case import Case
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import IrregularityKind
from rules.procedures.auction._cancelled_call import given_up, intended_ruled
from rules.procedures.auction._inadmissible_double import (
    found_after_lead_2007,
    found_after_lead_2017,
    inadmissible_2007,
    inadmissible_2017,
)
from rules.procedures.auction._irregular_call import LHO_HAS_CALLED, TURN, Turn, called_since
from rules.procedures.auction._unintended_call import replaced_2007, replaced_2017, unintended

IRREGULARITY = irregularity(
    __name__, place=90, shows=(IrregularityKind.INADMISSIBLE_DOUBLE, IrregularityKind.DOUBLE_OUT_OF_TURN)
)


@IRREGULARITY.under(LAWS_2017)
def inadmissible_double_2017(case: Case) -> Ruling:
    """Law 36 of 2017."""
    since, changed = called_since(case)
    if given_up(case, since):  # 28B
        return case.ruling()
    if unintended(case, since, changed):  # 25A
        replaced_2017(case)
        return intended_ruled(case, since, changed)
    if found_after_lead_2017(case, since, changed):
        return case.ruling()
    inadmissible_2017(case, since, Turn.OFFENDER if since in LHO_HAS_CALLED else case[TURN])
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def inadmissible_double_2007(case: Case) -> Ruling:
    """Law 36 of 2007."""
    since, changed = called_since(case)
    if given_up(case, since):  # 28B
        return case.ruling()
    if unintended(case, since, changed):  # 25A
        replaced_2007(case)
        return intended_ruled(case, since, changed)
    if found_after_lead_2007(case, since, changed):
        return case.ruling()
    inadmissible_2007(case, since, Turn.OFFENDER if since in LHO_HAS_CALLED else case[TURN])
    return case.ruling()
