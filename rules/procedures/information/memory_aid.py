"""Laws 20G and 40B2(b) to (d) (2007: 40C3(a)): a player looked at a system card, at notes or at another aid."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case, Law
from rules.engine.facts import Audience, Fact, Role, choice, yes_no
from rules.engine.procedure import Of, irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures._board_stage import STAGE, BoardStage
from rules.procedures.information._used_information import came_back_for
from rules.procedures.score._end_of_play import raised_too_late
from rules.regulations.elections import MEMORY_AIDS, OWN_CARD, MemoryAids, OwnCard

IRREGULARITY = irregularity(__name__, place=80, of=Of.PERSON)


class Aid(StrEnum):
    """What the player looked at."""

    OWN_CARD = "own_card"
    OWN_NOTES = "own_notes"
    OPPONENTS_CARD = "opponents_card"
    OTHER_AID = "other_aid"


AID = choice("aid", Aid)


class Looked(StrEnum):
    """17A, 17D, 40B2: when the player looked; the auction period begins with the cards, the auction with a call."""

    BEFORE = "before"
    NO_CALL = "no_call"
    AUCTION = "auction"
    CLARIFICATION = "clarification"
    PLAY = "play"
    AFTER = "after"


LOOKED = choice("aid_when", Looked, law="40B2(b)")
# Notes and other aids: at any moment from the first look at the cards to the end of play.
DURING = yes_no("aid_in_auction_or_play", law=Concept.MEMORY_AID)
# 40B2(b): after the last pass and before the lead is faced.
DECLARES = yes_no("looker_declares", audience=Audience.DIRECTOR, law="40B2(b)")


class LookedFor(StrEnum):
    """40B2(c): at the opponents’ card a player looks at their own turn."""

    OWN_TURN = "own_turn"
    TO_EXPLAIN = "to_explain"
    OUT_OF_TURN = "out_of_turn"


LOOKED_FOR = choice("opponents_card_looked_at", LookedFor, law="40B2(c)")
# What 40B2(c)(iv) allows, 2007 does not have.
LOOKED_FOR_IN: Mapping[Edition, Fact[LookedFor]] = {
    LAWS_2017: LOOKED_FOR,
    LAWS_2007: LOOKED_FOR.only(LookedFor.OWN_TURN, LookedFor.OUT_OF_TURN),
}


@IRREGULARITY.under(LAWS_2007)
def memory_aid(case: Case) -> Ruling:
    """What it was; then whether it was allowed at that moment."""
    aid = case[AID]
    match aid:
        case Aid.OWN_CARD:
            own_card(case)
        case Aid.OPPONENTS_CARD:
            opponents_card(case)
        case Aid.OWN_NOTES:
            unless_allowed(case, Concept.OWN_SYSTEM_CARD, told=True)
        case Aid.OTHER_AID:
            unless_allowed(case, Concept.MEMORY_AID, told=False)
        case _:
            assert_never(aid)
    return case.ruling()


def own_card(case: Case) -> None:
    """20G3 with 40B2(b) (2007: 20G2)."""
    elected = case[OWN_CARD]
    if elected is OwnCard.ALLOWED:
        case.step("looking-is-allowed", "40B2(b)")
        return
    looked = case[LOOKED]
    clarifying = looked is Looked.CLARIFICATION and elected is OwnCard.CLARIFICATION
    if looked in (Looked.BEFORE, Looked.AFTER) or (clarifying and case[DECLARES]):
        case.step("looking-is-allowed", "40B2(b)")
    else:
        case.cite("40B2(b)")
        helped(case, Concept.OWN_SYSTEM_CARD, told=True)


def unless_allowed(case: Case, law: Law, *, told: bool) -> None:
    """20G3, 40B2(d) (2007: 20G2, 40C3(a)): an aid that the regulations may allow.

    told: whether partner may have learnt by it that the player was not sure.
    """
    if case[MEMORY_AIDS] is MemoryAids.PROHIBITED and case[DURING]:
        helped(case, law, told=told)
    else:
        case.step("looking-is-allowed", law)


def opponents_card(case: Case) -> None:
    """40B2(c): before the auction, after it, and in between at one’s own turn."""
    looked = case[LOOKED]
    match looked:
        case Looked.BEFORE | Looked.NO_CALL:
            case.step("looking-is-allowed", "40B2(c)(i)")
        case Looked.AFTER:
            case.step("looking-is-allowed", "40B2(c)")
        case Looked.CLARIFICATION:
            case.step("looking-is-allowed", "40B2(c)(ii)")
        case Looked.AUCTION | Looked.PLAY:
            in_turn(case)
        case _:
            assert_never(looked)


def in_turn(case: Case) -> None:
    """40B2(c)(iii), and (iv) of 2017."""
    looked_for = case[case.edition.of(LOOKED_FOR_IN)]
    match looked_for:
        case LookedFor.OWN_TURN:
            case.step("looking-is-allowed", "40B2(c)(iii)")
        case LookedFor.TO_EXPLAIN:
            case.step("looking-is-allowed", "40B2(c)(iv)")
        case LookedFor.OUT_OF_TURN:
            case.step("looks-in-turn", "40B2(c)(iii)")
            told_partner(case, When.END_OF_PLAY)
        case _:
            assert_never(looked_for)


def helped(case: Case, law: Law, *, told: bool) -> None:
    """12A1: no Law says what becomes of help that was not allowed; damage is made good, and 90 punishes."""
    stage = case[STAGE]
    match stage:
        case BoardStage.GOING_ON:
            case.step("aid-put-away", law)
            afterwards(case, When.END_OF_PLAY, told=told)
        case BoardStage.PLAY_OVER:
            case.direct("aid-was-not-allowed", law)
            afterwards(case, When.NOW, told=told)
        case BoardStage.TOO_LATE:
            case.cite(law)
            raised_too_late(case)
        case _:
            assert_never(stage)


def afterwards(case: Case, when: When, *, told: bool) -> None:
    """12A1, and 16B where partner may have learnt something as well."""
    if told:
        told_partner(case, when)
    case.check("aid-damage-now" if when is When.NOW else "aid-damage", "12A1", when, "damage_without_redress")
    case.advise_penalty("procedural", "90A")


def told_partner(case: Case, when: When) -> None:
    """16B1: who looks shows partner that they are not sure."""
    case.direct("unauthorized-for-partner", "16B1", Role.PARTNER)
    came_back_for(case, when)
