"""What nobody should send: one clear line at most, nothing of it rendered, nothing of anybody else's case revealed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
import pytest_asyncio

from bot.desk import HOME, Desk
from bot.storage.database import Database
from locales import locale
from tests.bot import model
from tests.bot.telegram.conftest import director
from tests.fakes.telegram import FakeTelegram, Group, Person

pytestmark = pytest.mark.long

SAY = locale("en").text

NOT_AN_ANSWER = SAY("error-not-an-answer")

# What nobody but Tom may ever read: his table and his auction.
TOMS = ("Zanzibar", "5♣", "6♦")

MALFORMED = [
    *("", ":", "::", "1", "1:", "1:1", "1:1:", ":1:yes", "1::yes", "a:b:c", "null", "{}", "yes", "/ruling", "0"),
    *("-1:1:yes", "1:-1:yes", "+1:1:yes", "1.0:1:yes", "0x1:1:yes", "1e3:1:yes", " 1:1:yes", "1:1:yes\n", "\n1:1:yes"),
    *("٣:٤:yes", "1:٤:yes", "1:1:כן", "1:1:ναι", "א" * 32, "💥" * 16, "\u202e1:1:yes", "1:1:\u2066yes"),
    *("\0", "1:1:\0", "1:1:a\x1bb", "\x01" * 64, "1:1:\x7f", "\ud800", "1:1:\udfff"),
    *(
        f"{2**31}:1:yes",
        f"{2**63}:1:yes",
        f"{2**64}:{2**64}:yes",
        f"1:{2**63}:yes",
        "9" * 60 + ":1:y",
        "1:1:" + "x" * 60,
    ),
]

# Well formed, but of a case that the stranger does not have, or never had so many of.
OF_NO_CASE = [
    *("1:1:yes", "1:2:no", "1:3:accepts", "2:1:/back", "1:3:/cancel", "1:2:/label X", "1:1:/forget", "7:1:back"),
    *("999999999:999999999999:yes", "1:1:<b>", "1:1:'; DROP TABLE person; --", "1:1:/open", "1:1:/why", "1:1:why"),
]

# Well formed, of the stranger's own screens, and not on any of them.
NOT_OFFERED = [
    *("nonsense", "/nothing", "/", "//", "<b>", "&amp;", "forget", "back", "-1", "0", "1", "None"),
    *("insufficient_bid ", "/label", "/back x", "lead_restriction@1", "change unintended", "open 1"),
]

TEXTS = [
    *("<b>bold</b>", "</b></i>", "<script>alert(1)</script>", "&lt;&amp;&#0;&", '<a href="https://example.org">x</a>'),
    *("\u202eevil\u202c", "\u2066\u2066\u2066", "\u2069\u2069", "\u200f\u200e", "\ufeff", "Z̸̡͓a̷l̴g̵o̶", "💥" * 900),
    *("/", "//", "/ ", "/@", "/@fifth_seat_bot", "/nothing", "/1", "/x y z"),
    *("/ruling@other_bot", "/ruling@other_bot T5", "/start@other_bot ruling"),
    *("/label <b>x</b>", "/ruling <i>&</i>", "/label " + "x" * 400, "/ruling \u202eT5", "/label \u2069T5"),
    *("/start", "/start ruling", "/start 1:1:yes", "/start " + "A" * 64, "/start <b>"),
    *("N:", ":", "N: 8Z", "N: <b>", "N: 1S 1S 1S", "Q: 1S", "N: " + "P " * 400, "1:1:yes", "0:10000:insufficient_bid"),
    *("0", "-1", "999", "9" * 999, "²", "١", "1.", "1)"),
    *("'; DROP TABLE person; --", "{0}", "%s%n", "../../etc/passwd"),
]

MEDIA: list[dict[str, Any]] = [
    {"photo": [{"file_id": "p", "file_unique_id": "p", "width": 1, "height": 1}]},
    {"location": {"latitude": 1.0, "longitude": 1.0}},
    {"contact": {"phone_number": "1", "first_name": "<b>Tom</b>"}},
    {"dice": {"emoji": "🎲", "value": 1}},
    {"voice": {"file_id": "v", "file_unique_id": "v", "duration": 1}},
    {
        "sticker": {"file_id": "s", "file_unique_id": "s", "type": "regular", "width": 1, "height": 1}
        | {"is_animated": False, "is_video": False}
    },
    {"video_note": {"file_id": "n", "file_unique_id": "n", "length": 1, "duration": 1}},
]

UNREADABLE = {
    "error-too-long": ("x" * 1001, "א" * 4096, "<b>" * 1000, "N: " + "P " * 1500),
    "error-control-characters": ("\0", "N: 1S\0", "a\x1b[31mb", "\x7f", "/label \x01", "\ud800", "a\udfffb"),
}


@dataclass
class Secret:
    """Tom's case, and how it was before anybody else did anything."""

    tom: Person
    database: Database
    kept: model.Kept
    seen: list[tuple[str, list[str]]]

    async def is_untouched(self) -> None:
        """It is kept as it was, and Tom's chat is as it was."""
        assert await model.read(self.database, self.tom.id) == self.kept
        assert _seen(self.tom) == self.seen


