"""XML as a tree with the line of every element; nothing is fetched, and no entity is read.

A document may name a DTD, which stays unread; one that declares entities of its own is refused.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.etree.ElementTree import ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from bot.results.text import seen
from rules.results.errors import ResultsError

__all__ = ["Element", "parsed"]

DEEPEST = 40
MOST_ELEMENTS = 250_000
LONGEST = 2_000
"""Of a longer text in one element the end is not read."""

# It says nothing of a text that is decoded already, and must not stand behind the blank lines that some programs write.
_DECLARATION = re.compile(r"\s*<\?xml\b[^>]{0,400}\?>")
# Programs write names such as Ann & Bob without escaping them.
_BARE = re.compile(r"&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)")


@dataclass(slots=True)
class Element:
    """An element: its name in capitals and without a namespace, and so of its attributes; line, where it begins."""

    name: str
    line: int
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Element] = field(default_factory=list)
    words: str = ""

    def all(self, *names: str) -> list[Element]:
        """The children of these names, in their order."""
        return [child for child in self.children if child.name in names]

    def within(self, *names: str) -> Iterator[Element]:
        """Those of these names at any depth, in their order."""
        for child in self.children:
            if child.name in names:
                yield child
            yield from child.within(*names)

    def text(self, *names: str) -> str:
        """What a child or an attribute says, of the first of these names that says anything; "" for nothing."""
        for name in names:
            for child in self.children:
                if child.name == name and child.words:
                    return child.words
            if self.attributes.get(name):
                return self.attributes[name]
        return ""


class _Builder:
    def __init__(self) -> None:
        self.root: Element | None = None
        self.open: list[Element] = []
        self.count = 0
        self.parser: DefusedXMLParser | None = None

    @property
    def line(self) -> int:
        assert self.parser is not None
        return int(self.parser.parser.CurrentLineNumber)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MOST_ELEMENTS:
            raise ResultsError("results-too-many", what="elements", limit=str(MOST_ELEMENTS))
        if len(self.open) == DEEPEST:
            raise ResultsError("results-too-many", what="levels", limit=str(DEEPEST))
        given = {_bare(key): _said(value) for key, value in attributes.items()} if attributes else {}
        element = Element(_bare(name), self.line, given)
        if self.open:
            self.open[-1].children.append(element)
        elif self.root is None:
            self.root = element
        self.open.append(element)

    def data(self, text: str) -> None:
        if self.open and len(self.open[-1].words) < LONGEST:
            self.open[-1].words += text

    def end(self, name: str) -> None:
        element = self.open.pop()
        element.words = "" if element.children else _said(element.words)

    def close(self) -> Element | None:
        return self.root


def parsed(text: str) -> Element:
    """The root of a document. Raises ResultsError: `results-xml`, `results-unsafe`, `results-too-many`."""
    # So that what is far too much costs no time.
    if max(text.count("<") - text.count("</"), text.count("="), text.count("&")) > 2 * MOST_ELEMENTS:
        raise ResultsError("results-too-many", what="elements", limit=str(MOST_ELEMENTS))
    builder = _Builder()
    builder.parser = DefusedXMLParser(target=builder)
    try:
        builder.parser.feed(_BARE.sub("&amp;", _DECLARATION.sub(_blank, text, count=1)))
        root: Element | None = builder.parser.close()
    except ParseError as error:
        raise ResultsError("results-xml", line=str(error.position[0])) from None
    except DefusedXmlException:
        raise ResultsError("results-unsafe", line=str(builder.line)) from None
    assert root is not None
    return root


def _blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def _bare(name: str) -> str:
    return name.rpartition("}")[2].upper()


def _said(text: str) -> str:
    """What a text says, once more unescaped, as some programs escape twice, on one line."""
    text = text.strip()
    if "&" in text:
        text = html.unescape(text)
    return text if text.isalnum() else " ".join(seen(text).split())
