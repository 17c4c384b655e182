"""A channel of Discord is bound by who manages the server and leads the club; what becomes of it is told to them."""

from __future__ import annotations

from bot.club import groups
from bot.desk import Desk
from bot.storage.database import Database
from dialogues.clubs import Group as Bound
from tests.bot.discord.conftest import at_work, director
from tests.fakes.discord.people import FakeDiscord, Person, Room


async def club(tom: Person, name: str = "Athens") -> None:
    """Tom makes a club."""
    await tom.slash("club")
    await tom.click("New club")
    await tom.says(name)
    await tom.says("Tom")


async def bound(database: Database, of: int = 1) -> tuple[Bound, ...]:
    async with database.reading() as connection:
        return await groups.read(connection, of)


async def bind(tom: Person, where: Room, name: str | None = None) -> str:
    """Tom writes /bind; what he is told, which nobody else sees."""
    said = await (tom.slash("bind", where=where, club=name) if name else tom.slash("bind", where=where))
    assert where.messages == []
    return said or tom.at(where).messages[-1].text


async def test_who_manages_the_server_and_leads_the_club_binds_a_channel(
    fake: FakeDiscord, tom: Person, database: Database
) -> None:
    server = fake.guild("Club", members=[tom, fake.person("Ann")])
    await club(tom)
    assert "The results of Athens are posted here." in await bind(tom, server)
    assert [each.channel for each in await bound(database)] == ["discord"]
    assert "Results are posted here already." in await bind(tom, server)


async def test_who_only_leads_the_club_or_only_manages_the_server_does_not(
    fake: FakeDiscord, tom: Person, database: Database
) -> None:
    """Both are told the same, and it is what somebody without a club is told."""
    ann = fake.person("Ann")
    await ann.slash("start")
    server = fake.guild("Club", members=[tom, ann])
    server.is_not_managed_by(tom)
    await club(tom)
    assert await bind(tom, server) == await bind(ann, server) == await bind(ann, server, "Athens")
    assert await bound(database) == ()


async def test_who_leads_several_clubs_says_which(fake: FakeDiscord, tom: Person, database: Database) -> None:
    server = fake.guild("Club", members=[tom], channels=["friday", "monday"])
    await club(tom)
    await club(tom, "Piraeus")
    assert "You lead several clubs. Add the name of one: Athens, Piraeus" in await bind(tom, server.room("friday"))
    await bind(tom, server.room("friday"), "piraeus")
    await bind(tom, server.room("monday"), "Piraeus")
    assert [each.title for each in await bound(database, 2)] == ["friday", "monday"]
    assert await bound(database, 1) == ()


async def test_a_thread_is_bound_and_its_end_is_told(fake: FakeDiscord, tom: Person, database: Database) -> None:
    server = fake.guild("Club", members=[tom])
    await club(tom)
    thread = fake.thread(server, "Friday pairs")
    await bind(tom, thread)
    fake.delete(thread)
    await tom.goes_to(None).waits("Athens cannot post in Friday pairs any more.")
    assert [(each.title, each.lost) for each in await bound(database)] == [("Friday pairs", "deleted")]


async def test_a_channel_that_is_deleted_is_told(fake: FakeDiscord, tom: Person, database: Database) -> None:
    server = fake.guild("Club", members=[tom], channels=["friday", "monday"])
    await club(tom)
    for name in ("friday", "monday"):
        await bind(tom, server.room(name))
    fake.delete(server.room("monday"))
    await tom.goes_to(None).waits("Athens cannot post in monday any more.")
    assert [each.lost for each in await bound(database)] == ["", "deleted"]


async def test_thrown_out_and_back_again_is_told(fake: FakeDiscord, tom: Person, database: Database) -> None:
    server = fake.guild("Club", members=[tom], channels=["friday"])
    await club(tom)
    await bind(tom, server)
    fake.throws_out(server)
    await tom.goes_to(None).waits("Athens cannot post in friday any more.")
    fake.brings_back(server)
    await tom.waits("Athens can post in friday again.")
    assert [each.lost for each in await bound(database)] == [""]


async def test_thrown_out_while_it_did_not_run_is_noticed(fake: FakeDiscord, database: Database) -> None:
    async with at_work(fake, Desk(database)):
        tom = await director(fake, "Tom", "en-US")
        server = fake.guild("Club", members=[tom], channels=["friday"])
        await club(tom)
        await bind(tom, server)
    fake.throws_out(server)
    async with at_work(fake, Desk(database)):
        await tom.goes_to(None).waits("Athens cannot post in friday any more.")
    assert [each.lost for each in await bound(database)] == ["gone"]
