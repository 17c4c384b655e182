"""CSV is read whoever made it: a spreadsheet in any of four languages, BridgeWebs, American scorers."""

from __future__ import annotations

import pytest

from bot.results import csv_tables, exchange_json
from bot.results.reading import read
from locales import LANGUAGES, locale
from rules.model.seats import Side
from rules.results.checks import Gravity, check
from rules.results.errors import ResultsError
from rules.results.sheet import Kind, Who
from rules.scoring.boards import Artificial, Average, Form


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_columns_are_named_in_every_language_and_in_any_order(language: str, separator: str) -> None:
    words = locale(language).results["columns"]
    for at in range(3):
        row = {"ew": "4", "board": "7", "made": "10", "contract": "4S", "ns": "3", "declarer": "N"}
        head = separator.join(words[column][min(at, len(words[column]) - 1)].upper() for column in row)
        (entry,) = read(f"{head}\n{separator.join(row.values())}\n".encode()).entries
        assert (entry.board, str(entry.result), entry.ns[0].number, entry.ew[0].number) == (7, "4S=", "3", "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_column_stands_for_two(language: str) -> None:
    words = locale(language).results
    for table in ("columns", "about"):
        plain = [csv_tables._plain(word) for names in words[table].values() for word in names]
        assert len(plain) == len(set(plain))


def test_a_comma_may_be_a_decimal_one() -> None:
    sheet = read(b"Place;Pair;Names;Percent\n1;2;Ann - Bo;56,25\n")
    assert [(float(claim.percent or 0), claim.place) for claim in sheet.claims] == [(56.25, "1")]


def test_quoted_cells_may_have_separators_and_line_ends() -> None:
    sheet = read(b'Place,Pair,Names\n1,2,"Lee, Ann\n - Bo"\n2,3,Cy - Di\n')
    assert [each.names for each in sheet.participants] == [("Lee, Ann", "Bo"), ("Cy", "Di")]


BRIDGEWEBS = """#VERSION,Scorer 1
#DATE,03/11/2026
#TITLE,Tuesday
#WINNERS,2
#SCORES
Position,Pair,Name1,Name2,Percent
1,1,Ann,Bo,60.00
2,2,Cy,Di,40.00
#SCORES
Position,Pair,Name1,Name2,Percent
1,2,Ed,Flo,55
2,1,Gil,Hy,45
#BOARDFORMAT,Board,Dealer
#TRAVELLERS
NS,EW,Bid,By,Tks,+Sc,-Sc,+,-
#BOARD,1
1,1,4S*,N,10,590,,2,0
2,2,4S,N,9,,50,0,2
#BOARD,2
1,2,PASS,,,0,,1,1
2,1,AVE,,,,,1,1
"""


def test_bridgewebs_tells_the_board_above_its_rows_and_each_direction_in_a_table_of_its_own() -> None:
    sheet = read(BRIDGEWEBS.encode())
    assert (sheet.title, sheet.held_on, sheet.winners) == ("Tuesday", "2026-11-03", 2)
    assert [(e.board, str(e.ns[0]), str(e.ew[0]), str(e.result), e.score) for e in sheet.entries] == [
        (1, "1 NS", "1 EW", "4SX=", 590),
        (1, "2 NS", "2 EW", "4S-1", -50),
        (2, "1 NS", "2 EW", "PASS", 0),
        (2, "2 NS", "1 EW", "None", None),
    ]
    assert sheet.entries[3].ns_award == Artificial(Average.EVEN)
    assert [(str(claim.who), claim.place) for claim in sheet.claims] == [
        ("1 NS", "1"),
        ("2 NS", "2"),
        ("2 EW", "1"),
        ("1 EW", "2"),
    ]


def test_americans_count_the_tricks_above_the_book() -> None:
    text = (
        "Board_Number,Section,NS_Pair,EW_Pair,Contract,Declarer,Result,NS_Score,EW_Score,NS_Match_Points,EW_Match_Points\n"
        "1,A,1,4,4H,N,5,450,-450,1.5,0.5\n1,A,2,3,3NT,S,-1,-50,50,0.5,1.5\n1,A,5,6,2H,N,3,140,-140,1,1\n"
    )
    assert [str(entry.result) for entry in read(text.encode()).entries] == ["4H+1", "3NT-1", "2H+1"]


def test_tricks_are_those_that_bring_the_points() -> None:
    text = "Board,NS,EW,Contract,By,Score\n1,1,2,4H,N,450\n1,3,4,4H,N,-100\n"
    assert [str(entry.result) for entry in read(text.encode()).entries] == ["4H+1", "4H-2"]


def test_players_that_have_columns_of_their_own_make_an_individual() -> None:
    sheet = read(b"Board,North,South,East,West,Contract,By,Tricks\n1,1,3,2,4,4S,N,10\n")
    assert sheet.kind is Kind.INDIVIDUAL
    assert (sheet.entries[0].ns, sheet.entries[0].ew) == ((Who("1"), Who("3")), (Who("2"), Who("4")))


def test_names_at_the_tables_are_those_of_the_contestants() -> None:
    sheet = read(b"Board,NS,EW,Contract,By,Tricks,NS names,EW names\n1,1,2,4S,N,10,Ann - Bo,Phantom\n")
    assert [(str(each.who), each.names, each.phantom) for each in sheet.participants] == [
        ("1 NS", ("Ann", "Bo"), False),
        ("2 EW", ("Phantom",), True),
    ]


def test_the_kind_the_scoring_and_the_winners_are_told_above_the_tables() -> None:
    sheet = read("Συμμετοχές;Ομάδες\nΒαθμολόγηση;imp\n\nΔιανομή;ΒΝ;ΑΔ;Σκορ\n1;1;2;420\n".encode())
    assert (sheet.kind, sheet.scoring.form) == (Kind.TEAMS, Form.IMPS)
    text = "Winners,{}\nBoard,NS,EW,Score\n1,1,2,420\n1,3,4,50\n"
    assert read(text.format(2).encode()).entries[0].ns == (Who("1", Side.NS),)
    assert read(text.format(1).encode()).winners == 1


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("1,1,2,9S,N,10,", "results-contract"),
        ("1,1,2,4S,N,14,", "results-contract"),
        ("x,1,2,4S,N,10,", "results-board"),
        ("0,1,2,4S,N,10,", "results-board"),
        ("1,1,2,4S,N,10,lots", "results-score"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(row: str, code: str) -> None:
    with pytest.raises(ResultsError) as refused:
        read(f"Board,NS,EW,Contract,By,Tricks,Score\n1,3,4,4S,N,10,420\n{row}\n".encode())
    assert (refused.value.code, refused.value.args_["line"]) == (code, "3")


@pytest.mark.parametrize(
    "columns", ["NS+,NS-", "+Sc,-Sc", "NS +,EW +", "EW-,EW+", "N/S +,E/W +", "Plus,Minus", "NS Score,EW Score"]
)
def test_the_score_of_either_side_has_many_names(columns: str) -> None:
    rows = f"Board,NS,EW,{columns},NS MPs,EW MPs\n1,1,2,420,,2,0\n1,3,4,,50,0,2\n"
    sheet = read(rows.encode())
    assert [entry.score for entry in sheet.entries] == [420, -50]
    assert [entry.claimed_ns for entry in sheet.entries] == [2, 0]
    assert sheet.unread == ()


def test_columns_of_results_that_say_nothing_to_us_are_named_once() -> None:
    """Those of a ranking change no result."""
    rows = "Board,NS,EW,Score,Umpire,Datum\n1,1,2,420,x,y\n\nBoard,NS,EW,Score,Umpire\n2,1,2,420,x\n"
    sheet = read(f"{rows}\nPlace,Pair,Names,Percent,Max\n1,2,Ann - Bo,56,10\n".encode())
    assert sheet.unread == ("Umpire", "Datum")
    (doubt,) = [each for each in check(sheet) if each.id == "columns-unread"]
    assert (doubt.gravity, doubt.args) == (Gravity.TOLD, {"columns": "Umpire, Datum"})
    assert exchange_json.read(exchange_json.write(sheet), "utf-8").unread == sheet.unread
