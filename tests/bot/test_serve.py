"""`director serve` and its neighbours as programs of their own, against the fake Telegram and both databases."""

from __future__ import annotations

import asyncio
import gzip
import signal
import socket
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from alembic import command
from pydantic import SecretStr
from sqlalchemy import text

from bot.app import Unreachable
from bot.app import run as serve_until
from bot.commands import running
from bot.config import Settings
from bot.storage import database as databases
from bot.storage import people, schema
from bot.storage.database import Database
from bot.storage.people import SETTINGS, KeptPerson
from locales import LANGUAGES, locale
from tests.fakes.program import PATIENCE, Program, program, run
from tests.fakes.telegram import FakeTelegram, Person

TOKEN = "424242:AAE-as-long-as-a-real-token-but-not-one"
SECRET = "a-secret-for-the-webhook"

# How soon a bot that is told to stop has ended.
SOON = 10.0


@pytest_asyncio.fixture
async def fake() -> AsyncIterator[FakeTelegram]:
    """Telegram itself, with patience for a program that has to share the machine."""
    async with FakeTelegram(token=TOKEN) as started:
        started.patience = PATIENCE
        started.settle = 0.1
        yield started


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the program is started and keeps its things."""
    return tmp_path / "club"


def api(fake: FakeTelegram) -> str:
    """What the settings say of this server."""
    return fake.base_url.removesuffix("/bot")


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def stopped(bot: Program, how: signal.Signals = signal.SIGTERM) -> None:
    """The bot ends cleanly and soon when told to, and has told nobody the token."""
    began = time.monotonic()
    bot.tell(how)
    ended = await bot.ends()
    assert ended.code == 0, ended.err
    assert time.monotonic() - began < SOON
    assert TOKEN not in ended.out + ended.err
    assert "Traceback" not in ended.err
    assert ended.lines[-1].endswith(" stopping")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=lambda number: str(number.name))
async def test_it_serves_until_it_is_told_to_stop(fake: FakeTelegram, folder: Path, how: signal.Signals) -> None:
    """It starts, answers, and ends with 0; what is written meanwhile is answered by the next."""
    tom = fake.person("Tom")
    async with program(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake)) as bot:
        await bot.says("serving Telegram as @fifth_seat_bot")
        await tom.send("/start")
        await tom.click("A director")
        tom.sees("What happened?")
        await stopped(bot, how)
    tom.sends_without_waiting("N: 1S P 1H")
    async with program(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake)) as bot:
        await tom.waits("A slip: did South mean another call")
        await tom.click("No")
        tom.sees("Read out:")
        await stopped(bot, how)
    assert (folder / "fifth-seat" / "fifth-seat.sqlite3").stat().st_mode & 0o077 == 0


async def test_what_is_in_hand_is_finished(fake: FakeTelegram, folder: Path) -> None:
    """Told to stop in the middle of an answer, it still gives all of it, once."""
    tom = fake.person("Tom")
    async with program(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake)) as bot:
        await bot.says("serving")
        fake.delay = lambda method: 0.5 if method == "sendMessage" else 0.0
        tom.sends_without_waiting("/start")
        assert await fake.until(lambda: tom.chat.working > 0, PATIENCE)
        await stopped(bot)
    tom.sees("Who are you here?")
    fake.delay = 0.0
    async with program(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake)) as bot:
        await bot.says("serving")
        await fake.settled(PATIENCE)
        await stopped(bot)
    assert len(tom.bot_messages) == 1


async def test_many_who_write_while_it_is_stopped_and_started(fake: FakeTelegram, folder: Path) -> None:
    """However the stop falls among twenty people who write, each is answered, and nobody twice."""
    crowd = [fake.person(f"Person {number}") for number in range(20)]
    async with program(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake)) as bot:
        await bot.says("serving")
        for person in crowd[:15]:
            person.sends_without_waiting("/start")
        assert await fake.until(lambda: any(person.bot_messages for person in crowd), PATIENCE)
        await stopped(bot)
    for person in crowd[15:]:
        person.sends_without_waiting("/start")
    async with program(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake)) as bot:
        for person in crowd:
            await person.waits("Who are you here?")
        await fake.settled(PATIENCE)
        await stopped(bot)
    assert [len(person.bot_messages) for person in crowd] == [1] * len(crowd)


async def test_another_asks_for_the_updates(fake: FakeTelegram, folder: Path) -> None:
    """Where another bot has the same token the log says so in one line, and it goes on when the other is gone."""
    fake.fail_next("getUpdates", 409, "Conflict: terminated by other getUpdates request; only one bot instance")
    tom = fake.person("Tom")
    async with program(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake)) as bot:
        await bot.says("WARNING bot.channels.telegram.receiver: no updates from Telegram for now: Conflict: Conflict: ")
        await tom.send("/start")
        await stopped(bot)
        assert len(bot.err.splitlines()) == 3


async def test_a_token_that_is_taken_away(fake: FakeTelegram, folder: Path) -> None:
    """A bot whose token is revoked ends and says so, instead of staying there deaf."""
    async with program(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake)) as bot:
        await bot.says("serving")
        fake.token = "424242:another"
        await fake.restart()
        ended = await bot.ends()
    assert ended.code == 2
    assert ended.lines[-1] == ("The settings cannot be used: FIFTH_SEAT_TELEGRAM_TOKEN: Telegram refuses this token")
    assert TOKEN not in ended.err


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_a_token(folder: Path, language: str) -> None:
    """It ends with 2 and one line in the user's language."""
    ended = await run(folder, "serve", "--lang", language)
    assert (ended.code, ended.out) == (2, "")
    (line,) = ended.lines
    reason = "no channel has a token: set FIFTH_SEAT_TELEGRAM_TOKEN or FIFTH_SEAT_DISCORD_TOKEN"
    spoken = locale(language)
    assert line == spoken.text("error-settings", {"reason": spoken.isolated(reason)})


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"edition": "1997"}, "FIFTH_SEAT_EDITION: "),
        ({"telegram_token_file": "/no/such/file"}, "FIFTH_SEAT_TELEGRAM_TOKEN_FILE: "),
        ({"telegram_token": TOKEN, "regulations": "/no/such/file"}, "/no/such/file"),
        ({"telegram_token": TOKEN, "database_url": "mysql://a:s3same@h/n"}, "sqlite:///FILE"),
        ({"telegram_token": TOKEN, "telegram_webhook_url": "https://club.example"}, "TELEGRAM_WEBHOOK_SECRET"),
    ],
)
async def test_wrong_settings(folder: Path, settings: dict[str, str], words: str) -> None:
    """They are one line, without what is secret, and exit code 2."""
    ended = await run(folder, "serve", **settings)
    assert ended.code == 2
    (line,) = ended.lines
    assert words in line
    assert TOKEN not in line
    assert "s3same" not in line


