"""One line of a traveller in a USEBIO file: what the table has of the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from bot.results import written
from bot.results.xml_tree import Element
from rules.model.boards import Vulnerability
from rules.model.cards import Card
from rules.model.contracts import Contract, Result
from rules.model.seats import Side
from rules.results.errors import ResultsError
from rules.results.sheet import Award, Given
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Form
from rules.scoring.contract_score import contract_score
from rules.scoring.imps import imps

__all__ = ["POINTS", "Line", "read_line", "settled"]

POINTS = {
    Form.MATCHPOINTS: ("MATCH_POINTS", "MATCHPOINTS"),
    Form.CROSS_IMPS: ("CROSS_IMP_POINTS", "CROSS_IMPS", "IMPS", "MATCH_POINTS"),
    Form.BUTLER: ("BUTLER_POINTS", "BUTLER_IMPS", "IMPS", "CROSS_IMP_POINTS", "MATCH_POINTS"),
    Form.IMPS: ("IMPS", "CROSS_IMP_POINTS"),
    Form.TOTAL: ("TOTAL_POINTS",),
}
"""The elements that say what a line brings, without NS_ and EW_ before them."""

ADJUSTED = frozenset(("ADJ", "ADJUSTED", "ADJUST", "AS", "ASS", "ASSIGNED", "WEIGHTED", "SPLIT", "DIR", "TD", "*"))


@dataclass(frozen=True)
class Line:
    """What stands in one line. doubtful: no contract and 0 points: passed out, or a score that was adjusted."""

    line: int
    result: Result | None = None
    score: int | None = None
    ns_award: Award | None = None
    ew_award: Award | None = None
    played: bool = True
    lead: Card | None = None
    claimed_ns: Fraction | None = None
    claimed_ew: Fraction | None = None
    doubtful: bool = False


def read_line(given: Element, form: Form, vulnerable: Vulnerability) -> Line:
    """What a traveller line says of the score. Raises ResultsError: `results-contract`, `results-score`."""
    told, points = given.text("CONTRACT"), given.text("SCORE")
    claimed_ns, claimed_ew = (
        written.number(given.text(*(f"{side.value}_{name}" for name in POINTS[form]))) for side in Side
    )
    line = Line(given.line, lead=written.lead(given.text("LEAD")), claimed_ns=claimed_ns, claimed_ew=claimed_ew)
    awards = _awards(given, points, form, line)
    if awards is not None:
        return replace(line, ns_award=awards[0], ew_award=awards[1])
    contract = written.contract(told) or written.contract(points)
    score = _score(given, points)
    if contract is None:
        return _without_contract(given, line, told, points, score, form)
    return _with_contract(given, line, contract, score, vulnerable)


def _with_contract(
    given: Element, line: Line, contract: written.Played, score: int | None, vulnerable: Vulnerability
) -> Line:
    declarer = written.seat(given.text("PLAYED_BY", "DECLARER"))
    results = written.result(contract, declarer, given.text("TRICKS", "RESULT"))
    by = declarer or contract.declarer
    if not results and by and score is not None:
        bid = Contract(contract.level, contract.denomination, contract.risk, by)
        results = tuple(Result(bid, tricks) for tricks in range(14))
        results = tuple(each for each in results if abs(contract_score(each, vulnerable)) == abs(score))
    if not results and score is None:
        raise ResultsError("results-contract", line=str(line.line), text=given.text("CONTRACT", "SCORE"))
    agreeing = [each for each in results if score is None or abs(contract_score(each, vulnerable)) == abs(score)]
    return replace(line, result=(*agreeing, *results, None)[0], score=score)


def _without_contract(given: Element, line: Line, told: str, points: str, score: int | None, form: Form) -> Line:
    if written.passed_out(told) or (not told and written.passed_out(points)):
        return replace(line, result=Result(None, 0), score=0 if score is None else score)
    claimed = line.claimed_ns is not None or line.claimed_ew is not None
    if written.not_played(told) or written.not_played(points):
        # Who could not play a board may have been given something for it.
        brought = bool(line.claimed_ns or line.claimed_ew)
        return _given(line, form) if brought and form is Form.MATCHPOINTS else replace(line, played=False)
    word = (told or points).upper()
    if told and score is None and not claimed and word not in ADJUSTED:
        raise ResultsError("results-contract", line=str(line.line), text=told)
    if score is None or word in ADJUSTED:
        return _given(line, form) if claimed else replace(line, played=False)
    silent = not told and score == 0 and not given.text("PLAYED_BY", "TRICKS")
    return replace(line, score=score, doubtful=silent and claimed)


def settled(line: Line, others: Sequence[int], form: Form, win: int) -> Line:
    """A doubtful line when the scores of the other tables are known: passed out where its points are those of 0."""
    if not line.doubtful:
        return line
    passed = replace(line, result=Result(None, 0), doubtful=False)
    if line.claimed_ns is None or not others:
        return passed
    if form is Form.MATCHPOINTS:
        usual = Fraction(win * sum((other < 0) * 2 + (other == 0) for other in others), 2)
        near = Fraction(win)
    else:
        usual, near = Fraction(sum(imps(-other) for other in others), len(others)), Fraction(3, 2)
    return passed if abs(line.claimed_ns - usual) <= near else replace(_given(line, form), doubtful=False)


def _awards(given: Element, points: str, form: Form, line: Line) -> tuple[Award | None, Award | None] | None:
    """What the sides were given outright."""
    both = written.awards(points) or written.awards(given.text("ADJUSTMENT"))
    ns, ew = (given.text(f"{side.value}_SCORE") for side in Side)
    apart = [written.awards(text) if "%" in text or "A" in text.upper() else None for text in (ns, ew)]
    if apart[0] or apart[1]:
        first = apart[0][0] if apart[0] else apart[1][1] if apart[1] else None
        # For itself each side's own share stands first.
        second = apart[1][0] if apart[1] else apart[0][1] if apart[0] else None
        both = (first, second) if first and second else None
    if both is None or form is Form.MATCHPOINTS:
        return both
    return _in_imps(both[0], line.claimed_ns), _in_imps(both[1], line.claimed_ew)


def _in_imps(award: Award, claimed: Fraction | None) -> Award:
    """A share of a top at IMPs: 60 % are 3 IMPs, and so on."""
    if not isinstance(award, Given):
        return award
    return Given(claimed if claimed is not None else 30 * award.amount - 15, Unit.IMPS)


def _given(line: Line, form: Form) -> Line:
    """A line that has the points that stand in it, whatever was scored."""
    unit = Unit.MATCHPOINTS if form is Form.MATCHPOINTS else Unit.IMPS
    ns, ew = (Given(each, unit) if each is not None else None for each in (line.claimed_ns, line.claimed_ew))
    return replace(line, ns_award=ns, ew_award=ew, score=None)


def _score(given: Element, points: str) -> int | None:
    """The points from North-South's side; None where none are told."""
    for text, sign in ((points, 1), (given.text("NS_SCORE"), 1), (given.text("EW_SCORE"), -1)):
        side = written.side_of(text) if text[:1].isalpha() else None
        number = written.number(text.lstrip("NSEWnsew ") if side else text)
        if number is not None and number.denominator == 1:
            return int(number) * (-1 if side is Side.EW else 1) * sign
    if points and not any(letter.isalpha() for letter in points) and points.strip("-–*?. "):
        raise ResultsError("results-score", line=str(given.line), text=points)
    return None
