"""What a director's adjustment makes of a board (Law 12C), with the arithmetic as steps."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition, reference
from rules.model.boards import Vulnerability
from rules.model.contracts import TRICKS, Result
from rules.model.seats import Side
from rules.scoring.boards import (
    Artificial,
    Average,
    Board,
    Contestant,
    Form,
    Line,
    Row,
    Scored,
    Table,
    artificial_points,
    played,
    score,
)
from rules.scoring.contract_score import contract_score
from rules.scoring.errors import ScoringError
from rules.scoring.imps import against, cross_factor, datum, imps
from rules.scoring.matchpoints import neuberg
from rules.scoring.scores import Exact, Weighted, frequencies, turned

__all__ = [
    "UNITS",
    "Adjusted",
    "Adjustment",
    "Argument",
    "ArtificialScore",
    "AssignedScore",
    "Corrected",
    "LikelyAndProbable",
    "OneAtFault",
    "Outcome",
    "Outcomes",
    "Penalty",
    "Points",
    "Reduced",
    "Regulations",
    "SelfInflicted",
    "Step",
    "TrickTransfer",
    "Unit",
    "adjust",
    "given_points",
    "knockout_average",
    "penalty_of_top",
    "self_inflicted_points",
]


@dataclass(frozen=True)
class Outcome:
    """A possible result: its weight, its score in points from North-South's side, and the contract if it is known."""

    weight: Fraction
    score: int
    result: Result | None = None


Outcomes: TypeAlias = tuple[Outcome, ...]
"""What a side is assigned; the weights sum to 1 (Law 12C1(c))."""


class Unit(StrEnum):
    """What a penalty is counted in."""

    TOP = "%"
    """A share of the board's top: Fraction(1, 10) is 10 %."""
    MATCHPOINTS = "MP"
    IMPS = "IMP"
    POINTS = "points"
    VICTORY_POINTS = "VP"
    """Taken from what the match brings, not from a board."""


UNITS: Mapping[Form, tuple[Unit, ...]] = {
    Form.MATCHPOINTS: (Unit.MATCHPOINTS, Unit.TOP),
    Form.IMPS: (Unit.IMPS, Unit.VICTORY_POINTS),
    Form.CROSS_IMPS: (Unit.IMPS,),
    Form.BUTLER: (Unit.IMPS,),
    Form.TOTAL: (Unit.POINTS,),
}
"""What a penalty may be counted in, the form's own unit first."""


@dataclass(frozen=True)
class ArtificialScore:
    """Average plus, average or average minus for each side (Law 12C2)."""

    ns: Artificial
    ew: Artificial


@dataclass(frozen=True)
class AssignedScore:
    """A score assigned to each side, weighted or not; the sides may differ (Law 12C1)."""

    ns: Outcomes
    ew: Outcomes


@dataclass(frozen=True)
class TrickTransfer:
    """Tricks that go to one side: after a revoke (Law 64A), or by what the director has ruled on a claim.

    Args: to, who gets them; number; law, the paragraph by which they go over.
    """

    to: Side
    number: int
    law: str = "64A"


@dataclass(frozen=True)
class Corrected:
    """The result that was obtained, in place of a wrong one; no adjusted score.

    Args: result, one outcome; law, the paragraph by which it is put right.
    """

    result: Outcome
    law: str


@dataclass(frozen=True)
class Reduced:
    """What one side alone scores in place of the result at the table; the other side keeps that.

    Args: side, whose score changes; outcomes, to what; law, the paragraph by which it does.
    """

    side: Side
    outcomes: Outcomes
    law: str


@dataclass(frozen=True)
class SelfInflicted:
    """A non-offending side that added to its own damage (2017: 12C1(e); 2007: 12C1(b)).

    Args: nos, the non-offending side; before, what was to be expected without the infraction; without_error, what
    was to be expected after the infraction, without the non-offending side's own error; actual, what it scored;
    the result at the table unless told.
    """

    nos: Side
    before: Outcomes
    without_error: Outcomes
    actual: Outcomes | None = None


@dataclass(frozen=True)
class OneAtFault:
    """Several results at teams, by the fault of one side (Law 86B2(b) of 2017).

    The other side gets average plus or an assigned score, whichever is better; the side at fault gets the complement.
    """

    nos: Side
    assigned: Outcomes


