"""What the results of a session come to."""

from dataclasses import replace
from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from rules.model import Side
from rules.model.contracts import parse_result
from rules.model.seats import Seat
from rules.results.computed import Formula, Method, Ranking, compute
from rules.results.sheet import TOLD, Encounter, Entry, Given, Kind, Participant, Penalty, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average, Form, Scoring
from rules.scoring.ranking import Mark
from tests.strategies import mitchells

PLUS, EVEN, MINUS = (Artificial(average) for average in Average)


def entry(board: int, ns: int, ew: int, score: int | None = None, **told: object) -> Entry:
    """A table’s entry, by numbers and points."""
    sitting = ((Who(str(ns), Side.NS),), (Who(str(ew), Side.EW),))
    return replace(Entry(0, board, *sitting, score=score), **told)  # type: ignore[arg-type]


def session(*entries: Entry, **told: object) -> Sheet:
    """A session of pairs with two winners."""
    return replace(Sheet("pasted", entries=entries, winners=2), **told)  # type: ignore[arg-type]


def order(ranking: Ranking) -> list[tuple[str, str]]:
    """Places and numbers."""
    return [(row.written, row.who.number) for row in ranking.rows]


@given(mitchells())
def test_a_board_brings_as_much_as_ever(sheet: Sheet) -> None:
    """The matchpoints of a board are half of all that its tables could have together."""
    marked = compute(sheet).marked
    if sheet.scoring.form is Form.MATCHPOINTS:
        tables = len({each.entry.ns for each in marked})
        for board in {each.entry.board for each in marked}:
            for side in Side:
                points = [mark.points for each in marked if each.entry.board == board and (mark := each.of(side))]
                assert sum(points) == tables * (tables - 1)


@given(mitchells(), st.data())
def test_an_adjustment_that_is_balanced_takes_nothing_from_the_board(sheet: Sheet, data: st.DataObject) -> None:
    """With average plus for one side and average minus for the other a board brings both sides together what it did."""
    sheet = replace(sheet, scoring=Scoring(Form.MATCHPOINTS))
    at = data.draw(st.integers(0, len(sheet.entries) - 1))
    adjusted = replace(sheet.entries[at], ns_award=PLUS, ew_award=MINUS)
    entries = (*sheet.entries[:at], adjusted, *sheet.entries[at + 1 :])

    def brought(of: Sheet) -> Fraction:
        marks = [each.of(side) for each in compute(of).marked if each.entry.board == adjusted.board for side in Side]
        return sum((Fraction(mark.points) for mark in marks if mark), Fraction(0))

    assert brought(replace(sheet, entries=entries)) == brought(sheet)


@given(mitchells(), st.randoms(use_true_random=False))
def test_the_order_of_the_results_ranks_nobody(sheet: Sheet, random: Random) -> None:
    """A file in another order is the same session."""
    shuffled = list(sheet.entries)
    random.shuffle(shuffled)
    ours, theirs = (compute(each).rankings for each in (sheet, replace(sheet, entries=tuple(shuffled))))
    for one, other in zip(ours, theirs, strict=True):
        assert {(row.who, row.written, row.score) for row in one.rows} == {
            (row.who, row.written, row.score) for row in other.rows
        }


def test_each_direction_has_its_winner() -> None:
    """North-South and East-West are ranked apart, never merged."""
    north_south, east_west = compute(session(entry(1, 1, 1, 620), entry(1, 2, 2, 170), entry(1, 3, 3, 170))).rankings
    assert order(north_south) == [("1", "1"), ("2=", "2"), ("2=", "3")]
    assert order(east_west) == [("1=", "2"), ("1=", "3"), ("3", "1")]


def test_a_pair_in_both_directions_has_one_score() -> None:
    """With an arrow switch there is one winner."""
    one, two, three, four = (Who(str(number)) for number in range(1, 5))
    entries = (
        Entry(1, 1, (one,), (two,), score=420),
        Entry(2, 1, (three,), (four,), score=170),
        Entry(3, 2, (two,), (one,), score=-50),
        Entry(4, 2, (three,), (four,), score=100),
    )
    (ranking,) = compute(Sheet("pasted", entries=entries)).rankings
    assert [(row.who.number, row.score) for row in ranking.rows] == [("1", 100), ("3", 50), ("4", 50), ("2", 0)]


