"""The log: no token, no secret, no password, no name and nothing that was said, at any level, whatever goes wrong."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from pydantic import SecretStr
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from telegram import Update

from bot import logs
from bot.channels.telegram import handlers
from bot.channels.telegram.app import application, running
from bot.channels.telegram.order import UNLIMITED
from bot.config import Settings, Webhook
from bot.desk import Desk
from bot.storage.database import Database
from bot.storage.errors import StorageError
from tests.fakes import postgres
from tests.fakes.telegram import FakeTelegram, Person

# Not in the form of Telegram's tokens, so that only knowing it hides it.
TOKEN = "4242:a-token-of-no-usual-form"
SECRET = "a-secret-for-the-webhook"
PASSWORD = "p@ss/word"
DATABASE = "postgresql://director:p%40ss%2Fword@127.0.0.1:1/club"

# What people are called and what they write; none of these words is anywhere in the program.
NAMES = ("Xanthippe", "Quetzalcoatl", "xanthippe_q")
SAID = ("zweiundvierzig", "Table Zanzibar", "N: 1S P W=2H", "1♠")

SETTINGS = Settings(
    telegram_token=SecretStr(TOKEN), telegram_webhook_secret=SecretStr(SECRET), database_url=SecretStr(DATABASE)
)


class Log:
    """What the log of a program says, with every logger there is turned up as far as it goes."""

    def __init__(self) -> None:
        self.sink = io.StringIO()

    @property
    def text(self) -> str:
        return self.sink.getvalue()

    def turn_up(self) -> None:
        """Have every logger that exists by now say everything."""
        logging.getLogger().setLevel(logging.DEBUG)
        for name in list(logging.root.manager.loggerDict):
            logging.getLogger(name).setLevel(logging.DEBUG)

    def is_discreet(self) -> None:
        """Fails where anything is in it that nobody may read there."""
        for hidden in (TOKEN, TOKEN.partition(":")[2], SECRET, PASSWORD, "p%40ss%2Fword", *NAMES, *SAID):
            assert hidden not in self.text, f"{hidden!r} is in the log:\n{self.text}"


@pytest.fixture
def log() -> Iterator[Log]:
    """The log as `director serve` sets it up, and then everything turned up to DEBUG; undone afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in list(root.manager.loggerDict)}
    root.handlers = []
    made = Log()
    logs.set_up("DEBUG", SETTINGS.secrets, made.sink)
    made.turn_up()
    try:
        yield made
    finally:
        root.handlers = handlers
        root.setLevel(level)
        for name in list(root.manager.loggerDict):
            logging.getLogger(name).setLevel(levels.get(name, logging.NOTSET))


@pytest.fixture
def url(tmp_path: Path, migrated_file: Path) -> str:
    """One kind of database is enough to see what the log says."""
    file = tmp_path / "club.sqlite3"
    file.write_bytes(migrated_file.read_bytes())
    return f"sqlite:///{file}"


@pytest_asyncio.fixture
async def fake() -> AsyncIterator[FakeTelegram]:
    """Telegram itself."""
    async with FakeTelegram(token=TOKEN) as started:
        yield started


@pytest_asyncio.fixture
async def bot(fake: FakeTelegram, log: Log, database: Database) -> AsyncIterator[Desk]:
    """The bot at work, polling, with everything turned up."""
    desk = Desk(database)
    at_work = application(TOKEN, desk, fake.base_url.removesuffix("/bot"), UNLIMITED)
    fake.watch(at_work)
    log.turn_up()
    async with running(at_work):
        log.turn_up()
        yield desk


@pytest_asyncio.fixture
async def ann(fake: FakeTelegram, bot: Desk) -> Person:
    """A director with a name that can be found."""
    ann = fake.person("Xanthippe", last_name="Quetzalcoatl", username="xanthippe_q")
    await ann.send("/start")
    await ann.click("A director")
    return ann


