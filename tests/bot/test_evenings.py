"""How an evening ends: what is still open before its results, and that it is over by itself the day after."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from bot.club import clubs, evenings
from bot.desk import Desk
from bot.storage.database import Database
from bot.storage.models import kept_case, logged_ruling, session
from dialogues.clubs import Movement, Session
from dialogues.come_backs import moved_to
from tests.bot.test_desk import Talk
from tests.fakes.clock import Clock

RULED = ("N: 1S P 1H", "no", "2", "P", "no")


class Evening(Talk):
    """A director of a club at work, by a clock that the test sets."""

    def __init__(self, database: Database, now: datetime):
        self.clock = Clock()
        self.clock.now = now.timestamp()
        super().__init__(Desk(database, now=self.clock.moment))

    async def begins(self, zone: str = "Europe/Athens") -> None:
        """A club, and a session of today."""
        await self.say("/start", "1", "/club", "New club", "Athens", "Tom")
        await self.say("/club", "Athens", "Settings", "/club")
        await self.set_zone(zone)
        await self.say("/club", "Athens", "Sessions", "New session, today")

    async def set_zone(self, zone: str) -> None:
        """The clock of the club."""
        async with self.desk.database.writing() as connection:
            found = await clubs.read(connection, 1, 1)
            assert found is not None
            changed = clubs.changed(found[0], "zone", zone)
            assert changed is not None
            await clubs.write(connection, found[0], changed)

    async def is_closed(self) -> bool:
        """Whether the session is over."""
        async with self.desk.database.reading() as connection:
            closed: datetime | None = (await connection.execute(select(session.c.closed_at))).scalar_one()
        return closed is not None

    async def open_cases(self) -> int:
        """How many cases are open."""
        async with self.desk.database.reading() as connection:
            return len((await connection.execute(select(kept_case.c.id).where(kept_case.c.open))).all())


ATHENS = "Europe/Athens"


@pytest.mark.parametrize(
    ("held", "noon"),
    [
        ("2026-03-28", datetime(2026, 3, 29, 9, tzinfo=UTC)),
        ("2026-10-24", datetime(2026, 10, 25, 10, tzinfo=UTC)),
        ("2026-06-01", datetime(2026, 6, 2, 9, tzinfo=UTC)),
    ],
    ids=["clocks go forward in the night", "clocks go back in the night", "summer"],
)
def test_an_evening_is_over_at_noon_of_the_day_after_by_the_clock_of_its_club(held: str, noon: datetime) -> None:
    assert evenings.over_at(held, ATHENS) == noon


def test_a_session_whose_date_is_none_is_not_over_by_itself() -> None:
    assert evenings.over_at("2026-02-31", ATHENS) is None
    assert evenings.over_at("9999-12-31", ATHENS) is None


async def test_a_session_over_midnight_goes_on(database: Database) -> None:
    """It is of the day on which it began, and over at noon: then what is left is due."""
    tom = Evening(database, datetime(2026, 3, 28, 21, 50, tzinfo=UTC))
    await tom.begins()
    await tom.say("/ruling T5 12 3-8", *RULED)
    tom.clock.moves(minutes=120)  # past midnight, and past the hour that is not there
    await tom.desk.end_evenings()
    assert not await tom.is_closed()
    shown = await tom.say("/session")
    assert shown.screen is not None
    assert "2026-03-28" in shown.screen.title
    tom.clock.now = datetime(2026, 3, 29, 8, 59, tzinfo=UTC).timestamp()
    await tom.desk.end_evenings()
    assert not await tom.is_closed()
    tom.clock.moves(minutes=1)
    await tom.desk.end_evenings()
    assert await tom.is_closed()


async def test_what_is_put_off_comes_after_so_many_minutes_when_the_clocks_change(database: Database) -> None:
    tom = Evening(database, datetime(2026, 10, 25, 0, 55, tzinfo=UTC))  # five to four in Athens, for the first time
    await tom.begins()
    await tom.say("/ruling T5 12 3-8", *RULED)
    tom.desk.outboxes["test"] = lambda post: None
    tom.clock.moves(minutes=2)
    assert await tom.desk.ask_due() == 0
    tom.clock.moves(minutes=2)
    assert await tom.desk.ask_due() == 1


async def test_before_the_results_what_is_still_open_is_listed(database: Database) -> None:
    tom = Evening(database, datetime(2026, 3, 1, 20, tzinfo=UTC))
    await tom.begins()
    await tom.say("/ruling T5 12 3-8", *RULED)
    shown = await tom.say("/session", "Session over")
    assert shown.screen is not None
    assert "– T5 12 3-8 · Insufficient bid · Could they have known? · Tom" in shown.screen.body
    assert not await tom.is_closed()
    await tom.say("Session over all the same")
    assert await tom.is_closed()


async def test_a_session_of_which_nothing_is_open_is_over_with_one_tap(database: Database) -> None:
    tom = Evening(database, datetime(2026, 3, 1, 20, tzinfo=UTC))
    await tom.begins()
    await tom.say("/session", "Session over")
    assert await tom.is_closed()


async def test_a_case_with_nothing_to_come_back_for_is_closed_and_stays_in_the_log(database: Database) -> None:
    tom = Evening(database, datetime(2026, 3, 1, 20, tzinfo=UTC))
    await tom.begins()
    await tom.say("/ruling T5 12 3-8", *RULED)
    for _ in range(3):
        await tom.say("/over", "Done")
    assert await tom.open_cases() == 0
    async with database.reading() as connection:
        assert (await connection.execute(select(logged_ruling.c.label))).scalars().all() == ["T5 12 3-8"]


async def test_a_directors_own_case_with_nothing_due_is_over_the_next_day(database: Database) -> None:
    """What waits for the results alone has no time: nobody is asked at night."""
    tom = Evening(database, datetime(2026, 3, 1, 20, tzinfo=UTC))
    await tom.say("/start", "1", "/ruling T5 12", *RULED)
    await tom.say("/over", "Later", "Before the results")
    await tom.say("/over", "Later", "Before the results", "/over", "Later", "Before the results")
    tom.clock.moves(minutes=60 * 23)
    await tom.desk.end_evenings()
    assert await tom.open_cases() == 1
    tom.clock.moves(minutes=61)
    await tom.desk.end_evenings()
    assert await tom.open_cases() == 0


async def test_what_is_due_keeps_a_case_open(database: Database) -> None:
    tom = Evening(database, datetime(2026, 3, 1, 20, tzinfo=UTC))
    await tom.say("/start", "1", "/ruling T5 12", *RULED)
    tom.clock.moves(minutes=60 * 48)
    await tom.desk.end_evenings()
    assert await tom.open_cases() == 1


def test_in_a_mitchell_the_east_west_pair_has_moved_up() -> None:
    """With an even number of tables they skip one half-way; of another movement nobody knows."""
    seven = Session(1, "2026-03-01", tables=7, movement=Movement.MITCHELL, rounds_over=3)
    assert moved_to(seven, "5", then=1) == "7"
    assert moved_to(seven, "6", then=1) == "1"
    eight = Session(1, "2026-03-01", tables=8, movement=Movement.MITCHELL, rounds_over=4)
    assert moved_to(eight, "2", then=3) == "4"
    assert moved_to(Session(1, "2026-03-01", tables=7, rounds_over=3), "5", then=1) == ""
