irregularity-claim = Claim or concession
    .what = Contested, objected to by partner, played on, or regretted

fact-claim_matter = What is the matter? First that fits.
    .full = What is the matter? If several are so, take the first in this list.
    .declarers_claim = Declarer claimed, play stopped, not all agreed
    .declarers_claim-label = Declarer has claimed
    .declarers_claim-full = Declarer has claimed; play stopped, and not everybody agreed
    .partner_objected = Defender gave up tricks, partner objected at once
    .partner_objected-label = Partner objected at once
    .partner_objected-full = A defender conceded tricks, or claimed some and so conceded the others, and their partner objected at once
    .defenders_claim = Defender claimed, play stopped, not all agreed
    .defenders_claim-label = A defender has claimed
    .defenders_claim-full = A defender has claimed; play stopped, and not everybody agreed
    .played_on = Play went on
    .played_on-full = Play went on after the claim or concession
    .agreement_regretted = Agreed to opponents’ claim, now objects
    .agreement_regretted-label = Agreed, now objects
    .agreement_regretted-full = A side agreed to the opponents’ claim, and now objects
    .concession_regretted = Concession (even within a claim) regretted
    .concession_regretted-label = Concession doubted
    .concession_regretted-full = A concession is doubted or regretted (whoever claims some tricks concedes the others)
    .current_trick = Current trick only
    .current_trick-full = What was said or shown was about the trick in progress alone
    .dummy = Only dummy claimed
    .dummy-full = Dummy said that tricks are won or lost, or that play should stop; declarer did not
    .unclear = Was it a claim at all?
    .unclear-full = It is disputed whether that was a claim or concession
    .agreed = Everybody agrees
fact-claim_or_concession = In your judgement, what was it?
    .claim = A claim
    .concession = A concession only
    .neither = Neither
    .explain = A claim: saying that a side will win a number of tricks beyond the one in progress, suggesting that play stop, or showing one’s cards, unless that was plainly not meant as a claim. A concession: saying that a side will lose a number of tricks, or abandoning the hand. Whoever claims some of the tricks concedes the others.
fact-all_four_concurred = Did the other side ask to play on, and all four agree?
    .full = Did the other side ask to play on, and did all four players agree, dummy included?

step-nothing-conceded = { $edition ->
    [laws2007] Partner objected at once: no trick has been conceded.
   *[laws2017] Partner objected at once: there has been neither a claim nor a concession.
}
step-no-claim-play-goes-on = It was neither a claim nor a concession. Play goes on.
    .say = It was neither a claim nor a concession. Play goes on.
    .explain = Nobody has claimed or conceded a trick. Cards that were shown are ruled on by themselves.
step-dummy-cannot-claim = Dummy cannot claim or concede. Play goes on.
    .say = Dummy cannot claim or concede. Play goes on.
    .explain = Only declarer or a defender can. If declarer showed cards or stopped play because of it, that is declarer’s own claim or concession.
step-claim-is-void = The claim or concession is void. No card becomes a penalty card and nothing is unauthorized on its account.
step-play-after-claim-disregarded = What was played afterwards does not count. Rule on the claim or concession as it was made.
    .say = Anything played after the claim or concession does not count.
    .explain = Play could go on only if the other side asked for it and all four agreed.
step-play-after-claim-is-evidence = Play should have stopped, and what was played afterwards does not count.
    .explain = You may take it as evidence of how the players would probably have played, and of whether the claim was right.

adjustment-table-result-stands = The score obtained by playing on stands.
adjustment-scored-as-claimed = Score the board as though the tricks had been won or lost in play as claimed or conceded.
    .say = The tricks count as they were claimed or conceded.

step-if-claim-shows-revoke = If the cards now shown bring a revoke or a defective trick to light, rule on that next.
    .explain = { $edition ->
        [laws2007] The claim has established the revoke of the side that claimed or conceded, and so has agreeing to it. Tricks may go across.
       *[laws2017] The claim or concession has established the revoke of the side that made it. Agreeing establishes one only from the end of the round or a call on a later board: until then it is corrected.
    }
check-dummys-remark-next = Rule next on what dummy said, as taking part in the play.
    .explain = Declarer may not use it.
check-if-a-card-was-exposed = If a card of { WHO($who) } was exposed, rule on that next.
    .explain = Without a claim or concession, a defender’s card that partner could have seen may become a penalty card.
