"""Every scenario, on every channel, on every database; and that it shows the same everywhere.

A campaign plays them all; every time each is played in the terminal, and half of them on a platform too, in turn, with
one of the databases. That half takes long.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.storage.database import Database
from rules.lawbook import editions
from rules.regulations.profiles import load
from tests.campaign import CAMPAIGN, ENGINES, sampled
from tests.fakes.clock import Clock
from tests.scenarios.discord_stage import discord
from tests.scenarios.script import FILES, Line, Scenario, scenarios
from tests.scenarios.stage import Actor, Seen, Stage, telegram, terminal

STAGES = {"terminal": terminal, "telegram": telegram, "discord": discord}

SCENARIOS = list(scenarios())

# What a platform would show differently, it would show in every fourth scenario.
PLAYED_ON = {
    "telegram": sampled(SCENARIOS, 4),
    "discord": SCENARIOS if CAMPAIGN else sampled(SCENARIOS[2:], 4),
}

ON_A_PLATFORM = [each for each in SCENARIOS if any(each in there for there in PLAYED_ON.values())]

ROLES = {"director": "1", "player": "2"}


def on_every_database(played: Iterable[Scenario]) -> pytest.MarkDecorator:
    """The test of each of these scenarios."""
    params = [pytest.param(engine, each, id=f"{engine}-{each}") for each in played for engine in ENGINES]
    return pytest.mark.parametrize(("url", "scenario"), params, indirect=["url"])


@on_every_database(each for each in SCENARIOS if each not in ON_A_PLATFORM)
async def test_scenario(scenario: Scenario, database: Database) -> None:
    """What must be seen is seen, at whatever time it is played."""
    async with terminal(database, Clock().moment) as stage:
        await played(scenario, stage, "terminal")


@pytest.mark.long
@on_every_database(ON_A_PLATFORM)
async def test_every_channel_shows_the_same(scenario: Scenario, database: Database) -> None:
    """As the terminal does, and what must be seen is seen there."""
    transcripts = {}
    for name, open_stage in STAGES.items():
        if scenario in PLAYED_ON.get(name, SCENARIOS):
            async with open_stage(database, Clock().moment) as stage:
                transcripts[name] = await played(scenario, stage, name)
    first, *others = transcripts
    for other in others:
        for line, here, there in zip(scenario.lines, transcripts[first], transcripts[other], strict=True):
            assert here == there, f"line {line.number}: {first} and {other} show different things"


async def played(scenario: Scenario, stage: Stage, name: str) -> list[tuple[Seen, ...]]:
    """Play a scenario; returns what was seen after each line."""
    actors: dict[str, Actor] = {}
    actor: Actor | None = None
    transcript: list[tuple[Seen, ...]] = []
    for line in scenario.lines:
        if line.kind == "@":
            actor = await _enters(line, stage, actors)
        elif line.kind == "~":
            await stage.restart()
        elif line.kind == "%":
            stage.desk.profile = load([FILES / line.text])
        else:
            assert actor is not None, "a scenario begins with who it is"
            await _does(line, actor, f"{scenario.file}.txt:{line.number} on {name}")
        transcript.append(actor.seen if actor else ())
    return transcript


async def _enters(line: Line, stage: Stage, actors: dict[str, Actor]) -> Actor:
    name, *who = line.text.split()
    if name not in actors:
        language, role, *laws = who
        actor = actors[name] = await stage.actor(name, language)
        if role in ROLES:
            await actor.says("/start")
            await actor.says(ROLES[role])
        for year in laws:
            await actor.says("/edition")
            await actor.says(str([edition.id for edition in editions()].index(year) + 1))
    return actors[name]


async def _does(line: Line, actor: Actor, where: str) -> None:
    shown = "\n".join(seen.text for seen in actor.seen)
    if line.kind == ">":
        await actor.says(line.text)
    elif line.kind == "<":
        label, _, text = line.text.partition(":")
        await actor.replies(label, text.strip())
    elif line.kind == "^":
        await actor.sends(FILES / line.text)
    elif line.kind == "[":
        await actor.taps(line.text)
    elif line.kind == "{":
        await actor.taps_before(line.text)
    elif line.kind == "=":
        assert line.text in shown, f"{where}: {line.text!r} is not on\n{shown}"
    elif line.kind == "-":
        assert line.text not in shown, f"{where}: {line.text!r} is on\n{shown}"
    else:
        choices = [choice.partition(" — ")[0] for choice in actor.screen.choices]
        assert choices == [choice.strip() for choice in line.text.split(" / ") if choice], where
