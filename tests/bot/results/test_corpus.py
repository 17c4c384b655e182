"""Files as scorers write them, and what they come to: reckoned apart from this program."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.results.reading import read
from rules.results.checks import check
from rules.results.compared import compared, method_of
from rules.results.computed import Ranked, compute
from rules.results.errors import ResultsError
from rules.results.sheet import Sheet

CORPUS = Path(__file__).with_name("corpus")
FILES = sorted(path for path in CORPUS.iterdir() if path.suffix != ".json")
NEAR = Fraction(1, 100)


def row(sheet: Sheet, ranked: Ranked) -> tuple[str, str, tuple[str, ...]]:
    """Place, number and names as they are expected."""
    names = next((each.names for each in sheet.participants if each.who == ranked.who), ())
    return ranked.written, ranked.who.number, names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_ranks_as_it_was_reckoned(path: Path) -> None:
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    sheet = read(path.read_bytes())
    computed = compute(sheet, method_of(sheet))
    assert len(computed.rankings) == len(expected["rankings"])
    for ranking, wanted in zip(computed.rankings, expected["rankings"], strict=True):
        assert sorted(row(sheet, each) for each in ranking.rows) == sorted(
            (each["place"], each["number"], tuple(each["names"])) for each in wanted["rows"]
        )
        points = {row(sheet, each): (each.points, each.score) for each in ranking.rows}
        for each in wanted["rows"]:
            ours, score = points[each["place"], each["number"], tuple(each["names"])]
            assert abs(ours - Fraction(str(each["score"]))) <= NEAR
            assert each["percent"] is None or abs(score - Fraction(str(each["percent"]))) <= NEAR
    assert len(compared(sheet, computed)) == len(expected["differences"])


ODD = [b"", b"0", b"-1", b"A6040", b"NP", b"99999", b"7NT", b"1NS", b"x", b"60%", b"EW", b"TEAMS", b"2", b"\xff"]


@given(st.sampled_from([path for path in FILES if path.suffix == ".xml"]), st.data())
def test_a_file_with_anything_in_any_place_is_read_or_refused(path: Path, data: st.DataObject) -> None:
    content = path.read_bytes()
    for _ in range(data.draw(st.integers(1, 5))):
        places = [found.span(1) for found in re.finditer(rb">([^<>\n]*)<", content)]
        first, last = data.draw(st.sampled_from(places))
        content = content[:first] + data.draw(st.sampled_from(ODD)) + content[last:]
    with suppress(ResultsError):
        sheet = read(content)
        compared(sheet, compute(sheet, method_of(sheet)))
        check(sheet)
