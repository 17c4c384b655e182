"""What kind of penalty card an exposed card can become (50B)."""

from rules.engine.facts import choice
from rules.procedures.play._penalty_card_standing import MAJOR, MINOR, TWO_OR_MORE

LOW = "low"
HONOUR = "honour"
LED = "led"

CARDS = choice("exposed_cards", LOW, HONOUR, LED, TWO_OR_MORE)

# 50B: a single card below an honour, not led, becomes a minor penalty card.
KINDS = {LOW: MINOR, HONOUR: MAJOR, LED: MAJOR, TWO_OR_MORE: TWO_OR_MORE}
