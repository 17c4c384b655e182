"""Two platforms become one person, and part: what is said before it is done, and who is told of it."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from datetime import datetime, timedelta

from bot.club import clubs, polls, postings, results, sessions
from bot.desk.reading import Found, Reading
from bot.desk.showing import HOME
from bot.storage import links, outbox, people
from bot.storage.links import Identity
from bot.storage.outbox import Post
from bot.storage.writer import Transaction
from dialogues.pages.links import (
    Link,
    LinkAgreed,
    Linked,
    Linking,
    LinkSame,
    LinkSure,
    LinkTooMany,
    Unlink,
    UnlinkAgreed,
    Unlinked,
    UnlinkSure,
)
from dialogues.pages.settings import Forget, ForgetNot
from dialogues.state import Conversation, Page
from locales import Locale, locale

# A code that links a platform: easily typed, hardly guessed while it is valid.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
CODE_VALID = timedelta(minutes=10)

# The pages on which something is done about links, or is to be known of them.
PAGES = (Link, Linking, Unlink, Forget)


async def link(connection: Transaction, reading: Reading, found: Found, state: Conversation) -> Conversation:
    """What is to be said of a link; or, where that was agreed to, done about it."""
    page, me, now = state.page, found.identity, reading.now()
    if isinstance(page, Link):
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await people.make_code(connection, found.person.id, code, now + CODE_VALID)
        return state.on(Link(code))
    others = await others_of(connection, found)
    if isinstance(page, Forget):
        alone = await clubs.alone_in(connection, found.person.id)
        if alone:
            return state.on(ForgetNot(alone[0].name))
        return state.on(Forget(others[0].channel if others else ""))
    if isinstance(page, UnlinkAgreed):
        if not others:
            return state.on(Unlink())
        await links.close_questions(connection, found.person)
        others = await links.unlink(connection, found.person, me, now)
        found.told = tellings(found, others, "unlink-told")
        return await _read_anew(connection, reading, found, state, Unlinked(others[0].channel))
    if not isinstance(page, Linking):
        return state.on(UnlinkSure(others[0].channel)) if others else state
    if await links.too_many_wrong(connection, me, now):
        return state.on(LinkTooMany())
    other = await links.read_code(connection, page.code, now, CODE_VALID)
    if other is None:
        await links.note_wrong(connection, me, now)
        return state.on(Linking())
    theirs = await links.identities(connection, other)
    if other.id == found.person.id or {each.channel for each in theirs} & {me.channel, *(o.channel for o in others)}:
        return state.on(LinkSame(me.channel))
    if not isinstance(page, LinkAgreed):
        here = await links.count_cases(connection, found.person)
        there = await links.count_cases(connection, other)
        return state.on(LinkSure(page.code, other.channel, str(here), str(there)))
    if await people.take_code(connection, page.code, now) is None:
        return state.on(Linking())
    await links.close_questions(connection, found.person)
    await clubs.join_people(connection, found.person.id, other.id)
    await sessions.join_people(connection, found.person.id, other.id)
    await results.join_people(connection, found.person.id, other.id)
    await postings.join_people(connection, found.person.id, other.id)
    await polls.join_people(connection, found.person.id, other.id)
    await people.link(connection, found.person, other.id)
    told = locale(other.language or state.language)
    words = told.text("link-told", {"platform": _platform(told, me), "unlink": told.isolated("/unlink")})
    found.told = tuple((each, words) for each in theirs)
    return await _read_anew(connection, reading, found, state, Linked())


async def _read_anew(
    connection: Transaction, reading: Reading, found: Found, state: Conversation, page: Page
) -> Conversation:
    """The conversation of whom somebody has become, with a page on it."""
    joined = await reading.begin(connection, found.sender, HOME)
    found.person, found.cases, found.state = joined.person, joined.cases, joined.state
    return replace(joined.state.at(None), language=state.language).on(page)


async def others_of(connection: Transaction, found: Found) -> tuple[Identity, ...]:
    """Who else somebody is, on other platforms."""
    return tuple(each for each in await links.identities(connection, found.person) if each != found.identity)


def tellings(found: Found, others: tuple[Identity, ...], message: str) -> tuple[tuple[Identity, str], ...]:
    """What the other platforms of somebody are told of what was done on this one."""
    spoken = locale(found.state.language)
    words = spoken.text(message, {"platform": _platform(spoken, found.identity)})
    return tuple((each, words) for each in others)


async def queue(
    connection: Transaction,
    told: tuple[tuple[Identity, str], ...],
    when: datetime,
    opens: tuple[str, str] | None = None,
) -> tuple[Post, ...]:
    """Queue lines to people, each in their own chat on their platform.

    opens: the words of a button under each, and what it opens as the link of that name would.
    """
    posts = []
    for (channel, external), words in told:
        body = json.dumps({"text": words} if opens is None else {"text": words, "opens": opens})
        posts.append(await outbox.add(connection, channel, external, external, body, when))
    return tuple(posts)


def _platform(spoken: Locale, who: Identity) -> str:
    return spoken.isolated(who.channel.capitalize())
