"""Nobody waits for somebody else, and no input is lost: inbox, queues and limits, by polling and by webhook."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.channels.telegram.app import Bot, application, running
from bot.channels.telegram.handlers import CHANNEL, MOST_REPLIES
from bot.channels.telegram.order import LIMITS, UNLIMITED, Limits
from bot.channels.waiting import MOST
from bot.desk import Desk
from bot.storage import inbox, outbox
from bot.storage.database import Database
from bot.storage.models import inbox as inbox_table
from bot.storage.models import outbox as outbox_table
from bot.storage.outbox import State
from locales import locale
from tests.bot.telegram.test_kill import Process
from tests.bot.test_serve import free_port
from tests.bot.waiting import comes
from tests.campaign import sampled
from tests.fakes.telegram import FakeTelegram, Person

SAY = locale("en").text

# How long somebody may wait beside a flood, in seconds, on a machine that has other things to do.
SOON = 5.0

# Takes the name of a figure, and the figure.
Recorded = Callable[[str, object], None]

Start = Callable[[Limits], AbstractAsyncContextManager[Bot]]


@pytest.fixture
def at_work(fake: FakeTelegram, database: Database) -> Start:
    """The bot at work, with these limits."""

    @asynccontextmanager
    async def start(limits: Limits = UNLIMITED) -> AsyncIterator[Bot]:
        made = application(fake.token, Desk(database), fake.base_url.removesuffix("/bot"), limits)
        async with running(made):
            yield made

    return start


async def director(fake: FakeTelegram, name: str) -> Person:
    """Somebody who directs, and is asked about a case."""
    person = fake.person(name)
    await person.send("/start")
    await person.click("A director")
    await person.send("N: 1S P 1H")
    return person


async def soon(person: Person, words: str) -> float:
    """Press a button; the screen that comes of it must be there soon. Returns the seconds that it took."""
    message = person.live
    assert message is not None
    versions, messages = len(message.versions), len(person.bot_messages)
    data = next(b["callback_data"] for row in message.keyboard for b in row if words in b["text"])
    began = time.monotonic()
    person.taps_without_waiting(data)
    assert await person.fake.until(
        lambda: len(message.versions) > versions or len(person.bot_messages) > messages, SOON
    ), person.picture
    return time.monotonic() - began


async def left(database: Database) -> tuple[int, int]:
    """How many updates wait in the inbox, and how many nobody could read."""
    async with database.reading() as connection:
        rows = (await connection.execute(select(inbox_table.c.given_up))).scalars().all()
    return rows.count(False), rows.count(True)


async def comes_down_to(database: Database, waiting: int, given_up: int = 0) -> None:
    """At most so many updates wait, soon: what has been dealt with is taken out afterwards, many together."""

    async def down() -> bool:
        now = await left(database)
        return now[0] <= waiting and now[1] == given_up

    await comes(down)


# 1. Nobody waits for somebody else


async def test_a_flood_of_one_person(
    fake: FakeTelegram, at_work: Start, database: Database, record_property: Recorded
) -> None:
    """Six hundred messages of one: another is answered at once; what is too much is not kept, and that is said once."""
    async with at_work(LIMITS) as bot:
        tom = await director(fake, "Tom")
        mallory = fake.person("Mallory")
        with fake.hold():
            for number in range(600):
                mallory.sends_without_waiting("/ruling" if number % 2 else "N: 1S P 1H")
        record_property("seconds", await soon(tom, "No"))
        tom.sees("What does West choose?")
        assert len(bot.receiver) >= 1
        await comes_down_to(database, MOST + 1)
        began = time.monotonic()
    assert time.monotonic() - began < 10
    said = [message.text for message in mallory.bot_messages]
    assert said.count(SAY("too-many")) == 1
    assert len(said) <= MOST + 1


async def test_many_commands_in_a_group(
    fake: FakeTelegram, at_work: Start, database: Database, record_property: Recorded
) -> None:
    """A group gets twenty answers a minute; nobody else waits for these, nor does a stop, and none comes twice."""
    async with at_work(LIMITS):
        tom, ann = await director(fake, "Tom"), await director(fake, "Ann")
        club = fake.group("Club", [tom])
        with fake.hold():
            for _ in range(70):
                tom.sends_without_waiting("/ruling", to=club)
        assert await fake.until(lambda: len(club.bot_messages) >= 15, 30)
        record_property("seconds", await soon(ann, "No"))
        began = time.monotonic()
    assert time.monotonic() - began < 10
    sent = len(club.bot_messages)
    async with database.reading() as connection:
        counted = await outbox.count(connection)
    assert counted == {State.SENT: sent, **({State.QUEUED: counted[State.QUEUED]} if State.QUEUED in counted else {})}
    assert sent + counted.get(State.QUEUED, 0) <= 2 * MOST
    async with at_work(UNLIMITED):
        assert await fake.until(lambda: len(club.bot_messages) == sent + counted.get(State.QUEUED, 0), 30)


async def test_too_many_commands_in_a_group(fake: FakeTelegram, at_work: Start, database: Database) -> None:
    """What is too much is not kept, and is said once to each, in private; what people say there does not count."""
    async with at_work(LIMITS):
        tom, ann = await director(fake, "Tom"), await director(fake, "Ann")
        club = fake.group("Club", [tom, ann])
        await tom.send("/ruling", to=club)
        with fake.hold():
            for _ in range(3 * MOST_REPLIES):
                tom.sends_without_waiting("good evening", to=club, reply_to=club.live)
            for _ in range(2 * MOST_REPLIES):
                tom.sends_without_waiting("/ruling", to=club)
                ann.sends_without_waiting("/ruling", to=club)
        assert await fake.until(lambda: len(club.bot_messages) >= 15, 30)
        await tom.waits(SAY("too-many"))
        await ann.waits(SAY("too-many"))
        async with database.reading() as connection:
            assert sum((await outbox.count(connection)).values()) <= MOST_REPLIES + 1
    for person in (tom, ann):
        assert [message.text for message in person.bot_messages].count(SAY("too-many")) == 1


async def test_one_chat_is_told_to_wait(fake: FakeTelegram, at_work: Start, record_property: Recorded) -> None:
    """A 429 holds back that chat alone."""
    async with at_work(LIMITS):
        tom, ann = await director(fake, "Tom"), await director(fake, "Ann")
        fake.fail_next("editMessageText", 429, "Too Many Requests: retry after 3", 3)
        began = time.monotonic()
        data = next(b["callback_data"] for row in tom._live.keyboard for b in row if "No" in b["text"])
        tap = tom.taps_without_waiting(data)
        assert await fake.until(lambda: any(not call.ok for call in fake.calls), SOON)
        took = await soon(ann, "No")
        record_property("seconds", took)
        assert took < 2
        assert tap.answered.is_set(), "the button does not spin meanwhile"
        await tom.waits("What does West choose?", 10)
        assert time.monotonic() - began > 2.9


async def test_several_chats_are_told_to_wait(fake: FakeTelegram, at_work: Start) -> None:
    """Where several are told, it is the bot that is too fast, and all wait."""
    async with at_work(LIMITS) as bot:
        people = [await director(fake, name) for name in ("Tom", "Ann", "Eve", "Bob")]
        fake.fail_next("editMessageText", 429, "Too Many Requests: retry after 2", 2, times=3)
        for person in people[:3]:
            data = next(b["callback_data"] for row in person._live.keyboard for b in row if "No" in b["text"])
            person.taps_without_waiting(data)
        assert await fake.until(lambda: sum(not call.ok for call in fake.calls) == 3, SOON)
        assert await soon(people[3], "No") > 1
        for person in people:
            await person.waits("What does West choose?", 10)
        assert bot.limiter.remembered


# 2. What cannot be read


UNREADABLE: tuple[dict[str, object], ...] = ({"date": "soon"}, {"date": 1, "entities": 5})


@pytest.mark.parametrize(
    ("webhook", "what"), list(zip((False, True), UNREADABLE, strict=True)), ids=["polling", "webhook"]
)
async def test_an_update_that_nobody_can_read(
    fake: FakeTelegram, url: str, tmp_path: Path, webhook: bool, what: dict[str, object]
) -> None:
    """It is kept, said once in the log, and passed over; whoever writes after it is answered."""
    process = Process(fake, url, tmp_path, free_port() if webhook else None)
    database = await Database.open(url)
    tom = fake.person("Tom")
    try:
        await process.start()
        fake.deliver("message", {"message_id": 1, "chat": tom.chat.to_json(), "from": tom.user, **what})
        await asyncio.sleep(0.5)
        polls = fake.polls
        await tom.send("/start")
        tom.sees("Who are you here?")
        await asyncio.sleep(0.5)
        assert fake.polls - polls < 10, "it is not asked for again and again"
        assert fake.webhook_errors == []
        assert process.log.read_text().count("an update cannot be read") == 1
        await comes_down_to(database, 0, given_up=1)
        process.kill_now()
        await process.buried()
        await process.start()
        await tom.send("1")
        tom.sees("What happened?")
        assert process.log.read_text().count("an update cannot be read") == 1, "it is not taken up again"
    finally:
        await process.stop()
        await database.close()


# 3. Kept, then confirmed, then dealt with


@pytest.mark.parametrize("after", sampled((0.06, 0.02, 0.1, 0.15), 4))
@pytest.mark.parametrize("webhook", [False, True], ids=["polling", "webhook"])
async def test_killed_while_it_was_being_dealt_with(
    fake: FakeTelegram, url: str, tmp_path: Path, after: float, webhook: bool
) -> None:
    """Twenty-four people write, and the bot is killed among them: each has an answer when it is back."""
    fake.settle = 0.1
    process = Process(fake, url, tmp_path, free_port() if webhook else None)
    database = await Database.open(url)
    crowd = [fake.person(f"Person {number}") for number in range(24)]
    try:
        await process.start()
        with fake.hold():
            for person in crowd:
                person.sends_without_waiting("/start")
        await asyncio.sleep(after)
        process.kill_now()
        await process.buried()
        await process.start()
        for person in crowd:
            await person.waits("Who are you here?")
        await fake.settled(20)
        await comes_down_to(database, 0)
    finally:
        await process.stop()
        await database.close()


async def test_of_a_tap_the_message_is_not_kept(
    fake: FakeTelegram, at_work: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the message with the button says is on the way with every tap: none of it reaches the inbox."""
    async with at_work(UNLIMITED) as bot:
        tom = await director(fake, "Tom")
        kept: list[inbox.Kept] = []
        monkeypatch.setattr(bot.receiver._waiting, "put", lambda _, each: kept.append(each))
        message = tom.live
        assert message is not None
        tom.taps_without_waiting(message.keyboard[0][0]["callback_data"])
        assert await fake.until(lambda: len(kept) == 1, SOON)
        assert "callback_query" in kept[0].body
        assert message.text.split("\n")[0] not in kept[0].body
        assert message.keyboard[0][0]["text"] not in kept[0].body


