"""scripts/new, and the walk of docs/contributor.md: followed to the letter in a copy, it ends with an irregularity."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kept import KEPT, ROOT

WALK = (ROOT / "docs" / "contributor.md").read_text("utf-8").partition("### One from the beginning to the end")[2]

# A file of the walk, and what it says.
FILE = re.compile(r"`([^`\n]+\.(?:toml|py|ftl))`:\n\n```\w+\n(.*?)```", re.DOTALL)

# What is tested of an irregularity without walking through all the others.
OF_AN_IRREGULARITY = "cards_not_counted or permanent or same_messages or same_arguments or depths or two_irregularities"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The repository as somebody has it who has cloned it and tried it, without its history."""
    for name in ("rules", "locales", "dialogues", "bot", "tests", "scripts", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    walks = KEPT / "walks"
    walks.mkdir(parents=True, exist_ok=True)
    kept = tmp_path / walks.relative_to(ROOT)
    kept.parent.mkdir(parents=True)
    kept.symlink_to(walks, target_is_directory=True)  # what a procedure comes to is not worked out twice
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


@pytest.mark.long
def test_the_walk_leads_to_an_irregularity(copy: Path) -> None:
    """Its command, its files, its last commands: then all that is tested of an irregularity holds."""
    command = next(line.strip() for line in WALK.splitlines() if line.startswith("    scripts/new"))
    made = new(copy, *shlex.split(command)[1:])
    assert made.returncode == 0, made.stderr
    files = dict(FILE.findall(WALK))
    assert files.keys() <= set(made.stdout.split()), "only what was made is written"
    for name, text in files.items():
        (copy / name).write_text(text, "utf-8")
    scripts = re.findall(r"^    \.venv/bin/python (scripts/.*)$", WALK, re.MULTILINE)
    assert [script.split()[0] for script in scripts] == ["scripts/lists", "scripts/reviewed"]
    for script in (*scripts, "scripts/reviewed"):
        ended = run(copy, *shlex.split(script))
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
    (read,) = re.findall(r"^    \.venv/bin/director (paths .*)$", WALK, re.MULTILINE)
    leaves = run(copy, "-c", main, *read.split())
    assert leaves.stdout.count("Does the player hold thirteen cards? **No**") == 2, leaves.stderr


# Whether it is in the menu, behind which door; and whether scripts/lists would enter it.
MENU_AND_IDS = """
import runpy
from rules.menu import DOORS, behind

ids = runpy.run_path("scripts/lists")["permanent_ids"]("").splitlines()
print("procedure {id}" in ids, *(door for door in DOORS if "{id}" in behind(door)))
"""


def held(folder: Path) -> dict[str, bytes]:
    """Every file of the copy, with what it holds."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_the_first_of_a_group_is_made_with_its_folder(copy: Path) -> None:
    """Every file is named; it stands behind the door of its group, which may have another name."""
    shutil.rmtree(copy / "rules" / "procedures" / "appeal")
    before = held(copy)
    made = new(copy, "appeal", "stacked_deck", "--law", "6")
    assert made.returncode == 0, made.stderr
    after = held(copy)
    assert "rules/procedures/appeal/__init__.py" in after
    assert sorted(made.stdout.split()) == sorted(name for name in after if before.get(name) != after[name])
    assert 'case.step("stacked-deck", "6")' in after["rules/procedures/appeal/stacked_deck.py"].decode()
    menu = run(copy, "-c", MENU_AND_IDS.replace("{id}", "stacked_deck"))
    assert menu.stdout.split() == ["True", "score"], menu.stderr


def test_the_skeleton_has_the_depths_that_its_message_needs(copy: Path) -> None:
    """What the players are told: the short line, what is read out, and the explanation; the same in every language."""
    assert new(copy, "information", "something_new", "--law", "16B").returncode == 0
    for language in ("en", "el", "tr", "he"):
        words = (copy / "locales" / language / "information" / "something_new.ftl").read_text("utf-8")
        assert re.findall(r"^(?:[\w-]+| +\.\w+) =", words, re.MULTILINE) == [
            *("irregularity-something_new =", "    .what ="),
            *("step-something-new =", "    .say =", "    .explain ="),
        ]


def test_its_first_step_has_a_name_of_its_own(copy: Path) -> None:
    """Where another irregularity has a step of that name already."""
    assert new(copy, "play", "no_further_rectification", "--law", "10").returncode == 0
    words = (copy / "locales" / "en" / "play" / "no_further_rectification.ftl").read_text("utf-8")
    assert "\nstep-no-further-rectification-first = TODO\n" in words


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("nowhere", "something", "--law", "1"), "there is no group nowhere; there are auction, play, tricks, "),
        (("play", "something"), "the following arguments are required: --law"),
        (("play", "Something", "--law", "1"), "is no id"),
        (("play", "revoke", "--law", "1"), "there is a procedure revoke already"),
    ],
)
def test_what_cannot_be_made_is_refused(copy: Path, arguments: tuple[str, ...], why: str) -> None:
    """With a line that says why, and nothing made."""
    before = held(copy)
    refused = new(copy, *arguments)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert why in refused.stderr.splitlines()[-1]
    assert held(copy) == before
