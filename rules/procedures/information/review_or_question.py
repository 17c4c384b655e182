"""Laws 20 and 41: who may ask for a review or an explanation, when, and what a question can cost."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, Role, choice, yes_no
from rules.engine.procedure import Of, irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures.information._used_information import came_back_for
from rules.procedures.information.deceptive_manner import MISLED_BY, MisledBy
from rules.procedures.play._asking_about_a_revoke import penalty_for_dummy
from rules.procedures.score._end_of_play import raised_too_late, redressed_now
from rules.regulations.elections import CALLS_MADE, EXPLANATIONS, CallsMade, Explanations

IRREGULARITY = irregularity(__name__, place=70, of=Of.PERSON)
REVIEW_DAMAGE = segment("wrong_review_damage", __name__)


class Asked(StrEnum):
    """20, 41: what was asked; what no player may ask or say stands first, a wrong review among it."""

    OWN_CALL_EXPLAINED = "own_call_explained"
    PARTNER_ANSWERED = "partner_answered"
    OWN_SIDES_CALL = "own_sides_call"
    FOR_PARTNER = "for_partner"
    FOR_WRONG_ANSWER = "for_wrong_answer"
    WRONG_REVIEW = "wrong_review"
    REVIEW = "review"
    EXPLANATION = "explanation"
    SINGLE_CALL = "single_call"
    UNCLEAR_CALL = "unclear_call"
    WHOSE_LEAD = "whose_lead"
    CONTRACT = "contract"


ASKED = choice("asked_what", Asked, audience=Audience.DIRECTOR, judgement=True, law="20G1")
# 20G2 of 2017, which 2007 does not have.
ASKED_IN: Mapping[Edition, Fact[Asked]] = {
    LAWS_2017: ASKED,
    LAWS_2007: ASKED.only(*(each for each in Asked if each is not Asked.FOR_WRONG_ANSWER)),
}


class WrongReview(StrEnum):
    """20E, 92B: how far the board is when it turns out that a review was wrong."""

    AUCTION = "auction"
    PLAY = "play"
    PLAY_OVER = "play_over"
    TOO_LATE = "too_late"


WRONG_REVIEW_STAGE = choice("wrong_review_stage", WrongReview, law="20E")


class AskedWhen(StrEnum):
    """20B, 20C2, 41B: how far the board is."""

    AUCTION = "auction"
    BEFORE_LEAD = "before_lead"
    PLAY = "play"


ASKED_WHEN = choice("asked_when", AskedWhen, law="41B")


class InAuction(StrEnum):
    """20B, 20F1: who asks during the auction."""

    OWN_TURN = "own_turn"
    MUST_PASS = "must_pass"
    OUT_OF_TURN = "out_of_turn"


IN_AUCTION = choice("asker_in_auction", InAuction, law="20B")
# 20F1 of 2007 lets a player who must pass ask for an explanation, though not for a review.
EXPLANATION_IN_AUCTION: Mapping[Edition, Fact[InAuction]] = {
    LAWS_2017: IN_AUCTION,
    LAWS_2007: IN_AUCTION.only(InAuction.OWN_TURN, InAuction.OUT_OF_TURN),
}


class BeforeLead(StrEnum):
    """20C2, 20F2, 41B: who asks between the last pass and the opening lead."""

    LEADER = "leader"
    LEADER_HAS_LED = "leader_has_led"
    LEADERS_PARTNER = "leaders_partner"
    PARTNER_TOO_SOON = "partner_too_soon"
    DECLARER = "declarer"
    DUMMY = "dummy"


BEFORE_LEAD = choice("asker_before_lead", BeforeLead, law="41B")


class InPlay(StrEnum):
    """20F2, 41B: who asks during the play."""

    DECLARER = "declarer"
    DEFENDER = "defender"
    DECLARER_TOO_SOON = "declarer_too_soon"
    OUT_OF_TURN = "out_of_turn"
    DUMMY = "dummy"


IN_PLAY = choice("asker_in_play", InPlay, law="20F2")
# 41B: the right to a review ends with the player's first card; declarer's is dummy's.
HAS_PLAYED = yes_no("asker_has_played", law="41B")


@IRREGULARITY.under(LAWS_2007)
def review_or_question(case: Case) -> Ruling:
    """20 and 41: what was asked; then who asks, and when."""
    asked = case[case.edition.of(ASKED_IN)]
    match asked:
        case Asked.OWN_CALL_EXPLAINED:
            case.step("partner-explains", "20F1", Role.PARTNER)
            told_partner(case)
        case Asked.PARTNER_ANSWERED:
            case.step("opponents-answer", "20D")
            case.cite("20F1")
            told_partner(case)
        case Asked.OWN_SIDES_CALL:
            not_to_be_asked(case, "own-side-not-asked", "20F1")
        case Asked.FOR_PARTNER:
            not_to_be_asked(case, "not-asked-for-partner", "20G1")
        case Asked.FOR_WRONG_ANSWER:
            case.direct("not-asked-for-wrong-answer", "20G2")
            told = {MISLED_BY.id: MisledBy.QUESTION}
            law = Concept.DECEPTIVE_MANNER
            case.hand_over("question-misled-opponents", law, "deceptive_manner", Role.OFFENDER, told)
            case.advise_penalty("procedural", "90A")
        case Asked.WRONG_REVIEW:
            wrong_review(case)
        case Asked.REVIEW | Asked.EXPLANATION | Asked.SINGLE_CALL:
            by_stage(case, asked)
        case Asked.UNCLEAR_CALL:
            case.step("call-said-again", "20A")
        case Asked.WHOSE_LEAD:
            case.step("leader-is-told", "20C1")
        case Asked.CONTRACT:
            case.step("contract-is-told", "41C")
        case _:
            assert_never(asked)
    return case.ruling()


def wrong_review(case: Case) -> None:
    """20E: everybody had to put it right at once; damage is adjusted (12C1), and who kept silent may be penalized."""
    stage = case[WRONG_REVIEW_STAGE]
    case.cite("20E")
    match stage:
        case WrongReview.AUCTION:
            case.step("right-review", "20E")
            case.step("call-on-wrong-review-changed", "21B1(a)")
            damage_later(case)
        case WrongReview.PLAY:
            case.step("right-review", "20E")
            damage_later(case)
        case WrongReview.PLAY_OVER:
            damage_by_review(case)
        case WrongReview.TOO_LATE:
            raised_too_late(case)
            return
        case _:
            assert_never(stage)
    case.advise_penalty("silent-on-review", "90A")


def damage_later(case: Case) -> None:
    """12C1: damage is looked at when play has ended."""
    case.check("wrong-review-damage", "20E", When.END_OF_PLAY, "wrong_review_damage")


@REVIEW_DAMAGE.under(LAWS_2007)
def wrong_review_damage(case: Case) -> Ruling:
    """20E with 12C1, when play has ended. The penalty has been spoken of before."""
    damage_by_review(case)
    return case.ruling()


def damage_by_review(case: Case) -> None:
    """12C1: what was to be expected with a right review; all four are told (83)."""
    redressed_now(case, "20E", "expected-with-right-review")
    case.direct("tell-all-four", "83")


def by_stage(case: Case, asked: Asked) -> None:
    """20B and 20F1 in the auction, 41B before the lead is faced, 20C2 and 20F2 in the play."""
    when = case[ASKED_WHEN]
    match when:
        case AskedWhen.AUCTION:
            in_the_auction(case, asked)
        case AskedWhen.BEFORE_LEAD:
            before_the_lead(case, asked)
        case AskedWhen.PLAY:
            in_the_play(case, asked)
        case _:
            assert_never(when)


def in_the_auction(case: Case, asked: Asked) -> None:
    """20B and 20F1: at the player's own turn."""
    if asked is Asked.REVIEW:
        law, asker = "20B", case[IN_AUCTION]
    else:
        law, asker = "20F1", case[case.edition.of(EXPLANATION_IN_AUCTION)]
    match asker:
        case InAuction.OWN_TURN:
            as_boxes_show(case, asked)
            answered(case, asked, law, tells=True)
        case InAuction.MUST_PASS:
            refused(case, "must-pass-asks-nothing", law)
        case InAuction.OUT_OF_TURN:
            refused(case, "asks-at-own-turn", law)
        case _:
            assert_never(asker)


