"""How many presses a second our bot answers, and how many the library alone: what both channels' benchmarks share."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from locales import LANGUAGES, locale

ROOT = Path(__file__).resolve().parents[1]

RATIO_LIMIT = 0.4  # of the presses per second that the library alone answers

# Chats in which somebody presses at the same time.
AT_ONCE = 64

# So many presses of the bot and of the bare library take turns in a run.
SLICE = 100

# A conversation goes on with reading, changing and further irregularities until it has so many steps.
CASE_STEPS = 16

# One press in so many is on a key (back, why) and not on an answer.
KEY_SHARE = 5

# What the bot must not have answered to a press on what is there.
BAD_NOTICES = frozenset(
    locale(language).text(id)
    for language in LANGUAGES
    for id in ("outdated", "case-closed", "error-not-an-answer", "went-wrong")
)

PATIENCE = 30.0

C = TypeVar("C")


class Step(Protocol):
    """One press. pressed: on what; ruled: whether its message became a ruling; done: when all has come."""

    @property
    def pressed(self) -> str: ...

    @property
    def ruled(self) -> bool: ...

    @property
    def done(self) -> asyncio.Event: ...

    def wrong(self) -> str:
        """What was wrong with the answer; empty where nothing was."""


class Somebody(Protocol):
    """Who presses; picture: what they see."""

    @property
    def picture(self) -> str: ...


P = TypeVar("P", bound=Somebody)
S = TypeVar("S", bound=Step)


class Walker(Generic[P, S]):
    """Somebody who presses: through one real case after another, each in a chat of its own."""

    def __init__(self, people: Iterator[P], press: Callable[[P], S]) -> None:
        """press: what they press on is for them to choose."""
        self._people = people
        self._press = press
        self._person = next(people)
        self._left = CASE_STEPS
        self.last: S | None = None

    @property
    def busy(self) -> bool:
        """Whether the bot is still at work here."""
        return self.last is not None and not self.last.done.is_set()

    def press(self) -> S:
        """Press on something that is there."""
        if not self._left:
            self._person, self._left = next(self._people), CASE_STEPS
        self._left -= 1
        self.last = self._press(self._person)
        return self.last

    async def finished(self, step: S) -> None:
        """Wait until all has come. Ends the program where it does not, or is not what it should be."""
        try:
            await asyncio.wait_for(step.done.wait(), PATIENCE)
        except TimeoutError:
            sys.exit(f"{step.pressed} was pressed, and nothing came\n{self._person.picture}")
        if wrong := step.wrong():
            sys.exit(f"{step.pressed} was pressed, and {wrong}\n{self._person.picture}")


def chosen(chance: random.Random, keys: Sequence[C], answers: Sequence[C]) -> C:
    """One of the answers, and now and then one of the keys."""
    return chance.choice(keys if keys and (not answers or chance.randrange(KEY_SHARE) == 0) else answers)


def forever(someone: P) -> Iterator[P]:
    """The same person again and again."""
    while True:
        yield someone


class Program:
    """A bot in a process of its own, which answers each line with what it has used."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def figures(self, command: str = "") -> dict[str, float]:
        """What the process has used, and what it holds."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{command}\n".encode())
        return await self.told()

    async def told(self) -> dict[str, float]:
        """The next line of the process."""
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            sys.exit(f"the bot has ended with {await self._process.wait()}")
        read: dict[str, float] = json.loads(line)
        return read


@asynccontextmanager
async def program(module: str, *arguments: str) -> AsyncIterator[Program]:
    """The bot, or the bare library, at work."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", f"benchmarks.{module}", *arguments),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    made = Program(process)
    try:
        await made.told()
        yield made
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def burst(walkers: Sequence[Walker[P, S]], steps: int) -> tuple[float, list[S]]:
    """All press as fast as the bot answers them; returns the seconds that it took, and the steps."""
    made: list[S] = []

    async def walk(walker: Walker[P, S]) -> None:
        while len(made) < steps:
            step = walker.press()
            made.append(step)
            await walker.finished(step)

    began = time.perf_counter()
    await asyncio.gather(*(walk(walker) for walker in walkers))
    return time.perf_counter() - began, made


async def compared(
    bot: Program,
    bare: Program,
    ours: list[Walker[P, S]],
    theirs: list[Walker[P, S]],
    runs: int,
    steps: int,
    least: float = RATIO_LIMIT,
) -> dict[str, Any]:
    """Presses a second of both, in turns within each run, so that a slow moment of the machine is one of both.

    Prints them; the result says under `within` whether the bot keeps up: the least of its share, none where 0.
    """
    rates: dict[str, list[float]] = {"bot": [], "bare": []}
    cpu: dict[str, list[float]] = {"bot": [], "bare": []}
    server: dict[str, list[float]] = {"bot": [], "bare": []}
    rulings = total = 0
    for _ in range(runs):
        spent, done = {"bot": 0.0, "bare": 0.0}, {"bot": 0, "bare": 0}
        for _ in range(steps // SLICE):
            for name, who, walkers in (("bot", bot, ours), ("bare", bare, theirs)):
                before, here = await who.figures(), time.process_time()
                seconds, made = await burst(walkers, SLICE)
                server[name].append((time.process_time() - here) / len(made) * 1000)
                cpu[name].append(((await who.figures())["cpu"] - before["cpu"]) / len(made) * 1000)
                spent[name] += seconds
                done[name] += len(made)
                if name == "bot":
                    rulings += sum(step.ruled for step in made)
        total += done["bot"]
        for name in rates:
            rates[name].append(done[name] / spent[name])
    for name in ("bot", "bare"):
        told = ", ".join(f"{rate:.0f}" for rate in rates[name])
        each = f"{statistics.median(cpu[name]):.2f} ms of CPU each, the server's {statistics.median(server[name]):.2f}"
        report(f"{name}, presses answered a second ({told}; {each})", statistics.median(rates[name]), "")
    report("of these of the bot, rulings", rulings / total * 100, " %")
    ratio = statistics.median(rates["bot"]) / statistics.median(rates["bare"])
    within = report("bot / bare", ratio, "", f"at least {least:g}" if least else "", within=ratio >= least)
    return {
        "rates": rates,
        "cpu_ms": cpu,
        "server_cpu_ms": server,
        "rulings": rulings / total,
        "ratio": ratio,
        "within": within,
    }


def report(name: str, value: float, unit: str, limit: str = "", *, within: bool = True) -> bool:
    """Print one figure; whether it is within its limit."""
    told = f" (limit {limit}{'' if within else ', MISSED'})" if limit else ""
    print(f"{name}: {value:.4g}{unit}{told}", flush=True)
    return within
