"""The bot on Discord: started, and put away again."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.channels.discord.client import Client
from bot.desk import Desk

# How long the connections are given to close, in seconds, and then what serves them to end.
CLOSED_WITHIN = 5.0
ENDED_WITHIN = 1.0

log = logging.getLogger(__name__)


async def serve(token: str, desk: Desk, shards: int | None, stopped: asyncio.Event) -> None:
    """Serve until told to stop; raises what the library raises where Discord ends it.

    shards: how many connections to share the servers among; as many as Discord advises where None.
    """
    client = Client(desk, shards)
    served = asyncio.create_task(client.start(token))
    stopping = asyncio.create_task(stopped.wait())
    named = asyncio.create_task(_say_when_ready(client))
    try:
        await asyncio.wait((served, stopping), return_when=asyncio.FIRST_COMPLETED)
        if served.done():
            served.result()
    finally:
        stopping.cancel()
        named.cancel()
        with suppress(Exception):
            await asyncio.wait_for(client.close(), CLOSED_WITHIN)
        await asyncio.wait((served,), timeout=ENDED_WITHIN)
        # What has not come so far as to notice, because it waits for Discord, does not end by itself.
        served.cancel()
        await asyncio.wait((served,), timeout=ENDED_WITHIN)
        if served.done() and not served.cancelled():
            served.exception()  # else it would be reported as never looked at


async def _say_when_ready(client: Client) -> None:
    await client.wait_until_ready()
    log.info("serving Discord as %s", client.user.name if client.user else "")
