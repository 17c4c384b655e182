"""The offender calls again in turn after a call out of turn, and in 2017 the two calls are compared (Law 23)."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Option, Role, Value, choice, offer
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2017
from rules.model import Action
from rules.procedures._withdrawn import awareness, lead_restriction, partner_passes_next, withdrawn_information
from rules.procedures.auction._deliberate_change import after_change_2017
from rules.procedures.auction._irregular_call import (
    NEXT_CALL,
    NEXT_CALL_ILLEGAL,
    RENEWED,
    REPLACEMENT_CALL,
    RULED,
    NextCall,
    put_right,
    renewed,
)
from rules.standings.duty_to_pass import TURN, Turn


class RhoFirst(StrEnum):
    """31A: what RHO, whose turn it was, does before the offender calls again."""

    PASSES = "passes"
    CALLS = "calls"
    PASSES_OUT = "passes_out"  # and with that pass the auction is over
    ILLEGAL = "illegal"  # which is put right first


RHO_MAY_CALL = offer(
    "rho_calls",
    Role.RHO,
    script=("rho-calls",),
    options=(
        Option(RhoFirst.PASSES, "repeat-call"),
        Option(RhoFirst.CALLS, "new-call-2017"),
        Option(RhoFirst.PASSES_OUT, "auction-over"),
        Option(RhoFirst.ILLEGAL, "put-right-first", offered=False),
    ),
    law="31A",
)


class NewCall(StrEnum):
    """31A2, 31B2: the call that the offender makes at their proper turn."""

    COMPARABLE = "comparable"
    NOT_COMPARABLE = "not_comparable"
    NO_TURN = "no_turn"  # the auction ended first
    ILLEGAL = "illegal"  # which is put right first


NEW_CALL = choice(
    "new_call",
    NewCall,
    audience=Audience.DIRECTOR,
    judgement=True,
    law="23A",
    about=(AUCTION, TURN, RHO_MAY_CALL, REPLACEMENT_CALL),
    typed=REPLACEMENT_CALL,
)

# By whose turn it was; only where it was partner's can the auction end before the offender's.
MADE = NEW_CALL.only(NewCall.COMPARABLE, NewCall.NOT_COMPARABLE, NewCall.ILLEGAL)
MADE_LEGALLY = NEW_CALL.only(NewCall.COMPARABLE, NewCall.NOT_COMPARABLE)
NEW_CALL_AT = {
    Turn.RHO: MADE.with_script("any-legal-call-2017"),
    Turn.PARTNER: NEW_CALL.with_script("out-of-turn-cancelled-at-partner", "any-legal-call-2017"),
    Turn.LHO: MADE.with_script("out-of-turn-cancelled-at-lho", "any-legal-call-2017"),
}


BID_COMPARED = segment("bid_compared", __name__)
PASS_COMPARED = segment("pass_compared", __name__)
DOUBLE_COMPARED = segment("double_compared", __name__)

# What waits for a legal call where the new one is put right first, by the Law of the call out of turn.
COMPARED_LATER = {"30": PASS_COMPARED, "31": BID_COMPARED, "32": DOUBLE_COMPARED}


@derives(NEW_CALL)
def new_call_shown(known: Known) -> tuple[Value, ...] | None:
    legality = None if known.scope else renewed(known)
    if legality is None:
        return None
    return (NewCall.COMPARABLE, NewCall.NOT_COMPARABLE) if legality is NextCall.LEGAL else (NewCall.ILLEGAL,)


@derives(RHO_MAY_CALL)
def rho_may_call_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None or irregularity.turn is not irregularity.rho:
        return None
    over = irregularity.before.with_call(Action.PASS).is_over
    passed = RhoFirst.PASSES_OUT if over else RhoFirst.PASSES
    made = known.followed[1:] if known.scope else known.followed  # in the scope, in place of an illegal call
    if made and made[0].seat is irregularity.rho:  # under the ruling
        if not irregularity.before.admissible(made[0].call, irregularity.rho):
            return (RhoFirst.ILLEGAL,)
        return (passed,) if made[0].call is Action.PASS else (RhoFirst.CALLS,)
    return (passed, RhoFirst.CALLS, RhoFirst.ILLEGAL)


# By what RHO calls once an illegal call of theirs has been ruled on.
RHO_NOW_CALLS = RHO_MAY_CALL.without(RhoFirst.ILLEGAL)


def rho_put_right(case: Case, law: str, segment: str) -> None:
    """27, 36, 38: RHO's own call at that turn is illegal, and is put right before 31A or 32A goes on.

    law, segment: what waits for RHO's legal call, and what then goes on.
    """
    put_right(case, Role.RHO, case.scoped(RULED)[NEXT_CALL_ILLEGAL])
    case.check("rho-legal-call", law, When.AT_TURN, segment)


def compared(case: Case, turn: Turn, changed: bool, free: str, otherwise: str) -> bool:
    """23 of 2017: whether the offender's new call is comparable, and what follows; False where it is known not to be.

    turn: whose it was, of RHO, PARTNER and LHO.
    changed: the call out of turn had been changed, and the cancelled change may restrict the lead even so (25B2).
    free, otherwise: the paragraphs for a call that is comparable, and for one that is not.
    """
    made = case[NEW_CALL_AT[turn]]
    match made:
        case NewCall.COMPARABLE:
            comparable(case, free)
            if changed:
                after_change_2017(case)
            else:
                case.step("no-lead-restriction", "26A")
        case NewCall.NOT_COMPARABLE:
            not_comparable(case, otherwise)
        case NewCall.NO_TURN:  # withdrawn, and not replaced by a comparable call
            auction_ended_first(case)
            lead_restriction(case)
        case NewCall.ILLEGAL:
            put_right(case, Role.OFFENDER, case.scoped(RENEWED)[NEXT_CALL_ILLEGAL])
            case.check("offender-legal-call", "23A", When.AT_TURN, COMPARED_LATER[free[:2]].id)
            if changed:
                case.check("cancelled-change", "25B3", When.AT_TURN, "cancelled_change")
        case _:
            assert_never(made)
    return made in (NewCall.COMPARABLE, NewCall.ILLEGAL)


def compared_later(case: Case, free: str, otherwise: str) -> Ruling:
    """23 of 2017, once the offender's illegal new call has been put right."""
    made = case.scoped(RENEWED)[MADE_LEGALLY]
    if made is NewCall.COMPARABLE:
        comparable(case, free)
        case.step("no-lead-restriction", "26A")
    else:
        not_comparable(case, otherwise)
        withdrawn_information(case)
    return case.ruling()


