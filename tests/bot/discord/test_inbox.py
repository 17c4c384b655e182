"""What somebody does on Discord is kept first: the next start goes on with it, in their direct messages."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.channels.discord.client import CHANNEL
from bot.channels.waiting import MOST
from bot.desk import Desk
from bot.storage import inbox
from bot.storage.database import Database
from tests.bot import model
from tests.bot.discord.conftest import at_work, director
from tests.bot.discord.test_kill import Process
from tests.bot.waiting import comes
from tests.fakes.discord.people import FakeDiscord

# How long somebody may wait beside a flood, in seconds, on a machine that has other things to do.
SOON = 5.0


async def dealt_with(database: Database) -> bool:
    """Whether nothing of what was kept waits any more."""
    async with database.reading() as connection:
        return not await inbox.waiting(connection, CHANNEL)


async def test_what_was_kept_is_gone_on_with(fake: FakeDiscord, database: Database) -> None:
    """A press, words and a chosen irregularity of the program before this one; each counts once."""
    desk = Desk(database)
    async with at_work(fake, desk):
        tom = await director(fake, "Tom", "en-US")
        await tom.says("N: 1S P 1H")
        before = await model.read(database, tom.id, CHANNEL)
        assert before is not None
        assert before.live[1] is not None
    rows = (
        {"number": 1, "revision": before.revisions[1], "choice": "no", "message": before.live[1], "language": "en"},
        {"irregularity": "revoke", "language": "en"},
    )
    for number, row in enumerate(rows, 1):
        kept = inbox.Kept(CHANNEL, number, str(tom.id), str(tom.id), json.dumps(row))
        for _ in range(2):
            async with database.writing() as connection:
                await inbox.keep(connection, [kept], desk.now())
            async with at_work(fake, desk):
                await comes(lambda: dealt_with(database))
                await fake.settled()
    after = await model.read(database, tom.id, CHANNEL)
    assert after is not None
    assert [case.segments[0].procedure for case in after.state.cases] == ["insufficient_bid", "revoke"]
    assert '"unintended"' not in tom.screen
    assert "Revoke" in tom.screen


async def test_too_much_of_one_person(
    fake: FakeDiscord, database: Database, record_property: Callable[[str, object], None]
) -> None:
    """What is above the cap is acknowledged and not kept, which is said once; others are answered meanwhile."""
    async with at_work(fake, Desk(database)):
        tom, ann = await director(fake, "Tom", "en-US"), await director(fake, "Ann", "en-US")
        await tom.slash("ruling", what="insufficient_bid")
        await ann.slash("ruling", what="insufficient_bid")
        assert tom.live is not None
        choice = next(iter(tom.live.version.menus))
        before = len(tom.bot_messages)
        with fake.hold():
            for _ in range(2 * MOST):
                tom.says_without_waiting("why")
            pressed = [
                tom.taps_without_waiting(choice["custom_id"], values=[choice["options"][0]["value"]]) for _ in range(3)
            ]
            commands = [tom.slashes_without_waiting("open") for _ in range(3)]
        assert ann.live is not None
        seen, shown = ann.live, len(ann.live.versions)
        menu = next(iter(seen.version.menus))
        value = next(option["value"] for option in menu["options"] if "Nobody" in option["label"])
        began = time.monotonic()
        ann.taps_without_waiting(menu["custom_id"], values=[value])
        assert await fake.until(lambda: len(seen.versions) > shown, 30)
        took = time.monotonic() - began
        record_property("seconds", took)
        assert took < SOON
        await fake.settled(60)
    assert all(interaction.acknowledged.is_set() for interaction in (*pressed, *commands))
    assert not [message for message in tom.bot_messages if message.thinking]
    said = [message.text for message in tom.bot_messages[before:]]
    assert sum("too much at once" in text for text in said) == 1
    assert len(said) < 2 * MOST, "what was answered while more came has made room; the rest is not kept"
    async with database.reading() as connection:
        assert not await inbox.waiting(connection, CHANNEL)


@pytest.mark.parametrize("way", ["message", "command"])
async def test_killed_before_anything_was_shown(fake: FakeDiscord, url: str, tmp_path: Path, way: str) -> None:
    """Whoever wrote, or gave a command in a server, has the answer when the bot is back, without doing anything."""
    fake.settle, fake.busy = 0.04, None
    process = Process(fake, url, tmp_path)
    database = await Database.open(url)
    tom = fake.person("Tom")
    club = fake.guild("Club", members=[tom])
    try:
        await process.start()

        def called(route: str) -> float:
            if "channels" in route or "webhooks" in route:
                process.kill_now()
                fake.fail_next(route, 503)
            return 0.0

        fake.delay = called
        if way == "message":
            tom.says_without_waiting("/start")
        else:
            tom.slashes_without_waiting("start", where=club)
        await process.buried()
        fake.delay = 0.0
        async with database.reading() as connection:
            assert len(await inbox.waiting(connection, CHANNEL)) == 1
        await process.start()
        direct = tom.at(None)
        shown = await fake.until(lambda: "Who are you here?" in direct.screen, 20)
        assert shown, direct.picture + process.log.read_text()
    finally:
        await process.stop()
        await database.close()