@dataclass(frozen=True)
class LikelyAndProbable:
    """The best likely result for one side, the worst at all probable for the other (Law 12C1(e) of 2007, if elected).

    The director lists the results that pass each test; weights do not count.
    """

    nos: Side
    likely: Outcomes
    probable: Outcomes


@dataclass(frozen=True)
class Penalty:
    """A procedural penalty, which leaves the opponents and the field as they are (Law 90A)."""

    who: Side
    amount: Exact
    unit: Unit


Adjustment: TypeAlias = (
    ArtificialScore
    | AssignedScore
    | TrickTransfer
    | Corrected
    | Reduced
    | SelfInflicted
    | OneAtFault
    | LikelyAndProbable
    | Penalty
)


@dataclass(frozen=True)
class Regulations:
    """What an authority may have elected under the Laws of 2007.

    Args: weighting, whether an assigned score may be weighted (Law 12C1(c) of 2007; always so in 2017);
    likely_and_probable, whether Law 12C1(e) of 2007 takes the place of weighting.
    """

    weighting: bool = True
    likely_and_probable: bool = False


NOTHING_ELECTED = Regulations()


Argument: TypeAlias = Side | Outcome | Result | Average | int | Fraction
"""What a step speaks of; numbers are exact."""


@dataclass(frozen=True)
class Step:
    """A line of the arithmetic: the id of its message, exact arguments, and the paragraph it comes from."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    law: str | None = None


@dataclass(frozen=True)
class Adjusted:
    """A board before and after an adjustment at one of its tables."""

    at: int
    before: Scored
    after: Scored
    steps: tuple[Step, ...]

    @property
    def rows(self) -> tuple[Row, ...]:
        """The whole board after the adjustment."""
        return self.after.rows

    def points(self, side: Side) -> tuple[Exact, Exact]:
        """What the table brought a side before, and brings it after."""
        return self.before.points(side)[self.at], self.after.points(side)[self.at]


def adjust(
    board: Board,
    vulnerable: Vulnerability,
    at: tuple[Contestant, Contestant],
    ruling: Adjustment,
    edition: Edition = LAWS_2017,
    regulations: Regulations = NOTHING_ELECTED,
) -> Adjusted:
    """The board as a ruling at one table leaves it.

    Half of +620, worth 18 of 24 matchpoints, and half of -200, worth 3, are worth 21/2.

    Args: board, the results, earlier adjustments among them; vulnerable, who was vulnerable; tricks that are
    transferred depend on it; at, the North-South and the East-West contestant of the table; ruling, what the
    director has decided; edition, whose paragraphs are cited; regulations, what was elected under the Laws of
    2007.
    Raises ScoringError: `table-unknown`, `weighting-prohibited`, `not-elected`, `not-in-edition`,
    `need-two-tables`, `tricks-need-contract`, `tricks-not-there`, `number-of-tricks`, `penalty-unit`,
    `penalty-not-positive`, and those of `score`.
    """
    places = [place for place, table in enumerate(board.tables) if (table.ns, table.ew) == at]
    if not places:
        raise ScoringError("table-unknown", ns=str(at[0]), ew=str(at[1]))
    here = _RuledOn(board, places[0], vulnerable, edition, regulations)
    before = score(board)
    if isinstance(ruling, Penalty):
        after, steps = _penalized(ruling, here, before)
    else:
        decided = _decided(ruling, here)
        ruled = here.with_lines({side: _line(given) for side, given in decided.given.items()})
        after = score(ruled.board)
        for side, points in decided.points.items():
            after = _with_points(after, side, here.at, points)
        steps = [*decided.steps, *_arithmetic(decided, ruled), *_averaged(ruled)]
    first, last = ({side.value.lower(): of.points(side)[here.at] for side in Side} for of in (before, after))
    return Adjusted(here.at, before, after, (Step("adjust-before", first), *steps, Step("adjust-after", last)))


# What each side is given


_Given: TypeAlias = Artificial | Outcomes


@dataclass(frozen=True)
class _Provided:
    """What not every edition provides for.

    Args: weighting_elected, whether a score is weighted only where the authority has not forbidden it (12C1(c) of
    2007); likely_and_probable, whether it may be elected to assign such a score instead (12C1(e) of 2007);
    one_at_fault, whether there is a rule on several results by the fault of one side (86B2(b) of 2017);
    other_table, the message on what the result at the other table may decide.
    """

    weighting_elected: bool
    likely_and_probable: bool
    one_at_fault: bool
    other_table: str


_PROVIDED: Mapping[Edition, _Provided] = {
    LAWS_2017: _Provided(
        weighting_elected=False, likely_and_probable=False, one_at_fault=True, other_table="adjust-other-table"
    ),
    LAWS_2007: _Provided(
        weighting_elected=True, likely_and_probable=True, one_at_fault=False, other_table="adjust-other-table-2007"
    ),
}


@dataclass(frozen=True)
class _RuledOn:
    """The table that is ruled on, in its field."""

    board: Board
    at: int
    vulnerable: Vulnerability
    edition: Edition
    regulations: Regulations

    @property
    def table(self) -> Table:
        return self.board.tables[self.at]

    def line(self, side: Side) -> Line:
        return self.table.ns_line if side is Side.NS else self.table.ew_line

    def with_lines(self, lines: Mapping[Side, Line]) -> "_RuledOn":
        table = replace(self.table, ns_line=lines[Side.NS], ew_line=lines[Side.EW])
        tables = (*self.board.tables[: self.at], table, *self.board.tables[self.at + 1 :])
        return replace(self, board=replace(self.board, tables=tables))

    @property
    def provided(self) -> _Provided:
        return self.edition.of(_PROVIDED)

    def law(self, concept: Concept) -> str:
        return reference(concept, self.edition)


@dataclass(frozen=True)
class _Decided:
    """What each side is given, how the director's decision leads to it, and for whom that is all the arithmetic.

    assigned: False where the score is no adjusted one, but that of the tricks as they are counted.
    """

    given: Mapping[Side, _Given]
    steps: tuple[Step, ...] = ()
    explained: frozenset[Side] = frozenset()
    points: Mapping[Side, Exact] = field(default_factory=dict)
    """Where these are not what the field gives."""
    assigned: bool = True


def _decided(ruling: Adjustment, here: _RuledOn) -> _Decided:
    match ruling:
        case ArtificialScore(ns, ew):
            return _artificial(ns, ew, here)
        case AssignedScore(ns, ew):
            return _assigned(ns, ew, here)
        case TrickTransfer():
            return _transferred(ruling, here)
        case Corrected(result, law):
            step = Step("adjust-corrected", {"result": result}, law)
            return _Decided(dict.fromkeys(Side, (result,)), (step,), assigned=False)
        case Reduced(side, outcomes, law):
            given = {side: outcomes, side.opponents: _at_the_table(here, side.opponents)}
            explained = frozenset({side.opponents})
            return _Decided(given, (Step("adjust-reduced", {"side": side}, law),), explained, assigned=False)
        case SelfInflicted():
            return _self_inflicted(ruling, here)
        case OneAtFault():
            return _one_at_fault(ruling, here)
    assert isinstance(ruling, LikelyAndProbable)
    return _likely_and_probable(ruling, here)


def _artificial(ns: Artificial, ew: Artificial, here: _RuledOn) -> _Decided:
    steps: tuple[Step, ...] = ()
    if here.board.scoring.form is Form.IMPS and any(not isinstance(c, Artificial) for c in _other_table(here)):
        steps = (Step(here.provided.other_table, {}, here.law(Concept.OTHER_TABLE_RESULT)),)
    return _Decided({Side.NS: ns, Side.EW: ew}, steps)


def _assigned(ns: Outcomes, ew: Outcomes, here: _RuledOn) -> _Decided:
    if len(ns) > 1 or len(ew) > 1:
        _may_be_weighted(here.provided, here.regulations)
    return _Decided({Side.NS: ns, Side.EW: ew})


def _may_be_weighted(provided: _Provided, regulations: Regulations) -> None:
    """12C1(c); raises ScoringError where the authority has elected otherwise."""
    if provided.weighting_elected and (regulations.likely_and_probable or not regulations.weighting):
        raise ScoringError("weighting-prohibited")


def _transferred(ruling: TrickTransfer, here: _RuledOn) -> _Decided:
    result = here.table.result
    if result is None or result.contract is None:
        raise ScoringError("tricks-need-contract")
    if not 1 <= ruling.number <= TRICKS:
        raise ScoringError("number-of-tricks", number=str(ruling.number))
    to_declarer = result.contract.declarer.side is ruling.to
    won = TRICKS - result.tricks if to_declarer else result.tricks
    if ruling.number > won:
        raise ScoringError("tricks-not-there", number=str(ruling.number), tricks=str(won))
    changed = replace(result, tricks=result.tricks + (ruling.number if to_declarer else -ruling.number))
    outcome = Outcome(Fraction(1), contract_score(changed, here.vulnerable), changed)
    args: dict[str, Argument] = {"side": ruling.to, "number": ruling.number, "from": result, "to": changed}
    return _Decided(dict.fromkeys(Side, (outcome,)), (Step("adjust-tricks", args, ruling.law),), assigned=False)


def _self_inflicted(ruling: SelfInflicted, here: _RuledOn) -> _Decided:
    """Robin Barker’s method: the difference between before and without the error is what the side did to itself."""
    nos, law = ruling.nos, here.law(Concept.SELF_INFLICTED_DAMAGE)
    actual = ruling.actual or _at_the_table(here, nos)
    scored_so = here.with_lines({nos: _line(actual), nos.opponents: here.line(nos.opponents)})
    steps: list[Step] = []
    points: list[Exact] = []
    for label, outcomes in (("actual", actual), ("before", ruling.before), ("without", ruling.without_error)):
        found, arithmetic = _weighed(outcomes, nos, scored_so)
        steps += [*arithmetic, Step(f"adjust-self-{label}", {"side": nos, "points": found})]
        points.append(found)
    scored, before, without = points
    end = _self_inflicted_end(nos, scored, before, without, law)
    own, theirs, explained = actual, ruling.before, {nos}
    made_good: dict[Side, Exact] = {}
    match end.id:
        case "adjust-self-no-damage":
            theirs, explained = actual, set(Side)
        case "adjust-self-nothing":
            own, explained = ruling.before, set()
        case "adjust-self-part" if here.board.scoring.form is Form.BUTLER:
            # What is made good moves no datum: the table counts there with what was scored.
            made_good[nos] = scored + before - without
        case "adjust-self-part":
            own = (*actual, *ruling.before, *(replace(each, weight=-each.weight) for each in ruling.without_error))
    given = {nos: own, nos.opponents: theirs}
    return _Decided(given, (*steps, end), frozenset(explained), made_good)


def _self_inflicted_end(nos: Side, scored: Exact, before: Exact, without: Exact, law: str) -> Step:
    """What comes of A, B and C: no damage, all of it the side's own, none, or a part."""
    args: dict[str, Argument] = {"side": nos, "actual": scored, "before": before, "without": without}
    if before <= scored:
        return Step("adjust-self-no-damage", args, law)
    if before <= without:
        return Step("adjust-self-all", args, law)
    if without <= scored:
        return Step("adjust-self-nothing", args, law)
    return Step("adjust-self-part", args | {"points": scored + before - without}, law)


