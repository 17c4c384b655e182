"""The walk finds nothing wrong with the procedures, and finds every fault that is planted."""

from rules.engine.case import Case
from rules.engine.facts import Election, Fact, Kind, Offer, Option, Role
from rules.engine.ruling import Ruling
from rules.engine.walk import Fault, messages, walk
from tests.planted import planted

# Planted facts are not declared: they exist in these tests alone.
A = Fact("a", Kind.YES_NO, (True, False))
B = Fact("b", Kind.YES_NO, (True, False))


def test_an_election_is_answered_in_every_way_where_it_is_read() -> None:
    """What an authority may elect is walked on the paths that read it, and on no other; the default comes first."""
    elected = Election("text", Kind.CHOICE, "new", "27", "authority", ("old", "new"))

    def reads(case: Case) -> Ruling:
        case.cite("27B2" if case[A] else "27A1" if case[elected] == "new" else "27B3")
        return case.ruling()

    assert [(path.answers, path.elections, path.ruling.laws) for path in walk(planted(reads)).paths] == [
        ({"a": True}, {}, ("27B2",)),
        ({"a": False}, {"text": "new"}, ("27A1",)),
        ({"a": False}, {"text": "old"}, ("27B3",)),
    ]


def test_a_number_that_is_elected_is_walked_with_its_default() -> None:
    """Numbers and texts enter words and arithmetic; no procedure branches on them."""
    minutes = Election("minutes", Kind.NUMBER, 20, "79C1", "club")

    def reads(case: Case) -> Ruling:
        case.cite("79C1")
        case.step("in-time", "79C1", minutes=str(case[minutes]))
        return case.ruling()

    (path,) = walk(planted(reads)).paths
    assert (path.elections, path.ruling.steps[0].args) == ({}, {"minutes": "20"})


def test_missing_texts_are_found() -> None:
    """Every question, choice, script, consequence, explanation and step names the message it needs."""
    judged = Fact("j", Kind.CHOICE, ("x", "y"), judgement=True, script=("read",))
    offer = Offer("o", Role.LHO, ("line",), (Option("p", "c1"), Option("q", "c2")))

    def speaks(case: Case) -> Ruling:
        chosen = case.choose(offer) if case[judged] == "x" else "q"
        case.cite("27A1")
        case.step(f"did-{chosen}", "27A1")
        return case.ruling()

    found = walk(planted(speaks))
    assert messages(found) == {
        *("fact-j", "fact-j.x", "fact-j.y", "fact-j.explain", "script-read"),
        *("offer-o", "offer-o.p", "offer-o.q", "script-line", "consequence-c1", "consequence-c2"),
        *("step-did-p", "step-did-q"),
    }


def test_a_fault_says_where() -> None:
    """A fault reads as a sentence that leads to the place."""
    assert str(Fault("useless question", "here")) == "useless question: here"
