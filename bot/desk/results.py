"""What is done about results: a file is looked through and kept; they are corrected, undone, released, handed over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from fractions import Fraction
from typing import NamedTuple

from bot.club import clubs, log, official, postings, results, sessions
from bot.club.exports import Document
from bot.club.results import Author
from bot.desk import following, views
from bot.desk.doing import Does, Doing, nothing
from bot.desk.reading import Found, Reading
from bot.results import pasted
from bot.results.writing import SUFFIXES, write
from bot.storage.writer import Transaction
from dialogues.access import Command, Role, may
from dialogues.clubs import Club, Entrant, Event, Kind, Session
from dialogues.pages.club import LONGEST_NAME, NONE, ZONE_OF
from dialogues.pages.results.boards import BoardPage, EntryPage
from dialogues.pages.results.changes import ChangePage
from dialogues.pages.results.entering import AgainPage, MissingPage
from dialogues.pages.results.looking import DISAGREES, NEW, OF_BOARDS, Look, find_doubt
from dialogues.pages.results.rankings import ContestantPage
from dialogues.pages.results.session import FORMS, ResultsPage
from dialogues.pages.sessions import is_date
from dialogues.results import (
    Draft,
    Results,
    code,
    entry_at,
    everybody,
    key,
    met,
    played_already,
    read_entered,
    read_meeting,
    read_names,
    tables,
)
from dialogues.results_lines import described, doubt_line
from dialogues.state import Page
from rules.model import ModelError
from rules.model.seats import Side
from rules.results import sheet as sheets
from rules.results.checks import Doubt, Gravity
from rules.results.computed import Method
from rules.results.journal import (
    Added,
    AsNumbered,
    At,
    Change,
    Corrected,
    LeftOut,
    NamesCorrected,
    Penalized,
    Split,
    place_of,
)
from rules.results.missing import gaps
from rules.results.sheet import Penalty, Sheet
from rules.scoring.adjusted import Unit
from rules.scoring.errors import ScoringError

EVENTS = {
    sheets.Kind.PAIRS: Event.PAIRS,
    sheets.Kind.TEAMS: Event.TEAMS,
    sheets.Kind.INDIVIDUAL: Event.INDIVIDUAL,
}

# A line that begins as one of results does: with the board, or at least with both contestants.
LINE = re.compile(r"^[ \t]*\d{1,4}[ \t,;]+\d{1,4}[ \t,;]+\S", re.MULTILINE | re.ASCII)

# For so long after lines were pasted more of them belong to them.
IN_PARTS = timedelta(seconds=30)

# A text of more letters may have been cut: Discord takes 2,000 in a message, Telegram 4,096.
LONG = 1_800

# The highest number in a list of players.
HIGHEST = 999


def pasted_in(text: str) -> bool:
    """Whether a text is lines of results, and no answer: they begin with numbers, and there are several."""
    return len(LINE.findall(text)) > 1 and pasted.looks_so(text)


class Made(NamedTuple):
    """What a file comes to: its sheet, its digest, and the method by which it is scored."""

    sheet: Sheet
    digest: str
    method: Method


class Pasted(NamedTuple):
    """Lines that somebody has pasted, when, and whether they could be read."""

    text: str
    at: datetime
    read: bool = True


def goes_on(before: Pasted, text: str, now: datetime) -> bool:
    """Whether a text may be a further part of what was pasted: a platform sends a long text in several messages."""
    return now - before.at <= IN_PARTS and LINE.search(text) is not None


def together(before: str, text: str) -> tuple[str, ...]:
    """What two parts may have been: cut between two lines, or within one; or the second is another text."""
    return (before,) if before.endswith(text) else (f"{before}\n{text}", f"{before} {text}", text)


async def looked_through(connection: Transaction, reading: Reading, found: Found, made: Made) -> Look:
    """Somebody looks through a file, of which nothing is kept yet.

    It is for the session in which they rule; else, of the club that they direct, for that of its day or a new one.
    """
    sheet, digest, method = made
    evening = found.state.evening
    if evening is not None:
        club, about = evening.club, str(evening.session.id)
    else:
        club = next((each for each, role in await clubs.of_person(connection, found.person.id) if directs(role)), None)
        there = await results.session_of(connection, club.id if club else None, found.person.id, sheet)
        about = NEW if there is None else str(there)
    await results.put_draft(connection, found.person.id, Draft(sheet, digest, about, method=method), reading.now())
    return Look(str(club.id) if club else NONE)


def directs(role: Role) -> bool:
    """Whether somebody in this role deals with results."""
    return may(Command.RESULTS, role)


async def _author(doing: Doing, session: int) -> Author:
    return Author(doing.me, await sessions.name_in(doing.connection, session, doing.me))


# A file that is looked through


async def _draft(doing: Doing) -> Draft | None:
    return await results.draft(doing.connection, doing.me)


async def _drop(doing: Doing) -> Page:
    await results.drop_draft(doing.connection, doing.me)
    doing.say("results-dropped")
    return Look(doing.deed.of)


async def _for(doing: Doing) -> Page:
    """For another session, of the club that the deed is about."""
    draft = await _draft(doing)
    about = NEW
    if doing.deed.to != NEW:
        meant = await sessions.read(doing.connection, views.number(doing.deed.to), doing.me)
        if meant is None or not directs(meant[1]) or meant[0].club != (doing.club.id if doing.club else None):
            return await nothing(doing)
        about = str(meant[0].id)
    if draft is not None:
        await results.write_draft(doing.connection, doing.me, replace(draft, about=about))
    return Look(doing.deed.of)


async def _mend(doing: Doing) -> Page:
    """One doubt is settled: so it is, it is corrected, or its entry does not count."""
    draft = await _draft(doing)
    doubt = find_doubt(draft, doing.deed.to) if draft else None
    if draft is None or doubt is None:
        doing.say("results-gone")
        return Look(doing.deed.of)
    await results.write_draft(doing.connection, doing.me, mended(draft, doubt, doing.deed.text, doing.state.language))
    return Look(doing.deed.of)


def mended(draft: Draft, doubt: Doubt, how: str, language: str) -> Draft:
    """A draft with a doubt settled; as it is where it cannot be settled so.

    how: "accept", "leave", "leave_first", "contract", "score", "usual", or "= " and what was typed.
    """
    if how == "accept":
        there = doubt.gravity is Gravity.UNLIKELY
        return replace(draft, accepted=draft.accepted | {key(doubt)}) if there else draft
    return replace(draft, changes=(*draft.changes, *_mending(draft.applied, doubt, how, language)))


def _mending(sheet: Sheet, doubt: Doubt, how: str, language: str) -> tuple[Change, ...]:
    """What settles a doubt about a sheet; nothing where it cannot be settled so."""
    if doubt.id in OF_BOARDS:
        return _laid_right(sheet, doubt, how)
    if doubt.entry is None:
        return ()
    entry = sheet.entries[doubt.entry]
    at = place_of(entry)
    if how == "leave":
        return (LeftOut(at),)
    if how == "leave_first":
        first = next((each for each in sheet.entries if str(each.line) == doubt.args.get("first")), None)
        if first and place_of(first) == at:
            # They are told apart by nothing but what they have: the one that is left has what this one does.
            return (LeftOut(at), Corrected(at, entry.result, entry.score))
        return (LeftOut(place_of(first)),) if first else ()
    if how == "contract" and entry.result is not None:
        return (Corrected(at, entry.result),)
    if how == "score" and entry.score is not None:
        return (Corrected(at, None, entry.score),)
    change = _read(how[2:], sheet, at, language) if how.startswith("= ") else None
    return (change,) if change else ()


def _laid_right(sheet: Sheet, doubt: Doubt, how: str) -> tuple[Change, ...]:
    """A board has the dealer or the vulnerability of its number; or nothing that was played on it counts."""
    board = doubt.args["board"]
    there = [key for key, laid in sheet.boards.items() if (str(key.number), laid.line) == (board, doubt.line)]
    if how == "usual":
        return tuple(AsNumbered(key.number, OF_BOARDS[doubt.id], key.section) for key in there)
    left = [e for e in sheet.entries if e.played and any(e.board == n and s in ("", e.section) for n, s in there)]
    return tuple(LeftOut(place_of(entry)) for entry in left) if how == "leave" else ()


def _read(text: str, sheet: Sheet, at: At, language: str) -> Change | None:
    """What was typed of a table; the page has refused what is none."""
    try:
        return read_entered(text, sheet, at, language)
    except (ModelError, ScoringError):
        return None


async def _mend_all(doing: Doing) -> Page:
    """Nothing that is impossible counts; or wherever contract and points disagree, the contract is right."""
    draft, leave = await _draft(doing), doing.deed.what == "look_leave_all"
    if draft is not None:
        sheet, language = draft.applied, doing.state.language
        changes = [
            change
            for doubt in draft.doubts
            if (doubt.gravity is Gravity.IMPOSSIBLE if leave else doubt.id == DISAGREES)
            for change in _mending(sheet, doubt, "leave" if leave else "contract", language)
        ]
        await results.write_draft(doing.connection, doing.me, replace(draft, changes=(*draft.changes, *changes)))
    return Look(doing.deed.of)


async def _accept_all(doing: Doing) -> Page:
    """Everything unlikely is so."""
    draft = await _draft(doing)
    if draft is not None:
        so = {key(doubt) for doubt in draft.doubts if doubt.gravity is Gravity.UNLIKELY}
        await results.write_draft(doing.connection, doing.me, replace(draft, accepted=draft.accepted | so))
    return Look(doing.deed.of)


async def _keep(doing: Doing) -> Page:
    """A file becomes the results of its session, which is made where it is new."""
    draft = await _draft(doing)
    if draft is None or not draft.clean:
        doing.say("results-gone")
        return Look(doing.deed.of)
    if draft.about == NEW:
        id = await _new_session(doing, draft.applied)
    else:
        meant = await sessions.read(doing.connection, views.number(draft.about), doing.me)
        if meant is None or not directs(meant[1]):
            return await nothing(doing)
        id = meant[0].id
    kept = await results.keep(doing.connection, id, draft, await _author(doing, id), doing.reading.now())
    await following.follow(doing.connection, id, doing.reading.now())
    await results.drop_draft(doing.connection, doing.me)
    doing.say("results-kept" if kept else "results-same")
    return ResultsPage(str(id))


async def _new_session(doing: Doing, sheet: Sheet) -> int:
    """A session as a file tells of it; one of an earlier day is over, and nobody rules in it."""
    club, now = doing.club, doing.reading.now()
    today = views.local(now, club.zone if club else ZONE_OF.get(doing.state.language, "UTC"), "%Y-%m-%d")
    made = session_of(sheet, club, today)
    id = await sessions.make(doing.connection, made, doing.me, now)
    before = doing.state.evening
    if made.held_on < today:
        await sessions.close(doing.connection, id, now)
    if before is not None:
        await sessions.enter(doing.connection, before.session.id, doing.me)
    for entrant in entrants_of(sheet):
        await sessions.enrol(doing.connection, id, entrant)
    return id


def session_of(sheet: Sheet, club: Club | None, today: str) -> Session:
    """A session as a file tells of it; of today where it tells no day."""
    return Session(
        0,
        sheet.held_on if is_date(sheet.held_on) else today,
        club.id if club else None,
        name=sheet.title[:LONGEST_NAME],
        event=EVENTS[sheet.kind],
        scoring=sheet.scoring.form,
        tables=tables(sheet),
        boards=len({entry.board for entry in sheet.entries}),
    )


def entrants_of(sheet: Sheet) -> tuple[Entrant, ...]:
    """The list of players that a file has, where each number is one contestant's."""
    people = [each for each in sheet.participants if each.who.number.isdecimal()]
    numbers = [int(each.who.number) for each in people]
    if len(set(numbers)) < len(sheet.participants) or not all(0 < number <= HIGHEST for number in numbers):
        return ()
    return tuple(
        Entrant(0, number, Kind.PHANTOM if each.phantom else Kind.PLAYER, (each.name or " – ".join(each.names))[:80])
        for number, each in zip(numbers, people, strict=True)
        if each.phantom or each.name or each.names
    )


