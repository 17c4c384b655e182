fact-legal_in_trick = Is the card legal in this trick? (Look at the hand yourself.)
    .full = May the card legally be played to this trick? (Look at the hand yourself.)

step-early-card-stands = The card that declarer played too soon is played and may not be taken back.
