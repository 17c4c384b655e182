"""A second irregularity on one board: what the rulings before it have left standing decides how it is ruled."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction

from rules.engine.derive import OFFENDER
from rules.engine.facts import Role, Value
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Item, Ruling
from rules.model import Action, Auction, Entry, Irregularity, Result, Seat
from rules.procedures._obliged import OBLIGED, Obliged
from rules.procedures._turn import TURN, Turn
from rules.procedures.auction._irregular_call import RHO_OBLIGED, RHO_OBLIGED_ONCE
from rules.procedures.auction.call_when_must_pass import AGAINST_19
from rules.procedures.auction.exposed_card_auction import PARTNER_RULED
from rules.procedures.play._exposed_cards import HAS_ANOTHER
from rules.procedures.play._penalty_card_standing import (
    FOLLOW_UP,
    FOLLOWED,
    PARTNER_OF,
    PARTNERS_PENALTY_CARDS,
    PENALTY_CARDS,
    RESTRICTS,
    STANDING,
    PenaltyCards,
)
from rules.procedures.score._board_score import CORRECTED_RESULT, OF_THE_BOARD, PENALIZED, TABLE_RESULT
from rules.scoring.entries import Possible

# The players of a ruling by their place: how many seats to the left of its offender they sit.
PLACES = (Role.OFFENDER, Role.LHO, Role.PARTNER, Role.RHO)

OBLIGES = {"standing-pass-next": Obliged.NEXT, "standing-pass-whenever": Obliged.WHENEVER}

# What says that the one turn is over at which a player had to pass (24, 28A, 37A), and who that was.
TURN_IS_OVER = {
    "step-obligatory-pass-made": Role.RHO,
    "step-call-stands-although-barred": Role.OFFENDER,
    "step-turn-to-pass-is-over": Role.PARTNER,
}

# Who had the turn and was free to call, by whose turn it was said to be.
FREE_TO_CALL = {Turn.RHO: Role.RHO, Turn.OFFENDER: Role.OFFENDER}

# The doors of the menu behind which the auction is over.
AFTER_THE_AUCTION = ("play", "tricks")

# What a player who has to pass may do instead, so that Law 37 rules on it.
INSTEAD_OF_A_PASS = ("insufficient_bid", "bid_out_of_turn", "double_out_of_turn", "inadmissible_double")

LYING = {f"standing-{standing}": kind for kind, standing in STANDING.items()}

# What such a card means for its holder's partner, of whom the standing speaks.
RESTRICTING = frozenset(f"standing-{standing}" for standing, _ in RESTRICTS.values())

# These procedures know what lay on the table, and say what does now; any other adds to it, unless it has asked.
SAYS_WHAT_LIES = (FOLLOW_UP, "penalty_card", "penalty_card_not_played")

NOTHING_LIES: Mapping[int, PenaltyCards] = {}


def obligations(rulings: Iterable[tuple[int, Ruling]]) -> dict[int, Obliged]:
    """Who has to pass, by place from the first offender, and for how long.

    Args: the rulings of one board in their order, each with the place of its offender.
    """
    found: dict[int, Obliged] = {}
    for place, ruling in rulings:
        if auction_is_over(ruling.procedure):
            found.clear()
        for over in turns_over(place, ruling):
            if found.get(over) is Obliged.NEXT:
                del found[over]
        for item in ruling.standings:
            if item.id in OBLIGES and item.who in PLACES:
                obliged = place_of(place, item.who)
                if found.get(obliged) is not Obliged.WHENEVER:
                    found[obliged] = OBLIGES[item.id]
    return found


def auction_is_over(procedure: str) -> bool:
    """Whether an irregularity is one of the play, or of its tricks: nobody has to pass any more."""
    return SUBJECTS[procedure].group in AFTER_THE_AUCTION


def obliges(item: Item) -> bool:
    """Whether a standing is a duty to pass."""
    return item.id in OBLIGES


def turns_over(place: int, ruling: Ruling) -> set[int]:
    """Whose duty to pass once does not outlast a ruling, by place: it has been met, or is said anew.

    Where it was RHO's turn and RHO was free to call, the turn at which they had to pass is over; so it is where the
    offender has called in turn and nothing was said of a duty to pass.

    Args: the place of its offender; the ruling.
    """
    over = {place_of(place, TURN_IS_OVER[step.id]) for step in ruling.steps if step.id in TURN_IS_OVER}
    over |= {place_of(place, item.who) for item in ruling.standings if item.id in OBLIGES and item.who in PLACES}
    turns = {value for reason in ruling.trace for key, value in reason.facts if key == TURN.id}
    over |= {place_of(place, role) for turn, role in FREE_TO_CALL.items() if turn in turns}
    return over


def obliged_once(place: int, item: Item) -> int | None:
    """Whom a standing obliges to pass once, by place; None where it says something else.

    Args: the place of the player whom its ruling calls the offender; the standing.
    """
    if OBLIGES.get(item.id) is Obliged.NEXT and item.who in PLACES:
        return place_of(place, item.who)
    return None


def met(ruling: Ruling, item: Item, followed: Iterable[Entry]) -> bool:
    """Whether a player who had to pass once is shown to have done so, by the calls typed as made under the ruling.

    Where partner had to pass, that was after the offender's new call.
    """
    if OBLIGES.get(item.id) is not Obliged.NEXT or not isinstance(item.who, Role):
        return False
    who, offender, waiting = ruling.seats.get(item.who), ruling.seats.get(Role.OFFENDER), item.who is Role.PARTNER
    for entry in followed:
        if entry.seat is who and not waiting:
            return entry.call is Action.PASS
        waiting = waiting and entry.seat is not offender
    return False


def holder(place: int, item: Item) -> int | None:
    """Who has the penalty cards that a standing speaks of, by place; None where it speaks of none.

    Args: the place of the player whom its ruling calls the offender; the standing.
    """
    if item.who not in PLACES:
        return None
    if item.id in RESTRICTING:
        return place_of(place, PARTNER_OF[item.who])
    return place_of(place, item.who) if item.id in LYING else None


def penalty_cards(rulings: Iterable[tuple[int, Ruling]]) -> dict[int, PenaltyCards]:
    """Who has penalty cards on the table, by place: two are never minor ones (50B).

    Args: the rulings of one board in their order, each with the place of the player it calls the offender.
    """
    lying: dict[int, PenaltyCards] = {}
    for place, ruling in rulings:
        if ruling.procedure in SAYS_WHAT_LIES or _has_said_what_lies(ruling):
            lying.pop(place, None)
        for item in ruling.standings:
            whose = holder(place, item)
            if whose is not None and item.id in LYING:
                lying[whose] = PenaltyCards.TWO_OR_MORE if whose in lying else LYING[item.id]
    return lying


def _has_said_what_lies(ruling: Ruling) -> bool:
    """Whether a ruling rests on which penalty cards its offender had, or had no more; lead restrictions need not."""
    return any(
        key == PENALTY_CARDS.id or (key == HAS_ANOTHER.id and value is False)
        for reason in ruling.trace
        for key, value in reason.facts
    )


def followed(place: int, lying: Mapping[int, PenaltyCards]) -> dict[str, Value]:
    """What the board says to the follow-up of a player's penalty cards: which ones, and which ones partner has."""
    cards = lying.get(place)
    facts: dict[str, Value] = {PENALTY_CARDS.id: cards} if cards else {}
    facts[PARTNERS_PENALTY_CARDS.id] = lying.get(place_of(place, Role.PARTNER), PenaltyCards.NONE)
    return {f"{FOLLOWED}.{id}": value for id, value in facts.items()}


