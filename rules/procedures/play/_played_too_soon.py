"""Law 57: who has played too soon, as the rulings know it that leave such a card to be ruled on next."""

from collections.abc import Mapping
from enum import StrEnum

from rules.engine.derive import Known, derives
from rules.engine.facts import Kind, Value, choice, typed, yes_no


class PrematureBy(StrEnum):
    """Who played too soon: 57A, 57D of 2017, and 57C3 (2007: 57C2); dummy's card put up uninstructed is for 45D.

    DUMMY_SPOKE decides of a defender's card (43B3), then TOLD (47E1), then BEFORE_REQUIRED_LEAD (60B). 57C exempts from
    playing before partner, and says nothing of a lead.
    """

    DUMMY_SPOKE = "dummy_spoke"
    TOLD = "told"
    BEFORE_REQUIRED_LEAD = "before_required_lead"
    LED_BEFORE_PARTNER = "led_before_partner"
    BEFORE_PARTNER = "before_partner"
    AT_RHOS_TURN = "at_rhos_turn"
    DECLARING_SIDE = "declaring_side"
    DUMMY = "dummy"


PREMATURE_BY = choice("premature_by", PrematureBy)


class PlayedBesides(StrEnum):
    """What has been played, and by whom: before the premature card (57C) or after it (60A1)."""

    NOTHING = "nothing"
    BOTH_HANDS = "both_hands"
    DUMMY = "dummy"
    SUGGESTED = "suggested"
    LHO_AFTER = "lho_after"
    TAKEN_FOR_GRANTED = "taken_for_granted"


PLAYED_BESIDES = choice("played_besides", PlayedBesides)

# 60A1: LHO, of the innocent side, has played after the early card.
LHO_HAS_PLAYED = yes_no("lho_played_after")

# To whose lead out of turn a defender's card was played before its turn. It decides, unless an opponent had told the
# defender that it was their turn (47E1).
TO_PARTNERS_LEAD = typed("played_to_partners_lead", Kind.YES_NO)
TO_DECLARERS_LEAD = typed("played_to_declarers_lead", Kind.YES_NO)

# What is known of such a card.
AFTER_PARTNERS_LEAD: Mapping[str, Value] = {TO_PARTNERS_LEAD.id: True, LHO_HAS_PLAYED.id: False}
AFTER_DECLARERS_LEAD: Mapping[str, Value] = {TO_DECLARERS_LEAD.id: True}
# A defender has led to the next trick, and partner had left out a card of this one (67A1).
LED_BEFORE_PARTNER: Mapping[str, Value] = {
    PREMATURE_BY.id: PrematureBy.LED_BEFORE_PARTNER,
    LHO_HAS_PLAYED.id: False,
}

# 57C: a defender has played before partner, after a card that dummy suggested and did not put forward.
BEFORE_PARTNER_AFTER_SUGGESTION: Mapping[str, Value] = {
    PREMATURE_BY.id: PrematureBy.BEFORE_PARTNER,
    PLAYED_BESIDES.id: PlayedBesides.SUGGESTED,
}


@derives(PREMATURE_BY)
def premature_by_shown(known: Known) -> tuple[Value, ...] | None:
    if known.get(TO_PARTNERS_LEAD):
        return (PrematureBy.TOLD, PrematureBy.AT_RHOS_TURN)
    return (PrematureBy.TOLD, PrematureBy.BEFORE_PARTNER) if known.get(TO_DECLARERS_LEAD) else None
