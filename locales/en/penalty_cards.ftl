### Exposed and withdrawn cards, and penalty cards.

information-withdrawn-card-authorized = Everything learnt from the withdrawn card may be used by the non-offending side.
information-withdrawn-card-unauthorized = { $edition ->
    [laws2007] The offending side may not use what they learnt from the withdrawn card: among logical alternatives they may not choose one that it could demonstrably have suggested.
   *[laws2017] The offending side may not use what they learnt from the withdrawn card: they may not choose a play that it demonstrably suggests over another that is a logical alternative.
}
check-withdrawn-card = Come back at the end of play: did the offending side use what the withdrawn card told?
standing-minor-penalty-card = The card is a minor penalty card and stays face up until it is played. { WHO($who) } may play no other card below a ten in that suit before it; an honour may be played instead. It does not restrict partner’s lead. It is minor because it is a single card below an honour, exposed by accident; with a second penalty card of theirs, all are major.
standing-major-penalty-card = The card of { WHO($who) } is a major penalty card and stays face up. They must play it at the first legal opportunity. While it lies there and partner is on lead, partner waits: declarer may require or forbid the lead of its suit (the card then goes back to the hand), or leave the lead free. It is major because it is an honour, was led, played or shown on purpose, or was one of several; any other penalty card of theirs is now major too.
standing-major-penalty-cards = Each card is a major penalty card and stays face up. { WHO($who) } must play them at the first legal opportunity, declarer choosing which. While they lie there and partner is on lead, partner waits. Declarer may require the lead of one of these suits or forbid the lead of them (the cards of that suit then go back to the hand), or leave the lead free. They are major because there are two or more.
information-penalty-card-authorized = While a penalty card lies on the table, everybody may use what it tells.
information-must-play-authorized = Everybody may use the knowledge that the card must be played.
information-penalty-card-unauthorized = { WHO($who) } may not use anything else that seeing the card tells; declarer may.
check-penalty-card-helped = Come back at the end of play: did seeing the card help the offending side, and is the other side damaged?

### What is asked.

fact-how_exposed = How was the card of { WHO($offender) } exposed?
    .accident = By accident: it fell, slipped, or came along with another card
    .played = They played or led it, and it has been withdrawn
    .shown = They showed it on purpose
    .named = They named it as a card in their hand
    .held = At their turn they held it so that partner could see it
    .trick_in_progress = They spoke or showed cards about the trick in progress alone
    .partner_objected = They conceded tricks, and partner objected at once
    .claimed = They faced their hand to claim or concede
    .not_at_fault = In the ordinary course of play, because the Law or you required or allowed it, or through somebody else’s doing
fact-face_in_view = Was the card where { WHO($partner) } could have seen its face?
    .explain = Decide it from where the card lay or was held. Whether { WHO($partner) } did see it does not matter, so ask nobody; and name no card aloud unless the answer is yes.
fact-several_exposed = Were there two or more such cards?
fact-has_another_penalty_card = Does { WHO($offender) } already have another penalty card on the table?
fact-declarer_exposed = What has declarer done?
    .dropped = Dropped or showed cards, without meaning to play them
    .touching = Held a card of their own face up, touching or nearly touching the table
    .as_if_played = Held a card of their own as if it had been played
    .faced_hand = Faced their hand
    .after_lead_out_of_turn = Faced their hand right after an opening lead out of turn
fact-meant_to_claim = Is it to be taken as a claim or concession?
    .explain = Facing the hand counts as a claim or concession, unless it can be shown that declarer did not mean one: the cards fell, for instance, or declarer took themselves for dummy.
fact-lead_restriction_cause = Why may the lead of { WHO($partner) } be restricted?
    .penalty_card = { WHO($offender) } has one or more penalty cards
    .withdrawn_call = { WHO($offender) } has withdrawn a call in the auction
    .led_early = { WHO($offender) } has a penalty card, and { WHO($partner) } has led before declarer chose
    .led_otherwise = { WHO($partner) } has led against what declarer required or forbade
fact-lead_freed_by = Does one of these hold for the withdrawn call?
    .none = None of these
    .led_before = { WHO($partner) } was on lead before; they have lost the lead since, or no suit was forbidden
    .kept_lead = A suit was forbidden at an earlier lead, and { WHO($partner) } has kept the lead since
    .comparable = It was replaced by a comparable call
    .corrected_bid = It was an insufficient bid, replaced by the lowest sufficient bid that shows the same denomination(s)
    .unintended = It was unintended, and was replaced by the call intended
    .called_in_turn = It was out of turn, and the opponent whose turn it was called before you ruled
    .called_over = It was an inadmissible double or redouble, and the next opponent called before you ruled
