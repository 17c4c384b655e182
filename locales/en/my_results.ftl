### What a member reads of results in private, and under which name they play.

post-button-mine = My result
post-button-boards = Boards
mine-picture = As a picture
mine-picture-of = As a picture { $number }
mine-not-me = That is not me
mine-ask-anew = Say who I am anew
mine-waits = A director of the club has yet to say that it is you. You will be told.
mine-which = Which number did you play as?
mine-who = Which of them are you?
mine-boards-closed = The director has not released the boards yet.
club-players = Who plays as whom
players-none = Nobody waits for an answer.
players-asks = { $name } says: I play as { $plays }.
players-asks-number = { $name } says: on { $day } I was number { $plays }.
players-more = More who wait: { $count }
players-question = Is that so?
players-yes = Yes
players-no = No
players-answer = Answer
players-told-yes = You are { $plays }. Your results: { $command }
players-told-no = A director says that you are not { $plays }. Say it anew: { $command }

official-title = Official score
official-make = Make official
official-undo = Not official after all
official-question = Is every score in, and can everybody see the results?
official-what = From now on runs the time for errors in the score, rulings and appeals ({ $laws }).
official-not-yet = The score is not official yet.
official-provisional = Provisional, not official yet.
official-since = Official since { $at }. Errors in the score until { $scores }, rulings and appeals until { $rulings }.
official-open = Rulings still open: { $count }. The score is not final before they are closed.
official-final = Final.
official-too-late = The correction period is over: a score is corrected by { $law } alone.
