"""Laws 61B, 61C and 66: who may ask about a possible revoke, and what may be looked at."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.play._asking_about_a_revoke import (
    DUMMY_WITHOUT_RIGHTS,
    PLAY_HAS_ENDED,
    look_yourself,
    not_rectified_now,
    penalty_for_dummy,
    told_by_question,
)
from rules.procedures.play._established_revoke import REVOKED_BY, RevokedBy
from rules.procedures.play.revoke import SINCE_REVOKE, Since
from rules.regulations.elections import DEFENDERS_MAY_ASK, DefendersMayAsk

IRREGULARITY = irregularity(__name__, place=230)


# What is known of the revoke, if it was one, about which dummy without rights was the first to ask declarer.
ASKED_BY_DUMMY: Mapping[str, Value] = {REVOKED_BY.id: RevokedBy.DECLARER, SINCE_REVOKE.id: Since.DUMMY_ASKED}


class Inquiry(StrEnum):
    """Who asks whom, or wants to see tricks."""

    DECLARER_ASKS = "declarer_asks"
    DECLARER_IS_ASKED = "declarer_is_asked"
    DEFENDER_ASKS_PARTNER = "defender_asks_partner"
    DUMMY_ASKS_DECLARER = "dummy_asks_declarer"
    DUMMY_ASKS_DEFENDER = "dummy_asks_defender"
    WANTS_TO_LOOK = "wants_to_look"


INQUIRY = choice("revoke_inquiry_kind", Inquiry, law="61B")


@IRREGULARITY.under(LAWS_2017)
def revoke_inquiry_2017(case: Case) -> Ruling:
    """61B and C of 2017: defenders may ask one another."""
    return inquiry(case, lambda case: True)


@IRREGULARITY.under(LAWS_2007)
def revoke_inquiry_2007(case: Case) -> Ruling:
    """61B and 62C3 of 2007: defenders may ask one another unless the authority forbids it."""
    return inquiry(case, lambda case: case[DEFENDERS_MAY_ASK] is DefendersMayAsk.ALLOWED)


def inquiry(case: Case, partner_may_be_asked: Callable[[Case], bool]) -> Ruling:
    """61B by the player who asks, and 61C where somebody wants to see tricks.

    partner_may_be_asked: whether a defender may ask the other one.
    """
    kind = case[INQUIRY]
    match kind:
        case Inquiry.DECLARER_ASKS:
            may_be_asked(case, "61B1")
        case Inquiry.DECLARER_IS_ASKED:
            may_be_asked(case, "61B3")
        case Inquiry.DEFENDER_ASKS_PARTNER:
            defender_asks_partner(case, allowed=partner_may_be_asked(case))
        case Inquiry.DUMMY_ASKS_DECLARER:
            dummy_asks_declarer(case)
        case Inquiry.DUMMY_ASKS_DEFENDER:
            dummy_asks_defender(case)
        case Inquiry.WANTS_TO_LOOK:
            wants_to_look(case)
        case _:
            assert_never(kind)
    return case.ruling()


def may_be_asked(case: Case, law: str) -> None:
    """The question may be put. What is in the hand the director sees for themselves (66C)."""
    case.step("revoke-may-be-asked-about", law)
    look_yourself(case)


def defender_asks_partner(case: Case, *, allowed: bool) -> None:
    """61B3: at the risk of unauthorized information."""
    case.cite("61B3")
    if allowed:
        may_be_asked(case, "61B3")
    else:
        case.step("defenders-may-not-ask", "61B3")
        look_yourself(case)
    told_by_question(case, Role.PARTNER, "partners-question-unauthorized")


def dummy_asks_declarer(case: Case) -> None:
    """61B2(a), unless dummy has lost the right to (43B2(b))."""
    without_rights = case[DUMMY_WITHOUT_RIGHTS]
    if without_rights:
        case.cite("43A2")
        case.step("asked-without-rights", "43B2(b)")
        case.hand_over("asked-revoke-next", "43B2(b)", "revoke", Role.PARTNER, ASKED_BY_DUMMY)
    else:
        case.step("revoke-may-be-asked-about", "61B2(a)")
    look_yourself(case)
    if without_rights:
        penalty_for_dummy(case)


def dummy_asks_defender(case: Case) -> None:
    """61B2(b); who had lost the right to speak of it leaves a defender's revoke without rectification (43B3)."""
    without_rights = case[DUMMY_WITHOUT_RIGHTS]
    case.step("dummy-may-not-ask-defender", "61B2(b)")
    told_by_question(case, Role.DECLARER)
    if without_rights:
        not_rectified_now(case)
    else:
        look_yourself(case)
    case.cite("43A1(c)")
    penalty_for_dummy(case)


def wants_to_look(case: Case) -> None:
    """66D after play; before, 61C (2007: 62C3) with 66C."""
    if case[PLAY_HAS_ENDED]:
        case.step("cards-may-be-inspected", "66D")
    else:
        case.step("claim-opens-no-tricks", Concept.QUITTED_TRICKS_AFTER_REVOKE_CLAIM)
        look_yourself(case)
