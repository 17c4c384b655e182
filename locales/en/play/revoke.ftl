irregularity-revoke = Revoke
    .what = A player did not follow suit, or did not lead or play what was required, although they could

fact-since_revoke = What has happened since? First that fits.
    .full = What has happened since? If several are so, take the first in this list.
    .twelfth_trick = Twelfth trick; not all hands back in board
    .twelfth_trick-label = Twelfth, hands not back
    .twelfth_trick-full = It was the twelfth trick, and not all four hands are back in the board
    .dummy_asked = Dummy, rights forfeited, was first to ask declarer
    .dummy_asked-label = Dummy asked, rights lost
    .dummy_asked-full = { $edition ->
        [laws2007] Dummy was the first to ask declarer, after exchanging hands, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] Dummy was the first to ask declarer, after exchanging hands, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .dummy_spoke = Dummy, rights forfeited, spoke first
    .dummy_spoke-label = Dummy spoke, rights lost
    .dummy_spoke-full = { $edition ->
        [laws2007] Dummy was the first to speak of it during play, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] Dummy was the first to speak of it during play, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .corrected = Dealt with without you
    .corrected-full = Without you they put it right, agreed on tricks, or noticed it in time and played on
    .nothing = { $edition ->
        [laws2007] Not played on; no claim
       *[laws2017] Not played on, or told to by opponent; no claim
    }
    .nothing-label = Not played on, no claim
    .nothing-full = { $edition ->
        [laws2007] The offending side has not played to the next trick, and nobody has claimed
       *[laws2017] The offending side has not played to the next trick, or only because an opponent had told them that it was their turn; nobody has claimed
    }
    .play_goes_on = Played to next trick; play goes on
    .play_goes_on-label = Played on, in progress
    .play_goes_on-full = Play goes on; the offending side has led or played to the next trick, legally or not
    .play_over = Played on; play over or stopped
    .play_over-label = Play over or stopped
    .play_over-full = Play is over, or stopped by a claim; the offending side led or played to the next trick
    .named = Only named next card
    .named-full = The offending side has only named, or otherwise indicated, a card for the next trick
    .claimed = Offending side claimed
    .claimed-full = { $edition ->
        [laws2007] The offending side itself has claimed or conceded, or agreed to a claim or concession
       *[laws2017] The offending side itself has claimed or conceded
    }
    .agreed = Agreed, cannot object
    .agreed-full = Agreed to an opponent’s claim or concession, and too late to object: the round is over or they have called on another board
    .claim_open = Opponent’s claim open
    .claim_open-full = { $edition ->
        [laws2007] Open claim or concession by an opponent: the offending side has not agreed
       *[laws2017] Open claim or concession by an opponent: the offending side has not agreed, or may still object
    }
    .explain = { $edition ->
        [laws2007] Any lead or play to the next trick counts, legal or not.
       *[laws2017] Any lead or play to the next trick counts, legal or not. A table that is still playing when the next round is called stays in its round until the players move on. A card that they played to the next trick because an opponent had told them so is taken back.
    }
fact-claimed_after_revoke = Who has claimed or conceded?
    .lho = { WHO($lho) }
    .rho = { WHO($rho) }
fact-revoke_dealt_with = What did they do about it?
    .in_time = Corrected it in time
    .in_time-full = Corrected it before the offending side had played to the next trick
    .tricks = Agreed on tricks
    .tricks-full = Agreed on how many tricks go to the other side
    .left = Let it pass
    .left-full = Noticed it in time, and played on all the same
fact-played_after_revoke = Who had played after the revoke, before attention was drawn to it?
    .own_side = Declarer’s side, to next trick
    .own_side-label = Declarer’s side went on
    .own_side-full = To the next trick: declarer’s side
    .told = Offenders to next trick, told by opponent
    .told-label = Told it was their turn
    .told-full = To the next trick: the offending side, only because an opponent had told them that it was their turn
    .opponent_led = Only an opponent led to next trick
    .opponent_led-label = Opponent led next
    .opponent_led-full = To the next trick: an opponent alone, who has led
    .nothing = Nobody
    .opponents = Opponent(s) to same trick, not partner
    .opponents-label = Opponents, same trick
    .opponents-full = One or both opponents, to that trick alone, but not the offender’s partner
    .partner_too = { WHO($lho) }, then { WHO($partner) }, same trick
    .partner_too-label = LHO, then partner
    .partner_too-full = { WHO($lho) }, and { WHO($partner) } after that, to that trick alone
