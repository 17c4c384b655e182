"""What a director asks for of the results of a session in the groups of its club is done."""

from __future__ import annotations

from bot.club import postings
from bot.club.posted import view_of
from bot.club.postings import Kept
from bot.desk import posting, views
from bot.desk.doing import Doing, nothing
from bot.storage.outbox import Does, Post
from dialogues.clubs import Stand
from dialogues.message_links import message_link
from dialogues.pages.club import Deed
from dialogues.pages.posts import PostPage
from dialogues.posts import base_of, post
from dialogues.state import Page


async def latest(doing: Doing) -> Page:
    """Outside of a session: the newest of which there is something to post."""
    found = await postings.newest(doing.connection, doing.me)
    if found is None:
        return await nothing(doing)
    doing.deed = Deed("post_page", str(found))
    return await page(doing)


async def page(doing: Doing) -> Page:
    """What becomes of the results in the groups; before they are posted, what these would see."""
    id = views.number(doing.deed.of)
    if not await postings.of_session(doing.connection, id) and await postings.unposted(doing.connection, id):
        await see(doing)
    return PostPage(doing.deed.of)


async def see(doing: Doing) -> Page:
    """The message as the groups see it."""
    view = await view_of(doing.connection, views.number(doing.deed.of))
    if view is not None:
        doing.document = post(view)
    return PostPage(doing.deed.of)


async def go(doing: Doing) -> Page:
    """Post to every group in which they were never posted."""
    id = doing.its_session.id
    view = await view_of(doing.connection, id)
    groups = [each.id for each in await postings.unposted(doing.connection, id) if not each.lost]
    if view is not None:
        base, now = base_of(view.results), doing.reading.now()
        _queued(doing, await posting.send(doing.connection, id, groups, doing.me, base, now))
    return PostPage(doing.deed.of)


async def again(doing: Doing) -> Page:
    """Post to a group in which they are not, or perhaps not."""
    kept, view = await _meant(doing), await view_of(doing.connection, doing.its_session.id)
    unseen = kept is not None and kept.state is Stand.SENT and kept.message is None
    if kept is not None and view is not None and (unseen or kept.state in OUT_OF_SIGHT):
        base, now = base_of(view.results), doing.reading.now()
        _queued(doing, await posting.send_again(doing.connection, kept, doing.me, base, now))
    return PostPage(doing.deed.of)


OUT_OF_SIGHT = (Stand.DOUBTFUL, Stand.REFUSED, Stand.GONE, Stand.WITHDRAWN)


async def there(doing: Doing) -> Page:
    """Somebody has looked: what was in doubt is there, though nobody knows which message it is."""
    kept = await _meant(doing)
    if kept is not None and kept.state is Stand.DOUBTFUL:
        await postings.stands(doing.connection, kept.id, Stand.SENT, sent_at=doing.reading.now())
    return PostPage(doing.deed.of)


async def found(doing: Doing) -> Page:
    """Somebody has found the message that is there: it is edited now, by which it shows whether it is ours."""
    link, now = message_link(doing.deed.text), doing.reading.now()
    of_session = await postings.of_session(doing.connection, doing.its_session.id)
    unseen = [each for each in of_session if each.state is Stand.SENT and each.message is None]
    if link is not None:
        unseen = [each for each in unseen if each.channel == link.channel and link.chat in ("", each.chat)]
    if link is None or len(unseen) != 1 or await postings.stands_there(doing.connection, unseen[0], link.message):
        doing.say("post-not-that")
        return PostPage(doing.deed.of)
    await postings.stands(doing.connection, unseen[0].id, Stand.SENT, message=f"{link.channel}/{link.message}", why="")
    _queued(doing, (await posting.enter(doing.connection, unseen[0], Does.EDIT, now),))
    doing.say("post-found")
    return PostPage(doing.deed.of)


async def withdraw(doing: Doing) -> Page:
    """Take them out of all groups."""
    _queued(doing, await posting.withdraw(doing.connection, doing.its_session.id, doing.reading.now()))
    return PostPage(doing.deed.of)


async def _meant(doing: Doing) -> Kept | None:
    """The posting that is meant, where it is of this session."""
    kept = await postings.read(doing.connection, views.number(doing.deed.to))
    return kept if kept is not None and kept.session_id == doing.its_session.id else None


def _queued(doing: Doing, entries: tuple[Post, ...]) -> None:
    doing.found.queued = (*doing.found.queued, *entries)
