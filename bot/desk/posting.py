"""The results of a session go to the groups of its club: what is to stand there, and what becomes of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.club import clubs, official, postings, sessions
from bot.club.posted import view_of
from bot.club.postings import Kept
from bot.desk import concerned
from bot.desk.linking import queue
from bot.storage import outbox
from bot.storage.outbox import Does, Post, State
from bot.storage.writer import Transaction
from dialogues.clubs import Stand, Why
from dialogues.posts import Posted, post, withdrawn
from locales import locale

# Where it says so by why it could not be changed, a message is there no more, or out of our hands.
OVER = (Why.GONE, Why.MOVED)

# What a director is told of something that failed.
TOLD = {Does.SEND: "post-told-refused", Does.EDIT: "post-told-edit", Does.WITHDRAW: "post-told-withdraw"}


@dataclass(frozen=True)
class Wanted:
    """What is to be done in a group now.

    posted: what is to stand there, for a withdrawal where the message cannot be taken away; stands: whether it does.
    """

    does: Does
    kept: Kept
    posted: Posted
    stands: bool = False

    @property
    def words(self) -> str:
        """The digest of the words and the buttons."""
        return _digest((self.posted.title, self.posted.lines, self.posted.buttons))

    @property
    def picture(self) -> str:
        """The digest of the picture."""
        return _digest(self.posted.plate)

    @property
    def once(self) -> str:
        """By this a platform knows a message again that it has taken already."""
        return f"p{self.kept.id}-{self.kept.attempt}"


def _digest(of: object) -> str:
    return hashlib.sha256(repr(of).encode()).hexdigest()[:32]


async def wanted(connection: Transaction, entry: Post) -> Wanted | None:
    """What an entry of the outbox is to do; None where there is nothing to be done any more."""
    assert entry.posting is not None
    kept, does = await postings.read(connection, entry.posting), Does(entry.body)
    view = await view_of(connection, kept.session_id, kept.base) if kept else None
    if kept is None or view is None:
        return None
    if does is Does.WITHDRAW:
        posted = withdrawn(view.club, view.session)
        return Wanted(does, kept, posted) if kept.state is Stand.LEAVING else None
    if kept.state is not (Stand.QUEUED if does is Does.SEND else Stand.SENT) and kept.state is not Stand.LEAVING:
        return None
    found = Wanted(does, kept, post(view))
    return Wanted(does, kept, found.posted, (found.words, found.picture) == (kept.words, kept.picture))


async def became(
    connection: Transaction,
    entry: Post,
    state: State,
    now: datetime,
    message: str | None = None,
    why: Why | None = None,
    done: Wanted | None = None,
) -> tuple[Post, ...]:
    """Note what became of an entry; returns what is queued for whoever has to know of it.

    message: where it stands; why: what went wrong; done: what was done.
    """
    assert entry.posting is not None
    await outbox.set_state(connection, entry, state, now, message)
    kept, does = await postings.read(connection, entry.posting), Does(entry.body)
    if kept is None or state is State.QUEUED:
        return ()
    if state is State.SENT:
        await _done(connection, kept, does, now, message, done)
        return ()
    if does is Does.SEND:
        return await _not_sent(connection, kept, state, now, why)
    stand = Stand.GONE if why in OVER else Stand.SENT
    if does is Does.EDIT and kept.message is not None and not kept.words and why in (Why.GONE, Why.FAILED):
        # Nobody has ever seen it there: the message that somebody has found is another one.
        await postings.stands(connection, kept.id, Stand.SENT, message=None, why=Why.UNSEEN.value)
        return await _tell(connection, kept, TOLD[does], Why.UNSEEN, now)
    await postings.stands(connection, kept.id, stand, why=why.value if why else "")
    again = does is Does.EDIT and kept.why is why  # it was said before, and nothing has been done about it
    return () if why is None or again else await _tell(connection, kept, TOLD[does], why, now)


async def _done(
    connection: Transaction, kept: Kept, does: Does, now: datetime, message: str | None, done: Wanted | None
) -> None:
    if done is None:  # there was nothing to be done
        return
    stands = {"words": done.words, "picture": done.picture}
    if does is Does.SEND:
        stand = Stand.LEAVING if kept.state is Stand.LEAVING else Stand.SENT
        await postings.stands(connection, kept.id, stand, message=message, sent_at=now, why="", **stands)
    elif does is Does.EDIT:
        edited = {} if done.stands else {"edited_at": now, **stands}
        await postings.stands(connection, kept.id, kept.state, why="", **edited)
    else:
        await postings.stands(connection, kept.id, Stand.WITHDRAWN, message=None, why="")


async def _not_sent(
    connection: Transaction, kept: Kept, state: State, now: datetime, why: Why | None
) -> tuple[Post, ...]:
    if state is State.DOUBTFUL:
        await postings.stands(connection, kept.id, Stand.DOUBTFUL)
        return await _tell(connection, kept, "post-told-doubtful", None, now)
    if kept.state is Stand.LEAVING:
        await postings.stands(connection, kept.id, Stand.WITHDRAWN)
        return ()
    await postings.stands(connection, kept.id, Stand.REFUSED, why=why.value if why else "")
    return await _tell(connection, kept, "post-told-refused", why, now) if why else ()


async def _tell(connection: Transaction, kept: Kept, message: str, why: Why | None, now: datetime) -> tuple[Post, ...]:
    """Tell whoever has posted it, or else who leads the club, and what to do."""
    held = await sessions.of_its_club(connection, kept.session_id)
    assert held is not None
    session, club = held
    whom = (kept.person_id,) if kept.person_id else await clubs.administrators(connection, club.id)
    told = []
    for who, language in await clubs.told_about(connection, whom):
        spoken = locale(language)
        day, group = spoken.isolated(session.held_on), spoken.isolated(kept.title)
        lines = [spoken.text(message, {"day": day, "group": group})]
        lines += [spoken.text(f"post-why-{why}")] if why else []
        lines.append(spoken.text("post-go-on", {"command": spoken.isolated("/post")}))
        told.append((who, "\n".join(lines)))
    return await queue(connection, tuple(told), now)


async def doubted(connection: Transaction, channel: str, now: datetime) -> tuple[Post, ...]:
    """Of what was on its way when the program ended nobody knows whether it arrived: a director is asked."""
    told: tuple[Post, ...] = ()
    for entry in await outbox.on_the_way(connection, channel):
        told += await became(connection, entry, State.DOUBTFUL, now)
    return told


async def renew(connection: Transaction, now: datetime) -> tuple[Post, ...]:
    """Queue the edits of what has changed for a while."""
    await official.end(connection, now)
    entries, edited = [], await postings.due(connection, now)
    for kept in edited:
        await postings.taken(connection, kept.id)
        entries.append(await enter(connection, kept, Does.EDIT, now))
    return (*entries, *await concerned.tell(connection, edited, now))


async def enter(connection: Transaction, kept: Kept, does: Does, now: datetime) -> Post:
    """Queue something that is to be done to a posting."""
    return await outbox.add(connection, kept.channel, kept.chat, "", does.value, now, posting=kept.id)


async def send(
    connection: Transaction, session_id: int, groups: Sequence[int], person: int, base: str, now: datetime
) -> tuple[Post, ...]:
    """Queue the results of a session for groups in which they do not stand."""
    entries = []
    for group in groups:
        made = await postings.add(connection, session_id, group, person, base, now)
        kept = await postings.read(connection, made) if made is not None else None
        if kept is not None:
            entries.append(await enter(connection, kept, Does.SEND, now))
    return tuple(entries)


async def send_again(connection: Transaction, kept: Kept, person: int, base: str, now: datetime) -> tuple[Post, ...]:
    """Queue the results of a session again for a group in which they are not, or perhaps not.

    In doubt it is the same message still: a platform that knows it again shows it once.
    """
    attempt = kept.attempt if kept.state is Stand.DOUBTFUL else kept.attempt + 1
    if not await postings.again(connection, kept, person, base, now, attempt=attempt):
        return ()
    return (await enter(connection, kept, Does.SEND, now),)


async def withdraw(connection: Transaction, session_id: int, now: datetime) -> tuple[Post, ...]:
    """Take the results of a session out of all groups; what is not on its way yet is not sent at all."""
    entries = []
    for kept in await postings.of_session(connection, session_id):
        if kept.state not in (Stand.QUEUED, Stand.SENT):
            continue
        cancelled = await outbox.cancel(connection, kept.id)
        if kept.state is Stand.QUEUED and cancelled:
            await postings.stands(connection, kept.id, Stand.WITHDRAWN)
        elif kept.state is Stand.SENT and kept.message is None:
            await postings.stands(connection, kept.id, Stand.SENT, why=Why.UNSEEN.value)
        else:
            await postings.stands(connection, kept.id, Stand.LEAVING, why="")
            entries.append(await enter(connection, kept, Does.WITHDRAW, now))
    return tuple(entries)
