"""Laws 69 and 71: an agreed claim, or a concession, is regretted."""

from dataclasses import replace
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, choice
from rules.procedures.score._board_score import NUMBER, NUMBERS
from rules.procedures.score._periods import IN_PERIOD
from rules.procedures.tricks._contested_claim import CLAIMED_BY, contested


class Objected(StrEnum):
    """69: when the side that had agreed objects."""

    BEFORE_ESTABLISHED = "before_established"
    WITHIN_PERIOD = "within_period"
    AFTER_PERIOD = "after_period"


OBJECTED = choice("agreement_objected", Objected, law="69A")


class AgreedToLose(StrEnum):
    """69B: the trick that a side wants back after it has agreed."""

    WON_ALREADY = "won_already"
    LIKELY = "likely"
    NEITHER = "neither"


AGREED_TO_LOSE = choice("agreed_to_lose", AgreedToLose, audience=Audience.DIRECTOR, judgement=True, law="69B")


class Conceded(StrEnum):
    """71: the trick that a side wants back after it has conceded."""

    WON_ALREADY = "won_already"
    NOT_LOSABLE = "not_losable"
    NEITHER = "neither"


CONCEDED = choice("conceded_trick", Conceded, audience=Audience.DIRECTOR, judgement=True, law="71")

TRICKS_BACK = replace(NUMBER, audience=Audience.DIRECTOR, judgement=True, law="69B")


def agreement_regretted(case: Case) -> None:
    """69: objecting before the agreement is established makes a contested claim; later the standard is another."""
    objected = case[OBJECTED]
    case.cite("69A")
    match objected:
        case Objected.BEFORE_ESTABLISHED:
            case.step("agreement-not-established", "69A")
            contested(case, case[CLAIMED_BY])
        case Objected.WITHIN_PERIOD:
            case.cite("79C1")
            agreed_to_lose(case)
        case Objected.AFTER_PERIOD:
            case.cite("79C1")
            case.adjust("correction-period-over", "69B")
        case _:
            assert_never(objected)


def agreed_to_lose(case: Case) -> None:
    """69B1 and 69B2: a trick won already, or one that was likely to be won, is given back."""
    trick = case[AGREED_TO_LOSE]
    match trick:
        case AgreedToLose.WON_ALREADY:
            trick_returned(case, "69B1")
        case AgreedToLose.LIKELY:
            trick_returned(case, "69B2")
        case AgreedToLose.NEITHER:
            case.adjust("agreement-stands", "69B")
        case _:
            assert_never(trick)


def concession_regretted(case: Case) -> None:
    """71: a concession stands, but for what is found within the Correction Period."""
    in_period = case[IN_PERIOD]
    case.cite("79C1")
    if in_period:
        conceded(case)
    else:
        case.adjust("correction-period-over", "71")


def conceded(case: Case) -> None:
    """71.1 and 71.2: a trick won already, or one that no normal play loses, is not conceded."""
    trick = case[CONCEDED]
    match trick:
        case Conceded.WON_ALREADY:
            trick_returned(case, "71.1")
        case Conceded.NOT_LOSABLE:
            trick_returned(case, "71.2")
        case Conceded.NEITHER:
            case.adjust("concession-stands", "71")
        case _:
            assert_never(trick)


def trick_returned(case: Case, law: str) -> None:
    """The board is scored with each trick of that kind given back."""
    case.step("tricks-given-back", law, number=str(NUMBERS[case[TRICKS_BACK]]))
    case.adjust("trick-returned", law, "board_score")
