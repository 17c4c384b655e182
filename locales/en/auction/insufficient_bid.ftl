irregularity-insufficient_bid = Insufficient bid
    .what = A bid, in turn, that is not higher than the last bid

segment-repeated_insufficient = The repeated bid is insufficient
    .label = Repeated bid too low

fact-final_call_comparable = Is the final call comparable to each call withdrawn or cancelled?
    .full = Is the call finally chosen comparable to each call that was withdrawn or cancelled?
    .explain = There are two: the insufficient bid, and the replacement that was cancelled. To each of them one of three must be so. The call finally chosen means the same or nearly the same. Or every hand that makes it would also have fitted the other. Or it has the same purpose. If it compares to one of them only, the answer is no. It concerns only the lead and the information; partner must pass in any case.
fact-partner_passed = Was { WHO($partner, case: "gen") } call a pass?
    .full = Was the call that { WHO($partner) } made a pass?

offer-accept_insufficient = What does { WHO($lho) } choose?
    .accepts = Accept the bid
    .refuses = Refuse it

script-insufficient-lho-may-accept = The bid is insufficient. { WHO($lho) } may accept it; the auction then goes on.
script-insufficient-choices-2017 = If not, { WHO($offender) } replaces it. The lowest sufficient bid showing the same suit, suits or notrump, or a comparable call, brings no further rectification. After any other bid or pass, { WHO($partner) } must pass throughout, and declarer may restrict their lead. No other double or redouble is allowed.
script-insufficient-choices-rev2008 = If not, { WHO($offender) } replaces it. The lowest bid in the same denomination, both natural, or a call of the same or more precise meaning brings no further rectification. After any other bid or pass, { WHO($partner) } must pass throughout, and declarer may restrict their lead. No other double or redouble is allowed.
script-insufficient-choices-printed = If not, { WHO($offender) } replaces it. A bid at the lowest legal level, a double or pass, with the same information brings no further rectification. After any other bid or pass, { WHO($partner) } must pass until the auction ends, and declarer may restrict their lead. Any other double, a redouble or another insufficient bid becomes a pass.
script-insufficient-lho-may-still-accept = The insufficient bid has been replaced. { WHO($lho) } may still accept it as legal; the replacement is then withdrawn. If not, the replacement is ruled on. The call that does not stand may restrict the lead of { WHO($partner) }, if they defend.
script-insufficient-lho-may-still-accept-free = The insufficient bid has been replaced. { WHO($lho) } may still accept it as legal; the replacement is then withdrawn. If not, the replacement stands with no further rectification.
script-insufficient-second-lho-may-accept = The replacement is insufficient too. { WHO($lho) } may accept it as legal; the first bid may then restrict the lead of { WHO($partner) }, if they defend. If { WHO($lho) } refuses, the second is cancelled and { WHO($offender) } must choose a legal call. { WHO($partner) } must then pass until the auction ends, and if they defend, declarer may restrict their lead.
script-insufficient-lho-may-accept-either = The replacement is insufficient too. { WHO($lho) } may accept the second bid or the first as legal. The other may then restrict the lead of { WHO($partner) }, if they defend. If { WHO($lho) } accepts neither, { WHO($offender) } must choose a legal call. { WHO($partner) } must then pass until the auction ends, and if they defend, declarer may restrict their lead.
script-insufficient-replaced-already = You have changed your bid before the ruling. Let us first see what that means; nobody calls yet.
script-insufficient-replace-again = That call is cancelled. { WHO($offender) }, choose a legal bid or pass, or a comparable double or redouble. Whatever you choose, your partner must pass until the auction ends. Unless it is comparable, declarer may restrict their lead.
    .again = That call is cancelled. { WHO($offender) }, choose a legal call.

consequence-insufficient-accepted = The bid counts as legal. { WHO($lho) } calls next.
consequence-insufficient-refused = { WHO($offender) } must replace it with a legal call.
consequence-replacement-stands-free = The replacement stands, with no further rectification.
consequence-replacement-stands-silenced = The replacement stands. { WHO($partner) } must pass for the rest of the auction, and declarer may restrict their lead.
consequence-replacement-cancelled = The replacement is cancelled and another call must be made. { WHO($partner) } must pass for the rest of the auction, and declarer may restrict their lead.
consequence-replacement-becomes-pass = The replacement becomes a pass. { WHO($partner) } must pass for the rest of the auction, and declarer may restrict their lead.
consequence-second-insufficient-accepted = The second bid counts as legal, the first is withdrawn. { WHO($lho) } calls next.
consequence-first-insufficient-accepted = The first bid counts as legal, the second is withdrawn. { WHO($lho) } calls next.
consequence-second-cancelled = The second bid is cancelled and another call must be made. { WHO($partner) } must pass for the rest of the auction, and declarer may restrict their lead.

step-insufficient-accepted = { WHO($lho) } has accepted the insufficient bid. It counts as legal; { WHO($lho) } calls next.
step-insufficient-lho-has-accepted = The insufficient bid counts as legal and the auction goes on.
    .explain = { WHO($lho) } has called over it and so accepted it.
step-second-insufficient-accepted = { WHO($lho) } accepts the second insufficient bid as legal; the first is withdrawn.
step-replacement-stands = The replacement stands. The auction goes on.
step-lho-call-cancelled = The call that { WHO($lho) } made over it is cancelled as well. { WHO($lho) } calls again.
step-replacement-withdrawn = The replacement is withdrawn.
step-replacement-cancelled = The attempted replacement is cancelled.
step-replace-again = { WHO($offender) } must bid legally, pass, or double or redouble with the same or more precise meaning.
    .explain = A double or redouble is allowed only if it means the same as the insufficient bid or something more precise. If the choice does not end the auction, { WHO($lho) } calls next.
step-replacement-becomes-pass = The attempted replacement is cancelled: a pass replaces it.

information-withdrawn-authorized-both = Both sides may use what they learnt from the withdrawn bid.
    .explain = If it helped the offending side, the score may be adjusted.

check-damage-insufficient = Come back at the end of play: did the insufficient bid help the offending side, and is the other side damaged?
check-partner-had-to-pass = { WHO($partner) } had to pass and did not. Rule on that call next.

adjustment-no-call-undone = Play has begun, so no call is cancelled any more. Award an adjusted score if the other side was damaged.
    .say = Play has begun, so the calls stay as they were made.
    .explain = The call in place of the insufficient bid should not have stood, but only the auction could put that right. Compare with the probable result without the irregularity.
