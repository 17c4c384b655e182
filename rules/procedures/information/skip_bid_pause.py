"""Laws 73A2 and 73D1: the STOP card, and the pauses that regulations require."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, Value, choice, yes_no
from rules.engine.procedure import Of, irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.procedures.information.deceptive_manner import MISLED_BY, MisledBy
from rules.procedures.information.unauthorized_information import CAME_FROM, CameFrom
from rules.regulations.elections import FIRST_TRICK_PAUSE, STOP_CARD, FirstTrickPause, StopCard

IRREGULARITY = irregularity(__name__, place=90, of=Of.PERSON)


class Matter(StrEnum):
    """73A2: what was done, or not done, about the STOP card or a pause."""

    NO_STOP = "no_stop"
    NO_PAUSE = "no_pause"
    PAUSED = "paused"
    PAUSED_LONG = "paused_long"
    STOP_WITHOUT_SKIP = "stop_without_skip"
    FIRST_TRICK = "first_trick"
    FIRST_TRICK_AGAIN = "first_trick_again"


MATTER = choice("pause_matter", Matter, law="73A2")


class Effect(StrEnum):
    """16B1, 73D: what it may have done to anybody."""

    NOTHING = "nothing"
    TOLD_PARTNER = "told_partner"
    MISLED_OPPONENT = "misled_opponent"


EFFECT = choice("pause_effect", Effect, audience=Audience.DIRECTOR, judgement=True, law="73D1")

# 73A2: asked where no regulation that the bot knows says it.
STOP_REQUIRED = yes_no("stop_required", audience=Audience.DIRECTOR, law="73A2")
FIRST_TRICK_PAUSE_ALLOWED = yes_no("first_trick_pause_allowed", audience=Audience.DIRECTOR, law="73A2")

# What partner may have learnt by it, or what misled an opponent, was the tempo.
TOLD_BY_TEMPO: Mapping[str, Value] = {CAME_FROM.id: CameFrom.TEMPO}
MISLED_BY_TEMPO: Mapping[str, Value] = {MISLED_BY.id: MisledBy.TEMPO}


@IRREGULARITY.under(LAWS_2007)
def skip_bid_pause(case: Case) -> Ruling:
    """73A2: what the regulations in force require; what they do not is tempo like any other (73D1)."""
    matter = case[MATTER]
    match matter:
        case Matter.NO_STOP:
            if stop_required(case):
                against_regulations(case, "skip-bid-stands")
            else:
                case.step("no-stop-required", "73A2")
        case Matter.NO_PAUSE:
            if stop_required(case):
                against_regulations(case, "call-without-pause-stands")
            else:
                by_tempo(case)
        case Matter.STOP_WITHOUT_SKIP:
            if stop_required(case):
                against_regulations(case, "call-after-stop-stands")
            else:
                by_tempo(case)
        case Matter.PAUSED:
            if stop_required(case):
                case.step("required-pause-tells-nothing", "73A2")
            else:
                by_tempo(case)
        case Matter.PAUSED_LONG | Matter.FIRST_TRICK_AGAIN:
            by_tempo(case)
        case Matter.FIRST_TRICK:
            if first_trick_pause_allowed(case):
                case.step("required-pause-tells-nothing", "73A2")
            else:
                by_tempo(case)
        case _:
            assert_never(matter)
    return case.ruling()


def stop_required(case: Case) -> bool:
    """73A2: as the regulations say, or the director."""
    elected = case[STOP_CARD]
    return case[STOP_REQUIRED] if elected is StopCard.ASKED else elected is StopCard.REQUIRED


def first_trick_pause_allowed(case: Case) -> bool:
    """73A2: as the regulations say, or the director."""
    elected = case[FIRST_TRICK_PAUSE]
    return case[FIRST_TRICK_PAUSE_ALLOWED] if elected is FirstTrickPause.ASKED else elected is FirstTrickPause.ALLOWED


def against_regulations(case: Case, step: str) -> None:
    """73A2: the call stands; a penalty is apart from what it did.

    step: what is said of the call.
    """
    effect = case[EFFECT]
    case.step(step, "73A2")
    led_to(case, effect)
    case.advise_penalty("procedural", "90A")


def by_tempo(case: Case) -> None:
    """73D1: a change of tempo is no infraction by itself."""
    effect = case[EFFECT]
    case.step("opponents-manner-may-be-used", "73D1")
    led_to(case, effect)


def led_to(case: Case, effect: Effect) -> None:
    """16B1 or 73E2 (2007: 73F), where it did anything."""
    match effect:
        case Effect.NOTHING:
            pass
        case Effect.TOLD_PARTNER:
            case.hand_over("pause-told-partner", "16B1", "unauthorized_information", Role.OFFENDER, TOLD_BY_TEMPO)
        case Effect.MISLED_OPPONENT:
            law = Concept.DECEPTIVE_MANNER
            case.hand_over("pause-misled-opponent", law, "deceptive_manner", Role.OFFENDER, MISLED_BY_TEMPO)
        case _:
            assert_never(effect)
