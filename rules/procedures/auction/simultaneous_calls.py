"""Law 33: two players call at the same moment."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures.auction._irregular_call import NEXT_CALL_ILLEGAL, RULED, LaterCall, put_right
from rules.standings.duty_to_pass import TURN, Turn

IRREGULARITY = irregularity(__name__, place=70)


class SecondCaller(StrEnum):
    """Who called together with the player whose turn it was, seen from that player."""

    LHO_ILLEGAL = "lho_illegal"  # with a call that is not legal over the one in turn
    LHO = "lho"
    OTHERS = "others"
    NEITHER_IN_TURN = "neither"


SECOND_CALLER = choice("second_caller", SecondCaller)


class OtherCaller(StrEnum):
    """Who of those whose turn was not next, seen from the player whose turn it was."""

    PARTNER = "partner"
    RHO = "rho"


OTHER_CALLER = choice("other_caller", OtherCaller)

# Whose turn it then was, seen from that caller: the call in turn counts first, so that it was the next player's.
TURN_AFTER = {OtherCaller.PARTNER: Turn.RHO, OtherCaller.RHO: Turn.PARTNER}


class TwoCallers(StrEnum):
    """Which two players, neither of whom was in turn, seen from the player who was; the first is sooner in rotation."""

    LHO_AND_PARTNER = "lho_and_partner"
    BOTH_OPPONENTS = "both_opponents"
    PARTNER_AND_RHO = "partner_and_rho"


TWO_CALLERS = choice("two_callers", TwoCallers)

# Whose turn it was, seen from the first of them, and where the second sits.
FIRST_AND_SECOND = {
    TwoCallers.LHO_AND_PARTNER: (Turn.RHO, Role.LHO),
    TwoCallers.BOTH_OPPONENTS: (Turn.RHO, Role.PARTNER),
    TwoCallers.PARTNER_AND_RHO: (Turn.PARTNER, Role.LHO),
}

# What the call that counts as the later one was; and what two calls were of which neither was in turn.
LATER_CALL = choice("later_call", LaterCall)
FIRST_OF_TWO = choice("first_of_two", LaterCall)
SECOND_OF_TWO = choice("second_of_two", LaterCall)

OUT_OF_TURN = {LaterCall.BID: "31", LaterCall.PASS: "30", LaterCall.DOUBLE: "32"}


@IRREGULARITY.under(LAWS_2007)
def simultaneous_calls(case: Case) -> Ruling:
    """Law 33, the same in both editions; the offender is whoever called out of turn, and of two the first."""
    second = case[SECOND_CALLER]
    case.cite("33")
    match second:
        case SecondCaller.LHO_ILLEGAL:
            case.step("call-in-turn-first", "33")
            put_right(case, Role.OFFENDER, case.scoped(RULED)[NEXT_CALL_ILLEGAL])
        case SecondCaller.LHO:
            case.step("call-in-turn-first", "33")
            case.step("later-call-in-turn", "33")
        case SecondCaller.OTHERS:
            case.step("call-in-turn-first", "33")
            told = {TURN.id: TURN_AFTER[case[OTHER_CALLER]]}
            later = case[LATER_CALL]
            case.hand_over("later-call-next", OUT_OF_TURN[later], f"{later}_out_of_turn", Role.OFFENDER, told)
        case SecondCaller.NEITHER_IN_TURN:
            turn, who = FIRST_AND_SECOND[case[TWO_CALLERS]]
            case.direct("both-out-of-turn", "29")
            case.hand_over("first-of-two", "29", f"{case[FIRST_OF_TWO]}_out_of_turn", Role.OFFENDER, {TURN.id: turn})
            case.hand_over("second-of-two", "29", f"{case[SECOND_OF_TWO]}_out_of_turn", who)
        case _:
            assert_never(second)
    return case.ruling()
