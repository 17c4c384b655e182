"""Which choice of a question an answer means that is typed in a director's own words.

The weights of a language are learnt from the answers in tests/finding by scripts/learn, and stand in its `answers.gz`:
a block for each question, and one for each choice, since choices of one name mean the same in every question, as far as
the question makes no difference.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from dialogues.read.leanings import lean
from dialogues.read.learnt import Learnt
from dialogues.read.mentions import Mention, What, mentions, tokens
from dialogues.read.talk import signs, words
from locales import locale
from rules.engine.facts import unscoped

# What a text means that is no answer: something else has happened.
OTHER = "/other"

# What stands before the name of a choice whose block is that of every question.
ANYWHERE = "="

# A choice is meant for which so much more speaks than for any other of its question, and for OTHER: in logarithms of
# how likely they are.
SURE = 3.0

# So much more where a word in the text turns what it says into its contrary.
DENIED = 0.3

# So much where less of the words has been heard in answers to the question; and where it may as well say that something
# else has happened, unless at least so many have been heard.
SURER = 3.2
HEARD_LITTLE, HEARD = 0.35, 0.6

# So much of a word alone that has not been heard, and of what is written like a call or a number.
SUREST = 8.0

# So much counts where an answer leans, beside the linear weights.
LEANING = 1.4

# The ranks of honours.
HONOURS = frozenset("AKQJT")

# Else the likeliest are asked back, until what was meant is as likely as this among them; so many at the most.
ENOUGH = 0.9
MOST_ASKED = 3


def answer_signs(text: str, language: str) -> list[str]:
    """The signs of an answer: those of its words, and which number, call or kind of card it speaks of."""
    mentioned = (_mentioned(mention) for mention in mentions(tokens(text), language))
    return list(dict.fromkeys([*(sign for sign, _ in signs(words(text, language))), *mentioned]))


def _mentioned(mention: Mention) -> str:
    """The sign of what is mentioned: an honour or a low card, a bid or another call, a number."""
    value = mention.value
    if mention.what is What.CARD:
        return "@honour" if value[1] in HONOURS else "@low"
    if mention.what is What.CALL and value[0].isdecimal():
        return "@bid"
    return f"@{value if mention.what in (What.CALL, What.NUMBER) else mention.what}"


@dataclass(frozen=True)
class Meaning:
    """The choices that an answer may mean, the likeliest first; none where it is none. sure: it means the first."""

    choices: tuple[str, ...] = ()
    sure: bool = False


def meaning(
    text: str, key: str, choices: Sequence[str], language: str, *, elsewhere: bool = False, denied: bool = False
) -> Meaning:
    """What an answer to a question means.

    elsewhere: it may as well say that something else has happened; denied: a word in it turns what it says into its
    contrary.
    """
    speaks = _weighed(text, key, choices, language)
    if not speaks:
        return Meaning()
    first, second = sorted(speaks, key=lambda id: -speaks[id])[:2]
    if first == OTHER:
        return Meaning()
    heard = _heard(text, key, language)
    notation = " " not in text and any(letter.isdecimal() for letter in text)
    alone = notation or (not heard and len(words(text, language)) == 1)
    unlike = not heard or (elsewhere and heard < HEARD)  # letters are parts of many words
    needed = SUREST if alone else SURER if unlike or heard < HEARD_LITTLE else SURE + DENIED * denied
    if speaks[first] - speaks[second] >= needed:
        return Meaning((first,), sure=True)
    if alone or unlike:
        return Meaning()  # rather something else than one of several
    asked = _likeliest(speaks)
    return Meaning(asked if len(asked) < len(choices) else ())


def _likeliest(speaks: Mapping[str, float]) -> tuple[str, ...]:
    """The choices to ask back, the likeliest first."""
    powers = {id: math.exp(total - max(speaks.values())) for id, total in speaks.items()}
    ranked = sorted(powers, key=lambda id: -powers[id])
    before = itertools.accumulate((powers[id] for id in ranked), initial=0.0)
    enough = ENOUGH * sum(powers.values())
    likely = (id for id, so_far in zip(ranked, before, strict=False) if so_far < enough and id != OTHER)
    return tuple(itertools.islice(likely, MOST_ASKED))


def _weighed(text: str, key: str, choices: Sequence[str], language: str) -> dict[str, float]:
    """How much speaks for each choice, and OTHER: by the linear weights, and by where the answer leans."""
    told = answer_signs(text, language)
    speaks = spoken_for(_learnt(language), told, key, choices)
    if not speaks:
        return {}
    leans = lean(_leanings(language), told, text, unscoped(key), language)
    return {id: total + LEANING * leans[id] for id, total in speaks.items()}


def spoken_for(known: Learnt, told: Sequence[str], key: str, choices: Sequence[str]) -> dict[str, float]:
    """How much speaks for each choice, and OTHER; nothing where the question or all that is said is unknown."""
    question = unscoped(key)
    shares = list(known.shares(told).values())
    if not choices or not shares or question not in known.blocks:
        return {}
    here = known.block(question)
    if not set(choices) <= set(here.ids):
        return {}
    speaks = dict(zip(here.ids, here.weigh(shares), strict=True))
    return {id: speaks[id] + known.block(f"{ANYWHERE}{id}").weigh(shares)[0] for id in (*choices, OTHER)}


def _heard(text: str, key: str, language: str) -> float:
    """The share of the words of a text that have been heard in answers to a question."""
    known, said = _learnt(language), words(text, language)
    here = known.block(unscoped(key))
    return sum(here.of(known.signs.get(word.said, -1)) is not None for word in said) / max(1, len(said))


@cache
def _learnt(language: str) -> Learnt:
    return Learnt(locale(language).answered)


@cache
def _leanings(language: str) -> Learnt:
    return Learnt(locale(language).leanings)
