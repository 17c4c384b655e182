"""What kind of penalty card an exposed card can become (50B)."""

from enum import StrEnum

from rules.engine.facts import choice
from rules.procedures.play._penalty_card_standing import PenaltyCards


class ExposedCards(StrEnum):
    """Which cards a player has exposed; LED of a single one, whatever its rank."""

    LOW = "low"
    HONOUR = "honour"
    LED = "led"
    TWO_OR_MORE = "two_or_more"


CARDS = choice("exposed_cards", ExposedCards)

# 50B: a single card below an honour, not led, becomes a minor penalty card.
KINDS = {
    ExposedCards.LOW: PenaltyCards.MINOR,
    ExposedCards.HONOUR: PenaltyCards.MAJOR,
    ExposedCards.LED: PenaltyCards.MAJOR,
    ExposedCards.TWO_OR_MORE: PenaltyCards.TWO_OR_MORE,
}
