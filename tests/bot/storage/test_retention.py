"""What is over goes, whichever way the clock is moved; of what somebody had forgotten nothing is left in the files."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

from bot.channels.outlet import present
from bot.club import clubs, log, sessions
from bot.club.exports import Document
from bot.desk import CODE_VALID, Desk, Sender, Shown
from bot.storage import come_backs, inbox, links, outbox, people, retention
from bot.storage.database import Database
from bot.storage.models import logged_ruling, metadata
from bot.storage.people import SETTINGS, KeptCase, KeptPerson
from dialogues.clubs import Session
from dialogues.posts import Posted
from dialogues.screens import Screen
from locales import LANGUAGES, locale
from tests.bot.storage.clubs import fill_club
from tests.bot.storage.wanted import DAMAGE
from tests.campaign import size

NOW = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)
NINA = KeptPerson("telegram", "77", None, SETTINGS, NOW, NOW)
TWO_MONTHS = timedelta(days=60)

PRIVACY = (Path(__file__).parents[3] / "docs" / "privacy.md").read_text("utf-8")


async def keep(database: Database, when: datetime) -> KeptPerson:
    """Somebody of whom everything is kept that has a lifetime, all at one moment."""
    async with database.writing() as connection:
        owner = await people.add_person(connection, replace(NINA, current=1))
        for number, page in ((1, ""), (2, "closed"), (3, "")):
            new = KeptCase(owner.id, number, 1, "2017", "{}", "3", "[]", when, when, page=page, open=number == 1)
            kept = await people.add_case(connection, new)
            await people.issue(connection, kept.id, 0, "he", "חוק 27", when)
            await come_backs.keep(connection, kept.id, [DAMAGE], 0, NOW)
        await people.first_time(connection, "telegram", "77", 1, when)
        await people.make_code(connection, owner.id, "ABCDEFGH", when + CODE_VALID)
        await links.note_wrong(connection, links.Identity("telegram", "77"), when)
        updates = [inbox.Kept("telegram", number, "77", "77", "{}") for number in (2, 3)]
        await inbox.keep(connection, updates, when)
        await inbox.give_up(connection, "telegram", 3)
        for state in outbox.State:
            post = await outbox.add(connection, "telegram", "-1", "77", "{}", when)
            await outbox.set_state(connection, post, state, when)
    return owner


async def rows(database: Database) -> dict[str, int]:
    """How many rows each table has that has any."""
    async with database.reading() as connection:
        found = {t.name: len((await connection.execute(select(t))).all()) for t in metadata.sorted_tables}
    return {name: count for name, count in found.items() if count}


async def purged(database: Database, now: datetime) -> dict[str, int]:
    """What is left after a look at a time."""
    async with database.writing() as connection:
        await retention.purge(connection, now)
    return await rows(database)


EVERYTHING = {
    "person": 1,
    "kept_case": 3,
    "issued_ruling": 3,
    "open_check": 3,
    "seen_update": 1,
    "link_code": 1,
    "wrong_code": 1,
    "inbox": 2,
    "outbox": 5,
}
# Whatever still waits to be dealt with or sent.
ON_THE_WAY = {"inbox": 1, "outbox": 2}
SETTINGS_LEFT = {"person": 1, **ON_THE_WAY}
CASES = ON_THE_WAY | {name: EVERYTHING[name] for name in ("person", "kept_case", "issued_ruling", "open_check")}


async def test_two_months_later(database: Database) -> None:
    """Of somebody who has not come back their settings are left, and no case, ruling, check, code or update."""
    await keep(database, NOW)
    assert await purged(database, NOW) == EVERYTHING
    assert await purged(database, NOW + TWO_MONTHS) == SETTINGS_LEFT
    desk = Desk(database, now=lambda: NOW + TWO_MONTHS)
    shown = await desk.say(Sender("telegram", "77"), "/open")
    assert shown is not None
    assert shown.screen is not None
    assert shown.screen.question == "No case is open."


@pytest.mark.parametrize("days", [0, 1, 2, 44])
async def test_each_has_its_time(database: Database, days: int) -> None:
    """A code goes within the day, an update after two days, a case only after forty-five."""
    await keep(database, NOW)
    left = await purged(database, NOW + timedelta(days=days, minutes=days and 1))
    short = {"link_code", "wrong_code"} if days else set()
    if days >= 2:
        short.add("seen_update")
    assert left == {n: c for n, c in EVERYTHING.items() if n not in short} | (ON_THE_WAY if days >= 2 else {})
    assert await purged(database, NOW + retention.UNTOUCHED + timedelta(minutes=1)) == SETTINGS_LEFT


async def test_a_case_that_is_touched_stays(database: Database) -> None:
    """The time of a case begins anew with every input to it."""
    owner = await keep(database, NOW)
    async with database.writing() as connection:
        case = await people.read_case(connection, owner.id, 3)
        assert case is not None
        later = replace(case, revision=2, touched_at=NOW + timedelta(days=40))
        await people.write_case(connection, later, 1)
    left = await purged(database, NOW + TWO_MONTHS)
    assert left == SETTINGS_LEFT | {"kept_case": 1, "issued_ruling": 1, "open_check": 1}


async def test_two_months_earlier(database: Database) -> None:
    """A clock that is put back deletes no case, holds up nobody, and lets nothing live longer than it should."""
    await keep(database, NOW)
    earlier = NOW - TWO_MONTHS
    async with database.writing() as connection:
        assert await links.read_code(connection, "ABCDEFGH", NOW, CODE_VALID) is not None
        assert await links.read_code(connection, "ABCDEFGH", earlier, CODE_VALID) is None, (
            "it would hold for two months"
        )
    assert await purged(database, earlier) == CASES
    assert await purged(database, earlier + timedelta(days=44)) == CASES
    assert await purged(database, earlier + retention.UNTOUCHED + timedelta(minutes=1)) == SETTINGS_LEFT


async def test_there_and_back(database: Database) -> None:
    """A clock that was wrong for a moment, by an hour or by a day, costs nobody anything."""
    await keep(database, NOW)
    kept = {name: count for name, count in CASES.items() if name not in ON_THE_WAY}
    for wrong in (timedelta(hours=12), -timedelta(hours=12)):
        assert (await purged(database, NOW + wrong)).items() >= kept.items()
    assert (await purged(database, NOW)).items() >= kept.items()


MONTHS_13, MONTHS_25 = timedelta(days=397), timedelta(days=762)


async def evening(database: Database, months: int = 13) -> None:
    """An evening of a club that keeps names for so many months."""
    owner = await keep(database, NOW)
    async with database.writing() as connection:
        of = await fill_club(connection, owner.id, 1, "77", NOW)
        led = await clubs.read(connection, of, owner.id)
        assert led is not None
        await clubs.write(connection, led[0], replace(led[0], retention=months))


async def names_of(database: Database) -> set[str]:
    """Everybody whom the session names, in its roster, its log, its hand-overs and its directors."""
    async with database.reading() as connection:
        named = {each.name for each in await sessions.entrants(connection, 1)}
        named |= {each.name for each in await sessions.directors(connection, Session(1, "", 1), 0)}
        entries, handed = await log.entries(connection, 1), await log.handed_over(connection, 1)
    assert [each.shown for each in entries] == ["חוק 61"], "the log stays"
    named |= {each.ruler for each in entries} | {each.giver for each in handed} | {each.taker for each in handed}
    return named - {""}


@pytest.mark.parametrize(("months", "after"), [(13, MONTHS_13), (25, MONTHS_25)])
async def test_a_session_keeps_names_for_as_long_as_its_club_says(
    database: Database, months: int, after: timedelta
) -> None:
    await evening(database, months)
    await purged(database, NOW + after - timedelta(days=3))
    assert await names_of(database) == {"Anna", "Nina", "נינה"}
    await purged(database, NOW + after)
    assert await names_of(database) == set()


async def test_a_session_of_a_time_still_to_come_begins_its_time_anew(database: Database) -> None:
    """The clock was put back: names do not stay longer than by the clock that runs."""
    await evening(database)
    earlier = NOW - timedelta(days=3650)
    left = await purged(database, earlier)
    assert "invitation" not in left
    assert await names_of(database) == {"Anna", "Nina", "נינה"}
    await purged(database, earlier + MONTHS_13)
    assert await names_of(database) == set()


async def test_it_is_looked_again_and_again(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at the start alone; what the database does not do now is done the next time; a stop is not waited for."""
    monkeypatch.setattr(retention, "EVERY", 0.02)
    await keep(database, NOW)
    clock = NOW
    stopped = asyncio.Event()
    tidying = asyncio.create_task(retention.kept_tidy(database, stopped, lambda: clock))
    await asyncio.sleep(0.2)
    assert await rows(database) == EVERYTHING
    clock = NOW + TWO_MONTHS
    async with asyncio.timeout(10):
        while await rows(database) != SETTINGS_LEFT:
            await asyncio.sleep(0.02)
    stopped.set()
    async with asyncio.timeout(1):
        await tidying


