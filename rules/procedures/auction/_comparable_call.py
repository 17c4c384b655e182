"""The offender calls again in turn after a call out of turn, and in 2017 the two calls are compared (Law 23)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Option, Role, Value, choice, offer
from rules.engine.procedure import Subject, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2017
from rules.model import Action
from rules.procedures._withdrawn import (
    awareness,
    lead_restriction,
    partner_passes_next,
    silenced,
    withdrawn_information,
)
from rules.procedures.auction._deliberate_change import after_change_2017
from rules.procedures.auction._irregular_call import (
    NEXT_CALL_ILLEGAL,
    RENEWED,
    REPLACEMENT_CALL,
    RULED,
    NextCall,
    put_right,
    renewed,
    rule_next_call,
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


@dataclass(frozen=True)
class NewCallLaws:
    """30, 31 or 32 of 2017 on the call that the offender makes at their proper turn.

    partner, offender: the paragraphs by which, where it was not RHO's turn, partner calls and then the offender.
    free, otherwise: those for a call that is comparable, and for one that is not.
    later: what waits for a legal call where the new one is put right first.
    """

    partner: str
    offender: str
    free: str
    otherwise: str
    later: Subject


AFTER_PASS = NewCallLaws("30B1(a)", "30B1(b)", "30B1(b)(i)", "30B1(b)(ii)", PASS_COMPARED)
AFTER_BID = NewCallLaws("31B1", "31B2", "31A2(a)", "31A2(b)", BID_COMPARED)  # 31B2 refers to 31A2
AFTER_DOUBLE = NewCallLaws("32B1", "32B2", "32A2(a)", "32A2(b)", DOUBLE_COMPARED)  # and 32B2 to 32A2


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


def partner_and_then_offender(case: Case, turn: Turn, changed: bool, laws: NewCallLaws) -> None:
    """30B1, 31B and 32B of 2017, at partner's turn or LHO's: partner is free, but for 16C2; then the offender calls."""
    case.cite(laws.partner)
    case.step("partner-may-call", laws.partner, Role.PARTNER)
    withdrawn_information(case)
    case.cite(laws.offender)
    compared(case, turn, changed, laws)


def compared(case: Case, turn: Turn, changed: bool, laws: NewCallLaws) -> bool:
    """23 of 2017: whether the offender's new call is comparable, and what follows; False where it is known not to be.

    turn: whose it was, of RHO, PARTNER and LHO.
    changed: the call out of turn had been changed, and the cancelled change may restrict the lead even so (25B2).
    """
    made = case[NEW_CALL_AT[turn]]
    match made:
        case NewCall.COMPARABLE:
            comparable(case, laws.free)
            if changed:
                after_change_2017(case)
            else:
                case.step("no-lead-restriction", "26A")
        case NewCall.NOT_COMPARABLE:
            not_comparable(case, laws.otherwise)
        case NewCall.NO_TURN:  # withdrawn, and not replaced by a comparable call
            auction_ended_first(case)
            lead_restriction(case)
        case NewCall.ILLEGAL:
            put_right(case, Role.OFFENDER, case.scoped(RENEWED)[NEXT_CALL_ILLEGAL])
            case.check("offender-legal-call", "23A", When.AT_TURN, laws.later.id)
            if changed:
                case.check("cancelled-change", "25B3", When.AT_TURN, "cancelled_change")
        case _:
            assert_never(made)
    return made in (NewCall.COMPARABLE, NewCall.ILLEGAL)


def compared_later(case: Case, laws: NewCallLaws) -> Ruling:
    """23 of 2017, once the offender's illegal new call has been put right."""
    made = case.scoped(RENEWED)[MADE_LEGALLY]
    if made is NewCall.COMPARABLE:
        comparable(case, laws.free)
        case.step("no-lead-restriction", "26A")
    else:
        not_comparable(case, laws.otherwise)
        withdrawn_information(case)
    return case.ruling()


@BID_COMPARED.under(LAWS_2017)
def bid_compared(case: Case) -> Ruling:
    """31A2 and 31B2 of 2017."""
    return compared_later(case, AFTER_BID)


@PASS_COMPARED.under(LAWS_2017)
def pass_compared(case: Case) -> Ruling:
    """30B1(b) of 2017."""
    return compared_later(case, AFTER_PASS)


@DOUBLE_COMPARED.under(LAWS_2017)
def double_compared(case: Case) -> Ruling:
    """32A2 and 32B2 of 2017."""
    return compared_later(case, AFTER_DOUBLE)


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


def any_call_silenced(case: Case, law: str) -> None:
    """31B, 32A of 2007, where it was not RHO's turn: any legal call, and partner is silenced."""
    case.step("any-legal-call", "29B", Role.OFFENDER)
    case.cite(law)
    silenced(case, law)
    rule_new_call(case)


def rule_new_call(case: Case) -> None:
    """27, 36, 38: the new call that the offender has made under a ruling of 2007, where the typed auction shows it."""
    rule_next_call(case.scoped(RENEWED), Role.OFFENDER)


def auction_ended_first(case: Case) -> None:
    """22: the auction ended before the offender's turn, so that nothing replaces the call."""
    case.step("auction-ended-first", "22", Role.OFFENDER)
