"""What is asked for on the pages of a club or a session is done: by who may, where they may."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from bot.club import clubs, evenings, exports, groups, invitations, log, players, postings, report, sessions
from bot.club.clubs import LastAdministrator
from bot.club.exports import PDF, Document, Printout
from bot.desk import polling, publishing, views
from bot.desk.doing import Does, Doing, nothing
from bot.desk.linking import others_of
from bot.desk.playing import PLAYING
from bot.desk.polling import POLLS
from bot.desk.reading import Found, Reading
from bot.desk.results import RESULTS
from bot.storage import links, people
from bot.storage.errors import Overtaken
from bot.storage.links import Identity
from bot.storage.people import KeptCase
from bot.storage.writer import Transaction
from dialogues import kept
from dialogues.access import Command, Role, may
from dialogues.clubs import Club, Event, Movement, Session
from dialogues.pages.case import Answers, Case
from dialogues.pages.club import (
    NONE,
    ZONE_OF,
    Binding,
    ClubHome,
    Clubs,
    ClubSettings,
    Deed,
    Groups,
    Invitations,
    Invited,
    JoinAs,
    Joining,
    MemberPage,
    Members,
    MyName,
)
from dialogues.pages.sessions import (
    APPEAL,
    OF_CASE,
    SURE,
    DutyPage,
    Log,
    LogEntry,
    Played,
    Roster,
    SessionPage,
    Sessions,
    StillOpen,
    read_entrant,
)
from dialogues.pages.settings import Settings
from dialogues.posts import Posted
from dialogues.state import Conversation, Page, Segment
from rules.model import Side
from rules.scoring.boards import Form


async def do(
    connection: Transaction, reading: Reading, found: Found, state: Conversation
) -> tuple[Conversation, tuple[str, ...], Document | Printout | Posted | None]:
    """What a deed, or a code that was typed, makes of the conversation, what is said of it, and what is handed over.

    Whoever may not gets the same answer as where there is nothing of the kind.
    """
    page = state.page
    if isinstance(page, Joining):
        return state.on(await _joining(connection, reading, found, invitations.hashed(page.code))), (), None
    assert isinstance(page, Deed)
    doing = Doing(connection, reading, found, state, page)
    command, about, does = DEEDS.get(page.what, (Command.CLUB, "club", nothing))
    if about == "club":
        led = await clubs.read(connection, views.number(page.of), doing.me)
        doing.club, doing.role = led or (None, None)
    elif about == "file":
        # One that they look through, for a club or for sessions of their own.
        led = None if page.of == NONE else await clubs.read(connection, views.number(page.of), doing.me)
        doing.club, doing.role = led or (None, Role.ADMINISTRATOR if page.of == NONE else None)
    elif about == "session":
        ruled = await sessions.read(connection, views.number(page.of), doing.me)
        doing.session, doing.role = ruled or (None, None)
    elif about in ("case", "poll", "peer"):
        await polling.about(doing, about)
    after: Page | None
    if (about != "nothing" and doing.role is None and page.of != NONE) or not may(command, doing.role, doing.place):
        after = await nothing(doing)
    else:
        after = await does(doing)
    state = reading.ruling_in(doing.state, await sessions.current(connection, doing.me))
    return state.on(after) if after is not None else state, tuple(doing.notices), doing.document


# Clubs


async def _make_club(doing: Doing) -> Page:
    state, edition = doing.state, doing.state.edition.id
    new = Club(0, doing.deed.text, state.language, edition=edition, zone=ZONE_OF.get(state.language, "UTC"))
    now = doing.reading.now()
    id = await clubs.make(doing.connection, new, now)
    name = doing.state.words.text("club-role-administrator")
    await clubs.add(doing.connection, id, doing.me, Role.ADMINISTRATOR, name, now)
    doing.say("club-made")
    return MyName(str(id))


async def _rename_me(doing: Doing) -> Page:
    await clubs.rename(doing.connection, doing.its_club.id, doing.me, doing.deed.text)
    return ClubHome(doing.deed.of)


async def _set_club(doing: Doing) -> Page:
    club, what, value = doing.its_club, doing.deed.to, doing.deed.text
    changed = clubs.changed(club, what, value)
    if changed is None:
        doing.say("error-not-an-answer")
    else:
        await clubs.write(doing.connection, club, changed)
    return ClubSettings(doing.deed.of)


async def _delete_club(doing: Doing) -> Page:
    for each in await clubs.members(doing.connection, doing.its_club.id, doing.me):
        them = await clubs.member(doing.connection, doing.its_club.id, each.id)
        if them is not None and not each.me:
            await doing.tell(them[1], "club-deleted-told", club=doing.its_club.name)
    await clubs.delete_club(doing.connection, doing.its_club.id)
    doing.say("club-deleted")
    return Clubs()


# Who belongs to it


async def _set_role(doing: Doing) -> Page:
    them = await clubs.member(doing.connection, doing.its_club.id, views.number(doing.deed.to))
    if them is None or doing.deed.text not in set(Role):
        return await nothing(doing)
    role = Role(doing.deed.text)
    try:
        await clubs.set_role(doing.connection, doing.its_club.id, them[0].id, role)
    except LastAdministrator:
        doing.say("club-last-administrator")
        return MemberPage(doing.deed.of, doing.deed.to)
    if them[1] != doing.me:
        await doing.tell(them[1], f"club-role-told-{role.value}", club=doing.its_club.name)
    return Members(doing.deed.of) if them[1] != doing.me else ClubHome(doing.deed.of)


async def _remove(doing: Doing) -> Page:
    them = await clubs.member(doing.connection, doing.its_club.id, views.number(doing.deed.to))
    if them is None:
        return await nothing(doing)
    return await _taken_out(doing, them[0].id, them[1], banned=doing.deed.what == "ban")


async def _leave(doing: Doing) -> Page:
    members = await clubs.members(doing.connection, doing.its_club.id, doing.me)
    mine = next(each for each in members if each.me)
    return await _taken_out(doing, mine.id, doing.me, banned=False)


async def _taken_out(doing: Doing, member: int, person: int, *, banned: bool) -> Page:
    """Somebody belongs to a club no more; what they see of it is gone with their next tap."""
    club = doing.its_club
    try:
        await clubs.remove(doing.connection, club.id, member)
    except LastAdministrator:
        doing.say("club-last-administrator")
        return ClubHome(doing.deed.of)
    if person == doing.me:
        doing.say("club-left")
        return Clubs()
    if banned:
        for who in await _identities(doing.connection, person):
            await clubs.ban(doing.connection, club.id, who, doing.reading.now())
    await doing.tell(person, "club-removed-told", club=club.name)
    return Members(doing.deed.of)


async def _identities(connection: Transaction, person: int) -> tuple[Identity, ...]:
    them = await people.read_person_by_id(connection, person)
    return await links.identities(connection, them) if them else ()


# Invitations


async def _invite(doing: Doing) -> Page:
    if doing.deed.to not in set(Role):
        return await nothing(doing)
    role, now = Role(doing.deed.to), doing.reading.now()
    code = await invitations.make(doing.connection, doing.its_club.id, role, now, doing.deed.text)
    doing.show_once(code)
    return Invited(doing.deed.of)


async def _withdraw_invitation(doing: Doing) -> Page:
    id, now = views.number(doing.deed.to), doing.reading.now()
    if await invitations.withdraw(doing.connection, doing.its_club.id, id, now):
        doing.say("invitation-now-withdrawn")
    return Invitations(doing.deed.of)


async def _joining(connection: Transaction, reading: Reading, found: Found, code: str) -> Page:
    """What a code, hashed, leads to; nothing more is said of one that leads nowhere, whatever the reason is."""
    me, now = found.identity, reading.now()
    if await links.too_many_wrong(connection, me, now):
        return Joining()
    offered = await invitations.good(connection, code, now)
    if offered is None:
        await links.note_wrong(connection, me, now)
        return Joining()
    everyone = (me, *await others_of(connection, found))
    if await clubs.is_banned(connection, offered.club, *everyone):
        return Joining()
    if await clubs.read(connection, offered.club, found.person.id) is not None:
        return ClubHome(str(offered.club))
    return JoinAs(code, offered.role.value, offered.name)


async def _join(doing: Doing) -> Page:
    """Come in by an invitation that is used up with that."""
    code, now = doing.deed.of, doing.reading.now()
    page = await _joining(doing.connection, doing.reading, doing.found, code)
    if not isinstance(page, JoinAs):
        return page
    offered = await invitations.good(doing.connection, code, now)
    if offered is None:
        raise Overtaken("the invitation has been used meanwhile")
    made = await clubs.add(doing.connection, offered.club, doing.me, offered.role, doing.deed.text, now)
    if made is None or not await invitations.use(doing.connection, code, made, now):
        raise Overtaken("the invitation has been used meanwhile")  # and with it goes what was just made
    if offered.plays:
        await players.invited(doing.connection, made, offered.plays, now)
    for administrator in await clubs.administrators(doing.connection, offered.club):
        if administrator != doing.me:
            await doing.tell(administrator, "club-joined-told", name=doing.deed.text, club=offered.name)
    doing.say("club-joined")
    return ClubHome(str(offered.club))


# Groups


async def _begin_binding(doing: Doing) -> Page:
    code = await groups.begin(doing.connection, doing.its_club.id, doing.me, doing.reading.now())
    doing.show_once(code)
    return Binding(doing.deed.of)


async def _unbind(doing: Doing) -> Page:
    await groups.unbind(doing.connection, doing.its_club.id, views.number(doing.deed.to))
    return Groups(doing.deed.of)


# Sessions


async def _own_sessions(doing: Doing) -> Page:
    return Sessions(NONE)


async def _sessions(doing: Doing) -> Page:
    return Sessions(doing.deed.of)


async def _open_session(doing: Doing) -> Page:
    """A session of today: as the club has it, or like the last one, with those who played in it."""
    club = None
    if doing.deed.of != NONE:
        club, doing.role = await clubs.read(doing.connection, views.number(doing.deed.of), doing.me) or (None, None)
        if not may(Command.OPEN_SESSION, doing.role, doing.place):
            return await nothing(doing)
    zone = club.zone if club else ZONE_OF.get(doing.state.language, "UTC")
    today = views.local(doing.reading.now(), zone, "%Y-%m-%d")
    before = await sessions.of_club(doing.connection, club.id if club else None, doing.me)
    new = Session(0, today, club.id if club else None, scoring=club.scoring if club else Form.MATCHPOINTS)
    like = before[0] if before and doing.deed.to == "last" else None
    if like is not None:
        new = replace(like, id=0, held_on=today, closed=False)
    id = await sessions.make(doing.connection, new, doing.me, doing.reading.now())
    if like is not None:
        await sessions.copy_roster(doing.connection, like.id, id)
    doing.say("session-opened")
    return SessionPage(str(id))


async def _set_session(doing: Doing) -> Page:
    what, value = doing.deed.to, doing.deed.text
    value = "" if what == "movement" and value == NONE else value
    changed: Any = {"event": Event, "scoring": Form, "movement": Movement}.get(
        what, int if what in ("tables", "boards", "boards_a_round") else str
    )
    session = doing.its_session
    await sessions.write(doing.connection, session, replace(session, **{what: changed(value)}))
    return SessionPage(doing.deed.of)


async def _enter_session(doing: Doing) -> Page:
    await sessions.on_duty(doing.connection, doing.its_session.id, doing.me)
    await sessions.enter(doing.connection, doing.its_session.id, doing.me)
    return SessionPage(doing.deed.of)


async def _close_session(doing: Doing) -> Page:
    """Over with it; what is still open before the results is shown first, and due with that."""
    if doing.deed.to != SURE:
        await evenings.before_results(doing.connection, doing.its_session.id, doing.reading.now())
        if await evenings.left(doing.connection, doing.its_session.id):
            return StillOpen(doing.deed.of)
    for each in await sessions.directors(doing.connection, doing.its_session, doing.me):
        if not each.me:
            await doing.tell(each.person, "session-closed-told", day=doing.its_session.held_on)
    await sessions.close(doing.connection, doing.its_session.id, doing.reading.now())
    return SessionPage(doing.deed.of)


async def _on_duty(doing: Doing) -> Page:
    """A colleague is on duty; on their next ruling they are in this session."""
    session, person = doing.its_session, views.number(doing.deed.to)
    directs = await views.colleagues(doing.connection, session.club, doing.me) if session.club else ()
    if not any(each.person == person for each in directs):
        return await nothing(doing)
    await sessions.on_duty(doing.connection, session.id, person)
    await sessions.enter(doing.connection, session.id, person)
    if person != doing.me:
        await doing.tell(person, "session-duty-told", day=session.held_on)
    return DutyPage(doing.deed.of)


async def _off_duty(doing: Doing) -> Page:
    session, person = doing.its_session, views.number(doing.deed.to)
    on = await sessions.directors(doing.connection, session, doing.me)
    await sessions.off_duty(doing.connection, session.id, person)
    if any(each.person == person and not each.me for each in on):
        await doing.tell(person, "session-off-duty-told", day=session.held_on)
    return DutyPage(doing.deed.of)


async def _plays(doing: Doing) -> Page:
    number = "" if doing.deed.to == NONE else doing.deed.to
    await sessions.plays(doing.connection, doing.its_session.id, doing.me, number)
    return DutyPage(doing.deed.of)


async def _enrol(doing: Doing) -> Page:
    for line in doing.deed.text.split("\n"):
        entrant = read_entrant(line)
        if entrant is not None:
            await sessions.enrol(doing.connection, doing.its_session.id, entrant)
    await postings.changed(doing.connection, doing.its_session.id, doing.reading.now())
    return Roster(doing.deed.of)


async def _strike(doing: Doing) -> Page:
    await sessions.strike(doing.connection, doing.its_session.id, views.number(doing.deed.to))
    await postings.changed(doing.connection, doing.its_session.id, doing.reading.now())
    return Roster(doing.deed.of)


# The log


async def _reopen(doing: Doing) -> Page | None:
    """Take a ruling up again: their own case, or else what was answered in a colleague's."""
    entry = await log.read(doing.connection, views.number(doing.deed.to))
    if entry is None or entry.session_id != doing.its_session.id:
        return await nothing(doing)
    later = next((e for e in await log.entries(doing.connection, entry.session_id) if e.amends == entry.id), None)
    if later is not None:
        doing.say("log-amended-first")
        return LogEntry(doing.deed.of, str(later.id))
    case = await log.case_of(doing.connection, entry, doing.me)
    if case is None:
        case = await _copied(doing, entry)
    return await _to_case(doing, case)


