"""What a deal makes double dummy: solved in a process of its own, which may take too long or crash and harms nothing.

Run as a program it reads deals and writes twenty numbers for each; so nothing of the solver stays in the bot.
"""

from __future__ import annotations

import logging
import sys
from types import ModuleType

from bot.apart import Apart, NoAnswer, answer
from rules.model.deals import Deal, Solved
from rules.model.errors import ModelError

# Seconds; a table takes less than one, and somebody waits for it. It holds hundreds of megabytes, and is not kept.
SOLVER = Apart(("-m", "bot.double_dummy"), limit=5.0)

# The order of `Solved.tricks`, as the solver names it.
DENOMINATIONS = ("clubs", "diamonds", "hearts", "spades", "nt")

log = logging.getLogger(__name__)


async def solved(deal: Deal, solver: Apart = SOLVER) -> Solved:
    """The deal with its tricks; without them where the solver is missing, crashes or takes too long."""
    try:
        said = await solver.ask(str(deal).encode())
        return Solved.parse(f"{deal} | {said.decode('ascii', 'replace').strip()}")
    except NoAnswer as error:
        log.info("not solved: %s", error)
    except ModelError:
        log.info("not solved: the solver talks nonsense")
    return Solved(deal)


def main() -> None:
    """Solve the deals that are asked for."""
    # The part of the library that deals and draws is not needed, and takes most of a second to load.
    sys.modules["endplay.dealer"] = ModuleType("endplay.dealer")
    from endplay.dds import calc_dd_table
    from endplay.types import Deal as Hands
    from endplay.types import Denom, Player

    players = (Player.north, Player.east, Player.south, Player.west)

    def table(deal: bytes) -> bytes:
        made = calc_dd_table(Hands(deal.decode()))
        return " ".join(str(made[Denom.find(name), player]) for name in DENOMINATIONS for player in players).encode()

    answer(table)


if __name__ == "__main__":
    main()
