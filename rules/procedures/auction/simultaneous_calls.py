"""Law 33: two players call at the same moment."""

from rules.engine.case import Case
from rules.engine.facts import choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007

IRREGULARITY = irregularity(__name__, place=70)

# Who called together with the player whose turn it was, seen from that player.
NEXT_PLAYER = "lho"
OTHERS = "others"
NEITHER_IN_TURN = "neither"

SECOND_CALLER = choice("second_caller", NEXT_PLAYER, OTHERS, NEITHER_IN_TURN)

# What the call that counts as the later one was.
BID = "bid"
PASS = "pass"
DOUBLE = "double"

LATER_CALL = choice("later_call", BID, PASS, DOUBLE)


@IRREGULARITY.under(LAWS_2007)
def simultaneous_calls(case: Case) -> Ruling:
    """Law 33, the same in both editions."""
    second = case[SECOND_CALLER]
    case.cite("33")
    if second == NEITHER_IN_TURN:
        case.cite("29B")
        case.step("both-out-of-turn")
        return case.ruling()
    case.step("call-in-turn-first")
    if second == NEXT_PLAYER:
        case.step("later-call-in-turn")
        return case.ruling()
    later = case[LATER_CALL]
    case.cite({BID: "31", PASS: "30", DOUBLE: "32"}[later])
    case.step(f"rule-later-as-{later}")
    return case.ruling()
