"""Measures what a director waits for: decide() on the longest path, scoring, and the start of some commands.

Run with `.venv/bin/python benchmarks/run.py`; ends with exit code 1 where a figure is over its limit. A limit is a
multiple of a reference measured in the same run, so that a slow machine changes both: a loop of plain Python, or
the start of a bare Python that imports json and argparse. The milliseconds are printed for people. Of a command's start
they are those that the processor worked, which others who wait for it change little.
"""

import asyncio
import json
import os
import pathlib
import resource
import subprocess
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from importlib.util import find_spec
from tempfile import NamedTemporaryFile

# Not from this folder, in which the names of libraries mean its files.
sys.path.remove(str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from benchmarks.reference import loop, median
from bot.double_dummy import solved
from rules.engine.case import Elections
from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.walk import Path
from rules.lawbook import LAWS_2017
from rules.menu import get, procedures
from rules.model import Auction, Vulnerability
from rules.model.deals import Deal
from rules.scoring.adjusted import AssignedScore, Outcome, adjust
from rules.scoring.boards import Board, Form, Scoring, Table, score
from rules.scoring.ranking import rank
from tests.walks import walked

# Multiples of the loop, each about three times what it is on a busy machine.
DECIDE_LIMIT = 2.0
SESSION_LIMIT = 450.0
ADJUST_LIMIT = 75.0
# Multiples of a bare start; what a command is promised to take, see docs/contributor.md.
DOUBLE_DUMMY_LIMIT = 30.0
# Promised are five starts; a busy machine may need more, and to load Fluent takes about seven.
START_LIMIT = 6.5

DEAL = "N:AKQ2.432.K54.QJ3 JT98.AKQ.A32.K54 76.J987.QJT9.AT2 543.T65.876.9876"


def longest() -> tuple[str, Path]:
    """The path of all procedures and editions that asks most."""
    paths = (
        (f"{procedure.id} {procedure.edition.id}", path)
        for procedure in procedures()
        for path in walked(procedure).paths
    )
    return max(paths, key=lambda named: len(named[1].askings))


def session(form: Form, tables: int = 500, boards: int = 30) -> list[Board]:
    """A session in which everybody plays every board, with the scores that occur and a few that were adjusted."""
    scores = (620, 650, 170, 140, -100, -200, 600, 630, 110, 90, -50, -110, -140, 500, 800, 1430, -300, 400, 430, 50)
    played = []
    for number in range(boards):
        lines = [scores[(table * table + 7 * number) % 19 + (table + number) % 2] for table in range(tables)]
        pairs = ((table, tables + (table + number) % tables) for table in range(tables))
        sitting = (Table(ns, ew, line, line) for (ns, ew), line in zip(pairs, lines, strict=True))
        played.append(Board(tuple(sitting), Scoring(form), expected=tables + number // 28))
    return played


def solve() -> None:
    """A whole double-dummy table, the process that works it out included."""
    assert asyncio.run(solved(Deal.parse(DEAL))).tricks is not None


BARE = (sys.executable, "-c", "import json, argparse")


def bare_start() -> None:
    """The reference of what is started."""
    subprocess.run(BARE, check=True, capture_output=True)


def started(command: Sequence[str]) -> float:
    """The milliseconds that the processor worked for a command. As where it is installed, its modules are compiled."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(command, check=True, capture_output=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000


def report_start(name: str, *arguments: str) -> bool:
    """Measure and print how a command starts, in turns with the reference: the least that either has taken."""
    command = (sys.executable, "-c", "from bot.cli import main; main()", *arguments)
    started(command)
    pairs = [(started(command), started(BARE)) for _ in range(15)]
    value = min(ours for ours, _ in pairs)
    quotient = value / min(bare for _, bare in pairs)
    print(f"{name}: {value:.1f} ms, {quotient:.2f} times the reference (limit {START_LIMIT:g})")
    return quotient < START_LIMIT


def report(name: str, action: Callable[[], object], times: int, limit: float, reference: Callable[[], object]) -> bool:
    """Measure and print one figure beside its reference; whether it is within its limit."""
    beside = median(max(times // 4, 5), reference)
    value = median(times, action)
    beside = (beside + median(max(times // 4, 5), reference)) / 2
    print(f"{name}: {value:.3f} ms, {value / beside:.2f} times the reference (limit {limit:g})")
    return value / beside < limit


def main() -> int:
    """Print every figure."""
    name, path = longest()
    ruling = path.ruling
    procedure = get(ruling.procedure, ruling.edition)
    within = report(
        f"decide(), {name}, {len(path.askings)} answers",
        lambda: decide(procedure, path.answers, Elections(path.elections)),
        2000,
        DECIDE_LIMIT,
        loop,
    )
    typed: dict[str, Value] = {
        **{"auction": Auction.parse("N: 1S P 1H"), "unintended": False, "accept_insufficient": "refuses"},
        **{"replacement": "double", "comparable": False, "final_call_comparable": False},
    }
    insufficient = get("insufficient_bid", LAWS_2017)
    within &= report("decide(), with a typed auction", lambda: decide(insufficient, typed), 2000, DECIDE_LIMIT, loop)
    boards = session(Form.MATCHPOINTS)
    within &= report(
        "matchpoints and ranking of 1000 pairs over 30 boards",
        lambda: rank([score(board) for board in boards]),
        20,
        SESSION_LIMIT,
        loop,
    )
    weighted = tuple(Outcome(Fraction(tenths, 10), points) for tenths, points in ((5, 620), (3, -100), (2, 170)))
    assigned = AssignedScore(weighted, weighted)
    for form in (Form.MATCHPOINTS, Form.CROSS_IMPS, Form.BUTLER):
        (field,) = session(form, boards=1)
        at = (field.tables[0].ns, field.tables[0].ew)
        run_once = lambda field=field, at=at: adjust(field, Vulnerability.ALL, at, assigned)  # noqa: E731
        within &= report(f"adjust(), {form.value}, 500 results", run_once, 20, ADJUST_LIMIT, loop)
    if find_spec("endplay") is not None:
        within &= report("a double-dummy table", solve, 5, DOUBLE_DUMMY_LIMIT, bare_start)
    within &= report_start("director imps", "imps", "420", "--json")
    within &= report_start("director score", "score", "4SX-2", "--declarer", "N", "--vul", "ns", "--json")
    within &= report_start("director rule, the first question", "rule", "insufficient_bid", "--json")
    with NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({**typed, "auction": str(typed["auction"])}, file)
        file.flush()
        for language in ("en", "he"):
            arguments = ("insufficient_bid", "--facts", file.name, "--lang", language, "--json")
            within &= report_start(f"director rule, a ruling in {language}", "rule", *arguments)
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
