"""A sheet as our own JSON, from which the same sheet is read again, and the changes of its journal.

What is as usual is not written. Numbers that are not whole are texts: `"37/2"`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Any, NoReturn, TypeVar

from bot.results.text import seen
from bot.strict_json import loads
from rules.model.boards import Vulnerability
from rules.model.cards import Card
from rules.model.contracts import Result, parse_result
from rules.model.deals import Deal
from rules.model.errors import ModelError
from rules.model.seats import Seat, Side
from rules.results.errors import ResultsError
from rules.results.journal import (
    Added,
    AsNumbered,
    At,
    Awarded,
    Change,
    Corrected,
    Laying,
    LeftOut,
    NamesCorrected,
    Penalized,
    Split,
    TricksTransferred,
)
from rules.results.sheet import (
    Award,
    BoardKey,
    Claim,
    Encounter,
    Entrants,
    Entry,
    Given,
    Kind,
    Laid,
    Participant,
    Penalty,
    Sheet,
    Who,
)
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average, Form, Scoring
from rules.scoring.imps import Datum
from rules.scoring.scores import Exact, Weighted

__all__ = ["change_from_json", "change_to_json", "looks_so", "read", "sheet_from_json", "sheet_to_json", "write"]

FORMAT = "fifth-seat-results"
VERSION = 1

_NUMBER = re.compile(r"-?\d{1,300}(?:/\d{1,300})?", re.ASCII)

Raw = dict[str, Any]
_T = TypeVar("_T")
_E = TypeVar("_E", bound=StrEnum)


def looks_so(text: str) -> bool:
    """Whether a text is meant as JSON."""
    return text.lstrip().startswith("{")


def read(text: str, encoding: str) -> Sheet:
    """The sheet that `write` wrote. Raises ResultsError: `results-json`."""
    try:
        raw = loads(text)
    except (ValueError, RecursionError):
        _wrong("JSON")
    return sheet_from_json(raw)


def write(sheet: Sheet) -> str:
    """The whole sheet, one line for each entry, participant, board and claim."""
    parts = []
    for key, value in sheet_to_json(sheet).items():
        if isinstance(value, list) and value:
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            parts.append(f"{json.dumps(key)}: [\n  {rows}\n ]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def sheet_to_json(sheet: Sheet) -> Raw:
    """A sheet as plain data."""
    return {
        "format": FORMAT,
        "version": VERSION,
        **_kept(
            form_of_file=sheet.form_of_file,
            encoding=sheet.encoding,
            kind=sheet.kind.value,
            winners=sheet.winners,
            scoring=_scoring_to(sheet.scoring),
            scale=sheet.scale,
            title=sheet.title,
            club=sheet.club,
            held_on=sheet.held_on,
            expected=sheet.expected,
            unread=list(sheet.unread),
        ),
        "participants": [
            {
                **_who_to(each.who),
                **_kept(
                    names=list(each.names),
                    numbers=list(each.numbers),
                    name=each.name,
                    phantom=each.phantom or None,
                    written=each.written,
                ),
            }
            for each in sheet.participants
        ],
        "entries": [_entry_to(each) for each in sheet.entries],
        "boards": [
            {
                "board": key.number,
                **_kept(
                    section=key.section,
                    line=laid.line,
                    deal=str(laid.deal) if laid.deal else None,
                    dealer=laid.dealer,
                    vulnerable=laid.vulnerable,
                ),
            }
            for key, laid in sheet.boards.items()
        ],
        "encounters": [
            {
                "line": each.line,
                "home": _who_to(each.home),
                "away": _who_to(each.away),
                **_kept(
                    round=each.round,
                    boards=each.boards,
                    imps=_both_to(each.imps),
                    victory_points=_both_to(each.victory_points),
                ),
            }
            for each in sheet.encounters
        ],
        "claims": [
            {
                **_who_to(each.who),
                "place": each.place,
                **_kept(score=_number_to(each.score), percent=_number_to(each.percent)),
            }
            for each in sheet.claims
        ],
        "carry_over": [{**_who_to(who), "amount": _number_to(amount)} for who, amount in sheet.carry_over.items()],
        "penalties": [_penalty_to(each) for each in sheet.penalties],
    }


def sheet_from_json(raw: object) -> Sheet:
    """The sheet of plain data. Raises ResultsError: `results-json`."""
    given = _object(raw, "the whole")
    if given.get("format") != FORMAT:
        _wrong("format")
    if given.get("version") != VERSION:
        _wrong("version")
    return Sheet(
        form_of_file=_text(given, "form_of_file"),
        scoring=_scoring_from(_object(given.get("scoring"), "scoring")),
        kind=_choice(given, "kind", Kind),
        winners=_whole(given, "winners", 1, 2),
        encoding=_text(given, "encoding"),
        title=_text(given, "title", ""),
        club=_text(given, "club", ""),
        held_on=_text(given, "held_on", ""),
        participants=tuple(_rows(given, "participants", _participant_from)),
        entries=tuple(_rows(given, "entries", _entry_from)),
        boards=dict(_rows(given, "boards", _laid_from)),
        encounters=tuple(_rows(given, "encounters", _encounter_from)),
        claims=tuple(_rows(given, "claims", _claim_from)),
        scale=_text(given, "scale", ""),
        carry_over=dict(_rows(given, "carry_over", _amount_from)),
        penalties=tuple(_rows(given, "penalties", _penalty_from)),
        expected=_whole(given, "expected", 0) if "expected" in given else None,
        unread=_texts(given, "unread"),
    )


def change_to_json(change: Change) -> Raw:
    """A change of the journal as plain data."""
    match change:
        case Corrected(at, result, score):
            return {"kind": "corrected", "at": _at_to(at), **_kept(**_result_to(result), score=score)}
        case LeftOut(at):
            return {"kind": "left-out", "at": _at_to(at)}
        case Added(entry):
            return {"kind": "added", "entry": _entry_to(entry)}
        case Awarded(at, ns, ew):
            awards = _kept(ns=_award_to(ns), ew=_award_to(ew))
            return {"kind": "awarded", "at": _at_to(at), **awards}
        case TricksTransferred(at, to, number, law):
            return {"kind": "tricks-transferred", "at": _at_to(at), "to": to.value, "number": number, "law": law}
        case Split(board, others, section):
            where = _kept(section=section)
            return {"kind": "split", "board": board, **where, "others": [_at_to(each) for each in others]}
        case Penalized(penalty):
            return {"kind": "penalized", **_penalty_to(penalty)}
        case AsNumbered(board, what, section):
            return {"kind": "as-numbered", "board": board, "what": what.value, **_kept(section=section)}
        case NamesCorrected(who, names):
            return {"kind": "names-corrected", **_who_to(who), "names": list(names)}


def change_from_json(raw: object) -> Change:
    """The change of plain data. Raises ResultsError: `results-json`."""
    given = _object(raw, "change")
    match given.get("kind"):
        case "corrected":
            return Corrected(_at_from(given), _result_from(given), _score_from(given))
        case "left-out":
            return LeftOut(_at_from(given))
        case "added":
            return Added(_entry_from(_object(given.get("entry"), "entry")))
        case "awarded":
            return Awarded(_at_from(given), _award_from(given, "ns"), _award_from(given, "ew"))
        case "tricks-transferred":
            number = _whole(given, "number", 0, 13)
            return TricksTransferred(_at_from(given), _choice(given, "to", Side), number, _text(given, "law"))
        case "split":
            others = tuple(_rows(given, "others", lambda each: _at_from({"at": each})))
            return Split(_whole(given, "board", 1), others, _text(given, "section", ""))
        case "penalized":
            return Penalized(_penalty_from(given))
        case "as-numbered":
            return AsNumbered(_whole(given, "board", 1), _choice(given, "what", Laying), _text(given, "section", ""))
        case "names-corrected":
            return NamesCorrected(_who_from(given), _texts(given, "names"))
    raise ResultsError("results-json", key="kind")


# What is written


def _kept(**values: Any) -> Raw:
    """What is not as usual: neither None nor empty; 0 and False say something."""
    return {key: value for key, value in values.items() if value is not None and value not in ("", [])}


def _who_to(who: Who) -> Raw:
    return {"number": who.number, **_kept(side=who.side, section=who.section)}


def _entry_to(entry: Entry) -> Raw:
    return {
        "board": entry.board,
        "ns": [_who_to(who) for who in entry.ns],
        "ew": [_who_to(who) for who in entry.ew],
        **_kept(
            line=entry.line,
            **_result_to(entry.result),
            score=entry.score,
            ns_award=_award_to(entry.ns_award),
            ew_award=_award_to(entry.ew_award),
            played=None if entry.played else False,
            section=entry.section,
            table=entry.table,
            round=entry.round,
            lead=str(entry.lead) if entry.lead else None,
            claimed_ns=_number_to(entry.claimed_ns),
            claimed_ew=_number_to(entry.claimed_ew),
            version=entry.version or None,
        ),
    }


def _result_to(result: Result | None) -> Raw:
    if result is None:
        return {}
    return {"result": str(result), "declarer": result.contract.declarer.value if result.contract else None}


def _award_to(award: Award | None) -> Raw | str | None:
    match award:
        case None:
            return None
        case Artificial(average, None):
            return average.value
        case Artificial(average, own):
            return {"average": average.value, "own": _number_to(own)}
        case Given(amount, unit):
            return {"amount": _number_to(amount), "unit": unit.value}
        case Weighted(parts):
            return {"weighted": [[_number_to(weight), score] for weight, score in parts]}


def _scoring_to(scoring: Scoring) -> Raw:
    return {
        "form": scoring.form.value,
        "win": scoring.win,
        "cross_average": scoring.cross_average,
        "datum": {"discard": scoring.datum.discard, "nearest": scoring.datum.nearest},
        "average_imps": _number_to(scoring.average_imps),
        "knockout": scoring.knockout,
    }


def _penalty_to(penalty: Penalty) -> Raw:
    return {**_who_to(penalty.who), "amount": _number_to(penalty.amount), **_kept(unit=penalty.unit)}


def _at_to(at: At) -> Raw:
    entrants = {"ns": [_who_to(who) for who in at.ns], "ew": [_who_to(who) for who in at.ew]}
    return {"board": at.board, **entrants, **_kept(section=at.section, round=at.round)}


def _number_to(number: Exact | None) -> int | str | None:
    return number if number is None or isinstance(number, int) else str(number)


def _both_to(both: tuple[Fraction, Fraction] | None) -> list[int | str | None] | None:
    return None if both is None else [_number_to(each) for each in both]


# What is read


def _participant_from(given: Raw) -> Participant:
    names, numbers = _texts(given, "names"), _texts(given, "numbers")
    phantom, written = _truth(given, "phantom", False), _text(given, "written", "")
    return Participant(_who_from(given), names, numbers, _text(given, "name", ""), phantom, written)


def _entry_from(given: Raw) -> Entry:
    return Entry(
        line=_whole(given, "line", 0),
        board=_whole(given, "board", 1),
        ns=_entrants_from(given, "ns"),
        ew=_entrants_from(given, "ew"),
        result=_result_from(given),
        score=_score_from(given),
        ns_award=_award_from(given, "ns_award"),
        ew_award=_award_from(given, "ew_award"),
        played=_truth(given, "played", True),
        section=_text(given, "section", ""),
        table=_text(given, "table", ""),
        round=_whole(given, "round") if "round" in given else None,
        lead=_parsed(given, "lead", Card.parse),
        claimed_ns=_fraction_from(given, "claimed_ns"),
        claimed_ew=_fraction_from(given, "claimed_ew"),
        version=_whole(given, "version", 0) if "version" in given else 0,
    )


def _laid_from(given: Raw) -> tuple[BoardKey, Laid]:
    key = BoardKey(_whole(given, "board", 1), _text(given, "section", ""))
    dealer = _choice(given, "dealer", Seat) if "dealer" in given else None
    vulnerable = _choice(given, "vulnerable", Vulnerability) if "vulnerable" in given else None
    return key, Laid(_whole(given, "line", 0), _parsed(given, "deal", Deal.parse), dealer, vulnerable)


def _encounter_from(given: Raw) -> Encounter:
    home, away = (_who_from(_object(given.get(key), key)) for key in ("home", "away"))
    round_, boards = (_whole(given, key) if key in given else None for key in ("round", "boards"))
    imps, victory_points = (_both_from(given, key) for key in ("imps", "victory_points"))
    return Encounter(_whole(given, "line", 0), home, away, round_, boards, imps, victory_points)


def _claim_from(given: Raw) -> Claim:
    score, percent = _fraction_from(given, "score"), _fraction_from(given, "percent")
    return Claim(_who_from(given), _text(given, "place"), score, percent)


def _amount_from(given: Raw) -> tuple[Who, Exact]:
    return _who_from(given), _number(given.get("amount"), "amount")


def _penalty_from(given: Raw) -> Penalty:
    return Penalty(*_amount_from(given), _choice(given, "unit", Unit) if "unit" in given else None)


def _scoring_from(given: Raw) -> Scoring:
    datum = _object(given.get("datum"), "datum")
    try:
        return Scoring(
            _choice(given, "form", Form),
            _whole(given, "win", 1, 2),
            _truth(given, "cross_average", True),
            Datum(_whole(datum, "discard", 0), _whole(datum, "nearest", 1)),
            _number(given.get("average_imps"), "average_imps"),
            _truth(given, "knockout", False),
        )
    except ModelError:
        _wrong("scoring")


def _at_from(given: Raw) -> At:
    at = _object(given.get("at"), "at")
    round_ = _whole(at, "round") if "round" in at else None
    section = _text(at, "section", "")
    return At(_whole(at, "board", 1), _entrants_from(at, "ns"), _entrants_from(at, "ew"), section, round_)


def _who_from(given: Raw) -> Who:
    side = _choice(given, "side", Side) if "side" in given else None
    return Who(_text(given, "number"), side, _text(given, "section", ""))


def _entrants_from(given: Raw, key: str) -> Entrants:
    return tuple(_rows(given, key, _who_from))


def _result_from(given: Raw) -> Result | None:
    declarer = _choice(given, "declarer", Seat) if "declarer" in given else None
    return _parsed(given, "result", lambda text: parse_result(text, declarer))


def _score_from(given: Raw) -> int | None:
    return _whole(given, "score") if "score" in given else None


def _award_from(given: Raw, key: str) -> Award | None:
    raw = given.get(key)
    if raw is None:
        return None
    try:
        if isinstance(raw, str):
            return Artificial(Average(raw))
        award = _object(raw, key)
        if "average" in award:
            return Artificial(Average(award["average"]), _number(award.get("own"), key))
        if "weighted" in award:
            return Weighted(tuple((Fraction(_number(weight, key)), int(score)) for weight, score in award["weighted"]))
        return Given(Fraction(_number(award.get("amount"), key)), _choice(award, "unit", Unit))
    except (TypeError, ValueError):
        _wrong(key)


# One value


def _wrong(key: str) -> NoReturn:
    raise ResultsError("results-json", key=key) from None


def _object(raw: object, key: str) -> Raw:
    if not isinstance(raw, dict):
        _wrong(key)
    return raw


def _rows(given: Raw, key: str, reads: Callable[[Raw], _T]) -> list[_T]:
    rows = given.get(key, [])
    if not isinstance(rows, list):
        _wrong(key)
    return [reads(_object(row, key)) for row in rows]


def _text(given: Mapping[str, Any], key: str, usual: str | None = None) -> str:
    text = given.get(key, usual)
    if not isinstance(text, str):
        _wrong(key)
    return seen(text)


def _texts(given: Mapping[str, Any], key: str) -> tuple[str, ...]:
    texts = given.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        _wrong(key)
    return tuple(map(seen, texts))


def _whole(given: Mapping[str, Any], key: str, lowest: int | None = None, highest: int | None = None) -> int:
    number = given.get(key)
    if isinstance(number, bool) or not isinstance(number, int):
        _wrong(key)
    if (lowest is not None and number < lowest) or (highest is not None and number > highest):
        _wrong(key)
    return number


def _truth(given: Mapping[str, Any], key: str, usual: bool) -> bool:
    value = given.get(key, usual)
    if not isinstance(value, bool):
        _wrong(key)
    return value


def _choice(given: Mapping[str, Any], key: str, choices: type[_E]) -> _E:
    try:
        return choices(_text(given, key))
    except ValueError:
        _wrong(key)


def _parsed(given: Mapping[str, Any], key: str, parse: Callable[[str], _T]) -> _T | None:
    if given.get(key) is None:
        return None
    try:
        return parse(_text(given, key))
    except ModelError:
        _wrong(key)


def _number(raw: object, key: str) -> Exact:
    if isinstance(raw, int) and not isinstance(raw, bool):
        return raw
    if not isinstance(raw, str) or not _NUMBER.fullmatch(raw):
        _wrong(key)
    try:
        return Fraction(raw)
    except ZeroDivisionError:
        _wrong(key)


def _fraction_from(given: Mapping[str, Any], key: str) -> Fraction | None:
    return Fraction(_number(given[key], key)) if key in given else None


def _both_from(given: Mapping[str, Any], key: str) -> tuple[Fraction, Fraction] | None:
    both = given.get(key)
    if both is None:
        return None
    if not isinstance(both, list) or len(both) != 2:
        _wrong(key)
    first, second = (Fraction(_number(each, key)) for each in both)
    return first, second
