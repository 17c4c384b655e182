"""What several test files need."""

import gc
import itertools
import os
from pathlib import Path

import pytest
from hypothesis import settings

from rules.procedures import load_all
from tests.campaign import size

# A test may speak of any procedure; that one of them alone is enough for its own ruling is tested in other processes.
load_all()

# No property fails because the machine is slow; in CI it is tried with the same examples every time.
settings.register_profile("default", deadline=None, max_examples=size(30, 1_000))
settings.register_profile("ci", deadline=None, max_examples=30, derandomize=True, database=None)
settings.load_profile("default")


def pytest_collection_finish() -> None:
    """What has been collected stays to the end: nobody looks for garbage in it."""
    gc.freeze()


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
