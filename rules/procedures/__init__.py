"""The procedures, one module a family of irregularities; importing this package registers them all."""

from rules.engine.procedure import PROCEDURES, get
from rules.procedures import (
    adjusted_score,
    board_score,
    call_unclear,
    cards_from_wrong_board,
    changed_call,
    end_of_play,
    exposed_card_auction,
    inadmissible_calls,
    insufficient_bid,
    lead_restriction,
    missed_turn,
    out_of_turn,
    simultaneous_calls,
)

# The irregularities in the order of the menu: what happens most comes first.
MENU = (
    "insufficient_bid",
    "pass_out_of_turn",
    "bid_out_of_turn",
    "double_out_of_turn",
    "change_of_call",
    "exposed_card_auction",
    "simultaneous_calls",
    "missed_turn",
    "inadmissible_double",
    "call_when_must_pass",
    "bid_above_seven",
    "call_after_final_pass",
    "cards_from_wrong_board",
    "call_unclear",
    "adjusted_score",
)


__all__ = [
    "MENU",
    "PROCEDURES",
    "adjusted_score",
    "board_score",
    "call_unclear",
    "cards_from_wrong_board",
    "changed_call",
    "end_of_play",
    "exposed_card_auction",
    "get",
    "inadmissible_calls",
    "insufficient_bid",
    "lead_restriction",
    "missed_turn",
    "out_of_turn",
    "simultaneous_calls",
]
