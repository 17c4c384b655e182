"""Which choice of a question an answer means that is typed in a director's own words.

The weights of a language are learnt from the answers in tests/finding by scripts/learn, and stand in its
`answers.tsv.gz`: choices of one name mean the same in every question, as far as the question makes no difference.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from dialogues.read.talk import STEM, Weights, signs, words
from locales import locale
from rules.engine.facts import unscoped

# What a text means that is no answer: something else has happened.
OTHER = "/other"

# A choice that is as likely as this is what is meant: three to four of 1,000 answers that were held back were not.
SURE = 0.995

# Else the likeliest are asked back, until what was meant is as likely as this among them; so many at the most.
ENOUGH = 0.9
MOST_ASKED = 3


def answer_signs(text: str, key: str, language: str) -> list[str]:
    """The signs of an answer: those of its words, and each word behind its question."""
    said = words(text, language)
    asked = unscoped(key)
    return [*(sign for sign, _ in signs(said)), *(f"{asked}:{word.said[:STEM]}" for word in said)]


@dataclass(frozen=True)
class Meaning:
    """The choices that an answer may mean, the likeliest first; none where it is none. sure: it means the first."""

    choices: tuple[str, ...] = ()
    sure: bool = False


def meaning(text: str, key: str, choices: Sequence[str], language: str) -> Meaning:
    """What an answer to a question means."""
    known, told = _weights(language), answer_signs(text, key, language)
    if not known.has(told) or not set(choices) <= set(known.ids):
        return Meaning()
    totals = known.weigh(told)
    first = known.ranked(totals, (*choices, OTHER))[0]
    if first.id == OTHER:
        return Meaning()
    if first.likely >= SURE:
        return Meaning((first.id,), sure=True)
    ranked = known.ranked(totals, choices)
    before = itertools.accumulate((each.likely for each in ranked), initial=0.0)
    likely = tuple(each.id for each, so_far in zip(ranked, before, strict=False) if so_far < ENOUGH)
    return Meaning(likely[:MOST_ASKED] if len(likely) < len(choices) else ())


@cache
def _weights(language: str) -> Weights:
    return Weights(locale(language).answered)
