"""Auctions and their first irregularity."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.model import (
    Action,
    Auction,
    Bid,
    Call,
    Denomination,
    Entry,
    Irregularity,
    ModelError,
    Seat,
    parse_call,
)
from rules.model import IrregularityKind as Kind
from tests.strategies import (
    any_auctions,
    any_calls,
    complete_auctions,
    denominations,
    irregular_auctions,
    legal_auctions,
    seats,
    unfinished_auctions,
)


def irregularity(text: str) -> Irregularity:
    """The first irregularity of an auction that has one."""
    found = Auction.parse(text).first_irregularity()
    assert found is not None
    return found


def contract(text: str) -> str:
    """The contract of an auction and its declarer, as `4SX N`."""
    found = Auction.parse(text).contract
    return f"{found} {found.declarer}" if found else ""


# Notation


@given(any_auctions())
def test_an_auction_is_read_as_it_is_written(auction: Auction) -> None:
    """The notation of any auction, legal or not, is read back in either case."""
    assert Auction.parse(str(auction)) == Auction.parse(str(auction).lower()) == auction


@pytest.mark.parametrize(
    "text",
    [
        "N:",
        "N: 1S P 1H",
        "N: 1S P W=2H",
        "E: P P P P",
        "W: 1NT S=X W=P 8C",
        "S: N=P E=P W=XX",
        "N: E=1H S=P",
        "N: S=1H S=2H W=P",
    ],
)
def test_notation_is_written_as_it_is_read(text: str) -> None:
    """The seat stands only before a call out of order, and before the next where it could be somebody else's."""
    assert str(Auction.parse(text)) == text


def test_a_call_without_a_seat_follows_the_last_caller() -> None:
    """A call without a seat is made by the left-hand opponent of whoever called last."""
    assert Auction.parse("N: 1S P W=2H P") == Auction(
        Seat.N,
        tuple(
            Entry(seat, parse_call(call))
            for seat, call in [(Seat.N, "1S"), (Seat.E, "P"), (Seat.W, "2H"), (Seat.N, "P")]
        ),
    )


def test_a_needless_seat_is_read_and_not_written() -> None:
    """A seat that could be left out is understood."""
    assert str(Auction.parse("n:N=1s  e=pass S=2h")) == "N: 1S P 2H"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "auction-without-dealer"),
        ("1S P", "auction-without-dealer"),
        (": 1S", "seat-unknown"),
        ("Q: 1S", "seat-unknown"),
        ("N: Q=1S", "seat-unknown"),
        ("N: =1S", "seat-unknown"),
        ("N: W=", "call-not-understood"),
        ("N: W==1S", "call-not-understood"),
        ("N: 1S, P", "call-not-understood"),
        ("N: 1S: P", "call-not-understood"),
        ("N: hello", "call-not-understood"),
        ("N: 1S P P P X", "late-call-without-seat"),
        ("N: P P P P 1S", "late-call-without-seat"),
        ("N:" + " P" * 200, "auction-too-long"),
    ],
)
def test_malformed_text_is_refused(text: str, code: str) -> None:
    """What is not an auction is refused, and the error says why."""
    with pytest.raises(ModelError) as caught:
        Auction.parse(text)
    assert caught.value.code == code


@given(st.text(max_size=450))
def test_any_text_is_an_auction_or_an_error_of_ours(text: str) -> None:
    """Whatever is typed, reading it gives an auction or a ModelError."""
    with suppress(ModelError):
        assert isinstance(Auction.parse(text), Auction)


@given(seats, st.lists(any_calls, max_size=12))
def test_calls_in_rotation_need_no_seats(dealer: Seat, calls: list[Call]) -> None:
    """The dealer calls first and the others follow clockwise (Law 17B, 17C), until the auction is over (22)."""
    begun = (calls[:made] for made in range(len(calls)))
    calls = next((first for first in begun if Auction.of(dealer, *first).is_over), calls)
    auction = Auction.of(dealer, *calls)
    assert "=" not in str(auction)
    assert [entry.call for entry in auction.entries] == calls


# Legal calls


@given(legal_auctions(), any_calls)
def test_exactly_the_legal_calls_are_legal(auction: Auction, call: Call) -> None:
    """A call is legal if and only if it is among the legal calls."""
    assert auction.is_legal(call) == (call in auction.legal_calls())


@given(legal_auctions())
def test_no_legal_call_is_an_irregularity(auction: Auction) -> None:
    """An auction of legal calls has no irregularity, and all of it is legal."""
    assert auction.first_irregularity() is None
    assert auction.legal_part == auction


