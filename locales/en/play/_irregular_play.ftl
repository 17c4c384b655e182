fact-misinformed_of_turn = Had an opponent told the player that it was their turn?
    .explain = Only what an opponent said or indicated counts; declarer and dummy are opponents of the defenders. What partner said does not, nor that nobody contradicted.
fact-not_to_be_accepted = Does one of these hold?
    .none = None of these
    .told = Opponent said it was their turn
    .told-label = Told it was their turn
    .told-full = An opponent had told the player that it was their turn
    .thirteenth_trick = Lead to trick thirteen
    .thirteenth_trick-full = It was a lead to the thirteenth trick
    .explain = Only what an opponent said or indicated counts; what partner said does not. At the thirteenth trick each hand has one card left.
fact-declarers_lead_turn = Whose lead was it?
    .other_hand = Declarer’s other hand
    .other_hand-full = The lead of declarer’s other hand
    .defender = A defender’s lead

step-misinformed-card-back = { $edition ->
    [laws2007] The card may be taken back with no further rectification, and nobody may accept it; cards played to it, or faced because of it, go back too.
   *[laws2017] The card is taken back with no further rectification, and nobody may accept it; cards played to it, or faced because of it, go back too.
}
    .explain = { $edition ->
        [laws2007] Play goes on with the player whose turn it really is.
       *[laws2017] The card establishes no revoke of the trick before. Play goes on with the player whose turn it really is.
    }
step-last-lead-back = A lead out of turn to the thirteenth trick is always taken back, with the cards played to it. The hand whose turn it is leads.
step-required-lead-first = Declarer leads first, any card, from the hand whose lead it is.
    .say = Declarer, you lead first, any card you like, from the hand whose lead it is.
    .explain = That is not the hand whose card was taken back. The early card binds declarer to nothing, and nobody has to choose anything about it.
step-rectification-forfeited = The irregular card counts as played in turn.
    .explain = It restricts nobody. The other side has played on and so lost the right to rectification. Where declarer led at a defender’s turn, that defender may still lead, until they have played to the trick.
step-late-choice-cancelled = What declarer chose after playing to the lead does not count.
    .say = Declarer, you accepted the lead by playing to it. You have no choice left, and your card stays.
    .explain = Whoever plays to a lead out of turn accepts it. A card of the trick that was taken back since is played to it again.
    .do = If a card of that trick has been taken back since, have it put on the table again.
step-led-by-late-choice-back = The card that { WHO($who) } led by that choice goes back, with no further rectification.
    .say = { WHO($who) }, the card that you led by that choice goes back, and is no penalty card.
    .explain = It is no penalty card: declarer had told that player to lead. Cards played to it go back too.
step-earlier-obligations = An earlier penalty card stays one, and a restriction on a lead or play goes on at later turns.
    .say = Earlier penalty cards and restrictions stay.
    .explain = It is not played to this trick in place of the card that stands. It is due at the next legal opportunity, and declarer may choose when partner is on lead.
step-proper-lead-counts = The lead of the player whose turn it was stands. The cards played in error to this trick may be taken back, with no further rectification.
    .explain = The proper lead does not count as played to the other one, and none of these cards is a penalty card.
step-proper-lead-followed = The hand to the left of that leader plays next, and whoever can must follow suit.
    .say = The hand to the left of that leader plays next. Whoever can must follow suit.
    .explain = A card that was taken back may be played again, if the player may legally play it to this lead.

information-misinformed-authorized = The side that was told wrongly may use everything learnt from cards taken back.
information-misinformed-unauthorized = The side that misinformed them may not use what those cards showed.
information-wish-unauthorized = { WHO($who) } may not use what the wish to change the card revealed.
    .say = That a defender wished to change the card is unauthorized information: { WHO($who) } may not use it.
    .explain = The card stands, so partner knows of a play that was wanted and not made. Nothing may be chosen because of it.

check-misinformed-card = Come back at the end of play: did the side that gave the wrong information use what the cards taken back showed?
check-partner-card-next = { WHO($partner) } has faced a card too. Rule on it next, as played too soon.
    .explain = It was played at the turn of the hand on their right, partner having played.
check-wrong-defender-next = { WHO($who) } has played before partner. Rule on that card next, as played too soon.
    .explain = Declarer’s lead stands, so that the card was played to it before partner’s turn.
check-if-proper-lead-made = If it was a defender’s lead, and that defender leads now instead of playing to declarer’s, rule on that next.
    .explain = Until they have played to declarer’s lead, they may do so. Their lead then stands, and partner may take back a card.
check-revoke-before-next = If { WHO($who) } revoked in the trick before, rule on that next.
    .explain = { $edition ->
        [laws2007] A lead to the next trick, legal or not, establishes a revoke.
       *[laws2017] The lead that goes back has established no revoke.
    }
