"""Measures the whole bot on Telegram: over HTTP against the fake server, with an SQLite file that survives power cuts.

Run with `.venv/bin/python benchmarks/telegram.py [--quick] [--json FILE]`; ends with exit code 1 where a figure is
beyond its limit. The bot runs in a process of its own, the server and the people who tap in this one.

A step is one tap: its answer has come and the message with the button has been edited; where that made the message a
ruling, the next message has come too. People walk through real cases: every tap is a button that is on the screen.
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
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# Not from this folder, in which the library's name means this file.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from aiohttp import web
from sqlalchemy import insert, select

from benchmarks.pace import (
    AT_ONCE,
    BAD_NOTICES,
    CASE_STEPS,
    Program,
    Walker,
    burst,
    chosen,
    compared,
    forever,
    program,
    report,
)
from bot.channels.outlet import reference
from bot.channels.telegram import render
from bot.desk import Desk, Sender
from bot.storage.database import Database
from bot.storage.models import person as person_table
from locales import LANGUAGES
from tests.fakes.telegram import FakeTelegram, Person
from tests.fakes.telegram_server import JSON, Keyboard, Message, Params, Tap, parsed

STEP_LIMIT = 120.0  # milliseconds, 99 of 100 steps
KEPT_LIMIT = 0.25  # blocks of memory a conversation; one object that is kept takes at least one

# What is kept of words and statements, and not of people, is there before the last of so many rounds.
ROUNDS = 4

DELAY = 0.05  # seconds that every call takes
RATE = 100  # updates a second


@dataclass
class Amount:
    """How much is done."""

    runs: int
    steps: int
    seconds: int
    conversations: int


FULL = Amount(runs=5, steps=800, seconds=12, conversations=2000)
QUICK = Amount(runs=5, steps=200, seconds=5, conversations=500)


@dataclass(eq=False)
class Step:
    """A tap, when the server gave it to the bot, and when the calls of the bot arrived at the server."""

    tap: Tap
    message: Message
    delivered: float = 0.0
    answered: float = 0.0
    edited: float = 0.0
    ruled: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def pressed(self) -> str:
        """The data of the button."""
        return self.tap.data

    def wrong(self) -> str:
        """What was wrong with the answer; empty where nothing was."""
        return f"the answer was {self.tap.notice}" if self.tap.notice in BAD_NOTICES else ""


class Telegram(FakeTelegram):
    """The server, with a clock at its door."""

    def __init__(self) -> None:
        super().__init__()
        self._of_chat: dict[int, Step] = {}
        self._of_tap: dict[str, Step] = {}
        self._of_update: dict[int, Step] = {}

    def step(self, person: Person, message: Message, data: str) -> Step:
        """Somebody taps; `done` tells when all has come."""
        tap = self.tap(person.user, message, data)
        assert tap.update_id is not None
        step = Step(tap, message)
        self._of_chat[person.id] = self._of_tap[tap.id] = self._of_update[tap.update_id] = step
        return step

    async def _get_updates(self, params: Params) -> list[JSON]:
        updates = await super()._get_updates(params)
        now = time.perf_counter()
        for update in updates:
            step = self._of_update.get(update["update_id"])
            if step is not None and not step.delivered:
                step.delivered = now
        return updates

    async def _run(self, request: web.Request, method: str, params: Params) -> web.StreamResponse:
        now = time.perf_counter()
        step = self._of_chat.get(params.number("chat_id"))
        edits = step is not None and method == "editMessageText" and _is_of(params, step.message)
        if method == "answerCallbackQuery":
            self._of_tap[params.text("callback_query_id")].answered = now
        elif step is not None and edits:
            step.edited = step.edited or now
        try:
            return await super()._run(request, method, params)
        finally:
            if step is not None and edits:
                step.ruled = not step.message.keyboard
            if step is not None and ((edits and not step.ruled) or (step.ruled and method == "sendMessage")):
                step.done.set()


def _is_of(params: Params, message: Message) -> bool:
    return params.number("message_id") == message.message_id


Tapper = Walker[Person, Step]


def tappers(fake: Telegram, each: Iterable[Iterator[Person]], chance: random.Random) -> list[Tapper]:
    """People who tap on the buttons before them."""

    def tap(person: Person) -> Step:
        message = person.live
        assert message is not None
        data = [str(button["callback_data"]) for row in message.keyboard for button in row]
        keys = [button for button in data if ":/" in button]
        return fake.step(person, message, chosen(chance, keys, [button for button in data if button not in keys]))

    return [Walker(people, tap) for people in each]


@asynccontextmanager
async def served(kind: str, url: str) -> AsyncIterator[tuple[Telegram, Program]]:
    """The bot, or the bare library, and the server that it talks to."""
    async with Telegram() as fake:
        assert isinstance(fake, Telegram)
        async with program("served", kind, fake.token, fake.base_url.removesuffix("/bot"), url) as made:
            yield fake, made


# People


async def directors(database: Database, fake: Telegram, number: int) -> list[Person]:
    """So many directors before whom the bot has put the menu; what is kept of them is what the bot itself keeps."""
    desk = Desk(database)
    menus: list[tuple[dict[str, Any], str, Keyboard]] = []
    for language in LANGUAGES:
        sender = Sender("telegram", f"model-{language}-{time.time_ns()}", language)
        shown = await desk.say(sender, "/start", 1)
        assert shown is not None
        await desk.shown_at(shown, "1")
        shown = await desk.tap(sender, shown.number, shown.revision, "director", "1")
        assert shown.screen is not None
        buttons = render.keyboard(shown.screen, language, shown.number, shown.revision)
        assert buttons is not None
        text = render.text(shown.screen, language)
        async with database.reading() as connection:
            rows = await connection.execute(select(person_table).where(person_table.c.external == sender.external))
            row = dict(rows.mappings().one())
        del row["id"]
        menus.append((row, text, buttons.to_dict()["inline_keyboard"]))
    people, rows_new = [], []
    for place in range(number):
        row, text, keyboard = menus[place % len(menus)]
        someone = fake.person(f"Director {place}", language_code=row["language"])
        message = wrote(fake, someone, text, keyboard)
        rows_new.append({**row, "external": str(someone.id), "live": reference("telegram", message.message_id)})
        people.append(someone)
    async with database.writing() as connection:
        await connection.execute(insert(person_table), rows_new)
    return people


def others(fake: Telegram, number: int) -> list[Person]:
    """So many people before whom the bare bot has put its buttons."""
    people = [fake.person(f"Somebody {place}") for place in range(number)]
    for someone in people:
        wrote(fake, someone, "Begin", [[{"text": "Pass", "callback_data": "Pass"}]])
    return people


def wrote(fake: Telegram, to: Person, text: str, keyboard: Keyboard) -> Message:
    """A message of the bot that has always been there."""
    to.chat.started = True
    plain, entities = parsed(text, "HTML", None)
    return fake._new_message(to.chat, fake.bot, plain, entities, keyboard=keyboard)


# Measurements


async def stream(walkers: Sequence[Tapper], rate: int, seconds: float) -> list[Step]:
    """So many taps a second, whether or not the bot has finished with those before; each in another chat."""
    made: list[tuple[Tapper, Step]] = []
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        idle = next((walker for walker in (*walkers[number % len(walkers) :], *walkers) if not walker.busy), None)
        if idle is None:
            sys.exit(f"the bot cannot keep up with {rate} a second: it is still at work in all {len(walkers)} chats")
        made.append((idle, idle.press()))
    for walker, step in made:
        await walker.finished(step)
    return [step for _, step in made]


def percentile(values: Iterable[float], percent: int) -> float:
    """The value under which so many of 100 are."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


