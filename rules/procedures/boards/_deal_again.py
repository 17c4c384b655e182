"""Laws 6D, 22B and 86A (2007: 6D, 22A1 and 86C): whether a board may be dealt again, and what if not."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case, Law
from rules.engine.facts import Audience, Fact, choice
from rules.lawbook import Concept
from rules.procedures.score._spoiled_board import spoiled


class NewDeal(StrEnum):
    """What may bar a new deal."""

    DECIDED = "decided"
    NO_TIME = "no_time"
    POSSIBLE = "possible"


NEW_DEAL = choice("new_deal", NewDeal, audience=Audience.DIRECTOR, law=Concept.SUBSTITUTE_BOARD)

# 6D1: nobody has called on the board, and it is dealt again if no match is decided.
BEFORE_THE_AUCTION = NEW_DEAL.only(NewDeal.DECIDED, NewDeal.POSSIBLE)


def dealt_again(case: Case, law: Law, possible: Fact[NewDeal] = NEW_DEAL) -> None:
    """The board is dealt again, unless that is barred: then its score is adjusted.

    law: what provides for a new deal, or for no result; possible: what may bar it here.
    """
    new_deal = case[possible]
    match new_deal:
        case NewDeal.DECIDED:
            case.step("match-could-be-known", Concept.SUBSTITUTE_BOARD)
            spoiled(case, Concept.SUBSTITUTE_BOARD)
        case NewDeal.NO_TIME:
            spoiled(case, law)
        case NewDeal.POSSIBLE:
            case.step("dealt-again", law)
        case _:
            assert_never(new_deal)
