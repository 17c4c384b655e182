"""What a ruling on a score changes in the results of its session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import chain

from rules.engine.case import Case
from rules.engine.derive import Known
from rules.engine.facts import Role, Value
from rules.model.contracts import Result
from rules.model.seats import Side
from rules.procedures._decided_before import after_revoke, decided_before, to_the_other_side
from rules.procedures.score._board_score import (
    AT_FAULT_UNDER,
    ELECTED,
    FORM,
    KIND,
    NUMBER,
    NUMBERS,
    OTHER_TABLE_FAVOURS,
    SESSION_IMPS,
    SESSION_SHARE,
    TABLE_RESULT,
    VULNERABLE,
    WORKED_OUT,
    AtFault,
    NumberOfTricks,
    ScoreKind,
    averages_awarded,
    decided,
)
from rules.procedures.score._fouled_score import FORMS, PLAYED
from rules.results.computed import Method, board_of, scored, vulnerable
from rules.results.journal import Awarded, Change, Corrected, Penalized, Split, TricksTransferred, place_of
from rules.results.sheet import Award, Entry, Given, Penalty, Sheet
from rules.scoring import adjusted
from rules.scoring.boards import Artificial, Form, Line
from rules.scoring.entries import Possible, points
from rules.scoring.scores import Exact, Weighted

__all__ = ["changes", "entries_of", "splits", "tricks_left"]


def entries_of(sheet: Sheet, board: int | None, table: str = "", pairs: str = "") -> tuple[int, ...]:
    """The places of the entries that a ruling may be about, by what is known of where it was.

    Args: table, as it is written in the file too; pairs, the numbers of both, as "3-12".
    """
    found = [at for at, entry in enumerate(sheet.entries) if entry.board == board]
    numbers = set(pairs.replace("-", " ").split())
    if numbers:
        met = [at for at in found if {who.number for who in (*sheet.entries[at].ns, *sheet.entries[at].ew)} >= numbers]
        found = met or found
    if table and len(found) > 1:
        found = [at for at in found if sheet.entries[at].table == table] or found
    return tuple(found)


def changes(case: Case, sheet: Sheet, at: int, method: Method) -> tuple[Change, ...]:
    """What a ruling of the segment `board_score` changes at one table; nothing where its result stands.

    Args: case, as it was ruled on; sheet, with the changes that hold; at, the place of its entry; method, how the
    fields are formed.
    Raises ScoringError where the results do not bear it: tricks of a contract that nobody entered.
    """
    found = decision(case)
    if found is None:
        return ()
    ruling, regulations = found
    entry = sheet.entries[at]
    place = place_of(entry)
    match ruling:
        case adjusted.TrickTransfer(to, number, law):
            return (TricksTransferred(place, to, number, law),)
        case adjusted.Corrected(outcome, _):
            return (Corrected(place, outcome.result, None if outcome.result else outcome.score),)
        case adjusted.ArtificialScore(ns, ew):
            # What a contestant has on its other boards the session itself tells (Law 12C2(c)).
            return (Awarded(place, Artificial(ns.average), Artificial(ew.average)),)
        case adjusted.AssignedScore(ns_outcomes, ew_outcomes):
            return (Awarded(place, _weighted(ns_outcomes), _weighted(ew_outcomes)),)
        case adjusted.Reduced(side, outcomes, _):
            return (_awarded(entry, {side: _weighted(outcomes)}),)
        case adjusted.Penalty(who, amount, unit):
            return tuple(Penalized(Penalty(each, amount, unit)) for each in (entry.ns if who is Side.NS else entry.ew))
        case adjusted.SelfInflicted() | adjusted.OneAtFault() | adjusted.LikelyAndProbable():
            return (_in_the_field(case, ruling, regulations, sheet, at, method),)
        case _:
            form = sheet.scoring.form
            unit = adjusted.UNITS[form][0]
            return (_awarded(entry, {side: Given(Fraction(points), unit) for side, points in ruling.items()}),)


def tricks_left(answers: Mapping[str, Value], result: Result | None) -> tuple[int, tuple[Side, ...]] | None:
    """How many tricks the rulings before a score transfer, and to which side; None where they decide something else.

    Both sides, where they do not tell it, or where the offender of a revoke sits otherwise than the result says.

    Args: answers, with which the segment `board_score` would begin; result, that of the table.
    """
    table = {TABLE_RESULT.id: Possible(((Fraction(1), result),))} if result else {}
    known = Known({**answers, **table})
    if decided_before(known) != (ScoreKind.TRICKS,):
        return None
    told, revoked = known.get(NUMBER), after_revoke(known)
    number = revoked or (NUMBERS[NumberOfTricks(told)] if isinstance(told, str) else 0)
    offender, to = known.seats.get(Role.OFFENDER), to_the_other_side(known)
    if to is None or (revoked and offender is not None and offender.side in to):
        return number, tuple(Side)
    return number, tuple(side for side in Side if side in to)


def splits(case: Case, sheet: Sheet, board: int | None) -> tuple[Change, ...]:
    """What a ruling of the segment `fouled_score` changes: the later forms of the board are compared apart (Law 87B).

    Which form a table played is told by its score; nothing where several forms have that score, or where the results
    entered for the groups are not those of the board.
    """
    if board is None:
        return ()
    there = case[VULNERABLE]
    groups = [case[fact].results for fact in PLAYED[case[FORMS]]]
    forms = [[points(each, there) for each in group if not isinstance(each, tuple)] for group in groups]
    sections = {entry.section for entry in sheet.entries if entry.board == board}
    found = [split for section in sections for split in [_split(sheet, board, section, forms)] if split]
    return found[0] if len(found) == 1 else ()


def _split(sheet: Sheet, board: int, section: str, forms: Sequence[Sequence[int]]) -> tuple[Change, ...]:
    """The forms of one section; nothing where the scores there are others."""
    there = [entry for entry in sheet.entries if (entry.board, entry.section) == (board, section) and entry.played]
    scores = [(entry, scored(sheet, entry)) for entry in there if entry.ns_award is None and entry.ew_award is None]
    told_apart = sum(len(set(form)) for form in forms) == len({score for form in forms for score in form})
    if not told_apart or sorted(s for _, s in scores if s is not None) != sorted(chain(*forms)):
        return ()
    later = (tuple(place_of(entry) for entry, score in scores if score in form) for form in forms[1:])
    return tuple(Split(board, others, section) for others in later)


def decision(case: Case) -> tuple[adjusted.Adjustment | Mapping[Side, Exact], adjusted.Regulations] | None:
    """What has been decided on the score of a board, and under which elections: for those who have all its results.

    Where the director has worked it out, it is matchpoints or IMPs for each side. None where the result at the other
    table is to decide.

    Args: case, one that has been ruled on.
    Raises ScoringError where nothing can be reckoned.
    """
    form, kind, regulations = case[FORM], case[KIND], case.edition.of(ELECTED)(case)
    match kind:
        case ScoreKind.POINTS_GIVEN | ScoreKind.SELF_INFLICTED_POINTS:
            return WORKED_OUT[kind](case, form, regulations)[1], regulations
        case ScoreKind.ARTIFICIAL if form is Form.IMPS and case[OTHER_TABLE_FAVOURS]:
            return None
        case ScoreKind.ARTIFICIAL if form is Form.IMPS and case.edition.of(AT_FAULT_UNDER)(case) is AtFault.ONE:
            return decided(case, form, ScoreKind.ONE_AT_FAULT, case[VULNERABLE]), regulations
        case ScoreKind.ARTIFICIAL:
            session = SESSION_SHARE if form is Form.MATCHPOINTS else SESSION_IMPS
            return adjusted.ArtificialScore(*averages_awarded(case, session)), regulations
        case _:
            return decided(case, form, kind, case[VULNERABLE]), regulations


def _in_the_field(
    case: Case, ruling: adjusted.Adjustment, regulations: adjusted.Regulations, sheet: Sheet, at: int, method: Method
) -> Awarded:
    """What depends on what the other tables have is reckoned with them."""
    board, place = board_of(sheet, at, method)
    table = board.tables[place]
    there = vulnerable(sheet, sheet.entries[at])
    found = adjusted.adjust(board, there, (table.ns, table.ew), ruling, case.edition, regulations)
    after = found.after.board.tables[place]
    if sheet.scoring.form is Form.BUTLER:
        given = {side: Given(Fraction(found.points(side)[1]), adjusted.Unit.IMPS) for side in Side}
        return _awarded(sheet.entries[at], given)
    return _awarded(sheet.entries[at], {Side.NS: _award(after.ns_line), Side.EW: _award(after.ew_line)})


def _awarded(entry: Entry, awards: Mapping[Side, Award]) -> Awarded:
    return Awarded(place_of(entry), awards.get(Side.NS), awards.get(Side.EW))


def _award(line: Line) -> Award:
    return Weighted(((Fraction(1), line),)) if isinstance(line, int) else line


def _weighted(outcomes: adjusted.Outcomes) -> Weighted:
    return Weighted(tuple((each.weight, each.score) for each in outcomes))
