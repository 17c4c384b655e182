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
poll-nothing = Nothing in particular
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
   *[other] { $action }
}
poll-considered = { $count } more considered { $call ->
    [P] pass
    [X] double
    [XX] redouble
   *[other] { $action }
}
poll-apart = { $count } would not have come here
poll-suggested = It suggested: { $counts }

error-hand-not-understood = This is not a hand: { $text }. Type it like this: { "AKQ2.432.K54.QJ3" }
error-poll-not-thirteen = A hand has thirteen cards, this one { $number }.
error-poll-card-impossible = The cards do not fit together: { $text }
error-poll-call-impossible = That call is not legal here: { $text }
error-poll-passed-out = All four have passed: there is nothing left to ask.
error-poll-words-too-long = Please say it in at most { $most } characters.
