"""Faults that are planted to see that they are found by something other than a reader."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FORGETS_ONE = """
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import choice
from rules.engine.ruling import Ruling


class Seen(StrEnum):
    BY_PARTNER = "by_partner"
    BY_NOBODY = "by_nobody"
    BY_DUMMY = "by_dummy"


SEEN = choice("planted_seen", Seen)


def planted(case: Case) -> Ruling:
    seen = case[SEEN]
    match seen:
        case Seen.BY_PARTNER:
            case.cite("49")
        case Seen.BY_NOBODY:
            case.cite("47E1")
        case _:
            assert_never(seen)
    return case.ruling()
"""


@pytest.mark.long
def test_a_choice_without_a_branch_is_found_by_the_type_checker(tmp_path: Path) -> None:
    """An enum got a third member, and no branch: mypy names the member."""
    file = tmp_path / "planted.py"
    file.write_text(FORGETS_ONE, "utf-8")
    command = [sys.executable, "-m", "mypy", "--no-error-summary", str(file)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert 'Argument 1 to "assert_never" has incompatible type "Literal[Seen.BY_DUMMY]"' in found.stdout


def test_no_procedure_tells_editions_apart_by_itself() -> None:
    """What differs is another function, or a table by edition that falls back to the base."""
    sources = [*(ROOT / "rules").rglob("*.py"), *(ROOT / "dialogues").rglob("*.py"), *(ROOT / "bot").rglob("*.py")]
    asking = ("edition ==", "edition !=", "edition is LAWS", "edition.id ==", 'Literal["2017"', "[case.edition]")
    assert [(file.name, text) for file in sources for text in asking if text in file.read_text("utf-8")] == []
