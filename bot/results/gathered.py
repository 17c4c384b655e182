"""What a table of results leaves open: whether each direction is ranked by itself, and how it was scored."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from rules.model.boards import Vulnerability, vulnerability
from rules.model.seats import Side
from rules.results.compared import method_of
from rules.results.computed import compute
from rules.results.errors import ResultsError
from rules.results.sheet import BoardKey, Claim, Entry, Kind, Laid, Sheet, Who
from rules.scoring.boards import Form, Scoring
from rules.scoring.errors import ScoringError
from rules.scoring.victory_points import discrete_scales

__all__ = ["LONGEST_LINE", "MOST_LINES", "SHOWN", "check_length", "gathered", "vulnerable_on"]

SCALES = ("", "wbf", *discrete_scales())
"""Of victory points; "" where IMPs are ranked."""
MOST_LINES = 20_000
"""A congress of a week has a third of that."""
LONGEST_LINE = 10_000
# Of what cannot be read so many letters are shown.
SHOWN = 80
# As scorers round.
NEAR = Fraction(1, 20)


def check_length(text: str) -> None:
    """Refuses a text that is longer or wider than any session, before it is read.

    Raises ResultsError: `results-too-many`, `results-line`.
    """
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise ResultsError("results-too-many", what="results", limit=str(MOST_LINES))
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise ResultsError("results-line", line=str(number), text=line[:SHOWN])


def vulnerable_on(boards: Mapping[BoardKey, Laid], board: int, section: str = "") -> Vulnerability:
    """Who was vulnerable, as the file says or by the number of the board (Law 2)."""
    laid = boards.get(BoardKey(board, section)) or boards.get(BoardKey(board))
    return laid.vulnerable if laid and laid.vulnerable else vulnerability(max(board, 1))


def gathered(sheet: Sheet, *, winners: int | None = None, forms: Sequence[Form] = ()) -> Sheet:
    """A sheet with what follows from all of its rows together.

    Args: sheet, with the direction of a contestant in its ranking where it began, and of one at a table only where that
    is told; winners, where the file says; forms, those that it may be scored in.
    """
    sided = _sided(_sectioned(sheet), winners)
    if sheet.kind is Kind.TEAMS:
        return _in_victory_points(replace(sided, scoring=Scoring(Form.IMPS)))
    return _scored(sided, forms or (Form.MATCHPOINTS,))


def _sectioned(sheet: Sheet) -> Sheet:
    """A sheet without the letter of its only section; with several, contestants have that in which they played."""
    sections = {each.section for each in sheet.entries} | {who.section for each in sheet.entries for who in each.ns}
    if not any(sections):
        return sheet
    played: dict[tuple[str, Side | None], set[str]] = defaultdict(set)
    for entry in sheet.entries:
        for who in (*entry.ns, *entry.ew):
            played[who.number, who.side].add(who.section)
    only = len(sections - {""}) == 1 and {p.who.section for p in sheet.participants} <= {"", *sections}

    def named(told: Who) -> Who:
        if only or told.section:
            return told._replace(section="") if only else told
        found = played.get((told.number, told.side)) or played.get((told.number, None), {""})
        return told._replace(section=next(iter(found))) if len(found) == 1 else told

    return replace(
        sheet,
        entries=tuple(
            replace(e, ns=tuple(map(named, e.ns)), ew=tuple(map(named, e.ew)), section="" if only else e.section)
            for e in sheet.entries
        ),
        boards={key._replace(section=""): laid for key, laid in sheet.boards.items()} if only else sheet.boards,
        participants=tuple(replace(each, who=named(each.who)) for each in sheet.participants),
        claims=tuple(replace(each, who=named(each.who)) for each in sheet.claims),
    )


def _sided(sheet: Sheet, winners: int | None) -> Sheet:
    """Contestants with their direction, where each is numbered or ranked by itself."""
    if not sheet.entries and sheet.kind is Kind.PAIRS:
        ranked = {side: {claim.place for claim in sheet.claims if claim.who.side is side} for side in (*Side, None)}
        apart = not ranked[None] and all("1" in ranked[side] or "1=" in ranked[side] for side in Side)
        winners = winners or (2 if apart else 1)
        return replace(sheet if winners == 2 else _only_twice(sheet), winners=winners)
    sheet = _only_twice(sheet)
    if sheet.kind is not Kind.PAIRS:
        return replace(sheet, winners=1)
    sitting: dict[Who, set[Side]] = defaultdict(set)
    for entry in sheet.entries:
        for side, those in ((Side.NS, entry.ns), (Side.EW, entry.ew)):
            for who in those:
                sitting[who].add(side)
    named = any(who.side for who in sitting)
    people = [each.who for each in sheet.participants]
    twice = any(who.side for who in people) or len(set(people)) < len(people) or _numbered_twice(sheet)
    apart = all(len(sides) == 1 for sides in sitting.values())
    crossing = any(who.side and {who.side} != sides for who, sides in sitting.items())
    if winners is None:
        winners = 2 if not crossing and (twice or (apart and not _ranked_together(sheet.claims, sitting))) else 1
    if not (named or twice or (winners == 2 and apart)):
        return replace(sheet, winners=1)

    return replace(
        sheet,
        winners=winners,
        entries=tuple(
            replace(e, ns=tuple(_with(who, Side.NS) for who in e.ns), ew=tuple(_with(who, Side.EW) for who in e.ew))
            for e in sheet.entries
        ),
        participants=tuple(
            replace(each, who=who)
            for each, who in zip(
                sheet.participants, _in_turn((p.who for p in sheet.participants), sitting), strict=True
            )
        ),
        claims=tuple(
            replace(claim, who=who)
            for claim, who in zip(sheet.claims, _in_turn((c.who for c in sheet.claims), sitting), strict=True)
        ),
    )


def _only_twice(sheet: Sheet) -> Sheet:
    """A sheet whose contestants have a direction where one number has both, or a table names it with them.

    Elsewhere it is where they began.
    """
    sides: dict[Who, set[Side | None]] = defaultdict(set)
    named = {who for entry in sheet.entries for who in (*entry.ns, *entry.ew) if who.side}
    for each in sheet.participants:
        sides[each.who._replace(side=None)].add(each.who.side)

    def who(told: Who) -> Who:
        bare = told._replace(side=None)
        return told if len(sides.get(bare, ())) > 1 or told in named else bare

    participants = tuple(replace(each, who=who(each.who)) for each in sheet.participants)
    return replace(
        sheet, participants=participants, claims=tuple(replace(each, who=who(each.who)) for each in sheet.claims)
    )


def _with(who: Who, side: Side) -> Who:
    return who if who.side else who._replace(side=side)


def _in_turn(those: Iterable[Who], sitting: Mapping[Who, set[Side]]) -> Iterator[Who]:
    """Contestants with their direction; of two with one number the first sits North-South."""
    seen: set[Who] = set()
    for who in those:
        sides = sitting.get(who, set(Side))
        ours = Side.NS if Side.NS in sides and _with(who, Side.NS) not in seen else Side.EW
        seen.add(_with(who, ours))
        yield _with(who, ours)


def _numbered_twice(sheet: Sheet) -> bool:
    """Whether one number is two pairs, one in each direction: it then has most boards in both."""
    by_board: dict[tuple[str, int], list[Entry]] = defaultdict(list)
    for entry in sheet.entries:
        by_board[entry.section, entry.board].append(entry)
    both = sum(
        len({who for e in those for who in e.ns} & {who for e in those for who in e.ew}) for those in by_board.values()
    )
    return 2 * both > len(sheet.entries)


def _ranked_together(claims: Iterable[Claim], sitting: Mapping[Who, set[Side]]) -> bool:
    """Whether the file has one ranking of both directions."""
    first: dict[Side, set[str]] = defaultdict(set)
    for claim in claims:
        for side in sitting.get(claim.who, set()):
            first[side].add(claim.place.rstrip("="))
    return bool(first) and not all("1" in first[side] for side in Side)


def _scored(sheet: Sheet, forms: Sequence[Form]) -> Sheet:
    """A sheet with its form of scoring: of several that in which most points of the file are ours."""
    possible = [replace(sheet, scoring=Scoring(form)) for form in forms]
    return possible[0] if len(possible) == 1 else max(possible, key=_agreeing)


def _agreeing(sheet: Sheet) -> int:
    """At how many tables the points of the file are ours."""
    marked = compute(sheet, method_of(sheet)).marked
    pairs = [(each.ns.points, each.entry.claimed_ns) for each in marked if each.ns]
    return sum(claimed is not None and abs(points - claimed) <= NEAR for points, claimed in pairs)


def _in_victory_points(sheet: Sheet) -> Sheet:
    """Teams with the scale that gives the totals of the file; none where these are IMPs, or where there are none."""

    def agreeing(scale: str) -> int:
        told = {claim.who: claim.score for claim in sheet.claims}
        try:
            (ranking, *_) = compute(replace(sheet, scale=scale)).rankings
        except ScoringError:
            # A scale has no table for so many boards.
            return 0
        totals = [(row.score, told.get(row.who)) for row in ranking.rows]
        return sum(claimed is not None and abs(claimed - score) <= NEAR for score, claimed in totals)

    return replace(sheet, scale=max(SCALES, key=agreeing)) if sheet.claims and sheet.entries else sheet
