"""Measures how long pictures of results take, and that the bot does not grow by them.

Run with `.venv/bin/python benchmarks/pictures.py`; ends with exit code 1 where a picture takes longer than is promised,
or the bot grows by all the pictures of a session of 200 pairs.
"""

import asyncio
import sys
import time
from pathlib import Path

# Not from this folder, in which the names of libraries mean its files.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.reference import loops
from bot.pictures.painting import painted
from bot.pictures.pictured import picture
from dialogues.results_shown import boards, evening, first_ranks, rankings, traveller
from locales import LANGUAGES
from tests import halls

# Of a picture of 30 pairs, multiples of a loop of plain Python, three times what it is on a busy machine; and megabytes
# by which the bot may grow.
LIMIT, GROWTH = 1000.0, 2.0


def resident() -> float:
    """Megabytes of memory that this program holds now."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def slowest() -> float:
    """The longest that a picture of 30 pairs takes, in any language, the best of three times: in multiples."""
    found = 0.0
    for language in LANGUAGES:
        plate = first_ranks(halls.shown(halls.howell(30, language), language))
        times = []
        for _ in range(3):
            began = time.process_time()
            painted(plate)
            times.append(time.process_time() - began)
        print(f"30 pairs, {language}: {1000 * min(times):.0f} ms")
        found = max(found, min(times))
    print(f"the slowest is {loops(found):.0f} times the reference (limit {LIMIT:.0f})")
    return loops(found)


async def grown() -> float:
    """By how much the bot grows while all pictures of a session of 200 pairs are made, and how many those are."""
    of = halls.shown(halls.howell(200, boards=26))
    plates = [*rankings(of)]
    plates += [plate for key in boards(of.sheet) for plate in traveller(of, key)]
    plates += [plate for each in of.sheet.participants for plate in evening(of, each.who)]
    await picture(plates[0])
    before = resident()
    size = 0
    for plate in plates:
        size += len(await picture(plate))
    print(f"{len(plates)} pictures of a session of 200 pairs, {size / 2**20:.0f} MB", end=": ")
    return resident() - before


def main() -> int:
    """Print every figure; whether they are within the limits."""
    grew = asyncio.run(grown())
    print(f"the bot grew by {grew:.1f} MB (limit {GROWTH:.0f})")
    return 0 if slowest() < LIMIT and grew < GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
