"""`director doctor`: what is missing before the bot can run, in the user's language."""

from __future__ import annotations

from collections.abc import AsyncIterator
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
    assert findings.keys() == {"python", "regulations", "database", "telegram"}
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
    assert len(lines) == 4
    assert [line.startswith(spoken.text("doctor-bad")) for line in lines] == [False, False, False, True]
    assert lines[3].startswith(f"{spoken.text('doctor-bad')} {spoken.text('doctor-telegram')}")
    assert WRONG not in ended.out
