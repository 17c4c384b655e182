"""The ranking that a file brings against ours: which method it was made by, where it differs, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import TypeAlias

from rules.model.seats import Side
from rules.results.computed import Computed, Formula, Marked, Method, Ranked, Rounding, compute, contradicts
from rules.results.sheet import Claim, Kind, Sheet, Who
from rules.scoring.boards import Form, Scoring
from rules.scoring.imps import Datum

__all__ = ["NEAR", "Difference", "compared", "corrected_against", "method_of"]

# Scorers print points with two decimals, and some round what each board brings to one, or cut the rest off.
NEAR = Fraction(1, 10)
"""So far apart are points that are still the same."""
PERCENT_NEAR = Fraction(1, 50)


@dataclass(frozen=True)
class Difference:
    """A place of the file’s own ranking that is another one here.

    Args: claim, what the file says; ours, None where nothing was scored; reason, "points" where the file gives other
    points on the boards listed, "sum" where these do not add up to what it ranks, "order" where its places are not
    those of its scores, "rounding", "score", "not-ranked"; boards, those on which its points differ.
    """

    claim: Claim
    ours: Ranked | None
    reason: str
    boards: tuple[int, ...] = ()


def method_of(sheet: Sheet) -> Method:
    """The method that gives most of the points that the file itself brings, else of its places; the usual one else."""
    if sheet.kind is Kind.TEAMS or not (sheet.claims or any(e.claimed_ns is not None for e in sheet.entries)):
        return Method()
    sections = {entry.section for entry in sheet.entries}
    across = (True, False) if len(sections) > 1 else (True,)
    scorings = (None, *_other_scorings(sheet.scoring))
    methods = [Method(*each) for each in product(across, _formulas(sheet), scorings)]
    best = _best(sheet, methods)
    if any(contradicts(sheet, entry) for entry in sheet.entries):
        best = _best(sheet, (best, best._replace(entered=True)))
    computed = compute(sheet, best)
    if max(_places_agreeing(sheet, computed, each) for each in (False, True)) < len(sheet.claims):
        best = _best(sheet, [best._replace(rounding=each) for each in Rounding])
    return best


def _best(sheet: Sheet, methods: Iterable[Method]) -> Method:
    """The method that agrees most with the file, of several that agree alike the first."""
    return max(methods, key=lambda method: _agreement(sheet, compute(sheet, method)))


def _formulas(sheet: Sheet) -> tuple[Formula, ...]:
    """How boards may be made comparable; it does not matter where all have as many results."""
    counts = Counter((each.section, each.board) for each in sheet.entries if each.played and not each.ns_award)
    if sheet.expected is None and len(set(counts.values())) < 2:
        return (Formula.NEUBERG,)
    if sheet.scoring.form is Form.MATCHPOINTS:
        return tuple(Formula)
    # Of cross-IMPs that are summed the sum may be raised to that of a full board.
    return (Formula.NEUBERG, Formula.OWN_TOP) if sheet.scoring.form is Form.CROSS_IMPS else (Formula.NEUBERG,)


def _other_scorings(usual: Scoring) -> Iterator[Scoring]:
    """What else the conditions of contest may lay down in a form of scoring."""
    match usual.form:
        case Form.MATCHPOINTS:
            yield replace(usual, win=1 if usual.win == 2 else 2)
        case Form.CROSS_IMPS:
            yield replace(usual, cross_average=not usual.cross_average)
        case Form.BUTLER:
            for discard, nearest in product((1, 0, 2), (10, 1)):
                if Datum(discard, nearest) != usual.datum:
                    yield replace(usual, datum=Datum(discard, nearest))


def compared(sheet: Sheet, computed: Computed) -> tuple[Difference, ...]:
    """Where the file ranks somebody in another place, in the order of its ranking."""
    if not sheet.claims:
        return ()
    by_section = max((False, True), key=lambda each: _places_agreeing(sheet, computed, each))
    told = {each.who: each.score if each.percent is None else each.percent for each in sheet.claims}
    known = {who: score for who, score in told.items() if score is not None}
    found = []
    for claim in sheet.claims:
        ours = _ours(computed, claim.who, by_section)
        if ours is None or ours.place != _number(claim.place):
            reason, boards = _reason(claim, ours, computed, known)
            found.append(Difference(claim, ours, reason, boards))
    return tuple(found)


def corrected_against(entered: Sheet, sheet: Sheet, computed: Computed) -> tuple[Difference, ...]:
    """Where a file ranks somebody otherwise than its own results would, and otherwise than they are ranked now.

    Who stands elsewhere because of a correction alone is no difference of the file; nor is who stands by one where the
    file has them.

    Args: entered, as the file has it; sheet, with the corrections that hold; computed, what that comes to.
    """
    now = {each.claim: each for each in compared(sheet, computed)}
    if entered.entries == sheet.entries and entered.penalties == sheet.penalties:
        return tuple(now.values())
    before = compared(entered, compute(entered, computed.method))
    return tuple(replace(each, ours=now[each.claim].ours) for each in before if each.claim in now)


_Why: TypeAlias = tuple[str, tuple[int, ...]]


def _agreement(sheet: Sheet, computed: Computed) -> tuple[int, int]:
    """How many points and how many places of the file are ours too."""
    points = sum(_agrees(each, side) is True for each in computed.marked for side in Side)
    return points, max(_places_agreeing(sheet, computed, each) for each in (False, True))


def _agrees(marked: Marked, side: Side) -> bool | None:
    """Whether the file’s points are ours; None where it gives none."""
    claimed = marked.entry.claimed_ns if side is Side.NS else marked.entry.claimed_ew
    mark = marked.of(side)
    return None if claimed is None or mark is None else abs(claimed - mark.points) <= NEAR


def _places_agreeing(sheet: Sheet, computed: Computed, by_section: bool) -> int:
    ours = ((claim, _ours(computed, claim.who, by_section)) for claim in sheet.claims)
    return sum(found is not None and found.place == _number(claim.place) for claim, found in ours)


def _ours(computed: Computed, who: Who, by_section: bool) -> Ranked | None:
    """Where somebody stands here: among all, or in their section."""
    tables = [table for table in computed.rankings if (table.section is not None) is by_section]
    return next((row for table in tables for row in table.rows if row.who == who), None)


def _reason(claim: Claim, ours: Ranked | None, computed: Computed, told: Mapping[Who, Fraction]) -> _Why:
    if ours is None:
        return "not-ranked", ()
    theirs = [
        (each.entry.board, _agrees(each, side))
        for each in computed.marked
        for side, sitting in zip(Side, (each.entry.ns, each.entry.ew), strict=True)
        if claim.who in sitting and each.of(side) is not None
    ]
    if boards := {board for board, agrees in theirs if agrees is False}:
        return "points", tuple(sorted(boards))
    score = told.get(claim.who)
    if score is None:
        return "score", ()
    near = NEAR if claim.percent is None else PERCENT_NEAR
    own = ours.points if claim.percent is None else ours.score
    if abs(score - own) <= near:
        return ("rounding" if _by_its_score(claim, computed, told) else "order"), ()
    return ("sum" if theirs and all(agrees for _, agrees in theirs) else "score"), ()


def _by_its_score(claim: Claim, computed: Computed, told: Mapping[Who, Fraction]) -> bool:
    """Whether the file’s place is where its own score puts somebody among those who are ranked with them."""
    together = [table for table in computed.rankings if any(row.who == claim.who for row in table.rows)]
    own = told[claim.who]
    for table in together:
        scores = [told[row.who] for row in table.rows if row.who in told]
        first = 1 + sum(score > own for score in scores)
        last = sum(score >= own for score in scores)
        if first <= (_number(claim.place) or 0) <= last:
            return True
    return False


def _number(place: str) -> int | None:
    digits = "".join(letter for letter in place if letter.isdecimal())
    return int(digits) if digits else None
