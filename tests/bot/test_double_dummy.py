"""The double-dummy solver: in a process of its own, which harms nothing whatever becomes of it."""

from __future__ import annotations

import pytest

from bot import double_dummy
from bot.apart import Apart
from rules.model import Denomination, Seat
from rules.model.deals import Deal, Solved

DEAL = Deal.parse("N:AKQ2.432.K54.QJ3 JT98.AKQ.A32.K54 76.J987.QJT9.AT2 543.T65.876.9876")

# Every hand is one whole suit.
SUITS = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")


async def test_a_table_is_solved() -> None:
    """Who holds a whole suit takes all the tricks with it as trumps; at notrump none where another is on lead."""
    solved = await double_dummy.solved(SUITS)
    assert solved.made(Seat.N)[Denomination.SPADES] == 13
    assert solved.made(Seat.S)[Denomination.SPADES] == 13
    assert solved.made(Seat.E)[Denomination.SPADES] == 0
    assert solved.made(Seat.N)[Denomination.NOTRUMP] == 0
    assert Solved.parse(str(solved)) == solved


@pytest.mark.parametrize("said", [b"nonsense", b"1 2 3", b"99 " * 20, b""])
async def test_a_solver_that_talks_nonsense(said: bytes) -> None:
    """What is no table of tricks is none."""
    solver = Apart(("-c", f"from bot.apart import answer; answer(lambda deal: {said!r})"), limit=60)
    assert await double_dummy.solved(DEAL, solver) == Solved(DEAL)


async def test_no_solver() -> None:
    """Without the extra the program fails, and the deal comes back without its tricks."""
    assert await double_dummy.solved(DEAL, Apart(("-c", "import no_such_solver"), limit=60)) == Solved(DEAL)