@given(unfinished_auctions())
def test_a_pass_is_always_legal(auction: Auction) -> None:
    """The player in turn may always pass."""
    assert Action.PASS in auction.legal_calls()


@given(complete_auctions())
def test_nothing_is_legal_after_the_final_pass(auction: Auction) -> None:
    """Nobody is in turn and nothing is legal when the auction is over (Laws 22 and 39)."""
    assert auction.turn is None
    assert auction.legal_calls() == ()


@pytest.mark.parametrize(
    ("text", "double", "redouble"),
    [
        ("N:", False, False),
        ("N: P", False, False),
        ("N: 1S", True, False),
        ("N: 1S P", False, False),
        ("N: 1S P P", True, False),
        ("N: 1S X", False, True),
        ("N: 1S X P", False, False),
        ("N: 1S X P P", False, True),
        ("N: 1S X XX", False, False),
        ("N: 1S X XX P P", False, False),
        ("N: 1S X 2S", True, False),
        ("N: 1S X XX 2C", True, False),
    ],
)
def test_only_an_opponents_bid_is_doubled(text: str, double: bool, redouble: bool) -> None:
    """One doubles the opponents' last bid and redoubles their double, with only passes between (Law 19)."""
    auction = Auction.parse(text)
    assert (auction.is_legal(Action.DOUBLE), auction.is_legal(Action.REDOUBLE)) == (double, redouble)


@pytest.mark.parametrize(
    ("text", "denomination", "expected"),
    [
        ("N:", "C", "1C"),
        ("N: 1S", "H", "2H"),
        ("N: 1S", "S", "2S"),
        ("N: 1S", "NT", "1NT"),
        ("N: 1NT X XX", "C", "2C"),
        ("N: 7D", "NT", "7NT"),
        ("N: 7D", "D", "None"),
        ("N: 7NT", "NT", "None"),
    ],
)
def test_the_lowest_sufficient_bid(text: str, denomination: str, expected: str) -> None:
    """The lowest sufficient bid is one level up unless the denomination is higher; never above seven."""
    assert str(Auction.parse(text).lowest_sufficient(Denomination(denomination))) == expected


@given(unfinished_auctions(), denominations)
def test_nothing_below_the_lowest_sufficient_bid_is_legal(auction: Auction, kind: Denomination) -> None:
    """The lowest sufficient bid is legal, and no lower one in the denomination is (Law 18)."""
    legal = [call for call in auction.legal_calls() if isinstance(call, Bid) and call.denomination is kind]
    assert auction.lowest_sufficient(kind) == (legal[0] if legal else None)


# Turn and end


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("N:", "N"),
        ("N: P P P", "W"),
        ("N: P P P P", ""),
        ("N: 1S", "E"),
        ("N: 1S P P", "W"),
        ("N: 1S P P P", ""),
        ("N: P P P 1S", "N"),
        ("N: P P P 1S P P", "S"),
        ("N: P P P 1S P P P", ""),
        ("N: 1S P P X P P", "S"),
        ("N: 1S P P X P P P", ""),
        ("N: 1S P W=2H", "N"),
        ("N: 1S P W=2H P P P", ""),
        ("N: E=P P P P", ""),
        ("N: 1S P P P N=2S", ""),
        ("N: X P P P", "N"),
    ],
)
def test_three_passes_end_the_auction(text: str, turn: str) -> None:
    """Three passes in rotation after a bid end the auction, or four at its start (Law 22)."""
    auction = Auction.parse(text)
    assert str(auction.turn or "") == turn
    assert auction.is_over == (not turn)


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("N: 1S P W=P P", "S"),
        ("N: 1S S=P P P", "E"),
        ("N: 1S P P N=P", "W"),
        ("N: P S=P P P", "E"),
        ("N: 1S P W=P P S=2S", "W"),
        ("N: 1S P W=P P S=P", "W"),
        ("N: 1S P W=P P S=P P", ""),
        ("N: P S=P P P E=P P P", ""),
    ],
)
def test_a_pass_out_of_turn_cannot_end_the_auction(text: str, turn: str) -> None:
    """If one of three passes was out of turn, the auction goes back to the player passed over (Law 17D3)."""
    assert str(Auction.parse(text).turn or "") == turn


@given(complete_auctions())
def test_an_auction_ends_in_a_contract_or_is_passed_out(auction: Auction) -> None:
    """Without a bid the board is passed out; otherwise the last bid is the contract (Law 22)."""
    last, found = auction.last_bid, auction.contract
    if last is None:
        assert auction.passed_out
        assert found is None
    else:
        assert not auction.passed_out
        assert found is not None
        assert last.call == Bid(found.level, found.denomination)
        assert found.risk == auction.risk
        assert found.declarer.side is last.seat.side


