"""Which choice of a question an answer means that is typed in a director's own words.

The weights of a language are learnt from the answers in tests/finding by scripts/learn, and stand in its
`answers.tsv.gz`: choices of one name mean the same in every question, as far as the question makes no difference.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from dialogues.read.talk import STEM, Weights, Word, signs, words
from locales import locale
from rules.engine.facts import unscoped

# What a text means that is no answer: something else has happened.
OTHER = "/other"

# A choice for which so much more speaks than for any other is what is meant: of 1,240 answers of people from whom it
# was not learnt, five were not.
SURE = 0.5

# So much more where the text may as well say that something else has happened, unless at least this share of its words
# has been heard in answers to the question.
SURER = 1.0
HEARD = 0.5

# Shorter than this a word tells something only where it has been heard in answers to the question.
LEAST_WORD = 3

# Else the likeliest are asked back, until what was meant is as likely as this among them; so many at the most.
ENOUGH = 0.9
MOST_ASKED = 3


def answer_signs(text: str, key: str, language: str) -> list[str]:
    """The signs of an answer: those of its words, and each word behind its question."""
    said = words(text, language)
    return [*(sign for sign, _ in signs(said)), *(_behind(key, word) for word in said)]


@dataclass(frozen=True)
class Meaning:
    """The choices that an answer may mean, the likeliest first; none where it is none. sure: it means the first."""

    choices: tuple[str, ...] = ()
    sure: bool = False


def meaning(text: str, key: str, choices: Sequence[str], language: str, *, elsewhere: bool = False) -> Meaning:
    """What an answer to a question means; elsewhere: it may as well say that something else has happened."""
    known, told = _weights(language), answer_signs(text, key, language)
    if not choices or not known.has(told) or not set(choices) <= set(known.ids):
        return Meaning()
    totals = known.weigh(told)
    speaks = dict(zip(known.ids, totals, strict=True))
    first, second = sorted((*choices, OTHER), key=lambda id: -speaks[id])[:2]
    if first == OTHER:
        return Meaning()
    heard = _heard(text, key, language)
    if not heard and all(len(word.text) < LEAST_WORD for word in words(text, language)):
        return Meaning()  # letters are parts of many words
    elsewhere = elsewhere and heard < HEARD
    if speaks[first] - speaks[second] >= (SURER if elsewhere else SURE):
        return Meaning((first,), sure=True)
    if elsewhere or not heard:
        return Meaning()  # rather something else than one of several
    ranked = known.ranked(totals, choices)
    before = itertools.accumulate((each.likely for each in ranked), initial=0.0)
    likely = tuple(each.id for each, so_far in zip(ranked, before, strict=False) if so_far < ENOUGH)
    return Meaning(likely[:MOST_ASKED] if len(likely) < len(choices) else ())


def _heard(text: str, key: str, language: str) -> float:
    """The share of the words of a text that have been heard in answers to a question."""
    said = words(text, language)
    return sum(_weights(language).has([_behind(key, word)]) for word in said) / max(1, len(said))


def _behind(key: str, word: Word) -> str:
    """The sign of a word in answers to a question."""
    return f"{unscoped(key)}:{word.said[:STEM]}"


@cache
def _weights(language: str) -> Weights:
    return Weights(locale(language).answered)
