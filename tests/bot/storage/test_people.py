"""People, cases, rulings and checks come back as they were kept, on both engines."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.storage import come_backs, inbox, links, outbox, people
from bot.storage.database import Database
from bot.storage.errors import Overtaken
from bot.storage.people import KeptCase, KeptPerson
from tests.bot.storage.clubs import fill_club
from tests.bot.storage.wanted import DAMAGE

NOW = datetime(2026, 3, 1, 19, 30, 15, 123456, tzinfo=UTC)
LATER = NOW + timedelta(minutes=5)
NINA = KeptPerson("telegram", "77", "2017", "Ένωση", NOW, NOW, language="el", role="director")


def case_of(owner: KeptPerson, number: int = 1) -> KeptCase:
    return KeptCase(owner.id, number, 1, "2017", "{}", "3", '[{"key":"δήλωση"}]', NOW, NOW, label="Table 4")


async def nina(database: Database, new: KeptPerson = NINA) -> KeptPerson:
    async with database.writing() as connection:
        return await people.add_person(connection, new)


async def case(database: Database, owner: KeptPerson, number: int = 1) -> KeptCase:
    async with database.writing() as connection:
        return await people.add_case(connection, case_of(owner, number))


async def test_person(database: Database) -> None:
    """A person is read as added; their id is the storage's."""
    async with database.reading() as connection:
        assert await people.read_person(connection, "telegram", "77") is None
    added = await nina(database)
    assert added == replace(NINA, id=added.id)
    assert added.id > 0
    async with database.reading() as connection:
        assert await people.read_person(connection, "telegram", "77") == added
        assert await people.read_person(connection, "discord", "77") is None


async def test_person_added_twice(database: Database) -> None:
    """Whoever adds the same person second learns it, and may go on in the same transaction."""
    first = await nina(database)
    async with database.writing() as connection:
        with pytest.raises(Overtaken):
            await people.add_person(connection, NINA)
        assert await people.read_person(connection, "telegram", "77") == first


async def test_person_written(database: Database) -> None:
    """A change is kept at the next revision, and only over the revision that was seen."""
    seen = await nina(database)
    changed = replace(seen, language=None, edition=None, current=3, page="settings", next_number=4, touched_at=LATER)
    async with database.writing() as connection:
        await people.write_person(connection, changed, seen.revision)
    async with database.writing() as connection:
        assert await people.read_person(connection, "telegram", "77") == replace(changed, revision=2)
        with pytest.raises(Overtaken):
            await people.write_person(connection, changed, seen.revision)


async def test_live_message_is_apart_from_the_revision(database: Database) -> None:
    """A message noted as live is not undone by somebody who read before."""
    owner = await nina(database)
    kept = await case(database, owner)
    async with database.writing() as connection:
        await people.set_live(connection, owner, "chat 1, message 2")
        await people.set_live(connection, kept, "chat 1, message 3")
        await people.write_person(connection, owner, owner.revision)
        await people.write_case(connection, replace(kept, revision=2), kept.revision)
    async with database.reading() as connection:
        now = await people.read_person(connection, "telegram", "77")
        assert now == replace(owner, revision=2, live="chat 1, message 2")
        assert await people.read_case(connection, owner.id, 1) == replace(kept, revision=2, live="chat 1, message 3")


async def test_times_are_kept_in_utc(database: Database) -> None:
    """A time of any zone comes back as the same moment; one without a zone is refused."""
    athens = timezone(timedelta(hours=2))
    there = datetime(2026, 3, 1, 21, 30, tzinfo=athens)
    await nina(database, replace(NINA, created_at=there))
    async with database.reading() as connection:
        read = await people.read_person(connection, "telegram", "77")
    assert read is not None
    assert read.created_at == there
    assert read.created_at.tzinfo == UTC
    with pytest.raises(Exception, match="without its zone"):
        await nina(database, replace(NINA, external="78", created_at=datetime(2026, 3, 1)))


async def test_cases(database: Database) -> None:
    """Cases are read by number; the open ones in order; a number is taken once."""
    owner = await nina(database)
    second, first = await case(database, owner, 2), await case(database, owner, 1)
    async with database.writing() as connection:
        assert await people.open_cases(connection, owner.id) == (first, second)
        await people.write_case(connection, replace(first, open=False, revision=2, segments="[]", label=""), 1)
        assert await people.open_cases(connection, owner.id) == (second,)
        closed = await people.read_case(connection, owner.id, 1)
        assert closed == replace(first, open=False, revision=2, segments="[]", label="")
        assert await people.read_case(connection, owner.id, 3) is None
        with pytest.raises(Overtaken):
            await people.add_case(connection, case_of(owner, 2))


async def test_case_written(database: Database) -> None:
    """A case goes to its own revision, over the one seen, and never to the same or an older one."""
    owner = await nina(database)
    kept = await case(database, owner)
    async with database.writing() as connection:
        await people.write_case(connection, replace(kept, revision=7), 1)
        with pytest.raises(Overtaken):
            await people.write_case(connection, replace(kept, revision=8), 1)
        for revision in (6, 7):
            with pytest.raises(ValueError, match="revision"):
                await people.write_case(connection, replace(kept, revision=revision), 7)


async def test_case_of_nobody(database: Database) -> None:
    """What belongs to somebody forgotten meanwhile is not kept."""
    with pytest.raises(Overtaken):
        await case(database, replace(NINA, id=12345))
    with pytest.raises(Overtaken):
        async with database.writing() as connection:
            await come_backs.keep(connection, 12345, [DAMAGE], 0, NOW)
    with pytest.raises(Overtaken):
        async with database.writing() as connection:
            await people.issue(connection, 12345, 0, "en", "…", NOW)


