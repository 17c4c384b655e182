"""Penalty cards (50, 51): which ones lie on the table, of whom."""

from __future__ import annotations

from enum import StrEnum

from rules.engine.board import PLACES, Board, Ruled, Start, place_of
from rules.engine.facts import Role, Value, choice, yes_no
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Item, Ruling


class PenaltyCards(StrEnum):
    """What penalty cards a defender has.

    50B: MINOR is a single card below an honour, exposed unintentionally; MAJOR an honour, or a card that was played.
    """

    NONE = "none"
    MINOR = "minor"
    MAJOR = "major"
    TWO_OR_MORE = "two_or_more"


PENALTY_CARDS = choice(
    "penalty_cards", PenaltyCards, only=(PenaltyCards.MINOR, PenaltyCards.MAJOR, PenaltyCards.TWO_OR_MORE)
)

# 50B: whether the player has one from before.
HAS_ANOTHER = yes_no("has_another_penalty_card")

STANDING = {
    PenaltyCards.MINOR: "minor-penalty-card",
    PenaltyCards.MAJOR: "major-penalty-card",
    PenaltyCards.TWO_OR_MORE: "major-penalty-cards",
}

# What a major penalty card means for partner's lead; a minor one does not restrict it.
RESTRICTS = {
    PenaltyCards.MAJOR: ("penalty-card-restricts-lead", "50D2"),
    PenaltyCards.TWO_OR_MORE: ("penalty-cards-restrict-lead", "51B"),
}

PARTNER_OF = {
    Role.OFFENDER: Role.PARTNER,
    Role.PARTNER: Role.OFFENDER,
    Role.LHO: Role.RHO,
    Role.RHO: Role.LHO,
}

LYING = {f"standing-{standing}": kind for kind, standing in STANDING.items()}

# What such a card means for its holder's partner, of whom the standing speaks.
RESTRICTING = frozenset(f"standing-{standing}" for standing, _ in RESTRICTS.values())

# The Law under which it must be known whose they are.
LAW = "50"


def holder(place: int, item: Item) -> int | None:
    """Who has the penalty cards that a standing speaks of, by place; None where it speaks of none.

    place: of the player whom its ruling calls the offender.
    """
    if item.who not in PLACES:
        return None
    if item.id in RESTRICTING:
        return place_of(place, PARTNER_OF[item.who])
    return place_of(place, item.who) if item.id in LYING else None


def lying(board: Board) -> dict[int, PenaltyCards]:
    """Who has penalty cards on the table, by place: two are never minor ones (50B).

    A procedure that knows what lay there says what does now; any other adds to it, unless it has asked.
    """
    found: dict[int, PenaltyCards] = {}
    for ruled in board:
        if ruled.ruling is None:
            continue
        if SUBJECTS[ruled.procedure].says_what_lies or _has_said_what_lies(ruled.ruling):
            found.pop(ruled.offender, None)
        for item in ruled.ruling.standings:
            whose = holder(ruled.offender, item)
            if whose is not None and item.id in LYING:
                found[whose] = PenaltyCards.TWO_OR_MORE if whose in found else LYING[item.id]
    return found


def _has_said_what_lies(ruling: Ruling) -> bool:
    """Whether a ruling rests on which penalty cards its offender had, or had no more; lead restrictions need not."""
    return any(
        key == PENALTY_CARDS.id or (key == HAS_ANOTHER.id and value is False)
        for reason in ruling.trace
        for key, value in reason.facts
    )


def over(left_by: Ruled, item: Item, later: Ruled) -> bool:
    """Whether a later ruling says anew what lies there of the same player."""
    whose = holder(left_by.offender, item)
    if whose is None or left_by.index == later.index or later.ruling is None:
        return False
    return any(holder(later.offender, other) == whose for other in later.ruling.standings)


def met(by: Ruled, item: Item) -> bool:
    """Nothing that is typed shows that a card has been played."""
    return False


def told(start: Start) -> dict[str, Value]:
    """Which ones the offender of another irregularity has.

    Where another card is exposed, only the table knows whether this one has been played since.
    """
    cards = lying(start.now).get(start.place)
    return {PENALTY_CARDS.id: cards} if cards else {}


def needs_to_know_whose(board: Board, procedure: str, laws: tuple[str, ...]) -> bool:
    """Whether some lie on the table, or may by the ruling."""
    return LAW in laws or bool(lying(board))
