"""Measures how often the words of a director find the irregularity, and how well the facts in them are taken.

Run with `.venv/bin/python benchmarks/finding.py [SET]`, the name of a set in tests/finding; without one it is `final`,
which nobody tunes on. The likeness of titles alone is the measure that it has to beat.
"""

from __future__ import annotations

import csv
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from rapidfuzz import fuzz, process

# Not from this folder, in which the names of libraries mean its files.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from dialogues.heard import said
from dialogues.notation import fold
from dialogues.read.offender import asked
from dialogues.read.talk import weights
from dialogues.routing import understood
from locales import LANGUAGES, locale
from rules.menu import MENU

FINDING = Path(__file__).resolve().parents[1] / "tests" / "finding"

AMONG = 3

# So often a query is repeated to measure what it costs.
TIMES = 3

Row = dict[str, str]
Finder = Callable[[str, str], list[str]]


def titles(language: str) -> dict[str, str]:
    """The titles of the irregularities, folded."""
    return {id: fold(locale(language).text(f"irregularity-{id}")) for id in MENU}


def by_titles(text: str, language: str) -> list[str]:
    """The irregularities whose titles are most like the text."""
    found = process.extract(fold(text), titles(language), scorer=fuzz.WRatio, limit=AMONG)
    return [id for _, _, id in found]


def by_words(text: str, language: str) -> list[str]:
    """What the bot finds, the best first."""
    return [candidate.id for candidate in understood(text, language).candidates[:AMONG]]


def share(rows: Sequence[Row], finder: Finder) -> str:
    """Of 100 rows that speak of an irregularity those that find it first, and among the first three."""
    found = [(row["id"], finder(row["text"], row["lang"])) for row in rows if row["id"]]
    first = sum(ids[:1] == [id] for id, ids in found)
    among = sum(id in ids for id, ids in found)
    return f"{first / len(found) * 100:>8.1f}{among / len(found) * 100:>8.1f}"


def sure(rows: Sequence[Row]) -> str:
    """Of 100 rows those that are sure, those that are sure and wrong; of those of nothing those that find nothing."""
    read = [(row["id"], understood(row["text"], row["lang"])) for row in rows]
    wrong = sum(reading.sure and reading.first != id for id, reading in read)
    nothing = [reading.candidates == () for id, reading in read if not id]
    certain = sum(reading.sure for _, reading in read)
    return f"{certain / len(rows) * 100:>8.1f}{wrong / len(rows) * 100:>8.1f}{sum(nothing) / len(nothing) * 100:>8.1f}"


def facts(rows: Sequence[Row], language: str, name: str) -> str:
    """Of 100 facts taken those that were stated, and of 100 stated those that were taken.

    Whose call or card it was counts where a case asks it. Where a call is taken without its player it is right if such
    a call was made.
    """
    stated = {row["text"]: json.loads(row["facts"]) for row in _rows(FINDING / f"facts-{name}.csv", language)}
    right = taken = told = 0
    for row in rows:
        if not row["id"] or row["text"] not in stated:
            continue
        expected = _facts(stated[row["text"]], row["id"])
        given = _facts(dict(said(row["text"], language, row["id"])), row["id"])
        matched = Counter(given) & Counter(expected)
        left = list((Counter(expected) - matched).elements())
        bare = 0
        for key, value in (Counter(given) - matched).elements():
            like = next((each for each in left if each[0] == key == "calls" and each[1].endswith(f"={value}")), None)
            if like is not None:
                left.remove(like)
                bare += 1
        right, taken, told = right + matched.total() + bare, taken + len(given), told + len(expected)
    return f"{right / taken * 100:>10.1f}{right / told * 100:>8.1f}{told:>8}"


def _facts(of: dict[str, object], id: str) -> list[tuple[str, str]]:
    """Each fact by itself."""
    found: list[tuple[str, str]] = []
    for key, value in of.items():
        if key == "auction" or (key == "offender" and not asked(id)):
            continue
        for each in value if isinstance(value, list) else [value]:
            found.append((key, str(each).replace("10", "T") if key == "cards" else str(each)))
    return found


def costs(rows: Sequence[Row], language: str) -> str:
    """Milliseconds of a query, and of the likeness to the sentences of the development set."""
    phrases = [fold(row["text"]) for row in _rows(FINDING / "dev.csv", language)]
    took = []
    for run in (
        lambda text: understood(text, language),
        lambda text: process.extract(fold(text), phrases, scorer=fuzz.token_set_ratio, limit=AMONG),
    ):
        began = time.perf_counter()
        for _ in range(TIMES):
            for row in rows:
                run(row["text"])
        took.append((time.perf_counter() - began) / TIMES / len(rows) * 1000)
    return f"{took[0]:>10.2f}{took[1]:>10.2f}"


def _rows(file: Path, language: str) -> list[Row]:
    with file.open(encoding="utf-8", newline="") as lines:
        return [row for row in csv.DictReader(lines) if row["lang"] == language]


def main() -> None:
    """Print the figures of each language."""
    name = sys.argv[1] if len(sys.argv) > 1 else "final"
    print(f"{'':<6}{'rows':>6}{'titles: 1st, of 3':>18}{'words: 1st, of 3':>18}{'sure, wrong, nothing':>24}", end="")
    print(f"{'facts: precision, recall, of':>28}{'ms':>10}{'extract':>10}{'start ms':>10}")
    for language in LANGUAGES:
        rows = _rows(FINDING / f"{name}.csv", language)
        if not rows:
            continue
        began = time.perf_counter()
        weights(language)
        start = (time.perf_counter() - began) * 1000
        print(
            f"{language:<6}{len(rows):>6}{share(rows, by_titles):>18}{share(rows, by_words):>18}{sure(rows)}",
            f"{facts(rows, language, name)}{costs(rows, language)}{start:>10.0f}",
        )


if __name__ == "__main__":
    main()