fact-lead_freed_by_2007 = Does one of these hold for the withdrawn call?
    .none = None of these
    .led_before = { WHO($partner) } was on lead before; they have lost the lead since, or no suit was forbidden
    .kept_lead = A suit was forbidden at an earlier lead, and { WHO($partner) } has kept the lead since
    .corrected_bid = It was an insufficient bid, corrected so that there was no further rectification
    .unintended = It was unintended, and was replaced by the call intended
    .called_in_turn = It was out of turn, and the opponent whose turn it was called before you ruled
    .called_over = It was an inadmissible double or redouble, and the next opponent called before you ruled
fact-could_comply = Could { WHO($partner) } have complied with what declarer required or forbade?
    .explain = Look at the hand yourself, and tell nobody what you saw. They could not if they had no card of the required suit, or only cards of the forbidden one.
fact-penalty_cards = Which penalty cards does { WHO($offender) } have on the table?
    .minor = One minor penalty card: nine or lower, exposed by accident
    .major = One major penalty card: ten or higher, or played or shown on purpose
    .two_or_more = Two or more; all of them are major
fact-partners_penalty_cards = Which penalty cards of their own does { WHO($partner) } have on the table? A card led just now does not count.
    .none = None
    .minor = One minor penalty card
    .major = One major penalty card
    .two_or_more = Two or more
fact-penalty_cards_left = Which penalty cards of { WHO($offender) } are then left on the table?
    .none = None
    .major = One
    .two_or_more = Two or more
fact-penalty_cards_several_suits = Are the penalty cards of more than one suit?
fact-penalty_card_event = What is happening?
    .partner_leads = { WHO($partner) } is on lead
    .offender_follows = { WHO($offender) } is to play to a trick
    .offender_leads = { WHO($offender) } is on lead
    .played = A penalty card is played; below, count it as still there
    .one_more = { WHO($offender) } gets another penalty card
    .partner_led = { WHO($partner) } has led before declarer chose
    .not_played = { WHO($offender) } has played another card instead
fact-next_hand_played = Has the next hand, declarer’s or dummy’s, played to that lead?
fact-had_to_play_penalty_card = Did the penalty card have to be played? A minor one has to come before other low cards of its suit only. A major one comes after following suit and after what declarer has required or forbidden.
fact-declarer_played_since = Has declarer played since, from either hand?
fact-penalty_card_told = Did seeing the card tell the offending side something that helped them?
    .explain = Everybody may use the knowledge that the card has to be played. What else partner learnt from seeing it, such as the strength or the suit it shows, may not be used.
fact-whose_card = Whose card is it?
    .dummy = Dummy’s
    .declarer = From declarer’s own hand
    .defender = A defender’s
fact-dummys_card = What was done with the card?
    .named = Declarer named it or pointed it out to be played
    .picked_up = Declarer picked it up to play it
    .touched = Declarer touched it on purpose
    .arranged = Declarer touched it only to arrange the cards or to reach another
    .moved_by_dummy = Dummy put it forward without being told to
fact-declarers_card = What was done with the card?
    .faced = Detached from the hand and faced on the table
    .touching = Held face up, touching or nearly touching the table
    .as_if_played = Held as if it had been played
    .named = Named or pointed out as the card to be played
    .nothing_of_this = None of these: it fell, or was only shown
fact-defenders_card = What was done with the card?
    .faced = Detached from the hand and faced on the table
    .in_view = Held so that partner could have seen its face
    .named = Named or pointed out as the card to be played
    .penalty_card = It is a penalty card
    .nothing_of_this = None of these
fact-named_by_slip = Does the player say that it was named by a slip of the tongue, and want another card?
fact-already_played_to_trick = Had that defender already played to the trick?
fact-withdrawal_reason = Why is the card to be taken back?
    .changed_mind = The player meant another card, or has thought better of it
    .illegal = It was illegal, and they put it right (a revoke, for instance)
    .required = An irregularity of their own side is being put right
    .opponent_changed = An opponent has changed a play
    .explanation = They played it on an opponent’s wrong explanation
    .told_turn = An opponent told them by mistake that it was their turn
    .designation = { $edition ->
        [laws2007] The card was named by a slip of the tongue
       *[laws2017] Declarer named a card of dummy by a slip of the tongue
    }
    .opponents_revoke = They played it after an opponent’s revoke that has been put right
    .after_own_revoke = Their own side’s revoke was put right, an opponent then changed a card, and they had played after it
    .proper_lead = They played it to a lead out of turn, and the proper lead has been made