# The results of a session


async def _open(doing: Doing) -> Page:
    """The results; to: a board of them; text: who met on it."""
    held, deed = await _held(doing), doing.deed
    if held is None or deed.to == NONE:
        return ResultsPage(deed.of)
    at = read_meeting(held.sheet, views.number(deed.to), deed.text)
    if at is not None and entry_at(held.sheet, at) is not None:
        return EntryPage(deed.of, code(at), deed.to)
    return _going_on(doing, held, deed.to) if deed.text else BoardPage(deed.of, deed.to)


def _going_on(doing: Doing, held: Results, board: str) -> Page:
    """What is missing still; where nothing is, the board."""
    return MissingPage(doing.deed.of) if any(gaps(held.sheet)) else BoardPage(doing.deed.of, board)


async def _held(doing: Doing) -> Results | None:
    return await results.read(doing.connection, doing.its_session.id)


async def _change(doing: Doing, change: Change | None, after: Page, ruling: int | None = None) -> Page:
    """A change is noted, and everything is scored anew; after: the page that is shown then; ruling: its reason."""
    if change is None:
        doing.say("results-gone")
        return ResultsPage(doing.deed.of)
    id = doing.its_session.id
    await results.change(doing.connection, id, change, await _author(doing, id), doing.reading.now(), ruling)
    doing.say("results-corrected")
    return after


