"""Law 12C: the score of a board that cannot be played normally any more."""

from collections.abc import Mapping

from rules.engine.case import NOTHING_TOLD, Case, Law
from rules.engine.facts import Value
from rules.engine.ruling import When
from rules.procedures.score._board_score import (
    AT_TEAMS,
    KIND,
    OTHER_TABLE_FAVOURS,
    SCORE,
    SESSION_CHECK_LEFT,
    ScoreKind,
)
from rules.procedures.score._by_fault import WITHOUT_THE_RESULT_HERE, assigned_by_other_table


def spoiled(case: Case, law: Law, id: str = "board-spoiled", told: Mapping[str, Value] = NOTHING_TOLD) -> None:
    """An adjusted score; as a rule no result can be weighed (12C1(d)), and the session may make more or less of it.

    told: what the score need not ask.
    """
    case.adjust(id, law, SCORE, When.NOW, {**told, SESSION_CHECK_LEFT.id: True})
    case.cite("12C1(d)")
    case.check("session-score-if-artificial", "12C2(c)", When.END_OF_SESSION, "session_score")


def artificial(case: Case, law: Law, told: Mapping[str, Value] = NOTHING_TOLD) -> None:
    """An artificial score, of which the session may make more or less (12C2(c)). told: what it need not ask."""
    case.direct("averages-by-fault", "12C2(a)")
    known: dict[str, Value] = {**told, KIND.id: ScoreKind.ARTIFICIAL, SESSION_CHECK_LEFT.id: True}
    case.adjust("artificial", law, SCORE, When.NOW, known)
    case.check("session-score", "12C2(c)", When.END_OF_SESSION, "session_score")


def spoiled_or_by_other_table(case: Case, law: Law) -> None:
    """An adjusted score, in a match by the result at the other table where that decides."""
    if not decided_by_other_table(case, law):
        spoiled(case, law, told=told_of_match(case))


def artificial_or_by_other_table(case: Case, law: Law) -> None:
    """An artificial score, in a match one by the result at the other table where that decides."""
    if not decided_by_other_table(case, law):
        artificial(case, law, told_of_match(case))


def decided_by_other_table(case: Case, law: Law) -> bool:
    """86B1 (2007: 86D): whether this is a match, and the result at the other table decides."""
    teams = case[AT_TEAMS]
    case.cite(law)
    return teams and assigned_by_other_table(case, WITHOUT_THE_RESULT_HERE)


def told_of_match(case: Case) -> Mapping[str, Value]:
    """What has been found where the other table does not decide."""
    return {AT_TEAMS.id: True, OTHER_TABLE_FAVOURS.id: False} if case[AT_TEAMS] else {AT_TEAMS.id: False}
