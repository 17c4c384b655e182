"""Procedures made for a test: they are in no register, and no case file names them."""

from rules.engine.procedure import Function, Of, Procedure, Subject
from rules.lawbook import LAWS_2017, Edition


def planted(function: Function, edition: Edition = LAWS_2017, id: str = "planted") -> Procedure:
    """A procedure that is this function, under the name of another where it has to have a title."""
    return Procedure(Subject(id, "auction", Of.CALL), edition, function)
