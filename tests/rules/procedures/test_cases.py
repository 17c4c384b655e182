"""Every case of tests/cases: from the facts to the ruling, as a Laws expert wrote it down."""

import pytest

import rules.menu  # noqa: F401 - registers what the cases are about
from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.procedure import get
from rules.engine.ruling import Offering, Ruling
from rules.lawbook import Edition, edition, editions, verified
from tests.case_files import WrittenCase, cases

EVERY_CASE = [pytest.param(case, id=str(case)) for case in cases()]
USUAL_CASES = [pytest.param(case, id=str(case)) for case in cases() if "usual" in case.table]


@pytest.mark.parametrize("case", EVERY_CASE)
def test_case(case: WrittenCase) -> None:
    """The facts lead to the question or to the ruling that the case names.

    A case names no fact that its auction shows, so that it proves that nothing else was asked.
    """
    given = case.given
    assert given == case.expected
    assert case.repeated == []
    assert "asks" in given or case.table["law"] in given["laws"]


@pytest.mark.parametrize("laws", editions(), ids=lambda laws: laws.id)
def test_an_edition_serves_what_case_files_name_it_for(laws: Edition) -> None:
    """The list `verified` in the file of an edition is what the case files prove: all of it, and nothing else."""
    assert verified(laws) == {case.procedure for case in cases() if case.year == laws.id}


@pytest.mark.parametrize("case", USUAL_CASES)
def test_a_usual_case_is_short(case: WrittenCase) -> None:
    """Five taps from the menu to what is read out to LHO, and besides their choice two more to the ruling."""
    procedure = get(case.procedure, edition(case.year))
    answers: dict[str, Value] = {}
    read_out = None
    while not isinstance(step := decide(procedure, answers), Ruling):
        if isinstance(step, Offering) and read_out is None:
            read_out = 1 + len(answers)
        answers[step.key] = case.answers[step.key]
    assert (read_out or 0) <= 5
    assert 1 + len(answers) <= (read_out or 2) + 3
