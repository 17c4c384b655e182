"""What a board is worth after a ruling: the arithmetic of Law 12 and of the form of scoring (78, 86, 90)."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Fact, Kind, Reader, Value, choice, entered, typed, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import Contract, Denomination, Result, Seat, Side, Vulnerability, vulnerability
from rules.regulations.elections import ASSIGNED, AssignedScores
from rules.scoring.adjusted import (
    UNITS,
    Adjusted,
    Adjustment,
    ArtificialScore,
    AssignedScore,
    Corrected,
    LikelyAndProbable,
    OneAtFault,
    Penalty,
    Regulations,
    SelfInflicted,
    TrickTransfer,
    Unit,
    adjust,
)
from rules.scoring.boards import Artificial, Average, Board, Form, Scoring, Table, comparisons
from rules.scoring.entries import Amount, Others, Possible, one_result, points
from rules.scoring.errors import ScoringError

SEGMENT = segment("board_score", __name__)

# The follow-up that a ruling leads to.
SCORE = "board_score"

FORM = choice("form_of_scoring", Form)


class ScoreKind(StrEnum):
    """What the director has decided."""

    ASSIGNED = "assigned"
    DIFFERENT = "different"
    TRICKS = "tricks"
    CORRECTED = "corrected"
    SELF_INFLICTED = "self_inflicted"
    ARTIFICIAL = "artificial"
    PENALTY = "penalty"
    ONE_AT_FAULT = "one_at_fault"
    LIKELY_AND_PROBABLE = "likely_and_probable"


KIND = choice("score_kind", ScoreKind)

IN_EVERY_EDITION = (
    ScoreKind.ASSIGNED,
    ScoreKind.DIFFERENT,
    ScoreKind.TRICKS,
    ScoreKind.CORRECTED,
    ScoreKind.SELF_INFLICTED,
    ScoreKind.ARTIFICIAL,
    ScoreKind.PENALTY,
)

KNOCKOUT = yes_no("knockout", law="12C4")

# What enters the arithmetic, and nothing else. The contract is made by North in all samples.


def _sample(level: int, tricks: int) -> Possible:
    return Possible(((Fraction(1), Result(Contract(level, Denomination.SPADES, 0, Seat.N), tricks)),))


BOARD = typed("board", Kind.NUMBER)
VULNERABLE = choice("vulnerable", Vulnerability, typed=BOARD, sample=Vulnerability.NONE)

ONE_RESULT = Reader(one_result, "4SX-2 N, +620, PASS")
SEVERAL = Reader(Possible.parse, "3/5 4S= N; 2/5 4S-1 N")

TABLE_RESULT = entered("table_result", Kind.RESULT, _sample(4, 9), ONE_RESULT)
OTHER_TABLE = entered("other_table", Kind.RESULT, _sample(4, 10), ONE_RESULT)
OTHER_RESULTS = entered(
    "other_results", Kind.OTHERS, Others.parse("4S= N; 3S= N; 4S-1 N"), Reader(Others.parse, "4S= N; +50; A+/A-")
)
RESULTS = entered("possible_results", Kind.RESULTS, _sample(4, 10), SEVERAL)
CORRECTED_RESULT = entered("corrected_result", Kind.RESULT, _sample(4, 9), ONE_RESULT)
RESULTS_NS = entered("possible_results_ns", Kind.RESULTS, _sample(4, 10), SEVERAL)
RESULTS_EW = entered("possible_results_ew", Kind.RESULTS, _sample(3, 10), SEVERAL)
BEFORE = entered("expected_before", Kind.RESULTS, _sample(4, 10), SEVERAL)
WITHOUT_ERROR = entered("expected_without_error", Kind.RESULTS, _sample(3, 9), SEVERAL)
PROBABLE = entered("probable_results", Kind.RESULTS, _sample(4, 11), SEVERAL)
COST = entered("penalty_amount", Kind.AMOUNT, Amount(Fraction(1), Unit.IMPS), Reader(Amount.parse, "1/10 %, 3/1 IMP"))
COST_IN = {form: replace(COST, sample=Amount(Fraction(1), UNITS[form][0])) for form in Form}

TRICKS_TO = choice("tricks_to", Side, sample=Side.NS)
NON_OFFENDING = choice("non_offending", Side, sample=Side.NS)
PENALIZED = choice("penalized", Side, sample=Side.NS)


class NumberOfTricks(StrEnum):
    """How many tricks are transferred."""

    ONE = "one"
    TWO = "two"
    THREE = "three"


NUMBER = choice("tricks_transferred", NumberOfTricks, sample=NumberOfTricks.ONE, law="64A")
NUMBERS = {NumberOfTricks.ONE: 1, NumberOfTricks.TWO: 2, NumberOfTricks.THREE: 3}


class PutRight(StrEnum):
    """What a corrected result comes of."""

    CLAIM = "claim"
    AGREEMENT = "agreement"
    CONCESSION = "concession"
    TRICKS = "tricks"
    RECORD = "record"
    LATE = "late"
    NOTHING = "nothing"


PUT_RIGHT = choice("put_right", PutRight, sample=PutRight.NOTHING)
PUT_RIGHT_BY: Mapping[PutRight, str] = {
    PutRight.CLAIM: "70A",
    PutRight.AGREEMENT: "69B",
    PutRight.CONCESSION: "71",
    PutRight.TRICKS: "79B",
    PutRight.RECORD: "79C1",
    PutRight.LATE: "79C2",
    PutRight.NOTHING: "77",
}


class AverageAwarded(StrEnum):
    """Which average a side gets."""

    PLUS = "plus"
    EVEN = "even"
    MINUS = "minus"


AVERAGE_NS = choice("average_ns", AverageAwarded, sample=AverageAwarded.PLUS)
AVERAGE_EW = choice("average_ew", AverageAwarded, sample=AverageAwarded.EVEN)
AVERAGES = {
    AverageAwarded.PLUS: Average.PLUS,
    AverageAwarded.EVEN: Average.EVEN,
    AverageAwarded.MINUS: Average.MINUS,
}

# 12C2 is a matter of pairs or of teams.
AT_TEAMS = yes_no("at_teams")

# What stays the same however often the board is scored.
OF_THE_BOARD = (FORM, BOARD, VULNERABLE, TABLE_RESULT, OTHER_TABLE, OTHER_RESULTS)

# Decisions after which the two scores of a match may differ (12C4; 2007: 86B).
MAY_NOT_BALANCE = (
    ScoreKind.DIFFERENT,
    ScoreKind.SELF_INFLICTED,
    ScoreKind.ARTIFICIAL,
    ScoreKind.LIKELY_AND_PROBABLE,
)

LAW_ON_FORM: Mapping[Form, str] = {
    Form.MATCHPOINTS: "78A",
    Form.IMPS: "78B",
    Form.CROSS_IMPS: "78D",
    Form.BUTLER: "78D",
    Form.TOTAL: "78C",
}

# In the field a table needs a name; only the one that is ruled on is spoken of.
HERE = ("here", "here")


@derives(VULNERABLE)
def vulnerable_on(known: Known) -> tuple[Value, ...] | None:
    number = known.get(BOARD)
    return (vulnerability(number).value,) if isinstance(number, int) else None


@derives(FORM)
def form_fits(known: Known) -> tuple[Value, ...] | None:
    teams = known.get(AT_TEAMS)
    if not isinstance(teams, bool):
        return None
    return (Form.IMPS,) if teams else (Form.MATCHPOINTS, Form.CROSS_IMPS, Form.BUTLER)


@SEGMENT.under(LAWS_2017)
def board_score_2017(case: Case) -> Ruling:
    """12C, 64A, 78, 86B2(b) and 90A of 2017."""
    form = case[FORM]
    return computed(case, form, case[kinds((*IN_EVERY_EDITION, ScoreKind.ONE_AT_FAULT), form)], Regulations())


@SEGMENT.under(LAWS_2007)
def board_score_2007(case: Case) -> Ruling:
    """12C, 64A, 78, 86 and 90A of 2007."""
    form = case[FORM]
    elected = case[ASSIGNED]
    instead = elected is AssignedScores.LIKELY_AND_PROBABLE
    possible = (*IN_EVERY_EDITION, ScoreKind.LIKELY_AND_PROBABLE) if instead else IN_EVERY_EDITION
    regulations = Regulations(elected is AssignedScores.WEIGHTED, instead)
    return computed(case, form, case[kinds(possible, form)], regulations)


def kinds(possible: tuple[ScoreKind, ...], form: Form) -> Fact[ScoreKind]:
    """The decisions that can occur in a form of scoring: total points know no artificial score, 86B2 is for teams."""
    left = set(possible) - ({ScoreKind.ARTIFICIAL} if form is Form.TOTAL else set())
    return KIND.only(*(left if form is Form.IMPS else left - {ScoreKind.ONE_AT_FAULT}))


def computed(case: Case, form: Form, kind: ScoreKind, regulations: Regulations) -> Ruling:
    """The board before and after the ruling, line by line."""
    vulnerable = case[VULNERABLE]
    knockout = form is Form.IMPS and kind in MAY_NOT_BALANCE and case[KNOCKOUT]
    tables = (here(case, kind, vulnerable), *others(case, form, vulnerable))
    ruling = decided(case, form, kind, vulnerable)
    case.cite(LAW_ON_FORM[form])
    try:
        board = Board(tables, Scoring(form, knockout=knockout))
        found = adjust(board, vulnerable, HERE, ruling, case.edition, regulations)
    except ScoringError as error:
        case.reckon(f"error-{error.code}", dict(error.args_))
        return case.ruling()
    shown(case, found, played=kind is not ScoreKind.ARTIFICIAL)
    return case.ruling()


def here(case: Case, kind: ScoreKind, vulnerable: Vulnerability) -> Table:
    """The table that is ruled on; where no result could be obtained, it stands for an average."""
    if kind is ScoreKind.ARTIFICIAL:
        even = Artificial(Average.EVEN)
        return Table(*HERE, even, even)
    return table(HERE, case[TABLE_RESULT], vulnerable)


def others(case: Case, form: Form, vulnerable: Vulnerability) -> tuple[Table, ...]:
    """The tables that it is compared with."""
    if form is Form.TOTAL:
        return ()
    if form is Form.IMPS:
        return (table(("there", "there"), case[OTHER_TABLE], vulnerable),)
    found = []
    for place, each in enumerate(case[OTHER_RESULTS].results):
        if isinstance(each, tuple):
            ns, ew = map(Artificial, each)
            found.append(Table(place, place, ns, ew))
        else:
            score = points(each, vulnerable)
            found.append(Table(place, place, score, score))
    return tuple(found)


def table(sitting: tuple[str, str], result: Possible, vulnerable: Vulnerability) -> Table:
    """A table with its one result."""
    ((_, score, played),) = ((each.weight, each.score, each.result) for each in result.outcomes(vulnerable))
    return Table(*sitting, score, score, played)


def decided(case: Case, form: Form, kind: ScoreKind, vulnerable: Vulnerability) -> Adjustment:
    """What the director has decided, asked for."""
    match kind:
        case ScoreKind.ASSIGNED:
            both = case[RESULTS].outcomes(vulnerable)
            return AssignedScore(both, both)
        case ScoreKind.DIFFERENT:
            apart = case[RESULTS_NS].outcomes(vulnerable)
            return AssignedScore(apart, case[RESULTS_EW].outcomes(vulnerable))
        case ScoreKind.TRICKS:
            return TrickTransfer(case[TRICKS_TO], NUMBERS[case[NUMBER]])
        case ScoreKind.CORRECTED:
            by = PUT_RIGHT_BY[case[PUT_RIGHT]]
            (result,) = case[CORRECTED_RESULT].outcomes(vulnerable)
            return Corrected(result, by)
        case ScoreKind.SELF_INFLICTED:
            side, before, without = case[NON_OFFENDING], case[BEFORE], case[WITHOUT_ERROR]
            return SelfInflicted(side, before.outcomes(vulnerable), without.outcomes(vulnerable))
        case ScoreKind.ARTIFICIAL:
            ns, ew = (Artificial(AVERAGES[case[fact]]) for fact in (AVERAGE_NS, AVERAGE_EW))
            return ArtificialScore(ns, ew)
        case ScoreKind.PENALTY:
            penalized, cost = case[PENALIZED], case[COST_IN[form]]
            return Penalty(penalized, cost.value, cost.unit)
        case ScoreKind.ONE_AT_FAULT:
            return OneAtFault(case[NON_OFFENDING], case[RESULTS].outcomes(vulnerable))
        case ScoreKind.LIKELY_AND_PROBABLE:
            side, likely, probable = case[NON_OFFENDING], case[RESULTS], case[PROBABLE]
            return LikelyAndProbable(side, likely.outcomes(vulnerable), probable.outcomes(vulnerable))
        case _:
            assert_never(kind)


def shown(case: Case, found: Adjusted, *, played: bool) -> None:
    """Before and after first, then each step; each comparison on demand."""
    first, *steps, last = found.steps
    for step in (*((first,) if played else ()), last, *steps):
        case.reckon(step.id, step.args, step.law)
        if step is last and (top := found.after.board.top):
            ns, ew = (100 * Fraction(found.points(side)[1]) / top for side in Side)
            case.reckon("score-shares", {"top": top, "ns": ns, "ew": ew})
    for side in Side:
        for each in comparisons(found.after.board, found.at, side):
            own, theirs = (f"{s:+d}" if isinstance(s, int) else s for s in (each.own, each.theirs))
            case.detail("comparison", {"side": side, "own": own, "theirs": theirs, "points": each.points})
