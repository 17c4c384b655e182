### Titles of the irregularities and of the second segments of a case.

irregularity-insufficient_bid = Insufficient bid
    .what = A bid, in turn, that is not higher than the last bid
irregularity-bid_out_of_turn = Bid out of turn
    .what = A bid by a player whose turn it was not; also an artificial pass, or a pass of partner’s artificial call

irregularity-pass_out_of_turn = Pass out of turn
irregularity-double_out_of_turn = Double or redouble out of turn
irregularity-inadmissible_double = Inadmissible double or redouble
irregularity-bid_above_seven = Bid of more than seven
irregularity-call_after_final_pass = Call after the final pass

segment-lead_restriction = Lead restriction: the offender’s partner is first on lead
segment-damage_insufficient = Damage after the corrected insufficient bid
segment-damage_comparable = Damage after the comparable call
segment-repeated_insufficient = The repeated bid is insufficient
segment-awareness = Could the offender have known?
segment-withdrawn_information = Was information from the withdrawn call used?
