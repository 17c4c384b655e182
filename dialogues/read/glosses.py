"""What the words of a text mean, in one vocabulary for all languages: what is learnt of one language helps the others.

The glosses of a language stand in its `glosses.tsv`: a word as it is compared, and one to three plain English ones, "-"
where it means nothing by itself. A word that is not there means what the one does that is most like it.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from functools import cache

from rapidfuzz import process
from rapidfuzz.distance import JaroWinkler

from dialogues.read.talk import BEGINS, ENDS, NEAR, Word
from locales import locale

# What a word means that means nothing by itself, and one that nobody knows.
MEANS_NOTHING, UNKNOWN = "-", "?"

# A gloss of a word that says the contrary.
NOT = "not"

# So much alike are two words with one meaning, of so many letters at least.
ALIKE = 0.9
SHORTEST = 4

# What stands before a sign of glosses, which no sign of the words themselves has.
OF_GLOSSES = "~"


def gloss_signs(said: Sequence[Word], language: str) -> list[str]:
    """The signs of what the words mean: each, those beside each other, and those near to each other."""
    meant = [gloss for word in said for gloss in glosses(word.said, language)]
    return [f"{OF_GLOSSES}{sign}" for sign in dict.fromkeys(_together(meant))]


def _together(meant: Sequence[str]) -> Iterator[str]:
    yield from meant
    whole = [BEGINS, *meant, ENDS]
    for length in (2, 3):
        yield from (" ".join(whole[place : place + length]) for place in range(len(whole) - length + 1))
    for place, gloss in enumerate(meant):
        yield from (f"&{gloss} {other}" for other in itertools.islice(meant, place + 1, place + NEAR))


def glosses(word: str, language: str) -> tuple[str, ...]:
    """What a word means; what is mentioned stands for itself."""
    if word.startswith("<"):
        return (word,)
    gloss = _known(language).get(word) or _alike(word, language) or UNKNOWN
    return () if gloss == MEANS_NOTHING else tuple(gloss.split())


@cache
def _known(language: str) -> dict[str, str]:
    return dict(line.split("\t") for line in locale(language).glosses.splitlines())


@cache
def _denying(language: str) -> re.Pattern[str] | None:
    """How a word sounds that says the contrary of the one from which it is made, in a language that makes such."""
    pattern = locale(language).talk.get("denying")
    return re.compile(pattern) if pattern else None


@cache
def _forms(language: str, denies: bool) -> list[str]:
    """The words that say the contrary of what they are made from, or the others; all where a language makes no such."""
    known, denying = _known(language), _denying(language)
    return [word for word, gloss in known.items() if denying is None or (NOT in gloss.split()) is denies]


def _alike(word: str, language: str) -> str | None:
    """What the word means that is most like another."""
    if len(word) < SHORTEST:
        return None
    denying = _denying(language)
    forms = _forms(language, denying is not None and denying.search(word) is not None)
    found = process.extractOne(word, forms, scorer=JaroWinkler.similarity, score_cutoff=ALIKE)
    return _known(language)[found[0]] if found else None
