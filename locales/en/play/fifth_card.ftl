irregularity-fifth_card = Fifth card to a trick
    .what = A player plays again to a trick that is complete

fact-fifth_card_by = Who played a fifth card to the trick?
    .dummy_spoke = { $edition ->
        [laws2007] A defender, and dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] A defender, and dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .dummy_spoke-label = Dummy spoke, no rights
    .defender = A defender
    .declaring_side = Declarer, from either hand
    .declaring_side-label = Declarer
fact-fifth_card_as = What do you take the card for?
    .no_lead = Played to this trick once more, and not as a lead
    .no_lead-label = To this trick once more
    .slipped = Not played at all: it fell or slipped out
    .slipped-label = Fell, not played
    .lead_out_of_turn = A lead out of turn to the next trick
    .lead_out_of_turn-label = Lead out of turn
    .lead_in_turn = A lead to the next trick, by the hand that won this one
    .lead_in_turn-label = Lead by trick’s winner
    .explain = It was a lead if the player thought that the trick was over and began the next one. It was played again if they had forgotten that they had played already. A card that fell was not played. Go by what they did and said, and by whether the card makes sense as a lead.
fact-card_played_again = Which card was it, and was it put down unintentionally?
    .low = Nine or lower, put down unintentionally
    .low-label = Unintentional, low card
    .deliberate = Nine or lower, played deliberately
    .deliberate-label = Deliberate, low card
    .honour = Ten or higher
    .two_or_more = Two or more cards
    .explain = A second card that is put on a trick by oversight is exposed unintentionally, like one that falls. It was played deliberately if the player chose it, thinking that it was their turn to play.

step-fifth-card-back = The fifth card goes back to the hand with no further rectification.
