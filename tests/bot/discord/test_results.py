"""Files of results on Discord: in direct messages, and beside the command."""

from __future__ import annotations

from sqlalchemy import select

from bot.desk import Desk
from bot.results.reading import LARGEST
from bot.storage.models import results_draft
from tests.fakes.discord.model import File
from tests.fakes.discord.people import FakeDiscord, Person
from tests.scenarios.script import FILES

TUESDAY = (FILES / "tuesday.xml").read_bytes()


async def kept(desk: Desk) -> int:
    """How many files are looked through."""
    async with desk.database.reading() as connection:
        return len((await connection.execute(select(results_draft))).all())


async def test_a_file_in_a_direct_message(bot: Desk, tom: Person) -> None:
    await tom.sends("tuesday.xml", content=TUESDAY)
    tom.sees("Results, not kept yet")
    assert await kept(bot) == 1


async def test_a_file_beside_the_command(fake: FakeDiscord, bot: Desk, tom: Person) -> None:
    """On a server too: only who sent it sees what is in it."""
    club = fake.guild("Club", members=[tom])
    for where in (None, club):
        await tom.slash("results", where=where, file=File(fake.new_id(), "tuesday.xml", TUESDAY))
        tom.sees("Results, not kept yet")
    assert await kept(bot) == 1


async def test_the_command_alone_says_how(tom: Person) -> None:
    await tom.slash("results")
    tom.sees("Send a file of results here")


async def test_what_is_too_large_is_not_fetched(bot: Desk, tom: Person) -> None:
    await tom.sends("large.xml", content=bytes(LARGEST + 1))
    tom.sees("The file is too large")
    assert await kept(bot) == 0


async def test_of_a_player_nothing_is_fetched(fake: FakeDiscord, bot: Desk) -> None:
    ann = fake.person("Ann")
    await ann.slash("start")
    await ann.says("2")
    await ann.sends("tuesday.xml", content=TUESDAY)
    ann.sees("I can read text and taps only.")
    assert await kept(bot) == 0
