"""Law 72C (2007: 23): an irregularity worked out well for the side that made it."""

from typing import assert_never

from rules.engine.case import Case
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._board_stage import STAGE, BoardStage, left_until_play_is_over
from rules.procedures.score._end_of_play import adjusted_if, judged, offenders_may_profit, raised_too_late

IRREGULARITY = irregularity(__name__, place=30, also_follows=True)
IRREGULARITY.told_by_the_board(left_until_play_is_over)

COULD_HAVE_KNOWN = judged("could_have_known", Concept.AWARENESS)
GAINED = judged("offending_side_gained", "12B1")


@IRREGULARITY.under(LAWS_2007)
def awareness_of_damage(case: Case) -> Ruling:
    """72C (2007: 23): it is judged when play has ended, and nobody is said to have known."""
    stage = case[STAGE]
    match stage:
        case BoardStage.GOING_ON:
            case.step("play-goes-on-looked-at-later", Concept.AWARENESS)
            case.check("awareness", Concept.AWARENESS, When.END_OF_PLAY, "awareness_of_damage")
        case BoardStage.PLAY_OVER:
            adjusted_if(case, COULD_HAVE_KNOWN, GAINED, Concept.AWARENESS)
            if not case[COULD_HAVE_KNOWN]:
                offenders_may_profit(case)
        case BoardStage.TOO_LATE:
            case.cite(Concept.AWARENESS)
            raised_too_late(case)
        case _:
            assert_never(stage)
    return case.ruling()