def _at_the_table(here: _RuledOn, side: Side) -> Outcomes:
    line = here.line(side)
    if not isinstance(line, int):
        raise ScoringError("actual-missing")
    return (Outcome(Fraction(1), line, here.table.result),)


def _one_at_fault(ruling: OneAtFault, here: _RuledOn) -> _Decided:
    if not here.provided.one_at_fault:
        raise ScoringError("not-in-edition", edition=here.edition.id)
    if here.board.scoring.form is not Form.IMPS:
        raise ScoringError("need-two-tables", results=str(len(here.board.tables)))
    plus, minus = Artificial(Average.PLUS), Artificial(Average.MINUS)
    assigned, arithmetic = _weighed(ruling.assigned, ruling.nos, here)
    average = artificial_points(plus, here.board)
    better = assigned > average
    given: dict[Side, _Given] = dict.fromkeys(Side, ruling.assigned)
    if not better:
        given = {ruling.nos: plus, ruling.nos.opponents: minus}
    args = {"side": ruling.nos, "assigned": assigned, "average": average, "points": max(assigned, average)}
    return _Decided(given, (*arithmetic, Step("adjust-better-of", args, "86B2(b)")), frozenset({ruling.nos}))


def _likely_and_probable(ruling: LikelyAndProbable, here: _RuledOn) -> _Decided:
    if not here.provided.likely_and_probable:
        raise ScoringError("not-in-edition", edition=here.edition.id)
    if not here.regulations.likely_and_probable:
        raise ScoringError("not-elected", law="12C1(e)")
    # The best for the one side and the worst for the other: both are the highest score of the non-offending side.
    sign = 1 if ruling.nos is Side.NS else -1
    best, worst = (
        replace(max(outcomes, key=lambda each: sign * each.score), weight=Fraction(1))
        for outcomes in (ruling.likely, ruling.probable)
    )
    steps = (
        Step("adjust-likely", {"side": ruling.nos, "result": best}, "12C1(e)(i)"),
        Step("adjust-probable", {"side": ruling.nos.opponents, "result": worst}, "12C1(e)(ii)"),
    )
    return _Decided({ruling.nos: (best,), ruling.nos.opponents: (worst,)}, steps)


