"""Double dummy for all deals of a session, in one process that lives as long as there is something to solve."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

from bot.apart import Apart
from bot.double_dummy import solved
from rules.model.deals import Deal, Solved

K = TypeVar("K")

# Seconds: for one deal, and for how long the process waits for the next.
EACH, IDLE = 20.0, 2.0


async def solve_all(
    deals: Mapping[K, Deal], progress: Callable[[int, int], Awaitable[None]], solver: Apart | None = None
) -> dict[K, Solved]:
    """Each deal with its tricks; without them where the solver is missing, crashes or takes too long with it.

    progress: told after each deal how many of how many there are.
    """
    used = solver or Apart(("-m", "bot.double_dummy"), EACH, IDLE)
    found: dict[K, Solved] = {}
    for key, deal in deals.items():
        found[key] = await solved(deal, used)
        await progress(len(found), len(deals))
    return found
