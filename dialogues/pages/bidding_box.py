"""The auction by taps: level, then denomination, in the rhythm of the hand that taps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.notation import calls_alone, read_seat
from dialogues.pages.asking import Asking, typed_auction
from dialogues.pages.common import said
from dialogues.screens import RETURN, Choice, Screen
from dialogues.state import Conversation, Outcome
from rules.engine.derive import AUCTION
from rules.model import Action, Auction, Bid, Denomination, ModelError, Seat, parse_call

# The levels that can be tapped: a bid of eight is one that Law 38 speaks of, and typed.
LEVELS = tuple(str(level) for level in range(1, 8))

# What else can be tapped: the last tap taken back, passes up to the player who is to call, passes to the end, and that
# the auction is whole.
UNDO, UP_TO, ALL, DONE = "undo", "up", "all", "done"

# What the tap of a seat begins with: S alone is spades.
BY = "@"


@dataclass(frozen=True)
class BiddingBox(Asking):
    """The auction, tapped call by call.

    what: the dealer, the calls, the level that is tapped already, and who calls next where it is not the player in
    turn; parted by strokes. A tap carries the place in the auction of the call that it is part of: one on a screen
    that has not changed yet counts, and the same call twice is one.
    """

    name: ClassVar[str] = "box"

    @property
    def _parts(self) -> tuple[str, list[str], str, str]:
        dealer, calls, level, by = (*self.what.split("|"), "", "", "", "")[:4]
        return dealer, calls.split(), level, by

    def _with(self, dealer: str, calls: list[str], level: str = "", by: str = "") -> BiddingBox:
        return replace(self, what="|".join((dealer, " ".join(calls), level, by)))

    @property
    def auction(self) -> Auction | None:
        """What has been tapped."""
        dealer, calls, _, _ = self._parts
        return Auction.parse(f"{dealer}: {' '.join(calls)}", kept=True) if dealer else None

    def show(self, state: Conversation) -> Screen:
        w = state.words
        _, calls, level, by = self._parts
        auction, here = self.auction, len(calls)
        seats = tuple(Choice(f"{here}.{BY}{seat}", w.text(f"seat-{seat}")) for seat in Seat)
        if auction is None:
            return replace(self.asked(state, "who-dealt"), who=seats, keys=RETURN)
        write = w.locale.names["write"]
        bids = tuple(Choice(f"{here}.{each}", write[each]) for each in Denomination)
        actions = tuple(Choice(f"{here}.{each}", write[each]) for each in Action)
        levels = tuple(Choice(f"{here}.{each}", f"·{each}·" if each == level else each) for each in LEVELS)
        undo = Choice(f"{here}.{UNDO}", w.text("box-undo"))
        grid = (levels[:5], (*levels[5:], *actions), bids, (*seats, undo))
        shown = (w.text("context-auction", dealer=str(auction.dealer), auction=w.value(AUCTION.id, auction)),)
        name = w.text(f"seat-{by or auction.turn or auction.dealer}")
        question = w.text("box-next", who=name) + (f" {w.locale.isolated(level + '…')}" if level else "")
        return replace(
            self.asked(state, "box-calls", *self._last(state, auction), body=shown),
            question=question if by or auction.turn else w.text("box-over"),
            grid=grid,
        )

    def _last(self, state: Conversation, auction: Auction) -> Iterator[Choice]:
        """What ends it, or goes on with passes."""
        w = state.words
        _, calls, _, by = self._parts
        if calls:
            yield Choice(DONE, w.text("box-done"), beside=True)
        if by:
            yield Choice(f"{len(calls)}.{UP_TO}", w.text("box-up-to", who=w.text(f"seat-{by}")), beside=True)
        elif calls and auction.turn is not None:
            yield Choice(f"{len(calls)}.{ALL}", w.text("box-all-pass"), beside=True)

    def ids(self, state: Conversation) -> set[str]:
        """The same, also for the calls before: a tap may be on a screen that has not changed yet."""
        tokens = (*LEVELS, *Denomination, *Action, *(f"{BY}{seat}" for seat in Seat), UNDO, UP_TO, ALL)
        return {DONE, *(f"{place}.{each}" for place in range(len(self._parts[1]) + 1) for each in tokens)}

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == DONE:
            return self._done(state)
        place, _, token = choice.partition(".")
        auction, made = self.auction, len(self._parts[1])
        if auction is None:
            return state.on(self._with(token.removeprefix(BY), []) if token.startswith(BY) else self), ()
        # Of a call that is made already: the same tap again, or one on a screen of before.
        return state.on(self._tapped(token, auction) if int(place) == made else self), ()

    def _tapped(self, token: str, auction: Auction) -> BiddingBox:
        dealer, calls, level, by = self._parts
        if token == UNDO:
            begun = bool(level or by)
            return self._with(dealer if begun or calls else "", calls if begun else calls[:-1])
        if token.startswith(BY):
            seat = token.removeprefix(BY)
            return self._with(dealer, calls, level, "" if auction.turn == seat else seat)
        if token in LEVELS:
            return self._with(dealer, calls, token, by)
        if token in (UP_TO, ALL):
            return self._made(auction.passed_to(Seat(by) if token == UP_TO and by else None))
        if token not in list(Action) and not level:
            return self  # the denomination before its level
        call = Action(token) if token in list(Action) else Bid(int(level), Denomination(token))
        return self._made(auction.with_call(call, Seat(by) if by else None))

    def _made(self, auction: Auction) -> BiddingBox:
        dealer, _, calls = str(auction).partition(":")
        return self._with(dealer, calls.split())

    def _done(self, state: Conversation) -> Outcome:
        auction = self.auction
        if auction is None or not auction.entries:
            return said(state, "error-not-an-answer")
        return typed_auction(state.on(self.under), str(auction), self.label)

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        """A seat, a call or several typed go on from what is tapped."""
        auction = self.auction
        try:
            if auction is None:
                return state.on(self._with(str(read_seat(text, state.language)), [])), ()
        except ModelError:
            return None
        calls = calls_alone(text, state.language, least=1)
        if calls is None or auction is None:
            return None
        for word in calls.split():
            seat, _, call = word.rpartition("=")
            auction = auction.with_call(parse_call(call), Seat(seat) if seat else None)
        return state.on(self._made(auction)), ()
