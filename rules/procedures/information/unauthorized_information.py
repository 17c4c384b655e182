"""Laws 16A, 16B, 73A to C: something besides calls and plays told a player something about partner's hand.

Four stages, each taken up when its time has come: at the table; which action is complained of, and what was suggested;
logical alternatives; damage and score.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice
from rules.engine.procedure import Of, irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._board_stage import STAGE, BoardStage
from rules.procedures.information._used_information import came_back_for
from rules.procedures.score._end_of_play import judged, raised_too_late, result_stands
from rules.regulations.elections import RESERVING, ReservingRights

IRREGULARITY = irregularity(__name__, place=10, common=200, of=Of.PERSON)
FOUND = segment("information_found", __name__)


class CameFrom(StrEnum):
    """16B1, 73B1: what told it; an explanation may have been wrong as well, and so stands first (75A)."""

    EXPLANATION = "explanation"
    QUESTION = "question"
    REMARK = "remark"
    TEMPO = "tempo"
    REQUIRED_PAUSE = "required_pause"
    OPPONENT = "opponent"


CAME_FROM = choice("information_came_from", CameFrom, audience=Audience.DIRECTOR, law="16B1")


class Established(StrEnum):
    """16B2, 85: whether both sides agree that it happened, and what the director finds where they do not."""

    AGREED = "agreed"
    FOUND = "found"
    NOT_SO = "not_so"
    OPEN = "open"


ESTABLISHED = choice("information_established", Established, judgement=True, law="85A1")
# 85: when play has ended the director has seen the hands and heard both sides.
FOUND_LATER = judged("information_found_later", "85A1")

# What each of them comes under, besides 16B1.
LAWS: Mapping[CameFrom, str] = {
    CameFrom.EXPLANATION: "75A",
    CameFrom.QUESTION: "20F3",
    CameFrom.REMARK: "73B1",
    CameFrom.TEMPO: "73A2",
}


@IRREGULARITY.under(LAWS_2007)
def unauthorized_information(case: Case) -> Ruling:
    """16B: what it was, then how far the board is; play goes on, and nobody is accused."""
    source = case[CAME_FROM]
    match source:
        case CameFrom.REQUIRED_PAUSE:
            case.step("required-pause-tells-nothing", "73A2")
        case CameFrom.OPPONENT:
            case.step("opponents-manner-may-be-used", "73D1")
            case.hand_over("unless-deceived", Concept.DECEPTIVE_MANNER, "deceptive_manner", Role.OFFENDER)
        case CameFrom.EXPLANATION | CameFrom.QUESTION | CameFrom.REMARK | CameFrom.TEMPO:
            from_partner(case, source)
        case _:
            assert_never(source)
    return case.ruling()


def from_partner(case: Case, source: CameFrom) -> None:
    """16B2 and 16B3: at the table, or when play has ended."""
    stage = case[STAGE]
    match stage:
        case BoardStage.GOING_ON:
            at_the_table(case, source)
        case BoardStage.PLAY_OVER:
            afterwards(case, source)
        case BoardStage.TOO_LATE:
            case.cite("16B3")
            raised_too_late(case)
        case _:
            assert_never(stage)


def afterwards(case: Case, source: CameFrom) -> None:
    """16B3 and 85: when play has ended, what cannot be found out stays so, and the result stands."""
    found = case[ESTABLISHED]
    if found is not Established.AGREED:
        case.direct("late-dispute-weighs", "16B2")
    if found is Established.OPEN:
        case.cite("85A1")
        result_stands(case, "facts-not-found", "85B")
    elif found is Established.NOT_SO:
        case.cite("85A1")
        result_stands(case, "information-not-given-stands", "85A2")
    else:
        established(case, source, found)
        came_back_for(case, When.NOW)


def at_the_table(case: Case, source: CameFrom) -> None:
    """16B2: the facts are established while everybody remembers them; what comes of them is judged later."""
    found = case[ESTABLISHED]
    if found is Established.OPEN:
        case.step("play-goes-on-undetermined", "85B")
        if source is CameFrom.EXPLANATION:
            case.hand_over("explanation-next", "20F6", "misinformation", Role.OFFENDER)
        case.check("find-out-what-happened", "85A1", When.END_OF_PLAY, "information_found")
    elif established(case, source, found):
        case.step("play-goes-on-with-information", Concept.AVOID_ADVANTAGE)
        case.direct("note-and-ask-nobody-why", "16B2")
        as_reserved(case)
        came_back_for(case, When.END_OF_PLAY)


def established(case: Case, source: CameFrom, found: Established) -> bool:
    """85A: whether there is anything to be ruled on; with it the Law that what happened comes under."""
    if found is not Established.AGREED:
        case.cite("85A1")
    if found is Established.NOT_SO:
        case.step("information-not-given", "85A2")
        case.direct("tell-all-four", "83")
        return False
    if found is Established.FOUND:
        case.direct("facts-found", "85A2")
    case.cite(LAWS[source])
    case.direct("unauthorized-for-partner", "16B1", Role.PARTNER)
    if source is CameFrom.QUESTION:
        case.direct("question-in-turn", "20G1")
        case.cite("73B1")
        case.advise_penalty("question-for-partner", "90A", Role.OFFENDER)
    if source is CameFrom.EXPLANATION:
        case.hand_over("explanation-next", "20F6", "misinformation", Role.OFFENDER)
    return True


def as_reserved(case: Case) -> None:
    """16B2: whether opponents may reserve their rights, or have to call at once."""
    if case[RESERVING] is ReservingRights.ALLOWED:
        case.direct("rights-may-be-reserved", "16B2")
    else:
        case.direct("director-called-at-once", "16B2")


@FOUND.under(LAWS_2007)
def information_found(case: Case) -> Ruling:
    """85: what could not be found out at the table, when play has ended."""
    found = case[FOUND_LATER]
    case.cite("85A1")
    if found:
        case.direct("facts-found", "85A2")
        came_back_for(case, When.NOW)
    else:
        result_stands(case, "facts-not-found", "85B")
    return case.ruling()
