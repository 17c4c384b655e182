"""The arithmetic of an adjusted score in words."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from dialogues.notation import write_contract, write_result
from locales import Locale
from rules.model import Contract, Result, Side
from rules.scoring.adjusted import Outcome
from rules.scoring.boards import Average
from rules.scoring.scores import Exact, Weighted, rounded

# Arguments that are shown as a percentage.
PERCENT = ("weight", "share", "own_share")


def shown(args: Mapping[str, object], words: Locale) -> dict[str, str]:
    """The arguments of a line of arithmetic in words; points are those of the side it speaks of, or North-South's."""
    return {name: _shown(name, value, args.get("side"), words) for name, value in args.items()}


def _shown(name: str, value: object, side: object, words: Locale) -> str:
    match value:
        case Side():
            return words.text(f"side-{value.value}")
        case Outcome():
            points = f"{-value.score if side is Side.EW else value.score:+d}"
            if value.result is None:
                return words.isolated(points)
            return f"{write_result(value.result, words.language)} {words.isolated(f'({points})')}"
        case Result():
            return write_result(value, words.language)
        case Contract():
            return write_contract(value, words.language)
        case Average():
            return words.text(f"average-{value.name.lower()}")
        case Weighted():
            parts = (f"{shown_number(100 * weight, words)}% {points:+d}" for weight, points in value.parts)
            return words.joined(map(words.isolated, parts), ", ")
        case int() | Fraction():
            return shown_number(100 * value if name in PERCENT else value, words).replace("-", "\N{MINUS SIGN}")
    return str(value)


def shown_number(value: Exact, words: Locale) -> str:
    """A number as the language writes it, with two decimals unless it is whole."""
    return plain_number(value).replace(".", words.names["decimal"])


def plain_number(value: Exact) -> str:
    """A number with two decimals unless it is whole."""
    return str(value.numerator) if value.denominator == 1 else str(rounded(value))
