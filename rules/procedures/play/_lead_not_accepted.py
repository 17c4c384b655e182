"""Laws 54 and 56 with 50D: what declarer may choose after a defender's lead out of turn at their partner's turn."""

from rules.engine.case import Case
from rules.engine.facts import Option, Role, offer
from rules.procedures.auction._deliberate_change import ACCEPTS
from rules.procedures.play._partner_on_lead import FORBIDS, REQUIRES, WAIVES, lead_restricted
from rules.procedures.play._penalty_card_lead import lead_is_free, leaders_own_cards
from rules.procedures.play._penalty_card_standing import becomes_penalty_card, returned_to_hand

SPREADS = "spreads"

# In the order in which directors read them out.
LEAD_CHOICES = offer(
    "lead_choices",
    Role.DECLARER,
    script=("opening-lead-choices",),
    options=(
        Option(SPREADS, "declarer-becomes-dummy"),
        Option(ACCEPTS, "opening-lead-accepted"),
        Option(REQUIRES, "required-card-back"),
        Option(FORBIDS, "forbidden-card-back"),
        Option(WAIVES, "any-lead-card-stays"),
    ),
    law="54",
)

# The partner has a card on the table too: it is led where declarer's choice allows it (50D1).
LEAD_CHOICES_PARTNER_TOO = LEAD_CHOICES.variant("partner-card-too", "opening-lead-choices", waives="partners-card-led")


def partner_leads(case: Case, chosen: str, law: str, own: str) -> None:
    """The proper leader has the lead, restricted or free, as declarer has chosen of LEAD_CHOICES (50D2).

    law: the paragraph by which the lead out of turn is taken back and becomes a penalty card.
    own: MAJOR where the leader has put out a card as well, or NONE.
    """
    case.cite(law)
    case.step("proper-leader-leads", Role.PARTNER)
    if chosen == WAIVES:
        becomes_penalty_card(case, law)
        case.cite("50D2(b)")
        lead_is_free(case, own)
        return
    case.cite("50D2(a)")
    case.step("penalty-card-picked-up", Role.OFFENDER)
    lead_restricted(case, chosen, required="50D2(a)", forbidden="50D2(a)", free="50D2(b)")
    leaders_own_cards(case, own, "own-card-if-it-complies", "50D1(b)")
    returned_to_hand(case)
