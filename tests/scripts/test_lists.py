"""scripts/lists: what follows from the procedures and the case files is kept by nobody."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "lists"


def test_the_lists_are_as_the_procedures_and_the_cases_say() -> None:
    """README's list, the permanent ids and what each edition is verified for: run scripts/lists where this fails."""
    ended = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert ended.stdout == ""
    assert ended.returncode == 0
