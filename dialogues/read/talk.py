"""What the words of a director speak of: each irregularity weighed by the signs in the text, and why.

The weights of a language are learnt from the sentences in tests/finding by scripts/learn, and stand in its
`signs.gz`: a sign, and what it speaks for and against.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from dialogues.read.learnt import EVEN, Learnt
from dialogues.read.mentions import What, mentions, tokens
from dialogues.read.sounds import sounds
from locales import locale
from rules.model import Bid, parse_call

# The lengths of the parts of words that are signs: a word misspelt or with another ending has most of them.
PARTS = (3, 4, 5)

# So much of a word's beginning stands for it beside another.
STEM = 5

# Two words are signs together that stand this near to each other.
NEAR = 5

# The numbers that tell something: of cards in a hand, of passes, of a bid too high.
TELLING = frozenset({"1", "2", "3", "4", "5", "8", "12", "13", "14", "15", "40", "60"})

# What stands for the beginning and the end.
BEGINS, ENDS = "<s>", "</s>"

# The id of what is no irregularity.
NOTHING = ""


@dataclass(frozen=True)
class Word:
    """A word as it is weighed: what stands for it, how it sounds, and its place in the text.

    Several sounds where one cannot tell in which language it is; none where what is mentioned says all.
    """

    said: str
    sounds: tuple[str, ...]
    text: str
    bid: Bid | None = None


def words(text: str, language: str) -> tuple[Word, ...]:
    """The words of a text; a call, a card, a seat stands for all others of its kind."""
    said = tokens(text)
    found = {mention.start: mention for mention in mentions(said, language)}
    taken: list[Word] = []
    place = 0
    while place < len(said):
        token, mention = said[place], found.get(place)
        end = mention.end if mention else place + 1
        typed = " ".join(each.text for each in said[place:end])
        if mention and mention.what is What.CALL:
            kind = mention.value if mention.value in ("P", "X", "XX") else "bid8" if mention.value[0] in "89" else "bid"
            spelt = tuple(each.folded for each in said[place:end]) if kind in ("P", "X", "XX") else ()
            bid = parse_call(mention.value)
            taken.append(Word(f"<{kind}>", spelt, typed, bid if isinstance(bid, Bid) else None))
        elif mention and mention.what is What.NUMBER:
            taken.append(Word(f"<{mention.value}>" if mention.value in TELLING else "<number>", (), typed))
        elif mention:
            taken.append(Word(f"<{mention.what}>", (), typed))
        elif token.parts:
            if token.text in "?=":
                taken.append(Word(token.text, (), typed))
        elif token.folded[:1].isdecimal():
            number = token.folded[: next((i for i, c in enumerate(token.folded) if not c.isdecimal()), None)]
            spelt = (token.folded,) if number != token.folded else ()
            taken.append(Word(f"<{number}>" if number in TELLING else "<number>", spelt, typed))
        else:
            heard = sounds(token.folded, language)
            taken.append(Word(heard[0], heard, typed))
        place = end
    return tuple(taken)


def signs(said: Sequence[Word]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every sign of a text, with the places of the words that it rests on."""
    for place, word in enumerate(said):
        yield word.said, (place,)
        for sound in word.sounds:
            whole = f"^{sound}$"
            for length in PARTS:
                for start in range(len(whole) - length + 1):
                    yield f"#{whole[start : start + length]}", (place,)
    names = [BEGINS, *(word.said for word in said), ENDS]
    inner = range(len(said))
    for place in range(len(names) - 1):
        here = tuple(each for each in (place - 1, place) if each in inner)
        yield f"{names[place]} {names[place + 1]}", here
        if place < len(names) - 2:
            beyond = tuple(each for each in (place - 1, place, place + 1) if each in inner)
            yield f"{names[place]} {names[place + 1]} {names[place + 2]}", beyond
    bids = [(place, word.bid) for place, word in enumerate(said) if word.bid is not None]
    for (place, before), (other, after) in itertools.pairwise(bids):
        yield f"<{'higher' if after.supersedes(before) else 'lower'}>", (place, other)
    stems = [word.said if word.said[0] == "<" else word.said[:STEM] for word in said]
    for place, stem in enumerate(stems):
        for other in range(place + 1, min(place + 1 + NEAR, len(stems))):
            yield f"&{stem} {stems[other]}", (place, other)


@dataclass(frozen=True)
class Candidate:
    """An irregularity, and how likely it is that the text speaks of it (0 to 1)."""

    id: str
    likely: float


class Weights:
    """What the signs of a language speak for: the irregularities with NOTHING, by the signs that stand for them."""

    def __init__(self, kept: bytes):
        self._learnt = Learnt(kept)
        self._all = self._learnt.block("")
        self.ids = self._all.ids
        self.sharp = self._learnt.head["sharp"]

    def knows(self, said: Sequence[Word]) -> int:
        """How many of the words it has seen."""
        return sum(word.said in self._learnt.signs for word in said if word.sounds)

    def weigh(self, told: Iterable[str]) -> list[float]:
        """How much speaks for each of the ids, by its place; told: the signs."""
        return self._all.weigh(self._learnt.shares(told).values())

    def ranked(self, totals: Sequence[float]) -> tuple[Candidate, ...]:
        """How likely the ids are, by what speaks for them; the likeliest first."""
        powers = {id: math.exp(self.sharp * (each - max(totals))) for id, each in zip(self.ids, totals, strict=True)}
        whole = sum(powers.values())
        return tuple(Candidate(id, powers[id] / whole) for id in sorted(powers, key=lambda id: -powers[id]))

    def parts(self, said: Sequence[Word], id: str) -> dict[int, float]:
        """How much each word, by its place, speaks for an irregularity."""
        place = self.ids.index(id)
        rests = list(signs(said))
        shares = self._learnt.shares(sign for sign, _ in rests)
        parts: dict[int, float] = defaultdict(float)
        for sign, places in dict(rests).items():
            number, share = shares.get(sign, (-1, 0.0))
            if (weights := self._all.of(number)) is not None:
                for each in places:
                    parts[each] += self._all.step * share * (weights[place] - EVEN) / len(places)
        return parts


@cache
def weights(language: str) -> Weights:
    """The weights of a language."""
    return Weights(locale(language).signs)


def likely(text: str, language: str) -> tuple[Candidate, ...]:
    """The irregularities that a text may speak of, the likeliest first; NOTHING among them."""
    return _likely(text, spoken(text, language))


def spoken(text: str, language: str) -> str:
    """The language in which a text is weighed: English instead of the own one, where that knows more of its words."""
    return max((language, "en"), key=lambda each: weights(each).knows(words(text, each)))


def _likely(text: str, language: str) -> tuple[Candidate, ...]:
    known = weights(language)
    return known.ranked(known.weigh(sign for sign, _ in signs(words(text, language))))


def why(text: str, language: str, id: str, most: int = 6) -> Mapping[str, float]:
    """The words of a text that speak most for and against an irregularity, each with its weight."""
    language = spoken(text, language)
    said = words(text, language)
    ranked = sorted(weights(language).parts(said, id).items(), key=lambda each: -abs(each[1]))
    return {said[place].text: round(weight, 2) for place, weight in ranked[:most]}
