"""Every case of tests/cases: from the facts to the ruling, as a Laws expert wrote it down."""

import re
from collections import Counter, defaultdict
from dataclasses import replace
from typing import Any

import pytest

import rules.menu  # noqa: F401 - registers what the cases are about
from rules.engine.case import Case
from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.procedure import SUBJECTS, get, irregularity
from rules.engine.ruling import Offering, Ruling
from rules.lawbook import LAWS_2007, LAWS_2007_PRINTED, Edition, edition, editions, exists, verified
from tests.case_files import KEYS, NotCompared, WrittenCase, cases

OF_A_FILE: dict[str, list[WrittenCase]] = defaultdict(list)
for each in cases():
    OF_A_FILE[f"{each.file} {each.year}"].append(each)


@pytest.mark.parametrize("written", OF_A_FILE.values(), ids=OF_A_FILE.keys())
def test_every_case_of_a_file(written: list[WrittenCase]) -> None:
    """The facts lead to the question or to the ruling that the case names.

    A case names no fact that its auction shows, so that it proves that nothing else was asked.
    """
    given = [(case, case.given) for case in written]
    assert given == [(case, case.expected) for case in written]
    assert [case for case in written if case.repeated] == []
    assert [case for case, ruled in given if "asks" not in ruled and case.table["law"] not in ruled["laws"]] == []


def test_a_case_has_no_unknown_key() -> None:
    """What is misspelt would be passed over in silence."""
    for case in cases():
        assert set(case.table) <= KEYS, case
        assert case.not_compared == [], case


def of(**said: Any) -> WrittenCase:
    """A case of 2017 that says this."""
    return WrittenCase("score/claim", "2017", {"name": "Invented", "law": "68", "editions": ["2017", "2007"], **said})


@pytest.mark.parametrize(
    ("said", "idle"),
    [
        ({"ruling": {"laws": ["68"], "apeal": "x (83)"}}, "ruling.apeal"),
        ({"ruling": {"laws": ["68"], "2007": {"setps": []}}}, "ruling.2007.setps"),
        ({"ruling": {"laws": ["68"], "1997": {"steps": []}}}, "ruling.1997"),
        ({"ruling": {"laws": ["68"]}, "by": "lho"}, "by"),
        ({"ruling": {"laws": ["68"]}, "asks": "claimed"}, "ruling"),
        ({}, "no ruling"),
    ],
)
def test_what_is_compared_with_nothing_is_found(said: dict[str, Any], idle: str) -> None:
    """A part of a ruling that there is not, or of an edition that the case is not of; a ruling beside a question."""
    assert of(**said).not_compared == [idle]
    with pytest.raises(NotCompared, match=f"Invented: {idle}: compared with nothing"):
        assert of(**said).expected


def test_who_may_appeal_is_compared() -> None:
    """As a case writes it, with its paragraph; where a case says nothing of it, there is nothing of it."""

    def ruled(case: Case) -> Ruling:
        case.step("play-on", "84A")
        case.refer_to_appeal("finding-may-be-reviewed", "83")
        return case.ruling()

    subject = irregularity("rules.procedures.score.invented", place=1)
    subject.under(LAWS_2007)(ruled)
    try:
        said: dict[str, Any] = {"laws": ["84A", "83"], "steps": ["play-on (84A)"]}
        case = replace(of(facts={}, ruling=said), file="score/invented")
        assert case.given["appeal"] == "finding-may-be-reviewed (83)"
        assert not case.holds
        said |= {"appeal": "finding-may-be-reviewed (83)"}
        assert replace(of(facts={}, ruling=said), file="score/invented").holds
    finally:
        del SUBJECTS["invented"]


def test_a_reading_stands_once_in_an_edition() -> None:
    """It stands beside the case that shows it best; the other edition may have a case of its own for it."""
    read = Counter((case.year, case.table["reading"]) for case in cases() if "reading" in case.table)
    assert len(read) > 100
    assert [reading for reading, times in read.items() if times > 1] == []


def test_a_reading_names_paragraphs_that_exist() -> None:
    """In an edition of the Laws, whichever it speaks of; and it is one or two sentences."""
    for case in (case for case in cases() if "reading" in case.table):
        reading = case.table["reading"]
        named = re.findall(r"\b\d{1,2}[A-G]\d?(?:\([a-l]\))?", reading)
        unknown = [law for law in named if not any(exists(laws, law) for laws in (*editions(), LAWS_2007_PRINTED))]
        assert unknown == [], case
        assert len(re.findall(r"[.!?](?= |$)", reading)) <= 2, case


def test_what_a_ruling_leads_to_has_cases() -> None:
    """Whatever a ruling names (`->`) is ruled on by cases of that edition, and every segment with cases is named."""
    named = {
        (case.year, segment)
        for case in cases()
        if "ruling" in case.table
        for said in case.expected.values()
        for line in ([said] if isinstance(said, str) else said)
        for segment in re.findall(r"-> (\w+)", line)
    }
    assert named <= {(case.year, case.procedure) for case in cases()}
    assert {(case.year, case.procedure) for case in cases() if "segment" in case.table} <= named


@pytest.mark.parametrize("laws", editions(), ids=lambda laws: laws.id)
def test_an_edition_serves_what_case_files_name_it_for(laws: Edition) -> None:
    """The list `verified` in the file of an edition is what the case files prove: all of it, and nothing else."""
    assert verified(laws) == {case.procedure for case in cases() if case.year == laws.id}


def test_a_usual_case_is_short() -> None:
    """Five taps from the menu to what is read out to LHO, and besides their choice two more to the ruling."""
    for case in (case for case in cases() if "usual" in case.table):
        procedure = get(case.procedure, edition(case.year))
        answers: dict[str, Value] = {}
        read_out = None
        while not isinstance(step := decide(procedure, answers), Ruling):
            if isinstance(step, Offering) and read_out is None:
                read_out = 1 + len(answers)
            answers[step.key] = case.answers[step.key]
        assert (read_out or 0) <= 5, case
        assert 1 + len(answers) <= (read_out or 2) + 3, case
