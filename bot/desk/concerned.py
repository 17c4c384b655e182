"""Whom a change of results concerns is told in their own chat, once its post is changed, and nobody else."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.club import clubs, players, results
from bot.club.posted import view_of
from bot.club.postings import Kept
from bot.desk.linking import queue
from bot.storage.outbox import Post
from bot.storage.writer import Transaction
from dialogues.posts import concerned, held_in, told_of
from locales import locale


async def tell(connection: Transaction, edited: Iterable[Kept], now: datetime) -> tuple[Post, ...]:
    """Tell those whom it concerns what has changed since it was posted, each change once, in the order of the journal.

    edited: the postings that are changed now.
    """
    bases: dict[int, list[frozenset[int]]] = {}
    for each in edited:
        bases.setdefault(each.session_id, []).append(held_in(each.base)[1])
    told: tuple[Post, ...] = ()
    for session_id, held in bases.items():
        view = await view_of(connection, session_id)
        new = await results.take_untold(connection, session_id, frozenset.intersection(*held), now)
        if view is None:
            continue
        for made in view.results.journal:
            if made.id not in new or made.undone:
                continue
            sheet, whom = view.results.sheet, concerned(made.change)
            people = await players.people_of(connection, view.club.id, session_id, sheet, whom)
            lines = [
                (who, told_of(made, view, locale(language)))
                for who, language in await clubs.told_about(connection, people)
            ]
            told += await queue(connection, tuple(lines), now)
    return told
