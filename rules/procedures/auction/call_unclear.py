"""Laws 19A, 19B, 20A and 21A: a call that is wrongly worded, or that somebody did not hear or understand."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Role, Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007
from rules.model import Action, Auction, Seat
from rules.procedures.auction._whose_turn import turn_named
from rules.procedures.information._used_information import came_back_for
from rules.standings.duty_to_pass import TURN, Turn


class UnclearCall(StrEnum):
    """What was unclear: the call itself, or a double or redouble that named the bid or named another one.

    MISHEARD: somebody has called on what they took the call to be.
    """

    DOUBLE_NAMED_WRONG = "double_named_wrong"
    REDOUBLE_NAMED_WRONG = "redouble_named_wrong"
    DOUBLE_NAMED_BID = "double_named_bid"
    REDOUBLE_NAMED_BID = "redouble_named_bid"
    NOT_UNDERSTOOD = "not_understood"
    MISHEARD = "misheard"


UNCLEAR = choice("unclear_call", UnclearCall)


class CallOnMishearing(StrEnum):
    """What was called on a call misheard: a legal call, or one that is ruled on as the irregularity of this id."""

    LEGAL = "legal"
    INSUFFICIENT_BID = "insufficient_bid"
    INADMISSIBLE_DOUBLE = "inadmissible_double"
    BID_OUT_OF_TURN = "bid_out_of_turn"
    PASS_OUT_OF_TURN = "pass_out_of_turn"
    DOUBLE_OUT_OF_TURN = "double_out_of_turn"


CALL_ON_MISHEARING = choice("call_on_mishearing", CallOnMishearing, law="21A")

IN_TURN: Mapping[str, Value] = {TURN.id: Turn.OFFENDER}

# What was called, so that the auction shows who did it.
ACTION = {
    UnclearCall.DOUBLE_NAMED_WRONG: Action.DOUBLE,
    UnclearCall.DOUBLE_NAMED_BID: Action.DOUBLE,
    UnclearCall.REDOUBLE_NAMED_WRONG: Action.REDOUBLE,
    UnclearCall.REDOUBLE_NAMED_BID: Action.REDOUBLE,
}


def last_caller(known: Known) -> Seat | None:
    """Who made the unclear call: the last one of its kind in the typed auction."""
    auction, unclear = known.answers.get(AUCTION.id), known.answers.get(UNCLEAR.id)
    if not isinstance(auction, Auction) or not isinstance(unclear, str):
        return None
    action = ACTION.get(UnclearCall(unclear))
    made = (entry.seat for entry in reversed(auction.entries) if action in (None, entry.call))
    return next(made, None)


@derives(CALL_ON_MISHEARING)
def call_shown(known: Known) -> tuple[Value, ...] | None:
    """A typed auction is legal here: one that is not is ruled on as what it shows."""
    return (CallOnMishearing.LEGAL,) if isinstance(known.answers.get(AUCTION.id), Auction) else None


IRREGULARITY = irregularity(__name__, place=140, caller=last_caller)


@IRREGULARITY.under(LAWS_2007)
def call_unclear(case: Case) -> Ruling:
    """19A2 and 3, 19B2 and 3, 20A, 21A: the same in both editions."""
    unclear = case[UNCLEAR]
    match unclear:
        case UnclearCall.NOT_UNDERSTOOD:
            case.step("clarify-at-once", "20A")
        case UnclearCall.DOUBLE_NAMED_BID:
            bid_named(case, "19A2")
        case UnclearCall.REDOUBLE_NAMED_BID:
            bid_named(case, "19B2")
        case UnclearCall.DOUBLE_NAMED_WRONG:
            wrong_bid_named(case, "19A2", "19A3")
        case UnclearCall.REDOUBLE_NAMED_WRONG:
            wrong_bid_named(case, "19B2", "19B3")
        case UnclearCall.MISHEARD:
            return misheard(case)
        case _:
            assert_never(unclear)
    goes_on(case)
    return case.ruling()


def goes_on(case: Case) -> None:
    """17C: the next player in rotation calls."""
    if not turn_named(case, "17C"):
        case.step("next-player-calls", "17C")


def misheard(case: Case) -> Ruling:
    """21A: the call counts as it was made, whatever its maker had understood; partner has heard of it (16B1)."""
    called = case[CALL_ON_MISHEARING]
    case.step("misheard-no-redress", "21A")
    case.direct("unauthorized-for-partner", "16B1", Role.PARTNER)
    came_back_for(case, When.END_OF_PLAY)
    match called:
        case CallOnMishearing.LEGAL:
            goes_on(case)
        case CallOnMishearing.INSUFFICIENT_BID:
            case.hand_over("misheard-call-irregular", "27", called, Role.OFFENDER, IN_TURN)
        case CallOnMishearing.INADMISSIBLE_DOUBLE:
            case.hand_over("misheard-call-irregular", "36", called, Role.OFFENDER, IN_TURN)
        case CallOnMishearing.BID_OUT_OF_TURN | CallOnMishearing.PASS_OUT_OF_TURN | CallOnMishearing.DOUBLE_OUT_OF_TURN:
            case.hand_over("misheard-call-irregular", "29", called, Role.OFFENDER)
        case _:
            assert_never(called)
    return case.ruling()


def bid_named(case: Case, law: str) -> None:
    """19A2, 19B2: the bid is named beside the one word that should be used; no Law takes anything for it."""
    case.step("stands-as-double", law)
    case.step("only-the-word", law)


def wrong_bid_named(case: Case, wording: str, law: str) -> None:
    """19A3, 19B3: it is the bid as it was made that is doubled or redoubled, and the wording is extraneous.

    wording: the paragraph of the one word that should be used.
    """
    bid_named(case, wording)
    case.step("bid-as-made", law)
    case.inform("extraneous", "16B1", Role.OFFENDING_SIDE)
    case.check("extraneous-used", "16B3", When.END_OF_PLAY, "information_used")
