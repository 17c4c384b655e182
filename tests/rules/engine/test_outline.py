"""What a procedure may come to is kept, so that nobody waits until all its paths have been walked."""

import subprocess
import sys

import pytest

from rules.engine.outline import outline, worked_out
from rules.engine.procedure import Procedure
from rules.menu import procedures
from tests.campaign import sampled
from tests.walks import walked

# In a process that has imported nothing else, so that a fact on the way to an offer is not known yet.
ALONE = """
from rules.procedures import load
load("revoke")
from rules.engine.outline import outline
from rules.engine.procedure import written
from rules.lawbook import LAWS_2017
print(len(outline(written("revoke", LAWS_2017)).offers))
"""


@pytest.mark.parametrize("procedure", sampled(procedures(), 12), ids=lambda p: f"{p.id} {p.edition.id}")
def test_what_is_kept_is_what_the_paths_come_to(procedure: Procedure) -> None:
    """The offers as they are first met, the Laws and the paragraphs; scripts/lists writes them down."""
    assert outline(procedure) == worked_out(walked(procedure))[0]


def test_a_procedure_that_is_imported_alone_has_the_same_offers() -> None:
    """Also those on whose way another irregularity is ruled on, which is imported then."""
    told = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True).stdout
    (revoke,) = (each for each in procedures() if (each.id, each.edition.id) == ("revoke", "2017"))
    assert int(told) == len(outline(revoke).offers) > 3
