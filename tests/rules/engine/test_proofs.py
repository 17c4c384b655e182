"""The walk finds nothing wrong with the procedures, and finds every fault that is planted."""

from collections.abc import Callable

import pytest

from rules.engine.case import Case
from rules.engine.derive import AUCTION
from rules.engine.facts import Fact, Kind, Offer, Option, Role
from rules.engine.procedure import Procedure
from rules.engine.proofs import faults
from rules.engine.ruling import Ruling
from rules.engine.walk import LONGEST, walk
from rules.menu import procedures
from tests.planted import planted
from tests.walks import walked

# Planted facts are not declared: they exist in these tests alone.
A = Fact("a", Kind.YES_NO, (True, False))
B = Fact("b", Kind.YES_NO, (True, False))


def kinds(function: Callable[[Case], Ruling]) -> list[str]:
    """The kinds of fault that the walk finds in a procedure made for the purpose."""
    return [fault.kind for fault in faults(walk(planted(function)))]


@pytest.mark.parametrize("procedure", procedures(), ids=lambda p: f"{p.id} {p.edition.id}")
def test_every_procedure_is_proven(procedure: Procedure) -> None:
    """Every path ends within twelve questions, asks nothing twice, idly or too early, and cites what exists."""
    found = walked(procedure)
    wrong = faults(found)
    assert not wrong, "\n".join(map(str, wrong))
    assert 0 < found.longest <= LONGEST
    assert all(path.ruling.laws for path in found.paths)


def test_a_sound_procedure_has_no_fault() -> None:
    """A question that makes a difference, and a paragraph that exists, are no faults."""

    def sound(case: Case) -> Ruling:
        case.cite("27A1" if case[A] else "27B2")
        return case.ruling()

    assert kinds(sound) == []


def test_a_useless_question_is_found() -> None:
    """A question is useless where everything that follows is the same."""

    def useless(case: Case) -> Ruling:
        case[A]
        case.cite("27A1" if case[B] else "27B2")
        return case.ruling()

    assert "useless question" in kinds(useless)


def test_a_question_asked_too_early_is_found() -> None:
    """A question is too early where no other answer, the rest kept, would change anything."""

    def too_early(case: Case) -> Ruling:
        first = case[A]
        if case[B]:
            case.cite("27A1")
        else:
            case.cite("27B2" if first else "27B3")
        return case.ruling()

    assert kinds(too_early) == ["asked too early", "asked too early"]


def test_what_an_offer_has_to_name_is_not_too_early() -> None:
    """What the script of an offer names must be known before the choice, idle or not."""
    offer = Offer("o", Role.LHO, ("line",), (Option("x", "c"), Option("y", "c")), names=(A,))

    def named(case: Case) -> Ruling:
        first = case[A]
        if case.choose(offer) == "x":
            case.cite("27A1")
        else:
            case.cite("27B2" if first else "27B3")
        return case.ruling()

    assert kinds(named) == []


def test_a_branch_on_a_typed_fact_is_found() -> None:
    """A procedure may not decide by a call or an auction itself, only by what is derived from it."""

    def branches(case: Case) -> Ruling:
        case.cite("27A1" if case[AUCTION] else "27B2")
        return case.ruling()

    assert kinds(branches) == ["branch on a typed fact"]


def test_a_wrong_citation_is_found() -> None:
    """A paragraph of the other edition does not exist in this one."""

    def wrong(case: Case) -> Ruling:
        case.cite("27C2")
        return case.ruling()

    assert kinds(wrong) == ["wrong citation"]


def test_the_wrong_test_of_a_question_is_found() -> None:
    """The paragraph whose test a question puts must exist as well."""
    judged = Fact("j", Kind.YES_NO, (True, False), judgement=True, law="23")

    def wrong(case: Case) -> Ruling:
        case.cite("27A1" if case[judged] else "27B2")
        return case.ruling()

    assert kinds(wrong) == []
    found = walk(planted(wrong))
    assert {asking.law for path in found.paths for asking in path.askings} == {"23"}
    misjudged = Fact("j", Kind.YES_NO, (True, False), judgement=True, law="23D")

    def worse(case: Case) -> Ruling:
        case.cite("27A1" if case[misjudged] else "27B2")
        return case.ruling()

    assert kinds(worse) == ["wrong citation", "wrong citation"]


@pytest.mark.parametrize(
    ("offer", "fault"),
    [
        (Offer("o", Role.LHO, ("line",), (Option("x", "c"), Option("y", ""))), "option without consequence"),
        (Offer("o", Role.LHO, (), (Option("x", "c"), Option("y", "c"))), "offer without script"),
    ],
)
def test_an_incomplete_offer_is_found(offer: Offer[str], fault: str) -> None:
    """Every option has a consequence, and every offer is read out."""

    def offers(case: Case) -> Ruling:
        case.cite("27A1" if case.choose(offer) == "x" else "27B2")
        return case.ruling()

    assert kinds(offers) == [fault]


def test_a_procedure_that_asks_too_much_is_found() -> None:
    """No segment asks more than twelve questions."""
    many = [Fact(f"q{number}", Kind.CHOICE, ("x",)) for number in range(LONGEST + 1)]

    def endless(case: Case) -> Ruling:
        for fact in many:
            case[fact]
        case.cite("27A1")
        return case.ruling()

    assert "too long" in kinds(endless)


def test_a_procedure_that_asks_twice_is_found() -> None:
    """A fact that goes on being asked after it was answered is a fault, and does not hang the walk."""
    narrow = A.only(False)

    def twice(case: Case) -> Ruling:
        case[A]
        case[narrow]
        case.cite("27A1")
        return case.ruling()

    assert kinds(twice), "a contradiction between two readings of one fact must not pass"
