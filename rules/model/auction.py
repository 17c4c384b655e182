"""The auction, legal or not: who called what, whose turn it is, what went wrong first."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.model.calls import HIGHEST_LEGAL, Action, Bid, Call, parse_call
from rules.model.contracts import Contract
from rules.model.denominations import Denomination
from rules.model.errors import ModelError
from rules.model.seats import Seat, parse_seat

__all__ = ["Auction", "Entry", "Irregularity", "IrregularityKind"]

LONGEST_TEXT = 400
"""Longest notation that is read, in characters."""

ALL_CALLS: tuple[Call, ...] = (
    *Action,
    *(Bid(level, denomination) for level in range(1, HIGHEST_LEGAL + 1) for denomination in Denomination),
)
"""Every call that can be legal: pass, double, redouble, then the bids from 1C to 7NT."""

_CALL = re.compile(r"(?:(?P<seat>[^=]*)=)?(?P<call>[^=]*)")


@dataclass(frozen=True)
class Entry:
    """One call and the player who made it."""

    seat: Seat
    call: Call


@dataclass(frozen=True)
class Auction:
    """The calls of one board, in the order they were made.

    An auction holds irregular calls too. Its questions about turn, end and contract take every call as
    accepted; `first_irregularity` and `legal_part` say where it went wrong.
    """

    dealer: Seat
    entries: tuple[Entry, ...] = ()

    @classmethod
    def of(cls, dealer: Seat, *calls: Call) -> "Auction":
        """The auction of these calls, made in rotation from the dealer."""
        auction = cls(dealer)
        for call in calls:
            auction = auction.with_call(call, auction._next)
        return auction

    @classmethod
    def parse(cls, text: str, *, kept: bool = False) -> "Auction":
        """The auction written as `N: 1S P 1H`, in either case.

        Args: text, the dealer, a colon and the calls. A call is made by the left-hand opponent of whoever
        called before it, unless it carries its seat, as in `N: 1S P W=2H`. The first call after the final pass
        carries it, for then nobody is in turn; unless the text was kept when it did not have to.
        Raises ModelError: `auction-too-long`, `auction-without-dealer`, `seat-unknown`,
        `call-not-understood`, `late-call-without-seat`.
        """
        if len(text) > LONGEST_TEXT:
            raise ModelError("auction-too-long", limit=str(LONGEST_TEXT))
        dealer, colon, calls = text.partition(":")
        if not colon:
            raise ModelError("auction-without-dealer", text=text)
        auction = cls(parse_seat(dealer))
        for word in calls.split():
            match = _CALL.fullmatch(word)
            if match is None:
                raise ModelError("call-not-understood", text=word)
            call = parse_call(match["call"])
            if match["seat"] is None and auction._final_pass_made and not kept:
                raise ModelError("late-call-without-seat", text=word)
            auction = auction.with_call(call, auction._next if match["seat"] is None else parse_seat(match["seat"]))
        return auction

    def __str__(self) -> str:
        words = (f"{entry.seat}={entry.call}" if seated else f"{entry.call}" for entry, seated in self.seated())
        return " ".join((f"{self.dealer}:", *words))

    def seated(self) -> Iterator[tuple[Entry, bool]]:
        """Each call, and whether it is written with its seat: out of rotation, or where `needs_seat` says so."""
        expected: Seat | None = self.dealer
        for made, entry in enumerate(self.entries, 1):
            yield entry, entry.seat is not expected or self.needs_seat(made - 1)
            expected = None if Auction(self.dealer, self.entries[:made])._final_pass_made else entry.seat.lho

    def needs_seat(self, index: int) -> bool:
        """Whether a call has to carry its seat to be understood: the one that follows a call out of turn.

        It may be that of the player whose turn it was, or of the next one. Args: the place of the call, from 0.
        """
        if index == 0:
            return False
        last = self.entries[index - 1].seat
        first = index - 1
        while first and self.entries[first - 1].seat is last:  # what the player has changed
            first -= 1
        turn = Auction(self.dealer, self.entries[:first]).turn
        return turn not in (None, last, last.lho)

    def with_call(self, call: Call, seat: Seat | None = None) -> "Auction":
        """The auction with one call more, by the player in turn unless `seat` says another."""
        return Auction(self.dealer, (*self.entries, Entry(seat or self.turn or self._next, call)))

    def passed_to(self, until: Seat | None = None) -> "Auction":
        """The auction with passes by all in turn up to a player, or to its end."""
        auction = self
        while auction.turn is not None and auction.turn is not until:
            auction = auction.with_call(Action.PASS)
        return auction

    @property
    def _next(self) -> Seat:
        """The player after the last caller, whom the notation leaves out."""
        return self.entries[-1].seat.lho if self.entries else self.dealer

    @property
    def _final_pass_made(self) -> bool:
        """Whether the last call has ended the auction."""
        passed = all(entry.call is Action.PASS for entry in self.entries[-3:])
        return passed and self.is_over and not Auction(self.dealer, self.entries[:-1]).is_over

    def _followed(self) -> tuple[list[Entry], bool]:
        """The calls that count when all are accepted, and whether they end it (Laws 17D3, 22, 39A)."""
        kept: list[Entry] = []
        for entry in self.entries:
            kept.append(entry)
            passes = range(len(kept) - 3, len(kept))
            if passes.start < 1 or any(kept[index].call is not Action.PASS for index in passes):
                continue
            skipping = [index for index in passes if kept[index].seat is not kept[index - 1].seat.lho]
            if skipping:
                # 17D3: a pass out of turn may not end the auction; it goes back to the player passed over.
                del kept[skipping[0] :]
            elif _last_bid(kept) or kept[-4].call is Action.PASS:
                return kept, True  # 39A: what is called after the final pass does not count.
        return kept, False

    @property
    def is_over(self) -> bool:
        """Whether three passes in rotation followed a bid, or all four players passed (Law 22)."""
        return self._followed()[1]

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to call, every call so far taken as accepted; None when the auction is over.

        After three passes of which one was out of turn it is the player passed over (Law 17D3).
        """
        kept, over = self._followed()
        if over:
            return None
        return kept[-1].seat.lho if kept else self.dealer

    @property
    def last_bid(self) -> Entry | None:
        """The last bid, whether or not it was sufficient."""
        return _last_bid(self._followed()[0])

    @property
    def last_double(self) -> Entry | None:
        """The double or redouble of the last bid that is in force; one that Law 19 forbids never is (36C)."""
        return _last_double(self._followed()[0])

    @property
    def risk(self) -> int:
        """0 if the last bid is undoubled, 1 if doubled, 2 if redoubled."""
        return _risk(self.last_double)

    @property
    def contract(self) -> Contract | None:
        """The contract that the ended auction led to (Law 22A).

        None while the auction goes on, when all passed, and when the last bid was above seven (Law 38A).
        """
        kept, over = self._followed()
        last = _last_bid(kept)
        if not over or last is None or not isinstance(last.call, Bid) or last.call.above_seven:
            return None
        denomination = last.call.denomination
        declarer = next(
            entry.seat
            for entry in kept
            if entry.seat.side is last.seat.side
            and isinstance(entry.call, Bid)
            and entry.call.denomination is denomination
        )
        return Contract(last.call.level, denomination, _risk(_last_double(kept)), declarer)

    @property
    def passed_out(self) -> bool:
        """Whether the auction ended without a bid (Law 22B)."""
        kept, over = self._followed()
        return over and _last_bid(kept) is None

    def called_before(self, seat: Seat) -> bool:
        """Whether the player has called at all."""
        return any(entry.seat is seat for entry in self.entries)

    def admissible(self, call: Call, seat: Seat) -> bool:
        """Whether Laws 18, 19 and 38 would let the player make the call, were it their turn."""
        last = self.last_bid
        if isinstance(call, Bid):
            return not call.above_seven and _supersedes(call, last)
        if call is Action.PASS:
            return True
        if last is None:
            return False
        if call is Action.DOUBLE:
            return last.seat.side is not seat.side and self.risk == 0
        return last.seat.side is seat.side and self.risk == 1

    def is_legal(self, call: Call) -> bool:
        """Whether the player in turn may make the call (Laws 18, 19, 22 and 38)."""
        turn = self.turn
        return turn is not None and self.admissible(call, turn)

    def legal_calls(self) -> tuple[Call, ...]:
        """Every call that the player in turn may make; none when the auction is over."""
        return tuple(call for call in ALL_CALLS if self.is_legal(call))

    def lowest_sufficient(self, denomination: Denomination) -> Bid | None:
        """The lowest sufficient bid in the denomination; None if it would be above seven (Law 18)."""
        for level in range(1, HIGHEST_LEGAL + 1):
            bid = Bid(level, denomination)
            if _supersedes(bid, self.last_bid):
                return bid
        return None

    @property
    def legal_part(self) -> "Auction":
        """The auction up to its first irregular call, or all of it."""
        irregularity = self.first_irregularity()
        return irregularity.before if irregularity else self

    def wrong_with(self, entry: Entry) -> "IrregularityKind | None":
        """What is wrong with a call made next, every call so far taken as accepted; None where it is legal."""
        return _irregularity_kind(self, entry)

    def although_barred(self, seat: Seat) -> "Irregularity | None":
        """The last call that a player made otherwise than by passing, where they had to pass (Law 37)."""
        own = [index for index, e in enumerate(self.entries) if e.seat is seat and e.call is not Action.PASS]
        if not own:
            return None
        before, call = Auction(self.dealer, self.entries[: own[-1]]), self.entries[own[-1]].call
        kind = IrregularityKind.CALL_WHEN_MUST_PASS
        return Irregularity(kind, own[-1], seat, call, before.turn, before, self.entries[own[-1] + 1 :])

    def first_irregularity(self) -> "Irregularity | None":
        """The first call that was not legal, with all that the auction tells about it."""
        for index, entry in enumerate(self.entries):
            before = Auction(self.dealer, self.entries[:index])
            if kind := before.wrong_with(entry):
                return Irregularity(kind, index, entry.seat, entry.call, before.turn, before, self.entries[index + 1 :])
        return None


