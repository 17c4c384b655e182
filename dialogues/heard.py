"""What a director's sentence says of the board, as it is kept, shown, and taken for answers in the case."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from urllib.parse import quote, unquote

from dialogues.input import typed
from dialogues.interview import Answer
from dialogues.notation import write_contract
from dialogues.read.facts import facts as read_facts
from dialogues.read.facts import offender
from dialogues.read.offender import DECLARERS
from dialogues.read.taken import sentence
from dialogues.routing import shown_by
from dialogues.wording import Words
from rules.engine import values
from rules.engine.derive import AUCTION, OFFENDER
from rules.engine.facts import FactError, Value
from rules.engine.procedure import SOMEBODYS, SUBJECTS
from rules.model import Auction, Contract, ModelError, Seat, parse_call, parse_result
from rules.model.cards import Card

# By irregularity, where its words may mean several: whose call or card it was.
WHOSE = "whose"

# What a case is labelled by, the first that was said.
LABELS = ("table", "board")

# What stands before it where it is kept with a page.
KEPT = "said="

# The typed fact of the trick in which a revoke was.
TRICK = "revoke_trick"

# How a card lay that was led, as the case asks for it.
LED = {"up": "faced", "down": "face_down"}

Said = Mapping[str, object]


def said(text: str, language: str, irregularity: str = "") -> Said:
    """What a sentence says of the board, and whose call or card it was if it is about this irregularity."""
    facts = said_for(text, language, irregularity)
    return {name: value for name, value in facts.items() if name != WHOSE}


def said_for(text: str, language: str, *irregularities: str) -> Said:
    """What a sentence says of the board, and whose call or card it was: of the first irregularity, and of each."""
    heard = sentence(text, language)
    facts = read_facts(heard, language, irregularities[0] if irregularities else "")
    facts.pop("offender", None)
    whose = {id: who for id in irregularities if (who := offender(heard, language, id))}
    first = whose.get(irregularities[0], "") if irregularities else ""
    return facts | ({"offender": first} if first else {}) | ({WHOSE: whose} if whose else {})


def written(facts: Said) -> str:
    """What was said, to be kept with a page."""
    return quote(json.dumps(facts, ensure_ascii=False), safe="") if facts else ""


def read(kept: str) -> Said:
    """What `written` wrote; nothing where it cannot be read."""
    try:
        facts = json.loads(unquote(kept)) if kept else {}
    except ValueError:
        return {}
    return facts if isinstance(facts, dict) else {}


def of_the_board(facts: Said, irregularity: str) -> tuple[Answer, ...]:
    """Who it was, or the auction where that shows the irregularity."""
    auction = _auction(facts)
    if auction is not None and shown_by(auction) == irregularity:
        return (Answer(AUCTION.id, auction, taken=True),)
    subject = SUBJECTS.get(irregularity)
    whose = facts.get(WHOSE)
    who = whose.get(irregularity) if isinstance(whose, dict) else facts.get("offender")
    who = who or _by_declarer(facts, irregularity)
    if subject is None or subject.of not in SOMEBODYS or who not in Seat.__members__:
        return ()
    return (Answer(OFFENDER.id, Seat(str(who)), taken=True),)


def _by_declarer(facts: Said, irregularity: str) -> str:
    """The seat that follows from declarer's: their own, or that of the defender who is not to make the opening lead."""
    declarer = str(facts.get("declarer", ""))
    if declarer not in Seat.__members__:
        return ""
    if irregularity == "opening_lead_out_of_turn":
        return str(Seat(declarer).rho)
    return declarer if irregularity in DECLARERS else ""


def told(facts: Said, irregularity: str) -> tuple[Answer, ...]:
    """What narrows down what may be asked: the trick of a revoke."""
    trick = facts.get("trick")
    return (Answer(TRICK, trick, taken=True),) if irregularity == "revoke" and isinstance(trick, int) else ()


def answers(facts: Said) -> Mapping[str, Value]:
    """What the case will ask and need not, by key: nothing that is to be judged, and nothing that is to be chosen.

    That a call or a play has been accepted is shown, and asked: who may choose has not been told of all options.
    """
    found: dict[str, Value] = {}
    for key, raw in _answers(facts):
        try:
            _, found[key] = values.read_answer(key, raw)
        except (FactError, ModelError):
            continue
    return found


def _answers(facts: Said) -> Iterator[tuple[str, object]]:
    if facts.get("faced") in LED:
        yield "opening_lead_made", LED[str(facts["faced"])]
    if "vulnerable" in facts:
        yield "vulnerable", facts["vulnerable"]


def shown(facts: Said, w: Words) -> tuple[str, ...]:
    """What was said, in a line of the screen; nothing where it is no more than the irregularity."""
    pieces = list(_shown(facts, w))
    return (w.text("from-your-words", said=w.locale.joined(pieces, " · ")),) if pieces else ()


def unlabelled(facts: Said) -> Said:
    """What was said, without what the case is labelled by."""
    labelled = next((name for name in LABELS if name in facts), "")
    return {name: value for name, value in facts.items() if name != labelled}


def label(facts: Said, w: Words) -> str:
    """The table, or the board, of which the sentence speaks."""
    name = next((name for name in LABELS if name in facts), "")
    return typed(w.text(f"said-{name}", number=str(facts[name]))) if name else ""


def _shown(facts: Said, w: Words) -> Iterator[str]:
    locale = w.locale
    for name in ("table", "board", "trick"):
        if name in facts:
            yield w.text(f"said-{name}", number=locale.isolated(str(facts[name])))
    auction = _auction(facts)
    for name in ("dealer", "offender", "noticed_by"):
        if facts.get(name) in Seat.__members__ and not (name == "dealer" and auction):
            yield w.text(f"said-{name}", who=w.text(f"seat-{facts[name]}"))
    if facts.get("vulnerable") in ("none", "ns", "ew", "all"):
        yield w.text(f"said-vulnerable-{facts['vulnerable']}")
    yield from _contract(facts, w)
    if auction:
        yield w.text("context-auction", dealer=str(auction.dealer), auction=w.value(AUCTION.id, auction))
    cards = facts.get("cards")
    if isinstance(cards, list):
        named = (Card.parse(str(card)) for card in cards)
        write = locale.names["write"]
        yield locale.joined((locale.isolated(f"{write[card.suit]}{_rank(card)}") for card in named), " ")
    for name in ("faced", "accepted"):
        if name in facts:
            yield w.text(f"said-{name}-{str(facts[name]).lower()}")


def _rank(card: Card) -> str:
    return "10" if card.rank == "T" else card.rank


def _contract(facts: Said, w: Words) -> Iterator[str]:
    """The contract, with its declarer and its result as far as they were said."""
    contract, declarer = str(facts.get("contract", "")), facts.get("declarer")
    seat = Seat(str(declarer)) if declarer in Seat.__members__ else None
    if not contract:
        if seat:
            yield w.text("said-declarer", who=w.text(f"seat-{seat}"))
        return
    bid, result = contract.rstrip("X"), str(facts.get("result", ""))
    shown = w.locale.call(parse_call(bid)) + "x" * (len(contract) - len(bid))
    if seat:
        made = parse_result(contract, seat).contract
        shown = write_contract(made, w.locale.language) if isinstance(made, Contract) else shown
    yield w.text("said-contract", contract=shown) + (f" {w.locale.isolated(result)}" if result else "")


def _auction(facts: Said) -> Auction | None:
    try:
        return Auction.parse(str(facts["auction"]), kept=True) if "auction" in facts else None
    except ModelError:
        return None
