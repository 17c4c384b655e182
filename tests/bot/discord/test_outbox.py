"""What the bot says of itself on Discord: to the right person, once, whatever becomes of the call."""

from __future__ import annotations

import json

import pytest

from bot.channels.discord.client import CHANNEL
from bot.desk import Desk
from bot.storage import outbox
from bot.storage.database import Database
from tests.bot.discord.conftest import at_work, director
from tests.bot.waiting import comes
from tests.fakes.discord.people import FakeDiscord

SEND = "POST /channels/{channel_id}/messages"


@pytest.mark.parametrize("trouble", ["", "502", "broken before", "broken after", "closed"])
async def test_a_line_to_somebody(fake: FakeDiscord, database: Database, trouble: str) -> None:
    """It arrives once, or is given up where nobody knows; a start finds nothing left of it."""
    desk = Desk(database)

    async def over() -> bool:
        async with database.reading() as connection:
            return not await outbox.count(connection)

    async with at_work(fake, desk):
        tom = await director(fake, "Tom", "en-US")
        if trouble == "502":
            fake.fail_next(SEND, 502)
        elif trouble == "closed":
            tom.closes_dms()
        elif trouble:
            fake.drop_next(SEND, before=trouble == "broken before")
        async with database.writing() as connection:
            me, body = str(tom.id), json.dumps({"text": "You are told."})
            post = await outbox.add(connection, CHANNEL, me, me, body, desk.now())
        calls = len(fake.called(SEND))
        for _ in range(2):
            desk.outboxes[CHANNEL](post)
        assert await fake.until(lambda: len(fake.called(SEND)) > calls or trouble.startswith("broken"), 20)
        await comes(over)
        await fake.settled()
    async with at_work(fake, desk):
        await fake.settled()
    told = [message for message in tom.at(None).bot_messages if message.text == "You are told."]
    assert len(told) == (trouble in ("", "502", "broken after"))
    async with database.reading() as connection:
        assert not await outbox.count(connection)