async def test_updates(database: Database) -> None:
    """An update counts once for each person and channel."""
    big = 2**53 + 1
    async with database.writing() as connection:
        assert await people.first_time(connection, "telegram", "77", big, NOW)
        assert not await people.first_time(connection, "telegram", "77", big, LATER)
        assert await people.first_time(connection, "telegram", "78", big, LATER)
        assert await people.first_time(connection, "discord", "77", big)


async def test_update_undone_with_its_transaction(database: Database) -> None:
    """An update whose answer was not kept comes again as new."""

    async def fail() -> None:
        async with database.writing() as connection:
            assert await people.first_time(connection, "telegram", "77", 5, NOW)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.writing() as connection:
        assert await people.first_time(connection, "telegram", "77", 5, NOW)


async def test_rulings(database: Database) -> None:
    """A ruling is kept as shown; withdrawing names those that stood."""
    kept = await case(database, await nina(database))
    async with database.writing() as connection:
        first = await people.issue(connection, kept.id, 0, "el", "Νόμος 27Β1", NOW)
        other = await people.issue(connection, kept.id, 1, "el", "Νόμος 31", NOW)
        await people.set_message(connection, first, "chat 1, message 9")
    async with database.writing() as connection:
        (withdrawn,) = await people.withdraw(connection, kept.id, 0, LATER)
        assert (withdrawn.id, withdrawn.message, withdrawn.withdrawn_at) == (first, "chat 1, message 9", LATER)
        assert await people.withdraw(connection, kept.id, 0, LATER) == ()
        again = await people.issue(connection, kept.id, 0, "el", "Νόμος 27Β2", LATER)
    async with database.reading() as connection:
        read = await people.rulings(connection, kept.id)
    assert [ruling.id for ruling in read] == [first, other, again]
    assert [ruling.withdrawn_at for ruling in read] == [LATER, None, None]
    assert (read[0].text, read[0].issued_at, read[0].language) == ("Νόμος 27Β1", NOW, "el")


async def test_forget(database: Database) -> None:
    """Nothing of somebody forgotten is left, and all of everybody else."""
    owner, neighbour = await nina(database), await nina(database, replace(NINA, external="78"))
    for whose in (owner, neighbour):
        kept = await case(database, whose)
        async with database.writing() as connection:
            await people.first_time(connection, "telegram", whose.external, 1, NOW)
            await people.issue(connection, kept.id, 0, "en", "…", NOW)
            await come_backs.keep(connection, kept.id, [DAMAGE], 0, NOW)
            other = await people.add_person(connection, replace(NINA, channel="discord", external=whose.external))
            await people.link(connection, other, whose.id)
            await people.make_code(connection, whose.id, f"CODE{whose.external}", NOW)
            update = inbox.Kept("telegram", int(whose.external), whose.external, whose.external, "{}")
            await inbox.keep(connection, [update], NOW)
            await inbox.give_up(connection, "telegram", update.update_id)
            await outbox.add(connection, "telegram", "-1", whose.external, "{}", NOW)
            await links.note_wrong(connection, links.Identity("discord", whose.external), NOW)
            await fill_club(connection, whose.id, kept.id, whose.external, NOW)
    before = await counts(database)
    async with database.writing() as connection:
        assert await people.forget(connection, "telegram", "77")
        assert not await people.forget(connection, "telegram", "77")
    assert before == dict.fromkeys(before, 2)
    stays = {"club", "banned", "invitation", "bound_group", "session", "roster", "logged_ruling", "hand_over"}
    stays |= {"results_file", "results_change", "accepted_doubt", "solved_deal", "posting"}
    assert await counts(database) == {name: 2 if name in stays else 1 for name in before}, (
        "a club keeps what is its own"
    )
    async with database.reading() as connection:
        left = await people.read_person(connection, "telegram", "78")
        assert left is not None
        assert left.id == neighbour.id
        assert len(await come_backs.of_person(connection, neighbour.id)) == 1
    assert (await nina(database)).id not in {owner.id, neighbour.id}


async def test_forgetting_updates_without_a_person(database: Database) -> None:
    """Also the updates of somebody who never became a person are forgotten."""
    async with database.writing() as connection:
        await people.first_time(connection, "telegram", "77", 1, NOW)
    async with database.writing() as connection:
        assert await people.forget(connection, "telegram", "77")
        assert await people.first_time(connection, "telegram", "77", 1, NOW)


async def test_one_of_two_writers_wins(database: Database) -> None:
    """Of two tasks that saw the same revision exactly one writes; so of two that add the same case."""
    owner = await nina(database)
    kept = await case(database, owner)

    async def write(label: str) -> str:
        async with database.writing() as connection:
            read = await people.read_case(connection, owner.id, 1)
            assert read is not None
            await asyncio.sleep(0.01)
            await people.write_case(connection, replace(kept, revision=2, label=label), 1)
        return label

    told = await asyncio.gather(*(write(f"Table {number}") for number in range(5)), return_exceptions=True)
    (winner,) = (label for label in told if isinstance(label, str))
    assert sum(isinstance(lost, Overtaken) for lost in told) == 4
    async with database.reading() as connection:
        read = await people.read_case(connection, owner.id, 1)
    assert read == replace(kept, revision=2, label=winner)

    added = await asyncio.gather(*(case(database, owner, 2) for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(lost, Overtaken) for lost in added) == 4


async def counts(database: Database) -> dict[str, int]:
    """How many rows each table has."""
    from sqlalchemy import func, select

    from bot.storage.models import metadata

    async with database.reading() as connection:
        return {
            table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in metadata.sorted_tables
        }
