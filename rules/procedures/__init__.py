"""The procedures: a folder a stage of the game, a module an irregularity; what several modules share begins with "_".

A module registers what it declares when it is imported, and that is when one of its procedures is asked for: whoever
rules on one irregularity does not wait for all the others. Importing rules.menu registers every one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module

from rules.engine.case import Case
from rules.engine.procedure import written
from rules.engine.ruling import Ruling

__all__ = ["load", "load_all", "rule_as"]


def _modules() -> Iterator[str]:
    """Every module beside this file, and in the folders beside it."""
    here = os.path.dirname(__file__)
    doors = (name for name in sorted(os.listdir(here)) if os.path.isdir(os.path.join(here, name)))
    for folder, package in ((here, __name__), *((os.path.join(here, door), f"{__name__}.{door}") for door in doors)):
        for file in sorted(os.listdir(folder)):
            if file.endswith(".py") and file != "__init__.py":
                yield f"{package}.{file.removesuffix('.py')}"


_MODULES = tuple(_modules())


@cache
def load(id: str) -> None:
    """Import the module that declares an irregularity; of a segment, which any may declare or know more of, all."""
    for module in [module for module in _MODULES if module.rpartition(".")[2] == id] or _MODULES:
        import_module(module)
    if f"{__name__}.score._board_score" in sys.modules:  # the score is told what the rulings before have decided
        import_module(f"{__name__}._decided_before")


def load_all() -> None:
    """Import every procedure."""
    for module in _MODULES:
        import_module(module)


def rule_as(case: Case, id: str) -> Ruling:
    """Go on with another irregularity's procedure of the same edition, on the same facts."""
    load(id)
    return written(id, case.edition).function(case)
