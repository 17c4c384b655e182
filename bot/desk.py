"""The desk: what one input does to what is kept, in one transaction, and what is then to be shown.

The same for every platform. A channel hands over who sent what, shows what comes back, and says where it showed it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import wraps
from importlib.metadata import version
from typing import Any, ParamSpec, TypeVar
from zlib import crc32

from bot import double_dummy
from bot.storage import links, outbox, people
from bot.storage.database import Database
from bot.storage.errors import Overtaken, StorageError
from bot.storage.links import Identity
from bot.storage.outbox import Post
from bot.storage.people import SETTINGS, Check, IssuedRuling, KeptCase, KeptPerson
from bot.storage.writer import Transaction
from dialogues import conversation, kept, pages, wording
from dialogues.screens import Screen
from dialogues.state import Conversation, OpenCase, interview, waiting
from locales import Locale, locale
from rules.engine import aliases
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2017, Edition, editions
from rules.model import ModelError
from rules.model.deals import Deal, Solved
from rules.regulations.profiles import DEFAULT, Profile

# The number under which the screen goes that belongs to no case.
HOME = 0

# The page of a case that the director has closed.
CLOSED = "closed"

# A code that links a platform: easily typed, hardly guessed while it is valid.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
CODE_VALID = timedelta(minutes=10)

RULES_VERSION = version("fifth-seat")

# Somebody who is overtaken by another program waits so long, in seconds, before each of three more tries.
PAUSES = (0.01, 0.05, 0.25)

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sender:
    """Who wrote or tapped: the platform, their id on it, and the language that it says they use."""

    channel: str
    external: str
    language: str = "en"


@dataclass(frozen=True)
class Shown:
    """What is to be shown after an input.

    number, revision: of the case (or HOME) that the screen belongs to; a tap on it must carry both.
    screen: None where only the notice is to be shown, and the tapped message loses its buttons.
    live: the message to edit; None for a new one, whose reference is then told to `Desk.shown_at`.
    bare: messages that lose their buttons.
    rulings: to be shown before the screen as messages of their own, each with the message to edit.
    withdrawn: messages with rulings that no longer hold, and what they say now.
    told: what others are told, each by their platform, their id there and the words.
    posts: the same as it is queued to be sent.
    forgotten: whether everything of the person has been deleted.
    """

    person: KeptPerson
    language: str
    number: int = HOME
    revision: int = 0
    screen: Screen | None = None
    notice: str = ""
    live: str | None = None
    bare: tuple[str, ...] = ()
    rulings: tuple[IssuedNow, ...] = ()
    withdrawn: tuple[tuple[str, Screen], ...] = ()
    told: tuple[tuple[Identity, str], ...] = ()
    posts: tuple[Post, ...] = ()
    forgotten: bool = False


@dataclass(frozen=True)
class IssuedNow:
    """A ruling that has just been given: its id in the storage, its screen, and the message that becomes it."""

    id: int
    screen: Screen
    message: str | None


@dataclass
class _Kept:
    """What was read at the beginning of a transaction; of a case, what was answered in it is read when it is needed."""

    sender: Sender
    person: KeptPerson
    state: Conversation
    cases: dict[int, KeptCase] = field(default_factory=dict)
    told: tuple[tuple[Identity, str], ...] = ()

    @property
    def identity(self) -> Identity:
        """Who it is that sends."""
        return Identity(self.sender.channel, self.sender.external)

    def add(self, *cases: KeptCase) -> None:
        """Speak of these cases too."""
        for case in cases:
            if case.number not in self.cases:
                self.cases[case.number] = case
                self.state = replace(self.state, cases=(*self.state.cases, self._unread(case)))

    def go_to(self, case: KeptCase | None) -> int:
        """Speak of a case that is open, or else of none; returns its number, or HOME."""
        if case is not None and case.page != CLOSED:
            self.add(case)
        self.state = self.state.at(case.number if case else None)
        return self.state.current or HOME

    def _unread(self, case: KeptCase) -> OpenCase:
        return OpenCase(self.state.edition, (), number=case.number, label=case.label, page=kept.load_page(case.page))

    def live(self, number: int) -> str | None:
        """The message that shows a case, or HOME."""
        return self.person.live if number == HOME else self.cases[number].live

    def revision(self, number: int) -> int:
        """What a tap must have seen of a case, or of HOME: which page, and no case begun since."""
        if number == HOME:
            return self.person.next_number * 10_000_000 + crc32(self.person.page.encode()) % 10_000_000
        return self.cases[number].revision


def decided_again(decide: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Decide again where somebody else was faster: read what is so now, and do the same with that."""

    @wraps(decide)
    async def decided(*args: P.args, **kwargs: P.kwargs) -> T:
        for pause in PAUSES:
            try:
                return await decide(*args, **kwargs)
            except Overtaken as error:
                log.info("decided again: %s", error)
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
        return await decide(*args, **kwargs)

    return decided


