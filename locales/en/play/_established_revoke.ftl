segment-revoke_tricks = The tricks transferred for the revoke
    .label = Tricks for the revoke
segment-dummys_revoke = Is the revoke made good?
    .label = Dummy’s revoke: equity
segment-revoke_equity = Is the revoke made good?
segment-revoke_equity_repeated = Are the repeated revokes made good?
    .label = Repeated revokes: equity
segment-revoke_equity_both = Is a side damaged by the revokes?
    .label = Damage by the revokes?

fact-revoke_was_a_lead = Was the revoke a lead against declarer’s choice?
    .full = Was the card of the revoke a lead, other than declarer had chosen?
fact-revoked_by = Who failed to follow or comply though able? Look; ask nobody.
    .full = Look at the hands yourself and ask nobody: who could have played the card or suit that was due, and did not?
    .one_of_each_side = Each side, same trick
    .one_of_each_side-full = A player of each side, on the same trick
    .both_of_one_side = Both of one side
    .both_of_one_side-full = Both players of one side, on the same trick
    .penalty_card = Penalty card unplayed
    .penalty_card-full = A defender, who had to play a penalty card
    .defender = Defender, card from hand
    .defender-full = A defender, who played a card from the hand that nobody had seen
    .declarer = Declarer’s own hand
    .declarer-full = Declarer, from their own hand
    .dummy = Dummy’s hand
    .faced_card = Defender, already faced
    .faced_card-full = A defender, who played a card that already lay face up on the table
    .defender_mixed_cards = { $edition ->
        [laws2007] Defenders then mixed cards, unprovable
       *[laws2017] Defenders mixed cards, unprovable
    }
    .defender_mixed_cards-label = Defenders mixed cards
    .defender_mixed_cards-full = { $edition ->
        [laws2007] Said of a defender; play is over, and that side alone mixed its cards after it was raised: it cannot be found out
       *[laws2017] Said of a defender; play is over, and that side alone mixed its cards: it cannot be found out
    }
    .declarer_mixed_cards = { $edition ->
        [laws2007] Declarer’s side then mixed, unprovable
       *[laws2017] Declarer’s side mixed, unprovable
    }
    .declarer_mixed_cards-label = Declarer’s side mixed
    .declarer_mixed_cards-full = { $edition ->
        [laws2007] Said of declarer; play is over, and that side alone mixed its cards after it was raised: it cannot be found out
       *[laws2017] Said of declarer; play is over, and that side alone mixed its cards: it cannot be found out
    }
    .nobody = Nobody
    .nobody-full = Nobody: the player could not have complied
    .explain = It is a revoke not to follow suit, or not to lead or play, when able, a card or suit that the Laws require or that an opponent has required in putting an irregularity right.
fact-no_automatic_tricks = Does any of these hold? First that fits.
    .full = Does one of these hold? If several do, take the first in this list.
    .none = None of these
    .too_late = Raised too late
    .too_late-full = The time to ask for a ruling was over when it was first raised
    .both_sides = Other side revoked too
    .both_sides-full = { $edition ->
        [laws2007] The other side has revoked on this board too
       *[laws2017] The other side has revoked on this board too, and both revokes are established
    }
    .repeated = Already revoked in suit
    .repeated-full = { $edition ->
        [laws2007] The same player has already revoked in the same suit
       *[laws2017] The same player has already revoked in the same suit, and that revoke was established
    }
    .card_not_played = { $edition ->
        [laws2007] Due: faced or dummy’s
       *[laws2017] Due: penalty or dummy’s
    }
    .card_not_played-full = { $edition ->
        [laws2007] The card that should have been played lay face up on the table, or was dummy’s
       *[laws2017] The card that should have been played was a penalty card, or dummy’s
    }
    .twelfth_trick = Twelfth trick
    .twelfth_trick-full = It was the twelfth trick
    .next_board = Non-offenders had called on the next board
    .next_board-label = Called on next board
    .next_board-full = The non-offending side had called on the next board before attention was first drawn to it
    .round_over = Round had ended
    .round_over-full = The round had ended before attention was first drawn to it
    .first_of_several = Revoked again later
    .first_of_several-full = The same player has revoked again later in the same suit, and that revoke is established too
    .explain = A round ends with your signal for the next. At a table that has not finished play by then, it ends when the players move. Of a board that you put off, it ends when its result is agreed and recorded, or you cancel it.
