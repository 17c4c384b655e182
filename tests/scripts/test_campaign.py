"""scripts/campaign: the sampled tests at full size, and a page of what came of them."""

import runpy
import subprocess
import sys
import xml.etree.ElementTree as xml
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
    assert (
        ended.stderr
        == "no such part: nothing; there are kills, posts, replays, reliability, scenarios, paths, files, properties\n"
    )


def test_every_attack_has_its_tests() -> None:
    """tests/attacks.toml names tests that there are."""
    for attack in runpy.run_path(str(SCRIPT))["ATTACKS"]:
        assert attack["tests"]
        for test in attack["tests"]:
            file, _, name = test.partition("::")
            text = (ROOT / "tests" / "bot" / file).read_text("utf-8")
            assert not name or f"def {name}(" in text, test


def test_the_table_of_attacks() -> None:
    """Each stands under its platform and its database, with what failed and the longest that was measured."""
    script = runpy.run_path(str(SCRIPT))
    first = script["ATTACKS"][0]
    told, discords = (test.replace(".py::", " ").replace("/", ".").split() for test in first["tests"])
    cases = [
        f"""<testcase classname="tests.bot.{told[0]}" name="{told[1]}[{engine}]"><properties><property name="seconds"
        value="{seconds}"/></properties>{bad}</testcase>"""
        for engine, seconds, bad in (("sqlite", 1, ""), ("sqlite-2", 2.34, "<failure/>"), ("postgresql", 0.5, ""))
    ]
    cases.append(f'<testcase classname="tests.bot.{discords[0]}" name="{discords[1]}[sqlite]"/>')
    suite = xml.fromstring(f"<testsuite>{''.join(cases)}</testsuite>")
    row = next(line for line in script["table"](list(suite)).splitlines() if line.startswith(f"| {first['what']} |"))
    assert row.endswith(f"| {first['before']} | 1 of 2, 2.3 s | 1 of 1, 0.5 s | 1 of 1 | – |")


def test_the_page_of_promises_has_every_attack() -> None:
    """docs/reliability.md has the table as the campaign writes it, and nothing in it has failed."""
    script = runpy.run_path(str(SCRIPT))
    _, _, rest = (ROOT / "docs" / "reliability.md").read_text("utf-8").partition(script["FIRST"])
    rows = [line.strip("| ").split(" | ") for line in rest.partition(script["LAST"])[0].splitlines()[3:] if line]
    assert [row[:3] for row in rows] == [[a["what"], a["promise"], a["before"]] for a in script["ATTACKS"]]
    for cell in (cell for row in rows for cell in row[3:] if cell != "–"):
        kept, _, tried = cell.partition(",")[0].partition(" of ")
        assert kept == tried
