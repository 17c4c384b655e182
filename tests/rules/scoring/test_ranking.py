"""The ranking of a session."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from rules.model import Side
from rules.scoring.boards import Artificial, Average, Board, Form, Line, Scored, Scoring, Table, score
from rules.scoring.ranking import Entrant, Place, rank
from rules.scoring.scores import Exact

MATCHPOINTS = Scoring(Form.MATCHPOINTS)
PLUS, EVEN, MINUS = (Artificial(average) for average in Average)


def board(*tables: tuple[int, int, Line] | tuple[int, int, Line, Line], scoring: Scoring = MATCHPOINTS) -> Scored:
    """A board scored: North-South, East-West, and their lines."""
    return score(Board(tuple(Table(table[0], table[1], table[2], table[-1]) for table in tables), scoring))


def order(places: tuple[Place, ...]) -> list[tuple[int, bool, int | str]]:
    return [(place.place, place.tied, place.contestant) for place in places]


def test_one_winner() -> None:
    """All contestants are ranked together by percentage."""
    boards = [board((1, 2, 620), (3, 4, 170)), board((1, 3, 420), (2, 4, -50)), board((1, 4, 90), (2, 3, 100))]
    (table,) = rank(boards).tables
    assert [(place.contestant, place.score) for place in table] == [
        (4, 100),
        (1, Fraction(200, 3)),
        (2, Fraction(100, 3)),
        (3, 0),
    ]


def test_equal_contestants_share_a_place() -> None:
    """Who is equal has the same place, and the next one is skipped."""
    (table, _) = rank([board((1, 11, 420), (2, 12, 420), (3, 13, 420), (4, 14, 430), (5, 15, 0))], winners=2).tables
    assert order(table) == [(1, False, 4), (2, True, 1), (2, True, 2), (2, True, 3), (5, False, 5)]


def test_two_winners() -> None:
    """North-South and East-West are ranked apart, though their numbers are the same."""
    north_south, east_west = rank([board((1, 1, 620), (2, 2, 170))], winners=2).tables
    assert order(north_south) == [(1, False, 1), (2, False, 2)]
    assert order(east_west) == [(1, False, 2), (2, False, 1)]


def test_who_sat_out_is_not_worse_off() -> None:
    """Boards that were not played do not count: the percentage is of the boards that were."""
    boards = [board((1, 11, 620), (2, 12, 170), (3, 13, 0)), board((1, 12, 620), (2, 13, 170))]
    north_south, _ = rank(boards, winners=2).tables
    assert [(place.contestant, place.score, place.boards) for place in north_south] == [
        (1, 100, 2),
        (2, Fraction(100, 3), 2),
        (3, 0, 1),
    ]


def test_average_plus_follows_the_session() -> None:
    """Over 60 % on the other boards counts for the adjusted one as well, below 40 % for average minus (12C2(c))."""
    played = [board((1, 11, 620), (2, 12, 170), (3, 13, 90)) for _ in range(3)]
    adjusted = board((1, 11, PLUS, MINUS), (2, 12, PLUS, EVEN), (3, 13, MINUS, PLUS))
    north_south, east_west = rank([*played, adjusted], winners=2).tables
    found = {place.contestant: place.score for place in (*north_south, *east_west)}
    assert found[1] == 100
    assert found[2] == Fraction(100 * (3 * 2 + Fraction(12, 5)), 16)
    assert found[3] == 0
    assert found[11] == 0
    assert found[12] == 50
    assert found[13] == 100


def test_a_session_of_nothing_but_average_plus() -> None:
    """Without a board to go by, average plus is 60 %."""
    (table, _) = rank([board((1, 11, PLUS, MINUS), (2, 12, EVEN))], winners=2).tables
    assert [(place.contestant, place.score, place.boards) for place in table] == [(1, 60, 1), (2, 50, 1)]


def test_average_plus_at_imps_follows_the_session() -> None:
    """More than three IMPs a board on the others counts instead of three."""
    cross = Scoring(Form.CROSS_IMPS)
    played = board((1, 11, 1000), (2, 12, 0), scoring=cross)
    adjusted = board((1, 11, PLUS, MINUS), (2, 12, EVEN), scoring=cross)
    north_south, east_west = rank([played, adjusted], winners=2).tables
    assert [place.score for place in north_south] == [28, -14]
    assert [place.score for place in east_west] == [14, -28]


def test_carry_over_and_penalties() -> None:
    """Both count in what is ranked: percent here."""
    carry_over: dict[Entrant, Exact] = {(Side.NS, 2): 101}
    penalties: dict[Entrant, Exact] = {(Side.NS, 1): Fraction(1, 2)}
    (table, _) = rank([board((1, 11, 620), (2, 12, 170))], 2, carry_over, penalties).tables
    assert [(place.contestant, place.score) for place in table] == [(2, 101), (1, Fraction(199, 2))]


def test_teams_are_counted_once() -> None:
    """A team sits in both directions of a board, and has one score on it."""
    imps = Scoring(Form.IMPS)
    (table,) = rank([board((1, 2, 620), (2, 1, 170), scoring=imps), board((1, 2, 0), (2, 1, 0), scoring=imps)]).tables
    assert [(place.contestant, place.score, place.boards) for place in table] == [(1, 10, 2), (2, -10, 2)]


@given(st.lists(st.lists(st.integers(-50, 50), min_size=4, max_size=4), min_size=1, max_size=6))
def test_the_field_averages_fifty_per_cent(rounds: list[list[int]]) -> None:
    """Where all play all boards, each direction averages 50 %, and places agree with scores."""
    boards = [board(*((n, 10 + n, 10 * each) for n, each in enumerate(scores))) for scores in rounds]
    for table in rank(boards, winners=2).tables:
        assert sum(place.score for place in table) == 50 * len(table)
        for one in table:
            assert one.place == 1 + sum(other.score > one.score for other in table)
            assert one.tied == (sum(other.score == one.score for other in table) > 1)
