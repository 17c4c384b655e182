"""What follows from a withdrawn call or card: information, lead restrictions, enforced passes, awareness of damage."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.facts import Role
from rules.engine.ruling import When
from rules.lawbook import Concept
from rules.procedures._obliged import has_to_pass
from rules.standings.duty_to_pass import Obliged


class Withdrawal(StrEnum):
    """What a player does with their own call or card where the Laws let them take it back."""

    KEEPS = "keeps"
    WITHDRAWS = "withdraws"


def withdrawn_information(case: Case) -> None:
    """Law 16C (2007: 16D): authorized for the non-offending side, unauthorized for the offending side."""
    case.inform("withdrawn-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.inform("withdrawn-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.OFFENDING_SIDE)
    case.check("withdrawn-information", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")


def lead_restriction(case: Case) -> None:
    """Law 26B (2007: 26): if the offender becomes a defender, at their partner's first turn to lead."""
    case.stand("lead-restriction", Concept.LEAD_RESTRICTION, Role.PARTNER, When.PARTNER_LEADS, "lead_restriction")


def restricted(case: Case) -> None:
    """Laws 26 and 16C (2007: 16D) for a call that was withdrawn, where nothing frees the lead or the information."""
    lead_restriction(case)
    withdrawn_information(case)


def illegal_face_down_lead_back(case: Case) -> None:
    """Law 41A: a face-down opening lead goes back, unseen, where it may no longer be led; otherwise it stands."""
    case.step("illegal-face-down-lead-back", "41A")


def restricted_unless_comparable(case: Case, comparable: bool) -> None:
    """Law 26 of 2017: a comparable call frees the lead and the information (26A), any other does not (26B)."""
    case.cite("23A")
    if comparable:
        case.step("no-lead-restriction", "26A")
        case.inform("comparable-authorized", "26A", Role.BOTH_SIDES)
        case.check("damage-comparable", "23C", When.END_OF_PLAY, "damage_comparable")
    else:
        restricted(case)


def awareness(case: Case) -> None:
    """Law 72C (2007: 23): the offender could have known that the irregularity could damage the other side."""
    case.check("awareness", Concept.AWARENESS, When.END_OF_PLAY, "awareness_of_damage")


def partner_passes_whenever(case: Case, law: str) -> None:
    """The offender's partner is silenced for the rest of the auction."""
    has_to_pass(case, Role.PARTNER, Obliged.WHENEVER, law)


def partner_passes_next(case: Case, law: str) -> None:
    """The offender's partner must pass once."""
    has_to_pass(case, Role.PARTNER, Obliged.NEXT, law)


def silenced(case: Case, law: str) -> None:
    """The partner passes for the rest of the auction, and whatever a withdrawn call brings follows."""
    partner_passes_whenever(case, law)
    lead_restriction(case)
    awareness(case)
    withdrawn_information(case)


def withdrawn_card(case: Case) -> None:
    """Law 16C (2007: 16D) of a card that goes back to the hand: the same as of a withdrawn call."""
    case.inform("withdrawn-card-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.inform("withdrawn-card-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.OFFENDING_SIDE)
    case.check("withdrawn-card", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")


def replaced_card(case: Case) -> None:
    """16C (2007: 16D) of a card that an opponent of the offender replaces: it tells their own side only."""
    case.inform("replaced-card", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.inform("replaced-card-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.OFFENDING_SIDE)
    case.check("replaced-card", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")


def returned_to_hand(case: Case) -> None:
    """50E2 with 16C (2007: 16D): what a picked up card told is known to declarer, and not to be used by partner."""
    case.inform("returned-card-unauthorized", "50E2", Role.PARTNER)
    case.cite(Concept.WITHDRAWN_UNAUTHORIZED)
    case.check("withdrawn-card", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")
