"""The results of a session as they are kept: nothing is overwritten, and everything that was changed can be undone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest_asyncio
from sqlalchemy import select

from bot.club import clubs, log, results, sessions
from bot.club.results import Author
from bot.storage import people, retention
from bot.storage.database import Database
from bot.storage.models import metadata, session
from bot.storage.people import SETTINGS, KeptCase, KeptPerson
from dialogues.clubs import Session
from dialogues.results import Draft, Results
from rules.model.contracts import parse_result
from rules.model.seats import Seat
from rules.results.journal import Awarded, Change, Corrected, LeftOut, NamesCorrected, place_of
from rules.results.sheet import Sheet, Who
from rules.scoring.boards import Artificial, Average
from tests.bot.storage.clubs import SHEET, fill_club

NOW = datetime(2026, 11, 24, 19, 30, tzinfo=UTC)
LATER = NOW + timedelta(hours=1)
FIRST = place_of(SHEET.entries[0])
NINE_TRICKS = Corrected(FIRST, parse_result("4S-1", Seat.N))


@pytest_asyncio.fixture
async def held(database: Database) -> AsyncIterator[Database]:
    """Session 1, of Nina, who is person 1, alone."""
    async with database.writing() as connection:
        nina = await people.add_person(connection, KeptPerson("telegram", "77", None, SETTINGS, NOW, NOW))
        await sessions.make(connection, Session(0, "2026-11-24"), nina.id, NOW)
        await people.add_case(connection, KeptCase(nina.id, 1, 1, "2017", "{}", "3", "[]", NOW, NOW))
    yield database


NINA = Author(1, "Nina")


async def keep(database: Database, draft: Draft, now: datetime = NOW) -> bool:
    """Keep a file as the results of session 1."""
    async with database.writing() as connection:
        return await results.keep(connection, 1, draft, NINA, now)


async def change(database: Database, *new: Change) -> None:
    """Change its results."""
    async with database.writing() as connection:
        for each in new:
            await results.change(connection, 1, each, NINA, NOW)


async def read(database: Database) -> Results:
    """Its results."""
    async with database.reading() as connection:
        found = await results.read(connection, 1)
    assert found is not None
    return found


def ranking(found: Results) -> list[tuple[str, str]]:
    """Who is where."""
    return [(row.written, row.who.number) for row in found.computed.rankings[0].rows]


async def rows(database: Database, *tables: str) -> dict[str, list[object]]:
    """Everything in these tables."""
    async with database.reading() as connection:
        return {
            table: [tuple(row) for row in await connection.execute(select(metadata.tables[table]))] for table in tables
        }


async def test_a_session_without_a_file_has_no_results(held: Database) -> None:
    async with held.reading() as connection:
        assert await results.read(connection, 1) is None
        assert await results.read(connection, 99) is None


async def test_what_was_entered_is_read_again(held: Database) -> None:
    """The sheet, names and all."""
    assert await keep(held, Draft(SHEET, "a", ""))
    found = await read(held)
    assert found.entered == SHEET
    assert found.sheet == SHEET
    assert found.computed.rankings[0].rows


async def test_the_same_file_again_changes_nothing(held: Database) -> None:
    assert await keep(held, Draft(SHEET, "a", ""))
    before = await rows(held, "results_file", "results_change", "session")
    assert not await keep(held, Draft(SHEET, "a", ""), LATER)
    assert await rows(held, "results_file", "results_change", "session") == before


async def test_a_newer_file_is_current_and_the_journal_goes_on(held: Database) -> None:
    """The one before is kept; what was changed finds its entry by the board and who met."""
    await keep(held, Draft(SHEET, "a", ""))
    await change(held, NINE_TRICKS)
    newer = replace(SHEET, entries=tuple(reversed(SHEET.entries)), title="Second version")
    assert await keep(held, Draft(newer, "b", ""), LATER)
    found = await read(held)
    assert found.entered.title == "Second version"
    assert found.imported == 2
    assert [entry.result for entry in found.sheet.entries if place_of(entry) == FIRST] == [NINE_TRICKS.result]


async def test_a_change_whose_entry_is_no_more_is_lost_and_said_so(held: Database) -> None:
    await keep(held, Draft(SHEET, "a", ""))
    await change(held, NINE_TRICKS)
    await keep(held, Draft(replace(SHEET, entries=SHEET.entries[1:]), "b", ""))
    found = await read(held)
    assert [made.change for made in found.applied.lost] == [NINE_TRICKS]


async def test_what_was_entered_is_never_overwritten(held: Database) -> None:
    await keep(held, Draft(SHEET, "a", ""))
    before = await rows(held, "results_file")
    await change(held, NINE_TRICKS, LeftOut(place_of(SHEET.entries[2])))
    assert await rows(held, "results_file") == before
    assert (await read(held)).entered == SHEET


async def test_undoing_every_change_gives_the_ranking_of_the_file(held: Database) -> None:
    """An undone change stays in the journal."""
    await keep(held, Draft(SHEET, "a", ""))
    before = ranking(await read(held))
    even = Awarded(place_of(SHEET.entries[1]), Artificial(Average.MINUS), Artificial(Average.PLUS))
    await change(held, NINE_TRICKS, even)
    changed = await read(held)
    assert ranking(changed) != before
    async with held.writing() as connection:
        for made in changed.journal:
            assert await results.undo(connection, 1, made.id, NINA, LATER)
            assert not await results.undo(connection, 1, made.id, NINA, LATER), "it is undone"
    found = await read(held)
    assert ranking(found) == before
    assert [(made.change, made.undone, made.by) for made in found.journal] == [
        (NINE_TRICKS, True, "Nina"),
        (even, True, "Nina"),
    ]


async def test_a_change_of_another_session_is_not_undone(held: Database) -> None:
    await keep(held, Draft(SHEET, "a", ""))
    await change(held, NINE_TRICKS)
    async with held.writing() as connection:
        assert not await results.undo(connection, 2, 1, NINA, LATER)
    assert not (await read(held)).journal[0].undone


async def test_what_is_corrected_before_it_is_kept_is_in_the_journal(held: Database) -> None:
    """And what was said to be so is asked no more, whatever file comes."""
    doubtful = replace(SHEET, entries=(replace(SHEET.entries[0], score=430), *SHEET.entries[1:]))
    draft = Draft(doubtful, "a", "")
    assert [doubt.id for doubt in draft.doubts] == ["score-disagrees"]
    assert not draft.clean
    mended = replace(draft, changes=(Corrected(FIRST, doubtful.entries[0].result),))
    assert mended.clean
    await keep(held, mended)
    found = await read(held)
    assert found.entered == doubtful
    assert found.doubts == ()


async def test_a_transaction_that_is_taken_back_leaves_nothing(held: Database) -> None:
    """Neither rows nor anything remembered."""
    await keep(held, Draft(SHEET, "a", ""))
    before = await rows(held, "results_file", "results_change", "session")
    for _ in range(2):
        try:
            async with held.writing() as connection:
                wrong = Draft(replace(SHEET, title="Wrong"), "b", "", (NINE_TRICKS,))
                await results.keep(connection, 1, wrong, NINA, NOW)
                taken_back = await results.read(connection, 1)
                assert taken_back is not None
                assert taken_back.entered.title == "Wrong"
                raise RuntimeError
        except RuntimeError:
            pass
        assert (await read(held)).entered == SHEET
        assert await rows(held, "results_file", "results_change", "session") == before
    await change(held, LeftOut(FIRST))
    assert [made.change for made in (await read(held)).journal] == [LeftOut(FIRST)]


async def test_what_was_settled_before_is_not_settled_twice(held: Database) -> None:
    """By the command line too, where the same file is read anew: one change is undone, and nothing of it is left."""
    mended = Draft(SHEET, "a", "", (NINE_TRICKS,))
    assert await keep(held, mended)
    assert not await keep(held, mended, LATER)
    assert await keep(held, replace(mended, digest="b"), LATER)
    assert len((await read(held)).journal) == 1
    assert await keep(held, replace(mended, digest="b", accepted=frozenset({"so"})), LATER)
    assert (await read(held)).accepted == {"so"}


async def test_a_draft_is_of_one_person_and_is_replaced_by_the_next(held: Database) -> None:
    async with held.writing() as connection:
        await results.put_draft(connection, 1, Draft(SHEET, "a", "new"), NOW)
        await results.put_draft(connection, 1, Draft(SHEET, "b", "1", (NINE_TRICKS,), frozenset({"x"})), NOW)
    async with held.reading() as connection:
        assert await results.draft(connection, 1) == Draft(SHEET, "b", "1", (NINE_TRICKS,), frozenset({"x"}))
        assert await results.draft(connection, 2) is None
    async with held.writing() as connection:
        await results.drop_draft(connection, 1)
        assert await results.draft(connection, 1) is None


async def test_a_draft_that_nobody_keeps_is_forgotten(held: Database) -> None:
    async with held.writing() as connection:
        await results.put_draft(connection, 1, Draft(SHEET, "a", "new"), NOW)
        await retention.purge(connection, NOW + timedelta(days=1))
        assert await results.draft(connection, 1) is not None
        await retention.purge(connection, NOW + retention.LOOKED_THROUGH + timedelta(hours=1))
        assert await results.draft(connection, 1) is None


async def test_a_session_forgets_names_and_keeps_results(held: Database) -> None:
    """Also where they were corrected; the places stay, by number."""
    await keep(held, Draft(SHEET, "a", ""))
    await change(held, NINE_TRICKS, NamesCorrected(Who("3"), ("Kostas", "Petros")))
    before = ranking(await read(held))
    async with held.writing() as connection:
        await retention.purge(connection, NOW + timedelta(days=500))
    found = await read(held)
    assert ranking(found) == before
    assert [each.names for each in found.sheet.participants] == [()] * 4
    assert [made.by for made in found.journal] == [""]
    kept = str(await rows(held, "results_file", "results_change"))
    assert not [name for name in ("Anna", "Άννα", "Kostas", "Nina") if name in kept]


async def test_who_is_forgotten_is_named_no_more(held: Database) -> None:
    """What they brought and changed stays the session's."""
    async with held.writing() as connection:
        club = await fill_club(connection, 1, 1, "77", NOW)
        await log.forget(connection, 1)
    kept = await rows(held, "results_file", "results_change")
    assert club == 1
    assert "Nina" not in str(kept)
    assert all(kept.values())


