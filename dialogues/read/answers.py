"""Which choice of a question an answer means that is typed in a director's own words.

The weights of a language are learnt from the answers in tests/finding by scripts/learn, and stand in its
`answers.tsv.gz`: choices of one name mean the same in every question, as far as the question makes no difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from dialogues.read.talk import STEM, Weights, signs, words
from locales import locale
from rules.engine.facts import unscoped

# Where the likeliest choice is as likely as this, it is asked back with the next, and with all that are this likely.
ASKED_BACK = 0.5
ASKED = 0.2
LEAST_ASKED = 2


def answer_signs(text: str, key: str, language: str) -> list[str]:
    """The signs of an answer: those of its words, and each word behind its question."""
    said = words(text, language)
    asked = unscoped(key)
    return [*(sign for sign, _ in signs(said)), *(f"{asked}:{word.said[:STEM]}" for word in said)]


def likely_meant(text: str, key: str, choices: Sequence[str], language: str) -> tuple[str, ...]:
    """The choices that an answer may mean, the likeliest first: two at least, or none where it says nothing."""
    known = _weights(language)
    totals = known.weigh(answer_signs(text, key, language))
    if len(choices) < LEAST_ASKED or not set(choices) <= set(known.ids):
        return ()
    ranked = known.ranked(totals, choices)
    if ranked[0].likely < ASKED_BACK:
        return ()
    return tuple(each.id for place, each in enumerate(ranked) if each.likely >= ASKED or place < LEAST_ASKED)


@cache
def _weights(language: str) -> Weights:
    return Weights(locale(language).answered)
