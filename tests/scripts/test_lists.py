"""scripts/lists: what follows from the procedures and the case files is kept by nobody."""

import re
import subprocess
import sys
from pathlib import Path

from rules.lawbook import sort_key
from tests.case_files import cases

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "lists"


def test_the_lists_are_as_the_procedures_and_the_cases_say() -> None:
    """README's list, the permanent ids, what each edition is verified for, readings of doubtful Law, and outlines.

    Run scripts/lists where this fails.
    """
    ended = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert ended.stdout == ""
    assert ended.returncode == 0


def test_the_readings_of_doubtful_law_stand_in_the_order_of_the_laws() -> None:
    """Each of them once, with the number of its Law and the editions in which its cases hold."""
    text = (ROOT / "docs" / "laws-expert.md").read_text("utf-8")
    listed = text.partition("<!-- scripts/lists -->\n- ")[2].partition("<!-- end -->")[0]
    rows = [" ".join(row.split()) for row in listed.split("\n- ")]
    laws = [row.removeprefix("**").partition("**")[0] for row in rows]
    assert laws == sorted(laws, key=sort_key)
    years: dict[str, set[str]] = {}
    for case in cases():
        if reading := case.table.get("reading"):
            years.setdefault(reading, set()).add(case.year)
    assert len(rows) == len(years)
    for reading, held in years.items():
        (row,) = [row for row in rows if f") {reading} — *" in row]
        assert re.findall(r"\d{4}", row.partition(reading)[0]) == sorted(held, reverse=True)
