"""Reads and writes what a director enters for a score: results, weights, lists of results, amounts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction

from dialogues.notation import fold, read_result, read_seat, write_result
from locales import locale
from rules.engine.facts import Kind, Value
from rules.model import ModelError, Result
from rules.model.entered import Entered
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Average
from rules.scoring.entries import Amount, Given, Listed, Others, Possible, Scored, read_top

# One result from the next: a line, a semicolon, or a comma that is not a decimal one.
APART = re.compile(r"[;\n]|,(?!\d)")
MINUS = str.maketrans("\N{MINUS SIGN}\N{EN DASH}", "--")
POINTS = re.compile(r"[+-]?(?:0|\d{1,3}0)", re.ASCII)
WEIGHT = re.compile(r"(\d{1,3}(?:[.,]\d{1,4})?) ?%|% ?(\d{1,3}(?:[.,]\d{1,4})?)|(\d{1,6})/(\d{1,6})(?!\d)", re.ASCII)
OFTEN = re.compile(r"(?:(\d{1,3}) ?[x×*] |(.+?) [x×*] ?(\d{1,3})$)", re.IGNORECASE)
AVERAGE = re.compile(r"[AaΑα]([+=-]?)(?:\s*/\s*[AaΑα]([+=-]?))?")
AMOUNT = re.compile(r"([+-]?\d{1,4}(?:[.,]\d{1,4})?)\s*(%|mps?|imps?|vps?)|%\s*(\d{1,4}(?:[.,]\d{1,4})?)", re.ASCII)

BARE = re.compile(r"[+-]?\d{1,4}(?:[.,]\d{1,4})?", re.ASCII)
POINTS_GIVEN = re.compile(r"([+-]?\d{1,4}(?:[.,]\d{1,4})?)\s*(?:mps?|imps?)?", re.ASCII)
TOP = re.compile(r"(\d{1,4})\s*mps?", re.ASCII)

PLAYED = re.compile(r"=|[+-] ?\d")

AVERAGES = {"+": Average.PLUS, "-": Average.MINUS}
UNITS = {"%": Unit.TOP, "mp": Unit.MATCHPOINTS, "imp": Unit.IMPS, "vp": Unit.VICTORY_POINTS}

# More tables than any board has been played at on one evening.
MOST = 500


def read_entered(kind: Kind, text: str, language: str, unit: Unit | None = None) -> Value:
    """A typed value of one of these kinds. Raises ModelError, and ScoringError where weights are no whole.

    unit: what a bare amount is counted in, where it can be one unit alone.
    """
    readers: Mapping[Kind, Callable[[str, str], Value]] = {
        Kind.NUMBER: lambda text, _: _number(text),
        Kind.RESULT: lambda text, language: Possible(((Fraction(1), _scored(text, language)),)),
        Kind.RESULTS: lambda text, language: Possible(read_parts(text, language)),
        Kind.LISTED: _listed,
        Kind.OTHERS: _others,
        Kind.AMOUNT: lambda text, _: _amount(text, unit),
        Kind.POINTS: lambda text, _: _given(text),
        Kind.TOP: lambda text, _: _number(TOP.sub(r"\1", fold(text))),
    }
    return readers[kind](text.translate(MINUS).strip(), language)


def read_parts(text: str, language: str) -> tuple[tuple[Fraction, Scored], ...]:
    """Possible results with their weights, whatever these sum to; a single one needs none. Raises ModelError."""
    parts = [_part(part, language) for part in _pieces(text.translate(MINUS))]
    if not parts or (len(parts) > 1 and any(weight is None for weight, _ in parts)):
        raise ModelError("result-not-understood", text=text)
    return tuple((Fraction(1) if weight is None else weight, scored) for weight, scored in parts)


def read_played(text: str, language: str) -> Result | None:
    """A contract with what became of it, 4SX-2 or 4S= N; None where the text is none, or names a contract alone."""
    text = text.translate(MINUS).strip()
    if not PLAYED.search(text):
        return None
    words = text.split()
    for seat, rest in ((words[-1:], words[:-1]), (words[:1], words[1:]), (["N"], words)):
        try:
            return read_result(" ".join(rest), read_seat(" ".join(seat), language), language)
        except ModelError:
            continue
    return None


def write_entered(value: Entered, language: str) -> str:
    """A value for reading."""
    words = locale(language)
    if isinstance(value, Amount):
        share = value.unit is Unit.TOP
        return words.isolated(f"{_decimal(100 * value.value if share else value.value)} {value.unit}")
    if isinstance(value, Given):
        parts = value.parts if len(value.parts) > 1 else ((None, value.parts[0][1]),)
        written = ((f"{_weight(w)} " if w is not None else "") + _decimal(points) for w, points in parts)
        return words.joined(map(words.isolated, written), ", ")
    if isinstance(value, Others) and value.top is not None:
        return words.isolated(str(value))
    if isinstance(value, Others):
        counted = Counter(value.results).items()
        often = ([words.isolated(f"{number}×")] if number > 1 else [] for _, number in counted)
        told = ([*times, _other(each, language)] for times, (each, _) in zip(often, counted, strict=True))
        return words.joined((words.joined(each, " ") for each in told), ", ")
    if isinstance(value, Listed):
        return words.joined((write_scored(each, language) for each in value.results), ", ")
    assert isinstance(value, Possible)
    if len(value.parts) == 1:
        return write_scored(value.only, language)
    weighted = (f"{words.isolated(_weight(w))} {write_scored(s, language)}" for w, s in value.parts)
    return words.joined(weighted, ", ")


def write_scored(scored: Scored, language: str) -> str:
    """A result, or its points from North-South's side."""
    return write_result(scored, language) if isinstance(scored, Result) else locale(language).isolated(f"{scored:+d}")


