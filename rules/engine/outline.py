"""What a procedure may come to: the choices that it gives players, and the Laws that it may apply."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from rules.engine.decide import decide
from rules.engine.facts import FactError, Offer
from rules.engine.procedure import Procedure
from rules.engine.ruling import Offering
from rules.engine.values import read, write
from rules.engine.walk import Walk, walk
from rules.lawbook import sort_key

# Once attention has been drawn to an irregularity the director is called, and nobody acts before that.
CALL_THE_DIRECTOR = "9B"

# Every player is told that a ruling can be appealed; who may, and for how long.
APPEALS = "83"
RIGHT_TO_APPEAL, TIME_TO_APPEAL = "92A", "92B"

# How the director establishes what is disputed.
DISPUTED_FACTS = "85A1"
FACTS_UNDETERMINED = "85B"

# What scripts/lists writes: by procedure and edition, the answers that lead to each offer, Laws and paragraphs.
KEPT = Path(__file__).with_name("outlines.json")


@dataclass(frozen=True)
class Outline:
    """The offers of a procedure, each once, and the Laws that some ruling applies.

    laws: their numbers; paragraphs: each that is cited, or whose test a question puts, in the order of the Laws.
    """

    offers: tuple[Offer[str], ...]
    laws: tuple[str, ...]
    paragraphs: tuple[str, ...]


@cache
def outline(procedure: Procedure) -> Outline:
    """The outline of a procedure under the default elections, as it is kept; worked out where it is not."""
    kept = _kept().get(procedure.id, {}).get(procedure.edition.id)
    if kept is None:
        return worked_out(walk(procedure))[0]
    try:
        ways = [{key: read(key, raw) for key, raw in answers.items()} for answers in kept["offers"]]
    except FactError:  # another irregularity, as which it goes on, has not been imported yet
        return worked_out(walk(procedure))[0]
    met = [decide(procedure, answers) for answers in ways]
    offers = tuple(given.offer for given in met if isinstance(given, Offering))
    return Outline(offers, tuple(kept["laws"]), tuple(kept["paragraphs"]))


@cache
def _kept() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(KEPT.read_text("utf-8"))
    return found


def worked_out(found: Walk) -> tuple[Outline, list[dict[str, str | int]]]:
    """The same, from all the paths of a procedure: to walk all procedures takes some seconds.

    With it the answers that lead to each offer, as JSON writes them.
    """
    offers: dict[str, Offer[str]] = {}
    ways: list[dict[str, str | int]] = []
    applied: set[str] = set()
    tested: set[str] = set()
    for path in found.paths:
        if any(each.value != each.election.default for each in path.elected):
            continue
        applied.update(path.ruling.laws)
        tested.update(asking.law for asking in path.askings if asking.law)
        for before, asking in enumerate(path.askings):
            if isinstance(asking.item, Offer) and asking.item.id not in offers:
                offers[asking.item.id] = asking.item
                ways.append({each.key: write(each.answer) for each in path.askings[:before]})
    laws = sorted({law_number(law) for law in applied}, key=int)
    made = Outline(tuple(offers.values()), tuple(laws), tuple(sorted(applied | tested, key=sort_key)))
    return made, ways


def law_number(law: str) -> str:
    """The number of the Law that a paragraph belongs to: "27B1(a)" -> "27"."""
    return "".join(takewhile(str.isdecimal, law))
