"""Results as people read them: rankings, the travellers of boards, and one contestant's evening, each as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property

from dialogues.arithmetic import shown_number
from dialogues.clubs import Entrant, Kind
from dialogues.diagrams import diagram
from dialogues.notation import write_contract, write_played, write_result
from dialogues.plates import Align, Column, Grid, Plate
from dialogues.results import Results, everybody
from dialogues.wording import Words
from locales.marks import cut
from rules.model import Seat, Side
from rules.model.boards import dealer
from rules.model.cards import Card
from rules.model.contracts import Result
from rules.model.deals import Deal, Solved
from rules.model.denominations import Denomination
from rules.results import sheet as sheets
from rules.results.computed import Marked, Ranked, Ranking, scored, vulnerable
from rules.results.sheet import Award, BoardKey, Entrants, Entry, Given, Laid, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Form
from rules.scoring.par import Par, against, most_missed, par
from rules.scoring.scores import Exact, Weighted, rounded

# So many lines a picture has: with more it could not be read on a telephone.
ROWS = 30

# A name of more letters than this is cut.
LONGEST = 80


@dataclass(frozen=True)
class Shown:
    """The results of a session, and how they are read.

    title: what stands above them; day: of the session; roster: who is not to be named in groups; group: whether a
    group reads it; solved: of the deals, what they make, as far as the boards are released.
    """

    results: Results
    title: str
    day: str
    w: Words
    roster: tuple[Entrant, ...] = ()
    group: bool = False
    solved: Mapping[Deal, Solved] = field(default_factory=dict)

    @property
    def sheet(self) -> Sheet:
        """What is scored."""
        return self.results.sheet

    @cached_property
    def names(self) -> dict[Who, tuple[str, ...]]:
        """Everybody by the names that may be read: a team by its own, others by those of their players; or by none."""
        roster = {str(each.number): each for each in self.roster if each.kind is not Kind.SUBSTITUTE}
        found = {}
        for who, them in everybody(self.sheet).items():
            listed = roster.get(who.number)
            names = (them.name,) if them.name else tuple(filter(None, them.names))
            if not names and listed is not None and listed.name:
                names = (listed.name,)
            hidden = self.group and any(not each.named for each in self.roster if str(each.number) == who.number)
            found[who] = () if hidden or them.phantom else names
        return found

    def name(self, who: Who) -> str:
        """What a contestant is called: by name, or else by number."""
        names = self.names.get(who)
        if names:
            return self.w.locale.isolated(cut(" – ".join(names), LONGEST))
        them = everybody(self.sheet).get(who)
        if them is not None and them.phantom:
            return self.w.text("shown-nobody")
        return self.w.text("shown-unnamed", number=_numbers((who,), self.w))

    @property
    def about(self) -> str:
        """The day, who plays together, and how it is scored."""
        kind, form = self.w.text(f"event-{self.sheet.kind}"), self.w.text(f"scoring-{self.sheet.scoring.form}")
        return self.w.locale.joined([self.w.locale.isolated(self.day), kind, form], " · ")

    def plate(self, grids: Iterable[Grid], *under: str, title: str = "", foot: Iterable[str] = ()) -> Plate:
        """A picture of these results, or of something in them that has a title of its own."""
        above = (*under, self.title, self.about) if title else (self.about, *under)
        return Plate(self.w.locale.right_to_left, title or self.title, above, grids=tuple(grids), foot=tuple(foot))


# Numbers and scores


def percent(value: Exact, w: Words) -> str:
    """A percentage with two decimals, as the language writes it."""
    number = str(rounded(value)).replace(".", w.locale.names["decimal"])
    return w.locale.isolated(w.locale.names["percent"].format(number))


def signed(value: Exact, w: Words) -> str:
    """A number with its sign, and two decimals unless it is whole."""
    return w.locale.isolated(("+" if value > 0 else "") + shown_number(value, w.locale))


def unit(sheet: Sheet) -> str:
    """In what contestants are ranked: "percent", "imps", "vps" or "points"."""
    if sheet.kind is sheets.Kind.TEAMS or sheet.encounters:
        return "vps" if sheet.scale else "imps"
    if sheet.scoring.form is Form.MATCHPOINTS:
        return "percent"
    return "points" if sheet.scoring.form is Form.TOTAL else "imps"


def score_of(row: Ranked, sheet: Sheet, w: Words) -> str:
    """What somebody is ranked by."""
    match unit(sheet):
        case "percent":
            return percent(row.score, w)
        case "vps":
            return w.locale.isolated(shown_number(row.score, w.locale))
        case _:
            return signed(row.score, w)


def awarded(ns: Award | None, ew: Award | None, w: Words) -> str:
    """What either side was given; once where it is the same."""
    if ns == ew:
        return _award(ns, w)
    return w.locale.joined([_award(ns, w), _award(ew, w)], " / ")


def _award(award: Award | None, w: Words) -> str:
    match award:
        case Artificial(average):
            return w.locale.isolated(average.value)
        case Given(amount, in_unit) if in_unit is Unit.TOP:
            return percent(100 * amount, w)
        case Given(amount, in_unit):
            return w.locale.isolated(f"{shown_number(amount, w.locale)} {in_unit.value}")
        case Weighted(parts):
            each = ([_share_of(Fraction(weight), w), w.locale.isolated(f"{points:+d}")] for weight, points in parts)
            return w.locale.joined((w.locale.joined(part, " ") for part in each), ", ")
        case _:
            return "–"


def _share_of(weight: Fraction, w: Words) -> str:
    return w.locale.isolated(w.locale.names["percent"].format(shown_number(100 * weight, w.locale)))


# Rankings


def heading(ranking: Ranking, w: Words) -> str:
    """Of whom a ranking is; "" where there is one of all."""
    parts = [w.text(f"side-{ranking.side}")] if ranking.side else []
    if ranking.section is not None:
        parts.append(w.text("shown-section", name=w.locale.isolated(ranking.section)))
    return w.locale.joined(parts, " · ") if parts else ""


def rankings(of: Shown) -> tuple[Plate, ...]:
    """Every ranking, on as many pictures as it takes."""
    pages: list[list[Grid]] = []
    room = 0
    sections = any(ranking.section is not None for ranking in of.results.computed.rankings)
    for ranking in of.results.computed.rankings:
        for start in range(0, len(ranking.rows), ROWS):
            rows = ranking.rows[start : start + ROWS]
            if len(rows) > room:
                pages.append([])
                room = ROWS
            grid = ranked(of, ranking, rows)
            overall = of.w.text("shown-overall") if sections and not grid.heading else grid.heading
            pages[-1].append(replace(grid, heading=overall))
            room -= len(rows)
    return tuple(of.plate(grids, foot=_page(at, len(pages), of.w)) for at, grids in enumerate(pages, 1))


def first_ranks(of: Shown) -> Plate:
    """The rankings of all on one picture; where there is no room for everybody, the first of each."""
    overall = [ranking for ranking in of.results.computed.rankings if ranking.section is None]
    most = ROWS // max(1, len(overall))
    left = sum(max(0, len(ranking.rows) - most) for ranking in overall)
    foot = (of.w.text("shown-further-down", count=of.w.locale.isolated(str(left))),) if left else ()
    return of.plate((ranked(of, ranking, ranking.rows[:most]) for ranking in overall), foot=foot)


def ranked(of: Shown, ranking: Ranking, rows: Sequence[Ranked]) -> Grid:
    """Some lines of a ranking; the first place stands out."""
    w, columns = of.w, [Column("", Align.START)]
    numbered = any(of.names.get(row.who) for row in rows)
    columns += [Column(w.text("shown-number"), told=True)] if numbered else []
    columns.append(Column(w.text("shown-names"), Align.START, stretches=True))
    counted = unit(of.sheet)
    columns.append(Column("" if counted == "percent" else w.text(f"shown-{counted}"), told=counted != "percent"))
    lines = []
    for row in rows:
        number = (_numbers((row.who,), w) if ranking.side else number_of(row.who, w),) if numbered else ()
        lines.append((w.locale.isolated(row.written), *number, of.name(row.who), score_of(row, of.sheet, w)))
    first = frozenset(at for at, row in enumerate(rows) if row.place == 1)
    return Grid(heading(ranking, w), tuple(columns), tuple(lines), first)


def _page(at: int, pages: int, w: Words) -> tuple[str, ...]:
    """Which of several pictures it is."""
    numbers = {"page": w.locale.isolated(str(at)), "pages": w.locale.isolated(str(pages))}
    return (w.text("shown-page", **numbers),) if pages > 1 else ()


# The traveller of a board


def boards(sheet: Sheet) -> tuple[BoardKey, ...]:
    """Every board in its order; by section where the sections played deals of their own."""
    apart = any(key.section for key in sheet.boards)
    return tuple(sorted({BoardKey(entry.board, entry.section if apart else "") for entry in sheet.entries}))


def board_name(key: BoardKey, w: Words) -> str:
    """A board by its number, with its section where that is another one."""
    name = w.text("shown-board", board=w.locale.isolated(str(key.number)))
    if not key.section:
        return name
    return w.locale.joined([name, w.text("shown-section", name=w.locale.isolated(key.section))], " · ")


def laid_of(sheet: Sheet, entry: Entry) -> Laid | None:
    """What is known of the board of an entry."""
    return sheet.boards.get(BoardKey(entry.board, entry.section)) or sheet.boards.get(BoardKey(entry.board))


def traveller(of: Shown, key: BoardKey, mine: frozenset[Who] = frozenset()) -> tuple[Plate, ...]:
    """What each table has of a board, the best for North-South first; its deal where the boards are released.

    mine: who looks at it; their table stands out.
    """
    w, sheet = of.w, of.sheet
    there = [
        each
        for each in of.results.computed.marked
        if each.entry.board == key.number and key.section in ("", each.entry.section)
    ]
    if not there:
        return ()
    there.sort(key=lambda each: (each.ns is None, -(each.ns.points if each.ns else 0), each.entry.line))
    first = there[0].entry
    laid = laid_of(sheet, first)
    under = [w.locale.joined(_conditions(sheet, first, laid, w), " · ")]
    deal = laid.deal if laid and of.results.released else None
    made = of.solved.get(deal) if deal else None
    best = par(made, _dealer(first, laid), vulnerable(sheet, first)) if made else None
    if best is not None:
        under.append(_par(best, w))
    if made is not None:
        under += unbid(made, (each.entry for each in there), sheet, w)
    plates = []
    pages = range(0, len(there), ROWS)
    for at, start in enumerate(pages, 1):
        told = (w.text("results-to-best-what"),) if made else ()
        foot = (w.text("shown-from-ns"), *told, *_page(at, len(pages), w))
        makes = (_double_dummy(made, w),) if made and not start else ()
        grids = (*makes, _tables(of, there[start:][:ROWS], mine, made))
        plate = of.plate(grids, *under, title=board_name(key, w), foot=foot)
        plates.append(replace(plate, diagram=diagram(deal, (), w)) if deal is not None and not start else plate)
    return tuple(plates)


def unbid(made: Solved, there: Iterable[Entry], sheet: Sheet, w: Words) -> Iterator[str]:
    """What could be made and nobody bid; nothing where of some tables only the points are known."""
    entries = [entry for entry in there if entry.played and not entry.version]
    if any(entry.result is None and entry.score is not None for entry in entries):
        return
    results = [entry.result for entry in entries if entry.result]
    if results and (found := most_missed(made, results, vulnerable(sheet, entries[0]))):
        contracts = w.locale.joined((write_contract(each, w.locale.language) for each in found), ", ")
        yield w.text("shown-missed", contracts=contracts)


def against_best(made: Solved | None, entry: Entry, w: Words) -> str:
    """How many tricks more or fewer than double dummy a table took, or =; "" where nobody knows, or nothing is told."""
    if made is None or not entry.played or entry.version or entry.result is None:
        return ""
    tricks = against(made, entry.result)
    return "" if tricks is None else w.locale.isolated(f"{tricks:+d}" if tricks else "=")


def _dealer(entry: Entry, laid: Laid | None) -> Seat:
    return (laid.dealer if laid else None) or dealer(entry.board)


def _conditions(sheet: Sheet, entry: Entry, laid: Laid | None, w: Words) -> Iterator[str]:
    yield w.text("shown-dealer", seat=w.text(f"seat-{_dealer(entry, laid)}"))
    yield w.text(f"said-vulnerable-{vulnerable(sheet, entry).value.lower()}")


def _par(best: Par, w: Words) -> str:
    contracts = w.locale.joined((write_result(each, w.locale.language) for each in best.results), ", ")
    return w.text("shown-par", score=w.locale.isolated(f"{best.score:+d}"), contracts=contracts)


def _double_dummy(made: Solved, w: Words) -> Grid:
    """How many tricks each seat takes in each denomination."""
    strains = tuple(reversed(Denomination))
    columns = (Column("", Align.START), *(Column(w.locale.names["write"][each], told=True) for each in strains))
    rows = tuple((w.text(f"seat-{seat}"), *(str(made.made(seat)[each]) for each in strains)) for seat in Seat)
    return Grid(w.text("shown-double-dummy"), columns, rows)


def _tables(of: Shown, there: Sequence[Marked], mine: frozenset[Who], made: Solved | None) -> Grid:
    w, sheet = of.w, of.sheet
    led = any(each.entry.lead for each in there)
    points = w.text(f"shown-{'mps' if sheet.scoring.form is Form.MATCHPOINTS else 'imps'}")
    sides = [w.text(f"shown-{side.lower()}") for side in Side]
    columns = [Column(side, told=True) for side in sides]
    columns.append(Column(w.text("shown-contract"), Align.START, stretches=True))
    columns += [Column(w.text("shown-lead"), told=True)] if led else []
    columns.append(Column(w.text("shown-score")))
    columns += [Column(w.text("shown-to-best"), told=True)] if made else []
    columns += [Column(f"{points} {side}", told=True) for side in sides] if _compared(sheet) else []
    rows, strong = [], set()
    for at, each in enumerate(there):
        entry, counted = each.entry, scored(sheet, each.entry)
        cells = [_numbers(entry.ns, w), _numbers(entry.ew, w), contract_of(entry, w)]
        cells += [_card(entry.lead, w) if entry.lead else ""] if led else []
        cells.append("" if counted is None or not entry.played else signed(counted, w))
        cells += [against_best(made, entry, w)] if made else []
        for side in Side if _compared(sheet) else ():
            mark = each.of(side)
            cells.append("" if mark is None else points_of(mark.points, sheet, w))
        rows.append(tuple(cells))
        if mine & {*entry.ns, *entry.ew}:
            strong.add(at)
    return Grid("", tuple(columns), tuple(rows), frozenset(strong))


def _compared(sheet: Sheet) -> bool:
    return sheet.scoring.form is not Form.TOTAL


def points_of(points: Exact, sheet: Sheet, w: Words) -> str:
    """What a table brings a side: matchpoints, or IMPs with their sign."""
    if sheet.scoring.form is Form.MATCHPOINTS:
        return w.locale.isolated(shown_number(points, w.locale))
    return signed(points, w)


def number_of(who: Who, w: Words) -> str:
    """A contestant by number, with the direction where those of either are numbered apart."""
    number = _numbers((who,), w)
    if who.side is None or str(who) == f"{who.section}{who.number}":  # the number says it
        return number
    return w.locale.joined([number, w.text(f"shown-{who.side.lower()}")], " ")


def _numbers(sitting: Entrants, w: Words) -> str:
    return w.locale.isolated("+".join(f"{who.section}{who.number}" for who in sitting))


def contract_of(entry: Entry, w: Words) -> str:
    """What a table has of a board: contract, result and declarer by a letter; or what it was given."""
    if not entry.played:
        return w.text("shown-not-played")
    parts = [_played(entry.result, w)] if entry.result else []
    if entry.ns_award is not None or entry.ew_award is not None:
        parts.append(awarded(entry.ns_award, entry.ew_award, w))
    return w.locale.joined(parts, " · ")


def _played(result: Result, w: Words) -> str:
    written = write_played(result, w.locale.language)
    if result.contract is None:
        return written
    return w.locale.joined([written, w.locale.names["typed"]["seats"][result.contract.declarer]], " ")


def _card(card: Card, w: Words) -> str:
    return w.locale.isolated(w.locale.names["write"][card.suit] + card.rank.replace("T", "10"))


# One contestant's evening


def evening(of: Shown, who: Who) -> tuple[Plate, ...]:
    """What a contestant had on each of its boards, in the order of the boards, with the best and the worst."""
    w, sheet = of.w, of.sheet
    met = [(each, side) for each in of.results.computed.marked for side in _sides(each.entry, who)]
    if not met:
        return ()
    met.sort(key=lambda each: (each[0].entry.round or 0, each[0].entry.board, each[0].entry.line))
    under = [*_place(of, who), *_extremes(met, sheet, w)]
    plates = []
    pages = range(0, len(met), ROWS)
    for at, start in enumerate(pages, 1):
        foot = (w.text("shown-from-own"), *_page(at, len(pages), w))
        plates.append(of.plate((_own(of, met[start:][:ROWS]),), *under, title=of.name(who), foot=foot))
    return tuple(plates)


def _sides(entry: Entry, who: Who) -> Iterator[Side]:
    for side, sitting in zip(Side, (entry.ns, entry.ew), strict=True):
        if who in sitting:
            yield side


def _place(of: Shown, who: Who) -> Iterator[str]:
    """Where a contestant stands: among all, and in their section."""
    w = of.w
    for ranking in of.results.computed.rankings:
        for row in ranking.rows:
            if row.who == who:
                numbers = {"place": w.locale.isolated(row.written), "of": w.locale.isolated(str(len(ranking.rows)))}
                place = w.text("shown-place", **numbers, score=score_of(row, of.sheet, w))
                above = heading(ranking, w)
                yield w.locale.joined([*([above] if above else ()), place], " · ")


def _extremes(met: Sequence[tuple[Marked, Side]], sheet: Sheet, w: Words) -> Iterator[str]:
    """The best and the worst board, where they differ."""
    brought = []
    for each, side in met:
        mark = each.of(side)
        if mark is not None and _counts(sheet, side):
            share = Fraction(100 * mark.points) / mark.top if mark.top else Fraction(mark.points)
            brought.append((share, each.entry.board, _share(each, side, sheet, w)))
    if not brought or not _compared(sheet):
        return
    best, worst = max(brought, key=lambda each: each[0]), min(brought, key=lambda each: each[0])
    if best[0] != worst[0]:
        for id, (_, board, points) in (("shown-best", best), ("shown-worst", worst)):
            yield w.text(id, board=w.locale.isolated(str(board)), points=points)


def _counts(sheet: Sheet, side: Side) -> bool:
    """Whether what a table brings this side counts: a team has it once, where it sits North-South."""
    return sheet.kind is not sheets.Kind.TEAMS or side is Side.NS


def _share(marked: Marked, side: Side, sheet: Sheet, w: Words) -> str:
    """What a table brings one side: of a top in hundredths, else as it is."""
    mark = marked.of(side)
    if mark is None or not _counts(sheet, side) or not _compared(sheet):
        return ""
    return percent(Fraction(100 * mark.points) / mark.top, w) if mark.top else signed(mark.points, w)


def _own(of: Shown, met: Sequence[tuple[Marked, Side]]) -> Grid:
    w, sheet = of.w, of.sheet
    pars = [_to_par(of, each.entry, side) for each, side in met]
    columns = [Column(w.text("shown-board-column"), told=True), Column(w.text("shown-against"), told=True)]
    columns += [Column(w.text("shown-contract"), Align.START, stretches=True), Column(w.text("shown-score"))]
    shares = "" if sheet.scoring.form is Form.MATCHPOINTS else w.text("shown-imps")
    columns += [Column(shares, told=bool(shares))] if _compared(sheet) else []
    columns += [Column(w.text("shown-to-par"), told=True)] if any(pars) else []
    rows = []
    for (each, side), to_par in zip(met, pars, strict=True):
        entry, counted = each.entry, scored(sheet, each.entry)
        others = entry.ew if side is Side.NS else entry.ns
        cells = [w.locale.isolated(str(entry.board)), _numbers(others, w), contract_of(entry, w)]
        cells.append("" if counted is None or not entry.played else signed(_from(side, counted), w))
        cells += [_share(each, side, sheet, w)] if _compared(sheet) else []
        cells += [to_par] if any(pars) else []
        rows.append(tuple(cells))
    return Grid("", tuple(columns), tuple(rows))


def _from(side: Side, score: int) -> int:
    return score if side is Side.NS else -score


def _to_par(of: Shown, entry: Entry, side: Side) -> str:
    """How many points more than par a side has; "" where nobody may know, or knows."""
    laid, counted = laid_of(of.sheet, entry), scored(of.sheet, entry)
    made = of.solved.get(laid.deal) if laid and laid.deal and of.results.released else None
    best = par(made, _dealer(entry, laid), vulnerable(of.sheet, entry)) if made else None
    if best is None or counted is None or not entry.played:
        return ""
    return signed(_from(side, counted - best.score), of.w)
