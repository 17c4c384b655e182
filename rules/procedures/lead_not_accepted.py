"""Laws 54 and 56 with 50D: what declarer may choose after a defender's lead out of turn at their partner's turn."""

from rules.engine.case import Case
from rules.engine.facts import Option, Role, offer
from rules.procedures.change_of_call import ACCEPTS
from rules.procedures.lead_restriction import FORBIDS, REQUIRES, WAIVES, lead_restricted
from rules.procedures.penalty_cards import becomes_penalty_card, returned_to_hand

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


def partner_leads(case: Case, chosen: str, law: str) -> None:
    """The proper leader has the lead, restricted or free, as declarer has chosen of LEAD_CHOICES (50D2).

    law: the paragraph by which the lead out of turn is taken back and becomes a penalty card.
    """
    case.cite(law)
    case.step("proper-leader-leads", Role.PARTNER)
    if chosen == WAIVES:
        becomes_penalty_card(case, law)
    else:
        case.cite("50D2(a)")
        case.step("penalty-card-picked-up", Role.OFFENDER)
    lead_restricted(case, chosen, required="50D2(a)", forbidden="50D2(a)", free="50D2(b)")
    if chosen != WAIVES:
        returned_to_hand(case)
