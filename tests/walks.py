"""The walks of the procedures, each made once: what is kept is good as long as nothing in rules/ changes."""

import gc
import hashlib
import os
import pickle
import tempfile
from functools import cache
from pathlib import Path

from rules.engine.procedure import Procedure
from rules.engine.walk import Walk, walk

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".pytest_cache" / "walks"


@cache
def rules_now() -> str:
    """What tells the rules of now from any others."""
    digest = hashlib.sha256()
    for file in sorted(path for path in (ROOT / "rules").rglob("*") if path.suffix in (".py", ".toml")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@cache
def walked(procedure: Procedure) -> Walk:
    """Every path of a registered procedure; made anew, or as a test before has made it.

    It stays to the end. Looking for garbage in it, again and again, would take eight times as long as reading it.
    """
    gc.disable()
    try:
        return _walked(procedure)
    finally:
        gc.freeze()
        gc.enable()


def _walked(procedure: Procedure) -> Walk:
    file = KEPT / rules_now() / f"{procedure.id}.{procedure.edition.id}"
    if file.exists():
        found: Walk = pickle.loads(file.read_bytes())
        return found
    found = walk(procedure)
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(handle, "wb") as kept:
        pickle.dump(found, kept)
    Path(name).rename(file)  # whole or not at all, whoever else is making it
    return found
