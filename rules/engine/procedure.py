"""The register of procedures: plain functions from a case to a ruling, one for each edition that differs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine.case import Case
from rules.engine.ruling import Ruling
from rules.lawbook import Edition
from rules.model import IrregularityKind

Function = Callable[[Case], Ruling]


@dataclass(frozen=True)
class Procedure:
    """A procedure of one edition.

    shows: what a typed auction may show to be ruled here.
    follows: True for the second segment of a case, which a standing or a check leads to.
    """

    id: str
    edition: Edition
    function: Function
    shows: tuple[IrregularityKind, ...]
    follows: bool = False


class UnknownProcedure(ValueError):
    """No procedure of that id in that edition."""

    def __init__(self, id: str, edition: Edition):
        super().__init__(f"no procedure {id!r} in the Laws of {edition.id}")
        self.id, self.edition = id, edition


class WrongProcedure(ValueError):
    """The typed auction shows another irregularity than the procedure is for."""

    def __init__(self, id: str, shown: IrregularityKind):
        super().__init__(f"the auction shows {shown}, which is not ruled under {id}")
        self.id, self.shown = id, shown


PROCEDURES: dict[tuple[str, str], Procedure] = {}


def procedure(
    id: str, editions: tuple[Edition, ...], shows: tuple[IrregularityKind, ...], follows: bool = False
) -> Callable[[Function], Function]:
    """Register a function as the procedure of an irregularity in these editions."""

    def register(function: Function) -> Function:
        for edition in editions:
            PROCEDURES[id, edition.id] = Procedure(id, edition, function, shows, follows)
        return function

    return register


def follow_up(id: str, editions: tuple[Edition, ...]) -> Callable[[Function], Function]:
    """Register a function as a second segment, which a standing or a check names."""
    return procedure(id, editions, shows=(), follows=True)


def get(id: str, edition: Edition) -> Procedure:
    """The procedure of an irregularity, or of a follow-up, in one edition.

    Raises UnknownProcedure.
    """
    try:
        return PROCEDURES[id, edition.id]
    except KeyError:
        raise UnknownProcedure(id, edition) from None


def rule_as(case: Case, id: str) -> Ruling:
    """Go on with another irregularity's procedure of the same edition, on the same facts."""
    return get(id, case.edition).function(case)
