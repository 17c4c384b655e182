"""What a page of a club or a session shows is read: for who has a role there, and where that page may be looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.club import (
    appeals,
    clubs,
    evenings,
    groups,
    invitations,
    log,
    official,
    players,
    polls,
    postings,
    results,
    sessions,
)
from bot.club.log import Entry, HandedOver
from bot.club.posted import view_of
from bot.desk.following import asked, unplaced
from bot.storage.writer import Transaction
from dialogues.access import Place, Role, may
from dialogues.clubs import NOTHING, Appealed, Club, Duty, Fate, HandedOn, Invitation, Logged, Posting, Session, View
from dialogues.pages import club as club_pages
from dialogues.pages import my_results
from dialogues.pages import polls as poll_pages
from dialogues.pages import posts as post_pages
from dialogues.pages import sessions as session_pages
from dialogues.pages.club import NONE, Viewed
from dialogues.pages.results.boards import BoardPage
from dialogues.pages.results.looking import DoubtPage, Look, LookDifferences, LookFor
from dialogues.pages.results.of_session import OfSession
from dialogues.pages.results.session import ResultsOf, ResultsPage
from dialogues.pages.results.transfers import TransferPage

# The pages of a session; the others are of a club.
_OF_A_SESSION = (
    *(session_pages.SessionPage, session_pages.SessionSetting, session_pages.DutyPage, session_pages.PlaysPage),
    *(
        session_pages.Roster,
        session_pages.EntrantPage,
        session_pages.Log,
        session_pages.LogEntry,
        session_pages.HandOver,
        session_pages.Summary,
        session_pages.StillOpen,
        session_pages.Statement,
    ),
    OfSession,
    *(post_pages.PostPage, post_pages.Withdrawing, my_results.OfPosted),
)

# The pages of a file of results that somebody looks through.
_OF_A_FILE = (Look, DoubtPage, LookFor, LookDifferences, ResultsOf)


@dataclass(frozen=True)
class Asker:
    """Who wants to see something, where, and when; addresses: of the bot, by platform."""

    person: int
    place: Place
    now: datetime
    addresses: Mapping[str, str]


async def view(connection: Transaction, asker: Asker, page: Viewed) -> View:
    """What the page shows; nothing alike where it is not for who asks and where there is no such thing."""
    if isinstance(page, club_pages.Clubs):
        mine = await clubs.of_person(connection, asker.person)
        return View(clubs=tuple(club for club, _ in mine)) if may(page.command, None, asker.place) else NOTHING
    if isinstance(page, my_results.MyEvenings):
        return await _my_evenings(connection, asker, page)
    if isinstance(page, session_pages.Sessions):
        return await _sessions(connection, asker, page)
    if isinstance(page, _OF_A_FILE):
        return await _of_file(connection, asker, page)
    if isinstance(page, poll_pages.OfPoll | poll_pages.PeerPage):
        return await _of_poll(connection, asker, page)
    of = number(page.of)
    if isinstance(page, _OF_A_SESSION):
        found = await sessions.read(connection, of, asker.person)
        if found is None or not may(page.command, found[1], asker.place):
            return NOTHING
        return await _of_session(connection, asker, page, *found)
    led = await clubs.read(connection, of, asker.person)
    if led is None or not may(page.command, led[1], asker.place):
        return NOTHING
    return await _of_club(connection, asker, page, *led)


def number(text: str) -> int:
    """An id as a page carries it; what is none is that of nothing."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


async def _of_poll(connection: Transaction, asker: Asker, page: poll_pages.OfPoll | poll_pages.PeerPage) -> View:
    """A poll of their own, or what they are asked themselves."""
    role = Role.ADMINISTRATOR  # of what is their own
    if not may(page.command, role, asker.place):
        return NOTHING
    if isinstance(page, poll_pages.PeerPage):
        them = await polls.peer(connection, number(page.of), asker.person)
        return View(role=role, poll=polls.shown_to(*them)) if them else NOTHING
    mine = await polls.read(connection, number(page.of), asker.person)
    if mine is None:
        return NOTHING
    return View(role=role, poll=await polls.shown(connection, mine, asker.person), addresses=asker.addresses)


