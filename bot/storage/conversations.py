"""Conversations in an SQLite file: each with a revision, so that nothing overtaken is ever written."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from dialogues import kept
from dialogues.state import Conversation

SCHEMA = "CREATE TABLE IF NOT EXISTS conversation (id TEXT PRIMARY KEY, revision INTEGER NOT NULL, state TEXT NOT NULL)"


class Overtaken(RuntimeError):
    """Somebody else has written the conversation since it was read."""


class Conversations:
    """The conversations of one file; every write is on disk when it returns."""

    def __init__(self, file: Path):
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file
        with closing(self._open()) as database, database:
            database.execute(SCHEMA)

    def read(self, id: str) -> tuple[Conversation | None, int]:
        """A conversation and its revision; None and 0 where there is none yet."""
        with closing(self._open()) as database:
            row = database.execute("SELECT state, revision FROM conversation WHERE id = ?", (id,)).fetchone()
        return (kept.load(row[0]), row[1]) if row else (None, 0)

    def write(self, id: str, state: Conversation, seen: int) -> int:
        """Keep a conversation that was read at a revision; returns the new one. Raises Overtaken."""
        text = kept.dump(state)
        with closing(self._open()) as database, database:
            if seen:
                statement = "UPDATE conversation SET state = ?, revision = revision + 1 WHERE id = ? AND revision = ?"
                written = database.execute(statement, (text, id, seen)).rowcount
            else:
                statement = "INSERT OR IGNORE INTO conversation (id, revision, state) VALUES (?, 1, ?)"
                written = database.execute(statement, (id, text)).rowcount
        if not written:
            raise Overtaken(f"conversation {id!r} is no longer at revision {seen}")
        return seen + 1

    def _open(self) -> sqlite3.Connection:
        database = sqlite3.connect(self._file)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        return database
