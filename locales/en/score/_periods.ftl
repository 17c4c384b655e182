fact-in_correction_period = Is the Correction Period still running (default: half an hour after scores were available)?
    .full = Is the Correction Period still running? (Unless the organizer has set another time: half an hour from when the official score could be inspected.)
fact-request_in_time = Is it still in time (default: half an hour after scores were available)?
    .full = Is it still in time? (Unless the organizer has set another time: half an hour from when the official score could be inspected.)
step-found-is-put-right = Put it right as though you had been asked: rule on it under its own Law, and tell both sides.
step-found-too-late = The time for that is over: the score stands.
step-record-may-still-be-wrong = Only a result that was recorded or computed wrongly may still be corrected: rule on it as a scoring error.
