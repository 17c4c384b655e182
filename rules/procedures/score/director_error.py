"""Law 82, with 81C3 and 12C: a ruling or an instruction of the director, or of the organizer, was wrong."""

from rules.engine.case import Case
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._board_stage import STAGE, BoardStage, left_until_play_is_over
from rules.procedures.score._board_score import KIND, SCORE, ScoreKind
from rules.procedures.score._by_fault import ERROR_OF, ErrorOf, by_fault
from rules.procedures.score._periods import within_81c3
from rules.procedures.score.adjusted_score import CAN_BE_PLAYED, NAMEABLE_BY_RIGHT_RULING, results_weighted

IRREGULARITY = irregularity(__name__, place=60, also_follows=True)
IRREGULARITY.told_by_the_board(left_until_play_is_over)


@IRREGULARITY.under(LAWS_2007)
def director_error(case: Case) -> Ruling:
    """82, alike in both editions but for the periods of 81C3 and for the numbers of 12C and 86."""
    error_of = case[ERROR_OF]
    case.cite("82A")
    if error_of is ErrorOf.PLAYERS:
        case.direct("rule-on-irregularity", "84B")
        return case.ruling()
    stage = case[STAGE]
    if stage is BoardStage.TOO_LATE:
        found_too_late(case)
    elif case[CAN_BE_PLAYED]:
        put_right(case, error_of, stage)
    elif error_of is ErrorOf.RULING and stage is BoardStage.GOING_ON:
        case.step("play-goes-on-looked-at-later", "82C")
        case.check("directors-error", "82C", When.END_OF_PLAY, "director_error")
    else:
        both_non_offending(case)
    return case.ruling()


def found_too_late(case: Case) -> None:
    """81C3: when the periods are over the director puts right no more than a record (79C2)."""
    within_81c3(case)
    case.adjust("error-found-too-late", "81C3", when=When.NOW)
    case.step("record-may-still-be-wrong", "79C2")


def put_right(case: Case, error_of: ErrorOf, stage: BoardStage) -> None:
    """82B comes first: the board is played, or scored, as it would have been without the error."""
    case.step("error-admitted", "82B")
    if error_of is ErrorOf.INSTRUCTION:
        case.direct("play-or-postpone", "82B2")
    elif stage is BoardStage.GOING_ON:
        case.direct("right-ruling-now", "82B3")
    else:
        case.adjust("scored-without-error", "82B", SCORE, When.NOW)
        case.direct("tell-all-four", "83")


def both_non_offending(case: Case) -> None:
    """82C: each side as non-offending; an assigned score for each before an artificial one (12C1)."""
    case.step("error-admitted", "82B1")
    case.direct("both-sides-non-offending", "82C")
    if case[NAMEABLE_BY_RIGHT_RULING]:
        case.cite("12C1(a)")
        case.cite(Concept.ASSIGNED_SCORE)
        results_weighted(case, "list-results-by-right-ruling", "likely-for-each-side")
        case.adjust("assigned-to-each-side", "82C", SCORE, When.NOW, {KIND.id: ScoreKind.DIFFERENT})
    else:
        case.cite("12C1(d)")
        by_fault(case)
    case.refer_to_appeal("within-period", "92B")
    case.direct("tell-all-four", "83")
