irregularity-declarer_lead_out_of_turn = Lead out of turn by declarer
    .label = Declarer led out of turn
    .what = Declarer led from the wrong hand, or when a defender had the lead

segment-declarers_line = Declarer’s line after the lead out of turn
    .label = Declarer’s line

fact-since_declarers_lead = What was played before anyone had that lead taken back? First that fits.
    .full = What was played after that lead, before anybody had it taken back? If several are so, take the first in this list.
    .nothing = Nothing
    .proper_lead = Defender on lead led (even after other plays)
    .proper_lead-label = Proper defender led
    .proper_lead-full = A defender whose lead it was has led instead of playing to it, even if others had played before
    .led_again_followed = Led again, other hand; defender played to that
    .led_again_followed-label = Led again and followed
    .led_again_followed-full = Declarer has led again, from the other hand, and a defender has played to that second lead
    .next_played = Next defender, first to play to it
    .next_played-label = Next defender played
    .next_played-full = The defender next after the hand that led was the first to play to it
    .other_played = Declarer’s RHO first, to own-hand lead
    .other_played-label = RHO, to declarer’s lead
    .other_played-full = The defender on declarer’s right was the first to play to it; it came from declarer’s own hand
    .other_played_to_dummys = Declarer’s LHO first, to dummy’s lead
    .other_played_to_dummys-label = LHO, to dummy’s lead
    .other_played_to_dummys-full = The defender on declarer’s left was the first to play to it; it came from dummy
    .led_again = Led again, correct hand
    .led_again-full = It was the lead of declarer’s other hand, and declarer has led again, from there
    .led_twice = Led from both hands, at defender’s turn
    .led_twice-label = Led twice, not on lead
    .led_twice-full = It was a defender’s lead, and declarer has led again, from the other hand
fact-line_from_information = Could declarer’s line have been based on what that lead revealed?
    .full = Could declarer’s line of play have been based on what the lead out of turn told?
    .explain = Ask what declarer learnt: a defender’s reaction, a remark, a card shown. It is enough that the line could have rested on it; you need not find that it did.

offer-defenders_may_accept = What do the defenders choose?
    .refuses = Have it taken back
    .accepts = Accept the lead
    .disagree = They do not agree
offer-next_defender_decides = What does the defender who would play next choose?
    .refuses = Have it taken back
    .accepts = Accept the lead

script-declarers-lead-choices = Declarer’s lead was out of turn. Either defender may accept it or have it taken back; do not consult each other. If you differ, the one who would play next to it decides.
script-next-defender-decides = You do not agree. The defender who would play next to the lead decides.

consequence-other-hand-leads = The card goes back. Declarer leads any card from the other hand.
consequence-second-lead-stands = The card goes back. The one led from the correct hand stays.
consequence-first-lead-back = The card led first goes back. The second lead is ruled on next, in the same way.
consequence-defender-leads = The card goes back. The defender whose lead it is leads.
consequence-next-defender-decides = The defender who would play next to the lead decides.
consequence-lead-taken-back = The card goes back to the hand it came from.

step-defender-leads = The card goes back to the hand it came from, with no further rectification. The defender whose lead it is leads.
step-first-lead-back = The card led first goes back to the hand it came from, with no further rectification.
step-followed-second-lead-stands = The second lead stands, and so does the defender’s card. The card led first goes back to the hand it came from.
    .say = The second lead stands, and so does the card played to it. The card led first goes back to the hand it came from.
    .explain = By playing to the second lead the defender has let the first one go. Play goes on in turn. If that card was played before the defender’s turn, rule on it as played too soon.
step-declarer-leads-from-other-hand = The card goes back. Declarer leads any card from the other hand.
step-second-lead-back = The card that declarer led from the other hand goes back.
step-second-lead-stands = The card led out of turn goes back to the hand it came from. The one led from the correct hand stays.

check-declarers-line = Come back at the end of play: did declarer take a line that could have been based on what the lead out of turn revealed?
check-second-lead-next = Rule on the second lead next, as declarer’s lead out of turn at a defender’s turn.
    .explain = If it is refused too, that defender leads.
check-if-played-first = If { WHO($who) } plays before declarer has led, rule on that card next.
    .explain = It becomes a major penalty card. Declarer still leads any card from that hand.