async def test_what_was_decided_and_not_shown_is_shown_at_the_start(
    fake: FakeTelegram, url: str, tmp_path: Path
) -> None:
    """Killed after the transaction, before the edit: the next start edits, though nobody does anything."""
    process = Process(fake, url, tmp_path)
    try:
        await process.start()
        tom = await director(fake, "Tom")
        message = tom.live
        assert message is not None

        def killed(method: str) -> float:
            if method == "editMessageText":
                process.kill_now()
                return 1.0
            return 0.0

        fake.delay = killed
        tom.taps_without_waiting(next(b["callback_data"] for row in message.keyboard for b in row if "No" in b["text"]))
        await process.buried()
        fake.delay = 0.0
        tom.sees("A slip: did South mean another call")
        await process.start()
        await tom.waits("What does West choose?")
    finally:
        await process.stop()


async def test_an_update_over_which_programs_end(fake: FakeTelegram, at_work: Start, database: Database) -> None:
    """After so many starts it is given up, and the bot goes on."""
    async with database.writing() as connection:
        await inbox.keep(connection, [inbox.Kept(CHANNEL, 5, "1", "1", "{}", tries=10)], Desk(database).now())
    async with at_work(UNLIMITED):
        tom = fake.person("Tom")
        await tom.send("/start")
    assert await left(database) == (0, 1)


