"""A message that is edited corrects what it said, as long as nothing has come of it; after a restart too."""

from __future__ import annotations

import itertools
import json
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.desk import Desk, Sender, Shown
from bot.storage import people
from bot.storage.database import Database
from bot.storage.people import KeptCase
from dialogues import kept
from locales import LANGUAGES, locale

TOM = Sender("test", "1", "en")
SAY = locale("en").text
AUCTION = "N: 1S P 1H"


class Talk:
    """Tom, who types messages, edits and taps, at a desk that is another one each time."""

    def __init__(self, database: Database, sender: Sender = TOM):
        self.database = database
        self.sender = sender
        self.updates = itertools.count(1)
        self.shown = itertools.count(1001)
        self.typed = itertools.count(1)

    @property
    def desk(self) -> Desk:
        """The desk of a program that has just begun."""
        return Desk(self.database)

    async def say(self, text: str | None) -> str:
        """Type a message; returns what it is known by."""
        message = f"test/{next(self.typed)}"
        shown = await self.desk.say(self.sender, text, next(self.updates), message=message)
        assert shown is not None
        self.last = await self.see(shown)
        return message

    async def edit(self, message: str, text: str) -> str:
        """Edit a message; returns the line that comes above the screen. It is dealt with twice, and counts once."""
        update = next(self.updates)
        shown = await self.desk.correct(self.sender, text, message, update)
        if shown is None:
            return "nothing"
        self.last = await self.see(shown)
        assert await self.desk.correct(self.sender, text, message, update) is None, "done twice"
        return shown.notice

    async def tap(self, choice: str) -> None:
        """Tap a choice of the last screen."""
        assert self.last.screen is not None
        assert choice in {each.id for each in self.last.screen.choices}
        assert self.last.live is not None
        shown = await self.desk.tap(self.sender, self.last.number, self.last.revision, choice, self.last.live)
        self.last = await self.see(shown)

    async def see(self, shown: Shown) -> Shown:
        """Everything arrives."""
        for ruling in shown.rulings:
            await self.desk.ruling_shown_at(ruling, ruling.message or f"test/{next(self.shown)}")
        if shown.live is None:
            shown = replace(shown, live=f"test/{next(self.shown)}")
            assert shown.live is not None
            await self.desk.shown_at(shown, shown.live)
        return shown

    @property
    def screen(self) -> str:
        """The last screen in words."""
        assert self.last.screen is not None
        return "\n".join((self.last.screen.title, *self.last.screen.context, self.last.screen.question))

    async def cases(self) -> list[KeptCase]:
        """The open cases."""
        async with self.database.reading() as connection:
            person = await people.read_person(connection, self.sender.channel, self.sender.external)
            assert person is not None
            return list(await people.open_cases(connection, person.id))

    async def answers(self) -> dict[str, object]:
        """The answers of the first case, as they are kept."""
        async with self.database.reading() as connection:
            person = await people.read_person(connection, self.sender.channel, self.sender.external)
            assert person is not None
            case = await people.read_case(connection, person.id, 1)
        assert case is not None
        return {answer["key"]: answer["value"] for answer in json.loads(case.segments)[-1]["answers"]}


@pytest_asyncio.fixture
async def tom(database: Database) -> AsyncIterator[Talk]:
    """Tom, who directs."""
    talk = Talk(database)
    await talk.say("/start")
    await talk.say("1")
    yield talk


async def test_the_last_answer(tom: Talk) -> None:
    """The corrected call stands in place of the other."""
    await tom.say(AUCTION)
    await tom.say("no")
    await tom.say("not accept")
    call = await tom.say("2H")
    assert "2♥" in tom.screen
    assert await tom.edit(call, "2S") == ""
    assert (await tom.answers())["replacement_call"] == "2S"
    assert await tom.edit(call, "3H") == "", "again"
    assert (await tom.answers())["replacement_call"] == "3H"


async def test_an_answer_in_words(tom: Talk) -> None:
    """An answer that was one of the choices becomes another of them."""
    await tom.say(AUCTION)
    await tom.say("no")
    refused = await tom.say("not accept")
    assert "call instead" in tom.screen
    assert await tom.edit(refused, "accept the bid") == ""
    assert "Ruling" in tom.screen or "What next?" in tom.screen


async def test_what_is_no_answer_changes_nothing(tom: Talk) -> None:
    """A correction that cannot be read, or is a command, is said; the answer stays."""
    await tom.say(AUCTION)
    await tom.say("no")
    await tom.say("not accept")
    call = await tom.say("2H")
    before = await tom.answers()
    for text in ("2Z", "/cancel", "/restart", "back", "x" * 2000, "/forget", "/language"):
        assert await tom.edit(call, text), text
        assert await tom.answers() == before
    assert await tom.edit(call, "2h ") == "nothing", "the same in other letters"


async def test_the_auction_at_any_time(tom: Talk) -> None:
    """Also where other answers have come since; those that fit stay."""
    auction = await tom.say(AUCTION)
    await tom.say("no")
    assert await tom.edit(auction, "N: 1S P 1D") == ""
    answers = await tom.answers()
    assert "1D" in str(answers["auction"])
    assert answers["unintended"] is False
    assert await tom.edit(auction, "no auction") == SAY("error-not-an-answer")
    assert await tom.answers() == answers


