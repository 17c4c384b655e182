"""The groups of a club: bound by somebody who leads both, and what becomes of them is told to who leads the club."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from bot.club import clubs, groups, postings
from bot.club.groups import Chat
from bot.desk.linking import queue
from bot.desk.reading import Sender
from bot.desk.receiving import Desk, decided_again
from bot.storage import people
from bot.storage.links import Identity
from bot.storage.outbox import Post
from bot.storage.writer import Transaction
from dialogues.access import Command, Place, Role, may
from locales import locale

# What the link begins with that brings the bot into a group, and what is written there instead.
BOUND = "bind-"


# Queues the answer in the group, in the transaction that binds it.
Answer: TypeAlias = Callable[[Transaction, str], Awaitable[Post]]


@decided_again
async def bind(desk: Desk, sender: Sender, code: str, where: Chat, title: str, leads: bool, answer: Answer) -> None:
    """Bind a group by the code of who writes it there. leads: whether they lead the group, as the platform says.

    Everybody else gets the same answer, whatever the reason is: the group reads it.
    """
    async with desk.database.writing() as connection:
        who = await people.read_person(connection, sender.channel, sender.external)
        of = await groups.taken(connection, code.removeprefix(BOUND), who.id, desk.now()) if who and leads else None
        words, told = await _bound(desk, connection, sender, who.id if who else 0, of, where, title)
        posts = (await answer(connection, words), *told)
    desk.go(posts)


@decided_again
async def bind_own(desk: Desk, sender: Sender, where: Chat, title: str, name: str) -> str:
    """Bind a channel of Discord to the club that somebody leads, who may manage the server; what they are told.

    name: of the club, where they lead several; "" where they have not said it.
    """
    async with desk.database.writing() as connection:
        who = await people.read_person(connection, sender.channel, sender.external)
        mine = await clubs.of_person(connection, who.id) if who else ()
        led = [club for club, role in mine if role is Role.ADMINISTRATOR]
        meant = [club for club in led if name.casefold() in ("", club.name.casefold())]
        if len(meant) != 1 and len(led) > 1:
            spoken = locale(sender.language)
            return spoken.text("club-bind-which", {"clubs": ", ".join(spoken.isolated(club.name) for club in led)})
        of = meant[0].id if meant else None
        words, told = await _bound(desk, connection, sender, who.id if who else 0, of, where, title)
    desk.go(told)
    return words


async def _bound(
    desk: Desk, connection: Transaction, sender: Sender, person: int, of: int | None, where: Chat, title: str
) -> tuple[str, tuple[Post, ...]]:
    """What is said where a group was to be bound, and what is queued for who leads the club."""
    led = await clubs.read(connection, of, person) if of is not None else None
    if led is None or not may(Command.BIND_HERE, led[1], Place.GROUP):
        return locale(sender.language).text("club-bind-failed"), ()
    club = led[0]
    spoken = locale(club.language)
    if not await groups.bind(connection, club.id, where, title, desk.now()):
        return spoken.text("club-bound-already"), ()
    told = await _told(connection, club.id, "club-bound-told", title)
    words = spoken.text("club-bound", {"club": spoken.isolated(club.name)})
    return words, await queue(connection, told, desk.now())


@decided_again
async def lost(desk: Desk, channel: str, chat: str, why: str, thread: str | None = None) -> None:
    """Nothing arrives in a chat any more: whoever leads a club that posts there is told once."""
    await _changed(desk, channel, chat, "club-group-lost-told", why, thread)


@decided_again
async def back(desk: Desk, channel: str, chat: str) -> None:
    """The bot is in a chat again."""
    await _changed(desk, channel, chat, "club-group-back-told", None)


async def _changed(
    desk: Desk, channel: str, chat: str, message: str, why: str | None, thread: str | None = None
) -> None:
    async with desk.database.writing() as connection:
        changed = await groups.set_lost(connection, channel, chat, why, thread)
        if why is None:
            await postings.back(connection, channel, chat, desk.now())
        posts = await _tell(desk, connection, changed, message)
    desk.go(posts)


async def _tell(
    desk: Desk, connection: Transaction, changed: Iterable[tuple[int, str]], message: str
) -> tuple[Post, ...]:
    """Queue a line of each of these groups for who leads its club."""
    posts: tuple[Post, ...] = ()
    for of, title in dict.fromkeys(changed):
        posts += await queue(connection, await _told(connection, of, message, title), desk.now())
    return posts


@decided_again
async def moved(desk: Desk, channel: str, chat: str, to: str) -> None:
    """A chat has another number: what was bound there is bound under the new one, and that is said."""
    async with desk.database.writing() as connection:
        changed = await groups.move(connection, channel, chat, to)
        await postings.move(connection, channel, chat, to)
        posts = await _tell(desk, connection, changed, "club-group-moved-told")
    desk.go(posts)


async def _told(connection: Transaction, of: int, message: str, title: str) -> tuple[tuple[Identity, str], ...]:
    """Who leads a club, and what they are told of a group."""
    name = await groups.name_of(connection, of)
    told = []
    for who, language in await clubs.told_about(connection, await clubs.administrators(connection, of)):
        spoken = locale(language)
        told.append((who, spoken.text(message, {"club": spoken.isolated(name), "group": spoken.isolated(title)})))
    return tuple(told)
