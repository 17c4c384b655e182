"""Our own JSON brings back what was written, and everything else is one clear error."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.results import exchange_json
from bot.results.exchange_json import change_from_json, change_to_json, sheet_from_json, sheet_to_json
from bot.results.reading import read
from rules.results.errors import ResultsError
from rules.results.journal import Change
from rules.results.sheet import Sheet
from tests.strategies import changes, sheets


@given(sheets)
def test_a_sheet_comes_back_whole(sheet: Sheet) -> None:
    assert exchange_json.read(exchange_json.write(sheet), "utf-8") == sheet


@given(changes)
def test_a_change_of_the_journal_comes_back_whole(change: Change) -> None:
    assert change_from_json(json.loads(json.dumps(change_to_json(change)))) == change


@given(sheets.filter(lambda sheet: bool(sheet.claims)))
def test_an_export_that_is_sent_again_is_the_same_sheet(sheet: Sheet) -> None:
    assert read(exchange_json.write(sheet).encode()) == sheet


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


def places_in(raw: Any) -> list[tuple[Any, Any]]:
    """Every list and object within, with each of its keys."""
    keys = list(raw) if isinstance(raw, dict) else range(len(raw)) if isinstance(raw, list) else ()
    return [(raw, key) for key in keys] + [place for key in keys for place in places_in(raw[key])]


@given(sheets, changes, json_values, st.data())
def test_any_other_value_in_any_place_is_read_or_one_clear_error(
    sheet: Sheet, change: Change, value: object, data: st.DataObject
) -> None:
    for raw, reads in ((sheet_to_json(sheet), sheet_from_json), (change_to_json(change), change_from_json)):
        within, key = data.draw(st.sampled_from(places_in(raw)))
        within[key] = value
        with suppress(ResultsError):
            reads(raw)


@pytest.mark.parametrize(
    "content",
    [
        b"{",
        b'{"format": "fifth-seat-results"}',
        b'{"format": "fifth-seat-results", "version": 2}',
        b'{"format": "other", "version": 1}',
        b'{"a": 1, "a": 2}',
        b'{"a":' * 100_000,
        b'{"a": ' + b"9" * 100_000 + b"}",
    ],
)
def test_json_that_is_not_ours_is_refused(content: bytes) -> None:
    with pytest.raises(ResultsError) as refused:
        read(content)
    assert refused.value.code == "results-json"


def test_what_nobody_sees_does_not_come_in_by_numbers() -> None:
    raw = sheet_to_json(Sheet("json", title="Pairs"))
    raw["title"] = "\u202esriaP"
    assert exchange_json.read(json.dumps(raw), "utf-8").title == "sriaP"
