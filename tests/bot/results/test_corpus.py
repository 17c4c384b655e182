"""Files as scorers write them, and what they come to: reckoned apart from this program."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from bot.results.reading import read
from rules.results.compared import compared, method_of
from rules.results.computed import Ranked, compute
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
