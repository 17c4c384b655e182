"""Laws 54 and 56 with 50D: what declarer may choose after a defender's lead out of turn at their partner's turn."""

from enum import StrEnum
from typing import Literal, assert_never

from rules.engine.case import Case
from rules.engine.facts import NotAsked, Option, Role, offer
from rules.procedures._withdrawn import awareness, returned_to_hand
from rules.procedures.play._partner_on_lead import suit_forbidden, suit_required
from rules.procedures.play._penalty_card_lead import lead_is_free, leaders_own_cards, own_choice_stands
from rules.procedures.play._penalty_card_standing import becomes_penalty_card
from rules.standings.penalty_cards import PenaltyCards


class LeadChoice(StrEnum):
    """What declarer chooses after such a lead, in the order in which directors read it out."""

    SPREADS = "spreads"
    ACCEPTS = "accepts"
    REQUIRES = "requires"
    FORBIDS = "forbids"
    WAIVES = "waives"


NotAccepted = Literal[LeadChoice.REQUIRES, LeadChoice.FORBIDS, LeadChoice.WAIVES]

LEAD_CHOICES = offer(
    "lead_choices",
    Role.DECLARER,
    script=("opening-lead-choices",),
    options=(
        Option(LeadChoice.SPREADS, "declarer-becomes-dummy"),
        Option(LeadChoice.ACCEPTS, "opening-lead-accepted"),
        Option(LeadChoice.REQUIRES, "required-card-back"),
        Option(LeadChoice.FORBIDS, "forbidden-card-back"),
        Option(LeadChoice.WAIVES, "any-lead-card-stays"),
    ),
    law="54",
)

# The partner has a card on the table too: it is led where declarer's choice allows it (50D1).
LEAD_CHOICES_PARTNER_TOO = LEAD_CHOICES.variant("partner-card-too", "opening-lead-choices", waives="partners-card-led")

# 10B: what declarer has chosen without the director, who lets it stand.
CHOSEN_ALREADY = LEAD_CHOICES.without(LeadChoice.SPREADS).without(LeadChoice.ACCEPTS).variant("chosen-without-director")


def chosen_already(case: Case, laws: tuple[str, ...]) -> None:
    """10B: declarer has chosen without the director, the proper leader has led, and the director lets that stand.

    laws: the paragraphs by which the card is taken back; the last one makes it a penalty card.
    """
    chosen = case.choose(CHOSEN_ALREADY)
    own_choice_stands(case)
    for law in laws:
        case.cite(law)
    match chosen:
        case LeadChoice.REQUIRES | LeadChoice.FORBIDS | LeadChoice.WAIVES:
            partner_leads(case, chosen, law, PenaltyCards.NONE)
        case _:
            raise NotAsked(chosen)


def partner_leads(case: Case, chosen: NotAccepted, law: str, own: PenaltyCards) -> None:
    """The proper leader has the lead, restricted or free, as declarer has chosen (50D2).

    law: the paragraph by which the lead out of turn is taken back and becomes a penalty card.
    own: MAJOR where the leader has put out a card as well, or NONE.
    """
    case.step("proper-leader-leads", law, Role.PARTNER)
    if chosen is LeadChoice.WAIVES:
        becomes_penalty_card(case, law)
        case.cite("50D2(b)")
        lead_is_free(case, own, "50D2(b)")
        return
    case.cite("50")
    case.cite("50B")
    case.step("penalty-card-picked-up", "50D2(a)", Role.OFFENDER)
    match chosen:
        case LeadChoice.REQUIRES:
            suit_required(case, "50D2(a)")
        case LeadChoice.FORBIDS:
            suit_forbidden(case, "50D2(a)")
        case _:
            assert_never(chosen)
    leaders_own_cards(case, own, "own-card-if-it-complies", "50D1(b)")
    returned_to_hand(case)
    awareness(case)
