"""`director doctor`: what is missing before the bot can run, in the user's language."""

from __future__ import annotations

import stat
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio
from alembic import command
from pydantic import SecretStr

from bot.config import Settings
from bot.doctor import Finding, examine
from bot.folders import data_folder
from bot.storage import schema
from bot.storage.database import Database
from locales import LANGUAGES, locale
from tests.fakes.program import run
from tests.fakes.telegram import FakeTelegram

TOKEN = "424242:AAE-as-long-as-a-real-token-but-not-one"
WRONG = "424242:AAE-this-is-not-the-token-of-the-bot-at-all"


@pytest_asyncio.fixture
async def fake() -> AsyncIterator[FakeTelegram]:
    """Telegram itself."""
    async with FakeTelegram(token=TOKEN) as started:
        yield started


def settings(fake: FakeTelegram | None, **more: object) -> Settings:
    """Settings that lead to the fake Telegram, and nothing that this machine says."""
    given: dict[str, object] = {"telegram_api": fake.base_url.removesuffix("/bot") if fake else None, **more}
    secret = {"telegram_token", "database_url"}
    return Settings.model_validate({k: SecretStr(str(v)) if k in secret else v for k, v in given.items()})


async def found(given: Settings) -> dict[str, Finding]:
    """What the doctor finds, by name."""
    return {finding.what: finding for finding in await examine(given)}


async def test_all_is_good(fake: FakeTelegram, url: str) -> None:
    """Python, the database and the token are in order, and it says which bot it is."""
    findings = await found(settings(fake, telegram_token=TOKEN, database_url=url))
    assert findings.keys() == {"python", "regulations", "files", "database", "telegram"}
    assert all(finding.good for finding in findings.values())
    assert findings["telegram"].detail == "@fifth_seat_bot"


async def test_nothing_is_set() -> None:
    """The database can be made where it belongs, and is not; the token is what is missing."""
    findings = await found(Settings())
    assert [name for name, finding in findings.items() if not finding.good] == ["telegram-token"]
    assert f"{data_folder() / 'fifth-seat.sqlite3'}: `serve` makes it" in findings["database"].detail
    assert not data_folder().parent.exists()


async def test_nothing_is_migrated(fake: FakeTelegram, empty_url: str) -> None:
    """A database of an earlier schema is in order, and stays as it is; so is one that has no tables yet."""
    database = await Database.open(empty_url)
    for of in (None, "0001"):
        if of is not None:
            async with database.migrating() as connection:
                await connection.run_sync(lambda c: command.upgrade(schema.config(c), "0001"))
        finding = (await found(settings(fake, database_url=empty_url)))["database"]
        assert finding.good
        assert f"`serve` brings it from schema {of} to {schema.head()}" in finding.detail
        async with database.reading() as connection:
            assert await connection.run_sync(schema.current) == of
    await database.close()


@pytest.mark.parametrize("wrong", [WRONG, "nonsense", "with space", "../..", "1:\N{GREEK SMALL LETTER ALPHA}"])
async def test_a_wrong_token(fake: FakeTelegram, wrong: str) -> None:
    """Telegram refuses it; the token is not repeated."""
    finding = (await found(settings(fake, telegram_token=wrong)))["telegram"]
    assert not finding.good
    assert wrong not in finding.detail
    assert finding.detail


@pytest.mark.parametrize("api", ["http://127.0.0.1:1", "nonsense", "http://127.0.0.1:nonsense", "http://[", "ftp://a"])
async def test_telegram_cannot_be_reached(api: str) -> None:
    """Whatever is wrong with the way to it, it is said and not raised."""
    finding = (await found(settings(None, telegram_token=TOKEN, telegram_api=api)))["telegram"]
    assert (finding.good, finding.detail) == (False, "NetworkError")


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("postgresql://director:s3same@127.0.0.1:1/club", "cannot reach the PostgreSQL database club at 127.0.0.1:1"),
        ("mysql://director:s3same@127.0.0.1/club", "must be sqlite:///FILE"),
        ("nonsense", "must be sqlite:///FILE"),
        ("sqlite:////proc/no/such/folder/club.sqlite3", "cannot open"),
    ],
)
async def test_the_database_cannot_be_reached(address: str, words: str) -> None:
    """It says why, without the password."""
    finding = (await found(settings(None, database_url=address)))["database"]
    assert not finding.good
    assert words in finding.detail
    assert "s3same" not in finding.detail


