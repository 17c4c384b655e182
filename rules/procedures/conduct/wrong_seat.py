"""Laws 5 and 8, with 15 and 86: the wrong table, direction or opponents, or partners who have changed seats."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures import rule_as
from rules.procedures.boards._as_held import scored_as_held
from rules.procedures.boards.wrong_board_played import STAGE, Stage
from rules.procedures.score._end_of_play import raised_too_late

IRREGULARITY = irregularity(__name__, place=50)


class Seated(StrEnum):
    """What is wrong; who the opponents are comes first."""

    OPPONENTS = "opponents"
    DIRECTION = "direction"
    PARTNERS = "partners"


SEATED = choice("wrongly_seated", Seated, law="5B")


@IRREGULARITY.under(LAWS_2007)
def wrong_seat(case: Case) -> Ruling:
    """5 and 8; a board that these four are not to play now is one that is not meant for them (15)."""
    stage = case[STAGE]
    match stage:
        case Stage.NOT_BEGUN:
            case.cite("8A1")
            case.step("right-seats-taken", "5B")
        case Stage.TOO_LATE:
            case.cite("5B")
            raised_too_late(case)
        case Stage.AUCTION | Stage.PLAY | Stage.PLAY_OVER:
            seated = case[SEATED]
            if seated is Seated.OPPONENTS:
                return rule_as(case, "wrong_board_played")
            seated_otherwise(case, stage, seated)
        case _:
            assert_never(stage)
    return case.ruling()


def seated_otherwise(case: Case, stage: Stage, seated: Seated) -> None:
    """5A and 5B: the right opponents with the right board; it counts, and the seats are changed after it."""
    law = "5A" if seated is Seated.PARTNERS else "5B"
    case.step("board-counts-as-seated" if stage is Stage.PLAY_OVER else "finished-as-seated", law)
    if seated is Seated.DIRECTION:
        scored_as_held(case, law)
    case.advise_penalty("contestant-at-fault", "90B8")
