"""Par, and what a field missed."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from rules.model import Denomination, Seat, Side, Vulnerability
from rules.model.contracts import parse_result
from rules.model.deals import Deal, Solved
from rules.scoring.contract_score import contract_score
from rules.scoring.par import against, missed, most_missed, par
from tests.strategies import seats, vulnerabilities

DEAL = Deal.parse("N:AKQ2.432.K54.QJ3 JT98.KQJ.A32.K54 7654.A98.QJT.A98 3.T765.9876.T762")


def solved(**tricks: int) -> Solved:
    """A deal with so many tricks for each side in a denomination, as NS_S=10; the rest as 6 and 6."""
    made = []
    for denomination, seat in product(Denomination, Seat):
        made.append(tricks.get(f"{seat.side}_{denomination}", 6))
    return Solved(DEAL, tuple(made))


def contracts(found: object) -> list[str]:
    """The contracts of a par with who plays them."""
    assert found is not None
    return [f"{each} {each.contract.declarer}" for each in found.results if each.contract]  # type: ignore[attr-defined]


def test_a_game_that_nobody_can_better() -> None:
    """Ten tricks in spades, and no defence that costs less."""
    found = par(solved(NS_S=10), Seat.N, Vulnerability.NONE)
    assert found is not None
    assert found.score == 420
    assert contracts(found) == ["4S= N"]


def test_a_sacrifice_that_pays() -> None:
    """Nine tricks in hearts against 4S: 5HX-2 costs 300 where nobody is vulnerable, 500 where the sacrifice is."""
    of = solved(NS_S=10, EW_H=9)
    ours, theirs = (par(of, Seat.N, vulnerable) for vulnerable in (Vulnerability.NONE, Vulnerability.EW))
    assert ours is not None
    assert theirs is not None
    assert (ours.score, theirs.score) == (300, 420)
    assert contracts(ours) == ["5HX-2 E"]


def test_where_nobody_can_make_anything_it_is_passed_out() -> None:
    """Six tricks each are no contract."""
    found = par(solved(), Seat.N, Vulnerability.ALL)
    assert found is not None
    assert (found.score, contracts(found)) == (0, [])


def test_who_deals_bids_first() -> None:
    """Both sides make one notrump and nothing else: it is the dealer’s."""
    of = solved(NS_NT=7, EW_NT=7)
    scores = [found.score for seat in Seat if (found := par(of, seat, Vulnerability.NONE))]
    assert scores == [90, -90, 90, -90]


def test_nothing_is_par_of_what_nobody_solved() -> None:
    """Without the tricks there is none."""
    assert par(Solved(DEAL), Seat.N, Vulnerability.NONE) is None
    assert missed(Solved(DEAL), []) == ()


@given(st.tuples(*[st.integers(0, 13)] * 20), seats, vulnerabilities)
def test_par_is_a_score_that_a_contract_of_it_brings(tricks: tuple[int, ...], dealer: Seat, on: Vulnerability) -> None:
    """Each contract of par brings it; with no contract it is 0."""
    found = par(Solved(DEAL, tricks), dealer, on)
    assert found is not None
    assert {contract_score(result, on) for result in found.results} == {found.score}


def test_what_the_field_missed() -> None:
    """A slam that all stopped short of; a game that somebody bid is not missed, though they failed."""
    of = solved(NS_S=12, EW_C=11)
    played = [parse_result("4S+2", Seat.N), parse_result("4S+1", Seat.S)]
    assert [(str(each), each.declarer.side) for each in missed(of, played)] == [("6S", Side.NS), ("5C", Side.EW)]
    assert [str(each) for each in missed(of, [*played, parse_result("6S-1", Seat.N)])] == ["5C"]
    assert [str(each) for each in missed(of, [])] == ["4S", "6S", "5C"]


def test_of_what_nobody_bid_the_dearest_counts_for_each_side() -> None:
    """Where all are in 4S with twelve tricks it is the slam; and nothing where what was bid is worth as much."""
    slam = solved(NS_S=12, NS_H=11, EW_D=8)
    game = parse_result("4S+2", Seat.N)
    assert [str(each) for each in most_missed(slam, [game], Vulnerability.NONE)] == ["6S"]
    assert most_missed(slam, [parse_result("6S=", Seat.N), game], Vulnerability.NONE) == ()
    assert most_missed(solved(NS_NT=9, NS_C=11), [parse_result("3NT=", Seat.S)], Vulnerability.NONE) == ()
    both = solved(NS_S=10, EW_H=10)
    found = most_missed(both, [parse_result("2S+2", Seat.N)], Vulnerability.NONE)
    assert [(str(each), each.declarer.side) for each in found] == [("4S", Side.NS), ("4H", Side.EW)]
    assert most_missed(Solved(DEAL, None), [game], Vulnerability.NONE) == ()


def test_a_table_against_double_dummy() -> None:
    """In tricks of the declarer; of a pass, and of what nobody solved, nothing is known."""
    of = solved(NS_S=10)
    assert [against(of, parse_result(text, Seat.N)) for text in ("4S=", "4S+1", "4S-2", "PASS")] == [0, 1, -2, None]
    assert against(Solved(DEAL, None), parse_result("4S=", Seat.N)) is None
