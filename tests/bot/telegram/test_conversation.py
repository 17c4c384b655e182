"""A director talks to the bot on Telegram: by tapping, by typing, in four languages, about several tables."""

from __future__ import annotations

from tests.fakes.telegram import FakeTelegram, Person


async def test_somebody_new_says_who_they_are(fake: FakeTelegram, bot: object) -> None:
    """Start asks director or player, and then what happened."""
    ann = fake.person("Ann", language_code="en")
    await ann.send("/start")
    ann.sees("Who are you here?")
    await ann.click("A director")
    ann.sees("What happened?")
    assert len(ann.bot_messages) == 1, "one live message"


async def test_a_ruling_by_tapping(tom: Person) -> None:
    """From the menu to the ruling; the message is edited in place, and the ruling is a message of its own."""
    await tom.send("/ruling")
    await tom.click("Insufficient bid")
    tom.sees("called since")
    await tom.click("Nothing")
    await tom.click("The offender’s own turn")
    await tom.click("No")
    tom.sees("Read out:")
    tom.sees("LHO may accept it")
    before = len(tom.bot_messages)
    await tom.click("Accept the bid")
    assert len(tom.bot_messages) == before + 1, "the ruling, and what can be done next"
    assert "LHO has accepted the insufficient bid" in tom.bot_messages[-2].text
    assert not tom.bot_messages[-2].buttons
    tom.sees("What next?")
    await tom.click("Why?")
    tom.sees("Law 27A1")
    await tom.click("Back")
    tom.sees("What next?")


async def test_a_ruling_by_typing(tom: Person) -> None:
    """Everything works by typing too; the screen is sent anew, and the one before loses its buttons."""
    await tom.send("N: 1S P 1H")
    first = tom.live
    await tom.send("no")
    assert first is not None
    assert not first.buttons
    await tom.send("not accept")
    tom.sees("What does South replace it with?")
    await tom.send("2H")
    tom.sees("The new call: 2♥")
    await tom.send("1")
    assert "27B1(a)" in tom.bot_messages[-2].text
    assert [len(message.buttons) > 0 for message in tom.bot_messages][-2:] == [False, True]