# How long a case is kept that nobody touches, and what nobody can read.
IN_WORDS = {
    "en": ("forty-five days", "two days"),
    "el": ("σαράντα πέντε ημέρες", "δύο ημέρες"),
    "tr": ("kırk beş gün", "iki gün"),
    "he": ("ארבעים וחמישה ימים", "יומיים"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_told_so(language: str) -> None:
    """/privacy tells in every language how long a case is kept, and what has come and nobody can read."""
    assert (timedelta(days=45), timedelta(days=2)) == (retention.UNTOUCHED, retention.REMEMBERED)
    told = locale(language).text("privacy-body", {"forget": "/forget"})
    assert all(words in told for words in IN_WORDS[language])


async def test_records_of_conduct_have_a_time_of_their_own(database: Database) -> None:
    """A club forgets who ruled after thirteen months; a record of conduct is kept whole for twenty-four."""
    owner = await keep(database, NOW)
    async with database.writing() as connection:
        for case_id, irregularity in ((1, "revoke"), (2, "conduct")):
            await fill_club(connection, owner.id, case_id, str(case_id), NOW)
            of = update(logged_ruling).where(logged_ruling.c.case_id == case_id)
            await connection.execute(of.values(irregularity=irregularity))

    async def names(months: float) -> dict[str, str]:
        await purged(database, NOW + months * retention.MONTH)
        async with database.reading() as connection:
            found = await connection.execute(select(logged_ruling.c.irregularity, logged_ruling.c.ruler))
            return {row.irregularity: row.ruler for row in found}

    assert await names(12) == {"revoke": "Nina", "conduct": "Nina"}
    assert await names(14) == {"revoke": "", "conduct": "Nina"}
    assert await names(25) == {"revoke": ""}


def test_the_document_says_so() -> None:
    """How long things are kept stands in docs/privacy.md."""
    assert f"{retention.UNTOUCHED.days} days" in PRIVACY
    assert timedelta(days=2) == retention.REMEMBERED
    assert "two days" in PRIVACY
    assert (timedelta(minutes=10), timedelta(hours=1)) == (CODE_VALID, links.WRONG_WITHIN)
    assert "ten minutes" in PRIVACY
    assert "an hour" in PRIVACY
    assert f"{retention.RECORDS_MONTHS} months" in PRIVACY
    tables = {name for row in re.findall(r"^\| (.*?) \|", PRIVACY, re.MULTILINE) for name in re.findall("`(.*?)`", row)}
    assert tables == set(metadata.tables), "every table stands in it"


# Nothing is left


class Reader:
    """Where somebody reads who is shown everything."""

    async def send(self, screen: Screen, shown: Shown) -> str:
        """Everything arrives."""
        return f"telegram/{random.getrandbits(30)}"

    async def edit(self, message: str, screen: Screen, shown: Shown) -> bool:
        """Everything arrives."""
        return True

    async def hand(self, document: Document) -> None:
        """Files are for the platforms' own tests."""

    async def preview(self, posted: Posted, picture: bytes | None) -> None:
        """What groups would see is for the platforms' own tests."""

    async def strip(self, message: str) -> None:
        """Everything arrives."""


def files(database: Database) -> Iterator[tuple[str, bytes]]:
    """The files of an SQLite database, without the one that holds no rows."""
    assert database.file is not None
    for file in database.file.parent.glob(f"{database.file.name}*"):
        if not file.name.endswith("-shm"):
            yield file.name, file.read_bytes()


@pytest.mark.long
async def test_nothing_is_left_of_who_is_forgotten(database: Database) -> None:
    """Neither rows nor, on SQLite, a byte in the file or beside it; all of the others is left."""
    desk = Desk(database)
    crowd = [Sender("telegram", f"ID{number:04}Z") for number in range(size(6, 40))]
    chance = random.Random(18)
    for _ in range(size(1, 3)):
        for sender in chance.sample(crowd, len(crowd)):
            label = f"T{sender.external}"
            for line in ("/start", "1", f"/ruling {label}", "N: 1S P 1H", "no", "2", "pass", "no"):
                shown = await desk.say(sender, line)
                assert shown is not None
                await present(desk, shown, Reader())
    gone = chance.sample(crowd, 3)
    for sender in gone:
        for line in ("/forget", "1"):
            shown = await desk.say(sender, line)
            assert shown is not None
            await present(desk, shown, Reader())
    if database.file is None:
        async with database.reading() as connection:
            kept = str([(await connection.execute(select(t))).all() for t in metadata.sorted_tables])
    else:
        database._erase_from = 0.0  # as when it is done with the others, after a while
        assert await database.erase()
        kept = ""
        for name, content in files(database):
            assert not name.endswith("-wal") or not content
            kept += content.decode("latin-1")
    assert [sender.external for sender in crowd if sender.external in kept] == [
        s.external for s in crowd if s not in gone
    ]


async def test_one_who_is_forgotten_is_gone_at_once(file: Database) -> None:
    """When somebody reads that everything is deleted, it is."""
    desk = Desk(file)
    sender = Sender("telegram", "ID4711Z")
    for line in ("/start", "1", "/ruling TID4711Z", "N: 1S P 1H", "no", "/forget", "1"):
        assert line == "/start" or any(b"ID4711Z" in content for _, content in files(file))
        shown = await desk.say(sender, line)
        assert shown is not None
        await present(desk, shown, Reader())
    assert not any(b"ID4711Z" in content for _, content in files(file))
    assert file.unerased, "the tap itself leaves the inbox later, and then the files"


async def test_forgetting_again_and_again_holds_up_nobody(file: Database) -> None:
    """However often somebody asks for it, the file is not written anew each time; what is left is done later."""
    assert await file.erase()
    assert not await file.erase()
    assert file.unerased
    file._erase_from = 0.0
    assert await file.erase()
    assert not file.unerased


async def test_a_reader_is_not_disturbed(database: Database) -> None:
    """Whoever reads while it is written anew reads on; what they are in the way of is done later."""
    async with database.writing() as connection:
        await people.add_person(connection, NINA)
    async with database.snapshot() as connection:
        assert await people.read_person(connection, "telegram", "77") is not None
        async with database.writing() as writing:
            await people.forget(writing, "telegram", "77")
        done = await database.erase()
        assert await people.read_person(connection, "telegram", "77") is not None
    assert done == (database.file is None)
    database._erase_from = 0.0
    assert await database.erase()
