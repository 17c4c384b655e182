"""Laws 73D, 73E2 (2007: 73F): an opponent was misled by a player's tempo, question, remark or manner."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice
from rules.engine.procedure import Of, irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._board_stage import STAGE, BoardStage, left_until_play_is_over
from rules.procedures.information.unauthorized_information import CAME_FROM, CameFrom
from rules.procedures.score._end_of_play import judged, raised_too_late, redressed_now, result_stands

IRREGULARITY = irregularity(__name__, place=110, of=Of.PERSON, also_follows=True)
IRREGULARITY.told_by_the_board(left_until_play_is_over)


class MisledBy(StrEnum):
    """73D, 73E: what the opponent went by."""

    TEMPO = "tempo"
    QUESTION = "question"
    REMARK = "remark"
    CALL_OR_PLAY = "call_or_play"


MISLED_BY = choice("misled_by", MisledBy, audience=Audience.DIRECTOR, law="73D2")

# What each of them comes under. To ask is a right, and 73D2 of 2007 does not speak of it.
LAWS: Mapping[MisledBy, str] = {MisledBy.TEMPO: "73D1", MisledBy.QUESTION: "20F1", MisledBy.REMARK: "73D2"}
# The same, as what it tells the player's own partner.
TOLD_PARTNER: Mapping[MisledBy, CameFrom] = {
    MisledBy.TEMPO: CameFrom.TEMPO,
    MisledBy.QUESTION: CameFrom.QUESTION,
    MisledBy.REMARK: CameFrom.REMARK,
}


class Inference(StrEnum):
    """73D1, 73E2: who has concluded what from it; partner may have acted on it where the opponent was right, too."""

    FALSE = "false"
    PARTNER = "partner"
    NONE = "none"


INFERENCE = choice(
    "manner_inference", Inference, audience=Audience.DIRECTOR, judgement=True, law=Concept.DECEPTIVE_MANNER
)
BRIDGE_REASON = judged("demonstrable_bridge_reason", Concept.DECEPTIVE_MANNER)
COULD_BENEFIT = judged("could_have_known_benefit", Concept.DECEPTIVE_MANNER)


@IRREGULARITY.under(LAWS_2007)
def deceptive_manner(case: Case) -> Ruling:
    """73D and 73E2 (2007: 73F): it is judged when play has ended, and nobody is asked why."""
    stage = case[STAGE]
    match stage:
        case BoardStage.GOING_ON:
            case.step("manner-play-goes-on", "73D1")
            case.direct("note-manner", "73D1")
            case.check("misled-by-manner", Concept.DECEPTIVE_MANNER, When.END_OF_PLAY, "deceptive_manner")
        case BoardStage.PLAY_OVER:
            play_over(case)
        case BoardStage.TOO_LATE:
            case.cite(Concept.DECEPTIVE_MANNER)
            raised_too_late(case)
        case _:
            assert_never(stage)
    return case.ruling()


def play_over(case: Case) -> None:
    """73E1: a call or play may deceive; 73D1: whoever goes by anything else does so at their own risk."""
    by = case[MISLED_BY]
    if by is MisledBy.CALL_OR_PLAY:
        result_stands(case, "deceived-by-call-or-play", Concept.DECEPTION_BY_CALL_OR_PLAY)
        return
    case.cite(LAWS[by])
    inference = case[INFERENCE]
    match inference:
        case Inference.FALSE:
            false_inference(case)
        case Inference.NONE:
            result_stands(case, "at-own-risk", "73D1")
        case Inference.PARTNER:
            case.adjust("no-opponent-misled", "73D1", when=When.NOW)
            told = {STAGE.id: BoardStage.PLAY_OVER, CAME_FROM.id: TOLD_PARTNER[by]}
            case.hand_over("partner-used-manner", "16B1", "unauthorized_information", Role.OFFENDER, told)
        case _:
            assert_never(inference)


def false_inference(case: Case) -> None:
    """73E2 (2007: 73F): no demonstrable bridge reason, and the player could have known that it might pay."""
    if case[BRIDGE_REASON]:
        result_stands(case, "bridge-reason", Concept.DECEPTIVE_MANNER)
    elif not case[COULD_BENEFIT]:
        result_stands(case, "benefit-not-foreseeable", Concept.DECEPTIVE_MANNER)
    else:
        misled(case)


def misled(case: Case) -> None:
    """73E2 (2007: 73F) with 12B1; 73D2 for an attempt, which nobody is asked about."""
    redressed_now(case, Concept.DECEPTIVE_MANNER, "expected-without-false-inference")
    case.direct("attempt-to-mislead", "73D2")
    case.advise_penalty("procedural", "90A", Role.OFFENDER)
    case.direct("tell-all-four", "83")
