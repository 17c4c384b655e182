"""Laws 65, 66 and 79: the two sides do not agree on the number of tricks won."""

from collections.abc import Callable
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures.score._end_of_play import judged
from rules.procedures.tricks._agreements import agreement_regretted, concession_regretted

IRREGULARITY = irregularity(__name__, place=20)


class GivenUp(StrEnum):
    """79B1: whether the dispute comes of a claim or a concession."""

    NONE = "none"
    AGREED = "agreed"
    CONCEDED = "conceded"


GIVEN_UP = choice("tricks_given_up", GivenUp, law="79B1")


class Called(StrEnum):
    """When the director was called."""

    IN_ROUND = "in_round"
    WITHIN_PERIOD = "within_period"
    AFTER_PERIOD = "after_period"


CALLED = choice("called_to_dispute", Called, law="79B")


class PlayedCards(StrEnum):
    """65D and 66D: whether the played cards still show who won which trick."""

    IN_ORDER = "in_order"
    ONE_SIDE_MIXED = "one_side_mixed"
    BOTH_MIXED = "both_mixed"


PLAYED_CARDS = choice("played_cards", PlayedCards, law="66D")

# 79B3 of 2017.
CONVINCED = judged("convinced_of_score", "79B3")
# 79B2 of 2007: both scores may be put right then, or one reduced alone.
CONVINCED_2007 = judged("convinced_of_tricks", "79B2")


@IRREGULARITY.under(LAWS_2017)
def disputed_tricks_2017(case: Case) -> Ruling:
    """79A and B of 2017: after the round both scores change only if the director is wholly convinced."""
    return disputed(case, within_period_2017)


@IRREGULARITY.under(LAWS_2007)
def disputed_tricks_2007(case: Case) -> Ruling:
    """79A and B of 2007: after the round no side's score has to be raised."""
    return disputed(case, within_period_2007)


def disputed(case: Case, within_period: Callable[[Case], None]) -> Ruling:
    """79A and 79B1: what comes of a claim or a concession is ruled on under 69 or 71, anything else by its time.

    within_period: the round is over, the Correction Period is not.
    """
    given_up = case[GIVEN_UP]
    case.cite("79A1")
    case.step("no-trick-kept-that-was-not-won", "79A2")
    case.cite("79B1")
    match given_up:
        case GivenUp.NONE:
            by_time(case, within_period)
        case GivenUp.AGREED:
            agreement_regretted(case)
        case GivenUp.CONCEDED:
            concession_regretted(case)
        case _:
            assert_never(given_up)
    return case.ruling()


def by_time(case: Case, within_period: Callable[[Case], None]) -> None:
    """79B2 while the round lasts, 92B when the time to ask for a ruling is over."""
    called = case[CALLED]
    match called:
        case Called.IN_ROUND:
            determined(case)
        case Called.WITHIN_PERIOD:
            within_period(case)
        case Called.AFTER_PERIOD:
            case.adjust("correction-period-over", "92B")
        case _:
            assert_never(called)


def within_period_2017(case: Case) -> None:
    """79B3 of 2017."""
    convinced = case[CONVINCED]
    case.cite("79B2")
    case.cite("79B3")
    if convinced:
        case.adjust("both-scores-corrected", "79B3", "board_score")
    else:
        case.adjust("score-stands-or-is-reduced", "79B3", "board_score")


def within_period_2007(case: Case) -> None:
    """79B2 of 2007, which refers to 79C: what was won is scored, but no side's score has to be raised."""
    convinced = case[CONVINCED_2007]
    case.cite("79B2")
    case.cite("79C")
    if convinced:
        case.adjust("no-duty-to-raise", "79B2", "board_score")
    else:
        case.adjust("score-stands-or-is-reduced", "79B2", "board_score")


def determined(case: Case) -> None:
    """79B2, from the played cards as far as they are in order (65D, 66D)."""
    cards = case[PLAYED_CARDS]
    case.cite("79B2")
    match cards:
        case PlayedCards.IN_ORDER:
            case.step("tricks-counted", "66D")
            case.adjust("score-as-counted", "79B2", "board_score")
        case PlayedCards.ONE_SIDE_MIXED:
            rights_endangered(case)
            case.adjust("ruled-for-other-side", "66D", "board_score")
        case PlayedCards.BOTH_MIXED:
            rights_endangered(case)
            case.adjust("score-on-the-evidence", "85", "board_score")
        case _:
            assert_never(cards)


def rights_endangered(case: Case) -> None:
    """65D and 66D: who has mixed their cards."""
    case.step("disorder-endangers-rights", "65D")
    case.cite("66D")
