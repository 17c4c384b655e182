"""What a procedure may come to: the choices that it gives players, and the Laws that it may apply."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from rules.engine.decide import decide
from rules.engine.facts import Offer, Value
from rules.engine.procedure import Procedure
from rules.engine.ruling import Offering, Ruling
from rules.lawbook import sort_key

# Once attention has been drawn to an irregularity the director is called, and nobody acts before that.
CALL_THE_DIRECTOR = "9B"


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
    """The outline of a procedure under the default elections, from all its paths."""
    offers: dict[str, Offer[str]] = {}
    applied: set[str] = set()
    tested: set[str] = set()

    def descend(answers: Mapping[str, Value]) -> None:
        result = decide(procedure, answers)
        if isinstance(result, Ruling):
            applied.update(result.laws)
            return
        if result.law:
            tested.add(result.law)
        if isinstance(result, Offering):
            offers.setdefault(result.offer.id, result.offer)
        for value in result.choices:
            descend({**answers, result.key: value})

    descend({})
    laws = sorted({law_number(law) for law in applied}, key=int)
    return Outline(tuple(offers.values()), tuple(laws), tuple(sorted(applied | tested, key=sort_key)))


def law_number(law: str) -> str:
    """The number of the Law that a paragraph belongs to: "27B1(a)" -> "27"."""
    return "".join(takewhile(str.isdecimal, law))
