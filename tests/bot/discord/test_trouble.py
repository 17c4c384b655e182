"""The bot on Discord when things go wrong: a slow database, repeated events, a gateway that resumes or forgets."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import aiohttp
import pytest
import yarl

from bot.channels.discord.app import serve
from bot.channels.discord.client import ALREADY_ACKNOWLEDGED
from bot.desk import Desk
from bot.storage import people
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.writer import Transaction
from tests.bot.discord.conftest import at_work, director
from tests.fakes.discord.library import DiscordWebSocket, discord
from tests.fakes.discord.people import FakeDiscord, Person

SLOW = 2.0  # seconds a write


@pytest.mark.long
async def test_a_slow_database(fake: FakeDiscord, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every interaction is acknowledged in time, and completed when the database has done its part."""
    written = database.writing

    @asynccontextmanager
    async def slowly() -> AsyncIterator[Transaction]:
        async with written() as connection:
            await asyncio.sleep(SLOW)
            yield connection

    async with at_work(fake, Desk(database)):
        tom = await director(fake, "Tom", "en-US")
        fake.patience = 30
        monkeypatch.setattr(database, "writing", slowly)
        await tom.slash("ruling", what="insufficient_bid")
        tom.sees("called next")
        await tom.choose("Nobody")
        tom.sees("Whose turn")
        await tom.click("Type…")
        await tom.fills({"An answer, a call or the auction": "1"})
        tom.sees("A slip:")
        assert (await tom.types("ruling", what="pass out"))[0] == "Pass out of turn"
    acknowledged = [call for call in fake.calls if call.route.endswith("callback")]
    assert acknowledged
    assert all(call.ok for call in acknowledged)


async def test_an_interaction_that_comes_twice(fake: FakeDiscord, tom: Person, database: Database) -> None:
    """The second time nothing happens: no answer doubled, no case doubled, no line that something went wrong."""
    fake.duplicate_next(100)
    await tom.slash("ruling")
    await tom.choose("Auction")
    await tom.choose("Insufficient bid")
    await tom.choose("Nobody")
    await tom.says("the offender’s own")
    await tom.click("No")
    await fake.settled()
    tom.sees("What does LHO choose?")
    assert not [message for message in tom.messages if "went wrong" in message.text]
    async with database.reading() as connection:
        person = await people.read_person(connection, "discord", str(tom.id))
        assert person is not None
        (case,) = await people.open_cases(connection, person.id)
    assert case.segments.count('"key"') == 3


async def test_the_gateway_resumes_in_the_middle(fake: FakeDiscord, tom: Person) -> None:
    """What was pressed while the connection was gone is answered after it has resumed."""
    await tom.slash("ruling", what="insufficient_bid")
    fake.disconnect(4000)
    await fake.connected()
    await tom.choose("Nobody")
    tom.sees("Whose turn")
    fake.reconnect()
    await fake.connected()
    await tom.click("The offender’s own turn")
    tom.sees("A slip:")


async def test_the_gateway_forgets_in_the_middle(fake: FakeDiscord, tom: Person) -> None:
    """After an invalid session the bot begins a new one, and the conversation goes on where it was."""
    await tom.slash("ruling", what="insufficient_bid")
    fake.invalidate()
    await fake.connected(30)  # the library waits a while before it begins anew
    await tom.choose("Nobody")
    tom.sees("Whose turn")


async def test_what_a_stranger_makes_up(fake: FakeDiscord, tom: Person) -> None:
    """Ids of other people's cases, and ids that are none, show nothing of them and change nothing."""
    await tom.says("N: 1S P 1H")
    eve = await director(fake, "Eve", "en-US")
    for id in ("fs-button:1:1:yes", "fs-button:1:2:/why", "fs-list:1:1", "fs-button:::", "fs-button:1:1:", "x" * 100):
        with_values = ["yes"] if id.startswith("fs-list") else None
        await eve.tap_raw(id, values=with_values)
        assert "1♠" not in "".join(message.text for message in eve.messages)
    tom.sees("A slip:")


