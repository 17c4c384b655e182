"""Laws 42 and 43: what dummy may and may not do."""

from collections.abc import Callable
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Option, Role, choice, offer, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures._penalty_advised import ADVISED
from rules.procedures.play._asking_about_a_revoke import (
    dummy_without_rights_spoke,
    not_rectified_now,
    penalty_for_dummy,
    remark_told_declarer,
    told_by_question,
)
from rules.procedures.play._established_revoke import REVOKED_BY, RevokedBy
from rules.procedures.play.dummy_suggests import ARRANGED
from rules.procedures.play.revoke import corrected_as_established
from rules.procedures.score._end_of_play import adjusted_if_damaged, judged

IRREGULARITY = irregularity(__name__, place=210)
DEFENDERS_IRREGULARITY = segment("defenders_irregularity", __name__)


class Deed(StrEnum):
    """What dummy did."""

    WITHIN_RIGHTS = "within_rights"
    CORRECTED = "corrected"
    ASKED_DECLARER = "asked_declarer"
    ASKED_DEFENDER = "asked_defender"
    WARNED_WRONG_HAND = "warned_wrong_hand"
    PREVENTED_OTHER = "prevented_other"
    PREVENTED_DEFENDER = "prevented_defender"
    DREW_ATTENTION = "drew_attention"
    DREW_TO_DEFENDERS = "drew_attention_to_defenders"
    CALLED_DIRECTOR = "called_director"
    TRICKS_NEEDED = "tricks_needed"
    TOOK_PART = "took_part"
    EXCHANGED_HANDS = "exchanged_hands"
    LEFT_SEAT = "left_seat"
    LOOKED = "looked"
    WAS_SHOWN_HAND = "shown"
    ONLY_SAW = "only_saw"


DID = choice("dummy_did", Deed)

# 43A2: dummy had exchanged hands, left the seat to watch, or looked at a defender's hand before.
RIGHTS_LOST = yes_no("dummy_rights_lost", law="43A2")


class DefenderAsked(StrEnum):
    """Which defender dummy asked about a revoke."""

    DECLARERS_RIGHT = "declarers_right"
    DECLARERS_LEFT = "declarers_left"


DEFENDER_ASKED = choice("defender_asked", DefenderAsked)

# 43B2(b): the director looks at declarer's hand.
WAS_REVOKE = yes_no("declarers_play_illegal", audience=Audience.DIRECTOR, law="43B2(b)")


class LeadFrom(StrEnum):
    """The hand from which declarer leads."""

    HAND = "from_hand"
    DUMMY = "from_dummy"


EITHER_DEFENDER_CHOOSES = offer(
    "defender_chooses_hand",
    Role.NON_OFFENDING_SIDE,
    script=("either-defender-chooses-hand",),
    options=(Option(LeadFrom.HAND, "leads-from-hand"), Option(LeadFrom.DUMMY, "leads-from-dummy")),
    law="43B2(a)",
)

# 43B3 of 2017: judged when play has ended.
DEFENDERS_GAINED = judged("defenders_gained", "43B3")


@IRREGULARITY.under(LAWS_2017)
def dummy_limits_2017(case: Case) -> Ruling:
    """42 and 43 of 2017."""
    return dummy_limits(case, irregularity_prevented, defender_showed_hand, seen_without_looking)


@IRREGULARITY.under(LAWS_2007)
def dummy_limits_2007(case: Case) -> Ruling:
    """42 and 43 of 2007: dummy may prevent declarer's irregularities alone; a hand that is shown costs nothing."""
    nothing = hand_shown_costs_nothing
    return dummy_limits(case, defenders_irregularity_prevented, nothing, nothing)


def dummy_limits(
    case: Case,
    prevented_defender: Callable[[Case], None],
    was_shown_hand: Callable[[Case], None],
    only_saw_hand: Callable[[Case], None],
) -> Ruling:
    """42 and 43 by what dummy did.

    prevented_defender, was_shown_hand, only_saw_hand: what the editions rule differently.
    """
    did = case[DID]
    match did:
        case Deed.WITHIN_RIGHTS:
            within_rights(case, "9B1(b)", "42A1", "42A2", "42A3", "42B3")
        case Deed.CORRECTED:
            within_rights(case, "65B3")
            case.direct("if-explanation-was-wrong", "20F5")
        case Deed.ASKED_DECLARER:
            asked_declarer(case)
        case Deed.ASKED_DEFENDER:
            asked_defender(case)
        case Deed.WARNED_WRONG_HAND:
            warned_of_wrong_hand(case)
        case Deed.PREVENTED_OTHER:
            irregularity_prevented(case)
        case Deed.PREVENTED_DEFENDER:
            prevented_defender(case)
        case Deed.DREW_ATTENTION:
            attention_drawn(case)
        case Deed.DREW_TO_DEFENDERS:
            attention_to_defenders(case)
        case Deed.CALLED_DIRECTOR:
            breach(case, "43A1(a)", "irregularity-ruled-as-usual")
        case Deed.TRICKS_NEEDED:
            case.cite("43A1(c)")
            breach(case, "74C4", "tricks-needed-not-said")
            remark_told_declarer(case)
        case Deed.TOOK_PART:
            breach(case, "43A1(c)", "dummy-takes-no-part")
            case.inform("dummys-remark-unauthorized", "16B1", Role.DECLARER)
            told = {ARRANGED.id: False, **ADVISED}
            case.hand_over("if-a-card-was-suggested", "45F", "dummy_suggests", Role.OFFENDER, told)
            case.check("dummy-took-part", "12A1", When.END_OF_PLAY, "damage_without_redress")
        case Deed.EXCHANGED_HANDS:
            rights_lost_now(case, "43A2(a)")
        case Deed.LEFT_SEAT:
            rights_lost_now(case, "43A2(b)")
        case Deed.LOOKED:
            rights_lost_now(case, "43A2(c)")
        case Deed.WAS_SHOWN_HAND:
            was_shown_hand(case)
        case Deed.ONLY_SAW:
            only_saw_hand(case)
        case _:
            assert_never(did)
    return case.ruling()


