"""Laws 9 to 11 with 81C3 and 81C5: what was done without the director, and what is left of the rectification."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Literal, assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, Value, choice, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures._before_the_director import COME_TO, DONE_BEFORE, ComeTo, DoneBefore
from rules.procedures._board_stage import STAGE, BoardStage
from rules.procedures._withdrawn import returned_to_hand
from rules.procedures.score._end_of_play import (
    GAINED_BY_IGNORANCE,
    SCORE_STILL_OPEN,
    gain_by_ignorance,
    gain_looked_at_later,
    judged,
    raised_too_late,
    result_stands,
)
from rules.procedures.score._periods import found_in_time
from rules.procedures.score.adjusted_score import wrongly_rectified

IRREGULARITY = irregularity(__name__, place=50)
WRONG_RECTIFICATION = segment("wrong_rectification", __name__)


# 9B1(a) and 9B2 are broken only then.
ATTENTION_DRAWN = yes_no("attention_drawn", law="9B1(a)")

# 10B: what players have ruled themselves may be allowed or cancelled.
SETTLEMENT_STANDS = judged("settlement_stands", "10B")

# 11A: the right may be forfeited.
RIGHT_FORFEITED = judged("right_forfeited", "11A")

# 16C (2007: 16D): what was taken back tells the offenders nothing, whatever has become of the rectification.
TAKEN_BACK = yes_no("action_taken_back", law=Concept.WITHDRAWN_UNAUTHORIZED)
USED = Concept.WITHDRAWN_ADJUSTMENT
LOOKED_AT_NOW: Mapping[str, Value] = {STAGE.id: BoardStage.PLAY_OVER, SCORE_STILL_OPEN.id: True}

# 12A3: where it cannot, there has been an incorrect rectification.
RIGHT_ONE_POSSIBLE = yes_no("right_one_possible", audience=Audience.DIRECTOR, law="12A3")


class WaiverAsked(StrEnum):
    """81C5: on whose request, and whether there is cause."""

    WITH_CAUSE = "with_cause"
    WITHOUT_CAUSE = "without_cause"
    BY_OTHERS = "by_others"


WAIVER_ASKED = choice("waiver_asked_for", WaiverAsked, audience=Audience.DIRECTOR, judgement=True, law="81C5")


class Waived(StrEnum):
    """81C5: what is waived; a card that would be a penalty card goes back to the hand."""

    PENALTY_CARD = "penalty_card"
    TAKEN_BACK = "taken_back"
    OTHER = "other"


WAIVED = choice("rectification_waived", Waived, law="81C5")


@IRREGULARITY.under(LAWS_2007)
def rectification_forfeited(case: Case) -> Ruling:
    """9 to 11, 81C3 and 81C5: alike in both editions, but for 11A and for the periods of 81C3."""
    come_to = case[COME_TO]
    match come_to:
        case ComeTo.CALLED:
            called(case)
        case ComeTo.NOTICED:
            noticed(case)
        case ComeTo.CONSULTED:
            case.step("chooses-alone", "10C2", Role.NON_OFFENDING_SIDE)
            case.check("consultation-used", "16B3", When.END_OF_PLAY, "information_used")
            case.advise_penalty("procedural", "90A")
        case ComeTo.WAIVER_ASKED:
            waiver(case)
        case _:
            assert_never(come_to)
    return case.ruling()


def called(case: Case) -> None:
    """9B to 11: who has acted before the director was called, and how the director is to take it."""
    stage = case[STAGE]
    if stage is BoardStage.TOO_LATE:
        raised_too_late(case)
        return
    done = case[DONE_BEFORE]
    if done is DoneBefore.NOTHING:
        case.cite("9B1(a)")
        case.step("any-player-calls", "9B1(b)")
        case.step("nothing-forfeited", "9B1(c)")
        for law in ("9B1(d)", "10C1", "10C2", "10C3"):
            case.cite(law)
        case.direct("rule-on-irregularity", "84B")
    else:
        without_director(case, stage, done)


def without_director(
    case: Case,
    stage: BoardStage,
    done: Literal[DoneBefore.SETTLED, DoneBefore.NON_OFFENDERS_ACTED, DoneBefore.OFFENDERS_CORRECTED],
) -> None:
    """9B to 11: somebody has acted first, or ruled, whether the director was called or has noticed it."""
    match done:
        case DoneBefore.SETTLED:
            nobody_acts(case)
            case.cite("10A")
            settled(case, stage)
        case DoneBefore.NON_OFFENDERS_ACTED:
            if case[ATTENTION_DRAWN]:
                nobody_acts(case)
            acted(case, stage)
        case DoneBefore.OFFENDERS_CORRECTED:
            if case[ATTENTION_DRAWN]:
                nobody_acts(case)
            case.step("corrected-too-soon", "9C", Role.OFFENDING_SIDE)
            case.direct("rule-on-irregularity", "84B")
        case _:
            assert_never(done)


def nobody_acts(case: Case) -> None:
    """9B1(a) and 9B2: once attention is drawn the director is called, and nobody acts before the explanation."""
    case.step("call-at-once", "9B1(a)")
    case.cite("9B2")


def settled(case: Case, stage: BoardStage) -> None:
    """10B: it is allowed, with what 11A says of it, or it is cancelled, and what was rectified wrongly is adjusted."""
    if case[SETTLEMENT_STANDS]:
        case.step("settlement-stands", "10B")
        case.edition.of(ALLOWED)(case, stage, taken_back(case, stage))
        return
    possible = case[RIGHT_ONE_POSSIBLE]
    case.step("settlement-cancelled", "10B")
    if possible:
        case.direct("rule-on-irregularity", "84B")
        return
    taken_back(case, stage)
    if stage is BoardStage.GOING_ON:
        case.step("play-goes-on-looked-at-later", "12A3")
        case.check("wrong-rectification", "12A3", When.END_OF_PLAY, "wrong_rectification")
    else:
        case.check("wrong-rectification-now", "12A3", When.NOW, "wrong_rectification")


def acted(case: Case, stage: BoardStage) -> None:
    """11A: whether the non-offending side has forfeited its right by what it did."""
    if case[RIGHT_FORFEITED]:
        case.step("right-forfeited", "11A", Role.NON_OFFENDING_SIDE)
        case.edition.of(FORFEITED)(case, stage, taken_back(case, stage))
    else:
        case.step("right-kept", "11A", Role.NON_OFFENDING_SIDE)
        case.direct("rule-on-irregularity", "84B")


def taken_back(case: Case, stage: BoardStage) -> bool:
    """16C (2007: 16D): without a rectification too, only the non-offending side may use what was taken back.

    Returns whether the score still waits for whether the others have used it.
    """
    back = case[TAKEN_BACK]
    if back and stage is BoardStage.GOING_ON:
        withdrawn_while_play_goes_on(case)
    elif back:
        case.hand_over("withdrawn-action-now", USED, "withdrawn_action_information", Role.OFFENDER, LOOKED_AT_NOW)
    return back and stage is BoardStage.PLAY_OVER


def withdrawn_while_play_goes_on(case: Case) -> None:
    """16C (2007: 16D): who may use it, and what is looked at when play has ended."""
    case.step("withdrawn-may-be-used", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.inform("withdrawn-action-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.OFFENDING_SIDE)
    case.check("withdrawn-action", USED, When.END_OF_PLAY, "withdrawn_action_information")


def gain_2017(case: Case, stage: BoardStage, still_open: bool) -> None:
    """11A of 2017: what a side has gained by an opponent's ignorance is taken from that side alone; 11B."""
    if stage is BoardStage.GOING_ON:
        gain_looked_at_later(case)
    elif not still_open:
        gain_by_ignorance(case)
    else:
        gained = case[GAINED_BY_IGNORANCE]
        case.cite("11A")
        if gained:
            case.adjust("that-side-alone-so-far", "11A", "board_score")
        score_still_open(case)
    case.advise_penalty("after-forfeiture", "11B")


