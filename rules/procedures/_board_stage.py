"""How far the board is when the director is called about what can only be judged when play has ended."""

from enum import StrEnum

from rules.engine.board import Start
from rules.engine.facts import Value, choice


class BoardStage(StrEnum):
    """Whether play is over, and whether the time to ask for a ruling is (92B)."""

    GOING_ON = "going_on"
    PLAY_OVER = "play_over"
    TOO_LATE = "too_late"


STAGE = choice("board_stage", BoardStage)


def goes_on(start: Start) -> bool:
    """Whether a procedure goes on from another ruling of the board, and is no irregularity of its own there."""
    return start.of < len(start.now)


def over_where_it_goes_on(start: Start) -> dict[str, Value]:
    """What was left to be judged when play has ended is taken up then."""
    return {STAGE.id: BoardStage.PLAY_OVER} if goes_on(start) else {}
