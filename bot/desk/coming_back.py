"""What is to be come back for comes by itself: it is asked when it is due, once, where its director was last."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from zlib import crc32

from bot.club import sessions
from bot.desk.reading import Found, Reading, Sender, due
from bot.storage import come_backs, outbox, people
from bot.storage.come_backs import Wanted
from bot.storage.outbox import Post
from bot.storage.writer import Transaction
from dialogues import pages
from dialogues.come_backs import BOARD_OVER, ROUND_OVER, question, stages, titled
from dialogues.pages.come_backs import OVER, ComeBack, Ended, PutOff, Telling, first_due, page_of
from dialogues.pages.open_cases import Open
from dialogues.screens import Screen
from dialogues.state import Conversation, OpenCase
from rules.engine.ruling import When

# After so many minutes a thing is looked at that nobody has looked at before; what is not here waits until
# something is over. A board takes seven or eight.
MINUTES: Mapping[When, int] = {
    When.NOW: 5,
    When.AT_TURN: 2,
    When.AUCTION_OVER: 3,
    When.PARTNER_LEADS: 3,
    When.IN_PLAY: 3,
    When.END_OF_PLAY: 8,
    When.LATER_BOARD: 15,
    When.END_OF_ROUND: 15,
}

# So many are asked in one transaction.
AT_ONCE = 50

# What a tap sends on the message that asks: of which come-back, and the id of the choice.
ASKED = "due="


@dataclass(frozen=True)
class Asked:
    """A message that asks something: its screen, the language, the number of its case, and which question it is.

    edits: the message that shows it from now on; None where it is a new one.
    """

    screen: Screen
    language: str
    number: int
    revision: int
    edits: str | None = None


def pressed(choice: str) -> tuple[int, str] | None:
    """Which come-back a tap answers, and by what; None where it is another tap."""
    id, sign, answer = choice.removeprefix(ASKED).partition("=")
    return (int(id), answer) if choice.startswith(ASKED) and sign and id.isdecimal() and len(id) < 10 else None


async def ask_due(reading: Reading, connection: Transaction, served: Mapping[str, object]) -> tuple[Post, ...]:
    """Queue what is due now, the oldest first; every one of them once, however many programs look."""
    posts, now = [], reading.now()
    for each in await come_backs.due(connection, now, tuple(served), AT_ONCE):
        if await come_backs.set_asked(connection, each.id, now):
            body = json.dumps({"asks": each.id})
            where = (each.channel, each.external, each.external)
            posts.append(await outbox.add(connection, *where, body, now, each.id))
    return tuple(posts)


async def asks(reading: Reading, connection: Transaction, id: int, channel: str, external: str) -> Asked | None:
    """What a message asks of somebody now; None where there is nothing to ask any more."""
    found = await _found(reading, connection, id, channel, external)
    if found is None:
        return None
    check, state = found
    assert state.case is not None
    if state.case.unread:
        return None
    screen = pages.show(state.on(page_of(check.item)))
    choices = tuple(replace(each, id=f"{ASKED}{id}={each.id}") for each in screen.choices)
    asking = replace(screen, choices=choices, keys=(), footer="")
    return Asked(asking, state.language, state.case.number, revision_of(screen))


def revision_of(screen: Screen) -> int:
    """What a tap on a message that asked must have seen: the question, and what can be answered."""
    return crc32("\n".join((screen.question, *(each.text for each in screen.choices))).encode()) % 100_000


async def _found(
    reading: Reading, connection: Transaction, id: int, channel: str, external: str
) -> tuple[come_backs.ComeBack, Conversation] | None:
    """Something to come back for, and the conversation about its case."""
    check = await come_backs.read(connection, id)
    person = await people.read_person(connection, channel, external)
    case = await people.read_case_by_id(connection, check.case_id) if check else None
    if check is None or person is None or case is None or case.person_id != person.id:
        return None
    sender = Sender(channel, external)
    found = Found(sender, person, reading.conversation(person, sender))
    found.go_to(case)
    await reading.cases(connection, found)
    state = reading.ruling_in(found.state, await sessions.current(connection, person.id)).at(case.number)
    if state.case is None:
        return None
    return check, state.with_case(replace(state.case, due=(due(check, reading.now()),)))


async def keep(
    connection: Transaction, case_id: int, case: OpenCase, old: OpenCase | None, rounds: int, now: datetime
) -> tuple[str, ...]:
    """Keep what there is to come back for in a case; returns the messages that ask what is over."""
    index = {each.by.id: each.index for each in reversed(case.held) if each.by}
    wanted = (
        Wanted(of, index.get(of, 0), of.partition("@")[0], stage.value, _after(MINUTES.get(stage), now))
        for of, stage in stages(case).items()
    )
    gone = await come_backs.keep(connection, case_id, wanted, rounds, now)
    if isinstance(case.page, PutOff) and (old is None or old.page != case.page):
        await put_off(connection, case_id, case.page, now)
    return gone


async def put_off(connection: Transaction, case_id: int, page: PutOff, now: datetime) -> None:
    """Ask something again when its director has said."""
    over = {OVER[0]: When.END_OF_ROUND.value, OVER[1]: When.END_OF_SESSION.value}.get(page.when)
    minutes = int(page.when) if page.when.isdecimal() else None
    await come_backs.put_off(connection, case_id, page.of, over, _after(minutes, now))


def _after(minutes: int | None, now: datetime) -> datetime | None:
    return None if minutes is None else now + timedelta(minutes=minutes)


async def ended(
    connection: Transaction, reading: Reading, found: Found, state: Conversation, page: Ended
) -> tuple[Conversation, tuple[str, ...]]:
    """The board or the round is over: what is due with that is due now, and is shown."""
    now = reading.now()
    if page.what == "board" and state.case is not None:
        row = found.cases[state.case.number]
        await come_backs.over(connection, come_backs.this_case(row.id), BOARD_OVER, now)
        of = await come_backs.of_person(connection, found.person.id)
        case = replace(state.case, due=tuple(due(each, now) for each in of.get(row.number, ())))
        state = state.with_case(case)
        shown = first_due(case)
        return state.on(shown), () if shown else (state.words.text("come-back-none"),)
    evening = state.evening
    where = come_backs.of_session(evening.session.id) if evening else come_backs.of_director(found.person.id)
    count = await come_backs.over(connection, where, ROUND_OVER, now)
    if evening is not None:
        await sessions.round_over(connection, evening.session.id)
        session = replace(evening.session, rounds_over=evening.session.rounds_over + 1)
        state = replace(state, evening=replace(evening, session=session))
    told = state.words.text("round-is-over", count=str(count))
    return replace(state, current=None, home=Open()), (told,)


async def unheard(
    connection: Transaction, reading: Reading, found: Found, state: Conversation, *, unserved: bool
) -> tuple[str, ...]:
    """What is due and could not be asked where its director was: a line each, said once unless it is on the screen."""
    ids = await come_backs.unheard(connection, found.person.id, reading.now(), unserved=unserved)
    lines = []
    shown = isinstance(pages.present(state), Open | ComeBack | Telling)
    for id in () if shown else ids:
        them = await _found(reading, connection, id, found.person.channel, found.person.external)
        if them is None or them[1].case is None or them[1].case.unread:
            continue
        check, case, w = them[0], them[1].case, state.words
        asked = question(case, check.item, state.language)
        lines.append(w.text("come-back-unheard", case=titled(case, w), question=asked))
    if ids:
        await come_backs.set_heard(connection, ids, reading.now())
    return tuple(lines)
