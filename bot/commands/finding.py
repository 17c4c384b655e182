"""From words to the irregularity: `find`."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from bot.commands.given import checked_language, fail, integer, laws, readable, show
from dialogues.heard import said
from dialogues.read.talk import why
from dialogues.routing import understood


def find(text: str, lang: str, limit: str, edition: str, batch: str | None, as_json: bool, reasons: bool) -> None:
    """The irregularities that a text may speak of, best first, and what else it says of the board."""
    if batch is None and not text.strip():
        fail(lang, "error-arguments", typed="director find", usage="director find TEXT | director find --batch FILE")
    most = integer(limit, lang)
    under = laws(edition, lang)

    def found(language: str, words: str) -> dict[str, Any]:
        read, known = readable(words, lang), checked_language(language)
        reading = understood(read, known, laws=under)
        candidates: list[dict[str, Any]] = [{"id": each.id, "score": each.score} for each in reading.candidates[:most]]
        if reasons:
            candidates = [{**each, "why": why(read, known, each["id"])} for each in candidates]
        return {"candidates": candidates, "facts": said(read, known, reading.first), "sure": reading.sure}

    if batch is not None:
        for language, words in _rows(batch, lang):
            show(found(language, words))
        return
    answer = found(lang, text)
    if as_json:
        show(answer)
        return
    for candidate in answer["candidates"]:
        print(f"{candidate['id']} {candidate['score']}")
        for word, weight in candidate.get("why", {}).items():
            print(f"    {weight:+.2f} {word}")
    for name, value in answer["facts"].items():
        print(f"{name}: {value}")


def _rows(file: str, lang: str) -> list[tuple[str, str]]:
    """The languages and the texts in a CSV file."""
    try:
        with Path(file).open(encoding="utf-8", newline="") as lines:
            return [(row["lang"], row["text"]) for row in csv.DictReader(lines)]
    except (OSError, UnicodeDecodeError, csv.Error):
        fail(lang, "error-file", value=file[:80])
    except KeyError:
        fail(lang, "error-columns")
