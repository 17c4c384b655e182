"""Laws 72B, 73B2, 74, 79A2 and 91: discourtesy, bad manners at the table, and what is done on purpose."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice
from rules.engine.procedure import Of, irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures.conduct._penalties import warned_or_penalized
from rules.regulations.elections import DISCIPLINE_SCALE

IRREGULARITY = irregularity(__name__, place=30, common=220, of=Of.PERSON)


class Matter(StrEnum):
    """72B, 73B2, 74, 79A2: what was said or done; the gravest first."""

    PREARRANGED = "prearranged"
    DISCOURTESY = "discourtesy"
    CONCEALED = "concealed"
    ON_PURPOSE = "on_purpose"
    TRICK_KEPT = "trick_kept"
    MANNERS = "manners"


MATTER = choice("conduct_matter", Matter, audience=Audience.DIRECTOR, law="74")


class Gravity(StrEnum):
    """91: what order at the table asks for."""

    WARNING = "warning"
    PENALTY = "penalty"
    SUSPENSION = "suspension"


GRAVITY = choice("conduct_gravity", Gravity, audience=Audience.DIRECTOR, judgement=True, law="91A")


class MannerEffect(StrEnum):
    """16B1, 73D2, 90B3: what a manner may have done to a board, this one or another table's."""

    NOTHING = "nothing"
    TOLD_PARTNER = "told_partner"
    MISLED_OPPONENT = "misled_opponent"
    OVERHEARD = "overheard"


MANNER_EFFECT = choice("manner_effect", MannerEffect, audience=Audience.DIRECTOR, judgement=True, law="74C")


@IRREGULARITY.under(LAWS_2007)
def conduct(case: Case) -> Ruling:
    """What the Laws ask of players, and what the director may do about it; the score of a board is another matter."""
    matter = case[MATTER]
    match matter:
        case Matter.PREARRANGED:
            case.direct("nobody-is-accused", "73B2")
            case.direct("evidence-kept", "73B2")
            case.direct("disqualified-with-approval", "91B")
        case Matter.DISCOURTESY:
            discourtesy(case)
        case Matter.CONCEALED:
            case.check("concealed-infraction", "72B3", When.NOW, "concealment")
        case Matter.ON_PURPOSE:
            case.direct("infraction-for-itself", "72B1")
            case.advise_penalty("on-purpose", "90A", Role.OFFENDER)
        case Matter.TRICK_KEPT:
            case.hand_over("trick-not-lost", "79A2", "disputed_tricks", Role.OFFENDER)
            case.advise_penalty("on-purpose", "90A", Role.OFFENDER)
        case Matter.MANNERS:
            manners(case)
        case _:
            assert_never(matter)
    return case.ruling()


def discourtesy(case: Case) -> None:
    """74A with 91: a warning, a disciplinary penalty, or an end to play; 93B3: no committee overrules these two."""
    gravity = case[GRAVITY]
    case.step("courtesy-restored", "74A")
    match gravity:
        case Gravity.WARNING:
            case.direct("warning-noted", "91A")
        case Gravity.PENALTY:
            case.direct("usual-discipline", "91A", amount=case[DISCIPLINE_SCALE])
            case.advise_penalty("disciplinary", "91A", Role.OFFENDER)
            case.refer_to_appeal("discipline-is-final", "93B3")
        case Gravity.SUSPENSION:
            case.direct("player-suspended", "91A")
            case.direct("disqualified-with-approval", "91B")
            case.advise_penalty("disciplinary", "91A", Role.OFFENDER)
            case.refer_to_appeal("discipline-is-final", "93B3")
        case _:
            assert_never(gravity)


def manners(case: Case) -> None:
    """74B and 74C: the procedure is kept; what it told or pretended is ruled on next."""
    effect = case[MANNER_EFFECT]
    case.step("manners-kept", "74C")
    match effect:
        case MannerEffect.NOTHING:
            pass
        case MannerEffect.TOLD_PARTNER:
            case.hand_over("manner-told-partner", "16B1", "unauthorized_information", Role.OFFENDER)
        case MannerEffect.MISLED_OPPONENT:
            case.hand_over("manner-misled-opponent", Concept.DECEPTIVE_MANNER, "deceptive_manner", Role.OFFENDER)
        case MannerEffect.OVERHEARD:
            case.cite("90B3")
            case.direct("others-overheard", Concept.OTHER_SOURCES)
        case _:
            assert_never(effect)
    warned_or_penalized(case, "90A", Role.OFFENDER)
