"""PBN is read as scorers write it: with inherited tags, comments, rows by columns, and hand records alone."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from bot.results import pbn
from bot.results.reading import read
from rules.model.boards import Vulnerability
from rules.model.seats import Seat, Side
from rules.results.computed import compute
from rules.results.errors import ResultsError
from rules.results.sheet import BoardKey, Entry, Given, Kind, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average, Form

DEAL = "N:AKQ2.AK3.AK4.AKQ JT98.QJT.QJT.JT9 765.9876.9876.87 43.542.532.65432"
COLUMNS = "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;MP_NS;MP_EW"


def one(row: str, columns: str = COLUMNS) -> Entry:
    """The entry of a board with one row."""
    return read(f'[Board "1"]\n[ScoreTable "{columns}"]\n{row}\n'.encode()).entries[0]


def test_a_hand_record_alone_is_boards_without_results() -> None:
    sheet = read(f'[Board "3"]\n[Dealer "S"]\n[Vulnerable "E-W"]\n[Deal "{DEAL}"]\n'.encode())
    assert sheet.entries == ()
    laid = sheet.boards[BoardKey(3)]
    assert (str(laid.deal), laid.dealer, laid.vulnerable, laid.line) == (DEAL, Seat.S, Vulnerability.EW, 1)


def test_a_cross_takes_over_the_value_of_the_board_before_and_its_rows() -> None:
    table = f'[ScoreTable "{COLUMNS}"]\n1 2 4S N 10 420 - 2 0\n'
    sheet = read(f'[Event "A"]\n[Board "1"]\n{table}\n[Event "#"]\n[Board "5"]\n[ScoreTable "#"]\n'.encode())
    assert sheet.title == "A"
    assert [entry.board for entry in sheet.entries] == [1, 5]


def test_two_crosses_hold_until_it_is_said_otherwise() -> None:
    text = '[Event "##Evening"]\n[Competition "##Teams"]\n[Board "1"]\n\n[Board "2"]\n\n[Event "Other"]\n[Board "3"]\n'
    games = list(pbn._games(text))
    assert [game["Event"].value for game in games] == ["Evening", "Evening", "Other"]
    assert [game["Competition"].value for game in games] == ["Teams"] * 3


def test_comments_and_escaped_lines_say_nothing() -> None:
    text = f"""% PBN 2.1
[Event "Pairs; {{not}} a comment"] ; but this is
{{ [Board "9"]
   [Deal "nonsense"] }} [Board "1"]
