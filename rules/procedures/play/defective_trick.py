"""Law 67, with 14B: a trick with too few or too many cards, or a card that is missing."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, Role, choice, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures import rule_as
from rules.procedures._withdrawn import withdrawn_card
from rules.procedures.play._defects import BOTH_PLAYED_ON, DEFECT, Defect
from rules.procedures.play._established_revoke import (
    OF_DEFECTIVE_TRICK,
    SHORT_BY,
    ShortBy,
    after_defective_trick,
    no_trick_transferred,
    tricks_transferred,
)
from rules.procedures.play._next_lead import innocent_lead_goes_back
from rules.procedures.play._penalty_card_standing import Because, becomes_penalty_card
from rules.procedures.play._played_too_soon import LED_BEFORE_PARTNER
from rules.procedures.play.simultaneous_plays import BEFORE_BOTH_WENT_ON, SEVERAL_CARDS_BY, one_hand_in_time

IRREGULARITY = irregularity(__name__, place=240)
DEFECTIVE_TRICK_WON = segment("defective_trick_won", __name__)


# 67B3 is new in 2017.
DEFECT_2007 = DEFECT.only(
    Defect.TOO_FEW, Defect.AMONG_PLAYED, Defect.TOO_MANY, Defect.FOUND_ELSEWHERE, Defect.NOT_FOUND
)


class LedOn(StrEnum):
    """67A1: who has led to the next trick, one side alone having played to it; or that play stopped with a claim."""

    NOBODY = "nothing"
    PARTNER = "partner"
    OTHER = "other"
    CLAIMED = "claimed"


LED_ON = choice("led_after_missing_card", LedOn, law="67A1")

# 67B1: the director looks.
HAS_SUIT = yes_no("has_suit_of_defective_trick", audience=Audience.DIRECTOR, law="67B1")

# 67A2: how the cards came to be too many.
AT_ONCE = yes_no("surplus_card_at_once", law="67A2")

CARD_IDENTIFIED = yes_no("card_to_trick_identified", law="67B2(a)")


class CardSeen(StrEnum):
    """The footnote to 67B2(a), and 14B4: only a defender's card, and only when it was seen."""

    UNSEEN = "unseen"
    LOW = "low"
    HONOUR = "honour"


DEFENDERS_CARD_SEEN = choice("defenders_card_seen", CardSeen, law="50B")

# 67B3: the card was played to a later trick as well.
PLAYED_AGAIN_TOO_LATE = yes_no("played_again_too_late", law="67B3")


@IRREGULARITY.under(LAWS_2017)
def defective_trick_2017(case: Case) -> Ruling:
    """67 and 14B of 2017."""
    return defective(case, DEFECT)


@IRREGULARITY.under(LAWS_2007)
def defective_trick_2007(case: Case) -> Ruling:
    """67 and 14B of 2007, which has no 67B3."""
    return defective(case, DEFECT_2007)


def defective(case: Case, possible: Fact[Defect]) -> Ruling:
    """67 and 14B, by what is wrong.

    possible: what an edition has a rule for.
    """
    defect = case[possible]
    match defect:
        case Defect.TOO_FEW:
            too_few(case)
        case Defect.AMONG_PLAYED:
            case.cite("14B1")
            return too_many(case)
        case Defect.TOO_MANY:
            return too_many(case)
        case Defect.OUT_OF_PLACE:
            out_of_place(case)
        case Defect.FOUND_ELSEWHERE:
            restored(case, "14B2", "missing-card-returned")
        case Defect.NOT_FOUND:
            restored(case, "14B3", "deal-reconstructed")
        case _:
            assert_never(defect)
    return case.ruling()


