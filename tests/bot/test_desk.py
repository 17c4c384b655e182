"""The desk: what is kept of a conversation, and for how long."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio
from sqlalchemy import update

from bot.desk import HOME, RULES_VERSION, Desk, Sender, Shown
from bot.storage import come_backs, people
from bot.storage.come_backs import ComeBack
from bot.storage.database import Database
from bot.storage.models import kept_case, open_check
from bot.storage.models import person as person_table
from bot.storage.people import IssuedRuling, KeptCase
from dialogues import kept
from dialogues.state import OpenCase
from rules.engine import aliases
from rules.engine.case import Case
from rules.engine.facts import DECLARED, Fact
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.regulations.profiles import Profile

TOM = Sender("test", "1", "en")
RULED = ("N: 1S P 1H", "no", "2", "3", "no")  # 27B2: partner must pass


class Talk:
    """Tom, who types to the desk and is shown everything."""

    def __init__(self, desk: Desk):
        self.desk = desk
        self.updates = itertools.count(1)
        self.messages = itertools.count(1)

    async def say(self, *lines: str) -> Shown:
        """Type these lines; returns what the last one brought."""
        *others, last = lines
        for line in others:
            await self.say(line)
        shown = await self.desk.say(TOM, last, next(self.updates))
        assert shown is not None
        return await self.see(shown)

    async def tap(self, shown: Shown, choice: str) -> Shown:
        """Tap a choice of a screen."""
        assert shown.live is not None
        return await self.see(await self.desk.tap(TOM, shown.number, shown.revision, choice, shown.live))

    async def see(self, shown: Shown) -> Shown:
        """Everything arrives: rulings, and the screen."""
        for ruling in shown.rulings:
            if ruling.message is None:
                await self.desk.ruling_shown_at(ruling, str(next(self.messages)))
        if shown.screen is not None and shown.live is None:
            message = str(next(self.messages))
            await self.desk.shown_at(shown, message)
            return replace(shown, live=message)
        return shown

    async def case(self, number: int = 1) -> KeptCase:
        """A case as it is kept."""
        async with self.desk.database.reading() as connection:
            person = await people.read_person(connection, TOM.channel, TOM.external)
            assert person is not None
            case = await people.read_case(connection, person.id, number)
        assert case is not None
        return case

    async def becomes(self, number: int, **changes: tuple[str, str]) -> None:
        """Something of a case is kept in other words, as by another version: of each column, what by what."""
        case = await self.case(number)
        async with self.desk.database.writing() as connection:
            for column, (old, new) in changes.items():
                was = getattr(case, column)
                assert old in was
                mine = update(kept_case).where(kept_case.c.id == case.id)
                await connection.execute(mine.values({column: was.replace(old, new)}))

    async def turns_to(self, page: str) -> Shown:
        """Another page is kept of what is shown at home; returns it, shown where the last one was."""
        async with self.desk.database.writing() as connection:
            person = await people.read_person(connection, TOM.channel, TOM.external)
            assert person is not None
            await connection.execute(update(person_table).where(person_table.c.id == person.id).values(page=page))
        assert person.live is not None
        stale = await self.desk.tap(TOM, HOME, 0, "", person.live)
        return replace(stale, live=person.live)

    async def rulings(self) -> tuple[IssuedRuling, ...]:
        """Every ruling of the first case."""
        case = await self.case()
        async with self.desk.database.reading() as connection:
            return await people.rulings(connection, case.id)

    async def checks(self) -> tuple[ComeBack, ...]:
        """What is still to be come back for."""
        case = await self.case()
        async with self.desk.database.reading() as connection:
            of = await come_backs.of_person(connection, case.person_id)
            return tuple(each for found in of.values() for each in found)


@pytest_asyncio.fixture
async def tom(database: Database) -> AsyncIterator[Talk]:
    """Tom, who directs."""
    talk = Talk(Desk(database))
    await talk.say("/start", "1")
    yield talk


async def test_a_ruling_is_kept_as_it_was_shown(tom: Talk) -> None:
    """The text, the language and the message of a ruling are kept; the case stays open while there are checks."""
    shown = await tom.say(*RULED)
    (ruling,) = await tom.rulings()
    assert "North must pass at every turn until the auction is over. (27B2)" in ruling.text
    assert (ruling.language, ruling.withdrawn_at, ruling.message is None) == ("en", None, False)
    assert (await tom.case()).open
    assert shown.screen is not None
    assert "What next?" in shown.screen.question


async def test_an_answer_that_is_changed_withdraws_the_ruling(tom: Talk) -> None:
    """The old ruling stays as it was shown, and withdrawn; its checks go, and the new ones come."""
    shown = await tom.say(*RULED)
    first = (await tom.rulings())[0].message
    shown = await tom.tap(shown, "answers")
    shown = await tom.tap(shown, "accept_insufficient")
    shown = await tom.tap(shown, "accepts")
    assert [ruling.withdrawn_at for ruling in await tom.rulings()] == [None], "it is asked first"
    shown = await tom.tap(shown, "yes")
    old, new = await tom.rulings()
    assert old.withdrawn_at is not None
    assert new.withdrawn_at is None
    assert "27A1" in new.text
    assert [message for message, _ in shown.withdrawn] == [first]
    assert await tom.checks() == ()
    assert not (await tom.case()).open


async def test_reading_on_does_not_issue_a_ruling_again(tom: Talk) -> None:
    """Why, the language and coming back leave the ruling as it is."""
    await tom.say(*RULED, "why", "back", "/language", "1", "open", "1")
    assert len(await tom.rulings()) == 1


async def test_what_is_dealt_with_again_leads_nobody_back(tom: Talk) -> None:
    """A tap that the program before this one had dealt with does not take them to the case that it began."""
    menu = await tom.say("/ruling")
    assert menu.live is not None
    await tom.tap(menu, "claim")
    await tom.say("/ruling T1")
    again = await tom.desk.tap(TOM, HOME, menu.revision, "claim", menu.live, again=True)
    assert (again.number, again.person.current, again.person.page) == (HOME, None, "new T1")


async def test_an_open_case_is_named_where_the_list_is_explained(tom: Talk) -> None:
    """What “why” says over the list of open cases does not stand in the way of an answer to the list."""
    await tom.say("N: 1S P 1H", "/new", "E: N=1S")
    shown = await tom.say("/open", "why", "insufficient")
    assert shown.number == 1
    assert shown.screen is not None
    assert shown.screen.title.startswith("Insufficient bid")


async def test_the_open_cases_are_at_home(tom: Talk) -> None:
    """The three newest stand on the first page, wherever one comes from; each leads to itself, as kept."""
    for number in range(1, 5):
        await tom.say(f"/ruling T{number}", "N: 1S P 1H")
    shown = await tom.say("/ruling")
    assert shown.screen is not None
    assert [choice.id for choice in shown.screen.choices[:4]] == ["open 4", "open 3", "open 2", "more auction"]
    assert shown.screen.choices[2].text == "T2 · Insufficient bid · A question is waiting"
    shown = await tom.tap(shown, "open 2")
    assert (shown.number, shown.notice) == (2, "Here is where you were.")
    assert shown.screen is not None
    assert shown.screen.title == "T2 · Insufficient bid · South"


async def test_a_ruling_stands_whatever_is_read_over_the_list_of_open_cases(tom: Talk) -> None:
    """A command that needs no answers of the case leaves them as they are, also where the list is shown under it."""
    await tom.say(*RULED, "/open")
    for command in ("/privacy", "/help"):
        shown = await tom.say(command)
        assert not shown.withdrawn
        assert [ruling.withdrawn_at for ruling in await tom.rulings()] == [None]


async def test_a_check_is_open_until_its_question_is_answered(tom: Talk) -> None:
    """What has been looked at after play is closed; the rest stays open."""
    shown = await tom.say(*RULED)
    assert {check.follow_up for check in await tom.checks()} >= {"awareness_of_damage", "lead_restriction"}
    shown = await tom.tap(shown, "awareness_of_damage")
    assert "awareness_of_damage" in {check.follow_up for check in await tom.checks()}, "it has only been begun"
    await tom.say("no")
    assert "awareness_of_damage" not in {check.follow_up for check in await tom.checks()}
    assert len(await tom.rulings()) == 2
    await tom.say("cancel", "yes")
    assert await tom.checks() == ()


async def test_what_is_handed_over_is_open_until_it_is_ruled_on(tom: Talk) -> None:
    """Another irregularity that a ruling leaves is still to be ruled on, and closed when that has been done."""
    shown = await tom.say("N: 1S P 1H N=2S", "All of these calls", "Accept the bid")
    assert [check.follow_up for check in await tom.checks()] == ["bid_out_of_turn"]
    await tom.tap(shown, "bid_out_of_turn@0.2")
    assert [check.follow_up for check in await tom.checks()] == ["bid_out_of_turn"]
    await tom.say("Nobody", "Accept the call")
    assert await tom.checks() == ()


async def test_a_standing_that_is_taken_up_gives_way_to_the_new_one(tom: Talk) -> None:
    """A penalty card that stays leaves one standing open, however often it was followed, and none when it is gone."""
    exposed = ("defender dropped a card", "Defender’s card exposed", "By accident", "yes", "no", "ten or higher")
    shown = await tom.say(*exposed)
    for _ in range(2):
        await tom.tap(shown, "penalty_card_followed")
        shown = await tom.say("The offender’s partner is on lead", "Leave the lead free")
        assert [check.follow_up for check in await tom.checks()].count("penalty_card_followed") == 1
    await tom.tap(shown, "penalty_card_followed")
    await tom.say("Penalty card is played")
    assert "penalty_card_followed" not in {check.follow_up for check in await tom.checks()}


async def test_a_case_freezes_edition_and_regulations(database: Database) -> None:
    """Edition and elections are those of the moment the case began, whatever is set afterwards."""
    tom = Talk(Desk(database, LAWS_2007, Profile({"law27": "printed"}, {"law27": "ours"})))
    await tom.say("/start", "1", "N: 1S P 1H", "/edition", "1")
    case = await tom.case()
    assert case.edition == "2007-printed"
    assert "printed" in case.profile
    assert case.rules_version
    shown = await tom.say("/ruling", "N: 1S P 1H")
    assert shown.screen is not None
    assert (await tom.case(2)).edition == "2017"


async def test_changed_settings_reach_everybody_for_their_next_case(tom: Talk) -> None:
    """Whoever is known already follows them; a case that has begun goes on as it began."""
    await tom.say("N: 1S P 1H")
    began = await tom.case()
    tom.desk = Desk(tom.desk.database, LAWS_2007, Profile({"law27": "printed"}, {"law27": "ours"}))
    shown = await tom.say("no")
    assert shown.screen is not None
    assert "Laws of 2017" in shown.screen.context[0]
    shown = await tom.say("/ruling")
    assert shown.screen is not None
    assert "Laws of 2007" in shown.screen.context[0]
    await tom.say("N: 1S P 1H")
    first, second = await tom.case(1), await tom.case(2)
    assert (first.edition, first.profile) == (began.edition, began.profile) == ("2017", kept.dump_profile(Profile()))
    assert (second.edition, second.profile) == ("2007-printed", kept.dump_profile(tom.desk.profile))


async def test_who_has_chosen_an_edition_keeps_it(tom: Talk) -> None:
    """Also where it was that of the settings when they chose it; the regulations are those of the settings."""
    await tom.say("/edition", "1")
    tom.desk = Desk(tom.desk.database, LAWS_2007, Profile({"law27": "printed"}, {"law27": "ours"}))
    await tom.say("/ruling", "N: 1S P 1H")
    assert ((await tom.case()).edition, "printed" in (await tom.case()).profile) == ("2017", True)


async def test_an_edition_that_is_gone_was_chosen_in_vain(tom: Talk) -> None:
    """The next case is ruled under the edition of the settings."""
    async with tom.desk.database.writing() as connection:
        await connection.execute(update(person_table).values(edition="1932"))
    await tom.say("N: 1S P 1H")
    assert (await tom.case()).edition == "2017"


async def test_typed_text_is_dealt_with_once(tom: Talk) -> None:
    """The same update a second time changes nothing; while its answer never arrived, that is shown again."""
    await tom.say("N: 1S P 1H")
    lost = await tom.desk.say(TOM, "no", 77)
    assert lost is not None
    segments = (await tom.case()).segments
    again = await tom.desk.say(TOM, "no", 77)
    assert again is not None
    assert again.screen is not None
    assert again.screen.question == lost.screen.question if lost.screen else None
    await tom.see(again)
    assert await tom.desk.say(TOM, "no", 77) is None
    assert (await tom.case()).segments == segments


async def test_what_came_twice_is_answered_where_the_first_answer_never_arrived(tom: Talk) -> None:
    """Also where no case is spoken of: the program ended before the menu was sent, and the text comes again."""
    await tom.say("N: 1S P 1H")
    assert await tom.desk.say(TOM, "/ruling T2", 77)
    again = await tom.desk.say(TOM, "/ruling T2", 77)
    assert again is not None
    assert again.screen is not None
    assert (again.number, again.screen.notices) == (HOME, ("Here is where you were.",))
    await tom.see(again)
    assert await tom.desk.say(TOM, "/ruling T2", 77) is None


async def test_nobody_answers_what_they_have_not_seen(tom: Talk) -> None:
    """Where the last screen never arrived, what is typed next is no answer to it: it is shown first."""
    await tom.say("N: 1S P 1H")
    lost = await tom.desk.say(TOM, "no", 77)
    assert lost is not None
    shown = await tom.say("2")
    assert shown.screen is not None
    assert shown.screen.notices == ("Here is where you were.",)
    assert "choose" in shown.screen.question
    ruled = await tom.say("1")
    assert ruled.rulings


async def test_going_back_twice_without_an_answer_goes_back_once(tom: Talk) -> None:
    """Whoever sees nothing of what they typed types it again: of two steps back, neither seen, one counts."""
    await tom.say("N: 1S P 1H", "no", "2")
    assert await tom.desk.say(TOM, "/back", 77)
    shown = await tom.say("/back")
    assert shown.screen is not None
    assert shown.screen.notices == ("Here is where you were.",)
    assert '"accept_insufficient"' not in (await tom.case()).segments
    assert '"unintended"' in (await tom.case()).segments
    await tom.say("/back")
    assert '"unintended"' not in (await tom.case()).segments


async def test_of_two_messages_with_one_screen_only_the_newest_works(tom: Talk) -> None:
    """Where the bot says only a line, the screen comes anew: the buttons of the one before it do not count any more."""
    first = await tom.say("N: 1S P 1H")
    lost = await tom.desk.say(TOM, "2H", 77)
    assert lost is not None
    assert first.live is not None
    assert lost.revision > first.revision
    stale = await tom.desk.tap(TOM, first.number, first.revision, "no", first.live)
    assert "out of date" in stale.notice
    again = await tom.say("2H")
    assert again.revision > lost.revision, "nobody knows whether the other message ever arrived"
    assert '"unintended"' not in (await tom.case()).segments
    assert (await tom.tap(again, "no")).notice == ""


async def test_a_button_of_what_was_forgotten_does_nothing(tom: Talk) -> None:
    """Numbers begin anew after everything was deleted; a message from before it shows no case of now."""
    before = await tom.say("N: 1S P 1H")
    assert before.live is not None
    await tom.say("/forget", "1", "/start", "1")
    now = await tom.say("S: 1S P 1H")
    assert (before.number, before.revision) == (now.number, now.revision)
    tapped = await tom.desk.tap(TOM, before.number, before.revision, "no", before.live)
    assert "out of date" in tapped.notice
    assert (tapped.live, tapped.bare) == (now.live, (before.live,))
    assert '"unintended"' not in (await tom.case()).segments


async def test_a_tap_counts_once(tom: Talk) -> None:
    """Of two taps on one screen the second is out of date, also when they come at once."""
    shown = await tom.say("N: 1S P 1H")
    assert shown.live is not None
    taps = [tom.desk.tap(TOM, shown.number, shown.revision, "no", shown.live) for _ in range(2)]
    outcomes = sorted(shown.notice for shown in await asyncio.gather(*taps))
    assert outcomes == ["", "That screen is out of date. Here is where you are."], "one of them counted"
    assert (await tom.case()).segments.count('"unintended"') == 1


async def test_two_workers(url: str) -> None:
    """Forty newcomers, each with three inputs at once on two workers: every one counts, and nobody sees an error."""
    workers = [await Database.open(url) for _ in range(2)]
    desks = [Desk(worker) for worker in workers]
    crowd = [Sender("test", f"newcomer {number}") for number in range(40)]
    try:
        said = (
            desk.say(sender, text, update)
            for sender in crowd
            for update, (desk, text) in enumerate(((desks[0], "/start"), (desks[1], "1"), (desks[0], "N: 1S P 1H")), 1)
        )
        shown = await asyncio.gather(*said)
        assert all(each is not None and each.screen is not None for each in shown)
        async with workers[0].reading() as connection:
            for sender in crowd:
                assert await people.read_person(connection, sender.channel, sender.external) is not None
    finally:
        for worker in workers:
            await worker.close()


async def test_the_menu_begins_one_case(tom: Talk) -> None:
    """A second tap on the menu from which a case was begun is out of date; a case in between does not matter."""
    await tom.say("N: 1S P 1H")
    case = await tom.say("no")
    menu = await tom.say("/ruling T2")
    await tom.tap(case, "refuses")
    assert menu.live is not None
    begun = await tom.tap(menu, "pass_out_of_turn")
    assert (await tom.case(2)).label == "T2"
    again = await tom.desk.tap(TOM, HOME, menu.revision, "pass_out_of_turn", menu.live)
    assert again.notice
    assert begun.number == 2
    with pytest.raises(AssertionError):
        await tom.case(3)


async def test_a_double_tap_on_the_menu_shows_the_case_that_it_began(tom: Talk) -> None:
    """The second tap begins nothing, and does not lead back to the menu."""
    menu = await tom.say("/ruling")
    assert menu.live is not None
    begun = await tom.tap(menu, "insufficient_bid")
    again = await tom.desk.tap(TOM, HOME, menu.revision, "insufficient_bid", menu.live)
    assert (again.number, again.live, again.bare) == (begun.number, menu.live, ())
    assert "out of date" in again.notice


async def test_a_message_shows_one_thing(tom: Talk) -> None:
    """A late tap brings a case back to where it stood; what stood there meanwhile stands nowhere."""
    first = await tom.tap(await tom.say("/ruling"), "insufficient_bid")
    menu = await tom.tap(first, "/ruling")
    second = await tom.tap(menu, "pass_out_of_turn")
    assert first.live == menu.live == second.live
    assert first.live is not None
    assert first.screen is not None
    again = await tom.desk.tap(TOM, first.number, first.revision, first.screen.choices[0].id, first.live)
    assert (again.number, again.live) == (first.number, first.live)
    assert (await tom.case(first.number)).live == first.live
    assert (await tom.case(second.number)).live is None


async def test_a_ruling_that_never_arrived_is_shown_with_the_next_input(tom: Talk) -> None:
    """The program ended between the transaction and the messages: a tap, or typed text, brings the ruling."""
    shown = await tom.say("N: 1S P 1H", "no")
    assert shown.live is not None
    lost = await tom.desk.tap(TOM, shown.number, shown.revision, "accepts", shown.live)
    assert lost.rulings
    again = await tom.see(await tom.desk.tap(TOM, shown.number, shown.revision, "accepts", shown.live))
    assert [ruling.message for ruling in again.rulings] == [shown.live]
    assert "27A1" in " ".join(again.rulings[0].screen.folded)
    assert len(await tom.rulings()) == 1
    third = await tom.desk.tap(TOM, shown.number, shown.revision, "accepts", shown.live)
    assert third.live == again.live, "the screen is where it was, and not sent once more"
    typed = Talk(tom.desk)
    typed.updates = itertools.count(500)
    await typed.say("/ruling", "N: 1S P 1H", "no")
    assert await tom.desk.say(TOM, "1", 900)
    brought = await tom.desk.say(TOM, "1", 901)
    assert brought is not None
    assert [ruling.message for ruling in brought.rulings] == [None]


async def test_forgetting_deletes_everything(tom: Talk) -> None:
    """Person, cases, rulings and checks are gone."""
    await tom.say(*RULED)
    shown = await tom.say("/forget", "1")
    assert shown.screen is not None
    assert "deleted" in shown.screen.body[0]
    async with tom.desk.database.reading() as connection:
        assert await people.read_person(connection, TOM.channel, TOM.external) is None
    shown = await tom.say("N: 1S P 1H")
    assert shown.screen is not None
    assert "Who are you here?" in shown.screen.question


async def test_the_script_is_that_of_the_case_last_spoken_of(tom: Talk) -> None:
    """Only what the director is to read out now."""
    assert await tom.desk.script(TOM) == ()
    await tom.say("N: 1S P 1H")
    assert await tom.desk.script(TOM) == ()
    await tom.say("no")
    assert "West may accept it" in (await tom.desk.script(TOM))[0]
    assert await tom.desk.script(Sender("test", "2")) == ()


async def test_one_person_on_two_platforms(tom: Talk) -> None:
    """A code given on one platform is written on the other: open cases follow, under the same settings."""
    await tom.say("N: 1S P 1H")
    given = await tom.say("/link")
    assert given.screen is not None
    code = re.search(r"/link ([A-Z0-9]{8})", given.screen.body[0])
    assert code is not None
    elsewhere = Sender("elsewhere", "77", "el")
    await tom.desk.say(elsewhere, "/start", 1)
    await tom.desk.say(elsewhere, "1", 2)
    await tom.desk.say(elsewhere, "N: 1S W=2H", 3)
    wrong = await tom.desk.say(elsewhere, "/link ABCDEFGH", 4)
    assert wrong is not None
    assert wrong.screen is not None
    assert "/link" in wrong.screen.body[0]
    asked = await tom.desk.say(elsewhere, f"/link {code[1].lower()}", 5)
    assert asked is not None
    await tom.desk.shown_at(asked, "a message")
    assert asked.screen is not None
    assert [choice.id for choice in asked.screen.choices] == ["link", "back"]
    assert re.findall(r"\d+", asked.screen.body[0]) == ["1", "1"], "what will be shared is named"
    assert asked.told == ()
    done = await tom.desk.tap(elsewhere, asked.number, asked.revision, "link", "a message")
    assert [(str(who), "Elsewhere" in words) for who, words in done.told] == [(f"{TOM.channel}/{TOM.external}", True)]
    listed = await tom.desk.say(elsewhere, "/open", 6)
    assert listed is not None
    assert listed.screen is not None
    assert len(listed.screen.choices) == 2
    here = await tom.say("/open")
    assert here.screen is not None
    assert here.screen.choices == listed.screen.choices
    again = await tom.desk.say(Sender("elsewhere", "78"), f"/link {code[1]}", 7)
    assert again is not None
    assert again.screen is not None
    assert "link" in again.screen.body[0], "a code is good for one platform"
    async with tom.desk.database.writing() as connection:
        assert await people.forget(connection, "elsewhere", "77")
        assert await people.read_person(connection, TOM.channel, TOM.external) is None


async def test_a_code_is_good_for_ten_minutes(tom: Talk) -> None:
    """Later it is none."""
    given = await tom.say("/link")
    assert given.screen is not None
    code = re.search(r"/link ([A-Z0-9]{8})", given.screen.body[0])
    assert code is not None
    tom.desk.now = lambda: datetime.now(UTC) + timedelta(minutes=11)
    late = await tom.desk.say(Sender("elsewhere", "77"), f"/link {code[1]}", 1)
    assert late is not None
    assert late.screen is not None
    assert "too old" in late.screen.body[0]


READ_ONLY = "Another version of the program kept this case. It can only be read."

# What another version may have kept: a fact, a choice or a procedure that is no more, an auction that shows another
# irregularity by now, an edition or regulations that nobody knows, something else altogether.
OF_ANOTHER_VERSION = [
    {"segments": ('"unintended"', '"no_such_fact"')},
    {"segments": ('"refuses"', '"no_such_choice"')},
    {"segments": ('"insufficient_bid"', '"no_such_irregularity"')},
    {"segments": ('"N: 1S P 1H"', '"N: 1S W=2H"')},
    {"segments": ('"N: 1S P 1H"', "7")},
    {"segments": ('"answers"', '"said"')},
    {"segments": ("[", "{")},
    {"edition": ("2017", "1932")},
    {"profile": ("elections", "elected")},
]


@pytest.mark.parametrize("change", OF_ANOTHER_VERSION)
async def test_a_case_that_cannot_be_read_is_shown_as_it_was_ruled(
    tom: Talk, change: dict[str, tuple[str, str]]
) -> None:
    """What was issued and not withdrawn is read, and the case can be closed; every other case goes on."""
    await tom.say("/ruling T4", *RULED, "awareness_of_damage")
    await tom.say("/ruling", "N: 1S W=2H")
    await tom.becomes(1, **change)
    kept = await tom.case()
    shown = await tom.say("/open")
    assert shown.screen is not None
    assert [choice.text for choice in shown.screen.choices] == [
        "Bid out of turn · A question is waiting",
        "T4 · Insufficient bid · South · Can only be read",
        "Round over",
    ]
    shown = await tom.tap(shown, "1")
    assert shown.screen is not None
    assert shown.screen.title == "T4 · Insufficient bid · South"
    assert shown.screen.context == (READ_ONLY,)
    (issued,) = await tom.rulings()
    assert "\n".join(shown.screen.body) in issued.text
    assert "– North must pass at every turn until the auction is over. (27B2)" in shown.screen.body
    assert (shown.screen.choices, shown.screen.keys) == ((), ("cancel",))
    answered = await tom.say("no")
    assert answered.screen is not None
    assert (answered.screen.notices, answered.screen.context) == (("That is not one of the answers.",), (READ_ONLY,))
    assert (await tom.case()).segments == kept.segments
    await tom.say("/cancel", "yes")
    assert await tom.checks() == ()
    shown = await tom.say("/open", "1", "no")
    assert shown.screen is not None
    assert shown.screen.title.startswith("Bid out of turn")


async def test_a_case_that_was_not_ruled_on_can_be_closed(tom: Talk) -> None:
    """There is nothing to read; a procedure that fails on what it is told now is as bad as one that is gone."""
    await tom.say("N: 1S P 1H", "no")
    await tom.becomes(1, segments=('"unintended"', '"no_such_fact"'))
    shown = await tom.say("2")
    assert shown.screen is not None
    assert (shown.screen.title, shown.screen.context) == ("A case of another version", (READ_ONLY,))
    assert shown.live is not None
    shown = await tom.tap(shown, "/cancel")
    shown = await tom.tap(shown, "yes")
    assert shown.number == HOME


async def test_a_case_on_which_its_procedure_fails_can_only_be_read(tom: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong when the answers are replayed: it is of this case alone."""

    def fails(case: Case) -> Ruling:
        raise KeyError(case.procedure)

    await tom.say("N: 1S W=2H", "/ruling", "N: 1S P 1H", "no")
    monkeypatch.setitem(SUBJECTS["insufficient_bid"].functions, LAWS_2017, fails)
    shown = await tom.say("2")
    assert shown.screen is not None
    assert shown.screen.context == (READ_ONLY,)
    shown = await tom.say("/open", "2", "no")
    assert shown.screen is not None
    assert shown.screen.title.startswith("Bid out of turn")


