"""scripts/new, and the walk of docs/contributor.md: followed to the letter in a copy, it ends with an irregularity."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WALK = (ROOT / "docs" / "contributor.md").read_text("utf-8").partition("### One from the beginning to the end")[2]

# A file of the walk, and what it says.
FILE = re.compile(r"`([^`\n]+\.(?:toml|py|ftl))`:\n\n```\w+\n(.*?)```", re.DOTALL)

# What is tested of an irregularity without walking through all the others.
OF_AN_IRREGULARITY = "cards_not_counted or permanent or same_messages or same_arguments or depths or two_irregularities"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The repository as somebody has it who has just cloned it, without its history."""
    for name in ("rules", "locales", "dialogues", "bot", "tests", "scripts", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command in the copy, of which nothing is imported from here."""
    environment = {"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin", "HOME": str(folder)}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def new(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """scripts/new in the copy."""
    return run(folder, "scripts/new", *arguments)


def test_the_walk_leads_to_an_irregularity(copy: Path) -> None:
    """Its command, its files, its phrases, its last commands: then all that is tested of an irregularity holds."""
    command = next(line.strip() for line in WALK.splitlines() if line.startswith("    scripts/new"))
    made = new(copy, *shlex.split(command)[1:])
    assert made.returncode == 0, made.stderr
    files = dict(FILE.findall(WALK))
    assert files.keys() <= set(made.stdout.split()), "only what was made is written"
    for name, text in files.items():
        (copy / name).write_text(text, "utf-8")
    phrases = re.findall(r'"([^"]+)"', WALK.partition("Last the phrases")[2].partition("Then")[0])
    for language, phrase in zip(("en", "el", "tr", "he"), phrases, strict=True):
        lexicon = copy / "locales" / language / "lexicon.toml"
        lexicon.write_text(lexicon.read_text("utf-8").replace('"TODO"', f'"{phrase}"'), "utf-8")
    for script in (["scripts/lists"], ["scripts/reviewed", "--mark"]):
        ended = run(copy, *script)
        assert ended.returncode == 0, ended.stdout + ended.stderr
    tests = [
        "tests/rules/procedures/test_cases.py",
        "tests/rules/test_permanent_ids.py",
        "tests/locales/test_messages.py",
    ]
    ended = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", OF_AN_IRREGULARITY)
    assert ended.returncode == 0, ended.stdout[-3000:]
    (copy / "facts.json").write_text('{"holds_thirteen": true}', "utf-8")
    main = "from bot.cli import main; main()"
    ruled = run(copy, "-c", main, "rule", "cards_not_counted", "--facts", "facts.json")
    assert "thirteen cards" in ruled.stdout, ruled.stderr


def test_of_one_not_ruled_on_yet_the_words_are_taken_over(copy: Path) -> None:
    """Its title and its phrases go where they belong now, in every language, and nothing of it is left there."""
    made = new(copy, "play", "deceptive_manner", "--law", "73D2")
    assert made.returncode == 0, made.stderr
    assert "[deceptive_manner]" not in (copy / "rules" / "procedures" / "not_yet.toml").read_text("utf-8")
    for language in ("en", "el", "tr", "he"):
        folder = copy / "locales" / language
        assert "deceptive_manner" not in (folder / "not_yet.ftl").read_text("utf-8")
        before, _, after = (folder / "lexicon.toml").read_text("utf-8").partition("[not_yet]")
        assert "deceptive_manner = [" in before
        assert "deceptive_manner" not in after
        assert "TODO" not in (folder / "play" / "deceptive_manner.ftl").read_text("utf-8").splitlines()[0]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("nowhere", "something"), "there is no group nowhere"),
        (("play", "Something"), "is no id"),
        (("play", "revoke"), "there is a procedure revoke already"),
    ],
)
def test_what_cannot_be_made_is_refused(copy: Path, arguments: tuple[str, str], why: str) -> None:
    """With a line that says why, and nothing made."""
    refused = new(copy, *arguments, "--law", "1")
    assert refused.returncode == 2
    assert why in refused.stderr
