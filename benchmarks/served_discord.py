"""What `benchmarks/discord.py` measures, in a process of its own: our bot, or the library alone.

Both are the same kind of client, told of the same things. Reads commands from standard input and answers each with a
line of JSON; ends with its input.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import resource
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import yarl

from bot.app import settle
from bot.channels.discord.client import Client
from bot.desk import Desk
from bot.storage.database import Database
from tests.fakes.discord.library import DiscordWebSocket, Route, discord
from tests.fakes.discord.waiting import library_works

BUTTON = 2


class Bare(discord.AutoShardedClient):
    """The least that a bot with buttons can do: it shows screens that ours has shown, one after the other."""

    def __init__(self, screens: list[Any], **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True, dm_messages=True), **options)
        self._screens = itertools.cycle(screens)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge, and edit."""
        await interaction.response.defer()
        screen = next(self._screens)
        embed = discord.Embed(title=screen["embed"]["title"], description=screen["embed"].get("description"))
        await interaction.edit_original_response(embed=embed, view=view(screen["components"]))


def view(rows: list[Any]) -> discord.ui.View:
    """Buttons and lists of the same size; not kept, as ours are not."""
    made = discord.ui.View(timeout=None)
    for control in (control for row in rows for control in row["components"]):
        if control["type"] == BUTTON:
            style = discord.ButtonStyle(control["style"])
            made.add_item(discord.ui.Button(label=control["label"], custom_id=control["custom_id"], style=style))
        else:
            options = [
                discord.SelectOption(
                    label=each["label"], value=each["value"], description=each.get("description") or None
                )
                for each in control["options"]
            ]
            made.add_item(discord.ui.Select(custom_id=control["custom_id"], options=options))
    made.stop()
    return made


async def figures() -> dict[str, float]:
    """What the process has used, once it has finished what it was doing."""
    while library_works():
        await asyncio.sleep(0.002)
    used = resource.getrusage(resource.RUSAGE_SELF)
    return {"cpu": used.ru_utime + used.ru_stime}


async def main(kind: str, token: str, api: str, gateway: str, told: str) -> None:
    """Run until the input ends. told: of the bot the address of its database, of the bare one the file with screens."""
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    database = await Database.open(told) if kind == "bot" else None
    options: dict[str, Any] = {"guild_ready_timeout": 0.05}
    client: discord.AutoShardedClient
    if database is not None:
        client = Client(Desk(database), 1, **options)
    else:
        client = Bare(json.loads(Path(told).read_text("utf-8")), shard_count=1, **options)
    running = asyncio.create_task(client.start(token))
    ready = asyncio.create_task(client.wait_until_ready())
    await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    if database is not None:
        settle()
    print("{}", flush=True)
    while await lines.readline():
        print(json.dumps(await figures()), flush=True)
    await client.close()
    with suppress(asyncio.CancelledError):
        await running
    if database is not None:
        await database.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
