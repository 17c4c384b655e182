"""The cases of a procedure as a page that a Laws expert reads: questions and answers, and the ruling as spoken."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from dialogues import screens, wording
from dialogues.notation import write_auction
from dialogues.wording import Words, words
from rules.engine.case import Elections
from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.procedure import SUBJECTS, written
from rules.engine.ruling import Offering, Question, Ruling
from rules.engine.values import read
from rules.lawbook import Edition, elected
from rules.model import Auction
from rules.procedures import load_all

# Beside the packages in a checkout; the wheel has them within this one.
FOLDERS = (Path(__file__).parent / "cases", Path(__file__).parents[1] / "tests" / "cases")


def page(id: str, edition: Edition, language: str) -> str:
    """The page: every case of the file of an irregularity that holds in an edition. Empty where there is none."""
    load_all()  # a case may be of a segment that another module declares
    w = words(language, edition)
    lines = [f"# {wording.title(id, w)} · {w.text('laws-of', year=w.locale.isolated(edition.year))}", ""]
    found = [case for case in _cases(id) if edition.id in case["editions"]]
    for case in found:
        lines += [*_case(case, case.get("segment", id), edition, language), ""]
    return "\n".join(lines) if found else ""


def _cases(id: str) -> Iterator[Mapping[str, Any]]:
    for folder in FOLDERS:
        for name in (id, f"_{id}"):
            file = folder / SUBJECTS[id].group / f"{name}.toml"
            if file.exists():
                yield from tomllib.loads(file.read_text("utf-8"))["case"]
                return


def _case(case: Mapping[str, Any], id: str, edition: Edition, language: str) -> Iterator[str]:
    elections = case.get("elections", {})
    answers: dict[str, Value] = {key: read(key, raw) for key, raw in case["facts"].items()}
    given = decide(written(id, elected(edition, elections)), answers, Elections(elections))
    w = words(language, edition, given.seats)
    yield f"## {w.locale.law(case['law'])} · {case['name']}"
    if SUBJECTS[id].follows:
        yield wording.title(id, w)
    if "reading" in case:
        yield ""
        yield w.text("case-reading", reading=w.locale.isolated(case["reading"]))
    yield ""
    for key, value in answers.items():
        if isinstance(value, Auction):
            yield from _auction(value, w)
        else:
            yield f"- {w.in_full(key)} **{w.in_full(key, value)}**"
    yield ""
    yield from _given(given, w, language)


def _auction(auction: Auction, w: Words) -> Iterator[str]:
    """Who dealt, what was called, and whose turn it was when it went wrong."""
    called = write_auction(auction, w.locale.language)
    yield f"- **{w.text('context-auction', dealer=str(auction.dealer), auction=called)}**"
    turn = auction.legal_part.turn
    if turn is not None:
        yield f"- {w.text('case-turn', who=str(turn))}"


def _given(given: Question | Offering | Ruling, w: Words, language: str) -> Iterator[str]:
    if isinstance(given, Ruling):
        laws = w.locale.laws(given.laws)
        yield f"> {w.text('ruling-laws', laws=laws)}"
        yield from (f"> {line}" for line in wording.ruling_lines(given, language))
        return
    yield from (f"> “{w.text(f'script-{line}')}”" for line in given.item.script)
    yield f"> {w.in_full(given.key)}"
    yield from (f"> – {choice.full or choice.text}" for choice in screens.choices(given, w))
