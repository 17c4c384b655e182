"""The proofs: what must hold on every path of a procedure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rules.engine.facts import Election, Offer, Value
from rules.engine.walk import Fault, Walk, is_sampled
from rules.lawbook import exists

Node = tuple[frozenset[tuple[str, Value]], tuple[tuple[str, Value], ...], str]


def faults(found: Walk) -> tuple[Fault, ...]:
    """What is wrong with the paths of a walk, those faults included that the walk itself has met."""
    numbers: dict[object, int] = {}  # to compare two outcomes takes long
    outcomes = [numbers.setdefault(path.ruling.outcome, len(numbers)) for path in found.paths]
    proofs = (
        _useless(found, outcomes),
        _too_early(found, outcomes),
        _wrong_citations(found),
        _without_consequence(found),
    )
    return (*found.faults, *(fault for proof in proofs for fault in proof))


def _useless(found: Walk, outcomes: Sequence[int]) -> Iterator[Fault]:
    """A question is useless where everything that can follow is the same whatever is answered."""
    trees: dict[Node, dict[Value, set[object]]] = {}
    for path, outcome in zip(found.paths, outcomes, strict=True):
        steps = tuple((asking.key, asking.answer) for asking in path.askings)
        for depth, (key, answer) in enumerate(steps):
            before = frozenset((each.election.id, each.value) for each in path.elected if each.after <= depth)
            later = frozenset((each.election.id, each.value) for each in path.elected if each.after > depth)
            follows = (later, steps[depth + 1 :], outcome)
            trees.setdefault((before, steps[:depth], key), {}).setdefault(answer, set()).add(follows)
    for (_, steps, key), subtrees in trees.items():
        if is_sampled(found.keys[key]):
            continue
        first, *others = subtrees.values()
        if all(other == first for other in others):
            yield Fault("useless question", f"{found.procedure.id} {found.procedure.edition.id}: {key} after {steps}")


def _too_early(found: Walk, outcomes: Sequence[int]) -> Iterator[Fault]:
    """A question is too early on a path where no other answer, the rest kept, changes anything."""
    tree = _tree(found, outcomes)
    for path, outcome in zip(found.paths, outcomes, strict=True):
        answers, elections = path.answers, path.elections
        named = {item.id for asking in path.askings if isinstance(asking.item, Offer) for item in asking.item.names}
        for asking in path.askings:
            if asking.item.id in named or is_sampled(asking.item):
                continue
            others = (value for value in asking.choices if value != asking.answer)
            if all(_leads_to(tree, {**answers, asking.key: value}, elections) == outcome for value in others):
                yield Fault("asked too early", f"{asking.key} on {path}")


@dataclass
class Branch:
    """What a walk asked or read at one place, and where each answer led: to the next place or the outcome."""

    item: str | Election[Value]
    then: dict[Value, Branch | int] = field(default_factory=dict)


def _tree(found: Walk, outcomes: Sequence[int]) -> Branch | int:
    """The paths of a walk as one tree: what other answers lead to is looked up, not decided again."""
    root = Branch("")  # where every path begins
    for path, outcome in zip(found.paths, outcomes, strict=True):
        steps: list[tuple[str | Election[Value], Value]] = [(asking.key, asking.answer) for asking in path.askings]
        for before, each in enumerate(path.elected):
            steps.insert(each.after + before, (each.election, each.value))
        here: Branch = root
        answer: Value = ""
        for item, value in steps:
            there = here.then.setdefault(answer, Branch(item))
            assert isinstance(there, Branch)
            here, answer = there, value
        here.then[answer] = outcome
    return root.then.get("", root)


def _leads_to(tree: Branch | int, answers: Mapping[str, Value], elected: Mapping[str, Value]) -> int | None:
    """The outcome of these answers and elections; None where another question comes, or an answer is no choice."""
    while isinstance(tree, Branch):
        item = tree.item
        answer = answers.get(item) if isinstance(item, str) else elected.get(item.id, item.default)
        if answer not in tree.then:
            return None
        tree = tree.then[answer]
    return tree


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
