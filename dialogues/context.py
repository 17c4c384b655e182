"""What a session says of every board in it, and need not be asked: how it is scored, and whether teams play."""

from __future__ import annotations

from dialogues.clubs import Evening, Event
from dialogues.interview import Answer
from rules.procedures.score._board_score import AT_TEAMS, BOARD, FORM

# What of the first irregularity of a board holds for everything that follows on it.
KEYS = (FORM.id, AT_TEAMS.id, BOARD.id)


def told(evening: Evening | None, board: int | None) -> tuple[Answer, ...]:
    """What is known of a board before anything is asked. board: its number, where it was said."""
    number = (Answer(BOARD.id, board),) if board else ()
    if evening is None:
        return number
    teams = evening.session.event is Event.TEAMS
    return (Answer(FORM.id, evening.session.scoring), Answer(AT_TEAMS.id, teams), *number)
