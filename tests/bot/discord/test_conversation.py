"""A director talks to the bot on Discord: by commands, buttons, lists and typing, in private and in a server."""

from __future__ import annotations

import pytest

from bot.desk import Desk
from rules.menu import COMMON
from tests.bot.discord.conftest import director
from tests.fakes.discord.people import FakeDiscord, Person


async def test_a_ruling_by_tapping(tom: Person) -> None:
    """From the command to the ruling: a list, buttons, the ruling as a message of its own."""
    await tom.slash("ruling")
    await tom.choose("Auction")
    await tom.choose("Insufficient bid")
    tom.sees("called next")
    await tom.choose("Nobody")
    await tom.click("The offender’s own turn")
    await tom.click("No")
    tom.sees("LHO may accept it")
    await tom.click("Accept the bid")
    tom.sees("What next?")
    assert any("LHO has accepted the insufficient bid" in message.text for message in tom.messages)


async def test_a_ruling_by_typing(tom: Person) -> None:
    """In direct messages everything works by typing too; the screen before loses its buttons."""
    await tom.says("N: 1S P 1H")
    first = tom.messages[-1]
    await tom.says("no")
    assert not first.buttons
    await tom.says("not accept")
    await tom.says("2H")
    tom.sees("The new call: 2♥")
    await tom.says("1")
    await tom.says("more")
    tom.sees("27B1(a)")


async def test_the_seats_have_a_row_of_their_own(tom: Person) -> None:
    """Above the list of choices, and above choices that are buttons; the commands are below."""
    for irregularity, choices in (("insufficient_bid", ["list"]), ("exposed_card_auction", ["1.", "2."])):
        await tom.slash("ruling", what=irregularity)
        assert tom.live is not None
        rows = [[control.get("label", "list") for control in row["components"]] for row in tom.live.components]
        seats, *offered, commands = rows
        assert seats == ["North", "East", "South", "West"]
        assert [[label.split()[0] for label in row] for row in offered] == [choices]
        assert commands[0] == "Back"


async def test_a_form_to_type_into(tom: Person) -> None:
    """Where text is not read, as in a server, a button opens a form."""
    await tom.slash("ruling")
    await tom.click("Type…")
    await tom.fills({"An answer, a call or the auction": "N: 1S P 1H"})
    tom.sees("Insufficient bid · South")


async def test_in_a_server_only_the_director_sees(fake: FakeDiscord, tom: Person) -> None:
    """Answers to commands in a server are for their eyes only; the script is posted on request."""
    ann = fake.person("Ann", locale="en-US")
    club = fake.guild("Club", members=[tom, ann])
    await tom.slash("ruling", what="bid_out_of_turn", where=club)
    tom.sees("called next")
    assert "called next" not in ann.at(club).screen
    await tom.choose("Nobody")
    await tom.click("RHO’s, free to call")
    tom.sees("Read out")
    await tom.slash("script", where=club)
    assert "LHO" in ann.at(club).screen


async def test_suggestions_while_typing(tom: Person) -> None:
    """The irregularities that fit what has been typed, in the person's language."""
    assert (await tom.types("ruling", what="insuf"))[0] == "Insufficient bid"
    assert len(await tom.types("ruling", what="")) == len(COMMON)
    assert (await tom.types("ruling", what="psyche"))[0] == "Psychic call"


@pytest.mark.parametrize(
    ("id", "seen"),
    [("fifth_card", "Fifth card to a trick"), ("spectator", "What did the spectator do?")],
)
async def test_whatever_is_suggested_can_be_chosen(tom: Person, id: str, seen: str) -> None:
    """Irregularities that are not on the first page among them."""
    await tom.slash("ruling", what=id)
    tom.sees(seen)


async def test_a_stale_press_changes_nothing_and_shows_where_one_is(tom: Person) -> None:
    """A button of an older screen is answered with a line, and the present screen stays."""
    await tom.says("N: 1S P 1H")
    seen = tom.messages[-1]
    version = seen.version
    await tom.click("No")
    notice = await tom.tap_stale(version, "Yes")
    assert notice == "That screen is out of date. Here is where you are."
    tom.sees("What does West choose?")


@pytest.mark.parametrize(("locale", "language"), [("el", "el"), ("tr", "tr"), ("en-GB", "en"), ("de", "en")])
async def test_commands_and_screens_in_the_language_of_the_app(
    fake: FakeDiscord, bot: Desk, locale: str, language: str
) -> None:
    """Commands have names of the language where Discord has it; Hebrew is chosen with the command for it."""
    kim = await director(fake, "Kim", locale)
    words = {"el": "Απαραίτητο", "tr": "Ne oldu", "en": "What happened"}
    assert ("Τι έγινε" if language == "el" else words[language]) in kim.screen
    await kim.slash("language")
    await kim.click("עברית")
    assert "מה קרה" in kim.screen
