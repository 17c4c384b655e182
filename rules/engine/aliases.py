"""Aliases: what procedures, facts, offers, choices and the doors of the menu were called before; see aliases.toml."""

from __future__ import annotations

import os
import tomllib

from rules.engine.case import DISPUTED, HOLDS
from rules.engine.facts import unscoped

with open(os.path.join(os.path.dirname(__file__), "aliases.toml"), "rb") as _file:
    TABLES: dict[str, dict[str, str]] = tomllib.load(_file)
PROCEDURES, FACTS, CHOICES, DOORS = (TABLES[name] for name in ("procedures", "facts", "choices", "doors"))


def procedure(id: str) -> str:
    """What a procedure is called now."""
    return PROCEDURES.get(id, id)


def every_name(procedure: str) -> tuple[str, ...]:
    """What a procedure is called now, and whatever it was called before."""
    return (procedure, *(old for old, now in PROCEDURES.items() if now == procedure))


def key(kept: str) -> str:
    """The key of an answer, in its scope, with what the fact or the offer is called now."""
    id = unscoped(kept)
    return kept.removesuffix(id) + FACTS.get(id, id)


def choice(key: str, kept: object) -> object:
    """What a choice is called now; another value as it is. Args: the key of now, and the value as it was written."""
    return kept if key.startswith((HOLDS, DISPUTED)) else CHOICES.get(f"{unscoped(key)} {kept}", kept)


def door(name: str) -> str:
    """What a door of the menu is called now."""
    return DOORS.get(name, name)


def segment(id: str) -> str:
    """What takes up a check is called now: its procedure, and whom it is about."""
    name, at, about = id.partition("@")
    return procedure(name) + at + about
