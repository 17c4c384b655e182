"""Laws 19A, 19B and 20A: a call that is wrongly worded, or that somebody did not hear or understand."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known
from rules.engine.facts import Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007
from rules.model import Action, Auction, Seat
from rules.procedures.auction._whose_turn import turn_named


class UnclearCall(StrEnum):
    """What was unclear: the call itself, or a double or redouble that named the bid or named another one."""

    DOUBLE_NAMED_WRONG = "double_named_wrong"
    REDOUBLE_NAMED_WRONG = "redouble_named_wrong"
    DOUBLE_NAMED_BID = "double_named_bid"
    REDOUBLE_NAMED_BID = "redouble_named_bid"
    NOT_UNDERSTOOD = "not_understood"


UNCLEAR = choice("unclear_call", UnclearCall)

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


IRREGULARITY = irregularity(__name__, place=140, caller=last_caller)


@IRREGULARITY.under(LAWS_2007)
def call_unclear(case: Case) -> Ruling:
    """19A2 and 3, 19B2 and 3, 20A: the same in both editions."""
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
        case _:
            assert_never(unclear)
    if not turn_named(case, "17C"):
        case.step("next-player-calls", "17C")
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
