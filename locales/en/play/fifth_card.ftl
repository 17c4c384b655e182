irregularity-fifth_card = Fifth card to a trick
    .what = A player plays again to a trick that is complete

fact-fifth_card_by = Who played a fifth card to the trick?
    .dummy_spoke = Defender; dummy, rights forfeited, was first to speak of it
    .dummy_spoke-label = Dummy spoke, rights lost
    .dummy_spoke-full = { $edition ->
        [laws2007] A defender, and dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] A defender, and dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .defender = A defender
    .declaring_side = Declarer
    .declaring_side-full = Declarer, from either hand
fact-fifth_card_as = What do you take the card to be?
    .full = What do you take the card for?
    .no_lead = A second card to this trick, not a lead
    .no_lead-label = To this trick again
    .no_lead-full = Played to this trick once more, and not as a lead
    .slipped = A dropped card, no play
    .slipped-full = Not played at all: it fell or slipped out
    .lead_out_of_turn = Lead out of turn
    .lead_out_of_turn-full = A lead out of turn to the next trick
    .lead_in_turn = Lead by trick’s winner
    .lead_in_turn-full = A lead to the next trick, by the hand that won this one
    .explain = It was a lead if the player thought that the trick was over and began the next one. It was played again if they had forgotten that they had played already. A card that fell was not played. Go by what they did and said, and by whether the card makes sense as a lead.
fact-card_played_again = Which card was it, and was it put down unintentionally?
    .low = Unintentional, low card
    .low-full = Nine or lower, put down unintentionally
    .deliberate = Deliberate, low card
    .deliberate-full = Nine or lower, played deliberately
    .honour = Ten or higher
    .two_or_more = Two or more cards
    .explain = A second card that is put on a trick by oversight is exposed unintentionally, like one that falls. It was played deliberately if the player chose it, thinking that it was their turn to play.

step-fifth-card-back = The fifth card goes back to the hand with no further rectification.
