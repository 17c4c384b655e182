"""Measures how long a large session takes to come in: read, checked, scored, ranked, with its journal.

Run with `.venv/bin/python benchmarks/results.py`; ends with exit code 1 where it takes longer, or more memory, than is
promised. Beside it stands what a plain loop takes that compares every result with every other.
"""

import resource
import sys
import time
from itertools import product
from pathlib import Path
from random import Random

# Not from this folder, in which the names of libraries mean its files.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.reference import loops
from bot.results.reading import read
from bot.results.usebio_writing import write
from rules.model import Seat, Side
from rules.model.contracts import parse_result
from rules.results.checks import check
from rules.results.compared import compared, method_of
from rules.results.computed import compute, scored
from rules.results.journal import Corrected, Made, applied, place_of
from rules.results.sheet import Entry, Participant, Sheet, Who

TABLES, BOARDS, CHANGES = 60, 26, 20

# Multiples of a loop of plain Python, two and a half times what it is on a busy machine; and megabytes of the whole
# program.
LIMIT, MEMORY = 6000.0, 150.0

RESULTS = ("4S=", "3NT+1", "2H-1", "4S+1", "6C-2", "1NT=", "3NT-1", "5DX-2", "PASS", "4H=")


def session() -> Sheet:
    """A Mitchell of sixty tables: 1,560 results."""
    random = Random(1)
    entries = tuple(
        Entry(
            line=0,
            board=board,
            ns=(Who(str(table), Side.NS),),
            ew=(Who(str((table + board) % TABLES + 1), Side.EW),),
            result=parse_result(random.choice(RESULTS), random.choice(list(Seat))),
        )
        for board, table in product(range(1, BOARDS + 1), range(1, TABLES + 1))
    )
    people = tuple(
        Participant(Who(str(n), side), (f"Ann {n}", f"Bob {n}")) for side in Side for n in range(1, TABLES + 1)
    )
    return Sheet("usebio", title="Large", held_on="2026-11-03", winners=2, participants=people, entries=entries)


def loop(sheet: Sheet) -> dict[Who, int]:
    """The matchpoints of a plain loop: two for each lower score of the board, one for each equal one."""
    boards: dict[int, list[tuple[Who, int]]] = {}
    for entry in sheet.entries:
        boards.setdefault(entry.board, []).append((entry.ns[0], scored(sheet, entry) or 0))
    found: dict[Who, int] = {}
    for field in boards.values():
        for who, own in field:
            points = sum(2 * (own > other) + (own == other) for _, other in field) - 1
            found[who] = found.get(who, 0) + points
    return found


def main() -> int:
    """Print every figure; whether they are within the limits."""
    made = session()
    file = write(made).encode()
    took: list[tuple[str, float]] = []

    def lap(what: str) -> None:
        took.append((what, time.process_time() - began))

    began = time.process_time()
    sheet = read(file)
    lap("read")
    doubts = check(sheet)
    lap("checked")
    method = method_of(sheet)
    ours = compute(sheet, method)
    differing = compared(sheet, ours)
    lap("scored, ranked and compared")
    journal = [
        Made(n, Corrected(place_of(e), parse_result("4S-1", Seat.N))) for n, e in enumerate(sheet.entries[:CHANGES])
    ]
    after = compute(applied(sheet, journal).sheet, method)
    lap(f"{CHANGES} changes, scored and ranked again")
    before = 0.0
    for what, at in took:
        print(f"{what}: {1000 * (at - before):.0f} ms")
        before = at
    whole = took[-1][1]
    began = time.process_time()
    plain = loop(sheet)
    looped = time.process_time() - began
    same = all(plain[row.who] == row.points for row in ours.rankings[0].rows)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    times = loops(whole)
    print(f"together {1000 * whole:.0f} ms of {len(file) / 1024:.0f} KB, {times:.0f} times the reference", end=" ")
    print(f"(limit {LIMIT:.0f})")
    print(f"a plain loop over the matchpoints of one direction: {1000 * looped:.0f} ms; the same: {same}")
    print(f"memory: {memory:.0f} MB (limit {MEMORY:.0f}); doubts {len(doubts)}, differences {len(differing)}")
    return 0 if times < LIMIT and memory < MEMORY and same and after != ours else 1


if __name__ == "__main__":
    sys.exit(main())