@given(unfinished_auctions())
def test_an_unfinished_auction_has_no_contract(auction: Auction) -> None:
    """There is no contract before the final pass."""
    assert auction.contract is None
    assert not auction.passed_out


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("N: P P P P", ""),
        ("N: 1S P 4S P P P", "4S N"),
        ("N: 1H 1S 4H P P P", "4H N"),
        ("N: P 1S 2H 2S P P P", "2S E"),
        ("N: 1NT P 2H P 2S P 3NT P P P", "3NT N"),
        ("N: 1NT P 2H P 3H P 4H P P P", "4H S"),
        ("N: 1S 2S P 3S P P P", "3S E"),
        ("N: 1S X P P P", "1SX N"),
        ("N: 1S X XX P P P", "1SXX N"),
        ("N: 1S X XX 2C P P P", "2C W"),
        ("N: 2S P 2H P P P", "2H S"),
        ("N: 1H 1D P P P", "1D E"),
        ("N: 2S P W=2H P P P", "2H W"),
        ("N: 1S P P P N=X P P P", "1S N"),
    ],
)
def test_declarer_first_named_the_denomination(text: str, expected: str) -> None:
    """Declarer is who first bid the denomination for the side of the final bid, accepted bids included."""
    assert contract(text) == expected


@pytest.mark.parametrize("text", ["N: 1S P X P P P", "N: 1S XX P P P"])
def test_a_forbidden_double_does_not_count(text: str) -> None:
    """The contract is scored as if an inadmissible double had not been made (Law 36C)."""
    assert contract(text) == "1S N"


def test_no_contract_is_above_seven() -> None:
    """A contract of more than seven is never played (Law 38A)."""
    auction = Auction.parse("N: 8C P P P")
    assert auction.is_over
    assert auction.contract is None
    assert not auction.passed_out


@given(any_auctions())
def test_every_auction_answers_every_question(auction: Auction) -> None:
    """However wild the calls, the auction says whose turn it is and what it led to."""
    assert auction.is_over == (auction.turn is None)
    assert not (auction.passed_out and auction.contract)
    assert auction.legal_part.first_irregularity() is None


def test_the_last_double_is_the_one_in_force() -> None:
    """A later bid puts an end to a double (Law 19C)."""
    assert Auction.parse("N: 1S X").last_double == Entry(Seat.E, Action.DOUBLE)
    assert Auction.parse("N: 1S X XX").last_double == Entry(Seat.S, Action.REDOUBLE)
    assert Auction.parse("N: 1S X XX 2C").last_double is None


# The first irregularity


@given(irregular_auctions())
def test_one_irregular_call_is_one_irregularity(auction: Auction) -> None:
    """A single irregular call at the end is found, and exactly one kind fits it."""
    found = auction.first_irregularity()
    assert found is not None
    last = auction.entries[-1]
    assert (found.index, found.offender, found.call) == (len(auction.entries) - 1, last.seat, last.call)
    assert found.before == auction.legal_part == Auction(auction.dealer, auction.entries[:-1])
    assert found.turn == found.before.turn
    assert found.since == ()
    assert found.who_since == ()

    over, in_turn, call = found.turn is None, last.seat is found.turn, last.call
    kinds = {
        Kind.CALL_AFTER_FINAL_PASS: over,
        Kind.PASS_OUT_OF_TURN: not over and not in_turn and call is Action.PASS,
        Kind.BID_OUT_OF_TURN: not over and not in_turn and isinstance(call, Bid) and call.level <= 7,
        Kind.DOUBLE_OUT_OF_TURN: not over and not in_turn and call in (Action.DOUBLE, Action.REDOUBLE),
        Kind.BID_ABOVE_SEVEN: not over and isinstance(call, Bid) and call.level > 7,
        Kind.INADMISSIBLE_DOUBLE: in_turn and call in (Action.DOUBLE, Action.REDOUBLE),
        Kind.INSUFFICIENT_BID: in_turn and isinstance(call, Bid) and call.level <= 7,
    }
    assert [kind for kind, fits in kinds.items() if fits] == [found.kind]