def before_the_lead(case: Case, asked: Asked) -> None:
    """41B: leader's partner and declarer before the lead is faced; the leader before leading."""
    asker = case[BEFORE_LEAD]
    match asker:
        case BeforeLead.LEADER:
            as_boxes_show(case, asked)
            answered(case, asked, law_in_play(asked), tells=True)
        case BeforeLead.LEADERS_PARTNER | BeforeLead.DECLARER:
            as_boxes_show(case, asked)
            answered(case, asked, "41B", tells=asker is BeforeLead.LEADERS_PARTNER)
        case BeforeLead.LEADER_HAS_LED:
            case.direct("face-down-lead-stays", "41A")
            refused(case, "contract-at-own-turn" if asked is Asked.REVIEW else "asks-at-own-turn", "41B")
        case BeforeLead.PARTNER_TOO_SOON:
            refused(case, "leads-before-partner-asks", "41B")
        case BeforeLead.DUMMY:
            case.direct("face-down-lead-stays", "41A")
            refused(case, "dummy-asks-nothing", "41B")
            case.advise_penalty("procedural", "90A")
        case _:
            assert_never(asker)


def in_the_play(case: Case, asked: Asked) -> None:
    """20C2 and 20F2: at the own turn, declarer at dummy's as well; a review at the first turn alone."""
    law = law_in_play(asked)
    asker = case[IN_PLAY]
    match asker:
        case InPlay.DECLARER | InPlay.DEFENDER:
            if asked is Asked.REVIEW and case[HAS_PLAYED]:
                case.cite("41B")
                case.step("too-late-for-review", "41C")
            else:
                answered(case, asked, law, tells=asker is InPlay.DEFENDER)
        case InPlay.DECLARER_TOO_SOON:
            if asked is Asked.REVIEW:  # dummy’s first card has been played by then
                case.step("contract-at-own-turn", "41B")
            else:
                case.step("asks-at-own-turn", law)
        case InPlay.OUT_OF_TURN:
            if asked is Asked.REVIEW and case[HAS_PLAYED]:
                refused(case, "contract-at-own-turn", "41B")
            else:
                refused(case, "asks-at-own-turn", law)
        case InPlay.DUMMY:
            refused(case, "dummy-asks-nothing", law)
            penalty_for_dummy(case)
        case _:
            assert_never(asker)


