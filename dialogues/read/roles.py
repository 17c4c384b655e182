"""Who did what, and what a call or a number is: the dealer, the declarer, a call that was made or the contract.

The weights of a language are learnt from the sentences in tests/finding by scripts/learn, and stand in its
`roles.gz`: a sign around what is mentioned, and how much it speaks for and against each role. What is less sure
than the limit of its role is not taken.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from dialogues.read.learnt import Learnt
from dialogues.read.mentions import What, folded
from dialogues.read.sounds import sounds
from dialogues.read.taken import Heard, as_card
from dialogues.read.talk import STEM
from locales import locale
from rules.engine.procedure import SUBJECTS
from rules.model import Bid, Seat, parse_call

# The roles of each kind of mention.
ROLES: Mapping[str, tuple[str, ...]] = {
    "seat": ("offender", "dealer", "declarer", "noticed_by"),
    "call": ("made", "contract", "card"),
    "number": ("table", "board", "trick"),
    "laid": ("laid",),
    "caller": ("caller",),
    "whole": ("up", "down", "accepts", "refuses", "result"),
}

# The mentions that a number may be.
NUMBERED = frozenset({What.NUMBER, What.TABLE, What.BOARD, What.TRICK})

# So many words on each side are looked at by their distance; so many by their parts; so many in any order.
NEAR = 4
PARTS_NEAR = 3
AROUND = 7

# The letters of a part of a word, and the highest number that may be one of a trick.
PART = 4
TRICKS = 13

# The lengths of sentences are told apart by so many words.
LENGTH = 6

# No player called who is named farther away than this.
FARTHEST = 12

# More words between a player and a call are not looked at as one.
BETWEEN = 3

# Nothing is as likely as this.
NEVER = 1.01

Facts = Mapping[str, object]
Signs = list[str]


@dataclass(frozen=True)
class Text:
    """A sentence as its roles are learnt: its elements, what stands for each, and what it is about.

    stated: what the patterns of the language find in it (`taken`).
    """

    heard: Sequence[Heard]
    language: str
    irregularity: str
    stated: Facts

    @property
    def group(self) -> str:
        """The group of the irregularity."""
        return SUBJECTS[self.irregularity].group if self.irregularity in SUBJECTS else ""

    def places(self, *whats: What) -> list[int]:
        """Where something of a kind is mentioned."""
        return [place for place, each in enumerate(self.heard) if each.mention and each.mention.what in whats]

    def value(self, place: int) -> str:
        """The value of what is mentioned at a place."""
        mention = self.heard[place].mention
        return mention.value if mention else ""


def words_of(text: Text) -> list[str]:
    """What stands for each element: a word by its beginning, a mention by its kind."""
    return [_word(each) for each in text.heard]


def _word(each: Heard) -> str:
    if each.mention is None:
        return "." if each.stop else each.word[:STEM]
    if each.mention.what is What.CALL:
        return f"<{each.mention.value if each.mention.value in ('P', 'X', 'XX') else 'bid'}>"
    return f"<{each.mention.what}>"


def seats(text: Text) -> dict[str, Signs]:
    """Each player whom a sentence names, and what stands around the names."""
    words, places, calls = words_of(text), text.places(What.SEAT), text.places(What.CALL)
    named = [text.value(place) for place in places]
    found: dict[str, Signs] = {}
    for number, (place, seat) in enumerate(zip(places, named, strict=True)):
        form = _form(text.heard[place], seat, text.language)
        told = [f"n{number}", f"left{len(places) - number - 1}", f"again{named.count(seat)}", f"form {form}"]
        told += [f"of{len(set(named))}", f"of{len(set(named))} n{number}", f"at{min(place, 3)}"]
        told += [f"form {form} +{word}" for word in words[place + 1 : place + 2]]
        if number:
            told.append(f"before {_seen(named[number - 1], seat)}")
        if number + 1 < len(named):
            told.append(f"after {_seen(seat, named[number + 1])}")
        told += _calls(text, place, calls, places)
        told += [f"{text.irregularity} {sign}" for sign in told]
        told += _around(text, words, place, places)
        found.setdefault(seat, []).extend(told)
    return {seat: list(dict.fromkeys(told + _stated_of(text, seat))) for seat, told in found.items()}


def _calls(text: Text, place: int, calls: Sequence[int], seats: Sequence[int]) -> Signs:
    """What a player called who is named at a place, as far as it stands behind the name."""
    following = min((other for other in seats if other > place), default=len(text.heard))
    after = [call for call in calls if place < call < min(following, place + AROUND)]
    if not after:
        return ["no call"]
    call = after[0]
    told = [f"calls {_word(text.heard[call])}"]
    told += ["calls first"] if call == calls[0] else []
    told += ["calls last"] if call == calls[-1] else []
    return [*told, *(f"calls {sign}" for sign in _height(text, call, calls))]


def _height(text: Text, call: int, calls: Sequence[int]) -> Signs:
    """Whether a bid is higher than the one before it."""
    bid = parse_call(text.value(call))
    before = [parse_call(text.value(each)) for each in calls if each < call]
    bids = [each for each in before if isinstance(each, Bid)]
    if not isinstance(bid, Bid) or not bids:
        return []
    return ["higher" if bid.supersedes(bids[-1]) else "lower"]


def _stated_of(text: Text, seat: str) -> Signs:
    """What the patterns of the language say of a player, and of whom that player is which neighbour."""
    told = []
    for name in ("dealer", "declarer", "noticed_by"):
        if name in text.stated:
            told.append(f"{name} {_seen(str(text.stated[name]), seat)}")
    callers = [call[0] for call in _listed(text.stated, "calls") if "=" in call]
    told.append(f"called {seat in callers} of {len(set(callers))}")
    told += ["called last"] if callers and callers[-1] == seat else []
    return told + [f"{text.irregularity} {sign}" for sign in told] + [f"{text.group} {sign}" for sign in told]


def calls(text: Text) -> Iterator[tuple[int, Signs]]:
    """Each call that a sentence mentions, by its place, and what stands around it."""
    words, places, seats = words_of(text), text.places(What.CALL), text.places(What.SEAT)
    values = [text.value(place) for place in places]
    made = {call.rpartition("=")[2] for call in _listed(text.stated, "calls")}
    for number, (place, call) in enumerate(zip(places, values, strict=True)):
        kind, element = words[place], text.heard[place]
        last = element.word.split()[-1]
        told = [f"n{number}", f"left{len(places) - number - 1}", f"of{min(len(places), 4)}"]
        told += [f"seats{len(seats)}", f"form {last[:2]}~{last[-2:]}", f"plain {element.plain}", f"at{min(place, 2)}"]
        told += [
            f"again{values.count(call)}",
            f"seen {call in values[:number]}",
            f"word {last if kind == '<bid>' else element.word}",
        ]
        told += [kind, text.irregularity, f"{text.irregularity} {kind}", f"{text.irregularity} n{number}"]
        told += _height(text, place, places)
        before, after = [each for each in seats if each < place], [each for each in seats if each > place]
        if before:
            told += [f"seat-{min(place - before[-1], 6)}", f"{text.irregularity} seat-{min(place - before[-1], 6)}"]
            told.append(f"seat- {_form(text.heard[before[-1]], text.value(before[-1]), text.language)}")
            between = words[before[-1] + 1 : place]
            told.append(f"between {' '.join(between)}" if len(between) < BETWEEN else "far")
        if after:
            told.append(f"seat+{min(after[0] - place, 6)}")
            told.append(f"seat+ {_form(text.heard[after[0]], text.value(after[0]), text.language)}")
        around = _around(text, words, place, places)
        told += [*around, *(f"{kind} {sign}" for sign in _beside(words, place, 2)), *(f"any {word}" for word in words)]
        contract = str(text.stated.get("contract", "")).rstrip("X")
        is_card = as_card(call) in _listed(text.stated, "cards")
        told.append(f"is {'made' if call in made else 'contract' if call == contract else 'card' if is_card else ''}")
        yield place, list(dict.fromkeys(told))


def numbers(text: Text) -> Iterator[tuple[str, str, Signs]]:
    """Each number that a sentence mentions, as what it is mentioned if it says so, and what stands around it."""
    words = words_of(text)
    places = text.places(*NUMBERED)
    kinds = [words[place] for place in places]
    for number, (place, kind) in enumerate(zip(places, kinds, strict=True)):
        value, element = text.value(place), text.heard[place]
        shape = "".join("#" if letter.isdecimal() else letter for letter in element.word)
        told = [kind, f"n{number} of{len(places)}", f"word {shape}", f"{kind} {shape[:1]}", text.irregularity]
        told += [f"{text.irregularity} {kind}", f"high {int(value) > TRICKS}"]
        told += [f"has {other} {kinds.count(other)}" for other in set(kinds)]
        told += [f"{kind} has {other} {kinds.count(other)}" for other in set(kinds)]
        told += [*_around(text, words, place, places), *(f"{kind} {sign}" for sign in _beside(words, place, 3))]
        yield kind.strip("<>"), value, list(dict.fromkeys(told))


def callers(text: Text) -> Iterator[tuple[int, str, Signs]]:
    """Each call by its place with each player who may have made it, and what stands between and around them."""
    words, seats, calls = words_of(text), text.places(What.SEAT), text.places(What.CALL)
    stated = set(_listed(text.stated, "calls"))
    for call in calls:
        kind, last = words[call], text.heard[call].word.split()[-1]
        before = [seat for seat in seats if seat < call]
        for seat in seats:
            low, high = min(call, seat), max(call, seat)
            if high - low > FARTHEST:
                continue
            between = words[low + 1 : high]
            form = _form(text.heard[seat], text.value(seat), text.language)
            others = " ".join(str(sum(low < each < high for each in every)) for every in (calls, seats))
            told = [f"{high - low}", others, kind, f"form {form}", f"call {last[:2]}~{last[-2:]}", f"{others} {form}"]
            told += [f"{high - low} {form}", text.irregularity, f"stop {'.' in between} {others}"]
            told.append(f"= {' '.join(between)}" if len(between) <= BETWEEN else "far")
            told += [f"b {word}" for word in between] + [f"{kind} b {word}" for word in between]
            told += [f"first {between[0]}", f"last {between[-1]}"] if between else []
            told += [f"c{sign}" for sign in _beside(words, call, 2)] + [f"s{sign}" for sign in _beside(words, seat, 2)]
            told += [f"of{len(calls)} {len(seats)}", f"stated {f'{text.value(seat)}={text.value(call)}' in stated}"]
            told += [f"nearest {min(call - before[-1], 6)} {before[-1] == seat}"] if before else []
            side = "after" if call > seat else "before"
            yield call, text.value(seat), list(dict.fromkeys(f"{side} {sign}" for sign in told))


def laid(text: Text) -> Iterator[tuple[int, Signs]]:
    """Each card that a sentence mentions, by its place, and what stands around it."""
    words, places = words_of(text), text.places(What.CARD)
    for number, place in enumerate(places):
        last = text.heard[place].word.split()[-1]
        told = [f"n{number}", f"of{len(places)}", text.irregularity, f"form {last[:2]}~{last[-2:]}"]
        yield place, list(dict.fromkeys([*told, *_around(text, words, place, places)]))


def whole(text: Text) -> Signs:
    """What stands in a sentence, and what its patterns find."""
    words = ["|", *words_of(text), "|"]
    found = [f"is {name} {text.stated[name]}" for name in ("faced", "accepted", "result") if name in text.stated]
    told = [text.irregularity, f"in {text.group}", *found, *(f"{text.irregularity} {sign}" for sign in found)]
    told += [*words, *(" ".join(pair) for pair in itertools.pairwise(words))]
    told += [" ".join(words[place : place + 3]) for place in range(len(words) - 2)]
    told += [f"{text.irregularity} {word}" for word in words]
    told += [f"#{part}" for place in range(len(text.heard)) for part in _parts(text, place)]
    return list(dict.fromkeys(told))


def _around(text: Text, words: Sequence[str], place: int, same: Sequence[int]) -> Signs:
    """What stands around a place; same: where else something of its kind is mentioned."""
    id, kind = text.irregularity, words[place]
    told = [f"in {text.group}", f"in {text.group} {kind}", f"long {len(words) // LENGTH}"]
    for sign in _beside(words, place, NEAR):
        told.append(sign)
        told += [f"{id} {sign}"] if sign[1] in "12" else []
        told += [f"in {text.group} {sign[0]} {sign[3:]}"] if sign[1] in "123" else []
    following = min((other for other in same if other > place), default=len(words))
    before = max((other for other in same if other < place), default=-1)
    after = words[place + 1 : min(following, place + 1 + AROUND)]
    told += [f">{word}" for word in after] + [f"{id} >{word}" for word in after]
    told += [f"<{word}" for word in words[max(before + 1, place - AROUND + 1) : place]]
    told += [f">>{word}" for word in words[place + 1 : place + 1 + 2 * AROUND]]
    near = [words[other] if 0 <= other < len(words) else "|" for other in range(place - 2, place + 4)]
    told += [f"++ {near[3]} {near[4]}", f"-- {near[0]} {near[1]}", f"-+ {near[1]} {near[3]}"]
    told.append(f"+++ {' '.join(near[3:])}")
    for other in range(max(place - PARTS_NEAR, 0), min(place + PARTS_NEAR + 1, len(words))):
        side = "-" if other < place else "+"
        for part in _parts(text, other) if other != place else ():
            told += [f"{side}#{part}"] + ([f"{side}1#{part}"] if abs(other - place) == 1 else [])
    stops = [other for other, each in enumerate(text.heard) if each.stop]
    begins = max((stop + 1 for stop in stops if stop < place), default=0)
    ends = min((stop for stop in stops if stop > place), default=len(words))
    clause = [word for other, word in enumerate(words[begins:ends], begins) if other != place]
    told += [f"c {word}" for word in clause] + [f"c{kind} {word}" for word in clause]
    return [*told, f"first {begins == place} last {ends == place + 1}"]


def _beside(words: Sequence[str], place: int, near: int) -> Signs:
    """The words near a place, by their distance."""
    distances = [distance for step in range(1, near + 1) for distance in (step, -step)]
    beside = [(each, words[place + each] if 0 <= place + each < len(words) else "|") for each in distances]
    return [f"{'-' if distance < 0 else '+'}{abs(distance)} {word}" for distance, word in beside]


def _parts(text: Text, place: int) -> Signs:
    """The parts of a word at a place, as it sounds."""
    each = text.heard[place]
    if each.mention is not None or each.stop:
        return []
    heard = f"^{sounds(each.word, text.language)[0]}"
    return [heard[start : start + PART] for start in range(max(1, len(heard) - PART + 1))] if len(heard) >= PART else []


def _seen(of: str, seat: str) -> str:
    """Who a player is as seen from another."""
    one, other = Seat(of), Seat(seat)
    return {one: "self", one.lho: "lho", one.partner: "partner", one.rho: "rho"}[other]


@cache
def _names(language: str, seat: str) -> tuple[str, ...]:
    said = {folded(word) for each in (language, "en") for word in locale(each).talk["seats"][seat]}
    return tuple(sorted(said, key=len, reverse=True))


def _form(each: Heard, seat: str, language: str) -> str:
    """What is glued to the name of a player."""
    name = next((name for name in _names(language, seat) if name in each.word), "")
    return each.word.replace(name, "*", 1) if name else "*"


def _listed(facts: Facts, name: str) -> list[str]:
    listed = facts.get(name)
    return [str(each) for each in listed] if isinstance(listed, list) else []


class Roles:
    """The weights of a language: of each kind of mention what each sign speaks for, and how sure a role must be."""

    def __init__(self, kept: bytes):
        self._learnt = Learnt(kept)

    def takes(self, role: str, likely: float) -> bool:
        """Whether what is so likely is taken for the role."""
        return likely >= self._learnt.head.get(role, NEVER)

    def likely(self, kind: str, told: Signs) -> dict[str, float]:
        """How likely each role of a kind of mention is."""
        block, numbers = self._learnt.block(kind), self._learnt.signs
        totals = block.weigh((numbers[sign], 1.0) for sign in told if sign in numbers)
        return {role: 1 / (1 + math.exp(-total)) for role, total in zip(block.ids, totals, strict=True)}


@cache
def roles(language: str) -> Roles:
    """The weights of a language."""
    return Roles(locale(language).roles)


def only(likely: Mapping[str, float]) -> tuple[str, float]:
    """The likeliest of several of whom it is one, and how sure that is; nothing where there is none."""
    ranked = sorted(likely.items(), key=lambda each: -each[1])
    if not ranked:
        return "", 0.0
    return ranked[0][0], ranked[0][1] * (1 - ranked[1][1] if len(ranked) > 1 else 1)
