"""A .bws is read by what mdb-export prints, in a process that may fail and take long.

Nothing that can be installed writes one: a program in place of mdb-export prints the documented columns.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

from bot.results import bws
from bot.results.reading import read
from rules.results.errors import ResultsError
from rules.results.sheet import Kind
from rules.scoring.boards import Artificial, Average

ACCESS = bws.MAGIC[0] + bytes(4096)

RECEIVED = (
    "ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Remarks,DateLog,TimeLog,"
    "Processed,Processed1,Processed2,Processed3,Processed4,Erased\n"
)
TABLES = {
    "ReceivedData": RECEIVED
    + '1,1,1,1,1,1,4,1,"N","4 S x","=","HK","","11/03/26 00:00:00","12/30/99 19:40:00",0,0,0,0,0,0\n'
    + '2,1,2,1,1,2,3,3,"E","3 NT","-1","","","","",0,0,0,0,0,0\n'
    + '3,1,1,2,2,1,3,0,"","PASS","","","","","",0,0,0,0,0,0\n'
    + '4,1,2,2,2,2,4,0,"","","","","Not played","","",0,0,0,0,0,0\n'
    + '5,1,1,3,3,1,2,0,"","","","","60%-40%","","",0,0,0,0,0,0\n'
    + '6,1,2,3,3,3,4,3,"W","2 H","+1","","","","",0,0,0,0,0,0\n'
    + '7,1,2,3,3,3,4,3,"W","2 H","+2","","","","",0,0,0,0,0,0\n'
    + '8,1,1,1,4,1,4,1,"N","1 C","=","","","","",0,0,0,0,0,0\n'
    + '9,1,1,1,4,1,4,1,"N","1 C","=","","","","",0,0,0,0,0,1\n'
    + '10,1,3,1,5,5,0,1,"N","1 C","=","","","","",0,0,0,0,0,0\n',
    "Section": 'ID,Letter,Tables,MissingPair\n1,"A",2,0\n',
    "PlayerNumbers": "Section,Table,Direction,Number,Name\n"
    + '1,1,"N","101",""\n1,1,"S","102",""\n1,1,"E","103","Ed"\n1,1,"W","","Flo ""W"" Ray"\n',
    "PlayerNames": 'ID,Name,strID\n101,"Ann Lee","101"\n102,"Bo Ray","102"\n',
    "RoundData": "Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard,CustomBoards\n1,1,1,1,4,1,2,\n1,2,1,2,3,1,2,\n",
}


def program(folder: Path, body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a program stand for mdb-export."""
    file = folder / "mdb-export"
    file.write_text(f"#!{sys.executable}\nimport sys, time\nTABLES = {TABLES!r}\n{body}", "utf-8")
    file.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


PRINTS = """path, table = sys.argv[1:]
assert open(path, "rb").read(19)[4:] == b"Standard Jet DB"
print(TABLES[table], end="")
"""


def test_the_tables_become_a_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, PRINTS, monkeypatch)
    sheet = read(ACCESS)
    found = [(e.board, str(e.ns[0]), str(e.ew[0]), str(e.result), e.played) for e in sheet.entries]
    assert found == [
        (1, "1", "4", "4SX=", True),
        (1, "2", "3", "3NT-1", True),
        (2, "1", "3", "PASS", True),
        (2, "2", "4", "None", False),
        (3, "1", "2", "None", True),
        (3, "3", "4", "2H+2", True),
    ]
    assert (sheet.entries[4].ns_award, sheet.entries[4].ew_award) == (
        Artificial(Average.PLUS),
        Artificial(Average.MINUS),
    )
    assert [(str(each.who), each.names, each.numbers) for each in sheet.participants] == [
        ("1", ("Ann Lee", "Bo Ray"), ("101", "102")),
        ("4", ("Ed", 'Flo "W" Ray'), ("103", "")),
    ]
    assert sheet.form_of_file == "bws"


def test_its_results_may_be_sent_as_csv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, PRINTS, monkeypatch)
    for text in (TABLES["ReceivedData"], TABLES["ReceivedData"].replace(",", ";")):
        assert read(text.encode()).entries == read(ACCESS).entries


def test_an_individual_event_has_four_players_at_a_table() -> None:
    row = {"section": "1", "table": "1", "round": "1", "board": "1", "pairns": "1", "pairew": "2", "south": "3"}
    sheet = bws.sheet_of({"ReceivedData": [{**row, "west": "4", "ns/ew": "N", "contract": "4 S", "result": "="}]})
    assert sheet.kind is Kind.INDIVIDUAL
    assert [who.number for who in (*sheet.entries[0].ns, *sheet.entries[0].ew)] == ["1", "3", "2", "4"]


@pytest.mark.parametrize(
    "body",
    [
        "sys.exit(1)\n",
        "print('Section,Table')\n",
        "print('x' * 30_000_000)\n",
        "time.sleep(600)\n",
    ],
)
def test_a_program_that_fails_or_hangs_is_one_clear_line(
    body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bws, "LIMIT", 1.0)
    program(tmp_path, body, monkeypatch)
    with pytest.raises(ResultsError) as refused:
        read(ACCESS)
    assert refused.value.code == "results-bws-broken"


def test_a_row_that_cannot_be_is_refused_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = TABLES["ReceivedData"].replace('"4 S x"', '"4 Q x"')
    program(tmp_path, f"TABLES['ReceivedData'] = {broken!r}\n{PRINTS}", monkeypatch)
    with pytest.raises(ResultsError) as refused:
        read(ACCESS)
    assert (refused.value.code, refused.value.args_["line"]) == ("results-contract", "2")


def test_nothing_is_left_of_a_file_that_was_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "sys.exit(1)\n", monkeypatch)
    left = tmp_path / "left"
    left.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(left))
    with pytest.raises(ResultsError):
        read(ACCESS)
    assert list(left.iterdir()) == []


def test_without_a_program_the_extra_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(ResultsError) as refused:
        read(ACCESS)
    assert refused.value.code == "results-bws-broken"


def test_without_either_it_is_said_how_to_get_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(bws, "find_spec", lambda name: None)
    with pytest.raises(ResultsError, match="CSV") as refused:
        read(ACCESS)
    assert refused.value.code == "results-bws"


@pytest.mark.skipif(shutil.which("mdb-export") is None, reason="mdbtools is not installed")
def test_the_real_program_refuses_what_only_begins_like_an_access_file() -> None:
    with pytest.raises(ResultsError) as refused:
        read(ACCESS)
    assert refused.value.code == "results-bws-broken"
