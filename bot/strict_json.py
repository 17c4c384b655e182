"""JSON as it was meant: a key that stands twice in an object is an error, where Python would take the last one."""

from __future__ import annotations

import json
from typing import Any

from rules.errors import FifthSeatError


class DuplicateKey(FifthSeatError, ValueError):
    """An object has this key twice; which of the two values is meant nobody can know."""

    def __init__(self, key: str):
        super().__init__(f"the key {key!r} stands twice in one object")
        self.key = key


def loads(text: str | bytes) -> Any:
    """What the text says. Raises DuplicateKey, and what `json.loads` raises."""
    return json.loads(text, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise DuplicateKey(key)
        found[key] = value
    return found
