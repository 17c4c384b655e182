"""From words to the irregularity: `find`."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from bot.commands.given import checked_language, fail, integer, laws, readable, show
from dialogues.routing import find as search


def find(text: str, lang: str, limit: str, edition: str, batch: str | None, as_json: bool) -> None:
    """The irregularities that a text may speak of, best first."""
    if batch is None and not text.strip():
        fail(lang, "error-arguments", typed="director find", usage="director find TEXT | director find --batch FILE")
    most = integer(limit, lang)
    under = laws(edition, lang)

    def candidates(language: str, words: str) -> dict[str, Any]:
        found = search(readable(words, lang), checked_language(language), most, laws=under)
        return {"candidates": [{"id": candidate.id, "score": candidate.score} for candidate in found]}

    if batch is not None:
        for language, words in _rows(batch, lang):
            show(candidates(language, words))
        return
    found = candidates(lang, text)
    if as_json:
        show(found)
        return
    for candidate in found["candidates"]:
        print(f"{candidate['id']} {candidate['score']}")


def _rows(file: str, lang: str) -> list[tuple[str, str]]:
    """The languages and the texts in a CSV file."""
    try:
        with Path(file).open(encoding="utf-8", newline="") as lines:
            return [(row["lang"], row["text"]) for row in csv.DictReader(lines)]
    except (OSError, UnicodeDecodeError, csv.Error):
        fail(lang, "error-file", value=file[:80])
    except KeyError:
        fail(lang, "error-columns")
