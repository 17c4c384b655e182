"""Laws 20F4, 20F5, 75B and 75C: a player knows that an explanation of their side was wrong."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice, yes_no
from rules.engine.procedure import Of, irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures._board_stage import STAGE, BoardStage
from rules.procedures.information._explanations import (
    EXPLANATION_STAGE,
    ExplanationStage,
    misinformation_next,
    told_partner,
)
from rules.procedures.score._end_of_play import raised_too_late

IRREGULARITY = irregularity(__name__, place=30, of=Of.PERSON)
CORRECTION_DUE = segment("correction_due", __name__)
CORRECTION_AFTER_PLAY = segment("correction_after_play", __name__)


class WhatWasWrong(StrEnum):
    """20F4, 20F5, 75C: the player's own explanation, partner's, or the player's own call.

    About an explanation of their own the player may have kept silent, until somebody else noticed it or play was over.
    """

    OWN_KEPT_SILENT = "own_explanation_silent"
    OWN_EXPLANATION = "own_explanation"
    PARTNERS_EXPLANATION = "partners_explanation"
    OWN_CALL = "own_call"


WHAT_WAS_WRONG = choice("correction_of", WhatWasWrong, audience=Audience.OFFENDER, law="20F5(a)")

# Asked aloud, it would tell partner by itself.
SAID_ALOUD = yes_no("correction_said_aloud", audience=Audience.OFFENDER, law="20F5(a)")
PLAYED_STILL = STAGE.only(BoardStage.GOING_ON, BoardStage.PLAY_OVER)
DECLARING = yes_no("corrector_declares", audience=Audience.DIRECTOR, law="20F5(b)")


class CorrectorIs(StrEnum):
    """20F5(b): what the player has become by the end of the auction."""

    DECLARING = "declaring"
    DEFENDING = "defending"
    PASSED_OUT = "passed_out"


CORRECTOR_IS = choice("corrector_is", CorrectorIs, audience=Audience.DIRECTOR, law="20F5(b)")
# Partner's hand, which has been seen by now, may show that it was the player's own call.
STILL_WRONG = yes_no("explanation_still_wrong", audience=Audience.OFFENDER, law="20F5(b)")


@IRREGULARITY.under(LAWS_2007)
def own_explanation_correction(case: Case) -> Ruling:
    """20F4 and F5: alike in both editions but for the time that a player may take to correct their own."""
    wrong = case[WHAT_WAS_WRONG]
    match wrong:
        case WhatWasWrong.OWN_EXPLANATION:
            own_explanation(case)
        case WhatWasWrong.OWN_KEPT_SILENT:
            own_explanation(case)
            kept_silent(case)
        case WhatWasWrong.PARTNERS_EXPLANATION:
            partners_explanation(case)
        case WhatWasWrong.OWN_CALL:
            own_call(case)
        case _:
            assert_never(wrong)
    return case.ruling()


def own_call(case: Case) -> None:
    """75C: there is nothing to be corrected; to say so while the board is played tells partner something."""
    if case[PLAYED_STILL] is BoardStage.PLAY_OVER:
        nothing_to_correct(case)
    elif case[SAID_ALOUD]:
        case.step("play-goes-on-after-remark", "75C")
        told_partner(case, "16B1", When.END_OF_PLAY)
    else:
        case.step("goes-on-uncorrected", "75C")
        case.direct("own-call-needs-no-correction", "75C", Role.OFFENDER)


def nothing_to_correct(case: Case) -> None:
    """75C; by 21B1(b) opponents need not take it from the player that it was the call."""
    case.step("nothing-to-correct", "75C")
    told = {EXPLANATION_STAGE.id: ExplanationStage.PLAY_OVER}
    case.hand_over("explanation-doubted", "21B1(b)", "misinformation", Role.PARTNER, told)


def own_explanation(case: Case) -> None:
    """20F4, 75B: it is corrected, and then misinformation."""
    stage = case[EXPLANATION_STAGE]
    match stage:
        case ExplanationStage.AUCTION | ExplanationStage.CLARIFICATION | ExplanationStage.PASSED_OUT:
            case.step("corrects-own-explanation", Concept.OWN_WRONG_EXPLANATION, Role.OFFENDER)
            misinformation_next(case, "21B1(a)", Role.OFFENDER, stage)
        case ExplanationStage.PLAY | ExplanationStage.PLAY_OVER:
            case.step("corrects-own-explanation", Concept.OWN_MISTAKE_LATER, Role.OFFENDER)
            misinformation_next(case, "21B3", Role.OFFENDER, stage)
        case ExplanationStage.TOO_LATE:
            case.cite(Concept.OWN_MISTAKE_LATER)
            raised_too_late(case)
        case _:
            assert_never(stage)


def kept_silent(case: Case) -> None:
    """20F4, 75B: whether the player had to speak before."""
    stage = case[EXPLANATION_STAGE]
    match stage:
        case ExplanationStage.AUCTION | ExplanationStage.CLARIFICATION | ExplanationStage.PASSED_OUT:
            case.edition.of(SILENT_BEFORE_THE_LEAD)(case)
        case ExplanationStage.PLAY | ExplanationStage.PLAY_OVER:
            own_silent_when_due(case, Concept.OWN_MISTAKE_LATER)
        case ExplanationStage.TOO_LATE:
            pass
        case _:
            assert_never(stage)


def own_silent_when_due(case: Case, law: Concept) -> None:
    """20F4, 75B: the player had to call the director; the score looks at what that would have changed."""
    case.direct("own-silent-when-due", law, Role.OFFENDER)
    case.advise_penalty("procedural", "90A")


# 20F4(a) of 2017 lets a player wait until the Clarification Period ends; 20F4 of 2007 does not.
SILENT_BEFORE_THE_LEAD: Mapping[Edition, Callable[[Case], None]] = {
    LAWS_2017: lambda case: None,
    LAWS_2007: lambda case: own_silent_when_due(case, Concept.OWN_WRONG_EXPLANATION),
}


def partners_explanation(case: Case) -> None:
    """20F5: nothing in the auction; then at once by declarer or dummy, by a defender when play has ended."""
    stage = case[EXPLANATION_STAGE]
    match stage:
        case ExplanationStage.AUCTION:
            in_the_auction(case)
        case ExplanationStage.CLARIFICATION:
            if case[DECLARING]:
                correct_now(case, stage)
            else:
                by_a_defender(case, stage)
        case ExplanationStage.PASSED_OUT:
            correct_now(case, stage)
        case ExplanationStage.PLAY:
            if case[DECLARING]:
                correct_now(case, stage)
                should_have_been_before(case)
            else:
                by_a_defender(case, stage)
        case ExplanationStage.PLAY_OVER:
            correct_now(case, stage)
            if case[DECLARING]:
                should_have_been_before(case)
        case ExplanationStage.TOO_LATE:
            case.cite(Concept.PARTNERS_MISTAKE)
            raised_too_late(case)
        case _:
            assert_never(stage)


def in_the_auction(case: Case) -> None:
    """20F5(a): nothing is said; what has been said cannot be unsaid."""
    if case[SAID_ALOUD]:
        too_soon(case, ExplanationStage.AUCTION, "20F5(a)")
    else:
        case.step("goes-on-uncorrected", "20F5(a)")
        case.direct("says-nothing-yet", "20F5(a)", Role.OFFENDER)
        told_partner(case, "16B1", When.END_OF_PLAY)
        case.check("correction-due", "20F5(b)", When.AUCTION_OVER, "correction_due")


def by_a_defender(case: Case, stage: ExplanationStage) -> None:
    """20F5(b)(i): not before play has ended."""
    if case[SAID_ALOUD]:
        too_soon(case, stage, "20F5(b)(i)")
    else:
        case.step("goes-on-uncorrected", "20F5(b)(i)")
        wait_until_play_ends(case)


def too_soon(case: Case, stage: ExplanationStage, law: str) -> None:
    """75B: opponents now know it, and partner as well.

    law: forbids a word at that moment.
    """
    case.step("play-goes-on-after-remark", law)
    told_partner(case, "16B1", When.END_OF_PLAY)
    misinformation_next(case, Concept.PARTNERS_MISTAKE, Role.PARTNER, stage)
    case.advise_penalty("procedural", "90A")


def wait_until_play_ends(case: Case) -> None:
    """20F5(b)(i): a defender corrects partner when play has ended."""
    case.direct("defender-waits", "20F5(b)(i)", Role.OFFENDER)
    case.check("correction-after-play", "20F5(b)(i)", When.END_OF_PLAY, "correction_after_play")


def correct_now(case: Case, stage: ExplanationStage) -> None:
    """20F5(b): the first legal opportunity has come; on a passed-out board when the auction is over."""
    declares = stage in (ExplanationStage.CLARIFICATION, ExplanationStage.PLAY)
    case.step("corrects-partners-explanation", "20F5(b)(ii)" if declares else "20F5(b)", Role.OFFENDER)
    misinformation_next(case, Concept.PARTNERS_MISTAKE, Role.PARTNER, stage)


def should_have_been_before(case: Case) -> None:
    """75B: declarer or dummy had to speak before the opening lead; the score looks at what that would have changed."""
    case.direct("silent-when-due", Concept.PARTNERS_MISTAKE)
    case.advise_penalty("procedural", "90A")


@CORRECTION_DUE.under(LAWS_2007)
def correction_due(case: Case) -> Ruling:
    """20F5(b): the auction is over."""
    corrector = case[CORRECTOR_IS]
    match corrector:
        case CorrectorIs.DECLARING:
            correct_now(case, ExplanationStage.CLARIFICATION)
        case CorrectorIs.DEFENDING:
            wait_until_play_ends(case)
        case CorrectorIs.PASSED_OUT:
            correct_now(case, ExplanationStage.PASSED_OUT)
        case _:
            assert_never(corrector)
    return case.ruling()


@CORRECTION_AFTER_PLAY.under(LAWS_2007)
def correction_after_play(case: Case) -> Ruling:
    """20F5(b)(i): play has ended, and the defender corrects partner's explanation."""
    if case[STILL_WRONG]:
        correct_now(case, ExplanationStage.PLAY_OVER)
    else:
        nothing_to_correct(case)
    return case.ruling()
