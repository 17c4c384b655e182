"""Laws 53 and 55: declarer leads out of turn, from their own hand or from dummy."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Offer, Option, Role, Value, choice, offer
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures._acceptance import Acceptance
from rules.procedures._withdrawn import awareness, withdrawn_card
from rules.procedures.play._irregular_play import (
    DECLARERS_LEAD_TURN,
    HandToLead,
    TakenBack,
    misinformed_in_play,
    misinformed_or_last_trick,
    proper_lead_possible,
    proper_lead_stands,
    rectification_forfeited,
    wrong_defender_has_played,
)
from rules.procedures.play.play_after_irregularity import PLAYED_ON, PlayedOn
from rules.procedures.score._end_of_play import DAMAGED, adjusted_if, judged

IRREGULARITY = irregularity(__name__, place=50, common=100)
DECLARERS_LINE = segment("declarers_line", __name__)


class SinceDeclarersLead(StrEnum):
    """What has been played since declarer's lead out of turn; "next" is seen from the hand that led; 53B first."""

    NOTHING = "nothing"
    PROPER_LEAD = "proper_lead"
    LED_AGAIN_FOLLOWED = "led_again_followed"
    NEXT_PLAYED = "next_played"
    OTHER_PLAYED = "other_played"
    OTHER_PLAYED_TO_DUMMYS = "other_played_to_dummys"
    LED_AGAIN = "led_again"
    LED_TWICE = "led_twice"


SINCE_DECLARERS_LEAD = choice("since_declarers_lead", SinceDeclarersLead)


# What is known once the defender whose lead it was makes it after all (53B).
PROPERLY_LED: Mapping[str, Value] = {SINCE_DECLARERS_LEAD.id: SinceDeclarersLead.PROPER_LEAD}


# What is known of the second of two leads at a defender's turn, when it is ruled on.
SECOND_LEAD: Mapping[str, Value] = {
    SINCE_DECLARERS_LEAD.id: SinceDeclarersLead.NOTHING,
    DECLARERS_LEAD_TURN.id: HandToLead.DEFENDER,
}


# What is known of a defender's card before declarer has led from the hand required (60B).
BEFORE_REQUIRED_LEAD: Mapping[str, Value] = {PLAYED_ON.id: PlayedOn.BEFORE_REQUIRED_LEAD}


class DefendersChoice(StrEnum):
    """What the defenders choose; where they disagree, the one who plays next to the lead decides (55A)."""

    REFUSES = "refuses"
    ACCEPTS = "accepts"
    DISAGREE = "disagree"


DEFENDERS_MAY_ACCEPT = offer(
    "defenders_may_accept",
    Role.NON_OFFENDING_SIDE,
    script=("declarers-lead-choices",),
    options=(
        Option(DefendersChoice.REFUSES, "other-hand-leads"),
        Option(DefendersChoice.ACCEPTS, "lead-accepted"),
        Option(DefendersChoice.DISAGREE, "next-defender-decides", offered=False),
    ),
    law="55A",
    names=(DECLARERS_LEAD_TURN,),
)
AT_DEFENDERS_TURN = DEFENDERS_MAY_ACCEPT.variant(
    "declarers-lead-choices", names=(DECLARERS_LEAD_TURN,), refuses="defender-leads"
)
AFTER_LEADING_TWICE = DEFENDERS_MAY_ACCEPT.variant("declarers-lead-choices", refuses="first-lead-back")
AFTER_LEADING_AGAIN = DEFENDERS_MAY_ACCEPT.variant("declarers-lead-choices", refuses="second-lead-stands")

NEXT_DEFENDER_DECIDES = offer(
    "next_defender_decides",
    Role.NON_OFFENDING_SIDE,  # left of declarer or left of dummy, whichever hand has led
    script=("next-defender-decides",),
    options=(Option(Acceptance.REFUSES, "lead-taken-back"), Option(Acceptance.ACCEPTS, "lead-accepted")),
    law="55A",
)

# 55C of 2007.
LINE_FROM_INFORMATION = judged("line_from_information", "55C")


@IRREGULARITY.under(LAWS_2017)
def declarer_lead_out_of_turn_2017(case: Case) -> Ruling:
    """53 and 55 of 2017; the thirteenth trick is excepted, and 55C refers to 16."""
    declarers_lead(case, misinformed_or_last_trick, information_2017)
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def declarer_lead_out_of_turn_2007(case: Case) -> Ruling:
    """53 and 55 of 2007; 55C has an adjustment of its own."""
    declarers_lead(case, misinformed_in_play, information_2007)
    return case.ruling()


