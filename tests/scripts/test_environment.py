"""scripts/environment: what sets up the environment of a checkout keeps its hands off every other one's."""

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_an_environment_that_is_a_link_is_left_alone(tmp_path: Path) -> None:
    """It is another checkout's: one line says so, and nothing is installed there."""
    copy, other = tmp_path / "copy", tmp_path / "other" / ".venv"
    other.mkdir(parents=True)
    (copy / "scripts").mkdir(parents=True)
    for name in ("scripts/environment", "scripts/test", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, copy / name)
    (copy / ".venv").symlink_to(other)
    ended = subprocess.run(
        ["bash", copy / "scripts" / "test", "--version"], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith(f"scripts/test: .venv is a link to {other}: ")
    assert ended.stderr.count("\n") == 1
    assert list(other.iterdir()) == []
