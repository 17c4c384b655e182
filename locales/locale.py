"""Loads a language: its Fluent messages, the names they put in, and its lexicon."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from locales.marks import FSI, PDI, RLM, collapsed, marked
from locales.plain import patterns, said
from rules.errors import FifthSeatError
from rules.lawbook import LETTERS, SECTIONS, split
from rules.model import Bid, Call, parse_call

if TYPE_CHECKING:  # Fluent brings all of Babel: too slow to load for one command
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "el", "tr", "he")

# The first letter of a sentence, behind opening quotation marks and isolates.
SENTENCE = re.compile(rf"((?:^|[.!?] ){FSI}?[“«„\"]*{FSI}?)([^\W\d_])")

# A message begins at the beginning of a line, and goes on in lines that are indented.
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*", re.MULTILINE)

# How a message begins what it says of one edition.
OF_EDITION = re.compile(r"\[laws([\w-]+)\]")


class UnknownLanguage(FifthSeatError, ValueError):
    """No such language; the message names those there are."""


class MissingMessage(FifthSeatError, LookupError):
    """A message, or an attribute of one, that the language does not have, or that cannot be formatted."""


class Locale:
    """One language, complete."""

    def __init__(self, language: str):
        self.language = language
        self._folder = os.path.join(os.path.dirname(__file__), language)
        self.names = _toml(self._folder, "names.toml")
        self.right_to_left: bool = self.names["direction"] == "rtl"
        self._patterns: dict[str, dict[str, str]] = {}  # of the messages that have been needed
        self._fixed: dict[str, str] = {}  # finished messages into which nothing is put

    @cached_property
    def lexicon(self) -> dict[str, Any]:
        """What people type in this language: commands, yes and no, phrases for each irregularity."""
        return _toml(self._folder, "lexicon.toml")

    @cached_property
    def talk(self) -> dict[str, Any]:
        """How people talk of what happened at the table: what a sentence mentions, and what its words mean."""
        return _toml(self._folder, "talk.toml")

    @cached_property
    def results(self) -> dict[str, Any]:
        """How a file of results names its columns, and what stands in place of a result."""
        return _toml(self._folder, "results.toml")

    @property
    def signs(self) -> bytes:
        """What the signs of table talk speak for, as it was learnt."""
        return self._learnt("signs.gz")

    @property
    def roles(self) -> bytes:
        """What speaks for the roles of what a sentence mentions, as it was learnt."""
        return self._learnt("roles.gz")

    @property
    def answered(self) -> bytes:
        """What the signs of a typed answer speak for, as it was learnt."""
        return self._learnt("answers.gz")

    @property
    def leanings(self) -> bytes:
        """Where the signs and meanings of a typed answer lean, as it was learnt."""
        return self._learnt("leanings.gz")

    @property
    def glosses(self) -> str:
        """What words mean, in plain English: a line each."""
        return self._learnt("glosses.tsv").decode()

    def _learnt(self, name: str) -> bytes:
        with open(os.path.join(self._folder, name), "rb") as file:
            return file.read()

    @cached_property
    def _messages(self) -> dict[str, str]:
        """Every message as it is written; the files are an irregularity each, in the folder of its stage."""
        return {match[1]: match[0] for text in _texts(self._folder) for match in MESSAGE.finditer(text)}

    def edition_of(self, id: str, lineage: Iterable[str]) -> str | None:
        """The edition whose words a message has, of an edition's lineage; None where all editions have the same."""
        having = _editions_of(self._messages.get(id.partition(".")[0], ""))
        return next((edition for edition in lineage if edition in having), None)

    def read(self) -> None:
        """Read everything now, so that nobody waits for it later."""
        for name in self._messages:
            self._pattern(name)
        _ = self.lexicon, self._bundle

    def has(self, id: str) -> bool:
        """Whether the language has a message: `id`, or `id.attribute`."""
        return self._pattern(id) is not None

    def text(self, id: str, args: Mapping[str, str] | None = None) -> str:
        """A message with its arguments, beginning with a capital.

        Args: id, `id` or `id.attribute`.
        Raises MissingMessage.
        """
        if (fixed := self._fixed.get(id)) is not None:
            return fixed
        pattern = self._pattern(id)
        if pattern is None:
            raise MissingMessage(f"{self.language} has no message {id!r}")
        given = args or {}
        text = said(pattern, given, self._who, self._call, self.isolated)
        finished = self._finished(self._by_fluent(id, given) if text is None else text)
        return finished if "{" in pattern else self._fixed.setdefault(id, finished)

    def call(self, call: Call) -> str:
        """A call as this language writes it."""
        write: dict[str, str] = self.names["write"]
        if isinstance(call, Bid):
            return self.isolated(f"{call.level}{write[call.denomination]}")
        return write[call]

    def law(self, reference: str) -> str:
        """A reference to the Laws as the reader's book prints it: 16C2 as 16Γ2, or as 16ג(2)."""
        table = self.names["law"]
        number, *parts = split(reference)
        if parts and parts[0].isdecimal():
            return self.isolated(number + table["item"].format(parts[0]))
        section, paragraph, letter, roman = (*parts, "", "", "", "")[:4]
        written = number + (table["sections"][SECTIONS.index(section)] if section else "")
        written += table["paragraph"].format(paragraph) if paragraph else ""
        written += f"({table['letters'][LETTERS.index(letter)]})" if letter else ""
        return self.isolated(written + (f"({roman})" if roman else ""))

    def laws(self, references: Iterable[str]) -> str:
        """Several references, one after another."""
        return self.joined(map(self.law, references), ", ")

    def isolated(self, text: str) -> str:
        """Latin, digits and suits, kept apart from right-to-left text around them."""
        return f"{FSI}{text}{PDI}" if self.right_to_left else text

    def directed(self, line: str) -> str:
        """A line that is shown, made to run in the direction of the language whatever it begins with."""
        return marked(line) if self.right_to_left else line

    def joined(self, parts: Iterable[str], separator: str) -> str:
        """Several pieces one after another, in the direction in which the language is read."""
        return (RLM if self.right_to_left else "") + separator.join(parts)

    @property
    def arrow(self) -> str:
        """An arrow that points onwards."""
        return "←" if self.right_to_left else "→"

    def _pattern(self, id: str) -> str | None:
        """A message, or its attribute, as it is written."""
        name, _, attribute = id.partition(".")
        if name not in self._patterns:
            self._patterns[name] = patterns(self._messages.get(name, ""))
        return self._patterns[name].get(attribute)

    def _finished(self, text: str) -> str:
        """Every sentence begins with a capital, whoever it begins with, and every line in the right direction."""
        text = SENTENCE.sub(self._begun, text)
        return self.directed(collapsed(text)) if self.right_to_left else text

    def _begun(self, start: re.Match[str]) -> str:
        """The beginning of a sentence; in Turkish a number with a full stop is an ordinal, and ends none."""
        if self.language == "tr" and start.string[: start.start()][-1:].isdigit():
            return start[0]
        return start[1] + ("İ" if self.language == "tr" and start[2] == "i" else start[2].upper())

    def _who(self, who: str, case: str = "nom") -> str:
        return str(self.names["who"][case][who])

    def _call(self, text: str) -> str:
        return self.call(parse_call(str(text)))

    # What is not written plainly

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"WHO": self._who, "CALL": self._call}
        # Left to right there is nothing to isolate, and the marks would only be in the way of searching and copying.
        return FluentBundle([self.language], functions=functions, use_isolating=self.right_to_left)

    def _by_fluent(self, id: str, args: Mapping[str, str]) -> str:
        """What Fluent makes of a message and its arguments. Raises MissingMessage."""
        from fluent.runtime import FluentResource

        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self._messages[name]))
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # as `text` has seen
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingMessage(f"{self.language}: {id!r} cannot be formatted: {errors[0]}")
        return str(text)


@cache
def _editions_of(message: str) -> frozenset[str]:
    """The editions for which a message has words of its own."""
    return frozenset(OF_EDITION.findall(message))


@cache
def locale(language: str) -> Locale:
    """The language, loaded once. Raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no language {language!r}; known: {', '.join(LANGUAGES)}")
    return Locale(language)


def _texts(folder: str) -> Iterator[str]:
    """The files of messages in a folder and below."""
    for within, _, files in os.walk(folder):
        for name in files:
            if name.endswith(".ftl"):
                with open(os.path.join(within, name), encoding="utf-8") as file:
                    yield file.read()


def _toml(folder: str, name: str) -> dict[str, Any]:
    with open(os.path.join(folder, name), "rb") as file:
        return tomllib.load(file)
