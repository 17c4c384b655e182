"""Law 87B: a fouled board of pairs, scored in groups, one for each form in which it was played."""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction

from rules.engine.case import Case
from rules.engine.facts import Audience, Kind, Reader, choice, entered
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.model import Result, Vulnerability
from rules.procedures.score._board_score import AT_PAIRS, FORM, LAW_ON_FORM, VULNERABLE
from rules.scoring.adjusted import Outcome
from rules.scoring.boards import Artificial, Board, Form, Scored, Scoring, Table
from rules.scoring.entries import Others, points
from rules.scoring.errors import ScoringError
from rules.scoring.fouled import fouled

SEGMENT = segment("fouled_score", __name__)

# The follow-up that a fouled board leads to.
FOULED_SCORE = "fouled_score"


class Forms(StrEnum):
    """In how many forms the board was played."""

    TWO = "two"
    THREE = "three"


FORMS = choice("number_of_forms", Forms, audience=Audience.DIRECTOR, law="87B")


class SmallGroups(StrEnum):
    """What a group of two or three brings, unless three are the largest: a regulation says it, or the director."""

    FIXED = "fixed"
    FORMULA = "formula"


SMALL_GROUPS = choice("small_groups", SmallGroups, audience=Audience.DIRECTOR, law="87B", sample=SmallGroups.FIXED)

RESULTS = Reader(Others.parse, "4S= N; 3S= N; +50")
GROUPS = tuple(
    entered(f"form_results_{number}", Kind.OTHERS, Others.parse(sample), RESULTS)
    for number, sample in enumerate(("4S= N; 4S-1 N", "3S= N; 3S-1 N", "+50; -50"), 1)
)
PLAYED = {Forms.TWO: GROUPS[:2], Forms.THREE: GROUPS}


@SEGMENT.under(LAWS_2007)
def fouled_score(case: Case) -> Ruling:
    """87B: the results of each form are compared with each other alone."""
    form = case[FORM.only(*AT_PAIRS)]
    forms = case[FORMS]
    fixed = form is not Form.MATCHPOINTS or case[SMALL_GROUPS] is SmallGroups.FIXED
    vulnerable = case[VULNERABLE]
    groups = [case[fact] for fact in PLAYED[forms]]
    case.cite(LAW_ON_FORM[form])
    try:
        tables = [list(_tables(group, vulnerable)) for group in groups]
        board = Board(tuple(_numbered(tables)), Scoring(form))
        found = fouled(board, list(_places(tables)), fixed)
    except ScoringError as error:
        case.reckon(f"error-{error.code}", dict(error.args_))
    else:
        shown(case, found, tables)
    return case.ruling()


def _tables(group: Others, vulnerable: Vulnerability) -> Iterator[Outcome | tuple[Artificial, Artificial]]:
    """What each table of a group has. Raises ScoringError: a top alone is not enough, nor is nothing."""
    if not group.results:
        raise ScoringError("results-needed")
    for each in group.results:
        if isinstance(each, tuple):
            yield Artificial(each[0]), Artificial(each[1])
        else:
            yield Outcome(Fraction(1), points(each, vulnerable), each if isinstance(each, Result) else None)


Played = list[Outcome | tuple[Artificial, Artificial]]


def _numbered(groups: list[Played]) -> Iterator[Table]:
    for place, each in enumerate(each for group in groups for each in group):
        if isinstance(each, Outcome):
            yield Table(place, place, each.score, each.score)
        else:
            yield Table(place, place, *each)


def _places(groups: list[Played]) -> Iterator[range]:
    first = 0
    for group in groups:
        yield range(first, first + len(group))
        first += len(group)


def shown(case: Case, found: Scored, groups: list[Played]) -> None:
    """Group by group what each result brings; artificial scores are what they were."""
    for number, (group, places) in enumerate(zip(groups, _places(groups), strict=True), 1):
        case.reckon("fouled-group", {"number": number, "results": len(group)}, "87B")
        for score in sorted({each.score for each in group if isinstance(each, Outcome)}, reverse=True):
            alike = [place for place, each in zip(places, group, strict=True) if _scores(each, score)]
            result = next(each for each in group if _scores(each, score))
            ns, ew = found.ns[alike[0]], found.ew[alike[0]]
            args: dict[str, object] = {"result": result, "often": len(alike), "ns": ns, "ew": ew}
            top = found.board.top
            if top is None:
                case.reckon("fouled-result", args)
            else:
                shares = {"ns_share": 100 * Fraction(ns) / top, "ew_share": 100 * Fraction(ew) / top}
                case.reckon("fouled-result-shares", args | shares)


def _scores(each: Outcome | tuple[Artificial, Artificial], score: int) -> bool:
    return isinstance(each, Outcome) and each.score == score
