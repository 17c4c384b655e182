### The frame of every screen: headings, hints, commands, notices, errors.

home-title = Fifth Seat
home-body = What happened? Say it in your own words, type the auction, or choose. The director decides; this is help with what the Laws provide.
home-auction = An auction is its dealer, a colon and the calls: { $example }. A call out of turn carries its seat: { $out }.
found-title = Which is it?
found-nothing = Nothing fits that. Say it in other words, type the auction, or choose.

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
heading-information = Information from the withdrawn call
heading-later = Still to do
further-why = Why?
further-change = Change an answer
further-new = New ruling
further-return = Back to the ruling

why-title = Why
why-law = Law { $law }
why-question = The answer is needed to apply Law { $law }.
why-first = The answer decides which paragraph applies.
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
not-covered = The auction shows: { $irregularity }. There is no procedure for that here yet.
other-irregularity = The auction shows something else: { $irregularity }. Start a new ruling with it, or correct the auction.
language-title = Language
language-set = This is English.
edition-title = Edition of the Laws
edition-set = New rulings follow the Laws of { $year }. A case that is open keeps its edition.

footer-home = help · language · edition · open · quit
footer-case = back · answers · why · ? · restart · cancel · help
footer-ruling = why · answers · open · ruling (a new one) · cancel · help
footer-return = back returns to the case
help-title = Help
help-answers = Answer with the number of a choice or with its words. You may type the auction at any time.
help-back = back: take back the last answer
help-list = answers: list the answers and change one
help-why = why: the Law and the answers behind this
help-explain = ?: how to judge the question
help-restart = restart: the same irregularity from the beginning
help-cancel = cancel: close the case
help-new = ruling: a new case; open: the cases that are open
help-settings = language, edition: change them
goodbye = Goodbye.

error-not-an-answer = That is not one of the answers.
error-nothing-to-undo = There is nothing to take back.
error-too-long = That is too long to read.
error-control-characters = That contains characters that cannot be read.
error-call-not-expected = No call is asked for here.
error-no-such-command = There is no such command.
error-no-case = No case is open. Say what happened.

error-unknown-edition = No such edition of the Laws: { $value }. Known: { $known }.
error-unknown-language = No such language: { $value }. Known: { $known }.
error-unknown-procedure = No such procedure: { $value }.
error-unknown-fact = No such fact: { $key }.
error-wrong-value = The fact { $key } cannot be { $value }. Expected: { $expected }.
error-wrong-procedure = The auction shows something that is not ruled under { $value }.
error-not-json = The facts are not valid JSON: line { $line }, column { $column }.
error-not-an-object = The facts must be a JSON object of keys and values.
error-file = The file cannot be read: { $value }.
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
