"""Law 57: who has played too soon, as the rulings know it that leave such a card to be ruled on next."""

from collections.abc import Mapping
from enum import StrEnum

from rules.engine.facts import Value, choice, yes_no


class PrematureBy(StrEnum):
    """Who played too soon: 57A, 57D of 2017, and 57C3 (2007: 57C2); dummy's card put up uninstructed is for 45D.

    TOLD decides of a defender's card (47E1). 57C exempts from playing before partner, and says nothing of a lead.
    """

    TOLD = "told"
    LED_BEFORE_PARTNER = "led_before_partner"
    BEFORE_PARTNER = "before_partner"
    AT_RHOS_TURN = "at_rhos_turn"
    DECLARING_SIDE = "declaring_side"
    DUMMY = "dummy"


PREMATURE_BY = choice("premature_by", PrematureBy)

# 60A1: LHO, of the innocent side, has played after the early card.
LHO_HAS_PLAYED = yes_no("lho_played_after")

# What is known of a defender's card that was played to a lead out of turn before its turn.
AFTER_PARTNERS_LEAD: Mapping[str, Value] = {PREMATURE_BY.id: PrematureBy.AT_RHOS_TURN, LHO_HAS_PLAYED.id: False}
AFTER_DECLARERS_LEAD: Mapping[str, Value] = {PREMATURE_BY.id: PrematureBy.BEFORE_PARTNER}
# A defender has led to the next trick, and partner had left out a card of this one (67A1).
LED_BEFORE_PARTNER: Mapping[str, Value] = {
    PREMATURE_BY.id: PrematureBy.LED_BEFORE_PARTNER,
    LHO_HAS_PLAYED.id: False,
}