async def test_a_wrong_token(fake: FakeTelegram, folder: Path) -> None:
    """Telegram refuses it: one line without the token, and exit code 2, so that no service starts it again."""
    wrong = "424242:AAE-this-is-not-the-token-of-the-bot-at-all"
    ended = await run(folder, "serve", telegram_token=wrong, telegram_api=api(fake))
    assert ended.code == 2
    assert ended.lines == ["The settings cannot be used: FIFTH_SEAT_TELEGRAM_TOKEN: Telegram refuses this token"]


@pytest.mark.parametrize("down", ["getMe", "deleteWebhook"])
async def test_telegram_does_not_answer(fake: FakeTelegram, folder: Path, down: str) -> None:
    """It ends with 1 and a line in the log that says so, so that a service starts it again."""
    fake.drop_next(down)
    ended = await run(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake))
    assert ended.code == 1, ended.err
    assert "CRITICAL bot: Telegram cannot be served: NetworkError: " in ended.lines[-1]
    assert TOKEN not in ended.err


@pytest.mark.parametrize("url", ["postgresql://a:s3same@127.0.0.1:1/n", "sqlite:////proc/no/such/folder/n.sqlite3"])
async def test_the_database_does_not_answer(folder: Path, url: str) -> None:
    """It ends with 1 and one line in the log, without the password, so that a service starts it again."""
    ended = await run(folder, "serve", telegram_token=TOKEN, database_url=url)
    assert ended.code == 1
    (line,) = ended.lines
    assert "CRITICAL bot: cannot " in line
    assert "s3same" not in line


