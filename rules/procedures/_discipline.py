"""Law 91: how far the director may go for order and discipline."""

from rules.engine.case import Case
from rules.engine.facts import Role


def end_to_play(case: Case, who: Role) -> None:
    """91A and 91B: the director suspends alone, and disqualifies with the approval of the organizer."""
    case.direct("player-suspended", "91A")
    case.direct("disqualified-with-approval", "91B")
    case.advise_penalty("disciplinary", "91A", who)
