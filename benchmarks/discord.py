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
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# Not from this folder, in which the library's name means this file.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy import insert, select

from bot.channels.discord import render
from bot.channels.outlet import reference
from bot.desk import Desk, Sender
from bot.storage.database import Database
from bot.storage.models import person as person_table
from locales import LANGUAGES, locale
from tests.fakes.discord.checks import Draft, read_message
from tests.fakes.discord.errors import JSON, Form
from tests.fakes.discord.people import FakeDiscord, Interaction, Message, Person

ROOT = Path(__file__).resolve().parents[1]

RATIO_LIMIT = 0.4  # of the interactions per second that the library alone makes

# Chats in which somebody presses at the same time.
AT_ONCE = 64

# So many interactions of the bot and of the bare library take turns in a run.
SLICE = 100

# Somebody goes on with reading, changing and further irregularities until they have pressed so often.
CASE_STEPS = 16

# One press in so many is on a key (back, why) and not on an answer.
KEY_SHARE = 5

# What the bot must not have answered to a press on what is there.
BAD_NOTICES = ("outdated", "case-closed", "error-not-an-answer", "went-wrong")

# Screens that the bare library shows.
SCREENS = 100

PATIENCE = 30.0


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


class Walker:
    """Somebody who presses: through one real case after another, each in a chat of its own."""

    def __init__(self, fake: Discord, people: Iterator[Person], chance: random.Random) -> None:
        self._fake = fake
        self._people = people
        self._chance = chance
        self._person = next(people)
        self._left = CASE_STEPS

    def press(self) -> Step:
        """Press one of the buttons, or choose from the list."""
        if not self._left:
            self._person, self._left = next(self._people), CASE_STEPS
        self._left -= 1
        message = self._person.live
        assert message is not None
        return self._fake.step(self._person, message, *self._choice(message))

    async def finished(self, step: Step) -> None:
        """Wait until all has come. Ends the program where it does not, or is not what it should be."""
        pressed = step.interaction.data
        try:
            await asyncio.wait_for(step.done.wait(), PATIENCE)
        except TimeoutError:
            sys.exit(f"{pressed} was pressed, and nothing came\n{self._person.picture}")
        if self._fake.refused or not step.interaction.acknowledged.is_set():
            sys.exit(f"{pressed} was pressed, and a call was refused\n{self._person.picture}")
        if step.interaction.notice in _bad_notices():
            sys.exit(f"{pressed} was pressed, and the answer was {step.interaction.notice}\n{self._person.picture}")

    def _choice(self, message: Message) -> tuple[str, list[str] | None]:
        keys, answers = pressable(message.components)
        wanted = keys if keys and (not answers or self._chance.randrange(KEY_SHARE) == 0) else answers
        return self._chance.choice(wanted)


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


_told: set[str] = set()


def _bad_notices() -> set[str]:
    if not _told:
        _told.update(locale(language).text(id) for language in LANGUAGES for id in BAD_NOTICES)
    return _told


class Served:
    """A bot in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def cpu(self) -> float:
        """The seconds of CPU that the process has used."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        return (await self.told())["cpu"]

    async def told(self) -> dict[str, float]:
        """The next line of the process."""
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            sys.exit(f"the bot has ended with {await self._process.wait()}")
        read: dict[str, float] = json.loads(line)
        return read


@asynccontextmanager
async def served(kind: str, fake: Discord, told: str) -> AsyncIterator[Served]:
    """The bot, or the bare library, at work."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.served_discord", kind, fake.token, fake.base_url, fake.gateway_url, told),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    made = Served(process)
    try:
        await made.told()
        yield made
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


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


# Measurements


async def burst(walkers: Sequence[Walker], steps: int) -> tuple[float, list[Step]]:
    """All press as fast as the bot answers them; returns the seconds that it took, and the steps."""
    made: list[Step] = []

    async def walk(walker: Walker) -> None:
        while len(made) < steps:
            step = walker.press()
            made.append(step)
            await walker.finished(step)

    began = time.perf_counter()
    await asyncio.gather(*(walk(walker) for walker in walkers))
    return time.perf_counter() - began, made


async def speed(bot: Served, bare: Served, ours: list[Walker], theirs: list[Walker], amount: Amount) -> dict[str, Any]:
    """Interactions a second of both, in turns within each run, so that a slow moment of the machine is one of both."""
    rates: dict[str, list[float]] = {"bot": [], "bare": []}
    cpu: dict[str, list[float]] = {"bot": [], "bare": []}
    server: dict[str, list[float]] = {"bot": [], "bare": []}
    rulings = total = 0
    for _ in range(amount.runs):
        spent, done = {"bot": 0.0, "bare": 0.0}, {"bot": 0, "bare": 0}
        for _ in range(amount.steps // SLICE):
            for name, who, walkers in (("bot", bot, ours), ("bare", bare, theirs)):
                before, here = await who.cpu(), time.process_time()
                seconds, steps = await burst(walkers, SLICE)
                server[name].append((time.process_time() - here) / len(steps) * 1000)
                cpu[name].append((await who.cpu() - before) / len(steps) * 1000)
                spent[name] += seconds
                done[name] += len(steps)
                if name == "bot":
                    rulings += sum(step.ruled for step in steps)
        total += done["bot"]
        for name in rates:
            rates[name].append(done[name] / spent[name])
    return {
        "rates": rates,
        "cpu_ms": {name: statistics.median(values) for name, values in cpu.items()},
        "best_cpu_ms": {name: min(values) for name, values in cpu.items()},
        "server_cpu_ms": {name: statistics.median(values) for name, values in server.items()},
        "rulings": rulings / total,
        "ratio": statistics.median(rates["bot"]) / statistics.median(rates["bare"]),
    }


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
        async with served("bot", fake, url) as bot:
            coming = iter(people)
            ours = [Walker(fake, coming, chance) for _ in range(AT_ONCE)]
            await burst(ours, max(amount.steps, SCREENS))
            seen = screens(people)
            file = folder / "screens.json"
            file.write_text(json.dumps(seen), "utf-8")
            theirs = [Walker(other, _forever(someone), chance) for someone in others(other, seen[0])]
            async with served("bare", other, str(file)) as bare:
                gc.collect()
                gc.freeze()
                await burst(theirs, amount.steps)
                found = await speed(bot, bare, ours, theirs, amount)
    for name in ("bot", "bare"):
        told = ", ".join(f"{rate:.0f}" for rate in found["rates"][name])
        print(f"{name}, interactions a second ({told}): {statistics.median(found['rates'][name]):.4g}")
        own, best, server = (found[kind][name] for kind in ("cpu_ms", "best_cpu_ms", "server_cpu_ms"))
        print(f"{name}, CPU an interaction: {own:.2f} ms (at best {best:.2f}; the server's {server:.2f})")
    print(f"of these of the bot, rulings: {found['rulings'] * 100:.3g} %")
    found["within"] = found["ratio"] >= RATIO_LIMIT
    missed = "" if found["within"] else ", MISSED"
    print(f"bot / bare: {found['ratio']:.4g} (limit at least {RATIO_LIMIT:g}{missed})", flush=True)
    return found


def _forever(someone: Person) -> Iterator[Person]:
    while True:
        yield someone


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
