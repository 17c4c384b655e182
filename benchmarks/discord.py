"""Measures the whole bot on Discord: over HTTP and a WebSocket against the fake server, with an SQLite file.

Run with `.venv/bin/python benchmarks/discord.py [--quick] [--json FILE]`; ends with exit code 1 where a figure is
beyond its limit. The bot, and the bare library, run in processes of their own; the servers and the people who press in
this one.

An interaction is one press in direct messages, on a button or in a list: it has been acknowledged and its message
edited; where that made the message a ruling, the next message has come too. People walk through real cases. The bare
library acknowledges the same kind of presses and edits with screens that the bot has shown.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# Not from this folder, in which the library's name means this file.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy import insert, select

from benchmarks.pace import (
    AT_ONCE,
    BAD_NOTICES,
    CASE_STEPS,
    SLICE,
    Walker,
    burst,
    chosen,
    compared,
    forever,
    program,
)
from bot.channels.discord import render
from bot.channels.outlet import reference
from bot.desk import Desk, Sender
from bot.storage.database import Database
from bot.storage.models import person as person_table
from locales import LANGUAGES
from tests.fakes.discord.checks import Draft, read_message
from tests.fakes.discord.errors import JSON, Form
from tests.fakes.discord.people import FakeDiscord, Interaction, Message, Person

# Screens that the bare library shows.
SCREENS = 100


@dataclass
class Amount:
    """How much is done."""

    runs: int
    steps: int


FULL = Amount(runs=5, steps=800)
QUICK = Amount(runs=5, steps=100)


@dataclass(eq=False)
class Step:
    """A press, and how far the bot is with it."""

    interaction: Interaction
    message: Message
    ruled: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def pressed(self) -> str:
        """The id of the button, or of the list and what was chosen."""
        return str(self.interaction.data)

    def wrong(self) -> str:
        """What was wrong with the answer; empty where nothing was."""
        if not self.interaction.acknowledged.is_set():
            return "it was not acknowledged"
        return f"the answer was {self.interaction.notice}" if self.interaction.notice in BAD_NOTICES else ""


class Discord(FakeDiscord):
    """The server, which tells when all has come."""

    def __init__(self) -> None:
        super().__init__()
        self._of_channel: dict[int, Step] = {}

    def step(self, person: Person, message: Message, custom_id: str, values: list[str] | None) -> Step:
        """Somebody presses, or chooses; `done` tells when all has come."""
        step = Step(person.taps_without_waiting(custom_id, message, values=values), message)
        self._of_channel[message.channel.id] = step
        return step

    def change(self, message: Message, draft: Draft, uploads: list[tuple[str, bytes]]) -> None:
        """An edit."""
        super().change(message, draft, uploads)
        step = self._of_channel.get(message.channel.id)
        if step is not None and step.message is message:
            step.ruled = not message.components
            if not step.ruled:
                step.done.set()

    def _came(self, message: Message) -> None:
        super()._came(message)
        step = self._of_channel.get(message.channel.id)
        if step is not None and step.ruled:
            step.done.set()


def pressers(fake: Discord, each: Iterable[Iterator[Person]], chance: random.Random) -> list[Walker[Person, Step]]:
    """People who press on the buttons before them, or choose from the list."""

    def press(person: Person) -> Step:
        message = person.live
        assert message is not None
        return fake.step(person, message, *chosen(chance, *pressable(message.components)))

    return [Walker(people, press) for people in each]


Pressable = list[tuple[str, list[str] | None]]


def pressable(rows: Sequence[JSON]) -> tuple[Pressable, Pressable]:
    """The keys and the answers under a message; not the button that opens a form."""
    keys: Pressable = []
    answers: Pressable = []
    for control in (control for row in rows for control in row["components"]):
        id = str(control["custom_id"])
        if "options" in control:
            answers += [(id, [str(option["value"])]) for option in control["options"]]
        elif not id.endswith(":/type"):
            (keys if ":/" in id else answers).append((id, None))
    return keys, answers


# People


async def directors(database: Database, fake: Discord, number: int) -> list[Person]:
    """So many directors before whom the bot has put the menu; what is kept of them is what the bot itself keeps."""
    desk = Desk(database)
    menus: list[tuple[dict[str, Any], JSON, list[Any]]] = []
    for language in LANGUAGES:
        sender = Sender("discord", f"model-{language}", language)
        shown = await desk.say(sender, "/start", 1)
        assert shown is not None
        await desk.shown_at(shown, reference("discord", 1))
        shown = await desk.tap(sender, shown.number, shown.revision, "director", reference("discord", 1))
        assert shown.screen is not None
        view = render.view(shown.screen, language, shown.number, shown.revision)
        assert view is not None
        async with database.reading() as connection:
            rows = await connection.execute(select(person_table).where(person_table.c.external == sender.external))
            row = dict(rows.mappings().one())
        del row["id"]
        menus.append((row, dict(render.embed(shown.screen, language).to_dict()), view.to_components()))
    people, rows_new = [], []
    for place in range(number):
        row, embed, components = menus[place % len(menus)]
        someone = fake.person(f"Director {place}")
        message = wrote(fake, someone, embed, components)
        rows_new.append({**row, "external": str(someone.id), "live": reference("discord", message.id)})
        people.append(someone)
    async with database.writing() as connection:
        await connection.execute(insert(person_table), rows_new)
    return people


def others(fake: Discord, screen: JSON) -> list[Person]:
    """People before whom the bare bot has put a screen."""
    people = [fake.person(f"Somebody {place}") for place in range(AT_ONCE)]
    for someone in people:
        wrote(fake, someone, screen["embed"], screen["components"])
    return people


def wrote(fake: Discord, to: Person, embed: JSON, components: list[Any]) -> Message:
    """A message of the bot that has always been there."""
    form = Form()
    draft = read_message(form, {"embeds": [embed], "components": components})
    form.done()
    return fake.post(to.dm, draft, [])


def screens(people: Sequence[Person]) -> list[JSON]:
    """What the bot has shown and could be pressed, without the menus."""
    versions = [v for someone in people for message in someone.bot_messages for v in message.versions[1:]]
    found = [v for v in versions if v.embeds and pressable(v.components)[1]]
    return [{"embed": v.embeds[0], "components": list(v.components)} for v in found[:SCREENS]]


async def measure(amount: Amount, folder: Path) -> dict[str, Any]:
    """Everything, printed as it comes."""
    url = f"sqlite:///{folder / 'bench.sqlite3'}"
    database = await Database.open(url)
    await database.migrate()
    chance = random.Random(1)
    fake, other = Discord(), Discord()
    async with fake, other:
        steps = (amount.runs + 1) * (amount.steps + AT_ONCE * amount.steps // SLICE)
        people = await directors(database, fake, 4 * AT_ONCE + steps // CASE_STEPS)
        await database.close()
        async with program("served_discord", "bot", fake.token, fake.base_url, fake.gateway_url, url) as bot:
            coming = iter(people)
            ours = pressers(fake, [coming] * AT_ONCE, chance)
            await burst(ours, max(amount.steps, SCREENS))
            seen = screens(people)
            file = folder / "screens.json"
            file.write_text(json.dumps(seen), "utf-8")
            theirs = pressers(other, [forever(someone) for someone in others(other, seen[0])], chance)
            gateway = other.gateway_url
            async with program("served_discord", "bare", other.token, other.base_url, gateway, str(file)) as bare:
                gc.collect()
                gc.freeze()
                await burst(theirs, amount.steps)
                found = await compared(bot, bare, ours, theirs, amount.runs, amount.steps)
    if fake.refused or other.refused:
        sys.exit(f"calls were refused: {fake.refused or other.refused}")
    return found


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description="Measures the whole bot on Discord.")
    parser.add_argument("--quick", action="store_true", help="fewer interactions, the same limit")
    parser.add_argument("--json", type=Path, help="write every figure to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(QUICK if options.quick else FULL, Path(folder)))
    if options.json:
        options.json.write_text(json.dumps(found, indent=2), "utf-8")
    return 0 if found["within"] else 1


if __name__ == "__main__":
    sys.exit(main())
