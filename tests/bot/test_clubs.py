"""A club: who belongs to it, by which invitation, what they rule in an evening, and who sees nothing of it."""

from __future__ import annotations

import asyncio
import itertools
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio
from sqlalchemy import select

from bot.club import appeals, clubs, log, report, sessions
from bot.desk import Desk, Sender, Shown
from bot.pdf.printing import printed
from bot.storage import people
from bot.storage.database import Database
from bot.storage.errors import Overtaken
from bot.storage.models import metadata
from dialogues import context
from dialogues.access import ACCESS, Command, Place, Role, may
from dialogues.clubs import Club, Evening, Event, Kind, Session
from dialogues.notation import labelled
from dialogues.pages.sessions import read_entrant
from dialogues.read import place
from locales import LANGUAGES, locale
from rules.model.deals import Deal, Solved
from rules.scoring.boards import Form
from tests.bot.talk import Talk


def plain(text: str) -> str:
    """A text without the marks of its direction."""
    return re.sub("[\u2066-\u2069]", "", text)


REVOKE = ("/ruling T5 12", "revoke", "[one_of_each_side]", "[too_late]")


class Clock:
    """A time that is put forward by hand."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 24, 19, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


class Somebody(Talk):
    """Somebody who types lines, and taps what stands in brackets: the id of a choice."""

    last: Shown

    async def does(self, *steps: str) -> Shown:
        """One step after another; returns what the last one brought."""
        for step in steps:
            if step.startswith("["):
                assert self.last.screen is not None
                ids = [each.id for each in self.last.screen.choices]
                ids += [each.id for row in self.last.screen.grid for each in row]
                assert step[1:-1] in ids, f"{step} is not among {ids}"
                self.last = await self.tap(self.last, step[1:-1])
            else:
                self.last = await self.say(step)
        return self.last

    @property
    def reads(self) -> str:
        """Everything on their screen."""
        screen = self.last.screen
        assert screen is not None
        lines = (screen.title, *screen.notices, *screen.context, *screen.body, screen.question)
        return "\n".join((*lines, *(choice.text for choice in screen.choices)))

    def choice(self, words: str) -> str:
        """The step that taps the choice with these words in it."""
        assert self.last.screen is not None
        (found,) = (each.id for each in self.last.screen.choices if words in each.text)
        return f"[{found}]"


class Town:
    """A desk with a clock, and people who talk with it."""

    def __init__(self, database: Database):
        self.now = Clock()
        self.desk = Desk(database, now=self.now, addresses={"telegram": "https://t.me/seat"})
        self._numbers = itertools.count(1)

    async def somebody(self, place: Place = Place.PRIVATE) -> Somebody:
        """Somebody new, who directs."""
        talk = Somebody(self.desk, Sender("test", str(next(self._numbers)), place=place))
        await talk.does("/start", "[director]")
        return talk

    async def founder(self) -> Somebody:
        """Maria, who has made a club."""
        maria = await self.somebody()
        await maria.does("/club", "[new]", "Athens Bridge Club", "Maria")
        return maria

    async def invited(self, by: Somebody, role: Role, name: str) -> Somebody:
        """Somebody who has come in by an invitation of an administrator."""
        code = await invitation(by, role)
        talk = await self.somebody()
        await talk.does(f"/join {code}", name)
        return talk


async def invitation(by: Somebody, role: Role) -> str:
    """The code of a new invitation to the club of an administrator."""
    await by.does("/club", by_name(await by.does("/club"), "Athens"), "[invite]", f"[{role.value}]")
    found = re.search(r"/join ([A-Z0-9]{10})", by.reads)
    assert found is not None
    return found[1]


def by_name(shown: Shown, words: str) -> str:
    """The step that taps the choice with these words in it."""
    assert shown.screen is not None
    return next(f"[{each.id}]" for each in shown.screen.choices if words in each.text)


@pytest_asyncio.fixture
async def town(database: Database) -> Town:
    return Town(database)


async def home(somebody: Somebody) -> Shown:
    """The page of their club."""
    return await somebody.does("/club", by_name(await somebody.does("/club"), "Athens"))


# Who belongs to it


async def test_a_club_is_made_with_its_name_and_ones_own(town: Town) -> None:
    maria = await town.founder()
    assert "Athens Bridge Club" in maria.reads
    await maria.does("[members]")
    assert "Maria · Administrator" in maria.reads


async def test_every_setting_is_changed_by_taps(town: Town) -> None:
    maria = await town.founder()
    await home(maria)
    await maria.does("[settings]", "[language]", "[el]")
    assert "Ελληνικά" in maria.reads
    await maria.does("[second_language]", "[en]", "[scoring]", "[imps]", "[zone]", "[Europe/Athens]")
    await maria.does("[double_dummy]", "[own_table]", "[retention]", "[25]", "[edition]", "[2007]")
    await maria.does("[regulations]", "[reserving_rights=call]", "[regulations]")
    assert maria.choice("✓") == "[reserving_rights=call]"
    await maria.does("/back", "[name]", "Piraeus")
    async with town.desk.database.reading() as connection:
        ((club, role),) = await clubs.of_person(connection, maria.last.person.id)
    assert role is Role.ADMINISTRATOR
    assert (club.name, club.language, club.second_language, club.edition) == ("Piraeus", "el", "en", "2007")
    assert (club.scoring, club.zone, club.retention) == ("imps", "Europe/Athens", 25)
    assert not club.double_dummy
    assert not club.own_table
    assert '"reserving_rights": "call"' in club.regulations


async def test_a_time_zone_that_is_none_is_refused(town: Town) -> None:
    maria = await town.founder()
    await home(maria)
    await maria.does("[settings]", "[zone]", "Europe/Atlantis")
    assert "That is not one of the answers." in maria.reads
    await maria.does("[zone]", "America/New_York")
    assert "America/New_York" in maria.reads


async def test_an_invitation_is_good_once(town: Town) -> None:
    maria = await town.founder()
    code = await invitation(maria, Role.DIRECTOR)
    nikos, eleni = await town.somebody(), await town.somebody()
    await nikos.does(f"/join {code}", "Nikos")
    assert "Welcome" in nikos.reads
    await eleni.does(f"/join {code}")
    assert "no invitation" in eleni.reads
    await home(maria)
    await maria.does("[invite]")
    assert "Director, used by Nikos" in maria.reads


async def test_a_code_is_shown_once_and_kept_nowhere_but_hashed(town: Town) -> None:
    maria = await town.founder()
    code = await invitation(maria, Role.MEMBER)
    nikos = await town.somebody()
    await nikos.does(f"/join {code}")
    await home(maria)
    shown = await maria.does("[groups]", "[bind]")
    found = re.search(r"bind-([A-Z0-9]{10})", maria.reads)
    assert found is not None
    async with town.desk.database.reading() as connection:
        kept = [str(row) for table in metadata.sorted_tables for row in await connection.execute(select(table))]
    assert not [row for row in kept if code in row or found[1] in row]
    maria.last = await maria.tap(replace(shown, revision=0), "nothing")
    assert found[1] not in maria.reads
    assert "The code was shown once." in maria.reads
    await nikos.does("Nikos")
    assert "Welcome" in nikos.reads


async def test_of_two_who_use_an_invitation_at_once_one_comes_in(town: Town) -> None:
    maria = await town.founder()
    code = await invitation(maria, Role.DIRECTOR)
    nikos, eleni = await town.somebody(), await town.somebody()
    for each in (nikos, eleni):
        await each.does(f"/join {code}")
    await asyncio.gather(nikos.does("Nikos"), eleni.does("Eleni"))
    assert sorted("Welcome" in each.reads for each in (nikos, eleni)) == [False, True]
    async with town.desk.database.reading() as connection:
        assert len(await clubs.members(connection, 1, 0)) == 2


async def test_two_administrators_change_two_settings_at_once(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.ADMINISTRATOR, "Nikos")
    for each, setting in ((maria, "[zone]"), (nikos, "[scoring]")):
        await home(each)
        await each.does("[settings]", setting)
    await asyncio.gather(maria.does("[Europe/Athens]"), nikos.does("[imps]"))
    async with town.desk.database.reading() as connection:
        (club,) = await clubs.every(connection)
    assert (club.zone, club.scoring) == ("Europe/Athens", "imps")


async def test_a_link_of_telegram_leads_to_the_same(town: Town) -> None:
    maria = await town.founder()
    code = await invitation(maria, Role.MEMBER)
    assert f"https://t.me/seat?start=join-{code}" in maria.reads
    nikos = await town.somebody()
    await nikos.does(f"/start join-{code}", "Nikos")
    assert "Welcome" in nikos.reads


async def test_an_invitation_is_over_after_a_week(town: Town) -> None:
    maria = await town.founder()
    code = await invitation(maria, Role.MEMBER)
    town.now.time += timedelta(days=8)
    nikos = await town.somebody()
    await nikos.does(f"/join {code}")
    assert "no invitation" in nikos.reads
    await home(maria)
    await maria.does("[invite]")
    assert "over since 2026-12-01" in maria.reads


async def test_an_invitation_can_be_withdrawn(town: Town) -> None:
    maria = await town.founder()
    code = await invitation(maria, Role.MEMBER)
    await home(maria)
    await maria.does("[invite]")
    await maria.does(maria.choice("open until"), "[yes]")
    assert "withdrawn" in maria.reads
    nikos = await town.somebody()
    await nikos.does(f"/join {code}")
    assert "no invitation" in nikos.reads


async def test_whoever_is_banned_gets_the_answer_of_a_code_that_is_none(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.MEMBER, "Nikos")
    await home(maria)
    await maria.does("[members]")
    await maria.does(maria.choice("Nikos"), "[ban]", "[yes]")
    code = await invitation(maria, Role.MEMBER)
    banned = (await nikos.does(f"/join {code}")).screen
    nobody = (await nikos.does("/join AAAAAAAAAA")).screen
    assert banned == nobody
    # Also after everything of theirs has been deleted.
    await nikos.does("/forget", "[forget]")
    await nikos.does("/start", "[director]", f"/join {code}")
    assert "no invitation" in nikos.reads


async def test_whoever_is_removed_loses_access_with_the_next_tap(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    shown = await home(nikos)
    await home(maria)
    await maria.does("[members]")
    await maria.does(maria.choice("Nikos"), "[remove]", "[yes]")
    nikos.last = shown
    await nikos.does("[members]")
    assert "Nikos" not in nikos.reads
    assert "nothing here by that name" in nikos.reads


async def test_whoever_is_removed_writes_nothing_into_the_log_any_more(town: Town) -> None:
    """Also not with a case that was begun in a session of the club: it is theirs alone now."""
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await on_duty(maria, "Nikos")
    await nikos.does(*REVOKE)
    before = await entries(town)
    await home(maria)
    await maria.does("[members]")
    await maria.does(maria.choice("Nikos"), "[remove]", "[yes]")
    await nikos.does("/label T9 9", "/answers", "[since_both_revoked]", "[both_sides]", "[yes]")
    assert "withdrawn" not in nikos.reads
    assert await entries(town) == before


async def test_the_last_administrator_cannot_leave_without_handing_over(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await home(maria)
    await maria.does("[leave]", "[yes]")
    assert "needs an administrator" in maria.reads
    await maria.does("/forget")
    assert "You alone lead Athens Bridge Club" in re.sub("[\u2066-\u2069]", "", maria.reads)
    await home(maria)
    await maria.does("[members]")
    await maria.does(maria.choice("Nikos"), "[administrator]")
    await home(maria)
    await maria.does("[leave]", "[yes]")
    assert "You have left" in maria.reads
    await home(nikos)
    assert "Administrator" in nikos.reads


async def test_two_administrators_cannot_both_be_the_last(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.ADMINISTRATOR, "Nikos")
    for each in (maria, nikos):
        await home(each)
        await each.does("[leave]")
    await asyncio.gather(maria.does("[yes]"), nikos.does("[yes]"))
    assert sorted("You have left" in each.reads for each in (maria, nikos)) == [False, True]


# An evening


async def on_duty(maria: Somebody, *names: str) -> None:
    """A session of today, in which Maria rules, and colleagues of these names."""
    await evening(maria)
    await maria.does("/session", "[duty]")
    for name in names:
        await maria.does(maria.choice(name))


async def evening(maria: Somebody) -> None:
    """A session of today, in which Maria rules."""
    await home(maria)
    await maria.does("[sessions]", "[new]", "[boards_a_round]", "3")


async def entries(town: Town) -> tuple[log.Entry, ...]:
    """The log of the first session."""
    async with town.desk.database.reading() as connection:
        return await log.entries(connection, 1)


async def test_a_ruling_goes_into_the_log_as_it_was_shown(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    shown = await maria.does(*REVOKE)
    (entry,) = await entries(town)
    assert (entry.seat_table, entry.board, entry.round) == ("5", 12, 4)
    assert (entry.irregularity, entry.ruler, entry.edition) == ("revoke", "Maria", "2017")
    assert entry.laws.startswith("61A")
    (ruling,) = shown.rulings
    assert entry.shown.split("\n")[0] == ruling.screen.title
    await maria.does("/log")
    assert "T5 12 · Revoke" in maria.reads


async def test_the_place_is_said_before_or_after(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    await maria.does("/ruling", *REVOKE[1:], "table 7 board 3")
    (entry,) = await entries(town)
    assert (entry.label, entry.seat_table, entry.board, entry.round) == ("table 7 board 3", "7", 3, 1)


async def test_an_amendment_keeps_the_old_one_and_shows_the_difference(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    await maria.does(*REVOKE, "/log")
    await maria.does(maria.choice("Revoke"), "[reopen]", "[since_both_revoked]", "[both_sides]", "[yes]")
    before, after = await entries(town)
    assert after.amends == before.id
    assert before.shown != after.shown
    await maria.does("/log")
    await maria.does(maria.choice("amended"))
    assert "What has changed:" in maria.reads
    await maria.does("[r1]")
    assert before.shown.split("\n")[1] in maria.reads


async def test_an_appeal_begins_at_the_ruling_and_leads_to_its_report(town: Town) -> None:
    """92 and 93: the appeal is a case of the session; from its ruling to the log, the statements and the report."""
    maria = await town.founder()
    await evening(maria)
    await maria.does(*REVOKE, "/log")
    await maria.does(maria.choice("Revoke"), "[appeal]")
    await maria.does("[contestant]", "[yes]", "[both_partners]", "[available]", "[judgement]")
    assert "Appeal decided?" in maria.reads
    await maria.does("[session_log]")
    await maria.does(maria.choice("Revoke"))
    assert "Report (PDF)" in maria.reads
    await maria.does("[NS]", "They had seen it.", "[report]")
    assert "Here is what you asked for." in maria.reads
    ruled, appealed = await entries(town)
    assert (appealed.irregularity, appealed.amends) == ("appeal", None)
    assert appeals.against(appealed) == ruled.id
    assert appeals.against(ruled) is None
    async with town.desk.database.reading() as connection:
        found = await sessions.of_its_club(connection, ruled.session_id)
        assert found is not None
        of = await report.held(connection, *found)
    for language in LANGUAGES:
        sheet = report.ruling(ruled, of, language)
        assert sheet.right_to_left is locale(language).right_to_left
        assert "They had seen it." in sheet.text
        assert (await printed(sheet)).startswith(b"%PDF-")


async def test_a_ruling_and_the_appeal_against_it_are_found_from_each_other(town: Town) -> None:
    """The ruling says what became of the appeal, and the appeal which ruling it is against, in the log and on paper."""
    maria = await town.founder()
    await evening(maria)
    await maria.does(*REVOKE, "/log")
    await maria.does(maria.choice("Revoke"), "[appeal]", "[contestant]", "[yes]", "[both_partners]", "[none]")
    await maria.does("/log")
    await maria.does(maria.choice("Revoke"))
    assert "Not decided yet" in maria.reads
    await maria.does("/cases")
    await maria.does(maria.choice("Appeal"), "[appeal_decided]", "[stands]", "/log")
    await maria.does(maria.choice("Revoke"))
    assert ": The ruling stands" in maria.reads
    await maria.does(maria.choice("The appeal of"))
    assert "Appeal against: Revoke" in maria.reads
    await maria.does(maria.choice("The ruling appealed"))
    assert ": The ruling stands" in maria.reads
    ruled, appealed, decided = await entries(town)
    assert (appeals.against(appealed), appeals.against(decided)) == (ruled.id, ruled.id)
    async with town.desk.database.reading() as connection:
        found = await sessions.of_its_club(connection, ruled.session_id)
        assert found is not None
        of = await report.held(connection, *found)
    for language in LANGUAGES:
        sheet, theirs = (report.ruling(each, of, language) for each in (ruled, decided))
        assert any(locale(language).text("fact-appeal_outcome.stands") in line for line in sheet.status)
        assert any(locale(language).text("irregularity-revoke") in line for line in theirs.status)
        (about,) = (part for part in theirs.parts if part.heading == locale(language).text("report-appealed-ruling"))
        assert set(about.lines[1:]) <= {line for part in sheet.parts for line in part.lines}
        assert (await printed(theirs)).startswith(b"%PDF-")


async def test_a_colleague_amends_and_whoever_is_second_sees_the_first(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await evening(maria)
    await maria.does(*REVOKE)
    await maria.does("/session", "[duty]")
    await maria.does(maria.choice("Nikos"))
    for each in (maria, nikos):
        await each.does("/log")
        await each.does(each.choice("Revoke"), "[reopen]", "[since_both_revoked]", "[both_sides]")
    await asyncio.gather(maria.does("[yes]"), nikos.does("[yes]"))
    first, second = await entries(town)
    assert second.amends == first.id
    late = maria if second.ruler == "Nikos" else nikos
    assert "has been amended meanwhile" in late.reads
    assert f"Ruled by {second.ruler}" in re.sub("[\u2066-\u2069]", "", late.reads)


async def test_a_case_is_given_to_a_colleague_on_duty(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await evening(maria)
    await maria.does("/ruling T5 12", "N: 1S P 1H", "[no]", "[refuses]", "[pass]", "[no]")
    await maria.does("/session", "[duty]")
    await maria.does(maria.choice("Nikos"), "/log")
    await maria.does("[r1]", "[hand_over]")
    shown = await maria.does(maria.choice("Nikos"))
    assert [words for who, words in shown.told if who.external == nikos.sender.external]
    await maria.does("/open")
    assert "T5 12" not in maria.reads
    await nikos.does("/open")
    assert "T5 12" in nikos.reads


async def test_a_case_is_given_away_before_it_is_ruled_on(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await on_duty(maria, "Nikos")
    await maria.does("/ruling T5 12", "revoke", "/give")
    await maria.does(maria.choice("Nikos"))
    assert "Nikos has the case now." in plain(maria.reads)
    await maria.does("/open")
    assert "T5 12" not in maria.reads
    await nikos.does("/open")
    await nikos.does(nikos.choice("T5 12"), *REVOKE[2:])
    (entry,) = await entries(town)
    assert (entry.ruler, entry.label) == ("Nikos", "T5 12")
    await maria.does("/log")
    await maria.does(maria.choice("Revoke"))
    assert "Given by Maria to Nikos, 19:30" in plain(maria.reads)


async def test_a_hand_is_shown_to_nobody_who_has_still_to_play_it(town: Town) -> None:
    """Given to a colleague who plays: it is asked first."""
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await on_duty(maria, "Nikos")
    await plays(nikos, "7")
    await maria.does("/ruling T5 12", "adjusted score", HANDS, "/give")
    await maria.does(maria.choice("Nikos, plays as 7"))
    await nikos.does("/open")
    await nikos.does(nikos.choice("T5 12"))
    for words in ("A hand is shown here.", "Have you played this board?"):
        assert words in nikos.reads
    assert "Double dummy" not in nikos.reads
    await nikos.does("north", "[back]", "/open")
    await nikos.does(nikos.choice("T5 12"), "[seen]")
    assert "Double dummy" in nikos.reads


async def test_a_case_of_before_the_session_is_given_away_too(town: Town) -> None:
    maria = await town.founder()
    await town.invited(maria, Role.DIRECTOR, "Nikos")
    await maria.does("/ruling T5 12", "revoke")
    await on_duty(maria, "Nikos")
    await maria.does("/open")
    await maria.does(maria.choice("T5 12"), "/give")
    await maria.does(maria.choice("Nikos"))
    assert "Nikos has the case now." in plain(maria.reads)


async def test_a_case_is_given_away_once(town: Town) -> None:
    """Whoever gives it at the same moment from another screen gives nothing."""
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await maria.does("/ruling T5 12", "revoke")
    async with town.desk.database.writing() as connection:
        case = await people.read_case(connection, maria.last.person.id, 1)
        assert case is not None
        await log.give(connection, case, nikos.last.person.id, "")
        with pytest.raises(Overtaken):
            await log.give(connection, case, nikos.last.person.id, "")


async def test_without_a_club_there_is_nobody_to_give_a_case_to(town: Town) -> None:
    tom = await town.somebody()
    await tom.does("/ruling T5 12", "revoke", "/give")
    assert "Only in a club’s session" in tom.reads


async def test_the_place_is_tapped_before_or_after(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    await maria.does("[tables]", "7", "[boards]", "28", "/ruling", "[where_it_was]", "[5]")
    assert "Table 5: which board?" in plain(maria.reads)
    await maria.does("[12]", "revoke")
    assert "T5 12" in maria.reads
    await maria.does(*REVOKE[2:], "/ruling", *REVOKE[1:], "[where_it_was]", "[7]", "[3]")
    first, second = await entries(town)
    assert (first.seat_table, first.board, first.round) == ("5", 12, 4)
    assert (second.seat_table, second.board, second.round) == ("7", 3, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_tapped_is_read_like_what_is_typed(language: str) -> None:
    label = f"{locale(language).names['table']}5 12"
    assert labelled(label, language) == (label, "")
    assert {place.read(label, each) for each in LANGUAGES} == {place.Where("5", 12)}


JUDGED = ("unauthorized information", "1", "1")
HANDS = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 654.876.876.8765 32.5432.5432.432"


async def plays(maria: Somebody, number: str) -> None:
    """Maria plays in her session herself."""
    await maria.does("/session", "[duty]", "[plays]", number)


async def test_a_director_who_plays_is_told_what_is_not_theirs_at_their_own_table(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    await plays(maria, "7")
    await maria.does("/ruling T5 12 3-7", *JUDGED)
    assert "You play here: leave this judgement" in maria.reads
    await maria.does("/ruling T5 12", *JUDGED)
    assert "At your own table, leave this judgement" in maria.reads
    await maria.does("/ruling T5 12 3-8", *JUDGED)
    assert "leave this judgement" not in maria.reads


async def test_a_club_may_leave_nothing_to_a_director_at_their_own_table(town: Town) -> None:
    maria = await town.founder()
    await home(maria)
    await maria.does("[settings]", "[own_table]")
    await evening(maria)
    await plays(maria, "7")
    await maria.does("/ruling T5 12 3-7", "revoke")
    assert "You play here: give this case to a colleague." in maria.reads
    await maria.does("/ruling T5 12", "revoke")
    assert "If this is your own table, give the case to a colleague." in maria.reads


async def test_with_double_dummy_off_no_hand_is_solved(town: Town) -> None:
    solved = []

    async def solve(deal: Deal) -> Solved:
        solved.append(deal)
        return Solved(deal)

    town.desk.solve = solve
    maria = await town.founder()
    await home(maria)
    await maria.does("[settings]", "[double_dummy]")
    await evening(maria)
    await maria.does("/ruling", "adjusted score", HANDS)
    assert not solved
    await maria.does("/session", "[close]", "[close]", "/ruling", "adjusted score", HANDS)
    assert len(solved) == 1


async def test_what_is_read_out_for_all_stands_in_both_languages_of_the_club(town: Town) -> None:
    maria = await town.founder()
    await home(maria)
    await maria.does("[settings]", "[second_language]", "[el]")
    await evening(maria)
    await maria.does("/ruling T5 12", "N: 1S P 1H", "[no]", "[refuses]", "[pass]", "[no]")
    english, greek = await town.desk.script(maria.sender)
    assert "must pass" in english
    assert re.search("[α-ω]", greek)


async def test_whoever_is_off_duty_or_whose_session_is_over_is_told(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await on_duty(maria, "Nikos")
    shown = await maria.does(maria.choice("Nikos"))
    assert [plain(words) for who, words in shown.told if who.external == nikos.sender.external] == [
        "You are off duty in the session of 2026-11-24. Your rulings do not go into its log."
    ]
    await maria.does(maria.choice("Nikos"))
    shown = await maria.does("/session", "[close]")
    assert ["is over" in words for who, words in shown.told if who.external == nikos.sender.external] == [True]


async def test_a_session_begins_like_the_last_one(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    await maria.does("[roster]", "7 Anna Nikou – Eleni Pappa\n8 Kostas + Petros / Κώστας")
    await maria.does("/session", "[event]", "[teams]", "[close]")
    town.now.time += timedelta(days=7)
    await home(maria)
    await maria.does("[sessions]", "[last]")
    assert "2026-12-01" in maria.reads
    assert "Event: Teams" in maria.reads
    await maria.does("[roster]")
    assert "Anna Nikou – Eleni Pappa" in maria.reads


async def test_a_director_without_a_club_has_an_evening_too(town: Town) -> None:
    tom = await town.somebody()
    await tom.does("/club", "[own]", "[new]", *REVOKE, "/log")
    assert "T5 12 · Revoke" in tom.reads
    other = await town.somebody()
    await other.does("/log")
    assert "Revoke" not in other.reads


async def test_what_a_session_says_of_the_scoring_is_not_asked(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    await maria.does("[scoring]", "[imps]", "/ruling T5 12", "adjusted score")
    steps = ("[damage]", "[nothing]", "[yes]", "[yes]")
    await maria.does(*steps)
    assert "How is the session scored" not in maria.reads


@pytest.mark.parametrize(
    ("event", "scoring", "said"),
    [
        (Event.PAIRS, Form.MATCHPOINTS, {"at_teams": False, "knockout": False}),
        (Event.INDIVIDUAL, Form.BUTLER, {"at_teams": False, "knockout": False}),
        # Nobody has said that teams play, but it is scored so: it is asked.
        (Event.PAIRS, Form.IMPS, {}),
        # Whether a match of teams is a knock-out is asked where it matters.
        (Event.TEAMS, Form.IMPS, {"at_teams": True}),
        (Event.KNOCKOUT, Form.IMPS, {"at_teams": True, "knockout": True}),
    ],
)
def test_what_a_session_says_of_who_plays(event: Event, scoring: Form, said: dict[str, bool]) -> None:
    held = Session(1, "2026-11-24", event=event, scoring=scoring)
    answers = {each.key: each.value for each in context.told(Evening(held), 12)}
    assert answers == {"form_of_scoring": scoring, "board": 12, **said}


async def test_bad_numbers_and_labels_are_refused(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    for day in ("2026-02-30", "2026-99-99", "24.11.2026"):
        await maria.does("/session", "[held_on]", day)
        assert "Type the date like" in maria.reads
    await maria.does("/session", "[tables]", "0000000010000")
    assert "200 at the most" in maria.reads
    await maria.does("/session")
    await maria.does("[tables]", "0")
    assert "200 at the most" in maria.reads
    await maria.does("99999999999")
    assert "200 at the most" in maria.reads
    await maria.does(*REVOKE, "/label " + "x" * 900)
    assert "x" * 30 not in maria.reads
    await maria.does("/label " + "x" * 5000)
    assert "x" * 30 not in maria.reads


@pytest.mark.parametrize(
    ("line", "number", "kind", "name"),
    [
        ("7 Anna Nikou – Eleni Pappa", 7, Kind.PLAYER, "Anna Nikou – Eleni Pappa"),
        ("#12. +Guest", 12, Kind.GUEST, "Guest"),
        ("7 Kostas (5-8)", 7, Kind.SUBSTITUTE, "Kostas"),
        ("9 -", 9, Kind.PHANTOM, ""),
        ("7 Anna / Άννα", 7, Kind.PLAYER, "Anna"),
    ],
)
def test_a_line_of_a_roster_is_read(line: str, number: int, kind: Kind, name: str) -> None:
    found = read_entrant(line)
    assert found is not None
    assert (found.number, found.kind, found.name) == (number, kind, name)


@pytest.mark.parametrize("line", ["Anna", "7", "7 " + "x" * 100, "", "0 Anna", "7 Kostas (8-5)"])
def test_what_is_no_line_of_a_roster_is_not_read(line: str) -> None:
    assert read_entrant(line) is None


async def test_of_a_list_of_players_the_line_that_is_none_is_named(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    await maria.does("/session", "[roster]", "7 Anna – Eleni\nPetros – Kostas\n9 -")
    assert "Not read: Petros – Kostas." in plain(maria.reads)
    assert "Anna" not in "".join(choice.text for choice in maria.last.screen.choices) if maria.last.screen else False


@pytest.mark.parametrize(
    ("what", "value"),
    [
        *[("name", ""), ("name", "x" * 5000), ("language", "fr"), ("second_language", "en"), ("edition", "1997")],
        *[("zone", "Europe/Atlantis"), ("retention", "0"), ("retention", "9" * 20), ("double_dummy", "maybe")],
        *[("own_table", ""), ("regulations", "law27=never"), ("scoring", "darts"), ("retired", "yes")],
    ],
)
def test_what_a_setting_cannot_be_it_does_not_become(what: str, value: str) -> None:
    assert clubs.changed(Club(1, "Athens"), what, value) is None


# Who sees nothing of it


async def test_somebody_forgotten_is_named_no_more(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await evening(maria)
    await maria.does("/session", "[duty]")
    await maria.does(maria.choice("Nikos"))
    await nikos.does(*REVOKE, "/forget", "[forget]")
    (entry,) = await entries(town)
    assert (entry.ruler, entry.person_id, entry.case_id) == ("", None, None)
    await maria.does("/log")
    await maria.does(maria.choice("Revoke"))
    assert "Nikos" not in maria.reads
    assert "by Somebody" in maria.reads


@pytest.mark.parametrize("command", list(Command))
def test_the_table_names_every_command(command: Command) -> None:
    access = ACCESS[command]
    assert access.roles
    assert access.places
    if not access.nobody:
        assert not may(command, None)


async def test_two_people_who_become_one_keep_the_higher_role(town: Town) -> None:
    maria = await town.founder()
    nikos = await town.invited(maria, Role.MEMBER, "Nikos")
    async with town.desk.database.writing() as connection:
        first = await people.read_person(connection, "test", maria.sender.external)
        second = await people.read_person(connection, "test", nikos.sender.external)
        assert first is not None
        assert second is not None
        await clubs.join_people(connection, first.id, second.id)
        ((_, role),) = await clubs.of_person(connection, second.id)
    assert role is Role.ADMINISTRATOR
