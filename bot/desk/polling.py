"""Polls of peers: what is done on their pages, and what is sent to peers and shown to the director by itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from bot.club import polls as kept_polls
from bot.club.polls import Kept
from bot.desk import views
from bot.desk.coming_back import Asked
from bot.desk.doing import Does, Doing, nothing
from bot.desk.reading import Found, Reading, Sender
from bot.desk.showing import HOME
from bot.storage import links, outbox, people
from bot.storage.outbox import Post, State
from bot.storage.people import KeptCase
from bot.storage.writer import Transaction
from dialogues import pages, polls
from dialogues.access import Command, Role
from dialogues.pages.polls import NO, YES, PeerPage, PollAsk, PollDraft, PollOver, PollPage, PollTake, asked_on, draft
from dialogues.polls import Stage
from dialogues.state import Page
from rules.model import ModelError

# What a tap sends on the message that asks a peer: whose place in the poll it is, and the id of the choice.
ASKED = "poll="


async def about(doing: Doing, what: str) -> None:
    """Read what a deed is about, where it is who asks who may: of what is their own they are the administrator."""
    id = views.number(doing.deed.of)
    if what == "case":
        doing.case = await people.read_case(doing.connection, doing.me, id)
    elif what == "poll":
        doing.poll = await kept_polls.read(doing.connection, id, doing.me)
    elif (them := await kept_polls.peer(doing.connection, id, doing.me)) is not None:
        doing.peer, doing.poll = them
    if doing.case or doing.poll:
        doing.role = Role.ADMINISTRATOR


# The director


async def _open_poll(doing: Doing) -> Page | None:
    """The poll on what is asked in the case, or its question, to be put together."""
    case = doing.state.case
    if case is None or doing.case is None or case.number != doing.case.number or not asked_on(doing.state.on(None)):
        doing.say("poll-where", command=doing.state.words.locale.isolated("/poll"))
        return None
    made = await kept_polls.of_segment(doing.connection, doing.case.id, len(case.segments) - 1)
    return PollPage(str(made.id)) if made else draft(doing.state)


async def _make_poll(doing: Doing) -> Page:
    assert doing.case is not None
    try:
        spec = PollDraft(kept=doing.deed.text).spec
        polls.problem(spec)
    except (ModelError, ValueError, KeyError):
        return await nothing(doing)
    segment = len(doing.state.case.segments) - 1 if doing.state.case else 0
    id = await kept_polls.make(doing.connection, doing.case.id, segment, spec, doing.reading.now())
    return PollPage(str(id))


async def _ask_peer(doing: Doing) -> Page:
    """Somebody of the club is asked, where they were last."""
    of, person = doing.its_poll, views.number(doing.deed.to)
    names = await kept_polls.names(doing.connection, doing.me)
    if person not in names or of.closed_at is not None:
        return await nothing(doing)
    now, groups = doing.reading.now(), polls.problem(of.spec).groups
    id = await kept_polls.ask(doing.connection, of, groups, person, now)
    channel, external = await kept_polls.reached_at(doing.connection, person)
    body = json.dumps({"peer": id})
    post = await outbox.add(doing.connection, channel, external, external, body, now)
    doing.found.queued = (*doing.found.queued, post)
    return PollAsk(doing.deed.of)


async def _close_poll(doing: Doing) -> Page:
    await kept_polls.close(doing.connection, doing.its_poll.id, doing.reading.now())
    return PollTake(doing.deed.of) if doing.deed.to == "take" else PollPage(doing.deed.of)


# The peers


async def _join_poll(doing: Doing) -> Page | None:
    """Whoever has the link is asked; of one that is closed, or never was, nothing more is said."""
    found = await kept_polls.of_code(doing.connection, doing.deed.to)
    if found is None:
        return PollOver()
    if found[1] == doing.me:
        doing.say("poll-own")
        return None
    of, _ = found
    groups = polls.problem(of.spec).groups
    id = await kept_polls.ask(doing.connection, of, groups, doing.me, doing.reading.now())
    them = await kept_polls.peer(doing.connection, id, doing.me)
    assert them is not None
    await _show_anew(doing.connection, doing.reading, doing.found, of)
    return PeerPage(str(id), them[0].stage.value)


async def _answer_peer(doing: Doing) -> Page:
    """One thing is answered, once; what is answered again, or too late, changes nothing."""
    peer, of = doing.peer, doing.its_poll
    assert peer is not None
    stage = peer.stage
    if doing.deed.to == stage and of.closed_at is None:
        after, said = _answered(stage, doing.deed.text, of)
        if await kept_polls.answer(doing.connection, peer, after, doing.reading.now(), **said):
            stage = after
            if stage in (Stage.DONE, Stage.PLAYED):
                await _show_anew(doing.connection, doing.reading, doing.found, of)
    return PeerPage(doing.deed.of, stage.value)


def _answered(stage: Stage, text: str, of: Kept) -> tuple[Stage, Mapping[str, str | bool]]:
    """To which stage an answer leads, and what is kept of it."""
    problem = polls.problem(of.spec)
    actions = [each for each in text.split(",") if each in problem.actions]
    if stage is Stage.ASKED:
        return Stage.PLAYED if text != NO else Stage.CALL, {}
    if stage is Stage.CALL:
        return (polls.after(stage, problem), {"chosen": actions[0]}) if actions else (stage, {})
    if stage is Stage.ELSE:
        return polls.after(stage, problem), {"considered": " ".join(actions)}
    if stage is Stage.SUGGESTS:
        return polls.after(stage, problem), {"suggests": " ".join(actions[:1])}
    return polls.after(stage, problem), {"reached": text == YES}


POLLS: Mapping[str, tuple[Command, str, Does]] = {
    "open_poll": (Command.POLL, "case", _open_poll),
    "make_poll": (Command.POLL, "case", _make_poll),
    "ask_peer": (Command.POLL, "poll", _ask_peer),
    "close_poll": (Command.POLL, "poll", _close_poll),
    "join_poll": (Command.JOIN, "nothing", _join_poll),
    "answer_peer": (Command.ANSWER, "peer", _answer_peer),
}


# What comes by itself


async def _show_anew(connection: Transaction, reading: Reading, found: Found, of: Kept) -> None:
    """What the director sees of a poll changes where it stands, if it is on their screen."""
    found.queued = (*found.queued, *await shown_anew(connection, reading, of))


async def shown_anew(connection: Transaction, reading: Reading, of: Kept) -> tuple[Post, ...]:
    """Queue the edit of the message that shows a poll; nothing where none does."""
    await kept_polls.hold(connection, of.id)
    case = await people.read_case_by_id(connection, of.case_id)
    if case is None or case.live is None or case.page != PollPage(str(of.id)).written:
        return ()
    channel = case.live.partition("/")[0]
    director = await people.read_person_by_id(connection, case.person_id)
    known = await links.identities(connection, director) if director else ()
    body = json.dumps({"poll": of.id})
    return tuple(
        [
            await outbox.add(connection, channel, who.external, who.external, body, reading.now())
            for who in known
            if who.channel == channel
        ]
    )


async def changed_meanwhile(reading: Reading, connection: Transaction, case: KeptCase) -> tuple[Post, ...]:
    """Of a poll that is shown in a new message, queue an edit: until then nobody could have shown what has changed."""
    page = pages.read(case.page)
    of = (
        await kept_polls.read(connection, views.number(page.of), case.person_id) if isinstance(page, PollPage) else None
    )
    return await shown_anew(connection, reading, of) if of else ()


async def asks(reading: Reading, connection: Transaction, post: Post) -> Asked | None:
    """What a post asks a peer, or shows a director, now; None where there is nothing any more."""
    about = json.loads(post.body)
    person = await people.read_person(connection, post.channel, post.external)
    if person is None:
        return None
    sender = Sender(post.channel, post.external)
    found = Found(sender, person, reading.conversation(person, sender))
    if "poll" in about:
        return await _shows(reading, connection, found, about["poll"])
    them = await kept_polls.peer(connection, about["peer"], person.id)
    if them is None or them[0].stage is not Stage.ASKED or them[1].closed_at is not None:
        return None
    page = PeerPage(str(about["peer"]))
    state = await reading.viewed(connection, found, replace(found.state.at(None), home=page))
    screen = pages.show(state)
    choices = tuple(replace(each, id=f"{ASKED}{page.of}={each.id}") for each in screen.choices)
    told = state.words.text("poll-please")
    return Asked(replace(screen, body=(told, *screen.body), choices=choices), state.language, HOME, 0)


async def _shows(reading: Reading, connection: Transaction, found: Found, id: int) -> Asked | None:
    of = await kept_polls.read(connection, id, found.person.id)
    case = await people.read_case_by_id(connection, of.case_id) if of else None
    if case is None or case.live is None or case.page != PollPage(str(id)).written:
        return None
    found.go_to(case)
    await reading.cases(connection, found)
    state = await reading.viewed(connection, found, found.state.at(case.number))
    if state.case is None or state.case.unread:
        return None
    return Asked(pages.show(state), state.language, case.number, case.revision, edits=case.live)


async def became(reading: Reading, connection: Transaction, post: Post, state: State) -> tuple[Post, ...]:
    """Note what became of a post; where a peer could not be written to, returns what shows that to the director."""
    await outbox.set_state(connection, post, state, reading.now())
    about = json.loads(post.body)
    if state is not State.REFUSED or "peer" not in about:
        return ()
    of = await kept_polls.shut_out(connection, about["peer"])
    return await shown_anew(connection, reading, of) if of else ()


def pressed(choice: str) -> tuple[str, str] | None:
    """Whose place in a poll a tap is about, and what was tapped there; None where it is another tap."""
    id, sign, answer = choice.removeprefix(ASKED).partition("=")
    return (id, answer) if choice.startswith(ASKED) and sign and views.number(id) else None
