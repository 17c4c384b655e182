"""Law 54: an opening lead out of turn has been faced."""

from rules.engine.case import Case
from rules.engine.facts import Fact, Role, choice
from rules.procedures.auction._deliberate_change import ACCEPTS
from rules.procedures.play._irregular_play import misinformed, partner_has_played
from rules.procedures.play._lead_not_accepted import LEAD_CHOICES, LEAD_CHOICES_PARTNER_TOO, SPREADS, partner_leads
from rules.procedures.play._penalty_card_standing import PenaltyCards

# Before the final pass it is no lead but an exposed card (24); face down it can still be taken back (41A).
FACED = "faced"
FACE_DOWN = "face_down"
IN_AUCTION = "in_auction"

LEAD_MADE = choice("opening_lead_made", FACED, FACE_DOWN, IN_AUCTION)

# What came first after a faced opening lead out of turn.
NOTHING = "nothing"
DECLARER_SPREAD = "declarer_spread"
DUMMY_SEEN = "dummy_seen"
DECLARER_PLAYED = "declarer_played"
DUMMY_PLAYED = "dummy_played"
PARTNER_FACED = "partner_faced"

SINCE_OPENING_LEAD = choice(
    "since_opening_lead", NOTHING, DECLARER_SPREAD, DUMMY_SEEN, DECLARER_PLAYED, DUMMY_PLAYED, PARTNER_FACED
)


def opening_lead_faced(case: Case, what_came_first: Fact[str]) -> None:
    """47E1 and 54 A to D: what has happened since decides, or else declarer chooses."""
    if misinformed(case):
        return
    since = case[what_came_first]
    partner_faced = since == PARTNER_FACED
    if partner_faced:
        chosen = case.choose(LEAD_CHOICES_PARTNER_TOO)
    elif since == NOTHING:
        chosen = case.choose(LEAD_CHOICES)
    else:
        chosen = SPREADS if since == DECLARER_SPREAD else ACCEPTS
    if partner_faced:
        partner_has_played(case, lead_stands=chosen in (SPREADS, ACCEPTS))
    else:
        case.cite("54")
        case.step("face-down-lead-back-too", Role.PARTNER)
    if chosen == SPREADS:
        case.cite("48B1")
        case.cite("54A")
        case.step("declarer-becomes-dummy")
    elif chosen == ACCEPTS:
        opening_lead_accepted(case, since)
    else:
        partner_leads(case, chosen, "54D", PenaltyCards.MAJOR if partner_faced else PenaltyCards.NONE)


def opening_lead_accepted(case: Case, since: str) -> None:
    """54B and C: the lead stands and dummy is spread, by declarer's choice or because declarer must accept."""
    if since in (DUMMY_SEEN, DUMMY_PLAYED):
        case.cite("54C")
        case.step("declarer-must-accept")
    else:
        case.cite("53A")
        case.cite("54B")
        case.step("opening-lead-accepted")
    if since == DECLARER_PLAYED:
        case.cite("54B1")
        case.step("declarers-card-stands")
    elif since == DUMMY_PLAYED:
        case.cite("54B2")
        case.step("dummys-card-stands")
    else:
        case.cite("54B1")
        case.step("second-card-from-declarer")
