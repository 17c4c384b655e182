"""Law 49: a card of a defender is exposed during the play."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures._defender_shows_cards import of_the_trick_in_progress, partner_objected
from rules.procedures.play._asking_about_a_revoke import dummy_without_rights_spoke
from rules.procedures.play._exposed_cards import BECAUSE, CARDS, EXPOSED_BY_ACCIDENT, another_card, held_card_not_played
from rules.procedures.play._penalty_card_standing import Because, becomes_penalty_card
from rules.procedures.play._picked_up import put_back_on_the_table

IRREGULARITY = irregularity(__name__, door="cards", place=90, common=120)


class HowExposed(StrEnum):
    """How the card was exposed: by accident, so that no penalty card comes of it, or of the player's own will.

    43B3 of dummy without rights comes first, and then what the players settled themselves (10B, 11A).
    """

    DUMMY_SPOKE = "dummy_spoke"
    PICKED_UP = "picked_up"
    ACCIDENT = "accident"
    NOT_AT_FAULT = "not_at_fault"
    TRICK_IN_PROGRESS = "trick_in_progress"
    PARTNER_OBJECTED = "partner_objected"
    CLAIMED = "claimed"
    PLAYED = "played"
    OTHER_PLAYED = "held_other_played"
    HELD = "held"
    SHOWN = "shown"
    NAMED = "named"


HOW_EXPOSED = choice("how_exposed", HowExposed)

# Nobody is asked at the table whether partner saw it: the question itself would name the card.
FACE_IN_VIEW = yes_no("face_in_view", audience=Audience.DIRECTOR, judgement=True, law="49")

SEVERAL_EXPOSED = yes_no("several_exposed")


@IRREGULARITY.under(LAWS_2007)
def exposed_card_defender(case: Case) -> Ruling:
    """Law 49, with 50B and 68, the same in both editions.

    Of a card that was not named, what counts is whether partner could have seen the face, not whether they did.
    """
    how = case[HOW_EXPOSED]
    match how:
        case HowExposed.DUMMY_SPOKE:
            dummy_without_rights_spoke(case)
        case HowExposed.PICKED_UP:
            picked_up(case)
        case HowExposed.ACCIDENT | HowExposed.SHOWN:
            if case[FACE_IN_VIEW]:
                exposed(case, how)
            else:
                case.step("card-not-seen-goes-back", "49", Role.OFFENDER)
        case HowExposed.PLAYED | HowExposed.NAMED:
            exposed(case, how)
        case HowExposed.HELD:
            held_to_be_played(case)
        case HowExposed.OTHER_PLAYED:
            held_card_not_played(case)
        case HowExposed.TRICK_IN_PROGRESS:
            of_the_trick_in_progress(case)
        case HowExposed.PARTNER_OBJECTED:
            partner_objected(case)
        case HowExposed.CLAIMED:
            claimed(case)
        case HowExposed.NOT_AT_FAULT:
            not_at_fault(case)
        case _:
            assert_never(how)
    return case.ruling()


def picked_up(case: Case) -> None:
    """10B and 11A, or else 49 and 50B: the card comes back to the table."""
    if put_back_on_the_table(case) and not another_card(case):
        becomes_penalty_card(case, "49", BECAUSE[case[CARDS]])


def exposed(case: Case, how: HowExposed) -> None:
    """49 and 50B: the card becomes a penalty card; with one from before, both are major ones."""
    if how is HowExposed.NAMED:
        case.cite("49")
        case.step("named-card-faced", "50A", Role.OFFENDER)
    if not another_card(case):
        becomes_penalty_card(case, "49", what_makes_it_one(case, how))


def what_makes_it_one(case: Case, how: HowExposed) -> Because:
    """50B: only a single card below an honour that was exposed by accident is a minor penalty card."""
    if how is HowExposed.ACCIDENT:
        return BECAUSE[case[EXPOSED_BY_ACCIDENT]]
    if case[SEVERAL_EXPOSED]:
        return Because.SEVERAL
    return Because.PLAYED if how is HowExposed.PLAYED else Because.SHOWN


def held_to_be_played(case: Case) -> None:
    """45C1: at the player's turn a card held so that partner can see it is played."""
    case.step("card-is-played", "45C1")


def claimed(case: Case) -> None:
    """68A, 68D: a hand faced to claim or concede ends the play."""
    case.cite("68A")
    case.step("play-stops-for-claim", "68D")
    case.hand_over("claim-next", "68D", "claim", Role.OFFENDER)


def not_at_fault(case: Case) -> None:
    """49, first words, and 50: the ordinary course of play, the Law itself, or somebody else was the cause."""
    case.cite("49")
    case.step("no-penalty-card", "50", Role.OFFENDER)