def law_in_play(asked: Asked) -> str:
    """The paragraph by which a player asks at their turn to play."""
    return "20C2" if asked is Asked.REVIEW else "20F2"


def as_boxes_show(case: Case, asked: Asked) -> None:
    """18F: bidding cards show the calls as long as they lie there."""
    if asked is Asked.REVIEW and case[CALLS_MADE] is CallsMade.BIDDING_BOXES:
        case.direct("bidding-cards-show-calls", "18F")


def answered(case: Case, asked: Asked, law: str, *, tells: bool) -> None:
    """20D and 20E for a review; 20F1 for an explanation, 20F3 where it is of one call.

    tells: whether the asker has a partner whom the question may tell something; declarer has none.
    """
    if asked is Asked.REVIEW:
        case.step("auction-reviewed", law)
        case.cite("20D")
        case.cite("20E")
        return
    case.step("call-explained", law)
    if case[EXPLANATIONS] is Explanations.WRITTEN:
        case.direct("explained-in-writing", "20F1")
    if asked is Asked.SINGLE_CALL and tells:
        case.cite("20F3")
        told_partner(case)


def refused(case: Case, step: str, law: str) -> None:
    """It is not answered now; partner has heard it all the same.

    step: what is said of it.
    """
    case.step(step, law)
    told_partner(case)


def not_to_be_asked(case: Case, step: str, law: str) -> None:
    """73B1: a question with which partners communicate."""
    case.step(step, law)
    case.cite("73B1")
    told_partner(case)
    case.advise_penalty("procedural", "90A")


def told_partner(case: Case) -> None:
    """16B1: what partner heard is unauthorized, and looked at when play has ended."""
    case.direct("unauthorized-for-partner", "16B1", Role.PARTNER)
    came_back_for(case, When.END_OF_PLAY)
