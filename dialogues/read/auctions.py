"""An auction that is written in no one notation: a table of four columns, calls behind their players, words."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from dialogues.read.mentions import Mention, Token, What, folded, mentions, tokens
from locales import locale
from rules.model import Auction, ModelError, Seat, parse_call

# What stands where a column of the first row has no call.
BLANKS = frozenset("-–—")


def written(text: str, language: str) -> str | None:
    """The calls of a text that is nothing but an auction, with the dealer and a colon before them where that is known.

    None where anything else stands in it.
    """
    said = tokens(text)
    found = mentions(said, language)
    calls = [mention for mention in found if mention.what is What.CALL]
    if not calls or not _nothing_else(said, found, language):
        return None
    seats = [mention for mention in found if mention.what is What.SEAT]
    try:
        return _written(said, seats, calls, language)
    except ModelError:
        return None


def _nothing_else(said: Sequence[Token], found: Sequence[Mention], language: str) -> bool:
    """Whether all words are calls, seats, and what says who dealt or that all passed."""
    known = {place for mention in found for place in range(mention.start, mention.end)}
    others = [token for place, token in enumerate(said) if place not in known and not token.parts]
    mentioned = all(mention.what in (What.CALL, What.SEAT) for mention in found)
    return mentioned and all(token.folded in _beside(language, "dealer", "all") for token in others)


def _beside(language: str, *names: str) -> frozenset[str]:
    """What is said of an auction besides its calls: who dealt, and that all passed."""
    tables = (locale(each).talk["auction"] for each in (language, "en"))
    return frozenset(folded(word) for table in tables for name in names for word in table[name])


def _written(said: Sequence[Token], seats: Sequence[Mention], calls: Sequence[Mention], language: str) -> str | None:
    values = [mention.value for mention in calls]
    if not seats:
        whole = _passed(f"{Seat.N}: {' '.join(values)}", said, language)
        return whole.partition(":")[2].strip() if len(values) > 1 else None
    first = Seat(seats[0].value)
    if len(seats) == len(Seat) and seats[-1].end <= calls[0].start and _in_rotation(seats):
        blanks = sum(token.text in BLANKS for token in said[seats[-1].end : calls[0].start])
        return _passed(f"{seats[blanks % len(Seat)].value}: {' '.join(values)}", said, language)
    if len(seats) == 1 and seats[0].end <= calls[0].start:
        return _passed(f"{first}: {' '.join(values)}", said, language)
    if len(seats) != len(calls) or any(s.start > c.start for s, c in zip(seats, calls, strict=True)):
        return None
    auction = Auction(first)
    for seat, call in zip(seats, calls, strict=True):
        auction = auction.with_call(parse_call(call.value), Seat(seat.value))
    return str(auction)


def _in_rotation(seats: Sequence[Mention]) -> bool:
    return all(Seat(later.value) is Seat(earlier.value).lho for earlier, later in itertools.pairwise(seats))


def _passed(text: str, said: Sequence[Token], language: str) -> str:
    """With passes to the end where the last word is that all passed."""
    if len(said) < 2 or said[-2].folded not in _beside(language, "all"):
        return text
    return str(Auction.parse(text).passed_to())