def allowed_2007(case: Case, stage: BoardStage, still_open: bool) -> None:
    """10B of 2007, which knows no adjustment for what the director allows; nothing is forfeited."""
    if still_open:
        score_still_open(case)
    elif stage is BoardStage.PLAY_OVER:
        result_stands(case, "settlement-was-allowed", "10B")
    case.advise_penalty("procedural", "90A")


def forfeited_2007(case: Case, stage: BoardStage, still_open: bool) -> None:
    """11A of 2007: there is no rectification, and the score of both sides stands; 11B."""
    case.cite("11A")
    if still_open:
        score_still_open(case)
    elif stage is BoardStage.PLAY_OVER:
        result_stands(case, "right-was-forfeited", "11A")
    case.advise_penalty("after-forfeiture", "11B")


def score_still_open(case: Case) -> None:
    """83: the score is told when it is known whether anybody has used what was taken back."""
    case.step("score-still-open", "83")


Then = Callable[[Case, BoardStage, bool], None]

ALLOWED: Mapping[Edition, Then] = {LAWS_2017: gain_2017, LAWS_2007: allowed_2007}
FORFEITED: Mapping[Edition, Then] = {LAWS_2017: gain_2017, LAWS_2007: forfeited_2007}


def noticed(case: Case) -> None:
    """81C3: what the director notices unasked is put right in time, and 9B to 11 say what was lost before that."""
    stage = case[STAGE.only(BoardStage.GOING_ON, BoardStage.PLAY_OVER)]
    if stage is BoardStage.PLAY_OVER and not found_in_time(case):
        return
    done = case[DONE_BEFORE]
    if done is DoneBefore.NOTHING:
        case.step("found-is-put-right", "81C3")
    else:
        case.cite("81C3")
        without_director(case, stage, done)


def waiver(case: Case) -> None:
    """81C5: the director alone waives, for cause, and on the request of the non-offending side."""
    asked = case[WAIVER_ASKED]
    match asked:
        case WaiverAsked.WITH_CAUSE:
            waived(case)
        case WaiverAsked.WITHOUT_CAUSE:
            case.step("rectification-not-waived", "81C5")
        case WaiverAsked.BY_OTHERS:
            case.cite("10A")
            case.step("others-may-not-ask", "81C5")
        case _:
            assert_never(asked)


def waived(case: Case) -> None:
    """81C5: what becomes of a card that was seen (50E2), or of what was taken back (16C; 2007: 16D)."""
    what = case[WAIVED]
    case.step("rectification-waived", "81C5")
    match what:
        case Waived.PENALTY_CARD:
            case.step("waived-card-goes-back", "81C5", Role.OFFENDER)
            returned_to_hand(case)
        case Waived.TAKEN_BACK:
            withdrawn_while_play_goes_on(case)
        case Waived.OTHER:
            pass
        case _:
            assert_never(what)


@WRONG_RECTIFICATION.under(LAWS_2007)
def wrong_rectification(case: Case) -> Ruling:
    """12A3, when play has ended: whom a rectification that was not the right one has made worse off; in 2017 11A."""
    wrongly_rectified(case)
    return case.ruling()
