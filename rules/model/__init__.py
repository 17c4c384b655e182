"""The vocabulary of bridge: seats, cards, calls, auctions, contracts and boards."""

from rules.model.auction import Auction, Entry, Irregularity, IrregularityKind
from rules.model.boards import Vulnerability, dealer, vulnerability
from rules.model.calls import Action, Bid, Call, parse_call
from rules.model.contracts import Contract, Result, parse_result
from rules.model.denominations import Denomination, Suit
from rules.model.errors import ModelError
from rules.model.seats import Seat, Side, parse_seat

__all__ = [
    "Action",
    "Auction",
    "Bid",
    "Call",
    "Contract",
    "Denomination",
    "Entry",
    "Irregularity",
    "IrregularityKind",
    "ModelError",
    "Result",
    "Seat",
    "Side",
    "Suit",
    "Vulnerability",
    "dealer",
    "parse_call",
    "parse_result",
    "parse_seat",
    "vulnerability",
]
