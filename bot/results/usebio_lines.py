"""One line of a traveller in a USEBIO file: what the table has of the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from bot.results import written
from bot.results.xml_tree import Element
from rules.model.boards import Vulnerability
from rules.model.cards import Card
from rules.model.contracts import Contract, Result
from rules.model.seats import Side
from rules.results.errors import ResultsError
from rules.results.sheet import Award, Given
from rules.scoring.adjusted import Unit
from rules.scoring.boards import SHARES, Artificial, Average, Form
from rules.scoring.contract_score import contract_score
from rules.scoring.imps import imps
from rules.scoring.matchpoints import neuberg
from rules.scoring.scores import Exact

__all__ = ["POINTS", "Line", "as_counted", "read_line", "settled"]

POINTS = {
    Form.MATCHPOINTS: ("MATCH_POINTS", "MATCHPOINTS"),
    Form.CROSS_IMPS: ("CROSS_IMP_POINTS", "CROSS_IMPS", "IMPS", "MATCH_POINTS"),
    Form.BUTLER: ("BUTLER_POINTS", "BUTLER_IMPS", "IMPS", "CROSS_IMP_POINTS", "MATCH_POINTS"),
    Form.IMPS: ("IMPS", "CROSS_IMP_POINTS"),
    Form.TOTAL: ("TOTAL_POINTS",),
}
"""The elements that say what a line brings, without NS_ and EW_ before them."""
CLOSE = Fraction(11, 100)
"""So far apart are points that were rounded or cut off after a tenth."""


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
        found = _without_contract(given, line, told, points, score, form)
    else:
        found = _with_contract(given, line, contract, score, vulnerable)
    # What was played is told beside the points that were given for it.
    counted = found.result is not None and written.adjusted(points) and claimed_ns is not None
    return _given(found, form) if counted else found


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
    adjusted = written.adjusted(told or points)
    if told and score is None and not claimed and not adjusted:
        raise ResultsError("results-contract", line=str(line.line), text=told)
    if score is None or adjusted:
        return _given(line, form) if claimed else replace(line, played=False)
    silent = not told and score == 0 and not given.text("PLAYED_BY", "TRICKS")
    return replace(line, score=score, doubtful=silent and claimed)


def settled(line: Line, others: Sequence[tuple[int, Fraction | None]], form: Form, win: int) -> Line:
    """A doubtful line when the other tables are known: passed out where the points of the field say that 0 is in it.

    Args: line; others, the score of every other table and what it brought North-South; form; win, what a better result
    brings.
    """
    if not line.doubtful:
        return line
    passed = replace(line, result=Result(None, 0), doubtful=False)
    if line.claimed_ns is None or not others:
        return passed
    scores = [score for score, _ in others]
    if form is not Form.MATCHPOINTS:
        datum = Fraction(sum(imps(-other) for other in scores), len(scores))
        return passed if abs(line.claimed_ns - datum) <= Fraction(3, 2) else replace(_given(line, form), doubtful=False)
    # The others were scored with a result of 0 among them, or without it.
    top = line.claimed_ns + (line.claimed_ew or 0)
    full = max(int(top / win) + 1, len(others) + 1)
    with_it, without = (_like(others, among, full, win) for among in ([0, *scores], scores))
    near = Fraction(win) if with_it == without else Fraction(1, 2)
    own = _matchpoints(0, scores, win)
    usual = min(
        (Fraction(formula(own, len(others) + 1, full, win)) for formula in (neuberg, _as_tied)),
        key=partial(_apart, line.claimed_ns),
    )
    if with_it >= without and abs(line.claimed_ns - usual) <= near:
        return passed
    return replace(_given(line, form), doubtful=False)


def _like(others: Sequence[tuple[int, Fraction | None]], among: Sequence[int], full: int, win: int) -> int:
    """How many have the points that their score brings among these; one of these is their own."""
    found = []
    for formula in (neuberg, _as_tied):
        points = [formula(_matchpoints(own, among, win) - Fraction(win, 2), len(among), full, win) for own, _ in others]
        pairs = zip(points, (claimed for _, claimed in others), strict=True)
        found.append(sum(claimed is not None and abs(claimed - each) < CLOSE for each, claimed in pairs))
    return max(found)


def _apart(one: Fraction, other: Fraction) -> Fraction:
    return abs(one - other)


def _as_tied(points: Exact, actual: int, expected: int, win: int) -> Exact:
    """Matchpoints where every result that is missing counts as a tie."""
    return points + Fraction(win * (expected - actual), 2)


def _matchpoints(own: int, others: Iterable[int], win: int) -> Fraction:
    return Fraction(win * sum((other < own) * 2 + (other == own) for other in others), 2)


def as_counted(line: Line, top: Fraction) -> Line:
    """A line with averages whose points are others than these bring: the points were counted, whatever its words say.

    Average plus may have more than its share, and average minus less (Law 12C2(c)).
    """
    told = ((line.ns_award, line.claimed_ns), (line.ew_award, line.claimed_ew))
    counted = any(claimed is not None and _is_other(award, claimed, top) for award, claimed in told)
    return _given(line, Form.MATCHPOINTS) if counted and all(claimed is not None for _, claimed in told) else line


def _is_other(award: Award | None, claimed: Fraction, top: Fraction) -> bool:
    """Whether points are no rounded share of the top that an award stands for."""
    near = Fraction(1, 2)
    if isinstance(award, Given):
        return award.unit is Unit.TOP and abs(claimed - award.amount * top) > near
    if not isinstance(award, Artificial):
        return False
    more = claimed - award.amount(SHARES[award.average]) * top
    match award.average:
        case Average.PLUS:
            return more < -near
        case Average.MINUS:
            return more > near
        case _:
            return abs(more) > near


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