fact-played_to_trick_of_revoke = And who had played to the revoke trick after the revoke?
    .full = And who had played to the trick of the revoke, after it?
    .nothing = Nobody
    .opponents = Opponents only
    .opponents-full = One or both opponents, to that trick alone, but not the offender’s partner
    .partner_too = { WHO($lho) }, then { WHO($partner) }
    .partner_too-label = LHO, then partner
    .partner_too-full = { WHO($lho) }, and { WHO($partner) } after that, to that trick alone
fact-partner_played_after_revoke = Had the offender’s partner played to that trick too, after the revoke?
fact-partner_still_to_play = Had the revoking defender’s partner still to play to the trick?
    .full = Was the partner of the defender who revoked still to play to the trick?
fact-since_both_revoked = Which side has played on, claimed or conceded? First that fits.
    .full = Which side has played to the next trick, or has claimed or conceded? If several are so, take the first in this list.
    .too_late = First raised after the time to ask for a ruling
    .too_late-label = Raised too late
    .too_late-full = The time to ask for a ruling was over when it was first raised
    .twelfth_trick = Twelfth trick; not all hands back in board
    .twelfth_trick-label = Twelfth, hands not back
    .twelfth_trick-full = It was the twelfth trick, and not all four hands are back in the board
    .neither = Neither; no claim
    .neither-full = Neither has played, and nobody has claimed or conceded
    .declaring_side = Only declaring side played on
    .declaring_side-label = Declaring side alone
    .declaring_side-full = The declaring side alone has played
    .defending_side = Only defenders played on
    .defending_side-full = The defenders alone have played
    .both_sides = Both sides have played
    .declarer_claimed = Declarer’s claim open
    .declarer_claimed-full = { $edition ->
        [laws2007] Neither; the declaring side has claimed or conceded, and the defenders have not agreed
       *[laws2017] Neither; the declaring side has claimed or conceded, and the defenders have not agreed or may still object
    }
    .defender_claimed = Defender’s claim open
    .defender_claimed-full = { $edition ->
        [laws2007] Neither; a defender has claimed or conceded, and declarer has not agreed
       *[laws2017] Neither; a defender has claimed or conceded, and declarer has not agreed or may still object
    }
    .claim_agreed = { $edition ->
        [laws2007] Claim agreed to
       *[laws2017] Claim agreed, objection no longer possible
    }
    .claim_agreed-label = Claim settled
    .claim_agreed-full = { $edition ->
        [laws2007] Neither; one side has claimed or conceded, and the other has agreed
       *[laws2017] Neither; one side has claimed or conceded, and the other has agreed and may not object any more
    }
fact-other_revoker = Which hand of declarer’s side has revoked?
    .lho = { WHO($lho) }
    .rho = { WHO($rho) }
fact-last_card_of_trick = Who played the last card of that trick, after both revokes?
    .nothing = Nobody, or a revoker
    .nothing-full = Nobody: it is not played yet, or it was a revoke itself
    .partner = The other defender
    .other_hand = Declarer’s other hand
    .other_hand-full = The other hand of declarer’s side
fact-revoker_played_on = Did the revoking defender, not partner, play to the next trick?
    .full = Did the defender who revoked play to the next trick, and not their partner?

offer-opponents_may_take_back = What do the opponents of the offender do?
    .keeps = They leave their cards
    .withdraws = A card is taken back
    .withdraws-full = One or both take back a card
offer-lho_may_take_back = What does { WHO($lho) } do?
    .keeps = Leave the card
    .withdraws = Take the card back
offer-partner_may_take_back = What does { WHO($partner) } do?
    .keeps = Leave the card
    .withdraws = Take the card back
offer-last_card_may_go_back = What becomes of the last card of the trick?
    .keeps = It stays
    .withdraws = It is taken back
offer-next_card_may_go_back = What becomes of the card played to the next trick?
    .full = What becomes of the card that was played to the next trick?
    .keeps = It stays
    .withdraws = It is taken back

script-opponents-may-withdraw = The revoke is corrected. Opponents of { WHO($offender) }, you may take back what you played after the revoke and play another card without rectification, or leave it.
script-lho-may-take-back = { WHO($lho) }, you may take back the card you played after the revoke, or leave it. If you take it back, { WHO($partner) } may change theirs too, which becomes a penalty card if they defend. { WHO($rho) }, if you have played, you may take yours back too.
script-partner-may-withdraw-penalty = { WHO($partner) }, an opponent has changed the card before yours. You may take yours back: it then becomes a penalty card, and you play another. Or leave it.
script-partner-may-withdraw = { WHO($partner) }, an opponent has changed the card before yours. You may take yours back and play another, with no rectification, or leave it.
script-last-card-may-go-back = The card that was played to the trick after both revokes may stay. Or its player may take it back and play another, with no rectification.
script-last-card-may-go-back-penalty = The card played after both revokes may stay. Or its player may take it back: it becomes a penalty card.
script-next-card-may-go-back = The card that was played to the next trick may stay. Or its player may take it back and play another, with no rectification.
script-led-card-may-go-back-penalty = The card led to the next trick may stay. Or its player may take it back: it becomes a major penalty card. It must be led again, unless declarer’s choice over another penalty card prevents it.

