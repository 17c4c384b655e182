irregularity-missed_turn = Player skipped
    .what = Three passes followed, one of them out of turn, and took away a player’s turn

fact-followed = A player was skipped. What followed? First that fits.
    .full = A player was skipped. What has followed?
    .three_passes = Three passes, turn lost
    .three_passes-full = Three passes in all since the last other call, one of them out of turn, so that a player has lost their turn
    .goes_on = The next player called over the pass
    .goes_on-label = Pass was called over
    .goes_on-full = The next player has called over the pass out of turn
    .not_called_over = Neither so far
    .not_called_over-full = Not yet three passes, and nobody has called over it

step-back-to-skipped-player = The turn goes back to the player who was skipped; all passes since are cancelled, and the auction goes on from there.
    .explain = The auction is not over. Nobody is obliged to pass later. A pass made before the turn that was skipped stands.
step-back-to-this-player = The turn goes back to { WHO($who) }, who was skipped. All passes since are cancelled, and the auction goes on from there.
    .say = The turn goes back to { WHO($who) }. All passes since are cancelled, and the auction goes on from there.
    .explain = Three passes, one of them out of turn, do not end the auction. Nobody is obliged to pass later. A call that { WHO($who) } has made since is in turn.
step-turn-lost-by-acceptance = The player who was skipped has lost that turn.
    .explain = A call was made over the one out of turn and so accepted it.
