"""What a director enters to have a score computed: results with their weights, the other results, an amount."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from rules.model.boards import Vulnerability
from rules.model.contracts import Result, parse_result
from rules.model.entered import Entered
from rules.model.errors import ModelError
from rules.model.seats import parse_seat
from rules.scoring.adjusted import Outcome, Outcomes, Unit
from rules.scoring.boards import Average
from rules.scoring.contract_score import contract_score
from rules.scoring.errors import ScoringError

__all__ = [
    "Amount",
    "Given",
    "Listed",
    "Others",
    "Possible",
    "Scored",
    "one_result",
    "part_written",
    "points",
    "read_top",
]

Scored = Result | int
"""A result, or its score in points from North-South's side."""

_WEIGHTED = re.compile(r"(\d{1,6})/(\d{1,6}) (.+)", re.ASCII)
_POINTS = re.compile(r"[+-]?\d{1,4}", re.ASCII)
_TOP = re.compile(r"(\d{1,4}) MP", re.ASCII)
_GIVEN = re.compile(r"(?:(\d{1,6})/(\d{1,6}) )?(-?\d{1,6}(?:\.\d{1,4}|/[1-9]\d{0,5})?)", re.ASCII)
_AMOUNT = re.compile(r"(-?\d{1,6})/(\d{1,6}) (.+)", re.ASCII)


@dataclass(frozen=True)
class Possible(Entered):
    """A result, or several possible ones with weights that sum to 1 (Law 12C1(c)).

    `str(Possible.parse("3/5 4S= N; 2/5 -100"))` is the same text again.

    Raises ScoringError: `weights-not-whole`.
    """

    parts: tuple[tuple[Fraction, Scored], ...]

    def __post_init__(self) -> None:
        _are_whole(weight for weight, _ in self.parts)

    @classmethod
    def parse(cls, text: str) -> Possible:
        """What `str` wrote. Raises ModelError, ScoringError."""
        parts = []
        for part in text.split(";"):
            match = _WEIGHTED.fullmatch(part.strip())
            weight = Fraction(int(match[1]), int(match[2])) if match and int(match[2]) else Fraction(1)
            parts.append((weight, _read(match[3] if match else part.strip())))
        return cls(tuple(parts))

    @property
    def only(self) -> Scored:
        """The one result. Raises ValueError where there are several."""
        ((_, scored),) = self.parts
        return scored

    def outcomes(self, vulnerable: Vulnerability) -> Outcomes:
        """The same with the points that each result brings."""
        return tuple(
            Outcome(weight, points(scored, vulnerable), scored if isinstance(scored, Result) else None)
            for weight, scored in self.parts
        )

    def __str__(self) -> str:
        if len(self.parts) == 1:
            return _written(self.only)
        return "; ".join(map(part_written, self.parts))


@dataclass(frozen=True)
class Listed(Entered):
    """Possible results of which one counts, the best or the worst, so that no weights belong to them (12C1(e) of 2007).

    `str(Listed.parse("4S= N; 3S= N"))` is the same text again; weights are left out.
    """

    results: tuple[Scored, ...]

    @classmethod
    def parse(cls, text: str) -> Listed:
        """What `str` wrote. Raises ModelError."""
        matches = ((part.strip(), _WEIGHTED.fullmatch(part.strip())) for part in text.split(";"))
        return cls(tuple(_read(match[3] if match else part) for part, match in matches))

    def outcomes(self, vulnerable: Vulnerability) -> Outcomes:
        """The same with the points that each result brings."""
        return tuple(
            Outcome(Fraction(1), points(scored, vulnerable), scored if isinstance(scored, Result) else None)
            for scored in self.results
        )

    def __str__(self) -> str:
        return "; ".join(map(_written, self.results))


