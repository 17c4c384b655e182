"""The facts that a sentence states in so many words: who dealt, who declares what, how a card lay, what was called."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from dialogues.read.mentions import Mention, What, folded, forms, mentions, tokens
from locales import locale
from rules.model import Auction, ModelError, Seat

# What a slot of a pattern takes; a number is one of a trick or a result.
SLOTS = {
    "dealer": What.SEAT,
    "declarer": What.SEAT,
    "noticed_by": What.SEAT,
    "contract": What.CALL,
    "doubled": What.CALL,
    "redoubled": What.CALL,
    "over": What.NUMBER,
    "down": What.NUMBER,
    "trick": What.NUMBER,
    "table": What.NUMBER,
    "board": What.NUMBER,
    "seat": What.SEAT,
    "card": What.CARD,
    "number": What.NUMBER,
    "laid": What.CALL,
}

# What stands in a pattern to be seen there, and states nothing.
SEEN = frozenset({"seat", "card", "number"})

# The levels of a contract.
LEVELS = frozenset("1234567")

# What sounds like a bid is a card by the words beside it: "6 קלאב פתוח".
CARD_RANKS = frozenset("23456789")
SUITS = frozenset("CDHS")

# What words alone state.
STATES = ("vulnerable", "faced", "accepted", "made")

# A call belongs to the player named at most so many words before it; so many words before it say that it was not made.
NEAR = 5
UNMADE = 3

# So many words before a player say that somebody else called.
TURN = 4


@dataclass(frozen=True)
class Heard:
    """One element of a sentence as patterns see it: a word, or what is mentioned there."""

    word: str
    mention: Mention | None = None
    stop: bool = False
    plain: bool = True


def sentence(text: str, language: str) -> tuple[Heard, ...]:
    """A text as patterns see it: its words, with every mention as one element."""
    said = tokens(text)
    starts = {mention.start: mention for mention in mentions(said, language)}
    elements: list[Heard] = []
    place = 0
    while place < len(said):
        mention = starts.get(place)
        word = " ".join(token.folded for token in said[place : mention.end]) if mention else said[place].folded
        plain = mention is None or forms(language).is_plain(word)
        elements.append(Heard(word, mention, said[place].parts and said[place].text not in "-/", plain))
        place = mention.end if mention else place + 1
    return tuple(elements)


def taken(sentence: Sequence[Heard], language: str) -> dict[str, object]:
    """The facts that a sentence states, under the names of the JSON of `director find`; not who the offender is."""
    facts: dict[str, set[str]] = {}
    for what in (What.TABLE, What.BOARD, What.TRICK):
        facts[what.value] = _named(sentence, what, language)
    contracts: set[int] = set()
    laid: dict[int, str] = {}
    for name, value, place in _stated(sentence, language):
        if name == "laid":
            laid[place] = value
            continue
        facts.setdefault(name, set()).add(value)
        if name == "contract":
            contracts.add(place)
            if value.endswith("X") and not _is_one(_word(sentence, place + 1), _listed(language)["called"]):
                contracts.add(place + 1)  # what says that it was doubled
    laid |= _laid(sentence, language, contracts | set(laid))
    # A contract that is said to be doubled is stated by its bid as well.
    stated = facts.get("contract", set())
    stated -= {value.rstrip("X") for value in stated if value.endswith("X")}
    # What is stated in two ways is not taken.
    given: dict[str, object] = {name: min(values) for name, values in facts.items() if len(values) == 1}
    if "trick" in given:
        given["trick"] = int(str(given["trick"]))
    if "accepted" in given:
        given["accepted"] = given["accepted"] == "yes"
    cards = [each.mention.value for each in sentence if each.mention and each.mention.what is What.CARD]
    if cards := [*cards, *filter(None, laid.values())]:
        given["cards"] = list(dict.fromkeys(cards))
    if calls := tuple(called(sentence, language, frozenset(contracts | set(laid)))):
        given["calls"] = [f"{seat}={call}" if seat else call for seat, call in calls]
    auction = auction_of(calls, given.get("dealer"))
    return given if auction is None else given | {"auction": str(auction)}


def _named(sentence: Sequence[Heard], what: What, language: str) -> set[str]:
    """The tables, boards or tricks that are named; those of elsewhere only where no other is."""
    elsewhere = _listed(language)["elsewhere"]
    here: set[str] = set()
    there: set[str] = set()
    for place, each in enumerate(sentence):
        if each.mention is not None and each.mention.what is what:
            is_there = any(_is_one(word, elsewhere) for word in (_word(sentence, place - 1), each.word))
            (there if is_there else here).add(each.mention.value)
    return here or there


def _laid(sentence: Sequence[Heard], language: str, known: set[int]) -> dict[int, str]:
    """What sounds like a bid in a sentence about the play: a card behind a word for laying it, and else nothing."""
    listed = _listed(language)
    if not any(_is_one(each.word, listed["playing"]) for each in sentence):
        return {}
    laid = {}
    for place, element in enumerate(sentence):
        bid = _bid(element)
        if not bid or place in known:
            continue
        verb = _word(sentence, _skipped(sentence, place, -1, listed["on"]))
        owned = _is_one(_word(sentence, place + 1), listed["by"])
        if not (owned or _is_one(verb, listed["bidding"]) or _in_a_row(sentence, place)):
            laid[place] = as_card(bid) if _is_one(verb, listed["laying"]) else ""
    return laid


def _word(sentence: Sequence[Heard], place: int) -> str:
    """The word at a place; none outside the sentence."""
    return sentence[place].word if 0 <= place < len(sentence) else ""


def _bid(element: Heard) -> str:
    """The bid that is mentioned there."""
    mention = element.mention
    return mention.value if mention and mention.what is What.CALL and mention.value[0].isdecimal() else ""


def as_card(call: str) -> str:
    """The card that sounds like a bid."""
    return call[1:] + call[0] if call[:1] in CARD_RANKS and call[1:] in SUITS else ""


def _skipped(sentence: Sequence[Heard], place: int, step: int, words: Sequence[str]) -> int:
    """The place beside another, with none but some words skipped."""
    place += step
    while 0 <= place < len(sentence) and sentence[place].mention is None and _is_one(sentence[place].word, words):
        place += step
    return place


def _stated(sentence: Sequence[Heard], language: str) -> Iterator[tuple[str, str, int]]:
    """Every fact that a pattern of the language finds, with its value and its place."""
    for each in dict.fromkeys((language, "en")):
        patterns, states = _patterns(each)
        for start in range(len(sentence)):
            for pattern in patterns:
                for name, place in (_match(pattern, sentence, start) or {}).items():
                    mention = sentence[place].mention
                    assert mention is not None
                    if name in SEEN:
                        continue
                    if name in RISKS:
                        yield "contract", mention.value + RISKS[name], place
                    elif name == "laid":
                        yield name, as_card(mention.value), place
                    elif name in MARGINS:
                        yield "result", MARGINS[name] + mention.value, place
                    else:
                        yield name, mention.value, place
            for (name, value), pattern in states:
                if _match(pattern, sentence, start) is not None:
                    yield ("result", "=", start) if name == "made" else (name, value, start)


# What a slot says besides what it takes.
RISKS = {"contract": "", "doubled": "X", "redoubled": "XX"}
MARGINS = {"over": "+", "down": "-"}

Element = tuple[str, bool]


@cache
def _patterns(language: str) -> tuple[list[list[Element]], list[tuple[tuple[str, str], list[Element]]]]:
    """The patterns of a language, and the words that state something alone."""
    spoken: Mapping[str, object] = locale(language).talk["facts"]
    patterns = [_elements(line) for line in spoken["patterns"]]  # type: ignore[attr-defined]
    states = []
    for name in STATES:
        for value, lines in spoken.get(name, {}).items():  # type: ignore[attr-defined]
            states += [((name, value), _elements(line)) for line in lines]
    return patterns, states


def _elements(line: str) -> list[Element]:
    """The elements of a pattern, each with whether it may be missing."""
    return [(folded(word.rstrip("?")), word.endswith("?")) for word in line.split()]


def _match(pattern: Sequence[Element], sentence: Sequence[Heard], start: int) -> dict[str, int] | None:
    """The places of what the slots of a pattern take where it begins here; None where it does not fit."""
    slots: dict[str, int] = {}
    place = start
    for element, optional in pattern:
        if element[0] in BESIDES:
            if not _besides(element, sentence, place):
                return None
        elif place < len(sentence) and _fits(element, sentence[place]):
            if element[0] == "{":
                # Two players named together are a side, and neither is meant alone.
                if SLOTS[_slot(element)[0]] is What.SEAT and _is_side(sentence, place):
                    return None
                slots[_slot(element)[0]] = place
            place += 1
        elif not optional:
            return None
    return slots


# What takes no place in a pattern: the beginning and the end of a part of a sentence, and which word does not follow or
# stand before.
BESIDES = frozenset("^$!<")


def _besides(element: str, sentence: Sequence[Heard], place: int) -> bool:
    before = sentence[place - 1] if place > 0 else None
    after = sentence[place] if place < len(sentence) else None
    if element[0] == "^":
        return before is None or before.stop
    if element[0] == "$":
        return after is None or after.stop
    beside = after if element[0] == "!" else before
    return beside is None or not _fits(element[1:], beside)


def _slot(element: str) -> tuple[str, str]:
    """The name of a slot, and how the word there must look: "=" with nothing glued to it, or as the words listed."""
    name, _, form = element.strip("{}").partition(":")
    return name, form


def _fits(element: str, said: Heard) -> bool:
    if element[0] == "{":
        name, form = _slot(element)
        what = SLOTS[name]
        if said.mention is None or said.mention.what is not what:
            return False
        if what is What.CALL and not (as_card(_bid(said)) if name == "laid" else said.mention.value[0] in LEVELS):
            return False
        return not form or any(said.plain if each == "=" else _word_fits(each, said.word) for each in form.split("|"))
    if element == "_":
        return not said.stop
    return any(_word_fits(each, said.word) for each in element.split("|"))


def _word_fits(element: str, word: str) -> bool:
    if element.endswith("*"):
        return word.startswith(element[:-1])
    if element.startswith("*"):
        return word.endswith(element[1:])
    return word == element


def called(sentence: Sequence[Heard], language: str, contracts: frozenset[int]) -> Iterator[tuple[str, str]]:
    """The calls that the sentence says were made, each with its player's seat where one is named for it.

    contracts: the places of the calls that are spoken of as the contract.
    """
    listed = _listed(language)
    for place, element in enumerate(sentence):
        mention = element.mention
        if mention is None or mention.what is not What.CALL or place in contracts:
            continue
        if _has_result(sentence, place) or _unmade(sentence, place, listed) or _is_length(element, listed):
            continue
        seat = _caller(sentence, place, listed)
        how_many = times(sentence, place, language)
        is_said = bool(_bid(element)) or _is_said(sentence, place, listed)
        if seat or how_many > 1 or (is_said and not _passed_out(sentence, place)) or _in_a_row(sentence, place):
            yield from itertools.repeat(("" if how_many > 1 else seat, mention.value), how_many)


# The lists of words that a language has for calls and cards; those that it has no need of are not there.
LISTED = (
    "calling",
    "called",
    "unmade",
    "unmade_behind",
    "explained",
    "behind",
    "putting",
    "leading",
    "on",
    "by",
    "by_behind",
    "speaking",
    "turn",
    "unmade_beside",
    "objects",
    "callers",
    "owners",
    "others",
    "moves",
    "lengths",
    "everybody",
    "elsewhere",
    "playing",
    "bidding",
    "laying",
)


@cache
def _listed(language: str) -> Mapping[str, Sequence[str]]:
    """The lists of words of a language and of English."""
    talks = [locale(each).talk for each in dict.fromkeys((language, "en"))]
    spoken = [talk["facts"] | {"everybody": talk["auction"]["all"]} for talk in talks]
    return {name: [folded(word) for each in spoken for word in each.get(name, ())] for name in LISTED}


def _has_result(sentence: Sequence[Heard], place: int) -> bool:
    """Whether it is a contract with its result: "4S=", "3NT-1"."""
    return re.fullmatch(r"=|[-+\N{MINUS SIGN}]\d+", _word(sentence, place + 1)) is not None


def _is_length(element: Heard, listed: Mapping[str, Sequence[str]]) -> bool:
    """Whether a number with a suit is one of cards: the suit stands in the plural."""
    return bool(_bid(element)) and _is_one(element.word.split()[-1], listed["lengths"])


def _unmade(sentence: Sequence[Heard], place: int, listed: Mapping[str, Sequence[str]]) -> bool:
    """Whether words beside a call say that it was not made; what was explained was made for all that."""
    if _owner(sentence, place, listed):
        return False
    if any(_is_one(word, listed["unmade_behind"]) for word in _behind(sentence, place)):
        return True
    if _is_one(_word(sentence, place - 1), listed["unmade_beside"]):
        return True
    for each in reversed(sentence[max(place - UNMADE, 0) : place]):
        if _bid(each) or _is_one(each.word, listed["explained"]):
            return False
        if _is_one(each.word, listed["unmade"]):
            return True
    return False


def _is_said(sentence: Sequence[Heard], place: int, listed: Mapping[str, Sequence[str]]) -> bool:
    """Whether a form of a pass or a double, or a word beside it, says that it was made."""
    if _is_one(sentence[place].word.split()[-1], listed["called"]):
        return True
    after = list(_behind(sentence, place))
    if after and _is_one(after[0], [*listed["behind"], *listed["by"]]):
        return True
    before = _skipped(sentence, place, -1, [*listed["calling"], *listed["on"]])
    if any(_is_one(each.word, listed["putting"]) for each in sentence[max(before, 0) : place]):
        return True
    if all(each.word in listed["leading"] for each in sentence[: place + 1]):
        return place + 1 < len(sentence) and not sentence[place + 1].stop
    on = _skipped(sentence, place, 1, listed["on"])
    return place + 1 < on < len(sentence) and bool(_bid(sentence[on]))


def _behind(sentence: Sequence[Heard], place: int) -> Iterator[str]:
    """The next two words behind a call, up to a stop or to what else is mentioned."""
    for each in sentence[place + 1 : place + 3]:
        if each.stop or each.mention is not None:
            return
        yield each.word


def times(sentence: Sequence[Heard], place: int, language: str) -> int:
    """How many passes they are: "three passes", "everybody passed"."""
    called, before = sentence[place].mention, sentence[place - 1] if place else None
    if called is None or called.value != "P" or before is None:
        return 1
    if _is_one(before.word, _listed(language)["everybody"]):
        return 3 if any(each.mention and each.mention.what is What.CALL for each in sentence[:place]) else 4
    is_number = before.mention is not None and before.mention.what is What.NUMBER
    return int(before.mention.value) if before.mention and is_number and before.mention.value in ("2", "3", "4") else 1


def _caller(sentence: Sequence[Heard], place: int, listed: Mapping[str, Sequence[str]]) -> str:
    """Whose call it is: of the player named before, with nothing between but words for calling, or behind "by"."""
    if owner := _owner(sentence, place, listed):
        return owner
    # "The two spades" that a player asks about are another's, unless they are that player's, or where the player goes.
    moved = any(_is_one(word, listed["moves"]) for word in _behind(sentence, place))
    others = not moved and _is_one(sentence[place].word, listed["others"])
    behind = _caller_behind(sentence, place, listed)
    for before in range(place - 1, max(place - 1 - NEAR, -1), -1):
        each = sentence[before]
        if seat := _seat(sentence, before):
            if _waits(sentence, before, listed) or (behind and _names_caller(sentence, before, listed)):
                break
            possible = _is_one(each.word, listed["owners"]) or (not others and _by_name(sentence, before, listed))
            return seat if possible else ""
        if each.mention is not None or not _is_one(each.word, [*listed["calling"], *listed["putting"]]):
            break
    return behind


def _caller_behind(sentence: Sequence[Heard], place: int, listed: Mapping[str, Sequence[str]]) -> str:
    """The player who is named right behind a call, and of whom nothing else is said: "1♠ ο Νότος"."""
    if not listed["by_behind"]:
        return ""
    behind = _skipped(sentence, place, 1, listed["by_behind"])
    if not _seat(sentence, behind) or behind > place + NEAR:
        return ""
    after = sentence[behind + 1] if behind + 1 < len(sentence) else None
    speaks = _is_one(_word(sentence, behind + 1), [*listed["speaking"], *listed["called"]])
    beside = behind == place + 1 and after is not None and not after.stop
    return "" if speaks or beside else _seat(sentence, behind)


def _names_caller(sentence: Sequence[Heard], place: int, listed: Mapping[str, Sequence[str]]) -> bool:
    """Whether a player stands behind an earlier call as the one who made it."""
    call = _skipped(sentence, place, -1, listed["by_behind"])
    mention = sentence[call].mention if call >= 0 else None
    return mention is not None and mention.what is What.CALL


def _waits(sentence: Sequence[Heard], place: int, listed: Mapping[str, Sequence[str]]) -> bool:
    """Whether it is said of a player that it was their turn, and not that they called."""
    before = itertools.takewhile(lambda each: not each.stop, reversed(sentence[max(place - TURN, 0) : place]))
    return any(_is_one(each.word, listed["turn"]) for each in before)


def _owner(sentence: Sequence[Heard], place: int, listed: Mapping[str, Sequence[str]]) -> str:
    """The player who is named behind a call as the one who made it: "הפס של צפון"."""
    return _seat(sentence, place + 2) if _is_one(_word(sentence, place + 1), listed["by"]) else ""


def _by_name(sentence: Sequence[Heard], place: int, listed: Mapping[str, Sequence[str]]) -> bool:
    """Whether a player alone is named in the form, and not behind a word, of one to whom something is done."""
    if _is_side(sentence, place) or _is_one(_word(sentence, place - 1), listed["objects"]):
        return False
    return not listed["callers"] or _is_one(sentence[place].word, listed["callers"])


def _seat(sentence: Sequence[Heard], place: int) -> str:
    """The player named at a place."""
    mention = sentence[place].mention if 0 <= place < len(sentence) else None
    return mention.value if mention is not None and mention.what is What.SEAT else ""


def _is_side(sentence: Sequence[Heard], place: int) -> bool:
    """Whether a player is named together with the partner right before: "kuzey güney"."""
    other = _seat(sentence, place - 2 if _word(sentence, place - 1) in ("-", "/") else place - 1)
    return bool(other) and Seat(other).partner == _seat(sentence, place)


def _passed_out(sentence: Sequence[Heard], place: int) -> bool:
    """Whether it is the whole auction that ended, and no call of one player."""
    return _word(sentence, place + 1) in ("out", "round")


def _is_one(word: str, elements: Sequence[str]) -> bool:
    return any(_word_fits(element, word) for element in elements)


def _in_a_row(sentence: Sequence[Heard], place: int) -> bool:
    """Whether a pass or a double stands directly beside another call."""
    for step in (-1, 1):
        other = place + step
        while 0 <= other < len(sentence) and sentence[other].word in ("-", ",", "/", "ו"):
            other += step
        if 0 <= other < len(sentence):
            mention = sentence[other].mention
            if mention is not None and mention.what is What.CALL:
                return True
    return False


def auction_of(calls: Sequence[tuple[str, str]], dealer: object) -> Auction | None:
    """The auction that the calls are: each with its player's seat, or one after another from the dealer on."""
    if len(calls) < 2 and not (dealer and calls and calls[0][0]):
        return None
    if any(seat for seat, _ in calls) and not all(seat for seat, _ in calls):
        return None
    first = str(dealer or calls[0][0])
    if not first or calls[0][0] not in ("", first):
        return None  # of those before who called nothing that is mentioned
    written = " ".join(f"{seat}={call}" if seat else call for seat, call in calls)
    try:
        auction = Auction.parse(f"{first}: {written}")
    except ModelError:
        return None
    seats = [entry.seat for entry in auction.entries]
    follows = all(later is earlier.lho for earlier, later in itertools.pairwise(seats))
    return auction if follows else None
