"""The invisible marks that keep text of two directions apart, and what happens to them where text is cut."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

# First Strong Isolate and Pop Directional Isolate: what stands between them does not disturb its surroundings.
FSI, PDI = "\u2068", "\u2069"
# Right-to-Left Mark: makes what it begins run from right to left, whatever follows.
RLM = "\u200f"


def collapsed(text: str) -> str:
    """The text with one isolate where an isolate holds nothing but another one."""
    if FSI + FSI not in text and FSI + RLM + FSI not in text:
        return text
    opened: list[int] = []
    closing: dict[int, int] = {}
    for place, character in enumerate(text):
        if character == FSI:
            opened.append(place)
        elif character == PDI and opened:
            closing[opened.pop()] = place
    dropped: set[int] = set()
    for first, last in closing.items():
        inner = first + 2 if text[first + 1] == RLM else first + 1
        if closing.get(inner) == last - 1:
            dropped |= {*range(first, inner), last}
    return "".join(character for place, character in enumerate(text) if place not in dropped)


def marked(text: str) -> str:
    """The text with a mark before each line that does not begin with a letter that runs from right to left."""
    lines = text.split("\n")
    return "\n".join(RLM + line if line and unicodedata.bidirectional(line[0]) != "R" else line for line in lines)


def cut(text: str, limit: int) -> str:
    """The text, or as much of it as leaves room for a mark of omission; no isolate is left open.

    limit: in characters.
    """
    if len(text) <= limit:
        return text
    kept = text[: limit - 1].rstrip()
    while len(kept) + 1 + _open(kept) > limit:
        kept = kept[:-1].rstrip()
    return f"{kept}…{PDI * _open(kept)}"


def carried(lines: Iterable[str]) -> Iterator[str]:
    """The lines of a text that was wrapped; an isolate that goes on in the next line is closed and opened anew."""
    still = 0
    for line in lines:
        begun = FSI * still + line
        still = _open(begun)
        yield collapsed(begun + PDI * still)


def _open(text: str) -> int:
    """How many isolates are open at the end."""
    depth = 0
    for character in text:
        depth += (character == FSI) - (character == PDI and depth > 0)
    return depth
