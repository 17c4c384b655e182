"""The chart: all paths of a walk, folded into boxes and arrows that can be drawn on paper.

Questions with the same continuation are one box, however many paths lead there. To have few, whatever a ruling says is
said as soon as every path from there on agrees on it: on an arrow, and only what is left at the end. The ruling of a
path is what stands on its arrows and in its last box.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property, reduce
from itertools import takewhile

from rules.engine.decide import decide
from rules.engine.facts import Asked, Election, Value
from rules.engine.procedure import Procedure
from rules.engine.ruling import Item, Ruling
from rules.engine.walk import Path, Walk, in_force, is_sampled

# In place of what an item puts in, where the director enters that, or what it is reckoned from.
ENTERED = object()


class Part(StrEnum):
    """The parts of a ruling, in the order in which they are read."""

    LAW = "law"
    STEP = "step"
    STANDING = "standing"
    ADJUSTMENT = "adjustment"
    INFORMATION = "information"
    CHECK = "check"
    PENALTY = "penalty"
    APPEAL = "appeal"


@dataclass(frozen=True)
class Note:
    """One thing that a ruling says: a paragraph that is applied with nothing said under it, or an item.

    same: what makes two notes the same; law: the paragraph it is, or rests on.
    """

    part: Part
    law: str
    same: tuple[object, ...] = ()
    item: Item | None = field(default=None, compare=False)


@dataclass(frozen=True, eq=False)
class Notes:
    """What a ruling, or a part of the way to it, says.

    steps: in their order, which counts; others: each said once, in an order that makes no difference.
    """

    steps: tuple[Note, ...] = ()
    others: tuple[Note, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Notes) and (self.steps, set(self.others)) == (other.steps, set(other.others))

    def __hash__(self) -> int:
        return hash((self.steps, frozenset(self.others)))

    def __bool__(self) -> bool:
        return bool(self.steps or self.others)

    @property
    def listed(self) -> tuple[Note, ...]:
        """The notes in the order in which they are read: an award before the arithmetic that says what it is."""
        parts = list(Part)
        ordered = sorted((*self.steps, *self.others), key=lambda note: parts.index(note.part))
        award = next((note for note in ordered if note.part is Part.ADJUSTMENT), None)
        arithmetic = next((note for note in self.steps if not note.law), None)
        if award and arithmetic:
            ordered.remove(award)
            ordered.insert(ordered.index(arithmetic), award)
        return tuple(ordered)

    def shared(self, other: Notes) -> Notes:
        """What both say: the steps that both begin with, and every other note of both."""
        pairs = takewhile(lambda pair: pair[0] == pair[1], zip(self.steps, other.steps, strict=False))
        return Notes(tuple(step for step, _ in pairs), tuple(note for note in self.others if note in other.others))

    def without(self, said: Notes) -> Notes:
        """What is left to say when `said`, with which these notes begin, has been said."""
        return Notes(self.steps[len(said.steps) :], tuple(note for note in self.others if note not in said.others))

    @property
    def told(self) -> frozenset[str]:
        """The paragraphs under which something is said."""
        return frozenset(note.law for note in (*self.steps, *self.others) if note.item)

    def named_once(self, later: frozenset[str]) -> Notes:
        """These notes without the paragraphs that an item of theirs names, or that one names later on every way."""
        named = self.told | later
        return replace(self, others=tuple(n for n in self.others if n.item or n.law not in named))


@dataclass(frozen=True)
class Arrow:
    """An answer: what it settles, and the number of the box it leads to."""

    answer: Value
    notes: Notes
    to: int


@dataclass(frozen=True)
class Fork:
    """A box that asks: a question, an offer, or (without an item) an election by its id."""

    number: int
    key: str
    item: Asked | None
    law: str
    arrows: tuple[Arrow, ...]


@dataclass(frozen=True)
class End:
    """A box that ends a path: what is left to say of the ruling."""

    number: int
    notes: Notes


Box = Fork | End


@dataclass(frozen=True)
class Chart:
    """The boxes of a procedure, numbered from 1 so that every arrow leads forwards.

    notes: what holds on every path.
    """

    procedure: Procedure
    notes: Notes
    boxes: tuple[Box, ...]

    @property
    def sources(self) -> dict[int, tuple[int, ...]]:
        """For every box, the boxes with an arrow to it."""
        found: dict[int, list[int]] = {box.number: [] for box in self.boxes}
        for box in self.boxes:
            if isinstance(box, Fork):
                for to in dict.fromkeys(arrow.to for arrow in box.arrows):
                    found[to].append(box.number)
        return {number: tuple(boxes) for number, boxes in found.items()}


def chart(found: Walk) -> Chart:
    """Fold the paths of a walk."""
    notes, first = _Folding().fold(_ways(found), 0)
    return Chart(found.procedure, notes, _numbered(first))


# Folding: the boxes of every answer before the box of their question


@dataclass(frozen=True)
class _Asked:
    key: str
    item: Asked | None
    law: str
    choices: tuple[Value, ...]


@dataclass(frozen=True)
class _Way:
    """One path: what is asked and answered on it, and what remains to be said of its ruling."""

    answers: tuple[tuple[_Asked, Value], ...]
    notes: Notes


@dataclass(frozen=True, eq=False)
class _Node:
    """A box without its number. Each is made once, so that a node equals no node but itself."""

    asked: _Asked | None
    notes: Notes
    arrows: tuple[tuple[Value, Notes, _Node], ...]

    @cached_property
    def told(self) -> frozenset[str]:
        """The paragraphs under which something is said on every way from here."""
        ways = [notes.told | to.told for _, notes, to in self.arrows]
        return self.notes.told | frozenset.intersection(*ways) if ways else self.notes.told


class _Folding:
    def __init__(self) -> None:
        self._nodes: dict[object, _Node] = {}

    def fold(self, ways: list[_Way], depth: int) -> tuple[Notes, _Node]:
        """What all these ways settle at once, and the box where they go on; up to this depth they are one."""
        agreed = reduce(Notes.shared, (way.notes for way in ways))
        if len(ways[0].answers) == depth:
            return Notes(), self._node(None, agreed.named_once(frozenset()), ())
        asked, _ = ways[0].answers[depth]
        branches: dict[Value, list[_Way]] = {choice: [] for choice in asked.choices}
        for way in ways:
            branches.setdefault(way.answers[depth][1], []).append(_Way(way.answers, way.notes.without(agreed)))
        arrows = tuple((choice, *self.fold(branch, depth + 1)) for choice, branch in branches.items() if branch)
        if asked.item is None and len({arrow[1:] for arrow in arrows}) == 1:
            return agreed.named_once(arrows[0][2].told), arrows[0][2]  # nothing depends on that election
        node = self._node(asked, Notes(), arrows)
        return agreed.named_once(node.told), node

    def _node(self, asked: _Asked | None, notes: Notes, arrows: tuple[tuple[Value, Notes, _Node], ...]) -> _Node:
        # What is drawn of a question: which answers are left to it changes nothing where the arrows are the same.
        drawn = (asked.key, asked.item, asked.law) if asked else None
        return self._nodes.setdefault((drawn, notes, arrows), _Node(asked, notes, arrows))


def _ways(found: Walk) -> list[_Way]:
    """The paths of a walk, with each election where it is read."""
    ways = []
    for path in found.paths:
        asked: list[tuple[_Asked, Value]] = []
        for depth in range(len(path.askings) + 1):
            asked += [(_election(each.election), each.value) for each in path.elected if each.after == depth]
            asked += [(_Asked(a.key, a.item, a.law, a.choices), a.answer) for a in path.askings[depth : depth + 1]]
        ways.append(_Way(tuple(asked), _said(replace(path.ruling, steps=tuple(_steps(path, found.procedure))))))
    return ways


def _steps(path: Path, procedure: Procedure) -> Iterator[Item]:
    """The steps of a path, ENTERED where another entry would put in something else."""
    entered = [asking for asking in path.askings if is_sampled(asking.item)]
    others = [
        decide(procedure, {**path.answers, asking.key: choice}, in_force(path.elected, defaults=True))
        for asking in entered
        for choice in asking.choices
        if choice != asking.answer and any(step.args for step in path.ruling.steps)
    ]
    typed = any(not asking.choices for asking in entered)

    def settled(step: Item, name: str) -> bool:
        """Whether it is put in whatever is entered; of numbers that are typed, nothing but a side never depends."""
        same = {(name, step.args[name]), ("side", step.args.get("side"))}
        alike = (
            any(step.id == each.id and all(each.args.get(k) == v for k, v in same) for each in other.steps)
            for other in others
            if isinstance(other, Ruling)
        )
        return (isinstance(step.args[name], StrEnum) or not typed) and all(alike)

    for step in path.ruling.steps:
        yield replace(step, args={k: v if settled(step, k) else ENTERED for k, v in step.args.items()})


def _election(read: Election[Value]) -> _Asked:
    return _Asked(read.id, None, "", read.choices)


def _said(ruling: Ruling) -> Notes:
    """Everything that a ruling says. The options taken are left out: they are the way itself."""

    def notes(part: Part, items: tuple[Item, ...]) -> tuple[Note, ...]:
        return tuple(
            Note(part, i.law, (i.id, i.source, i.who, i.when, tuple(sorted(i.args.items())), i.segment), i)
            for i in items
        )

    others = (
        *(Note(Part.LAW, law) for law in ruling.laws),
        *notes(Part.STANDING, ruling.standings),
        *notes(Part.ADJUSTMENT, (ruling.adjustment,) if ruling.adjustment else ()),
        *notes(Part.INFORMATION, ruling.information),
        *notes(Part.CHECK, ruling.checks),
        *notes(Part.PENALTY, (ruling.penalty,) if ruling.penalty else ()),
        *notes(Part.APPEAL, (ruling.appeal,) if ruling.appeal else ()),
    )
    return Notes(notes(Part.STEP, ruling.steps), others)


def _numbered(first: _Node) -> tuple[Box, ...]:
    """The boxes from the first one on, each after all that lead to it, and otherwise depth first."""
    last_first: list[_Node] = []
    seen: set[_Node] = set()

    def visit(node: _Node) -> None:
        if node not in seen:
            seen.add(node)
            for _, _, to in reversed(node.arrows):
                visit(to)
            last_first.append(node)

    visit(first)
    numbers = {node: number for number, node in enumerate(reversed(last_first), 1)}
    return tuple(
        Fork(
            number,
            node.asked.key,
            node.asked.item,
            node.asked.law,
            tuple(Arrow(answer, notes, numbers[to]) for answer, notes, to in node.arrows),
        )
        if node.asked
        else End(number, node.notes)
        for node, number in numbers.items()
    )