@pytest.mark.parametrize("label", ["", "T5"])
async def test_an_auction_that_shows_something_else(tom: Talk, label: str) -> None:
    """Where only the auction has been said, the case becomes another; its label stays."""
    if label:
        await tom.say(f"/ruling {label}")
    auction = await tom.say(AUCTION)
    assert await tom.edit(auction, "N: E=1S") == ""
    (case,) = await tom.cases()
    assert kept.load_segments(case.segments)[0].procedure == "bid_out_of_turn"
    assert case.label == label


async def test_a_regular_auction_is_said(tom: Talk) -> None:
    """What shows no irregularity does not take the case away."""
    auction = await tom.say(AUCTION)
    assert "no irregular call" in await tom.edit(auction, "N: 1S P 2H")
    assert "1H" in str((await tom.answers())["auction"])


async def test_the_ruling_stands(tom: Talk) -> None:
    """What led to a ruling that has been given changes nothing any more; the person is told."""
    auction = await tom.say(AUCTION)
    await tom.say("no")
    last = await tom.say("accept the bid")
    before = await tom.answers()
    for message, text in ((last, "not accept"), (auction, "N: 1S P 1D")):
        assert await tom.edit(message, text) == SAY("edit-ruling-stands")
        assert await tom.answers() == before
    assert not tom.last.withdrawn


async def test_an_answer_that_is_not_the_last(tom: Talk) -> None:
    """What has been answered since may rest on it: the person is told how to change it."""
    await tom.say(AUCTION)
    early = await tom.say("no")
    await tom.say("not accept")
    before = await tom.answers()
    assert await tom.edit(early, "yes") == SAY("edit-too-late")
    assert await tom.answers() == before


async def test_an_answer_that_was_tapped_anew(tom: Talk) -> None:
    """What a tap has changed since was not said by the message any more."""
    await tom.say(AUCTION)
    await tom.say("no")
    accepted = await tom.say("not accept")
    await tom.say("answers")
    await tom.tap("unintended")
    await tom.tap("yes")
    before = await tom.answers()
    assert before["unintended"] is True
    assert await tom.edit(accepted, "accept the bid")
    assert await tom.answers() == before


async def test_a_message_that_is_not_known(tom: Talk) -> None:
    """At home, and of a case that is closed: it belongs to no question."""
    assert await tom.edit("test/99", "yes") == SAY("edit-unknown")
    auction = await tom.say(AUCTION)
    await tom.say("/cancel")
    await tom.say("yes")
    assert await tom.edit(auction, "N: 1S P 1D") == SAY("edit-unknown")
    assert await tom.cases() == []


async def test_what_was_not_understood(tom: Talk) -> None:
    """At home and in a case: nothing had come of it, so its correction is what is said."""
    auction = await tom.say("N: 1S P 1Z")
    assert await tom.cases() == []
    assert await tom.edit(auction, AUCTION) == ""
    assert "auction" in await tom.answers()
    await tom.say("no")
    await tom.say("not accept")
    call = await tom.say("2Q")
    assert await tom.edit(call, "2W") != "", "nor is that understood"
    assert await tom.edit(call, "2H") == ""
    assert (await tom.answers())["replacement_call"] == "2H"
    assert await tom.edit(call, "2S") == "", "by now it is the answer"
    assert (await tom.answers())["replacement_call"] == "2S"


async def test_what_was_not_understood_and_answered_since(tom: Talk) -> None:
    """It is not read any more, once something else has been said."""
    await tom.say(AUCTION)
    typo = await tom.say("nno")
    await tom.say("no")
    before = await tom.answers()
    assert await tom.edit(typo, "yes") == SAY("edit-too-late")
    assert await tom.answers() == before


async def test_what_was_looked_for(tom: Talk) -> None:
    """At home other words are looked for in place of the first."""
    words = await tom.say("out of turn")
    assert tom.last.screen is not None
    assert len(tom.last.screen.choices) > 1
    await tom.edit(words, "insufficient bid")
    (case,) = await tom.cases()
    assert kept.load_segments(case.segments)[0].procedure == "insufficient_bid"


async def test_another_case(tom: Talk) -> None:
    """Of two cases the one that is spoken of is meant, and no other changes."""
    auction = await tom.say(AUCTION)
    await tom.say("/ruling T2")
    await tom.say("N: E=1S")
    before = [case.segments for case in await tom.cases()]
    assert await tom.edit(auction, "N: 1S P 1D") == SAY("edit-too-late")
    assert [case.segments for case in await tom.cases()] == before


async def test_what_is_no_text(tom: Talk) -> None:
    """It is said what can be read, and where they are."""
    await tom.say(AUCTION)
    await tom.say(None)
    assert tom.last.notice == SAY("only-text")
    assert "Insufficient bid" in tom.screen


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language(database: Database, language: str) -> None:
    """The lines are there, and name what the button says."""
    spoken = locale(language)
    assert spoken.text("further-change") in spoken.text("edit-ruling-stands")
    word = spoken.text("edit-too-late").rpartition(": ")[2]
    assert word in spoken.lexicon["commands"]["answers"]


async def test_what_an_older_program_kept(tom: Talk) -> None:
    """Answers without the message that said them are read, and no message is theirs."""
    auction = await tom.say(AUCTION)
    (case,) = await tom.cases()
    assert '"said"' in case.segments
    old = json.loads(case.segments)
    for answer in old[0]["answers"]:
        del answer["said"]
    async with tom.database.writing() as connection:
        changed = replace(case, segments=json.dumps(old), revision=case.revision + 1)
        await people.write_case(connection, changed, case.revision)
    assert await tom.edit(auction, "N: 1S P 1D") == SAY("edit-too-late")
    assert "1H" in str((await tom.answers())["auction"])
