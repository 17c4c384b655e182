"""Every case of tests/cases: from the facts to the ruling, as a Laws expert wrote it down."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rules.engine.decide import decide
from rules.engine.derive import Known, derived
from rules.engine.facts import DECLARED, unscoped
from rules.engine.ruling import Item, Ruling
from rules.engine.values import read
from rules.lawbook import edition
from rules.procedures import get

FOLDER = Path(__file__).parents[2] / "cases"


def cases() -> list[Any]:
    """Every case, once for each edition and election it names."""
    found = []
    for file in sorted(FOLDER.glob("*.toml")):
        for case in tomllib.loads(file.read_text("utf-8"))["case"]:
            for year in case["editions"]:
                name = f"{file.stem} {year} {case['law']}: {case['name']}"
                found.append(pytest.param(case.get("segment", file.stem), year, case, id=name))
    return found


@pytest.mark.parametrize(("procedure", "year", "case"), cases())
def test_case(procedure: str, year: str, case: dict[str, Any]) -> None:
    """The facts lead to the question or to the ruling that the case names."""
    answers = {key: read(key, raw) for key, raw in case["facts"].items()}
    given = decide(get(procedure, edition(year)), answers, case.get("elections", {}))
    if "asks" in case:
        assert not isinstance(given, Ruling), f"nothing is asked; the ruling is {given.laws}"
        assert given.key == case["asks"]
        return
    assert isinstance(given, Ruling), f"{given.key} is still asked"
    shown = {
        "laws": list(given.laws),
        "steps": [short(item) for item in given.steps],
        "standings": [short(item) for item in given.standings],
        "information": [short(item) for item in given.information],
        "checks": [short(item) for item in given.checks],
        "adjustment": short(given.adjustment) if given.adjustment else "none",
    }
    assert shown == {**{key: [] for key in shown}, "adjustment": "none", **case["ruling"]}
    assert case["law"] in given.laws


@pytest.mark.parametrize(("procedure", "year", "case"), cases())
def test_nothing_is_said_twice(procedure: str, year: str, case: dict[str, Any]) -> None:
    """A case names no fact that its auction shows, so that it proves that nothing else was asked."""
    answers = {key: read(key, raw) for key, raw in case["facts"].items()}
    for key in answers:
        item = DECLARED[unscoped(key)]
        shown = derived(item, Known({k: v for k, v in answers.items() if k != key}, key.removesuffix(item.id)))
        assert shown is None or len(shown) > 1, f"the auction shows {key}"


def short(item: Item) -> str:
    """An item as the case files write it: "pass-whenever partner", "insufficient-accepted lho"."""
    name = item.id.partition("-")[2]
    return f"{name} {item.who}" if item.who else name
