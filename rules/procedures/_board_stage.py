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


def left_until_play_is_over(start: Start) -> dict[str, Value]:
    """What a ruling has left to be judged is taken up when play has ended."""
    return {STAGE.id: BoardStage.PLAY_OVER} if start.goes_on else {}
