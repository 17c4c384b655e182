"""Words as people read them on any platform."""

from __future__ import annotations

import re

_ISOLATES = re.compile("[\u200f\u2066-\u2069]")
_NUMBER = re.compile(r"\d+[.)]\s+")


def visible(text: str) -> str:
    """A text without the isolates that hold a contract together among words of another direction."""
    return _ISOLATES.sub("", text)


def bare(words: str) -> str:
    """The words of a button without "1. " before them."""
    return _NUMBER.sub("", visible(words).strip(), count=1).strip()
