"""Who may do what of a club, and where: the whole table, walked; and that nobody else learns that a thing exists."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, event, func, select

from bot.club import clubs
from bot.desk.deeds import DEEDS, do
from bot.desk.playing import PLAYING
from bot.desk.reading import Reading, Sender
from bot.storage.database import Database
from bot.storage.models import metadata
from bot.storage.people import read_person
from bot.storage.writer import Transaction
from dialogues import pages
from dialogues.access import ACCESS, Command, Place, Role, may
from dialogues.clubs import Club
from dialogues.pages import PAGES
from dialogues.pages.club import NONE, ClubSetting, Deed, Viewed
from dialogues.pages.my_results import MyEvenings, MyName, MyResult, Players, PostedBoard, PostedBoards, Rankings
from dialogues.pages.posts import PostPage, Withdrawing
from dialogues.pages.results.session import MakeOfficial
from dialogues.pages.sessions import Sessions
from dialogues.results import code, write_meeting
from dialogues.screens import Screen
from dialogues.state import Page
from rules.lawbook import LAWS_2017
from rules.regulations.profiles import DEFAULT
from rules.results.journal import place_of
from rules.results.sheet import Who
from tests.bot.storage.clubs import POLL, SHEET, fill_club
from tests.campaign import size

NOW = datetime(2026, 11, 24, 19, 30, tzinfo=UTC)

# Everybody's number on the platform; of somebody who belongs to no club it is the last.
PEOPLE: dict[Role | None, str] = {Role.ADMINISTRATOR: "1", Role.DIRECTOR: "2", Role.MEMBER: "3", None: "4"}

# The ids of the club and of the session that there are, and one that nothing has.
EXISTS, MISSING = "1", "999"

# What a deed is to do, so that it does it where it may.
ARGUMENTS = {
    "set_club": ("name", "Piraeus"),
    "set_role": ("2", "member"),
    "remove": ("2", ""),
    "ban": ("2", ""),
    "invite": ("member", ""),
    "withdraw_invitation": ("1", ""),
    "unbind": ("1", ""),
    "set_session": ("tables", "7"),
    "on_duty": ("1", ""),
    "plays": ("7", ""),
    "enrol": (NONE, "8 Petros"),
    "strike": ("1", ""),
    "reopen": ("1", ""),
    "appeal": ("1", ""),
    "statement": ("1", "NS They had seen it."),
    "hand_over": ("1", "2"),
    "export_log": ("csv", ""),
    "report": ("1", ""),
    "summary": ("pdf", ""),
    "show_picture": ("post_rankings 1", "0"),
    "hand_results": ("csv", ""),
    "confirm_player": ("1", ""),
    "refuse_player": ("1", ""),
    "look_for": ("new", ""),
    "look_mend": ("1", "accept"),
    "correct_entry": (code(place_of(SHEET.entries[0])), "4S="),
    "enter_result": (f"1:{write_meeting(place_of(SHEET.entries[0]))}", "4S="),
    "correct_names": (code(Who("1")), "Kostas – Petros"),
    "leave_out": (code(place_of(SHEET.entries[0])), ""),
    "penalize": (code(Who("1")), "2 MP"),
    "split_board": ("1", code(place_of(SHEET.entries[0]))),
    "undo_change": ("1", ""),
    "export_results": ("json", ""),
    "post_again": ("1", ""),
    "post_there": ("1", ""),
    "post_found": ("", "https://t.me/c/77/12"),
    "make_poll": (NONE, json.dumps(POLL)),
    "ask_peer": ("2", ""),
    "answer_peer": ("asked", "no"),
}

# What leads to a case itself, which the people here cannot open: theirs are written past them.
ELSEWHERE = {"appeal", "reopen"}

READING = Reading(LAWS_2017, {"settings": DEFAULT}, lambda: NOW, {"telegram": "https://t.me/seat"})

VIEWED = [kind for kind in PAGES.values() if issubclass(kind, Viewed)]
OF_SOMETHING = [name for name, (_, about, _) in DEEDS.items() if about != "nothing"]


@pytest_asyncio.fixture
async def town(database: Database) -> AsyncIterator[Database]:
    """A club with one of everything, and somebody in each role."""
    await fill(database)
    yield database


async def fill(database: Database) -> None:
    """A club, and its people."""
    async with database.writing() as connection:
        found = {}
        for role, external in PEOPLE.items():
            found[role] = (await READING.begin(connection, Sender("test", external), 0)).person.id
        await make_case(connection, found[Role.ADMINISTRATOR])
        await fill_club(connection, found[Role.ADMINISTRATOR], 1, "77", NOW)
        for role in (Role.DIRECTOR, Role.MEMBER):
            await clubs.add(connection, 1, found[role], role, role.value, NOW)


async def make_case(connection: Transaction, person: int) -> None:
    """A case that was ruled on."""
    from bot.storage.people import KeptCase, add_case

    await add_case(connection, KeptCase(person, 1, 1, "2017", "{}", "3", "[]", NOW, NOW))


class Undone(Exception):
    """What was done for a look is taken back."""


async def shown(database: Database, role: Role | None, place: Place, page: Page) -> Screen:
    """What somebody in a role is shown who comes to a page, or asks for a deed, at a place; nothing of it stays."""
    screen: Screen | None = None
    try:
        async with database.writing() as connection:
            found = await READING.begin(connection, Sender("test", PEOPLE[role], place=place), 0)
            state = replace(found.state.at(None), home=page)
            notices: tuple[str, ...] = ()
            if isinstance(page, Deed):
                state, notices, _ = await do(connection, READING, found, state)
            state = await READING.viewed(connection, found, state)
            screen = pages.show(state, *notices)
            raise Undone
    except Undone:
        assert screen is not None
        return screen


def nothing(screen: Screen) -> bool:
    """Whether it says that there is nothing of that name."""
    return "There is nothing here by that name." in (*screen.notices, *screen.body)


def of(kind: type[Viewed], id: str) -> Viewed:
    """A page of this kind about the club or session with an id."""
    page = kind(id)
    if isinstance(page, ClubSetting):
        return replace(page, what="zone")
    others = {field.name: "1" for field in fields(page) if field.name in ("entry", "entrant", "member")}
    what = {"what": "event" if "session" in page.name else "leave"} if hasattr(page, "what") else {}
    return replace(page, **others, **what)


@pytest.mark.long
@pytest.mark.parametrize("place", list(Place))
@pytest.mark.parametrize("role", list(PEOPLE))
async def test_every_page_is_shown_to_whom_the_table_says_and_where(
    town: Database, role: Role | None, place: Place
) -> None:
    """What they may not see looks, word for word, like what there is not, and asks the database the same."""
    for kind in VIEWED:
        allowed = may(kind.command, role, place)
        there = await answered(town, role, place, of(kind, EXISTS))
        assert nothing(there[0]) is not allowed, kind
        if not allowed and kind is not Sessions:
            assert there == await answered(town, role, place, of(kind, MISSING)), kind


@pytest.mark.long
@pytest.mark.parametrize("place", list(Place))
@pytest.mark.parametrize("role", list(PEOPLE))
async def test_every_deed_is_done_for_whom_the_table_says_and_where(
    town: Database, role: Role | None, place: Place
) -> None:
    """Whoever may not do it is answered as if there was nothing of the kind, and the database is asked the same."""
    for name in OF_SOMETHING:
        to, text = ARGUMENTS.get(name, (NONE, ""))
        allowed = may(DEEDS[name][0], role, place)
        if name in ELSEWHERE and allowed:
            continue
        there = await answered(town, role, place, Deed(name, EXISTS, to, text))
        # The colleague to whom it is handed over is not on duty.
        assert nothing(there[0]) is (not allowed or name == "hand_over"), name
        if not allowed:
            assert there == await answered(town, role, place, Deed(name, MISSING, to, text)), name


ROLES = st.sampled_from(list(PEOPLE))
PLACES = st.sampled_from(list(Place))
IDS = st.sampled_from([EXISTS, "2", NONE, "0", "-1", "1 1", "9" * 12, "١"])


@st.composite
def refused(draw: st.DrawFn) -> tuple[Role | None, Place, Page, Page]:
    """Somebody, a place, and a page or a deed that is not for them there: of something that exists, and of nothing."""
    role, place = draw(ROLES), draw(PLACES)
    kinds = [kind for kind in VIEWED if not may(kind.command, role, place) and kind is not Sessions]
    deeds = [name for name in OF_SOMETHING if not may(DEEDS[name][0], role, place)]
    found: list[type[Viewed] | str] = [*kinds, *deeds]
    assume(found)
    what = draw(st.sampled_from(found))
    if isinstance(what, str):
        to, text = draw(IDS), draw(st.one_of(IDS, st.text(max_size=20)))
        return role, place, Deed(what, EXISTS, to, text), Deed(what, MISSING, to, text)
    return role, place, of(what, EXISTS), of(what, MISSING)


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """A loop in which many examples are tried, one after another, on the same database."""
    made = asyncio.new_event_loop()
    yield made
    made.close()


def test_no_answer_without_the_role_differs_from_that_about_nothing(
    loop: asyncio.AbstractEventLoop, tmp_path: Path
) -> None:
    """The same words, and the same questions to the database in the same order: also the time tells nothing."""
    database = loop.run_until_complete(Database.open(f"sqlite:///{tmp_path / 'kept'}"))
    loop.run_until_complete(database.migrate())
    loop.run_until_complete(fill(database))

    @settings(max_examples=size(150, 3000), deadline=None)
    @given(refused())
    def the_same(asked: tuple[Role | None, Place, Page, Page]) -> None:
        role, place, there, not_there = asked
        assert loop.run_until_complete(answered(database, role, place, there)) == loop.run_until_complete(
            answered(database, role, place, not_there)
        )

    try:
        the_same()
    finally:
        loop.run_until_complete(database.close())


async def answered(database: Database, role: Role | None, place: Place, page: Page) -> tuple[Screen, list[str]]:
    """What somebody is shown, and what the database is asked meanwhile."""
    asked: list[str] = []

    def note(*statement: Any) -> None:
        asked.append(statement[2])

    event.listen(Engine, "before_cursor_execute", note)
    try:
        return await shown(database, role, place, page), asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def test_who_leads_another_club_and_who_was_a_member_is_nobody_here(town: Database) -> None:
    """They are shown what a stranger is, of everything there is."""
    async with town.writing() as connection:
        stranger = await read_person(connection, "test", PEOPLE[None])
        former = await read_person(connection, "test", PEOPLE[Role.MEMBER])
        assert stranger is not None
        assert former is not None
        other = await clubs.make(connection, Club(0, "Another"), NOW)
        await clubs.add(connection, other, stranger.id, Role.ADMINISTRATOR, "Nobody", NOW)
        left = next(each for each in await clubs.members(connection, 1, former.id) if each.me)
        await clubs.remove(connection, 1, left.id)
    for role in (None, Role.MEMBER):
        for kind in (
            PostPage,
            Withdrawing,
            Rankings,
            MyResult,
            MyName,
            PostedBoards,
            PostedBoard,
            Players,
            MakeOfficial,
        ):
            there, not_there = [await shown(town, role, Place.PRIVATE, kind(id)) for id in (EXISTS, MISSING)]
            assert nothing(there)
            assert there == not_there
        for name in (name for name in OF_SOMETHING if name in PLAYING or "official" in name or "post_" in name):
            to, text = ARGUMENTS.get(name, ("1", ""))
            deeds = (Deed(name, id, to, text) for id in (EXISTS, MISSING))
            there, not_there = [await shown(town, role, Place.PRIVATE, deed) for deed in deeds]
            assert nothing(there)
            assert there == not_there


async def test_of_another_club_nobody_sees_an_evening(town: Database) -> None:
    """Who leads one has none of this in the list of theirs."""
    async with town.writing() as connection:
        stranger = await read_person(connection, "test", PEOPLE[None])
        assert stranger is not None
        other = await clubs.make(connection, Club(0, "Another"), NOW)
        await clubs.add(connection, other, stranger.id, Role.ADMINISTRATOR, "Nobody", NOW)
    assert (await shown(town, None, Place.PRIVATE, MyEvenings())).choices == ()
    assert (await shown(town, Role.MEMBER, Place.PRIVATE, MyEvenings())).choices != ()


async def test_a_session_of_a_club_is_opened_by_who_directs_there(town: Database) -> None:
    for role in PEOPLE:
        screen = await shown(town, role, Place.PRIVATE, Deed("open_session", EXISTS, "new"))
        assert nothing(screen) is not may(Command.OPEN_SESSION, role, Place.PRIVATE)


async def test_who_may_not_changes_nothing(town: Database) -> None:
    """A deed of somebody without the role leaves every table as it was."""
    before = await counts(town)
    for role in (Role.MEMBER, None):
        for name in OF_SOMETHING:
            if may(DEEDS[name][0], role):
                continue
            to, text = ARGUMENTS.get(name, (NONE, ""))
            async with town.writing() as connection:
                found = await READING.begin(connection, Sender("test", PEOPLE[role]), 0)
                state = replace(found.state.at(None), home=Deed(name, EXISTS, to, text))
                await do(connection, READING, found, state)
                assert found.told == ()
    assert await counts(town) == before


async def counts(database: Database) -> dict[str, int]:
    """How many rows each table has."""
    async with database.reading() as connection:
        return {
            table.name: int((await connection.execute(select(func.count()).select_from(table))).scalar_one())
            for table in metadata.sorted_tables
        }


def test_every_command_of_the_table_is_asked_for_somewhere() -> None:
    """A row that no page and no deed needs would be no rule."""
    asked = {kind.command for kind in VIEWED} | {command for command, _, _ in DEEDS.values()}
    assert set(ACCESS) == set(Command)
    assert asked | {Command.BIND_HERE, Command.OPEN_SESSION} == set(Command)


async def test_nobody_is_known_by_an_id_of_another_channel(town: Database) -> None:
    """The same number elsewhere is somebody else."""
    async with town.reading() as connection:
        assert await read_person(connection, "elsewhere", PEOPLE[Role.ADMINISTRATOR]) is None
