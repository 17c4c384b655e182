"""Laws 72B, 73B2, 74, 79A2, 90B8 and 91: discourtesy, bad manners at the table, and what is done on purpose."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, Role, choice
from rules.engine.procedure import Of, irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._withdrawn import awareness
from rules.procedures.conduct._penalties import (
    GRAVITY,
    Gravity,
    disciplined,
    refused,
    suspended,
    warned_or_penalized,
)
from rules.procedures.information._learnt import LEARNT, Learnt

IRREGULARITY = irregularity(__name__, place=30, common=220, of=Of.PERSON)


class Matter(StrEnum):
    """72B, 73B2, 74, 79A2, 90B8: what was said or done; the gravest first."""

    PREARRANGED = "prearranged"
    REFUSED = "refused"
    TO_DIRECTOR = "to_director"
    DISCOURTESY = "discourtesy"
    ANNOYANCE = "annoyance"
    CONCEALED = "concealed"
    ON_PURPOSE = "on_purpose"
    TRICK_KEPT = "trick_kept"
    MANNERS = "manners"


MATTER = choice("conduct_matter", Matter, audience=Audience.DIRECTOR, law="74")


class Signals(StrEnum):
    """73B2, 85: what the evidence shows; what calls and cards mean is an agreement, and stands first."""

    BY_METHOD = "by_method"
    ESTABLISHED = "established"
    SUSPECTED = "suspected"


SIGNALS = choice("signals_were", Signals, audience=Audience.DIRECTOR, judgement=True, law="85A1")


class Manner(StrEnum):
    """74A3, 74B, 74C: in what it lay."""

    LOOKED = "looked"
    ATTENTION = "attention"
    APPROVAL = "approval"
    EXPECTATION = "expectation"
    PROLONGED = "prolonged"
    UNSETTLING = "unsettling"
    REMARK = "remark"
    CARD_OUT = "card_out"
    NO_INTEREST = "no_interest"
    LEFT = "left"
    UNEVEN = "uneven"


MANNER = choice("manner_was", Manner, audience=Audience.DIRECTOR, law="74C")

# What each of them comes under.
LAWS: Mapping[Manner, tuple[str, ...]] = {
    Manner.LOOKED: ("74C5",),
    Manner.ATTENTION: ("74C4",),
    Manner.APPROVAL: ("74C2",),
    Manner.EXPECTATION: ("74C3",),
    Manner.PROLONGED: ("74B4",),
    Manner.UNSETTLING: ("74C7",),
    Manner.REMARK: ("74B2",),
    Manner.CARD_OUT: ("74B3",),
    Manner.NO_INTEREST: ("74B1", "74C6"),
    Manner.LEFT: ("74C8",),
    Manner.UNEVEN: ("74A3", "74C1"),
}


class MannerEffect(StrEnum):
    """16B1, 16D1, 73D2, 90B3: what a manner may have done to a board, this one or another table's."""

    NOTHING = "nothing"
    TOLD_PARTNER = "told_partner"
    MISLED_OPPONENT = "misled_opponent"
    OVERHEARD = "overheard"
    LEARNT = "learnt"


MANNER_EFFECT = choice("manner_effect", MannerEffect, audience=Audience.DIRECTOR, judgement=True, law="74C")
# Words are heard at other tables; to look tells nobody anything but whoever looks.
OF_A_LOOK = MANNER_EFFECT.only(MannerEffect.NOTHING, MannerEffect.LEARNT)
OF_WORDS = MANNER_EFFECT.only(
    MannerEffect.NOTHING, MannerEffect.TOLD_PARTNER, MannerEffect.MISLED_OPPONENT, MannerEffect.OVERHEARD
)
OF_AN_ACT = MANNER_EFFECT.only(MannerEffect.NOTHING, MannerEffect.TOLD_PARTNER, MannerEffect.MISLED_OPPONENT)

