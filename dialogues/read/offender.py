"""Whose call or card it was: of the players that a sentence names by their seats the one who did it.

The weights of a language are learnt from the sentences in tests/finding by scripts/learn, and stand in its
`whose.tsv.gz`: a sign, and how much it speaks for or against the player beside it.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache

from dialogues.read.mentions import What
from dialogues.read.taken import Heard
from dialogues.read.talk import STEM
from locales import locale
from rules.engine.procedure import SOMEBODYS, SUBJECTS, Of
from rules.menu import MENU

# As likely as this it is taken, where nobody else is likelier than that.
TAKEN = 0.85
OTHERS = 0.3

# As likely as this where no other player's call is mentioned.
CALLED = 0.5

# As likely as this where the sentence begins with the only player whom it names.
BEGINS = 0.4

# So many words before and after a player are looked at by their distance; so many in any order.
NEAR = 4
AROUND = 7

# The offender is declarer, whatever else the sentence says of other players.
DECLARERS = frozenset(
    {"declarer_lead_out_of_turn", "exposed_card_declarer", "unintended_designation", "incomplete_designation"}
)

# Not one player, or one of whom a sentence says less than of those who complain.
NOT_ONE = frozenset(
    {"simultaneous_calls", "simultaneous_plays", "missed_turn", "play_after_irregularity", "lead_restrictions"}
    | {"penalty_card", "dummy_limits", "dummy_suggests", "dummy_wrong_card", "dummy_spread_wrongly", "revoke_inquiry"}
    | {"trick_inspection", "card_withdrawal", "played_card_dispute", "defective_trick"}
)


def asked(id: str) -> bool:
    """Whether the sentence of an irregularity may say whose call or card it was."""
    return id in MENU and SUBJECTS[id].of in SOMEBODYS and id not in NOT_ONE


def offender(
    sentence: Sequence[Heard], id: str, language: str, declarer: str = "", callers: Collection[str] = ()
) -> str:
    """The seat of the player whose call or card it was; nothing where the sentence does not say it clearly.

    callers: the players of whom it says what they called.
    """
    if not asked(id):
        return ""
    if id in DECLARERS:
        return declarer
    likely: dict[str, float] = {}
    for seat, told in signs(sentence, id):
        likely[seat] = max(likely.get(seat, 0.0), _likely(told, language))
    if SUBJECTS[id].of is Of.CALL and len(callers) == 1 and likely.get(caller := min(callers), 0.0) >= CALLED:
        return caller
    ranked = sorted(likely.items(), key=lambda each: -each[1])
    begins = len(ranked) == 1 and sentence[0].mention is not None and sentence[0].mention.what is What.SEAT
    if not ranked or ranked[0][1] < (BEGINS if begins else TAKEN) or any(each > OTHERS for _, each in ranked[1:]):
        return ""
    return ranked[0][0]


def signs(sentence: Sequence[Heard], id: str) -> Iterator[tuple[str, list[str]]]:
    """Each player whom a sentence names, and what stands around the name."""
    words = [_word(each) for each in sentence]
    places = [place for place, each in enumerate(sentence) if each.mention and each.mention.what is What.SEAT]
    named = [mention.value for place in places if (mention := sentence[place].mention)]
    for number, (place, seat) in enumerate(zip(places, named, strict=True)):
        told = [f"n{number}", f"left{len(places) - number - 1}", f"of{len(set(named))}", f"again{named.count(seat)}"]
        told.append(f"{id} n{number}")
        for distance in range(1, NEAR + 1):
            for sign, other in (("+", place + distance), ("-", place - distance)):
                word = words[other] if 0 <= other < len(words) else "|"
                told.append(f"{sign}{distance} {word}")
                told += [f"{id} {sign}{distance} {word}"] if distance < 3 else []
        following = places[number + 1] if number + 1 < len(places) else len(words)
        before = places[number - 1] + 1 if number else 0
        after = words[place + 1 : min(following, place + 1 + AROUND)]
        told += [f">{word}" for word in after] + [f"{id} >{word}" for word in after]
        told += [f"<{word}" for word in words[max(before, place - AROUND + 1) : place]]
        told.append(f"++ {' '.join(words[place + 1 : place + 3])}")
        told.append(f"-- {' '.join(words[max(0, place - 2) : place])}")
        yield seat, list(dict.fromkeys(told))


def _word(each: Heard) -> str:
    if each.mention is None:
        return "." if each.stop else each.word[:STEM]
    if each.mention.what is What.CALL and not each.mention.value[0].isdecimal():
        return each.word[:STEM]
    return f"<{each.mention.what}>"


def _likely(told: Sequence[str], language: str) -> float:
    known = _weights(language)
    total = known[""] + sum(known.get(sign, 0.0) for sign in told)
    return 1 / (1 + math.exp(-total))


@cache
def _weights(language: str) -> Mapping[str, float]:
    lines = (line.split("\t") for line in locale(language).whose)
    return {sign: int(weight) / 100 for sign, weight in lines}
