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

# Once attention has been drawn to an irregularity the director is called, and nobody acts before that.
CALL_THE_DIRECTOR = "9B"


@dataclass(frozen=True)
class Outline:
    """The offers of a procedure, each once, and the numbers of the Laws that some ruling applies."""

    offers: tuple[Offer[str], ...]
    laws: tuple[str, ...]


@cache
def outline(procedure: Procedure) -> Outline:
    """The outline of a procedure under the default elections, from all its paths."""
    offers: dict[str, Offer[str]] = {}
    laws: dict[str, None] = {}

    def descend(answers: Mapping[str, Value]) -> None:
        result = decide(procedure, answers)
        if isinstance(result, Ruling):
            laws.update(dict.fromkeys(law_number(law) for law in result.laws))
            return
        if isinstance(result, Offering):
            offers.setdefault(result.offer.id, result.offer)
        for value in result.choices:
            descend({**answers, result.key: value})

    descend({})
    return Outline(tuple(offers.values()), tuple(sorted(laws, key=int)))


def law_number(law: str) -> str:
    """The number of the Law that a paragraph belongs to: "27B1(a)" -> "27"."""
    return "".join(takewhile(str.isdecimal, law))
