"""While another program holds the database nobody's button goes on spinning, and nobody is left without a word."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from bot.desk import Desk
from bot.storage import writer
from bot.storage.database import Database
from tests.bot.telegram.conftest import director
from tests.fakes.telegram import FakeTelegram, Person, Tap

pytestmark = pytest.mark.long

# The time in which Telegram's people are to have their answer, in seconds; the lock is waited for a good deal longer.
SOON = 3.0


@asynccontextmanager
async def held(url: str) -> AsyncIterator[None]:
    """The database as another program holds it, in the middle of writing about everybody."""
    other = await Database.open(url)
    async with other.writing() as connection:
        await connection.execute(text("UPDATE person SET revision = revision"))
        await connection.execute(text("UPDATE kept_case SET revision = revision"))
        yield
    await other.close()


def tapped(person: Person) -> Tap:
    """Tap the first button, and wait for nothing."""
    assert person.live is not None
    return person.taps_without_waiting(person.live.keyboard[0][0]["callback_data"])


async def test_a_tap_is_answered_first(fake: FakeTelegram, tom: Person, url: str) -> None:
    """The tap is answered at once; the screen comes when the other program lets go."""
    await tom.send("N: 1S P 1H")
    async with held(url):
        async with asyncio.timeout(SOON):
            await tapped(tom).answered.wait()
        tom.sees("A slip:")
    await tom.waits(lambda person: "A slip:" not in person.screen)


async def test_nobody_waits_in_vain(fake: FakeTelegram, tom: Person, bot: Desk, url: str) -> None:
    """However long the other program holds it, nothing that was tapped is lost: all are answered when it lets go."""
    crowd = [tom, *[await director(fake, f"Person {number}", "en") for number in range(3)]]
    for person in crowd:
        await person.send("N: 1S P 1H")
    async with held(url):
        for person in crowd:
            tapped(person)
        await asyncio.sleep(writer.PATIENCE + SOON)
    await asyncio.gather(*(person.waits(lambda person: "A slip:" not in person.screen) for person in crowd))