def information_2017(case: Case) -> None:
    """55C of 2017: 16."""
    case.cite("55C")
    withdrawn_card(case)


def information_2007(case: Case) -> None:
    """55C of 2007, with 16D."""
    case.inform("withdrawn-card-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.inform("withdrawn-card-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.OFFENDING_SIDE)
    case.check("declarers-line", "55C", When.END_OF_PLAY, "declarers_line")


def declarers_lead(case: Case, taken_back: TakenBack, information: Callable[[Case], None]) -> None:
    """53, 55A and B: the lead stands, or the defenders require it to be taken back.

    information: what is said of what a lead told that is taken back.
    """
    since = case[SINCE_DECLARERS_LEAD]
    if since is SinceDeclarersLead.PROPER_LEAD:
        proper_lead_stands(case)
        return
    if taken_back(case):
        return
    match since:
        case SinceDeclarersLead.LED_AGAIN_FOLLOWED:
            case.cite("55A")
            case.step("followed-second-lead-stands", "53A")
            information(case)
            return
        case SinceDeclarersLead.NEXT_PLAYED:
            turn = case[DECLARERS_LEAD_TURN]
            case.step("lead-stands", "53A")
            rectification_forfeited(case)
            proper_lead_possible(case, turn, IRREGULARITY.id, PROPERLY_LED)
            awareness(case)  # a lead from a hand that could not have been reached may pass unnoticed
            return
        case SinceDeclarersLead.OTHER_PLAYED:
            wrong_defender_has_played(case, Role.RHO, IRREGULARITY.id, PROPERLY_LED)
            return
        case SinceDeclarersLead.OTHER_PLAYED_TO_DUMMYS:
            wrong_defender_has_played(case, Role.LHO, IRREGULARITY.id, PROPERLY_LED)
            return
        case SinceDeclarersLead.NOTHING:
            turn = case[DECLARERS_LEAD_TURN]
            accepted = lead_accepted(case, DEFENDERS_MAY_ACCEPT if turn is HandToLead.OTHER_HAND else AT_DEFENDERS_TURN)
        case SinceDeclarersLead.LED_AGAIN:
            turn = HandToLead.OTHER_HAND
            accepted = lead_accepted(case, AFTER_LEADING_AGAIN)
        case SinceDeclarersLead.LED_TWICE:
            turn = HandToLead.DEFENDER
            accepted = lead_accepted(case, AFTER_LEADING_TWICE)
        case _:
            assert_never(since)
    led_again = since in (SinceDeclarersLead.LED_AGAIN, SinceDeclarersLead.LED_TWICE)
    case.cite("55A")
    if led_again:
        case.cite("60C")
    if accepted:
        case.step("lead-stands", "53A")
        if led_again:
            case.step("second-lead-back", "47B")
            withdrawn_card(case)
        return
    match turn:
        case HandToLead.DEFENDER if led_again:
            case.step("first-lead-back", "55B1")
            case.hand_over("second-lead-next", "60C", IRREGULARITY.id, Role.OFFENDER, SECOND_LEAD)
        case HandToLead.DEFENDER:
            case.step("defender-leads", "55B1")
        case HandToLead.OTHER_HAND:
            case.step("second-lead-stands" if led_again else "declarer-leads-from-other-hand", "55B2")
        case _:
            assert_never(turn)
    information(case)
    if turn is HandToLead.OTHER_HAND and not led_again:
        defender_may_play_first(case)


def defender_may_play_first(case: Case) -> None:
    """60B: a defender's card before declarer has led from the hand required."""
    for defender in (Role.LHO, Role.RHO):
        case.hand_over("if-played-first", "60B", "play_after_irregularity", defender, BEFORE_REQUIRED_LEAD)


def lead_accepted(case: Case, may_accept: Offer[DefendersChoice]) -> bool:
    """55A: whether the defenders accept declarer's lead; where they disagree, the one who plays next decides."""
    chosen = case.choose(may_accept)
    match chosen:
        case DefendersChoice.REFUSES:
            return False
        case DefendersChoice.ACCEPTS:
            return True
        case DefendersChoice.DISAGREE:
            return case.choose(NEXT_DEFENDER_DECIDES) is Acceptance.ACCEPTS
        case _:
            assert_never(chosen)


@DECLARERS_LINE.under(LAWS_2007)
def declarers_line(case: Case) -> Ruling:
    """55C of 2007."""
    return adjusted_if(case, LINE_FROM_INFORMATION, DAMAGED, "55C")