async def test_the_database_does_not_take_it(
    fake: FakeTelegram, at_work: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be kept is not confirmed, and comes again."""
    from bot.storage.errors import StorageError

    async with at_work(UNLIMITED):
        tom = fake.person("Tom")
        keep = inbox.keep
        failing = [True]

        async def fails(*args: object) -> list[inbox.Kept]:
            if failing.pop() if failing else False:
                raise StorageError("locked")
            return await keep(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(inbox, "keep", fails)
        await tom.send("/start")
        tom.sees("Who are you here?")


# 4. Hiccups


@pytest.mark.parametrize("trouble", ["502", "before", "after"])
@pytest.mark.parametrize("method", ["sendMessage", "editMessageText", "answerCallbackQuery"])
async def test_a_hiccup(fake: FakeTelegram, at_work: Start, method: str, trouble: str) -> None:
    """A bad gateway or a connection that breaks: the call is made again, and the screen comes all the same."""
    async with at_work(LIMITS):
        tom = await director(fake, "Tom")
        if trouble == "502":
            fake.fail_next(method, 502, "Bad Gateway")
        else:
            fake.drop_next(method, before=trouble == "before")
        if method == "sendMessage":
            tom.sends_without_waiting("no")
        else:
            tom.taps_without_waiting(
                next(b["callback_data"] for row in tom._live.keyboard for b in row if "No" in b["text"])
            )
        await tom.waits("What does West choose?", SOON)
        if method == "answerCallbackQuery":
            assert await fake.until(lambda: tom.taps[-1].answered.is_set(), SOON)


async def test_telegram_is_away_for_long(fake: FakeTelegram, at_work: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than a call is tried again: the answer is shown when it is back, and others are not held up."""
    monkeypatch.setattr("bot.channels.telegram.order.LONG_WINDOW", 0.1)
    async with at_work(LIMITS):
        tom = fake.person("Tom")
        fake.fail_next("sendMessage", 502, "Bad Gateway", times=3)
        tom.sends_without_waiting("/start")
        await tom.waits("Who are you here?", 15)


# The outbox


async def test_a_post_is_never_sent_twice(fake: FakeTelegram, url: str, tmp_path: Path) -> None:
    """Killed while an answer in a group is on its way: it may be missing then, and is noted; it is not sent again."""
    process = Process(fake, url, tmp_path)
    database = await Database.open(url)
    tom = fake.person("Tom")
    club = fake.group("Club", [tom])
    try:
        for how in ("before", "after"):
            await process.start()

            def killed(method: str, how: str = how) -> float:
                if method == "sendMessage":
                    if how == "before":
                        process.kill_now()
                        return 1.0
                    asyncio.get_running_loop().call_soon(process.kill_now)
                return 0.0

            fake.delay = killed
            tom.sends_without_waiting("/ruling", to=club)
            await process.buried()
            fake.delay = 0.0
            sent = len(club.bot_messages)
            await process.start()
            await tom.send("/help", to=club)
            assert len(club.bot_messages) == sent + 1, "the answer to what came later, and no other"
            process.kill_now()
            await process.buried()
        async with database.reading() as connection:
            counted = await outbox.count(connection)
        assert counted.pop(State.DOUBTFUL) >= 1
        assert set(counted) <= {State.SENT, State.SENDING}
    finally:
        await process.stop()
        await database.close()


@pytest.mark.parametrize(
    ("code", "words", "after", "state"),
    [
        (429, "Too Many Requests: retry after 1", 1, State.SENT),
        (502, "Bad Gateway", None, State.DOUBTFUL),
        (403, "Forbidden: bot was kicked from the group chat", None, State.REFUSED),
        (400, "Bad Request: not enough rights", None, State.REFUSED),
    ],
)
async def test_what_becomes_of_a_post(
    fake: FakeTelegram, at_work: Start, database: Database, code: int, words: str, after: int | None, state: State
) -> None:
    """Told to wait, it is sent later; where nobody knows whether it arrived, it is not sent again."""
    async with at_work(UNLIMITED):
        tom = fake.person("Tom")
        club = fake.group("Club", [tom])
        fake.fail_next("sendMessage", code, words, after)
        tom.sends_without_waiting("/ruling", to=club)

        async def states() -> list[tuple[str, str]]:
            async with database.reading() as connection:
                rows = await connection.execute(select(outbox_table.c.state, outbox_table.c.body))
                return [(row[0], row[1]) for row in rows]

        async def there() -> bool:
            found = await states()
            return bool(found) and found[0][0] == state

        await comes(there)
        found = await states()
        assert [each[0] for each in found] == [state]
        assert (found[0][1] == "") is (state is State.SENT)
        assert len(club.bot_messages) == (state is State.SENT)
        if state is State.DOUBTFUL:
            await tom.send("/help", to=club)
            assert len(club.bot_messages) == 1