@pytest_asyncio.fixture
async def secret(fake: FakeTelegram, bot: Desk, database: Database) -> Secret:
    """Tom is in the middle of a case that says what no other case does."""
    tom = await director(fake, "Tom", "en")
    await tom.send("/ruling Zanzibar")
    await tom.send("N: 5C P E=6D")
    kept = await model.read(database, tom.id)
    assert kept is not None
    assert kept.state.case is not None
    assert tom.buttons
    assert all(words in tom.screen for words in TOMS), tom.screen
    return Secret(tom, database, kept, _seen(tom))


@pytest_asyncio.fixture
async def stranger(fake: FakeTelegram, secret: Secret, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Person]:
    """Somebody else, in whose chat and notices nothing of Tom's may ever be; and Tom's case stays as it is."""
    mallory = fake.person("<b>Mallory</b> & \u202eco", last_name="</i>\0", username="mallory", language_code="en")
    yield mallory
    read = [version.text for message in mallory.bot_messages for version in message.versions]
    read += [button for message in mallory.bot_messages for version in message.versions for button in _words(version)]
    read += [tap.notice or "" for tap in mallory.taps]
    assert not [text for text in read for words in TOMS if words in text]
    await secret.is_untouched()
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")], caplog.text


@pytest_asyncio.fixture
async def other_director(stranger: Person) -> Person:
    """The stranger, who has told the bot that they direct, and has begun a case."""
    await stranger.send("/start")
    await stranger.send("1")
    await stranger.send("N: 1S P 1H")
    return stranger


async def test_made_up_data_of_somebody_unknown(fake: FakeTelegram, stranger: Person, database: Database) -> None:
    """Data that no button ever had gets one line, and nothing else comes of it."""
    before = await model.people_kept(database)
    message = stranger.sends_without_waiting("hello", to=None)
    await fake.settled()
    known = len(stranger.bot_messages)
    calls = len(fake.calls)
    for data in MALFORMED:
        assert await stranger.tap_raw(data, message) == NOT_AN_ANSWER, repr(data)
    assert {call.method for call in fake.calls[calls:]} == {"answerCallbackQuery"}
    assert len(fake.calls) == calls + len(MALFORMED)
    assert len(stranger.bot_messages) == known
    assert await model.people_kept(database) == before | {stranger.id}


