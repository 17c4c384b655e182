"""What a club's groups read of a session: the message, its picture, its buttons, and what has changed since."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from dialogues import results_shown
from dialogues.clubs import Club, Official, PostView, Session
from dialogues.plates import Plate, in_words
from dialogues.results import Results
from dialogues.results_shown import LONGEST, Shown
from dialogues.wording import Words, words
from locales import Locale, locale
from locales.marks import cut
from rules.lawbook import LAWS_2017
from rules.results.journal import (
    Added,
    AsNumbered,
    Awarded,
    Change,
    Corrected,
    LeftOut,
    Made,
    NamesCorrected,
    Penalized,
    Split,
    TricksTransferred,
)
from rules.results.sheet import Sheet, Who

# So many changes are told one by one, the newest.
TOLD = 3

# By these Laws nothing is said to be ruled: information, conduct, and what the director does about it.
UNSAID = frozenset({16, 73, 74, 90, 91})


@dataclass(frozen=True)
class Posted:
    """A message to a group: its title, the lines below, a picture, and buttons by their ids and words.

    session: of which it is.
    """

    session: int
    language: str
    title: str
    lines: tuple[str, ...]
    plate: Plate
    buttons: tuple[tuple[str, str], ...]

    @property
    def alt(self) -> str:
        """The picture in words."""
        return "\n".join((self.plate.title, *in_words(self.plate, locale(self.language).joined)))


def post(view: PostView) -> Posted:
    """The results of a session as its groups read them, in the language of the club; the words in its second too."""
    language = view.club.language
    shown, lines = shown_of(view, words(language, LAWS_2017)), _lines(view, language)
    if view.club.second_language:
        lines = (*lines, "", *_lines(view, view.club.second_language))
    buttons = tuple((each, shown.w.text(f"post-button-{each}")) for each in ("mine", "boards", "rankings"))
    return Posted(view.session.id, language, shown.title, lines, results_shown.first_ranks(shown), buttons)


def withdrawn(club: Club, session: Session) -> Posted:
    """What stands in place of results that can be taken away no more."""
    spoken = locale(club.language)
    line, day = spoken.text("post-withdrawn"), spoken.isolated(session.held_on)
    title = spoken.joined([spoken.isolated(club.name), day], " · ")
    return Posted(session.id, spoken.language, title, (line,), Plate(spoken.right_to_left, title, (line,)), ())


def base_of(results: Results) -> str:
    """What holds now: the file, and the changes over it."""
    return json.dumps([results.digest, [made.id for made in results.journal if not made.undone]])


def held_in(base: str) -> tuple[str, frozenset[int]]:
    """The file and the changes that held when something was posted."""
    digest, held = json.loads(base) if base else ("", ())
    return digest, frozenset(held)


def changes(view: PostView, spoken: Locale) -> tuple[str, ...]:
    """What has changed since it was posted, a line each, in the order of the journal.

    The Law and the pairs are said where the club wants it, and never of what is nobody else's business.
    """
    if not view.base:
        return ()
    digest, held = held_in(view.base)
    lines = [spoken.text("post-change-file")] if digest != view.results.digest else []
    for made in view.results.journal:
        if made.undone == (made.id in held):
            lines.append(_change(made, view, spoken))
    return tuple(dict.fromkeys(lines))


def _change(made: Made, view: PostView, spoken: Locale) -> str:
    board = _board_of(made.change)
    args = {} if board is None else {"board": spoken.isolated(str(board))}
    if made.undone:
        return spoken.text("post-change-undone" if board is None else "post-change-undone-board", args)
    match made.change:
        case Awarded(at) | TricksTransferred(at):
            law = _law(made, view)
            if law is None:
                return spoken.text("post-change-adjusted", args)
            pairs = "–".join("+".join(map(str, sitting)) for sitting in (at.ns, at.ew))
            more = {"pairs": spoken.isolated(pairs), "law": spoken.law(law)}
            return spoken.text("post-change-adjusted-by", args | more)
        case Corrected() | LeftOut() | Added() | AsNumbered():
            return spoken.text("post-change-score", args)
        case Split():
            return spoken.text("post-change-fouled", args)
        case Penalized():
            return spoken.text("post-change-penalty")
        case NamesCorrected():
            return spoken.text("post-change-names")


def number_of(law: str) -> int:
    """The number of a Law, without its paragraphs."""
    return int("".join(takewhile(str.isdigit, law)) or 0)


def concerned(change: Change) -> tuple[Who, ...]:
    """The contestants whom a change of the results concerns; of a fouled board nobody by themselves."""
    match change:
        case Awarded(at) | TricksTransferred(at) | Corrected(at) | LeftOut(at):
            return (*at.ns, *at.ew)
        case Added(entry):
            return (*entry.ns, *entry.ew)
        case Penalized(penalty):
            return (penalty.who,)
        case _:
            return ()


def told_of(made: Made, view: PostView, spoken: Locale) -> str:
    """What those whom a change concerns are told in private."""
    what = {"change": _change(made, view, spoken), "command": spoken.isolated("/results")}
    return spoken.text("post-change-told", what | {"day": spoken.isolated(view.session.held_on)})


def _law(made: Made, view: PostView) -> str | None:
    """By which Law a score was adjusted, where the club says it and it is not one of those that are never said."""
    laws = view.laws.get(made.ruling or 0, ())
    if isinstance(made.change, TricksTransferred):
        laws = (made.change.law, *laws)
    said = laws and view.club.says_law and not any(number_of(law) in UNSAID for law in laws)
    return laws[0] if said else None


def _board_of(change: Change) -> int | None:
    match change:
        case Awarded(at) | TricksTransferred(at) | Corrected(at) | LeftOut(at):
            return at.board
        case Added(entry):
            return entry.board
        case Split(board) | AsNumbered(board):
            return board
        case _:
            return None


def shown_of(view: PostView, w: Words) -> Shown:
    """The results as groups read them."""
    event = view.session.name or view.results.sheet.title
    title = w.locale.joined([w.locale.isolated(part) for part in (view.club.name, cut(event, LONGEST)) if part], " · ")
    day = view.results.sheet.held_on or view.session.held_on
    return Shown(view.results, title, day, w, view.roster, group=True, solved=view.solved)


def as_groups_read(shown: Shown) -> Sheet:
    """The sheet with the names that groups may read, and nothing of the boards until these are released."""
    named = shown.names
    people = tuple(
        each if named[each.who] else replace(each, names=(), name="", numbers=()) for each in shown.sheet.participants
    )
    sheet = replace(shown.sheet, participants=people)
    return sheet if shown.results.released else replace(sheet, entries=(), boards={})


def _lines(view: PostView, language: str) -> tuple[str, ...]:
    shown = shown_of(view, words(language, LAWS_2017))
    told = changes(view, shown.w.locale)
    earlier = len(told) - TOLD
    if earlier > 0:
        more = shown.w.text("post-changes-earlier", count=shown.w.locale.isolated(str(earlier)))
        told = (more, *told[-TOLD:])
    return (shown.about, *_winners(shown), _stands(view.official, shown.w), *told)


def _stands(official: Official | None, w: Words) -> str:
    """Whether the score is provisional, official, or final."""
    if official is None or official.final:
        return w.text("official-final" if official else "official-provisional")
    return official_since(official, w)


def official_since(official: Official, w: Words) -> str:
    """Since when the score is official, and until when it may still change: both periods, where they differ."""
    times = {name: w.locale.isolated(getattr(official, name)) for name in ("at", "scores", "rulings")}
    return w.text("official-since" if official.scores == official.rulings else "official-since-apart", **times)


def _winners(shown: Shown) -> Iterator[str]:
    """Who won, in each direction where each has its own winner."""
    for ranking in shown.results.computed.rankings:
        first = [row for row in ranking.rows if row.place == 1]
        if ranking.section is None and first:
            names = shown.w.locale.joined((shown.name(row.who) for row in first), " · ")
            side = f"-{ranking.side}" if ranking.side else "-tied" if len(first) > 1 else ""
            score = results_shown.score_of(first[0], shown.sheet, shown.w)
            yield shown.w.text(f"post-winners{side}", names=names, score=score)
