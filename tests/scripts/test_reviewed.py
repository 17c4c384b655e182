"""scripts/reviewed: English that changed shows which translations are due."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def reviewed(root: Path, *arguments: str) -> tuple[int, list[str]]:
    """The exit code and the lines of the script in a project."""
    command = [sys.executable, str(root / "scripts" / "reviewed"), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout.splitlines()


def test_every_translation_has_been_reviewed_against_the_english_of_now() -> None:
    """Where this fails: read the translations named, mend them, and mark them with scripts/reviewed --mark ID."""
    assert reviewed(ROOT) == (0, [])


def test_english_that_changes_makes_its_translations_due(tmp_path: Path) -> None:
    """A condition that is added to one language shows in all others, until somebody has read them."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "reviewed", tmp_path / "scripts")
    for language in ("en", "el", "he"):
        (tmp_path / "locales" / language).mkdir(parents=True)
    english = tmp_path / "locales" / "en" / "play.ftl"
    english.write_text("step-lead = Lead any card.\nstep-wait = Wait.\n", "utf-8")
    assert reviewed(tmp_path, "--mark") == (0, [])
    assert reviewed(tmp_path) == (0, [])
    english.write_text("step-lead = Lead any card\n    but a club.\nstep-wait = Wait.\n", "utf-8")
    assert reviewed(tmp_path) == (1, ["el step-lead", "he step-lead"])
    assert reviewed(tmp_path, "--mark", "step-lead") == (0, [])
    assert reviewed(tmp_path) == (0, [])
    assert reviewed(tmp_path, "--mark", "step-lead", "step-leed") == (2, [])
