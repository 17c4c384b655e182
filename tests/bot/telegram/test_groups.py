"""A group of Telegram is bound by who leads it and the club, and what becomes of it is told to them."""

from __future__ import annotations

import re

from sqlalchemy import select

from bot.club import groups
from bot.desk import Desk, grouping
from bot.storage.database import Database
from bot.storage.models import bound_group
from dialogues.clubs import Group as Bound
from tests.fakes.telegram import FakeTelegram, Group, Person


async def club(tom: Person) -> None:
    """Tom makes a club."""
    await tom.send("/club")
    await tom.click("New club")
    await tom.send("Athens")
    await tom.send("Tom")


async def link(tom: Person) -> str:
    """What the link says that brings the bot into a group."""
    await tom.send("/club")
    await tom.click("Athens")
    await tom.click("Groups")
    await tom.click("Add a Telegram group")
    return str(re.findall(r"https://t\.me/fifth_seat_bot\?startgroup=(bind-[A-Z0-9]{10})", tom.picture)[-1])


async def bound(database: Database) -> tuple[Bound, ...]:
    async with database.reading() as connection:
        return await groups.read(connection, 1)


async def brought(fake: FakeTelegram, tom: Person, title: str = "Friday pairs") -> Group:
    """A group into which Tom has brought the bot, by the link of his club."""
    await club(tom)
    code = await link(tom)
    group = fake.group(title, [tom])
    group.brings_bot(tom)
    await tom.send(f"/start@fifth_seat_bot {code}", to=group)
    return group


async def test_who_brings_the_bot_by_the_link_binds_the_group(
    fake: FakeTelegram, tom: Person, database: Database
) -> None:
    group = await brought(fake, tom)
    group.sees("The results of Athens are posted here.")
    await tom.waits("Athens posts in Friday pairs now.")
    assert [(each.title, each.lost) for each in await bound(database)] == [("Friday pairs", "")]


async def test_the_link_is_good_once(fake: FakeTelegram, tom: Person, database: Database) -> None:
    await club(tom)
    code = await link(tom)
    for title in ("One", "Two"):
        group = fake.group(title, [tom])
        group.brings_bot(tom)
        await tom.send(f"/start@fifth_seat_bot {code}", to=group)
    group.sees("That does not work here.")
    assert [each.title for each in await bound(database)] == ["One"]


async def test_nobody_else_binds_by_a_link_that_the_group_has_seen(
    fake: FakeTelegram, tom: Person, database: Database
) -> None:
    await club(tom)
    code = await link(tom)
    ann = fake.person("Ann", language_code="en")
    await ann.send("/start")
    group = fake.group("Friday pairs", [tom, ann])
    group.is_led_by(ann)
    await ann.send(f"/bind {code}", to=group)
    group.sees("That does not work here.")
    assert await bound(database) == ()
    group.is_led_by(tom)
    await tom.send(f"/bind {code}", to=group)
    assert len(await bound(database)) == 1


async def test_who_does_not_lead_the_group_does_not_bind_it(
    fake: FakeTelegram, tom: Person, database: Database
) -> None:
    await club(tom)
    code = await link(tom)
    group = fake.group("Friday pairs", [tom])
    await tom.send(f"/bind {code}", to=group)
    group.sees("That does not work here.")
    assert await bound(database) == ()


async def test_a_group_is_of_one_club(fake: FakeTelegram, tom: Person, database: Database) -> None:
    group = await brought(fake, tom)
    code = await link(tom)
    await tom.send(f"/bind {code}", to=group)
    group.sees("Results are posted here already.")
    assert len(await bound(database)) == 1


async def test_thrown_out_and_back_again_is_told(fake: FakeTelegram, tom: Person, database: Database) -> None:
    group = await brought(fake, tom)
    group.kicks_bot(tom)
    await tom.waits("Athens cannot post in Friday pairs any more.")
    assert [each.lost for each in await bound(database)] == ["kicked"]
    group.brings_bot(tom)
    await tom.waits("Athens can post in Friday pairs again.")
    assert [each.lost for each in await bound(database)] == [""]


async def test_a_supergroup_is_the_same_group(fake: FakeTelegram, tom: Person, bot: Desk, database: Database) -> None:
    group = await brought(fake, tom)
    moved = fake.upgrade(group, by=tom)
    await tom.waits("Friday pairs is a supergroup now. Athens goes on posting there.")
    assert [(each.title, each.lost) for each in await bound(database)] == [("Friday pairs", "")]
    moved.kicks_bot(tom)
    await tom.waits("Athens cannot post in Friday pairs any more.")


async def test_topics_of_a_forum_are_bound_each_by_itself(fake: FakeTelegram, tom: Person, database: Database) -> None:
    await club(tom)
    forum = fake.group("Bridge", [tom], kind="supergroup")
    forum.is_led_by(tom)
    for topic in (11, 12):
        code = await link(tom)
        await tom.send(f"/bind {code}", to=forum, topic=topic)
        forum.sees("The results of Athens are posted here.")
    code = await link(tom)
    await tom.send(f"/bind {code}", to=forum, topic=11)
    forum.sees("Results are posted here already.")
    async with database.reading() as connection:
        kept = (await connection.execute(select(bound_group.c.thread).order_by(bound_group.c.id))).scalars()
        assert list(kept) == ["11", "12"]
    forum.kicks_bot(tom)
    await tom.waits("Athens cannot post in Bridge any more.")
    assert [each.lost for each in await bound(database)] == ["kicked", "kicked"]


async def test_a_group_that_was_bound_under_its_new_number_already_stays_so(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database
) -> None:
    group = await brought(fake, tom)
    moved = fake.upgrade(group)
    moved.is_led_by(tom)
    await tom.send(f"/bind {await link(tom)}", to=moved)
    await grouping.moved(bot, "telegram", str(group.chat.id), str(moved.chat.id))
    assert [each.title for each in await bound(database)] == ["Friday pairs"]


async def test_a_group_can_be_taken_away_again(fake: FakeTelegram, tom: Person, database: Database) -> None:
    await brought(fake, tom)
    await tom.send("/club")
    await tom.click("Athens")
    await tom.click("Groups")
    await tom.click("Friday pairs (Telegram)")
    await tom.click("No more")
    assert await bound(database) == ()


async def test_the_log_is_handed_over_as_a_file(fake: FakeTelegram, tom: Person) -> None:
    await club(tom)
    await tom.send("/club")
    await tom.click("Athens")
    await tom.click("Sessions")
    await tom.click("New session, today")
    await tom.send("/ruling T5 12")
    await tom.send("revoke")
    await tom.click("Each side, same trick")
    await tom.click("Raised too late")
    await tom.send("/log")
    await tom.click("Export CSV")
    sent = next(call for call in fake.calls if call.method.lower() == "senddocument")
    assert sent.ok
    await tom.click("Summary of the evening")
    await tom.click("PDF")
    await tom.waits(lambda tom: any(m.document and m.document.content[:5] == b"%PDF-" for m in tom.messages))