def test_a_sit_out_is_no_result() -> None:
    """The percentage is of the boards that were played."""
    entries = [entry(1, 1, 1, 620), entry(1, 2, 2, 170), entry(2, 1, 2, 620), entry(2, 2, 1, played=False)]
    entries += [entry(2, 3, 3, 170), entry(1, 3, 3, 100)]
    (north_south, _) = compute(session(*entries)).rankings
    assert {row.who.number: (row.boards, row.score) for row in north_south.rows}["2"] == (1, 50)


def test_with_fewer_results_neuberg_applies() -> None:
    """A board without one of four results counts as though it had them."""
    entries = [entry(1, n, n, 100 * n) for n in range(4)] + [entry(2, n, n, 100 * n) for n in range(3)]
    marked = compute(session(*entries)).marked
    assert marked[-1].ns == Mark(Fraction(17, 3), 6)
    by_formula = {each: compute(session(*entries), Method(formula=each)).marked[-1].ns for each in Formula}
    assert by_formula[Formula.OWN_TOP] == Mark(4, 4)
    assert by_formula[Formula.TIED] == Mark(5, 6)
    assert by_formula[Formula.FACTORED] == Mark(6, 6)


def test_sections_are_compared_or_not() -> None:
    """Across sections a board has one field; else each section has its own."""
    entries = tuple(
        Entry(0, 1, (Who(str(n), Side.NS, s),), (Who(str(n), Side.EW, s),), score=100 * n + (s == "B") * 50, section=s)
        for s in "AB"
        for n in range(2)
    )
    of = session(*entries)
    assert [each.ns.points for each in compute(of).marked if each.ns] == [0, 4, 2, 6]
    assert [each.ns.points for each in compute(of, Method(across=False)).marked if each.ns] == [0, 2, 0, 2]
    assert [(each.section, each.side) for each in compute(of).rankings] == [
        (section, side) for section in (None, "A", "B") for side in Side
    ]


def test_average_plus_is_what_the_session_gives_where_that_is_more() -> None:
    """12C2(c): a pair with 100 % on its other boards gets that for its average plus; one with 0 % gets 60 %."""
    entries = [entry(1, 1, 1, 620), entry(1, 2, 2, 170), entry(2, 1, 1, None, ns_award=PLUS, ew_award=MINUS)]
    entries += [entry(2, 2, 2, 100), entry(2, 3, 3, 100), entry(1, 3, 3, 100)]
    north_south, east_west = compute(session(*entries)).rankings
    assert next(row.score for row in north_south.rows if row.who.number == "1") == 100
    assert next(row.score for row in east_west.rows if row.who.number == "1") == 0


def test_several_artificial_boards_are_left_out_together() -> None:
    """12C2(c): what a contestant has on its other boards has no artificial score in it."""
    entries = [entry(board, n, n, 100 * n) for board in (1, 2, 3) for n in (1, 2, 3)]
    entries[6] = replace(entries[6], ns_award=PLUS, ew_award=EVEN)
    entries[3] = replace(entries[3], ns_award=MINUS, ew_award=EVEN)
    north_south, _ = compute(session(*entries)).rankings
    # 0 % on the one board that was played: 60 %, and 0 % in place of 40 %.
    assert next(row.score for row in north_south.rows if row.who.number == "1") == 20


def test_what_was_given_outright_is_no_part_of_the_field() -> None:
    """70 % of the top, whatever the others have; they are compared with each other alone."""
    award = {"ns_award": Given(Fraction(7, 10), Unit.TOP), "ew_award": Given(Fraction(1), Unit.MATCHPOINTS)}
    entries = (entry(1, 1, 1, None, **award), entry(1, 2, 2, 100), entry(1, 3, 3, 0))
    first, second, _ = compute(session(*entries)).marked
    assert first.ns is not None
    assert (first.ns.points, first.ew and first.ew.points) == (Fraction(14, 5), 1)
    assert second.ns == Mark(Fraction(7, 2), 4)


