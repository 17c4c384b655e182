### The frame of every screen: headings, hints, commands, notices, errors.

home-title = Fifth Seat
home-body = What happened? Say it in your own words, type the auction, or choose. The director decides; this is help with what the Laws provide.
home-auction = An auction is its dealer, a colon and the calls: { $example }. A call out of turn carries its seat: { $out }.
found-title = Which is it?
found-nothing = Nothing fits that. Say it in other words, type the auction, or choose.

door-auction = The auction
door-play = The play
door-tricks = Claims and tricks
door-score = The score

more-auction = All of the auction …
more-play = All of the play …
more-tricks = All of the end of play …

words-of-edition = { $text } [{ $year }]
laws-of = Laws of { $year }
context-auction = Auction (dealer { WHO($dealer) }): { $auction }
context-seats = Offender: { WHO($offender) } · LHO: { WHO($lho) } · Partner: { WHO($partner) } · RHO: { WHO($rho) }
read-out = Read out:
audience-offender = Ask away from the table; nobody else should hear it.
audience-nos_player = Ask that player alone, away from the table.
audience-director = You decide. Say nothing at the table.
explain-hint = “?” explains the test.
type-a-call = You may also type the call.
answer-by-number = Answer with a number or in words.

typed-auction = Auction:
typed-offender = Offender:
typed-replacement_call = The new call:
typed-rho_obliged = { WHO($rho) } was obliged to pass:
typed-rho_obliged_once = { WHO($rho) } was obliged to pass once:
seat-N = North
seat-E = East
seat-S = South
seat-W = West

which-holds = Which of the two holds?
which-holds-of = { $question } You answered: { $said }. The auction shows: { $shown }. Which of the two holds?
holds-answer = My answer
holds-auction = The auction

ruling-title = Ruling: { $irregularity }
ruling-laws = Laws applied: { $laws }
case-reading = A doubtful point of the Law, read so: { $reading }
case-turn = Turn to call: { WHO($turn) }
heading-information = Information
heading-later = Still to do
heading-standing = Still standing from before
further-why = Why?
further-change = Change an answer
further-compare = In the Laws of { $year }?
further-again = Something else on this board
further-new = New ruling
further-return = Back to the ruling

labelled = { $label } · { $title }
again-who = Who did it?
again-player = { WHO($who) }
again-obliged = { WHO($who) }, when they had to pass
again-named-as-before = The players are named as in the first ruling on this board.

why-title = Why
why-law = Law { $law }
why-question = The answer is needed to apply Law { $law }.
why-first = The answer decides which paragraph applies.
compare-title = Under the Laws of { $year }
compare-same = The ruling would be the same.
compare-asks = The ruling would depend on this question:
compare-only = Only under the Laws of { $year }:
compare-test = Your answer is taken as it is, but the Laws of { $year } ask something else:
compare-no-ruling = There is no ruling yet.
explain-title = How to judge this
test-of-law = The test of Law { $law }
nothing-to-explain = There is nothing to judge here; it is a plain question of fact.
answers-title = Answers so far
which-to-change = Which one do you want to change?
no-answers = There are none yet.
changing = You are changing this answer. Later answers that no longer fit will be dropped.
type-it-again = Type it again.
dropped = No longer counts: { $question } { $answer }

open-title = Open cases
open-none = No case is open.
open-case = { $irregularity } · { $when }
open-asking = a question is waiting
open-checks = still to do: { $count }
resumed = Here is where you were.
cancelled = The case is closed.
restarted = From the beginning.
regular = This auction shows no irregular call.
other-irregularity = The auction shows something else: { $irregularity }. Start a new ruling with it, or correct the auction.
language-title = Language
language-set = This is English.
edition-title = Edition of the Laws
edition-set = New rulings follow the Laws of { $year }. A case that is open keeps its edition.

chart-how = Start at the first box and follow the arrows. What stands under an answer on the way belongs to the ruling; a box with a heavy frame ends it.
chart-offered = Offered to: { WHO($who) }
chart-from = From:
chart-ruling = Ruling
chart-done = Nothing more to add: the ruling is what stands on the way here.
chart-index = Charts of the procedures
election-law27 = Which text of Law { $law } has the regulating authority adopted?
    .rev2008 = The revised text (WBF, March 2008)
    .printed = The text as first printed

role-body = I help directors at the table, and tell players what the Laws provide.
role-who = Who are you here?
role-director = A director
role-player = A player
player-call = Call the director now. Nobody calls or plays until the director has explained what everybody may do. (Law { $law })
player-rights = Choices that the Laws give, which the director reads out before anybody chooses:
player-laws = Laws that may apply: { $laws }
player-no-ruling = Which of them applies, the director decides. I give players no ruling.
privacy-title = Privacy
privacy-body = I keep your user number on this platform (not your telephone number), your settings, your cases with their answers and rulings, and nothing else: no names, no messages. What happened at a table stays in this chat. { $forget } deletes all of it.
link-title = One person on two platforms
link-how = On the other platform write { $command } to me within ten minutes. Your open cases will be there too.
link-done = Done. You are the same person here and there; your open cases are the same.
link-failed = That code is not valid, or too old. { $link } on the other platform gives a new one.
forget-title = Forget everything
forget-sure = Delete your settings, all your cases and their rulings? This cannot be undone.
forget-yes = Delete everything
forget-no = Keep it
forget-done = Everything I had kept about you is deleted. { $start } begins anew.