def ruled_under(irregularity: str, obliged: bool) -> str:
    """The procedure for an irregularity by a player who was, or was not, obliged to pass (35B, 37)."""
    return "call_when_must_pass" if obliged and irregularity in INSTEAD_OF_A_PASS else irregularity


def told(
    irregularity: str,
    place: int,
    obliged: Obliged | None,
    standing: Mapping[int, Obliged],
    first_offender: Seat | None,
    lying: Mapping[int, PenaltyCards] = NOTHING_LIES,
    ruled_though_obliged: Collection[int] = (),
) -> dict[str, Value]:
    """What the board already says of a second irregularity.

    Args: the irregularity; the place of its offender; how long they had to pass, if they had to; who has to pass on
    this board, by place; the seat of the first offender, where it is known; who has penalty cards, by place; whose
    call, though they had to pass, has been ruled on, by place.
    """
    facts: dict[str, Value] = {}
    if first_offender is not None:
        facts[OFFENDER.id] = seat_at(place, first_offender)
    if obliged is not None:
        facts[OBLIGED.id] = obliged
    if irregularity == "inadmissible_double":
        facts[AGAINST_19.id] = True
    if place in lying:  # where another card is exposed, only the table knows whether this one has been played since
        facts[PENALTY_CARDS.id] = lying[place]
    if place_of(place, Role.PARTNER) in ruled_though_obliged:
        facts[PARTNER_RULED.id] = True
    rho = standing.get(place_of(place, Role.RHO))
    if rho is Obliged.NEXT:  # whether the one turn at which they had to pass is over, only the table knows
        facts[RHO_OBLIGED_ONCE.id] = True
    else:
        facts[RHO_OBLIGED.id] = rho is Obliged.WHENEVER
    return facts


