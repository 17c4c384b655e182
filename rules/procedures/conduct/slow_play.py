"""Laws 8B and 90B: a table is late, or a board is not begun in time."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures._penalty_advised import ADVISED
from rules.procedures.boards._not_played import NOT_PLAYED, NotPlayed
from rules.procedures.conduct._penalties import penalized, warned, warned_or_penalized
from rules.regulations.elections import SLOW_PLAY, SlowPlay

IRREGULARITY = irregularity(__name__, place=10, common=167)


class Lateness(StrEnum):
    """8B: how far the table is."""

    TIME_LEFT = "time_left"
    BOARD_BEGUN = "board_begun"
    NOT_BEGUN = "not_begun"


# Whose slow play it was, and what that is worth, is ruled on here.
BY_SLOW_PLAY: Mapping[str, Value] = {NOT_PLAYED.id: NotPlayed.NOT_BEGUN, **ADVISED}

LATENESS = choice("lateness", Lateness, audience=Audience.DIRECTOR, law="8B1")


class SlowSide(StrEnum):
    """90B2: by whose slow play it is late; 90B1: or by arriving late."""

    ONE = "one"
    BOTH = "both"
    ARRIVED_LATE = "arrived_late"
    NEITHER = "neither"


SLOW_SIDE = choice("slow_side", SlowSide, audience=Audience.DIRECTOR, judgement=True, law="90B2")


class SidesWarned(StrEnum):
    """90A: where both are slow, each side has been warned for itself."""

    BOTH = "both"
    ONE = "one"
    NEITHER = "neither"


SIDES_WARNED = choice("sides_warned_before", SidesWarned, audience=Audience.DIRECTOR, law="90A")


@IRREGULARITY.under(LAWS_2007)
def slow_play(case: Case) -> Ruling:
    """8B: what becomes of the boards; then 90B1 and 2: who is to be warned, or penalized."""
    lateness = case[LATENESS]
    match lateness:
        case Lateness.TIME_LEFT:
            case.step("table-catches-up", "81C1")
        case Lateness.BOARD_BEGUN:
            case.step("board-is-finished", "8B1")
        case Lateness.NOT_BEGUN:
            case.hand_over("board-without-time", "8B2", "board_not_played", Role.OFFENDER, BY_SLOW_PLAY)
        case _:
            assert_never(lateness)
    slow = case[SLOW_SIDE]
    match slow:
        case SlowSide.NEITHER:
            case.direct("nobody-was-slow", "90B2")
        case SlowSide.ARRIVED_LATE:
            case.direct("late-side-told", "90B1")
            warned_or_penalized(case)
        case SlowSide.ONE:
            case.direct("slow-side-told", "90B2")
            warned_or_penalized(case, warning_first=case[SLOW_PLAY] is SlowPlay.WARNING_FIRST)
        case SlowSide.BOTH:
            both_slow(case)
        case _:
            assert_never(slow)
    return case.ruling()


def both_slow(case: Case) -> None:
    """90A and 90B2: a penalty is for a side that was warned before; a side that was not is warned."""
    sides = case[SIDES_WARNED]
    case.direct("both-sides-told", "90B2")
    match sides:
        case SidesWarned.BOTH:
            penalized(case)
        case SidesWarned.ONE:
            first = case[SLOW_PLAY] is SlowPlay.WARNING_FIRST
            case.direct("other-side-warned-first" if first else "other-side-warned", "90A")
            penalized(case, id="after-warning-one-side")
        case SidesWarned.NEITHER:
            warned(case, warning_first=case[SLOW_PLAY] is SlowPlay.WARNING_FIRST)
        case _:
            assert_never(sides)