class IrregularityKind(StrEnum):
    """What was wrong with a call; the values are the ids of the procedures."""

    INSUFFICIENT_BID = "insufficient_bid"
    PASS_OUT_OF_TURN = "pass_out_of_turn"
    BID_OUT_OF_TURN = "bid_out_of_turn"
    DOUBLE_OUT_OF_TURN = "double_out_of_turn"
    INADMISSIBLE_DOUBLE = "inadmissible_double"
    BID_ABOVE_SEVEN = "bid_above_seven"
    CALL_AFTER_FINAL_PASS = "call_after_final_pass"
    CALL_WHEN_MUST_PASS = "call_when_must_pass"  # which no auction shows by itself


@dataclass(frozen=True)
class Irregularity:
    """An irregular call: who made it, whose turn it was, and what was called before and since.

    Args: kind, what was wrong; index, the place of the call in the auction, from 0; offender, who made it; call,
    the call itself; turn, whose turn it was; None when the auction was over; before, the legal auction before it;
    since, every later call, in order.
    """

    kind: IrregularityKind
    index: int
    offender: Seat
    call: Call
    turn: Seat | None
    before: Auction
    since: tuple[Entry, ...]

    @property
    def lho(self) -> Seat:
        """The offender's left-hand opponent, who may often accept the call."""
        return self.offender.lho

    @property
    def partner(self) -> Seat:
        """The offender's partner."""
        return self.offender.partner

    @property
    def rho(self) -> Seat:
        """The offender's right-hand opponent."""
        return self.offender.rho

    @property
    def sufficient(self) -> bool:
        """Whether the call, in turn or not, is a bid up to seven that supersedes the last bid (Law 18)."""
        return isinstance(self.call, Bid) and self.admissible

    @property
    def admissible(self) -> bool:
        """Whether the call would have been legal at the offender's turn; not so a double under Law 36."""
        return self.before.admissible(self.call, self.offender)

    @property
    def offender_called_before(self) -> bool:
        """Whether the offender had called before the irregularity."""
        return self.before.called_before(self.offender)

    @property
    def changes_own_call(self) -> bool:
        """Whether it was the next player's turn, the offender having made the last call."""
        return self.offender_called_before and self.turn is self.lho

    @property
    def before_own_call(self) -> "Auction | None":
        """The auction before the offender's last call, where LHO alone has called over that; None otherwise.

        None too where nobody would have meant the call in that place: a pass, a redouble, or a double of nothing.
        """
        seats = [entry.seat for entry in self.before.entries[-2:]]
        if seats != [self.offender, self.lho] or self.call in (Action.PASS, Action.REDOUBLE):
            return None
        then = Auction(self.before.dealer, self.before.entries[:-2])
        return None if self.call is Action.DOUBLE and not then.admissible(self.call, self.offender) else then

    @property
    def who_since(self) -> tuple[Seat, ...]:
        """The players who called since, in order."""
        return tuple(entry.seat for entry in self.since)

    @property
    def cancelled(self) -> "Auction | None":
        """The auction without the call, where what followed shows that it was cancelled; None where nothing does.

        It was where whoever had the turn has then called, and that was not the player who may accept it by calling.
        """
        next_to_call = self.who_since[0] if self.since else None
        if next_to_call is None or next_to_call is not self.turn or next_to_call is self.lho:
            return None
        return Auction(self.before.dealer, (*self.before.entries, *self.since))


