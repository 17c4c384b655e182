"""The score of a contract (Law 77)."""

from rules.model.boards import Vulnerability
from rules.model.contracts import Contract, Result
from rules.model.denominations import Denomination
from rules.model.seats import Side

__all__ = ["SCORING_TABLE", "contract_score"]

SCORING_TABLE = "77"
"""The Law with the table of scores."""

TRICK = {
    Denomination.CLUBS: 20,
    Denomination.DIAMONDS: 20,
    Denomination.HEARTS: 30,
    Denomination.SPADES: 30,
    Denomination.NOTRUMP: 30,
}
FIRST_NOTRUMP_TRICK_EXTRA = 10
GAME_FROM = 100

# Pairs are (not vulnerable, vulnerable); triples are (undoubled, doubled, redoubled).
GAME = (300, 500)
PARTSCORE = 50
SMALL_SLAM = (500, 750)
GRAND_SLAM = (1000, 1500)
MULTIPLIER = (1, 2, 4)
FULFILLED = (0, 50, 100)
DOUBLED_OVERTRICK = (100, 200)

# For each vulnerability and risk: the first undertrick, each later one, and what is added from the fourth on.
UNDERTRICKS = (
    ((50, 50, 0), (100, 200, 100), (200, 400, 200)),
    ((100, 100, 0), (200, 300, 0), (400, 600, 0)),
)


def contract_score(result: Result, vulnerable: Vulnerability) -> int:
    """The score of North-South, negative when East-West score; 0 when passed out (Law 77)."""
    contract = result.contract
    if contract is None:
        return 0
    is_vulnerable = vulnerable.includes(contract.declarer.side)
    if result.margin < 0:
        score = -_undertricks(contract, -result.margin, is_vulnerable)
    else:
        score = _made(contract, result.margin, is_vulnerable)
    return score if contract.declarer.side is Side.NS else -score


def _made(contract: Contract, overtricks: int, is_vulnerable: bool) -> int:
    trick = TRICK[contract.denomination]
    tricks = contract.level * trick
    if contract.denomination is Denomination.NOTRUMP:
        tricks += FIRST_NOTRUMP_TRICK_EXTRA
    tricks *= MULTIPLIER[contract.risk]
    # Doubled overtricks do not depend on the denomination, and count twice when redoubled.
    overtrick = contract.risk * DOUBLED_OVERTRICK[is_vulnerable] if contract.risk else trick
    premium = GAME[is_vulnerable] if tricks >= GAME_FROM else PARTSCORE
    slam = {6: SMALL_SLAM, 7: GRAND_SLAM}.get(contract.level, (0, 0))[is_vulnerable]
    return tricks + overtricks * overtrick + premium + slam + FULFILLED[contract.risk]


def _undertricks(contract: Contract, undertricks: int, is_vulnerable: bool) -> int:
    first, later, from_fourth = UNDERTRICKS[is_vulnerable][contract.risk]
    return first + (undertricks - 1) * later + max(0, undertricks - 3) * from_fourth