@dataclass
class Desk:
    """Everybody's conversations, kept in a database.

    edition: for the next case of everybody who has not chosen one; profile: the regulations, for everybody's.
    outboxes: by channel that is served, what sends something that has been queued.
    """

    database: Database
    edition: Edition = LAWS_2017
    profile: Profile = DEFAULT
    now: Callable[[], datetime] = field(default=lambda: datetime.now(UTC))
    solve: Callable[[Deal], Awaitable[Solved]] = double_dummy.solved
    outboxes: dict[str, Callable[[Post], None]] = field(default_factory=dict)

    @property
    def profiles(self) -> Mapping[str, Profile]:
        """The regulations that people may follow, by the name under which they refer to them."""
        return {SETTINGS: self.profile}

    @decided_again
    async def tap(
        self,
        sender: Sender,
        number: int,
        revision: int,
        choice: str,
        message: str,
        again: bool = False,
        first: Callable[[Transaction], Awaitable[None]] | None = None,
    ) -> Shown:
        """A tap on the screen of a case, or of HOME, as it was at a revision, in a message.

        choice: the id of one of its choices, or a command with a slash; again: the program before this one may have
        dealt with it, and with what came after it; first: what else the same transaction does.
        """
        async with self.database.writing() as connection:
            if first is not None:
                await first(connection)
            found = await self._read(connection, sender, number)
            found.state = found.state.at(number)
            if number != HOME and found.state.case is None:
                words = found.state.words
                return Shown(found.person, found.state.language, notice=words.text("case-closed"), bare=(message,))
            if revision != found.revision(number) or _other(found.live(number), message):
                return await self._outdated(connection, found, number, message, again)
            state = await self._read_for(connection, found, choice)
            act = conversation.say if choice.startswith("/") else conversation.tap
            return await self._keep(connection, found, number, *act(state, choice), message)

    @decided_again
    async def take_up(self, sender: Sender, asked: Conversation) -> Shown:
        """Go on from where somebody was, in the language asked for now and under the edition of the desk.

        An edition that they have chosen was for the time before. A case that is ruled on, or can only be read, does not
        stand in the way; it is found among the open ones.
        """
        async with self.database.writing() as connection:
            found = await self._read(connection, sender, None)
            await self._read_cases(connection, found)
            state = replace(
                found.state, language=asked.language, role=asked.role, edition=self.edition, own_edition=False
            ).on("")
            if state.case and (state.case.unread or isinstance(interview(state.case).current, Ruling)):
                state = state.at(None).on("")
            turn = conversation.notice(state, "resumed") if state.case else conversation.turn(state)
            return await self._keep(connection, found, found.state.current or HOME, *turn, None)

    @decided_again
    async def say(
        self, sender: Sender, text: str, update: int | None = None, reply_to: str | None = None
    ) -> Shown | None:
        """Something typed; None where this update of the platform has been dealt with before.

        reply_to: the message that it answers, and with that the case that is meant; else the one last spoken of.
        Nothing is answered where the message shows no case any more.
        """
        solved = await self._solved(text)
        async with self.database.writing() as connection:
            new = update is None or await people.first_time(
                connection, sender.channel, sender.external, update, self.now()
            )
            found = await self._read(connection, sender, None)
            outdated = False
            if new and reply_to is not None:
                meant = await people.case_shown_at(connection, found.person.id, reply_to)
                if meant is not None or reply_to == found.person.live:
                    found.go_to(meant)
                else:
                    # Nobody knows any more of which case it was; the answer to it must not go to another.
                    outdated = not conversation.leads_on(text, found.state.language)
            number = found.state.current or HOME
            # At home nothing need have been shown yet: of somebody new only a text that comes again can tell.
            unseen = found.live(number) is None and (number != HOME or not new)
            if not new and not unseen:
                return None
            if not new or (unseen and not conversation.leads_on(text, found.state.language)):
                # What was shown last never arrived: nobody can have answered it.
                await self._read_cases(connection, found)
                rulings = await self._unseen_rulings(connection, found, number)
                shown = await self._keep(connection, found, number, *conversation.notice(found.state, "resumed"), None)
                return replace(shown, rulings=rulings)
            state = await self._read_for(connection, found, text)
            said = conversation.notice(state, "outdated") if outdated else conversation.say(state, text, solved)
            return await self._keep(connection, found, number, *said, None)

    async def _solved(self, text: str) -> Solved | None:
        """What a deal makes double dummy, before anything is locked; None where the text is no deal."""
        if not Deal.looks_so(text):
            return None
        try:
            return await self.solve(Deal.parse(text))
        except ModelError:
            return None  # and the conversation says why

    @decided_again
    async def begin(self, sender: Sender, irregularity: str, update: int | None = None) -> Shown:
        """An irregularity was chosen from outside a conversation; a new case of it, once for each update."""
        async with self.database.writing() as connection:
            if update is not None and not await people.first_time(
                connection, sender.channel, sender.external, update, self.now()
            ):
                found = await self._read(connection, sender, None)
                await self._read_cases(connection, found)
                number = found.state.current or HOME
                return await self._keep(connection, found, number, *conversation.notice(found.state, "resumed"), None)
            found = await self._read(connection, sender, HOME)
            state = replace(found.state.at(None), home="")
            return await self._keep(connection, found, HOME, *conversation.happened(state, irregularity), None)

    @decided_again
    async def shown_at(self, shown: Shown, message: str) -> None:
        """The screen has been shown in a new message."""
        async with self.database.writing() as connection:
            if shown.number == HOME:
                await people.set_live(connection, shown.person, message)
            elif case := await people.read_case(connection, shown.person.id, shown.number):
                await people.set_live(connection, case, message)

    async def erase(self, shown: Shown) -> None:
        """Where everything of somebody has been deleted, leave nothing of it in the files either."""
        if shown.forgotten:
            try:
                if not await self.database.erase():
                    log.warning("what was forgotten leaves the files when nobody reads there any more")
            except StorageError as error:
                log.warning("what was forgotten leaves the files later: %s", error)
            # What asked for it is in the inbox until it has been dealt with: it leaves the files the next time.
            self.database.unerased = True

    def post(self, shown: Shown) -> None:
        """Let go what has been queued; where its channel is not served now, it goes when that is."""
        for post in shown.posts:
            if (go := self.outboxes.get(post.channel)) is not None:
                go(post)

    @decided_again
    async def ruling_shown_at(self, ruling: IssuedNow, message: str) -> None:
        """A ruling has been shown in a new message."""
        async with self.database.writing() as connection:
            await people.set_message(connection, ruling.id, message)

    async def script(self, sender: Sender) -> tuple[str, ...]:
        """What the director is to read out now, in their case last spoken of; empty where there is nothing."""
        async with self.database.reading() as connection:
            person = await people.read_person(connection, sender.channel, sender.external)
            if person is None or person.current is None:
                return ()
            case = await people.read_case(connection, person.id, person.current)
            found = _Kept(sender, person, self._conversation(person, sender))
            found.go_to(case)
            await self._read_cases(connection, found)
        return pages.show(found.state).script if found.state.case else ()

    async def language(self, sender: Sender) -> str:
        """The language of somebody; what the platform says where they are not known."""
        async with self.database.reading() as connection:
            person = await people.read_person(connection, sender.channel, sender.external)
        return (person.language if person else None) or sender.language

    # Reading

    async def _read(self, connection: Transaction, sender: Sender, number: int | None) -> _Kept:
        """The person, made where they are new, and one case: of a number, or the one last spoken of."""
        person, case = await people.read_person_and_case(connection, sender.channel, sender.external, number)
        if person is None:
            person = await people.add_person(connection, self._new(sender))
        found = _Kept(sender, person, self._conversation(person, sender))
        found.go_to(case)
        found.state = found.state.at(person.current)
        return found

    def _conversation(self, person: KeptPerson, sender: Sender) -> Conversation:
        """Somebody's conversation before any case of theirs."""
        own = next((known for known in editions() if known.id == person.edition), None)
        return Conversation(
            language=person.language or sender.language,
            edition=own or self.edition,
            profile=self.profiles[person.profile],
            home=kept.load_page(person.page),
            last_number=person.next_number - 1,
            role=person.role or "",
            own_edition=own is not None,
        )

    async def _read_for(self, connection: Transaction, found: _Kept, said: str) -> Conversation:
        """The state in which something is said or tapped; a command that needs no answers of a case has none read."""
        if conversation.without_the_case(said, found.state.language):
            return found.state
        await self._read_cases(connection, found)
        return await self._read_open(connection, found, found.state)

    async def _read_cases(self, connection: Transaction, found: _Kept) -> None:
        """Read what was answered in the cases that are spoken of."""
        cases = [
            await self._read_case(connection, found.cases[case.number], case) if case.unread else case
            for case in found.state.cases
        ]
        found.state = replace(found.state, cases=tuple(cases))

    @staticmethod
    async def _read_case(connection: Transaction, row: KeptCase, unread: OpenCase) -> OpenCase:
        """A case as it was kept; where this version cannot go on with it, with its rulings as they were issued."""
        try:
            return kept.load_case(row.edition, row.segments, row.profile, row.number, row.label, row.page)
        except kept.Unreadable as error:
            # What another version kept may be beyond this one; not so what it has kept itself.
            ours = row.rules_version == RULES_VERSION
            level = logging.ERROR if ours else logging.WARNING
            log.log(level, "of version %s: %s; it can only be read", row.rules_version, error, exc_info=ours)
        given = await people.rulings(connection, row.id)
        return replace(unread, issued=tuple(ruling.text for ruling in given if ruling.withdrawn_at is None))

    async def _read_open(self, connection: Transaction, found: _Kept, state: Conversation) -> Conversation:
        """The same state, with all open cases where it is on the page that lists them."""
        if not state.read_through.page.startswith("open"):
            return state
        known = set(found.cases)
        found.add(*await people.open_cases(connection, found.person.id))
        await self._read_cases(connection, found)
        read = {case.number: case for case in found.state.cases}
        stated = (replace(read[c.number], label=c.label, page=c.page) if c.unread else c for c in state.cases)
        others = (case for number, case in read.items() if number not in known)
        return replace(state, cases=tuple(sorted((*stated, *others), key=lambda case: case.number)))

    def _new(self, sender: Sender) -> KeptPerson:
        return KeptPerson(
            channel=sender.channel,
            external=sender.external,
            edition=None,
            profile=SETTINGS,
            created_at=self.now(),
            touched_at=self.now(),
            language=sender.language,
        )

    # Keeping

    async def _outdated(self, connection: Transaction, found: _Kept, number: int, message: str, again: bool) -> Shown:
        """A tap on what is no longer so: nothing changes, and what is so now is shown, where it stands already.

        What is dealt with again leads nobody away from where they have gone since.
        """
        case = None if again else await people.case_shown_at(connection, found.person.id, message)
        meant = found.person.current if again else number or found.person.current
        if case is None and meant:
            case = await people.read_case(connection, found.person.id, meant)
        number = found.go_to(case)
        await self._read_cases(connection, found)
        state, screen = conversation.turn(found.state)
        live = found.live(number)
        rulings = await self._unseen_rulings(connection, found, number, message)
        shown = await self._keep(connection, found, number, state, screen, live)
        bare = () if any(ruling.message == message for ruling in rulings) else _other(message, live)
        return replace(shown, notice=state.words.text("outdated"), rulings=rulings, bare=(*shown.bare, *bare))

    async def _unseen_rulings(
        self, connection: Transaction, found: _Kept, number: int, message: str | None = None
    ) -> tuple[IssuedNow, ...]:
        """The rulings of a case that may never have arrived: those without a message, and that of this message."""
        if number == HOME:
            return ()
        given = await people.rulings(connection, found.cases[number].id)
        standing = (ruling for ruling in given if ruling.withdrawn_at is None)
        case = next((case for case in found.state.cases if case.number == number), None)
        return tuple(IssuedNow(r.id, _as_issued(r, case), r.message) for r in standing if r.message in (None, message))

    async def _keep(
        self,
        connection: Transaction,
        found: _Kept,
        number: int,
        state: Conversation,
        screen: Screen,
        message: str | None,
    ) -> Shown:
        """Keep what an input made of the state, and say what is to be shown.

        number: of the case, or HOME, that was spoken of; message: the one that was tapped, and is edited.
        """
        if state.page.split(" ")[0] in ("link", "linking", "link_agreed", "unlink", "unlink_agreed", "forget"):
            state = await self._link(connection, found, state)
            number, screen = state.current or HOME, replace(pages.show(state), notices=screen.notices)
        if state.page == "forgotten":
            others = await self._others(connection, found)
            await people.forget(connection, found.person.channel, found.person.external)
            told = self._tellings(found, others, "forget-told")
            # Nothing of them is to lie about until a platform is served again.
            now = tuple((who, words) for who, words in told if who.channel in self.outboxes)
            posts = await self._queue(connection, now)
            left = Shown(found.person, state.language, screen=screen, live=message, told=told, posts=posts)
            return replace(left, forgotten=True)
        complete = await self._read_open(connection, found, state)
        if complete is not state:
            state, screen = complete, replace(pages.show(complete), notices=screen.notices)
        seen = {number: case.revision for number, case in found.cases.items()}
        issued, withdrawn = await self._keep_cases(connection, found, state, message)
        found.person = await self._keep_person(connection, found.person, state)
        target = state.current or HOME
        if message is None and target in seen and found.revision(target) == seen[target]:
            # A screen that is sent anew is another one: the buttons of the message before it do not count any more.
            case = found.cases[target]
            found.cases[target] = replace(case, revision=case.revision + 1)
            await people.write_case(connection, found.cases[target], case.revision)
        bare = _other(found.live(target), message)
        if target != number and found.live(number) is not None and (number == HOME or found.live(number) == message):
            # The message goes on as another screen; the one of what happened has served its purpose.
            bare = (*bare, *_other(found.live(number), message))
            await people.set_live(connection, found.person if number == HOME else found.cases[number], None)
        elsewhere = message if found.live(number) != message else None
        if elsewhere is not None:  # it may have shown something else meanwhile
            await people.shows_no_more(connection, found.person, elsewhere)
        live = None if issued else message
        if elsewhere is not None or found.live(target) != live:
            await people.set_live(connection, found.person if target == HOME else found.cases[target], live)
        return Shown(
            person=found.person,
            language=state.language,
            number=target,
            revision=found.revision(target),
            screen=_beside_ruling(state, screen),
            notice=" ".join(screen.notices),
            live=live,
            bare=bare,
            rulings=issued,
            withdrawn=withdrawn,
            told=found.told,
            posts=await self._queue(connection, found.told),
        )

    async def _queue(self, connection: Transaction, told: tuple[tuple[Identity, str], ...]) -> tuple[Post, ...]:
        """Queue lines to people, each in their own chat on their platform."""
        posts = []
        for (channel, external), words in told:
            body = json.dumps({"text": words})
            posts.append(await outbox.add(connection, channel, external, external, body, self.now()))
        return tuple(posts)

    async def _link(self, connection: Transaction, found: _Kept, state: Conversation) -> Conversation:
        """What is to be said of a link; or, where that was agreed to, done about it."""
        page, _, code = state.page.partition(" ")
        me, now = found.identity, self.now()
        if page == "link":
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            await people.make_code(connection, found.person.id, code, now + CODE_VALID)
            return state.on(f"link {code}")
        others = await self._others(connection, found)
        if page == "forget":
            return state.on(f"forget {others[0].channel}" if others else "forget")
        if page == "unlink":
            return state.on(f"unlink_sure {others[0].channel}") if others else state
        if page == "unlink_agreed":
            if not others:
                return state.on("unlink")
            await links.close_questions(connection, found.person)
            others = await links.unlink(connection, found.person, me, now)
            found.told = self._tellings(found, others, "unlink-told")
            return await self._read_anew(connection, found, state, f"unlinked {others[0].channel}")
        if await links.too_many_wrong(connection, me, now):
            return state.on("link_too_many")
        other = await links.read_code(connection, code, now, CODE_VALID)
        if other is None:
            await links.note_wrong(connection, me, now)
            return state.on("linking")
        theirs = await links.identities(connection, other)
        if other.id == found.person.id or {each.channel for each in theirs} & {
            me.channel,
            *(o.channel for o in others),
        }:
            return state.on(f"link_same {me.channel}")
        if page == "linking":
            here = await links.count_cases(connection, found.person)
            there = await links.count_cases(connection, other)
            return state.on(f"link_sure {code} {other.channel} {here} {there}")
        if await people.take_code(connection, code, now) is None:
            return state.on("linking")
        await links.close_questions(connection, found.person)
        await people.link(connection, found.person, other.id)
        told = locale(other.language or state.language)
        words = told.text("link-told", {"platform": _platform(told, me), "unlink": told.isolated("/unlink")})
        found.told = tuple((each, words) for each in theirs)
        return await self._read_anew(connection, found, state, "linked")

    async def _read_anew(self, connection: Transaction, found: _Kept, state: Conversation, page: str) -> Conversation:
        """The conversation of whom somebody has become, with a page on it."""
        joined = await self._read(connection, found.sender, HOME)
        found.person, found.cases, found.state = joined.person, joined.cases, joined.state
        return replace(joined.state.at(None), language=state.language).on(page)

    async def _others(self, connection: Transaction, found: _Kept) -> tuple[Identity, ...]:
        """Who else somebody is, on other platforms."""
        return tuple(each for each in await links.identities(connection, found.person) if each != found.identity)

    def _tellings(self, found: _Kept, others: tuple[Identity, ...], message: str) -> tuple[tuple[Identity, str], ...]:
        """What the other platforms of somebody are told of what was done on this one."""
        spoken = locale(found.state.language)
        words = spoken.text(message, {"platform": _platform(spoken, found.identity)})
        return tuple((each, words) for each in others)

    async def _keep_person(self, connection: Transaction, person: KeptPerson, state: Conversation) -> KeptPerson:
        changed = replace(
            person,
            language=state.language,
            edition=state.edition.id if state.own_edition else None,
            role=state.role or None,
            current=state.current,
            page=state.home,
            next_number=state.last_number + 1,
        )
        if changed == person:
            return person
        changed = replace(changed, touched_at=self.now(), revision=person.revision + 1)
        await people.write_person(connection, changed, person.revision)
        return changed

    async def _keep_cases(
        self, connection: Transaction, found: _Kept, state: Conversation, message: str | None
    ) -> tuple[tuple[IssuedNow, ...], tuple[tuple[str, Screen], ...]]:
        """Keep every case that has changed; returns the rulings given, and those withdrawn."""
        issued: list[IssuedNow] = []
        withdrawn: list[tuple[str, Screen]] = []
        before = {case.number: case for case in found.state.cases}
        for case in state.cases:
            old = before.pop(case.number, None)
            if case == old:
                continue
            was = found.cases.get(case.number)
            row = self._row(found, case, was)
            if was is None:
                found.cases[case.number] = await people.add_case(connection, row)
            else:
                await people.write_case(connection, row, was.revision)
                found.cases[case.number] = row
            if old is None or case.segments != old.segments:
                gone, given = await self._rule(connection, found.cases[case.number].id, state, old, case, message)
                withdrawn += gone
                issued += given
        for number in before.keys() - {case.number for case in state.cases}:
            was = found.cases[number]
            closed = replace(was, open=False, page=CLOSED, revision=was.revision + 1, touched_at=self.now())
            await people.write_case(connection, closed, was.revision)
            await people.close_checks(connection, was.id, self.now())
            found.cases[number] = closed
        return tuple(issued), tuple(withdrawn)

    def _row(self, found: _Kept, case: OpenCase, was: KeptCase | None) -> KeptCase:
        if was is not None and case.unread:
            return replace(was, revision=was.revision + 1, touched_at=self.now(), label=case.label, page=case.page)
        return KeptCase(
            person_id=found.person.id,
            number=case.number,
            revision=was.revision + 1 if was else 1,
            edition=case.edition.id,
            profile=kept.dump_profile(case.profile),
            rules_version=was.rules_version if was else RULES_VERSION,
            segments=kept.dump_segments(case.segments),
            created_at=was.created_at if was else self.now(),
            touched_at=self.now(),
            label=case.label,
            page=case.page,
            open=waiting(case),
            live=was.live if was else None,
            begun_on=was.begun_on if was else str(found.identity),
            id=was.id if was else 0,
        )

    async def _rule(
        self,
        connection: Transaction,
        case_id: int,
        state: Conversation,
        old: OpenCase | None,
        case: OpenCase,
        message: str | None,
    ) -> tuple[list[tuple[str, Screen]], list[IssuedNow]]:
        """Issue the rulings that are new, withdraw those that no longer hold, and keep what is to be come back for."""
        was, now = _ruled(old) if old else {}, _ruled(case)
        withdrawn: list[tuple[str, Screen]] = []
        issued: list[IssuedNow] = []
        for segment in sorted(was.keys() | now.keys()):
            if was.get(segment) == now.get(segment):
                continue
            # What another version issued stands until now, also where this one asked for more before it ruled.
            for gone in await people.withdraw(connection, case_id, segment, self.now()):
                if gone.message is not None:
                    shown = old if old and segment < len(old.segments) else case
                    withdrawn.append((gone.message, _withdrawn(state, shown.segments[segment].procedure)))
            await people.set_checks(connection, case_id, segment, _checks(case, segment) if segment in now else ())
            if segment in now and segment == len(case.segments) - 1:
                screen = _ruling_alone(state.at(case.number))
                id = await people.issue(connection, case_id, segment, state.language, _plain(screen), self.now())
                if message is not None:
                    await people.set_message(connection, id, message)
                issued.append(IssuedNow(id, screen, message))
        for segment in now:
            follow = case.segments[segment]
            handed_over = follow.of == segment  # another irregularity, by whichever ruling before
            before = [index for index in range(segment) if handed_over or case.segments[index].of == follow.of]
            if before:
                names = aliases.every_name(follow.procedure)
                await people.close_checks(connection, case_id, self.now(), before, names)
        return withdrawn, issued


