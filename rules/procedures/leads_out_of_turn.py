"""Laws 53, 55 and 56: a lead out of turn after the opening lead."""

from dataclasses import replace

from rules.engine.case import Case
from rules.engine.facts import Option, Role, choice, offer
from rules.engine.procedure import follow_up, procedure
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.change_of_call import ACCEPTS, REFUSES
from rules.procedures.end_of_play import DAMAGED, adjusted_if, judged
from rules.procedures.lead_not_accepted import LEAD_CHOICES, SPREADS, partner_leads
from rules.procedures.penalty_cards import MAJOR, NONE, becomes_penalty_card
from rules.procedures.play_facts import (
    TakenBack,
    misinformed,
    misinformed_or_last_trick,
    partner_has_played,
    proper_lead_stands,
    rectification_forfeited,
    wrong_defender_has_played,
)
from rules.procedures.withdrawn_call import withdrawn_card

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

# What has been played since declarer's lead out of turn, and by whom; "next" is seen from the hand that led.
NEXT_PLAYED = "next_played"
OTHER_PLAYED = "other_played"
LED_AGAIN = "led_again"

SINCE_DECLARERS_LEAD = choice("since_declarers_lead", NOTHING, NEXT_PLAYED, OTHER_PLAYED, PROPER_LEAD, LED_AGAIN)

OTHER_HAND = "other_hand"
DEFENDERS_LEAD = "defender"

DECLARERS_LEAD_TURN = choice("declarers_lead_turn", OTHER_HAND, DEFENDERS_LEAD)

# 55A: where the defenders disagree, the one who plays next to the lead decides.
DISAGREE = "disagree"

DEFENDERS_MAY_ACCEPT = offer(
    "defenders_may_accept",
    Role.NON_OFFENDING_SIDE,
    script=("declarers-lead-choices",),
    options=(
        Option(REFUSES, "other-hand-leads"),
        Option(ACCEPTS, "lead-accepted"),
        Option(DISAGREE, "next-defender-decides", offered=False),
    ),
    law="55A",
    names=(DECLARERS_LEAD_TURN,),
)
AT_DEFENDERS_TURN = DEFENDERS_MAY_ACCEPT.variant(
    "declarers-lead-choices", names=(DECLARERS_LEAD_TURN,), refuses="defender-leads"
)
AFTER_LEADING_AGAIN = DEFENDERS_MAY_ACCEPT.variant("declarers-lead-choices", refuses="second-lead-stands")

NEXT_DEFENDER_DECIDES = offer(
    "next_defender_decides",
    Role.NON_OFFENDING_SIDE,  # left of declarer or left of dummy, whichever hand has led
    script=("next-defender-decides",),
    options=(Option(REFUSES, "lead-taken-back"), Option(ACCEPTS, "lead-accepted")),
    law="55A",
)

# 55C of 2007.
LINE_FROM_INFORMATION = judged("line_from_information", "55C")


@procedure("defender_lead_out_of_turn", (LAWS_2017,), ())
def defender_lead_out_of_turn_2017(case: Case) -> Ruling:
    """53 and 56 of 2017; the thirteenth trick is excepted."""
    return defenders_lead(case, misinformed_or_last_trick, ("56B",))


@procedure("defender_lead_out_of_turn", (LAWS_2007,), ())
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
        partner_leads(case, chosen, not_accepted[-1], MAJOR if partner_played else NONE)
    else:
        case.step("declarer-leads")
        becomes_penalty_card(case, not_accepted[-1])
    return case.ruling()


@procedure("declarer_lead_out_of_turn", (LAWS_2017,), ())
def declarer_lead_out_of_turn_2017(case: Case) -> Ruling:
    """53 and 55 of 2017; the thirteenth trick is excepted, and 55C refers to 16."""
    if declarers_lead_refused(case, misinformed_or_last_trick):
        case.cite("55C")
        withdrawn_card(case)
    return case.ruling()


@procedure("declarer_lead_out_of_turn", (LAWS_2007,), ())
def declarer_lead_out_of_turn_2007(case: Case) -> Ruling:
    """53 and 55 of 2007; 55C has an adjustment of its own."""
    if declarers_lead_refused(case, misinformed):
        case.inform("withdrawn-card-authorized", Role.NON_OFFENDING_SIDE, Concept.WITHDRAWN_AUTHORIZED)
        case.check("declarers-line", When.END_OF_PLAY, "declarers_line", "55C")
    return case.ruling()


def declarers_lead_refused(case: Case, taken_back: TakenBack) -> bool:
    """53, 55A and B: whether the defenders require declarer's lead to be taken back, which is then written."""
    since = case[SINCE_DECLARERS_LEAD]
    if since == PROPER_LEAD:
        proper_lead_stands(case)
        return False
    if taken_back(case):
        return False
    if since == OTHER_PLAYED:
        wrong_defender_has_played(case)
        return False
    if since == NEXT_PLAYED:
        case.cite("53A")
        case.step("lead-stands")
        rectification_forfeited(case)
        return False
    if since == LED_AGAIN:
        turn = OTHER_HAND
        chosen = case.choose(AFTER_LEADING_AGAIN)
    else:
        turn = case[DECLARERS_LEAD_TURN]
        chosen = case.choose(DEFENDERS_MAY_ACCEPT if turn == OTHER_HAND else AT_DEFENDERS_TURN)
    if chosen == DISAGREE:
        chosen = case.choose(NEXT_DEFENDER_DECIDES)
    case.cite("55A")
    if since == LED_AGAIN:
        case.cite("60C")
    if chosen == ACCEPTS:
        case.cite("53A")
        case.step("lead-stands")
        if since == LED_AGAIN:
            case.step("second-lead-back")
            withdrawn_card(case)
        return False
    if turn == DEFENDERS_LEAD:
        case.cite("55B1")
        case.step("defender-leads")
    else:
        case.cite("55B2")
        case.step("second-lead-stands" if since == LED_AGAIN else "declarer-leads-from-other-hand")
    return True


@follow_up("declarers_line", (LAWS_2007,))
def declarers_line(case: Case) -> Ruling:
    """55C of 2007."""
    return adjusted_if(case, LINE_FROM_INFORMATION, DAMAGED, "55C")
