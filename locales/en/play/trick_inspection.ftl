irregularity-trick_inspection = Arranging and inspecting tricks
    .label = Inspecting tricks
    .what = How tricks are pointed, when they may be looked at, and how many were won

fact-trick_matter = What is it about?
    .number_of_tricks = Number of tricks
    .number_of_tricks-full = They disagree on how many tricks each side won
    .wrong_score = Wrong score
    .wrong_score-full = The score was worked out or entered wrongly
    .pointing = Card points wrong way
    .pointing-full = A card of a quitted trick points the wrong way
    .current_trick = Wants to see trick just played
    .current_trick-label = Trick just played
    .current_trick-full = A player wants to see the cards of the trick just played
    .own_card = Wants to see own last card
    .own_card-label = Own last card
    .own_card-full = Declarer or a defender wants to see the card they themselves played last
    .looked = Looked when not allowed
    .looked-full = A player has looked at a quitted trick during play, and was not allowed to
    .quitted = Wants to see earlier tricks
    .quitted-label = Earlier tricks
    .quitted-full = A player wants to see earlier tricks
    .disorder = Cards in disorder
    .disorder-full = Played cards do not lie in order, or were mixed
fact-own_side_played_on = Has that player’s side led or played to the next trick?
fact-next_trick_led = Has anybody led to the next trick?
fact-pointing_noticed = Who pointed it out, and when?
    .declarer = Declarer
    .before_next_lead = Defender or dummy, before next lead
    .before_next_lead-label = Before anybody led
    .before_next_lead-full = A defender or dummy, before anybody led to the next trick
    .after_next_lead = Defender or dummy, after next lead
    .after_next_lead-label = Next lead was made
    .after_next_lead-full = A defender or dummy, after somebody had led to the next trick
fact-current_trick_may_be_seen = Is their card still face up, their side not played on? (If dummy: no.)
    .full = Is that player’s own card still face up, has their side not played to the next trick, and is it not dummy?
fact-cards_mixed = Have cards been mixed so the facts cannot be found out?
    .full = Have cards been mixed, so that the facts can no longer be found out?
    .nobody = No
    .one_side = { $edition ->
        [laws2007] By one side alone, after it was raised
       *[laws2017] By one side alone
    }
    .one_side-label = By one side alone
    .one_side-full = { $edition ->
        [laws2007] Yes, by one side alone, after the matter had been raised
       *[laws2017] Yes, by one side alone
    }
    .both_sides = { $edition ->
        [laws2007] By both sides, or before it was raised
       *[laws2017] By both sides
    }
    .both_sides-label = Otherwise mixed
    .both_sides-full = { $edition ->
        [laws2007] Yes, by both sides, or before the matter was raised
       *[laws2017] Yes, by both sides
    }

step-card-turned-right = The card is turned as it should be.
    .explain = Along towards partner for a trick won, across towards the opponents for one lost.
step-too-late-to-point-out = It is too late for that player to point it out.
step-current-trick-shown = All cards of the trick just played are faced.
step-own-card-seen = The player may look at their own card, not show it.
step-own-card-too-late = { $edition ->
    [laws2007] A player’s own last card may be looked at only until somebody leads to the next trick.
   *[laws2017] A player’s own last card may be looked at only until their side leads or plays to the next trick.
}
    .say = { $edition ->
        [laws2007] A player’s own last card may be looked at only until somebody leads to the next trick.
       *[laws2017] A player’s own last card may be looked at only until their side leads or plays to the next trick.
    }
    .explain = From then on the trick is a quitted one.
step-quitted-tricks-stay-closed = No quitted trick may be looked at before play ends, unless you order it.
    .say = No quitted trick may be looked at before play ends, unless the director orders it.
step-rule-for-other-side = Rule in favour of the side that did not mix its cards.
step-find-out-otherwise = Find out what happened from both sides and from the cards that are left, and decide.
step-cards-in-order = The played cards lie in front of each player in the order in which they were played.

information-pointing-unauthorized = What was said of the card is unauthorized information for { WHO($who) }, the partner of the player who spoke.

check-pointing-used = Come back at the end of play: was the remark used, and the other side damaged?
check-mixed-cards = Decide whether cards were mixed to hide an infraction.
    .explain = If so, a penalty may follow.
