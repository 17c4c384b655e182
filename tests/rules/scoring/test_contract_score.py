"""The score of a contract (Law 77)."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.model import Contract, Result, Seat, Vulnerability, parse_result
from rules.scoring.contract_score import contract_score
from tests.strategies import contracts, results, vulnerabilities

# Result, score not vulnerable, score vulnerable; declarer sits North.
KNOWN = [
    ("1C=", 70, 70),
    ("1D+1", 90, 90),
    ("1H=", 80, 80),
    ("1S+2", 140, 140),
    ("1NT=", 90, 90),
    ("1NT+1", 120, 120),
    ("1NT+6", 270, 270),
    ("2C=", 90, 90),
    ("2H=", 110, 110),
    ("2S+2", 170, 170),
    ("2NT=", 120, 120),
    ("3C=", 110, 110),
    ("3H=", 140, 140),
    ("3NT=", 400, 600),
    ("3NT+1", 430, 630),
    ("3NT+4", 520, 720),
    ("4C=", 130, 130),
    ("4H=", 420, 620),
    ("4S+1", 450, 650),
    ("4NT=", 430, 630),
    ("5C=", 400, 600),
    ("5D+1", 420, 620),
    ("5S=", 450, 650),
    ("5NT+1", 490, 690),
    ("6C=", 920, 1370),
    ("6D+1", 940, 1390),
    ("6H=", 980, 1430),
    ("6S+1", 1010, 1460),
    ("6NT=", 990, 1440),
    ("6NT+1", 1020, 1470),
    ("7C=", 1440, 2140),
    ("7S=", 1510, 2210),
    ("7NT=", 1520, 2220),
    ("1CX=", 140, 140),
    ("1CX+1", 240, 340),
    ("1NTX=", 180, 180),
    ("1NTX+1", 280, 380),
    ("2CX=", 180, 180),
    ("2DX+2", 380, 580),
    ("2HX=", 470, 670),
    ("2SX+1", 570, 870),
    ("2NTX=", 490, 690),
    ("3NTX=", 550, 750),
    ("4HX=", 590, 790),
    ("4SX+1", 690, 990),
    ("5CX=", 550, 750),
    ("6SX=", 1210, 1660),
    ("7NTX=", 1790, 2490),
    ("1CXX=", 230, 230),
    ("1CXX+6", 1430, 2630),
    ("1HXX=", 520, 720),
    ("1NTXX=", 560, 760),
    ("1NTXX+1", 760, 1160),
    ("2CXX=", 560, 760),
    ("4SXX=", 880, 1080),
    ("6HXX=", 1620, 2070),
    ("7CXX=", 1960, 2660),
    ("7NTXX=", 2280, 2980),
    ("4S-1", -50, -100),
    ("4S-2", -100, -200),
    ("3NT-4", -200, -400),
    ("7NT-13", -650, -1300),
    ("4SX-1", -100, -200),
    ("4SX-2", -300, -500),
    ("4SX-3", -500, -800),
    ("4SX-4", -800, -1100),
    ("4SX-5", -1100, -1400),
    ("7NTX-13", -3500, -3800),
    ("4SXX-1", -200, -400),
    ("4SXX-2", -600, -1000),
    ("4SXX-3", -1000, -1600),
    ("4SXX-4", -1600, -2200),
    ("7NTXX-13", -7000, -7600),
]


@pytest.mark.parametrize(("text", "not_vulnerable", "vulnerable"), KNOWN)
def test_known_scores(text: str, not_vulnerable: int, vulnerable: int) -> None:
    """Each contract scores what the printed tables of Law 77 say."""
    result = parse_result(text, Seat.N)
    assert contract_score(result, Vulnerability.NONE) == not_vulnerable
    assert contract_score(result, Vulnerability.ALL) == vulnerable


@given(vulnerabilities)
def test_a_board_passed_out_scores_zero(vulnerable: Vulnerability) -> None:
    """Neither side scores when all four pass (Law 77)."""
    assert contract_score(Result(None, 0), vulnerable) == 0


def turned(result: Result) -> Result:
    """The same result with the declarer on the other side."""
    assert result.contract
    return replace(result, contract=replace(result.contract, declarer=result.contract.declarer.lho))


TURNED = {
    Vulnerability.NONE: Vulnerability.NONE,
    Vulnerability.NS: Vulnerability.EW,
    Vulnerability.EW: Vulnerability.NS,
    Vulnerability.ALL: Vulnerability.ALL,
}


@given(results, vulnerabilities)
def test_the_score_is_seen_from_north_south(result: Result, vulnerable: Vulnerability) -> None:
    """Turn the table by a seat, and the same result scores for the other side."""
    assume(result.contract)
    assert contract_score(turned(result), TURNED[vulnerable]) == -contract_score(result, vulnerable)


@given(results, vulnerabilities)
def test_only_declarers_vulnerability_counts(result: Result, vulnerable: Vulnerability) -> None:
    """The defenders' vulnerability changes nothing (Law 77)."""
    assume(result.contract)
    assert result.contract
    alone = Vulnerability.ALL if vulnerable.includes(result.contract.declarer.side) else Vulnerability.NONE
    assert contract_score(result, vulnerable) == contract_score(result, alone)


@given(results)
def test_declarers_side_scores_when_the_contract_is_made(result: Result) -> None:
    """A contract made scores for declarer's side, one that failed for the defenders, in tens."""
    assume(result.contract)
    assert result.contract
    score = contract_score(result, Vulnerability.NONE)
    assert score % 10 == 0
    assert (score > 0) == ((result.margin >= 0) == (result.contract.declarer in (Seat.N, Seat.S)))


@given(contracts, st.integers(0, 12), vulnerabilities)
def test_another_trick_is_always_worth_something(contract: Contract, tricks: int, vulnerable: Vulnerability) -> None:
    """One trick more always scores more for declarer."""
    northern = replace(contract, declarer=Seat.N)
    fewer, more = (contract_score(Result(northern, won), vulnerable) for won in (tricks, tricks + 1))
    assert fewer < more


@given(contracts, st.integers(0, 13), vulnerabilities)
def test_a_double_raises_the_stakes(contract: Contract, tricks: int, vulnerable: Vulnerability) -> None:
    """Doubled scores more than undoubled, redoubled more still, whichever side it goes to."""
    stakes = [abs(contract_score(Result(replace(contract, risk=risk), tricks), vulnerable)) for risk in (0, 1, 2)]
    assert stakes == sorted(set(stakes))