@given(irregular_auctions(), st.lists(st.tuples(any_calls, seats), max_size=6))
def test_later_calls_do_not_change_the_irregularity(auction: Auction, later: list[tuple[Call, Seat]]) -> None:
    """The first irregular call is the irregularity; what was called since is kept in order."""
    longer = auction
    for call, seat in later:
        longer = longer.with_call(call, seat)
    first, found = auction.first_irregularity(), longer.first_irregularity()
    assert first is not None
    assert found is not None
    assert (found.kind, found.index, found.offender) == (first.kind, first.index, first.offender)
    assert [(entry.call, entry.seat) for entry in found.since] == later


@pytest.mark.parametrize(
    ("text", "kind", "offender", "turn"),
    [
        ("N: 1S P 1H", Kind.INSUFFICIENT_BID, "S", "S"),
        ("N: 1S 1S", Kind.INSUFFICIENT_BID, "E", "E"),
        ("N: 1S P W=2H", Kind.BID_OUT_OF_TURN, "W", "S"),
        ("N: 1S P W=1H", Kind.BID_OUT_OF_TURN, "W", "S"),
        ("N: S=8C", Kind.BID_ABOVE_SEVEN, "S", "N"),
        ("N: E=P", Kind.PASS_OUT_OF_TURN, "E", "N"),
        ("N: 1S W=X", Kind.DOUBLE_OUT_OF_TURN, "W", "E"),
        ("N: 1S S=XX", Kind.DOUBLE_OUT_OF_TURN, "S", "E"),
        ("N: 1S P X", Kind.INADMISSIBLE_DOUBLE, "S", "S"),
        ("N: X", Kind.INADMISSIBLE_DOUBLE, "N", "N"),
        ("N: 1S XX", Kind.INADMISSIBLE_DOUBLE, "E", "E"),
        ("N: 7NT 8C", Kind.BID_ABOVE_SEVEN, "E", "E"),
        ("N: 8C", Kind.BID_ABOVE_SEVEN, "N", "N"),
        ("N: P P P P N=P", Kind.CALL_AFTER_FINAL_PASS, "N", ""),
        ("N: 1S P P P W=8C", Kind.CALL_AFTER_FINAL_PASS, "W", ""),
    ],
)
def test_the_kind_follows_the_order_of_the_laws(text: str, kind: Kind, offender: str, turn: str) -> None:
    """The end of the auction comes first, then the turn, then seven, then Law 19, then sufficiency."""
    found = irregularity(text)
    assert (found.kind, found.offender, found.turn or "") == (kind, offender, turn)


def test_the_irregularity_knows_the_table() -> None:
    """The offender's neighbours, and who called before and since, follow from the auction."""
    found = irregularity("N: P 1S P 1H P W=2S")
    assert (found.offender, found.lho, found.partner, found.rho) == (Seat.W, Seat.N, Seat.E, Seat.S)
    assert (str(found.before), found.index) == ("N: P 1S P", 3)
    assert found.since == (Entry(Seat.N, Action.PASS), Entry(Seat.W, Bid(2, Denomination.SPADES)))
    assert found.who_since == (Seat.N, Seat.W)
    assert not found.offender_called_before
    assert irregularity("N: P P P 1S P P W=1C").offender_called_before


@pytest.mark.parametrize(
    ("text", "sufficient", "admissible"),
    [
        ("N: 1S P W=2H", True, True),
        ("N: 1S P W=1H", False, False),
        ("N: 1S P 1H", False, False),
        ("N: W=1C", True, True),
        ("N: 1S P W=8C", False, False),
        ("N: 1S P W=X", False, True),
        ("N: 1S S=X", False, False),
        ("N: 1S W=P", False, True),
    ],
)
def test_a_call_out_of_turn_may_be_sufficient_or_not(text: str, sufficient: bool, admissible: bool) -> None:
    """Out of turn a bid may be insufficient too (Law 27A2), a double inadmissible too (Law 36B4)."""
    found = irregularity(text)
    assert (found.sufficient, found.admissible) == (sufficient, admissible)


def test_the_longest_auction_has_319_calls() -> None:
    """Three passes, then every bid doubled and redoubled with two passes between."""
    auction = Auction.of(Seat.N, *[Action.PASS] * 3)
    for level in range(1, 8):
        for denomination in Denomination:
            bid: Call = Bid(level, denomination)
            for call in (bid, Action.DOUBLE, Action.REDOUBLE):
                auction = Auction.of(Seat.N, *(entry.call for entry in auction.entries), call)
                if call is not Action.REDOUBLE or (level, denomination) != (7, Denomination.NOTRUMP):
                    auction = auction.with_call(Action.PASS).with_call(Action.PASS)
    for _ in range(3):
        auction = auction.with_call(Action.PASS)
    assert (len(auction.entries), auction.is_over) == (319, True)
    assert auction.first_irregularity() is None