consequence-cards-stay = What was played stays.
consequence-opponents-card-back = The card goes back to the hand, and its player plays another. Only that player’s side may use what the card showed.
consequence-then-partner-may-withdraw = The card goes back to the hand and another is played. Then { WHO($partner) } may change theirs.
consequence-partners-penalty-card = The card becomes a major penalty card, and another is played.
consequence-partners-card-back = The card goes back to the hand and another is played.
consequence-led-penalty-card = The card becomes a major penalty card. It must be led again, unless declarer’s choice over another penalty card prevents it.
consequence-next-card-back = The card goes back to the hand and another is played. Neither side may use what it showed.

step-told-card-back = All cards played to the next trick go back. None is a penalty card, and nobody may accept the first.
    .say = The next trick’s cards go back, none a penalty card; nobody may accept them.
    .explain = An opponent had said whose turn it was. Such a card establishes no revoke. When the revoke is corrected, the winner of that trick leads.
step-no-revoke = There was no revoke. Tell nobody what you saw.
    .say = There was no revoke: a player who cannot comply may play any legal card.
    .explain = A player who cannot comply may play any legal card.
step-taken-as-revoke = Rule for the side that did not mix its cards: it was a revoke.
    .say = The ruling is for the side with unmixed cards: it was a revoke.
    .explain = It cannot be found out any more. Only the side of which the revoke is said has mixed its cards. If the other hands still show that there was no revoke, there was none.
step-revoke-corrected = { WHO($who) } takes back the revoke card and plays a legal card instead.
step-new-lead-followed = Whoever can follow suit to the new lead takes back what they played to the other one, and follows.
    .say = Whoever can follow suit to the new lead takes back what they played and follows suit.
    .explain = Every hand must follow suit to the lead that counts. A hand without that suit may leave its card or change it.
step-no-rectification-for-card = Declarer’s or dummy’s card, or one already face up, brings no further rectification.
    .explain = A penalty card stays one.
step-opponents-card-back = The opponents of { WHO($offender) } who so wish replace what they played after the revoke.
step-rho-may-withdraw = If { WHO($who) } has played after the revoke, they may take that card back too.
step-lho-card-back = { WHO($who) } takes the card back and plays another.
step-corrected-as-established = Tricks may be transferred all the same, as after an established revoke. Play goes on.
step-claim-binds-nobody-yet = It is not too late: the side that revoked is not bound by the claim, so the revoke is not established.
    .say = It is not too late. The claim does not bind the side that revoked, so the revoke is not established.
    .explain = { $edition ->
        [laws2007] That side would establish it by agreeing to the claim or concession.
       *[laws2017] That side’s agreement is established when it calls on the next board, or the round ends, with no objection.
    }
step-claim-after-correction = The claim is judged with the revoke corrected.
    .say = The opponents of { WHO($offender) } may change what they played after the revoke.
    .explain = The opponents of { WHO($offender) } may change what they played after it.
step-claim-with-penalty-card = The claim is judged with the revoke corrected; the card of { WHO($offender) } counts as a major penalty card.
    .say = The opponents of { WHO($offender) } may change what they played after the revoke.
    .explain = The opponents of { WHO($offender) } may change what they played after it.
step-own-correction-stands = The revoke was corrected in time. It is not established, and no trick is transferred.
    .say = The revoke was corrected in time. It is not established, and no trick is transferred.
    .explain = The players should have called you, but this correction is the one that the Laws require.
step-revoke-stands = The revoke is established; the trick stays as played.
    .explain = If the players put it right themselves, cancel that as far as you still can; damage by it is a matter for an adjusted score.
step-revoke-stands-play-on = The revoke is established. It may no longer be corrected, and the trick stays as it was played. Play goes on.
    .explain = Whether tricks are transferred is decided at the end. If the players put it right themselves, cancel that as far as you still can; damage by it is a matter for an adjusted score.
