"""The fake Discord, tried with the unchanged library and, for what it refuses, over bare HTTP."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.fakes.discord.library import app_commands, discord
from tests.fakes.discord.people import Club, Person
from tests.fakes.discord.server import FakeDiscord

CASES = ["Insufficient bid", "Lead out of turn", "Call out of turn", "Revoke"]


class Clock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def fake(clock: Clock) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord(clock=clock) as server:
        with server.patched():
            yield server


# A small bot.


class Answer(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"case:(?P<case>[a-z ]+)"):
    """A button that still works when the bot has forgotten everything."""

    def __init__(self, case: str, number: int) -> None:
        label = f"{number}. \u2068{case.capitalize()}\u2069"
        super().__init__(discord.ui.Button(label=label, custom_id=f"case:{case}"))
        self.case = case

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Answer:
        return cls(match["case"], 1)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(
            content=f"**Law 27** on \u20683♠X by N −2\u2069: {self.case}", view=None
        )


def menu() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number, case in enumerate(CASES[:2], 1):
        view.add_item(Answer(case.lower(), number))
    return view


class Bot(discord.Client):
    """A menu for a command, an answer to each press, and an echo in direct messages."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True, dm_messages=True, guild_messages=True))
        super().__init__(guild_ready_timeout=0.02, **options)
        self.tree = app_commands.CommandTree(self)
        self.events: list[str] = []
        self.add_dynamic_items(Answer)

        @self.tree.command(description="What happened at the table?")
        async def ruling(interaction: discord.Interaction[Bot], what: str | None = None) -> None:
            await interaction.response.send_message(f"What happened? ({what}, {interaction.locale})", view=menu())

        @ruling.autocomplete("what")
        async def suggest(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=c, value=c.lower()) for c in CASES if typed.lower() in c.lower()]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds' rest."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user and message.content != "silence":
            await message.channel.send(f"You wrote: {message.content}")


@asynccontextmanager
async def running(fake: FakeDiscord, bot: Bot) -> AsyncIterator[Bot]:
    await bot.login(fake.token)
    task = asyncio.create_task(bot.connect())
    try:
        await fake.connected()
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        await task


@pytest.fixture
async def bot(fake: FakeDiscord, club: Club) -> AsyncIterator[Bot]:
    async with running(fake, Bot()) as client:
        yield client


@pytest.fixture
def tom(fake: FakeDiscord) -> Person:
    return fake.person("Tom", locale="el")


@pytest.fixture
def club(fake: FakeDiscord, tom: Person) -> Club:
    return fake.guild("Club", members=[tom], channels=("general", "results"))


async def test_a_conversation_reads_as_prose(bot: Bot, tom: Person, club: Club) -> None:
    await tom.slash("ruling", what="3NT?", where=club)
    tom.sees("What happened? (3NT?, el)")
    club.sees("What happened?")
    assert tom.buttons == ["Insufficient bid", "Lead out of turn"]
    await tom.click("Insufficient bid")
    assert tom.screen == "Law 27 on 3♠X by N −2: insufficient bid"
    tom.sees("**Law 27**")
    assert tom.buttons == []
    assert tom.live is not None
    assert tom.live.content == "**Law 27** on \u20683♠X by N −2\u2069: insufficient bid"


async def test_direct_messages(bot: Bot, tom: Person) -> None:
    await tom.says("good evening")
    tom.sees("You wrote: good evening")
    await tom.says("silence", answered=False)
    await tom.slash("ruling")
    await tom.click("2. Lead out of turn")
    tom.sees("lead out of turn")


async def test_suggestions(bot: Bot, tom: Person) -> None:
    assert await tom.types("ruling", what="out of") == ["Lead out of turn", "Call out of turn"]
    await tom.slash("ruling", what="Call out of turn")
    tom.sees("(call out of turn, el)")
