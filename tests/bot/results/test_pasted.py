"""Lines that somebody typed are read in several orders and four languages."""

from __future__ import annotations

import pytest

from bot.results import pasted
from bot.results.reading import read
from rules.model.cards import Card
from rules.results.errors import ResultsError
from rules.results.sheet import Entry


def said(line: str) -> Entry:
    """The entry of one line."""
    (entry,) = read(line.encode()).entries
    return entry


@pytest.mark.parametrize(
    "line",
    [
        "7 1 2 4S N 10",
        "7 1 2 4S N =",
        "7 1-2 4SN=",
        "7 1 v 2 4♠ N 10",
        "7 1 2 N 4S 10",
        "7 1 2 4 S N =",
        "7 1 2 4 spades North =",
        "7, 1, 2, 4S, N, 10",
        "7 1 2 4S= N",
        "Board 7\n1 2 4S N 10",
        "Bd. #7:\n1 2 4S N =",
        "NS EW Board Contract By\n1 2 7 4S N 10",
        "Διανομή 7\n1 2 4π Β 10",
        "7 1 2 4 πίκες Βορράς =",
        "Bord 7\n1 2 4pik K 10",
        "7 1 2 4 maça kuzey =",
        "לוח 7\n1 2 4ס צ 10",
        "7 1 2 4 ספייד צפון =",
    ],
)
def test_a_contract_may_be_written_so(line: str) -> None:
    entry = said(line)
    assert entry.result is not None
    assert entry.result.contract is not None
    assert (entry.board, entry.ns[0].number, entry.ew[0].number) == (7, "1", "2")
    assert (str(entry.result), entry.result.contract.declarer.value) == ("4S=", "N")


@pytest.mark.parametrize(
    ("line", "result", "score", "lead"),
    [
        ("7 1 2 4SX N -1 HK -200", "4SX-1", -200, "HK"),
        ("7 1 2 4S x N -1", "4SX-1", None, None),
        ("7 1 2 3NT S 9 ♥A +600", "3NT=", 600, "HA"),
        ("7 1 2 -50", None, -50, None),
        ("7 1 2 420", None, 420, None),
        ("7 1 2 pass", "PASS", None, None),
        ("7 1 2 all pass 0", "PASS", None, None),
        ("7 1 2 πάσο", "PASS", None, None),
        ("7 1 2 pas", "PASS", None, None),
        ("7 1 2 פאס", "PASS", None, None),
    ],
)
def test_doubles_leads_points_and_passes(line: str, result: str | None, score: int | None, lead: str | None) -> None:
    entry = said(line)
    assert (entry.result and str(entry.result), entry.score) == (result, score)
    assert entry.lead == (Card.parse(lead) if lead else None)


@pytest.mark.parametrize(
    "line", ["7 1 2 NP", "7 1 2 not played", "7 1 2 δεν παίχτηκε", "7 1 2 oynanmadı", "7 1 2 לא שוחק"]
)
def test_a_board_that_was_not_played(line: str) -> None:
    assert not said(line).played


@pytest.mark.parametrize(
    "line",
    ["7 1 2 A+/A-", "7 1 2 A+ A-", "7 1 2 A60-40", "7 1 2 60%-40%", "7 1 2 averaj artı/averaj eksi", "7 1 2 ΜΟ+/ΜΟ-"],
)
def test_averages(line: str) -> None:
    entry = said(line)
    assert [each.average.value for each in (entry.ns_award, entry.ew_award)] == ["A+", "A-"]  # type: ignore[union-attr]


def test_what_stands_above_the_results_names_the_session_its_day_and_the_players() -> None:
    sheet = read(b"Tuesday pairs\n3/11/2026\n-----\n1 Ann Lee - Bob Ray\n2. Cy & Di\n\n7 1 2 4S N 10\n")
    assert (sheet.title, sheet.held_on) == ("Tuesday pairs", "2026-11-03")
    assert [each.names for each in sheet.participants] == [("Ann Lee", "Bob Ray"), ("Cy", "Di")]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("hello", "results-line"),
        ("7 1 2", "results-line"),
        ("7 1 2 4S", "results-contract"),
        ("7 1 2 4S N 14", "results-line"),
        ("7 1 2 8S N 10", "results-line"),
        ("7 1 2 4S N 10 10 10 10", "results-line"),
        ("1 2 4S N 10", "results-line"),
        ("7 1 2 4S N " + "x" * 300, "results-line"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(line: str, code: str) -> None:
    with pytest.raises(ResultsError) as refused:
        read(f"7 3 4 4S N 10\n\n{line}\n".encode())
    assert (refused.value.code, refused.value.args_["line"]) == (code, "3")


def test_a_text_without_a_result_is_no_file_of_results() -> None:
    assert not pasted.looks_so("Dear all,\nthe club is closed on 3 November.\n")
