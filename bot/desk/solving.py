"""How far the double dummy of released boards is, shown by itself to whoever looks at the results."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.desk.coming_back import Asked
from bot.desk.correcting import page_of
from bot.desk.reading import Found, Reading, Sender
from bot.desk.showing import HOME
from bot.storage import links, outbox, people
from bot.storage.outbox import Post
from bot.storage.people import KeptPerson
from bot.storage.writer import Transaction
from dialogues import pages
from dialogues.pages.results.session import ResultsPage

# So often is shown how far it is; a platform takes no more edits than one a second.
EVERY = timedelta(seconds=3)


class Progress(NamedTuple):
    """How far the deals of a session are."""

    session: int
    solved: int
    deals: int


def is_due(shown: datetime | None, now: datetime) -> bool:
    """Whether how far it is was shown long enough ago."""
    return shown is None or now - shown >= EVERY


async def shown_anew(connection: Transaction, reading: Reading, session: int) -> tuple[Post, ...]:
    """Queue the edits of the messages that show the results of a session."""
    page, posts = ResultsPage(str(session)).written, []
    for person in await people.on_page(connection, page):
        if not _looks(person, page):
            continue
        channel = str(person.live).partition("/")[0]
        for who in await links.identities(connection, person):
            if who.channel == channel:
                body = json.dumps({"solved": session})
                posts.append(await outbox.add(connection, channel, who.external, who.external, body, reading.now()))
    return tuple(posts)


async def asks(reading: Reading, connection: Transaction, post: Post) -> Asked | None:
    """The screen of the results as it is now; None where somebody looks at it no more."""
    page = ResultsPage(str(json.loads(post.body)["solved"])).written
    person = await people.read_person(connection, post.channel, post.external)
    if person is None or not _looks(person, page):
        return None
    sender = Sender(post.channel, post.external)
    found = Found(sender, person, reading.conversation(person, sender))
    state = await reading.viewed(connection, found, found.state.at(None))
    return Asked(pages.show(state), state.language, HOME, found.revision(HOME), edits=person.live)


def _looks(person: KeptPerson, page: str) -> bool:
    return person.current is None and person.live is not None and page_of(person.page) == page
