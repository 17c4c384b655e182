"""Measures what a director waits for: decide() on the longest path, and the start of two commands.

Run with `.venv/bin/python benchmarks/run.py`; ends with exit code 1 where a figure is over its limit.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.walk import Path, walk
from rules.model import Auction
from rules.procedures import PROCEDURES
from rules.regulations.elections import every_choice

DECIDE_LIMIT = 0.2  # milliseconds, median
START_LIMIT = 900.0  # milliseconds, median; on a busy machine twice what a quiet one takes


def median(times: int, action: Callable[[], object]) -> float:
    """The median time of an action in milliseconds."""
    measured = []
    for _ in range(times):
        began = time.perf_counter()
        action()
        measured.append(time.perf_counter() - began)
    return statistics.median(measured) * 1000


def longest() -> tuple[str, Path]:
    """The path of all procedures and editions that asks most."""
    paths = (
        (f"{procedure.id} {procedure.edition.id}", path)
        for procedure in PROCEDURES.values()
        for path in walk(procedure, every_choice(procedure.edition)).paths
    )
    return max(paths, key=lambda named: len(named[1].askings))


def report(name: str, value: float, limit: float) -> bool:
    """Print one figure; whether it is within its limit."""
    print(f"{name}: {value:.3f} ms (limit {limit:g} ms)")
    return value < limit


def main() -> int:
    """Print every figure."""
    name, path = longest()
    ruling = path.ruling
    procedure = PROCEDURES[ruling.procedure, ruling.edition.id]
    within = report(
        f"decide(), {name}, {len(path.askings)} answers",
        median(2000, lambda: decide(procedure, path.answers, path.elections)),
        DECIDE_LIMIT,
    )
    typed: dict[str, Value] = {
        **{"auction": Auction.parse("N: 1S P 1H"), "unintended": False, "accept_insufficient": "refuses"},
        **{"replacement": "double", "comparable": False, "final_call_comparable": False},
    }
    insufficient = PROCEDURES["insufficient_bid", "2017"]
    within &= report("decide(), with a typed auction", median(2000, lambda: decide(insufficient, typed)), DECIDE_LIMIT)
    for arguments in (
        ("score", "4SX-2", "--declarer", "N", "--vul", "ns", "--json"),
        ("rule", "insufficient_bid", "--json"),
    ):
        command = [sys.executable, "-c", "from bot.cli import main; main()", *arguments]
        run = lambda command=command: subprocess.run(command, check=True, capture_output=True)  # noqa: E731
        within &= report(f"director {arguments[0]}", median(9, run), START_LIMIT)
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
