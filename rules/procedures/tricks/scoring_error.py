"""Law 79C: a result was recorded or computed wrongly."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Edition
from rules.procedures import rule_as
from rules.procedures.score._end_of_play import judged
from rules.procedures.tricks._agreements import IN_PERIOD

IRREGULARITY = irregularity(__name__, place=30, common=180)


class Wrong(StrEnum):
    """What is wrong."""

    RECORD = "record"
    TRICKS = "tricks"
    RULING = "ruling"
    FOUND = "found"


WRONG = choice("score_error", Wrong)

# 79C2: when the Correction Period is over.
BEYOND_DOUBT = judged("wrong_beyond_doubt", "79C2")
ORGANIZER = yes_no("organizer_agrees", law="79C2")

# 81C3 of 2017 names 92B beside 79C.
TIME_FOR_81C3: Mapping[Edition, tuple[str, ...]] = {LAWS_2017: ("79C1", "92B"), LAWS_2007: ("79C1",)}

# 92B: the time within which a ruling may be asked for, or appealed.
IN_TIME = yes_no("request_in_time", law="92B")


@IRREGULARITY.under(LAWS_2007)
def scoring_error(case: Case) -> Ruling:
    """79C and 92B, the same in both editions but for who has to agree to a late correction."""
    wrong = case[WRONG]
    match wrong:
        case Wrong.RECORD:
            if case[IN_PERIOD]:
                case.adjust("score-corrected", "79C1", "board_score")
            else:
                late_correction(case)
        case Wrong.TRICKS:
            return rule_as(case, "disputed_tricks")
        case Wrong.RULING:
            in_time = case[IN_TIME]
            case.step("request-is-heard" if in_time else "request-too-late", "92B")
        case Wrong.FOUND:
            found_by_director(case)
        case _:
            assert_never(wrong)
    return case.ruling()


def found_by_director(case: Case) -> None:
    """81C3: what the director finds without having been asked, within the time for corrections and rulings."""
    in_period = case[IN_PERIOD]
    case.cite("81C3")
    for law in case.edition.of(TIME_FOR_81C3):
        case.cite(law)
    if in_period:
        case.step("found-is-put-right", "81C3")
    else:
        case.step("found-too-late", "81C3")
        case.step("record-may-still-be-wrong", "79C2")


def late_correction(case: Case) -> None:
    """79C2: beyond reasonable doubt, and not without the organizer."""
    if not case[BEYOND_DOUBT]:
        case.adjust("not-beyond-doubt", "79C2")
        return
    agrees = case[ORGANIZER]
    case.cite("79C2")
    if agrees:
        case.adjust("score-corrected", "79C2", "board_score")
    else:
        case.adjust("organizer-does-not-agree", "79C2")
