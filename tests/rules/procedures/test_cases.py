"""Every case of tests/cases: from the facts to the ruling, as a Laws expert wrote it down."""

import pytest

import rules.procedures  # noqa: F401 - registers what the cases are about
from tests.case_files import WrittenCase, cases

EVERY_CASE = [pytest.param(case, id=str(case)) for case in cases()]


@pytest.mark.parametrize("case", EVERY_CASE)
def test_case(case: WrittenCase) -> None:
    """The facts lead to the question or to the ruling that the case names."""
    given = case.given
    assert given == case.expected
    assert "asks" in given or case.table["law"] in given["laws"]


@pytest.mark.parametrize("case", EVERY_CASE)
def test_nothing_is_said_twice(case: WrittenCase) -> None:
    """A case names no fact that its auction shows, so that it proves that nothing else was asked."""
    assert case.repeated == []