async def test_the_database_is_locked(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another program holds at the start, it lets go of some time: that is no wrong setting."""
    monkeypatch.setattr(databases, "PATIENCE", 0.3)
    monkeypatch.setattr(databases, "MIGRATED_WITHIN", 0.3)
    monkeypatch.setattr(databases._FileMigrated, "settings", ("busy_timeout = 300", "foreign_keys = OFF"))
    database = await Database.open(url)
    async with database.migrating() as connection:
        await connection.execute(text("SELECT 1"))
        settings = Settings(telegram_token=SecretStr(TOKEN), database_url=SecretStr(url))
        with pytest.raises(Unreachable, match="lock"):
            await serve_until(settings, asyncio.Event())
    await database.close()


async def test_a_locked_file_is_tried_again_by_the_service(folder: Path, tmp_path: Path, migrated_file: Path) -> None:
    """The program ends with 1 and one line, so that a service starts it again."""
    (tmp_path / "held.sqlite3").write_bytes(migrated_file.read_bytes())
    with closing(sqlite3.connect(tmp_path / "held.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        ended = await run(folder, "serve", telegram_token=TOKEN, database_url=f"sqlite:///{tmp_path}/held.sqlite3")
    assert ended.code == 1, ended.err
    (line,) = ended.lines
    assert line.endswith("held.sqlite3: database is locked")


@pytest.mark.parametrize("what", ["backup", "restore"])
async def test_a_locked_database_is_no_wrong_setting(
    folder: Path, url: str, what: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Neither `backup` nor `restore` says so of it: one line, in the user's language, and exit code 1."""
    assert (await run(folder, "backup", "club.gz", database_url=url)).code == 0
    monkeypatch.setattr(databases, "MIGRATED_WITHIN", 0.3)
    monkeypatch.setattr(databases, "PATIENCE", 0.3)
    for kind in (databases._FileMigrated, databases._FileLooked, databases._File):
        monkeypatch.setattr(kind, "settings", ("busy_timeout = 300",))
    monkeypatch.setenv("FIFTH_SEAT_DATABASE_URL", url)
    asked = running.backup if what == "backup" else running.restore
    async with held(url):
        with pytest.raises(SystemExit) as ended:
            await asyncio.to_thread(asked, str(folder / "club.gz"), "el")
    assert ended.value.code == 1
    (line,) = capfd.readouterr().err.splitlines()
    assert line.startswith(locale("el").text("error-not-now", {"reason": ""}).strip()[:10])
    assert "lock" in line


@asynccontextmanager
async def held(url: str) -> AsyncIterator[None]:
    """A database that another program has for itself, so that it cannot even be read."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("PRAGMA locking_mode = EXCLUSIVE")
            other.execute("BEGIN EXCLUSIVE")
            other.execute("UPDATE alembic_version SET version_num = version_num")
            yield
    else:
        database = await Database.open(url)
        async with database.migrating() as connection:
            await connection.execute(text("LOCK TABLE alembic_version"))
            yield
        await database.close()


@pytest.mark.parametrize("what", ["doctor", "backup"])
async def test_whoever_only_reads_changes_nothing(folder: Path, empty_url: str, what: str) -> None:
    """A database without tables has none afterwards, nor does one of an earlier schema get newer ones."""
    database = await Database.open(empty_url)
    for of in (None, "0001"):
        if of is not None:
            async with database.migrating() as connection:
                await connection.run_sync(lambda c: command.upgrade(schema.config(c), "0001"))
        ended = await run(folder, what, *(["club.gz"] if what == "backup" else []), database_url=empty_url)
        assert ended.code == (2 if what == "backup" else 1), "there is no token"
        assert "`director serve`" in ended.err if what == "backup" else f"from schema {of} to" in ended.out
        async with database.reading() as connection:
            assert await connection.run_sync(schema.current) == of
    await database.close()
    assert not (folder / "club.gz").exists()


async def test_a_backup_of_nothing(folder: Path) -> None:
    """Where there is no file, none is made: neither a database nor a backup."""
    ended = await run(folder, "backup", "club.gz")
    assert ended.code == 2
    assert "there is no such file" in ended.err
    assert not [path for path in folder.rglob("*") if path.suffix in (".gz", ".sqlite3")]


async def test_a_database_of_a_newer_program(folder: Path, url: str) -> None:
    """Starting again would not help: it ends with 2, and the doctor says the same."""
    database = await Database.open(url)
    async with database.migrating() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    ended = await run(folder, "serve", telegram_token=TOKEN, database_url=url)
    assert ended.code == 2
    (line,) = ended.lines
    assert "was last used by a newer version of this program" in line
    assert (await run(folder, "doctor", telegram_token=TOKEN, database_url=url)).code == 1


async def test_an_error_that_nobody_thought_of(folder: Path, fake: FakeTelegram) -> None:
    """It goes to the log, which hides the token, and not to standard error as it is."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = await run(
            folder,
            "serve",
            telegram_token=TOKEN,
            telegram_api=api(fake),
            telegram_webhook_url=f"http://127.0.0.1:{port}",
            telegram_webhook_secret=SECRET,
            telegram_webhook_port=port,
        )
    assert ended.code == 1
    assert "CRITICAL bot: stopped by an error" in ended.err
    assert "OSError: [Errno 98] " in ended.err
    assert "address already in use" in ended.err
    assert TOKEN not in ended.err
    assert SECRET not in ended.err


