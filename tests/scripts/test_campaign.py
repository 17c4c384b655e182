"""scripts/campaign: the sampled tests at full size, and a page of what came of them."""

import runpy
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "campaign"
PAGE = ROOT / "docs" / "campaign.md"


def test_the_page_says_what_came_of_the_parts_that_were_tried() -> None:
    """docs/campaign.md says when a part was tried last, and that all its tests passed."""
    rows = [line.strip("| ").split(" | ") for line in PAGE.read_text("utf-8").splitlines()[6:]]
    assert rows
    assert {row[0] for row in rows} <= set(runpy.run_path(str(SCRIPT))["PARTS"])
    assert all(int(tests) > 0 and failed == "0" for _, _, tests, failed, *_ in rows)


def test_an_unknown_part_is_one_line() -> None:
    """Nothing is tried where the part does not exist."""
    ended = subprocess.run([sys.executable, SCRIPT, "nothing"], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == "no such part: nothing; there are kills, replays, scenarios, paths, properties\n"
