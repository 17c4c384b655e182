"""Laws 65 and 66: arranging tricks, and looking at them; their number is ruled on under 79."""

from collections.abc import Callable
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures import rule_as
from rules.procedures.play._asking_about_a_revoke import PLAY_HAS_ENDED, look_yourself

IRREGULARITY = irregularity(__name__, place=250)


class Matter(StrEnum):
    """What it is about; the number of tricks, and an error in the score, are ruled on by themselves (79)."""

    NUMBER_OF_TRICKS = "number_of_tricks"
    WRONG_SCORE = "wrong_score"
    POINTING = "pointing"
    CURRENT_TRICK = "current_trick"
    OWN_CARD = "own_card"
    LOOKED = "looked"
    QUITTED = "quitted"
    DISORDER = "disorder"


MATTER = choice("trick_matter", Matter)

OWN_SIDE_PLAYED_ON = yes_no("own_side_played_on")
NEXT_TRICK_LED = yes_no("next_trick_led")


class PointedOut(StrEnum):
    """65B3 of 2007: declarer may require it at any time, others until somebody leads to the next trick."""

    BY_DECLARER = "declarer"
    BEFORE_NEXT_LEAD = "before_next_lead"
    AFTER_NEXT_LEAD = "after_next_lead"


POINTED_OUT = choice("pointing_noticed", PointedOut, law="65B3")

# 66A: until the player has turned their own card.
MAY_STILL_SEE = yes_no("current_trick_may_be_seen", law="66A")


class Mixed(StrEnum):
    """66D: whose cards were mixed, so that the facts cannot be found out; in 2007 it counts when (65D, 66D)."""

    NOBODY = "nobody"
    ONE_SIDE = "one_side"
    BOTH_SIDES = "both_sides"


MIXED = choice("cards_mixed", Mixed, law="66D")


@IRREGULARITY.under(LAWS_2017)
def trick_inspection_2017(case: Case) -> Ruling:
    """65, 66 and 79 of 2017."""
    return inspection(case, lambda case: not case[OWN_SIDE_PLAYED_ON], lambda case: not case[OWN_SIDE_PLAYED_ON])


@IRREGULARITY.under(LAWS_2007)
def trick_inspection_2007(case: Case) -> Ruling:
    """65, 66 and 79 of 2007."""
    return inspection(
        case,
        lambda case: case[POINTED_OUT] is not PointedOut.AFTER_NEXT_LEAD,
        lambda case: not case[NEXT_TRICK_LED],
    )


def inspection(
    case: Case, pointed_out_in_time: Callable[[Case], bool], own_card_in_time: Callable[[Case], bool]
) -> Ruling:
    """65, 66 and 79 by what it is about.

    pointed_out_in_time: whether a card may still be turned (65B3). own_card_in_time: or be looked at (66B).
    """
    matter = case[MATTER]
    match matter:
        case Matter.POINTING:
            pointing(case, in_time=pointed_out_in_time(case))
        case Matter.CURRENT_TRICK:
            current_trick(case)
        case Matter.OWN_CARD:
            own_card(case, in_time=own_card_in_time(case))
        case Matter.LOOKED:
            looked(case)
        case Matter.QUITTED:
            quitted(case)
        case Matter.DISORDER:
            disorder(case)
        case Matter.NUMBER_OF_TRICKS:
            return rule_as(case, "disputed_tricks")
        case Matter.WRONG_SCORE:
            return rule_as(case, "scoring_error")
        case _:
            assert_never(matter)
    return case.ruling()


def pointing(case: Case, *, in_time: bool) -> None:
    """65B: a card that points the wrong way."""
    for law in ("65B1", "65B2", "65B3"):
        case.cite(law)
    if in_time:
        case.step("card-turned-right", "65B3")
    else:
        case.step("too-late-to-point-out", "65B3")
        case.inform("pointing-unauthorized", "16B1", Role.PARTNER)
        case.check("pointing-used", "16B3", When.END_OF_PLAY, "information_used")


def current_trick(case: Case) -> None:
    """66A: the four cards of the trick in progress."""
    still = case[MAY_STILL_SEE]
    case.cite("66A")
    if still:
        case.step("current-trick-shown", "66A")
    else:
        no_longer_seen(case)


def own_card(case: Case, *, in_time: bool) -> None:
    """66B: the card that a player themselves played last."""
    case.cite("66B")
    if in_time:
        case.step("own-card-seen", "66B")
    else:
        case.step("own-card-too-late", "66B")
        no_longer_seen(case)


def no_longer_seen(case: Case) -> None:
    """66C: a quitted trick is not looked at until play ends."""
    case.step("quitted-tricks-stay-closed", "66C")


def looked(case: Case) -> None:
    """66C, which was not kept: play goes on, 90 may punish it, and damage is redressed by 12A1."""
    no_longer_seen(case)
    case.check("concealment-damage", "12A1", When.END_OF_PLAY, "damage_without_redress")
    case.advise_penalty("procedural", "90A")


def quitted(case: Case) -> None:
    """66C and D: earlier tricks."""
    if not case[PLAY_HAS_ENDED]:
        no_longer_seen(case)
        look_yourself(case)
        return
    mixed = case[MIXED]
    case.step("cards-may-be-inspected", "66D")
    match mixed:
        case Mixed.NOBODY:
            return
        case Mixed.ONE_SIDE:
            case.direct("rule-for-other-side", "66D")
        case Mixed.BOTH_SIDES:
            case.direct("find-out-otherwise", "85")
        case _:
            assert_never(mixed)
    case.step("disorder-endangers-rights", "65D")
    case.check("mixed-cards", "72B3", When.NOW, "concealment")


def disorder(case: Case) -> None:
    """65C and D: played cards lie in order until the result is agreed."""
    case.step("cards-in-order", "65C")
    case.step("disorder-endangers-rights", "65D")