# Webhook


@pytest_asyncio.fixture
async def hooked(fake: FakeTelegram, folder: Path) -> AsyncIterator[tuple[Program, str]]:
    """A bot to which Telegram delivers, and the address at which it listens."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    async with program(
        folder,
        "serve",
        telegram_token=TOKEN,
        telegram_api=api(fake),
        telegram_webhook_url=f"{address}/",
        telegram_webhook_secret=SECRET,
        telegram_webhook_port=port,
    ) as bot:
        await bot.says("serving")
        yield bot, f"{address}/telegram"
        await stopped(bot)
        assert SECRET not in bot.err


async def test_telegram_delivers(fake: FakeTelegram, hooked: tuple[Program, str]) -> None:
    """By webhook it is the same conversation, and nothing is asked for."""
    tom: Person = fake.person("Tom")
    await tom.send("/start")
    await tom.click("A director")
    tom.sees("What happened?")
    assert fake.polls == 0
    assert fake.webhook_errors == []


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"X-Telegram-Bot-Api-Secret-Token": ""}, 403),
        ({"X-Telegram-Bot-Api-Secret-Token": "another"}, 403),
        ({"X-Telegram-Bot-Api-Secret-Token": f"{SECRET}x"}, 403),
        ({"X-Telegram-Bot-Api-Secret-Token": SECRET}, 200),
    ],
    ids=["none", "empty", "another", "longer", "right"],
)
async def test_only_telegram_is_listened_to(
    fake: FakeTelegram, hooked: tuple[Program, str], headers: dict[str, str], status: int
) -> None:
    """Who does not know the secret is refused, and nothing comes of what they say."""
    _, address = hooked
    tom = fake.person("Tom")
    tom.chat.started = True
    said = {
        "update_id": 1,
        "message": {"message_id": 1, "date": 1, "chat": tom.chat.to_json(), "from": tom.user, "text": "/start"},
    }
    async with aiohttp.ClientSession() as session, session.post(address, json=said, headers=headers) as answer:
        assert answer.status == status
    if status == 200:
        await tom.waits("Who are you here?")
    else:
        await asyncio.sleep(0.3)
        assert tom.bot_messages == []


async def test_nothing_else_is_served(hooked: tuple[Program, str]) -> None:
    """There is one address, and it is only posted to."""
    _, address = hooked
    async with aiohttp.ClientSession() as session:
        async with session.get(address) as answer:
            assert answer.status == 405
        async with session.post(address.removesuffix("telegram")) as answer:
            assert answer.status == 404


# Backup and restore


async def keep_somebody(url: str) -> None:
    """Write a person into a database."""
    database = await Database.open(url)
    now = datetime.now(UTC)
    async with database.writing() as connection:
        await people.add_person(connection, KeptPerson("telegram", "77", "2007", SETTINGS, now, now, language="el"))
    await database.close()


async def test_backup_and_restore(folder: Path, url: str, second_url: str) -> None:
    """What is kept in one database is in the other, whichever they are; both commands are silent."""
    await keep_somebody(url)
    file = folder / "backups" / "club.gz"
    ended = await run(folder, "backup", str(file), database_url=url)
    assert (ended.code, ended.out, ended.err) == (0, "", "")
    assert b'"77"' in gzip.decompress(file.read_bytes())
    assert file.stat().st_mode & 0o077 == 0
    ended = await run(folder, "restore", str(file), database_url=second_url)
    assert (ended.code, ended.out, ended.err) == (0, "", "")
    database = await Database.open(second_url)
    async with database.reading() as connection:
        found = await people.read_person(connection, "telegram", "77")
    await database.close()
    assert found is not None
    assert (found.edition, found.language) == ("2007", "el")


async def test_a_backup_while_it_serves(fake: FakeTelegram, folder: Path, url: str) -> None:
    """The bot goes on talking while a copy is made."""
    tom = fake.person("Tom")
    async with program(folder, "serve", telegram_token=TOKEN, telegram_api=api(fake), database_url=url) as bot:
        await bot.says("serving")
        await tom.send("/start")
        ended = await run(folder / "backups", "backup", "club.gz", database_url=url)
        assert (ended.code, ended.err) == (0, "")
        await tom.click("A director")
        await stopped(bot)
    assert str(tom.id).encode() in gzip.decompress((folder / "backups" / "club.gz").read_bytes())


async def test_a_backup_is_not_restored_over_anything(folder: Path, url: str) -> None:
    """Restoring where something is kept already is refused with one line, and changes nothing."""
    await keep_somebody(url)
    assert (await run(folder, "backup", "club.gz", database_url=url)).code == 0
    ended = await run(folder, "restore", "club.gz", database_url=url, lang="tr")
    assert ended.code == 2
    (line,) = ended.lines
    assert "is not empty" in line
    assert line.startswith(locale("tr").text("error-settings", {"reason": ""}).strip()[:10])


@pytest.mark.parametrize(
    ("content", "words"), [(None, "No such file"), (b"nonsense", "is not a backup"), (b"", "incomplete")]
)
async def test_what_is_no_backup(folder: Path, content: bytes | None, words: str) -> None:
    """A file that is missing, or something else, is refused with one line."""
    folder.mkdir()
    if content is not None:
        (folder / "club.gz").write_bytes(content)
    ended = await run(folder, "restore", "club.gz")
    assert ended.code == 2
    (line,) = ended.lines
    assert words in line


# Doctor


async def test_doctor_says_whether_it_can_serve(fake: FakeTelegram, folder: Path) -> None:
    """Exit code 0 where all is good, 1 where something is missing, 2 where the settings cannot be read."""
    good = await run(folder, "doctor", telegram_token=TOKEN, telegram_api=api(fake))
    assert (good.code, good.err) == (0, "")
    assert "@fifth_seat_bot" in good.out
    assert (await run(folder, "doctor")).code == 1
    assert (await run(folder, "doctor", telegram_webhook_port="x")).code == 2
