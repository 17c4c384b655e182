"""The bot on Discord: started, and put away again."""

from __future__ import annotations

import asyncio
import logging

from bot.channels.discord.client import Client
from bot.desk import Desk

# How long the farewell to Discord may take, in seconds; a connection that hears nothing any more is cut after it.
FAREWELL = 3.0

# What is in hand when the bot is told to stop may take so long, in seconds.
FINISH = 5.0

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
        await client.finish(FINISH)
    finally:
        stopping.cancel()
        named.cancel()
        # Where there is no gateway the library would go on trying, closed or not.
        served.cancel()
        await asyncio.gather(served, return_exceptions=True)
        await _close(client)


async def _close(client: Client) -> None:
    """Take leave of Discord; where it does not hear that, without it."""
    closing = asyncio.create_task(client.close())
    _, late = await asyncio.wait((closing,), timeout=FAREWELL)
    if late:
        closing.cancel()
        await asyncio.wait((closing,))
        await client.http.close()


async def _say_when_ready(client: Client) -> None:
    await client.wait_until_ready()
    log.info("serving Discord as %s", client.user.name if client.user else "")