def _line(given: _Given) -> Line:
    if isinstance(given, Artificial):
        return given
    if len(given) == 1 and given[0].weight == 1:
        return given[0].score
    return Weighted(tuple((each.weight, each.score) for each in given))


def _penalized(ruling: Penalty, here: _RuledOn, before: Scored) -> tuple[Scored, list[Step]]:
    if ruling.amount <= 0:
        raise ScoringError("penalty-not-positive", amount=str(ruling.amount))
    form, top = here.board.scoring.form, here.board.top
    if ruling.unit not in UNITS[form]:
        raise ScoringError("penalty-unit", unit=ruling.unit.value)
    args: dict[str, Argument] = {"side": ruling.who, "points": ruling.amount}
    if ruling.unit is Unit.VICTORY_POINTS:
        return before, [Step("adjust-penalty-vp", args, "90A")]
    points = ruling.amount
    step = Step("adjust-penalty", args, "90A")
    if ruling.unit is Unit.TOP and top is not None:
        points, step = ruling.amount * top, penalty_of_top(ruling, top)
    return _with_points(before, ruling.who, here.at, before.points(ruling.who)[here.at] - points), [step]


def penalty_of_top(ruling: Penalty, top: int) -> Step:
    """What a penalty that is a share of a top costs; the top is all that need be known of the board."""
    points = ruling.amount * top
    args: dict[str, Argument] = {"side": ruling.who, "points": points, "share": ruling.amount, "top": top}
    return Step("adjust-penalty-share", args, "90A")


