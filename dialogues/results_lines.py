"""Results in lines: who they are of, what a table has, what is doubtful, what was changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from dialogues.arithmetic import shown_number
from dialogues.notation import write_result
from dialogues.results import everybody, shared, tables
from dialogues.results_shown import awarded, score_of, signed
from dialogues.wording import Words
from rules.model import Side
from rules.results import sheet as sheets
from rules.results.checks import Doubt
from rules.results.compared import Difference
from rules.results.computed import Ranked, Ranking, scored
from rules.results.journal import (
    Added,
    AsNumbered,
    At,
    Awarded,
    Change,
    Corrected,
    LeftOut,
    NamesCorrected,
    Penalized,
    Split,
    TricksTransferred,
    place_of,
)
from rules.results.newer import changed
from rules.results.sheet import Entry, Participant, Sheet, Who
from rules.scoring.adjusted import Unit

# So many lines of one kind stand on a page that shows several.
LINES = 6

# Where nobody shares a number.
NOBODY = Sheet("")


def contestant(who: Who, people: Mapping[Who, Participant], w: Words) -> str:
    """A contestant by its names, with its number."""
    number, them = w.locale.isolated(str(who)), people.get(who)
    names = () if them is None else (them.name,) if them.name else them.names
    if them is not None and them.phantom:
        return w.text("results-phantom", number=number)
    if not names:
        return number
    named = w.locale.isolated(" – ".join(names))
    return w.text("results-contestant", number=number, names=named)


def ranking_title(ranking: Ranking, w: Words) -> str:
    """What a ranking is of: all, a section, a direction."""
    parts = [w.text("results-ranking")]
    if ranking.section is not None:
        parts.append(w.text("results-section", name=w.locale.isolated(ranking.section)))
    if ranking.side is not None:
        parts.append(w.text(f"results-side-{ranking.side.value}"))
    return w.locale.joined(parts, " · ")


def who_met(entry: Entry | At, sheet: Sheet, w: Words) -> str:
    """The numbers of those who met, with their direction where the number is that of two."""
    two = shared(sheet)
    if not two & {(who.section, who.number) for who in (*entry.ns, *entry.ew)}:
        return w.locale.isolated("–".join("+".join(map(_number, sitting)) for sitting in (entry.ns, entry.ew)))
    sides = ((_directed(who, two, w) for who in sitting) for sitting in (entry.ns, entry.ew))
    return w.locale.joined((w.locale.joined(each, "+") for each in sides), " – ")


def _number(who: Who) -> str:
    return f"{who.section}{who.number}"


def _directed(who: Who, two: frozenset[tuple[str, str]], w: Words) -> str:
    number = w.locale.isolated(_number(who))
    told = who.side is not None and (who.section, who.number) in two
    return w.text(f"results-number-{who.side}", number=number) if told else number


def result_of(entry: Entry, w: Words) -> str:
    """What a table has of a board, in words: its contract, its points, or what it was given."""
    if not entry.played:
        return w.text("results-not-played")
    parts = []
    if entry.result is not None:
        parts.append(write_result(entry.result, w.locale.language))
    elif entry.score is not None:
        parts.append(signed(entry.score, w))
    if entry.ns_award is not None or entry.ew_award is not None:
        parts.append(awarded(entry.ns_award, entry.ew_award, w))
    return w.locale.joined(parts, " · ") or w.text("results-not-played")


def sat(met: Entry | At, sheet: Sheet, w: Words) -> Iterator[str]:
    """Who sat in either direction, by their names."""
    people = everybody(sheet)
    for side, sitting in zip(Side, (met.ns, met.ew), strict=True):
        names = w.locale.joined((contestant(who, people, w) for who in sitting), ", ")
        yield w.text("results-sat", side=w.text(f"side-{side.value}"), names=names)


def where(at: At, sheet: Sheet, w: Words) -> str:
    """The board, and the numbers of those who meet on it."""
    return w.text("results-at", board=w.locale.isolated(str(at.board)), met=who_met(at, sheet, w))


def entry_line(entry: Entry, sheet: Sheet, w: Words) -> str:
    """An entry in a line: the board, who met, what they have and its points."""
    return w.locale.joined([where(place_of(entry), sheet, w), result_line(entry, sheet, w)], " · ")


def result_line(entry: Entry, sheet: Sheet, w: Words) -> str:
    """What a table has, and its points."""
    points = scored(sheet, entry)
    parts = [result_of(entry, w)]
    if entry.played and entry.result is not None and points is not None:
        parts.append(signed(points, w))
    return w.locale.joined(parts, " · ")


def doubt_line(doubt: Doubt, w: Words) -> str:
    """A doubt in a line, with where it stands in the file."""
    args = {name: w.locale.isolated(value) for name, value in doubt.args.items()}
    if doubt.id == "vulnerability-unusual":
        args |= {name: w.text(f"said-vulnerable-{doubt.args[name].lower()}") for name in ("told", "usual")}
    elif doubt.id == "dealer-unusual":
        args |= {name: w.text(f"seat-{doubt.args[name]}") for name in ("told", "usual")}
    elif doubt.id == "other-side-declares":
        args["declarer"] = w.text(f"seat-{doubt.args['declarer']}")
    words = w.text(f"doubt-{doubt.id}", **args)
    return w.text("results-line", doubt=words, line=w.locale.isolated(str(doubt.line))) if doubt.line else words


def about(sheet: Sheet, w: Words) -> Iterator[str]:
    """What a sheet is: event, date, form and how much there is of everything."""
    title = [each for each in (sheet.title, sheet.held_on) if each]
    if title:
        yield w.locale.joined(map(w.locale.isolated, title), " · ")
    kind = w.text(f"event-{sheet.kind.value}")
    form = w.locale.isolated(f"{sheet.form_of_file.upper()}, {sheet.encoding}")
    yield w.locale.joined([kind, w.text(f"scoring-{sheet.scoring.form.value}"), form], " · ")
    counts = {
        "contestants": len(everybody(sheet)),
        "boards": len({entry.board for entry in sheet.entries}),
        "tables": tables(sheet),
        "results": len(sheet.entries),
    }
    yield w.text("results-counts", **{name: w.locale.isolated(str(count)) for name, count in counts.items()})


def against(before: Sheet, now: Sheet, w: Words) -> Iterator[str]:
    """What a newer file changes, a line for each table."""
    for at, *both in changed(before, now):
        was, is_ = (result_of(entry, w) if entry else "–" for entry in both)
        if was != is_:
            yield f"{where(at, now, w)}: {was} {w.locale.arrow} {is_}"


def in_short(lines: list[str], w: Words) -> Iterator[str]:
    """The first lines, and how many more there are."""
    yield from (f"– {line}" for line in lines[:LINES])
    if len(lines) > LINES:
        yield w.text("results-more", count=w.locale.isolated(str(len(lines) - LINES)))


def first(ranking: Ranking, sheet: Sheet, w: Words) -> str:
    """Who comes first of a ranking."""
    row, people = ranking.rows[0], everybody(sheet)
    names = contestant(row.who, people, w)
    return w.text("results-first", ranking=ranking_title(ranking, w), names=names, score=score_of(row, sheet, w))


def ranked(row: Ranked, sheet: Sheet, people: Mapping[Who, Participant], w: Words) -> str:
    """A line of a ranking."""
    parts = [w.locale.isolated(row.written), contestant(row.who, people, w), score_of(row, sheet, w)]
    return w.locale.joined(parts, " · ")


def differences(found: Iterable[Difference], sheet: Sheet, w: Words) -> Iterator[str]:
    """Each place that is another one here, with the reason where it is known."""
    people = everybody(sheet)
    for each in found:
        ours = w.locale.isolated(each.ours.written) if each.ours else "–"
        boards = w.locale.isolated(", ".join(map(str, each.boards)))
        yield w.text(
            "results-difference",
            theirs=w.locale.isolated(each.claim.place),
            ours=ours,
            names=contestant(each.claim.who, people, w),
            reason=w.text(f"results-reason-{each.reason}", boards=boards),
        )


def described(change: Change, w: Words, sheet: Sheet = NOBODY) -> str:
    """A change in a line. sheet: of which it is, for numbers that are those of two."""
    match change:
        case Corrected(at, result, points):
            what = write_result(result, w.locale.language) if result else w.locale.isolated(f"{points or 0:+d}")
            return w.text("change-corrected", where=where(at, sheet, w), what=what)
        case LeftOut(at):
            return w.text("change-left-out", where=where(at, sheet, w))
        case Added(entry):
            return w.text("change-added", where=where(place_of(entry), sheet, w), what=result_of(entry, w))
        case Awarded(at, ns, ew):
            return w.text("change-awarded", where=where(at, sheet, w), what=awarded(ns, ew, w))
        case TricksTransferred(at, to, number, law):
            side, count = w.text(f"side-{to.value}"), str(number)
            return w.text("change-tricks", where=where(at, sheet, w), side=side, count=count, law=w.locale.law(law))
        case Split(board, others):
            tables = w.locale.joined((who_met(at, sheet, w) for at in others), ", ")
            return w.text("change-split", board=w.locale.isolated(str(board)), tables=tables)
        case AsNumbered(board, what):
            return w.text(f"change-as-numbered-{what.value}", board=w.locale.isolated(str(board)))
        case Penalized(penalty):
            return w.text("change-penalty", who=w.locale.isolated(str(penalty.who)), amount=_amount(penalty, w))
        case NamesCorrected(who, names):
            named = w.locale.isolated(" – ".join(names))
            return w.text("change-names", who=w.locale.isolated(str(who)), names=named)


def _amount(penalty: sheets.Penalty, w: Words) -> str:
    share = penalty.unit in (Unit.TOP, None)
    value = 100 * penalty.amount if penalty.unit is Unit.TOP else penalty.amount
    number = shown_number(value, w.locale)
    return w.locale.isolated(f"{number}%" if share else f"{number} {penalty.unit}")