def _irregularity_kind(before: Auction, entry: Entry) -> IrregularityKind | None:
    """What is wrong with a call after a legal auction. The order of the tests is the order of the Laws."""
    turn, call = before.turn, entry.call
    if turn is None:
        return IrregularityKind.CALL_AFTER_FINAL_PASS
    if isinstance(call, Bid) and call.above_seven:
        return IrregularityKind.BID_ABOVE_SEVEN  # 38: never to be accepted, in turn or not
    if entry.seat is not turn:
        # 27A2: a bid out of turn is ruled as such even when it is insufficient as well.
        if isinstance(call, Bid):
            return IrregularityKind.BID_OUT_OF_TURN
        if call is Action.PASS:
            return IrregularityKind.PASS_OUT_OF_TURN
        return IrregularityKind.DOUBLE_OUT_OF_TURN
    if before.is_legal(call):
        return None
    if isinstance(call, Bid):
        return IrregularityKind.INSUFFICIENT_BID
    return IrregularityKind.INADMISSIBLE_DOUBLE


def _supersedes(bid: Bid, last: Entry | None) -> bool:
    return bid.supersedes(last.call if last and isinstance(last.call, Bid) else None)


def _last_bid(entries: list[Entry]) -> Entry | None:
    return next((entry for entry in reversed(entries) if isinstance(entry.call, Bid)), None)


def _last_double(entries: list[Entry]) -> Entry | None:
    """The double or redouble in force: by the right side, over a bid or over a double (Law 19)."""
    bid = double = None
    for entry in entries:
        if isinstance(entry.call, Bid):
            bid, double = entry, None
        elif bid and (
            (entry.call is Action.DOUBLE and double is None and entry.seat.side is not bid.seat.side)
            or (entry.call is Action.REDOUBLE and _risk(double) == 1 and entry.seat.side is bid.seat.side)
        ):
            double = entry
    return double


def _risk(double: Entry | None) -> int:
    if double is None:
        return 0
    return 1 if double.call is Action.DOUBLE else 2