def _number(text: str) -> int:
    digits = text.lstrip("# ")
    if not digits.isdecimal() or not 1 <= int(digits) <= 9999:
        raise ModelError("result-not-understood", text=text)
    return int(digits)


def _pieces(text: str) -> list[str]:
    return [" ".join(piece.split()) for piece in APART.split(text) if piece.strip()]


def _part(text: str, language: str) -> tuple[Fraction | None, Scored]:
    weight, rest = _weighed(text)
    return weight, _scored(rest, language)


def _weighed(text: str) -> tuple[Fraction | None, str]:
    """The weight with which a text begins, if any, and what it belongs to."""
    match = WEIGHT.match(text)
    if match is None:
        return None, text
    percent = match[1] or match[2]
    if not percent and not int(match[4]):
        raise ModelError("result-not-understood", text=text)
    weight = Fraction(percent.replace(",", ".")) / 100 if percent else Fraction(int(match[3]), int(match[4]))
    if not weight:
        raise ModelError("result-not-understood", text=text)
    return weight, text[match.end() :].strip(" :")


def _scored(text: str, language: str) -> Scored:
    """A contract with its result and declarer, in either order; or the points from North-South's side."""
    if POINTS.fullmatch(text.replace(" ", "")):
        return int(text.replace(" ", ""))
    words = text.split()
    for seat, rest in ((words[-1:], words[:-1]), (words[:1], words[1:])):
        try:
            return read_result(" ".join(rest), read_seat(" ".join(seat), language), language)
        except ModelError:
            continue
    return read_result(text, None, language)


def _given(text: str) -> Given:
    """Matchpoints or IMPs, each with its weight where there are several."""
    parts = []
    for piece in _pieces(text):
        weight, rest = _weighed(piece)
        match = POINTS_GIVEN.fullmatch(fold(rest))
        if match is None:
            raise ModelError("result-not-understood", text=text)
        parts.append((weight, Fraction(match[1].replace(",", "."))))
    if not parts or (len(parts) > 1 and any(weight is None for weight, _ in parts)):
        raise ModelError("result-not-understood", text=text)
    return Given(tuple((Fraction(1) if weight is None else weight, points) for weight, points in parts))


def _listed(text: str, language: str) -> Listed:
    """Possible results; weights that are typed with them do not count."""
    found = tuple(scored for _, scored in (_part(piece, language) for piece in _pieces(text)))
    if not found:
        raise ModelError("result-not-understood", text=text)
    return Listed(found)


def _others(text: str, language: str) -> Others:
    if match := TOP.fullmatch(fold(text)):
        return Others((), read_top(match[1]))
    found: list[Scored | tuple[Average, Average]] = []
    for piece in _pieces(text):
        often = OFTEN.match(piece)
        times = int(often[1] or often[3]) if often else 1
        plain = piece if often is None else piece[often.end() :] if often[1] else often[2]
        found += [_table(plain.strip(), language)] * times
        if len(found) > MOST:
            raise ModelError("result-not-understood", text=piece)
    if not found:
        raise ModelError("result-not-understood", text=text)
    return Others(tuple(found))


def _table(text: str, language: str) -> Scored | tuple[Average, Average]:
    match = AVERAGE.fullmatch(text)
    if match is None:
        return _scored(text, language)
    ns, ew = (AVERAGES.get(sign or "", Average.EVEN) for sign in match.groups())
    return ns, (ew if "/" in text else ns)


def _amount(text: str, bare: Unit | None) -> Amount:
    written = fold(text)
    match = AMOUNT.fullmatch(f"{written} {fold(bare)}" if bare and BARE.fullmatch(written) else written)
    if match is None:
        raise ModelError("result-not-understood", text=text)
    number = Fraction((match[1] or match[3]).replace(",", "."))
    unit = UNITS[(match[2] or "%").rstrip("s")]
    return Amount(number / 100 if unit is Unit.TOP else number, unit)


def _other(each: Scored | tuple[Average, Average], language: str) -> str:
    return locale(language).isolated("/".join(each)) if isinstance(each, tuple) else write_scored(each, language)


def _weight(weight: Fraction) -> str:
    percent = 100 * weight
    return f"{_decimal(percent)}%" if (10_000 * weight).denominator == 1 else f"{weight.numerator}/{weight.denominator}"


def _decimal(value: Fraction) -> str:
    return f"{float(value):.2f}".rstrip("0").rstrip(".")


def mended(parts: tuple[tuple[Fraction, Scored], ...]) -> tuple[Possible, ...]:
    """What weights that are no whole may have meant: all of them stretched; or the last one takes what is left."""
    total = sum(weight for weight, _ in parts)
    found = [Possible(tuple((Fraction(weight, total), scored) for weight, scored in parts))]
    left = 1 - sum((weight for weight, _ in parts[:-1]), Fraction(0))
    if left > 0:
        found.append(Possible((*parts[:-1], (left, parts[-1][1]))))
    return tuple(dict.fromkeys(found))
