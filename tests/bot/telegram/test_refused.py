"""What Telegram refuses: a screen goes another way where there is one; else the person is told, where they can be."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.storage.database import Database
from bot.storage.models import outbox
from tests.fakes.telegram import FakeTelegram, Person

BLOCKED = "Forbidden: bot was blocked by the user"
GONE = "Forbidden: user is deactivated"
NOT_FOUND = "Bad Request: chat not found"
NOT_TAKEN = "Bad Request: can't parse entities: unsupported start tag"

WRONG = "Something went wrong"


# Nobody can be written to


@pytest.mark.usefixtures("calm")
async def test_who_blocks_the_bot_meanwhile(fake: FakeTelegram, tom: Person) -> None:
    """A line of the log; whoever takes it back is shown the screen that never arrived."""
    tom.sends_without_waiting("N: 1S P 1H")
    tom.blocks()
    await fake.settled()
    assert [call.method for call in fake.calls if not call.ok] == ["sendMessage"]
    tom.unblocks()
    await tom.send("no")
    tom.sees("A slip:")


@pytest.mark.usefixtures("calm")
async def test_who_blocks_the_bot_after_a_tap(fake: FakeTelegram, tom: Person) -> None:
    """Neither the screen nor a word that it failed is tried again and again; afterwards it goes on."""
    await tom.send("N: 1S P 1H")
    assert tom.live is not None
    fake.fail_next("editMessageText", 403, BLOCKED)
    tom.taps_without_waiting(tom.live.keyboard[0][1]["callback_data"])
    tom.blocks()
    await fake.settled()
    assert not [call.method for call in fake.calls if not call.ok and call.method == "sendMessage"]
    tom.unblocks()
    await tom.send("/open")
    await tom.click("Insufficient bid · A question is…")
    tom.sees("West")


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize(("code", "words"), [(403, BLOCKED), (403, GONE), (400, NOT_FOUND)], ids=str)
async def test_nobody_is_there(fake: FakeTelegram, tom: Person, code: int, words: str) -> None:
    """It is said once in the log, whoever it was; the next is answered."""
    fake.fail_next("sendMessage", code, words)
    await tom.send("N: 1S P 1H", answered=False)
    await tom.send("no")
    tom.sees("A slip:")


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize(("code", "words"), [(403, BLOCKED), (400, NOT_FOUND)], ids=str)
async def test_buttons_that_cannot_be_taken_away(fake: FakeTelegram, tom: Person, code: int, words: str) -> None:
    """What was to be shown is shown all the same."""
    await tom.send("N: 1S P 1H")
    fake.fail_next("editMessageReplyMarkup", code, words)
    await tom.send("no")
    tom.sees("West")


# A screen that Telegram does not take


async def test_a_screen_is_refused_after_a_message(fake: FakeTelegram, tom: Person) -> None:
    """Who wrote is told, and the screen comes with what they write next."""
    fake.fail_next("sendMessage", 400, NOT_TAKEN)
    await tom.send("N: 1S P 1H")
    tom.sees(WRONG)
    await tom.send("no")
    tom.sees("A slip:")


async def test_a_screen_is_refused_after_a_tap(fake: FakeTelegram, tom: Person) -> None:
    """Neither in its message nor in a new one: who tapped is told."""
    await tom.send("N: 1S P 1H")
    fake.fail_next("editMessageText", 400, NOT_TAKEN)
    fake.fail_next("sendMessage", 400, NOT_TAKEN)
    await tom.click("No")
    await tom.waits(WRONG)


@pytest.mark.usefixtures("calm")
async def test_a_message_that_cannot_be_edited_any_more(fake: FakeTelegram, tom: Person) -> None:
    """What was to be shown in it is a new message."""
    await tom.send("N: 1S P 1H")
    fake.fail_next("editMessageText", 400, "Bad Request: message can't be edited")
    await tom.click("No")
    await tom.waits("West")


# Groups


@pytest.mark.usefixtures("calm")
async def test_a_group_that_has_become_a_supergroup(fake: FakeTelegram, tom: Person) -> None:
    """What was asked for in the old one is answered in the new one."""
    club = fake.group("Club", [tom])
    tom.sends_without_waiting("/ruling", to=club)
    moved = fake.upgrade(club)
    assert await fake.until(lambda: bool(moved.bot_messages), 20)
    assert "private" in moved.bot_messages[-1].text
    await fake.settled()
    assert len(moved.bot_messages) == 1


async def test_what_waits_for_a_group_that_moves(fake: FakeTelegram, tom: Person, database: Database) -> None:
    """Its new number is noted with what is queued, so that the next start knows it; all of it arrives there, once."""
    club = fake.group("Club", [tom])
    fake.fail_next("sendMessage", 429, "Too Many Requests: retry after 1", 1)
    for _ in range(3):
        tom.sends_without_waiting("/ruling", to=club)
    assert await fake.until(lambda: any(not call.ok for call in fake.calls), 20)
    moved = fake.upgrade(club)
    assert await fake.until(lambda: len(moved.bot_messages) == 3, 20)
    await fake.settled()
    assert len(moved.bot_messages) == 3
    async with database.reading() as connection:
        chats = (await connection.execute(select(outbox.c.chat))).scalars().all()
    assert set(chats) == {str(moved.chat.id)}


@pytest.mark.usefixtures("calm")
async def test_a_group_that_has_put_the_bot_out(fake: FakeTelegram, tom: Person) -> None:
    """Nobody is answered there, and in private it goes on."""
    club = fake.group("Club", [tom])
    tom.sends_without_waiting("/ruling", to=club)
    club.kicks_bot(tom)
    await fake.settled()
    await tom.send("N: 1S P 1H")
    tom.sees("A slip:")
