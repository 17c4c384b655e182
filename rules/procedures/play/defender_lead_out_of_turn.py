"""Laws 53 and 56: a defender leads out of turn."""

from dataclasses import replace
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import NotAsked, Option, Role, choice, offer
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures._acceptance import Acceptance
from rules.procedures.play._asking_about_a_revoke import dummy_without_rights_spoke
from rules.procedures.play._irregular_play import (
    TakenBack,
    before_required_lead,
    choice_came_too_late,
    earlier_obligations,
    misinformed_in_play,
    misinformed_or_last_trick,
    partner_has_played,
    proper_lead_stands,
    rectification_forfeited,
)
from rules.procedures.play._lead_not_accepted import LEAD_CHOICES, LeadChoice, chosen_already, partner_leads
from rules.procedures.play._penalty_card_standing import becomes_penalty_card
from rules.standings.penalty_cards import PenaltyCards

IRREGULARITY = irregularity(__name__, place=40, common=90)


class SinceDefendersLead(StrEnum):
    """What has been played since a defender's lead out of turn, and by whom; 43B3 and 60B come first, then 10B.

    A choice made after declarer has played to the lead is none (53A).
    """

    DUMMY_SPOKE = "dummy_spoke"
    BEFORE_REQUIRED_LEAD = "before_required_lead"
    NOTHING = "nothing"
    CHOSE_AFTER_PLAYING = "chose_after_playing"
    SETTLED = "settled"
    PROPER_LEAD = "proper_lead"
    PLAYED_TO = "played_to"
    PARTNER_PLAYED = "partner_played"


SINCE_DEFENDERS_LEAD = choice("since_defenders_lead", SinceDefendersLead)


class ProperLeader(StrEnum):
    """Whose lead it was when a defender led."""

    PARTNER = "partner"
    DECLARER = "declarer"


DEFENDERS_LEAD_TURN = choice("defenders_lead_turn", ProperLeader)

DECLARER_MAY_CHOOSE = replace(
    LEAD_CHOICES.without(LeadChoice.SPREADS).variant("defenders-lead-choices", accepts="lead-accepted"), law="56"
)
DECLARER_MAY_CHOOSE_PARTNER_TOO = DECLARER_MAY_CHOOSE.variant(
    "partner-card-too", "defenders-lead-choices", waives="partners-card-led"
)

DECLARER_MAY_ACCEPT = offer(
    "declarer_may_accept",
    Role.DECLARER,
    script=("defenders-lead-at-declarers-turn",),
    options=(Option(Acceptance.ACCEPTS, "lead-accepted"), Option(Acceptance.REFUSES, "penalty-card-declarer-leads")),
    law="56",
)
DECLARER_MAY_ACCEPT_PARTNER_TOO = DECLARER_MAY_ACCEPT.variant("partner-card-too", "defenders-lead-at-declarers-turn")


@IRREGULARITY.under(LAWS_2017)
def defender_lead_out_of_turn_2017(case: Case) -> Ruling:
    """53 and 56 of 2017; the thirteenth trick is excepted."""
    return defenders_lead(case, misinformed_or_last_trick, ("56B",))


@IRREGULARITY.under(LAWS_2007)
def defender_lead_out_of_turn_2007(case: Case) -> Ruling:
    """53 and 56 of 2007, which refers to 54D."""
    return defenders_lead(case, misinformed_in_play, ("56", "54D"))


def defenders_lead(case: Case, taken_back: TakenBack, not_accepted: tuple[str, ...]) -> Ruling:
    """53 and 56: accepted by play or by statement, or taken back.

    not_accepted: the paragraphs by which the card is taken back; the last one makes it a penalty card.
    """
    since = case[SINCE_DEFENDERS_LEAD]
    if since is SinceDefendersLead.PROPER_LEAD:
        proper_lead_stands(case)
        return case.ruling()
    if since is SinceDefendersLead.DUMMY_SPOKE:
        case.step("lead-stands", "43B3")
        dummy_without_rights_spoke(case)
        return case.ruling()
    if since is SinceDefendersLead.BEFORE_REQUIRED_LEAD:
        before_required_lead(case)
        return case.ruling()
    if since is SinceDefendersLead.SETTLED:
        chosen_already(case, not_accepted)
        return case.ruling()
    if taken_back(case):
        return case.ruling()
    match since:
        case SinceDefendersLead.PLAYED_TO:
            accepted_by_play(case)
        case SinceDefendersLead.CHOSE_AFTER_PLAYING:
            accepted_by_play(case)
            choice_came_too_late(case)
        case SinceDefendersLead.NOTHING | SinceDefendersLead.PARTNER_PLAYED:
            declarer_decides(case, not_accepted, partner_played=since is SinceDefendersLead.PARTNER_PLAYED)
        case _:
            assert_never(since)
    return case.ruling()


def accepted_by_play(case: Case) -> None:
    """53A and 60A: declarer has played to the lead."""
    case.step("lead-stands", "53A")
    rectification_forfeited(case)
    earlier_obligations(case)


def declarer_decides(case: Case, not_accepted: tuple[str, ...], *, partner_played: bool) -> None:
    """53A and 56: declarer accepts the lead, or it is taken back; a card of the leader's partner is ruled on too."""
    chosen: LeadChoice | Acceptance
    turn = case[DEFENDERS_LEAD_TURN]
    match turn:
        case ProperLeader.PARTNER:
            chosen = case.choose(DECLARER_MAY_CHOOSE_PARTNER_TOO if partner_played else DECLARER_MAY_CHOOSE)
        case ProperLeader.DECLARER:
            chosen = case.choose(DECLARER_MAY_ACCEPT_PARTNER_TOO if partner_played else DECLARER_MAY_ACCEPT)
        case _:
            assert_never(turn)
    if partner_played:
        partner_has_played(case, lead_stands=chosen in (LeadChoice.ACCEPTS, Acceptance.ACCEPTS))
    match chosen:
        case LeadChoice.ACCEPTS | Acceptance.ACCEPTS:
            case.cite("53A")
            case.step("lead-stands", Concept.DEFENDER_LEAD_ACCEPTED)
        case Acceptance.REFUSES:
            for law in not_accepted:
                case.cite(law)
            case.step("declarer-leads", law)
            becomes_penalty_card(case, not_accepted[-1])
        case LeadChoice.REQUIRES | LeadChoice.FORBIDS | LeadChoice.WAIVES:
            for law in not_accepted:
                case.cite(law)
            partner_leads(case, chosen, not_accepted[-1], PenaltyCards.MAJOR if partner_played else PenaltyCards.NONE)
        case _:
            raise NotAsked(chosen)
