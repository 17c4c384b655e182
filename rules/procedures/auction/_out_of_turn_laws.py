"""Laws 28 to 32 as each edition has them."""

from rules.engine.case import Case
from rules.procedures._withdrawn import restricted
from rules.procedures.auction._bid_not_accepted import BID_2007, BID_2017
from rules.procedures.auction._call_out_of_turn import CallKind, OutOfTurnLaws, call_kind
from rules.procedures.auction._deliberate_change import after_change_2007, after_change_2017
from rules.procedures.auction._double_not_accepted import DOUBLE_2007, DOUBLE_2017
from rules.procedures.auction._inadmissible_double import (
    double_replaced_2017,
    scored_without_2007,
    scored_without_2017,
)
from rules.procedures.auction._irregular_call import BID_BEFORE, CALLED_BEFORE
from rules.procedures.auction._pass_not_accepted import PASS_2007, PASS_2017
from rules.procedures.auction._unintended_call import replaced_2007, replaced_2017
from rules.standings.duty_to_pass import Turn

# A pass is named by 30B2; of an artificial one 31C says the same.
CHANGE_2017 = {CallKind.BID: "31C", CallKind.PASS: "30B2", CallKind.DOUBLE: "32C"}
# 2007 does not mention a double at LHO's turn; the offender has called, so that it changes that call.
CHANGE_2007 = {CallKind.BID: "31B", CallKind.ARTIFICIAL_PASS: "31B", CallKind.DOUBLE: "25B"}


def change_of_call_2017(case: Case) -> str | None:
    """30B2, 31C, 32C of 2017: at LHO's turn, the offender having called before."""
    return CHANGE_2017[call_kind(case, third=False, artificial=False)] if case[CALLED_BEFORE] else None


def change_of_call_2007(case: Case) -> str | None:
    """30B3 and the footnote to 31B of 2007: a pass counts as a change once anybody has bid."""
    kind = call_kind(case, third=False, artificial=True)
    if kind is CallKind.PASS:
        return "30B3" if case[BID_BEFORE] else None
    return CHANGE_2007[kind] if case[CALLED_BEFORE] else None


def artificial_differs_2017(turn: Turn) -> bool:
    """30A of 2017 has the offender pass, and 31A not; elsewhere 30B and 31B are the same."""
    return turn is Turn.RHO


def artificial_differs_2007(turn: Turn) -> bool:
    """30 of 2007 has the offender pass, at whoever's turn; 31 the offender's partner."""
    return True


OUT_OF_TURN_2017 = OutOfTurnLaws(
    {
        CallKind.BID: BID_2017,
        CallKind.ARTIFICIAL_PASS: BID_2017,
        CallKind.PASS: PASS_2017,
        CallKind.DOUBLE: DOUBLE_2017,
    },
    change_of_call_2017,
    artificial_differs=artificial_differs_2017,
    slip_replaced=replaced_2017,
    after_change=after_change_2017,
    scored_without=scored_without_2017,
    double_replaced=double_replaced_2017,
)
OUT_OF_TURN_2007 = OutOfTurnLaws(
    {
        CallKind.BID: BID_2007,
        CallKind.ARTIFICIAL_PASS: BID_2007,
        CallKind.PASS: PASS_2007,
        CallKind.DOUBLE: DOUBLE_2007,
    },
    change_of_call_2007,
    artificial_differs=artificial_differs_2007,
    slip_replaced=replaced_2007,
    after_change=after_change_2007,
    scored_without=scored_without_2007,
    double_replaced=restricted,
)
