"""Law 33: two players call at the same moment."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007

IRREGULARITY = irregularity(__name__, place=70)


class SecondCaller(StrEnum):
    """Who called together with the player whose turn it was, seen from that player."""

    LHO = "lho"
    OTHERS = "others"
    NEITHER_IN_TURN = "neither"


SECOND_CALLER = choice("second_caller", SecondCaller)


class LaterCall(StrEnum):
    """What the call that counts as the later one was."""

    BID = "bid"
    PASS = "pass"
    DOUBLE = "double"


LATER_CALL = choice("later_call", LaterCall)

OUT_OF_TURN = {LaterCall.BID: "31", LaterCall.PASS: "30", LaterCall.DOUBLE: "32"}


@IRREGULARITY.under(LAWS_2007)
def simultaneous_calls(case: Case) -> Ruling:
    """Law 33, the same in both editions."""
    second = case[SECOND_CALLER]
    case.cite("33")
    match second:
        case SecondCaller.LHO:
            case.step("call-in-turn-first", "33")
            case.step("later-call-in-turn", "33")
        case SecondCaller.OTHERS:
            case.step("call-in-turn-first", "33")
            later = case[LATER_CALL]
            case.step(f"rule-later-as-{later}", OUT_OF_TURN[later])
        case SecondCaller.NEITHER_IN_TURN:
            case.step("both-out-of-turn", "29")
        case _:
            assert_never(second)
    return case.ruling()