async def _appeal(doing: Doing) -> Page | None:
    """Begin an appeal against a ruling, as a case of its session: it is not final before the appeal is decided."""
    entry = await log.read(doing.connection, views.number(doing.deed.to))
    if entry is None or entry.session_id != doing.its_session.id:
        return await nothing(doing)
    case = await _begun_from(doing, entry, kept.dump_segments((Segment(APPEAL, against=entry.id),)), reopens=None)
    return Case() if await _to_case(doing, case) else None


async def _copied(doing: Doing, entry: log.Entry) -> KeptCase:
    """A case of their own with the answers of a ruling, which it may amend."""
    return await _begun_from(doing, entry, entry.answers, reopens=entry.id)


async def _begun_from(doing: Doing, entry: log.Entry, segments: str, reopens: int | None) -> KeptCase:
    """A case of their own, under the edition and at the table of a ruling. reopens: the ruling that it may amend."""
    now, person = doing.reading.now(), doing.found.person
    new = KeptCase(
        person_id=person.id,
        number=person.next_number,
        revision=1,
        edition=entry.edition,
        profile=entry.profile,
        rules_version=entry.rules_version,
        segments=segments,
        created_at=now,
        touched_at=now,
        label=entry.label,
        begun_on=str(doing.found.identity),
    )
    added = await people.add_case(doing.connection, new)
    changed = replace(person, next_number=person.next_number + 1, revision=person.revision + 1)
    await people.write_person(doing.connection, changed, person.revision)
    await sessions.case_is_of(doing.connection, added.id, entry.session_id, reopens)
    return added


