irregularity-simultaneous_plays = Two cards or two players at once
    .label = Two cards at once
    .what = One hand plays several cards, or two players play at the same moment

fact-at_once = Who played simultaneously?
    .full = Who played at once?
    .dummy_spoke = Defender; dummy, rights forfeited, was first to speak of it
    .dummy_spoke-label = Dummy spoke, rights lost
    .dummy_spoke-full = { $edition ->
        [laws2007] A defender, and dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] A defender, and dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .two_players = Two players, a card each
    .defender = Defender, several cards
    .defender-full = A defender, several cards
    .declaring_side = Declarer, several cards
    .declaring_side-full = Declarer, several cards of one hand
fact-second_player = If one of the two was in turn, who was the other?
    .opening_lead = A defender: both cards were opening leads
    .opening_lead-label = Both opening leads
    .opening_lead-full = A defender: both cards were opening leads
    .next_player = The next player
    .next_player-full = The player who was next after that one
    .defender = A defender, too early
    .defender-full = A defender whose turn it was not yet, after the opening lead
    .declaring_side = Declarer, too early
    .declaring_side-full = Declarer, from a hand whose turn it was not yet
    .neither = Neither was in turn
    .neither-full = Neither of the two was in turn
fact-since_at_once = What has been played since, and by whom?
    .both_sides_went_on = Both sides to next trick
    .both_sides_went_on-full = Both sides have played to the next trick
    .opponent_led = Opponent led to next trick
    .opponent_led-label = Opponent led to next
    .opponent_led-full = An opponent has led to the next trick
    .opponent_played = Opponent to this trick
    .opponent_played-full = An opponent, or their dummy, has played after it to this trick
    .nothing = Nothing
fact-faces_seen = How many of the cards could be seen?
    .one = One face only
    .several = Two or more faces
fact-other_faces_seen = Which other faces, besides the card played, could be seen?
    .full = Which faces could be seen besides that of the card that is played?
    .one = None
    .two_or_more = Two or more; or one, already having a penalty card
    .two_or_more-label = Two, or had penalty card
    .two_or_more-full = Two or more others; or one, and they had a penalty card already
    .one_other = One other
    .low = One other, nine or lower
    .honour = One other, ten or higher
    .explain = Go by what partner could have seen, not by what partner saw. Ten, jack, queen, king and ace are honours.

offer-card_left = Which card does the player not play?
    .full = Which card does the player leave?
    .low = Nine or lower
    .low-full = They play the other; nine or lower is left
    .honour = Ten or higher
    .honour-full = They play the other; ten or higher is left

script-say-which-is-played = { WHO($offender) }, say which of the two cards you play; it must be a legal play. The other becomes a penalty card: minor if nine or lower, major if ten or higher.

consequence-minor-card-left = The card that is left becomes a minor penalty card. It does not restrict the lead of { WHO($partner) }.
consequence-major-card-left = The card that is left becomes a major penalty card. { WHO($offender) } must play it at the first legal opportunity. When { WHO($partner) } is on lead, declarer may require or forbid its suit.

step-both-plays-out-of-turn = Both cards are out of turn. Rule on each of them by itself.
step-play-in-turn-first = The card in turn counts first; the other counts as played after it.
step-later-play-in-turn = Counted in that order, the other card was played in turn too. Play goes on.
    .say = Counted in that order, the other card was played in turn too. Play goes on.
    .explain = It counts as played right after the card of the player who was in turn.
step-visible-card-played = The card whose face could be seen is played; the others go back to the hand with no further rectification.
step-says-which-is-played = The player says which of the cards they play.
step-others-go-back = The other cards go back to the hand.

check-premature-card-next = Rule on the other card next, as played too soon by a defender.
check-defective-trick-next = The trick has too many cards. Rule on it next, as a defective trick.
check-if-later-card-revoked = If the other card does not follow suit although it could, rule on it next, as a revoke.
    .explain = Look at the hand yourself; tell nobody what you saw.
