"""Law 25A1: the call that was intended in place of a slip is subject to its own Law."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Fact, Role, Value, choice, yes_no
from rules.model import Auction, Call, Entry, IrregularityKind
from rules.procedures.auction._irregular_call import (
    SINCE,
    SINCE_CHANGE,
    SLIP,
    UNINTENDED,
    Since,
    Slip,
    calls_since_own,
    intended_call,
    replaces_own,
    slipped,
)
from rules.standings.duty_to_pass import RHO_OBLIGED, RHO_OBLIGED_ONCE, TURN, Turn

# 25A: the call that was intended in place of the slip.
INTENDED_LEGAL = yes_no("intended_legal", audience=Audience.OFFENDER, about=(AUCTION,))


class IntendedAs(StrEnum):
    """What was irregular about the intended call: the ids of the irregularities."""

    BID_ABOVE_SEVEN = "bid_above_seven"
    CALL_WHEN_MUST_PASS = "call_when_must_pass"
    BID_OUT_OF_TURN = "bid_out_of_turn"
    PASS_OUT_OF_TURN = "pass_out_of_turn"
    DOUBLE_OUT_OF_TURN = "double_out_of_turn"
    INADMISSIBLE_DOUBLE = "inadmissible_double"
    INSUFFICIENT_BID = "insufficient_bid"


IN_TURN_ALONE = (IntendedAs.INADMISSIBLE_DOUBLE, IntendedAs.INSUFFICIENT_BID)
OUT_OF_TURN = (IntendedAs.BID_OUT_OF_TURN, IntendedAs.PASS_OUT_OF_TURN, IntendedAs.DOUBLE_OUT_OF_TURN)

INTENDED_AS = choice("intended_as", IntendedAs, audience=Audience.DIRECTOR, about=(AUCTION, INTENDED_LEGAL))


# What the second of two calls may be, made in turn as it was if the first was a slip, by what is ruled on; no pass is.
INTENDED_IN_TURN = {
    "bid_out_of_turn": INTENDED_AS.only(
        IntendedAs.BID_ABOVE_SEVEN, IntendedAs.CALL_WHEN_MUST_PASS, IntendedAs.INSUFFICIENT_BID
    ),
    "double_out_of_turn": INTENDED_AS.only(IntendedAs.CALL_WHEN_MUST_PASS, IntendedAs.INADMISSIBLE_DOUBLE),
}

# What the call meant in place of an insufficient bid may be, where it is neither legal nor insufficient.
INTENDED_OTHERWISE = INTENDED_AS.only(
    IntendedAs.BID_ABOVE_SEVEN, IntendedAs.CALL_WHEN_MUST_PASS, IntendedAs.INADMISSIBLE_DOUBLE
)


@derives(INTENDED_LEGAL)
def intended_legal_shown(known: Known) -> tuple[Value, ...] | None:
    """Whether the second of two calls is legal in the place of the first, which was a slip."""
    irregularity = known.irregularity
    if late := late_in_place(known):
        before_slip, meant_late = late
        return (before_slip.admissible(meant_late.call, meant_late.seat),)
    if irregularity is not None and replaces_own(known) and irregularity.before_own_call is not None:
        return (irregularity.before_own_call.admissible(irregularity.call, irregularity.offender),)
    if irregularity is not None and known.get(SLIP) == Slip.FIRST:
        before = Auction(irregularity.before.dealer, irregularity.before.entries[:-1])
        return (before.admissible(irregularity.call, irregularity.offender),)
    meant = shown_in_place(known)
    return None if meant is None else (meant[1] is None,)


def late_in_place(known: Known) -> tuple[Auction, Entry] | None:
    """The call after the final pass that was meant in place of a slip, and the auction before that slip."""
    irregularity = known.irregularity
    is_late = irregularity and irregularity.kind is IrregularityKind.CALL_AFTER_FINAL_PASS and slipped(known)
    calls = calls_since_own(irregularity) if irregularity and is_late else None
    if irregularity is None or calls is None:
        return None
    entries = irregularity.before.entries[: -1 - calls]
    return Auction(irregularity.before.dealer, entries), Entry(irregularity.offender, irregularity.call)


def shown_in_place(known: Known) -> tuple[Call, IrregularityKind | None] | None:
    """The call meant in place of an illegal slip, as the typed auction shows it, and what is wrong with it."""
    irregularity, meant = known.irregularity, intended_call(known)
    if RHO_OBLIGED.id in known.answers or RHO_OBLIGED_ONCE.id in known.answers:
        return None
    if irregularity is None or meant is None or not slipped(known) or irregularity.turn is None:
        return None
    return meant, irregularity.before.wrong_with(Entry(irregularity.offender, meant))


@derives(INTENDED_AS)
def intended_as_shown(known: Known) -> tuple[Value, ...] | None:
    """What only a call in turn can be, or only one out of turn (27A2, 32)."""
    irregularity, late = known.irregularity, late_in_place(known)
    if late is not None and (wrong := late[0].wrong_with(late[1])):
        return (IntendedAs(wrong),)
    if irregularity and replaces_own(known):  # a double that is not allowed is none
        return (IntendedAs.INSUFFICIENT_BID,)
    if irregularity and known.get(SLIP) == Slip.FIRST:
        return IN_TURN_ALONE
    meant = shown_in_place(known)
    if meant and meant[1]:
        return (IntendedAs(meant[1]),)
    if irregularity is None or RHO_OBLIGED.id in known.answers or RHO_OBLIGED_ONCE.id in known.answers:
        return None
    out_of_turn = irregularity.turn is not irregularity.offender
    return tuple(intended for intended in IntendedAs if intended not in (IN_TURN_ALONE if out_of_turn else OUT_OF_TURN))


def intended_in_turn(case: Case) -> Fact[IntendedAs] | None:
    """What is to be asked of the second of two calls that was meant instead of the first; None where it is legal."""
    irregular = INTENDED_IN_TURN.get(case.procedure)
    return None if irregular is None or case[INTENDED_LEGAL] else irregular


def rule_intended(case: Case, since: Since, again: bool, irregular: Fact[IntendedAs] = INTENDED_AS) -> None:
    """25A1: the intended call is subject to its own Law.

    since: what has been called over it, or, where it has been changed as well (again), over what took its place.
    irregular: what is asked of it; with what it may be in turn, where it is known that it was.
    """
    hand_over_intended(case, case[irregular], since, again, None if irregular is INTENDED_AS else Turn.OFFENDER)


def hand_over_intended(case: Case, intended: IntendedAs, since: Since, again: bool, turn: Turn | None) -> None:
    """25A1: the intended call is ruled on next, as what it is.

    turn: whose it was when the offender called, where that is known.
    """
    told: dict[str, Value] = {UNINTENDED.id: False, SINCE.id: Since.OFFENDER_REPLACED if again else since}
    if again:
        told[SINCE_CHANGE.id] = since
    if turn is not None:
        told[TURN.id] = turn
    case.hand_over("rule-intended", "25A1", intended, Role.OFFENDER, told)
