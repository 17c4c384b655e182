"""A member finds their own evening: says who they are, a director confirms it, and reads it in private."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
import pytest_asyncio

from bot.club import clubs, postings, results, sessions
from bot.storage.database import Database
from bot.storage.people import read_person
from dialogues.access import Role
from dialogues.clubs import Club, Session, Stand
from tests.bot.posts import bind, enter
from tests.bot.telegram.test_posts import posted
from tests.fakes.telegram import FakeTelegram, Person
from tests.fakes.words import visible

pytestmark = pytest.mark.long

MINE = "/start results-1-mine"


@pytest_asyncio.fixture
async def ann(fake: FakeTelegram, tom: Person, database: Database) -> Person:
    """A member of Tom’s club, whose session has been posted."""
    await posted(fake, tom, database)
    return await member(fake, database, "Ann")


async def member(fake: FakeTelegram, database: Database, name: str) -> Person:
    """Somebody who belongs to Tom’s club."""
    who = fake.person(name)
    await who.send("/start")
    async with database.writing() as connection:
        known = await read_person(connection, "telegram", str(who.id))
        assert known is not None
        await clubs.add(connection, 1, known.id, Role.MEMBER, name, datetime.now(UTC))
    return who


async def says(ann: Person, pair: str = "1 · Anna Nikou – Eleni Pappa", name: str = "Eleni Pappa") -> None:
    """Ann says who she is."""
    await ann.send(MINE)
    await ann.click(pair)
    await ann.click(name)


async def confirmed(ann: Person, tom: Person) -> None:
    """And Tom says that it is so."""
    await says(ann)
    await tom.waits("Ann says: I play as Eleni Pappa.")
    (button,) = tom.messages[-1].keyboard[0]
    assert button == {"text": "Answer", "url": "https://t.me/fifth_seat_bot?start=players-1"}
    await tom.send("/start players-1")
    await tom.click("Yes")
    await ann.waits("You are Eleni Pappa. Your results: /results")


async def test_nobody_reads_an_evening_before_a_director_has_confirmed_whose_it_is(ann: Person, tom: Person) -> None:
    await says(ann)
    ann.sees("A director of the club has yet to say that it is you.")
    await ann.send("/results")
    ann.sees("A director of the club has yet to say that it is you.")
    ann.sees_no("Place")


async def test_who_is_confirmed_reads_their_evening(ann: Person, tom: Person) -> None:
    await confirmed(ann, tom)
    await ann.send("/results")
    ann.sees("Anna Nikou – Eleni Pappa")
    ann.sees("Place 1= of 4")
    ann.sees("Board 1 · Vs 2 · 4♠= N · +420 · 100.00%")


async def test_a_director_says_that_somebody_else_plays_under_that_name(ann: Person, tom: Person) -> None:
    await says(ann)
    await tom.send("/start players-1")
    await tom.click("No")
    await ann.waits("A director says that you are not Eleni Pappa.")
    await ann.send("/results")
    ann.sees("Which number did you play as?")


async def test_a_director_need_not_ask_themselves(ann: Person, tom: Person) -> None:
    await says(tom, "2 · Petros – Kostas", "Kostas")
    tom.sees("Petros – Kostas")
    tom.sees("Place")


async def test_who_said_another_name_by_mistake_says_it_anew(ann: Person, tom: Person) -> None:
    await confirmed(ann, tom)
    await ann.send(MINE)
    await ann.click("That is not me")
    ann.sees("Which number did you play as?")


async def test_the_evening_comes_as_a_picture(ann: Person, tom: Person) -> None:
    await confirmed(ann, tom)
    await ann.send(MINE)
    await ann.click("As a picture")
    assert any(message.photo for message in ann.messages)


async def test_boards_are_seen_when_the_director_has_released_them(
    ann: Person, tom: Person, database: Database
) -> None:
    await confirmed(ann, tom)
    await ann.send("/start results-1-boards")
    ann.sees("The director has not released the boards yet.")
    async with database.writing() as connection:
        await results.release(connection, 1, datetime.now(UTC))
    await ann.send("/start results-1-boards")
    await ann.click("Board 1")
    ann.sees("N–S 1 · E–W 2 · 4♠= N · +420 · MP N–S 2 · MP E–W 0")


async def test_the_rankings_are_handed_over_as_files(ann: Person) -> None:
    await ann.send("/start results-1-rankings")
    await ann.click("CSV")
    await ann.click("PDF")
    names = [message.document.name for message in ann.messages if message.document]
    assert [name.rpartition(".")[2] for name in names] == ["csv", "pdf"]


async def other_club(database: Database, *people: Person) -> None:
    """The first of them leads another club, to which all belong: it has three evenings, of which two are posted."""
    now = datetime.now(UTC)
    async with database.writing() as connection:
        known = [await read_person(connection, "telegram", str(each.id)) for each in people]
        ids = [each.id for each in known if each is not None]
        club = await clubs.make(connection, Club(0, "Patras"), now)
        for place, id in enumerate(ids):
            role = Role.MEMBER if place else Role.ADMINISTRATOR
            await clubs.add(connection, club, id, role, people[place].name, now)
        days = ("2026-11-01", "2026-12-24", "2026-12-31")
        held = [await sessions.make(connection, Session(0, day, club), ids[0], now) for day in days]
    await bind(database, "telegram", -77, club=club)
    for session in held[:2]:
        await enter(database, session)
        async with database.writing() as connection:
            (group,) = await postings.unposted(connection, session)
            made = await postings.add(connection, session, group.id, ids[0], "", now)
            assert made is not None
            await postings.stands(connection, made, Stand.SENT, message=f"telegram/{session}")


async def test_every_evening_of_every_club_is_found_the_newest_first(
    ann: Person, tom: Person, database: Database
) -> None:
    await other_club(database, tom, ann)
    await ann.send(MINE)
    await ann.click("Other evenings")
    listed = visible("\n".join(ann.buttons))
    newest, athens, oldest = (listed.index(each) for each in ("Patras · 2026-12-24", "Athens", "Patras · 2026-11-01"))
    assert newest < athens < oldest
    await ann.click("Patras · 2026-11-01 · Pairs")
    ann.sees("Which number did you play as?")
    await ann.send("/club")
    await ann.click("Patras")
    await ann.click("My results")
    assert "Patras · 2026-12-24 · Pairs" in map(visible, ann.buttons)
    assert not any("2026-12-31" in button for button in ann.buttons)


async def test_an_invitation_says_already_who_somebody_is(ann: Person, tom: Person, fake: FakeTelegram) -> None:
    await tom.send("/club")
    await tom.click("Athens")
    await tom.click("Invite")
    await tom.send("Petros")
    code = re.findall(r"/join ([A-Z0-9]+)", tom.picture)[-1]
    petros = fake.person("Peter")
    await petros.send("/start")
    await petros.send(f"/join {code}")
    await petros.send("Peter")
    await petros.send(MINE)
    petros.sees("Petros – Kostas")
    petros.sees("Place")


async def test_a_stranger_finds_nothing(ann: Person, fake: FakeTelegram) -> None:
    stranger = fake.person("Zoe")
    await stranger.send("/start")
    for link in (MINE, "/start results-1-boards", "/start results-1-rankings", "/results", "/start players-1"):
        await stranger.send(link)
        stranger.sees_no("Anna")
        stranger.sees_no("Board 1")
