"""What members ask for of results is done: who they are, pictures, files; and what directors answer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.club import clubs, players, postings, sessions
from bot.club.exports import PDF, Document, Printout
from bot.club.posted import view_of
from bot.desk import views
from bot.desk.doing import Does, Doing, nothing
from bot.desk.linking import queue
from bot.pdf.sheets import Part, Sheet
from bot.results.writing import SUFFIXES, write
from dialogues import pages
from dialogues.access import Command, Role
from dialogues.clubs import PostView
from dialogues.pages.club import NONE, ClubHome
from dialogues.pages.my_results import FORMS, TO_PLAYERS, MyEvenings, MyResult, OfPosted, Players, Rankings
from dialogues.pages.results.session import ResultsOf
from dialogues.posts import Posted, as_groups_read, shown_of
from dialogues.results import code, everybody
from dialogues.results_shown import Shown, rankings
from dialogues.state import Page
from locales import locale


async def _latest(doing: Doing) -> Page:
    """Their own evening in what was posted last, for whoever directs nowhere; else of which session."""
    roles = [role for _, role in await clubs.of_person(doing.connection, doing.me)]
    posted = await postings.newest_posted(doing.connection, doing.me)
    plays = posted is not None and all(role is Role.MEMBER for role in roles)
    return MyResult(str(posted)) if plays else ResultsOf(NONE)


async def _read(doing: Doing) -> PostView | None:
    """The results, where the groups have them."""
    id = doing.its_session.id
    return await view_of(doing.connection, id) if await postings.is_posted(doing.connection, id) else None


async def _claim(doing: Doing) -> Page:
    """Somebody says who they are: a contestant by its code, and which of its players."""
    read = await _read(doing)
    who = next((each for each in everybody(read.results.sheet) if code(each) == doing.deed.to), None) if read else None
    if read is None or who is None:
        doing.say("results-gone")
        return MyResult(doing.deed.of)
    named, at = shown_of(read, doing.state.words).names[who], views.number(doing.deed.text)
    name, of_session = (named[at], None) if at < len(named) else (str(who), doing.its_session.id)
    made = await players.ask(doing.connection, read.club.id, doing.me, name, doing.reading.now(), of_session)
    if made is not None and made[1]:
        await _tell_directors(doing, read, name, "players-asks" if of_session is None else "players-asks-number")
    return MyResult(doing.deed.of)


async def _tell_directors(doing: Doing, read: PostView, plays: str, asks: str) -> None:
    """Who directs in the club is asked, in their own chat."""
    me = await sessions.name_in(doing.connection, read.session.id, doing.me)
    for each in await clubs.members(doing.connection, read.club.id, doing.me):
        them = await clubs.member(doing.connection, read.club.id, each.id)
        if them is None or each.role is Role.MEMBER:
            continue
        for who, language in await clubs.told_about(doing.connection, (them[1],)):
            told = locale(language)
            args = {"name": me, "plays": plays, "day": read.session.held_on}
            words = told.text(asks, {name: told.isolated(value) for name, value in args.items()})
            opens = told.text("players-answer"), f"{TO_PLAYERS}{read.club.id}"
            entries = await queue(doing.connection, ((who, words),), doing.reading.now(), opens)
            doing.found.queued = (*doing.found.queued, *entries)


async def _not_me(doing: Doing) -> Page:
    if doing.its_session.club is not None:
        await players.drop(doing.connection, doing.its_session.club, doing.me)
    return MyResult(doing.deed.of)


async def _my_evenings(doing: Doing) -> Page:
    return MyEvenings()


async def _players(doing: Doing) -> Page:
    return Players(doing.deed.of)


async def _answer(doing: Doing) -> Page:
    """A director says whether somebody plays under the name that they said."""
    right, club = doing.deed.what == "confirm_player", doing.its_club
    asked = {each.id: each for each in await players.asking(doing.connection, club.id)}
    id = views.number(doing.deed.to)
    whom = await players.answer(doing.connection, club.id, id, doing.reading.now(), right=right)
    if whom is not None and whom != doing.me:
        told = "players-told-yes" if right else "players-told-no"
        await doing.tell(whom, told, plays=asked[id].plays, command="/results")
    return Players(doing.deed.of) if await players.asking(doing.connection, club.id) else ClubHome(doing.deed.of)


async def _picture(doing: Doing) -> Page | None:
    """A page as a picture. to: the page as it is written; text: which of its pictures."""
    page = pages.read(doing.deed.to)
    read = await _read(doing)
    if not isinstance(page, OfPosted) or page.of != doing.deed.of or read is None:
        return await nothing(doing)
    asker = views.Asker(doing.me, doing.place, doing.reading.now(), {})
    view = await views.view(doing.connection, asker, page)
    plates, at = page.plates(view, read, doing.state.words), views.number(doing.deed.text)
    if view.read is not None and at < len(plates):
        doing.document = Posted(doing.its_session.id, doing.state.language, plates[at].title, (), plates[at], ())
    return page


async def _hand(doing: Doing) -> Page:
    """The rankings as a file, with the names that groups may read; with every board only once these are released."""
    read, form = await _read(doing), doing.deed.to
    if read is None or form not in FORMS or (form == "usebio" and not read.results.released):
        return await nothing(doing)
    name, shown = f"results-{read.session.held_on}", shown_of(read, doing.state.words)
    if form == PDF:
        doing.document = Printout(name, PDF, partial(_printed, shown))
    else:
        content = write(form, as_groups_read(shown), read.results.computed, doing.state.language)
        doing.document = Document(f"{name}.{SUFFIXES.get(form, form)}", content)
    doing.say("club-exported")
    return Rankings(doing.deed.of)


def _printed(shown: Shown) -> Sheet:
    """The rankings on paper."""
    parts = tuple(Part(grid.heading, (), grid=grid) for plate in rankings(shown) for grid in plate.grids)
    return Sheet(shown.w.locale.right_to_left, shown.title, status=(shown.about,), parts=parts, flows=True)


PLAYING: Mapping[str, tuple[Command, str, Does]] = {
    "results_latest": (Command.MAKE_CLUB, "nothing", _latest),
    "claim": (Command.READ_RESULTS, "session", _claim),
    "not_me": (Command.READ_RESULTS, "session", _not_me),
    "show_picture": (Command.READ_RESULTS, "session", _picture),
    "hand_results": (Command.READ_RESULTS, "session", _hand),
    "my_evenings": (Command.READ_RESULTS, "club", _my_evenings),
    "players": (Command.CONFIRM_PLAYER, "club", _players),
    "confirm_player": (Command.CONFIRM_PLAYER, "club", _answer),
    "refuse_player": (Command.CONFIRM_PLAYER, "club", _answer),
}
