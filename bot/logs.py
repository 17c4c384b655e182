"""The log: what happened, never a secret, never who said what."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterable
from typing import TextIO

# Our own loggers. Every other one belongs to a library, and is heard from WARNING on: below that libraries write whole
# requests, with tokens in their addresses, and whole updates, with what was said and by whom.
OURS = ("bot", "dialogues", "locales", "rules")

# Whatever looks like the token of a Telegram bot, known or not.
TOKEN = re.compile(r"\d{5,}:[A-Za-z0-9_-]{30,}")

HIDDEN = "<hidden>"

# Errors that speak of the program, the system or the network, never of what was said: by type, and by package.
TOLD = (AttributeError, ImportError, NameError, NotImplementedError, OSError, TypeError)
TOLD_BY = ("aiohttp", "bot", "discord", "httpcore", "httpx", "telegram")


class Discreet(logging.Formatter):
    """Writes a record, its traceback included, without any secret and without what anybody said."""

    def __init__(self, secrets: Iterable[str]):
        super().__init__()
        self._secrets = tuple(secrets)

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line, or several with a traceback."""
        message = record.getMessage() if _package(record.name) in OURS else _of_library(record)
        line = f"{self.formatTime(record)} {record.levelname} {record.name}: {message}"
        if record.exc_info and record.exc_info[1]:
            line = f"{line}\n{_trace(record.exc_info[1])}"
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return TOKEN.sub(HIDDEN, line)


def set_up(level: str, secrets: Iterable[str], sink: TextIO = sys.stderr) -> None:
    """Write the log of this process to a stream, from a level on."""
    handler = logging.StreamHandler(sink)
    handler.setFormatter(Discreet(secrets))
    handler.addFilter(_heard)
    logging.basicConfig(
        level=max(logging.getLevelNamesMapping()[level], logging.WARNING), handlers=[handler], force=True
    )
    for name in OURS:
        logging.getLogger(name).setLevel(level)


def _heard(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.WARNING or _package(record.name) in OURS


def _package(name: str) -> str:
    return name.partition(".")[0]


def _of_library(record: logging.LogRecord) -> str:
    """The first line of what a library says, and of what it fills in the numbers only."""
    first = str(record.msg).partition("\n")[0]
    args = record.args if isinstance(record.args, tuple) else (record.args,)
    try:
        # The lines that are not shown may take arguments too.
        wanted = len(re.findall("%", first.replace("%%", "")))
        return first % tuple(arg if isinstance(arg, int | float) else HIDDEN for arg in args[:wanted])
    except (TypeError, ValueError):
        return first


def _trace(error: BaseException) -> str:
    """Where an error arose, and those before it that led to it; in its own words only where they can be shown."""
    chain = [error]
    while earlier := chain[-1].__cause__ or (None if chain[-1].__suppress_context__ else chain[-1].__context__):
        if any(earlier is known for known in chain):
            break
        chain.append(earlier)
    return "\n".join("".join(traceback.format_tb(each.__traceback__)) + _named(each) for each in reversed(chain))


def _named(error: BaseException) -> str:
    kind = type(error)
    shown = isinstance(error, TOLD) or _package(kind.__module__) in TOLD_BY
    words = (str(error) if shown else HIDDEN) if str(error) else ""
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    return f"{name}: {words}" if words else name