async def _to_case(doing: Doing, case: KeptCase) -> Page | None:
    """Go to a case of their own, at its answers, of which one may be changed."""
    language = doing.state.language
    again = await doing.reading.begin(doing.connection, doing.found.sender, case.number)
    again.state = again.state.at(case.number)
    await doing.reading.cases(doing.connection, again)
    doing.found.person, doing.found.cases, doing.found.state = again.person, again.cases, again.state
    doing.state = replace(again.state.at(case.number), language=language, home=None)
    if doing.state.case is None or doing.state.case.unread:
        return None
    return Answers()


async def _hand_over(doing: Doing) -> Page | None:
    """Give a case of their own to a colleague on duty, who is told of it."""
    session, taker = doing.its_session, views.number(doing.deed.text)
    directors = await sessions.directors(doing.connection, session, doing.me)
    to = next((each for each in directors if each.person == taker and not each.me), None)
    case = await _mine(doing, doing.deed.to)
    if to is None or case is None:
        return await nothing(doing)
    me = await sessions.name_in(doing.connection, session.id, doing.me)
    # The board may be one that they have still to play.
    page = Played.name if to.plays and log.shows_hand(case.segments) else ""
    await log.give(doing.connection, case, taker, page)
    await log.note_given(doing.connection, session.id, case.id, doing.me, taker, (me, to.name), doing.reading.now())
    await doing.tell(taker, "log-given-told", name=me, label=case.label or "–")
    language = doing.state.language
    again = await doing.reading.begin(doing.connection, doing.found.sender, 0)
    doing.found.person, doing.found.cases, doing.found.state = again.person, again.cases, again.state
    doing.state = replace(again.state.at(None), language=language)
    doing.say("log-given", name=doing.state.words.locale.isolated(to.name))
    return Log(doing.deed.of)


