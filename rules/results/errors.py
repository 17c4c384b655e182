"""What is wrong with a file of results: a code, its arguments, and the line."""

from collections.abc import Mapping
from typing import ClassVar

from rules.model.errors import ModelError

__all__ = ["ENGLISH", "ResultsError"]

ENGLISH: Mapping[str, str] = {
    "results-format-unknown": "this is no file of results that can be read here: USEBIO, PBN, CSV or pasted lines",
    "results-empty": "there are no results in it",
    "results-no-file": "there is no such file: {path}",
    "results-too-large": "the file is too large: {size} MB, at most {limit} MB",
    "results-too-hard": "the file could not be read in time: export it as CSV instead",
    "results-archive": "this is a packed file: take the file of results out of it, and send that",
    "results-too-many": "there are too many {what} in it: at most {limit}",
    "results-encoding": "the letters of the file cannot be read: byte {byte}",
    "results-xml": "line {line}: this is not well-formed XML",
    "results-unsafe": "line {line}: the file declares entities, which are not read",
    "results-json": "this is not the JSON that is written here: {key} is missing or cannot be so",
    "results-line": "line {line}: {text!r} cannot be read",
    "results-contract": "line {line}: {text!r} is not a contract with its result",
    "results-score": "line {line}: {text!r} is not a score",
    "results-board": "line {line}: {text!r} is not the number of a board",
    "results-contestant": "line {line}: {text!r} is not a contestant of this session",
    "results-bws-broken": "the Access file cannot be read: export the table ReceivedData as CSV instead",
    "results-bws": "an Access file needs mdb-export on this machine: export the table ReceivedData as CSV instead",
}
"""Every code of a file of results and its English sentence."""


class ResultsError(ModelError):
    """A file that is not taken, with the line where that is known. Args as in ModelError."""

    english: ClassVar[Mapping[str, str]] = ENGLISH