def test_a_fouled_board_is_scored_in_groups() -> None:
    """Law 87: who played another deal is compared with those who did too."""
    entries = [entry(1, n, n, 100 * n, version=n > 4) for n in range(1, 9)]
    marked = compute(session(*entries)).marked
    best_of_each = [each.ns.points for each in marked if each.ns and each.entry.ns[0].number in "48"]
    assert best_of_each == [13, 13]


def test_a_penalty_is_outside_the_percentage_and_before_the_ranking() -> None:
    """A tenth of a top on two boards costs five percent; matchpoints, what they are of all that could be had."""
    entries = (entry(1, 1, 1, 620), entry(1, 2, 2, 170), entry(2, 1, 1, 620), entry(2, 2, 2, 170))
    one = Who("1", Side.NS)

    def of(*penalties: Penalty) -> Fraction | int:
        north_south, _ = compute(session(*entries, penalties=penalties)).rankings
        return next(row.score for row in north_south.rows if row.who == one)

    assert of(Penalty(one, Fraction(1, 10), Unit.TOP)) == 95
    assert of(Penalty(one, 1, Unit.MATCHPOINTS)) == 75
    assert of(Penalty(one, 2), Penalty(Who("2", Side.NS), 2)) == 98


def test_players_of_an_individual_have_what_their_side_had() -> None:
    """In an individual event each player is ranked."""
    sitting = [tuple(Who(str(n)) for n in pair) for pair in ((1, 2), (3, 4), (5, 6), (7, 8))]
    entries = (Entry(1, 1, sitting[0], sitting[1], score=620), Entry(2, 1, sitting[2], sitting[3], score=170))
    (ranking,) = compute(Sheet("pasted", kind=Kind.INDIVIDUAL, entries=entries)).rankings
    assert order(ranking) == [("1=", "1"), ("1=", "2"), ("1=", "7"), ("1=", "8")] + [("5=", n) for n in "3456"]


def test_a_match_brings_victory_points() -> None:
    """Ten IMPs over one board by the WBF’s scale; what is told of a match counts where its boards are not there."""
    home, away, third = (Who(name) for name in ("Home", "Away", "Third"))
    entries = (
        Entry(1, 1, (home,), (away,), parse_result("3NT+1", Seat.N), round=1),
        Entry(2, 1, (away,), (home,), parse_result("3NT-1", Seat.N), round=1),
    )
    sheet = Sheet("usebio", Scoring(Form.IMPS), Kind.TEAMS, entries=entries, scale="wbf")
    (ranking,) = compute(sheet).rankings
    brought = [(row.who.number, row.points) for row in ranking.rows]
    assert brought == [("Home", Fraction("18.09")), ("Away", Fraction("1.91"))]
    told = Encounter(3, home, third, 2, 1, victory_points=(Fraction(5), Fraction(15)))
    (ranking,) = compute(replace(sheet, encounters=(told,))).rankings
    assert [row.who.number for row in ranking.rows] == ["Home", "Third", "Away"]


def test_a_team_that_sat_the_same_way_twice_was_entered_wrongly() -> None:
    entries = (entry(1, 1, 2, 420), entry(1, 1, 2, 400), entry(2, 1, 2, 420), entry(2, 2, 1, 400))
    teams = tuple(replace(each, ns=(Who(each.ns[0].number),), ew=(Who(each.ew[0].number),)) for each in entries)
    computed = compute(Sheet("csv", Scoring(Form.IMPS), Kind.TEAMS, entries=teams))
    assert [each.ns is None for each in computed.marked] == [True, True, False, False]


def test_matches_by_no_scale_that_is_known_have_the_points_of_the_file() -> None:
    teams = [Who("1"), Who("2")]
    met = (Encounter(0, teams[0], teams[1], 1, 8, None, (Fraction(17), Fraction(3))),)
    boards = (Entry(1, 1, (teams[0],), (teams[1],), score=400), Entry(2, 1, (teams[1],), (teams[0],), score=420))
    sheet = Sheet("csv", Scoring(Form.IMPS), Kind.TEAMS, entries=boards, encounters=met, scale=TOLD)
    assert [(str(row.who), row.score) for row in compute(sheet).rankings[0].rows] == [("1", 17), ("2", 3)]


