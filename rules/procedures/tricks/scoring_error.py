"""Law 79C: a result was recorded or computed wrongly."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures import rule_as
from rules.procedures.score._end_of_play import judged
from rules.procedures.score._periods import IN_PERIOD, IN_TIME, found_by_director

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