async def _correct(doing: Doing) -> Page:
    held = await _held(doing)
    entry = met(held.sheet, doing.deed.to) if held else None
    change = _read(doing.deed.text, held.sheet, place_of(entry), doing.state.language) if held and entry else None
    return await _change(doing, change, EntryPage(doing.deed.of, doing.deed.to))


async def _enter(doing: Doing) -> Page:
    """What a table has of a board is added, or corrected. to: the board and who met; text: what they have.

    What they have of it already is shown first, and asked about: it counts no longer where that is confirmed.
    """
    held, (board, _, written) = await _held(doing), doing.deed.to.partition(":")
    at = read_meeting(held.sheet, views.number(board), written) if held else None
    change = _read(doing.deed.text, held.sheet, at, doing.state.language) if held and at else None
    if held and at and change and not isinstance(change, LeftOut):
        there, others = entry_at(held.sheet, at), played_already(held.sheet, at)
        anew = there is None or not there.played
        if doing.deed.what == "replace_result":
            for other in others:
                left = LeftOut(place_of(other))
                id = doing.its_session.id
                await results.change(doing.connection, id, left, await _author(doing, id), doing.reading.now())
        elif (anew and others) or (there and doing.deed.what == "add_result"):
            return AgainPage(doing.deed.of, board, written, doing.deed.text)
    after = await _change(doing, change, EntryPage(doing.deed.of, code(at), board))
    before, held = held, await _held(doing)
    if before is None or held is None or not isinstance(change, Added):
        return after
    w = doing.state.words
    new = [doubt for doubt in held.doubts if doubt.gravity is Gravity.IMPOSSIBLE and doubt not in before.doubts]
    doing.notices += [described(change, w, held.sheet), *(doubt_line(doubt, w) for doubt in new)]
    return _going_on(doing, held, board)


