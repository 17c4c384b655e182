"""What Discord refuses: each of its errors comes to something that one can go on from, and to one line of the log."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.desk import Desk
from bot.storage.database import Database
from tests.bot.discord.conftest import at_work
from tests.fakes.discord.people import FakeDiscord, Person

SEND = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/{interaction_id}/{token}/callback"
FOLLOW_UP = "POST /webhooks/{application_id}/{token}"


@pytest.fixture(autouse=True)
def heard(caplog: pytest.LogCaptureFixture) -> None:
    """Everything that is said."""
    caplog.set_level("INFO", "bot")


def quiet(caplog: pytest.LogCaptureFixture) -> bool:
    """Whether nothing was said that is for whoever runs the bot."""
    return not [record for record in caplog.records if record.levelname == "ERROR" or record.exc_info]


async def test_a_command_that_is_too_late(fake: FakeDiscord, tom: Person, caplog: pytest.LogCaptureFixture) -> None:
    """10062: what a command brings comes by direct message where Discord has stopped waiting; it is not lost."""
    club = fake.guild("Club", members=[tom])
    fake.fail_next(CALLBACK, 404, code=10062)
    fake.fail_next(FOLLOW_UP, 404, code=10015)
    tom.slashes_without_waiting("ruling", where=club, what="insufficient_bid")
    assert await fake.until(lambda: "called next" in tom.at(None).screen, 10)
    assert "called next" not in tom.at(club).screen
    assert quiet(caplog)
    tom.goes_to(None)
    await tom.choose("Nobody")
    tom.sees("Whose turn")


async def test_a_press_that_is_too_late(fake: FakeDiscord, tom: Person, caplog: pytest.LogCaptureFixture) -> None:
    """10062: it counts, and the screen comes anew."""
    await tom.slash("ruling", what="insufficient_bid")
    fake.fail_next(CALLBACK, 404, code=10062)
    fake.fail_next(FOLLOW_UP, 404, code=10015)
    with suppress(AssertionError):  # that it spins on
        await tom.choose("Nobody")
    assert await fake.until(lambda: "Whose turn" in tom.screen, 10)
    assert quiet(caplog)
    await tom.click("The offender’s own turn")
    tom.sees("slip")


async def test_a_message_that_is_gone(fake: FakeDiscord, tom: Person, caplog: pytest.LogCaptureFixture) -> None:
    """10008: the screen comes in a new message."""
    await tom.slash("ruling", what="insufficient_bid")
    fake.fail_next(CALLBACK, 404, code=10008)
    await tom.choose("Nobody")
    tom.sees("Whose turn")
    assert quiet(caplog)


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (403, 50013), (404, 10003)])
async def test_nobody_is_there_to_be_told(
    fake: FakeDiscord, tom: Person, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    """Who takes no messages, a place without permission, a channel that is gone: one line, and later it goes on."""
    fake.fail_next(SEND, status, code=code)
    await tom.says("N: 1S P 1H", answered=False)
    await fake.settled()
    assert quiet(caplog)
    assert [r.getMessage() for r in caplog.records].count(f"somebody cannot be written to: {code}") == 1
    await tom.says("no")
    tom.sees("slip")
    await tom.says("no")
    tom.sees("Read out")


async def test_who_takes_no_messages_when_it_is_too_late(
    fake: FakeDiscord, tom: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither way is left: one line, and the next command shows it."""
    fake.fail_next(CALLBACK, 404, code=10062)
    fake.fail_next(FOLLOW_UP, 404, code=10015)
    fake.fail_next(SEND, 403, code=50007)
    tom.slashes_without_waiting("ruling", what="insufficient_bid")
    assert await fake.until(lambda: any("cannot be written to: 50007" in r.getMessage() for r in caplog.records), 10)
    assert quiet(caplog)
    await tom.says("nobody")
    tom.sees("called next")


async def test_a_screen_that_is_refused(fake: FakeDiscord, tom: Person) -> None:
    """Whatever Discord does not take of a screen, the person hears that something went wrong."""
    fake.fail_next(SEND, 400)
    await tom.says("N: 1S P 1H")
    tom.sees("Something went wrong")
    await tom.slash("ruling")
    fake.fail_next(CALLBACK, 400)
    await tom.choose("Insufficient bid")
    assert tom.messages[-1].ephemeral
    assert "Something went wrong" in tom.messages[-1].text


async def test_a_session_that_timed_out(fake: FakeDiscord, database: Database) -> None:
    """4009: the library begins anew, and the conversation goes on where it was."""
    async with at_work(fake, Desk(database)):
        tom = fake.person("Tom", locale="en-US")
        await tom.slash("start")
        await tom.says("1")
        await tom.slash("ruling", what="insufficient_bid")
        fake.disconnect(4009)
        await fake.connected(30)
        await tom.choose("Nobody")
        tom.sees("Whose turn")
