"""What people edit, and what they send that is no text, on Discord."""

from __future__ import annotations

from bot.channels.discord.client import CHANNEL
from bot.desk import Desk
from bot.storage import inbox
from bot.storage.database import Database
from locales import locale
from tests.bot.discord.conftest import at_work, director
from tests.bot.waiting import comes
from tests.fakes.discord.people import FakeDiscord, Person

SAY = locale("en").text


async def test_the_last_answer_is_corrected(fake: FakeDiscord, tom: Person) -> None:
    """The edited call stands in place of the other; told twice, it counts once."""
    await tom.says("N: 1S P 1H")
    await tom.says("no")
    await tom.says("not accept")
    call = await tom.says("2H")
    await tom.edits(call, "2S")
    tom.sees("The new call: 2♠")
    shown = len(tom.bot_messages)
    fake.edited_again(call)
    await fake.settled()
    assert len(tom.bot_messages) == shown
    await tom.edits(call, "3H")
    tom.sees("The new call: 3♥")


async def test_a_slip_in_the_auction_is_corrected(tom: Person) -> None:
    """What was not understood is read once it is edited."""
    auction = await tom.says("N: 1S P 1Z")
    await tom.edits(auction, "N: 1S P 1H")
    tom.sees("Insufficient bid")


async def test_a_ruling_that_was_given_stands(tom: Person) -> None:
    """It is said that the edit changes nothing."""
    auction = await tom.says("N: 1S P 1H")
    await tom.click("No")
    await tom.click("Accept the bid")
    await tom.edits(auction, "N: 1S P 1D")
    tom.sees(SAY("edit-ruling-stands"))
    assert not any("Withdrawn" in message.text for message in tom.bot_messages)


async def test_after_a_restart(fake: FakeDiscord, database: Database) -> None:
    """Which message said what is kept: the next program reads an edit as this one would."""
    async with at_work(fake, Desk(database)):
        tom = await director(fake, "Tom", "en-US")
        auction = await tom.says("N: 1S P 1H")
    async with at_work(fake, Desk(database)):
        await tom.edits(auction, "N: 1S P 1D")
        tom.sees("1♦")


async def test_an_edit_that_was_kept_and_not_dealt_with(fake: FakeDiscord, database: Database) -> None:
    """The next start deals with it, once."""
    desk = Desk(database)
    async with at_work(fake, desk):
        tom = await director(fake, "Tom", "en-US")
        auction = await tom.says("N: 1S P 1H")
    body = f'{{"text": "N: 1S P 1D", "corrects": "{CHANNEL}/{auction.id}", "language": "en"}}'
    for _ in range(2):
        kept = inbox.Kept(CHANNEL, 77, str(tom.id), str(tom.id), body)
        async with database.writing() as connection:
            await inbox.keep(connection, [kept], desk.now())
        async with at_work(fake, desk):

            async def dealt_with() -> bool:
                async with database.reading() as connection:
                    return not await inbox.waiting(connection, CHANNEL)

            await comes(dealt_with)
            await fake.settled()
    assert sum("1♦" in message.text for message in tom.bot_messages) == 1


async def test_a_preview_is_no_edit(tom: Person) -> None:
    """Discord tells of what it adds to a message by itself as of an edit."""
    auction = await tom.says("N: 1S P 1H")
    await tom.edits(auction, None, answered=False)


async def test_only_text_is_read(tom: Person) -> None:
    """A file has one line, with the screen on which it was sent; words beside it are read."""
    await tom.says("N: 1S P 1H")
    await tom.sends("voice-message.ogg")
    tom.sees(SAY("only-text"))
    tom.sees("Insufficient bid")
    await tom.sends("table.jpg", "no")
    tom.sees("What does West choose?")


async def test_in_a_server_nothing_is_said(fake: FakeDiscord, tom: Person) -> None:
    """What is written there the bot does not hear, nor that it is edited."""
    club = fake.guild("Club", members=[tom])
    await tom.sends("table.jpg", where=club, answered=False)
    message = await tom.says("N: 1S P 1Z", where=club, answered=False)
    await tom.edits(message, "N: 1S P 1H", answered=False)
