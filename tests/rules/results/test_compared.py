"""The ranking that a file brings against ours."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given

from rules.model import Seat, Side, parse_result
from rules.results.compared import Difference, compared, corrected_against, method_of
from rules.results.computed import Formula, Method, Rounding, compute
from rules.results.sheet import Claim, Entry, Sheet, Who
from rules.scoring.boards import Form, Scoring
from rules.scoring.imps import Datum
from tests.strategies import mitchells


def pair(number: int, section: str = "") -> Who:
    """A North-South pair."""
    return Who(str(number), Side.NS, section)


def fields(*scores: tuple[int | None, ...], section: str = "") -> tuple[Entry, ...]:
    """Boards with the scores of pairs 1, 2, 3 ...; None for one that did not play it."""
    return tuple(
        Entry(0, board, (pair(n, section),), (Who(str(n), Side.EW, section),), score=score, section=section)
        for board, field in enumerate(scores, 1)
        for n, score in enumerate(field, 1)
        if score is not None
    )


@given(mitchells())
def test_our_own_ranking_differs_nowhere(sheet: Sheet) -> None:
    """A file that ranks as we do is found by the usual method, and nothing is said."""
    ours = compute(sheet)
    claims = tuple(Claim(row.who, row.written, None, None) for table in ours.rankings for row in table.rows)
    told = replace(sheet, claims=claims)
    assert method_of(told) == Method()
    assert compared(told, compute(told, method_of(told))) == ()


def test_a_file_without_a_ranking_is_compared_with_nothing() -> None:
    """There is nothing to differ from."""
    sheet = Sheet("pbn", entries=fields((50, 100)), winners=2)
    assert compared(sheet, compute(sheet)) == ()


def test_the_method_is_that_of_the_points_in_the_file() -> None:
    """A file whose points are of each board’s own top was scored so."""
    entries = fields((0, 100, 200, 300), (0, 100, 200))
    sheet = Sheet("usebio", entries=entries, winners=2)
    own_top = compute(sheet, Method(formula=Formula.OWN_TOP)).marked
    told = tuple(replace(each.entry, claimed_ns=Fraction(each.ns.points)) for each in own_top if each.ns)
    assert method_of(replace(sheet, entries=told)) == Method(formula=Formula.OWN_TOP)


@pytest.mark.parametrize(
    ("usual", "of_the_file"),
    [
        (Scoring(Form.BUTLER), Scoring(Form.BUTLER, datum=Datum(0, 1))),
        (Scoring(Form.CROSS_IMPS), Scoring(Form.CROSS_IMPS, cross_average=False)),
        (Scoring(Form.MATCHPOINTS), Scoring(Form.MATCHPOINTS, win=1)),
    ],
)
def test_the_conditions_of_contest_are_those_of_the_file(usual: Scoring, of_the_file: Scoring) -> None:
    """A datum of all scores, a sum of IMPs, half a matchpoint: the points in the file tell."""
    entries = fields((0, 100, 420, -800, 50), (600, 110, 140, -50, 90))
    sheet = Sheet("usebio", usual, entries=entries, winners=2)
    theirs = compute(sheet, Method(scoring=of_the_file)).marked
    told = tuple(replace(each.entry, claimed_ns=Fraction(each.ns.points)) for each in theirs if each.ns)
    assert method_of(replace(sheet, entries=told)).scoring == of_the_file


def test_sections_that_were_scored_apart() -> None:
    """The method says so, and places within the section are compared."""
    entries = fields((0, 100), section="A") + fields((50, 150), section="B")
    sheet = Sheet("usebio", entries=entries, winners=2)
    claims = tuple(Claim(pair(n, section), str(3 - n)) for section in "AB" for n in (1, 2))
    apart = compute(sheet, Method(across=False)).marked
    told = tuple(replace(each.entry, claimed_ns=Fraction(each.ns.points)) for each in apart if each.ns)
    sheet = replace(sheet, entries=told, claims=claims)
    assert not method_of(sheet).across
    assert compared(sheet, compute(sheet, method_of(sheet))) == ()


def test_each_difference_has_its_reason() -> None:
    """Other points on a board, a percentage that printing made equal, another score, or nobody there."""
    sheet = Sheet("usebio", entries=fields((0, 100, 200)), winners=2)
    wrong = replace(sheet.entries[0], claimed_ns=Fraction(3))
    sheet = replace(sheet, entries=(wrong, *sheet.entries[1:]))

    def reasons(*claims: Claim) -> list[tuple[str, tuple[int, ...]]]:
        told = replace(sheet, claims=claims)
        return [(each.reason, each.boards) for each in compared(told, compute(told))]

    assert reasons(Claim(pair(1), "1")) == [("points", (1,))]
    assert reasons(Claim(pair(2), "1=", percent=Fraction("50.01"))) == [("rounding", ())]
    assert reasons(Claim(pair(2), "1", percent=Fraction(60))) == [("score", ())]
    assert reasons(Claim(pair(3), "1"), Claim(pair(9), "4")) == [("not-ranked", ())]


def test_places_that_do_not_follow_from_the_files_own_scores_or_points() -> None:
    """A place that the file’s own scores do not give, and a total that the points of its boards do not."""
    sheet = Sheet("usebio", entries=fields((0, 100, 200)), winners=2)
    ours = compute(sheet).marked
    told = tuple(replace(each.entry, claimed_ns=Fraction(each.ns.points)) for each in ours if each.ns)
    sheet = replace(sheet, entries=told)

    def reasons(*claims: Claim) -> list[str]:
        of_file = replace(sheet, claims=claims)
        return [each.reason for each in compared(of_file, compute(of_file))]

    right = Claim(pair(3), "1", percent=Fraction(100))
    assert reasons(right, Claim(pair(2), "3", percent=Fraction(50)), Claim(pair(1), "3", percent=Fraction(0))) == [
        "order"
    ]
    assert reasons(right, Claim(pair(2), "1", percent=Fraction(60))) == ["sum"]
    assert reasons(Claim(pair(2), "1")) == ["score"]


@pytest.mark.parametrize("formula", [Formula.TIED, Formula.FACTORED])
def test_the_formula_for_short_boards_is_that_of_the_file(formula: Formula) -> None:
    """Missing results that count as ties, or a top that is raised: the points in the file tell."""
    sheet = Sheet("usebio", entries=fields((0, 100, 200, 300), (0, 100, 150)), winners=2)
    theirs = compute(sheet, Method(formula=formula)).marked
    told = tuple(replace(each.entry, claimed_ns=Fraction(each.ns.points)) for each in theirs if each.ns)
    assert method_of(replace(sheet, entries=told)) == Method(formula=formula)


def test_a_score_that_its_contract_does_not_have_counts_where_the_file_counts_it() -> None:
    """The points of the file are those of the score, so the score is what was scored."""
    made = parse_result("4S=", Seat.N)
    (first, *rest) = fields((100, 200, 300))
    first = replace(first, result=made)
    sheet = Sheet("usebio", entries=(first, *rest), winners=2)
    by_score = compute(sheet, Method(entered=True))
    assert [each.ns.points for each in by_score.marked if each.ns] == [0, 2, 4]
    assert by_score.marked[0].entry == first
    told = tuple(replace(each.entry, claimed_ns=Fraction(each.ns.points)) for each in by_score.marked if each.ns)
    assert method_of(replace(sheet, entries=told)).entered
    assert not method_of(sheet).entered


def test_points_that_are_rounded_board_by_board() -> None:
    """Where only rounding gives the places of the file, it is rounded here too."""
    entries = fields((150, 50, 50, 50, 100), (100, 100, 50, None, 150), (0, 50, 100, 50, None))
    sheet = Sheet("usebio", entries=entries, winners=2)
    theirs = compute(sheet, Method(rounding=Rounding.TENTHS))
    claims = tuple(Claim(row.who, row.written) for row in theirs.rankings[0].rows)
    told = tuple(replace(each.entry, claimed_ns=Fraction(each.ns.points)) for each in theirs.marked if each.ns)
    sheet = replace(sheet, entries=told, claims=claims)
    assert compared(sheet, compute(sheet, method_of(sheet))) == ()
    assert method_of(sheet).rounding is Rounding.TENTHS


def test_a_difference_shows_both() -> None:
    """What the file says, and what is ranked here."""
    claim = Claim(pair(1), "1")
    sheet = Sheet("usebio", entries=fields((0, 100)), winners=2, claims=(claim,))
    (difference,) = compared(sheet, compute(sheet))
    assert isinstance(difference, Difference)
    assert difference.claim is claim
    assert difference.ours is not None
    assert difference.ours.written == "2"


def test_after_corrections_the_places_are_those_of_now() -> None:
    """Pair 3 stands by a correction where the file has it; pair 1 elsewhere; neither is a difference of the file."""
    entries = fields((100, 200, 50))
    claims = tuple(Claim(pair(n), place) for n, place in ((1, "2"), (2, "3"), (3, "1")))
    entered = Sheet("usebio", entries=entries, winners=2, claims=claims)
    assert [each.claim.who for each in compared(entered, compute(entered))] == [pair(2), pair(3)]
    corrected = replace(entered, entries=(*entries[:2], replace(entries[2], score=620)))
    assert [each.claim.who for each in compared(corrected, compute(corrected))] == [pair(1), pair(2)]
    found = corrected_against(entered, corrected, compute(corrected))
    assert [(each.claim.who, each.ours and each.ours.place) for each in found] == [(pair(2), 2)]
    assert corrected_against(entered, entered, compute(entered)) == compared(entered, compute(entered))
