### Titles of the irregularities and of the second segments of a case.

irregularity-insufficient_bid = Insufficient bid
    .what = A bid, in turn, that is not higher than the last bid
irregularity-bid_out_of_turn = Bid out of turn
    .what = A bid by a player whose turn it was not

irregularity-pass_out_of_turn = Pass out of turn
    .what = A pass by a player whose turn it was not, be it ordinary or artificial
irregularity-double_out_of_turn = Double or redouble out of turn
    .what = A double or redouble by a player whose turn it was not
irregularity-change_of_call = Changed or unintended call
    .what = A player changes a call of their own, or wants to
irregularity-exposed_card_auction = Card exposed or led during the auction
    .what = A player’s card could be seen, or was led, before play
irregularity-simultaneous_calls = Simultaneous calls
    .what = Two players call at the same moment
irregularity-missed_turn = Player skipped
    .what = Three passes followed, one of them out of turn, and took away a player’s turn
irregularity-inadmissible_double = Inadmissible double or redouble
    .what = A double or redouble that the Laws do not allow, such as of partner’s bid
irregularity-call_when_must_pass = Call by a player obliged to pass
    .what = A bid, double or redouble by a player who had to pass
irregularity-bid_above_seven = Bid of more than seven
    .what = A bid at the level of eight or higher
irregularity-call_after_final_pass = Call after the final pass
    .what = A call when the auction was already over
irregularity-cards_from_wrong_board = Called with cards from another board
    .what = A player called while holding cards of another board
irregularity-call_unclear = Unclear or wrongly worded call
    .what = A call that was not heard or understood, or a double that names a bid

segment-exposed_card_becomes = What the exposed cards become
segment-other_board = The board the cards came from
segment-lead_restriction = Lead restriction: the offender’s partner is first on lead
segment-damage_insufficient = Damage after the corrected insufficient bid
segment-damage_comparable = Damage after the comparable call
segment-repeated_insufficient = The repeated bid is insufficient
segment-awareness = Could the offender have known?
segment-withdrawn_information = Was information from the withdrawn call or card used?
