"""`director flowchart`: the chart of a procedure, on standard output or in a file."""

import subprocess
import sys
from pathlib import Path

import pytest

from locales import LANGUAGES
from tests.bot.command import Result
from tests.bot.command import run as director


def run(*args: str) -> Result:
    """Run `director flowchart` with these arguments."""
    return director("flowchart", *args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_formats(language: str) -> None:
    """A page to print, or a diagram, in the language asked for."""
    page = run("lead_restriction", "--edition", "2007", "--lang", language, "--format", "html")
    assert page.exit_code == 0
    assert page.stdout.startswith(f'<!doctype html>\n<html lang="{language}"')
    assert page.stdout.endswith("</html>\n")
    diagram = run("lead_restriction", "--edition", "2007", "--lang", language, "--format", "mermaid")
    assert diagram.exit_code == 0
    assert "\nflowchart TD\n" in diagram.stdout


def test_output_to_a_file(tmp_path: Path) -> None:
    """With --output the same goes to a file, and nothing is printed."""
    file = tmp_path / "chart.html"
    result = run("inadmissible_double", "--lang", "he", "--output", str(file))
    assert result == Result(0, "", "")
    assert file.read_text("utf-8") == run("inadmissible_double", "--lang", "he").stdout


def test_the_chart_is_always_the_same() -> None:
    """Two runs give the same bytes, whatever the order of Python's sets."""
    command = [sys.executable, "-c", "from bot.cli import main; main()", "flowchart", "inadmissible_double"]
    command += ["--edition", "2007", "--lang", "en", "--format", "mermaid"]
    once, again = (
        subprocess.run(command, capture_output=True, env={"PYTHONHASHSEED": seed}, timeout=60, check=True).stdout
        for seed in ("1", "2")
    )
    assert once == again


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("revokes",), "revokes"),
        (("insufficient_bid", "--edition", "1997"), "1997"),
        (("damage_comparable", "--edition", "2007"), "damage_comparable"),
        (("insufficient_bid", "--format", "pdf"), "mermaid, html"),
        (("insufficient_bid", "--lang", "xx"), "en, el, tr, he"),
        (("lead_restriction", "--output", "/no/such/folder/chart.html"), "/no/such/folder"),
    ],
    ids=str,
)
def test_wrong_input_is_one_clear_line(args: tuple[str, ...], named: str) -> None:
    """Wrong input ends with exit code 2 and one line that names what is wrong; nothing is printed."""
    result = run(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.strip().splitlines()) == 1
    assert named in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_input_is_said_in_the_users_language(language: str) -> None:
    """A format that does not exist, and a file that cannot be written, are said in the language asked for."""
    for args in (("--format", "pdf"), ("--output", "/no/such/folder/chart.html")):
        said = run("lead_restriction", *args, "--lang", language).stderr
        assert (said == run("lead_restriction", *args, "--lang", "en").stderr) == (language == "en")
