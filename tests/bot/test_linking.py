"""Two platforms become one person where that person says so, knowing what is shared; and part again."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio

from bot.channels.outbox import Outbox, Ready
from bot.desk import Desk, Sender
from bot.storage import links, outbox, people
from bot.storage.database import Database
from bot.storage.links import Identity
from bot.storage.outbox import Post
from tests.bot.talk import Talk


class Linking(Talk):
    """Somebody on a platform, who links it with another."""

    async def code(self) -> str:
        """A code for another platform."""
        given = await self.say("/link")
        assert given.screen is not None
        found = re.search(r"/link ([A-Z0-9]{8})", given.screen.body[0])
        assert found is not None
        return found[1]

    async def open_cases(self) -> list[str]:
        """The labels of what is open."""
        async with self.desk.database.reading() as connection:
            person = await people.read_person(connection, self.sender.channel, self.sender.external)
            assert person is not None
            return sorted(case.label for case in await people.open_cases(connection, person.id))


@pytest_asyncio.fixture
async def tom(database: Database) -> Linking:
    """Tom, who directs."""
    talk = Linking(Desk(database), Sender("test", "1"))
    await talk.say("/start", "1")
    return talk


@pytest_asyncio.fixture
async def other(tom: Linking) -> Linking:
    """Somebody who directs on another platform, perhaps Tom again."""
    talk = Linking(tom.desk, Sender("elsewhere", "77"))
    await talk.say("/start", "1")
    return talk


async def test_a_code_typed_once_gives_nothing_away(tom: Linking, other: Linking) -> None:
    """Whoever is given a stranger's code is asked; a no, or no answer, leaves everything where it is."""
    await other.say("N: 1S W=2H")
    asked = await other.say(f"/link {await tom.code()}")
    assert asked.screen is not None
    assert "If somebody else gave you this code" in asked.screen.body[1]
    await other.tap(asked, "back")
    await tom.say("/forget")
    await tom.say("1")
    assert (await other.say("/open")).screen is not None
    assert len(await other.open_cases()) == 1


async def test_two_accounts_of_one_platform_stay_two(tom: Linking, other: Linking) -> None:
    """A code from the same platform is refused, also one of somebody who is linked with that platform."""
    code = await tom.code()
    same = Linking(tom.desk, Sender("test", "2"))
    refused = await same.say(f"/link {code}")
    assert refused.screen is not None
    assert "as well" in refused.screen.body[0]
    await other.tap(await other.say(f"/link {code}"), "link")
    refused = await same.say(f"/link {await other.code()}")
    assert refused.screen is not None
    assert "as well" in refused.screen.body[0]
    own = await tom.say(f"/link {await tom.code()}")
    assert own.screen is not None
    assert not own.screen.choices


async def test_wrong_codes_are_limited(tom: Linking, other: Linking) -> None:
    """After five wrong ones not even the right one counts for an hour; others are not held up by that."""
    code = await tom.code()
    for number in range(links.MOST_WRONG):
        shown = await other.say(f"/link WRONG{number:03}")
        assert shown.screen is not None
        assert "not valid" in shown.screen.body[0]
    for line in (f"/link {code}", "/link WRONGAGAIN"):
        shown = await other.say(line)
        assert shown.screen is not None
        assert "Too many" in shown.screen.body[0]
    third = Linking(tom.desk, Sender("elsewhere", "3"))
    assert (await third.say(f"/link {code}")).screen is not None
    tom.desk.now = lambda: datetime.now(UTC) + timedelta(hours=1, minutes=1)
    asked = await other.say(f"/link {await tom.code()}")
    assert asked.screen is not None
    assert asked.screen.choices
    tom.desk.now = lambda: datetime.now(UTC) - timedelta(days=60)
    asked = await other.say(f"/link {await tom.code()}")
    assert asked.screen is not None
    assert asked.screen.choices, "a clock that is put back holds nobody up"


@pytest.mark.parametrize("who", ["the first", "the second"])
async def test_platforms_part_again(tom: Linking, other: Linking, who: str) -> None:
    """Each goes on with the cases that were begun there, before or while they were one; the other side is told."""
    nobody = await tom.say("/unlink")
    assert nobody.screen is not None
    assert not nobody.screen.choices
    await tom.say("/ruling A1", "N: 1S P 1H")
    await other.say("/ruling B1", "N: 1S P 1H")
    await other.tap(await other.say(f"/link {await tom.code()}"), "link")
    await other.say("/ruling B2", "N: 1S P 1H")
    await tom.say("/ruling A2", "N: 1S P 1H")
    assert await tom.open_cases() == await other.open_cases() == ["A1", "A2", "B1", "B2"]
    parting, left = (tom, other) if who == "the first" else (other, tom)
    asked = await parting.say("/unlink")
    assert asked.screen is not None
    assert [choice.id for choice in asked.screen.choices] == ["unlink", "back"]
    done = await parting.tap(asked, "unlink")
    assert [who for who, _ in done.told] == [Identity(left.sender.channel, left.sender.external)]
    assert await tom.open_cases() == ["A1", "A2"]
    assert await other.open_cases() == ["B1", "B2"]
    await tom.say("/forget", "1")
    assert await other.open_cases() == ["B1", "B2"]
    asked = await other.say("/ruling B3", "N: 1S P 1H")
    assert asked.screen is not None
    assert await other.open_cases() == ["B1", "B2", "B3"]


async def test_forgetting_what_is_linked(tom: Linking, other: Linking) -> None:
    """Before it is agreed to, it is said that the other side goes too; and afterwards the other side is told."""
    await other.tap(await other.say(f"/link {await tom.code()}"), "link")
    asked = await other.say("/forget")
    assert asked.screen is not None
    assert "Test" in asked.screen.body[0]
    done = await other.say("1")
    assert [str(who) for who, _ in done.told] == ["test/1"]
    alone = await tom.say("/forget")
    assert alone.screen is not None
    assert alone.screen.body == ()


async def test_the_other_side_is_told(tom: Linking, other: Linking) -> None:
    """Queued with the link, and sent once, by whichever start serves its channel; then nothing is kept of it."""
    said: list[tuple[str, str]] = []

    async def room(post: Post) -> None:
        return

    async def turn() -> None:
        return

    async def send(post: Post) -> str:
        said.append((post.chat, json.loads(post.body)["text"]))
        return "test/1"

    async def do(post: Post, ready: Ready) -> str:
        raise AssertionError("there are no results")

    done = await other.tap(await other.say(f"/link {await tom.code()}"), "link")
    tom.desk.post(done)
    assert not said, "its channel is not served"
    for _ in range(2):
        served = Outbox(tom.desk, "test", room, turn, send, do)
        await served.begin()
        served.go(done.posts[0])
        while len(served):
            await asyncio.sleep(0.01)
        await served.stop(1)
    ((external, words),) = said
    assert external == "1"
    assert "/unlink" in words
    async with tom.desk.database.reading() as connection:
        assert not await outbox.count(connection)


async def test_who_is_forgotten_leaves_nothing_to_be_said(tom: Linking, other: Linking) -> None:
    """Where the other platform is not served, nobody is told there: a line to them would lie about until it is."""
    await other.tap(await other.say(f"/link {await tom.code()}"), "link")
    for served in (False, True):
        if served:
            await other.tap(await other.say(f"/link {await tom.code()}"), "link")
            other.desk.outboxes["test"] = lambda post: None
        await other.say("/forget")
        assert len((await other.say("1")).posts) == served
        async with tom.desk.database.reading() as connection:
            assert sum((await outbox.count(connection)).values()) == served
        for talk in (tom, other):
            await talk.say("/start", "1")
