"""Law 6D, with 13A, 16D and 22B (2007: 13D, 16C and 22A1): a wrong deal, a card that was seen, a new deal wanted."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures import rule_as
from rules.procedures.boards._deal_again import BEFORE_THE_AUCTION, dealt_again
from rules.procedures.information._learnt import Learnt
from rules.procedures.information.extraneous_information import by_stage

IRREGULARITY = irregularity(__name__, place=30)


class Happened(StrEnum):
    """What is wrong with the deal, or why a new one is wanted; the first decides."""

    NOT_SHUFFLED = "not_shuffled"
    PASSED_OUT = "passed_out"
    WRONG_NUMBER = "wrong_number"
    SEEN_IN_DEAL = "seen_in_deal"
    WRONG_DEAL = "wrong_deal"
    SEEN_LATER = "seen_later"
    OTHER_REASON = "other_reason"


HAPPENED = choice("deal_happened", Happened, law="6D")

BEGUN = yes_no("auction_begun_on_board", law="6D1")


@IRREGULARITY.under(LAWS_2007)
def misdeal_or_card_seen(case: Case) -> Ruling:
    """6D, and what lies beside it."""
    happened = case[HAPPENED]
    match happened:
        case Happened.NOT_SHUFFLED:
            case.step("old-deal-cancelled", "6D2")
            dealt_again(case, "6D2")
        case Happened.PASSED_OUT:
            case.step("passed-out-stands", Concept.PASSED_OUT)
            case.direct("second-deal-undone", Concept.PASSED_OUT)
            case.advise_penalty("dealt-again-unasked", "90A")
        case Happened.WRONG_NUMBER:
            case.hand_over("wrong-number-next", Concept.COUNT_BEFORE_CALL, "wrong_card_count", Role.OFFENDER)
        case Happened.SEEN_IN_DEAL:
            by_stage(case, Learnt.IN_THE_DEAL)
        case Happened.WRONG_DEAL if case[BEGUN]:
            case.step("wrong-deal-stands", "6D1")
            case.edition.of(SINCE_BEGUN)(case)
        case Happened.WRONG_DEAL:
            dealt_again(case, "6D1", BEFORE_THE_AUCTION)
        case Happened.SEEN_LATER:
            return rule_as(case, "extraneous_information")
        case Happened.OTHER_REASON:
            dealt_again(case, "6D3")
        case _:
            assert_never(happened)
    return case.ruling()


def illegal_deal_is_fouled(case: Case) -> None:
    """6D1 of 2007: a board that was dealt illegally is a fouled board."""
    case.hand_over("illegal-deal-is-fouled", "87A", "fouled_board", Role.OFFENDER)


# 2017 no longer says so.
SINCE_BEGUN: Mapping[Edition, Callable[[Case], None]] = {
    LAWS_2017: lambda case: None,
    LAWS_2007: illegal_deal_is_fouled,
}