async def test_a_conversation(ann: Person, fake: FakeTelegram, log: Log) -> None:
    """Starting, typing, tapping, a group: nothing of it is in the log."""
    await ann.send("/ruling Table Zanzibar")
    await ann.send("zweiundvierzig")
    await ann.send("N: 1S P W=2H")
    await ann.send("/label Table Zanzibar")
    await ann.send("/answers")
    await ann.click("Back")
    await ann.tap_raw("zweiundvierzig")
    group = fake.group("Xanthippe's club", [ann])
    await ann.send("/script", to=group)
    await ann.send("/forget")
    await ann.click("Delete everything")
    log.is_discreet()


@pytest.mark.parametrize(
    ("code", "words", "after"),
    [
        (400, "Bad Request: something about it", None),
        (401, "Unauthorized", None),
        (403, "Forbidden: bot was blocked by the user", None),
        (409, "Conflict: terminated by other getUpdates request", None),
        (429, "Too Many Requests: retry after 1", 1),
        (500, "Internal Server Error", None),
        (502, "Bad Gateway", None),
    ],
)
@pytest.mark.parametrize("method", ["sendMessage", "editMessageText", "answerCallbackQuery"])
async def test_telegram_refuses(
    method: str, code: int, words: str, after: int | None, ann: Person, fake: FakeTelegram, log: Log
) -> None:
    """What Telegram refuses may be in the log, what was said may not."""
    fake.fail_next(method, code, words, after)
    if method == "sendMessage":
        ann.sends_without_waiting("zweiundvierzig")
    else:
        ann.taps_without_waiting(str(ann._live.keyboard[0][0]["callback_data"]))
    await fake.settled()
    await asyncio.sleep(0.05)
    if method == "answerCallbackQuery":
        assert "an update failed" not in log.text, "that a button spins on is nobody's trouble"
    elif code in (401, 409):
        assert "an update failed" in log.text
    elif code == 403:
        assert "somebody cannot be written to" in log.text
    elif code in (500, 502):
        assert "is tried again" in log.text
    log.is_discreet()


@pytest.mark.parametrize("method", ["sendMessage", "getUpdates", "editMessageText", "answerCallbackQuery"])
@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
async def test_the_connection_breaks(method: str, before: bool, ann: Person, fake: FakeTelegram, log: Log) -> None:
    """The library's own words and ours on a broken connection, with all that led to it, hold nothing."""
    fake.drop_next(method, before=before)
    ann.sends_without_waiting("/start")
    await fake.settled()
    ann.taps_without_waiting(str(ann._live.keyboard[0][0]["callback_data"]))
    ann.sends_without_waiting("zweiundvierzig")
    assert await fake.until(lambda: " bot.channels.telegram" in log.text)
    await fake.settled()
    log.is_discreet()


async def test_asking_for_updates_fails(ann: Person, fake: FakeTelegram, log: Log) -> None:
    """Each failure is one line, without a traceback."""
    said = len(log.text.splitlines())
    fake.fail_next("getUpdates", 409, "Conflict: terminated by other getUpdates request")
    await ann.send("/start")
    assert await fake.until(lambda: "no updates from Telegram for now: Conflict: " in log.text)
    assert len(log.text.splitlines()) == said + 1
    log.is_discreet()


