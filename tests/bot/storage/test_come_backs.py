"""What there is to come back for, kept: each once, the oldest first, one of a case at a time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Engine, event, select

from bot.club import log
from bot.storage import come_backs, outbox, people
from bot.storage.come_backs import Wanted
from bot.storage.database import Database
from bot.storage.models import open_check
from bot.storage.outbox import Post, State
from bot.storage.people import SETTINGS, KeptCase, KeptPerson
from tests.bot.storage.wanted import DAMAGE, LEAD, SCORE

NOW = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)
LATER = NOW + timedelta(minutes=20)
NINA = KeptPerson("telegram", "77", None, SETTINGS, NOW, NOW)

TELEGRAM = ("telegram",)


async def case(database: Database, who: KeptPerson = NINA, number: int = 1, *wanted: Wanted) -> int:
    """A case with something to come back for; its id."""
    async with database.writing() as connection:
        owner = await people.read_person(connection, who.channel, who.external)
        owner = owner or await people.add_person(connection, who)
        kept = await people.add_case(connection, KeptCase(owner.id, number, 1, "2017", "{}", "1", "[]", NOW, NOW))
        await come_backs.keep(connection, kept.id, wanted, 0, NOW)
    return kept.id


async def due(database: Database, now: datetime = LATER, served: tuple[str, ...] = TELEGRAM) -> list[str]:
    """What is to be asked at a moment, by what takes it up."""
    async with database.reading() as connection:
        asked = await come_backs.due(connection, now, served, 50)
        rows = await connection.execute(select(open_check.c.id, open_check.c.item))
        items = {row.id: row.item for row in rows}
    return [items[each.id] for each in asked]


async def test_what_is_not_due_yet_is_not_asked(database: Database) -> None:
    await case(database, NINA, 1, DAMAGE)
    assert await due(database, NOW + timedelta(minutes=7)) == []
    assert await due(database, NOW + timedelta(minutes=8)) == ["awareness_of_damage"]


async def test_what_waits_until_something_is_over_is_not_asked_by_the_clock(database: Database) -> None:
    id = await case(database, NINA, 1, SCORE)
    assert await due(database, NOW + timedelta(days=2)) == []
    async with database.writing() as connection:
        assert await come_backs.over(connection, come_backs.this_case(id), {"end_of_session"}, NOW) == 1
    assert await due(database) == ["session_score"]


async def test_of_a_case_one_thing_is_asked_at_a_time(database: Database) -> None:
    id = await case(database, NINA, 1, DAMAGE, LEAD)
    assert await due(database) == ["lead_restriction"], "what is due first comes first"
    async with database.writing() as connection:
        (first,) = await come_backs.due(connection, LATER, TELEGRAM, 50)
        assert await come_backs.set_asked(connection, first.id, LATER)
        assert not await come_backs.set_asked(connection, first.id, LATER), "another program has asked it"
    assert await due(database) == []
    async with database.writing() as connection:
        await come_backs.keep(connection, id, [DAMAGE], 0, LATER)
    assert await due(database) == ["awareness_of_damage"]


async def test_the_oldest_of_several_cases_comes_first(database: Database) -> None:
    await case(database, NINA, 1, DAMAGE)
    await case(database, replace(NINA, external="78"), 1, LEAD)
    assert await due(database) == ["lead_restriction", "awareness_of_damage"]


async def test_a_case_that_was_touched_a_moment_ago_is_left_alone(database: Database) -> None:
    await case(database, NINA, 1, replace(DAMAGE, due_at=NOW))
    assert await due(database, NOW + timedelta(seconds=30)) == []
    assert await due(database, NOW + timedelta(seconds=60)) == ["awareness_of_damage"]


async def test_it_is_asked_where_its_director_was_last(database: Database) -> None:
    await case(database, replace(NINA, last_on="discord/5"), 1, DAMAGE)
    assert await due(database) == []
    async with database.reading() as connection:
        (asked,) = await come_backs.due(connection, LATER, ("discord",), 50)
    assert (asked.channel, asked.external) == ("discord", "5")


async def test_what_a_ruling_leaves_again_is_open_again(database: Database) -> None:
    id = await case(database, NINA, 1, DAMAGE)
    async with database.writing() as connection:
        await come_backs.keep(connection, id, [], 0, NOW)
    assert await due(database) == []
    async with database.writing() as connection:
        await come_backs.keep(connection, id, [DAMAGE], 0, NOW)
    assert await due(database) == ["awareness_of_damage"]


async def test_what_is_put_off_comes_again(database: Database) -> None:
    id = await case(database, NINA, 1, DAMAGE)
    async with database.writing() as connection:
        (first,) = await come_backs.due(connection, LATER, TELEGRAM, 50)
        await come_backs.set_asked(connection, first.id, LATER)
        await come_backs.put_off(connection, id, DAMAGE.item, None, LATER + timedelta(minutes=10))
    assert await due(database) == []
    assert await due(database, LATER + timedelta(minutes=10)) == ["awareness_of_damage"]


async def test_what_could_not_be_sent_is_unheard(database: Database) -> None:
    """And so is what may have been on its way when the program ended; said once, it is heard."""
    await case(database, NINA, 1, DAMAGE)
    post = await asked(database)
    async with database.writing() as connection:
        await outbox.claim(connection, post, LATER)
        await outbox.take_up(connection, "telegram", LATER)
        them = await people.read_person_and_case(connection, "telegram", "77", 1)
        assert them[3], "it is known with the first thing that is read"
        assert them[0] is not None
        ids = await come_backs.unheard(connection, them[0].id, LATER, unserved=False)
        assert len(ids) == 1
        await come_backs.set_heard(connection, ids, LATER)
        assert await come_backs.unheard(connection, them[0].id, LATER, unserved=False) == ()


async def test_what_has_been_seen_to_meanwhile_is_not_sent(database: Database) -> None:
    id = await case(database, NINA, 1, DAMAGE)
    post = await asked(database)
    async with database.writing() as connection:
        await come_backs.keep(connection, id, [], 0, LATER)
        assert not await outbox.claim(connection, post, LATER)
        assert await outbox.count(connection) == {}


async def test_a_message_that_asks_what_is_over_is_told(database: Database) -> None:
    """So that it loses its buttons."""
    id = await case(database, NINA, 1, DAMAGE)
    post = await asked(database)
    async with database.writing() as connection:
        await outbox.claim(connection, post, LATER)
        await outbox.set_state(connection, post, State.SENT, LATER, "telegram/9")
        assert await come_backs.keep(connection, id, [], 0, LATER) == ("telegram/9",)


async def test_what_was_on_its_way_in_a_backup_is_in_doubt(database: Database) -> None:
    """Nobody knows what became of it since: it is said to its director, and stands before nothing."""
    await case(database, NINA, 1, DAMAGE)
    await asked(database)
    async with database.writing() as connection:
        await outbox.doubt(connection)
        them = await people.read_person_and_case(connection, "telegram", "77", 1)
    assert them[3]


async def test_what_has_been_asked_is_asked_of_who_takes_the_case(database: Database) -> None:
    """A colleague who is given a case has not seen what the other one was asked."""
    id = await case(database, NINA, 1, DAMAGE)
    await asked(database)
    await case(database, replace(NINA, external="78"), 2)
    async with database.writing() as connection:
        given = await people.read_case_by_id(connection, id)
        taker = await people.read_person(connection, "telegram", "78")
        assert given is not None
        assert taker is not None
        await log.give(connection, given, taker.id, "")
        (again,) = await come_backs.due(connection, LATER, TELEGRAM, 50)
    assert again.external == "78"


async def test_a_search_that_is_made_all_the_time_reads_no_whole_table(file: Database) -> None:
    """What is due, and of whoever writes whether something could not be asked."""
    made: list[tuple[str, Any]] = []

    def note(*call: Any) -> None:
        made.append(call[2:4])

    event.listen(Engine, "before_cursor_execute", note)
    async with file.reading() as connection:
        await people.read_person_and_case(connection, "telegram", "77", 1)
        await come_backs.due(connection, NOW, TELEGRAM, 50)
        event.remove(Engine, "before_cursor_execute", note)
        searches = [(said, values) for said, values in made if said.startswith("SELECT")]
        assert len(searches) == 2
        for said, values in searches:
            plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {said}", values)).all()
            assert not [step for *_, step in plan if step.startswith("SCAN")], plan


async def test_two_programs_ask_everything_once(database: Database) -> None:
    """Both look at the same time."""
    for number in range(1, 21):
        await case(database, replace(NINA, external=str(number)), 1, DAMAGE)

    async def program() -> int:
        count = 0
        async with database.writing() as connection:
            for each in await come_backs.due(connection, LATER, TELEGRAM, 50):
                count += await come_backs.set_asked(connection, each.id, LATER)
        return count

    assert sum(await asyncio.gather(program(), program())) == 20


async def asked(database: Database) -> Post:
    """What is due is queued."""
    async with database.writing() as connection:
        (each,) = await come_backs.due(connection, LATER, TELEGRAM, 50)
        assert await come_backs.set_asked(connection, each.id, LATER)
        return await outbox.add(connection, each.channel, "77", "77", "{}", LATER, each.id)
