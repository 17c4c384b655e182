irregularity-dummy_wrong_card = Dummy put up a card that was not named
    .what = A card of dummy is in the played position, but declarer did not call it

fact-since_wrong_card = What had been played after it when attention was drawn to it?
    .too_late = Both sides had played to the next trick
    .next_led = One side had led to the next trick, and the other had not yet played to it
    .rho_and_declarer = The defender on declarer’s right had, and declarer after that
    .before_partner = It was put up too soon and unasked, and a defender had then played before partner
    .unasked_defender = It was put up before any card was named, and a defender had then played in turn
    .unasked = Nothing, and it was put up before any card was named
    .defender = A defender had played after it
    .nothing = Nothing, and declarer had named another card
fact-wrong_card_led_to = What came of the wrong card?
    .no_revoke = Every hand followed suit, or had none of it
    .not_followed = It was led, and a hand that could follow its suit did not
    .dummy_revoked = With it dummy failed to follow suit
fact-wrong_card_not_followed_by = Who was the first who could follow its suit, and did not?
    .declarers_right = The defender on declarer’s right
    .declarer = Declarer
    .declarers_left = The defender on declarer’s left

step-wrong-card-withdrawn = The card goes back. The card that declarer named is played; if none was named, declarer names one when it is dummy’s turn.
step-partner-plays-in-turn = Play goes on in turn. The partner of that defender plays any legal card first; declarer demands nothing.
    .say = Play goes on in turn, partner of that defender first, with any legal card.
    .explain = Dummy’s own card drew the defender out, so that declarer may ask nothing of the partner.
step-declarer-may-replace-after-rho = If the defender on declarer’s right does so, declarer may take back the card that they then played to the same trick.
    .explain = If declarer had named no card at all, rule on that as well, as a card that dummy pointed out.
step-wrong-card-stands = It is too late. Play goes on, and no card of this trick or a later one is changed.
    .explain = If declarer had named no card at all, rule on that as well, as a card that dummy pointed out.

check-not-followed-next = { WHO($who) } could have followed suit to that card and did not: it is a revoke. Rule on it next.
    .explain = Dummy’s card stands, so that it had to be followed. If another hand did not follow either, rule on that afterwards.
