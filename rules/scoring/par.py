"""Par: what a deal comes to where both sides bid and play without a mistake, and what a field made less of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from rules.model.boards import Vulnerability
from rules.model.contracts import Contract, Result
from rules.model.deals import Solved
from rules.model.denominations import Denomination
from rules.model.seats import Seat, Side
from rules.scoring.contract_score import contract_score

__all__ = ["Par", "against", "missed", "most_missed", "par"]

LEVELS = range(1, 8)


class Bid(NamedTuple):
    """A contract that a side may end in, with the declarer who takes most tricks."""

    level: int
    denomination: Denomination
    side: Side


@dataclass(frozen=True)
class Par:
    """What a deal comes to. score: from North-South’s side; results: the contracts in which it may end, with tricks."""

    score: int
    results: tuple[Result, ...]


def par(solved: Solved, dealer: Seat, vulnerable: Vulnerability) -> Par | None:
    """The par of a deal; None where nobody has solved it.

    A contract that fails is doubled. Each side goes on as long as it gains by it; the dealer’s side bids first.
    """
    if solved.tricks is None:
        return None
    ladder = [(level, denomination) for level in LEVELS for denomination in Denomination]

    @cache
    def ended(place: int, side: Side) -> Result:
        return _result(solved, Bid(*ladder[place], side))

    @cache
    def value(place: int, side: Side) -> int:
        """What comes of a bid: its score, or what the opponents make of it by a higher one."""
        further = [value(higher, side.opponents) for higher in range(place + 1, len(ladder))]
        return _best(side.opponents, [contract_score(ended(place, side), vulnerable), *further])

    first = dealer.side
    second = _best(first.opponents, [0, *(value(place, first.opponents) for place in range(len(ladder)))])
    score = _best(first, [second, *(value(place, first) for place in range(len(ladder)))])
    made = {
        side: max((place for place in range(len(ladder)) if ended(place, side).margin >= 0), default=-1)
        for side in Side
    }
    found = {
        ended(place, side)
        for place in range(len(ladder))
        for side in Side
        # A sacrifice takes away the highest contract that the opponents can make; below it there is no reason for one.
        if value(place, side) == score == contract_score(ended(place, side), vulnerable)
        and (ended(place, side).margin >= 0 or place >= made[side.opponents])
    }
    return Par(score, tuple(_highest(found)) if score else (Result(None, 0),))


def missed(solved: Solved, played: Iterable[Result]) -> tuple[Contract, ...]:
    """The games and slams that could be made and that nobody at all bid; the lowest of each kind and denomination."""
    contracts = [result.contract for result in played if result.contract]
    bid = {(each.declarer.side, each.denomination, _kind(each)) for each in contracts}
    found: dict[tuple[Side, Denomination, int], Contract] = {}
    for side in Side if solved.tricks is not None else ():
        for denomination in Denomination:
            for level in LEVELS:
                result = _result(solved, Bid(level, denomination, side))
                contract = result.contract
                assert contract is not None
                kind = _kind(contract)
                if kind and result.margin >= 0 and (side, denomination, kind) not in bid:
                    found.setdefault((side, denomination, kind), contract)
    return tuple(found.values())


def most_missed(solved: Solved, played: Iterable[Result], vulnerable: Vulnerability) -> tuple[Contract, ...]:
    """Of what nobody bid, for each side what is worth most, where it is worth more than anything that it did bid."""
    there = tuple(played)

    def worth(contract: Contract) -> int:
        tricks = solved.made(contract.declarer)[contract.denomination]
        return abs(contract_score(Result(contract, tricks), vulnerable)) if tricks >= contract.needed else 0

    found = []
    for side in Side:
        bid = (worth(each.contract) for each in there if each.contract and each.contract.declarer.side is side)
        left = [contract for contract in missed(solved, there) if contract.declarer.side is side]
        if left and worth(best := max(left, key=worth)) > max(bid, default=0):
            found.append(best)
    return tuple(found)


def against(solved: Solved, result: Result) -> int | None:
    """How many tricks more than double dummy a declarer took, below 0 fewer; None where that is not known."""
    if solved.tricks is None or result.contract is None:
        return None
    return result.tricks - solved.made(result.contract.declarer)[result.contract.denomination]


def _result(solved: Solved, bid: Bid) -> Result:
    """How a contract ends: doubled where it fails."""
    declarer = max(bid.side.seats, key=lambda seat: solved.made(seat)[bid.denomination])
    tricks = solved.made(declarer)[bid.denomination]
    contract = Contract(bid.level, bid.denomination, 0, declarer)
    if tricks < contract.needed:
        contract = Contract(bid.level, bid.denomination, 1, declarer)
    return Result(contract, tricks)


def _best(side: Side, scores: list[int]) -> int:
    return max(scores) if side is Side.NS else min(scores)


def _highest(results: Iterable[Result]) -> Iterator[Result]:
    """Of contracts that differ in their overtricks alone the highest."""
    best: dict[tuple[Seat, Denomination], Result] = {}
    for result in results:
        assert result.contract is not None
        key = (result.contract.declarer, result.contract.denomination)
        before = best.get(key)
        if before is None or (before.contract and before.contract.level < result.contract.level):
            best[key] = result
    yield from sorted(best.values(), key=str)


def _kind(contract: Contract) -> int:
    """0 for a part-score, 1 for a game, 2 for a small slam, 3 for a grand slam."""
    if contract.level >= 6:
        return contract.level - 4
    bare = Contract(contract.level, contract.denomination, 0, contract.declarer)
    return int(abs(contract_score(Result(bare, bare.needed), Vulnerability.NONE)) >= 300)
