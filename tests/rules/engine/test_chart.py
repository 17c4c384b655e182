"""The chart is the walk, folded: it has the same paths, each with the same ruling, and nothing else."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest

from rules.engine.case import Case
from rules.engine.chart import Chart, End, Fork, Note, Notes, Part, chart
from rules.engine.facts import Election, Fact, Kind, Role, Value
from rules.engine.procedure import Procedure
from rules.engine.ruling import Ruling, When
from rules.engine.walk import walk
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.menu import get, procedures
from rules.regulations.elections import ELECTIONS
from tests.campaign import sampled
from tests.planted import planted
from tests.walks import walked

# A campaign draws them all; every time one of three, of either edition in turn.
EVERY = pytest.mark.parametrize("procedure", sampled(procedures(), 3), ids=lambda p: f"{p.id} {p.edition.id}")

# Planted facts are not declared: they exist in these tests alone.
A, B, C = (Fact(id, Kind.YES_NO, (True, False)) for id in "abc")
TEXT = Election("text", Kind.CHOICE, "new", "27", "authority", ("new", "old"))

# What is asked and answered, the steps in their order, and everything else that is said.
Told = tuple[tuple[tuple[str, Value], ...], tuple[str, ...], frozenset[tuple[str, str]]]


@cache
def drawn(procedure: Procedure) -> Chart:
    """The chart of a procedure under every value of its elections."""
    return chart(walked(procedure))


def folded(function: Callable[[Case], Ruling]) -> Chart:
    """The chart of a procedure made for the purpose."""
    return chart(walk(planted(function)))


def forks(made: Chart) -> list[str]:
    """What the boxes of a chart ask, in their order."""
    return [box.key for box in made.boxes if isinstance(box, Fork)]


def id_of(note: Note) -> str:
    """The message of a note, or the number of a paragraph that is cited."""
    return note.item.id if note.item else note.law


def paths(made: Chart) -> Iterator[tuple[dict[str, str], Told]]:
    """Every way from the first box to an end: its elections, and what it tells."""

    def follow(
        number: int, elections: dict[str, str], answers: tuple[tuple[str, Value], ...], said: Notes
    ) -> Iterator[tuple[dict[str, str], Told]]:
        box = made.boxes[number - 1]
        assert box.number == number
        if isinstance(box, End):
            every = joined(said, box.notes)
            assert len(set(every.others)) == len(every.others), "nothing is said twice"
            steps = tuple(f"{step.law} {id_of(step)}" for step in every.steps)
            alone = {note.law for note in every.others if not note.item} - every.told
            items = {(note.law, id_of(note)) for note in every.others if note.item}
            yield elections, (answers, steps, frozenset(items | {(law, law) for law in alone}))
            return
        for arrow in box.arrows:
            if box.item is None:
                chosen = {**elections, box.key: str(arrow.answer)}
                yield from follow(arrow.to, chosen, answers, joined(said, arrow.notes))
            else:
                yield from follow(arrow.to, elections, (*answers, (box.key, arrow.answer)), joined(said, arrow.notes))

    yield from follow(1, {}, (), made.notes)


def joined(before: Notes, after: Notes) -> Notes:
    return Notes((*before.steps, *after.steps), (*before.others, *after.others))


def told(ruling: Ruling, answers: tuple[tuple[str, Value], ...]) -> Told:
    """What a path of the walk tells."""
    singles = (item for item in (ruling.adjustment, ruling.penalty, ruling.appeal) if item)
    lasting = (*ruling.standings, *ruling.information, *ruling.checks, *singles)
    alone = set(ruling.laws) - {item.law for item in (*ruling.steps, *lasting)}
    others = [*((law, law) for law in alone), *((item.law, item.id) for item in lasting)]
    return answers, tuple(f"{step.law} {step.id}" for step in ruling.steps), frozenset(others)


@EVERY
def test_the_paths_of_the_chart_are_the_paths_of_the_walk(procedure: Procedure) -> None:
    """Under every election each path of the walk is one path of the chart, with the same ruling; none is left over."""
    every, found = list(paths(drawn(procedure))), walked(procedure).paths
    read = {each.election.id: each.election.choices for path in found for each in path.elected}
    for values in product(*read.values()):
        chosen = dict(zip(read, values, strict=True))
        of_walk = [
            told(path.ruling, tuple((asking.key, asking.answer) for asking in path.askings))
            for path in found
            if path.elections.items() <= chosen.items()
        ]
        of_chart = [tale for elections, tale in every if elections.items() <= chosen.items()]
        assert len(of_chart) == len(of_walk)
        assert set(of_chart) == set(of_walk)


@EVERY
def test_arrows_lead_forwards_to_every_box(procedure: Procedure) -> None:
    """Boxes are numbered from 1, every arrow leads to a higher number, and to every box but the first."""
    made = drawn(procedure)
    assert [box.number for box in made.boxes] == list(range(1, len(made.boxes) + 1))
    assert all(a.to > box.number for box in made.boxes if isinstance(box, Fork) for a in box.arrows)
    assert [number for number, sources in made.sources.items() if not sources] == [1]


@EVERY
def test_nothing_is_drawn_twice(procedure: Procedure) -> None:
    """No two boxes ask the same and go on the same; no two ends say the same."""
    bare = [(b.key, b.item, b.arrows) if isinstance(b, Fork) else b.notes for b in drawn(procedure).boxes]
    assert len(set(bare)) == len(bare)


@EVERY
def test_what_all_answers_settle_is_said_before_the_question(procedure: Procedure) -> None:
    """A note that stands on every arrow of a box, or in every end it leads to, would stand further up."""
    boxes = drawn(procedure).boxes
    for box in boxes:
        if isinstance(box, Fork):
            ends = [(arrow, boxes[arrow.to - 1]) for arrow in box.arrows]
            said = [joined(a.notes, end.notes if isinstance(end, End) else Notes()) for a, end in ends]
            assert not set.intersection(*(set(notes.others) for notes in said)), box.number
            assert len({notes.steps[:1] for notes in said}) > 1 or not said[0].steps, box.number


@EVERY
def test_many_paths_become_few_boxes(procedure: Procedure) -> None:
    """A chart is for reading: hundreds of paths do not make hundreds of rulings to read."""
    made = drawn(procedure)
    count = len(walked(procedure).paths)
    # What only enters the arithmetic has one way out.
    forks = [box for box in made.boxes if not isinstance(box, Fork) or len(box.arrows) > 1]
    assert len(forks) < 20 or len(forks) < 1.6 * count
    if count > 500:
        assert len(made.boxes) < count / 2


def test_one_continuation_is_one_box() -> None:
    """Two answers after which the same is asked, with the same rulings to come, lead to the same box."""

    def same(case: Case) -> Ruling:
        case.cite("27A1" if case[A] else "27B2")
        case.cite("27D" if case[B] else "27C")
        return case.ruling()

    made = folded(same)
    assert forks(made) == ["a", "b"]
    first = made.boxes[0]
    assert isinstance(first, Fork)
    assert [(a.answer, [n.law for n in a.notes.listed], a.to) for a in first.arrows] == [
        (True, ["27A1"], 2),
        (False, ["27B2"], 2),
    ]


def test_different_continuations_stay_apart() -> None:
    """The same question is two boxes where one answer to it is ruled differently."""

    def different(case: Case) -> Ruling:
        first = case[A]
        case.cite("27A1")
        case.step("yes" if case[B] else "no" if first else "never", "27A1")
        return case.ruling()

    assert forks(folded(different)) == ["a", "b", "b"]


def test_the_order_of_steps_counts() -> None:
    """Two rulings with the same steps in another order do not become one."""

    def ordered(case: Case) -> Ruling:
        first = case[A]
        case.cite("27A1")
        for step in ("this", "that") if first else ("that", "this"):
            case.step(step, "27A1")
        return case.ruling()

    ends = [box for box in folded(ordered).boxes if isinstance(box, End)]
    assert [[id_of(note) for note in end.notes.steps] for end in ends] == [
        ["step-this", "step-that"],
        ["step-that", "step-this"],
    ]


def test_the_order_of_everything_else_does_not_count() -> None:
    """The same paragraphs and checks, met in another order, are the same end."""

    def unordered(case: Case) -> Ruling:
        first, second = case[A], case[B]
        laws = ("27A1", "27B2") if first else ("27B2", "27A1")
        for law in laws if second else ("27B3",):
            case.cite(law)
        return case.ruling()

    assert len([box for box in folded(unordered).boxes if isinstance(box, End)]) == 2


def test_who_and_when_count() -> None:
    """The same message about another player is another note."""

    def somebody(case: Case) -> Ruling:
        who = Role.LHO if case[A] else Role.RHO
        case.cite("27A1")
        case.stand("waits", "27A1", who, When.AT_TURN)
        return case.ruling()

    assert len(folded(somebody).boxes) == 3


def test_what_every_path_says_stands_above_the_chart() -> None:
    """A paragraph that is applied whatever is answered is a note of the whole chart, in its place among the others."""

    def always(case: Case) -> Ruling:
        answer = case[A]
        case.cite("27A2")
        case.check("later", "27A1", When.END_OF_PLAY)
        case.step("done" if answer else "left", "27A1")
        return case.ruling()

    made = folded(always)
    assert [(note.part, id_of(note)) for note in made.notes.listed] == [(Part.LAW, "27A2"), (Part.CHECK, "check-later")]
    assert [[id_of(n) for n in b.notes.listed] for b in made.boxes if isinstance(b, End)] == [
        ["step-done"],
        ["step-left"],
    ]


def test_a_paragraph_is_named_where_something_is_said_under_it() -> None:
    """Above the chart or on an arrow it stands alone only where a way from there says nothing under it."""

    def applied(case: Case) -> Ruling:
        case.cite("27A1")
        case.cite("27A2")
        case.step("done" if case[A] else "left", "27A1")
        if case[B]:
            case.step("more", "27A2")
        return case.ruling()

    made = folded(applied)
    assert [id_of(note) for note in made.notes.listed] == ["27A2"]
    assert {id_of(note) for box in made.boxes if isinstance(box, End) for note in box.notes.listed} == {"step-more"}


def test_a_procedure_that_asks_nothing_is_one_box() -> None:
    """Where nothing is asked, the only box is the ruling."""

    def silent(case: Case) -> Ruling:
        case.cite("27A1")
        return case.ruling()

    made = folded(silent)
    (only,) = made.boxes
    assert isinstance(only, End)
    assert [note.law for note in only.notes.listed] == ["27A1"]


def test_an_election_is_asked_where_it_is_read() -> None:
    """What an authority has elected is a box where the Law asks for it, the default first."""

    def elected(case: Case) -> Ruling:
        if case[A]:
            case.cite("27A1" if case[TEXT] == "new" else "27B2")
        else:
            case.cite("27B1")
            case.step("done" if case[B] else "left", "27B1")
        return case.ruling()

    made = folded(elected)
    box = made.boxes[1]
    assert isinstance(box, Fork)
    assert (box.key, box.item) == ("text", None)
    assert [arrow.answer for arrow in box.arrows] == ["new", "old"]
    assert forks(made) == ["a", "text", "b"]


def test_an_election_that_changes_nothing_is_not_asked() -> None:
    """An election that no path reads, or that makes no difference, is not drawn."""

    def unread(case: Case) -> Ruling:
        case.cite("27A1" if case[A] else "27B2")
        return case.ruling()

    def idle(case: Case) -> Ruling:
        case.cite("27A1" if case[A] and case[TEXT] else "27B2")
        return case.ruling()

    for function in (unread, idle):
        assert forks(folded(function)) == ["a"]


def test_two_elections_are_two_boxes() -> None:
    """Each election is asked by itself, and only on the side on which it matters."""
    other = Election("other", Kind.CHOICE, "x", "27", "authority", ("x", "y"))

    def elected(case: Case) -> Ruling:
        if case[TEXT] == "new":
            case.cite("27A1" if case[A] else "27B2")
        else:
            case.cite("27B1" if case[other] == "x" else "27B3")
        return case.ruling()

    assert forks(folded(elected)) == ["text", "a", "other"]


def test_what_an_authority_may_forbid_stands_in_the_chart() -> None:
    """Under the Laws of 2007 an authority may forbid defenders to ask about a revoke (61B3); of 2017 it may not."""
    assert "defenders_may_ask" in forks(drawn(get("revoke_inquiry", LAWS_2007)))
    assert not set(forks(drawn(get("revoke_inquiry", LAWS_2017)))) & set(ELECTIONS)
