"""Which of the choices shown a few words mean: yes and no, accept and refuse, a call, a seat, a suit, a part."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import takewhile

from dialogues.notation import fold, read_call, read_seat, suits
from dialogues.screens import Choice
from dialogues.wording import Words
from locales import Locale
from rules.model import Action, Bid, ModelError, Seat
from rules.procedures.score._board_score import NUMBERS, NumberOfTricks

# What a player who may do something does by yes, and by no; and what is no to a question of fact.
DONE = frozenset({"yes", "accepts", "comparable", "forbids", "requires", "designates", "withdraws"})
LEFT = frozenset({"no", "refuses", "not_comparable", "waives", "leaves", "leaves_free", "keeps"})
NONE = frozenset({"none", "nothing", "nobody"})

# Of an offer of two calls or cards: neither of them is accepted.
ACCEPTS, REFUSES, NEITHER = "accepts", "refuses", "neither"

# Where so many of the choices are numbers, a number is one of them.
LEAST_NUMBERS = 3

# What a suit is said of.
OF_A_SUIT = frozenset({"requires", "forbids"})

# The choices that are a pass, a bid, a double, in the ids of the facts and offers.
PASSES = re.compile(r"(artificial_|third_)?pass(es)?(_out)?")
BIDS = frozenset({"bid", "calls", "other_bid"})
DOUBLES = frozenset({"double", "calls"})

# A part of a choice's words answers for it from this many letters on; so do words with this much in common.
LEAST_PART = 3
LEAST_ALIKE = 4

# More words than these are a description, and no answer.
LONGEST_ANSWER = 6

# What ends a sentence.
ENDS = " .!…"

TOKENS = re.compile(r"[^\W_]+|[♣♦♥♠]")


def answer_word(text: str, words: Locale) -> str | None:
    """What a text says wherever something is asked: "yes", "no", "accepts", "refuses" or "unknown"."""
    folded = " ".join(fold(text).strip(ENDS).split())
    spoken: Mapping[str, list[str]] = words.lexicon["answers"]
    return next((id for id, said in spoken.items() if folded in map(fold, said)), None)


def exactly(text: str, choices: tuple[Choice, ...], words: Locale) -> str | None:
    """The choice whose own words these are, or whose id is what they say: yes, no, accepts, refuses."""
    said, folded = answer_word(text, words), fold(text)
    if said is not None and any(choice.id == said for choice in choices):
        return said
    return next((choice.id for choice in choices if folded in map(fold, choice.words)), None)


def begins_with(text: str, choices: tuple[Choice, ...], words: Locale) -> str | None:
    """Yes or no where they are asked for, and a text begins with one of them: "no, she had already bid".

    None where both are in it; a letter is that of a seat.
    """
    if {"yes", "no"} != {choice.id for choice in choices}:
        return None
    spoken: Mapping[str, list[str]] = words.lexicon["answers"]
    said = {id: {fold(word) for word in spoken[id] if len(word) > 1} for id in ("yes", "no")}
    tokens = _tokens(text)
    first = next((id for id, known in said.items() if tokens and tokens[0] in known), None)
    other = "no" if first == "yes" else "yes"
    return first if first and not said[other] & set(tokens[1:]) else None


def by_answer(said: str, choices: tuple[Choice, ...], words: Locale) -> tuple[str, ...]:
    """The choices that yes, no, accept or refuse may mean where none is called so."""
    ids = [choice.id for choice in choices]
    if said in ("accepts", "refuses") or (said == "no" and ACCEPTS in ids):
        if said == "accepts":
            return tuple(id for id in ids if id != NEITHER) if NEITHER in ids and ACCEPTS not in ids else ()
        if NEITHER in ids:
            return (NEITHER,)
        if ACCEPTS in ids:
            return tuple(id for id in ids if id != ACCEPTS)
        return ()
    yes = {c.id for c in choices if c.id in DONE or _begins(c.text, "yes", words)}
    no = {c.id for c in choices if c.id in LEFT or _begins(c.text, "no", words)}
    no = no or {id for id in ids if id in NONE}
    if not yes and not no:
        return ()
    if said == "no":
        return tuple(id for id in ids if id in no) or tuple(id for id in ids if id not in yes)
    return tuple(id for id in ids if id in yes) or tuple(id for id in ids if id not in no)


def _begins(text: str, said: str, words: Locale) -> bool:
    """Whether a choice begins with yes or no: "No", "Yes; declarer's side has …", but not "No card of …"."""
    folded = fold(text)
    return any(re.match(rf"{re.escape(fold(word))}(?:[,;:.·]|$)", folded) for word in words.lexicon["answers"][said])


def by_part(text: str, choices: tuple[Choice, ...]) -> tuple[str, ...]:
    """The choices that have the text in their words, from the beginning of one."""
    folded = fold(text).strip(ENDS)
    if len(folded) < LEAST_PART:
        return ()
    begins_a_word = re.compile(rf"(?<!\w){re.escape(folded)}")
    return tuple(choice.id for choice in choices if begins_a_word.search(fold(" · ".join(choice.words))))


def by_call(text: str, choices: tuple[Choice, ...], language: str) -> tuple[str, ...]:
    """The choices that a call is one of: a bid, a pass, a double."""
    try:
        call = read_call(text, language)
    except ModelError:
        return ()
    if call is Action.PASS:
        return tuple(choice.id for choice in choices if PASSES.fullmatch(choice.id))
    kinds = BIDS if isinstance(call, Bid) else DOUBLES
    return tuple(choice.id for choice in choices if choice.id in kinds)


def by_number(text: str, choices: tuple[Choice, ...]) -> tuple[str, ...]:
    """The choice that is the number with which two words begin: "11 tricks"."""
    counted = [choice.id for choice in choices if choice.id in NUMBERS]
    first, *others = _tokens(text) or [""]
    if len(counted) < LEAST_NUMBERS or len(others) != 1 or not first.isdecimal():
        return ()
    return tuple(id for id in counted if NUMBERS[NumberOfTricks(id)] == int(first))


def by_seat(text: str, choices: tuple[Choice, ...], w: Words) -> tuple[str, ...]:
    """The choices that speak of a player, called by the seat, or as seen from the offender."""
    seat = _seat(text, w)
    if seat is None:
        return ()
    name = fold(w.text(f"seat-{seat}"))
    return tuple(c.id for c in choices if c.id == str(seat) or any(_alike(name, word) for word in _tokens(c.text)))


def _seat(text: str, w: Words) -> Seat | None:
    try:
        return read_seat(text, w.locale.language)
    except ModelError:
        folded = fold(text)
        return next((s for role, s in w.seats.items() if fold(w.locale.names["who"]["nom"][role]) == folded), None)


def denied(text: str, words: Locale) -> bool:
    """Whether a word in a text turns what it says into its contrary."""
    against = {fold(word) for word in words.lexicon["words"]["not"]}
    return not against.isdisjoint(_tokens(text))


def by_tokens(text: str, choices: tuple[Choice, ...], w: Words) -> tuple[str, ...]:
    """The choices that have every telling word of a few in theirs: "forbid a heart". A suit alone is what it is of.

    Nothing where a word among them turns the meaning into its contrary, unless it is accepting that is refused.
    """
    said = _tokens(text)
    spoken = w.locale.lexicon
    if len(said) > LONGEST_ANSWER:
        return ()
    against = {fold(word) for word in spoken["words"]["not"]}
    phrases = [(id, fold(phrase).split()) for id in (REFUSES, ACCEPTS) for phrase in spoken["answers"][id]]
    for id, phrase in phrases:
        if _within(phrase, said):
            rest = [word for word in said if word not in phrase]
            if id == ACCEPTS and against & set(said):
                id = REFUSES
            elif against & set(rest):
                return ()
            found = (id,) if any(c.id == id for c in choices) else by_answer(id, choices, w.locale)
            if id == REFUSES or not _telling(rest, w):
                return found
            break
    if against & set(said):
        return ()
    named = suits(w.locale.language)
    of_a_suit = [word for word in said if any(_alike(suit, word) for suit in named)]
    telling = _telling([word for word in said if word not in of_a_suit], w)
    if not telling:
        return tuple(choice.id for choice in choices if choice.id in OF_A_SUIT) if of_a_suit else ()
    return tuple(
        choice.id
        for choice in choices
        if all(any(_alike(word, other) for other in _tokens(" ".join(choice.words))) for word in telling)
    )


def _telling(said: list[str], w: Words) -> list[str]:
    """The words that are neither short nor a player; a number is one."""
    return [word for word in said if word.isdecimal() or (len(word) >= LEAST_PART and _seat(word, w) is None)]


def _within(phrase: list[str], said: list[str]) -> bool:
    return any(said[place : place + len(phrase)] == phrase for place in range(len(said) - len(phrase) + 1))


def _tokens(text: str) -> list[str]:
    return TOKENS.findall(fold(text))


def _alike(one: str, other: str) -> bool:
    """Whether two words are the same but for an ending."""
    if one == other or (len(one) >= LEAST_PART and other.startswith(one)):
        return True
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    return shared >= LEAST_ALIKE and shared >= len(one) - 2 and shared >= len(other) - 3
