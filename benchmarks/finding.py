"""Measures how often the words of a director find the irregularity, against the likeness of titles alone.

Run with `.venv/bin/python benchmarks/finding.py [FILE.csv]`; the file has the columns lang, text and id, which is empty
where the text speaks of no irregularity. Without one it is tests/finding/final.csv, which nobody tunes on.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rapidfuzz import fuzz, process

# Not from this folder, in which the names of libraries mean its files.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from dialogues.notation import fold
from dialogues.routing import find
from locales import LANGUAGES, locale
from rules.menu import MENU
from rules.procedures.not_yet import NOT_YET

FINAL = Path(__file__).resolve().parents[1] / "tests" / "finding" / "final.csv"

AMONG = 3

Finder = Callable[[str, str], list[str]]


def by_titles(text: str, language: str) -> list[str]:
    """The irregularities whose titles are most like the text."""
    titles = {id: fold(locale(language).text(f"irregularity-{id}")) for id in (*MENU, *NOT_YET)}
    return [id for _, _, id in process.extract(fold(text), titles, scorer=fuzz.WRatio, limit=AMONG)]


def by_routing(text: str, language: str) -> list[str]:
    """What the bot offers, the best first."""
    return [candidate.id for candidate in find(text, language, AMONG)]


def share(rows: Sequence[dict[str, str]], finder: Finder) -> tuple[float, float]:
    """Of 100 rows that speak of an irregularity those that find it first, and among the first three."""
    found = [(row["id"], finder(row["text"], row["lang"])) for row in rows if row["id"]]
    first = sum(ids[:1] == [id] for id, ids in found)
    among = sum(id in ids for id, ids in found)
    return first / len(found) * 100, among / len(found) * 100


def main() -> None:
    """Print the figures of each language."""
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FINAL
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    print(f"{'':<6}{'rows':>6}{'titles alone: first':>22}{'of three':>10}{'the bot: first':>17}{'of three':>10}")
    for language in LANGUAGES:
        own = [row for row in rows if row["lang"] == language]
        if own:
            figures = (*share(own, by_titles), *share(own, by_routing))
            print(
                f"{language:<6}{len(own):>6}{figures[0]:>22.1f}{figures[1]:>10.1f}{figures[2]:>17.1f}{figures[3]:>10.1f}"
            )


if __name__ == "__main__":
    main()
