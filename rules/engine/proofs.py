"""The proofs: what must hold on every path of a procedure."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.decide import decide
from rules.engine.facts import FactError, Offer, Value
from rules.engine.procedure import Procedure
from rules.engine.ruling import Ruling
from rules.engine.walk import Fault, Path, Walk, in_force, is_sampled
from rules.lawbook import exists

Node = tuple[frozenset[tuple[str, Value]], tuple[tuple[str, Value], ...], str]


def faults(found: Walk) -> tuple[Fault, ...]:
    """What is wrong with the paths of a walk, those faults included that the walk itself has met."""
    proofs = (_useless(found), _too_early(found), _wrong_citations(found), _without_consequence(found))
    return (*found.faults, *(fault for proof in proofs for fault in proof))


def _useless(found: Walk) -> Iterator[Fault]:
    """A question is useless where everything that can follow is the same whatever is answered."""
    trees: dict[Node, dict[Value, set[object]]] = {}
    for path in found.paths:
        steps = tuple((asking.key, asking.answer) for asking in path.askings)
        for depth, (key, answer) in enumerate(steps):
            before = frozenset((each.election.id, each.value) for each in path.elected if each.after <= depth)
            later = frozenset((each.election.id, each.value) for each in path.elected if each.after > depth)
            follows = (later, steps[depth + 1 :], path.ruling.outcome)
            trees.setdefault((before, steps[:depth], key), {}).setdefault(answer, set()).add(follows)
    for (_, steps, key), subtrees in trees.items():
        if is_sampled(found.keys[key]):
            continue
        first, *others = subtrees.values()
        if all(other == first for other in others):
            yield Fault("useless question", f"{found.procedure.id} {found.procedure.edition.id}: {key} after {steps}")


def _too_early(found: Walk) -> Iterator[Fault]:
    """A question is too early on a path where no other answer, the rest kept, changes anything."""
    for path in found.paths:
        named = {item.id for asking in path.askings if isinstance(asking.item, Offer) for item in asking.item.names}
        for asking in path.askings:
            if asking.item.id in named or is_sampled(asking.item):
                continue
            others = (value for value in asking.choices if value != asking.answer)
            if not any(_differs(found.procedure, path, asking.key, value) for value in others):
                yield Fault("asked too early", f"{asking.key} on {path}")


def _differs(procedure: Procedure, path: Path, key: str, value: Value) -> bool:
    try:
        result = decide(procedure, {**path.answers, key: value}, in_force(path.elected, defaults=True))
    except FactError:  # with this answer another one is no choice any more
        return True
    return not isinstance(result, Ruling) or result.outcome != path.ruling.outcome


def _wrong_citations(found: Walk) -> Iterator[Fault]:
    for path in found.paths:
        cited = (
            *path.ruling.laws,
            *(item.law for item in path.ruling.items if item.law),
            *(a.law for a in path.askings if a.law),
        )
        for law in dict.fromkeys(cited):
            if not exists(path.ruling.edition, law):
                yield Fault("wrong citation", f"{law} on {path}")


def _without_consequence(found: Walk) -> Iterator[Fault]:
    for item in found.items:
        if isinstance(item, Offer):
            if not item.script:
                yield Fault("offer without script", item.id)
            for option in item.options:
                if not option.consequence:
                    yield Fault("option without consequence", f"{item.id}.{option.id}")