# What each of them may have done; whoever leaves the table does nothing to a board.
EFFECTS: Mapping[Manner, Fact[MannerEffect]] = {
    Manner.LOOKED: OF_A_LOOK,
    Manner.ATTENTION: OF_WORDS,
    Manner.APPROVAL: OF_WORDS,
    Manner.EXPECTATION: OF_WORDS,
    Manner.PROLONGED: OF_AN_ACT,
    Manner.UNSETTLING: OF_AN_ACT,
    Manner.REMARK: OF_WORDS,
    Manner.CARD_OUT: OF_AN_ACT,
    Manner.NO_INTEREST: OF_AN_ACT,
    Manner.UNEVEN: OF_AN_ACT,
}


@IRREGULARITY.under(LAWS_2007)
def conduct(case: Case) -> Ruling:
    """What the Laws ask of players, and what the director may do about it; the score of a board is another matter."""
    matter = case[MATTER]
    match matter:
        case Matter.PREARRANGED:
            signals(case)
        case Matter.REFUSED:
            refused(case)
        case Matter.TO_DIRECTOR:
            discourtesy(case, "74B5")
        case Matter.DISCOURTESY:
            discourtesy(case, "74A1")
        case Matter.ANNOYANCE:
            discourtesy(case, "74A2")
        case Matter.CONCEALED:
            case.check("concealed-infraction", "72B3", When.NOW, "concealment")
        case Matter.ON_PURPOSE:
            gravity = case[GRAVITY]
            case.direct("infraction-for-itself", "72B1")
            awareness(case)
            disciplined(case, gravity)
        case Matter.TRICK_KEPT:
            gravity = case[GRAVITY]
            case.hand_over("trick-not-lost", "79A2", "disputed_tricks", Role.OFFENDER)
            disciplined(case, gravity)
        case Matter.MANNERS:
            manners(case)
        case _:
            assert_never(matter)
    return case.ruling()


def signals(case: Case) -> None:
    """73B2 with 85: a grave offence if it is found, with 12A1 for the boards; else a report, and 73B1 next."""
    shown = case[SIGNALS]
    if shown is Signals.BY_METHOD:
        case.cite(Concept.FAILURE_TO_DISCLOSE)
        case.hand_over("signals-by-method", Concept.PROHIBITED_AGREEMENT, "prohibited_agreement", Role.OFFENDER)
        return
    case.direct("nobody-is-accused", "73B2")
    case.cite("85A1")
    if shown is Signals.ESTABLISHED:
        case.cite("85A2")
        case.direct("evidence-kept", "81C7")
        case.check("signals-damage", "12A1", When.END_OF_PLAY, "damage_without_redress")
        suspended(case, Role.OFFENDING_SIDE)
        case.direct("discipline-told-apart", "93B3")
    else:
        case.direct("signals-not-found", "85B")
        case.direct("evidence-kept", "81C7")
        case.hand_over("signals-told-partner", "73B1", "unauthorized_information", Role.OFFENDER)


def discourtesy(case: Case, law: str) -> None:
    """74A1, 74A2 and 74B5 with 91.

    law: the paragraph of what was said or done.
    """
    gravity = case[GRAVITY]
    case.step("courtesy-restored", law)
    disciplined(case, gravity)


def manners(case: Case) -> None:
    """74A3, 74B and 74C: the procedure is kept; what it told or pretended is ruled on next.

    What was meant to upset, or to see another hand, is for discipline (72B1, 91); the rest is of procedure (90).
    """
    manner = case[MANNER]
    effect = case[EFFECTS[manner]] if manner in EFFECTS else MannerEffect.NOTHING
    by_discipline = manner in (Manner.PROLONGED, Manner.UNSETTLING) or effect is MannerEffect.LEARNT
    gravity = case[GRAVITY] if by_discipline else None
    for law in LAWS[manner]:
        case.cite(law)
    if gravity is not Gravity.SUSPENSION:  # whoever is suspended does not play on
        case.step("manners-kept", law, manner=manner)
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
        case MannerEffect.LEARNT:
            told = {LEARNT.id: Learnt.ON_PURPOSE}
            case.hand_over("seen-on-purpose", Concept.OTHER_SOURCES, "extraneous_information", Role.OFFENDER, told)
        case _:
            assert_never(effect)
    if gravity is not None:
        case.cite("72B1")
        disciplined(case, gravity)
    else:
        warned_or_penalized(case, Role.OFFENDER)