fact-revoke_tricks_won = Which tricks did the offending side win? (Claims count; dummy counts as partner.)
    .full = Which tricks did the offending side win? Declarer and dummy count as two players; tricks they claimed, or were conceded, count as won.
    .offender_and_later = Revoker won that trick; plus a later one
    .offender_and_later-label = Revoker, plus later one
    .offender_and_later-full = The revoke trick and at least one later; the player who revoked won the revoke trick
    .offender_alone = Revoker, that trick only
    .offender_alone-full = Only the revoke trick; the player who revoked won it
    .partner = Revoker’s partner won the revoke trick
    .partner-label = Revoker’s partner
    .partner-full = That player’s partner won the revoke trick
    .later = Later tricks only
    .later-full = The other side won the revoke trick; the offending side at least one later trick
    .none = None from that trick on
    .none-full = Neither the revoke trick nor any later one
fact-more_without_revoke = Without the revoke, would the non-offenders have more tricks than now?
    .full = Would the non-offending side have won more tricks without the revoke than they now have?
    .explain = Compare the tricks they now have, with those transferred, with what was likely had the player not revoked at all. If they would have had more, award that result; if not, what was transferred is enough.
fact-more_without_repeating = Without one or more later revokes, would non-offenders probably have more tricks?
    .full = Would the non-offending side probably have won more tricks had one or more of the later revokes not been made?
    .explain = The first revoke counts, with the tricks transferred for it. Compare the tricks they now have with what was likely without the later revokes in that suit, and the tricks transferred for the first on top.
fact-damaged_by_revokes = Is either side worse off than if nobody had revoked?
    .full = Is either side worse off than it would be had nobody revoked?
    .explain = Compare the result at the table with what was likely had no player of either side revoked on this board.
fact-played_too_few = Whose card is missing from the trick?
    .defender = A defender’s
    .declarer = Declarer’s
    .declarer-full = Declarer’s, from their own hand
    .dummy = Dummy’s
fact-won_that_or_later_trick = Did the offending side win that trick, or any later one?

step-later-revokes-no-trick = The later revoke in that suit transfers no trick. What it costs is looked at when the tricks are settled.
    .explain = Tricks are transferred for the first revoke alone.
step-first-revoke-counts = Take the probable result without the later revokes, and add the tricks transferred for the first revoke to it.
    .explain = The first revoke was made: its trick stays as it was played, and the tricks transferred for it go to the other side on top.

check-established-revoke = Come back when the tricks are settled: would the non-offending side have won more tricks had there been no revoke?
check-repeated-revoke = Come back when the tricks are settled: would the non-offending side have won more tricks without the later revokes in that suit?
check-both-revoked = Come back when play has ended: is a side worse off than it would be had nobody revoked?
check-concealed-revoke = Decide whether the second revoke was meant to hide the first.
    .explain = If so, it is a breach of its own, and a penalty may follow.
check-first-revoke-next = This further revoke transfers no trick. Rule on the first revoke by itself.
    .explain = Tricks are transferred for the first revoke alone. What the further ones cost is looked at in the score.

adjustment-one-trick = One trick won by the offending side is transferred to the other side.
    .say = One trick goes to the other side.
    .explain = Where another revoke on this board has transferred tricks as well, work out the score of each: the second begins from the result of the first.
adjustment-two-tricks = Two tricks are transferred to the other side: the revoke trick, and one that the offending side won later.
    .say = Two tricks go to the other side.
    .explain = Where another revoke on this board has transferred tricks as well, work out the score of each: the second begins from the result of the first.
adjustment-tricks-stay = No trick is transferred automatically.
adjustment-revoke-compensated = The score stays as it is: the other side has lost nothing more by the revoke.
adjustment-neither-side-damaged = The score stays as it is: neither side is worse off for the revokes.
