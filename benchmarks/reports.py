"""Measures how long a report takes to be drawn, and whether the bot grows with it.

Run with `.venv/bin/python benchmarks/reports.py`; ends with exit code 1 where a page takes longer than is promised, or
the bot has grown. The program that draws is at work already, as it is from the second report on.
"""

import asyncio
import resource
import statistics
import sys
import time
from pathlib import Path

# Not from this folder, in which the names of libraries mean its files.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bot.club import report
from bot.pdf.printing import printed
from bot.pdf.sheets import Part, Sheet
from locales import LANGUAGES
from tests.ruled import DEAL, adjusted, held, insufficient

TIMES = 15

# Seconds a page; and how many megabytes the bot may have grown with all of them.
LIMIT = 0.3
GROWN = 4.0


def sheets() -> dict[str, Sheet]:
    """Reports with and without a deal in every language, one that hardly fits its page, and an evening."""
    made = {}
    for language in LANGUAGES:
        for name, deal in (("without a deal", ""), ("with a deal", DEAL)):
            entry = insufficient(language, deal)
            made[f"{language}, {name}"] = report.ruling(entry, held(entry), language)
    entry = adjusted()
    made["en, an adjusted score"] = report.ruling(entry, held(entry), "en")
    long = Part("Reasons", tuple(f"{number} " + "reason " * 40 for number in range(100)), spare=True)
    made["en, shortened to its page"] = Sheet(False, "Ruling", parts=(long,), left_out="Shortened.")
    made["en, an evening of 30 rulings"] = report.summary(
        held(*(insufficient(id=each) for each in range(1, 31))), (), "en"
    )
    return made


def grown() -> float:
    """The most memory that the bot has taken until now, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def measured() -> bool:
    """Print every figure; whether they are within the limits."""
    wanted = sheets()
    for sheet in wanted.values():
        await printed(sheet)
    before, within = grown(), True
    for name, sheet in wanted.items():
        took = []
        for _ in range(TIMES):
            began = time.perf_counter()
            size = len(await printed(sheet))
            took.append(time.perf_counter() - began)
        median = statistics.median(took)
        print(f"{name}: {1000 * median:.0f} ms (most {1000 * max(took):.0f}; limit {1000 * LIMIT:.0f}), {size} bytes")
        within &= median < LIMIT
    more = grown() - before
    print(f"the bot has grown by {more:.1f} MB with {TIMES * len(wanted)} pages (limit {GROWN:g})")
    return within and more < GROWN


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(measured()) else 1)
