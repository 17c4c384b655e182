"""Where a hand could be seen: what the bot answers is for one person, unless they are alone with it."""

from __future__ import annotations

import pytest

from bot.desk import Desk
from tests.bot.discord.conftest import director
from tests.fakes.discord.commands import GUILD_INSTALL, USER_INSTALL
from tests.fakes.discord.model import AMONG_PEOPLE, IN_GUILD, WITH_BOT
from tests.fakes.discord.people import FakeDiscord, Person

FACTS = "N: 1S P 1H"


async def test_among_people_there_are_no_commands(fake: FakeDiscord, tom: Person) -> None:
    """Who has installed the bot for themselves does not find it in a group chat."""
    chat = fake.group("Friday pairs", [tom])
    with pytest.raises(AssertionError, match="there is no /ruling here"):
        await tom.slash("ruling", where=chat)


async def test_among_people_only_the_director_sees(fake: FakeDiscord, tom: Person) -> None:
    """A command that is there all the same, from another program or an older one, is answered for their eyes only."""
    ann = fake.person("Ann")
    chat = fake.group("Friday pairs", [tom, ann])
    for command in fake.global_commands:
        command |= {"contexts": [IN_GUILD, WITH_BOT, AMONG_PEOPLE], "integration_types": [GUILD_INSTALL, USER_INSTALL]}
    await tom.slash("ruling", what="insufficient_bid", where=chat)
    tom.sees("called next")
    await tom.choose("Nobody")
    tom.sees("Whose turn")
    await tom.click("Type…")
    await tom.fills({"An answer, a call or the auction": FACTS})
    tom.sees("1♠")
    await tom.click("No")
    tom.sees("What does West choose?")
    await tom.slash("open", where=chat)
    assert ann.at(chat).messages == []
    assert not [call for call in fake.refused if call.code == 50001]


async def test_where_the_place_is_not_told_only_the_director_sees(
    fake: FakeDiscord, tom: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interaction that does not say where it comes from may come from anywhere."""
    made = fake._interaction_json

    def without_context(*args: object) -> dict[str, object]:
        return {name: value for name, value in made(*args).items() if name != "context"}  # type: ignore[arg-type]

    monkeypatch.setattr(fake, "_interaction_json", without_context)
    await tom.slash("ruling", what="insufficient_bid")
    tom.sees("called next")
    assert tom.live is not None
    assert tom.live.ephemeral


async def test_alone_with_the_bot_screens_stay(fake: FakeDiscord, tom: Person) -> None:
    """In its direct messages they are messages like others, which are there tomorrow."""
    await tom.slash("ruling", what="insufficient_bid")
    assert tom.live is not None
    assert not tom.live.ephemeral


async def test_in_a_server_whatever_is_pressed_stays_with_the_director(fake: FakeDiscord, bot: Desk) -> None:
    """Commands, lists, buttons and forms, from the first question to the ruling."""
    tom, ann = await director(fake, "Tom", "en-US"), fake.person("Ann")
    club = fake.guild("Club", members=[tom, ann])
    await tom.slash("ruling", what="insufficient_bid", where=club)
    await tom.choose("Nobody")
    await tom.click("The offender’s own turn")
    await tom.click("No")
    await tom.click("Accept the bid")
    tom.sees("What next?")
    assert ann.at(club).messages == []
