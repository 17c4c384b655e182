"""A file that is broken anywhere is read, or refused in one line: no crash, and no more than two seconds."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.results import bws, exchange_json
from bot.results.reading import read
from rules.results.checks import check
from rules.results.compared import compared, method_of
from rules.results.computed import compute
from rules.results.errors import ResultsError
from rules.results.sheet import Sheet
from tests.campaign import size

pytestmark = pytest.mark.long

CORPUS = Path(__file__).with_name("corpus")
FILES = {"usebio": "*.xml", "pbn": "*.pbn", "csv": "*.csv", "pasted": "*.txt", "json": "*.pbn", "bws": ""}
SECONDS = 15.0
# Each of these tries a part of what a format is tried with.
PARTS = 4
TRIES = size(10, 25_000)

# What turns one meaning into another, or is no text at all.
PIECES = (
    *(
        b"\x00",
        b"\xff",
        b"\xd7",
        b"\xc3",
        b"\xef\xbb\xbf",
        b"\xe2\x80\xae",
        b'"',
        b"'",
        b"[",
        b"]",
        b"{",
        b"}",
        b"<",
        b">",
    ),
    *(
        b"&",
        b";",
        b",",
        b"\t",
        b"\n",
        b"\n\n",
        b"\\",
        b"%",
        b"#",
        b"##",
        b"-",
        b"=",
        b"+",
        b"*",
        b"|",
        b"/",
        b"(",
        b")",
    ),
    *(
        b"0",
        b"9" * 40,
        b"-1",
        b"1e9",
        b"NaN",
        b"Pass",
        b"7NTXX",
        b"A+/A-",
        b"NP",
        b"Bye",
        b"]]>",
        b"<!--",
        b"&lt;",
        b"AAAA",
    ),
)


@cache
def seeds(format_: str) -> tuple[bytes, ...]:
    """Small files that are whole."""
    if format_ == "bws":
        return (
            b"Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Remarks,Erased\n"
            b'1,1,1,1,1,4,1,"N","4 S x","=","HK","",0\n1,2,1,1,2,3,3,"E","3 NT","-1","","",0\n'
            b'1,1,2,2,1,3,0,"","PASS","","","",0\n1,2,2,2,2,4,0,"","","","","Not played",0\n',
        )
    found = sorted(CORPUS.glob(FILES[format_]), key=lambda path: path.stat().st_size)[:6]
    if format_ == "json":
        return tuple(exchange_json.write(read(path.read_bytes())).encode() for path in found)
    return tuple(path.read_bytes()[:8_000] for path in found)


def broken(format_: str, chance: random.Random) -> bytes:
    """A file with a few things wrong in it."""
    content = bytearray(chance.choice(seeds(format_)))
    for _ in range(chance.choice((1, 1, 2, 3, 8))):
        at = chance.randrange(len(content) + 1)
        to = min(len(content), at + chance.choice((1, 1, 2, 10, 200)))
        match chance.randrange(6):
            case 0:
                content[at:to] = b""
            case 1:
                content[at:at] = chance.choice(PIECES)
            case 2:
                content[at:to] = chance.choice(PIECES)
            case 3:
                content[at:at] = content[at:to] * chance.choice((1, 2, 50))
            case 4:
                other = chance.choice(seeds(format_))
                start = chance.randrange(len(other))
                content[at:to] = other[start : start + chance.choice((3, 30, 300))]
            case _:
                content[at:to] = bytes(chance.randrange(256) for _ in range(to - at))
    return bytes(content)


def read_bws(content: bytes) -> Sheet:
    """A session of which this was printed as its results."""
    return bws.sheet_of({bws.RESULTS: bws._rows(content.decode("utf-8", "replace"))})


def cases(format_: str, part: int) -> Iterator[tuple[int, bytes]]:
    """Broken files, the same every time."""
    for number in range(part * TRIES, (part + 1) * TRIES):
        yield number, broken(format_, random.Random(f"{format_} {number}"))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("format_", FILES)
def test_a_broken_file_is_read_or_refused(format_: str, part: int) -> None:
    reader: Callable[[bytes], Sheet] = read_bws if format_ == "bws" else read
    for number, content in cases(format_, part):
        began = time.process_time()
        refused = ""
        try:
            sheet = reader(content)
        except ResultsError as error:
            refused = str(error)
        else:
            check(sheet)
            compared(sheet, compute(sheet, method_of(sheet)))
        assert "\n" not in refused
        # Of the processor: a machine that is busy with something else hangs nothing.
        assert time.process_time() - began < SECONDS, f"{format_} {number}"


ROWS = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n' + "1 2 4S N 10\n" * 2_000
# What takes the square of the time would take hours of so many.
MANY = 300_000

LARGE: dict[str, Callable[[], str]] = {
    "rows of CSV": lambda: "Board,NS,EW,Contract,By,Tricks\n" + "1,1,2,4S,N,10\n" * MANY,
    "pairs": lambda: "Place,Pair,Names\n" + "".join(f"{number},{number},A\n" for number in range(MANY)),
    "lines": lambda: "7 1 2 4S N 10\n" * MANY,
    "a table that is taken over a thousand times": lambda: (
        f'[Board "1"]\n{ROWS}' + '\n[Board "2"]\n[ScoreTable "#"]' * 999
    ),
    "columns": lambda: "Board,NS,EW,Score" + ",Score" * MANY + "\n1,1,2,420\n",
    "a tag without end": lambda: '[Board "' + "1" * 10 * MANY,
    "a comment without end": lambda: '[Board "1"]\n{' + "x" * 10 * MANY,
    "a cell without end": lambda: "Board,NS,EW,Contract,By,Tricks\n1,1,2," + "4S " * MANY,
    "commas alone": lambda: "," * 10 * MANY,
    "line ends alone": lambda: "\n" * 10 * MANY + "x",
}


@pytest.mark.parametrize("what", LARGE)
def test_what_is_larger_than_any_session_is_refused_at_once(what: str) -> None:
    content = LARGE[what]().encode()
    began = time.process_time()
    with pytest.raises(ResultsError):
        read(content)
    assert time.process_time() - began < SECONDS
