"""Law 12C: the score of a board that cannot be played normally any more."""

from rules.engine.case import Case, Law
from rules.engine.facts import Value
from rules.engine.ruling import When
from rules.procedures.score._board_score import KIND, SCORE, SESSION_CHECK_LEFT, ScoreKind


def spoiled(case: Case, law: Law, id: str = "board-spoiled") -> None:
    """An adjusted score; as a rule no result can be weighed (12C1(d)), and the session may make more or less of it."""
    case.adjust(id, law, SCORE, When.NOW, {SESSION_CHECK_LEFT.id: True})
    case.cite("12C1(d)")
    case.check("session-score-if-artificial", "12C2(c)", When.END_OF_SESSION, "session_score")


def artificial(case: Case, law: Law) -> None:
    """An artificial score, of which the session may make more or less (12C2(c))."""
    case.direct("averages-by-fault", "12C2(a)")
    told: dict[str, Value] = {KIND.id: ScoreKind.ARTIFICIAL, SESSION_CHECK_LEFT.id: True}
    case.adjust("artificial", law, SCORE, When.NOW, told)
    case.check("session-score", "12C2(c)", When.END_OF_SESSION, "session_score")
