"""A procedure that is imported alone rules as it does among all the others."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.engine.derive import DERIVATIONS
from rules.engine.facts import unscoped
from rules.engine.procedure import SUBJECTS, written
from rules.menu import MENU
from tests.walks import walked

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]

# Each in a process that has imported no other.
ALONE = """
import json, os, sys
from rules.engine.derive import DERIVATIONS
from rules.engine.facts import DECLARED
from rules.engine.procedure import SUBJECTS
from rules.procedures import load

for id in sys.argv[1:]:
    if os.fork() == 0:
        load(id)
        editions = [edition.id for edition in SUBJECTS[id].functions]
        found = {"editions": editions, "procedures": [*SUBJECTS], "facts": [*DECLARED], "derived": [*DERIVATIONS]}
        print(json.dumps({"id": id, **found}), flush=True)
        os._exit(0)
    assert os.wait()[1] == 0
"""


@pytest.fixture(scope="module")
def alone() -> list[dict[str, Any]]:
    """What is registered, irregularity by irregularity."""
    command = [sys.executable, "-c", ALONE, *MENU]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=300).stdout
    return [json.loads(line) for line in told.splitlines()]


def test_it_is_imported_alone(alone: list[dict[str, Any]]) -> None:
    """Whoever asks for one does not wait for all the others."""
    assert [each["id"] for each in alone] == list(MENU)
    assert max(len(each["procedures"]) for each in alone) < len(SUBJECTS) / 2


def test_it_lacks_nothing(alone: list[dict[str, Any]]) -> None:
    """It has the function of each edition; and what follows from what is known, of each fact that it reads.

    What another irregularity reads, as which it goes on, comes with that one.
    """
    for each in alone:
        id, functions = each["id"], SUBJECTS[each["id"]].functions
        assert each["editions"] == [edition.id for edition in functions]
        read = {unscoped(key) for edition in functions for key in walked(written(id, edition)).keys}
        assert set(each["derived"]) >= DERIVATIONS.keys() & read & set(each["facts"])
