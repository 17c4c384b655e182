"""What a board is worth after a ruling: the arithmetic of Law 12 and of the form of scoring (78, 86, 90)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Audience, Fact, Kind, NotAsked, Reader, Value, choice, entered, typed, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
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
    Reduced,
    Regulations,
    SelfInflicted,
    Step,
    TrickTransfer,
    Unit,
    adjust,
    given_points,
    knockout_average,
    penalty_of_top,
    self_inflicted_points,
)
from rules.scoring.boards import Artificial, Average, Board, Form, Scoring, Table, comparisons
from rules.scoring.contract_score import SCORING_TABLE
from rules.scoring.entries import Amount, Given, Listed, Others, Possible, one_result, points
from rules.scoring.errors import ScoringError
from rules.scoring.scores import Exact

SEGMENT = segment("board_score", __name__)

# The follow-up that a ruling leads to.
SCORE = "board_score"

FORM = choice("form_of_scoring", Form)

# How a tournament of pairs with averages is scored.
AT_PAIRS = (Form.MATCHPOINTS, Form.CROSS_IMPS, Form.BUTLER)


class ScoreKind(StrEnum):
    """What the director has decided."""

    ASSIGNED = "assigned"
    DIFFERENT = "different"
    UNPLAYED = "unplayed"
    TRICKS = "tricks"
    CORRECTED = "corrected"
    ONE_SIDE = "one_side"
    SELF_INFLICTED = "self_inflicted"
    SELF_INFLICTED_POINTS = "self_inflicted_points"
    ARTIFICIAL = "artificial"
    POINTS_GIVEN = "points_given"
    PENALTY = "penalty"
    ONE_AT_FAULT = "one_at_fault"
    LIKELY_AND_PROBABLE = "likely_and_probable"


KIND = choice("score_kind", ScoreKind, audience=Audience.DIRECTOR)

IN_EVERY_EDITION = (
    ScoreKind.ASSIGNED,
    ScoreKind.DIFFERENT,
    ScoreKind.UNPLAYED,
    ScoreKind.TRICKS,
    ScoreKind.CORRECTED,
    ScoreKind.ONE_SIDE,
    ScoreKind.SELF_INFLICTED,
    ScoreKind.SELF_INFLICTED_POINTS,
    ScoreKind.ARTIFICIAL,
    ScoreKind.POINTS_GIVEN,
    ScoreKind.PENALTY,
)

# There are no averages at total points, and points are what the director enters anyway.
NOT_OF_TOTAL_POINTS = {
    ScoreKind.UNPLAYED,
    ScoreKind.ARTIFICIAL,
    ScoreKind.POINTS_GIVEN,
    ScoreKind.SELF_INFLICTED_POINTS,
}

KNOCKOUT = yes_no("knockout", law="12C4")

# What enters the arithmetic, and nothing else. The contract is made by North in all samples.


def _sample(level: int, tricks: int) -> Possible:
    return Possible(((Fraction(1), Result(Contract(level, Denomination.SPADES, 0, Seat.N), tricks)),))


BOARD = typed("board", Kind.NUMBER)
VULNERABLE = choice("vulnerable", Vulnerability, typed=BOARD, sample=Vulnerability.NONE)

ONE_RESULT = Reader(one_result, "4SX-2 N, +620, PASS")
SEVERAL = Reader(Possible.parse, "3/5 4S= N; 2/5 4S-1 N")
LISTED = Reader(Listed.parse, "4S= N; 4S-1 N")

TABLE_RESULT = entered("table_result", Kind.RESULT, _sample(4, 9), ONE_RESULT)
OTHER_TABLE = entered("other_table", Kind.RESULT, _sample(4, 10), ONE_RESULT)
OTHER_RESULTS = entered(
    "other_results",
    Kind.OTHERS,
    Others.parse("4S= N; 3S= N; 4S-1 N"),
    Reader(Others.parse, "4S= N; +50; A+/A-; or a top alone, 24 MP"),
)
RESULTS = entered("possible_results", Kind.RESULTS, _sample(4, 10), SEVERAL)
CORRECTED_RESULT = entered("corrected_result", Kind.RESULT, _sample(4, 9), ONE_RESULT)
REDUCED_RESULTS = entered("reduced_results", Kind.RESULTS, _sample(4, 8), SEVERAL)
RESULTS_NS = entered("possible_results_ns", Kind.RESULTS, _sample(4, 10), SEVERAL)
RESULTS_EW = entered("possible_results_ew", Kind.RESULTS, _sample(3, 10), SEVERAL)
BEFORE = entered("expected_before", Kind.RESULTS, _sample(4, 10), SEVERAL)
WITHOUT_ERROR = entered("expected_without_error", Kind.RESULTS, _sample(3, 9), SEVERAL)
LIKELY = entered("likely_results", Kind.LISTED, Listed.parse("4S= N"), LISTED)
PROBABLE = entered("probable_results", Kind.LISTED, Listed.parse("4S+1 N"), LISTED)
COST = entered("penalty_amount", Kind.AMOUNT, Amount(Fraction(1), Unit.IMPS), Reader(Amount.parse, "1/10 %, 3/1 IMP"))
COST_IN = {form: replace(COST, sample=Amount(Fraction(1), UNITS[form][0])) for form in Form}

# What the director has worked out, with its weights.
GIVEN = Reader(Given.parse, "3/5 18; 2/5 3")
POINTS_NS = entered("points_ns", Kind.POINTS, Given(((Fraction(1), Fraction(5)),)), GIVEN)
POINTS_EW = entered("points_ew", Kind.POINTS, Given(((Fraction(1), Fraction(5)),)), GIVEN)
# The three numbers of 12C1(e) (2007: 12C1(b)), of the non-offending side.
POINTS_ACTUAL = entered("points_actual", Kind.POINTS, Given(((Fraction(1), Fraction(3)),)), GIVEN)
POINTS_BEFORE = entered("points_before", Kind.POINTS, Given(((Fraction(1), Fraction(9)),)), GIVEN)
POINTS_WITHOUT = entered("points_without_error", Kind.POINTS, Given(((Fraction(1), Fraction(6)),)), GIVEN)
POINTS_DIFFER = yes_no("points_differ", audience=Audience.DIRECTOR, law="12C1")
TOP = entered("top", Kind.TOP, 24)

TRICKS_TO = choice("tricks_to", Side, audience=Audience.DIRECTOR, sample=Side.NS)
NON_OFFENDING = choice("non_offending", Side, audience=Audience.DIRECTOR, sample=Side.NS)
PENALIZED = choice("penalized", Side, audience=Audience.DIRECTOR, sample=Side.NS)
REDUCED_SIDE = choice("reduced_side", Side, audience=Audience.DIRECTOR, sample=Side.NS)


class NumberOfTricks(StrEnum):
    """How many tricks change sides."""

    ONE = "one"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"
    SEVEN = "seven"
    EIGHT = "eight"
    NINE = "nine"
    TEN = "ten"
    ELEVEN = "eleven"
    TWELVE = "twelve"
    THIRTEEN = "thirteen"


NUMBER = choice("tricks_transferred", NumberOfTricks, audience=Audience.DIRECTOR, sample=NumberOfTricks.ONE)
NUMBERS = {name: number for number, name in enumerate(NumberOfTricks, 1)}


class TricksComeOf(StrEnum):
    """Why tricks change sides."""

    REVOKE = "revoke"
    CLAIM = "claim"
    AGREEMENT = "agreement"
    CONCESSION = "concession"


TRICKS_COME_OF = choice("tricks_come_of", TricksComeOf, audience=Audience.DIRECTOR, sample=TricksComeOf.REVOKE)
TRICKS_BY: Mapping[TricksComeOf, str] = {
    TricksComeOf.REVOKE: "64A",
    TricksComeOf.CLAIM: "70A",
    TricksComeOf.AGREEMENT: "69B",
    TricksComeOf.CONCESSION: "71",
}


class PutRight(StrEnum):
    """What a corrected result comes of."""

    CLAIM = "claim"
    AGREEMENT = "agreement"
    CONCESSION = "concession"
    TRICKS = "tricks"
    LATE_TRICKS = "tricks_after_round"
    DOUBLE = "inadmissible_double"
    RECORD = "record"
    LATE = "late"
    NOTHING = "nothing"


PUT_RIGHT = choice("put_right", PutRight, audience=Audience.DIRECTOR, sample=PutRight.NOTHING)
ALIKE: Mapping[PutRight, str] = {
    PutRight.CLAIM: "70A",
    PutRight.AGREEMENT: "69B",
    PutRight.CONCESSION: "71",
    PutRight.TRICKS: "79B2",
    PutRight.RECORD: "79C1",
    PutRight.LATE: "79C2",
    PutRight.NOTHING: SCORING_TABLE,
}

# 2007 has neither 36C nor 79B3.
PUT_RIGHT_BY: Mapping[Edition, Mapping[PutRight, str]] = {
    LAWS_2017: {**ALIKE, PutRight.LATE_TRICKS: "79B3", PutRight.DOUBLE: "36C"},
    LAWS_2007: {**ALIKE, PutRight.LATE_TRICKS: "79B2", PutRight.DOUBLE: "12A1"},
}


class OneSide(StrEnum):
    """Why the score of one side alone is reduced."""

    TRICKS = "tricks_after_round"
    DUMMY = "dummy_spoke"
    OWN_ACTION = "own_action"


ONE_SIDE = choice("one_side_reduced", OneSide, audience=Audience.DIRECTOR, sample=OneSide.TRICKS)
ONE_SIDE_BY: Mapping[OneSide, str] = {OneSide.TRICKS: "79B3", OneSide.DUMMY: "43B3", OneSide.OWN_ACTION: "11A"}


class AverageAwarded(StrEnum):
    """Which average a side gets."""

    PLUS = "plus"
    EVEN = "even"
    MINUS = "minus"


AVERAGE_NS = choice("average_ns", AverageAwarded, audience=Audience.DIRECTOR, sample=AverageAwarded.MINUS)
AVERAGE_EW = choice("average_ew", AverageAwarded, audience=Audience.DIRECTOR, sample=AverageAwarded.EVEN)
AVERAGES = {
    AverageAwarded.PLUS: Average.PLUS,
    AverageAwarded.EVEN: Average.EVEN,
    AverageAwarded.MINUS: Average.MINUS,
}

# 12C2 is a matter of pairs or of teams.
AT_TEAMS = yes_no("at_teams")

# 86B1 of 2017, 86D of 2007: at teams the result at the other table may decide.
OTHER_TABLE_FAVOURS = yes_no(
    "other_table_favours", audience=Audience.DIRECTOR, judgement=True, law=Concept.OTHER_TABLE_RESULT
)

# 86B2 of 2017: results of the same contestants that cannot be compared, or more than one board to be adjusted.
SEVERAL_RESULTS = yes_no("several_results", audience=Audience.DIRECTOR, law="86B2")


class AtFault(StrEnum):
    """86B2(a) to (c) of 2017: how many of the two contestants are at fault."""

    NOBODY = "nobody"
    ONE = "one"
    BOTH = "both"


# Where several results cannot be compared, both teams get averages but in 86B2(b).
AVERAGES_AT_TEAMS: Mapping[AtFault, str] = {AtFault.NOBODY: "86B2(a)", AtFault.BOTH: "86B2(c)"}

AT_FAULT = choice("contestants_at_fault", AtFault, audience=Audience.DIRECTOR, law="86B2")

# What stays the same however often the board is scored.
OF_THE_BOARD = (FORM, BOARD, VULNERABLE, TABLE_RESULT, OTHER_TABLE, OTHER_RESULTS)

# 12C2(c): what each side scored on its other boards, a percentage, or IMPs a board; asked at the end of the session.
SESSION_SHARE = Amount(Fraction(3, 5), Unit.TOP)
SESSION_IMPS = Amount(Fraction(1), Unit.IMPS)
READ_SESSION = Reader(Amount.parse, "127/200 %, 3/2 IMP")
OTHER_BOARDS: Mapping[Side, Fact[Amount]] = {
    Side.NS: entered("session_ns", Kind.AMOUNT, SESSION_SHARE, READ_SESSION),
    Side.EW: entered("session_ew", Kind.AMOUNT, SESSION_SHARE, READ_SESSION),
}

# Whether it is known of a side, the session having ended. Nobody is asked.
SESSION_RULED: Mapping[Side, Fact[bool]] = {
    Side.NS: yes_no("session_ruled_ns"),
    Side.EW: yes_no("session_ruled_ew"),
}

# Whether the ruling that awarded the averages has left 12C2(c) to be come back for. Nobody is asked.
SESSION_CHECK_LEFT = yes_no("session_check_left")

# What an average is, and in which unit.
OF_AVERAGES = (FORM, AVERAGE_NS, AVERAGE_EW, AT_FAULT)

# Decisions on a board of which this table has no result, or none that could be compared.
WITHOUT_RESULT = (ScoreKind.UNPLAYED, ScoreKind.ONE_AT_FAULT)

# Decisions after which the two scores of a match may differ (12C4; 2007: 86B).
MAY_NOT_BALANCE = (
    ScoreKind.DIFFERENT,
    ScoreKind.ONE_SIDE,
    ScoreKind.SELF_INFLICTED,
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
    return (Form.IMPS,) if teams else AT_PAIRS


@derives(SESSION_CHECK_LEFT)
def session_check_told(known: Known) -> tuple[Value, ...] | None:
    return (known.get(SESSION_CHECK_LEFT) is True,)


@derives(SESSION_RULED[Side.NS])
def session_of_ns_told(known: Known) -> tuple[Value, ...] | None:
    return (known.get(OTHER_BOARDS[Side.NS]) is not None,)


@derives(SESSION_RULED[Side.EW])
def session_of_ew_told(known: Known) -> tuple[Value, ...] | None:
    return (known.get(OTHER_BOARDS[Side.EW]) is not None,)


@SEGMENT.under(LAWS_2017)
def board_score_2017(case: Case) -> Ruling:
    """12C, 64A, 78, 86B2(b) and 90A of 2017."""
    form = case[FORM]
    return scored(case, form, case[kinds((*IN_EVERY_EDITION, ScoreKind.ONE_AT_FAULT), form)], elected(case))


@SEGMENT.under(LAWS_2007)
def board_score_2007(case: Case) -> Ruling:
    """12C, 64A, 78, 86 and 90A of 2007."""
    form = case[FORM]
    regulations = elected_2007(case)
    instead = regulations.likely_and_probable
    possible = (*IN_EVERY_EDITION, ScoreKind.LIKELY_AND_PROBABLE) if instead else IN_EVERY_EDITION
    return scored(case, form, case[kinds(possible, form)], regulations)


def elected(case: Case) -> Regulations:
    """Nothing is elected under the Laws of 2017."""
    return Regulations()


def elected_2007(case: Case) -> Regulations:
    """12C1(c) and 12C1(e) of 2007."""
    chosen = case[ASSIGNED]
    return Regulations(chosen is AssignedScores.WEIGHTED, chosen is AssignedScores.LIKELY_AND_PROBABLE)


ELECTED: Mapping[Edition, Callable[[Case], Regulations]] = {LAWS_2017: elected, LAWS_2007: elected_2007}


def kinds(possible: tuple[ScoreKind, ...], form: Form) -> Fact[ScoreKind]:
    """The decisions that can occur in a form of scoring: total points know no artificial score, 86B2 is for teams."""
    left = set(possible) - (NOT_OF_TOTAL_POINTS if form is Form.TOTAL else set())
    return KIND.only(*(left if form is Form.IMPS else left - {ScoreKind.ONE_AT_FAULT}))


def scored(case: Case, form: Form, kind: ScoreKind, regulations: Regulations) -> Ruling:
    """The ruling line by line, or why nothing can be reckoned."""
    try:
        if kind in WORKED_OUT:
            points_shown(case, *WORKED_OUT[kind](case, form, regulations))
        elif kind is ScoreKind.ARTIFICIAL and form is Form.IMPS:
            averages_at_teams(case, regulations)
        elif kind is ScoreKind.ARTIFICIAL:
            averages_at_pairs(case, form)
        else:
            computed(case, form, kind, regulations)
    except ScoringError as error:
        case.reckon(f"error-{error.code}", dict(error.args_))
    return case.ruling()


WorkedOut: TypeAlias = tuple[int | None, Mapping[Side, Exact], Iterable[Step]]
"""The top, what each side gets, and the arithmetic."""


def as_given(case: Case, form: Form, regulations: Regulations) -> WorkedOut:
    """Matchpoints or IMPs that the director has worked out, so that nothing else need be known of the board."""
    differ = case[POINTS_DIFFER]
    knockout = form is Form.IMPS and differ and case[KNOCKOUT]
    given = {Side.NS: case[POINTS_NS].parts}
    if differ:
        given[Side.EW] = case[POINTS_EW].parts
    top = case[TOP] if form is Form.MATCHPOINTS else None
    case.cite(LAW_ON_FORM[form])
    return top, *given_points(given, top=top, knockout=knockout, edition=case.edition, regulations=regulations)


def less_self_inflicted(case: Case, form: Form, regulations: Regulations) -> WorkedOut:
    """12C1(e) (2007: 12C1(b)) of matchpoints or IMPs that the director has worked out."""
    knockout = form is Form.IMPS and case[KNOCKOUT]
    nos = case[NON_OFFENDING]
    actual, before, without_error = case[POINTS_ACTUAL].parts, case[POINTS_BEFORE].parts, case[POINTS_WITHOUT].parts
    top = case[TOP] if form is Form.MATCHPOINTS else None
    case.cite(LAW_ON_FORM[form])
    return top, *self_inflicted_points(
        nos,
        actual=actual,
        before=before,
        without_error=without_error,
        top=top,
        knockout=knockout,
        edition=case.edition,
        regulations=regulations,
    )


WORKED_OUT: Mapping[ScoreKind, Callable[[Case, Form, Regulations], WorkedOut]] = {
    ScoreKind.POINTS_GIVEN: as_given,
    ScoreKind.SELF_INFLICTED_POINTS: less_self_inflicted,
}


def points_shown(case: Case, top: int | None, found: Mapping[Side, Exact], steps: Iterable[Step]) -> None:
    """What each side gets, first of all; then how."""
    case.reckon("adjust-after", {side.value.lower(): points for side, points in found.items()})
    shares(case, top, found)
    for step in steps:
        case.reckon(step.id, step.args, step.law)


def averages_at_teams(case: Case, regulations: Regulations) -> None:
    """12C2(b) (2007: 86A): nothing else need be known of the board, unless the other table or the fault decides."""
    if case[OTHER_TABLE_FAVOURS]:
        case.adjust("assigned-by-other-table", Concept.OTHER_TABLE_RESULT, SCORE)
        return
    at_fault = case.edition.of(AT_FAULT_UNDER)(case)
    if at_fault is AtFault.ONE:
        computed(case, Form.IMPS, ScoreKind.ONE_AT_FAULT, regulations)
        return
    if at_fault is not None:
        case.cite(AVERAGES_AT_TEAMS[at_fault])
    knockout = case[KNOCKOUT]
    ns, ew = averages_awarded(case, SESSION_IMPS)
    case.cite(LAW_ON_FORM[Form.IMPS])
    # Each team sits North-South at one table and East-West at the other.
    tables = (Table(*HERE, ns, ew), Table("there", "there", ew, ns))
    board = Board(tables, Scoring(Form.IMPS, knockout=knockout))
    shown(case, adjust(board, Vulnerability.NONE, HERE, ArtificialScore(ns, ew), case.edition), played=False)
    session_may_change(case, ns, ew)


def at_fault_2017(case: Case) -> AtFault | None:
    """86B2 of 2017: who is at fault, where there are several results or boards; None where there is one."""
    return case[AT_FAULT] if case[SEVERAL_RESULTS] else None


def at_fault_2007(case: Case) -> AtFault | None:
    """2007 knows no such rule."""
    return None


AT_FAULT_UNDER: Mapping[Edition, Callable[[Case], AtFault | None]] = {
    LAWS_2017: at_fault_2017,
    LAWS_2007: at_fault_2007,
}


def averages_at_pairs(case: Case, form: Form) -> None:
    """12C2(a) and (b): a share of the top, or three IMPs; what was obtained at other tables does not enter into it."""
    ns, ew = averages_awarded(case, SESSION_SHARE if form is Form.MATCHPOINTS else SESSION_IMPS)
    expected = case[TOP] // 2 + 1 if form is Form.MATCHPOINTS else None
    case.cite(LAW_ON_FORM[form])
    board = Board((Table(*HERE, ns, ew), averaged("others")), Scoring(form), expected)
    shown(case, adjust(board, Vulnerability.NONE, HERE, ArtificialScore(ns, ew), case.edition), played=False)
    session_may_change(case, ns, ew)


def session_may_change(case: Case, *awarded: Artificial) -> None:
    """12C2(c): where an average plus or minus is first decided on here, the session may make more or less of it."""
    unknown = {each.average for each in awarded if each.own is None}
    if unknown - {Average.EVEN} and not case[SESSION_CHECK_LEFT]:
        case.check("session-score", "12C2(c)", When.END_OF_SESSION, "session_score")


def computed(case: Case, form: Form, kind: ScoreKind, regulations: Regulations) -> None:
    """The board before and after the ruling."""
    vulnerable = case[VULNERABLE]
    knockout = form is Form.IMPS and kind in MAY_NOT_BALANCE and case[KNOCKOUT]
    ruled_on = here(case, kind, vulnerable)
    tables, top = others(case, form, vulnerable)
    ruling = decided(case, form, kind, vulnerable)
    case.cite(LAW_ON_FORM[form])
    if top is not None and isinstance(ruling, Penalty) and ruling.unit is Unit.TOP:
        cost = penalty_of_top(ruling, top)
        case.reckon(cost.id, cost.args, cost.law)
        return
    if top is not None:
        raise ScoringError("results-needed")
    board = Board((ruled_on, *tables), Scoring(form, knockout=knockout))
    found = adjust(board, vulnerable, HERE, ruling, case.edition, regulations)
    shown(case, found, played=kind not in WITHOUT_RESULT)


def here(case: Case, kind: ScoreKind, vulnerable: Vulnerability) -> Table:
    """The table that is ruled on; where no result was obtained, it stands for an average."""
    if kind in WITHOUT_RESULT:
        return averaged("here")
    return table(HERE, case[TABLE_RESULT], vulnerable)


def others(case: Case, form: Form, vulnerable: Vulnerability) -> tuple[tuple[Table, ...], int | None]:
    """The tables that it is compared with; or the top alone, of which a penalty may be a share."""
    if form is Form.TOTAL:
        return (), None
    if form is Form.IMPS:
        return (table(("there", "there"), case[OTHER_TABLE], vulnerable),), None
    entered_ = case[OTHER_RESULTS]
    if entered_.top is not None:
        return (), entered_.top
    found = []
    for place, each in enumerate(entered_.results):
        if isinstance(each, tuple):
            ns, ew = map(Artificial, each)
            found.append(Table(place, place, ns, ew))
        else:
            score = points(each, vulnerable)
            found.append(Table(place, place, score, score))
    return tuple(found), None


def averaged(name: str) -> Table:
    """A table with an average for both sides, which belongs to no field."""
    even = Artificial(Average.EVEN)
    return Table(name, name, even, even)


def table(sitting: tuple[str, str], result: Possible, vulnerable: Vulnerability) -> Table:
    """A table with its one result."""
    ((_, score, played),) = ((each.weight, each.score, each.result) for each in result.outcomes(vulnerable))
    return Table(*sitting, score, score, played)


def decided(case: Case, form: Form, kind: ScoreKind, vulnerable: Vulnerability) -> Adjustment:
    """What the director has decided, asked for; points and averages are reckoned elsewhere."""
    match kind:
        case ScoreKind.ASSIGNED | ScoreKind.UNPLAYED:
            both = case[RESULTS].outcomes(vulnerable)
            return AssignedScore(both, both)
        case ScoreKind.DIFFERENT:
            apart = case[RESULTS_NS].outcomes(vulnerable)
            return AssignedScore(apart, case[RESULTS_EW].outcomes(vulnerable))
        case ScoreKind.TRICKS:
            law = TRICKS_BY[case[TRICKS_COME_OF]]
            return TrickTransfer(case[TRICKS_TO], NUMBERS[case[NUMBER]], law)
        case ScoreKind.CORRECTED:
            law = case.edition.of(PUT_RIGHT_BY)[case[PUT_RIGHT]]
            (result,) = case[CORRECTED_RESULT].outcomes(vulnerable)
            return Corrected(result, law)
        case ScoreKind.ONE_SIDE:
            law = case.edition.of(REDUCED_UNDER)(case)
            side = case[REDUCED_SIDE]
            return Reduced(side, case[REDUCED_RESULTS].outcomes(vulnerable), law)
        case ScoreKind.SELF_INFLICTED:
            side, before, without = case[NON_OFFENDING], case[BEFORE], case[WITHOUT_ERROR]
            return SelfInflicted(side, before.outcomes(vulnerable), without.outcomes(vulnerable))
        case ScoreKind.PENALTY:
            penalized, cost = case[PENALIZED], case[COST_IN[form]]
            return Penalty(penalized, cost.value, cost.unit)
        case ScoreKind.ONE_AT_FAULT:
            return OneAtFault(case[NON_OFFENDING], case[RESULTS].outcomes(vulnerable))
        case ScoreKind.LIKELY_AND_PROBABLE:
            side, likely, probable = case[NON_OFFENDING], case[LIKELY], case[PROBABLE]
            return LikelyAndProbable(side, likely.outcomes(vulnerable), probable.outcomes(vulnerable))
        case _:
            raise NotAsked(kind)


def averages_awarded(case: Case, session: Amount) -> tuple[Artificial, Artificial]:
    """12C2(a) and (c): what North-South and East-West get.

    session: what their other boards may have brought, in its unit.
    """
    averages = averages_by_fault(case)
    return awarded(case, Side.NS, averages[Side.NS], session), awarded(case, Side.EW, averages[Side.EW], session)


def averages_by_fault(case: Case) -> dict[Side, Average]:
    """12C2(a): what each side gets by its own fault."""
    return {Side.NS: AVERAGES[case[AVERAGE_NS]], Side.EW: AVERAGES[case[AVERAGE_EW]]}


def awarded(case: Case, side: Side, average: Average, session: Amount) -> Artificial:
    """12C2(c): an average, with what the side scored on its other boards where that has been said already."""
    if not case[SESSION_RULED[side]]:
        return Artificial(average)
    own = case[replace(OTHER_BOARDS[side], sample=session)]
    if own.unit is not session.unit:
        case.cite("12C2(c)")
        raise ScoringError("session-unit", unit=own.unit.value)
    return Artificial(average, own.value)


def averaged_in_a_knockout(case: Case, ns: Exact, ew: Exact) -> None:
    """12C4 (2007: 86B): what two scores in IMPs that do not balance leave each side in a knock-out match."""
    if ns + ew:
        step = knockout_average(ns, ew, case.edition)
        case.reckon(step.id, step.args, step.law)


def reduced_under_2017(case: Case) -> str:
    """By which paragraph of 2017 one side's score is reduced."""
    return ONE_SIDE_BY[case[ONE_SIDE]]


def reduced_under_2007(case: Case) -> str:
    """The only paragraph of 2007 by which one side's score may be reduced."""
    return "79B2"


REDUCED_UNDER: Mapping[Edition, Callable[[Case], str]] = {LAWS_2017: reduced_under_2017, LAWS_2007: reduced_under_2007}


def shown(case: Case, found: Adjusted, *, played: bool) -> None:
    """Before and after first, then each step; each comparison on demand."""
    first, *steps, last = found.steps
    for step in (*((first,) if played else ()), last, *steps):
        case.reckon(step.id, step.args, step.law)
        if step is last:
            shares(case, found.after.board.top, {side: found.points(side)[1] for side in Side})
    for side in Side:
        for each in comparisons(found.after.board, found.at, side):
            own, theirs = (f"{s:+d}" if isinstance(s, int) else s for s in (each.own, each.theirs))
            case.detail("comparison", {"side": side, "own": own, "theirs": theirs, "points": each.points})


def shares(case: Case, top: int | None, found: Mapping[Side, Exact]) -> None:
    """Matchpoints as a percentage of the top."""
    if top is not None:
        ns, ew = (100 * Fraction(found[side]) / top for side in Side)
        case.reckon("score-shares", {"top": top, "ns": ns, "ew": ew})