fact-withdrawn_by_defender = Is it a defender’s card?
fact-explanation_still_in_time = Is it still the last card played to the trick and, if it was the opening lead, has dummy faced no card yet?

### What declarer chooses.

offer-penalty_card_lead = What does declarer choose?
    .requires = Require the suit of a penalty card
    .forbids = Forbid the suit of a penalty card
    .leaves_free = Leave the lead free
script-leader-waits = { WHO($partner) } must wait.
script-led-before-choice = { WHO($partner) } has led before declarer chose. The card stays on the table as a major penalty card; it is led if that agrees with declarer’s choice.
script-penalty-card-lead = Declarer, { WHO($offender) } has a major penalty card. You may require { WHO($partner) } to lead its suit, or forbid that suit for as long as { WHO($partner) } keeps the lead. In both cases every penalty card of the suit goes back to the hand. Or leave the lead free: the card then stays, and you choose again at the next lead.
script-penalty-cards-one-suit-lead = Declarer, { WHO($offender) } has major penalty cards, all of one suit. You may require { WHO($partner) } to lead that suit, or forbid it for as long as { WHO($partner) } keeps the lead; in both cases the cards go back to the hand. Or leave the lead free: the cards then stay, and you choose again at the next lead.
script-penalty-cards-lead = Declarer, { WHO($offender) } has penalty cards of more than one suit. You may require { WHO($partner) } to lead one of these suits, or forbid one or more of them for as long as { WHO($partner) } keeps the lead. In both cases every penalty card of such a suit goes back to the hand, and the others stay. Or leave the lead free: all the cards then stay, and you choose again at the next lead.
consequence-penalty-suit-required = { WHO($partner) } must lead that suit now. Every penalty card of that suit goes back to the hand.
consequence-penalty-suit-forbidden = { WHO($partner) } may not lead that suit for as long as they keep the lead. Every penalty card of that suit goes back to the hand.
consequence-penalty-suits-forbidden = { WHO($partner) } may not lead the suits named for as long as they keep the lead. Every penalty card of these suits goes back to the hand.
consequence-penalty-lead-free = { WHO($partner) } may lead any card, unless they have a penalty card of their own. Every penalty card stays, and declarer chooses again at the next lead.
consequence-early-card-led = The card already led is the lead; if { WHO($partner) } has other penalty cards, declarer says which. Every penalty card of { WHO($offender) } stays, and declarer chooses again at the next lead.

offer-accept_other_card = What does declarer choose?
    .accepts = Accept the card that was played
    .refuses = Not accept it
script-declarer-may-accept-card = { WHO($offender) } had to play a penalty card, and may not take the other card back of their own accord. Declarer, you may accept the other card: it then stands, and every penalty card stays on the table. If you do not, { WHO($offender) } plays the penalty card instead, and the other card becomes a major penalty card.
consequence-other-card-accepted = The card stands. Every penalty card stays on the table.
consequence-other-card-refused = The penalty card is played instead. The other card becomes a major penalty card.

offer-card_after_own_revoke = What does { WHO($offender) } choose?
    .keeps = Leave the card
    .withdraws = Take it back and play another
script-after-own-revoke-defender = An opponent has changed a card. { WHO($offender) } may leave the card played after it, or take it back and play another legal card; if it is taken back, it becomes a major penalty card.
script-after-own-revoke-declarer = An opponent has changed a card. Declarer, you may leave the card that was played after it, or take it back and play another legal card.
consequence-played-card-stays = The card stands.
consequence-played-card-back = The card goes back to the hand, and another is played.
consequence-played-card-penalty = Another card is played. The one taken back becomes a major penalty card.

### What is ruled.