async def test_the_program_itself_fails(
    ann: Person, bot: Desk, fake: FakeTelegram, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of ours is in the log with where it arose, not with the words that it speaks of."""

    async def fails(*args: object) -> None:
        try:
            raise ValueError(f"cannot read {args[1:]!r} of {NAMES}")
        except ValueError as error:
            url = f"{fake.base_url}{TOKEN}/sendMessage"
            raise httpx.ConnectError(f"cannot reach {url} with {DATABASE} and {SECRET} and {PASSWORD}") from error

    monkeypatch.setattr(Desk, "say", fails)
    await ann.send("zweiundvierzig")
    ann.sees("Something went wrong")
    assert "ERROR bot.channels.telegram.handlers: an update failed: ConnectError" in log.text
    assert "ValueError: <hidden>" in log.text
    assert "httpx.ConnectError: cannot reach http://127.0.0.1:" in log.text
    assert "in fails" in log.text
    log.is_discreet()


async def test_the_error_handler_fails_too(
    ann: Person, fake: FakeTelegram, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the handler of errors cannot deal with is in the log, and the bot goes on."""

    def fails(*args: object) -> None:
        raise ValueError(f"cannot deal with {args!r}")

    monkeypatch.setattr(handlers, "language_of", fails)
    ann.sends_without_waiting("zweiundvierzig")
    assert await fake.until(lambda: "receiver: an update could not be dealt with: ValueError" in log.text)
    log.is_discreet()


async def test_updates_that_the_library_cannot_read(
    ann: Person, fake: FakeTelegram, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said once, without what was received."""

    def fails(data: object, bot: object) -> None:
        raise ValueError(f"cannot read {data!r}")

    monkeypatch.setattr(Update, "de_json", fails)
    ann.sends_without_waiting("zweiundvierzig")
    assert await fake.until(
        lambda: "ERROR bot.channels.telegram.receiver: an update cannot be read, and is passed over" in log.text
    )
    monkeypatch.undo()
    log.is_discreet()


async def test_a_task_that_nobody_waits_for(log: Log) -> None:
    """What asyncio says of one is without the words of its error."""
    loop = asyncio.get_running_loop()

    async def fails() -> None:
        raise ValueError("zweiundvierzig")

    task = loop.create_task(fails())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    loop.call_exception_handler({"message": "Task exception was never retrieved", "future": task})
    task.exception()
    assert "ERROR asyncio: Task exception was never retrieved" in log.text
    log.is_discreet()


async def test_by_webhook(fake: FakeTelegram, log: Log, database: Database) -> None:
    """The webhook's secret is in no line, also where somebody posts nonsense."""
    at_work = application(TOKEN, Desk(database), fake.base_url.removesuffix("/bot"), UNLIMITED)
    fake.watch(at_work)
    with_port = await _free_port()
    webhook = Webhook(url=f"http://127.0.0.1:{with_port}", secret=SecretStr(SECRET), listen="127.0.0.1", port=with_port)
    async with running(at_work, webhook):
        log.turn_up()
        ann = fake.person("Xanthippe", last_name="Quetzalcoatl", username="xanthippe_q")
        await ann.send("/start")
        async with httpx.AsyncClient() as client:
            for body in ("zweiundvierzig", '{"update_id": "zweiundvierzig", "message": {"text": "Xanthippe"}}'):
                for secret in (SECRET, "wrong", ""):
                    headers = {"X-Telegram-Bot-Api-Secret-Token": secret, "Content-Type": "application/json"}
                    await client.post(f"{webhook.url}/telegram", content=body, headers=headers)
    assert "ERROR bot.channels.telegram.receiver: what came by webhook is no update" in log.text
    log.is_discreet()


async def test_a_statement_that_the_database_refuses(second_url: str, log: Log) -> None:
    """On both engines it is in the log without the values that were to be kept."""
    database = await Database.open(second_url)

    async def refused() -> None:
        async with database.writing() as session:
            values = {"said": SAID[0], "name": NAMES[0]}
            await session.execute(text("INSERT INTO person (channel, external) VALUES (:said, :name)"), values)

    with pytest.raises(DBAPIError) as caught:
        await refused()
    await database.close()
    logging.getLogger("bot").error("no database", exc_info=caught.value)
    assert "IntegrityError: <hidden>" in log.text
    assert SAID[0] not in str(caught.value).partition("DETAIL")[0], "not for whoever prints it either"
    log.is_discreet()


@pytest.mark.parametrize("place", [DATABASE, "postgresql://director:p%40ss%2Fword@127.0.0.1:{port}/club"])
async def test_a_database_that_cannot_be_reached(place: str, log: Log, server: postgres.Server) -> None:
    """The message names the place and not the password, and so does the traceback."""
    with pytest.raises(StorageError) as caught:
        await Database.open(place.format(port=server.port))
    logging.getLogger("bot").error("no database", exc_info=caught.value)
    assert "127.0.0.1" in log.text
    log.is_discreet()


# The formatter by itself


def said(message: str, *args: object, name: str = "bot.desk", level: int = logging.ERROR, **more: Any) -> str:
    """What the log says of one record."""
    sink = io.StringIO()
    handler = logging.StreamHandler(sink)
    handler.setFormatter(logs.Discreet(SETTINGS.secrets))
    handler.handle(logging.LogRecord(name, level, __file__, 1, message, args or None, more.get("exc_info")))
    return sink.getvalue()


@pytest.mark.parametrize("hidden", [TOKEN, SECRET, DATABASE, PASSWORD, "123456789:AAE" + "x" * 32])
def test_secrets_are_hidden(hidden: str) -> None:
    """In the words, in what is filled in, in an error, and in the error behind it; known tokens or not."""
    assert hidden not in said(f"it is {hidden}")
    assert "it is <hidden>" in said("it is %s", hidden)
    error = OSError(f"cannot open {hidden}")
    error.__cause__ = OSError(hidden)
    shown = said("failed", exc_info=(OSError, error, None))
    assert hidden not in shown
    assert "OSError: cannot open <hidden>\n" in shown


def test_a_secret_in_several_pieces() -> None:
    """The address of the database goes as a whole, though the password is part of it."""
    assert "director" not in said(f"connecting to {DATABASE}")


@pytest.mark.parametrize(
    ("message", "args", "shown"),
    [
        ("took %.2f s in %d steps for %s", (1.5, 3, "Xanthippe"), "took 1.50 s in 3 steps for <hidden>"),
        ("received %r", ({"text": "zweiundvierzig"},), "received <hidden>"),
        ("100%% of %s", ("Xanthippe",), "100% of <hidden>"),
        ("first\nsecond: zweiundvierzig", (), "first"),
        ("first %s\nsecond: %s", ("a", "b"), "first <hidden>"),
        ("wrong %d", ("x",), "wrong %d"),
    ],
)
def test_a_library_says_only_its_first_line_and_numbers(message: str, args: tuple[object, ...], shown: str) -> None:
    """What it fills in may be what somebody said."""
    line = said(message, *args, name="telegram.ext").strip().partition("telegram.ext: ")[2]
    assert line.replace("'<hidden>'", "<hidden>") == shown


def test_errors_of_the_program_and_the_network_are_told(tmp_path: Path) -> None:
    """Those that cannot speak of what was said are shown in their own words, the others by their names."""
    shown = {
        AttributeError("no attribute x"): "AttributeError: no attribute x",
        FileNotFoundError(2, "No such file"): "FileNotFoundError: [Errno 2] No such file",
        httpx.ReadTimeout("too late"): "httpx.ReadTimeout: too late",
        StorageError("the database is full"): "bot.storage.errors.StorageError: the database is full",
        ValueError("zweiundvierzig"): "ValueError: <hidden>",
        KeyError("zweiundvierzig"): "KeyError: <hidden>",
        AssertionError(): "AssertionError",
    }
    for error, words in shown.items():
        assert said("failed", exc_info=(type(error), error, None)).splitlines()[1] == words


def test_an_error_that_led_to_itself_is_told_once() -> None:
    """A circle in what led to what has an end."""
    first, second = OSError("first"), OSError("second")
    first.__context__, second.__context__ = second, first
    assert said("failed", exc_info=(OSError, first, None)).splitlines()[1:] == ["OSError: second", "OSError: first"]


def test_libraries_are_heard_from_warnings_on(log: Log) -> None:
    """However far their loggers are turned up; our own say what their level lets them."""
    for name in ("httpx", "telegram.ext", "sqlalchemy.engine", "somebody.else"):
        logging.getLogger(name).setLevel(logging.DEBUG)
        logging.getLogger(name).info("info of %s", name)
        logging.getLogger(name).warning("a warning")
    logging.getLogger("bot.desk").debug("a detail")
    assert "info of" not in log.text
    assert log.text.count("a warning") == 4
    assert "DEBUG bot.desk: a detail" in log.text


@pytest.mark.parametrize(("level", "wanted"), [("DEBUG", 4), ("INFO", 3), ("WARNING", 2), ("ERROR", 1)])
def test_the_level(level: str, wanted: int, log: Log) -> None:
    """From the level of the settings on."""
    logs.set_up(level, (), log.sink)
    for name in ("debug", "info", "warning", "error"):
        getattr(logging.getLogger("bot"), name)("heard")
    assert log.text.count("heard") == wanted


async def _free_port() -> int:
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    port: int = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    return port
