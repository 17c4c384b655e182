"""Where a hand could be seen: outside the bot's own direct message an answer is for one person's eyes."""

from __future__ import annotations

from functools import partial

import pytest

from bot.desk import Desk
from locales import LANGUAGES, locale
from tests.fakes.discord.commands import good_name
from tests.fakes.discord.people import FakeDiscord, Person

# What Discord calls the context of a group, or of a direct message between two others.
GROUP = 2

# The permission to manage a server.
MANAGE_SERVER = 32


def test_where_the_commands_are(fake: FakeDiscord, bot: Desk) -> None:
    """Every command says that it is for servers that have the bot and for its own direct message; never null.

    What binds a channel is for servers alone, and there for who may manage them.
    """
    assert fake.global_commands
    for command in fake.global_commands:
        bind = command["name"] == "bind"
        assert command["contexts"] == ([0] if bind else [0, 1]), command["name"]
        assert command["default_member_permissions"] == (MANAGE_SERVER if bind else None), command["name"]
        assert command["integration_types"] == [0], command["name"]


def test_what_the_commands_are_called(fake: FakeDiscord, bot: Desk) -> None:
    """Every command has a name of its own in each language, `script` and those of several words too."""
    for language, code in (("el", "el"), ("tr", "tr")):
        names = {command["name"]: (command["name_localizations"] or {}).get(code) for command in fake.global_commands}
        assert all(names.values()), names
        assert len(set(names.values())) == len(names)
        assert all(good_name(name) for name in names.values() if name)
        spoken = locale(language).lexicon["commands"]
        assert names["forget"] == spoken["forget"][0].replace(" ", "-")
        assert names["script"] == locale(language).text("name-script").lower()
    assert "-" in spoken_name("forget", "el")


def spoken_name(command: str, language: str) -> str:
    """A command as Discord shows it."""
    return str(locale(language).lexicon["commands"][command][0]).replace(" ", "-")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_such_a_name_can_be_typed(tom: Person, language: str) -> None:
    """What Discord calls a command is understood in a message too."""
    await tom.says("/language")
    await tom.says(str(LANGUAGES.index(language) + 1))
    await tom.says(f"/{spoken_name('forget', language)}")
    tom.sees(locale(language).text("forget-title"))


async def test_in_a_group_one_person_sees_the_answer(fake: FakeDiscord, tom: Person) -> None:
    """That there is no server does not make a chat private: what counts is what Discord says of the interaction."""
    await tom.slash("ruling", what="bid_out_of_turn")
    assert not tom.messages[-1].ephemeral, "in the bot's own direct message an answer stays"
    fake.context = GROUP
    for press in (
        partial(tom.slash, "ruling", what="bid_out_of_turn"),
        partial(tom.choose, "Nobody"),
        partial(tom.click, "RHO’s, free to call"),
        partial(tom.slash, "script"),
        partial(tom.slash, "open"),
    ):
        await press()
        assert tom.messages[-1].ephemeral
    fake.context = None
    await tom.slash("open")
    assert not tom.messages[-1].ephemeral


async def test_nothing_to_read_out_is_for_one_person(fake: FakeDiscord, tom: Person) -> None:
    """Where there is nothing to post, the others in a server learn nothing of it."""
    ann = fake.person("Ann", locale="en-US")
    club = fake.guild("Club", members=[tom, ann])
    await tom.slash("script", where=club)
    tom.at(club).sees(locale("en").text("group-no-script"))
    assert tom.at(club).messages[-1].ephemeral
    assert not ann.at(club).messages