def handed_over(
    item: Item,
    place: int,
    standing: Mapping[int, Obliged],
    first_offender: Seat | None,
    lying: Mapping[int, PenaltyCards],
) -> dict[str, Value]:
    """What is known of the irregularity that a ruling leaves to be ruled on next.

    Args: the item that hands it over; the place of its offender; who had to pass when it was made, by place; the seat
    of the first offender, where it is known; who has penalty cards, by place.
    """
    assert item.segment is not None
    known = {**told(item.segment, place, None, standing, first_offender, lying), **item.told}
    if known.get(TURN.id) == Turn.RHO:  # who may have been obliged to pass (28A)
        if known.get(RHO_OBLIGED_ONCE.id):
            del known[TURN.id]
        elif known[RHO_OBLIGED.id]:
            known[TURN.id] = Turn.RHO_MUST_PASS
    return known


def scored_before(scores: Iterable[tuple[Mapping[str, Value], Ruling]]) -> dict[str, Value]:
    """What a further score of the board begins with: the board as entered, and the result that the last one left.

    Tricks that change sides by two rulings are added up. Where the last score was adjusted there is no one result.

    Args: the scores that other irregularities of the board have led to, in their order: what was known for each, by
    the ids of its facts, and what came of it.
    """
    known: dict[str, Value] = {}
    for entered, ruling in scores:
        known |= {fact.id: entered[fact.id] for fact in OF_THE_BOARD if fact.id in entered}
        left = _result_left(entered, ruling)
        if left is None:
            known.pop(TABLE_RESULT.id, None)
        else:
            known[TABLE_RESULT.id] = left
    return known


def _result_left(entered: Mapping[str, Value], ruling: Ruling) -> Value | None:
    """The one result that a score leaves: that of the tricks, the right one, or the old one after a penalty."""
    for step in ruling.steps:
        result = step.args.get("to")
        if step.id == "adjust-tricks" and isinstance(result, Result):
            return Possible(((Fraction(1), result),))
    if CORRECTED_RESULT.id in entered:
        return entered[CORRECTED_RESULT.id]
    return entered.get(TABLE_RESULT.id) if PENALIZED.id in entered else None


def barred(auction: Auction, obliged: Mapping[Seat, tuple[int, Obliged]], since: int | None) -> Irregularity | None:
    """The first call in a typed auction, other than a pass, by a player who had to pass (37); None where none is shown.

    Args: the auction as it went on after the ruling; who has to pass, with their place, and for how long; the place
    in the auction of the call that was ruled on, from which on they had to, where it is known.
    """
    for index, entry in enumerate(auction.entries):
        if since is None or index < since or entry.seat not in obliged or entry.call is Action.PASS:
            continue
        passed = any(earlier.seat is entry.seat for earlier in auction.entries[since:index])
        if obliged[entry.seat][1] is Obliged.NEXT and passed:
            continue
        until_now = Auction(auction.dealer, auction.entries[: index + 1])
        return until_now.although_barred(entry.seat)
    return None


def without_cancelled(auction: Auction, cancelled: Irregularity) -> Auction | None:
    """The auction without an irregular call that was cancelled; None where what followed does not show that it was.

    It was where whoever had the turn has then called, and that was not the player who may accept it by calling.
    """
    next_to_call = cancelled.who_since[0] if cancelled.since else None
    if next_to_call is None or next_to_call is not cancelled.turn or next_to_call is cancelled.lho:
        return None
    return Auction(auction.dealer, (*cancelled.before.entries, *cancelled.since))


def place_at(seat: Seat, first_offender: Seat) -> int:
    """The place of a player, from their seat and that of the first offender."""
    return next(place for place in range(len(PLACES)) if seat_at(place, first_offender) is seat)


def seat_at(place: int, first_offender: Seat) -> Seat:
    """The seat of a player, from their place and the seat of the first offender."""
    seat = first_offender
    for _ in range(place):
        seat = seat.lho
    return seat


def place_of(place: int, role: Role) -> int:
    """The place of a player, from the place of the one whom a ruling calls the offender."""
    return (place + PLACES.index(role)) % 4
