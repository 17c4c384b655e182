"""What kind of penalty card an exposed card can become (50B)."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.facts import choice
from rules.procedures._withdrawn import replaced_card
from rules.procedures.play._penalty_card_standing import Because, becomes_penalty_card
from rules.standings.penalty_cards import HAS_ANOTHER


class ExposedCards(StrEnum):
    """Which cards a player has exposed; LED of a single one, whatever its rank."""

    LOW = "low"
    HONOUR = "honour"
    LED = "led"
    TWO_OR_MORE = "two_or_more"


CARDS = choice("exposed_cards", ExposedCards)
EXPOSED_BY_ACCIDENT = CARDS.only(ExposedCards.LOW, ExposedCards.HONOUR, ExposedCards.TWO_OR_MORE)

# 50B: a single card below an honour, not led, becomes a minor penalty card.
BECAUSE = {
    ExposedCards.LOW: Because.LOW,
    ExposedCards.HONOUR: Because.HONOUR,
    ExposedCards.LED: Because.PLAYED,
    ExposedCards.TWO_OR_MORE: Because.SEVERAL,
}


def another_card(case: Case, law: str = "49") -> bool:
    """50B: whether the player has a penalty card from before; all of them are then major ones, whatever this one is.

    law: the paragraph that makes this card a penalty card.
    """
    has_another = case[HAS_ANOTHER]
    if has_another:
        becomes_penalty_card(case, law, Because.ONE_MORE)
    return has_another


def held_card_not_played(case: Case) -> None:
    """45C1, 47B and D, and 49: a defender held one card in view and played another, so played on purpose (50B).

    16C (2007: 16D) is for what an opponent replaces.
    """
    case.step("held-card-is-played", "45C1")
    case.step("other-card-taken-back", "47B")
    case.step("opponent-may-replace", "47D")
    case.step("played-after-replaced", "47D")
    replaced_card(case)
    if not another_card(case):
        becomes_penalty_card(case, "49")
