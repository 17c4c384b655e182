"""Laws 53 and 56: a defender leads out of turn."""

from dataclasses import replace

from rules.engine.case import Case
from rules.engine.facts import Option, Role, choice, offer
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.auction._deliberate_change import ACCEPTS, REFUSES
from rules.procedures.play._irregular_play import (
    TakenBack,
    misinformed,
    misinformed_or_last_trick,
    partner_has_played,
    proper_lead_stands,
    rectification_forfeited,
)
from rules.procedures.play._lead_not_accepted import LEAD_CHOICES, SPREADS, partner_leads
from rules.procedures.play._penalty_card_standing import PenaltyCards, becomes_penalty_card

IRREGULARITY = irregularity(__name__, place=40, common=90)

# What has been played since a defender's lead out of turn, and by whom.
NOTHING = "nothing"
PLAYED_TO = "played_to"
PROPER_LEAD = "proper_lead"
PARTNER_PLAYED = "partner_played"

SINCE_DEFENDERS_LEAD = choice("since_defenders_lead", NOTHING, PLAYED_TO, PROPER_LEAD, PARTNER_PLAYED)

# Whose lead it was.
PARTNERS_LEAD = "partner"
DECLARERS_LEAD = "declarer"

DEFENDERS_LEAD_TURN = choice("defenders_lead_turn", PARTNERS_LEAD, DECLARERS_LEAD)

DECLARER_MAY_CHOOSE = replace(
    LEAD_CHOICES.without(SPREADS).variant("defenders-lead-choices", accepts="lead-accepted"), law="56"
)
DECLARER_MAY_CHOOSE_PARTNER_TOO = DECLARER_MAY_CHOOSE.variant(
    "partner-card-too", "defenders-lead-choices", waives="partners-card-led"
)

DECLARER_MAY_ACCEPT = offer(
    "declarer_may_accept",
    Role.DECLARER,
    script=("defenders-lead-at-declarers-turn",),
    options=(Option(ACCEPTS, "lead-accepted"), Option(REFUSES, "penalty-card-declarer-leads")),
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
    return defenders_lead(case, misinformed, ("56", "54D"))


def defenders_lead(case: Case, taken_back: TakenBack, not_accepted: tuple[str, ...]) -> Ruling:
    """53 and 56: accepted by play or by statement, or taken back.

    not_accepted: the paragraphs by which the card is taken back; the last one makes it a penalty card.
    """
    since = case[SINCE_DEFENDERS_LEAD]
    if since == PROPER_LEAD:
        proper_lead_stands(case)
        return case.ruling()
    if taken_back(case):
        return case.ruling()
    if since == PLAYED_TO:
        case.cite("53A")
        case.step("lead-stands")
        rectification_forfeited(case)
        return case.ruling()
    turn = case[DEFENDERS_LEAD_TURN]
    partner_played = since == PARTNER_PLAYED
    if turn == PARTNERS_LEAD:
        chosen = case.choose(DECLARER_MAY_CHOOSE_PARTNER_TOO if partner_played else DECLARER_MAY_CHOOSE)
    else:
        chosen = case.choose(DECLARER_MAY_ACCEPT_PARTNER_TOO if partner_played else DECLARER_MAY_ACCEPT)
    if partner_played:
        partner_has_played(case, lead_stands=chosen == ACCEPTS)
    if chosen == ACCEPTS:
        case.cite("53A")
        case.cite(Concept.DEFENDER_LEAD_ACCEPTED)
        case.step("lead-stands")
        return case.ruling()
    for law in not_accepted:
        case.cite(law)
    if turn == PARTNERS_LEAD:
        partner_leads(case, chosen, not_accepted[-1], PenaltyCards.MAJOR if partner_played else PenaltyCards.NONE)
    else:
        case.step("declarer-leads")
        becomes_penalty_card(case, not_accepted[-1])
    return case.ruling()
