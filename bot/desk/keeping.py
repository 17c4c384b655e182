"""What an input made of a conversation is kept: the person, their cases, and the rulings given and withdrawn."""

from __future__ import annotations

import json
from collections.abc import Container
from dataclasses import dataclass, replace

from bot.club import clubs, log, polls, sessions
from bot.desk import coming_back, deeds, following, linking
from bot.desk.correcting import page_of, with_read_on_it
from bot.desk.reading import RULES_VERSION, Found, Reading
from bot.desk.showing import HOME, IssuedNow, Shown, beside_ruling, other, withdrawn_screen
from bot.desk.views import number as number_of
from bot.storage import come_backs, people
from bot.storage.links import Identity
from bot.storage.people import CLOSED, KeptCase, KeptPerson
from bot.storage.writer import Transaction
from dialogues import kept, pages, ruling_json
from dialogues.pages.club import Deed, Joining
from dialogues.pages.come_backs import Ended
from dialogues.pages.polls import PollPage
from dialogues.pages.sessions import LogEntry
from dialogues.pages.settings import Forgotten
from dialogues.read import place
from dialogues.screens import Screen, plain, ruling_alone
from dialogues.state import Conversation, OpenCase, interview, waiting
from locales import locale
from rules.engine.ruling import Ruling


@dataclass(frozen=True)
class Keeping:
    """How what an input made is kept; served: the channels on which somebody can be told something now."""

    reading: Reading
    served: Container[str]

    async def keep(
        self,
        connection: Transaction,
        found: Found,
        number: int,
        state: Conversation,
        screen: Screen,
        message: str | None,
        in_vain: str = "",
    ) -> Shown:
        """Keep what an input made of the state, and say what is to be shown.

        number: of the case, or HOME, that was spoken of; message: the one that was tapped, and is edited; in_vain: the
        one with the words that told nothing.
        """
        if isinstance(state.page, linking.PAGES):
            state = await linking.link(connection, self.reading, found, state)
            number, screen = state.current or HOME, replace(pages.show(state), notices=screen.notices)
        document = None
        if isinstance(state.page, Deed | Joining):
            state, notices, document = await deeds.do(connection, self.reading, found, state)
            number = number if number in found.cases else HOME
            screen = replace(pages.show(state), notices=(*screen.notices, *notices))
        if isinstance(state.page, Ended):
            state, notices = await coming_back.ended(connection, self.reading, found, state, state.page)
            number = number if number in found.cases else HOME
            screen = replace(pages.show(state), notices=(*screen.notices, *notices))
        if isinstance(state.page, Forgotten):
            others = await linking.others_of(connection, found)
            await log.forget(connection, found.person.id)
            await polls.forget(connection, found.person.id)
            await people.forget(connection, found.person.channel, found.person.external)
            told = linking.tellings(found, others, "forget-told")
            # Nothing of them is to lie about until a platform is served again.
            now = tuple((who, words) for who, words in told if who.channel in self.served)
            posts = await linking.queue(connection, now, self.reading.now())
            left = Shown(found.person, state.language, screen=screen, live=message, told=told, posts=posts)
            return replace(left, forgotten=True)
        state, first = await self._first_seen(connection, found, state)
        if first:
            number, screen = HOME, replace(pages.show(state), notices=first)
        if isinstance(state.page, PollPage):
            await polls.hold(connection, number_of(state.page.of))
        complete = await self.reading.open_cases(connection, found, state)
        complete = await self.reading.viewed(connection, found, complete)
        if complete is not state:
            state, screen = complete, replace(pages.show(complete), notices=screen.notices)
        unserved = found.sender.channel not in self.served
        if found.unheard or unserved:
            lines = await coming_back.unheard(connection, self.reading, found, state, unserved=unserved)
            screen = replace(screen, notices=(*lines, *screen.notices))
        seen = {number: case.revision for number, case in found.cases.items()}
        issued, withdrawn, answered = await self._keep_cases(connection, found, state, screen, message)
        target = state.current or HOME
        at_home = in_vain if target == HOME else ""
        found.person = await self._keep_person(connection, found.person, state, at_home, found.identity)
        if message is None and target in seen and found.revision(target) == seen[target]:
            # A screen that is sent anew is another one: the buttons of the message before it do not count any more.
            case = found.cases[target]
            page = with_read_on_it(page_of(case.page), in_vain)
            found.cases[target] = replace(case, revision=case.revision + 1, page=page)
            await people.write_case(connection, found.cases[target], case.revision)
        bare = other(found.live(target), message)
        if target != number and found.live(number) is not None and (number == HOME or found.live(number) == message):
            # The message goes on as another screen; the one of what happened has served its purpose.
            bare = (*bare, *other(found.live(number), message))
            await people.set_live(connection, found.person if number == HOME else found.cases[number], None)
        closed = [
            number for number, case in found.cases.items() if seen.get(number) != case.revision and case.page == CLOSED
        ]
        bare = (*bare, *(each for number in closed for each in other(found.live(number), message)))
        shown_live = {found.live(number) for number in found.cases}
        bare = (*bare, *(each for each in answered if each != message and each not in shown_live))
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
            screen=beside_ruling(state, screen),
            notice=" ".join(screen.notices),
            live=live,
            bare=bare,
            rulings=issued,
            withdrawn=withdrawn,
            told=found.told,
            posts=(*found.queued, *await linking.queue(connection, found.told, self.reading.now())),
            document=document,
        )

    async def _first_seen(
        self, connection: Transaction, found: Found, state: Conversation
    ) -> tuple[Conversation, tuple[str, ...]]:
        """Where a colleague has amended meanwhile what a case would amend now: theirs, to be read first, and why.

        What was answered is not kept, and a case that was made only to amend it is closed.
        """
        before = {case.number: case for case in found.state.cases}
        for case in state.cases:
            old, row = before.get(case.number), found.cases.get(case.number)
            if row is None or case == old or case.unread:
                continue
            last = len(case.segments) - 1
            now = _ruled(case).get(last)
            of = await sessions.of_case(connection, row.id) if now and now != _ruled(old or case).get(last) else None
            by = await log.amended_by(connection, row.id, last, of[1]) if of else None
            if of is None or by is None:
                continue
            cases = tuple(old if each is case and old else each for each in state.cases)
            if of[1] is not None:
                cases = tuple(each for each in cases if each.number != case.number)
            page = LogEntry(str(of[0]), str(by))
            return replace(state, cases=cases, current=None, home=page), (state.words.text("log-amended-first"),)
        return state, ()

    async def _keep_person(
        self, connection: Transaction, person: KeptPerson, state: Conversation, in_vain: str, who: Identity
    ) -> KeptPerson:
        changed = replace(
            person,
            language=state.language,
            # In a session of a club its edition is in force, and theirs afterwards again.
            edition=person.edition if state.of_club else state.edition.id if state.own_edition else None,
            role=state.role or None,
            current=state.current,
            page=with_read_on_it(pages.written(state.home), in_vain),
            next_number=state.last_number + 1,
            last_on=str(who),
        )
        if changed == person:
            return person
        changed = replace(changed, touched_at=self.reading.now(), revision=person.revision + 1)
        await people.write_person(connection, changed, person.revision)
        return changed

    async def _keep_cases(
        self, connection: Transaction, found: Found, state: Conversation, screen: Screen, message: str | None
    ) -> tuple[tuple[IssuedNow, ...], tuple[tuple[str, Screen], ...], tuple[str, ...]]:
        """Keep every case that has changed.

        Returns the rulings given, those withdrawn, and the messages that ask what is over now.
        """
        issued: list[IssuedNow] = []
        withdrawn: list[tuple[str, Screen]] = []
        answered: list[str] = []
        before = {case.number: case for case in found.state.cases}
        for case in state.cases:
            old = before.pop(case.number, None)
            if case == old:
                continue
            was = found.cases.get(case.number)
            row = self._row(found, case, was)
            if was is None:
                found.cases[case.number] = await people.add_case(connection, row)
                if state.evening is not None:
                    await sessions.case_is_of(connection, found.cases[case.number].id, state.evening.session.id)
            else:
                await people.write_case(connection, row, was.revision)
                found.cases[case.number] = row
                if old is not None and case.label != old.label:
                    await self._log_place(connection, row.id, case.label, state.language)
            if old is None or case.segments != old.segments:
                gone, given = await self._rule(connection, found, state, screen, old, case, message)
                withdrawn += gone
                issued += given
            if not case.unread and (old is None or case.segments != old.segments or case.page != old.page):
                rounds = state.evening.session.rounds_over if state.evening else 0
                id, now = found.cases[case.number].id, self.reading.now()
                answered += await coming_back.keep(connection, id, case, old, rounds, now)
        for number in before.keys() - {case.number for case in state.cases}:
            was = found.cases[number]
            closed = replace(was, open=False, page=CLOSED, revision=was.revision + 1, touched_at=self.reading.now())
            await people.write_case(connection, closed, was.revision)
            await come_backs.close(connection, was.id, self.reading.now())
            found.cases[number] = closed
        return tuple(issued), tuple(withdrawn), tuple(answered)

    def _row(self, found: Found, case: OpenCase, was: KeptCase | None) -> KeptCase:
        page = pages.written(case.page)
        if was is not None and case.unread:
            revision = was.revision + 1
            return replace(was, revision=revision, touched_at=self.reading.now(), label=case.label, page=page)
        return KeptCase(
            person_id=found.person.id,
            number=case.number,
            revision=was.revision + 1 if was else 1,
            edition=case.edition.id,
            profile=kept.dump_profile(case.profile),
            rules_version=was.rules_version if was else RULES_VERSION,
            segments=kept.dump_segments(case.segments),
            created_at=was.created_at if was else self.reading.now(),
            touched_at=self.reading.now(),
            label=case.label,
            page=page,
            open=waiting(case),
            live=was.live if was else None,
            begun_on=was.begun_on if was else str(found.identity),
            id=was.id if was else 0,
        )

    async def _rule(
        self,
        connection: Transaction,
        found: Found,
        state: Conversation,
        screen: Screen,
        old: OpenCase | None,
        case: OpenCase,
        message: str | None,
    ) -> tuple[list[tuple[str, Screen]], list[IssuedNow]]:
        """Issue the rulings that are new, and withdraw those that no longer hold.

        screen: that of the state.
        """
        row = found.cases[case.number]
        was, now, case_id = _ruled(old) if old else {}, _ruled(case), row.id
        withdrawn: list[tuple[str, Screen]] = []
        issued: list[IssuedNow] = []
        for segment in sorted(was.keys() | now.keys()):
            if was.get(segment) == now.get(segment):
                continue
            # What another version issued stands until now, also where this one asked for more before it ruled.
            for gone in await people.withdraw(connection, case_id, segment, self.reading.now()):
                if gone.message is not None:
                    shown = old if old and segment < len(old.segments) else case
                    withdrawn.append((gone.message, withdrawn_screen(state, shown, segment)))
            if await sessions.of_case(connection, case_id) is not None:
                await log.withdraw(connection, case_id, segment, self.reading.now())
            if segment in now and segment == len(case.segments) - 1:
                here = state.current == case.number and state.page is None
                ruling = ruling_alone(screen if here else pages.show(state.at(case.number)))
                id = await people.issue(connection, case_id, segment, state.language, plain(ruling), self.reading.now())
                if message is not None:
                    await people.set_message(connection, id, message)
                issued.append(IssuedNow(id, ruling, message))
                await self._log(connection, found, row, case, state, plain(ruling))
        await self._follow(connection, case_id)
        return withdrawn, issued

    async def _log(
        self, connection: Transaction, found: Found, row: KeptCase, case: OpenCase, state: Conversation, shown: str
    ) -> None:
        """Put a ruling that has just been given into the log of the session of its case. Raises Overtaken.

        Where it stands in the place of a colleague's, they are told.
        """
        of = await sessions.of_case(connection, row.id)
        if of is None:
            return
        session_id, reopens = of
        given = interview(case).current
        assert isinstance(given, Ruling)
        data = ruling_json.result(given, case.edition, state.language)
        where = place.read(case.label, state.language)
        entry = log.Entry(
            session_id=session_id,
            case_id=row.id,
            segment=len(case.segments) - 1,
            person_id=row.person_id,
            ruler=await sessions.name_in(connection, session_id, row.person_id),
            irregularity=case.segments[-1].procedure,
            answers=row.segments,
            laws=", ".join(given.laws),
            decision=data["headline"],
            adjustment=json.dumps(data["adjustment"], ensure_ascii=False) if data["adjustment"] else None,
            edition=row.edition,
            profile=row.profile,
            rules_version=RULES_VERSION,
            language=state.language,
            shown=shown,
            ruled_at=self.reading.now(),
            label=case.label,
            board=where.board,
            seat_table=where.table,
            pairs=where.pairs,
            round=await sessions.round_of(connection, session_id, where.board),
        )
        noted = await log.note(connection, entry, reopens)
        before = await log.read(connection, noted.amends) if noted.amends is not None else None
        if before is not None and before.person_id not in (None, row.person_id):
            for who, language in await clubs.told_about(connection, (before.person_id,)):
                spoken = locale(language)
                args = {"name": spoken.isolated(entry.ruler), "label": spoken.isolated(before.label or "–")}
                found.told = (*found.told, (who, spoken.text("log-amended-told", args)))

    async def _log_place(self, connection: Transaction, case_id: int, label: str, language: str) -> None:
        """Where a case was has been said, or said otherwise."""
        of = await sessions.of_case(connection, case_id)
        if of is not None:
            where = place.read(label, language)
            round_ = await sessions.round_of(connection, of[0], where.board)
            await log.place(connection, case_id, label, where.table, where.board, where.pairs, round_)
            await following.follow(connection, of[0], self.reading.now())

    async def _follow(self, connection: Transaction, case_id: int) -> None:
        """The results of the session of a case are what its rulings make of them."""
        if (of := await sessions.of_case(connection, case_id)) is not None:
            await following.follow(connection, of[0], self.reading.now())


def _ruled(case: OpenCase) -> dict[int, object]:
    """What was answered in each segment that has been ruled on."""
    return {
        index: (segment.answers, interview(case, index).given)
        for index, segment in enumerate(case.segments)
        if isinstance(interview(case, index).current, Ruling)
    }
