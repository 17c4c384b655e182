"""From free text, a number of the Laws or a typed auction to the irregularity."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from dialogues.notation import fold, read_law
from dialogues.read.talk import NOTHING, likely
from locales import locale
from rules.engine.outline import outline
from rules.lawbook import LAWS_2017, Edition, law_number, split
from rules.menu import MENU, get, serves
from rules.model import Auction, IrregularityKind
from rules.procedures.auction._three_passes import takes_turn_away

# In hundredths: an irregularity as likely as this may be proposed alone; with others it is offered from this on.
SURE = 85
OFFERED = 4

# In a case, or behind a command, a text speaks of an irregularity where one is as likely as this.
PLAIN = 50

# What is less likely than this is not spoken of.
LEAST = 0.5

# Where all that is offered comes to less, it is asked first in which part of the board it happened.
CLEAR = 30

# So many are offered at the most.
MOST = 4


@dataclass(frozen=True)
class Candidate:
    """An irregularity, and how well the text fits it (0 to 100)."""

    id: str
    score: float


@dataclass(frozen=True)
class Reading:
    """What a text speaks of.

    candidates: the irregularities that it may mean, best first; none where it is nothing of ours. sure: the first may
        be proposed alone. clear: they may be offered as they are; else it is asked first which part of the board it is
        about.
    """

    candidates: tuple[Candidate, ...] = ()
    sure: bool = False
    clear: bool = True

    @property
    def first(self) -> str:
        """The likeliest irregularity; nothing where there is none."""
        return self.candidates[0].id if self.candidates else ""


def understood(text: str, language: str, *, laws: Edition = LAWS_2017) -> Reading:
    """What a text speaks of: what is ruled under the Law it refers to, what it is the title of; else by its words."""
    law = read_law(text, language)
    cited = _under(law, laws) if law is not None else ()
    if cited:
        return Reading(cited, sure=len(cited) == 1)
    if id := titled(text, language):
        return Reading((Candidate(id, 100.0),), sure=True)
    found = likely(text, language)
    if found[0].id == NOTHING:
        return Reading()
    ranked = tuple(Candidate(each.id, round(each.likely * 100, 1)) for each in found if each.id != NOTHING)
    ranked = tuple(each for each in ranked if each.score >= LEAST) or ranked[:1]
    return Reading(ranked, ranked[0].score >= SURE, ranked[0].score >= CLEAR)


def plainly(text: str, language: str) -> str:
    """The irregularity that a text names plainly, by its title or in other words; a reference to the Laws is none."""
    if id := titled(text, language):
        return id
    first = understood(text, language) if read_law(text, language) is None else Reading()
    return first.first if first.candidates and first.candidates[0].score >= PLAIN else ""


def offered(reading: Reading) -> tuple[str, ...]:
    """The irregularities of a reading that are offered to choose from."""
    ids = tuple(each.id for each in reading.candidates if each.score >= OFFERED)
    return ids[: 1 if reading.sure else MOST]


def suggested(text: str, language: str, most: int) -> list[str]:
    """The irregularities that somebody who is still typing may mean: those with the text in their titles come first."""
    begun = [id for title, id in _titles(language).items() if fold(text).strip() in title]
    likely = (each.id for each in understood(text, language).candidates)
    return list(dict.fromkeys((*begun, *likely)))[:most]


def titled(text: str, language: str) -> str:
    """The irregularity of which a text is the title, the short one or the id; nothing where it is none."""
    return _titles(language).get(fold(text).strip(), "")


@cache
def _titles(language: str) -> dict[str, str]:
    """The irregularities by their titles, long and short, and by their ids."""
    named: dict[str, str] = {}
    for each in dict.fromkeys((language, "en")):
        spoken = locale(each)
        for id in MENU:
            words = (f"irregularity-{id}", f"irregularity-{id}.label")
            for title in (*(spoken.text(word) for word in words if spoken.has(word)), id.replace("_", " "), id):
                named.setdefault(fold(title), id)
    return named


def _under(law: str, laws: Edition) -> tuple[Candidate, ...]:
    """The irregularities whose rulings cite a paragraph, or what is above or below it.

    First come those that rest on that Law most: by how much of it they cite, and how much of what they cite it is.
    """
    cited = {id: outline(get(id, laws)).paragraphs for id in MENU if serves(laws, id)}

    def rest_on_it(id: str) -> float:
        own = [paragraph for paragraph in cited[id] if law_number(paragraph) == law_number(law)]
        return len(own) ** 2 / len(cited[id])

    found = (id for id, paragraphs in cited.items() if any(_related(paragraph, law) for paragraph in paragraphs))
    return tuple(Candidate(id, 100.0) for id in sorted(found, key=rest_on_it, reverse=True))


def _related(one: str, other: str) -> bool:
    """Whether one of two references is the other, or lies below it."""
    return all(a == b for a, b in zip(split(one), split(other), strict=False))


def shown_by(auction: Auction) -> str | None:
    """The irregularity that a typed auction shows, or None where it is regular."""
    irregularity = auction.first_irregularity()
    if irregularity is None:
        return None
    if irregularity.kind is IrregularityKind.PASS_OUT_OF_TURN and takes_turn_away(auction):
        return "missed_turn"
    return irregularity.kind
