"""Letters that two suits or two seats begin with: what an auction, a call or a result means with each."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dialogues.notation import calls_alone, labelled, read_auction
from dialogues.score_notation import read_played
from locales import locale
from rules.model import ModelError


@dataclass(frozen=True)
class Reading:
    """What such a letter may mean: a bid as 1D, or a seat; and the text in which it says so."""

    meant: str
    text: str


def readings(text: str, language: str) -> tuple[Reading, ...]:
    """What the first such letter of an auction, a call or a result may mean; nothing where there is none."""
    first = following = _readings(text, language)
    whole = text
    while following:
        whole = following[0].text
        following = _readings(whole, language)
    return first if first and _is_notation(labelled(whole, language)[1], language) else ()


def _readings(text: str, language: str) -> tuple[Reading, ...]:
    names = locale(language).names
    either = names.get("either", {})
    for letter, seats in either.get("seats", {}).items():
        if found := re.search(rf"(?<!\w){letter}(?=\s*[:=])", text):
            return tuple(Reading(each, _with(text, found, names["typed"]["seats"][each])) for each in seats)
    for letter, suits in either.get("denominations", {}).items():
        # Behind a result the letter is a seat, and so it is before a colon.
        bid = rf"(?<!\d)([1-7])(?:(?<![+\-\N{{MINUS SIGN}}].)\s)?{letter}(?!\s*[:=])(?=x|[\W\d_]|$)"
        if found := re.search(bid, text, re.IGNORECASE):
            level, signs = found[1], names["write"]
            return tuple(Reading(level + each, _with(text, found, level + signs[each])) for each in suits)
    return ()


def _with(text: str, found: re.Match[str], meant: str) -> str:
    return text[: found.start()] + meant + text[found.end() :]


def _is_notation(text: str, language: str) -> bool:
    """Whether a text is an auction, calls, or a contract with its result."""
    if read_played(text, language) or calls_alone(text, language, least=1):
        return True
    try:
        read_auction(text, language)
    except ModelError:
        return False
    return True
