"""Where another edition would rule differently, from the procedures themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.case import HOLDS, Elections
from rules.engine.decide import NOTHING_ELECTED, decide
from rules.engine.facts import FactError, Value
from rules.engine.procedure import Procedure, UnknownProcedure, get
from rules.engine.ruling import Item, Offering, Question, Ruling
from rules.lawbook import Concept, Edition, elected, reference, split


@dataclass(frozen=True)
class Difference:
    """What another edition makes of the same answers; false where the two rulings correspond.

    edition: the other one.
    laws_only_here, laws_only_there: the paragraphs that have no counterpart in the other ruling.
    only_here, only_there: steps, standings, information, checks and adjustment that the other ruling lacks.
    shared: what both rulings say, each with its own paragraph.
    asks: the question or offer that the other edition needs and nobody has answered; the rest is then empty.
    """

    edition: Edition
    laws_only_here: tuple[str, ...] = ()
    laws_only_there: tuple[str, ...] = ()
    only_here: tuple[Item, ...] = ()
    only_there: tuple[Item, ...] = ()
    shared: tuple[tuple[Item, Item], ...] = ()
    asks: Question | Offering | None = None

    def __bool__(self) -> bool:
        """Whether the outcomes differ, or may; a paragraph that is merely another one is no difference."""
        return bool(self.only_here or self.only_there or self.asks)


def compare(
    given: Ruling, answers: Mapping[str, Value], other: Edition, elections: Elections = NOTHING_ELECTED
) -> Difference:
    """What another edition makes of the answers on which a ruling was given.

    An edition that has no procedure of that name has nothing of what it rules.
    """
    try:
        there = _ruled(get(given.procedure, elected(other, elections.values)), answers, elections)
    except UnknownProcedure:
        return Difference(other, laws_only_here=given.laws, only_here=given.items)
    if not isinstance(there, Ruling):
        return Difference(other, asks=there)
    here_by, there_by = _by_identity(given), _by_identity(there)
    return Difference(
        other,
        laws_only_here=_without_counterpart(given, there),
        laws_only_there=_without_counterpart(there, given),
        only_here=tuple(item for what, item in here_by.items() if what not in there_by),
        only_there=tuple(item for what, item in there_by.items() if what not in here_by),
        shared=tuple((item, there_by[what]) for what, item in here_by.items() if what in there_by),
    )


def _ruled(procedure: Procedure, answers: Mapping[str, Value], elections: Elections) -> Question | Offering | Ruling:
    """What a procedure makes of answers that were given to another edition's."""
    known = dict(answers)
    while True:
        try:
            result = decide(procedure, known, elections)
        except FactError as wrong:  # no choice of this edition's question: not answered
            del known[wrong.key]
            continue
        if isinstance(result, Ruling) or not result.key.startswith(HOLDS):
            return result
        del known[result.key.removeprefix(HOLDS)]


def _by_identity(ruling: Ruling) -> dict[object, Item]:
    """The messages of a ruling by what makes them the same in every edition, which paragraphs do not."""
    return {(item.id, item.who, item.segment): item for item in ruling.items}


def _without_counterpart(ruling: Ruling, other: Ruling) -> tuple[str, ...]:
    return tuple(law for law in ruling.laws if not _has_counterpart(law, ruling.edition, other))


def _has_counterpart(law: str, edition: Edition, other: Ruling) -> bool:
    """Whether another edition's ruling applies this paragraph: under its number, or where it moved to, or below."""
    moved = {reference(concept, other.edition) for concept in Concept if reference(concept, edition) == law}
    if not moved:
        return law in other.laws
    return any(split(there)[: len(split(to))] == split(to) for to in moved for there in other.laws)