async def _mine(doing: Doing, which: str) -> KeptCase | None:
    """A case of their own in this session, by its entry in the log or by its number; else None."""
    if which.startswith(OF_CASE):
        case = await people.read_case(doing.connection, doing.me, views.number(which.removeprefix(OF_CASE)))
    else:
        entry = await log.read(doing.connection, views.number(which))
        case = await log.case_of(doing.connection, entry, doing.me) if entry else None
    if case is None:
        return None
    if await sessions.of_case(doing.connection, case.id) is None:  # it was begun before there was a session
        await sessions.case_is_of(doing.connection, case.id, doing.its_session.id)
    of = await sessions.of_case(doing.connection, case.id)
    return case if of is not None and of[0] == doing.its_session.id else None


async def _export_log(doing: Doing) -> Page:
    """The log as a file: csv or json."""
    entries = await log.entries(doing.connection, doing.its_session.id)
    handed = await log.handed_over(doing.connection, doing.its_session.id)
    doing.document = exports.log_as("csv" if doing.deed.to == "csv" else "json", doing.its_session, entries, handed)
    doing.say("club-exported")
    return Log(doing.deed.of)


async def _report(doing: Doing) -> Page:
    """A ruling as a page for a committee."""
    held = await _held(doing)
    entry = next((each for each in held.entries if each.id == views.number(doing.deed.to)), None)
    if entry is None:
        return await nothing(doing)
    name = f"ruling-{held.session.held_on}-{entry.id}"
    doing.document = Printout(name, PDF, partial(report.ruling, entry, held, doing.state.language))
    doing.say("club-exported")
    return LogEntry(doing.deed.of, doing.deed.to, doing.deed.text)


