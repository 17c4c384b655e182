"""The procedures, one module a family of irregularities; importing this package registers them all."""

from rules.engine.procedure import PROCEDURES, get
from rules.procedures import bid_out_of_turn, end_of_play, insufficient_bid, lead_restriction

# The irregularities in the order of the menu: what happens most comes first.
MENU = ("insufficient_bid", "bid_out_of_turn")

__all__ = ["MENU", "PROCEDURES", "bid_out_of_turn", "end_of_play", "get", "insufficient_bid", "lead_restriction"]