async def latency(fake: Telegram, walkers: list[Tapper], amount: Amount) -> dict[str, Any]:
    """Milliseconds from when the bot was given an update to its answer, and to its edit, arriving at the server."""
    fake.delay = DELAY
    steps = await stream(walkers, RATE, amount.seconds)
    fake.delay = 0.0
    answers = [(step.answered - step.delivered) * 1000 for step in steps]
    edits = [(step.edited - step.delivered) * 1000 for step in steps]
    return {
        "answer": {"p50": percentile(answers, 50), "p99": percentile(answers, 99), "max": max(answers)},
        "edit": {"p50": percentile(edits, 50), "p99": percentile(edits, 99), "max": max(edits)},
        "steps": len(steps),
        "rulings": sum(step.ruled for step in steps) / len(steps),
    }


async def memory(fake: Telegram, bot: Program, people: Iterator[Person], amount: Amount) -> dict[str, float]:
    """What is held for each conversation that has begun a case and then says nothing."""
    chance = random.Random(3)
    for _ in range(ROUNDS):
        before = await bot.figures("collect")
        walkers = tappers(fake, [people] * amount.conversations, chance)
        for at in range(0, len(walkers), AT_ONCE):
            await burst(walkers[at : at + AT_ONCE], 1)
        after = await bot.figures("collect")
    return {
        "blocks": (after["blocks"] - before["blocks"]) / amount.conversations,
        "rss": (after["rss"] - before["rss"]) / amount.conversations,
        "kept": after["kept"],
    }