key-type = Type…
type-title = Type your answer
type-label = An answer, a call or the auction
key-back = Back
key-explain = How to judge
what-next = What next?
outdated = That screen is out of date. Here is where you are.
withdrawn = Withdrawn. What holds now is below.
case-closed = That case is closed.
group-private-only = I give rulings in private only: facts and hands of a board must not reach a group.
group-talk = Talk to me in private
group-no-script = There is nothing to read out now.
went-wrong = Something went wrong here; nothing is lost. Try again in a moment.
too-many = That was too much at once: what came last is not kept. Wait for the answer, then go on.
key-why = Why?

footer-home = help · language · edition · open · quit
footer-case = back · answers · why · ? · restart · cancel · help
footer-ruling = why · answers · open · ruling (a new one) · cancel · help
footer-return = back returns to the screen before
help-title = Help
help-answers = Answer with the number of a choice or with its words. You may type the auction at any time.
help-back = back: take back the last answer
help-list = answers: list the answers and change one
help-why = why: the Law and the answers behind this
help-explain = ?: how to judge the question
help-compare = compare: what the other edition of the Laws would rule
help-restart = restart: the same irregularity from the beginning
help-cancel = cancel: close the case
help-new = ruling: a new case; open: the cases that are open
help-label = /label and the table or the board, in one line: name the case
help-settings = language, edition: change them
goodbye = Goodbye.

error-not-an-answer = That is not one of the answers.
error-nothing-to-undo = There is nothing to take back.
error-too-long = That is too long to read.
error-control-characters = That contains characters that cannot be read.
error-call-not-expected = No call is asked for here.
error-no-such-command = There is no such command.
label-how = Write it in one line with the table or the board: /label 5
error-no-case = No case is open. Say what happened.

error-settings = The settings cannot be used: { $reason }
doctor-good = ok
doctor-bad = PROBLEM
doctor-python = Python
doctor-regulations = Regulations
doctor-database = Database
doctor-discord = Discord
doctor-telegram = Telegram
doctor-telegram-token = Telegram: no token is set

error-unknown-edition = No such edition of the Laws: { $value }. Known: { $known }.
error-unknown-language = No such language: { $value }. Known: { $known }.
error-not-verified = { $what }: not verified for the Laws of { $year }. No ruling is given under them.
error-unknown-procedure = No such procedure: { $value }.
error-unknown-command = No such command: { $value }. Known: { $known }.
error-arguments = Not understood: { $typed }. Write: { $usage }
error-unknown-format = No such format: { $value }. Known: { $known }.
error-unknown-fact = No such fact: { $key }.
error-wrong-value = The fact { $key } cannot be { $value }. Expected: { $expected }.
error-wrong-procedure = The auction shows something that is not ruled under { $value }.
error-not-json = This is not valid JSON: line { $line }, column { $column }.
error-not-an-object = This must be a JSON object of keys and values.
error-duplicate-key = A key stands twice in one object of the JSON: { $value }.
error-file = The file cannot be read: { $value }.
error-output = The file cannot be written: { $value }.
error-profile = The regulations cannot be used: { $reason }
error-vulnerability = Vulnerability must be none, ns, ew or all: { $value }.
error-board-missing = Give the vulnerability or the number of the board.
error-columns = The file needs the columns lang and text.

error-auction-too-long = The auction is longer than { $limit } characters.
error-auction-without-dealer = An auction starts with its dealer and a colon: { $text }
error-board-number-impossible = There is no board number { $number }.
error-call-not-understood = This is not a call: { $text }
error-card-not-understood = This is not a card: { $text }
error-declarer-missing = Who is declarer in { $contract }?
error-level-out-of-range = { $level } is not a level from { $lowest } to { $highest }.
error-overtricks-impossible = { $contract } can make { $limit } overtricks at most, not { $number }.
error-result-not-understood = This is not a contract with its result: { $text }
error-risk-out-of-range = A contract is undoubled, doubled or redoubled.
error-seat-unknown = This is not a seat: { $text }
error-tricks-impossible = { $tricks } is not a possible number of tricks.
error-undertricks-impossible = { $contract } can go down { $limit } at most, not { $number }.

### What the director is asked. The attributes are the choices; .explain is the test that the director applies.
### Arguments in every message: $offender, $partner, $lho, $rho (for WHO), $edition.
yes = Yes
no = No

# A case that another version kept, and this one cannot go on with: its rulings are shown as they were issued.
read-only = Another version of the program kept this case. It can only be read.
read-only-title = A case of another version
open-read-only = can only be read
footer-read-only = open · ruling (a new one) · cancel · help
key-cancel = Close the case
