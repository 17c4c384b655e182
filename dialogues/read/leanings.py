"""Where an answer leans: to the choices of its question whose vectors point where those of its signs do together.

What the linear weights in answers.py lack is likeness: of words, of choices, and of languages, for the signs are those
of what the words mean, too. The vectors are learnt by scripts/learn, and stand in a language's `leanings.gz`.
"""

from __future__ import annotations

from collections.abc import Sequence

from dialogues.read.glosses import gloss_signs
from dialogues.read.learnt import Learnt
from dialogues.read.talk import words


def lean(known: Learnt, told: Sequence[str], text: str, question: str, language: str) -> dict[str, float]:
    """How much an answer leans to each choice of a question. told: the signs of its words."""
    shares = known.shares((*told, *gloss_signs(words(text, language), language)))
    vector = known.block("").weigh(shares.values())
    choices = known.block(question)
    return dict(zip(choices.ids, choices.weigh(enumerate(vector)), strict=True))
