"""What people edit, and what they send that is no text, on Telegram."""

from __future__ import annotations

import pytest

from bot.channels.telegram.app import application, running
from bot.channels.telegram.order import UNLIMITED
from bot.desk import Desk
from bot.storage.database import Database
from locales import LANGUAGES, locale
from tests.bot.telegram.conftest import director
from tests.fakes.telegram import FakeTelegram, Person
from tests.fakes.telegram_server import JSON

SAY = locale("en").text

PHOTO: JSON = {"photo": [{"file_id": "a", "file_unique_id": "b", "width": 90, "height": 90}]}
SENT: dict[str, JSON] = {
    "photo": PHOTO,
    "voice": {"voice": {"file_id": "a", "file_unique_id": "b", "duration": 3}},
    "sticker": {
        "sticker": {
            **{"file_id": "a", "file_unique_id": "b", "width": 90, "height": 90},
            **{"is_animated": False, "is_video": False, "type": "regular"},
        }
    },
    "document": {"document": {"file_id": "a", "file_unique_id": "b"}},
    "location": {"location": {"latitude": 38.0, "longitude": 23.7}},
    "contact": {"contact": {"phone_number": "1", "first_name": "Ann"}},
    "dice": {"dice": {"emoji": "🎲", "value": 3}},
    "what is not known yet": {},
}


async def test_the_last_answer_is_corrected(fake: FakeTelegram, tom: Person) -> None:
    """The edited call stands in place of the other; told twice, it counts once."""
    await tom.send("N: 1S P 1H")
    await tom.send("no")
    await tom.send("not accept")
    call = await tom.send("2H")
    tom.sees("The new call: 2♥")
    update = await tom.edits(call, "2S")
    tom.sees("The new call: 2♠")
    shown = len(tom.bot_messages)
    assert update is not None
    fake.duplicate(update)
    await fake.settled()
    assert len(tom.bot_messages) == shown
    assert all(answer.ok for answer in fake.calls)


async def test_a_slip_in_the_auction_is_corrected(tom: Person) -> None:
    """What was not understood is read once it is edited."""
    auction = await tom.send("N: 1S P 1Z")
    tom.sees("not a call")
    await tom.edits(auction, "N: 1S P 1H")
    tom.sees("Insufficient bid")


async def test_a_ruling_that_was_given_stands(tom: Person) -> None:
    """It is said that the edit changes nothing, and the ruling is not withdrawn."""
    auction = await tom.send("N: 1S P 1H")
    await tom.click("No")
    await tom.click("Accept the bid")
    ruling = tom.bot_messages[-2]
    versions = len(ruling.versions)
    await tom.edits(auction, "N: 1S P 1D")
    tom.sees(SAY("edit-ruling-stands"))
    assert len(ruling.versions) == versions
    assert "1♥" in ruling.text


async def test_after_a_restart(fake: FakeTelegram, database: Database) -> None:
    """Which message said what is kept: the next program reads an edit as this one would."""
    async with running(application(fake.token, Desk(database), fake.base_url.removesuffix("/bot"), UNLIMITED)):
        tom = await director(fake, "Tom", "en")
        auction = await tom.send("N: 1S P 1H")
    fake.edit(auction, "N: 1S P 1D")
    async with running(application(fake.token, Desk(database), fake.base_url.removesuffix("/bot"), UNLIMITED)):
        await tom.waits("1♦")


async def test_what_is_edited_and_is_no_text(fake: FakeTelegram, tom: Person) -> None:
    """A place that moves is told of as an edit, every few seconds: nothing is said."""
    place = await tom.sends(SENT["location"])
    await tom.edits(place, None, answered=False)


@pytest.mark.parametrize("what", SENT)
async def test_only_text_is_read(tom: Person, what: str) -> None:
    """Whatever else is sent has one line, with the screen on which it was sent."""
    await tom.send("N: 1S P 1H")
    before = len(tom.bot_messages)
    await tom.sends(SENT[what])
    tom.sees(SAY("only-text"))
    tom.sees("Insufficient bid")
    assert len(tom.bot_messages) == before + 1


async def test_a_caption_is_text(tom: Person) -> None:
    """What stands below a picture is read, and can be corrected."""
    picture = await tom.sends(PHOTO, "N: 1S P 1H")
    tom.sees("Insufficient bid")
    tom.sees_no(SAY("only-text"))
    await tom.edits(picture, "N: 1S P 1D")
    tom.sees("1♦")


@pytest.mark.parametrize("captions", [("", "", ""), ("N: 1S P 1H", "", ""), ("", "N: 1S P 1H", "")])
async def test_an_album(fake: FakeTelegram, tom: Person, captions: tuple[str, ...]) -> None:
    """Pictures that are sent together have one line together; a caption of theirs is read."""
    before = len(tom.bot_messages)
    for caption in captions:
        fake.write(tom.user, tom.chat, caption, None, {**PHOTO, "media_group_id": "13453453453453453"})
    await fake.settled()
    said = [SAY("only-text") in message.text for message in tom.bot_messages[before:]]
    assert said in ([True], [False]) if captions[1] == "" else said == [True, False]
    assert ("Insufficient bid" in tom.screen) == any(captions)


async def test_in_a_group_nothing_is_said(fake: FakeTelegram, tom: Person) -> None:
    """Neither of pictures, where the bot is told of them at all, nor of what is edited."""
    club = fake.group("Club", [tom])
    await tom.sends(PHOTO, to=club, answered=False)
    await tom.sends(PHOTO, "/ruling", to=club, answered=False)
    message = tom.sends_without_waiting("/ruling", to=club)
    await fake.until(lambda: bool(club.bot_messages))
    await tom.edits(message, "/script", answered=False)
    assert len(club.bot_messages) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language(fake: FakeTelegram, bot: Desk, language: str) -> None:
    """The lines are said in the language of the person."""
    kim = await director(fake, "Kim", language)
    await kim.sends(PHOTO)
    kim.sees(locale(language).text("only-text"))
    first = next(message for message in kim.messages if not message.from_bot)
    await kim.edits(first, "…")
    kim.sees(locale(language).text("edit-unknown"))
