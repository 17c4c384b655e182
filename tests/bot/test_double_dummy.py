"""The double-dummy solver: in a process of its own, which harms nothing whatever becomes of it."""

from __future__ import annotations

import time

import pytest

from bot import double_dummy
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


async def test_a_solver_that_crashes() -> None:
    """The deal comes back without its tricks."""
    program = ("-c", "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)")
    assert await double_dummy.solved(DEAL, program=program) == Solved(DEAL)


async def test_a_solver_that_takes_too_long() -> None:
    """It is ended, and the deal comes back without its tricks."""
    began = time.monotonic()
    assert await double_dummy.solved(DEAL, 0.2, ("-c", "import time; time.sleep(60)")) == Solved(DEAL)
    assert time.monotonic() - began < 10


@pytest.mark.parametrize("said", ["nonsense", "1 2 3", "99 " * 20, ""])
async def test_a_solver_that_talks_nonsense(said: str) -> None:
    """What is no table of tricks is none."""
    assert await double_dummy.solved(DEAL, program=("-c", f"print({said!r})")) == Solved(DEAL)


async def test_no_solver() -> None:
    """Without the extra the program fails, and that is all."""
    assert await double_dummy.solved(DEAL, program=("-c", "import no_such_solver")) == Solved(DEAL)