@BID_COMPARED.under(LAWS_2017)
def bid_compared(case: Case) -> Ruling:
    """31A2 and 31B2 of 2017."""
    return compared_later(case, "31A2(a)", "31A2(b)")


@PASS_COMPARED.under(LAWS_2017)
def pass_compared(case: Case) -> Ruling:
    """30B1(b) of 2017."""
    return compared_later(case, "30B1(b)(i)", "30B1(b)(ii)")


@DOUBLE_COMPARED.under(LAWS_2017)
def double_compared(case: Case) -> Ruling:
    """32A2 and 32B2 of 2017."""
    return compared_later(case, "32A2(a)", "32A2(b)")


def comparable(case: Case, law: str) -> None:
    """23B: the new call is comparable."""
    case.cite("23A")
    case.step("no-further-rectification", law)
    case.inform("comparable-authorized", "23B", Role.BOTH_SIDES)
    case.check("damage-comparable", "23C", When.END_OF_PLAY, "damage_comparable")


def not_comparable(case: Case, law: str) -> None:
    """31A2(b) and its like: partner passes once, and the lead may be restricted."""
    case.cite("23A")
    case.cite(law)
    partner_passes_next(case, law)
    lead_restriction(case)
    awareness(case)


def rule_new_call(case: Case) -> None:
    """27, 36, 38: the new call that the offender has made under a ruling of 2007, where the typed auction shows it."""
    called = case.scoped(RENEWED)[NEXT_CALL]
    if called is not NextCall.LEGAL:
        put_right(case, Role.OFFENDER, called)


def auction_ended_first(case: Case) -> None:
    """22: the auction ended before the offender's turn, so that nothing replaces the call."""
    case.step("auction-ended-first", "22", Role.OFFENDER)


def partner_may_call(case: Case, law: str) -> None:
    """30B1(a), 31B1, 32B1 of 2017: partner is free, but for 16C2."""
    case.step("partner-may-call", law, Role.PARTNER)
    withdrawn_information(case)
