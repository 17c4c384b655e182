fact-in_turn = Was the call made in turn?