async def test_a_tap_on_a_case_that_one_does_not_have(
    fake: FakeTelegram, secret: Secret, stranger: Person, database: Database
) -> None:
    """Another person's numbers, revisions and messages mean nothing to the bot: for you, that case is closed."""
    own = stranger.sends_without_waiting("hello")
    await fake.settled()
    on_toms = [
        button["callback_data"] for message in secret.tom.bot_messages for row in message.keyboard for button in row
    ]
    revision = secret.kept.revisions[1]
    guesses = [
        f"{number}:{revision + more}:{choice}" for number in (1, 2) for more in (-1, 0, 1) for choice in ("yes", "/why")
    ]
    written = len(stranger.bot_messages)
    for data in (*OF_NO_CASE, *on_toms, *guesses):
        assert await stranger.tap_raw(data, own) == SAY("case-closed"), data
    assert len(stranger.bot_messages) == written
    kept = await model.read(database, stranger.id)
    assert kept is not None
    assert kept.state.cases == ()


async def test_a_tap_on_the_message_number_of_somebody_else(
    fake: FakeTelegram, secret: Secret, other_director: Person, database: Database
) -> None:
    """The number of a message in another chat answers nothing, in a tap and in a reply, and shows one's own case."""
    before = await model.read(database, other_director.id)
    toms = secret.tom.live
    assert toms is not None
    assert other_director.live is not None
    data = other_director.live.keyboard[0][0]["callback_data"]
    forged = {**other_director.live.to_json(), "message_id": toms.message_id}
    tap = fake.tap(other_director.user, other_director.live, data, forged)
    other_director.taps.append(tap)
    await fake.settled()
    assert tap.notice == SAY("outdated")
    after = await model.read(database, other_director.id)
    assert before is not None
    assert after is not None
    assert after.state == before.state
    reply = _message(other_director, text="no", reply_to_message=toms.to_json())
    fake.deliver("message", reply)
    await fake.settled()
    other_director.sees("out of date")
    other_director.sees("A slip: did South mean another call")


async def test_choices_that_are_not_offered(other_director: Person, database: Database) -> None:
    """The right number and revision with a choice that is not on the screen: one line, and nothing changes."""
    before = await model.read(database, other_director.id)
    assert before is not None
    lines = {NOT_AN_ANSWER, SAY("error-no-such-command"), SAY("label-how")}
    for choice in NOT_OFFERED:
        kept = await model.read(database, other_director.id)
        assert kept is not None
        notice = await other_director.tap_raw(f"1:{kept.revisions[1]}:{choice}")
        assert notice in lines, repr(choice)
        assert str(notice) in other_director.screen, repr(choice)
    after = await model.read(database, other_director.id)
    assert after is not None
    assert after.state == before.state
    await other_director.click("No")
    other_director.sees("What does West choose?")


async def test_texts_that_are_no_answers(fake: FakeTelegram, other_director: Person, database: Database) -> None:
    """Markup, directions of writing, other bots' commands and garbage are words like others; nothing is refused."""
    for text in TEXTS:
        before = len(other_director.bot_messages)
        await other_director.send(text)
        assert len(other_director.bot_messages) == before + 1, repr(text)
        assert other_director.buttons, repr(text)
        kept = await model.read(database, other_director.id)
        assert kept is not None
        model.coherent(kept)
        assert len(kept.state.cases) <= 2, "the case, and the one whose auction was really typed"
        segments = kept.state.cases[0].segments
        assert [segment.procedure for segment in segments] == ["insufficient_bid"], repr(text)
    assert not [call for call in fake.calls if not call.ok]


async def test_markup_in_a_label_is_shown_as_it_was_typed(other_director: Person) -> None:
    """What looks like HTML is a table with a strange name."""
    await other_director.send("/label <b>&amp;</b>")
    other_director.sees("<b>&amp;</b> · Insufficient bid")
    assert other_director.live is not None
    assert sum(entity["type"] == "bold" for entity in other_director.live.entities) == 2, "the title, and the question"


@pytest.mark.parametrize("reason", UNREADABLE)
async def test_texts_that_are_not_read_at_all(other_director: Person, database: Database, reason: str) -> None:
    """Too long, or full of what is no writing: one line says so, above the same question."""
    before = await model.read(database, other_director.id)
    assert before is not None
    for text in UNREADABLE[reason]:
        await other_director.send(text)
        other_director.sees(f"❗ {SAY(reason)}")
        other_director.sees("A slip: did South mean another call")
        other_director.sees_no("xxx")
        assert other_director.screen.count("❗") == 1
    after = await model.read(database, other_director.id)
    assert after is not None
    assert after.state == before.state


