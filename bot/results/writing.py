"""A sheet as a file, in each form that is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.results import exchange_json
from rules.results.sheet import Sheet

__all__ = ["SUFFIXES", "WRITERS", "write"]

WRITERS: Mapping[str, Callable[[Sheet], str]] = {"json": exchange_json.write}
"""What writes each form."""

SUFFIXES = {"usebio": "xml"}
"""How the name of a file ends, where that is not the name of its form."""


def write(form: str, sheet: Sheet) -> str:
    """The text of a file."""
    return WRITERS[form](sheet)
