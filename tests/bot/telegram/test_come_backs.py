"""What there is to come back for, of a director who has blocked the bot."""

from __future__ import annotations

from bot.desk import Desk
from bot.storage.database import Database
from tests.bot.telegram.conftest import at_work, director
from tests.bot.waiting import rung
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
