"""The log: what happened, never a secret, never who said what."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable
from typing import TextIO

# Libraries that would write whole requests, with tokens in their addresses, or whole updates, with what was said.
TALKATIVE = ("httpx", "httpcore", "telegram", "tornado", "sqlalchemy", "aiosqlite", "asyncio", "aiolimiter", "alembic")

# Whatever looks like the token of a Telegram bot, known or not.
TOKEN = re.compile(r"\d{5,}:[A-Za-z0-9_-]{30,}")

HIDDEN = "<hidden>"


class Discreet(logging.Formatter):
    """Writes a record, its traceback included, without any secret."""

    def __init__(self, secrets: Iterable[str]):
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = tuple(secrets)

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line, or several with a traceback."""
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return TOKEN.sub(HIDDEN, line)


def set_up(level: str, secrets: Iterable[str], sink: TextIO = sys.stderr) -> None:
    """Write the log of this process to a stream, from a level on."""
    handler = logging.StreamHandler(sink)
    handler.setFormatter(Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
