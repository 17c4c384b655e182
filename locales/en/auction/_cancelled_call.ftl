fact-in_turn = Was the call made in turn?
fact-intended_legal = Is the call they had meant to make legal?
