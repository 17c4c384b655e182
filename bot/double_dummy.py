"""What a deal makes double dummy: solved in a process of its own, which may take too long or crash and harms nothing.

Run as a program it reads a deal and writes twenty numbers; so nothing of the solver stays in the bot.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from types import ModuleType
from weakref import WeakKeyDictionary

from rules.model.deals import Deal, Solved
from rules.model.errors import ModelError

# Seconds; a table takes less than one, and somebody waits for it.
LIMIT = 5.0

# The order of `Solved.tricks`, as the solver names it.
DENOMINATIONS = ("clubs", "diamonds", "hearts", "spades", "nt")

log = logging.getLogger(__name__)

# One at a time: each holds hundreds of megabytes while it works.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def solved(deal: Deal, limit: float = LIMIT, program: tuple[str, ...] = ("-m", "bot.double_dummy")) -> Solved:
    """The deal with its tricks; without them where the solver is missing, crashes or takes longer than the limit."""
    async with _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, *program),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            said, _ = await asyncio.wait_for(process.communicate(str(deal).encode()), limit)
        except TimeoutError:
            log.warning("the double-dummy solver took longer than %s s", limit)
            return Solved(deal)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    if process.returncode:
        log.info("no double-dummy solver, or it failed: exit code %s", process.returncode)
        return Solved(deal)
    try:
        return Solved.parse(f"{deal} | {said.decode('ascii', 'replace').strip()}")
    except ModelError:
        return Solved(deal)


def main() -> None:
    """Solve the deal on standard input."""
    # The part of the library that deals and draws is not needed, and takes most of a second to load.
    sys.modules["endplay.dealer"] = ModuleType("endplay.dealer")
    from endplay.dds import calc_dd_table
    from endplay.types import Deal as Hands
    from endplay.types import Denom, Player

    table = calc_dd_table(Hands(sys.stdin.read()))
    players = (Player.north, Player.east, Player.south, Player.west)
    print(*(table[Denom.find(name), player] for name in DENOMINATIONS for player in players))


if __name__ == "__main__":
    main()
