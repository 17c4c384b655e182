"""The facts of a sentence: what its patterns state, and the roles of what it mentions as far as they are sure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from dialogues.read.offender import ASKED_ANYWAY, DECLARERS, asked
from dialogues.read.roles import ROLES, Roles, Text, callers, calls, laid, numbers, only, roles, seats, whole
from dialogues.read.taken import Heard, as_card, auction_of, taken, times

# What is one or the other, by its roles.
EITHER = {"faced": {"up": "up", "down": "down"}, "accepted": {"accepts": "True", "refuses": "False"}}


@dataclass(frozen=True)
class Likely:
    """What a sentence may say: a fact, its value, how sure it is (0 to 1), and by which role; a call's place."""

    name: str
    value: str
    sure: float
    role: str
    place: int = -1


def facts(sentence: tuple[Heard, ...], language: str, irregularity: str = "") -> dict[str, object]:
    """The facts that a sentence states, by the names in the JSON of `director find`; of no irregularity the stated."""
    text = Text(sentence, language, irregularity, taken(sentence, language))
    if not irregularity:
        return dict(text.stated)
    known = roles(language)
    sure = [each for each in likely(text, known) if known.takes(each.role, each.sure)]
    given: dict[str, object] = {name: text.stated[name] for name in ("vulnerable",) if name in text.stated}
    for each in sure:
        if each.name not in ("calls", "cards"):
            given[each.name] = each.value
    if "accepted" in given:
        given["accepted"] = given["accepted"] == "True"
    if "trick" in given:
        given["trick"] = int(str(given["trick"]))
    contract = str(text.stated.get("contract", ""))
    if "contract" in given and contract.rstrip("X") == given["contract"]:
        given["contract"] = contract  # with what says that it was doubled
    if cards := [each.value for each in sure if each.name == "cards"]:
        given["cards"] = list(dict.fromkeys(cards))
    whose = _whose(text, known)
    made = [(whose.get(each.place, ""), each.value) for each in sure if each.name == "calls"]
    if made:
        given["calls"] = [f"{seat}={call}" if seat else call for seat, call in made]
    auction = auction_of(made, given.get("dealer"))
    return given if auction is None else given | {"auction": str(auction)}


def of_one(irregularity: str) -> bool:
    """Whether a sentence may say whose call or card it was."""
    return asked(irregularity) and irregularity not in ASKED_ANYWAY


def offender(sentence: tuple[Heard, ...], language: str, irregularity: str) -> str:
    """The seat of the player whose call or card it was; nothing where the sentence does not say it clearly."""
    text, known = Text(sentence, language, irregularity, taken(sentence, language)), roles(language)
    players = _players(text, known)
    return next((each.value for each in players if each.name == "offender" and known.takes(each.role, each.sure)), "")


def likely(text: Text, known: Roles) -> Iterator[Likely]:
    """All that a sentence may say, with how sure it is: of each name the likeliest value, and every call."""
    yield from _players(text, known)
    of_numbers = [(kind, value, known.likely("number", told)) for kind, value, told in numbers(text)]
    for role in ROLES["number"]:
        said: dict[str, float] = {}
        for kind, value, each in of_numbers:
            if kind in ("number", role):
                said[value] = max(said.get(value, 0.0), each[role])
        number, sure = only(said)
        if number:
            yield Likely(role, number, sure, role)
    of_cards = ((text.value(place), known.likely("laid", told)["laid"]) for place, told in laid(text))
    cards: dict[str, float] = {}
    for card, sure in of_cards:
        cards[card] = max(cards.get(card, 0.0), sure)
    yield from (Likely("cards", card, sure, "laid") for card, sure in cards.items())
    of_all = known.likely("whole", whole(text))
    for name, values in EITHER.items():
        role, sure = only({role: of_all[role] for role in values})
        yield Likely(name, values[role], sure, role)
    if "result" in text.stated:
        yield Likely("result", str(text.stated["result"]), of_all["result"], "result")
    yield from _calls(text, known)


def _players(text: Text, known: Roles) -> Iterator[Likely]:
    """Of each role of a player the likeliest of those whom a sentence names.

    Where the offender is declarer, the irregularity says it; who declares is taken besides where patterns state it.
    """
    of_seats = {seat: known.likely("seat", told) for seat, told in seats(text).items()}
    for role in ROLES["seat"]:
        of = "declarer" if role == "offender" and text.irregularity in DECLARERS else role
        seat, sure = only({seat: each[of] for seat, each in of_seats.items()})
        said_besides = role != "declarer" or text.irregularity not in DECLARERS or text.stated.get(role) == seat
        if not seat or not said_besides or (role == "offender" and not of_one(text.irregularity)):
            continue
        of_group = f"{of} {text.group}"  # a call, a card and an explanation are told of in other words
        as_said = of_group if role == "offender" else _as_stated(role, text.stated.get(role) == seat)
        yield Likely(role, seat, sure, as_said)


def _calls(text: Text, known: Roles) -> Iterator[Likely]:
    """The calls that may have been made, the contract, and what sounds like a bid and is a card."""
    of_calls = {place: known.likely("call", told) for place, told in calls(text)}
    stated = text.stated.get("calls")
    called = {str(call).rpartition("=")[2] for call in (stated if isinstance(stated, list) else ())}
    for place in _once(text, {place: each["made"] for place, each in of_calls.items()}):
        for _ in range(times(text.heard, place, text.language)):
            role = _as_stated("made", text.value(place) in called)
            yield Likely("calls", text.value(place), of_calls[place]["made"], role, place)
    bids = [place for place in of_calls if text.value(place)[0].isdecimal()]
    if bids:
        best = max(bids, key=lambda place: of_calls[place]["contract"])
        role = _as_stated("contract", str(text.stated.get("contract", "")).rstrip("X") == text.value(best))
        yield Likely("contract", text.value(best), of_calls[best]["contract"], role, best)
    for place in bids:
        if card := as_card(text.value(place)):
            yield Likely("cards", card, of_calls[place]["card"], "card", place)


def _as_stated(role: str, stated: bool) -> str:
    """The role by which a fact is as sure as need be: less where the patterns of the language state it too."""
    return f"{role} stated" if stated else role


def _once(text: Text, made: Mapping[int, float]) -> Iterator[int]:
    """The places of calls, of a bid that is mentioned again the one that speaks most for its having been made."""
    for place in made:
        same = [other for other in made if text.value(other) == text.value(place)]
        if not text.value(place)[0].isdecimal() or place == max(same, key=lambda other: made[other]):
            yield place


def _whose(text: Text, known: Roles) -> dict[int, str]:
    """The player who made each call, by its place, where that is sure."""
    of: dict[int, dict[str, float]] = {}
    for place, seat, told in callers(text):
        here = of.setdefault(place, {})
        here[seat] = max(here.get(seat, 0.0), known.likely("caller", told)["caller"])
    sure = {place: only(each) for place, each in of.items()}
    return {place: seat for place, (seat, how) in sure.items() if known.takes("caller", how)}