async def _name(doing: Doing) -> Page:
    """to: who; text: the names."""
    held = await _held(doing)
    who = next((each for each in everybody(held.sheet) if code(each) == doing.deed.to), None) if held else None
    names = read_names(doing.deed.text)
    change = NamesCorrected(who, names) if who and names else None
    return await _change(doing, change, ContestantPage(doing.deed.of, doing.deed.to))


async def _leave_out(doing: Doing) -> Page:
    held = await _held(doing)
    entry = met(held.sheet, doing.deed.to) if held else None
    return await _change(doing, LeftOut(place_of(entry)) if entry else None, EntryPage(doing.deed.of, doing.deed.to))


async def _penalize(doing: Doing) -> Page:
    """text: how much, and in what."""
    held = await _held(doing)
    who = next((each for each in everybody(held.sheet) if code(each) == doing.deed.to), None) if held else None
    amount, _, unit = doing.deed.text.partition(" ")
    change = Penalized(Penalty(who, Fraction(amount), Unit(unit))) if who and unit in set(Unit) else None
    return await _change(doing, change, ContestantPage(doing.deed.of, doing.deed.to))


async def _split(doing: Doing) -> Page:
    """to: the board; text: the codes of the tables that played another deal."""
    held = await _held(doing)
    there = [entry for entry in held.sheet.entries if str(entry.board) == doing.deed.to] if held else []
    others = [entry for entry in there if code(place_of(entry)) in doing.deed.text.split(",")]
    of = others[0] if 0 < len(others) < len(there) else None
    change = Split(of.board, tuple(place_of(entry) for entry in others), of.section) if of else None
    return await _change(doing, change, BoardPage(doing.deed.of, doing.deed.to))


