"""Measures how long the usual course of every common irregularity takes a director at the table, in each language.

Run with `.venv/bin/python benchmarks/at_the_table.py [--lang en] [--rulings] [--limits] [--json FILE]`; with --limits
it ends with exit code 1 where a figure is beyond its limit. Nothing is timed: what is on the screens is counted, and
the seconds are those of reading it once.

The courses are in usual_paths.toml. Each begins with the tap on the irregularity, which counts; the first page of the
menu itself does not, and the last screen is the ruling. --rulings also counts the screen of every ruling that a walk
through all procedures and editions comes to, those that say the same once.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

# Not from this folder, in which the names of libraries mean its files.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.courses import Astray, Course, distinct_rulings, everything, measured, seen, usual_paths
from benchmarks.pace import report
from locales import LANGUAGES, locale
from rules.engine.walk import Path as Way
from rules.menu import COMMON

SECONDS_LIMIT, LONGEST_LIMIT = 35.0, 60.0  # of reading: the median of the courses, and any
TAPS_LIMIT = 5
LABEL_LIMIT = 24  # characters that a button shows uncut where two stand side by side
# So many of 100 rulings have at most so many lines that are not folded, and none has more than the second number.
SHARE_LIMIT, LINES_LIMIT, MOST_LINES_LIMIT = 90.0, 20, 30
READ_OUT_LIMIT = 60  # words; more are counted, and no limit yet

FIGURES = ("taps", "words", "seconds", "tallest", "before")


@dataclass(frozen=True)
class Rulings:
    """All of them; share: of 100 those that are short enough; tallest and longest_read_out: how one comes to them."""

    distinct: int
    share: float
    lines_median: float
    lines_maximum: int
    tallest: str
    read_out_median: float
    read_out_maximum: int
    longest_read_out: str
    long_read_outs: int


def print_courses(courses: Sequence[Course]) -> None:
    """The table of a language."""
    print(f"{'':<28}{'taps':>6}{'words':>7}{'seconds':>9}{'tallest':>9}{'before':>8}{'long labels':>13}")
    for each in courses:
        figures = f"{each.taps:>6}{each.words:>7}{each.seconds:>9.1f}{each.tallest:>9}{each.before:>8}"
        print(f"{each.irregularity:<28}{figures}{len(each.long_labels):>13}")
    for name, of in (("median", statistics.median), ("maximum", max)):
        taps, read, seconds, tallest, before = (_of(courses, figure, of) for figure in FIGURES)
        labels = of([len(each.long_labels) for each in courses])
        print(f"{name:<28}{taps:>6g}{read:>7g}{seconds:>9.1f}{tallest:>9g}{before:>8g}{labels:>13g}")


def _of(courses: Sequence[Course], figure: str, of: Callable[[Iterable[float]], float]) -> float:
    return of([getattr(course, figure) for course in courses])


def report_courses(courses: Sequence[Course], limits: bool) -> bool:
    """What the limits are of; whether all is within them."""
    seconds = [each.seconds for each in courses]
    labels = {label for each in courses for label in each.long_labels}
    return all(
        [
            _report("reading, median", statistics.median(seconds), " s", SECONDS_LIMIT, limits),
            _report("reading, maximum", max(seconds), " s", LONGEST_LIMIT, limits),
            _report("taps and texts, maximum", max(each.taps for each in courses), "", TAPS_LIMIT, limits),
            _report(f"different labels over {LABEL_LIMIT} characters", len(labels), "", 0, limits),
        ]
    )


def in_short(ways: Sequence[Way], language: str) -> Rulings:
    """All rulings, as they are shown in a language, in a few figures."""
    rulings = [seen(way, language) for way in ways]
    lines, read_out = [each.lines for each in rulings], [each.read_out for each in rulings]
    return Rulings(
        distinct=len(rulings),
        share=sum(each <= LINES_LIMIT for each in lines) / len(lines) * 100,
        lines_median=statistics.median(lines),
        lines_maximum=max(lines),
        tallest=max(rulings, key=lambda each: each.lines).name,
        read_out_median=statistics.median(read_out),
        read_out_maximum=max(read_out),
        longest_read_out=max(rulings, key=lambda each: each.read_out).name,
        long_read_outs=sum(each > READ_OUT_LIMIT for each in read_out),
    )


def report_rulings(found: Rulings, limits: bool) -> bool:
    """Print them; whether all is within its limits."""
    print(f"rulings that differ: {found.distinct}")
    within = [
        _report(f"of at most {LINES_LIMIT} lines before the fold", found.share, " %", SHARE_LIMIT, limits, least=True),
        _report("lines before the fold, maximum", found.lines_maximum, "", MOST_LINES_LIMIT, limits),
    ]
    print(f"    {found.tallest}")
    report("lines before the fold, median", found.lines_median, "")
    report("words to be read out, median", found.read_out_median, "")
    report("words to be read out, maximum", found.read_out_maximum, "")
    print(f"    {found.longest_read_out}")
    print(f"read-outs over {READ_OUT_LIMIT} words: {found.long_read_outs}")
    return all(within)


def _report(name: str, value: float, unit: str, limit: float, limits: bool, *, least: bool = False) -> bool:
    """Print a figure, with its limit where that is asked for."""
    within = value >= limit if least else value <= limit
    return report(name, value, unit, f"{'at least' if least else 'at most'} {limit:g}" if limits else "", within=within)


def measure(language: str, rulings: Rulings | None, limits: bool) -> tuple[dict[str, object], bool]:
    """Everything in one language, printed; whether all is within its limits. Raises Astray."""
    print(f"\n{locale(language).names['language']} ({language})")
    paths = usual_paths()
    courses = [measured(irregularity, paths.get(irregularity, ()), language, LABEL_LIMIT) for irregularity in COMMON]
    print_courses(courses)
    within = report_courses(courses, limits)
    found: dict[str, object] = {"courses": [asdict(each) for each in courses]}
    if rulings:
        within &= report_rulings(rulings, limits)
        found["rulings"] = asdict(rulings)
    return found, within


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description="Measures how long the usual course of a common irregularity takes.")
    parser.add_argument("--lang", choices=LANGUAGES, help="this language alone")
    parser.add_argument("--rulings", action="store_true", help="count every ruling as well")
    parser.add_argument("--limits", action="store_true", help="exit code 1 where a figure is beyond its limit")
    parser.add_argument("--json", type=Path, help="write every figure to this file")
    options = parser.parse_args()
    languages = (options.lang,) if options.lang else LANGUAGES
    rulings: dict[str, Rulings] = {}
    if options.rulings:
        ways = distinct_rulings(everything())
        with ProcessPoolExecutor() as pool:  # one language takes a minute
            rulings = dict(zip(languages, pool.map(partial(in_short, ways), languages), strict=True))
    try:
        measurements = {language: measure(language, rulings.get(language), options.limits) for language in languages}
    except Astray as astray:
        sys.exit(str(astray))
    if options.json:
        found = {language: figures for language, (figures, _) in measurements.items()}
        options.json.write_text(json.dumps(found, ensure_ascii=False, indent=2), "utf-8")
    within = all(within for _, within in measurements.values())
    return 0 if within or not options.limits else 1


if __name__ == "__main__":
    sys.exit(main())
