irregularity-revoke_inquiry = Asking about a possible revoke
    .label = Asking about a revoke
    .what = Who may ask whom, and whether tricks may be looked at

fact-revoke_inquiry_kind = Who asks whom about a possible revoke?
    .declarer_asks = Declarer asks a defender
    .declarer_is_asked = A defender asks declarer
    .defender_asks_partner = Defender asks defender
    .defender_asks_partner-full = A defender asks the other defender
    .dummy_asks_declarer = Dummy asks declarer
    .dummy_asks_defender = Dummy asks a defender
    .wants_to_look = A player alleges a revoke and wants to see tricks
    .wants_to_look-label = Wants to see tricks
    .wants_to_look-full = A player says that there was a revoke, and wants to see tricks

step-revoke-may-be-asked-about = Declarer and the defenders may ask whether a player who has not followed suit has a card of the suit; dummy may ask declarer alone.
step-defenders-may-not-ask = Under the regulations in force the defenders may not ask one another.
step-asked-without-rights = Dummy had lost the right to ask. A revoke is corrected, and counts as established all the same.
    .say = Dummy had lost the right to ask. If it was a revoke, declarer must correct it, and tricks may be transferred as after an established revoke.
    .explain = Declarer must correct it, and tricks may be transferred as after an established revoke.
step-claim-opens-no-tricks = To say that there was a revoke gives no player the right to look at quitted tricks.

information-partners-question-unauthorized = What the question revealed is unauthorized information for the defender who was asked.

check-asked-revoke-next = If it was a revoke, rule on it next: dummy without rights was the first to ask.
    .explain = Look at declarer’s hand yourself. If the card was legal, nothing follows but a possible penalty for dummy.
