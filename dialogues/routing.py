"""From free text or a typed auction to the irregularity."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rapidfuzz import fuzz, process

from dialogues.notation import fold
from locales import LANGUAGES, locale
from rules.model import Auction, IrregularityKind
from rules.procedures.missed_turn import takes_turn_away

# Below this likeness (of 100) a phrase has nothing to do with the text.
LEAST_LIKE = 55

# An abbreviation is the whole text: as one word of others it may be another word, as "bit" is.
LONGEST_ABBREVIATION = 3


@dataclass(frozen=True)
class Candidate:
    """An irregularity, and how well the text fits it (0 to 100)."""

    id: str
    score: float


def find(text: str, language: str, limit: int = 5, *, whole: bool = False) -> tuple[Candidate, ...]:
    """The irregularities that a text may speak of, best first; those on which no ruling is given yet among them.

    The user's own language and English are searched first; the other languages only where those give nothing.
    whole: the text must be a phrase, or have one in it; "nothing" is none, although it is a part of one.
    """
    query = fold(text)
    own = tuple(dict.fromkeys((language, "en")))
    return _search(query, own, limit, whole) or _search(query, LANGUAGES, limit, whole)


def _search(query: str, languages: tuple[str, ...], limit: int, whole: bool) -> tuple[Candidate, ...]:
    phrases = _phrases(languages)
    longer = [p for p in phrases if len(p[0]) > LONGEST_ABBREVIATION]
    if whole:
        longer = [p for p in longer if len(p[0].split()) <= len(query.split())]
    best: dict[str, float] = {}
    ways = ((fuzz.token_sort_ratio, phrases, LEAST_LIKE), (fuzz.token_set_ratio, longer, 100 if whole else LEAST_LIKE))
    for scorer, searched, least in ways:
        for _, score, index in process.extract(
            query, [phrase for phrase, _ in searched], scorer=scorer, score_cutoff=least, limit=None
        ):
            id = searched[index][1]
            best[id] = max(best.get(id, 0.0), score)
    ranked = sorted(best.items(), key=lambda item: -item[1])[:limit]
    return tuple(Candidate(id, round(score, 1)) for id, score in ranked)


@cache
def _phrases(languages: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Every phrase, folded, with the irregularity it belongs to."""
    found: list[tuple[str, str]] = []
    for language in languages:
        spoken = locale(language)
        for id, phrases in (spoken.lexicon["irregularities"] | spoken.lexicon["not_yet"]).items():
            texts = (spoken.text(f"irregularity-{id}"), id.replace("_", " "), *phrases)
            found += [(fold(text), id) for text in texts]
    return tuple(found)


def shown_by(auction: Auction) -> str | None:
    """The irregularity that a typed auction shows, or None where it is regular."""
    irregularity = auction.first_irregularity()
    if irregularity is None:
        return None
    if irregularity.kind is IrregularityKind.PASS_OUT_OF_TURN and takes_turn_away(auction):
        return "missed_turn"
    return irregularity.kind
