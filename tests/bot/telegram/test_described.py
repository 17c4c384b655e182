"""What the bot says of itself on Telegram: commands, descriptions and the button of the menu, told once."""

from __future__ import annotations

import logging

import pytest

from bot.channels.telegram.app import application, running
from bot.channels.telegram.handlers import GROUP_COMMANDS
from bot.channels.telegram.order import UNLIMITED
from bot.desk import Desk
from bot.storage.database import Database
from dialogues.conversation import COMMANDS
from locales import LANGUAGES, locale
from tests.fakes.telegram import FakeTelegram, visible


async def start(fake: FakeTelegram, database: Database) -> list[str]:
    """The bot begins and ends; returns what it has set."""
    before = len(fake.calls)
    async with running(application(fake.token, Desk(database), fake.base_url.removesuffix("/bot"), UNLIMITED)):
        pass
    return [call.method for call in fake.calls[before:] if call.method.startswith(("setMy", "setChat"))]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language(fake: FakeTelegram, database: Database, language: str) -> None:
    """Commands for private chats and for groups, and both descriptions; English for whoever has none of ours."""
    await start(fake, database)
    code = "" if language == "en" else language
    private, groups = fake.commands["all_private_chats", code], fake.commands["all_group_chats", code]
    assert [each["command"] for each in private] == list(COMMANDS)
    assert [each["command"] for each in groups] == list(GROUP_COMMANDS)
    spoken = locale(language)
    said = {each["command"]: visible(each["description"]) for each in private}
    assert said["script"] == visible(spoken.text("command-script-private"))
    assert said["settings"] == visible(spoken.text("command-settings"))
    assert {each["command"]: visible(each["description"]) for each in groups}["script"] == visible(
        spoken.text("command-script")
    )
    assert visible(fake.descriptions["description", code]) == visible(spoken.text("bot-description"))
    assert visible(fake.descriptions["short_description", code]) == visible(spoken.text("bot-description-short"))


async def test_the_button_shows_the_commands(fake: FakeTelegram, database: Database) -> None:
    """The one beside the line to type in."""
    await start(fake, database)
    assert fake.menu_button == {"type": "commands"}


async def test_what_has_not_changed_is_not_told_again(fake: FakeTelegram, database: Database) -> None:
    """The second start sets nothing; after a change, that alone."""
    assert len(await start(fake, database)) == 4 * len(LANGUAGES) + 1
    assert await start(fake, database) == []
    fake.descriptions["description", "tr"] = "Something else"
    fake.commands["all_group_chats", "he"] = []
    assert sorted(await start(fake, database)) == ["setMyCommands", "setMyDescription"]


@pytest.mark.parametrize(
    "method",
    ["getMyCommands", "setMyCommands", "getMyDescription", "setMyShortDescription", "setChatMenuButton"],
)
async def test_what_telegram_refuses_is_a_line_in_the_log(
    fake: FakeTelegram, database: Database, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    """The bot begins all the same, and the next start tells it."""
    troubles = 3
    fake.fail_next(method, 400, "Bad Request: BOT_COMMAND_DESCRIPTION_INVALID")
    fake.fail_next(method, 429, "Too Many Requests: retry after 900", retry_after=900)
    fake.drop_next(method)
    with caplog.at_level(logging.WARNING):
        async with running(application(fake.token, Desk(database), fake.base_url.removesuffix("/bot"), UNLIMITED)):
            tom = fake.person("Tom")
            await tom.send("/start")
            tom.sees("Who are you here?")
    lines = [record.getMessage() for record in caplog.records if "says of itself" in record.getMessage()]
    assert 1 <= len(lines) <= troubles
    assert fake.token not in "".join(lines)
