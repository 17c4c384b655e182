"""Law 13: a hand holds more than thirteen cards and another fewer, or a card turns up that is no part of the deal."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case, Law
from rules.engine.facts import Audience, Fact, Role, Value, choice, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures import rule_as
from rules.procedures.boards._card_count import COUNT, CardCount
from rules.procedures.boards._deal_again import BEFORE_THE_AUCTION, dealt_again
from rules.procedures.play._defects import SHORT_TRICK
from rules.procedures.score._board_score import AT_TEAMS
from rules.procedures.score._end_of_play import judged, raised_too_late, result_stands
from rules.procedures.score._spoiled_board import artificial_or_by_other_table, spoiled, spoiled_or_by_other_table

IRREGULARITY = irregularity(__name__, place=10)
CARD_SEEN_EFFECT = segment("count_card_seen_effect", __name__)
CORRECTED_EFFECT = segment("count_corrected_effect", __name__)
SURPLUS_EFFECT = segment("surplus_card_effect", __name__)


class Stage(StrEnum):
    """How far the board is; before the first call on it anywhere, it is a wrong deal (6D1)."""

    NOWHERE_BEGUN = "nowhere_begun"
    NO_CALL = "no_call"
    CALLED = "called"
    PLAY_OVER = "play_over"
    TOO_LATE = "too_late"


STAGE = choice("card_count_stage", Stage, law=Concept.COUNT_BEFORE_CALL)

# Which card it was is named to nobody.
CARD_SEEN = yes_no("foreign_card_seen", audience=Audience.OFFENDER, law=Concept.COUNT_BEFORE_CALL)

# 13D2 of 2007.
SIGNIFICANT = judged("foreign_card_significant", "13D2(b)")

CORRECTABLE = judged("deal_can_be_corrected", Concept.COUNT_CORRECTED)

QUITTED = yes_no("surplus_card_quitted", law=Concept.SURPLUS_CARD)

# What is looked at when play has ended.
CARD_SEEN_AFFECTED = judged("foreign_card_affected_result", Concept.COUNT_CARD_SEEN)
CORRECTION_AFFECTED = judged("count_affected_result", Concept.COUNT_CORRECTED)
SURPLUS_AFFECTED = judged("surplus_card_affected_result", Concept.SURPLUS_CARD)

# What the other procedures are told.
SHORT: Mapping[str, Value] = {COUNT.id: CardCount.FEWER}


@IRREGULARITY.under(LAWS_2007)
def wrong_card_count(case: Case) -> Ruling:
    """Law 13; where no hand holds more than thirteen it is Law 14."""
    count = case[COUNT]
    match count:
        case CardCount.FEWER:
            return rule_as(case, "missing_card")
        case CardCount.MORE:
            by_stage(case)
        case CardCount.SURPLUS:
            surplus_card(case)
        case _:
            assert_never(count)
    return case.ruling()


def by_stage(case: Case) -> None:
    """13A, 13B and 13D (2007: 13D, 13A to C)."""
    stage = case[STAGE]
    match stage:
        case Stage.NOWHERE_BEGUN:
            dealt_again(case, "6D1", BEFORE_THE_AUCTION)
        case Stage.NO_CALL:
            case.step("cards-put-right", Concept.COUNT_BEFORE_CALL)
            case.edition.of(BEFORE_ANY_CALL)(case)
        case Stage.CALLED:
            after_a_call(case)
        case Stage.PLAY_OVER:
            case.step("result-cancelled-for-count", Concept.COUNT_AFTER_PLAY)
            not_played(case, Concept.COUNT_AFTER_PLAY)
        case Stage.TOO_LATE:
            case.cite(Concept.COUNT_AFTER_PLAY)
            raised_too_late(case)
        case _:
            assert_never(stage)


def before_any_call_2017(case: Case) -> None:
    """13A1 and 13A2 of 2017: the board is played, whatever has been seen."""
    if case[CARD_SEEN]:
        played_with_card_seen(case)
    else:
        is_played(case, Concept.COUNT_NORMAL_PLAY)


def before_any_call_2007(case: Case) -> None:
    """13D1 and 13D2 of 2007: what has been seen may be too much for a normal result."""
    if not case[CARD_SEEN]:
        is_played(case, Concept.COUNT_NORMAL_PLAY)
        moved_card(case)
    elif case[SIGNIFICANT]:
        at_fault(case)
        artificial_or_by_other_table(case, "13D2(b)")
        case.advise_penalty("wrong-count", "13D2(b)")
    else:
        played_with_card_seen(case)
        moved_card(case)


BEFORE_ANY_CALL: Mapping[Edition, Callable[[Case], None]] = {
    LAWS_2017: before_any_call_2017,
    LAWS_2007: before_any_call_2007,
}


def is_played(case: Case, law: Law) -> None:
    """13A (2007: 13D): the board is played; who did not count, or put the cards back wrongly, may be penalized."""
    case.step("board-is-played", law)
    case.advise_penalty("wrong-count", "90A")


def played_with_card_seen(case: Case) -> None:
    """13A2 (2007: 13D2(a)): the board is played, and its result looked at."""
    is_played(case, Concept.COUNT_CARD_SEEN)
    case.direct("keeps-it-secret", Concept.OTHER_SOURCES)
    case.check("count-card-seen", Concept.COUNT_CARD_SEEN, When.END_OF_PLAY, "count_card_seen_effect")


def moved_card(case: Case) -> None:
    """13E of 2007: that the director has moved a card tells the partners of those whose hands were wrong nothing."""
    case.inform("moved-card-unauthorized", "13E", Role.BOTH_SIDES)


# 2017 has no paragraph on it.
PLAYED_ON: Mapping[Edition, Callable[[Case], None]] = {LAWS_2017: lambda case: None, LAWS_2007: moved_card}


def after_a_call(case: Case) -> None:
    """13B1 and B2 (2007: 13A and B); what was seen of the moved card is 16D3 (2007: 16C3)."""
    if case[CORRECTABLE]:
        case.step("cards-put-right", Concept.COUNT_CORRECTED)
        case.step("calls-stand-with-right-cards", Concept.COUNT_CORRECTED)
        case.direct("foreign-card-kept-secret", Concept.AFTER_FIRST_CALL)
        case.edition.of(PLAYED_ON)(case)
        case.check("count-corrected", Concept.COUNT_CORRECTED, When.END_OF_PLAY, "count_corrected_effect")
        case.hand_over("count-wrong-elsewhere", "87A", "fouled_board", Role.OFFENDER)
        case.advise_penalty("wrong-count", "90A")
    else:
        not_played(case, Concept.COUNT_NOT_CORRECTED)


def not_played(case: Case, law: Law) -> None:
    """No normal result is left: an adjusted score, at teams by the other table; 12C3 in an individual."""
    spoiled_or_by_other_table(case, law)
    at_fault(case)
    if not case[AT_TEAMS]:
        case.direct("individual-both-alike", "12C3")
    case.advise_penalty("wrong-count", law)


def at_fault(case: Case) -> None:
    """7B2 and 7C: who has to do with it."""
    case.direct("at-fault-for-count", "7B2")


def surplus_card(case: Case) -> None:
    """13C (2007: 13F)."""
    if case[QUITTED]:
        case.step("surplus-card-out-of-trick", Concept.SURPLUS_CARD)
        case.check("surplus-card", Concept.SURPLUS_CARD, When.END_OF_PLAY, "surplus_card_effect")
        case.hand_over("trick-without-surplus", "67B1", "defective_trick", Role.OFFENDER, SHORT_TRICK)
    else:
        case.step("surplus-card-removed", Concept.SURPLUS_CARD)
    case.hand_over("short-without-surplus", "14", "missing_card", Role.OFFENDER, SHORT)
    case.advise_penalty("wrong-count", "90A")


@CARD_SEEN_EFFECT.under(LAWS_2007)
def count_card_seen_effect(case: Case) -> Ruling:
    """13A2 (2007: 13D2(a)), when play has ended."""
    adjusted_where(case, CARD_SEEN_AFFECTED, Concept.COUNT_CARD_SEEN, "result-without-information")
    return case.ruling()


@CORRECTED_EFFECT.under(LAWS_2007)
def count_corrected_effect(case: Case) -> Ruling:
    """13B1 (2007: 13A), when play has ended."""
    adjusted_where(case, CORRECTION_AFFECTED, Concept.COUNT_CORRECTED, "result-without-count")
    return case.ruling()


@SURPLUS_EFFECT.under(LAWS_2007)
def surplus_card_effect(case: Case) -> Ruling:
    """13C (2007: 13F), when play has ended."""
    adjusted_where(case, SURPLUS_AFFECTED, Concept.SURPLUS_CARD, "result-without-count")
    return case.ruling()


def adjusted_where(case: Case, affected: Fact[bool], law: Concept, expected: str) -> None:
    """An adjusted score where it mattered; otherwise the result stands. The penalty has been spoken of before.

    expected: the message that says what the score is to be based on.
    """
    if case[affected]:
        spoiled(case, law, expected)
        at_fault(case)
        case.refer_to_appeal("within-period", "92B")
        case.direct("tell-all-four", "83")
    else:
        result_stands(case, "count-without-effect", law)
