"""An evening of a club, as docs/club.md tells it: on Telegram and on Discord, with the bot ending in between."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from sqlalchemy import func, select

from bot.club import log
from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.models import hand_over, membership
from tests.scenarios.discord_stage import discord
from tests.scenarios.stage import Actor, Stage, telegram

RULINGS = 20
MEMBERS = 12

STAGES = {"telegram": telegram, "discord": discord}


async def does(actor: Actor, *steps: str) -> None:
    """Type these, and tap what stands in brackets."""
    for step in steps:
        if step.startswith("["):
            await actor.taps(step[1:-1])
        else:
            await actor.says(step)


def read(actor: Actor) -> str:
    """What somebody has just been shown."""
    return "\n".join(seen.text for seen in actor.seen)


def choice(actor: Actor, words: str) -> str:
    """The step that taps the first choice with these words in it."""
    return next(f"[{each}]" for each in actor.screen.choices if words in each)


async def newcomer(stage: Stage, leader: Actor, name: str, role: str) -> Actor:
    """Somebody who comes in by an invitation."""
    await does(leader, "/club", "[Athens]", "[Invite]", f"[New: {role}]")
    found = re.search(r"/join ([A-Z0-9]{10})", read(leader))
    assert found is not None
    actor = await stage.actor(name, "en")
    if role == "Director":
        await does(actor, "/start", "[A director]")
    await does(actor, f"/join {found[1]}", name)
    assert "Welcome to the club." in read(actor)
    return actor


async def rule(actor: Actor, table: int, board: int) -> None:
    """A ruling on a revoke that is not heard in time."""
    await does(actor, f"/ruling T{table} {board}", "revoke", "[Each side, same trick]")
    await does(actor, "[First raised after the correction period]")
    assert "The Correction Period is over: the score stands." in read(actor)


@pytest.mark.parametrize("platform", list(STAGES))
async def test_an_evening(platform: str, database: Database) -> None:
    async with STAGES[platform](database) as stage:
        maria = await stage.actor("Maria", "en")
        await does(maria, "/start", "[A director]", "/club", "[New club]", "Athens", "Maria")
        nikos, eleni = [await newcomer(stage, maria, name, "Director") for name in ("Nikos", "Eleni")]
        members = [await newcomer(stage, maria, f"Member {number}", "Member") for number in range(MEMBERS)]
        await stage.restart()

        await does(maria, "/club", "[Athens]", "[Sessions]", "[New session, today]", "[Boards a round: Not said]", "3")
        await does(maria, "/session", "[Who plays]", "7 Anna Nikou – Eleni Pappa\n8 Petros – Kostas\n9 -")
        await does(maria, "/session", "[Who directs]", "[Nikos: not on duty]", "[Eleni: not on duty]")

        directors: Sequence[Actor] = (maria, nikos, eleni)
        for number in range(RULINGS):
            await rule(directors[number % 3], number % 7 + 1, number + 1)
            if number % 5 == 4:
                await stage.restart()

        for label in ("T1 1", "T4 4"):
            await does(maria, "/log")
            await does(maria, choice(maria, f"{label} · Revoke"), "[Give to a colleague]", "[Nikos]")
            assert "Nikos has the case now." in read(maria)
            await stage.restart()

        await does(eleni, "/log")
        await does(eleni, choice(eleni, "T2 2 · Revoke"), "[Amend]")
        await does(eleni, choice(eleni, "Which side has played on"), "[Both sides have played]", "[Yes, change it]")
        await stage.restart()
        await does(maria, "/log")
        assert "amended" in read(maria)

        await does(eleni, "/forget", "[Delete everything]")
        await does(members[0], "/club", "[Athens]")
        assert "Sessions" not in read(members[0])
        await does(maria, "/log")
        assert len([each for each in maria.screen.choices if "Revoke" in each]) == RULINGS

    async with database.reading() as connection:
        entries = await log.entries(connection, 1)
        given = (await connection.execute(select(func.count()).select_from(hand_over))).scalar_one()
        belong = (await connection.execute(select(func.count()).select_from(membership))).scalar_one()
        waiting = await outbox.count(connection)
    assert len(entries) == RULINGS + 1
    assert len(log.standing(entries)) == RULINGS
    assert {(each.seat_table, each.board) for each in entries} == {(str(n % 7 + 1), n + 1) for n in range(RULINGS)}
    assert {each.ruler for each in entries} == {"Maria", "Nikos", ""}, "who is forgotten is named no more"
    assert given == 2
    assert belong == 2 + MEMBERS
    assert set(waiting) <= {outbox.State.SENT}, "everything that was to be told has been told, once"
