"""Reads and writes calls, auctions and results as people write them in each language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TypeVar

from locales import Locale, locale
from rules.lawbook import LETTERS, ROMANS, SECTIONS
from rules.model import (
    Action,
    Auction,
    Bid,
    Call,
    Contract,
    ModelError,
    Result,
    Seat,
    Suit,
    parse_call,
    parse_result,
    parse_seat,
)
from rules.model.auction import LONGEST_TEXT
from rules.model.cards import RANKS, Card

T = TypeVar("T")

# The suits of a hand, as it is written without naming them.
SUITS_IN_ORDER = "SHDC"
SIGNS = frozenset("♠♥♦♣")
# Between the cards or the suits of a hand; and how a suit without cards is written.
CARDS_APART = re.compile(r"[\s,;|:]+")
NO_CARDS = frozenset({"-", "–", "—"})

SEPARATORS = re.compile(r"[\s,;|()\[\]\N{EN DASH}\N{EM DASH}\N{RIGHTWARDS ARROW}]+")

# What ends a sentence, behind the last call; and what stands between calls and says nothing.
ENDS = " \t\r\n.,;?!…\N{GREEK QUESTION MARK}"
FILLED = re.compile(r"[-.>/…\N{MINUS SIGN}]+")

# A table, a board and the pairs are so many words at the most: `table 5 board 12 3-8`.
LONGEST_PLACE = 5

PAIRS = re.compile(r"(\d{1,3})(?:-|–|v|vs)(\d{1,3})")

# The number of a table or a board, with the letter of a section.
NUMBERED = re.compile(r"#?\d{1,3}[^\W\d_]?")
NUMBERED_LAST = re.compile(rf"([^\W\d_]+)\.?{NUMBERED.pattern}")

# No bid is higher.
HIGHEST_LEVEL = 7

# A suit is shortened to so many letters at most.
LONGEST_SHORT = 3

# Where what cannot be read stands.
MARKS = ("\N{BLACK RIGHT-POINTING SMALL TRIANGLE}", "\N{BLACK LEFT-POINTING SMALL TRIANGLE}")
LEVEL_APART = re.compile(r"(\d)\s+(?=[^\W\d_]|[♣♦♥♠])")
BID = re.compile(r"(\d)(.+)")
RESULT = re.compile(r"(\d)(.*?)([-+\N{MINUS SIGN}\N{EN DASH}]\d+|=?)")


def fold(text: str) -> str:
    """Text as it is compared: no case, accents, points, quotes or invisible marks."""
    decomposed = unicodedata.normalize("NFD", text.casefold().replace("ı", "i"))
    return "".join(c for c in decomposed if unicodedata.category(c) not in ("Mn", "Cf") and c not in "\"'`’׳״″′")


def read_call(text: str, language: str) -> Call:
    """A call in the notation of a language, or of any other where that one has no such call.

    Raises ModelError.
    """
    return _first(text, language, lambda tables: parse_call(tables.call(text)))


def read_auction(text: str, language: str) -> Auction:
    """Its dealer, a colon and the calls; one out of turn has its seat (`N: 1S P W=2H`), and so has the next.

    Raises ModelError: what the user's own language makes of the text is what is reported.
    """
    if len(text) > LONGEST_TEXT:
        raise ModelError("auction-too-long", limit=str(LONGEST_TEXT))
    return _first(text, language, lambda tables: _with_seats(tables.auction(text)))


def as_auction(text: str, language: str) -> str | None:
    """A text that is an auction, its dealer before a colon; None where it is none, or nobody says who dealt.

    A colon makes none: a seat stands before it, or one word that is none, and behind it there are only calls.
    """
    head, colon, rest = text.partition(":")
    if colon:
        return text if _is_seat(head, language) or (" " not in head and _all_calls(rest, language)) else None
    dealer, _, calls = text.partition(" ")
    return f"{dealer}: {calls}" if _is_seat(dealer, language) and calls_alone(calls, language) else None


def calls_alone(text: str, language: str, *, least: int = 2) -> str | None:
    """So many calls or more and nothing else, as they are read; None where the text is something else."""
    calls = _all_calls(text, language)
    return calls if calls and len(calls.split()) >= least else None


def _all_calls(text: str, language: str) -> str | None:
    if ":" in text or len(text) > LONGEST_TEXT:
        return None
    try:
        return _first(text, language, lambda tables: _calls(tables, text))
    except ModelError:
        return None


def _calls(tables: Tables, text: str) -> str:
    """Raises ModelError where there is anything but calls."""
    made = tables.auction(f"N: {text}").partition(":")[2].split()
    for word in made:
        seat, mark, call = word.rpartition("=")
        parse_call(call)
        if mark:
            parse_seat(seat)
    if not made:
        raise ModelError("call-not-understood", text=text)
    return " ".join(made)


def labelled(text: str, language: str) -> tuple[str, str]:
    """The table or the board that stands before the rest, as it was typed, and the rest: `T5 N: 1S`, `table 5: revoke`.

    A number alone is one before a colon, or before an auction with its own. No label where there is none.
    """
    words = _table_words(language)
    head, colon, rest = text.partition(":")
    if colon and (_is_place(head.split(), words) or NUMBERED.fullmatch(head.strip())):
        return " ".join(head.split()), rest.strip()
    said = text.split()
    for length in range(min(len(said), LONGEST_PLACE), 0, -1):
        # Before other words a small number may be the level of a bid: `T5 1 heart over 1 spade`.
        if _is_place(said[:length], words, whole=length == len(said)):
            return " ".join(said[:length]), " ".join(said[length:])
    if said and NUMBERED.fullmatch(said[0]) and colon and as_auction(" ".join(said[1:]), language):
        return said[0], " ".join(said[1:])
    return "", text


def _is_place(said: list[str], words: frozenset[str], *, whole: bool = True) -> bool:
    """Whether this is a table or a board, and maybe a board after the table: `T5`, `T5 12`, `table 5 board 12`.

    The pairs may stand behind: `T5 12 3-8`. whole: nothing else is said.
    """
    if len(said) > 1 and PAIRS.fullmatch(said[-1]):
        return _is_place(said[:-1], words)
    for first in (2, 1):
        more = said[first:]
        bare = len(more) == 1 and more[0].isdecimal() and len(more[0]) <= 3 and (whole or int(more[0]) > HIGHEST_LEVEL)
        if _is_label(said[:first], words) and (not more or bare or _is_label(more, words)):
            return True
    return False


def _is_label(said: list[str], words: frozenset[str]) -> bool:
    """Whether this is a word for a table or a board with its number, in one or in two."""
    folded = [fold(word) for word in said]
    if len(folded) == 2:
        return folded[0].rstrip(".") in words and NUMBERED.fullmatch(folded[1]) is not None
    number = NUMBERED_LAST.fullmatch(folded[0]) if len(folded) == 1 else None
    return number is not None and number[1] in words


@cache
def _table_words(language: str) -> frozenset[str]:
    return frozenset(fold(word) for each in (language, "en") for word in locale(each).lexicon["words"]["table"])


def _is_seat(text: str, language: str) -> bool:
    try:
        read_seat(text, language)
    except ModelError:
        return False
    return True


def marked(text: str, part: str) -> str:
    """A text in which the part that cannot be read is marked; nothing where that says no more than the part."""
    before, found, after = text.partition(part) if part else (text, "", "")
    if not found or not (before.strip() or after.strip()):
        return ""
    return f"{before}{MARKS[0]}{found}{MARKS[1]}{after}"


def _with_seats(text: str) -> Auction:
    """An auction in which every call that needs its seat has it. Raises ModelError."""
    auction = Auction.parse(text)
    for index, word in enumerate(text.partition(":")[2].split()):
        if "=" not in word and auction.needs_seat(index):
            raise ModelError("next-call-without-seat", text=word)
    return auction


def read_seat(text: str, language: str) -> Seat:
    """A seat by its name or its letter. Raises ModelError."""
    return _first(text, language, lambda tables: parse_seat(tables.seat(text)))


def read_result(text: str, declarer: Seat | None, language: str) -> Result:
    """A contract and its result: `4SX-2`, `3NT+1`, `PASS`. Raises ModelError."""
    return _first(text, language, lambda tables: parse_result(tables.result(text), declarer))


def read_card(text: str, language: str) -> Card:
    """A card, its suit first or last: `SQ`, `♠10`, `Q♠`. Raises ModelError."""
    return _first(text, language, lambda tables: tables.card(text))


def read_cards(text: str, language: str) -> tuple[Card, ...]:
    """Cards one after another. Raises ModelError."""
    return tuple(read_card(word, language) for word in CARDS_APART.split(text.strip()) if word)


def read_hand(text: str, language: str) -> frozenset[Card]:
    """A hand: `AKQ2.432.K54.QJ3`, spades first, with spaces as well; or each suit behind its name, `♠AKQ2 ♥432 ♣K`.

    Raises ModelError.
    """
    return _first(text, language, lambda tables: tables.hand(text))


def read_law(text: str, language: str) -> str | None:
    """A reference to the Laws as people write it, alone or after the word for a Law; None where the text is none.

    Letters are those of the language or Latin ones, or those of the text's own script; brackets may be left out.
    """
    folded = "".join(fold(text).split())
    for other in _languages(text, language):
        written = tables(other)
        match = written.cited.fullmatch(folded)
        if match is not None:
            number, item, section, paragraph, letter, roman = match.groups(default="")
            section = SECTIONS[written.sections[section]] if section else ""
            below = f"({LETTERS[written.letters[letter]]})" if letter else ""
            below += f"({roman})" if roman else ""
            return f"{number}.{item}" if item else f"{number}{section}{paragraph}{below}"
    return None


@cache
def suits(language: str) -> frozenset[str]:
    """The suits by name and by sign, folded, in a language and in English; no letters and no short forms."""
    named = (locale(each).names["read"]["denominations"] for each in (language, "en"))
    words = (fold(word) for table in named for suit in "CDHS" for word in table[suit])
    return frozenset(word for word in words if len(word) > LONGEST_SHORT or not word.isalpha())


def write_auction(auction: Auction, language: str) -> str:
    """An auction for reading, with the seat before a call that was not made in rotation, and before the next.

    So too before the call that followed the irregular one: whoever typed it may have meant another player's.
    """
    words = locale(language)
    irregularity = auction.first_irregularity()
    followed = irregularity.index + 1 if irregularity else None
    written, out_of_rotation = [], False
    for index, (entry, seated) in enumerate(auction.seated()):
        seat = f"{words.text('seat-' + entry.seat)}: " if seated or out_of_rotation or index == followed else ""
        written.append(seat + words.call(entry.call))
        out_of_rotation = seated
    return words.joined(written, " – ")


def type_auction(auction: Auction, language: str) -> str:
    """An auction as people of a language type it, which is how it is read."""
    typed = locale(language).names["typed"]
    written = []
    for entry, seated in auction.seated():
        call = entry.call
        bid = f"{call.level}{typed['denominations'][call.denomination]}" if isinstance(call, Bid) else ""
        seat = f"{typed['seats'][entry.seat]}=" if seated else ""
        written.append(seat + (bid or typed["actions"][call]))
    return f"{typed['seats'][auction.dealer]}: {' '.join(written)}"


def write_card(card: Card, language: str) -> str:
    """A card for reading, as ♠10."""
    words = locale(language)
    return words.isolated(f"{words.names['write'][card.suit]}{_rank(card)}")


def write_hand(hand: frozenset[Card], language: str) -> tuple[str, ...]:
    """A hand for reading: a line for each suit, the highest cards first."""
    words = locale(language)
    held = {suit: sorted((c for c in hand if c.suit is suit), key=lambda c: -RANKS.index(c.rank)) for suit in Suit}
    signs = words.names["write"]
    return tuple(words.isolated(f"{signs[s]} {' '.join(map(_rank, held[Suit(s)])) or '–'}") for s in SUITS_IN_ORDER)


def _rank(card: Card) -> str:
    return "10" if card.rank == "T" else card.rank


def write_result(result: Result, language: str) -> str:
    """A contract with its result and declarer for reading, as 4♠x-2 North."""
    words = locale(language)
    if result.contract is None:
        return words.call(Action.PASS)
    return words.joined([write_played(result, language), words.text(f"seat-{result.contract.declarer}")], " ")


def write_contract(contract: Contract, language: str) -> str:
    """A contract with its declarer for reading, as 4♠x North."""
    words = locale(language)
    return words.joined([_written(contract, "", words), words.text(f"seat-{contract.declarer}")], " ")


def write_played(result: Result, language: str) -> str:
    """The same without its declarer, as 4♠x-2."""
    words = locale(language)
    contract = result.contract
    if contract is None:
        return words.call(Action.PASS)
    return _written(contract, f"{result.margin:+d}" if result.margin else "=", words)


def _written(contract: Contract, margin: str, words: Locale) -> str:
    risk = ("", words.names["write"]["doubled"], words.names["write"]["redoubled"])[contract.risk]
    return words.isolated(f"{contract.level}{words.names['write'][contract.denomination]}{risk}{margin}")


class Tables:
    """The reading tables of one language, folded, turning what people write into the canonical form."""

    def __init__(self, language: str):
        read: Mapping[str, Mapping[str, list[str]]] = locale(language).names["read"]
        self.denominations = _inverted(read["denominations"])
        self.actions = _inverted(read["actions"])
        self.risks = _inverted(read["risks"])
        self.seats = _inverted(read["seats"])
        self.ranks = _inverted(locale(language).names["ranks"])
        self.by_length = sorted(self.ranks, key=len, reverse=True)
        words = (fold(word) for table in read.values() for said in table.values() for word in said)
        self.phrases = sorted((word for word in words if " " in word), key=len, reverse=True)
        law = locale(language).names["law"]
        self.sections = _places(SECTIONS) | _places(law["sections"])
        self.letters = _places(LETTERS) | _places(law["letters"])
        self.cited = re.compile(
            rf"(?:{_any(map(fold, law['said']))})?\.?([1-9]\d?)"
            rf"(?:[.(]([1-9]\d?)\)?|({_any(self.sections)})"
            rf"(?:\(?([1-9]\d?)\)?(?:\(?({_any(self.letters)})\)?(?:\(?({_any(ROMANS)})\)?)?)?)?)?"
        )

    def seat(self, text: str) -> str:
        """A seat letter; the text itself where it is not understood."""
        return self.seats.get(fold(text).strip(), text)

    def card(self, text: str) -> Card:
        """A card. Raises ModelError."""
        folded = "".join(fold(text).split())
        for suit in sorted(self.denominations, key=len, reverse=True):
            for rank in (folded.removeprefix(suit), folded.removesuffix(suit)):
                if rank != folded and rank in self.ranks and self.denominations[suit] in SUITS_IN_ORDER:
                    return Card(Suit(self.denominations[suit]), self.ranks[rank])
        raise ModelError("card-not-understood", text=text)

    def hand(self, text: str) -> frozenset[Card]:
        """The cards of a hand. Raises ModelError."""
        typed = fold(text).strip()
        words = typed.split(".") if "." in typed else CARDS_APART.split(typed)
        named = CARDS_APART.split(re.sub("([♠♥♦♣])", r" \1 ", typed.replace(".", " ")).strip())
        # Where there are signs, or points between the suits, no letter is a suit: it may be a card.
        bare = "." in typed or not SIGNS.isdisjoint(named)
        suits = {word: suit for word, suit in self.denominations.items() if word in SIGNS or not bare}
        if named[0] in suits:
            words, at = [""] * len(Suit), 0
            for word in named:
                if word in suits:
                    at = SUITS_IN_ORDER.find(suits[word])
                else:
                    words[at] += word
        if len(words) != len(Suit):
            raise ModelError("hand-not-understood", text=text)
        held = [(suit, self._ranks(word, text)) for suit, word in zip(SUITS_IN_ORDER, words, strict=True)]
        cards = [Card(Suit(suit), rank) for suit, ranks in held for rank in ranks]
        if len(set(cards)) < len(cards):
            raise ModelError("hand-not-understood", text=text)
        return frozenset(cards)

    def _ranks(self, word: str, text: str) -> list[str]:
        """The ranks that stand one after another. Raises ModelError, of the whole text."""
        found, left = list[str](), "".join(word.split())
        while left and left not in NO_CARDS:
            rank = next((each for each in self.by_length if left.startswith(each)), None)
            if rank is None:
                raise ModelError("hand-not-understood", text=text)
            found, left = [*found, self.ranks[rank]], left.removeprefix(rank)
        return found

    def call(self, text: str) -> str:
        """A canonical call; the text itself where it is not understood."""
        folded = "".join(fold(text).split()).rstrip("!")
        if folded in self.actions:
            return self.actions[folded]
        bid = BID.fullmatch(folded)
        denomination = self.denominations.get(bid[2]) if bid else None
        return f"{bid[1]}{denomination}" if bid and denomination else text

    def auction(self, text: str) -> str:
        """A canonical auction; words that are not understood stand as they are."""
        dealer, colon, calls = text.partition(":")
        calls = calls.rstrip(ENDS)
        if any(phrase in fold(calls) for phrase in self.phrases):
            calls = fold(calls)
            for phrase in self.phrases:
                calls = calls.replace(phrase, phrase.replace(" ", ""))
        words = SEPARATORS.split(LEVEL_APART.sub(r"\1", calls).strip())
        return f"{self.seat(dealer)}{colon} " + " ".join(
            self._entry(word) for word in words if word and not FILLED.fullmatch(word)
        )

    def _entry(self, word: str) -> str:
        seat, mark, call = word.rpartition("=")
        if mark:
            return f"{self.seat(seat)}={self.call(call)}"
        if self.call(word) == word and "-" in word.strip("-"):  # 1S-P-1H, but not a call spelt with a hyphen
            return " ".join(self.call(part) for part in word.split("-") if part)
        return self.call(word)

    def result(self, text: str) -> str:
        """A canonical result; the text itself where it is not understood."""
        folded = "".join(fold(text).split())
        if self.actions.get(folded) == "P":
            return "PASS"
        match = RESULT.fullmatch(folded)
        if match is None:
            return text
        level, contract, sign = match.groups()
        for cut in range(len(contract), 0, -1):
            denomination, risk = self.denominations.get(contract[:cut]), contract[cut:]
            if denomination and (not risk or risk in self.risks):
                return f"{level}{denomination}{self.risks.get(risk, '')}{sign}"
        return text


@cache
def tables(language: str) -> Tables:
    """The reading tables of a language."""
    return Tables(language)


def _first(text: str, language: str, read: Callable[[Tables], T]) -> T:
    """The first reading that succeeds; the failure of the user's own language is the one that is reported."""
    first: ModelError | None = None
    for other in _languages(text, language):
        try:
            return read(tables(other))
        except ModelError as error:
            first = first or error
    assert first is not None
    raise first


def _languages(text: str, language: str) -> list[str]:
    """The languages to read a text in: the user's own, the one of its script, and the others in Latin script.

    Greek and Hebrew are not tried on Latin letters: a letter must never mean another suit by accident.
    """
    scripts = {unicodedata.name(c, "").partition(" ")[0] for c in text if c.isalpha()}
    others = [*(["el"] if "GREEK" in scripts else []), *(["he"] if "HEBREW" in scripts else []), "en", "tr"]
    return list(dict.fromkeys((language, *others)))


def _places(written: Iterable[str]) -> dict[str, int]:
    """The place of each of these, folded."""
    return {fold(each): place for place, each in enumerate(written)}


def _any(words: Iterable[str]) -> str:
    """A pattern for one of these, the longest that fits."""
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


def _inverted(table: Mapping[str, list[str]]) -> dict[str, str]:
    return {"".join(fold(word).split()): value for value, words in table.items() for word in words}