async def _sessions(connection: Transaction, asker: Asker, page: session_pages.Sessions) -> View:
    if page.of == NONE:
        role: Role | None = Role.ADMINISTRATOR  # of what is their own
        listed = await sessions.of_club(connection, None, asker.person)
        return View(role=role, sessions=listed) if may(page.command, role, asker.place) else NOTHING
    led = await clubs.read(connection, number(page.of), asker.person)
    if led is None or not may(page.command, led[1], asker.place):
        return NOTHING
    club, role = led
    return View(role=role, club=club, sessions=await sessions.of_club(connection, club.id, asker.person))


async def _my_evenings(connection: Transaction, asker: Asker, page: my_results.MyEvenings) -> View:
    """What the groups have of all clubs of somebody, the newest first."""
    mine = await clubs.of_person(connection, asker.person)
    read = tuple(club for club, role in mine if may(page.command, role, asker.place))
    posted = await postings.posted(connection, [club.id for club in read])
    held = [s for club in read for s in await sessions.of_club(connection, club.id, asker.person) if s.id in posted]
    held.sort(key=lambda each: (each.held_on, each.id), reverse=True)
    return View(role=Role.MEMBER, clubs=read, sessions=tuple(held)) if read else NOTHING


async def _of_file(connection: Transaction, asker: Asker, page: Viewed) -> View:
    """A file of results that they look through, and the session that it is for; of a club, or their own."""
    led = None if page.of == NONE else await clubs.read(connection, number(page.of), asker.person)
    role: Role | None = Role.ADMINISTRATOR if page.of == NONE else led[1] if led else None
    if not may(page.command, role, asker.place):
        return NOTHING
    shown = View(role=role, club=led[0] if led else None, draft=await results.draft(connection, asker.person))
    if isinstance(page, LookFor | ResultsOf):
        mine = await clubs.of_person(connection, asker.person)
        directed = tuple(club for club, held in mine if may(page.command, held, asker.place))
        held = [
            each
            for of in (*(club.id for club in directed), None)
            for each in await sessions.of_club(connection, of, asker.person)
        ]
        held.sort(key=lambda each: (each.held_on, each.id), reverse=True)
        return replace(shown, clubs=directed, sessions=tuple(held))
    meant = await sessions.read(connection, number(shown.draft.about), asker.person) if shown.draft else None
    if meant is None or not may(page.command, meant[1], asker.place):
        return shown
    return replace(shown, session=meant[0], results=await results.read(connection, meant[0].id))


async def _of_club(connection: Transaction, asker: Asker, page: Viewed, club: Club, role: Role) -> View:
    shown = View(role=role, club=club, addresses=asker.addresses)
    sure = page.what if isinstance(page, club_pages.SureDeed) and role is Role.ADMINISTRATOR else ""
    if isinstance(page, club_pages.Members | club_pages.MemberPage) or sure in ("remove", "ban"):
        return replace(shown, members=await clubs.members(connection, club.id, asker.person))
    if isinstance(page, my_results.Players):
        return replace(shown, asking=await players.asking(connection, club.id))
    if isinstance(page, club_pages.Invitations):
        made = await invitations.read(connection, club.id)
        return replace(shown, invitations=tuple(_invitation(each, club, asker.now) for each in made))
    home = isinstance(page, club_pages.ClubHome) and role is Role.ADMINISTRATOR
    if isinstance(page, club_pages.Groups) or home or sure == "unbind":
        return replace(shown, groups=await groups.read(connection, club.id))
    return shown


def _invitation(made: invitations.Invited, club: Club, now: datetime) -> Invitation:
    if made.used_at is not None:
        fate = Fate.USED
    elif made.withdrawn_at is not None:
        fate = Fate.WITHDRAWN
    else:
        fate = Fate.OPEN if made.expires_at > now else Fate.EXPIRED
    return Invitation(made.id, made.role, local(made.expires_at, club.zone, "%Y-%m-%d"), fate, made.by or "")


def local(moment: datetime, zone: str, form: str = "%H:%M") -> str:
    """A moment as the clock of a club shows it."""
    return moment.astimezone(ZoneInfo(zone)).strftime(form)


