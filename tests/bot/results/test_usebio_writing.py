"""What is written as USEBIO is read again as the same session."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from bot.results import usebio, usebio_writing
from rules.model.contracts import Result
from rules.results.compared import compared, method_of
from rules.results.computed import Computed, Formula, Method, compute
from rules.results.sheet import (
    Award,
    BoardKey,
    Encounter,
    Entry,
    Given,
    Kind,
    Laid,
    Participant,
    Penalty,
    Sheet,
    Who,
)
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average, Form, Scoring
from rules.scoring.scores import rounded
from tests.strategies import artificial_scores, cards, deals, mitchells, names, results, weighted_scores

awards: st.SearchStrategy[Award] = artificial_scores | st.builds(
    Given, st.integers(0, 99).map(lambda percent: Fraction(percent, 100)), st.just(Unit.TOP)
)


def again(sheet: Sheet) -> Sheet:
    """The sheet as it is read from what is written of it."""
    return usebio.read(usebio_writing.write(sheet), "utf-8")


def told(entries: tuple[Entry, ...]) -> set[Entry]:
    """Entries without where they stand, what the file claims, and the points that follow from a contract."""
    return {
        replace(each, line=0, claimed_ns=None, claimed_ew=None, score=None if each.result else each.score)
        for each in entries
    }


def places(computed: Computed) -> list[dict[Who, int]]:
    """Who stands where in each ranking."""
    return [{row.who: row.place for row in each.rows} for each in computed.rankings]


@given(mitchells(), st.data())
def test_a_session_of_pairs_comes_back(sheet: Sheet, data: st.DataObject) -> None:
    sheet = replace(
        sheet,
        title=data.draw(names).strip(),
        held_on="2026-11-03",
        participants=tuple(
            replace(each, names=(data.draw(names) or "Ann", "Bob"), numbers=("", "12")) for each in sheet.participants
        ),
        entries=tuple(replace(each, lead=data.draw(st.none() | cards)) for each in sheet.entries),
        boards={BoardKey(1): Laid(0, data.draw(st.none() | deals))},
    )
    found = again(sheet)
    assert (found.winners, found.held_on, found.title) == (2, "2026-11-03", " ".join(sheet.title.split()))
    assert tuple(replace(each, written="") for each in found.participants) == sheet.participants
    assert told(found.entries) == told(sheet.entries)
    assert found.scoring.form is sheet.scoring.form
    ours = compute(sheet, method_of(sheet))
    ranked = compute(found, method_of(found))
    assert places(ranked) == places(ours)
    assert compared(found, ranked) == ()
    deal = sheet.boards[BoardKey(1)].deal
    assert deal is None or found.boards[BoardKey(1)].deal == deal


@given(mitchells(), st.data())
def test_scores_that_were_given_come_back(sheet: Sheet, data: st.DataObject) -> None:
    sheet = replace(sheet, scoring=Scoring(Form.MATCHPOINTS))
    at = data.draw(st.integers(0, len(sheet.entries) - 1))
    given_ = replace(sheet.entries[at], result=None, ns_award=data.draw(awards), ew_award=data.draw(awards))
    unplayed = replace(sheet.entries[at - 1], result=None, played=False)
    entries = {**dict(enumerate(sheet.entries)), at: given_, (at - 1) % len(sheet.entries): unplayed}
    sheet = replace(sheet, entries=tuple(entries.values()))
    share = {Average.PLUS: 60, Average.EVEN: 50, Average.MINUS: 40}

    def in_percent(award: Award | None) -> Fraction | int | None:
        match award:
            case Artificial(average):
                return share[average]
            case Given(amount, Unit.TOP):
                return 100 * amount
        return None

    back = next(each for each in again(sheet).entries if (each.board, each.ns) == (given_.board, given_.ns))
    together = sum(in_percent(each) or 0 for each in (given_.ns_award, given_.ew_award))
    if 50 <= together <= 150:
        assert [in_percent(back.ns_award), in_percent(back.ew_award)] == [
            in_percent(given_.ns_award),
            in_percent(given_.ew_award),
        ]
    assert not next(e for e in again(sheet).entries if (e.board, e.ns) == (unplayed.board, unplayed.ns)).played


def ranked(computed: Computed) -> list[dict[Who, Fraction]]:
    """What everybody has in each ranking."""
    return [{row.who: Fraction(row.score) for row in each.rows} for each in computed.rankings]


@given(mitchells(), st.data())
def test_what_was_corrected_comes_back(sheet: Sheet, data: st.DataObject) -> None:
    """A table that did not play, weights, a fouled board, and a penalty in any unit: all score what they did."""
    at = {
        name: data.draw(st.integers(0, len(sheet.entries) - 1)) for name in ("plus", "unplayed", "weighted", "fouled")
    }
    entries = list(sheet.entries)
    if data.draw(st.booleans()):
        plus = Artificial(Average.PLUS)
        entries[at["plus"]] = replace(entries[at["plus"]], result=None, ns_award=plus, ew_award=plus)
    weights = data.draw(st.none() | weighted_scores())
    entries[at["weighted"]] = replace(entries[at["weighted"]], ns_award=weights, ew_award=weights)
    entries[at["fouled"]] = replace(entries[at["fouled"]], version=data.draw(st.integers(0, 1)))
    entries[at["unplayed"]] = replace(entries[at["unplayed"]], played=data.draw(st.booleans()))
    unit = data.draw(st.sampled_from((None, Unit.MATCHPOINTS, Unit.TOP)))
    if sheet.scoring.form is not Form.MATCHPOINTS:
        unit = None
    amount = data.draw(st.sampled_from([Fraction(tenths, 10) for tenths in (0, 5, 10, -20, 1)]))
    taken = tuple(Penalty(sheet.participants[at_].who, amount, unit) for at_ in (0, -1) if amount)
    sheet = replace(sheet, entries=tuple(entries), penalties=taken)
    ours, theirs = (ranked(compute(each)) for each in (sheet, again(sheet)))
    assert [each.keys() for each in ours] == [each.keys() for each in theirs]
    for one, other in zip(ours, theirs, strict=True):
        for who, score in one.items():
            assert abs(score - other[who]) < Fraction(1, 100)
    found = again(sheet)
    assert [each.played for each in sorted(found.entries, key=_met)] == [
        each.played for each in sorted(sheet.entries, key=_met)
    ]


def test_what_is_written_is_what_the_session_comes_to() -> None:
    """By the method that it is kept with, not by another that the corrected file may look like."""
    entries = tuple(
        Entry(0, board, (Who(str(n)),), (Who(str(n + 4)),), score=10 * n * board)
        for board, tables in ((1, 4), (2, 3))
        for n in range(1, tables + 1)
    )
    sheet = Sheet("csv", entries=entries, winners=1, participants=tuple(Participant(Who(str(n))) for n in range(1, 9)))
    for formula in (Formula.NEUBERG, Formula.OWN_TOP):
        computed = compute(sheet, Method(formula=formula))
        found = usebio.read(usebio_writing.write(sheet, computed), "utf-8")
        assert [each.claimed_ns for each in found.entries] == [
            Fraction(rounded(each.ns.points)) for each in computed.marked if each.ns
        ]


def _met(entry: Entry) -> tuple[int, str, str]:
    return entry.board, entry.ns[0].number, entry.ew[0].number


def team(number: int) -> Who:
    """A team."""
    return Who(str(number))


@given(st.lists(st.tuples(results, results), min_size=8, max_size=8), st.sampled_from(["wbf", "acbl20", ""]))
def test_matches_of_teams_come_back(played: list[tuple[Result, Result]], scale: str) -> None:
    entries = tuple(
        Entry(0, board, (team(north_south),), (team(east_west),), result=result, round=round_)
        for round_, (home, away) in enumerate(((1, 2), (1, 3), (2, 3)), 1)
        for board, (first, second) in enumerate(played, 1)
        for north_south, east_west, result in ((home, away, first), (away, home, second))
    )
    people = tuple(Participant(team(each), ("A", "B", "C", "D"), name=f"Team {each}") for each in (1, 2, 3))
    sheet = Sheet("csv", Scoring(Form.IMPS), Kind.TEAMS, participants=people, entries=entries, scale=scale)
    found = again(sheet)
    assert (found.kind, found.participants) == (Kind.TEAMS, people)
    assert told(found.entries) == told(entries)
    assert places(compute(replace(found, scale=scale))) == places(compute(sheet))


def test_an_individual_comes_back() -> None:
    players = tuple(Who(str(number)) for number in range(1, 9))
    entries = tuple(
        Entry(0, board, (players[a], players[b]), (players[c], players[d]), score=score)
        for board, rows in enumerate((((0, 1, 2, 3, 420), (4, 5, 6, 7, -50)), ((0, 2, 4, 6, 90), (1, 3, 5, 7, 110))), 1)
        for a, b, c, d, score in rows
    )
    people = tuple(Participant(who, (f"Player {who.number}",)) for who in players)
    sheet = Sheet("csv", kind=Kind.INDIVIDUAL, participants=people, entries=entries)
    found = again(sheet)
    assert (found.kind, found.participants, told(found.entries)) == (Kind.INDIVIDUAL, people, told(entries))


def test_sections_with_the_same_numbers_stay_apart() -> None:
    entries = tuple(
        Entry(0, 1, (Who("1", None, section),), (Who("2", None, section),), score=score, section=section)
        for section, score in (("A", 420), ("B", 450))
    )
    people = tuple(
        Participant(Who(number, None, section), (f"{section}{number}",)) for section in "AB" for number in "12"
    )
    found = again(Sheet("csv", participants=people, entries=entries, winners=1))
    assert {each.names: each.who.section for each in found.participants} == {
        (f"{section}{number}",): section for section in "AB" for number in "12"
    }
    assert {(each.section, each.score) for each in found.entries} == {("A", 420), ("B", 450)}


def test_matches_have_the_points_that_were_told_and_what_was_added_and_taken() -> None:
    met = (Encounter(0, team(1), team(2), 1, 8, None, (Fraction(25, 2), Fraction(15, 2))),)
    people = tuple(Participant(team(each), ("A", "B"), name=str(each)) for each in (1, 2))
    taken = (Penalty(team(1), 3, Unit.VICTORY_POINTS),)
    sheet = Sheet(
        *("csv", Scoring(Form.IMPS), Kind.TEAMS),
        participants=people,
        encounters=met,
        scale="told",
        penalties=taken,
        carry_over={team(2): Fraction(3, 2)},
    )
    found = again(sheet)
    assert found.encounters[0].victory_points == met[0].victory_points
    assert found.penalties == taken
    assert found.carry_over == sheet.carry_over


@given(names, names)
def test_names_are_escaped(title: str, club: str) -> None:
    sheet = Sheet("csv", title=title, club=club + "\x0b\u202e<&>\"'")
    root = ElementTree.fromstring(usebio_writing.write(sheet).encode())
    assert root.findtext("CLUB/CLUB_NAME") == club + "<&>\"'"