def _with_points(scored: Scored, side: Side, at: int, points: Exact) -> Scored:
    """The board with other points for one side of one table."""
    whole = scored.points(side)
    changed = (*whole[:at], points, *whole[at + 1 :])
    return replace(scored, ns=changed) if side is Side.NS else replace(scored, ew=changed)


# The arithmetic


def _arithmetic(decided: _Decided, ruled: _RuledOn) -> list[Step]:
    """How each side's points come about, in the field as it is after the ruling."""
    steps: list[Step] = []
    for side, given in decided.given.items():
        if side in decided.explained:
            continue
        if isinstance(given, Artificial):
            steps += _artificial_steps(given, side, ruled)
        else:
            points, arithmetic = _weighed(given, side, ruled)
            steps += arithmetic
            if decided.assigned:
                steps.append(Step("adjust-assigned", {"side": side, "points": points}, "12C1(a)"))
    return steps


def _artificial_steps(line: Artificial, side: Side, here: _RuledOn) -> list[Step]:
    points, top = artificial_points(line, here.board), here.board.top
    usual = artificial_points(replace(line, own=None), here.board)
    args: dict[str, Argument] = {"side": side, "average": line.average, "points": usual}
    if top is None:
        steps = [Step("adjust-average-imps", args, here.law(Concept.AVERAGE_IMPS))]
    else:
        steps = [Step("adjust-share", {**args, "share": Fraction(usual) / top, "top": top}, "12C2(a)")]
    if points != usual:
        steps.append(Step("adjust-own-session", {"side": side, "points": points}, "12C2(c)"))
    return steps


