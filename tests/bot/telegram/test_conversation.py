"""A director talks to the bot on Telegram: by tapping, by typing, in four languages, about several tables."""

from __future__ import annotations

import asyncio

import pytest

from bot.channels.gathered import PAUSE
from bot.desk import Desk
from locales import LANGUAGES, locale
from tests.bot.telegram.conftest import director
from tests.fakes.telegram import FakeTelegram, Message, Person


async def test_somebody_new_says_who_they_are(fake: FakeTelegram, bot: Desk) -> None:
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
    await tom.click("Auction")
    await tom.click("Insufficient bid")
    tom.sees("called next")
    await tom.click("Nobody")
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
    tom.sees("What does South call instead?")
    await tom.send("2H")
    tom.sees("The new call: 2♥")
    await tom.send("1")
    assert "27B1(a)" in tom.bot_messages[-2].text
    assert [len(message.buttons) > 0 for message in tom.bot_messages][-2:] == [False, True]


async def test_two_directors_and_three_cases_at_once(fake: FakeTelegram, tom: Person) -> None:
    """Each case has its own live message; a tap goes to the case it stands on, typed text to the one last touched."""
    eleni = await director(fake, "Eleni", "el")
    await tom.send("/ruling T1")
    await tom.click("Auction")
    await tom.click("Insufficient bid")
    first = tom.live
    await tom.send("/ruling T2")
    await tom.click("Auction")
    await tom.click("Pass out of turn")
    second = tom.live
    await eleni.send("N: 1S P 1H")
    assert first is not None
    assert second is not None
    assert first is not second
    await tom.click("Nobody", on=first)
    assert "T1 · Insufficient bid" in first.text
    assert "Whose turn" in first.text
    assert "called next" in second.text
    await tom.send("The offender’s own turn")
    tom.sees("T1 · Insufficient bid")
    assert not first.buttons, "typed text has moved the case below"
    await tom.reply(second, "LHO, and the offender’s partner not yet")
    tom.sees("T2 · Pass out of turn")
    await tom.send("/open")
    assert tom.buttons[:2] == ["T2 · Pass out of turn · A questio…", "T1 · Insufficient bid · A questio…"]
    await tom.click("T1 · Insufficient bid · A questio…")
    tom.sees("T1 · Insufficient bid")
    tom.sees_no("T2")
    eleni.sees("Ανεπαρκής αγορά")
    eleni.sees_no("T1")


async def test_an_answer_changed_after_the_ruling_withdraws_it(tom: Person) -> None:
    """The earlier message says that it is withdrawn; the new ruling is a message of its own, below."""
    await tom.send("N: 1S P 1H")
    await tom.click("No")
    await tom.click("Accept the bid")
    given = tom.bot_messages[-2]
    await tom.click("Change")
    await tom.click("What does West choose? Accept the…")
    await tom.click("Refuse it")
    assert "Withdrawn" not in given.text, "it is asked first"
    await tom.click("Yes, change it")
    assert "Withdrawn" in given.text
    tom.sees("What does South call instead?")
    await tom.click("Pass")
    await tom.click("No")
    assert "27B2" in tom.bot_messages[-2].text
    assert "Withdrawn" in given.text


async def test_a_stale_tap_changes_nothing_and_shows_where_one_is(tom: Person) -> None:
    """A button of an older screen is answered with a line, and the present screen stays."""
    await tom.send("N: 1S P 1H")
    seen = tom.live
    assert seen is not None
    version = seen.version
    await tom.click("No")
    notice = await tom.tap_stale(version, "Yes")
    assert notice == "That screen is out of date. Here is where you are."
    tom.sees("What does West choose?")
    await tom.click("Accept the bid")
    assert await tom.tap_stale(version, "Yes") is not None
    tom.sees("What next?")


async def test_a_closed_case_is_closed(tom: Person) -> None:
    """After cancel no message of the case has buttons any more; a late tap on one says that the case is closed."""
    await tom.send("N: 1S P 1H")
    case = tom.live
    assert case is not None
    version = case.version
    await tom.send("/cancel")
    tom.sees("Close this case?")
    asked = tom.live
    assert asked is not None
    await tom.send("yes")
    tom.sees("What happened?")
    assert not asked.keyboard
    assert not case.keyboard
    assert await tom.tap_stale(version, "No") == "That case is closed."


