"""Results without a chat: `results rank FILE` needs no database; the others have those that are kept (ACTIONS)."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.commands.clubs import every, found_named, session_of_club, with_database
from bot.commands.given import checked_language, fail, integer, show

if TYPE_CHECKING:
    from bot.storage.database import Database
    from dialogues.clubs import Club, Session
    from dialogues.results import Draft, Results
    from dialogues.wording import Words
    from rules.results.checks import Doubt
    from rules.results.compared import Difference
    from rules.results.computed import Computed, Ranked, Ranking
    from rules.results.sheet import Sheet


# What stands for the newest file in place of the number of a change.
FILE = "file"


class Given(NamedTuple):
    """What an action is told: a file or a number, a session or that it is new, forms, what is settled, the language."""

    value: str
    session: int | None
    new: bool
    forms: str
    accept: bool
    leave_out: bool
    as_json: bool
    lang: str


def results(
    action: str,
    value: str,
    club: str | None,
    session: str | None,
    new: bool,
    forms: str,
    accept: bool,
    leave_out: bool,
    as_json: bool,
    lang: str,
) -> None:
    """One action on results."""
    checked_language(lang)
    number = integer(session, lang) if session is not None else None
    given = Given(value, number, new, forms, accept, leave_out, as_json, lang)
    if action == "rank":
        _rank(given)
        return

    async def act(database: Database) -> None:
        clubs = await every(database)
        only = str(clubs[0].id) if len(clubs) == 1 else ""
        await ACTIONS[action](database, found_named(clubs, only if club is None else club, lang), given)

    with_database(lang, act)


def _sheet(given: Given) -> tuple[Sheet, bytes]:
    """What the file says, and the file."""
    from bot.results.reading import LARGEST, read
    from bot.results.separately import too_large
    from rules.results.errors import ResultsError

    try:
        path = Path(given.value)
        if path.stat().st_size > LARGEST:
            raise too_large(path.stat().st_size)
        content = path.read_bytes()
        return read(content), content
    except (OSError, ValueError) as error:
        if isinstance(error, ResultsError):
            fail(given.lang, f"error-{error.code}", **error.args_)
        fail(given.lang, "error-file", value=given.value[:80])


def _words(given: Given) -> Words:
    from dialogues.wording import words
    from rules.lawbook import LAWS_2017

    return words(given.lang, LAWS_2017)


def _rank(given: Given) -> None:
    """What a file comes to, where its own ranking is another, and what is doubtful in it."""
    from rules.results.checks import check
    from rules.results.compared import compared, method_of
    from rules.results.computed import compute

    sheet, _ = _sheet(given)
    computed = compute(sheet, method_of(sheet))
    _show_ranked(sheet, computed, compared(sheet, computed), check(sheet), given)


def _show_ranked(
    sheet: Sheet, computed: Computed, differing: Iterable[Difference], doubts: Iterable[Doubt], given: Given
) -> None:
    """A ranking on standard output; what is doubtful beside it, for people as warnings."""
    if given.as_json:
        show(ranked_json(sheet, computed, differing, doubts))
        return
    from dialogues.results import everybody
    from dialogues.results_lines import differences, doubt_line, ranked, ranking_title

    w, people = _words(given), everybody(sheet)
    for doubt in doubts:
        print(w.locale.directed(doubt_line(doubt, w)), file=sys.stderr)
    for ranking in computed.rankings:
        _print([ranking_title(ranking, w), *(f"  {ranked(row, sheet, people, w)}" for row in ranking.rows)], w)
    if lines := list(differences(differing, sheet, w)):
        _print([w.text("results-differences-title"), *(f"  {line}" for line in lines)], w)


def _print(lines: Iterable[str], w: Words) -> None:
    for line in lines:
        print(w.locale.directed(line))


def ranked_json(
    sheet: Sheet, computed: Computed, differing: Iterable[Difference], doubts: Iterable[Doubt]
) -> dict[str, Any]:
    """The rankings as JSON; the score is in the unit of the form, matchpoints have their percentage beside it."""
    from dialogues.results import everybody
    from rules.scoring.boards import Form
    from rules.scoring.scores import rounded

    people = everybody(sheet)
    share = sheet.scoring.form is Form.MATCHPOINTS

    def row(each: Ranked) -> dict[str, Any]:
        them = people.get(each.who)
        names = [] if them is None else list(them.names) or ([them.name] if them.name else [])
        return {
            "place": each.written,
            "number": (them.written if them else "") or each.who.number,
            "names": names,
            "score": float(rounded(each.points if share else each.score)),
            "percent": float(rounded(each.score)) if share else None,
            **({"section": each.who.section} if each.who.section else {}),
            **({"side": each.who.side.value} if each.who.side else {}),
        }

    return {
        "rankings": [
            {"name": _name(ranking), "rows": [row(each) for each in ranking.rows]} for ranking in computed.rankings
        ],
        "differences": [
            {
                "number": each.claim.who.number,
                **({"section": each.claim.who.section} if each.claim.who.section else {}),
                **({"side": each.claim.who.side.value} if each.claim.who.side else {}),
                "theirs": each.claim.place,
                "ours": each.ours.written if each.ours else None,
                "reason": each.reason,
                "boards": list(each.boards),
            }
            for each in differing
        ],
        "doubts": [{"id": each.id, "gravity": each.gravity.value, "line": each.line, **each.args} for each in doubts],
    }


def _name(ranking: Ranking) -> str:
    """What a ranking is of: "overall", "section A", "overall NS"."""
    of = "overall" if ranking.section is None else f"section {ranking.section}"
    return f"{of} {ranking.side.value}" if ranking.side else of


async def _import(database: Database, club: Club, given: Given) -> None:
    """A file becomes the results of a session: the one that is told, that of its event and day, or a new one."""
    from hashlib import sha256

    from bot.club import results as kept
    from bot.club import sessions
    from bot.desk.following import follow
    from bot.desk.results import entrants_of, mended, session_of
    from dialogues.results import Draft
    from dialogues.results_lines import about, against
    from rules.results.checks import Gravity

    sheet, content = _sheet(given)
    draft, w = Draft(sheet, sha256(content).hexdigest(), ""), _words(given)
    for gravity, how, wanted in (
        (Gravity.IMPOSSIBLE, "leave", given.leave_out),
        (Gravity.UNLIKELY, "accept", given.accept),
    ):
        for doubt in draft.doubts if wanted else ():
            if doubt.gravity is gravity:
                draft = mended(draft, doubt, how, given.lang)
    _print([*about(draft.applied, w), *_doubts(draft, w)], w)
    if not draft.clean:
        fail(given.lang, "results-not-clean", leave="--leave-out", accept="--accept")
    if given.new and given.session is not None:
        fail(given.lang, "results-new-or-session", new="--new", session="--session")
    now = datetime.now(UTC)
    lines = []
    async with database.writing() as connection:
        if given.session is not None:
            there: int | None = (await session_of_club(connection, club, given.session, given.lang)).id
        else:
            there = None if given.new else await kept.session_of(connection, club.id, 0, sheet)
        day = await sessions.of_day(connection, club.id, 0, sheet.held_on) if sheet.held_on else ()
        session = there or await sessions.make(connection, session_of(sheet, club, f"{now:%Y-%m-%d}"), None, now)
        for entrant in entrants_of(sheet) if there is None else ():
            await sessions.enrol(connection, session, entrant)
        before = await kept.read(connection, session)
        new = await kept.keep(connection, session, draft, kept.Author(None), now)
        await follow(connection, session, now)
    if before is not None and new:
        changes = list(against(before.entered, sheet, w))
        lines = [w.text("results-changed", count=str(len(changes))), *(f"– {line}" for line in changes)]
    lines += [w.text("results-kept" if new else "results-same"), w.text("results-session-number", number=str(session))]
    if there is None and day and not given.new:
        lines.append(w.text("results-another-event", session="--session", number=str(day[0])))
    _print(lines, w)


def _doubts(draft: Draft, w: Words) -> list[str]:
    from dialogues.results_lines import doubt_line

    return [f"– {doubt_line(doubt, w)}" for doubt in draft.doubts]


async def _held(database: Database, club: Club, given: Given) -> tuple[Session, Results]:
    from bot.club import results as kept

    async with database.reading() as connection:
        session = await session_of_club(connection, club, given.session, given.lang)
        held = await kept.read(connection, session.id, club.zone)
    if held is None:
        fail(given.lang, "results-none-kept", number=str(session.id))
    return session, held


async def _show(database: Database, club: Club, given: Given) -> None:
    """The rankings of a session."""
    _, held = await _held(database, club, given)
    _show_ranked(held.sheet, held.computed, held.differences, held.doubts, given)


async def _changes(database: Database, club: Club, given: Given) -> None:
    """What was changed, each with its number; and the files, where a newer one took the place of another."""
    from bot.club import results as kept
    from dialogues.results_lines import described

    session, held = await _held(database, club, given)
    w = _words(given)
    async with database.reading() as connection:
        files = await kept.files(connection, session.id, club.zone)
    for when, count in files if len(files) > 1 else ():
        _print([f"{FILE}  {when}  {w.text('results-file', count=str(count))}"], w)
    for made in held.journal:
        line = described(made.change, w)
        line = w.text("results-undone", change=line) if made.undone else line
        _print([f"{made.id}  {made.when}  {line}"], w)


async def _undo(database: Database, club: Club, given: Given) -> None:
    """A change holds no longer; or the file before the newest counts again."""
    from bot.club import results as kept
    from bot.desk.following import follow

    session, _ = await _held(database, club, given)
    id = integer(given.value, given.lang) if given.value != FILE else None
    now = datetime.now(UTC)
    async with database.writing() as connection:
        if id is None:
            undone = await kept.put_back(connection, session.id, kept.Author(None), now)
            await follow(connection, session.id, now)
        else:
            undone = await kept.undo(connection, session.id, id, kept.Author(None), now)
    if not undone:
        fail(given.lang, "results-gone")
    await _changes(database, club, given)


async def _export(database: Database, club: Club, given: Given) -> None:
    """The results with all changes, as files in the working folder; what is there already stays."""
    from bot.club.exports import Document, put_down
    from bot.results.writing import SUFFIXES, WRITERS, write

    forms = [form.strip() for form in given.forms.split(",") if form.strip()]
    if not forms or not set(forms) <= WRITERS.keys():
        fail(given.lang, "error-club-setting", value=given.forms[:40], known=", ".join(WRITERS))
    session, held = await _held(database, club, given)
    for form in forms:
        name = f"results-{session.held_on}.{SUFFIXES.get(form, form)}"
        print(put_down(Document(name, write(form, held.sheet, held.computed, given.lang))))


ACTIONS: Mapping[str, Callable[[Database, Club, Given], Awaitable[None]]] = {
    "import": _import,
    "show": _show,
    "changes": _changes,
    "undo": _undo,
    "export": _export,
}