async def test_ten_thousand_characters(other_director: Person, database: Database) -> None:
    """A long text arrives in pieces of 4096; each is answered by the same line, and none by anything else."""
    before = await model.read(database, other_director.id)
    long = "N: 1S P 1H " * 910
    pieces = [long[:10_000][at : at + 4096] for at in range(0, 10_000, 4096)]
    assert [len(piece) for piece in pieces] == [4096, 4096, 1808]
    written = len(other_director.bot_messages)
    for piece in pieces:
        await other_director.send(piece)
        other_director.sees(f"❗ {SAY('error-too-long')}")
    assert len(other_director.bot_messages) == written + len(pieces)
    after = await model.read(database, other_director.id)
    assert before is not None
    assert after is not None
    assert after.state == before.state


async def test_what_is_no_text(fake: FakeTelegram, other_director: Person, database: Database) -> None:
    """A photo, a place, a sticker or a voice answers nothing: a line on the present screen says so."""
    before = await model.read(database, other_director.id)
    assert before is not None
    asked = other_director.screen
    for media in MEDIA:
        written = len(other_director.bot_messages)
        fake.deliver("message", _message(other_director, **media))
        await fake.settled()
        assert len(other_director.bot_messages) == written + 1, media
        other_director.sees(locale(other_director.language_code or "en").text("only-text"))
        assert other_director.screen.endswith(asked.partition("\n")[2])
        after = await model.read(database, other_director.id)
        assert after is not None
        assert after.state == before.state


async def test_forwarded_words_are_words(fake: FakeTelegram, other_director: Person) -> None:
    """What was forwarded counts as typed by whoever forwarded it."""
    origin = {"type": "hidden_user", "sender_user_name": "<i>Tom</i>", "date": 1}
    fake.deliver("message", _message(other_director, text="no", forward_origin=origin))
    await fake.settled()
    other_director.sees("What does West choose?")


async def test_what_is_passed_over(
    fake: FakeTelegram, secret: Secret, other_director: Person, database: Database
) -> None:
    """What is not said to the bot, or is not said at all, gets no answer, and changes nothing."""
    club = fake.group("Club", [other_director, secret.tom])
    before, calls = await model.read(database, other_director.id), len(fake.calls)
    alone, here = partial(_message, other_director), partial(_message, other_director, club)
    channel = {"id": -1007, "type": "channel", "title": "News"}
    post = {"message_id": 5, "date": 1, "chat": channel, "text": "/ruling", "entities": _command("/ruling")}
    silent = [
        ("message", alone(pinned_message={"message_id": 1, "date": 0, "chat": {"id": 1, "type": "private"}})),
        ("message", alone(message_auto_delete_timer_changed={"message_auto_delete_time": 60})),
        ("edited_message", alone(edit_date=2, location={"latitude": 1.0, "longitude": 1.0, "live_period": 60})),
        ("channel_post", post),
        ("edited_channel_post", {**post, "edit_date": 2}),
        ("message", {**post, "chat": club.chat.to_json(), "sender_chat": channel}),
        ("message", here(text="no")),
        ("message", here(text="N: 1S P 1H")),
        ("message", here(text="/ruling@other_bot", entities=_command("/ruling@other_bot"))),
        ("message", here(text="/why", entities=_command("/why"))),
        ("message", here(caption="/ruling", **MEDIA[0])),
        ("message", here(new_chat_title="<b>x</b>")),
        ("edited_message", here(text="/ruling", entities=_command("/ruling"), edit_date=2)),
    ]
    for kind, what in silent:
        assert fake.deliver(kind, what, unasked=True)
        await fake.settled()
        assert fake.calls[calls:] == [], (kind, what)
    assert await model.read(database, other_director.id) == before
    await other_director.send("/ruling", to=club)
    assert len(club.bot_messages) == 1, "the bot is there"


