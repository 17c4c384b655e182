"""Law 87B: a fouled board of pairs, scored in groups, one for each form in which it was played."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum
from itertools import accumulate, chain

from rules.engine.case import Case
from rules.engine.facts import Audience, Kind, Reader, choice, entered
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.model import Vulnerability
from rules.procedures.score._board_score import AT_PAIRS, FORM, LAW_ON_FORM, VULNERABLE
from rules.scoring.boards import Artificial, Board, Form, Scoring, Table
from rules.scoring.entries import Listed, Others
from rules.scoring.errors import ScoringError
from rules.scoring.fouled import fouled, group_by_group

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
        places = _places([len(group) for group in tables])
        found = fouled(Board(tuple(_numbered(chain(*tables))), Scoring(form)), places, fixed)
    except ScoringError as error:
        case.reckon(f"error-{error.code}", dict(error.args_))
    else:
        for step in group_by_group(found, places):
            case.reckon(step.id, step.args, step.law)
    return case.ruling()


def _tables(group: Others, vulnerable: Vulnerability) -> Iterator[Table]:
    """The tables of a group. Raises ScoringError: a top alone is not enough, nor is nothing."""
    if not group.results:
        raise ScoringError("results-needed")
    for each in group.results:
        if isinstance(each, tuple):
            ns, ew = map(Artificial, each)
            yield Table(0, 0, ns, ew)
        else:
            (played,) = Listed((each,)).outcomes(vulnerable)
            yield Table(0, 0, played.score, played.score, played.result)


def _numbered(tables: Iterable[Table]) -> Iterator[Table]:
    """Each with contestants of its own."""
    for place, table in enumerate(tables):
        yield replace(table, ns=place, ew=place)


def _places(sizes: list[int]) -> list[range]:
    """Where the tables of each group stand."""
    ends = list(accumulate(sizes))
    return [range(end - size, end) for size, end in zip(sizes, ends, strict=True)]
