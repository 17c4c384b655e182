"""Laws 19A, 19B and 20A: a call that is wrongly worded, or that somebody did not hear or understand."""

from rules.engine.case import Case
from rules.engine.facts import Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007

IRREGULARITY = irregularity(__name__, place=140)

DOUBLE_NAMED_BID = "double_named_bid"
DOUBLE_NAMED_WRONG = "double_named_wrong"
REDOUBLE_NAMED_BID = "redouble_named_bid"
REDOUBLE_NAMED_WRONG = "redouble_named_wrong"
NOT_UNDERSTOOD = "not_understood"

UNCLEAR = choice(
    "unclear_call", NOT_UNDERSTOOD, DOUBLE_NAMED_WRONG, REDOUBLE_NAMED_WRONG, DOUBLE_NAMED_BID, REDOUBLE_NAMED_BID
)

WORDED = {
    DOUBLE_NAMED_BID: "19A2",
    DOUBLE_NAMED_WRONG: "19A3",
    REDOUBLE_NAMED_BID: "19B2",
    REDOUBLE_NAMED_WRONG: "19B3",
}


@IRREGULARITY.under(LAWS_2007)
def call_unclear(case: Case) -> Ruling:
    """19A2 and 3, 19B2 and 3, 20A: the same in both editions."""
    unclear = case[UNCLEAR]
    if unclear == NOT_UNDERSTOOD:
        case.cite("20A")
        case.step("clarify-at-once")
        case.cite("17C")
        case.step("next-player-calls")
        return case.ruling()
    case.cite(WORDED[unclear])
    case.step("only-the-word")
    if unclear in (DOUBLE_NAMED_WRONG, REDOUBLE_NAMED_WRONG):
        case.step("bid-as-made")
        case.inform("extraneous", Role.OFFENDING_SIDE, "16B")
        case.check("extraneous-used", When.END_OF_PLAY)
    return case.ruling()
