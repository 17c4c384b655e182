"""The walks of the procedures, each made once, and their share in the time of the tests.

What is kept is good as long as nothing in rules/ changes.
"""

import gc
import hashlib
import os
import time
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rules.engine.procedure import Procedure
from rules.engine.walk import Walk, walk
from tests.kept import ROOT, kept


@dataclass
class Share:
    """The processor seconds of the tests, what the walks have of them, and what of each walk is known.

    walks: how many paths it has, and what it took when it was made, whoever has made it.
    """

    others: float = 0.0
    walking: float = 0.0
    walks: dict[str, tuple[int, float]] = field(default_factory=dict)

    @property
    def everything(self) -> float:
        """The seconds of all processes; one that has been told by its children has these already."""
        return self.others + sum(os.times()[: 2 if self.others else 4])

    @property
    def told(self) -> dict[str, Any]:
        """What one process tells another."""
        walks = {name: list(known) for name, known in self.walks.items()}
        return {"everything": self.everything, "walking": self.walking, "walks": walks}

    def add(self, told: dict[str, Any]) -> None:
        """What another process has told."""
        self.others += told["everything"]
        self.walking += told["walking"]
        self.walks |= {name: (paths, took) for name, (paths, took) in told["walks"].items()}

    def __str__(self) -> str:
        paths, anew = (sum(each) for each in zip(*self.walks.values(), strict=True))
        return (
            f"the walk of every path: {self.walking:.1f} s of {self.everything:.0f} s of processor time; "
            f"{paths:,} paths of {len(self.walks)} procedures, which take {anew:.1f} s where none is kept"
        )


SHARE = Share()


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
    name = f"{procedure.id}.{procedure.edition.id}"
    began = time.process_time()
    gc.disable()
    try:
        found, took = kept(f"walks/{name}", rules_now(), lambda: _walked(procedure))
    finally:
        gc.freeze()
        gc.enable()
    SHARE.walking += time.process_time() - began
    SHARE.walks[name] = len(found.paths), took
    return found


def _walked(procedure: Procedure) -> tuple[Walk, float]:
    """The walk, and the processor seconds that it took."""
    began = time.process_time()
    found = walk(procedure)
    return found, time.process_time() - began