async def test_regulations_that_cannot_be_used(tmp_path: Path) -> None:
    """The bot would not start on them, so the doctor reads them."""
    file = tmp_path / "club.toml"
    file.write_text('name = "Club"\nlayer = "nonsense"\n', "utf-8")
    finding = (await found(settings(None, regulations=(file,))))["regulations"]
    assert not finding.good
    assert "club.toml" in finding.detail


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_speaks_the_users_language(language: str, fake: FakeTelegram, tmp_path: Path) -> None:
    """One line for each thing; exit code 1 where something is missing; no token in any of them."""
    spoken = locale(language)
    api = fake.base_url.removesuffix("/bot")
    ended = await run(tmp_path, "doctor", "--lang", language, telegram_token=WRONG, telegram_api=api)
    assert (ended.code, ended.err) == (1, "")
    lines = ended.out.splitlines()
    assert [line.startswith(spoken.text("doctor-bad")) for line in lines] == [False, False, False, False, True]
    assert lines[4].startswith(f"{spoken.text('doctor-bad')} {spoken.text('doctor-telegram')}")
    assert WRONG not in ended.out


async def test_files_that_others_may_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets, settings and the database are for their owner; each that is not is named, with who may what."""
    monkeypatch.chdir(tmp_path)
    secret, kept = tmp_path / "token", tmp_path / "kept.sqlite3"
    for file in (secret, kept, tmp_path / ".env", tmp_path / "kept.sqlite3-wal"):
        file.touch(mode=0o600)
    secret.write_text(TOKEN, "utf-8")
    given = settings(None, telegram_token_file=secret, database_url=f"sqlite:///{kept}")

    async def files() -> Finding:
        return (await found(given))["files"]

    assert (await files()) == Finding("files", True)
    secret.chmod(0o640)
    assert (await files()).good, "the group may be let know"
    for file, mode in ((secret, 0o644), (secret, 0o660), (kept, 0o640), (tmp_path / ".env", 0o604)):
        was = stat.S_IMODE(file.stat().st_mode)
        file.chmod(mode)
        assert not (await files()).good
        assert (await files()).detail.endswith(f"{file.name} ({mode:04o})")
        file.chmod(was)
    assert (await files()).good


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://club.example", "must begin with https://"),
        ("https://", "must begin with https://"),
        ("https://club.example:99999999", "no port"),
        ("https://club.example:444", "Telegram delivers to the ports 80, 88, 443, 8443, not to 444"),
        ("https://club.example", "club.example"),
        ("https://club.example:8443/bot", "club.example"),
    ],
)
async def test_where_telegram_is_to_deliver(fake: FakeTelegram, url: str, words: str) -> None:
    """An address to which Telegram never would deliver is said before the bot is started on it."""
    given = settings(
        fake, telegram_token=TOKEN, telegram_webhook_url=url, telegram_webhook_secret=SecretStr("a-secret")
    )
    finding = (await found(given))["webhook"]
    assert words in finding.detail
    assert finding.good == (words == "club.example")


async def test_what_telegram_says_of_its_deliveries(fake: FakeTelegram, monkeypatch: pytest.MonkeyPatch) -> None:
    """That Telegram could not deliver is said, with when and how much waits."""
    from telegram import Bot, WebhookInfo

    async def told(bot: Bot) -> WebhookInfo:
        when = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)
        return WebhookInfo("https://club.example", False, 7, when, "Connection refused")

    monkeypatch.setattr(Bot, "get_webhook_info", told)
    secret = SecretStr("a-secret")
    given = settings(
        fake, telegram_token=TOKEN, telegram_webhook_url="https://club.example", telegram_webhook_secret=secret
    )
    finding = (await found(given))["webhook"]
    assert finding == Finding("webhook", False, "Connection refused (2026-03-01 19:30 UTC); 7 updates wait")
