"""Laws 14B and 67: what can be wrong with a trick, as the rulings know it that leave it to be ruled on next."""

from collections.abc import Mapping
from enum import StrEnum

from rules.engine.facts import Value, choice, yes_no


class Defect(StrEnum):
    """What is wrong with the trick, or where the missing card is."""

    TOO_FEW = "too_few"
    AMONG_PLAYED = "among_played"
    TOO_MANY = "too_many"
    OUT_OF_PLACE = "out_of_place"
    FOUND_ELSEWHERE = "found_elsewhere"
    NOT_FOUND = "not_found"


DEFECT = choice("trick_defect", Defect, law="67")

BOTH_PLAYED_ON = yes_no("both_sides_played_on", law="67A")

# 58B4: cards played at once that are found when both sides have gone on.
SURPLUS_FOUND_LATE: Mapping[str, Value] = {DEFECT.id: Defect.TOO_MANY, BOTH_PLAYED_ON.id: True}

# 60A and 67B1: a card that is still missing when both sides have gone on.
MISSING_FOUND_LATE: Mapping[str, Value] = {DEFECT.id: Defect.TOO_FEW, BOTH_PLAYED_ON.id: True}

# 13C (2007: 13F) and 14B: a trick that turns out to be short once the hands are counted.
SHORT_TRICK: Mapping[str, Value] = {DEFECT.id: Defect.TOO_FEW}