step-lead-other-suits = { WHO($partner) } may not lead the suits that declarer forbids.
step-chooses-anew = Whenever { WHO($partner) } leads again while a penalty card lies there, declarer chooses anew.
step-penalty-cards-picked-up = { WHO($who) } takes every penalty card of the suit required or forbidden back into the hand. It is a penalty card no longer, and they may make any legal play.
step-breach-is-revoke = If { WHO($who) } can comply and does not, it is a revoke.
step-own-card-if-it-complies = { WHO($who) } has a major penalty card too, and must lead it if that agrees with declarer’s choice, or if they cannot comply with that choice; of several, declarer says which.
step-own-card-led = { WHO($who) } must lead their own major penalty card; of several, declarer says which.
step-lead-was-free = The lead was free, and stands.
step-premature-lead-stands = The other side has played to the lead, so it stands. Declarer has no choice at this trick.
step-premature-lead-stays-on-table = { WHO($who) } led before declarer had chosen. The card stays on the table; declarer loses no choice.
step-minor-card-first = { WHO($who) } may play no other card below a ten in that suit before the minor penalty card. An honour of the suit may be played instead.
step-major-card-when-legal = { WHO($who) } must play a major penalty card at the first legal opportunity, whether leading, following suit, discarding or ruffing.
step-other-duties-first = To follow suit, and to obey a restriction on the lead or play, comes first. The card then stays face up and is played at the next legal opportunity.
step-declarer-designates = If two or more of the penalty cards can legally be played, declarer says which.
step-partners-card-first = { WHO($partner) } has a major penalty card of their own. Before this lead declarer chooses on account of that card: rule on it first, as the card of a player whose partner is on lead.
step-penalty-card-played = The penalty card has been played, and nothing more is owed for it.
step-one-of-the-penalty-cards-played = What has been played is a penalty card no longer. Whatever is left stays face up.
step-all-major-now = All penalty cards of { WHO($offender) } are now major, the earlier one too.
step-other-card-was-legal = The other card was legal and stands. The penalty card stays on the table.
step-other-card-not-withdrawn = { WHO($who) } may not take the other card back of their own accord.
step-other-card-stands = The other card stands.
step-penalty-card-instead = { WHO($who) } plays the penalty card in place of the other card; of several, declarer says which.
step-rule-as-revoke = It is a revoke. Rule on it as such.
step-unable-so-lead-stands = { WHO($who) } could not comply. The lead stands; tell nobody what you saw.
step-card-not-seen-goes-back = The card goes back to the hand. It is no penalty card.
step-no-penalty-card = The card is no penalty card. Unless it was played in due course, it goes back to the hand.
step-play-goes-on-no-penalty-card = Play goes on. The cards shown go back to the hand and are no penalty cards.
step-premature-play-if-partner-was-to-play = If a card was played before its turn, rule on that as premature play.
step-rule-as-claim = It is a claim or concession, and play stops. Rule on it as such.
step-declarers-cards-go-back = The card goes back to the hand. No card of declarer or dummy becomes a penalty card, and a card that was dropped need not be played.
step-rule-as-opening-lead-out-of-turn = Rule on it as an opening lead out of turn.
step-card-is-played = The card is played. If the play was illegal, rule on that next.
step-card-is-not-played = The card is not played.
step-not-played-perhaps-exposed = The card is not played. If partner could have seen its face, rule on it as a defender’s exposed card.
step-rule-as-fifth-card = It is a fifth card to the trick. Rule on it as such.
step-rule-as-unintended-designation = The card named is played, unless it was a slip that may still be changed. Rule on that next.
step-rule-as-penalty-card = It is played only if it has to be. Rule on it as a penalty card.
step-rule-as-dummy-wrong-card = Declarer has not played the card. Rule on it as a card that dummy put forward wrongly.
step-card-is-withdrawn = { WHO($who) } takes the card back.
step-played-card-stays = The card stands.
step-retracted-without-rectification = The card may be taken back, with no further rectification.
step-may-change-card = The card may be taken back and another played, with no further rectification.
step-too-late-to-change-card = It is too late to change the card. Play goes on.
step-designation-may-be-changed = If the slip may be changed, the card goes back and the one meant is played, with no further rectification. Rule on the slip first.
step-proper-lead-stands = The proper lead stands. Cards played in error to this trick may be taken back.
step-card-may-not-be-withdrawn = The card stands. It may not be taken back.

standing-suits-forbidden = { WHO($who) } may not lead the forbidden suits for as long as they keep the lead. When they lose the lead, the restriction ends.

information-exposed-card-unauthorized = { WHO($who) } may not use what was said or shown.
information-returned-card-unauthorized = Declarer may use what the card told that has gone back to the hand; { WHO($who) } may not.
information-played-penalty-card-unauthorized = { $edition ->
    [laws2007] { WHO($who) } may not use what seeing the card told before it was played.
   *[laws2017] { WHO($who) } may no longer use the knowledge of how the card became a penalty card.
}

check-misexplained-play = Come back at the end of play: if the wrong explanation damaged the side that was misinformed, you may award an adjusted score.
check-unauthorized-used = Come back at the end of play if declarer thinks that { WHO($partner) } used what they may not.
