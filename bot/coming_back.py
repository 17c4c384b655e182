"""While the bot runs what is due is asked, what has changed of results is edited, and released boards are solved."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.desk import Desk
from bot.desk.coming_back import AT_ONCE
from bot.storage.errors import PASSING

# So often it is looked what is due, and which evenings are over, in seconds.
EVERY = 2.0
EVENINGS_EVERY = 60.0

# And whether there are deals to be solved.
SOLVING_EVERY = 10.0

log = logging.getLogger(__name__)


async def kept_coming(desk: Desk, stopped: asyncio.Event, every: float = EVERY) -> None:
    """Ask what is due, and edit what has changed, until stopped; where the database does not answer, the next time."""
    loop = asyncio.get_running_loop()
    evenings = loop.time()
    while not stopped.is_set():
        try:
            if loop.time() >= evenings:
                evenings = loop.time() + EVENINGS_EVERY
                await desk.end_evenings()
            asked = await desk.ask_due()
            await desk.renew_posts()
        except PASSING as error:
            log.warning("what is due is not asked for now: %s", error)
            asked = 0
        except Exception as error:  # what fails once is tried again, and not given up for everybody
            log.error("what is due is not asked for now: %s", type(error).__name__, exc_info=error)
            asked = 0
        if asked < AT_ONCE:
            with suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), every)


async def kept_solving(desk: Desk, stopped: asyncio.Event, every: float = SOLVING_EVERY) -> None:
    """Solve the deals of boards that are released, one after another, until stopped."""
    while not stopped.is_set():
        try:
            more = await desk.solve_released() is not None
        except PASSING as error:
            log.warning("no deal is solved for now: %s", error)
            more = False
        if not more:
            with suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), every)
