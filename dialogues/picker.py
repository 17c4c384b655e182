"""A result put together by taps: its level, denomination, risk, declarer and tricks; and weights, where it has one."""

from __future__ import annotations

from collections.abc import Sequence

from locales import Locale
from locales.marks import FSI, PDI
from rules.engine.facts import Kind
from rules.model import Denomination, Seat
from rules.model.contracts import BOOK, TRICKS
from rules.scoring.entries import Listed, Possible

# The parts of one result in the order in which they are tapped.
LEVEL, DENOMINATION, RISK, DECLARER, MARGIN = range(5)

PASSED_OUT = "PASS"
UNDOUBLED = "-"

# Weights that directors use, in percent; what is left of 100 is always among them.
WEIGHTS = ("100", "90", "80", "75", "70", "67", "60", "50", "40", "33", "30", "25", "20", "10")

# More tricks down are typed.
MOST_DOWN = 7


def options(kind: Kind, picked: str, words: Locale) -> tuple[tuple[str, str], ...]:
    """What can be tapped next, each with its words; nothing for a kind that is only typed."""
    if kind not in (Kind.RESULT, Kind.RESULTS, Kind.LISTED):
        return ()
    parts = _parts(picked)
    last = parts[-1]
    if kind is Kind.RESULTS and not last:
        left = _left(parts)
        return tuple((each, words.isolated(f"{each}%")) for each in _weights(left))
    return _next(last[1:] if kind is Kind.RESULTS else last, words)


def pick(kind: Kind, picked: str, choice: str) -> str:
    """What has been picked, with one more choice."""
    parts = _parts(picked)
    parts[-1].append(choice)
    if kind is Kind.RESULTS and _is_whole(parts[-1][1:]) and _left(parts):
        parts.append([])
    return ";".join(" ".join(part) for part in parts)


def said(kind: Kind, picked: str, words: Locale) -> str:
    """What has been picked, in the words that were tapped."""
    before, results = "", list[str]()
    for part in _parts(picked):
        tapped = list[str]()
        for choice in part:
            tapped.append(dict(options(kind, before, words))[choice])
            before = pick(kind, before, choice)
        results.append(" ".join(tapped).replace(f"{PDI} {FSI}", " "))
    return words.joined(filter(None, results), ", ")


def whole(kind: Kind, picked: str) -> Possible | Listed | None:
    """What has been picked as a value; None where something is missing yet."""
    parts = _parts(picked)
    if kind is Kind.LISTED:
        return Listed.parse(_written(parts[0])) if _is_whole(parts[0]) else None
    if kind is Kind.RESULT:
        return Possible.parse(_written(parts[0])) if _is_whole(parts[0]) else None
    if not _is_whole(parts[-1][1:]):
        return None
    if len(parts) == 1:
        return Possible.parse(_written(parts[0][1:]))
    return Possible.parse("; ".join(f"{part[0]}/100 {_written(part[1:])}" for part in parts))


def without_last(picked: str) -> str:
    """What had been picked before the last choice."""
    return picked[: max(picked.rfind(" "), picked.rfind(";"), 0)]


def _parts(picked: str) -> list[list[str]]:
    return [part.split() for part in picked.split(";")]


def _is_whole(result: Sequence[str]) -> bool:
    return len(result) > MARGIN or list(result) == [PASSED_OUT]


def _left(parts: Sequence[Sequence[str]]) -> int:
    return 100 - sum(int(part[0]) for part in parts if part)


def _weights(left: int) -> list[str]:
    below = [each for each in WEIGHTS if int(each) < left]
    return [str(left), *below]


def _next(result: Sequence[str], words: Locale) -> tuple[tuple[str, str], ...]:
    written = words.names["write"]
    match len(result):
        case 0:
            levels = [(str(level), words.isolated(str(level))) for level in range(1, 8)]
            return (*levels, (PASSED_OUT, words.text("passed-out")))
        case 1:
            return tuple((each.value, words.isolated(written[each])) for each in Denomination)
        case 2:
            doubled = ((each, words.text(f"risk-{each}")) for each in ("X", "XX"))
            return ((UNDOUBLED, words.text("risk-none")), *doubled)
        case 3:
            return tuple((seat.value, words.text(f"seat-{seat}")) for seat in Seat)
    needed = BOOK + int(result[LEVEL])
    over = ["=", *(f"+{number}" for number in range(1, TRICKS - needed + 1))]
    down = [f"-{number}" for number in range(1, min(needed, MOST_DOWN) + 1)]
    return tuple((each, words.isolated(each)) for each in (*over, *down))


def _written(result: Sequence[str]) -> str:
    if list(result) == [PASSED_OUT]:
        return PASSED_OUT
    risk = "" if result[RISK] == UNDOUBLED else result[RISK]
    return f"{result[LEVEL]}{result[DENOMINATION]}{risk}{result[MARGIN]} {result[DECLARER]}"