def _ruled(case: OpenCase) -> dict[int, object]:
    """What was answered in each segment that has been ruled on."""
    return {
        index: (segment.answers, interview(case, index).given)
        for index, segment in enumerate(case.segments)
        if isinstance(interview(case, index).current, Ruling)
    }


def _checks(case: OpenCase, segment: int) -> list[Check]:
    given = interview(case, segment).current
    assert isinstance(given, Ruling)
    due: dict[str, Check] = {}  # what leads to the same follow-up is one thing to come back for
    for item in (*given.standings, *given.checks):
        due.setdefault(item.segment or item.id, Check(item.id, item.when.value if item.when else "", item.segment))
    return list(due.values())


def _ruling_alone(state: Conversation) -> Screen:
    """The ruling as a message of its own, to forward or to print."""
    return replace(pages.show(state), notices=(), choices=(), keys=(), footer="")


def _beside_ruling(state: Conversation, screen: Screen) -> Screen:
    """Where the ruling is a message of its own, the screen is only what can be done next."""
    if state.case is None or state.case.unread or state.page or not isinstance(interview(state.case).current, Ruling):
        return screen
    return replace(screen, context=(), body=(), question=state.words.text("what-next"))


def _as_issued(ruling: IssuedRuling, case: OpenCase | None) -> Screen:
    """A ruling as it was shown; plain where it would be worded otherwise today."""
    if case is not None and not case.unread:
        then = replace(case, segments=case.segments[: ruling.segment + 1], page="")
        screen = _ruling_alone(Conversation(ruling.language, cases=(then,), current=then.number))
        if _plain(screen) == ruling.text:
            return screen
    title, *body = ruling.text.split("\n")
    return Screen(title, body=tuple(body))


def _plain(ruling: Screen) -> str:
    return "\n".join((ruling.title, *ruling.context, *ruling.body))


def _withdrawn(state: Conversation, procedure: str) -> Screen:
    """What stands in place of a ruling that no longer holds: of which segment it was, and where to look."""
    return Screen(wording.title(procedure, state.words), body=(state.words.text("withdrawn"),))


def _platform(spoken: Locale, who: Identity) -> str:
    return spoken.isolated(who.channel.capitalize())


def _other(message: str | None, than: str | None) -> tuple[str, ...]:
    return (message,) if message is not None and message != than else ()