async def test_a_tap_in_a_group(fake: FakeTelegram, secret: Secret, other_director: Person, database: Database) -> None:
    """Buttons in a group belong to no case: even one's own is answered with a line, and stays as it is."""
    club = fake.group("Club", [other_director, secret.tom])
    await other_director.send("/ruling", to=club)
    before = await model.read(database, other_director.id)
    assert before is not None
    written = club.live
    assert written is not None
    for data in (f"1:{before.revisions[1]}:no", f"0:{10_000}:insufficient_bid", "x"):
        assert await other_director.tap_raw(data, written) == NOT_AN_ANSWER
    assert await secret.tom.tap_raw(f"1:{secret.kept.revisions[1]}:yes", written) == NOT_AN_ANSWER
    assert club.bot_messages == [written]
    assert await model.read(database, other_director.id) == before


async def test_a_tap_under_an_inline_message(fake: FakeTelegram, other_director: Person, database: Database) -> None:
    """A tap that comes without its message is answered with a line."""
    before = await model.read(database, other_director.id)
    assert before is not None
    for data in (f"1:{before.revisions[1]}:no", "x"):
        tap = fake.tap_inline(other_director.user, data)
        await fake.settled()
        assert tap.notice == NOT_AN_ANSWER
    assert await model.read(database, other_director.id) == before


async def test_a_tap_on_a_message_too_old_to_be_seen(other_director: Person) -> None:
    """Of a very old message Telegram tells the number only; a button that is still right is right there too."""
    old = other_director.live
    assert old is not None
    data = old.keyboard[0][1]["callback_data"]
    old.deleted = True
    assert await other_director.tap_raw(data, old) is None
    other_director.sees("What does West choose?")


async def test_a_group_learns_nothing_of_a_case(fake: FakeTelegram, secret: Secret, stranger: Person) -> None:
    """The script that a stranger asks for in a group is the stranger's own, of which there is none."""
    club = fake.group("<b>Club</b>", [stranger, secret.tom])
    for command in ("/script", "/script@fifth_seat_bot", "/ruling T5", "/help", "/start 1:1:yes"):
        await stranger.send(command, to=club)
    assert len(club.bot_messages) == 5
    for message in club.bot_messages:
        assert not [words for words in TOMS if words in message.text]
    # Nobody has written to the stranger in private yet: there they are shown the way, as for everything else.
    assert SAY("group-private-only") in club.bot_messages[0].text


async def test_a_stranger_walks_through_everything(
    fake: FakeTelegram, secret: Secret, other_director: Person, database: Database
) -> None:
    """Every screen there is, with every list of cases in it, is about the stranger's own case."""
    for command in ("/open", "/why", "/answers", "/compare", "/help", "/privacy", "/language", "/edition", "/ruling"):
        await other_director.send(command)
    await other_director.send("/open")
    assert [words for words in other_director.buttons if words != "Back"] == ["Insufficient bid · A question is…"]
    for number in range(5):
        await other_director.send(str(number))
    kept = await model.read(database, other_director.id)
    assert kept is not None
    assert HOME in kept.live
    assert [case.number for case in kept.state.cases] == [1]


def _message(person: Person, group: Group | None = None, **what: Any) -> dict[str, Any]:
    """A message that was not typed, as Telegram tells it."""
    chat = (group or person).chat
    return {"message_id": 1_000_000, "date": 1, "chat": chat.to_json(), "from": person.user, **what}


def _command(text: str) -> list[dict[str, Any]]:
    return [{"type": "bot_command", "offset": 0, "length": len(text)}]


def _seen(person: Person) -> list[tuple[str, list[str]]]:
    """Everything that the bot wrote to somebody, as it looks now."""
    return [(message.text, message.buttons) for message in person.bot_messages]


def _words(version: Any) -> Iterable[str]:
    return (str(button["text"]) for row in version.keyboard for button in row)