async def _tricks(doing: Doing) -> Page:
    """Whether the tricks of a ruling are in the result is said, once. to: the ruling; text: who gets them, if not."""
    id, held = doing.its_session.id, await _held(doing)
    asked = following.asked(await log.entries(doing.connection, id), held) if held else ()
    transfer = next((each for each in asked if str(each.ruling) == doing.deed.to), None)
    after, lacking = ResultsPage(doing.deed.of), doing.deed.what == "transfer_tricks"
    if transfer is None or (lacking and doing.deed.text not in transfer.to):
        doing.say("results-gone")
        return after
    await results.accept(doing.connection, id, transfer.key, doing.reading.now())
    if not lacking:
        return after
    return await _change(doing, transfer.change(Side(doing.deed.text)), after, transfer.ruling)


async def _undo(doing: Doing) -> Page:
    session, id = doing.its_session.id, views.number(doing.deed.to)
    undone = await results.undo(doing.connection, session, id, await _author(doing, session), doing.reading.now())
    doing.say("results-corrected" if undone else "results-gone")
    return ChangePage(doing.deed.of, doing.deed.to)


async def _release(doing: Doing) -> Page:
    when = doing.reading.now() if doing.deed.what == "release_boards" else None
    await results.release(doing.connection, doing.its_session.id, when)
    return ResultsPage(doing.deed.of)


async def _official(doing: Doing) -> Page:
    when = doing.reading.now() if doing.deed.what == "official_score" else None
    await official.make(doing.connection, doing.its_session.id, when)
    await postings.changed(doing.connection, doing.its_session.id, doing.reading.now())
    return ResultsPage(doing.deed.of)


async def _export(doing: Doing) -> Page:
    """The results with all changes, in one of the forms."""
    held, form = await _held(doing), doing.deed.to
    if held is None or form not in FORMS:
        return await nothing(doing)
    name = f"results-{doing.its_session.held_on}.{SUFFIXES.get(form, form)}"
    doing.document = Document(name, write(form, held.sheet, held.computed, doing.state.language))
    doing.say("club-exported")
    return ResultsPage(doing.deed.of)


RESULTS: Mapping[str, tuple[Command, str, Does]] = {
    name: (Command.RESULTS, about, does)
    for name, about, does in (
        ("look_drop", "file", _drop),
        ("look_for", "file", _for),
        ("look_mend", "file", _mend),
        ("look_leave_all", "file", _mend_all),
        ("look_contracts", "file", _mend_all),
        ("look_accept_all", "file", _accept_all),
        ("look_keep", "file", _keep),
        ("results", "session", _open),
        ("correct_entry", "session", _correct),
        ("enter_result", "session", _enter),
        ("add_result", "session", _enter),
        ("replace_result", "session", _enter),
        ("leave_out", "session", _leave_out),
        ("correct_names", "session", _name),
        ("penalize", "session", _penalize),
        ("split_board", "session", _split),
        ("tricks_in_it", "session", _tricks),
        ("transfer_tricks", "session", _tricks),
        ("undo_change", "session", _undo),
        ("release_boards", "session", _release),
        ("unrelease_boards", "session", _release),
        ("official_score", "session", _official),
        ("unofficial_score", "session", _official),
        ("export_results", "session", _export),
    )
}