async def test_a_club_that_is_deleted_takes_its_results_along(held: Database) -> None:
    tables = ("results_file", "results_change", "accepted_doubt", "solved_deal")
    async with held.writing() as connection:
        club = await fill_club(connection, 1, 1, "77", NOW)
    assert all((await rows(held, *tables)).values())
    async with held.writing() as connection:
        await clubs.delete_club(connection, club)
    assert not any((await rows(held, *tables)).values())


async def test_boards_are_released_and_taken_back(held: Database) -> None:
    await keep(held, Draft(SHEET, "a", ""))
    assert not (await read(held)).released
    for when in (NOW, None):
        async with held.writing() as connection:
            await results.release(connection, 1, when)
        assert (await read(held)).released is (when is not None)
    async with held.reading() as connection:
        assert (await connection.execute(select(session.c.released_at))).scalar_one() is None


async def test_it_is_computed_once_for_everybody_who_looks(held: Database) -> None:
    await keep(held, Draft(SHEET, "a", ""))
    first = await read(held)
    assert await read(held) is first
    await change(held, NINE_TRICKS)
    assert await read(held) is not first


def test_a_sheet_without_doubts_is_clean() -> None:
    assert Draft(SHEET, "a", "").clean
    assert Draft(Sheet("pasted"), "a", "").clean
