"""How far the board is when the director is called about what can only be judged when play has ended."""

from enum import StrEnum

from rules.engine.facts import choice


class BoardStage(StrEnum):
    """Whether play is over, and whether the time to ask for a ruling is (92B)."""

    GOING_ON = "going_on"
    PLAY_OVER = "play_over"
    TOO_LATE = "too_late"


STAGE = choice("board_stage", BoardStage)
