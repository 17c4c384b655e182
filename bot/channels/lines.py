"""What is typed into a terminal or piped in: a line is a message, and lines of results that come together are one."""

from __future__ import annotations

import codecs
import os
import select
from collections.abc import Callable, Iterator, Sequence
from typing import TextIO

from bot.desk.results import LINE, pasted_in
from bot.results import pasted
from rules.results.errors import ResultsError

# So many seconds after a line the rest of what was pasted with it is there.
PAUSE = 0.05

LARGEST = 65_536

# What a terminal puts around what is pasted, where it was told to by whoever had it before.
AROUND = ("\x1b[200~", "\x1b[201~")

# A line of results, below which another line tells whether that is a heading of them.
RESULT = "1 1 2 4S N 10"


def messages(source: TextIO, waits: Callable[[], None]) -> Iterator[str]:
    """What somebody says, until the end of input. waits: what is done before a line is waited for."""
    for lines in _together(source, waits):
        yield from apart(lines)


def apart(lines: Sequence[str]) -> Iterator[str]:
    """Lines that came together, each by itself; those of results as one."""
    at, ends = 0, [end for end, line in enumerate(lines, 1) if LINE.match(line)]
    while at < len(lines):
        end = next((end for end in reversed(ends) if end > at + 1 and _is_paste(lines[at:end], at, lines)), at + 1)
        yield (said := "\n".join(lines[at:end]))
        at = end
        while "\n" in said and at < len(lines) and not lines[at].strip():
            at += 1  # what ends a paste says nothing


def _is_paste(block: Sequence[str], at: int, lines: Sequence[str]) -> bool:
    """Whether these are lines of results, with what stands above them; a title only where a paste may begin."""
    first, *rest = block
    named = at == 0 or lines[at - 1].startswith("/")
    title = named and not first.startswith("/") and any(map(str.isalpha, first))
    known = all(not line.strip() or LINE.match(line) or _is_heading(line) for line in (rest if title else block))
    return known and pasted_in("\n".join(block))


def _is_heading(line: str) -> bool:
    """Whether a line says something of results: the board, a day, who plays under a number, what the columns are."""
    try:
        return pasted.read(f"{line}\n{RESULT}", "utf-8").title != line.strip()
    except ResultsError:
        return False


def _together(source: TextIO, waits: Callable[[], None]) -> Iterator[list[str]]:
    """Lines as they come, those that arrive together at once."""
    try:
        file = source.fileno()
    except OSError:  # nobody types it: everything is there
        yield source.read().splitlines()
        return
    decoder = codecs.getincrementaldecoder(source.encoding or "utf-8")("replace")
    text, ended = "", False
    while not ended:
        if source.isatty():
            waits()
        read = os.read(file, LARGEST)
        while read:
            text += decoder.decode(read)
            # A line that was begun is waited for; after one that has ended no longer than for the rest of a paste.
            there, _, _ = select.select([file], [], [], PAUSE if text.endswith("\n") else None)
            if not there:
                break
            read = os.read(file, LARGEST)
        ended = not read
        for mark in AROUND:
            text = text.replace(mark, "")
        if text:
            yield text.splitlines()
        text = ""
