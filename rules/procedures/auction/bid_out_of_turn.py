"""Laws 28, 29 and 31: a bid out of turn."""

from rules.engine.case import Case
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import IrregularityKind
from rules.procedures.auction._call_out_of_turn import call_out_of_turn
from rules.procedures.auction._out_of_turn_laws import OUT_OF_TURN_2007, OUT_OF_TURN_2017

IRREGULARITY = irregularity(
    __name__, place=30, common=30, shows=(IrregularityKind.BID_OUT_OF_TURN,), instead_of_a_pass={}
)


@IRREGULARITY.under(LAWS_2017)
def bid_out_of_turn_2017(case: Case) -> Ruling:
    """Laws 28, 29 and 31 of 2017."""
    return call_out_of_turn(case, OUT_OF_TURN_2017)


@IRREGULARITY.under(LAWS_2007)
def bid_out_of_turn_2007(case: Case) -> Ruling:
    """Laws 28, 29 and 31 of 2007."""
    return call_out_of_turn(case, OUT_OF_TURN_2007)
