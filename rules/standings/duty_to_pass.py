"""The duty to pass (24, 26 to 32, 37 and others): who has it, for how long, and what a call instead comes under."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from rules.engine.board import PLACES, Board, Ruled, Start, place_of
from rules.engine.derive import OBLIGED_TO_PASS, Known
from rules.engine.facts import Kind, Offer, Role, Value, choice, typed
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Item
from rules.model import Action, Auction, Irregularity, IrregularityKind, Seat


class Obliged(StrEnum):
    """37: for how long a player has to pass."""

    WHENEVER = "whenever"
    NEXT = "next"


class Turn(StrEnum):
    """Whose turn it was to call when the offender called."""

    OFFENDER = "offender"
    RHO = "rho"
    PARTNER = "partner"
    LHO = "lho"
    RHO_MUST_PASS = "rho_must_pass"  # 28A: the call is then in rotation


# Of the offender.
OBLIGED = choice(OBLIGED_TO_PASS, Obliged)

TURN = choice("turn", Turn)

# 28A: whether RHO had to pass; and whether they had to once, so that the one turn may be over. Never asked.
RHO_OBLIGED = typed("rho_obliged", Kind.YES_NO)
RHO_OBLIGED_ONCE = typed("rho_obliged_once", Kind.YES_NO)

OBLIGES = {f"standing-pass-{obliged}": obliged for obliged in (Obliged.NEXT, Obliged.WHENEVER)}

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


def obligations(board: Board) -> dict[int, Obliged]:
    """Who has to pass, by place, and for how long."""
    found: dict[int, Obliged] = {}
    for ruled in board:
        if not ruled.begins or ruled.ruling is None:
            continue
        if auction_is_over(ruled.procedure):
            found.clear()
        for past in turns_over(ruled):
            if found.get(past) is Obliged.NEXT:
                del found[past]
        for item in ruled.ruling.standings:
            place = _obliges(ruled.place, item)
            if place is not None and not met(ruled, item) and found.get(place) is not Obliged.WHENEVER:
                found[place] = OBLIGES[item.id]
    return found


def auction_is_over(procedure: str) -> bool:
    """Whether an irregularity is one of the play, or of its tricks: nobody has to pass any more."""
    return SUBJECTS[procedure].group in AFTER_THE_AUCTION


def _obliges(place: int, item: Item) -> int | None:
    """Whom an item obliges to pass, by place; None where it says something else.

    place: of the player whom its ruling calls the offender.
    """
    return place_of(place, item.who) if item.id in OBLIGES and item.who in PLACES else None


def turns_over(ruled: Ruled) -> set[int]:
    """Whose duty to pass once does not outlast a ruling, by place: it has been met, or is said anew.

    Where it was RHO's turn and RHO was free to call, the turn at which they had to pass is over; so it is where the
    offender has called in turn and nothing was said of a duty to pass.
    """
    given = ruled.ruling
    assert given is not None
    past = {place_of(ruled.place, TURN_IS_OVER[step.id]) for step in given.steps if step.id in TURN_IS_OVER}
    anew = (_obliges(ruled.place, item) for item in given.standings)
    past |= {place for place in anew if place is not None}
    turns = {value for reason in given.trace for key, value in reason.facts if key == TURN.id}
    return past | {place_of(ruled.place, role) for turn, role in FREE_TO_CALL.items() if turn in turns}


def over(left_by: Ruled, item: Item, later: Ruled) -> bool:
    """Whether a duty to pass is over by a later ruling on a call or a card."""
    if item.id not in OBLIGES or later.ruling is None:
        return False
    if not later.begins and not SUBJECTS[later.procedure].once_a_player:
        return False
    once = OBLIGES[item.id] is Obliged.NEXT and _obliges(left_by.offender, item) in turns_over(later)
    return once or auction_is_over(later.procedure)


def met(by: Ruled, item: Item) -> bool:
    """Whether a player who had to pass once is shown to have done so, by the calls typed as made under the ruling.

    Where partner had to pass, that was after the offender's new call.
    """
    if OBLIGES.get(item.id) is not Obliged.NEXT or not isinstance(item.who, Role) or by.ruling is None:
        return False
    seats = by.ruling.seats
    who, offender, waiting = seats.get(item.who), seats.get(Role.OFFENDER), item.who is Role.PARTNER
    for entry in Known(by.known).followed:
        if entry.seat is who and not waiting:
            return entry.call is Action.PASS
        waiting = waiting and entry.seat is not offender
    return False


def told(start: Start) -> dict[str, Value]:
    """How long the offender of another irregularity had to pass, and whether their RHO had to (28A)."""
    standing = {} if auction_is_over(start.procedure) else obligations(start.then)
    facts: dict[str, Value] = {}
    if start.obliged:
        facts[OBLIGED.id] = standing[start.place]
        facts |= SUBJECTS[start.procedure].instead_of_a_pass or {}
    rho = standing.get(place_of(start.place, Role.RHO))
    if rho is Obliged.NEXT:  # whether the one turn at which they had to pass is over, only the table knows
        facts[RHO_OBLIGED_ONCE.id] = True
    else:
        facts[RHO_OBLIGED.id] = rho is Obliged.WHENEVER
    return facts


def whose_turn(known: dict[str, Value]) -> dict[str, Value]:
    """What is told of a call, where its turn was that of a player who may have had to pass (28A)."""
    if known.get(TURN.id) == Turn.RHO:
        if known.get(RHO_OBLIGED_ONCE.id):
            return {key: value for key, value in known.items() if key != TURN.id}
        if known[RHO_OBLIGED.id]:
            return {**known, TURN.id: Turn.RHO_MUST_PASS}
    return known


def needs_to_know_whose(board: Board, procedure: str, laws: tuple[str, ...]) -> bool:
    """Whether somebody has to pass while the auction goes on."""
    return not auction_is_over(procedure) and bool(obligations(board))


def ruled_under(irregularity: str, obliged: bool) -> str:
    """The procedure for an irregularity by a player who was, or was not, obliged to pass (35B, 37)."""
    barred = obliged and SUBJECTS[irregularity].instead_of_a_pass is not None
    return IrregularityKind.CALL_WHEN_MUST_PASS if barred else irregularity


def may_be_in_rotation(asked: object, known: Known) -> bool:
    """Whether a call at RHO's turn is about to be offered, and nobody has said whether RHO had to pass (28A)."""
    if not isinstance(asked, Offer) or not asked.at_rhos_turn:
        return False
    irregularity = known.irregularity
    at_rhos_turn = irregularity is not None and irregularity.turn is irregularity.rho
    return at_rhos_turn and known.answers.keys().isdisjoint((RHO_OBLIGED.id, RHO_OBLIGED_ONCE.id))


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
