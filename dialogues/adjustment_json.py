"""The JSON of `director adjust`: reads a board and a ruling, and writes what becomes of the board."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, ClassVar, NoReturn

from dialogues.arithmetic import PERCENT, plain_number, shown
from dialogues.notation import read_result, read_seat
from locales import locale
from rules.lawbook import LAWS_2017, Edition, editions
from rules.model import ModelError, Result, Side, Vulnerability, vulnerability
from rules.scoring.adjusted import (
    UNITS,
    Adjusted,
    Adjustment,
    ArtificialScore,
    AssignedScore,
    LikelyAndProbable,
    OneAtFault,
    Outcome,
    Outcomes,
    Penalty,
    Points,
    Regulations,
    SelfInflicted,
    Step,
    TrickTransfer,
    Unit,
    adjust,
    given_points,
    self_inflicted_points,
)
from rules.scoring.boards import Artificial, Average, Board, Contestant, Form, Row, Scoring, Table
from rules.scoring.contract_score import contract_score
from rules.scoring.errors import ScoringError
from rules.scoring.fouled import fouled, group_by_group
from rules.scoring.imps import Datum
from rules.scoring.scores import Exact, rounded

__all__ = [
    "ENGLISH",
    "Asked",
    "FouledAsked",
    "PointsAsked",
    "SpecError",
    "argument",
    "number",
    "read",
    "reckoned",
]

ENGLISH: Mapping[str, str] = {
    "spec-missing": "{key} is missing",
    "spec-unknown": "{key} is not known here; known: {known}",
    "spec-wrong": "{key} cannot be {value}",
}

HIGHEST = 7600
"""No contract scores more, in points."""
LONGEST_NAME = 40
MOST_TABLES = 10_000

WEIGHT = re.compile(r"(?:(\d{1,3}(?:[.,]\d{1,9})?)\s*%|%\s*(\d{1,3}(?:[.,]\d{1,9})?)|(\d{1,4})/(\d{1,4}))", re.ASCII)
AMOUNT = re.compile(r"(\d{1,5}(?:[.,]\d{1,9})?)\s*(%|mps?|imps?|vps?|points?)?", re.ASCII | re.IGNORECASE)
AVERAGES = {
    **{"A+": Average.PLUS, "A": Average.EVEN, "A=": Average.EVEN},
    **dict.fromkeys(("A-", "A\N{MINUS SIGN}", "A\N{EN DASH}"), Average.MINUS),
}

SIDES = {side.value.lower(): side for side in Side}
KINDS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "artificial": (("ns", "ew"), ("session",)),
    "assigned": (("ns",), ("ew",)),
    "tricks": (("to", "number"), ()),
    "self_inflicted": (("nos", "before", "without_error"), ("actual", "declarer")),
    "penalty": (("who", "amount"), ()),
    "one_at_fault": (("nos", "assigned"), ()),
    "likely_and_probable": (("nos", "likely", "at_all_probable"), ()),
    "points": (("ns",), ("ew",)),
    "self_inflicted_points": (("nos", "actual", "before", "without_error"), ()),
    "fouled": ((), ("small_groups",)),
}
"""The rulings, with the keys that each needs and those that it may have."""


class SpecError(ModelError):
    """A specification that cannot be read. Args as in ModelError, with the codes of this module."""

    english: ClassVar[Mapping[str, str]] = ENGLISH


@dataclass(frozen=True)
class Asked:
    """What `rules.scoring.adjusted.adjust` is to be given, in its order."""

    board: Board
    vulnerable: Vulnerability
    at: tuple[Contestant, Contestant]
    ruling: Adjustment
    edition: Edition
    regulations: Regulations


@dataclass(frozen=True)
class PointsAsked:
    """No board, but what the director has worked out: how it is reckoned, and the top at matchpoints."""

    reckon: Callable[[], tuple[dict[Side, Exact], tuple[Step, ...]]]
    top: int | None


@dataclass(frozen=True)
class FouledAsked:
    """A fouled board (Law 87B): what `rules.scoring.fouled.fouled` is to be given, in its order."""

    board: Board
    groups: tuple[tuple[int, ...], ...]
    small_groups: bool


def read(spec: object, language: str) -> Asked | PointsAsked | FouledAsked:
    """A specification as it comes from JSON.

    Args: spec, an object with these keys; the first five are needed, but in `points` and `self_inflicted_points` `form`
        and `ruling` alone, with `top` at matchpoints.

            - `form`: matchpoints, imps (two tables), cross-imps, butler or total.
            - `board`: its number, which gives the vulnerability.
            - `results`: a list of objects, each with `ns`, `ew` (numbers or names) and one of: `contract` with
              `declarer`; `score` in points from North-South's side; `artificial`: `"A+"`, `"A"` or `"A-"` for both
              sides, `"A+/A-"`, or `{"ns": "A+", "ew": "A-"}`, which may also stand under `contract` or `score`.
            - `at`: the table of the ruling, `{"ns": 3, "ew": 5}`.
            - `ruling`: an object with `kind` and the keys of `KINDS`.
            - `edition` (2017), `expected` (results of a full board), `winners` (1: a number is the same pair in both
              directions; 2, unless told: they are apart), `knockout` (Law 12C4), and what the conditions of contest lay
              down: `win` (2, or 1 for 1 and ½), `cross` (average or sum), `datum`
              (`{"discard": 1, "nearest": 10}`), `average_imps` (3), `regulations`
              (`{"weighting": true, "likely_and_probable": false}`, Laws of 2007).

            In a ruling a possible result is an object with `contract` and `declarer`, or with `score`. Where several
            are possible it is a list of such objects, each with its `weight` (`"60%"` or `"3/5"`). An assigned score
            without `ew` is the same for both sides. In `self_inflicted` a result may also be a text such as `"4S-1"`,
            with one `declarer` for all of them beside it; without `actual` it is the result at the table. `session` is
            what a side scored on its other boards: `{"ns": "63.5%"}`, or IMPs a board. In `points` each side is given
            a number of matchpoints or IMPs, or a list of `{"weight": "60%", "points": 18}`; without `ew` the scores
            balance. In `self_inflicted_points` the three are such numbers, of the non-offending side. In `fouled` there
            is no `at`; each of `results` may have a `group`, 1 unless told: those of one group played one form.
        language: In which seats and contracts are written first of all.

    Raises ModelError: of this module, of the model or of scoring.
    """
    return _Reader(language).asked(spec)


class _Reader:
    def __init__(self, language: str):
        self.language = language
        self.vulnerable = Vulnerability.NONE
        self.declarer: object = None

    def asked(self, spec: object) -> Asked | PointsAsked | FouledAsked:
        ruling = spec.get("ruling") if isinstance(spec, dict) else None
        kind = ruling.get("kind") if isinstance(ruling, dict) else None
        if isinstance(ruling, dict) and kind in ("points", "self_inflicted_points"):
            return self._points_asked(spec, ruling)
        if isinstance(spec, dict) and isinstance(ruling, dict) and kind == "fouled":
            return self._fouled_asked(spec, ruling)
        needed = ("form", "board", "results", "at", "ruling")
        optional = (
            "edition",
            "expected",
            "winners",
            "knockout",
            "win",
            "cross",
            "datum",
            "average_imps",
            "regulations",
        )
        given = _object(spec, "", needed, optional)
        form = _one_of(given, "form", {form.value: form for form in Form})
        edition = _edition(given)
        self.vulnerable = vulnerability(_whole(given, "board", 1, 100_000))
        rows = given["results"]
        if not isinstance(rows, list) or len(rows) > MOST_TABLES:
            _wrong("results", rows)
        tables = tuple(self._table(row, f"results[{place}]") for place, row in enumerate(rows, 1))
        expected = _whole(given, "expected", 1, 100_000) if "expected" in given else None
        board = Board(tables, _scoring(given, form), expected)
        if "winners" in given and _whole(given, "winners", 1, 2) == 1 and form is not Form.IMPS:
            _once([pair for table in tables for pair in (table.ns, table.ew)])
        at = _object(given["at"], "at", ("ns", "ew"))
        sitting = (_contestant(at["ns"], "at.ns"), _contestant(at["ew"], "at.ew"))
        ruling = self._ruling(given["ruling"], form)
        return Asked(board, self.vulnerable, sitting, ruling, edition, _regulations(given))

    def _fouled_asked(self, spec: Mapping[str, Any], named: Mapping[str, Any]) -> FouledAsked:
        """The board of a field of pairs, divided into groups."""
        optional = ("edition", "expected", "win", "cross", "datum", "average_imps")
        given = _object(spec, "", ("form", "board", "results", "ruling"), optional)
        forms = (Form.MATCHPOINTS, Form.CROSS_IMPS, Form.BUTLER)
        form = _one_of(given, "form", {form.value: form for form in forms})
        _edition(given)
        self.vulnerable = vulnerability(_whole(given, "board", 1, 100_000))
        rows = given["results"]
        if not isinstance(rows, list) or len(rows) > MOST_TABLES:
            _wrong("results", rows)
        groups: dict[int, list[int]] = {}
        tables = []
        for place, row in enumerate(rows):
            key = f"results[{place + 1}]"
            plain = {name: row[name] for name in row if name != "group"} if isinstance(row, dict) else row
            tables.append(self._table(plain, key))
            number = _whole(row, "group", 1, MOST_TABLES, f"{key}.") if "group" in row else 1
            groups.setdefault(number, []).append(place)
        expected = _whole(given, "expected", 1, 100_000) if "expected" in given else None
        ruling = _object(named, "ruling", ("kind",), ("small_groups",))
        small = _truth(ruling, "small_groups") if "small_groups" in ruling else True
        board = Board(tuple(tables), _scoring(given, form), expected)
        return FouledAsked(board, tuple(tuple(groups[number]) for number in sorted(groups)), small)

    def _points_asked(self, spec: object, named: Mapping[str, Any]) -> PointsAsked:
        """Matchpoints or IMPs as such; points of total scoring are results."""
        given = _object(spec, "", ("form", "ruling"), ("top", "knockout", "edition", "regulations"))
        form = _one_of(given, "form", {form.value: form for form in Form if form is not Form.TOTAL})
        top = None
        if form is Form.MATCHPOINTS:
            _object(given, "", ("form", "ruling", "top"), given)
            top = _whole(given, "top", 2, 20_000)
        elif "top" in given:
            _wrong("top", given["top"])
        scoring = _scoring(given, form)
        needed, optional = KINDS[named["kind"]]
        ruling = _object(named, "ruling", ("kind", *needed), optional)
        reckon: Callable[..., tuple[dict[Side, Exact], tuple[Step, ...]]]
        if named["kind"] == "self_inflicted_points":
            nos = _one_of(ruling, "nos", SIDES, path="ruling.")
            numbers: dict[str, Any] = {key: _points(ruling[key], f"ruling.{key}") for key in needed[1:]}
            reckon = partial(self_inflicted_points, nos, **numbers)
        else:
            points = {SIDES[side]: _points(ruling[side], f"ruling.{side}") for side in SIDES if side in ruling}
            reckon = partial(given_points, points)
        elected = {"edition": _edition(given), "regulations": _regulations(given)}
        return PointsAsked(partial(reckon, top=top, knockout=scoring.knockout, **elected), top)

    def _table(self, raw: object, key: str) -> Table:
        row = _object(raw, key, ("ns", "ew"), ("contract", "declarer", "score", "artificial"))
        who = (_contestant(row["ns"], f"{key}.ns"), _contestant(row["ew"], f"{key}.ew"))
        results: list[str] = [name for name in ("contract", "score", "artificial") if name in row]
        if len(results) != 1:
            raise SpecError("spec-missing" if not results else "spec-unknown", **_between(key, results))
        named = row[results[0]]
        averages = named.split("/") if isinstance(named, str) else []
        if results[0] == "artificial" or isinstance(named, dict) or any(_greek(each) in AVERAGES for each in averages):
            sides = {"ns": averages[0], "ew": averages[-1]} if averages else named
            sides = _object(sides, f"{key}.artificial", ("ns", "ew"))
            ns, ew = (Artificial(_average(sides[side], f"{key}.{side}")) for side in SIDES)
            return Table(*who, ns, ew)
        outcome = self._outcome({name: row[name] for name in row if name not in ("ns", "ew")}, key)
        return Table(*who, outcome.score, outcome.score, outcome.result)

    def _ruling(self, raw: object, form: Form) -> Adjustment:
        if not isinstance(raw, dict):
            _wrong("ruling", raw)
        if "kind" not in raw:
            raise SpecError("spec-missing", key="ruling.kind")
        kind = _one_of(raw, "kind", {kind: kind for kind in KINDS}, path="ruling.")
        needed, optional = KINDS[kind]
        given = _object(raw, "ruling", ("kind", *needed), optional)
        self.declarer = given.get("declarer")
        readers: dict[str, Callable[[Mapping[str, Any], Form], Adjustment]] = {
            "artificial": self._artificial,
            "assigned": self._assigned,
            "tricks": self._tricks,
            "self_inflicted": self._self_inflicted,
            "penalty": self._penalty,
            "one_at_fault": self._one_at_fault,
            "likely_and_probable": self._likely_and_probable,
        }
        return readers[kind](given, form)

    def _artificial(self, given: Mapping[str, Any], form: Form) -> ArtificialScore:
        session = _object(given.get("session", {}), "ruling.session", (), SIDES)
        own: dict[str, Exact | None] = dict.fromkeys(SIDES)
        for side in session:
            own[side] = _own(session[side], f"ruling.session.{side}", form)
        ns, ew = (Artificial(_average(given[side], f"ruling.{side}"), own[side]) for side in SIDES)
        return ArtificialScore(ns, ew)

    def _assigned(self, given: Mapping[str, Any], form: Form) -> AssignedScore:
        ns = self._outcomes(given["ns"], "ruling.ns")
        return AssignedScore(ns, self._outcomes(given["ew"], "ruling.ew") if "ew" in given else ns)

    def _tricks(self, given: Mapping[str, Any], form: Form) -> TrickTransfer:
        number = given["number"]
        if isinstance(number, bool) or not isinstance(number, int):
            _wrong("ruling.number", number)
        return TrickTransfer(_one_of(given, "to", SIDES, path="ruling."), number)

    def _self_inflicted(self, given: Mapping[str, Any], form: Form) -> SelfInflicted:
        before, without = (self._outcomes(given[key], f"ruling.{key}") for key in ("before", "without_error"))
        actual = self._outcomes(given["actual"], "ruling.actual") if "actual" in given else None
        return SelfInflicted(_one_of(given, "nos", SIDES, path="ruling."), before, without, actual)

    def _penalty(self, given: Mapping[str, Any], form: Form) -> Penalty:
        raw = given["amount"]
        match = None if isinstance(raw, bool) else AMOUNT.fullmatch(str(raw).strip())
        if match is None:
            _wrong("ruling.amount", raw)
        amount, name = Fraction(match[1].replace(",", ".")), (match[2] or "").lower().rstrip("s")
        named = {"%": Unit.TOP, "mp": Unit.MATCHPOINTS, "imp": Unit.IMPS, "vp": Unit.VICTORY_POINTS}
        unit = named.get(name, Unit.POINTS) if name else UNITS[form][0]
        amount = amount / 100 if unit is Unit.TOP else amount
        return Penalty(_one_of(given, "who", SIDES, path="ruling."), amount, unit)

    def _one_at_fault(self, given: Mapping[str, Any], form: Form) -> OneAtFault:
        assigned = self._outcomes(given["assigned"], "ruling.assigned")
        return OneAtFault(_one_of(given, "nos", SIDES, path="ruling."), assigned)

    def _likely_and_probable(self, given: Mapping[str, Any], form: Form) -> LikelyAndProbable:
        likely, probable = (
            self._outcomes(given[key], f"ruling.{key}", weights=False) for key in ("likely", "at_all_probable")
        )
        return LikelyAndProbable(_one_of(given, "nos", SIDES, path="ruling."), likely, probable)

    def _outcomes(self, raw: object, key: str, weights: bool = True) -> Outcomes:
        """One possible result, or a list of them."""
        if not isinstance(raw, list):
            return (self._outcome(raw, key),)
        if not raw or len(raw) > 100:
            _wrong(key, raw)
        found = []
        for place, item in enumerate(raw, 1):
            name = f"{key}[{place}]"
            plain, weight = item, Fraction(1)
            if isinstance(item, dict) and "weight" in item and weights:
                plain = {other: value for other, value in item.items() if other != "weight"}
                weight = _weight(item["weight"], f"{name}.weight")
            elif weights and len(raw) > 1:
                raise SpecError("spec-missing", key=f"{name}.weight")
            outcome = self._outcome(plain, name)
            found.append(Outcome(weight, outcome.score, outcome.result))
        total = sum(outcome.weight for outcome in found)
        if weights and total != 1:
            raise ScoringError("weights-not-whole", total=plain_number(100 * total))
        return tuple(found)

    def _outcome(self, raw: object, key: str) -> Outcome:
        """A contract with its result, or a score."""
        if isinstance(raw, str):
            raw = {"contract": raw}
        given = _object(raw, key, (), ("contract", "declarer", "score"))
        if "score" in given:
            score = given["score"]
            whole = isinstance(score, int) and not isinstance(score, bool)
            if not whole or score % 10 or abs(score) > HIGHEST or len(given) > 1:
                _wrong(f"{key}.score", score)
            return Outcome(Fraction(1), score)
        if not isinstance(text := given.get("contract"), str):
            raise SpecError("spec-missing", key=f"{key}.contract")
        seat = given.get("declarer", self.declarer)
        if seat is not None and not isinstance(seat, str):
            _wrong(f"{key}.declarer", seat)
        result = read_result(text, read_seat(seat, self.language) if seat else None, self.language)
        return Outcome(Fraction(1), contract_score(result, self.vulnerable), result)


def _edition(given: Mapping[str, Any]) -> Edition:
    found: Edition = _one_of(given, "edition", {edition.id: edition for edition in editions()}, LAWS_2017)
    return found


def _regulations(given: Mapping[str, Any]) -> Regulations:
    elected = _object(given.get("regulations", {}), "regulations", (), ("weighting", "likely_and_probable"))
    return Regulations(**{key: _truth(elected, key) for key in elected})


def _once(pairs: list[Contestant]) -> None:
    """With one winner a number is one contestant, in whichever direction."""
    for pair, times in Counter(pairs).items():
        if times > 1:
            raise ScoringError("pair-twice", pair=str(pair))


def _scoring(given: Mapping[str, Any], form: Form) -> Scoring:
    datum = _object(given.get("datum", {}), "datum", (), ("discard", "nearest"))
    return Scoring(
        form,
        win=_whole(given, "win", 1, 2) if "win" in given else 2,
        cross_average=_one_of(given, "cross", {"average": True, "sum": False}, True),
        datum=Datum(
            discard=_whole(datum, "discard", 0, 1000, "datum.") if "discard" in datum else Datum.discard,
            nearest=_whole(datum, "nearest", 1, 1000, "datum.") if "nearest" in datum else Datum.nearest,
        ),
        average_imps=_whole(given, "average_imps", 0, 24) if "average_imps" in given else 3,
        knockout=_truth(given, "knockout") if "knockout" in given else False,
    )


# Single values


def _wrong(key: str, value: object) -> NoReturn:
    raise SpecError("spec-wrong", key=key, value=str(value) if isinstance(value, (str, int, float)) else "…")


def _object(raw: object, key: str, needed: Collection[str], optional: Collection[str] = ()) -> dict[str, Any]:
    """An object that has every key needed, and no other than these and the optional ones."""
    if not isinstance(raw, dict):
        _wrong(key or "{}", raw)
    path = f"{key}." if key else ""
    for name in raw:
        if name not in needed and name not in optional:
            raise SpecError("spec-unknown", key=path + name, known=", ".join((*needed, *optional)))
    for name in needed:
        if name not in raw:
            raise SpecError("spec-missing", key=path + name)
    return raw


def _between(key: str, results: list[str]) -> dict[str, str]:
    if not results:
        return {"key": f"{key}.contract"}
    return {"key": f"{key}.{results[1]}", "known": results[0]}


_NEEDED = object()


def _one_of(
    given: Mapping[str, Any], key: str, values: Mapping[str, Any], default: Any = _NEEDED, path: str = ""
) -> Any:
    if key not in given and default is not _NEEDED:
        return default
    raw = given[key]
    if not isinstance(raw, str) or raw not in values:
        _wrong(path + key, raw)
    return values[raw]


def _whole(given: Mapping[str, Any], key: str, lowest: int, highest: int, path: str = "") -> int:
    raw = given[key]
    if isinstance(raw, bool) or not isinstance(raw, int) or not lowest <= raw <= highest:
        _wrong(path + key, raw)
    return raw


def _truth(given: Mapping[str, Any], key: str) -> bool:
    if not isinstance(given[key], bool):
        _wrong(key, given[key])
    return given[key]  # type: ignore[no-any-return]


def _contestant(raw: object, key: str) -> Contestant:
    number = isinstance(raw, int) and not isinstance(raw, bool)
    name = isinstance(raw, str) and 0 < len(raw) <= LONGEST_NAME
    if not number and not name:
        _wrong(key, raw)
    assert isinstance(raw, (int, str))
    return raw


def _greek(text: str) -> str:
    """A Greek capital alpha looks like A."""
    return text.strip().upper().replace("Α", "A")


def _average(raw: object, key: str) -> Average:
    if not isinstance(raw, str) or _greek(raw) not in AVERAGES:
        _wrong(key, raw)
    return AVERAGES[_greek(raw)]


def _weight(raw: object, key: str) -> Fraction:
    match = WEIGHT.fullmatch(raw.strip()) if isinstance(raw, str) else None
    if match is None or (match[4] and int(match[4]) == 0):
        _wrong(key, raw)
    percent = match[1] or match[2]
    weight = Fraction(percent.replace(",", ".")) / 100 if percent else Fraction(int(match[3]), int(match[4]))
    if not 0 < weight <= 1:
        _wrong(key, raw)
    return weight


def _own(raw: object, key: str, form: Form) -> Exact:
    """What a side scored on its other boards: a percentage at matchpoints, else IMPs a board."""
    match = re.fullmatch(r"(-?\d{1,3}(?:[.,]\d{1,9})?)\s*(%?)", str(raw).strip(), re.ASCII)
    if match is None or isinstance(raw, bool) or bool(match[2]) is not (form is Form.MATCHPOINTS):
        _wrong(key, raw)
    value = Fraction(match[1].replace(",", "."))
    if not match[2]:
        return value
    if not 0 <= value <= 100:
        _wrong(key, raw)
    return value / 100


def _points(raw: object, key: str) -> Points:
    """Matchpoints or IMPs, or several with their weights."""
    if not isinstance(raw, list):
        return ((Fraction(1), _number(raw, key)),)
    if not raw or len(raw) > 100:
        _wrong(key, raw)
    found = []
    for place, item in enumerate(raw, 1):
        name = f"{key}[{place}]"
        given = _object(item, name, ("weight", "points"))
        found.append((_weight(given["weight"], f"{name}.weight"), _number(given["points"], f"{name}.points")))
    total = sum(weight for weight, _ in found)
    if total != 1:
        raise ScoringError("weights-not-whole", total=plain_number(100 * total))
    return tuple(found)


def _number(raw: object, key: str) -> Fraction:
    match = re.fullmatch(r"-?\d{1,5}(?:[.,]\d{1,9})?", str(raw).strip(), re.ASCII)
    if match is None or isinstance(raw, bool):
        _wrong(key, raw)
    return Fraction(match[0].replace(",", "."))


# Writing


def reckoned(asked: Asked | PointsAsked | FouledAsked, language: str) -> dict[str, Any]:
    """What becomes of the board, as plain data; numbers have two decimals, half up. Raises ScoringError."""
    if isinstance(asked, Asked):
        found = adjust(asked.board, asked.vulnerable, asked.at, asked.ruling, asked.edition, asked.regulations)
        return _written(found, language)
    if isinstance(asked, FouledAsked):
        scored = fouled(asked.board, asked.groups, asked.small_groups)
        return {
            "top": asked.board.top,
            "before": None,
            "after": None,
            "board": [_row(row) for row in scored.rows],
            "steps": [_step(step, language) for step in group_by_group(scored, asked.groups)],
        }
    points, steps = asked.reckon()
    after = Step("adjust-after", {name: points[side] for name, side in SIDES.items()})
    return {
        "top": asked.top,
        "before": None,
        "after": {name: number(points[side]) for name, side in SIDES.items()},
        "board": [],
        "steps": [_step(step, language) for step in (*steps, after)],
    }


def _written(adjusted: Adjusted, language: str) -> dict[str, Any]:
    """The adjusted board."""
    sides = {name: adjusted.points(side) for name, side in SIDES.items()}
    top = adjusted.before.board.top
    return {
        "top": top,
        "before": {name: number(before) for name, (before, _) in sides.items()},
        "after": {name: number(after) for name, (_, after) in sides.items()},
        "board": [_row(row) for row in adjusted.rows],
        "steps": [_step(step, language) for step in adjusted.steps],
    }


def _row(row: Row) -> dict[str, Any]:
    """What a table brings."""
    return {
        **{"ns": row.ns, "ew": row.ew},
        **{"mp_ns": number(row.points_ns), "mp_ew": number(row.points_ew)},
        "pct_ns": None if row.share_ns is None else number(100 * row.share_ns),
        "pct_ew": None if row.share_ew is None else number(100 * row.share_ew),
    }


def number(value: Exact) -> float:
    """An exact number as JSON has it, with two decimals."""
    return float(rounded(value))


def _step(step: Step, language: str) -> dict[str, Any]:
    words = locale(language)
    return {
        "id": step.id,
        "law": step.law,
        "args": {name: argument(name, value) for name, value in step.args.items()},
        "text": words.text(step.id, shown(step.args, words)),
    }


def argument(name: str, value: object) -> Any:
    """An argument of a line of arithmetic as plain data."""
    match value:
        case Side():
            return value.value.lower()
        case Outcome():
            return {**_result(value.result), "score": value.score}
        case Result():
            return _result(value)
        case Average():
            return value.value
        case int() | Fraction():
            return number(100 * value if name in PERCENT else value)
    return str(value)


def _result(result: Result | None) -> dict[str, str]:
    if result is None:
        return {}
    declarer = {"declarer": result.contract.declarer.value} if result.contract else {}
    return {"contract": str(result), **declarer}
