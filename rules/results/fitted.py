"""What a file does not say of how it was scored, told by the points that it gives."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

from rules.results.compared import NEAR, method_of
from rules.results.computed import compute
from rules.results.sheet import TOLD, Encounter, Kind, Sheet, Who
from rules.scoring.boards import Form, Scoring
from rules.scoring.errors import ScoringError
from rules.scoring.matches import victory_points_of
from rules.scoring.scores import Exact
from rules.scoring.victory_points import discrete_scales, discrete_victory_points

__all__ = ["fitted"]


def fitted(sheet: Sheet, forms: tuple[Form, ...] = ()) -> Sheet:
    """The sheet with the number of results of a full board, and the scale, that its own points speak for.

    Args: sheet, as it is read; forms, other forms of scoring than its own that it may mean.
    """
    if forms:
        scorings = (sheet.scoring, *(Scoring(form) for form in forms))
        sheet = replace(sheet, scoring=max(scorings, key=lambda each: _agreeing(replace(sheet, scoring=each))))
    sheet = replace(sheet, expected=sheet.expected or _expected(sheet))
    return replace(sheet, scale=_scale(sheet)) if sheet.scale == TOLD else sheet


def _agreeing(sheet: Sheet) -> int:
    """How many points of the file are those of the sheet as it stands."""
    marked = compute(sheet, method_of(sheet)).marked
    claims = ((each.entry.claimed_ns, each.ns) for each in marked)
    return sum(told is not None and mark is not None and abs(told - mark.points) <= NEAR for told, mark in claims)


def _expected(sheet: Sheet) -> int | None:
    """How many results a full board has, where both sides of most lines together have more than there are."""
    if sheet.scoring.form is not Form.MATCHPOINTS:
        return None
    sums = Counter(
        each.claimed_ns + each.claimed_ew
        for each in sheet.entries
        if each.claimed_ns is not None and each.claimed_ew is not None and not (each.ns_award or each.ew_award)
    )
    if not sums:
        return None
    most = max(Counter(each.board for each in sheet.entries if each.played).values(), default=0)
    results = sums.most_common(1)[0][0] / sheet.scoring.win + 1
    return int(results) if results.denominator == 1 and results > most else None


def _scale(sheet: Sheet) -> str:
    """The scale that gives every match the victory points that the file gives it."""
    brought = _imps(sheet)
    matches = [(each, brought.get((each.round, each.home, each.away))) for each in sheet.encounters]
    known = [(each, imps) for each, imps in matches if each.victory_points and each.boards and imps is not None]
    # Of one or two matches more than one scale may give the same.
    if sheet.kind is not Kind.TEAMS or len(known) < 2 or len(known) < len(sheet.encounters):
        return TOLD
    names = ("wbf", *discrete_scales())
    return next((name for name in names if all(_gives(name, each, imps) for each, imps in known)), TOLD)


def _gives(name: str, met: Encounter, imps: Exact) -> bool:
    assert met.victory_points is not None
    boards = met.boards or 0
    try:
        if name == "wbf":
            ours: Decimal | int = victory_points_of(imps, boards)
        else:
            won, lost = discrete_victory_points(abs(round(imps)), boards, name)
            ours = won if imps >= 0 else lost
    except ScoringError:
        return False
    return abs(met.victory_points[0] - Fraction(ours)) < Fraction(1, 100)


def _imps(sheet: Sheet) -> dict[tuple[int | None, Who, Who], Exact]:
    """The IMPs of each match from its boards, else as the file has them; by round, home and away."""
    found: dict[tuple[int | None, Who, Who], Exact] = {
        (each.round, each.home, each.away): each.imps[0] for each in sheet.encounters if each.imps
    }
    if sheet.kind is Kind.TEAMS:
        found |= _from_boards(sheet)
    return found


def _from_boards(sheet: Sheet) -> dict[tuple[int | None, Who, Who], Exact]:
    brought: dict[tuple[int | None, Who, Who], Exact] = defaultdict(int)
    for each in compute(sheet).marked:
        if each.ns is not None:
            brought[each.entry.round, each.entry.ns[0], each.entry.ew[0]] += each.ns.points
    return dict(brought)
