"""Laws 90 and 91: a warning or a penalty, never in place of a rectification."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, Value, choice, yes_no
from rules.procedures.boards._not_played import NOT_PLAYED, NotPlayed
from rules.regulations.elections import DISCIPLINE_SCALE, PENALTY_SCALE

# Of the evening; the director knows it, or finds it in the log.
WARNED_BEFORE = yes_no("warned_before", audience=Audience.DIRECTOR, law="90A")


class Gravity(StrEnum):
    """91: what order and discipline ask for."""

    WARNING = "warning"
    PENALTY = "penalty"
    SUSPENSION = "suspension"


# What boards have no result because of 91.
BY_SUSPENSION: Mapping[str, Value] = {NOT_PLAYED.id: NotPlayed.IMPOSSIBLE}

GRAVITY = choice("conduct_gravity", Gravity, audience=Audience.DIRECTOR, judgement=True, law="91A")


def warned_or_penalized(case: Case, who: Role | None = None, *, warning_first: bool = False) -> None:
    """90A: a penalty after a warning; else a warning, and a penalty too where no regulation has that come first."""
    if case[WARNED_BEFORE]:
        penalized(case, who)
    else:
        warned(case, who, warning_first=warning_first)


def penalized(case: Case, who: Role | None = None, id: str = "after-warning") -> None:
    """90A: a penalty, by the amounts of the regulations."""
    case.direct("usual-penalty", "90A", amount=case[PENALTY_SCALE])
    case.advise_penalty(id, "90A", who)


def warned(case: Case, who: Role | None = None, *, warning_first: bool = False) -> None:
    """90A: a warning, and a penalty too where no regulation has that come first."""
    if warning_first:
        case.direct("warning-comes-first", "90A")
    else:
        case.direct("warning-noted", "90A")
        case.advise_penalty("procedural", "90A", who)


def disciplined(case: Case, gravity: Gravity) -> None:
    """91: a warning, a disciplinary penalty, or an end to play; 93B3: no committee overrules these two."""
    match gravity:
        case Gravity.WARNING:
            case.direct("discipline-warning", "91A")
        case Gravity.PENALTY:
            case.direct("usual-discipline", "91A", amount=case[DISCIPLINE_SCALE])
            case.step("disciplinary-penalty-told", "93B3", Role.OFFENDER)
            case.advise_penalty("disciplinary", "91A", Role.OFFENDER)
        case Gravity.SUSPENSION:
            suspended(case, Role.OFFENDER)
            case.step("suspension-told", "93B3", Role.OFFENDER)
        case _:
            assert_never(gravity)


def suspended(case: Case, who: Role) -> None:
    """91, which an assistant may be left to apply (81D); then the boards that they can play no more (12C2, 12C3)."""
    case.direct("player-suspended", "91A")
    case.direct("disqualified-with-approval", "91B")
    case.advise_penalty("disciplinary", "91A", who)
    case.cite("81D")
    case.cite("12C3")
    case.hand_over("boards-without-them", "12C2(a)", "board_not_played", Role.OFFENDER, BY_SUSPENSION)


def refused(case: Case) -> None:
    """90B8 with 91: somebody will not do what the director tells them, and hears how far that may go."""
    gravity = case[GRAVITY]
    case.cite("90B8")
    if gravity is not Gravity.SUSPENSION:
        case.step("instruction-repeated", "90B8")
    if gravity is Gravity.WARNING:
        case.direct("refusal-warned", "91A")
        return
    disciplined(case, gravity)
    if gravity is Gravity.PENALTY:
        case.direct("suspension-is-next", "91A")
        case.direct("disqualified-with-approval", "91B")