@dataclass(frozen=True)
class Others(Entered):
    """The results of a board at the other tables: as played, or artificial for North-South and East-West.

    `str(Others.parse("4S= N; +50; A+/A-"))` is the same text again.

    Args: results; top, where no result is named but what the board can bring at matchpoints.
    """

    results: tuple[Scored | tuple[Average, Average], ...]
    top: int | None = None

    @classmethod
    def parse(cls, text: str) -> Others:
        """What `str` wrote. Raises ModelError."""
        if match := _TOP.fullmatch(text):
            return cls((), read_top(match[1]))
        return cls(tuple(cls._one(part.strip()) for part in text.split(";") if part.strip()))

    @staticmethod
    def _one(text: str) -> Scored | tuple[Average, Average]:
        if not text.startswith("A"):
            return _read(text)
        ns, _, ew = text.partition("/")
        try:
            return Average(ns), Average(ew)
        except ValueError:
            raise ModelError("result-not-understood", text=text) from None

    def __str__(self) -> str:
        if self.top is not None:
            return f"{self.top} MP"
        return "; ".join("/".join(each) if isinstance(each, tuple) else _written(each) for each in self.results)


@dataclass(frozen=True)
class Given(Entered):
    """Matchpoints or IMPs that the director has worked out, with weights that sum to 1 (Law 12C1(c)).

    `str(Given.parse("3/5 18; 2/5 3"))` is the same text again.

    Raises ScoringError: `weights-not-whole`.
    """

    parts: tuple[tuple[Fraction, Fraction], ...]

    def __post_init__(self) -> None:
        _are_whole(weight for weight, _ in self.parts)

    @classmethod
    def parse(cls, text: str) -> Given:
        """What `str` wrote. Raises ModelError, ScoringError."""
        parts = []
        for part in text.split(";"):
            match = _GIVEN.fullmatch(part.strip())
            if match is None or (match[1] and not int(match[2])):
                raise ModelError("result-not-understood", text=text)
            weight = Fraction(int(match[1]), int(match[2])) if match[1] else Fraction(1)
            parts.append((weight, Fraction(match[3])))
        return cls(tuple(parts))

    def __str__(self) -> str:
        if len(self.parts) == 1:
            return str(self.parts[0][1])
        return "; ".join(f"{weight.numerator}/{weight.denominator} {points}" for weight, points in self.parts)


@dataclass(frozen=True)
class Amount(Entered):
    """What a penalty costs, or a session brought: 1/10 of a top, 3 IMPs; `str(Amount.parse("1/10 %"))` is the same."""

    value: Fraction
    unit: Unit

    @classmethod
    def parse(cls, text: str) -> Amount:
        """What `str` wrote. Raises ModelError."""
        match = _AMOUNT.fullmatch(text)
        if match is None or not int(match[2]) or match[3] not in set(Unit):
            raise ModelError("result-not-understood", text=text)
        return cls(Fraction(int(match[1]), int(match[2])), Unit(match[3]))

    def __str__(self) -> str:
        return f"{self.value.numerator}/{self.value.denominator} {self.unit}"


def read_top(text: str) -> int:
    """The most matchpoints that a board brings: twice the number of comparisons. Raises ModelError."""
    number = int(text)
    if number < 2 or number % 2:
        raise ModelError("result-not-understood", text=text)
    return number


def _are_whole(weights: Iterable[Fraction]) -> None:
    total = sum(weights)
    if total != 1:
        raise ScoringError("weights-not-whole", total=f"{float(100 * total):g}")


def points(scored: Scored, vulnerable: Vulnerability) -> int:
    """The score in points from North-South's side (Law 77)."""
    return contract_score(scored, vulnerable) if isinstance(scored, Result) else scored


def one_result(text: str) -> Possible:
    """A result that is no choice among several. Raises ModelError, ScoringError."""
    found = Possible.parse(text)
    if len(found.parts) > 1:
        raise ModelError("result-not-understood", text=text)
    return found


def part_written(part: tuple[Fraction, Scored]) -> str:
    """A possible result with its weight, as `Possible.parse` reads it."""
    weight, scored = part
    return f"{weight.numerator}/{weight.denominator} {_written(scored)}"


def _read(text: str) -> Scored:
    if _POINTS.fullmatch(text):
        return int(text)
    contract, _, declarer = text.rpartition(" ")
    return parse_result(contract, parse_seat(declarer)) if contract else parse_result(text)


def _written(scored: Scored) -> str:
    if isinstance(scored, int):
        return f"{scored:+d}"
    return f"{scored} {scored.contract.declarer}" if scored.contract else str(scored)
