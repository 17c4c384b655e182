"""A sheet as a file, in each form that is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.results import csv_tables, exchange_json, pbn, usebio_writing
from rules.results.computed import Computed
from rules.results.sheet import Sheet

__all__ = ["SUFFIXES", "WRITERS", "write"]

WRITERS: Mapping[str, Callable[[Sheet, Computed, str], str]] = {
    "usebio": lambda sheet, computed, language: usebio_writing.write(sheet, computed),
    "pbn": lambda sheet, computed, language: pbn.write(sheet, computed),
    "csv": csv_tables.write,
    "json": lambda sheet, computed, language: exchange_json.write(sheet),
}
"""What writes each form; the columns of a CSV are in a language."""

SUFFIXES = {"usebio": "xml"}
"""How the name of a file ends, where that is not the name of its form."""


def write(form: str, sheet: Sheet, computed: Computed, language: str = "en") -> bytes:
    """What is in a file; a spreadsheet knows by its first mark how a CSV is written."""
    text = WRITERS[form](sheet, computed, language)
    return text.encode("utf-8-sig" if form == "csv" and not text.startswith("\ufeff") else "utf-8")