async def _statement(doing: Doing) -> Page:
    """What a side says of a ruling is noted with it."""
    entry = await log.read(doing.connection, views.number(doing.deed.to))
    side, _, said = doing.deed.text.partition(" ")
    if entry is None or entry.session_id != doing.its_session.id or side not in tuple(Side):
        return await nothing(doing)
    await log.state(doing.connection, entry.id, Side(side), said)
    doing.say("statement-noted")
    return LogEntry(doing.deed.of, doing.deed.to)


async def _summary(doing: Doing) -> Page:
    """The evening, to be forwarded: as text, or as a PDF."""
    held = await _held(doing)
    cases = await log.open_cases(doing.connection, held.session.id)
    form = PDF if doing.deed.to == PDF else "txt"
    made = partial(report.summary, held, cases, doing.state.language)
    doing.document = Printout(f"summary-{held.session.held_on}", form, made)
    doing.say("club-exported")
    return Log(doing.deed.of)


async def _held(doing: Doing) -> report.Held:
    session = doing.its_session
    led = await clubs.read(doing.connection, session.club, doing.me) if session.club is not None else None
    return await report.held(doing.connection, session, led[0] if led else None)


async def _export_me(doing: Doing) -> Page | None:
    """Everything that is kept of who asks, as a file."""
    doing.document = await exports.everything(doing.connection, doing.me)
    doing.say("club-exported")
    return Settings()


