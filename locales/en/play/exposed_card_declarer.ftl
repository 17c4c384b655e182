irregularity-exposed_card_declarer = Declarer’s card exposed
    .what = Declarer dropped or showed cards, or faced the hand

fact-declarer_exposed = What has declarer done?
    .after_lead_out_of_turn = Faced their hand right after an opening lead out of turn
    .faced_hand = Faced their hand
    .held_other_played = Played another card, after holding one as if played or touching the table
    .touching = Held a card of their own face up, touching or nearly touching the table
    .as_if_played = Held a card of their own as if it had been played
    .before_lead = Dropped or showed cards after the auction, before an opening lead was faced
    .dropped = In the play, dropped or showed cards without meaning to play them
    .explain = Declarer’s card is judged by where it came to be, whoever saw it. Nearly touching is a finger’s breadth above the table, with the card at rest. Held as if played is kept out over the table like a card that has been played. A card put forward and drawn back in one movement is not played.
