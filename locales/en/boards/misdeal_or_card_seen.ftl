irregularity-misdeal_or_card_seen = Incorrect deal, or a card seen
    .label = Wrong deal, card seen
    .what = The board was not dealt as it should be, a card of it was seen, or a new deal is wanted
    .player = If a board was dealt wrongly, or you see a card of another player, do not say which. A passed-out board is not dealt again.

fact-deal_happened = What happened? First that fits.
    .not_shuffled = Unshuffled or old deal
    .not_shuffled-full = The cards were not shuffled since they were last in order or in use, or the deal is from another session
    .passed_out = Passed out
    .passed_out-full = All four have passed, and a new deal is asked for
    .wrong_number = Wrong number of cards
    .wrong_number-full = The hands hold a wrong number of cards
    .seen_in_deal = Card seen in the deal
    .seen_in_deal-full = While the board was shuffled or dealt, a player could see the face of another’s card
    .wrong_deal = Otherwise dealt wrongly
    .wrong_deal-full = It was dealt otherwise than it should be: cards face up, two together, one side not present
    .seen_later = Card or hand seen later
    .seen_later-full = After the deal somebody saw a card or a hand of another player
    .other_reason = Another reason
    .other_reason-full = You want the board dealt again for another reason
fact-auction_begun_on_board = Has anybody called on this board, at any table?

step-old-deal-cancelled = No result on this board stands, at any table where it was played so.
    .say = This board was not shuffled and dealt for this session. No result on it stands.
    .explain = It is otherwise where an event is meant to replay old deals. Boards that tables exchange in one session are meant to be the same.
step-passed-out-stands = The board stays passed out. It is not dealt again, and both sides score zero.
    .say = The board is passed out. It is not dealt again. Please put the hands back.
    .explain = Other tables may get something out of the same cards.
step-second-deal-undone = If they have dealt it again already, no result of that counts. Put the first deal back.
    .explain = Only the deal that was in the board counts; nobody has allowed a new one.
step-wrong-deal-stands = It is too late for a new deal. The board is played as it is.
    .say = Please play the board as it is.
    .explain = Before the first call it would have been dealt again. If a hand has a wrong number of cards, that is another matter.

check-illegal-deal-is-fouled = It counts as a fouled board: rule on that next.
    .explain = Tables that play it in this form are compared with each other. Where all tables play it so, nothing changes.
check-wrong-number-next = Rule next on the wrong number of cards.
    .explain = Before the first call at any table, the board is dealt again.

penalty-dealt-again-unasked = You may give a procedural penalty to whoever dealt the passed-out board again.
    .explain = It comes on top of the score, and may be a warning.
