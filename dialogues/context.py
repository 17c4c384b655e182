"""What a session says of every board in it, and need not be asked: the form of scoring, teams or not, knock-out."""

from __future__ import annotations

from dialogues.clubs import Evening, Event, Session
from dialogues.interview import Answer
from rules.procedures.score._board_score import AT_TEAMS, BOARD, FORM, KNOCKOUT
from rules.scoring.boards import Form

# What of the first irregularity of a board holds for everything that follows on it.
KEYS = (FORM.id, AT_TEAMS.id, KNOCKOUT.id, BOARD.id)


def told(evening: Evening | None, board: int | None) -> tuple[Answer, ...]:
    """What is known of a board before anything is asked. board: its number, where it was said."""
    number = (Answer(BOARD.id, board),) if board else ()
    if evening is None:
        return number
    session = evening.session
    return (Answer(FORM.id, session.scoring), *_event(session), *number)


def _event(session: Session) -> tuple[Answer, ...]:
    """Whether teams play, and knock-out.

    Pairs are not scored at IMPs between two tables: of a session that is said to be both, it is asked. Teams may play a
    knock-out all the same.
    """
    if session.event is Event.KNOCKOUT:
        return Answer(AT_TEAMS.id, True), Answer(KNOCKOUT.id, True)
    if session.event is Event.TEAMS:
        return (Answer(AT_TEAMS.id, True),)
    return () if session.scoring is Form.IMPS else (Answer(AT_TEAMS.id, False), Answer(KNOCKOUT.id, False))
