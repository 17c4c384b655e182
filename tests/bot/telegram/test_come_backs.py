"""What there is to come back for, of a director who has blocked the bot."""

from __future__ import annotations

from functools import partial

from bot.channels.telegram.app import application, running
from bot.channels.telegram.order import UNLIMITED
from bot.desk import Desk
from bot.storage.database import Database
from tests.bot.telegram.conftest import at_work, director
from tests.bot.waiting import comes, nothing_waits, rung
from tests.fakes.clock import Clock
from tests.fakes.telegram import FakeTelegram

RULED = ("/ruling T5 12 3-8", "N: 1S P 1H", "No", "Refuse it", "P", "No")
DUE = "Due: T5 12 3-8: The auction is over. Is South now a defender?"


async def test_who_has_blocked_the_bot_is_told_at_the_next_contact(fake: FakeTelegram, database: Database) -> None:
    """The words of the question once; it stands among the open ones, and what is due later comes again."""
    clock = Clock()
    desk = Desk(database, now=clock.moment)
    async with at_work(fake, desk):
        tom = await director(fake, "Tom", "en")
        for text in RULED:
            await tom.send(text)
        tom.blocks()
        clock.moves(minutes=4)
        before = len(tom.bot_messages)
        await rung(desk)
        assert len(tom.bot_messages) == before

        tom.unblocks()
        await tom.send("/help")
        tom.sees(DUE)
        await tom.send("/help")
        tom.sees_no(DUE)
        await tom.send("/open")
        assert tom.buttons[0].startswith("T5 12 3-8: The auction is over.")

        clock.moves(minutes=10)
        await rung(desk)
        tom.sees("could South have known")
        await tom.click("No")
        tom.sees_no("could South have known")


async def test_what_is_due_when_the_bot_starts_is_asked_when_it_can_be(fake: FakeTelegram, database: Database) -> None:
    """Before the bot has begun nothing can be sent, and nothing is in doubt."""
    clock = Clock()
    desk = Desk(database, now=clock.moment)
    async with at_work(fake, desk):
        tom = await director(fake, "Tom", "en")
        for text in RULED:
            await tom.send(text)
    clock.moves(minutes=4)
    bot = application(fake.token, desk, fake.base_url.removesuffix("/bot"), UNLIMITED)
    assert await desk.ask_due() == 1
    fake.watch(bot)
    async with running(bot):
        await comes(partial(nothing_waits, database))
        tom.sees("Is South now a defender?")
        tom.sees_no("Due:")
        await tom.send("/help")
        tom.sees_no("Due:")