async def test_a_ruling_that_needs_one_more_answer_now_gives_way_to_the_next(
    tom: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version asks more: what it issued stays as it is until the case is ruled on anew."""
    await tom.say(*RULED)
    procedure = SUBJECTS["insufficient_bid"].functions[LAWS_2017]

    def asks_more(case: Case) -> Ruling:
        more = DECLARED["partner_could_see"]
        assert isinstance(more, Fact)
        ruling = procedure(case)
        return ruling if case[more] else case.ruling()

    monkeypatch.setitem(SUBJECTS["insufficient_bid"].functions, LAWS_2017, asks_more)
    shown = await tom.say("/why", "/back")
    assert [ruling.withdrawn_at for ruling in await tom.rulings()] == [None]
    assert shown.screen is not None
    before = (await tom.rulings())[0].message
    shown = await tom.tap(shown, shown.screen.choices[0].id)
    assert [ruling.withdrawn_at is None for ruling in await tom.rulings()] == [False, True]
    assert [message for message, _ in shown.withdrawn] == [before]


async def test_a_ruling_that_was_withdrawn_is_not_read(tom: Talk) -> None:
    """Of a case that can only be read, what holds is shown; of what could not be told before, nothing is lost."""
    await tom.say(*RULED)
    await tom.say("/answers", "3", "1", "yes")
    await tom.becomes(1, segments=('"unintended"', '"no_such_fact"'))
    shown = await tom.say("why")
    assert shown.screen is not None
    assert any("(27A1)" in line for line in shown.screen.body)
    assert not any("(27B2)" in line for line in shown.screen.body)
    assert await tom.desk.script(TOM) == ()
    await tom.becomes(1, segments=('"no_such_fact"', '"unintended"'))
    shown = await tom.say("/answers")
    assert shown.screen is not None
    assert shown.screen.choices


@pytest.mark.parametrize(
    ("command", "title"),
    [
        ("/forget", "Forget everything"),
        ("/help", "Help"),
        ("/cancel", "Close the case"),
        ("/ruling N: 1S W=2H", "Bid out of turn"),
        ("/language", "Language"),
        ("/edition", "Edition of the Laws"),
        ("/start", "Fifth Seat"),
        ("/privacy", "Privacy"),
        ("/link", "One person on two platforms"),
        ("/unlink", "Part the platforms"),
    ],
)
async def test_whatever_a_case_has_kept_it_does_not_stand_in_the_way(
    tom: Talk, command: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These commands do not even read what was answered, typed or tapped."""
    shown = await tom.say("N: 1S P 1H", "no")

    def unread(*case: object) -> OpenCase:
        raise AssertionError(f"this is read for {command}")

    monkeypatch.setattr(kept, "load_case", unread)
    shown = await (tom.say(command) if " " in command else tom.tap(shown, command))
    assert shown.screen is not None
    assert shown.screen.title.startswith(title)
    monkeypatch.undo()
    assert '"unintended"' in (await tom.case()).segments


@pytest.mark.parametrize(("command", "title"), [("/ruling", "Fifth Seat"), ("/ruling T5", "T5 · Fifth Seat")])
async def test_on_the_first_page_a_case_that_cannot_be_read_does_not_stand_in_the_way(
    tom: Talk, command: str, title: str
) -> None:
    """It stands there as one that can only be read, also where it was just spoken of; the doors are below it."""
    shown = await tom.say("N: 1S P 1H", "no")
    await tom.becomes(1, segments=("insufficient_bid", "no_such_irregularity"))
    shown = await (tom.say(command) if " " in command else tom.tap(shown, command))
    assert shown.screen is not None
    assert shown.screen.title == title
    first, door, *_ = shown.screen.choices
    assert (first.id, first.text) == ("open 1", "A case of another version · Can only be read")
    shown = await tom.tap(shown, door.id)
    assert shown.screen is not None
    assert shown.screen.title == "Auction"
    assert '"unintended"' in (await tom.case()).segments


async def test_the_language_is_changed_over_a_case_that_cannot_be_read(tom: Talk) -> None:
    """And everything is forgotten from there."""
    await tom.say("N: 1S P 1H")
    await tom.becomes(1, segments=("insufficient_bid", "no_such_irregularity"))
    shown = await tom.say("/language")
    shown = await tom.tap(shown, "el")
    assert shown.screen is not None
    assert shown.language == "el"
    assert "διαβάζεται" in shown.screen.context[0]
    shown = await tom.say("/forget")
    shown = await tom.tap(shown, "forget")
    assert shown.screen is not None
    assert shown.screen.choices == ()


@pytest.mark.parametrize(("version", "level"), [("0.0.0", logging.WARNING), (RULES_VERSION, logging.ERROR)])
async def test_the_log_says_which_version_kept_what_cannot_be_read(
    tom: Talk, version: str, level: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Another version may have kept what this one does not know; what it has kept itself it ought to read."""
    await tom.say("N: 1S P 1H")
    await tom.becomes(1, rules_version=(RULES_VERSION, version), segments=("insufficient_bid", "no_such_irregularity"))
    await tom.say("why")
    (record, *_) = [record for record in caplog.records if record.name.startswith("bot.desk")]
    assert record.levelno == level
    assert f"version {version}" in record.getMessage()


async def test_a_case_of_another_version_that_can_be_read_goes_on(tom: Talk, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody notices."""
    await tom.say("N: 1S P 1H")
    await tom.becomes(1, rules_version=(RULES_VERSION, "0.0.0"))
    shown = await tom.say("no", "2", "3", "no")
    assert shown.rulings
    assert (await tom.case()).rules_version == "0.0.0"
    assert [record for record in caplog.records if record.name.startswith("bot.desk")] == []


async def test_what_is_kept_goes_on_under_the_names_of_now(tom: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A procedure, a fact, an offer and a choice that have been renamed: the next answer counts, the button too."""
    shown = await tom.say("N: 1S P 1H", "no", "/answers")
    monkeypatch.setitem(aliases.PROCEDURES, "too_low", "insufficient_bid")
    monkeypatch.setitem(aliases.FACTS, "hand_slipped", "unintended")
    await tom.becomes(1, segments=('"insufficient_bid"', '"too_low"'))
    await tom.becomes(1, segments=('"unintended"', '"hand_slipped"'))
    shown = await tom.say("/answers")
    shown = await tom.tap(shown, "hand_slipped")
    assert shown.screen is not None
    assert "A slip" in shown.screen.question
    shown = await tom.tap(shown, "no")
    monkeypatch.setitem(aliases.CHOICES, "accept_insufficient lets_it_stand", "accepts")
    shown = await tom.tap(shown, "lets_it_stand")
    assert len(shown.rulings) == 1
    segments = (await tom.case()).segments
    assert '"too_low"' not in segments
    assert '"hand_slipped"' not in segments


async def test_a_check_of_a_renamed_follow_up_is_closed_by_it(tom: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its row has the old name; what looks at it has the new one."""
    shown = await tom.say(*RULED)
    async with tom.desk.database.writing() as connection:
        renamed = update(open_check).where(open_check.c.item == "awareness_of_damage")
        await connection.execute(renamed.values(item="could_have_known", follow_up="could_have_known"))
    monkeypatch.setitem(aliases.PROCEDURES, "could_have_known", "awareness_of_damage")
    shown = await tom.tap(shown, "could_have_known")
    await tom.say("no")
    assert not {"could_have_known", "awareness_of_damage"} & {check.follow_up for check in await tom.checks()}


async def test_a_page_of_the_menu_that_was_renamed_goes_on(tom: Talk) -> None:
    """What is now behind "tricks" was once behind "ending", and its page may still be shown, with its label."""
    await tom.say("/ruling T7")
    menu = await tom.turns_to("more ending T7")
    shown = await tom.tap(menu, "claim")
    assert shown.screen is not None
    assert shown.screen.title.startswith("T7 · ")
    assert shown.number == 1


async def test_a_door_of_the_menu_that_was_renamed_still_opens(tom: Talk) -> None:
    """The button of a menu that was sent before."""
    menu = await tom.say("/ruling")
    shown = await tom.tap(menu, "more ending")
    assert shown.screen is not None
    assert "scoring_error" in [choice.id for choice in shown.screen.choices]


async def test_a_case_of_the_printed_law_27_is_read_as_its_variant(tom: Talk) -> None:
    """Before, the regulations of the case said so, and its edition was that of 2007."""
    tom.desk.edition, tom.desk.profile = LAWS_2007, Profile({"law27": "printed"}, {"law27": "ours"})
    await tom.say("N: 1S P 1H")
    await tom.becomes(1, edition=("2007-printed", "2007"))
    await tom.say("no")
    assert (await tom.case()).edition == "2007-printed"


@pytest.mark.parametrize(
    "page",
    [
        *("not_yet insufficient_bid", "player no_such", "found no_such insufficient_bid", "more no_such"),
        *("help more no_such", "role no_such"),
    ],
)
async def test_a_page_of_another_version_gives_way(tom: Talk, page: str) -> None:
    """What is spoken of there may be ruled on by now, or be known no more."""
    await tom.say("psyche")
    await tom.turns_to(page)
    shown = await tom.say("/why")
    assert shown.screen is not None
    assert shown.screen.title in ("Fifth Seat", "Which is it?")


async def test_a_quick_second_tap_in_the_bidding_box_counts(tom: Talk) -> None:
    """It says of which call it is a part, whatever the screen has become; elsewhere an older screen changes nothing."""
    box = await tom.say("/box")
    box = await tom.tap(box, "0.@N")
    level = await tom.tap(box, "0.1")
    assert level.revision != box.revision
    both = await tom.tap(box, "0.S")
    assert both.screen is not None
    assert "1♠" in both.screen.body[0]
    again = await tom.tap(box, "0.S")
    assert again.screen is not None
    assert again.screen.body == both.screen.body
    over = await tom.say("N: 1S P 1H")
    assert (await tom.tap(replace(over, revision=over.revision - 1), "yes")).notice


# 12C2 at a match of two teams, and what comes after the question whether it is one.
IMPOSSIBLE = ("/ruling", "Board not played", "Result impossible")


async def test_what_holds_for_the_evening_is_asked_once(tom: Talk) -> None:
    """Whether teams play is known in the next case and shown there; a closed case tells it too."""
    shown = await tom.say(*IMPOSSIBLE)
    assert shown.screen is not None
    assert "two teams" in shown.screen.question
    await tom.say("yes", "/cancel", "yes")
    shown = await tom.say(*IMPOSSIBLE)
    assert shown.screen is not None
    assert "two tables" in shown.screen.question
    assert any("two teams? Yes" in line for line in shown.screen.context)
    shown = await tom.say("No result at either", "Nothing bars it")
    assert any("two teams? Yes" in line for ruling in shown.rulings for line in ruling.screen.context)


async def test_what_held_for_another_evening_is_asked_again(tom: Talk) -> None:
    await tom.say(*IMPOSSIBLE, "yes")
    tom.desk.now = lambda: datetime.now(UTC) + timedelta(hours=13)
    shown = await tom.say(*IMPOSSIBLE)
    assert shown.screen is not None
    assert "two teams" in shown.screen.question
