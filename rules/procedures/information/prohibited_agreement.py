"""Laws 40A4, 40B2 and 40B4 (2007: 40B2, 40B3, 40B5): an agreement that the Laws or the regulations do not allow."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice, yes_no
from rules.engine.procedure import Of, irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures._board_stage import STAGE, BoardStage, left_until_play_is_over
from rules.procedures.information._explanations import ExplanationStage, misinformation_next
from rules.procedures.score._end_of_play import raised_too_late, redressed_now, result_stands
from rules.regulations.elections import (
    AGREEMENTS,
    BARRED_BY,
    MEANING_BY_PARTNER,
    SYSTEM_CHANGES,
    Agreements,
    BarredBy,
    MeaningByPartner,
    SystemChanges,
)

IRREGULARITY = irregularity(__name__, place=130, of=Of.PERSON, also_follows=True)
IRREGULARITY.told_by_the_board(left_until_play_is_over)


class AgreementWas(StrEnum):
    """40A4, 40B2: what is the matter with it; how it came about stands before what the regulations say of it."""

    BY_PARTNER = "by_partner"
    AFTER_OPPONENTS = "after_opponents"
    AFTER_OWN_ACT = "after_own_act"
    CHANGED = "changed"
    BARRED = "barred"
    UNDISCLOSED = "undisclosed"
    PERMITTED = "permitted"


AGREEMENT_WAS = choice("agreement_was", AgreementWas, audience=Audience.DIRECTOR, law=Concept.METHODS_REGULATED)
# Where the way in which it came about is allowed, the method may be barred all the same.
ITSELF_BARRED = yes_no("method_itself_barred", audience=Audience.DIRECTOR, law=Concept.METHODS_REGULATED)


@IRREGULARITY.under(LAWS_2007)
def prohibited_agreement(case: Case) -> Ruling:
    """40B4 (2007: 40B5): the call stands and the board is played; damage is looked at when it is over."""
    stage = case[STAGE]
    match stage:
        case BoardStage.GOING_ON:
            case.step("agreement-play-goes-on", Concept.PROHIBITED_AGREEMENT)
            case.direct("look-up-the-regulation", "81B2")
            case.check("agreement", Concept.PROHIBITED_AGREEMENT, When.END_OF_PLAY, "prohibited_agreement")
        case BoardStage.PLAY_OVER:
            play_over(case)
        case BoardStage.TOO_LATE:
            case.cite(Concept.PROHIBITED_AGREEMENT)
            raised_too_late(case)
        case _:
            assert_never(stage)
    return case.ruling()


def play_over(case: Case) -> None:
    """40B: whether Laws or regulations forbid it, and then what came of its use."""
    was = case[AGREEMENT_WAS]
    match was:
        case AgreementWas.BY_PARTNER:
            case.edition.of(MEANS_OTHERWISE)(case)
        case AgreementWas.AFTER_OPPONENTS:
            varied(case)
        case AgreementWas.AFTER_OWN_ACT:
            case.edition.of(AFTER_OWN_ACT)(case)
        case AgreementWas.CHANGED:
            changed(case)
        case AgreementWas.BARRED:
            barred(case)
        case AgreementWas.UNDISCLOSED:
            undisclosed(case)
        case AgreementWas.PERMITTED:
            result_stands(case, "agreement-permitted", "40A1(a)")
        case _:
            assert_never(was)


def barred(case: Case) -> None:
    """40B2(a)(i) (2007: 40B2(a)): the regulations do not allow the method, however it came about."""
    against_regulation(case, "agreement-not-used-again", Concept.METHODS_REGULATED)


def against_regulation(case: Case, from_now_on: str, law: Concept) -> None:
    """40B4 (2007: 40B5): damage by its use is redressed, and whoever breaks the regulation may be penalized.

    from_now_on, law: what the side is told, and by which it is regulated.
    """
    case.step(from_now_on, law, Role.OFFENDING_SIDE)
    redressed_now(case, Concept.PROHIBITED_AGREEMENT, "expected-without-that-agreement")
    case.advise_penalty("prohibited-agreement", Concept.PROHIBITED_AGREEMENT, Role.OFFENDING_SIDE)
    case.direct("tell-all-four", "83")


def meaning_differs(case: Case) -> None:
    """40A4 (2007: 40B2(a)): a call means the same whoever of the two makes it; the Laws name no redress but 12A1."""
    case.step("same-meaning-for-both", Concept.SAME_MEANING, Role.OFFENDING_SIDE)
    redressed_now(case, "12A1", "expected-without-that-agreement")
    case.advise_penalty("prohibited-agreement", "90A", Role.OFFENDING_SIDE)
    case.direct("tell-all-four", "83")


def meaning_differs_2007(case: Case) -> None:
    """40B2(a) of 2007: the authority may vary that requirement."""
    if case[MEANING_BY_PARTNER] is MeaningByPartner.ALLOWED:
        unless_barred(case, "meaning-may-differ", Concept.SAME_MEANING)
    else:
        meaning_differs(case)


MEANS_OTHERWISE: Mapping[Edition, Callable[[Case], None]] = {
    LAWS_2017: meaning_differs,
    LAWS_2007: meaning_differs_2007,
}


def varied(case: Case) -> None:
    """40B2(a)(iv) (2007: 40B3): only a regulation forbids to agree beforehand on a change."""
    if case[AGREEMENTS] is Agreements.PROHIBITED:
        against_regulation(case, "agreement-not-used-again", Concept.AGREEMENT_AFTER_IRREGULARITY)
    else:
        unless_barred(case, "variation-allowed", Concept.AGREEMENT_AFTER_IRREGULARITY)


def after_own_act_2017(case: Case) -> None:
    """73B1 of 2017: a regulation has no say in it any more; what partner learns by it comes of no call."""
    if case[ITSELF_BARRED]:
        barred(case)
    else:
        case.adjust("own-act-tells-partner", "73B1", when=When.NOW)
    told = {STAGE.id: BoardStage.PLAY_OVER}
    case.hand_over("own-act-next", "16B1", "unauthorized_information", Role.OFFENDER, told)


AFTER_OWN_ACT: Mapping[Edition, Callable[[Case], None]] = {LAWS_2017: after_own_act_2017, LAWS_2007: varied}


def changed(case: Case) -> None:
    """40B2(a)(ii) (2007: 40B2(a)): the Laws themselves let a pair change its methods, if opponents are told."""
    if case[SYSTEM_CHANGES] is SystemChanges.BY_LEAVE:
        against_regulation(case, "former-agreement-again", Concept.SYSTEM_CARD_REGULATED)
    else:
        unless_barred(case, "change-allowed", "40A1(b)")


def unless_barred(case: Case, id: str, law: str | Concept) -> None:
    """40B2: it may come about like that; the method itself is another matter.

    id, law: that the result stands as far as the agreement goes.
    """
    if case[ITSELF_BARRED]:
        barred(case)
    else:
        allowed_if_told(case, id, law)


def allowed_if_told(case: Case, id: str, law: str | Concept) -> None:
    """40A1(b): as such it is allowed; opponents have a right to know it.

    id, law: that the result stands as far as the agreement goes.
    """
    case.adjust(id, law, when=When.NOW)
    misinformation_next(case, "40A1(b)", Role.PARTNER, ExplanationStage.PLAY_OVER)


def undisclosed(case: Case) -> None:
    """40B3(a) (2007: 40B4): allowed, but not told; some regulations let the director bar it from now on."""
    allowed_if_told(case, "agreement-itself-allowed", Concept.FAILURE_TO_DISCLOSE)
    if case[BARRED_BY] is BarredBy.DIRECTOR:
        case.direct("may-bar-it-for-the-event", Concept.METHODS_REGULATED, Role.OFFENDING_SIDE)
