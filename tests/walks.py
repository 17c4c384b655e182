"""The walks of the procedures, each made once, and their share in the time of the tests.

What is kept is good as long as nothing in rules/ changes that the procedure may go by.
"""

import gc
import hashlib
import os
import re
import time
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rules.engine.procedure import Procedure
from rules.engine.walk import Walk, walk
from tests.kept import ROOT, kept

PROCEDURES = ROOT / "rules" / "procedures"
MODULE = "*[!_].py"

# What the score is told by, whoever leads to it.
ALWAYS = ("_decided_before",)

IMPORTED = re.compile(r"^from rules\.procedures\.(?:\w+\.)?(\w+) import", re.MULTILINE)
QUOTED = re.compile(r'"(\w+)"')

# Which procedures an edition has case files of: no walk goes by it.
VERIFIED = re.compile(r"(?<=^verified = \[\n).*?(?=^\]$)", re.DOTALL | re.MULTILINE)


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
def rules_behind(id: str) -> str:
    """What tells the rules that an irregularity, or a segment, goes by from any others: not those of others.

    It goes by the procedures that its modules import, and by those as which they go on.
    """
    modules = _modules()
    named = {id} if id in modules else {name for name, module in modules.items() if id in module.quoted}
    coming = named | {*ALWAYS}
    while coming:
        named |= coming
        coming = {other for name in coming for other in modules[name].goes_by if other in modules} - named
    return _digest(" ".join((_rules_of_all(), *(modules[name].digest for name in sorted(named)))))


@dataclass(frozen=True)
class _Module:
    """What tells a module of the procedures from any other, what it has between quotes, and which others it goes by."""

    digest: str
    quoted: frozenset[str]
    goes_by: frozenset[str]


@cache
def _modules() -> dict[str, _Module]:
    """The modules of the procedures, by name."""
    found = {}
    for file in PROCEDURES.rglob(MODULE):
        text = file.read_text("utf-8")
        quoted = frozenset(QUOTED.findall(text))
        found[file.stem] = _Module(
            _digest(text), quoted, frozenset(IMPORTED.findall(text)) | (quoted if "rule_as" in text else frozenset())
        )
    return found


@cache
def _rules_of_all() -> str:
    """What tells the rules that every procedure goes by from any others."""
    files = {path for path in (ROOT / "rules").rglob("*") if path.suffix in (".py", ".toml")}
    texts = (file.read_text("utf-8") for file in sorted(files - {*PROCEDURES.rglob(MODULE)}))
    return _digest("".join(VERIFIED.sub("", text) for text in texts))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def walked(procedure: Procedure) -> Walk:
    """Every path of a registered procedure; made anew, or as a test before has made it.

    It stays to the end. Looking for garbage in it, again and again, would take eight times as long as reading it.
    """
    name = f"{procedure.id}.{procedure.edition.id}"
    began = time.process_time()
    gc.disable()
    try:
        found, took = kept(f"walks/{name}", rules_behind(procedure.id), lambda: _walked(procedure))
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
