"""Law 16D (2007: 16C): a player has learnt something of a board otherwise than from its own calls and plays."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, NotAsked, Role, choice
from rules.engine.procedure import Of, irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures.information._learnt import LEARNT, Learnt
from rules.procedures.score._end_of_play import judged, raised_too_late, result_stands
from rules.procedures.score._spoiled_board import artificial_or_by_other_table, spoiled, spoiled_or_by_other_table

IRREGULARITY = irregularity(__name__, place=60, of=Of.PERSON)
EFFECT = segment("extraneous_effect", __name__)


class Stage(StrEnum):
    """16D2, 16D3, 92B: what may still be done."""

    NO_CALL = "no_call"
    UNDER_WAY = "under_way"
    PLAY_OVER = "play_over"
    TOO_LATE = "too_late"


STAGE = choice("extraneous_stage", Stage, law=Concept.AFTER_FIRST_CALL)
# Of a card that was seen after the first call.
SINCE_CALLED = STAGE.only(Stage.UNDER_WAY, Stage.PLAY_OVER, Stage.TOO_LATE)

INTERFERES = judged("information_interferes", Concept.OTHER_SOURCES)


class Course(StrEnum):
    """16D2: the courses open to the director."""

    SEATS = "seats"
    DEAL_AGAIN = "deal_again"
    PLAY = "play"
    ADJUST = "adjust"


COURSE = choice("extraneous_course", Course, audience=Audience.DIRECTOR, judgement=True, law=Concept.OTHER_SOURCES)
# Only who knows one hand can be given it.
WITHOUT_SEATS = COURSE.only(Course.DEAL_AGAIN, Course.PLAY, Course.ADJUST)

# 16D2(c), of which the two editions put different tests.
AFFECTED = judged("information_affected_result", Concept.PLAYED_WITH_INFORMATION)
MAY_HAVE_AFFECTED = judged("information_may_have_affected_result", Concept.PLAYED_WITH_INFORMATION)
TEST: Mapping[Edition, Fact[bool]] = {LAWS_2017: AFFECTED, LAWS_2007: MAY_HAVE_AFFECTED}


@IRREGULARITY.under(LAWS_2007)
def extraneous_information(case: Case) -> Ruling:
    """16D1: whether it is extraneous at all; then how far the board is."""
    learnt = case[LEARNT]
    match learnt:
        case Learnt.FROM_PARTNER:
            case.hand_over("information-from-partner", "16B1", "unauthorized_information", Role.PARTNER)
        case Learnt.PARTNERS_CARD:
            case.hand_over("card-from-partner", "24", "exposed_card_auction", Role.PARTNER)
        case Learnt.PARTNERS_CARD_IN_PLAY:
            case.hand_over("card-in-play-from-partner", "49", "exposed_card_defender", Role.PARTNER)
        case Learnt.OPPONENTS_CARD:
            opponents_card(case)
        case Learnt.ON_PURPOSE:
            case.direct("learnt-on-purpose", "72B1")
            by_stage(case, learnt)
        case Learnt.IN_THE_DEAL | Learnt.ONE_HAND | Learnt.ANYTHING_ELSE:
            by_stage(case, learnt)
        case Learnt.NOTHING_OF_IT:
            case.step("may-be-taken-into-account", "16A2")
            case.cite("16A1(c)")
            case.cite("16A1(d)")
        case _:
            assert_never(learnt)
    return case.ruling()


def opponents_card(case: Case) -> None:
    """74C5: seen by chance, it may be used; when play has ended that is the reason why the result stands."""
    stage = case[SINCE_CALLED]
    match stage:
        case Stage.UNDER_WAY:
            case.step("opponents-card-may-be-used", "74C5")
        case Stage.PLAY_OVER:
            result_stands(case, "opponents-card-was-usable", "74C5")
        case Stage.TOO_LATE:
            raised_too_late(case)
        case _:
            raise NotAsked(stage)


def by_stage(case: Case, learnt: Learnt) -> None:
    """16D2 before any call, 16D3 after it; what is said only after play is judged at once."""
    stage = case[STAGE]
    match stage:
        case Stage.NO_CALL:
            before_any_call(case, learnt)
        case Stage.UNDER_WAY:
            course = case.edition.of(SINCE_FIRST_CALL)(case)
            case.cite(Concept.AFTER_FIRST_CALL)
            course_taken(case, course)
        case Stage.PLAY_OVER:
            case.direct("director-called-late", Concept.OTHER_SOURCES)
            effect(case)
        case Stage.TOO_LATE:
            case.cite(Concept.OTHER_SOURCES)
            raised_too_late(case)
        case _:
            assert_never(stage)
    if stage is not Stage.TOO_LATE:
        who_caused_it(case, learnt)


def who_caused_it(case: Case, learnt: Learnt) -> None:
    """90, 91: a penalty is apart from the score; what anybody could see in the deal is nobody's fault.

    12C3: in an individual the score is one for both players of a side, and a penalty of whoever is to blame.
    """
    if learnt is Learnt.ON_PURPOSE:
        case.direct("individual-both-alike", "12C3")
        case.advise_penalty("sought-information", "90A", Role.OFFENDER)
        case.hand_over("if-discipline-is-due", "91A", "conduct", Role.OFFENDER)
    elif learnt is not Learnt.IN_THE_DEAL:
        case.advise_penalty("information-spread", "90A")


# 16D3 of 2017 leaves two courses; by 16C3 of 2007 the board is played.
SINCE_FIRST_CALL: Mapping[Edition, Callable[[Case], Course]] = {
    LAWS_2017: lambda case: case[COURSE.only(Course.PLAY, Course.ADJUST)],
    LAWS_2007: lambda case: Course.PLAY,
}


def before_any_call(case: Case, learnt: Learnt) -> None:
    """6D1 for what was seen while the cards were dealt; else 16D2, where it is likely to matter."""
    if learnt is Learnt.IN_THE_DEAL:
        case.step("shuffle-and-deal-again", "6D1")
        not_in_a_decided_match(case)
    elif case[INTERFERES]:
        course_taken(case, case[COURSE if learnt is Learnt.ONE_HAND else WITHOUT_SEATS])
    else:
        case.step("board-is-played", Concept.OTHER_SOURCES)
        case.direct("keeps-it-secret", Concept.OTHER_SOURCES)


def course_taken(case: Case, course: Course) -> None:
    """16D2(a) to (d)."""
    match course:
        case Course.SEATS:
            case.step("seats-changed", Concept.SEATS_CHANGED)
        case Course.DEAL_AGAIN:
            case.step("dealt-again", Concept.DEALT_AGAIN)
            not_in_a_decided_match(case)
        case Course.PLAY:
            case.step("board-is-played", Concept.PLAYED_WITH_INFORMATION)
            case.direct("keeps-it-secret", Concept.OTHER_SOURCES)
            case.check("extraneous-effect", Concept.PLAYED_WITH_INFORMATION, When.END_OF_PLAY, "extraneous_effect")
        case Course.ADJUST:
            case.edition.of(ADJUSTED)(case)
        case _:
            assert_never(course)


def not_in_a_decided_match(case: Case) -> None:
    """86A (2007: 86C): no new deal where a contestant could know how the match ends without this board."""
    case.direct("no-new-deal-in-decided-match", Concept.SUBSTITUTE_BOARD)


def adjusted_2017(case: Case) -> None:
    """16D2(d) of 2017; for teams 86B."""
    spoiled_or_by_other_table(case, Concept.SPOILED_BY_INFORMATION)


def adjusted_2007(case: Case) -> None:
    """16C2(d) of 2007; for teams 86D."""
    artificial_or_by_other_table(case, Concept.SPOILED_BY_INFORMATION)


ADJUSTED: Mapping[Edition, Callable[[Case], None]] = {LAWS_2017: adjusted_2017, LAWS_2007: adjusted_2007}


@EFFECT.under(LAWS_2007)
def extraneous_effect(case: Case) -> Ruling:
    """16D2(c), when play has ended."""
    effect(case)
    return case.ruling()


def effect(case: Case) -> None:
    """16D2(c): an adjusted score where the result rests on it."""
    if case[case.edition.of(TEST)]:
        spoiled(case, Concept.PLAYED_WITH_INFORMATION, "result-without-information")
        case.refer_to_appeal("within-period", "92B")
        case.direct("tell-all-four", "83")
    else:
        result_stands(case, "information-without-effect", Concept.PLAYED_WITH_INFORMATION)