async def test_a_form_and_a_script_asked_for_twice(
    fake: FakeDiscord, tom: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """The same press for the form, or the same command for the script, that comes twice is no error."""
    club = fake.guild("Club", members=[tom])
    await tom.slash("ruling", what="insufficient_bid")
    fake.duplicate_next(100)
    await tom.click("Type…")
    await tom.slash("script", where=club)
    await fake.settled()
    assert [call.code for call in fake.refused] == [ALREADY_ACKNOWLEDGED] * 2
    assert not [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


async def test_a_message_while_the_database_is_gone(
    fake: FakeDiscord, tom: Person, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever writes hears that something went wrong, as after a press; when it is back, the words count."""
    await tom.says("N: 1S P 1H")

    @asynccontextmanager
    async def gone() -> AsyncIterator[Transaction]:
        raise StorageError("the database does not answer")
        yield

    with monkeypatch.context() as patched:
        for way in ("reading", "writing"):
            patched.setattr(database, way, gone)
        await tom.says("no")
        tom.sees("Something went wrong")
    await tom.says("no")
    tom.sees("What does West choose?")


@pytest.mark.parametrize("trouble", ["503", "broken before", "broken after"])
@pytest.mark.parametrize("way", ["message", "command", "press"])
async def test_a_hiccup(fake: FakeDiscord, tom: Person, way: str, trouble: str) -> None:
    """A bad gateway or a connection that breaks: the call is made again, and the screen comes all the same."""
    await tom.slash("ruling", what="insufficient_bid")
    routes = {
        "message": ("POST /channels/{}/messages",),
        "command": ("POST /webhooks/{}/{}",),
        "press": ("POST /interactions/{}/{}/callback", "PATCH /webhooks/{}/{}/messages/{}"),
    }
    for route in routes[way]:
        if trouble == "503":
            fake.fail_next(route, 503)
        else:
            fake.drop_next(route, before=trouble == "broken before")
    if way == "press":
        await tom.choose("Nobody")
        tom.sees("Whose turn")
    elif way == "command":
        await tom.slash("open")
        tom.sees("Open cases")
    else:
        await tom.says("why")
        tom.sees("Why")
    await fake.settled()
    assert not [message for message in tom.bot_messages if message.thinking or "went wrong" in message.text]


async def test_who_cannot_be_told(
    fake: FakeDiscord, tom: Person, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where neither the answer nor the word that it failed arrives, and not for a status, it is one line each."""
    caplog.set_level("INFO")
    loose: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: loose.append(context))

    async def broken(*args: object, **kwargs: object) -> None:
        raise aiohttp.ClientOSError(32, "Broken pipe")

    for command in ("ruling", "script"):
        with monkeypatch.context() as patched:
            patched.setattr(discord.InteractionResponse, "defer", broken)
            patched.setattr(discord.InteractionResponse, "send_message", broken)
            patched.setattr(discord.Webhook, "send", broken)
            with suppress(AssertionError):  # that nothing was answered
                await tom.slash(command, answered=False)
    gc.collect()
    await asyncio.sleep(0)
    assert not loose
    told = [record.getMessage() for record in caplog.records]
    assert told.count("nobody could be told: ClientOSError") == 2
    await tom.says("N: 1S P 1H")
    tom.sees("A slip:")


@pytest.mark.parametrize("after", [0.0, 1.0])
async def test_a_stop_while_the_gateway_is_out_of_reach(
    fake: FakeDiscord, database: Database, monkeypatch: pytest.MonkeyPatch, after: float
) -> None:
    """Told to stop while it waits for the gateway, it ends soon."""
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://127.0.0.1:1/"))
    stopped = asyncio.Event()
    served = asyncio.create_task(serve(fake.token, Desk(database), 1, stopped))
    await asyncio.sleep(after)
    stopped.set()
    async with asyncio.timeout(8):
        await served
    assert not [task for task in asyncio.all_tasks() if "Client" in repr(task)]
