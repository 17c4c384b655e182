"""What tests make of the files of the project: kept in a file as long as those do not change."""

import os
import pickle
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".pytest_cache" / "kept"

T = TypeVar("T")


def kept(name: str, made_of: str, make: Callable[[], T], folder: Path = KEPT) -> T:
    """What is made, or what a test has made before of the same; what was made of anything else is replaced."""
    file = folder / name
    if file.exists():
        with file.open("rb") as there:
            if pickle.load(there) == made_of:
                found: T = pickle.load(there)
                return found
    made = make()
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, new = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(handle, "wb") as written:
        pickle.dump(made_of, written)
        pickle.dump(made, written)
    Path(new).rename(file)  # whole or not at all, whoever else is making it
    return made
