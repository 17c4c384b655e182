irregularity-exposed_card_declarer = Declarer’s card exposed
    .what = Declarer dropped or showed cards, or faced the hand

fact-declarer_exposed = What has declarer done?
    .after_lead_out_of_turn = Faced their hand right after an opening lead out of turn
    .after_lead_out_of_turn-label = Faced after wrong lead
    .faced_hand = Faced their hand
    .held_other_played = Played another card, after holding one as if played or touching the table
    .held_other_played-label = Held one, played another
    .touching = Held a card of their own face up, touching or nearly touching the table
    .touching-label = Held on or near table
    .as_if_played = Held a card of their own as if it had been played
    .as_if_played-label = Held as if played
    .before_lead = Dropped or showed cards after the auction, before an opening lead was faced
    .before_lead-label = Before the opening lead
    .dropped = In the play, dropped or showed cards without meaning to play them
    .dropped-label = Dropped or shown in play
    .explain = Declarer’s card is judged by where it came to be, whoever saw it. Nearly touching is a finger’s breadth above the table, with the card at rest. Held as if played is kept out over the table like a card that has been played. A card put forward and drawn back in one movement is not played.