DEEDS: Mapping[str, tuple[Command, str, Does]] = {
    "make_club": (Command.MAKE_CLUB, "nothing", _make_club),
    "join": (Command.JOIN, "nothing", _join),
    "rename_me": (Command.RENAME_ME, "club", _rename_me),
    "set_club": (Command.SETTINGS, "club", _set_club),
    "delete_club": (Command.DELETE_CLUB, "club", _delete_club),
    "set_role": (Command.SET_ROLE, "club", _set_role),
    "remove": (Command.REMOVE, "club", _remove),
    "ban": (Command.REMOVE, "club", _remove),
    "leave": (Command.LEAVE, "club", _leave),
    "invite": (Command.INVITE, "club", _invite),
    "withdraw_invitation": (Command.INVITE, "club", _withdraw_invitation),
    "begin_binding": (Command.GROUPS, "club", _begin_binding),
    "unbind": (Command.GROUPS, "club", _unbind),
    "sessions": (Command.SESSIONS, "club", _sessions),
    "own_sessions": (Command.MAKE_CLUB, "nothing", _own_sessions),
    "open_session": (Command.MAKE_CLUB, "nothing", _open_session),
    "set_session": (Command.SET_SESSION, "session", _set_session),
    "enter_session": (Command.SESSION, "session", _enter_session),
    "close_session": (Command.SET_SESSION, "session", _close_session),
    "on_duty": (Command.DUTY, "session", _on_duty),
    "off_duty": (Command.DUTY, "session", _off_duty),
    "plays": (Command.DUTY, "session", _plays),
    "enrol": (Command.ROSTER, "session", _enrol),
    "strike": (Command.ROSTER, "session", _strike),
    "reopen": (Command.REOPEN, "session", _reopen),
    "appeal": (Command.REOPEN, "session", _appeal),
    "hand_over": (Command.HAND_OVER, "session", _hand_over),
    "export_log": (Command.EXPORT_LOG, "session", _export_log),
    "report": (Command.REPORT, "session", _report),
    "statement": (Command.REOPEN, "session", _statement),
    "summary": (Command.SUMMARY, "session", _summary),
    "post_latest": (Command.MAKE_CLUB, "nothing", publishing.latest),
    "post_page": (Command.POST, "session", publishing.page),
    "post_see": (Command.POST, "session", publishing.see),
    "post_go": (Command.POST, "session", publishing.go),
    "post_again": (Command.POST, "session", publishing.again),
    "post_there": (Command.POST, "session", publishing.there),
    "post_found": (Command.POST, "session", publishing.found),
    "post_withdraw": (Command.POST, "session", publishing.withdraw),
    "export_me": (Command.EXPORT_ME, "nothing", _export_me),
    **RESULTS,
    **PLAYING,
    **POLLS,
}
