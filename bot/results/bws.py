"""Bridgemate’s .bws, an Access file: its tables are exported by `mdb-export`, or by access-parser, apart from the bot.

What was tested: a program that prints the documented columns, and mdb-export itself; no file of Bridgemate’s own.
"""

from __future__ import annotations

import csv
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import TypeAlias

from bot.results import written
from bot.results.gathered import gathered
from bot.results.happened import Cells, entry_with, happened
from rules.model.boards import vulnerability
from rules.results.errors import ResultsError
from rules.results.sheet import Entrants, Entry, Kind, Participant, Sheet, Who

__all__ = ["TABLES", "looks_so", "read", "sheet_of"]

MAGIC = (b"\x00\x01\x00\x00Standard Jet DB\x00", b"\x00\x01\x00\x00Standard ACE DB\x00")
"""How an Access file begins."""
LIMIT = 10.0
"""So many seconds all tables may take."""
LARGEST = 20_000_000
"""No table has more bytes."""

RESULTS = "ReceivedData"
TABLES = (RESULTS, "PlayerNumbers", "PlayerNames", "Section", "RoundData")
"""What is read; only the first must be there."""

Row: TypeAlias = Mapping[str, str]
"""A row of a table by the names of its columns in lower case."""

# What Bridgemate writes in place of a result.
NOT_PLAYED = ("not played", "no play", "niet gespeeld")
YES = ("1", "true", "yes", "-1")


def looks_so(content: bytes) -> bool:
    """Whether a file is one of Access."""
    return content.startswith(MAGIC)


def read(content: bytes) -> Sheet:
    """The session of a .bws. Raises ResultsError: `results-bws`, `results-bws-broken`, and those of its rows."""
    with TemporaryDirectory() as folder:
        path = os.path.join(folder, "session.bws")
        with open(path, "wb") as file:
            file.write(content)
        return sheet_of(_exported(path))


def sheet_of(tables: Mapping[str, Sequence[Row]]) -> Sheet:
    """The session that the tables tell. Raises ResultsError with the row as its line."""
    letters = {row.get("id", ""): row.get("letter", "").strip() for row in tables.get("Section", ())}
    entries: dict[tuple[str, ...], Entry] = {}
    for line, row in enumerate(tables.get(RESULTS, ()), 2):
        # A result that was entered again replaces the one before, one that was erased takes it away.
        place = tuple(row.get(column, "") for column in ("section", "table", "round", "board"))
        if row.get("erased", "").lower() in YES:
            entries.pop(place, None)
        elif entry := _entry(line, row, letters):
            entries[place] = entry
    kind = Kind.INDIVIDUAL if any(len(entry.ns) == 2 for entry in entries.values()) else Kind.PAIRS
    sheet = Sheet(form_of_file="bws", kind=kind, entries=tuple(entries.values()))
    return gathered(_with_people(sheet, tables, letters))


def _entry(line: int, row: Row, letters: Mapping[str, str]) -> Entry | None:
    """What a table had of a board; None where somebody sat out. Raises ResultsError."""
    told = row.get("section", "")
    section = letters.get(told, told) if len(letters) > 1 else ""
    ns, ew = (_sitting(row, *columns, section) for columns in (("pairns", "south"), ("pairew", "west")))
    if not ns or not ew:
        return None
    board = row.get("board", "")
    if not board.isdecimal() or not int(board):
        raise ResultsError("results-board", line=str(line), text=board)
    remarks = row.get("remarks", "").strip()
    unplayed = remarks.lower() in NOT_PLAYED
    cells = Cells(
        contract=row.get("contract", ""),
        declarer=row.get("ns/ew", ""),
        made=row.get("result", ""),
        remarks="NP" if unplayed else remarks if written.awards(remarks) else "",
    )
    round_ = row.get("round", "")
    entry = Entry(
        line,
        int(board),
        ns,
        ew,
        section=section,
        table=row.get("table", ""),
        round=int(round_) if round_.isdecimal() else None,
        lead=written.lead(row.get("leadcard", "")),
    )
    return entry_with(entry, happened(line, cells, "en", vulnerability(entry.board)))


def _sitting(row: Row, pair: str, partner: str, section: str) -> Entrants:
    """A pair; two players in an individual event; nobody where the number is 0."""
    numbers = [row.get(pair, ""), row.get(partner, "")]
    told = [number for number in numbers if number.isdecimal() and int(number)]
    return tuple(Who(number, None, section) for number in told) if told and told[0] == numbers[0] else ()


def _with_people(sheet: Sheet, tables: Mapping[str, Sequence[Row]], letters: Mapping[str, str]) -> Sheet:
    """The players whose numbers were entered at their first table, by who sat there in the first round."""
    called = {row.get("id", ""): row.get("name", "").strip() for row in tables.get("PlayerNames", ())}
    players: dict[tuple[str, str, str], Row] = {
        (row.get("section", ""), row.get("table", ""), row.get("direction", "")[:1].upper()): row
        for row in tables.get("PlayerNumbers", ())
    }
    people: dict[Who, Participant] = {}
    rounds = [row for row in tables.get("RoundData", ()) if row.get("round") == "1"]
    for row in rounds or tables.get(RESULTS, ()):
        told, table = row.get("section", ""), row.get("table", "")
        section = letters.get(told, told) if len(letters) > 1 else ""
        for number, seats in ((_number(row, "ns"), "NS"), (_number(row, "ew"), "EW")):
            those = [players[told, table, seat] for seat in seats if (told, table, seat) in players]
            names = tuple(row.get("name", "").strip() or called.get(row.get("number", ""), "") for row in those)
            who = Who(number, None, section)
            if number not in ("", "0") and any(names):
                numbers = tuple(row.get("number", "") for row in those)
                people.setdefault(who, Participant(who, names, numbers if any(numbers) else ()))
    return replace(sheet, participants=tuple(people.values()))


def _number(row: Row, side: str) -> str:
    return row.get(f"{side}pair", "") or row.get(f"pair{side}", "")


def _exported(path: str) -> dict[str, list[Row]]:
    """The tables of an Access file. Raises ResultsError."""
    program = shutil.which("mdb-export")
    if program:
        commands = {table: [program, path, table] for table in TABLES}
    elif find_spec("access_parser"):
        commands = {table: [sys.executable, "-m", "bot.results.access_tables", path, table] for table in TABLES}
    else:
        raise ResultsError("results-bws")
    found = {table: _rows(_output(command)) for table, command in commands.items()}
    if not found[RESULTS]:
        raise ResultsError("results-bws-broken")
    return found


def _output(command: Sequence[str]) -> str:
    """What a program prints; "" where it fails, takes too long or prints too much."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    ending = threading.Timer(LIMIT / len(TABLES), process.kill)
    ending.start()
    with process:
        assert process.stdout is not None
        printed = process.stdout.read(LARGEST + 1)
        if len(printed) > LARGEST:
            process.kill()
    ending.cancel()
    return printed.decode("utf-8", "replace") if process.returncode == 0 else ""


def _rows(text: str) -> list[Row]:
    """The rows of a table that was printed as CSV. Raises ResultsError."""
    try:
        rows = csv.DictReader(text.splitlines(keepends=True))
        return [
            {(name or "").lower(): value or "" for name, value in row.items() if isinstance(value, str)} for row in rows
        ]
    except csv.Error:
        raise ResultsError("results-bws-broken") from None
