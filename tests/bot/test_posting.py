"""Posts of results as they are kept: what is queued once, taken back, taken up after a start, and asked about."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest_asyncio
from sqlalchemy import select

from bot.club import postings
from bot.club.postings import GATHERED, Kept
from bot.desk import Desk, grouping, posting
from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.models import outbox as entries
from bot.storage.outbox import Does, State
from bot.storage.people import KeptPerson, add_person
from dialogues.clubs import Stand, Why
from tests.bot.posts import correct, kept
from tests.bot.storage.clubs import fill_club
from tests.bot.test_access import make_case
from tests.bot.test_clubs import Clock


@pytest_asyncio.fixture
async def desk(database: Database) -> Desk:
    """A club whose session is posted in one group; nobody is served."""
    made = Desk(database, now=Clock())
    async with database.writing() as connection:
        now = made.now()
        nina = await add_person(connection, KeptPerson("telegram", "1", None, "settings", now, now, "en"))
        await make_case(connection, nina.id)
        await fill_club(connection, nina.id, 1, "77", now)
    return made


async def the(desk: Desk) -> Kept:
    """The one posting."""
    (one,) = await kept(desk.database)
    return one


async def waiting(desk: Desk) -> list[tuple[str, str]]:
    """What is queued or on its way: how far, and what."""
    async with desk.database.reading() as connection:
        rows = await connection.execute(select(entries.c.state, entries.c.body).order_by(entries.c.id))
        return [(row.state, json.loads(row.body)["text"] if row.body.startswith("{") else row.body) for row in rows]


async def set_stand(desk: Desk, stand: Stand, does: Does | None = None) -> outbox.Post | None:
    """The posting stands so, and something is queued for it."""
    async with desk.database.writing() as connection:
        await postings.stands(connection, 1, stand)
        found = await postings.read(connection, 1)
        assert found is not None
        return await posting.enter(connection, found, does, desk.now()) if does else None


async def test_changes_are_gathered_for_ten_seconds_and_edited_once(desk: Desk) -> None:
    clock = desk.now
    assert isinstance(clock, Clock)
    async with desk.database.writing() as connection:
        for _ in range(3):
            await postings.changed(connection, 1, desk.now())
    clock.time += GATHERED - timedelta(seconds=1)
    assert await desk.renew_posts() == 0
    clock.time += timedelta(seconds=1)
    assert [await desk.renew_posts() for _ in range(2)] == [1, 0]
    assert await waiting(desk) == [("queued", "edit")]


async def test_what_changes_while_an_edit_is_queued_is_edited_after_it(desk: Desk) -> None:
    for _ in range(2):
        await correct(desk.database, "4S=")
        await desk.renew_posts()
    assert await waiting(desk) == [("queued", "edit")]
    async with desk.database.writing() as connection:
        (entry,) = await outbox.queued(connection, "telegram")
        assert await outbox.claim(connection, entry, desk.now())
    await desk.became(entry, State.SENT)
    assert await desk.renew_posts() == 1


async def test_what_is_not_on_its_way_yet_is_never_sent_once_it_is_withdrawn(desk: Desk) -> None:
    await set_stand(desk, Stand.QUEUED, Does.SEND)
    async with desk.database.writing() as connection:
        assert await posting.withdraw(connection, 1, desk.now()) == ()
    assert (await the(desk)).state is Stand.WITHDRAWN
    assert await waiting(desk) == []


async def test_what_is_on_its_way_is_withdrawn_when_it_has_arrived(desk: Desk) -> None:
    entry = await set_stand(desk, Stand.QUEUED, Does.SEND)
    assert entry is not None
    async with desk.database.writing() as connection:
        assert await outbox.claim(connection, entry, desk.now())
        (later,) = await posting.withdraw(connection, 1, desk.now())
    wanted = await desk.wanted(entry)
    await desk.became(entry, State.SENT, "telegram/12", None, wanted)
    assert ((await the(desk)).state, (await the(desk)).message) == (Stand.LEAVING, "telegram/12")
    await desk.became(later, State.SENT, "telegram/12", None, await desk.wanted(later))
    assert ((await the(desk)).state, (await the(desk)).message) == (Stand.WITHDRAWN, None)


async def test_after_a_kill_what_was_being_sent_is_asked_about_and_what_may_be_done_twice_goes_on(desk: Desk) -> None:
    sent = await set_stand(desk, Stand.QUEUED, Does.SEND)
    edited = await set_stand(desk, Stand.QUEUED, Does.EDIT)
    assert sent is not None
    assert edited is not None
    async with desk.database.writing() as connection:
        for entry in (sent, edited):
            assert await outbox.claim(connection, entry, desk.now())
    await desk.doubted("telegram")
    async with desk.database.writing() as connection:
        queued, lost = await outbox.take_up(connection, "telegram", desk.now())
    assert (lost, [each.body for each in queued if each.posting]) == (0, ["edit"])
    assert (await the(desk)).state is Stand.DOUBTFUL
    assert ("queued", "The results of 2026-03-01 may or may not be in Pazartesi. Look there.\nTo go on: /post") in (
        await waiting(desk)
    )


async def test_in_a_restored_backup_what_was_queued_is_asked_about(desk: Desk) -> None:
    await set_stand(desk, Stand.QUEUED, Does.SEND)
    async with desk.database.writing() as connection:
        await outbox.doubt(connection)
    assert (await the(desk)).state is Stand.DOUBTFUL
    assert await waiting(desk) == []


async def test_who_has_posted_and_is_gone_is_not_told_but_who_leads_the_club(desk: Desk) -> None:
    async with desk.database.writing() as connection:
        other = await add_person(
            connection, KeptPerson("telegram", "2", None, "settings", desk.now(), desk.now(), "en")
        )
        found = await postings.read(connection, 1)
        assert found is not None
        await posting.send_again(connection, found, other.id, "", desk.now())
        from bot.storage.people import forget

        await forget(connection, "telegram", "2")
    entry = (await _queued(desk))[-1]
    await desk.became(entry, State.REFUSED, None, Why.RIGHTS)
    async with desk.database.reading() as connection:
        told = [each.external for each in await outbox.queued(connection, "telegram") if each.posting is None]
    assert told == ["1"]


async def test_a_group_that_is_back_gets_what_could_not_be_edited_meanwhile(desk: Desk) -> None:
    entry = await set_stand(desk, Stand.SENT, Does.EDIT)
    assert entry is not None
    await desk.became(entry, State.REFUSED, None, Why.OUT)
    assert ((await the(desk)).state, (await the(desk)).why) == (Stand.SENT, Why.OUT)
    await grouping.back(desk, "telegram", "-77")
    clock = desk.now
    assert isinstance(clock, Clock)
    clock.time += GATHERED
    assert await desk.renew_posts() == 1


async def test_a_post_is_known_again_by_its_attempt(desk: Desk) -> None:
    """In doubt it is the same message; posted anew it is another."""
    attempts = []
    for stand in (Stand.DOUBTFUL, Stand.GONE, Stand.REFUSED):
        await set_stand(desk, stand)
        async with desk.database.writing() as connection:
            found = await postings.read(connection, 1)
            assert found is not None
            (entry,) = await posting.send_again(connection, found, 1, "", desk.now())
            assert await posting.send_again(connection, found, 1, "", desk.now()) == (), "it stands otherwise by now"
        wanted = await desk.wanted(entry)
        assert wanted is not None
        attempts.append(wanted.once)
    assert attempts == ["p1-1", "p1-2", "p1-3"]


async def _queued(desk: Desk) -> list[outbox.Post]:
    async with desk.database.reading() as connection:
        return [each for each in await outbox.queued(connection, "telegram") if each.posting]