def _weighed(outcomes: Outcomes, side: Side, here: _RuledOn) -> tuple[Exact, list[Step]]:
    """What the outcomes bring one side: each scored in the field's own way, then weighted (Law 12C1(c))."""
    steps: list[Step] = []
    total: Exact = 0
    for outcome in outcomes:
        points, arithmetic = _brings(outcome, side, here)
        steps += arithmetic
        if len(outcomes) > 1:
            args: dict[str, Argument] = {
                "side": side,
                "weight": outcome.weight,
                "points": points,
                "product": outcome.weight * points,
            }
            steps.append(Step("adjust-weighted", args, "12C1(c)"))
        total += outcome.weight * points
    return total, steps


def _brings(outcome: Outcome, side: Side, here: _RuledOn) -> tuple[Exact, list[Step]]:
    """What one outcome brings, had it been the result at the table."""
    args: dict[str, Argument] = {"side": side, "result": outcome}
    own = outcome.score if side is Side.NS else -outcome.score
    scoring = here.board.scoring
    if scoring.form is Form.TOTAL:
        return own, [Step("adjust-total", {**args, "points": own}, "78C")]
    if scoring.form is Form.IMPS:
        return _in_match(own, side, args, here)
    scores = played(here.board, side)
    points: Exact
    if scoring.form is Form.BUTLER:
        middle = datum(list(scores.values()), scoring.datum)
        points = imps(own - middle)
        return points, [Step("adjust-butler", {**args, "datum": middle, "points": points}, "78D")]
    scores.pop(here.at, None)
    others = frequencies(scores.values()).items()
    if scoring.form is Form.CROSS_IMPS:
        summed = sum(often * imps(own - other) for other, often in others)
        points = summed * cross_factor(len(scores) + 1, here.board.results, scoring.cross_average)
        args |= {"comparisons": len(scores), "sum": summed, "points": points}
        return points, [Step("adjust-cross-imps", args, "78D")]
    better = sum(often for other, often in others if other < own)
    equal = sum(often for other, often in others if other == own)
    raw = Fraction(scoring.win * (2 * better + equal), 2)
    steps = [Step("adjust-matchpoints", {**args, "better": better, "equal": equal, "points": raw}, "78A")]
    actual, expected = len(scores) + 1, here.board.results
    points = neuberg(raw, actual, expected, scoring.win)
    if actual != expected:
        counts: dict[str, Argument] = {"side": side, "actual": actual, "expected": expected}
        steps.append(Step("adjust-neuberg", {**counts, "raw": raw, "points": points}, "78D"))
    return points, steps


def _in_match(own: int, side: Side, args: dict[str, Argument], here: _RuledOn) -> tuple[Exact, list[Step]]:
    other = _other_table(here)[0 if side is Side.EW else 1]
    if isinstance(other, Artificial):
        points = artificial_points(other, here.board)
        return points, [Step("adjust-average-imps", {"side": side, "average": other.average, "points": points})]
    theirs = other if side is Side.NS else turned(other)
    points = against(own, theirs)
    if isinstance(theirs, int):
        args |= {"other": theirs, "difference": own - theirs}
        return points, [Step("adjust-imps", {**args, "points": points}, "78B")]
    return points, [Step("adjust-imps-weighted", {**args, "points": points}, "78B")]


def _other_table(here: _RuledOn) -> tuple[Line, Line]:
    """The lines of the other table of a match, North-South's and East-West's."""
    other = here.board.tables[1 - here.at]
    return other.ns_line, other.ew_line


def _averaged(ruled: _RuledOn) -> list[Step]:
    """The average of scores that do not balance, in a knock-out."""
    if not ruled.board.scoring.knockout:
        return []
    apart = score(replace(ruled.board, scoring=replace(ruled.board.scoring, knockout=False)))
    ns, ew = apart.ns[ruled.at], apart.ew[ruled.at]
    return [] if ns + ew == 0 else [knockout_average(ns, ew, ruled.edition)]


def knockout_average(ns: Exact, ew: Exact, edition: Edition = LAWS_2017) -> Step:
    """What two scores in IMPs that do not balance leave each side in a knock-out (12C4; 2007: 86B)."""
    args = {"ns": ns, "ew": ew, "points": Fraction(ns - ew) / 2}
    return Step("adjust-knockout", args, reference(Concept.KNOCKOUT_AVERAGE, edition))


# Points that the director has worked out


Points: TypeAlias = tuple[tuple[Fraction, Fraction], ...]
"""Matchpoints or IMPs that a side is given, each with its weight."""


