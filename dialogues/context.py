"""What need not be asked of a board: what its session says, or what was said before in the evening."""

from __future__ import annotations

from collections.abc import Iterable

from dialogues.clubs import Evening, Event, Session
from dialogues.interview import Answer
from rules.procedures.score._board_score import AT_TEAMS, BOARD, FORM, KNOCKOUT
from rules.scoring.boards import Form

# What of the first irregularity of a board holds for everything that follows on it.
KEYS = (FORM.id, AT_TEAMS.id, KNOCKOUT.id, BOARD.id)

# What of an answer holds for every board of the evening.
OF_THE_EVENING = (FORM.id, AT_TEAMS.id, KNOCKOUT.id)


def remembered(cases: Iterable[Iterable[Answer]]) -> tuple[Answer, ...]:
    """What need not be asked again, of the answers of other cases of the evening, the newest first."""
    found: dict[str, Answer] = {}
    for answers in cases:
        found = {answer.key: answer for answer in answers if answer.key in OF_THE_EVENING} | found
    return tuple(found.values())


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