step-twelfth-trick-corrected = { WHO($who) } takes the card of the twelfth trick back and plays the right one, established or not. No trick is transferred.
step-twelfth-card-penalty = The card taken back stays face up as a penalty card; { WHO($who) } plays it to the thirteenth trick.
    .say = { WHO($who) }, the card that you take back stays face up as a penalty card. You play it to the thirteenth trick.
    .explain = It is that player’s last card.
step-twelfth-card-free = The card of declarer or dummy, or one that already lay face up, is played to the thirteenth trick.
    .say = The card that declarer or dummy takes back, or one already face up, is played to the thirteenth trick, with no further rectification.
    .explain = It is that player’s last card, and there is no further rectification.
step-twelfth-trick-others-may-change = The opponents of { WHO($offender) } may change what they played after it; if one does, { WHO($partner) } may change what they played after that.
    .explain = Where a defender revoked, the card that partner takes back becomes a penalty card too, and is played to the thirteenth trick.
step-last-trick-anew = Whoever wins the twelfth trick as corrected leads to the thirteenth, whatever was led before. Count the tricks anew.
    .say = The winner of the corrected trick leads to the last one. The tricks are counted anew, whatever was agreed.
    .explain = The revoke transfers no trick, but the right cards may be won by another hand.
step-no-choice-suggested = { $edition ->
    [laws2007] If { WHO($who) } holds cards of two suits, they may not choose the play that seeing the revoke card could have suggested.
   *[laws2017] { WHO($who) }, who was still to play, may not choose a play that the revoke card demonstrably suggests over another that is a logical alternative.
}
step-both-revokes-corrected = Both revoke cards go back for legal ones; the defender’s becomes a penalty card.
step-next-trick-taken-back = The lead to the next trick is taken back: the trick, put right, goes to another hand, which leads.
    .say = The next trick’s lead goes back; the hand that wins this trick now leads.
    .explain = The winner of a trick leads to the next, and here the right cards have changed the winner.
step-led-card-back = The card led to the next trick becomes a penalty card. It is led again unless declarer’s choice prevents it.
    .say = The card that was led to the next trick becomes a penalty card. Declarer chooses first. Then it must be led again, unless that choice prevents it.
    .explain = A penalty card is played at the first legal opportunity. Declarer first chooses over the partner’s penalty card, or names one where a player has several.
step-next-card-back = The card played to the next trick is taken back, and another is played.
    .say = The card that was played to the next trick goes back to the hand, and another is played.
    .explain = Each side is non-offending against the other’s revoke: it may leave the card, or take it back.
step-last-card-back = The card played to the trick after both revokes is taken back, and another is played.
    .say = The card played after both revokes goes back, and another is played.
    .explain = Its player is non-offending against the other side’s revoke, and may leave the card or take it back.
step-twelfth-trick-both-corrected = Both players take the card of the twelfth trick back and play the right one, established or not. No trick is transferred.
    .say = Both players take back the revoke card and play the right one. No trick is transferred.
    .explain = A revoke in the twelfth trick is corrected until all four hands are back in the board.
step-opponents-lead-may-stay = The lead to the next trick may stay, or go back for another lead, with no rectification.
    .say = The next trick’s lead may stay, or be replaced by its player without rectification.
    .explain = The non-offending side played it after the revoke. The player who led may leave the card, or take it back and lead another.
step-both-revokes-stand = Both revokes are established. Neither may be corrected, and the trick stays as it was played.
step-one-revoke-stands = The revoke of the side that played on is established; the other is corrected.

information-told-card-authorized = The revoking side may use what the cards of the next trick showed.
    .say = The side that revoked may use what the cards taken back from the next trick showed.
    .explain = That side had been told wrongly that it was their turn.
information-told-card-unauthorized = The side that told them wrongly may not use what those cards showed.
    .say = The side that misstated whose turn it was may not use what the cards taken back from the next trick showed.
    .explain = It was that side that brought the cards to light.
information-both-revoked-unauthorized = Both sides count as offending: neither may use what cards taken back by either of them showed.

check-revoke-tricks = Come back at the end of play: tricks may have to be transferred.
check-revoke-of-claimer-next = Rule first on the revoke of the side that claimed or conceded: it is established.
    .explain = If declarer claimed, it is that of the hand that revoked on that side.
check-other-revoke-next = Rule next on the other side’s revoke: it is corrected before the claim is ruled on.
    .explain = That side has not agreed for good, so that its revoke is not established.
check-first-of-two-revokes-next = Rule next on the revoke of the one of the two who played first.
    .explain = They are two revokes of two players, and each has its own rectification.
check-second-of-two-revokes-next = Then rule on the revoke of the other.
    .explain = A trick that the first revoke has transferred is not transferred again.

typed-revoke_trick = Trick:
