"""The desk: what one input does to what is kept, in one transaction, and what is then to be shown.

The same for every platform. A channel hands over who sent what, shows what comes back, and says where it showed it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot import double_dummy
from bot.club import clubs, evenings, official, postings, sessions
from bot.club import results as kept_results
from bot.desk import coming_back, polling, posting, results, solving
from bot.desk.coming_back import Asked
from bot.desk.correcting import corrected, in_vain, noted
from bot.desk.keeping import Keeping
from bot.desk.posting import Wanted
from bot.desk.reading import Found, Reading, Sender
from bot.desk.results import Made, Pasted
from bot.desk.showing import HOME, IssuedNow, Shown, as_issued, other
from bot.desk.solving import Progress
from bot.results import separately
from bot.storage import come_backs, people
from bot.storage.database import Database
from bot.storage.errors import Overtaken, StorageError
from bot.storage.outbox import Post, State
from bot.storage.people import SETTINGS
from bot.storage.writer import Transaction
from dialogues import conversation, pages
from dialogues.access import Place
from dialogues.clubs import Why
from dialogues.pages.come_backs import DONE, LATER, PutOff, page_of
from dialogues.pages.polls import PeerPage
from dialogues.state import DIRECTOR, Conversation, interview
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2017, Edition
from rules.model import ModelError
from rules.model.deals import Deal, Solved
from rules.regulations.profiles import DEFAULT, Profile
from rules.results.compared import method_of
from rules.results.errors import ResultsError
from rules.results.sheet import Sheet

# Somebody who is overtaken by another program waits so long, in seconds, before each of three more tries.
PAUSES = (0.01, 0.05, 0.25)

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


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


def _digest(file: bytes) -> str:
    return hashlib.sha256(file).hexdigest()


@dataclass
class Desk:
    """Everybody's conversations, kept in a database.

    edition: for the next case of everybody who has not chosen one; profile: the regulations, for everybody's.
    unsolved: deals that the solver cannot do; shown_solving: when it was last shown how far it is.
    pasted: what people have pasted of late, of which more may come.
    outboxes: by channel that is served, what sends something that has been queued; addresses: of the bot there.
    """

    database: Database
    edition: Edition = LAWS_2017
    profile: Profile = DEFAULT
    now: Callable[[], datetime] = field(default=lambda: datetime.now(UTC))
    solve: Callable[[Deal], Awaitable[Solved]] = double_dummy.solved
    read: Callable[[bytes], Awaitable[Sheet]] = separately.read
    unsolved: set[Deal] = field(default_factory=set)
    pasted: dict[tuple[str, str], Pasted] = field(default_factory=dict)
    shown_solving: datetime | None = None
    outboxes: dict[str, Callable[[Post], None]] = field(default_factory=dict)
    addresses: dict[str, str] = field(default_factory=dict)

    @property
    def profiles(self) -> Mapping[str, Profile]:
        """The regulations that people may follow, by the name under which they refer to them."""
        return {SETTINGS: self.profile}

    @property
    def _reading(self) -> Reading:
        return Reading(self.edition, self.profiles, self.now, self.addresses)

    @property
    def _keeping(self) -> Keeping:
        return Keeping(self._reading, self.outboxes.keys())

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
            found = await self._reading.begin(connection, sender, number)
            if (pressed := coming_back.pressed(choice)) is not None:
                return await self._come_back(connection, found, revision, *pressed, message)
            if (peer := polling.pressed(choice)) is not None:
                return await self._ask_peer(connection, found, *peer, message)
            found.state = found.state.at(number)
            if number != HOME and found.state.case is None:
                words = found.state.words
                return Shown(found.person, found.state.language, notice=words.text("case-closed"), bare=(message,))
            current = revision == found.revision(number)
            if other(found.live(number), message) or not (current or conversation.keeps_its_place(found.state, choice)):
                return await self._outdated(connection, found, number, message, again)
            state = await self._reading.for_input(connection, found, choice)
            act = conversation.say if choice.startswith("/") else conversation.tap
            after, screen = act(state, choice)
            return await self._keeping.keep(connection, found, number, noted(state, after, ""), screen, message)

    async def _come_back(
        self, connection: Transaction, found: Found, revision: int, id: int, choice: str, message: str
    ) -> Shown:
        """An answer to what was asked when it was due; the case goes on with it in that message.

        Where the case has gone on meanwhile, an answer is none to what is asked now: that is shown.
        """
        check = await come_backs.read(connection, id)
        row = await people.read_case_by_id(connection, check.case_id) if check else None
        number = found.go_to(row if row and row.person_id == found.person.id else None)
        await self._reading.cases(connection, found)
        case = found.state.case
        if check is None or row is None or case is None or case.unread:
            words = found.state.words
            return Shown(found.person, found.state.language, notice=words.text("come-back-over"), bare=(message,))
        asking = found.state.on(page_of(check.item))
        if choice not in (LATER, DONE) and revision != coming_back.revision_of(pages.show(asking)):
            after, screen = conversation.notice(asking, "outdated")
        else:
            after, screen = conversation.tap(asking, choice)
        if isinstance(after.page, PutOff):  # also where it was put off before, and so long
            await coming_back.put_off(connection, row.id, after.page, self.now())
        return await self._keeping.keep(connection, found, number, noted(found.state, after, ""), screen, message)

    async def _ask_peer(self, connection: Transaction, found: Found, id: str, choice: str, message: str) -> Shown:
        """An answer to the first question of a poll; what comes next is shown in that message."""
        asking = replace(found.state.at(None), home=PeerPage(id))
        after, screen = conversation.tap(await self._reading.viewed(connection, found, asking), choice)
        return await self._keeping.keep(connection, found, HOME, after, screen, message)

    @decided_again
    async def ask_due(self) -> int:
        """Ask what is due of what there is to come back for, on the platforms that are served; returns how much."""
        async with self.database.reading() as connection:
            # Every few seconds: mostly nothing is, and nobody who writes is to wait for that.
            if not await come_backs.due(connection, self.now(), tuple(self.outboxes), 1):
                return 0
        async with self.database.writing() as connection:
            posts = await coming_back.ask_due(self._reading, connection, self.outboxes)
        self.go(posts)
        return len(posts)

    async def solve_released(self) -> Progress | None:
        """Solve one deal of the boards that are released, and show how far it is; None where there is none left.

        One that the solver does not solve is left alone until the next start.
        """
        async with self.database.reading() as connection:
            waiting = await kept_results.to_solve(connection, self.now())
        left = ((id, deal) for id, deals in waiting.items() for deal in deals if deal not in self.unsolved)
        if (first := next(left, None)) is None:
            return None
        session, deal = first
        made = await self.solve(deal)
        if made.tricks is None:
            self.unsolved.add(deal)
        posts: tuple[Post, ...] = ()
        async with self.database.writing() as connection:
            if made.tricks is not None:
                await kept_results.note_solved(connection, session, [made])
            more = [each for each in waiting[session] if each != deal and each not in self.unsolved]
            if not more or solving.is_due(self.shown_solving, self.now()):
                self.shown_solving = self.now()
                posts = await solving.shown_anew(connection, self._reading, session)
            known = len(await kept_results.solved(connection, session))
        self.go(posts)
        return Progress(session, known, known + len(waiting[session]) - (made.tricks is not None))

    @decided_again
    async def end_evenings(self) -> None:
        """What is over of the evenings that nobody has closed is closed; what was ruled stays in the log."""
        async with self.database.writing() as connection:
            await evenings.end(connection, self.now())

    async def asked(self, post: Post) -> Asked | None:
        """What a post asks of somebody now; None where there is nothing to ask any more."""
        async with self.database.reading() as connection:
            if post.of_solving:
                return await solving.asks(self._reading, connection, post)
            if post.asks is None:
                return await polling.asks(self._reading, connection, post)
            return await coming_back.asks(self._reading, connection, post.asks, post.channel, post.external)

    async def wanted(self, entry: Post) -> Wanted | None:
        """What an entry of the outbox is to do to a post of results; None where there is nothing to do any more."""
        async with self.database.reading() as connection:
            return await posting.wanted(connection, entry)

    @decided_again
    async def became(
        self, entry: Post, state: State, message: str | None = None, why: Why | None = None, done: Wanted | None = None
    ) -> None:
        """Note what became of it, and let whoever has to know of that be told. Args as for `posting.became`."""
        async with self.database.writing() as connection:
            if entry.of_poll:
                told = await polling.became(self._reading, connection, entry, state)
            else:
                told = await posting.became(connection, entry, state, self.now(), message, why, done)
        self.go(told)

    @decided_again
    async def doubted(self, channel: str) -> None:
        """Ask a director of each post of results that was on its way in a channel when the program ended."""
        async with self.database.writing() as connection:
            told = await posting.doubted(connection, channel, self.now())
        self.go(told)

    @decided_again
    async def renew_posts(self) -> int:
        """Have the posts edited whose results have changed for a while; returns how many."""
        async with self.database.reading() as connection:
            if not (await postings.due(connection, self.now()) or await official.due(connection, self.now())):
                return 0
        async with self.database.writing() as connection:
            entries = await posting.renew(connection, self.now())
        self.go(entries)
        return len(entries)

    @decided_again
    async def take_up(self, sender: Sender, asked: Conversation) -> Shown:
        """Go on from where somebody was, in the language asked for now and under the edition of the desk.

        An edition that they have chosen was for the time before. A case that is ruled on, or can only be read, does not
        stand in the way; it is found among the open ones.
        """
        async with self.database.writing() as connection:
            found = await self._reading.begin(connection, sender, None)
            await self._reading.cases(connection, found)
            state = replace(
                found.state, language=asked.language, role=asked.role, edition=self.edition, own_edition=False
            ).on(None)
            if state.case and (state.case.unread or isinstance(interview(state.case).current, Ruling)):
                state = state.at(None).on(None)
            turn = conversation.notice(state, "resumed") if state.case else conversation.turn(state)
            return await self._keeping.keep(connection, found, found.state.current or HOME, *turn, None)

    @decided_again
    async def say(
        self,
        sender: Sender,
        text: str | None,
        update: int | None = None,
        reply_to: str | None = None,
        message: str = "",
        album: int | None = None,
    ) -> Shown | None:
        """Something typed; None where this update of the platform has been dealt with before.

        text: None where it is a picture, a voice or something else that is not read; reply_to: the message that it
        answers, and with that the case that is meant; else the one last spoken of; message: the one that it is in;
        album: a number of those that are sent together, of which one answer is enough.
        Nothing is answered where the message shows no case any more.
        """
        if text is not None and await self._is_pasted(sender, text):
            return await self._receive_pasted(sender, text, update)
        unread, text = text is None, text or ""
        solved = await self._solved(sender, text)
        async with self.database.writing() as connection:
            new = await self._first_time(connection, sender, update)
            if new and album is not None:
                new = await self._first_time(connection, sender, album) or not unread
            found = await self._reading.begin(connection, sender, None)
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
                await self._reading.cases(connection, found)
                rulings = await self._unseen_rulings(connection, found, number)
                shown = await self._keeping.keep(
                    connection, found, number, *conversation.notice(found.state, "resumed"), None
                )
                return replace(shown, rulings=rulings)
            state = await self._reading.for_input(connection, found, text)
            if outdated or unread:
                told = conversation.notice(state, "only-text" if unread else "outdated")
                return await self._keeping.keep(connection, found, number, *told, None)
            after, screen = conversation.say(state, text, solved)
            vain = message if in_vain(state, after) else ""
            return await self._keeping.keep(connection, found, number, noted(state, after, message), screen, None, vain)

    async def takes_files(self, sender: Sender) -> bool:
        """Whether a file from somebody is looked at: a director's, not a player's or a stranger's."""
        async with self.database.reading() as connection:
            who = await people.read_person(connection, sender.channel, sender.external)
            if who is None or sender.place is Place.GROUP:
                return False
            roles = [role for _, role in await clubs.of_person(connection, who.id)]
        return who.role == DIRECTOR or any(map(results.directs, roles))

    @decided_again
    async def receive(self, sender: Sender, file: bytes | ResultsError, update: int | None = None) -> Shown | None:
        """A file of results, or why it was not even fetched: it is shown before anything of it is kept.

        None where this update of the platform has been dealt with before. From whom no file is taken it is like a
        picture.
        """
        if not await self.takes_files(sender):
            return await self.say(sender, None, update)
        return await self._look_through(sender, await self._made_of(file), update)

    async def _is_pasted(self, sender: Sender, text: str) -> bool:
        """Whether a text is lines of results, or more of those that were just pasted."""
        if not (results.pasted_in(text) or await self._goes_on(sender, text)):
            return False
        return await self.takes_files(sender)

    async def _goes_on(self, sender: Sender, text: str) -> Pasted | None:
        """What was pasted, where a text may be more of it, and it is neither kept nor thrown away."""
        before = self.pasted.get((sender.channel, sender.external))
        if before is None or not results.goes_on(before, text, self.now()):
            return None
        return before if await self._still_looks(sender, before) else None

    async def _receive_pasted(self, sender: Sender, text: str, update: int | None) -> Shown | None:
        """Lines of results; those that come in parts, one message soon after the other, are one file."""
        who = sender.channel, sender.external
        before = await self._goes_on(sender, text)
        texts = results.together(before.text, text) if before else (text,)
        wrong: ResultsError | None = None
        for each in texts:
            made = await self._made_of(each.encode())
            if isinstance(made, Made):
                self.pasted[who] = Pasted(each, self.now())
                return await self._look_through(sender, made, update, *(("results-added",) if each != text else ()))
            wrong = wrong or made
        assert wrong is not None  # there is at least one text
        self.pasted[who] = Pasted(texts[0], self.now(), read=False)
        cut = len(texts) > 1 or len(text) > results.LONG
        return await self._look_through(sender, wrong, update, *(("results-as-file",) if cut else ()))

    async def _still_looks(self, sender: Sender, pasted: Pasted) -> bool:
        """Whether somebody looks through what they pasted still, and has neither kept it nor thrown it away.

        So too where it could not be read: it may have been cut within a line.
        """
        if not pasted.read:
            return True
        async with self.database.reading() as connection:
            who = await people.read_person(connection, sender.channel, sender.external)
            draft = await kept_results.draft(connection, who.id) if who else None
        return draft is not None and draft.digest == _digest(pasted.text.encode())

    async def _look_through(
        self, sender: Sender, made: Made | ResultsError, update: int | None, *said: str
    ) -> Shown | None:
        """Show what a file comes to, or why it is none; said: what else is told, by its id."""
        async with self.database.writing() as connection:
            new = await self._first_time(connection, sender, update)
            found = await self._reading.begin(connection, sender, None)
            number = found.state.current or HOME
            if not new and found.live(number) is not None:
                return None
            await self._reading.cases(connection, found)
            state = await self._reading.open_cases(connection, found, found.state)
            if not new:
                turn = conversation.notice(state, "resumed")
            elif isinstance(made, ResultsError):
                quoted = {name: state.words.locale.isolated(value) for name, value in made.args_.items()}
                turn = conversation.notice(state, f"error-{made.code}", **quoted)
            else:
                page = await results.looked_through(connection, self._reading, found, made)
                turn = conversation.turn(replace(state, current=None, home=page))
            if new and said:
                after, screen = turn
                turn = after, replace(screen, notices=(*screen.notices, *map(state.words.text, said)))
            return await self._keeping.keep(connection, found, number, *turn, None)

    async def _made_of(self, file: bytes | ResultsError) -> Made | ResultsError:
        """What a file comes to, or what is wrong with it."""
        if isinstance(file, ResultsError):
            return file
        try:
            sheet = await self.read(file)
        except ResultsError as error:
            return error
        # The method takes a second for a large session: nobody else waits for that.
        return Made(sheet, _digest(file), await asyncio.to_thread(method_of, sheet))

    @decided_again
    async def correct(self, sender: Sender, text: str, message: str, update: int | None = None) -> Shown | None:
        """A message was edited: its text counts instead of what it said, where that was the last thing said.

        None where this update has been dealt with before, or nothing comes of it.
        """
        solved = await self._solved(sender, text)
        async with self.database.writing() as connection:
            new = await self._first_time(connection, sender, update)
            found = await self._reading.begin(connection, sender, None)
            number = found.state.current or HOME
            unseen = found.live(number) is None
            if not new and not unseen:
                return None
            await self._reading.cases(connection, found)
            state = await self._reading.open_cases(connection, found, found.state)
            rulings = await self._unseen_rulings(connection, found, number) if unseen else ()
            if not new:
                told = conversation.notice(state, "resumed")
                return replace(await self._keeping.keep(connection, found, number, *told, None), rulings=rulings)
            last = found.read_in_vain(number)
            after, screen = corrected(state, text, message, last, solved)
            if after == state and not screen.notices and not unseen:
                return None  # the same in other letters
            vain = message if message == last and in_vain(state, after) else ""
            shown = await self._keeping.keep(
                connection, found, number, noted(state, after, message), screen, None, vain
            )
            return replace(shown, rulings=(*rulings, *shown.rulings))

    async def _first_time(self, connection: Transaction, sender: Sender, update: int | None) -> bool:
        """Whether an update of the platform is new, which is noted; one without a number is."""
        return update is None or await people.first_time(
            connection, sender.channel, sender.external, update, self.now()
        )

    async def _solved(self, sender: Sender, text: str) -> Solved | None:
        """What a deal makes double dummy, before anything is locked.

        None where the text is no deal, and where the club in whose session they rule does without.
        """
        if not Deal.looks_so(text):
            return None
        async with self.database.reading() as connection:
            who = await people.read_person(connection, sender.channel, sender.external)
            evening = await sessions.current(connection, who.id) if who else None
        if evening is not None and evening.club is not None and not evening.club.double_dummy:
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
                found = await self._reading.begin(connection, sender, None)
                await self._reading.cases(connection, found)
                number = found.state.current or HOME
                return await self._keeping.keep(
                    connection, found, number, *conversation.notice(found.state, "resumed"), None
                )
            found = await self._reading.begin(connection, sender, HOME)
            state = replace(found.state.at(None), home=None)
            return await self._keeping.keep(connection, found, HOME, *conversation.happened(state, irregularity), None)

    @decided_again
    async def shown_at(self, shown: Shown, message: str) -> None:
        """The screen has been shown in a new message."""
        posts: tuple[Post, ...] = ()
        async with self.database.writing() as connection:
            if shown.number == HOME:
                await people.set_live(connection, shown.person, message)
            elif case := await people.read_case(connection, shown.person.id, shown.number):
                await people.set_live(connection, case, message)
                posts = await polling.changed_meanwhile(self._reading, connection, case)
        self.go(posts)

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
        self.go(shown.posts)

    def go(self, posts: Iterable[Post]) -> None:
        """Let go what has been queued, where its channel is served now."""
        for post in posts:
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
            state = self._reading.conversation(person, sender)
            found = Found(sender, person, self._reading.ruling_in(state, await sessions.current(connection, person.id)))
            found.go_to(case)
            await self._reading.cases(connection, found)
        return pages.show(found.state).script if found.state.case else ()

    async def language(self, sender: Sender) -> str:
        """The language of somebody; what the platform says where they are not known."""
        async with self.database.reading() as connection:
            person = await people.read_person(connection, sender.channel, sender.external)
        return (person.language if person else None) or sender.language

    async def _outdated(self, connection: Transaction, found: Found, number: int, message: str, again: bool) -> Shown:
        """A tap on what is no longer so: nothing changes, and what is so now is shown, where it stands already.

        What is dealt with again leads nobody away from where they have gone since.
        """
        case = None if again else await people.case_shown_at(connection, found.person.id, message)
        meant = found.person.current if again else number or found.person.current
        if case is None and meant:
            case = await people.read_case(connection, found.person.id, meant)
        number = found.go_to(case)
        await self._reading.cases(connection, found)
        state, screen = conversation.turn(found.state)
        live = found.live(number)
        rulings = await self._unseen_rulings(connection, found, number, message)
        shown = await self._keeping.keep(connection, found, number, state, screen, live)
        bare = () if any(ruling.message == message for ruling in rulings) else other(message, live)
        return replace(shown, notice=state.words.text("outdated"), rulings=rulings, bare=(*shown.bare, *bare))

    async def _unseen_rulings(
        self, connection: Transaction, found: Found, number: int, message: str | None = None
    ) -> tuple[IssuedNow, ...]:
        """The rulings of a case that may never have arrived: those without a message, and that of this message."""
        if number == HOME:
            return ()
        given = await people.rulings(connection, found.cases[number].id)
        standing = (ruling for ruling in given if ruling.withdrawn_at is None)
        case = next((case for case in found.state.cases if case.number == number), None)
        return tuple(IssuedNow(r.id, as_issued(r, case), r.message) for r in standing if r.message in (None, message))
