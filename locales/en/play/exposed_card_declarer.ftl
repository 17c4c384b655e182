irregularity-exposed_card_declarer = Declarer’s card exposed
    .what = Declarer dropped or showed cards, or faced the hand

fact-declarer_exposed = What has declarer done?
    .dropped = In the play, dropped or showed cards without meaning to play them
    .before_lead = Dropped or showed cards after the auction, before an opening lead was faced
    .touching = Held a card of their own face up, touching or nearly touching the table
    .as_if_played = Held a card of their own as if it had been played
    .held_other_played = Played another card, after holding one as if played or touching the table
    .faced_hand = Faced their hand
    .after_lead_out_of_turn = Faced their hand right after an opening lead out of turn

step-rule-as-opening-lead-out-of-turn = Rule on it as an opening lead out of turn.
