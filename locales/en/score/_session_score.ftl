segment-session_score = What the session makes of the average
    .label = Average in the session

typed-session_ns = What North-South scored on their other boards (a percentage; at IMPs the IMPs a board):
typed-session_ew = What East-West scored on their other boards (a percentage; at IMPs the IMPs a board):

step-average-not-changed = An average stays an average, whatever the other boards brought.

adjustment-session-score = Enter this in place of the average plus or average minus.
    .say = This takes the place of the average plus or average minus.
