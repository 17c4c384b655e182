"""The leaves of a procedure in words: every path with what was answered on it, and the ruling that it comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dialogues import ruling_json, wording
from dialogues.wording import Words, words
from rules.engine.values import write
from rules.engine.walk import Path, Walk


def page(found: Walk, language: str) -> Iterator[str]:
    """The lines of a page to read from the beginning to the end."""
    w = words(language, found.procedure.edition)
    yield f"# {wording.title(found.procedure.id, w)} · {w.text('laws-of', year=w.locale.isolated(w.edition.year))}"
    for number, path in enumerate(found.paths, 1):
        yield ""
        yield f"## {number}"
        for asked, answer in _answers(path, w):
            yield f"- {asked} **{answer}**"
        yield ""
        yield from _ruled(path, language)


def rows(found: Walk, language: str) -> list[dict[str, Any]]:
    """The same as plain data."""
    edition = found.procedure.edition
    return [
        {
            "elections": {id: write(value) for id, value in path.elections.items()},
            "answers": {asking.key: write(asking.answer) for asking in path.askings},
            "ruling": ruling_json.result(path.ruling, edition, language),
        }
        for path in found.paths
    ]


def _answers(path: Path, w: Words) -> Iterator[tuple[str, str]]:
    """What the regulations elect and what was asked, in words, each with its answer."""
    for id, value in path.elections.items():
        yield w.election(id), w.text(f"election-{id}.{value}")
    for asking in path.askings:
        yield w.in_full(asking.key), w.in_full(asking.key, asking.answer)


def _ruled(path: Path, language: str) -> Iterator[str]:
    """The Laws and the lines of the ruling; under them what is read out where that is put otherwise."""
    ruling = path.ruling
    w = words(language, ruling.edition, ruling.seats)
    yield f"> {w.text('ruling-laws', laws=w.locale.laws(ruling.laws))}"
    yield from (f"> {line}" for line in wording.ruling_lines(ruling, language))
    heard = [said for item in ruling.items if (said := w.said(item)) and said != w.short(item)]
    if heard:
        yield f"> {w.text('read-out')}"
        yield from (f"> “{said}”" for said in heard)
