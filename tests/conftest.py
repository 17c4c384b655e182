"""What several test files need."""

import gc
import itertools
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from rules.procedures import load_all
from tests.campaign import in_turn, size
from tests.walks import SHARE

# A test may speak of any procedure; that one of them alone is enough for its own ruling is tested in other processes.
load_all()

# Of each property; a campaign tries a thousand (docs/campaign.md).
EXAMPLES = 10

# No property fails because the machine is slow; in CI it is tried with the same examples every time.
settings.register_profile("default", deadline=None, max_examples=size(EXAMPLES, 1_000))
settings.register_profile("ci", deadline=None, max_examples=EXAMPLES, derandomize=True, database=None)
settings.load_profile("default")


def pytest_collection() -> None:
    """What is collected stays to the end: nobody looks for garbage in it, then or later."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Whole evenings come first: the last of them would be waited for when there is nothing else to do."""
    if others := set(in_turn(items)):
        config.hook.pytest_deselected(items=list(others))
        items[:] = [item for item in items if item not in others]
    items.sort(key=lambda item: item.path.parent.name != "scenarios")


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process of several tells what the walks have taken in it."""
    if (output := getattr(session.config, "workeroutput", None)) is not None:
        output["share"] = SHARE.told


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """One that has crashed tells nothing."""
    if told := getattr(node, "workeroutput", {}).get("share"):
        SHARE.add(told)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How much of the time was the walk, which runs through every ruling there is."""
    if SHARE.walks:
        terminalreporter.write_line(str(SHARE))


_number = itertools.count(1)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of the source documents, which a user's machine does not have."""
    folder = Path(os.environ.get("SHARED", Path(__file__).parents[2] / "shared"))
    if not (folder / "lawbooks").is_dir():
        pytest.skip(f"the source documents are not at {folder}")
    return folder


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the conversations of whoever runs it; the folder is made by whoever writes there."""
    monkeypatch.setenv("FIFTH_SEAT_DATA", str(tmp_path_factory.getbasetemp() / f"data-{next(_number)}"))
    monkeypatch.setenv("FIFTH_SEAT_LANG", "en")
