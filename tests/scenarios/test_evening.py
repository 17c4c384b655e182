"""An evening of a club, as README.md and docs/club.md tell it: on Telegram and on Discord, with kills in between."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import func, select

from bot.club import log
from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.models import hand_over, membership
from tests.campaign import size
from tests.scenarios import killed_stage
from tests.scenarios.killed_stage import Killed, Patient

pytestmark = pytest.mark.long

RULINGS = size(8, 20)
MEMBERS = size(4, 12)

STAGES = {"telegram": killed_stage.telegram, "discord": killed_stage.discord}

# What a ruling on a revoke says that was not heard in time.
STANDS = "The time to ask for a ruling is over: the result stands."


def codes(actor: Patient) -> set[str]:
    """The codes of invitations that stand on somebody's screens."""
    return set(re.findall(r"/join ([A-Z0-9]{10})", "".join(actor.member.written)))


async def newcomer(stage: Killed, leader: Patient, name: str, role: str) -> Patient:
    """Somebody who comes in by an invitation."""
    before = codes(leader)
    await leader.does("/club", "[Athens]", "[Invite]", f"[New: {role}]")
    await leader.until(lambda: codes(leader) - before, "a code")
    (code,) = codes(leader) - before
    actor = stage.actor(name)
    if role == "Director":
        await actor.does("/start", "[A director]")
    await actor.does(f"/join {code}", name)
    await actor.sees("Welcome to the club.")
    await leader.sees(f"{name} has joined Athens.")  # what is on its way when the bot is killed may be lost
    return actor


async def rule(stage: Killed, actor: Patient, table: int, board: int, *, killed: bool) -> None:
    """A ruling on a revoke that is not heard in time; killed: the bot is, in the middle of it."""
    await actor.does(f"/ruling T{table} {board}")
    revoke = actor.does("revoke")
    await (stage.killed_at(revoke) if killed and stage.comes_again else revoke)
    await actor.does("[Each side, same trick]", "[First raised after the time to ask for a ruling]")
    await actor.sees(STANDS, below=f"T{table} {board} · Revoke")
    if killed:
        await stage.restart()


@pytest.mark.parametrize("platform", list(STAGES))
async def test_an_evening(platform: str, url: str, database: Database, tmp_path: Path) -> None:
    async with STAGES[platform](url, tmp_path) as stage:
        maria = stage.actor("Maria")
        await maria.does("/start", "[A director]", "/club", "[New club]", "Athens", "Maria")
        nikos, eleni = [await newcomer(stage, maria, name, "Director") for name in ("Nikos", "Eleni")]
        members = [await newcomer(stage, maria, f"Member {number}", "Member") for number in range(MEMBERS)]
        await stage.restart()

        await maria.does("/club", "[Athens]", "[Sessions]", "[New session, today]", "[Boards a round: Not said]", "3")
        await maria.does("/session", "[Who plays]", "7 Anna Nikou – Eleni Pappa\n8 Petros – Kostas\n9 -")
        await maria.does("/session", "[Who directs]", "[Nikos: not on duty]", "[Eleni: not on duty]")
        for each in (nikos, eleni):
            await each.sees("You direct in the session")

        directors: Sequence[Patient] = (maria, nikos, eleni)
        for number in range(RULINGS):
            await rule(stage, directors[number % 3], number % 7 + 1, number + 1, killed=number % 5 == 4)

        for label in ("T1 1", "T4 4"):
            await maria.does("/log", f"[{label} · Revoke]", "[Give to a colleague]", "[Nikos]")
            await maria.sees("Nikos has the case now.")
            await nikos.sees(f"Maria has given you a case: {label}")
            await stage.restart()

        await eleni.does("/log", "[T2 2 · Revoke]", "[Amend]")
        await eleni.does("[Which side has played on]", "[Both sides have played]", "[Yes, change it]")
        await maria.does("/log", "[amended]")
        await maria.sees("What has changed:")
        await nikos.sees("Eleni has amended your ruling: T2 2.")
        await stage.restart()

        await eleni.does("/forget", "[Delete everything]")
        await eleni.sees("Everything I had kept about you is deleted.")
        await members[0].does("/club", "[Athens]", "[My name here]")
        assert not any("Sessions" in text for text in members[0].member.written)
        await maria.does("/log")
        assert len([each for each in maria.choices if "Revoke" in each]) == RULINGS

        texts = [text for actor in stage.actors for text in actor.member.written]
        for number in range(RULINGS):
            title = f"T{number % 7 + 1} {number + 1} · Revoke"
            given = [text for text in texts if text.startswith(f"{title}\n{STANDS}")]
            assert len(given) == 1, f"{title} was sent {len(given)} times"
        told = Counter(text for text in texts if re.search("has joined|has given you|You direct in", text))
        once = 2 + MEMBERS + 2  # and two directors are told the same of their duty
        assert (len(told), told.total()) == (once + 1, once + 2), told

    async with database.reading() as connection:
        entries = await log.entries(connection, 1)
        handed = (await connection.execute(select(func.count()).select_from(hand_over))).scalar_one()
        belong = (await connection.execute(select(func.count()).select_from(membership))).scalar_one()
        waiting = await outbox.count(connection)
    assert len(entries) == RULINGS + 1
    assert len(log.standing(entries)) == RULINGS
    assert {(each.seat_table, each.board) for each in entries} == {(str(n % 7 + 1), n + 1) for n in range(RULINGS)}
    assert {each.ruler for each in entries} == {"Maria", "Nikos", ""}, "who is forgotten is named no more"
    assert handed == 2
    assert belong == 2 + MEMBERS
    # Of what was told just before a kill nobody has noted that it arrived; it is not said again.
    assert set(waiting) <= {outbox.State.SENT, outbox.State.DOUBTFUL}, "everything that was to be told has been told"
