"""What has to be known of every irregular lead or play, and what holds for all of them."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, Value, choice, yes_no
from rules.engine.ruling import When
from rules.lawbook import Concept
from rules.procedures._withdrawn import withdrawn_card
from rules.procedures.play._penalty_card_standing import becomes_penalty_card
from rules.procedures.play._played_too_soon import AFTER_DECLARERS_LEAD, AFTER_PARTNERS_LEAD

# 47E1: an opponent had told the player that it was their turn.
MISINFORMED = yes_no("misinformed_of_turn")

BY_DEFENDER = yes_no("withdrawn_by_defender")


class NotToBeAccepted(StrEnum):
    """Why a lead out of turn cannot be accepted: 47E1, or 53A of 2017 on the thirteenth trick."""

    NONE = "none"
    TOLD = "told"
    THIRTEENTH = "thirteenth_trick"


NOT_TO_BE_ACCEPTED = choice("not_to_be_accepted", NotToBeAccepted)


class HandToLead(StrEnum):
    """Which hand's lead it was when declarer led."""

    OTHER_HAND = "other_hand"
    DEFENDER = "defender"


DECLARERS_LEAD_TURN = choice("declarers_lead_turn", HandToLead)

# Whether the card is taken back whatever anybody says; the ruling is then written.
TakenBack = Callable[[Case], bool]


def misinformed(case: Case) -> bool:
    """47E1: whether the lead or play is taken back because an opponent had said whose turn it was."""
    if not case[MISINFORMED]:
        return False
    card_of_misinformed_back(case)
    return True


def misinformed_in_play(case: Case) -> bool:
    """47E1, where there is a trick before, which may hold a revoke."""
    if not misinformed(case):
        return False
    revoke_before(case)
    return True


def revoke_before(case: Case) -> None:
    """63A1 and 47E1: whether a lead to the next trick has established a revoke of that side is for 61 to 64."""
    for player in (Role.OFFENDER, Role.PARTNER):
        case.hand_over("revoke-before-next", "63A1", "revoke", player)


def misinformed_or_last_trick(case: Case) -> bool:
    """47E1 and 53A of 2017: whether a lead is taken back whatever anybody says."""
    why = case[NOT_TO_BE_ACCEPTED]
    match why:
        case NotToBeAccepted.NONE:
            return False
        case NotToBeAccepted.TOLD:
            card_of_misinformed_back(case)
            revoke_before(case)
        case NotToBeAccepted.THIRTEENTH:
            case.step("last-lead-back", "53A", Role.OFFENDER)
        case _:
            assert_never(why)
    return True


def card_of_misinformed_back(case: Case) -> None:
    """47E1: the card goes back without rectification."""
    case.step("misinformed-card-back", "47E1", Role.OFFENDER)
    misinformed_card_told(case)


def misinformed_card_told(case: Case) -> None:
    """16C (2007: 16D); the side that was told wrongly whose turn it was is the innocent one."""
    case.inform("misinformed-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.inform("misinformed-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.OFFENDING_SIDE)
    case.check("misinformed-card", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")


def wish_told_partner(case: Case) -> None:
    """16B: a defender's card stands, and partner has learnt that the player wished to change it."""
    case.inform("wish-unauthorized", "16B1", Role.PARTNER)
    case.check("unauthorized-used", "16B3", When.END_OF_PLAY, "information_used")


def rectification_forfeited(case: Case) -> None:
    """60A1 and 2: the innocent side has played on, so that the irregular play counts as made in turn."""
    case.cite("60A1")
    case.step("rectification-forfeited", "60A2")


def earlier_obligations(case: Case) -> None:
    """60A3: a defender who already had to play a penalty card, or to obey a restriction, still has to."""
    case.step("earlier-obligations", "60A3")


def choice_came_too_late(case: Case) -> None:
    """10B and 47E1: declarer chose after accepting the lead, and the leader's partner led by a choice that was none."""
    case.step("late-choice-cancelled", "10B")
    case.step("led-by-late-choice-back", "47E1", Role.PARTNER)
    misinformed_card_told(case)


def before_required_lead(case: Case) -> None:
    """60B: a defender's card before declarer has led from the hand required; nobody has a choice."""
    case.step("required-lead-first", "60B")
    becomes_penalty_card(case, "60B")


def partner_has_played(case: Case, lead_stands: bool) -> None:
    """60C: a card of the leader's partner too takes nothing from the other side, and is ruled on itself.

    lead_stands: it was then played before its turn, which is ruled on next; otherwise it is an exposed card (49).
    """
    case.cite("60C")
    if lead_stands:
        case.hand_over("partner-card-next", "60C", "premature_play", Role.PARTNER, AFTER_PARTNERS_LEAD)
    else:
        becomes_penalty_card(case, "49", who=Role.PARTNER)


def proper_lead_stands(case: Case) -> None:
    """53B (2007: 53C): an opponent whose lead it was has led; everything played in error is withdrawn."""
    case.step("proper-lead-counts", Concept.PROPER_LEAD_AFTER_IRREGULAR)
    case.cite("47F1")
    case.step("proper-lead-followed", "44B")
    case.cite("44C")
    withdrawn_card(case)


def proper_lead_possible(case: Case, turn: HandToLead, to: str, told: Mapping[str, Value]) -> None:
    """53B (2007: 53C): declarer's lead stands unless a defender whose lead it was, and who has not played, leads.

    turn: whose lead it was. to, told: the irregularity that rules on that lead, and what is then known of its facts.
    """
    if turn is HandToLead.DEFENDER:
        case.hand_over("if-proper-lead-made", Concept.PROPER_LEAD_AFTER_IRREGULAR, to, Role.OFFENDER, told)


def wrong_defender_has_played(case: Case, who: Role, to: str, told: Mapping[str, Value]) -> None:
    """53C (2007: 53B): declarer's irregular lead stands; the defender's card is ruled on under 57.

    who: the defender on the right of the hand that led. to, told: as for a proper lead, which is still possible.
    """
    turn = case[DECLARERS_LEAD_TURN]
    case.step("lead-stands", Concept.WRONG_DEFENDER_PLAYS)
    case.hand_over("wrong-defender-next", "57", "premature_play", who, AFTER_DECLARERS_LEAD)
    proper_lead_possible(case, turn, to, told)
