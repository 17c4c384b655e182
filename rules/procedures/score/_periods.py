"""Laws 79C, 81C3 and 92B: the time for corrections, for rulings, and for what the director finds unasked."""

from collections.abc import Mapping

from rules.engine.case import Case
from rules.engine.facts import Fact, yes_no
from rules.lawbook import LAWS_2007, LAWS_2017, Edition

# 79C1: the time within which a score may be corrected.
IN_PERIOD = yes_no("in_correction_period", law="79C1")

# 92B: the time within which a ruling may be asked for, or appealed.
IN_TIME = yes_no("request_in_time", law="92B")

# 81C3 of 2017 names 92B beside 79C: the longer of the two.
TIME_FOR_81C3: Mapping[Edition, tuple[str, ...]] = {LAWS_2017: ("79C1", "92B"), LAWS_2007: ("79C1",)}
FOUND_IN_TIME: Mapping[Edition, Fact[bool]] = {LAWS_2017: yes_no("found_in_time", law="81C3"), LAWS_2007: IN_PERIOD}

# 92B: in 2007 whoever asks in time is heard too when the Correction Period, which 81C3 names alone, has ended.
ASKED_IN_TIME = yes_no("ruling_asked_in_time", law="92B")


def found_by_director(case: Case) -> None:
    """81C3: what the director finds without having been asked is put right in time."""
    if found_in_time(case):
        case.step("found-is-put-right", "81C3")


def found_in_time(case: Case) -> bool:
    """81C3: whether the time for corrections, or in 2017 for rulings, is running; afterwards a record may be wrong."""
    in_time = case[case.edition.of(FOUND_IN_TIME)]
    within_81c3(case)
    if not in_time:
        found_too_late(case)
    return in_time


def error_in_time(case: Case) -> bool:
    """Whether an error of the director is still put right: because of 81C3, or in 2007 because a player asks (92B)."""
    if case[case.edition.of(FOUND_IN_TIME)]:
        return True
    asked = case.edition.year == LAWS_2007.year and case[ASKED_IN_TIME]
    if asked:
        case.cite("92B")
    else:
        found_too_late(case)
    return asked


def found_too_late(case: Case) -> None:
    """81C3: when the periods are over the director puts right no more than a record (79C2)."""
    within_81c3(case)
    case.step("found-too-late", "81C3")
    case.step("record-may-still-be-wrong", "79C2")


def within_81c3(case: Case) -> None:
    """The periods that 81C3 names."""
    case.cite("81C3")
    for law in case.edition.of(TIME_FOR_81C3):
        case.cite(law)
