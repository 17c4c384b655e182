"""Law 45F, with 43: dummy touches or indicates a card."""

from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._board_stage import STAGE, BoardStage
from rules.procedures._penalty_advised import PENALTY_ADVISED
from rules.procedures.play._asking_about_a_revoke import penalty_for_dummy
from rules.procedures.play._played_too_soon import BEFORE_PARTNER_AFTER_SUGGESTION
from rules.procedures.score._end_of_play import DAMAGED, adjusted_if, judged, raised_too_late

IRREGULARITY = irregularity(__name__, place=200)
DUMMY_SUGGESTION = segment("dummy_suggestion", __name__)

ARRANGED = yes_no("only_arranged")
SUGGESTED = judged("dummy_suggested_play", "45F")


@IRREGULARITY.under(LAWS_2007)
def dummy_suggests(case: Case) -> Ruling:
    """45F: play goes on, and is looked at when it has ended; 43B1: a penalty besides."""
    arranged = case[ARRANGED]
    if arranged:
        case.step("dummy-may-arrange", "45F")
        return case.ruling()
    stage = case[STAGE]
    match stage:
        case BoardStage.GOING_ON:
            case.step("play-continues-after-suggestion", "45F")
            told = BEFORE_PARTNER_AFTER_SUGGESTION
            case.hand_over("if-defender-played-early", Concept.DUMMY_PLAYS_EARLY, "premature_play", Role.LHO, told)
            case.check("dummy-suggestion", "45F", When.END_OF_PLAY, "dummy_suggestion")
            breach(case)
        case BoardStage.PLAY_OVER:
            dummy_suggestion(case)
            breach(case)
        case BoardStage.TOO_LATE:
            case.cite("45F")
            raised_too_late(case)
        case _:
            assert_never(stage)
    return case.ruling()


def breach(case: Case) -> None:
    """43A1(c): dummy tells declarer nothing about the play, and may be penalized for it."""
    advised = case[PENALTY_ADVISED]
    case.cite("43A1(c)")
    if not advised:
        penalty_for_dummy(case)


@DUMMY_SUGGESTION.under(LAWS_2007)
def dummy_suggestion(case: Case) -> Ruling:
    """45F: whether the defenders were damaged by a play that dummy suggested."""
    return adjusted_if(case, SUGGESTED, DAMAGED, "45F")
