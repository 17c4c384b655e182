### Polls of peers: what a director puts together, what peers are asked, and what their answers come to.

command-poll = Ask players what they would do
option-poll = The code of a poll that you were sent
key-poll = Ask peers

poll-title = Poll of peers
poll-deal = { $scoring } · Dealer: { WHO($dealer) } · Vulnerable: { $vulnerable }
poll-you = You are { WHO($who) }:
poll-dummy = Dummy:
poll-cards = Played: { $cards }
poll-methods = Methods: { $methods }
poll-told = You are told: { $words }

poll-played = Have you played board { $board }, or will you?
poll-played-event = { $event }: have you played board { $board }, or will you?
poll-call = What do you call?
poll-card = Which card do you play?
poll-card-dummy = Which card do you play from dummy?
poll-else = What else would you seriously consider?
poll-tempo = Partner paused, or hurried, over { $call }.
poll-question = Partner asked a question before { $call }.
poll-remark = Partner let something show with { $call }.
poll-suggests = What, if anything, does that suggest?
poll-reached = Would the auction have gone like this with you?

poll-aloud-if-not = Go on only if not.
poll-aloud-then = Only after that:

poll-of = Poll of { $count }
poll-of-given = As it was explained, poll of { $count }
poll-of-right = Rightly explained, poll of { $count }
poll-chose = { $count } { $call ->
    [nothing] nothing
    [P] pass
    [X] double
    [XX] redouble
   *[other] × { $action }
}
poll-considered = { $count } more considered { $call ->
    [P] pass
    [X] double
    [XX] redouble
   *[other] { $action }
}
poll-apart = { $count } would not have come here
poll-suggested = It suggested: { $counts }

poll-where = Peers are asked where a case asks what they would do. To answer a poll: { $command } and its code.
poll-ask-board = Which board is it?
poll-ask-auction = How did the auction go? Type it, as far as the call in question or to the end.
poll-ask-made = Which call, or card, is in question? Tap the call, or type it.
poll-ask-cards = Which cards were played before it? Type them in order.
poll-ask-dummy = What did dummy hold? Type all thirteen cards.
poll-ask-hand = What did the player hold? Type all thirteen cards.
poll-ask-scoring = What is the form of scoring?
poll-ask-given = What were they told? In the words of the table.
poll-ask-right = What should they have been told?
poll-ask-hint = What may partner have let show? In one sentence to the peers.
poll-ask-methods = What must peers know of the pair’s methods?
poll-ask-event = What is the event called?
poll-ask-change = What is to be changed?
poll-set-board = Board
poll-set-auction = Auction
poll-set-made = Call in question
poll-set-cards = Cards played
poll-set-dummy = Dummy
poll-set-hand = Hand
poll-set-scoring = Scoring
poll-set-given = As explained
poll-set-right = Right explanation
poll-set-hint = What was let show
poll-set-methods = Methods
poll-set-event = Event
poll-preview = This is what each peer is asked, one thing after the other:
poll-other-group = The second group is told instead: { $words }
poll-as-seen = Is that the question?
poll-send = Yes, ask peers
poll-opening-lead = None: opening lead
poll-none = Nothing
poll-ask = Ask somebody of the club
poll-take = Take over
poll-copy = Copy, to ask aloud
poll-renew = Renew
poll-close = Close the poll
poll-closed = The poll is closed.
poll-over = This poll is closed.
poll-own = This poll is your own: send the link to peers.
poll-nobody = Of your clubs there is nobody else to ask.
poll-link = Link for others: { $link }
poll-code = On Discord: { $command }
poll-who-done = Answered: { $names }
poll-who-open = Not yet: { $names }
poll-who-played = Know the board, set aside: { $names }
poll-who-shut = Cannot be written to, send the link: { $names }
poll-made = At the table: { $action }
poll-says = By these answers: { $says }. You judge.
poll-few = The answers are too few to say anything. You judge.
poll-please = A director asks for your opinion. It takes a minute.
poll-thanks-done = Thank you! Please talk to nobody about the hand.
poll-thanks-played = Thank you. Then this hand is not for you.
poll-answer = Send
poll-nothing-else = Nothing else
poll-nothing-suggests = Nothing in particular

error-hand-not-understood = This is not a hand: { $text }. Type it like this: { "AKQ2.432.K54.QJ3" }
error-poll-not-thirteen = A hand has thirteen cards, this one { $number }.
error-poll-card-impossible = The cards do not fit together: { $text }
error-poll-call-impossible = That call is not legal here: { $text }
error-poll-passed-out = All four have passed: there is nothing left to ask.
error-poll-words-too-long = Please say it in at most { $most } characters.
