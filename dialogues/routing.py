"""From free text, a number of the Laws or a typed auction to the irregularity."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rapidfuzz import fuzz, process

from dialogues.notation import fold, read_law
from locales import LANGUAGES, locale
from rules.engine.outline import outline
from rules.lawbook import LAWS_2017, Edition, law_number, split
from rules.menu import MENU, get, serves
from rules.model import Auction, IrregularityKind
from rules.procedures.auction._three_passes import takes_turn_away
from rules.procedures.not_yet import NOT_YET

# Below this likeness (of 100) a phrase has nothing to do with the text.
LEAST_LIKE = 55

# An abbreviation is the whole text: as one word of others it may be another word, as "bit" is.
LONGEST_ABBREVIATION = 3


@dataclass(frozen=True)
class Candidate:
    """An irregularity, and how well the text fits it (0 to 100)."""

    id: str
    score: float


def find(
    text: str, language: str, limit: int = 5, *, laws: Edition = LAWS_2017, whole: bool = False
) -> tuple[Candidate, ...]:
    """The irregularities that a text may speak of, best first; those on which no ruling is given yet among them.

    A reference to the Laws finds what is ruled under it in that edition; words as `named` does.
    """
    law = read_law(text, language)
    cited = _under(law, laws)[:limit] if law is not None else ()
    return cited or named(text, language, limit, whole=whole)


def named(text: str, language: str, limit: int = 5, *, whole: bool = False) -> tuple[Candidate, ...]:
    """The irregularities that the words of a text name, best first.

    The user's own language and English are searched first; the other languages only where those give nothing.
    whole: the text must be a phrase, or have one in it; "nothing" is none, although it is a part of one.
    """
    query = fold(text)
    own = tuple(dict.fromkeys((language, "en")))
    return _search(query, own, limit, whole) or _search(query, LANGUAGES, limit, whole)


def _under(law: str, laws: Edition) -> tuple[Candidate, ...]:
    """The irregularities whose rulings cite a paragraph, or what is above or below it.

    First come those that rest on that Law most: by how much of it they cite, and how much of what they cite it is.
    """
    cited = {id: outline(get(id, laws)).paragraphs for id in MENU if serves(laws, id)}
    cited |= {id: laws.of(row) for id, row in NOT_YET.items()}

    def rest_on_it(id: str) -> float:
        own = [paragraph for paragraph in cited[id] if law_number(paragraph) == law_number(law)]
        return len(own) ** 2 / len(cited[id])

    found = (id for id, paragraphs in cited.items() if any(_related(paragraph, law) for paragraph in paragraphs))
    return tuple(Candidate(id, 100.0) for id in sorted(found, key=rest_on_it, reverse=True))


def _related(one: str, other: str) -> bool:
    """Whether one of two references is the other, or lies below it."""
    return all(a == b for a, b in zip(split(one), split(other), strict=False))


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