def test_pairs_that_meet_in_matches_are_ranked_by_them() -> None:
    pairs = [Who("1"), Who("2")]
    met = (Encounter(0, pairs[0], pairs[1], 1, 8, None, (Fraction(12), Fraction(8))),)
    boards = (Entry(1, 1, (pairs[1],), (pairs[0],), score=400), Entry(2, 1, (Who("3"),), (Who("4"),), score=50))
    sheet = Sheet("csv", Scoring(Form.CROSS_IMPS), entries=boards, encounters=met, scale=TOLD)
    assert order(compute(sheet).rankings[0]) == [("1", "1"), ("2", "2")]


def test_a_match_with_averages_and_with_imps_that_were_given() -> None:
    """IMPs given outright take the place of the comparison; two averages that contradict each other bring nothing."""
    home, away = (Who("Home"),), (Who("Away"),)
    other = Entry(2, 1, away, home, score=50)
    sheet = Sheet("usebio", Scoring(Form.IMPS), Kind.TEAMS)

    def brought(first: Entry, second: Entry) -> list[int | Fraction | None]:
        marked = compute(replace(sheet, entries=(first, second))).marked
        return [each.ns.points if each.ns else None for each in marked]

    imps = Given(Fraction(5), Unit.IMPS)
    assert brought(Entry(1, 1, home, away, score=50, ns_award=imps), other) == [5, 0]
    both = Entry(1, 1, home, away, ns_award=imps, ew_award=Given(Fraction(-2), Unit.IMPS))
    assert brought(both, other) == [5, -2]
    average = Entry(1, 1, home, away, ns_award=PLUS, ew_award=MINUS)
    assert brought(average, other) == [3, -3]
    assert brought(average, replace(other, ns_award=PLUS, ew_award=MINUS)) == [None, None]


def test_one_result_alone_is_half_of_what_the_board_could_bring() -> None:
    """A board that one table played has nothing to be compared with."""
    entries = (entry(1, 1, 1, 620), entry(1, 2, 2, 170), entry(2, 1, 2, 620), Entry(0, 3, (), (), played=False))
    assert compute(session(*entries)).marked[2].ns == Mark(1, 2)


def test_a_field_at_imps() -> None:
    """Cross-IMPs and a Butler rank by the sum of IMPs."""
    for form in (Form.CROSS_IMPS, Form.BUTLER):
        of = session(*(entry(1, n, n, score) for n, score in enumerate((430, 400, 150, -50))), scoring=Scoring(form))
        north_south, _ = compute(of).rankings
        assert order(north_south)[0] == ("1", "0")
        assert north_south.rows[0].score == (6 if form is Form.CROSS_IMPS else 4)


def test_participants_are_no_results() -> None:
    """Who has no entry is not ranked, and a session without entries ranks nobody."""
    people = (Participant(Who("1", Side.NS)),)
    assert compute(Sheet("csv", participants=people)).rankings[0].rows == ()


def test_points_for_a_board_that_was_played_count_for_an_average_elsewhere() -> None:
    """Average plus is what the pair has on its other boards (Law 12C2(c)), given points among them."""
    ns, others = (Who("1"),), [(Who(str(n)),) for n in range(2, 5)]
    two = Given(Fraction(2), Unit.MATCHPOINTS)
    plus = Artificial(Average.PLUS)
    table = Entry(
        1, 1, ns, others[0], parse_result("3NT=", Seat.N), ns_award=two, ew_award=Given(Fraction(0), Unit.MATCHPOINTS)
    )
    other = Entry(2, 1, others[1], others[2], parse_result("3NT=", Seat.N))
    average = Entry(3, 2, ns, others[0], ns_award=plus, ew_award=plus)
    second = Entry(4, 2, others[1], others[2], score=100)
    (ranking,) = compute(Sheet("csv", entries=(table, other, average, second))).rankings
    assert next(row.score for row in ranking.rows if row.who == ns[0]) == 100
    share = replace(table, ns_award=Given(Fraction(1), Unit.TOP))
    (ranking,) = compute(Sheet("csv", entries=(share, other, average, second))).rankings
    assert next(row.score for row in ranking.rows if row.who == ns[0]) == 80
