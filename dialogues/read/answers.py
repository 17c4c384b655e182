"""Which choice of a question an answer means that is typed in a director's own words.

The weights of a language are learnt from the answers in tests/finding by scripts/learn, and stand in its
`answers.tsv.gz`: choices of one name mean the same in every question, as far as the question makes no difference.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from dialogues.read.talk import Weights, signs, words
from locales import locale
from rules.engine.facts import unscoped

# Where the likeliest choice is as likely as this, it is asked back with the next, and with all that are this likely.
ASKED_BACK = 0.5
ASKED = 0.2
LEAST_ASKED = 2

# So much of a word's beginning stands for it behind its question.
STEM = 5


def answer_signs(text: str, key: str, language: str) -> list[str]:
    """The signs of an answer: those of its words, and each word behind its question."""
    said = words(text, language)
    asked = unscoped(key)
    return [*(sign for sign, _ in signs(said)), *(f"{asked}:{word.said[:STEM]}" for word in said)]


def likely_meant(text: str, key: str, choices: Sequence[str], language: str) -> tuple[str, ...]:
    """The choices that an answer may mean, the likeliest first: two at least, or none where it says nothing."""
    known = _weights(language)
    totals = known.weigh(answer_signs(text, key, language))
    by_id = dict(zip(known.ids, totals, strict=True))
    if len(choices) < LEAST_ASKED or any(choice not in by_id for choice in choices):
        return ()
    highest = max(by_id[choice] for choice in choices)
    powers = {choice: math.exp(known.sharp * (by_id[choice] - highest)) for choice in choices}
    likely = {choice: power / sum(powers.values()) for choice, power in powers.items()}
    ranked = sorted(likely, key=lambda choice: -likely[choice])
    if likely[ranked[0]] < ASKED_BACK:
        return ()
    return tuple(id for place, id in enumerate(ranked) if likely[id] >= ASKED or place < LEAST_ASKED)


@cache
def _weights(language: str) -> Weights:
    return Weights(locale(language).answered)