def given_points(
    given: Mapping[Side, Points],
    *,
    top: int | None = None,
    knockout: bool = False,
    edition: Edition = LAWS_2017,
    regulations: Regulations = NOTHING_ELECTED,
) -> tuple[dict[Side, Exact], tuple[Step, ...]]:
    """What each side gets, and the arithmetic, where the director names matchpoints or IMPs and not results.

    60 % of 18 matchpoints and 40 % of 3 are 12.

    Args: given, for both sides, or for one where the scores balance; top, at matchpoints; the others as in `adjust`.
    Raises ScoringError: `weighting-prohibited`, `more-than-top`.
    """
    steps: list[Step] = []
    found: dict[Side, Exact] = {}
    for side, points in given.items():
        found[side], weighed = _weighed_points(points, side, top, edition, regulations)
        steps += [*weighed, Step("adjust-assigned", {"side": side, "points": found[side]}, "12C1(a)")]
    for side in Side:
        if side not in found:
            found[side] = (top or 0) - found[side.opponents]
    return _balanced(found, steps, edition, knockout=knockout)


def self_inflicted_points(
    nos: Side,
    *,
    actual: Points,
    before: Points,
    without_error: Points,
    top: int | None = None,
    knockout: bool = False,
    edition: Edition = LAWS_2017,
    regulations: Regulations = NOTHING_ELECTED,
) -> tuple[dict[Side, Exact], tuple[Step, ...]]:
    """What each side gets, and the arithmetic, where the three numbers of `SelfInflicted` are matchpoints or IMPs.

    With 6 of 24 matchpoints at the table, 18 without the infraction and 14 without their own error a side gets 10;
    their opponents get 6, what is left of 18.

    Args: nos, the non-offending side, of which all three are said; the others as in `SelfInflicted` and `given_points`.
    Raises ScoringError: `weighting-prohibited`, `more-than-top`.
    """
    steps: list[Step] = []
    points: list[Exact] = []
    for label, named in (("actual", actual), ("before", before), ("without", without_error)):
        each, weighed = _weighed_points(named, nos, top, edition, regulations)
        steps += [*weighed, Step(f"adjust-self-{label}", {"side": nos, "points": each})]
        points.append(each)
    scored, expected, without = points
    end = _self_inflicted_end(nos, scored, expected, without, reference(Concept.SELF_INFLICTED_DAMAGE, edition))
    own = {"adjust-self-nothing": expected, "adjust-self-part": scored + expected - without}.get(end.id, scored)
    damaged = end.id != "adjust-self-no-damage"
    found = {nos: own, nos.opponents: (top or 0) - (expected if damaged else scored)}
    steps.append(end)
    if end.id == "adjust-self-nothing":
        steps.append(Step("adjust-assigned", {"side": nos, "points": own}, "12C1(a)"))
    if damaged:
        steps.append(Step("adjust-assigned", {"side": nos.opponents, "points": found[nos.opponents]}, "12C1(a)"))
    return _balanced(found, steps, edition, knockout=knockout)


def _weighed_points(
    points: Points, side: Side, top: int | None, edition: Edition, regulations: Regulations
) -> tuple[Exact, list[Step]]:
    """What a side is given, with its weights."""
    steps: list[Step] = []
    if len(points) > 1:
        _may_be_weighted(edition.of(_PROVIDED), regulations)
    for weight, each in points:
        if top is not None and not 0 <= each <= top:
            raise ScoringError("more-than-top", points=f"{float(each):g}", top=str(top))
        if len(points) > 1:
            args: dict[str, Argument] = {"side": side, "weight": weight, "points": each, "product": weight * each}
            steps.append(Step("adjust-weighted", args, "12C1(c)"))
    return sum(weight * each for weight, each in points), steps


def _balanced(
    found: dict[Side, Exact], steps: list[Step], edition: Edition, *, knockout: bool
) -> tuple[dict[Side, Exact], tuple[Step, ...]]:
    """The same, averaged in a knock-out where it does not balance."""
    if not knockout or found[Side.NS] + found[Side.EW] == 0:
        return found, tuple(steps)
    average = Fraction(found[Side.NS] - found[Side.EW]) / 2
    last = knockout_average(found[Side.NS], found[Side.EW], edition)
    return {Side.NS: average, Side.EW: -average}, (*steps, last)
