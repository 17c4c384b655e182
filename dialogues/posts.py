"""What a club's groups read of a session: the message, its picture, its buttons, and what has changed since."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from dialogues.arithmetic import shown_number
from dialogues.clubs import Club, Entrant, Kind, Session
from dialogues.plates import Align, Column, Grid, Plate
from dialogues.results import Results, everybody
from locales import Locale, locale
from rules.results.computed import Ranked, Ranking
from rules.results.journal import (
    Added,
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
from rules.results.sheet import Participant, Sheet, Who
from rules.scoring.boards import Form
from rules.scoring.scores import rounded

# So many lines of rankings a picture has: with more it could not be read on a telephone.
ROWS = 28

# So many changes are told one by one, the newest.
TOLD = 3

RANKINGS = "rankings"


@dataclass(frozen=True)
class PostView:
    """What a post is made of. roster: who plays, and who is not to be named in groups.

    base: what held when it was posted, as `base_of` writes it; "" while it has not been.
    """

    club: Club
    session: Session
    results: Results
    roster: tuple[Entrant, ...] = ()
    base: str = ""


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
        rows = (" ".join(row) for grid in self.plate.grids for row in grid.rows)
        return "\n".join((self.plate.title, *self.plate.under, *rows, *self.plate.foot))


def post(view: PostView) -> Posted:
    """The results of a session as its groups read them, in the language of the club; the words in its second too."""
    spoken = locale(view.club.language)
    lines = _lines(view, spoken)
    if view.club.second_language:
        lines = (*lines, "", *_lines(view, locale(view.club.second_language)))
    buttons = ((RANKINGS, spoken.text("post-button-rankings")),)
    return Posted(view.session.id, spoken.language, _title(view), lines, _plate(view, spoken), buttons)


def withdrawn(club: Club, session: Session) -> Posted:
    """What stands in place of results that can be taken away no more."""
    spoken = locale(club.language)
    line, day = spoken.text("post-withdrawn"), spoken.isolated(session.held_on)
    title = spoken.joined([spoken.isolated(club.name), day], " · ")
    return Posted(session.id, spoken.language, title, (line,), Plate(spoken.right_to_left, title, (line,)), ())


def base_of(results: Results) -> str:
    """What holds now: the file, and the changes over it."""
    return json.dumps([results.digest, [made.id for made in results.journal if not made.undone]])


def changes(view: PostView, spoken: Locale) -> tuple[str, ...]:
    """What has changed since it was posted, a line each, in the order of the journal.

    Neither the Law nor the pair is said: some of what is ruled is nobody else's business.
    """
    if not view.base:
        return ()
    digest, held = json.loads(view.base)
    lines = [spoken.text("post-change-file")] if digest != view.results.digest else []
    for made in view.results.journal:
        if made.undone == (made.id in held):
            lines.append(_change(made, spoken))
    return tuple(dict.fromkeys(lines))


def _change(made: Made, spoken: Locale) -> str:
    board = _board_of(made.change)
    args = {} if board is None else {"board": spoken.isolated(str(board))}
    if made.undone:
        return spoken.text("post-change-undone" if board is None else "post-change-undone-board", args)
    match made.change:
        case Awarded() | TricksTransferred():
            return spoken.text("post-change-adjusted", args)
        case Corrected() | LeftOut() | Added():
            return spoken.text("post-change-score", args)
        case Split():
            return spoken.text("post-change-fouled", args)
        case Penalized():
            return spoken.text("post-change-penalty")
        case NamesCorrected():
            return spoken.text("post-change-names")


def _board_of(change: Change) -> int | None:
    match change:
        case Awarded(at) | TricksTransferred(at) | Corrected(at) | LeftOut(at):
            return at.board
        case Added(entry):
            return entry.board
        case Split(board):
            return board
        case _:
            return None


def rankings(view: PostView, spoken: Locale) -> tuple[str, ...]:
    """All rankings in words, a line for each place."""
    name = _namer(view, spoken)
    lines = []
    for ranking in view.results.computed.rankings:
        lines.append(_heading(ranking, spoken))
        for row in ranking.rows:
            place, score = spoken.isolated(row.written), _score(row, view.results.sheet, spoken)
            lines.append(spoken.joined([place, name(row.who), score], " · "))
    return tuple(lines)


def _title(view: PostView) -> str:
    spoken = locale(view.club.language)
    event = view.session.name or view.results.sheet.title
    parts = [spoken.isolated(view.club.name), *([spoken.isolated(event)] if event else ())]
    return spoken.joined(parts, " · ")


def _about(view: PostView, spoken: Locale) -> str:
    """The day, who plays together, and how it is scored."""
    day = view.results.sheet.held_on or view.session.held_on
    event, form = spoken.text(f"event-{view.session.event}"), spoken.text(f"scoring-{view.results.sheet.scoring.form}")
    return spoken.joined([spoken.isolated(day), event, form], " · ")


def _lines(view: PostView, spoken: Locale) -> tuple[str, ...]:
    told = changes(view, spoken)
    earlier = len(told) - TOLD
    if earlier > 0:
        more = spoken.text("post-changes-earlier", {"count": spoken.isolated(str(earlier))})
        told = (more, *told[-TOLD:])
    return (_about(view, spoken), *_winners(view, spoken), *told)


def _winners(view: PostView, spoken: Locale) -> Iterator[str]:
    """Who won, in each direction where each has its own winner."""
    name = _namer(view, spoken)
    for ranking in view.results.computed.rankings:
        first = [row for row in ranking.rows if row.place == 1]
        if ranking.section is None and first:
            names = ", ".join(name(row.who) for row in first)
            score = _score(first[0], view.results.sheet, spoken)
            side = f"-{ranking.side}" if ranking.side else ""
            yield spoken.text(f"post-winners{side}", {"names": names, "score": score})


def _plate(view: PostView, spoken: Locale) -> Plate:
    """The rankings of all; where there is no room for everybody, the first of each."""
    overall = [ranking for ranking in view.results.computed.rankings if ranking.section is None]
    most = ROWS // max(1, len(overall))
    left = sum(max(0, len(ranking.rows) - most) for ranking in overall)
    foot = (spoken.text("post-more", {"count": spoken.isolated(str(left))}),) if left else ()
    grids = tuple(_grid(view, ranking, ranking.rows[:most], spoken) for ranking in overall)
    return Plate(spoken.right_to_left, _title(view), (_about(view, spoken),), grids=grids, foot=foot)


def _grid(view: PostView, ranking: Ranking, rows: Iterable[Ranked], spoken: Locale) -> Grid:
    name, sheet = _namer(view, spoken), view.results.sheet
    lines = tuple((row.written, name(row.who), _score(row, sheet, spoken)) for row in rows)
    columns = (
        Column("", Align.START),
        Column(spoken.text("post-names"), Align.START, stretches=True),
        Column("%" if sheet.scoring.form is Form.MATCHPOINTS else spoken.text("post-score")),
    )
    heading = "" if ranking.side is None else _heading(ranking, spoken)
    first = frozenset(at for at, row in enumerate(rows) if row.place == 1)
    return Grid(heading, columns, lines, first)


def _heading(ranking: Ranking, spoken: Locale) -> str:
    """Of whom a ranking is."""
    parts = [spoken.text(f"post-ranking-{ranking.side}" if ranking.side else "post-ranking")]
    if ranking.section is not None:
        parts.append(spoken.text("post-section", {"name": spoken.isolated(ranking.section)}))
    return spoken.joined(parts, " · ")


def _score(row: Ranked, sheet: Sheet, spoken: Locale) -> str:
    if sheet.scoring.form is Form.MATCHPOINTS:
        return spoken.isolated(f"{rounded(row.score)}%".replace(".", spoken.names["decimal"]))
    return spoken.isolated(shown_number(row.score, spoken))


@dataclass(frozen=True)
class _Names:
    """What contestants are called in a group."""

    people: Mapping[Who, Participant]
    unnamed: frozenset[str]
    spoken: Locale

    def __call__(self, who: Who) -> str:
        them = self.people.get(who)
        if them is None or who.number in self.unnamed:
            return self.spoken.isolated(str(who))
        return self.spoken.isolated(them.name or " – ".join(them.names) or str(who))


def _namer(view: PostView, spoken: Locale) -> _Names:
    unnamed = (str(each.number) for each in view.roster if not each.named and each.kind is not Kind.SUBSTITUTE)
    return _Names(everybody(view.results.sheet), frozenset(unnamed), spoken)