async def measure(amount: Amount, folder: Path) -> tuple[dict[str, Any], bool]:
    """Everything, printed as it comes."""
    url = f"sqlite:///{folder / 'bench.sqlite3'}"
    database = await Database.open(url)
    await database.migrate()
    async with served("bot", url) as (fake, bot), served("bare", url) as (other, bare):
        steps = (2 * amount.runs + 1) * amount.steps + RATE * amount.seconds
        wanted = 4 * AT_ONCE + steps // CASE_STEPS + ROUNDS * amount.conversations
        people = iter(await directors(database, fake, wanted))
        await database.close()
        chance = random.Random(1)
        ours = tappers(fake, [people] * AT_ONCE, chance)
        theirs = tappers(other, [forever(someone) for someone in others(other, AT_ONCE)], chance)
        many = [*ours, *tappers(fake, [people] * AT_ONCE, chance)]
        gc.collect()
        gc.freeze()
        await burst(ours, amount.steps)
        await burst(theirs, amount.steps)

        quick = await compared(bot, bare, ours, theirs, amount.runs, amount.steps)
        within = quick["within"]
        async with served("bare-ours", url) as (third, fast):
            print("the same, with the bare library making its calls as the bot does:", flush=True)
            walkers = tappers(third, [forever(someone) for someone in others(third, AT_ONCE)], chance)
            await burst(walkers, amount.steps)
            same_calls = await compared(bot, fast, ours, walkers, amount.runs, amount.steps, least=0.0)

        waits = await latency(fake, many, amount)
        what = f"{RATE} updates a second over {len(many)} chats, every call taking {DELAY * 1000:g} ms"
        for name in ("answer", "edit"):
            each = waits[name]
            report(f"{what}: until the {name} is sent, p50", each["p50"], " ms")
            limit = f"{STEP_LIMIT:g} ms" if name == "edit" else ""
            fine = name != "edit" or each["p99"] < STEP_LIMIT
            within &= report(f"{what}: until the {name} is sent, p99", each["p99"], " ms", limit, within=fine)

        held = await memory(fake, bot, people, amount)
        what = f"kept in the process for each of {amount.conversations} idle conversations"
        fine = held["blocks"] < KEPT_LIMIT and held["kept"] == 0
        within &= report(f"{what}, blocks of memory", held["blocks"], "", f"{KEPT_LIMIT:g}", within=fine)
        report(f"{what}, resident memory", held["rss"], " bytes")
    return {"speed": quick, "same_calls": same_calls, "latency": waits, "memory": held, "within": within}, within


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description="Measures the whole bot on Telegram.")
    parser.add_argument("--quick", action="store_true", help="fewer steps, the same limits")
    parser.add_argument("--json", type=Path, help="write every figure to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found, within = asyncio.run(measure(QUICK if options.quick else FULL, Path(folder)))
    if options.json:
        options.json.write_text(json.dumps(found, indent=2), "utf-8")
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
