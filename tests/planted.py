"""Procedures made for a test: they are in no register, and no case file names them."""

from rules.engine.procedure import Function, Of, Procedure, Subject
from rules.lawbook import LAWS_2017, Edition


def planted(function: Function, edition: Edition = LAWS_2017) -> Procedure:
    """A procedure that is this function."""
    return Procedure(Subject("planted", "auction", Of.CALL), edition, function)