async def _of_session(connection: Transaction, asker: Asker, page: Viewed, session: Session, role: Role) -> View:
    club = await clubs.read(connection, session.club, asker.person) if session.club is not None else None
    shown = View(role=role, club=club[0] if club else None, session=session)
    if isinstance(page, my_results.OfPosted):
        return await _read(connection, asker, shown, session)
    if isinstance(page, post_pages.PostPage):
        return await _posted(connection, shown, session)
    if isinstance(page, session_pages.DutyPage | session_pages.HandOver | session_pages.LogEntry):
        shown = replace(shown, directors=await sessions.directors(connection, session, asker.person))
    if isinstance(page, session_pages.DutyPage) and session.club is not None:
        shown = replace(shown, colleagues=await colleagues(connection, session.club, asker.person))
    if isinstance(page, OfSession):
        zone = shown.club.zone if shown.club else "UTC"
        shown = replace(
            shown,
            results=await results.read(connection, session.id, zone),
            roster=await sessions.entrants(connection, session.id),
            official=await official.read(connection, session.id, shown.club, asker.now) if shown.club else None,
            left=await evenings.left(connection, session.id),
        )
    if isinstance(page, ResultsPage | TransferPage) and shown.results is not None:
        zone, logged = shown.club.zone if shown.club else "UTC", await log.entries(connection, session.id)
        open_ = unplaced(logged, shown.results)
        transfers = asked(logged, shown.results, zone)
        shown = replace(shown, unplaced=tuple(each.label or each.decision for each in open_), transfers=transfers)
    if isinstance(page, BoardPage | ResultsPage):
        shown = replace(shown, solved=await results.solved(connection, session.id))
    if isinstance(page, session_pages.StillOpen):
        shown = replace(shown, left=await evenings.left(connection, session.id))
    if isinstance(page, session_pages.Roster | session_pages.EntrantPage):
        shown = replace(shown, roster=await sessions.entrants(connection, session.id))
    if isinstance(page, session_pages.Log | session_pages.LogEntry):
        entries = await log.entries(connection, session.id)
        handed = await log.handed_over(connection, session.id)
        shown = replace(shown, log=await _logged(connection, asker, entries, handed, shown.club))
    return shown


async def _read(connection: Transaction, asker: Asker, shown: View, session: Session) -> View:
    """Results that the groups have, and who somebody is in them."""
    read = await view_of(connection, session.id) if await postings.is_posted(connection, session.id) else None
    if read is None:
        return NOTHING
    mine = await players.who_is(connection, read.club.id, session.id, asker.person, read.results.sheet)
    waits = not mine and await players.waits(connection, read.club.id, asker.person)
    return replace(shown, read=read, mine=mine, waits=waits)


async def _posted(connection: Transaction, shown: View, session: Session) -> View:
    zone = shown.club.zone if shown.club else "UTC"
    kept = tuple(
        Posting(
            each.id,
            each.channel,
            each.title,
            each.state,
            each.why,
            local(each.sent_at, zone) if each.sent_at else "",
            local(each.edited_at, zone) if each.edited_at else "",
            each.message is not None,
        )
        for each in await postings.of_session(connection, session.id)
    )
    unposted = await postings.unposted(connection, session.id)
    return replace(shown, read=await view_of(connection, session.id), postings=kept, unposted=unposted)


async def colleagues(connection: Transaction, club: int, asker: int) -> tuple[Duty, ...]:
    """Everybody who directs in a club."""
    found = []
    for each in await clubs.members(connection, club, asker):
        them = await clubs.member(connection, club, each.id) if each.role is not Role.MEMBER else None
        if them is not None:
            found.append(Duty(them[1], each.name, me=each.me))
    return tuple(found)


async def _logged(
    connection: Transaction, asker: Asker, entries: tuple[Entry, ...], handed: tuple[HandedOver, ...], club: Club | None
) -> tuple[Logged, ...]:
    zone = club.zone if club else "UTC"
    amended = {each.amends: each.id for each in entries if each.amends is not None}
    mine = await log.cases_of(connection, asker.person, [each.case_id for each in entries if each.case_id])
    return tuple(
        Logged(
            id=each.id,
            label=each.label,
            irregularity=each.irregularity,
            decision=each.decision,
            shown=each.shown,
            ruler=each.ruler,
            at=local(each.ruled_at, zone),
            edition=each.edition,
            language=each.language,
            laws=each.laws,
            amends=each.amends,
            amended=amended.get(each.id),
            withdrawn=each.withdrawn_at is not None,
            case=each.case_id,
            mine=each.case_id in mine,
            handed=tuple(
                HandedOn(given.giver, given.taker, local(given.given_at, zone))
                for given in handed
                if each.case_id is not None and given.case_id == each.case_id
            ),
            hand=log.shows_hand(each.answers),
            against=appeals.against(each),
            appeals=tuple(
                Appealed(last.id, local(last.ruled_at, zone), fate) for last, fate in appeals.appeals(each, entries)
            ),
        )
        for each in entries
    )
