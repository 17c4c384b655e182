"""Law 54: an opening lead out of turn has been faced."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Fact, NotAsked, choice
from rules.procedures.play._irregular_play import misinformed, partner_has_played
from rules.procedures.play._lead_not_accepted import (
    LEAD_CHOICES,
    LEAD_CHOICES_PARTNER_TOO,
    LeadChoice,
    chosen_already,
    partner_leads,
)
from rules.standings.penalty_cards import PenaltyCards


class LeadMade(StrEnum):
    """How the opening lead was made.

    Before the final pass it is no lead but an exposed card (24); face down it can still be taken back (41A); faced
    together with the proper lead it counts as played after it (58A).
    """

    FACED = "faced"
    AT_ONCE = "at_once"
    FACE_DOWN = "face_down"
    IN_AUCTION = "in_auction"


LEAD_MADE = choice("opening_lead_made", LeadMade)


class SinceOpeningLead(StrEnum):
    """What came first after a faced opening lead out of turn; SETTLED is for 10B."""

    NOTHING = "nothing"
    SETTLED = "settled"
    DECLARER_SPREAD = "declarer_spread"
    DUMMY_SEEN = "dummy_seen"
    DECLARER_PLAYED = "declarer_played"
    DUMMY_PLAYED = "dummy_played"
    PARTNER_FACED = "partner_faced"


SINCE_OPENING_LEAD = choice("since_opening_lead", SinceOpeningLead)


def opening_lead_faced(case: Case, what_came_first: Fact[SinceOpeningLead]) -> None:
    """47E1 and 54 A to D: the lead goes back, or what came first after it is asked."""
    if not misinformed(case):
        opening_lead_followed(case, case[what_came_first])


def opening_lead_followed(case: Case, since: SinceOpeningLead) -> None:
    """54 A to D: what has happened since decides, or else declarer chooses."""
    match since:
        case SinceOpeningLead.SETTLED:
            chosen_already(case, ("54D",))
            return
        case SinceOpeningLead.NOTHING:
            chosen = case.choose(LEAD_CHOICES)
        case SinceOpeningLead.PARTNER_FACED:
            chosen = case.choose(LEAD_CHOICES_PARTNER_TOO)
        case SinceOpeningLead.DECLARER_SPREAD:
            chosen = LeadChoice.SPREADS
        case SinceOpeningLead.DUMMY_SEEN | SinceOpeningLead.DECLARER_PLAYED | SinceOpeningLead.DUMMY_PLAYED:
            chosen = LeadChoice.ACCEPTS
        case _:
            assert_never(since)
    partner_faced = since is SinceOpeningLead.PARTNER_FACED
    if partner_faced:
        partner_has_played(case, lead_stands=chosen in (LeadChoice.SPREADS, LeadChoice.ACCEPTS))
    else:
        case.step("face-down-lead-back-too", "54")
    match chosen:
        case LeadChoice.SPREADS:
            case.cite("48B1")
            case.step("declarer-becomes-dummy", "54A")
        case LeadChoice.ACCEPTS:
            opening_lead_accepted(case, since)
        case LeadChoice.REQUIRES | LeadChoice.FORBIDS | LeadChoice.WAIVES:
            partner_leads(case, chosen, "54D", PenaltyCards.MAJOR if partner_faced else PenaltyCards.NONE)
        case _:
            assert_never(chosen)


def opening_lead_accepted(case: Case, since: SinceOpeningLead) -> None:
    """54B and C: the lead stands and dummy is spread, as declarer chose or played, or because declarer must accept."""
    if since is SinceOpeningLead.DUMMY_SEEN:
        case.step("declarer-must-accept", "54C")
    else:
        case.cite("53A")
        case.step("opening-lead-accepted", "54B")
    match since:
        case SinceOpeningLead.DECLARER_PLAYED:
            case.step("declarers-card-stands", "54B1")
        case SinceOpeningLead.DUMMY_PLAYED:
            case.step("dummys-card-stands", "54B2")
            case.step("dummys-card-seen", "54C")
        case SinceOpeningLead.NOTHING | SinceOpeningLead.DUMMY_SEEN | SinceOpeningLead.PARTNER_FACED:
            case.step("second-card-from-declarer", "54B1")
        case _:
            raise NotAsked(since)
