"""What a file says of a session, whatever its format: told by its content, never by its name."""

from __future__ import annotations

from typing import Protocol

from bot.results import bws, csv_tables, exchange_json, pasted, pbn, usebio
from bot.results.text import decoded
from rules.results.errors import ResultsError
from rules.results.sheet import Sheet

__all__ = ["FORMATS", "LARGEST", "MOST_ENTRIES", "MOST_PARTICIPANTS", "Format", "limited", "read"]

MB = 1_000_000
LARGEST = 20 * MB
"""No file of more bytes is read. A congress of a week has a tenth of that."""
MOST_ENTRIES = 50_000
MOST_PARTICIPANTS = 10_000
HIGHEST_BOARD = 10_000

ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"7z\xbc\xaf\x27\x1c", b"Rar!", b"BZh", b"\xfd7zXZ")
"""How packed files begin: zip, gzip, 7z, rar, bzip2, xz."""


class Format(Protocol):
    """A module that reads one format."""

    def looks_so(self, text: str) -> bool:
        """Whether a text is meant as this format; what is wrong in it is found when it is read."""
        ...

    def read(self, text: str, encoding: str) -> Sheet:
        """The sheet. Raises ResultsError, with the line."""
        ...


FORMATS: tuple[Format, ...] = (exchange_json, usebio, pbn, csv_tables, pasted)
"""Every format that is text, in the order in which they are asked; the one that takes anything last."""


def read(content: bytes) -> Sheet:
    """The sheet that a file is.

    Raises ResultsError: `results-empty`, `results-too-large`, `results-archive`, `results-format-unknown`,
    `results-too-many`, `results-board`, and those of the format.
    """
    if len(content) > LARGEST:
        raise ResultsError("results-too-large", size=str(-(-len(content) // MB)), limit=str(LARGEST // MB))
    if content.startswith(ARCHIVES):
        raise ResultsError("results-archive")
    if bws.looks_so(content):
        return limited(bws.read(content))
    text, encoding = decoded(content)
    if not text.strip():
        raise ResultsError("results-empty")
    for each in FORMATS:
        if each.looks_so(text):
            return limited(each.read(text, encoding))
    raise ResultsError("results-format-unknown")


def limited(sheet: Sheet) -> Sheet:
    """The sheet, where there is something in it and not too much. Raises ResultsError."""
    if not (sheet.entries or sheet.claims or sheet.encounters or sheet.boards):
        raise ResultsError("results-empty")
    if len(sheet.entries) > MOST_ENTRIES:
        raise ResultsError("results-too-many", what="results", limit=str(MOST_ENTRIES))
    if max(len(sheet.participants), len(sheet.claims)) > MOST_PARTICIPANTS:
        raise ResultsError("results-too-many", what="contestants", limit=str(MOST_PARTICIPANTS))
    for entry in sheet.entries:
        if not 1 <= entry.board <= HIGHEST_BOARD:
            raise ResultsError("results-board", line=str(entry.line), text=str(entry.board))
    return sheet
