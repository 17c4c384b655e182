"""Where a case was: the table and the board as a director writes them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from dialogues.notation import PAIRS, fold
from locales import locale

WORD = re.compile(r"([^\W\d_]+)\.?#?")
NUMBER = re.compile(r"#?(\d{1,3}[^\W\d_]?)")
BOTH = re.compile(r"([^\W\d_]+)\.?#?(\d{1,3}[^\W\d_]?)")


@dataclass(frozen=True)
class Where:
    """What is known of where something was: a table by its number, maybe with a letter, a board, the two pairs."""

    table: str = ""
    board: int | None = None
    pairs: str = ""


def read(label: str, language: str) -> Where:
    """The table, the board and the pairs that a label names: `T5 12`, `table 5 board 12`, `B12`, `T5 12 3-8`.

    A number behind a table is the board; one alone is a table. What is nothing of the kind is nobody's place.
    """
    table, board, pairs, word = "", "", "", ""
    boards = _board_words(language)
    for said in label.split():
        if pair := PAIRS.fullmatch(said):
            pairs = f"{pair[1]}-{pair[2]}"
            continue
        found = BOTH.fullmatch(fold(said)) or NUMBER.fullmatch(fold(said))
        if found is None:
            word = fold(said).rstrip(".#")
            continue
        named, number = (found[1], found[2]) if found.re is BOTH else (word, found[1])
        if named in boards or (table and not named):
            board = board or number
        else:
            table = table or number
        word = ""
    return Where(table, int(board) if board.isdecimal() else None, pairs)


@cache
def _board_words(language: str) -> frozenset[str]:
    return frozenset(fold(word) for each in (language, "en") for word in locale(each).lexicon["words"]["board"])