async def test_in_a_group_there_is_only_the_way_to_the_private_chat(fake: FakeTelegram, tom: Person) -> None:
    """Facts of a board do not reach a group: a link, and on request the script that is read out anyway."""
    club = fake.group("Club", [tom])
    await tom.send("/ruling", to=club)
    club.sees("private only")
    assert club.live is not None
    assert club.live.keyboard[0][0]["url"] == "https://t.me/fifth_seat_bot?start=ruling"
    said = len(club.bot_messages)
    tom.sends_without_waiting("/script", to=club)
    await tom.waits("nothing to read out")
    assert len(club.bot_messages) == said, "that there is nothing is for nobody else’s eyes"
    await tom.send("N: 1S P 1H")
    await tom.click("No")
    await tom.send("/script", to=club)
    club.sees("The bid is insufficient. West may accept it")
    club.sees_no("1♠")
    said = len(club.bot_messages)
    await tom.send("/why", to=club, answered=False)
    await tom.send("/start ruling")
    tom.sees("What happened?")
    assert len(club.bot_messages) == said


async def test_a_player_gets_no_ruling(fake: FakeTelegram, bot: Desk) -> None:
    """A player is told to call the director, and what the Laws provide."""
    ann = fake.person("Ann", language_code="en")
    await ann.send("/start")
    await ann.click("A player")
    await ann.click("Auction")
    await ann.click("Insufficient bid")
    ann.sees("Call the director now;")
    ann.sees("I give players no ruling.")
    await ann.click("More")
    ann.sees("Laws that may apply:")
    await ann.send("N: 1S P 1H")
    ann.sees("Call the director now;")
    assert ann.buttons == ["More", "Back"]


async def test_what_is_kept_is_forgotten_on_request(tom: Person) -> None:
    """Forget asks, deletes, and start begins anew."""
    await tom.send("N: 1S P 1H")
    case = tom.live
    await tom.send("/forget")
    await tom.click("Delete everything")
    tom.sees("is deleted")
    assert case is not None
    assert await tom.tap_stale(case, "No") == "That case is closed."
    await tom.send("/start")
    tom.sees("Who are you here?")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_from_start_to_ruling(fake: FakeTelegram, bot: Desk, language: str) -> None:
    """By tapping the first button of each screen from start to a ruling; Telegram refuses nothing of it."""
    person = await director(fake, "Kim", language)
    await person.send("/ruling")
    for _ in range(8):
        await person.click(person.buttons[0])
        if len(person.bot_messages) > 2 and "27" in person.bot_messages[-2].text:
            break
    assert locale(language).law("25A1") in person.bot_messages[-2].text
    for command in ("/why", "/answers", "/compare", "/open", "/language", "/edition", "/help", "/privacy", "/back"):
        await person.send(command)
    assert all(call.ok for call in fake.calls)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_menu_of_commands_is_there_in_every_language(fake: FakeTelegram, bot: Desk, language: str) -> None:
    """The commands are described in the language of the telephone."""
    person = fake.person("Kim", language_code=language)
    assert person.menu[:4] == ["ruling", "open", "over", "round"]


async def test_an_auction_is_tapped_in_the_bidding_box(fake: FakeTelegram, tom: Person) -> None:
    """Level and denomination from one keyboard, one edit for both; the auction begins the case."""
    await tom.send("/box")
    await tom.click("North")
    message = tom.live
    assert message is not None
    edits = len(message.versions)
    taps = [tom.taps_without_waiting(data, message) for data in _data(message, "1", "♠")]
    for tap in taps:
        await tap.answered.wait()
    await fake.quiet(tom.chat, lambda: len(message.versions) > edits)
    tom.sees("North: 1♠")
    assert len(message.versions) == edits + 1


async def test_done_is_not_overtaken_by_the_call_before_it(fake: FakeTelegram, tom: Person) -> None:
    """The edit of a call waits for the hand to pause; what comes after it is seen last."""
    await tom.send("/box")
    await tom.click("North")
    box = tom.live
    assert box is not None
    for word in ("1", "♠"):
        await tom.taps_without_waiting(_data(box, word)[0], box).answered.wait()
    await fake.quiet(tom.chat, lambda: "Done" in tom.buttons)
    for tap in [tom.taps_without_waiting(data, box) for data in _data(box, "Pass", "1. Done")]:
        await tap.answered.wait()
    await asyncio.sleep(2 * PAUSE)
    await fake.quiet(tom.chat, lambda: True)
    assert "Undo" not in tom.buttons


def _data(message: Message, *words: str) -> list[str]:
    """What buttons of the message send."""
    buttons = [button for row in message.versions[-1].keyboard for button in row]
    return [next(str(each["callback_data"]) for each in buttons if each["text"] == said) for said in words]
