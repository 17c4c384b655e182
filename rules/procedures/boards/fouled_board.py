"""Law 87: those who are compared did not play the board in the same form."""

from rules.engine.case import Case
from rules.engine.facts import Audience, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007
from rules.procedures._board_stage import STAGE, BoardStage
from rules.procedures.boards._match import several_results
from rules.procedures.score._board_score import AT_TEAMS
from rules.procedures.score._by_fault import BY_DIRECTOR, directors_error, penalty_unless_directors
from rules.procedures.score._fouled_score import FOULED_SCORE
from rules.procedures.score._periods import error_in_time

IRREGULARITY = irregularity(__name__, place=70)

FORMS_DIFFER = yes_no("forms_differ", audience=Audience.DIRECTOR, law="87A")


@IRREGULARITY.under(LAWS_2007)
def fouled_board(case: Case) -> Ruling:
    """87A, then at pairs 87B: each form is played to its end and scored by itself.

    At teams 87C leads to 86B2, and in 2007 nothing but 86D speaks of it: neither form is played on.
    """
    if not case[FORMS_DIFFER]:
        case.direct("not-fouled", "87A")
        return case.ruling()
    teams = case[AT_TEAMS]
    stopped = False
    if teams and case[BY_DIRECTOR]:
        stopped = case[STAGE.only(BoardStage.GOING_ON, BoardStage.PLAY_OVER)] is BoardStage.GOING_ON
        if not stopped and not error_in_time(case):
            return case.ruling()
    directors_error(case)
    if teams:
        if stopped:
            case.step("match-board-stopped", "82B2")
        case.direct("put-right-for-other-tables", "87A")
        several_results(case)
    else:
        case.direct("board-put-right", "87A")
        case.direct("forms-established", "87B")
        case.direct("groups-apart", "87B")
        case.adjust("fouled-groups", "87B", FOULED_SCORE, When.NOW)
    penalty_unless_directors(case, "who-fouled", "90B6")
    return case.ruling()
