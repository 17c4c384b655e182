irregularity-prohibited_agreement = Prohibited agreement
    .what = A side used a method that is not allowed, or changed what it had agreed
    .player = You may play what the regulations allow, if opponents are told. If their methods seem barred, call the director; play goes on.

fact-agreement_was = What is the matter with it? First that holds.
    .by_partner = Differs by partner
    .by_partner-full = A method that means one thing when one partner uses it, and another when the other does
    .after_opponents = After others’ error
    .after_opponents-full = It was agreed beforehand that a method changes after an irregularity of the opponents
    .after_own_act = After own act
    .after_own_act-full = It was agreed beforehand that a method changes after the side’s own question or irregularity, or an answer
    .changed = Changed during session
    .changed-full = The side changed a method during the session
    .barred = Barred by regulation
    .barred-full = The regulations in force do not allow the method itself, or only on conditions that were not met
    .undisclosed = Allowed, but not told
    .undisclosed-full = The method is allowed, but opponents were not told, or were told wrongly
    .permitted = Nothing: allowed, told
    .permitted-full = The method is allowed, and opponents were told
fact-method_itself_barred = Apart from that, do your regulations bar the method itself?
    .explain = Ask it of what the method means, not of when or how it was agreed.

step-agreement-play-goes-on = The call stands, and the board is played. You look at the agreement when it is over.
    .say = Play goes on. I shall look at the agreement when the board is over.
    .explain = The Laws cancel no call because its method is barred. Opponents may ask at their turn what it means.
step-look-up-the-regulation = Read meanwhile what the regulations of this event allow, and on what conditions.
    .explain = What stands on the system card was told. You are bound by the regulations as announced.
step-agreement-not-used-again = { WHO($who) } may not use that agreement any more in this event.
    .say = That agreement is not allowed here. Please do not use it again.
    .explain = Say what they may play instead. On the next board the regulations are in force as on this one.
step-former-agreement-again = { WHO($who) } go back to what they played before, unless you allow the change.
    .say = You changed your methods without leave. Please play again what you had agreed before.
    .explain = You may allow a convention to be changed for later boards, once opponents are told. The basic system mostly stays for the session.
step-same-meaning-for-both = For { WHO($who) } a call has to mean the same, whoever of the two makes it.
    .say = A call has to mean the same for both of you. Please agree on one meaning.
    .explain = That is so of methods. Style and judgement may differ.
step-expected-without-that-agreement = Base the score on what was to be expected without that agreement.
    .explain = Consider what the side would have called with methods that are allowed, and what the other side would have done.
step-may-bar-it-for-the-event = You may bar { WHO($who) } from that method for the rest of the event.
    .explain = Your regulations give you that power, for instance after a wrong explanation in this event. Tell the organizer.

check-agreement = Come back at the end of play: was the agreement allowed, and did it do harm?
    .explain = Have the regulation and the system card at hand.
check-own-act-next = Rule next on what the question or irregularity told partner, as unauthorized information.
    .explain = If a call was taken back, rule instead on what withdrawn actions told.

adjustment-agreement-permitted = The result stands: the agreement is allowed, and opponents were told.
    .say = The result stands. The agreement is allowed here, and it was told.
    .explain = An unusual method is no infraction.
adjustment-meaning-may-differ = As far as the agreement goes, the result stands: your regulations allow it.
    .say = That agreement is allowed here. I still look at what was told.
    .explain = The general requirement is that a call means the same for both partners. An authority may vary it.
adjustment-variation-allowed = As far as the agreement goes, the result stands: no regulation of yours forbids it.
    .say = To change methods then is not forbidden here. I still look at what was told.
    .explain = The Laws leave it to the regulations whether a side may agree on that beforehand.
adjustment-own-act-tells-partner = As far as regulations go, the result stands. A meaning that depends on the side’s own act is judged otherwise.
    .say = I look next at what partner could learn from it.
    .explain = Partners communicate by calls and plays, and not by questions, answers or irregularities of their own.
adjustment-change-allowed = As far as the change goes, the result stands: no regulation of yours forbids it.
    .say = To change a method is not forbidden here. I still look at what was told.
    .explain = { $edition ->
        [laws2007] The Laws ask that opponents can know it before they play against the pair.
       *[laws2017] The Laws ask that opponents are told.
    }
adjustment-agreement-itself-allowed = As far as the method goes, the result stands: it is allowed.
    .say = The method is allowed here. I look next at what you were told.
    .explain = Damage because it was not told is redressed as misinformation.

penalty-prohibited-agreement = A procedural penalty may be given to { WHO($who) }.
    .explain = A pair that could not know the regulation is mostly warned first. It is apart from the score.
