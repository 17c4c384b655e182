"""What is kept of somebody is read: who they are, the case that is spoken of, and what was answered in it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from importlib.metadata import version
from zlib import crc32

from bot.club import results, sessions
from bot.desk.correcting import page_of, read_on_it
from bot.desk.following import BOARD_SCORE
from bot.desk.showing import HOME
from bot.desk.views import Asker, view
from bot.storage import come_backs, people
from bot.storage.come_backs import ComeBack
from bot.storage.links import Identity
from bot.storage.outbox import Post
from bot.storage.people import CLOSED, SETTINGS, KeptCase, KeptPerson
from bot.storage.writer import Transaction
from dialogues import context, conversation, kept, pages
from dialogues.access import Place
from dialogues.clubs import Evening
from dialogues.pages.club import Viewed
from dialogues.pages.home import OPEN_SHOWN, Home
from dialogues.pages.open_cases import Open
from dialogues.state import DIRECTOR, Conversation, Due, OpenCase
from rules.lawbook import Edition, edition, editions
from rules.regulations.profiles import Profile

RULES_VERSION = version("fifth-seat")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sender:
    """Who wrote or tapped: the platform, their id on it, the language that it says they use, and where they spoke."""

    channel: str
    external: str
    language: str = "en"
    place: Place = Place.PRIVATE


@dataclass
class Found:
    """What was read at the beginning of a transaction; of a case, what was answered in it is read when it is needed.

    unheard: whether something is due that could not be asked; queued: what goes out when this is kept.
    """

    sender: Sender
    person: KeptPerson
    state: Conversation
    cases: dict[int, KeptCase] = field(default_factory=dict)
    unheard: bool = False
    told: tuple[tuple[Identity, str], ...] = ()
    queued: tuple[Post, ...] = ()

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
        return OpenCase(
            self.state.edition, (), number=case.number, label=case.label, page=pages.read(page_of(case.page))
        )

    def live(self, number: int) -> str | None:
        """The message that shows a case, or HOME."""
        return self.person.live if number == HOME else self.cases[number].live

    def read_in_vain(self, number: int) -> str:
        """The message that was read last in a case, or at HOME, and told nothing; "" where there is none."""
        return read_on_it(self.person.page if number == HOME else self.cases[number].page)

    def revision(self, number: int) -> int:
        """What a tap must have seen of a case, or of HOME: which page, and no case begun since."""
        if number == HOME:
            return self.person.next_number * 10_000_000 + crc32(page_of(self.person.page).encode()) % 10_000_000
        return self.cases[number].revision


# So long what was said of an evening is not asked again.
EVENING = timedelta(hours=12)


@dataclass(frozen=True)
class Reading:
    """How what is kept becomes a conversation.

    edition: for the next case of everybody who has not chosen one; profiles: the regulations that people may follow, by
    the name under which they refer to them; addresses: of the bot, by platform.
    """

    edition: Edition
    profiles: Mapping[str, Profile]
    now: Callable[[], datetime]
    addresses: Mapping[str, str] = field(default_factory=dict)

    async def begin(self, connection: Transaction, sender: Sender, number: int | None) -> Found:
        """The person, made where they are new, and one case: of a number, or the one last spoken of."""
        read = await people.read_person_and_case(connection, sender.channel, sender.external, number)
        person, case, in_session, unheard = read
        if person is None:
            person = await people.add_person(connection, self._new(sender))
        found = Found(sender, person, self.conversation(person, sender), unheard=unheard)
        found.go_to(case)
        found.state = found.state.at(person.current)
        if in_session:
            found.state = self.ruling_in(found.state, await sessions.current(connection, person.id))
        return found

    def conversation(self, person: KeptPerson, sender: Sender) -> Conversation:
        """Somebody's conversation before any case of theirs."""
        own = next((known for known in editions() if known.id == person.edition), None)
        return Conversation(
            language=person.language or sender.language,
            edition=own or self.edition,
            profile=self.profiles[person.profile],
            home=pages.read(page_of(person.page)),
            last_number=person.next_number - 1,
            role=person.role or "",
            own_edition=own is not None,
        )

    def ruling_in(self, state: Conversation, evening: Evening | None) -> Conversation:
        """The same, ruling in a session: under the Laws and the regulations of its club, where it has one.

        What the settings elect stands above what a club does.
        """
        club = evening.club if evening else None
        if club is None:
            return replace(state, evening=evening)
        profile = state.profile.above(kept.load_profile(club.regulations)) if club.regulations else state.profile
        return replace(state, evening=evening, edition=edition(club.edition), profile=profile)

    async def for_input(self, connection: Transaction, found: Found, said: str) -> Conversation:
        """The state in which something is said or tapped; a command that needs no answers of a case has none read."""
        if conversation.without_the_case(said, found.state.language):
            return found.state
        await self.cases(connection, found)
        state = await self.open_cases(connection, found, found.state)
        state = await self._scored(connection, found, await self._remembering(connection, found, state))
        return await self.viewed(connection, found, state)

    async def _remembering(self, connection: Transaction, found: Found, state: Conversation) -> Conversation:
        """The same state, with what a director has said of the evening in other cases."""
        if state.role != DIRECTOR:
            return state
        cases = await people.lately(connection, found.person.id, self.now() - EVENING)
        return replace(state, remembered=context.remembered(map(kept.said, cases)))

    async def _scored(self, connection: Transaction, found: Found, state: Conversation) -> Conversation:
        """The same state, with the results of the session of the case, where that is about a score."""
        case = state.case
        if case is None or case.unread or case.segments[-1].procedure != BOARD_SCORE:
            return state
        session = await sessions.of_case(connection, found.cases[case.number].id)
        return replace(state, results=await results.read(connection, session[0])) if session else state

    async def viewed(self, connection: Transaction, found: Found, state: Conversation) -> Conversation:
        """The same state, with what its page shows of a club or a session."""
        page = pages.present(state.read_through)
        if not isinstance(page, Viewed):
            return state
        asker = Asker(found.person.id, found.sender.place, self.now(), self.addresses)
        seen = await view(connection, asker, page)
        code = state.view.code
        return replace(state, view=replace(seen, page=page.written, place=found.sender.place, code=code))

    async def cases(self, connection: Transaction, found: Found) -> None:
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
            return kept.load_case(row.edition, row.segments, row.profile, row.number, row.label, page_of(row.page))
        except kept.Unreadable as error:
            # What another version kept may be beyond this one; not so what it has kept itself.
            ours = row.rules_version == RULES_VERSION
            level = logging.ERROR if ours else logging.WARNING
            log.log(level, "of version %s: %s; it can only be read", row.rules_version, error, exc_info=ours)
        given = await people.rulings(connection, row.id)
        return replace(unread, issued=tuple(ruling.text for ruling in given if ruling.withdrawn_at is None))

    async def open_cases(self, connection: Transaction, found: Found, state: Conversation) -> Conversation:
        """The same state, with all open cases where it is on the page that lists them; with the newest at home."""
        page = pages.present(state.read_through)
        if not isinstance(page, Open | Home) or (isinstance(page, Home) and state.role != DIRECTOR):
            return state
        known = set(found.cases)
        rows = [row for row in await people.open_cases(connection, found.person.id) if row.number not in known]
        due_of = await self._due(connection, found.person.id)
        if isinstance(page, Home):
            first = [row for row in rows if any(each.now for each in due_of.get(row.number, ()))]
            rows = [*first[:OPEN_SHOWN], *(row for row in rows[-OPEN_SHOWN:] if row not in first[:OPEN_SHOWN])]
        found.add(*rows)
        await self.cases(connection, found)
        read = {case.number: replace(case, due=due_of.get(case.number, ())) for case in found.state.cases}
        state = replace(state, cases=tuple(replace(c, due=due_of.get(c.number, ())) for c in state.cases))
        stated = (replace(read[c.number], label=c.label, page=c.page) if c.unread else c for c in state.cases)
        others = (case for number, case in read.items() if number not in known)
        return replace(state, cases=tuple(sorted((*stated, *others), key=lambda case: case.number)))

    async def _due(self, connection: Transaction, person_id: int) -> Mapping[int, tuple[Due, ...]]:
        """What somebody has to come back for, by the number of its case."""
        kept_of = await come_backs.of_person(connection, person_id)
        return {number: tuple(due(each, self.now()) for each in of) for number, of in kept_of.items()}

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


def due(check: ComeBack, now: datetime) -> Due:
    """Something to come back for, as a page shows it."""
    at = check.due_at.isoformat() if check.due_at else ""
    return Due(check.item, at, check.due_at is not None and check.due_at <= now, check.round)
