"""The scenarios: plain text files that say what somebody types and taps, and what they must see.

# The title: what the scenario shows
@ Tom en director        who talks from here on: name, language, and director, player or new; "2007" for those Laws
@ Tom                    the same again, when others have talked
> N: 1S P 1H             types this; \u0007 is the character of that number, "(3 times)ha" is hahaha
< T5: no                 types this as a reply to the last message about table T5
^ tuesday.xml            sends this file of tests/scenarios/files; in the terminal, types its path
[Accept the bid]         taps this
[/back]                  taps the key that stands for a command
{Yes}                    taps this on the screen before the present one
= West calls next        must be on what was shown last, rulings included
- Read out               must not be there
? Accept the bid / Not accept it     these are the choices, in this order; "?" alone: there are none
~                        the bot ends and starts again
% club.toml              the regulations that the bot goes by from here on, one of tests/scenarios/files
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
FILES = FOLDER / "files"

KINDS = ("@", ">", "<", "^", "[", "{", "=", "-", "?", "~", "%")

CHARACTER = re.compile(r"\\u([0-9a-f]{4})")
REPEATED = re.compile(r"(.*)\((\d+) times\)(.+)")


@dataclass(frozen=True)
class Line:
    """One line of a scenario; kind is one of KINDS."""

    number: int
    kind: str
    text: str


@dataclass(frozen=True)
class Scenario:
    """A scenario: its file, its title and its lines."""

    file: str
    title: str
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return f"{self.file}: {self.title}"


def scenarios(folder: Path = FOLDER) -> Iterator[Scenario]:
    """Every scenario of a folder; a file may hold several, each beginning with its title."""
    for file in sorted(folder.glob("*.txt")):
        title, lines = "", list[Line]()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            text = line.strip()
            if text.startswith("# "):
                if lines:
                    yield Scenario(file.stem, title, tuple(lines))
                title, lines = text[2:], []
            elif text:
                lines.append(_line(file, number, text))
        yield Scenario(file.stem, title, tuple(lines))


def _line(file: Path, number: int, text: str) -> Line:
    kind = text[0]
    if kind not in KINDS:
        raise ValueError(f"{file.name}:{number}: a line begins with one of {' '.join(KINDS)}, not with {text!r}")
    if kind in "[{":
        return Line(number, kind, text[1:-1].strip())
    said = text[1:].strip()
    return Line(number, kind, _typed(said) if kind in "><" else said)


def _typed(text: str) -> str:
    """What is really typed, where a line says it in another way."""
    if found := REPEATED.fullmatch(text):
        text = found[1] + int(found[2]) * found[3]
    return CHARACTER.sub(lambda found: chr(int(found[1], 16)), text)