[ScoreTable "{COLUMNS}"]
{{before}} 1 2 4S N 10 420 - 2 0 ; one
%3 4 4S N 11 450 - 0 2
"""
    sheet = read(text.encode())
    assert sheet.title == "Pairs; {not} a comment"
    assert [(entry.board, entry.line) for entry in sheet.entries] == [(1, 6)]


def test_a_quotation_mark_is_escaped() -> None:
    assert read(b'[Event "The \\"Cup\\" \\\\ 1"]\n[Board "1"]\n').title == 'The "Cup" \\ 1'


def test_each_side_has_its_points_in_its_own_column() -> None:
    assert one("1 2 4S N 9 - 50 0 2").score == -50
    assert one("1 2 4S N 10 420 - 2 0").score == 420
    assert one("1 2 PASS - - PASS - 1 1").score is None


def test_a_row_without_opponents_is_a_sit_out() -> None:
    text = f'[Board "1"]\n[ScoreTable "{COLUMNS}"]\n- 2 - - - "Bye" "Bye" - 1.9\n3 4 4S N 10 420 - 2 0\n'
    assert [str(entry.ns[0]) for entry in read(text.encode()).entries] == ["3 NS"]


def test_a_table_with_points_alone_was_adjusted() -> None:
    entry = one("1 2 - - - - - 3 1")
    assert (entry.ns_award, entry.ew_award) == (Given(3, Unit.MATCHPOINTS), Given(1, Unit.MATCHPOINTS))  # type: ignore[arg-type]
    entry = one("1 2 - - - - - 60 40", COLUMNS.replace("MP", "Percentage"))
    assert (entry.ns_award, entry.ew_award) == (Artificial(Average.PLUS), Artificial(Average.MINUS))


def test_names_without_quotes_are_told_by_the_least_width_of_their_column() -> None:
    columns = "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1L;Result\\2R;Names_NS\\13;Names_EW"
    text = (
        f'[Board "1"]\n[ScoreTable "{columns}"]\n'
        " 1  2 4S   N 10 Ann Lee-Bo    Cy-Di\n 3  4 4S   N 10 Whiskey-Yankee Ed-Flo\n"
    )
    names = [each.names for each in read(text.encode()).participants]
    assert names == [("Ann Lee-Bo",), ("Cy", "Di"), ("Whiskey", "Yankee"), ("Ed", "Flo")]


def test_cells_that_are_left_empty_are_told_by_the_widths() -> None:
    columns = "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1L;Result\\2R;Score_NS\\5R;Score_EW\\5R"
    text = f'[Board "1"]\n[ScoreTable "{columns}"]\n 1  2 4S   N  9          50\n 3  4 Pass         0\n'
    assert [(str(e.result), e.score) for e in read(text.encode()).entries] == [("4S-1", -50), ("PASS", 0)]


def test_two_rankings_and_numbers_in_both_directions_are_two_contestants() -> None:
    text = (
        '[Board "1"]\n[TotalScoreTable "Rank;PairId;Direction;TotalPercentage;Names"]\n'
        '1 1 "N-S" 60 "Ann - Bo"\n2 2 "N-S" 40 "Cy - Di"\n1 2 "E-W" 60 "Ed - Flo"\n2 1 "E-W" 40 "Gil - Hy"\n'
        f'[ScoreTable "{COLUMNS}"]\n1 1 4S N 10 420 - 2 0\n2 2 4S N 9 - 50 0 2\n'
    )
    sheet = read(text.encode())
    assert sheet.winners == 2
    assert {each.who: each.names[0] for each in sheet.participants} == {
        Who("1", Side.NS): "Ann",
        Who("2", Side.NS): "Cy",
        Who("2", Side.EW): "Ed",
        Who("1", Side.EW): "Gil",
    }


@pytest.mark.parametrize(
    ("told", "form"),
    [
        ("MatchPoints;MP1", Form.MATCHPOINTS),
        ("IMP;Butler", Form.BUTLER),
        ("IMP;Cross2", Form.CROSS_IMPS),
        ("TotalPoints", Form.TOTAL),
    ],
)
def test_the_scoring_is_told(told: str, form: Form) -> None:
    assert read(f'[Board "1"]\n[Scoring "{told}"]\n'.encode()).scoring.form is form


def test_a_match_has_its_teams_in_the_open_and_in_the_closed_room() -> None:
    text = "".join(
        f'[Board "1"]\n[HomeTeam "Reds"]\n[VisitTeam "Blues"]\n[Room "{room}"]\n[Contract "4S"]\n[Declarer "N"]\n'
        f'[Result "{tricks}"]\n[Score "{score}"]\n\n'
        for room, tricks, score in (("Open", 10, "NS 420"), ("Closed", 9, "EW 50"))
    )
    sheet = read(text.encode())
    assert sheet.kind is Kind.TEAMS
    assert [(e.ns[0].number, e.ew[0].number, e.score) for e in sheet.entries] == [("1", "2", 420), ("2", "1", -50)]
    assert [each.name for each in sheet.participants] == ["Reds", "Blues"]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (f'[Board "1"]\n[ScoreTable "{COLUMNS}"]\n1 2 9S N 10 420 - 2 0\n', "results-contract", "3"),
        (f'[Board "1"]\n[ScoreTable "{COLUMNS}"]\n1 2 4S N 10 many - 2 0\n', "results-score", "3"),
        (f'[Board "1"]\n[ScoreTable "{COLUMNS}"]\n\n1 2 4S N 10\n', "results-line", "4"),
        ('[Event "A"]\n[Board "first"]\n', "results-board", "2"),
        ('[Board "1"]\n[Deal "N:AK"]\n', "results-line", "2"),
        ('[Board "1"]\n[Event no]\n', "results-line", "2"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, code: str, line: str) -> None:
    with pytest.raises(ResultsError) as refused:
        read(text.encode())
    assert (refused.value.code, refused.value.args_["line"]) == (code, line)


def test_a_reader_of_others_reads_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = Sheet(
        "csv",
        title="Evening",
        entries=read(
            f'[Board "2"]\n[ScoreTable "{COLUMNS}"]\n1 2 4S N 10 620 - 2 0\n3 4 4S N 9 - 100 0 2'.encode()
        ).entries,
        boards=read(f'[Board "2"]\n[Deal "{DEAL}"]\n'.encode()).boards,
    )
    # The part of the library that deals and draws is not needed, and takes most of a second to load.
    monkeypatch.setitem(sys.modules, "endplay.dealer", ModuleType("endplay.dealer"))
    from endplay.parsers import pbn as other
    from endplay.types import Player, Vul

    (board,) = other.loads(pbn.write(sheet, compute(sheet)))
    assert (board.board_num, board.dealer, board.vul) == (2, Player.east, Vul.ns)
    assert str(board.deal) == DEAL
    assert board.info.event == "Evening"
    assert [row[3:8] for row in board.info.ScoreTable["rows"]] == [
        ["1", "2", "4S", "N", "10"],
        ["3", "4", "4S", "N", "9"],
    ]
