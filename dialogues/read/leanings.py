"""Where an answer leans: to the choices of its question whose vectors point where those of its signs do together.

What the linear weights in answers.py lack is likeness: of words, of choices, and of languages, for the signs are those
of what the words mean, too. The vectors are learnt by scripts/learn, and stand in a language's `leanings.gz`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dialogues.read.glosses import gloss_signs
from dialogues.read.learnt import Learnt
from dialogues.read.talk import words

# Of so many answers it is remembered where they point to: one is held against several questions.
LATEST = 32


def lean(known: Learnt, told: Sequence[str], text: str, question: str, language: str) -> dict[str, float]:
    """How much an answer leans to each choice of a question. told: the signs of its words."""
    choices = known.block(question)
    return dict(zip(choices.ids, choices.weigh(enumerate(_vector(known, tuple(told), text, language))), strict=True))


@lru_cache(maxsize=LATEST)
def _vector(known: Learnt, told: tuple[str, ...], text: str, language: str) -> list[float]:
    """Where an answer points to, whatever was asked."""
    shares = known.shares((*told, *gloss_signs(words(text, language), language)))
    return known.block("").weigh(shares.values())
