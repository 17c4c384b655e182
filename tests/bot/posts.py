"""Results of a session, for tests of what becomes of them in groups."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import select, update

from bot.club import postings, results
from bot.club.postings import Kept
from bot.desk import Desk
from bot.storage.database import Database
from bot.storage.models import posting
from dialogues.clubs import Stand
from dialogues.results import Draft
from rules.model.contracts import parse_result
from rules.model.seats import Seat
from rules.results.journal import Corrected, place_of
from rules.results.sheet import Entry, Participant, Sheet, Who
from tests.bot.waiting import comes, nothing_waits

NAMES = {"1": ("Anna Nikou", "Eleni Pappa"), "2": ("Petros", "Kostas"), "3": ("Ayşe", "Mehmet"), "4": ("דנה", "יוסי")}

# Four pairs of one ranking; on the first board 4♠ made against 4♠ down.
SHEET = Sheet(
    "pasted",
    title="Friday pairs",
    held_on="2026-11-27",
    participants=tuple(Participant(Who(number), names) for number, names in NAMES.items()),
    entries=(
        Entry(1, 1, (Who("1"),), (Who("2"),), parse_result("4S=", Seat.N)),
        Entry(2, 1, (Who("3"),), (Who("4"),), parse_result("4S-1", Seat.N)),
        Entry(3, 2, (Who("1"),), (Who("2"),), parse_result("PASS")),
        Entry(4, 2, (Who("3"),), (Who("4"),), parse_result("3NT+1", Seat.E)),
    ),
)

BY = results.Author(None, "Nina")


async def enter(database: Database, session: int = 1, sheet: Sheet = SHEET) -> None:
    """A session has results."""
    async with database.writing() as connection:
        await results.keep(connection, session, Draft(sheet, "one", ""), BY, datetime.now(UTC))


async def correct(database: Database, result: str, session: int = 1, entry: int = 1) -> None:
    """A result was another one."""
    async with database.writing() as connection:
        change = Corrected(place_of(SHEET.entries[entry]), parse_result(result, Seat.N))
        await results.change(connection, session, change, BY, datetime.now(UTC))


async def renewed(desk: Desk) -> None:
    """What has changed is edited now, and nothing is on its way any more."""
    async with desk.database.writing() as connection:
        long_ago = datetime.now(UTC) - timedelta(minutes=1)
        await connection.execute(update(posting).where(posting.c.changed_at.is_not(None)).values(changed_at=long_ago))
    await desk.renew_posts()
    await over(desk.database)


async def over(database: Database) -> None:
    """Wait until nothing is queued or on its way."""

    async def so() -> bool:
        return await nothing_waits(database)

    await comes(so)


async def kept(database: Database, session: int = 1) -> tuple[Kept, ...]:
    """The postings of a session."""
    async with database.reading() as connection:
        return await postings.of_session(connection, session)


async def stand(database: Database, session: int = 1) -> list[Stand]:
    """How far they are."""
    return [each.state for each in await kept(database, session)]


async def bind(database: Database, channel: str, *chats: int, club: int = 1) -> None:
    """A club posts in these chats too."""
    from bot.club import groups

    async with database.writing() as connection:
        for number, chat in enumerate(chats, 1):
            await groups.bind(connection, club, groups.Chat(channel, str(chat)), f"Group {number}", datetime.now(UTC))


async def sessions_of(database: Database) -> list[int]:
    """All sessions."""
    from bot.storage.models import session

    async with database.reading() as connection:
        return list((await connection.execute(select(session.c.id).order_by(session.c.id))).scalars())