def irregularity_prevented(case: Case) -> None:
    """9A3 and 42B2: in 2017 that of any player, in 2007 not a defender's."""
    within_rights(case, "9A3", "42B2")


def defenders_irregularity_prevented(case: Case) -> None:
    """42B2 of 2007."""
    case.step("defenders-irregularity-not-prevented", "42B2")
    case.cite("43A1(c)")
    penalty_for_dummy(case)
    remark_told_declarer(case)


def defender_showed_hand(case: Case) -> None:
    """43A3 of 2017: to look at a hand that a defender shows is dummy's breach as well."""
    case.step("defender-may-not-show", "43A3")
    rights_lost_now(case, "43A2(c)")


def seen_without_looking(case: Case) -> None:
    """43A3 of 2017: what dummy could not help seeing is the breach of the defender alone."""
    case.step("defender-may-not-show", "43A3")
    case.step("seen-without-looking", "43A2(c)")


def hand_shown_costs_nothing(case: Case) -> None:
    """43A2(c) of 2007."""
    case.step("shown-hand-costs-nothing", "43A2(c)")


def within_rights(case: Case, *laws: str) -> None:
    """What dummy has a right to."""
    for law in laws:
        case.cite(law)
    case.step("dummy-within-rights", law)


def breach(case: Case, law: str, step: str) -> None:
    """A restriction that was not kept, and the penalty that it may bring."""
    case.step(step, law)
    penalty_for_dummy(case)


def rights_lost_now(case: Case, law: str) -> None:
    """43A2: what dummy may do no more for the rest of the play."""
    case.cite(law)
    case.stand("dummy-may-not-warn", "43B2(a)", Role.OFFENDER, When.IN_PLAY)
    case.stand("dummy-may-not-ask", "43B2(b)", Role.OFFENDER, When.IN_PLAY)
    case.stand("dummy-may-not-speak", "43B3", Role.OFFENDER, When.IN_PLAY)
    penalty_for_dummy(case)


def asked_declarer(case: Case) -> None:
    """42B1 and 43B2(b): dummy was the first to ask declarer about a revoke."""
    if not case[RIGHTS_LOST]:
        within_rights(case, "42B1")
        case.hand_over("if-declarer-revoked", "62A", "revoke", Role.PARTNER, {REVOKED_BY.id: RevokedBy.DECLARER})
        return
    if case[WAS_REVOKE]:
        case.cite("43A2")
        corrected_as_established(case)
    else:
        case.cite("43A2")
        case.step("declarers-play-was-legal", "43B2(b)")
    penalty_for_dummy(case)


def asked_defender(case: Case) -> None:
    """61B2(b): what the question told declarer is unauthorized; dummy draws attention to a revoke by it (43B3)."""
    lost = case[RIGHTS_LOST]
    case.cite("42B1")
    case.step("dummy-may-not-ask-defender" if lost else "defender-not-asked", "61B2(b)")
    told_by_question(case, Role.DECLARER)
    if lost:
        not_rectified_now(case)
    else:
        asked = case[DEFENDER_ASKED]
        who = Role.LHO if asked is DefenderAsked.DECLARERS_RIGHT else Role.RHO
        case.hand_over("if-defender-revoked", "62A", "revoke", who)
    case.cite("43A1(c)")
    penalty_for_dummy(case)


def warned_of_wrong_hand(case: Case) -> None:
    """42B2 and 43B2(a): dummy warned declarer not to lead from the wrong hand."""
    if not case[RIGHTS_LOST]:
        within_rights(case, "9A3", "42B2")
        return
    chosen = case.choose(EITHER_DEFENDER_CHOOSES)
    case.cite("43A2")
    case.cite("43B2(a)")
    match chosen:
        case LeadFrom.HAND:
            case.step("leads-from-hand", "43B2(a)")
        case LeadFrom.DUMMY:
            case.step("leads-from-dummy", "43B2(a)")
        case _:
            assert_never(chosen)
    penalty_for_dummy(case)


def attention_drawn(case: Case) -> None:
    """43A1(b): what dummy spoke of is ruled on all the same."""
    case.cite(Concept.DUMMY_DRAWS_ATTENTION)
    breach(case, "43A1(b)", "irregularity-ruled-as-usual")
    remark_told_declarer(case)


def attention_to_defenders(case: Case) -> None:
    """43B3: a defender's irregularity is not rectified at once where dummy had lost the right to speak of it."""
    if not case[RIGHTS_LOST]:
        attention_drawn(case)
    else:
        dummy_without_rights_spoke(case)


@DEFENDERS_IRREGULARITY.under(LAWS_2017)
def defenders_irregularity_2017(case: Case) -> Ruling:
    """43B3 of 2017: the defenders' gain is taken from them; declarer's side keeps its score."""
    gained = case[DEFENDERS_GAINED]
    case.cite("43B3")
    if gained:
        case.adjust("defenders-gain-removed", "43B3", "board_score")
    else:
        case.adjust("defenders-gained-nothing", "43B3")
    return case.ruling()


@DEFENDERS_IRREGULARITY.under(LAWS_2007)
def defenders_irregularity_2007(case: Case) -> Ruling:
    """43B3 of 2007, which refers to 12B1."""
    return adjusted_if_damaged(case, "43B3")