def too_few(case: Case) -> None:
    """67A1 and 67B1."""
    if not case[BOTH_PLAYED_ON]:
        missing_card_played(case)
        return
    has_suit = case[HAS_SUIT]
    by_dummy = case[SHORT_BY] is ShortBy.DUMMY
    case.cite("67B1")
    law = "67B1(a)" if has_suit else "67B1(b)"
    case.step("card-of-suit-placed" if has_suit else "any-card-placed", law)
    if by_dummy:
        no_trick_transferred(case)
    else:
        case.step("deemed-revoke", law)
        case.check("defective-trick-won", "64A2", When.END_OF_PLAY, "defective_trick_won")


def missing_card_played(case: Case) -> None:
    """67A1: the card is played now; a lead to the next trick by a defender's partner came too soon (57A)."""
    led_on = case[LED_ON]
    match led_on:
        case LedOn.NOBODY:
            case.step("missing-card-played", "67A1")
        case LedOn.PARTNER:
            case.step("missing-card-as-chosen", "67A1")
            case.hand_over("lead-before-partner-next", "57A", "premature_play", Role.PARTNER, LED_BEFORE_PARTNER)
        case LedOn.OTHER:
            case.step("missing-card-played", "67A1")
            if innocent_lead_goes_back(case):
                withdrawn_card(case)
        case LedOn.CLAIMED:
            case.step("missing-card-played", "67A1")
            case.step("claim-after-missing-card", "70A")
        case _:
            assert_never(led_on)


@DEFECTIVE_TRICK_WON.under(LAWS_2007)
def defective_trick_won(case: Case) -> Ruling:
    """64A2 after 67B1: one trick, if that one or a later one was won; 64B, 64C and 92B as of a revoke."""
    tricks_transferred(case, OF_DEFECTIVE_TRICK, after_defective_trick)
    return case.ruling()


def too_many(case: Case) -> Ruling:
    """67A2 and 67B2, which 14B1 leads to where a card is missing from a hand."""
    if not case[BOTH_PLAYED_ON]:
        at_once = case[AT_ONCE]
        case.cite("67A2")
        if not at_once:
            return rule_as(case, "fifth_card")
        one_hand_in_time(case, case[SEVERAL_CARDS_BY], BEFORE_BOTH_WENT_ON)
        return case.ruling()
    step, seen = card_left(case), case[DEFENDERS_CARD_SEEN]
    case.step(step, "67B2(a)")
    belonged_throughout(case, "67B2(b)", seen, "67B2(a)")
    return case.ruling()


def card_left(case: Case) -> str:
    """67B2(a): the step that says which card stays in the trick."""
    return "surplus-cards-returned" if case[CARD_IDENTIFIED] else "highest-legal-card-left"


def belonged_throughout(case: Case, belonged: str, seen: CardSeen, exposed: str) -> None:
    """A card goes back to the hand that it had belonged to all along: it may be a penalty card, or show a revoke.

    belonged: the paragraph that says so; exposed: the one by which a defender's card that was seen is a penalty card.
    """
    case.step("card-belonged-throughout", belonged)
    case.hand_over("card-not-played-before", belonged, "revoke", Role.OFFENDER)
    match seen:
        case CardSeen.UNSEEN:
            pass
        case CardSeen.LOW:
            becomes_penalty_card(case, exposed, Because.LOW)
        case CardSeen.HONOUR:
            becomes_penalty_card(case, exposed, Because.HONOUR)
        case _:
            assert_never(seen)


def out_of_place(case: Case) -> None:
    """67B3 of 2017."""
    too_late = case[PLAYED_AGAIN_TOO_LATE]
    case.direct("card-put-in-place", "67B3")
    if too_late:
        case.adjust("assigned", Concept.ASSIGNED_SCORE, "board_score")


def restored(case: Case, law: str, step: str) -> None:
    """14B2 to B4 and 14C: a hand gets its missing card back after the opening lead was faced."""
    seen = case[DEFENDERS_CARD_SEEN]
    case.step(step, law)
    belonged_throughout(case, "14B4", seen, "14B4")
    case.inform("restored-card-unauthorized", "14C", Role.PARTNER)
