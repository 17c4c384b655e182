"""Every Hypothesis strategy of the project."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from rules.model import (
    Action,
    Auction,
    Bid,
    Call,
    Card,
    Contract,
    Denomination,
    Result,
    Seat,
    Side,
    Suit,
    Vulnerability,
)
from rules.model.cards import RANKS

seats: SearchStrategy[Seat] = st.sampled_from(Seat)
sides: SearchStrategy[Side] = st.sampled_from(Side)
suits: SearchStrategy[Suit] = st.sampled_from(Suit)
denominations: SearchStrategy[Denomination] = st.sampled_from(Denomination)
vulnerabilities: SearchStrategy[Vulnerability] = st.sampled_from(Vulnerability)
board_numbers: SearchStrategy[int] = st.integers(1, 10_000)
cards: SearchStrategy[Card] = st.builds(Card, suits, st.sampled_from(RANKS))

actions: SearchStrategy[Action] = st.sampled_from(Action)
bids: SearchStrategy[Bid] = st.builds(Bid, st.integers(1, 7), denominations)
bids_above_seven: SearchStrategy[Bid] = st.builds(Bid, st.integers(8, 9), denominations)
calls: SearchStrategy[Call] = actions | bids
any_calls: SearchStrategy[Call] = calls | bids_above_seven
"""Calls that a player can say, those of more than seven among them."""

contracts: SearchStrategy[Contract] = st.builds(Contract, st.integers(1, 7), denominations, st.integers(0, 2), seats)
results: SearchStrategy[Result] = st.builds(Result, contracts, st.integers(0, 13)) | st.just(Result(None, 0))

LONGEST_AUCTION = 24


@st.composite
def legal_auctions(draw: DrawFn, max_calls: int = LONGEST_AUCTION) -> Auction:
    """Auctions of legal calls only, finished or not."""
    auction = Auction(draw(seats))
    for _ in range(draw(st.integers(0, max_calls))):
        if auction.is_over:
            break
        legal = auction.legal_calls()
        # The first few are passes, doubles and cheap bids; without them most auctions would leap to 7NT.
        auction = auction.with_call(draw(st.sampled_from(legal[:6]) | st.sampled_from(legal)))
    return auction


@st.composite
def unfinished_auctions(draw: DrawFn) -> Auction:
    """Legal auctions in which somebody is in turn."""
    return draw(legal_auctions().filter(lambda auction: not auction.is_over))


@st.composite
def complete_auctions(draw: DrawFn) -> Auction:
    """Legal auctions that are over."""
    auction = draw(legal_auctions())
    while not auction.is_over:
        auction = auction.with_call(Action.PASS)
    return auction


@st.composite
def irregular_auctions(draw: DrawFn) -> Auction:
    """Legal auctions followed by one irregular call."""
    auction = draw(legal_auctions() | complete_auctions())
    turn = auction.turn
    seat = draw(seats)
    call = any_calls
    if seat is turn:
        call = any_calls.filter(lambda call: not auction.is_legal(call))
    return auction.with_call(draw(call), seat)


@st.composite
def any_auctions(draw: DrawFn) -> Auction:
    """Anything that can happen: any calls by anybody."""
    auction = Auction(draw(seats))
    for call, seat in draw(st.lists(st.tuples(any_calls, st.none() | seats), max_size=LONGEST_AUCTION)):
        auction = auction.with_call(call, seat)
    return auction
