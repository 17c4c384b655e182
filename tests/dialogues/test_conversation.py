"""The conversation: what a director types and taps, and what the bot shows."""

from dataclasses import replace

import pytest

from dialogues import kept, wording
from dialogues.conversation import say, tap
from dialogues.pages import show
from dialogues.pages.case import Change
from dialogues.pages.found import Found
from dialogues.pages.home import More
from dialogues.screens import Screen
from dialogues.state import PLAYER, Conversation
from locales import LANGUAGES, locale
from rules.lawbook import LAWS_2007
from rules.procedures.auction import change_of_call
from rules.procedures.auction._irregular_call import SLIP
from rules.regulations.profiles import Profile

ENGLISH = locale("en").text

# Over what earlier rulings on the board left standing.
STANDING = ENGLISH("heading-standing")


def talk(*lines: str, start: Conversation | None = None) -> tuple[Conversation, Screen]:
    """Say these lines one after another."""
    state = start or Conversation()
    screen = show(state)
    for line in lines:
        state, screen = say(state, line)
    return state, screen


def ids(screen: Screen) -> list[str]:
    return [choice.id for choice in screen.choices]


def on(screen: Screen) -> tuple[str, ...]:
    """Every line of a ruling, also what is folded, in the order of the screen."""
    later = (line for section in screen.later for line in (section.heading, *section.lines))
    lines = (*screen.context, *screen.body, *screen.script, *later, *screen.folded)
    return tuple(line.removeprefix("– ") for line in lines)


def is_ruling(screen: Screen) -> bool:
    """Whether nothing is asked any more."""
    return screen.footer == ENGLISH("footer-ruling")


def test_an_auction_begins_its_ruling() -> None:
    """The auction alone says what happened, and who; the first question is the one it cannot answer."""
    _, screen = talk("N: 1S P 1H")
    assert screen.title.startswith("Insufficient bid")
    assert screen.title.endswith(" · South")
    assert screen.question.startswith("A slip: ")
    assert screen.audience == "Away from the table."


def test_words_find_the_irregularity() -> None:
    """Said in the director's own words, the irregularity is offered for confirmation."""
    _, screen = talk("somebody made an insufficient bid")
    assert screen.title == "Is it this?"
    assert ids(screen)[0] == "insufficient_bid"


def test_a_word_of_a_phrase_begins_no_search_in_a_case() -> None:
    """In a case "nothing" is an answer or none, and not part of "opened with nothing"."""
    _, screen = talk("N: 1S P 1H", "nothing")
    assert screen.title.startswith("Insufficient bid")
    assert screen.notices == ("That is not one of the answers.",)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "27"), ("en", "Law 27B"), ("el", "Νόμος 27Β"), ("tr", "27B1(a)"), ("he", "27ב(1)(א)")]
)
def test_a_law_offers_what_is_ruled_under_it(language: str, text: str) -> None:
    """Typed as the reader's book prints it, where nothing else is asked."""
    state, screen = talk(text, start=Conversation(language))
    assert ids(screen)[0] == "insufficient_bid"
    assert tap(state, "insufficient_bid")[0].case is not None


def test_a_law_is_read_in_the_edition_of_the_director() -> None:
    """16C is information from a withdrawn call in 2017 and from another source in 2007."""
    assert "withdrawn_action_information" in ids(talk("16C")[1])
    found = ids(talk("16C", start=Conversation(edition=LAWS_2007))[1])
    assert "extraneous_information" in found
    assert "withdrawn_action_information" not in found


def test_a_table_is_no_law() -> None:
    """After /ruling a short text names the table, be it called 27 or 5A."""
    for label in ("27", "5A"):
        assert talk(f"/ruling {label}")[0].new_label == label


def test_a_number_that_is_neither_choice_nor_law_is_no_answer() -> None:
    """99 is no Law; a number in a case, or on the page of open cases, is never one."""
    for lines in (["99"], ["N: 1S P 1H", "27"], ["N: 1S P 1H", "ruling", "open", "27"]):
        assert talk(*lines)[1].notices == ("That is not one of the answers.",)


def test_every_option_is_read_out_before_the_choice() -> None:
    """The script names what LHO may choose and what follows; what each choice brings can be looked up."""
    state, screen = talk("N: 1S P 1H", "no")
    assert len(screen.script) == 2
    assert not any(choice.detail for choice in screen.choices)
    assert talk("?", start=state)[1].body == (
        "– Accept the bid: The bid counts as legal. West calls next.",
        "– Refuse it: South must replace it with a legal call.",
        "Whoever chooses does so without consulting partner. If partner has advised, rule on that under “Before the "
        "director came” (10C2).",
    )


def test_an_answer_may_be_a_number_a_word_or_a_part_of_it() -> None:
    """Numbers, yes and no, the words of a choice, or a part that no other choice has."""
    expected = talk("N: 1S P 1H", "2", "1")[0]
    assert talk("N: 1S P 1H", "no", "Accept the bid")[0] == expected
    assert talk("N: 1S P 1H", "n", "accept the")[0] == expected


def test_a_call_may_be_typed_as_the_replacement() -> None:
    """A pass typed where a replacement is asked for is the replacement."""
    state, screen = talk("N: 1S P 1H", "no", "2", "P")
    assert "comparable" in screen.question
    assert state.case is not None
    assert "The new call: 2♥" in talk("N: 1S P 1H", "no", "2", "2H")[1].context


def test_the_ruling_shows_its_laws_and_what_to_come_back_for() -> None:
    """The ruling says the Laws applied, the steps, what lasts and what is still to do."""
    _, screen = talk("N: 1S P 1H", "no", "2", "3", "no")
    assert "Laws applied: 23A, 27B2, 26B, 72C, 16C1, 16C2, 16C3" in on(screen)
    assert "North must pass at every turn until the auction is over. (27B2)" in on(screen)
    assert ids(screen) == [
        "lead_restriction",
        "awareness_of_damage",
        "withdrawn_action_information",
        "why",
        "answers",
        "again",
        "done",
        "folded",
        "compare",
    ]


def test_a_check_leads_to_its_second_segment() -> None:
    """At the end of play the director comes back to the same case, on the same board."""
    state, _ = talk("N: 1S P 1H", "no", "2", "3", "no")
    state, screen = tap(state, "awareness_of_damage")
    assert "South" in screen.question
    state, screen = talk("yes", "yes", "no", start=state)
    assert screen.title.startswith("Could the offender have known?")
    assert ids(screen) == [
        "lead_restriction",
        "withdrawn_action_information",
        "board_score",
        "why",
        "answers",
        "again",
        "done",
        "folded",
        "compare",
    ]


def test_what_is_ruled_on_next_is_a_tap_away() -> None:
    """Another irregularity that a ruling leaves goes on with what is known of it, and is then called for no more."""
    state, screen = talk("N: 1S P 1H N=2S", "All of these calls", "Accept the bid")
    assert "North also called out of turn meanwhile. Rule on that call next. (29)" in on(screen)
    handed = "bid_out_of_turn@0.2"
    assert next(choice.text for choice in screen.choices if choice.id == handed) == "Bid out of turn · North"
    state, screen = tap(state, handed)
    assert screen.title.startswith("Bid out of turn")
    assert screen.title.endswith(" · North")
    state, screen = talk("Nobody", start=state)
    assert screen.question == "What does East choose?"  # whose turn it was is known
    state, screen = talk("Accept the call", start=state)
    assert screen.title.startswith("Bid out of turn")
    assert handed not in ids(screen)


CARD_SEEN = ("Card exposed or led during the auction", "N: 1D P 1S 2C 2S", "East", "yes", "2")
BARRED_CALL = ("Call by a player obliged to pass", "N: 1D P 1S 2C 2S", "West", "North, East not yet", "no")


def test_a_card_exposed_in_a_typed_auction_asks_what_partner_has_called_since() -> None:
    """24B: partner's turn may be past; their bid at it is the next irregularity, and its ruling frees them."""
    state, screen = talk(*CARD_SEEN)
    assert screen.question == "What did West first call after the card was seen?"
    assert [choice.text for choice in screen.choices] == ["Nothing yet", "Another call"]
    state, screen = talk("Another call", start=state)
    assert not any("must pass at their next turn" in line for line in on(screen))
    state, _ = tap(state, "call_when_must_pass@0.2")
    state, screen = talk("North, East not yet", "no", start=state)
    assert screen.title.startswith("Call by a player obliged to pass")
    assert any("West had to pass at that turn only" in line for line in on(screen))


def test_an_auction_typed_after_the_ruling_on_a_card_asks_what_partner_has_called_since() -> None:
    """The card was ruled on without it, so that nothing shows which of its calls came before."""
    answers = ("yes", "1", "2", "N: 1D P 1S 2C 2S")
    state, screen = talk("Card exposed or led during the auction", "East", *answers)
    assert [choice.id for choice in screen.choices] == ["correct", "no"]
    _, screen = tap(state, "correct")
    assert screen.question == "What did West first call after the card was seen?"


def test_a_call_by_a_player_obliged_to_pass_needs_no_second_answer_to_what_was_called_since() -> None:
    """What had been called before the director came is said once, and the ruling comes."""
    _, screen = talk(*BARRED_CALL, "At this turn only")
    assert screen.title.startswith("Call by a player obliged to pass")
    assert any("West had to pass at that turn only" in line for line in on(screen))


def test_a_card_ruled_on_after_the_call_that_it_forbade_obliges_nobody_again() -> None:
    """37A has freed partner: where that call came first after the card was seen, they need not pass once more."""
    state, _ = talk(*BARRED_CALL, "At this turn only")
    for choice in ("again", "exposed_card_auction", "2"):
        state, screen = tap(state, choice)
    state, screen = talk("yes", "1", "2", start=state)
    assert screen.question == "What did West first call after the card was seen?"
    state, screen = talk("Call already ruled on", start=state)
    assert any("The turn at which West had to pass because of the cards is over" in line for line in on(screen))
    assert not any("must pass at their next turn" in line for line in on(screen))


def test_what_is_ruled_on_next_by_the_menu_is_called_for_no_more() -> None:
    """Begun as something else on this board, by the same player, it is the same irregularity."""
    state, _ = talk("N: 1S P 1H N=2S", "All of these calls", "Accept the bid")
    for choice in ("again", "bid_out_of_turn", "2"):
        state, screen = tap(state, choice)
    state, screen = talk("Nobody", "West’s turn, free to call", "Accept the call", start=state)
    assert "bid_out_of_turn@0.2" not in ids(screen)


def test_a_change_handed_over_knows_what_has_been_called_over_it() -> None:
    """25: that it was changed, and what LHO has called over, is not asked again."""
    state, _ = talk("N: E=1H E=1S E=2C", "All of these calls", "no", "Accept the second call", "no")
    state, screen = tap(state, "change_of_call")
    assert screen.question.startswith("A slip: ")
    state, screen = talk("no", "no", start=state)
    assert screen.question == "What does South choose?"


def test_a_card_handed_over_knows_who_played_it_and_when() -> None:
    """53C, 57: the wrong defender played before partner, unless an opponent had told them to (47E1)."""
    state, screen = talk("declarer led from the wrong hand", "1", "5", "None of these", "Declarer’s other hand")
    assert "premature_play@0.3" in ids(screen)
    state, screen = tap(state, "premature_play@0.3")
    assert ids(screen) == ["told", "before_partner"]
    state, screen = tap(state, "before_partner")
    assert screen.question == "What else has been played, and by whom?"


def test_why_names_the_answers_behind_each_paragraph() -> None:
    """Why: the paragraph, the answers that led to it, and its effect."""
    _, screen = talk("N: 1S P 1H", "no", "1", "why")
    assert screen.body[0] == "Law 27A1"
    assert "   What does West choose? Accept the bid" in on(screen)
    assert any(line.startswith("   → West has accepted") for line in on(screen))
    assert talk("N: 1S P 1H", "no", "1", "why", "back")[1].title.startswith("Insufficient bid")


def test_why_names_each_player_whom_a_paragraph_obliges() -> None:
    """37B2 obliges both members of the offending side, each by name."""
    _, screen = talk("Auction", "Player obliged to pass", "1", "1", "why")
    effects = [line for line in screen.body if "must pass at every turn" in line]
    assert len(effects) == len(set(effects)) == 2


def test_why_at_a_question_names_its_law() -> None:
    """Before the ruling, why says which paragraph needs the answer."""
    assert "25A" in talk("N: 1S P 1H", "why")[1].body[0]
    assert talk("1", "why")[1].body


def test_the_test_is_explained_on_demand() -> None:
    """Where the director judges, a question mark explains the test with examples."""
    _, screen = talk("N: 1S P 1H", "no", "2", "3", "?")
    assert "23A" in on(screen)[0]
    assert screen.body[0] == "Is the call that replaced the insufficient bid a comparable call?"
    assert "2♣" in screen.body[1]


def test_a_question_of_fact_is_explained_where_a_director_may_be_unsure() -> None:
    """What counts as played from dummy is not plain; who has played is."""
    state, screen = talk("Is that card played?")
    assert screen.question == "Whose card is it?"
    assert "explain" not in screen.keys
    assert "plain question of fact" in talk("?", start=state)[1].body[0]
    state, screen = talk("lead or play too soon", "5", start=Conversation())
    assert "explain" in screen.keys
    assert any("singleton" in line for line in talk("?", start=state)[1].body)


def test_an_explanation_is_read_over_the_question() -> None:
    """After why, help or the test of a question, the question can be answered straight away, or come back to."""
    state, _ = talk("N: 1S P 1H", "no", "2", "3")
    for command in ("?", "why", "help"):
        assert talk(command, "2", start=state)[0] == talk("2", start=state)[0]
        assert talk(command, "back", start=state)[0] == state
    state, _ = talk("N: 1S P 1H", "no", "2", "3", "no", "answers")
    state, _ = tap(state, "comparable")
    state, screen = say(state, "?")
    assert "23A" in on(screen)[0]
    assert is_ruling(talk("yes", "yes", start=state)[1])
    assert talk("help", "1", start=Conversation())[1].title == "Auction"


def test_an_answer_is_changed_and_what_falls_is_said() -> None:
    """Changing LHO's choice drops the replacement, and says so."""
    state, screen = talk("N: 1S P 1H", "no", "2", "3", "no", "answers")
    assert screen.question == "Which one do you want to change?"
    state, screen = tap(state, "accept_insufficient")
    assert "You are changing this answer" in screen.notices[0]
    state, screen = tap(state, "accepts")
    assert [choice.text for choice in screen.choices] == ["Yes, change it", "No, the ruling stands"]
    _, screen = tap(state, "yes")
    assert is_ruling(screen)
    assert [line.split(":")[0] for line in screen.notices] == ["No longer counts", "No longer counts"]


def test_a_typed_answer_is_changed_by_typing() -> None:
    """The auction is changed by typing it again."""
    state, _ = talk("N: 1S P 1H", "answers")
    state, screen = tap(state, "auction")
    assert screen.question == "Type it again."
    assert "1♦" in " ".join(talk("1S P 1D", start=state)[1].context), "the dealer is known"
    _, screen = talk("E: 1S P 1H", "correct", start=state)
    assert screen.title.endswith(" · West")


def test_an_answer_that_the_auction_overtakes_is_changed_by_what_holds() -> None:
    """Where it is not asked for any more, no other question's answer is kept as this one."""
    state, _ = tap(Conversation(role="director"), "insufficient_bid")
    state, _ = say(tap(state, "lho_called")[0], "N: 1S P 1H")
    state, screen = tap(say(state, "/answers")[0], "since")
    assert [choice.id for choice in screen.choices] == ["answer", "auction"]
    assert state.case is not None
    shown_before, _ = tap(state.with_case(replace(state.case, page=Change("since"))), "yes")
    assert shown_before.case is not None
    segments = shown_before.case.segments
    assert kept.load_segments(kept.dump_segments(segments)) == segments == state.case.segments


def test_back_restart_and_cancel() -> None:
    """Back takes back one answer, restart all of them, cancel closes the case."""
    state, _ = talk("N: 1S P 1H", "no")
    assert talk("back", start=state)[0] == talk("N: 1S P 1H")[0]
    assert talk("restart", "no", start=state)[0] == talk("cancel", "no", start=state)[0] == state
    assert talk("restart", "yes", start=state)[0] == talk("N: 1S P 1H")[0]
    assert talk("cancel", "yes", start=state)[0].cases == ()
    assert talk("N: 1S P 1H", "back")[1].notices == ("There is nothing to take back.",)
    assert talk("back")[1].notices == ("No case is open. Say what happened.",)


def test_several_cases_are_open_at_once() -> None:
    """A second ruling leaves the first one waiting; open lists both, the newest first."""
    state, _ = talk("N: 1S P 1H", "ruling", "N: 1S W=2H", "open")
    screen = show(state)
    assert [choice.text.split(" · ")[0] for choice in screen.choices] == ["Bid out of turn", "Insufficient bid"]
    state, screen = tap(state, "1")
    assert screen.title.startswith("Insufficient bid")
    assert screen.notices == ("Here is where you were.",)


def test_an_irregularity_named_in_the_middle_of_a_case_begins_another() -> None:
    """Said plainly, another irregularity is offered as a new case; the old one stays open."""
    state, screen = talk("N: 1S P 1H", "they made a bid out of turn")
    assert screen.question == "Something else happened?"
    assert talk("no", start=state)[0] == talk("N: 1S P 1H")[0]
    state, screen = talk("yes", start=state)
    if screen.title == "Which is it?":
        state, screen = tap(state, "bid_out_of_turn")
    assert len(state.cases) == 2


def test_an_open_case_keeps_its_edition() -> None:
    """Changing the edition concerns new rulings only."""
    state, screen = talk("N: 1S P 1H", "edition", "Laws of 2007")
    assert state.edition == LAWS_2007
    assert screen.title.startswith("Insufficient bid")
    assert "Laws of 2017" in on(screen)
    new = talk("ruling", "N: 1S P 1H", start=state)[0].case
    assert new is not None
    assert new.edition == LAWS_2007


def after_27b2(*lines: str) -> tuple[Conversation, Screen]:
    """South's insufficient bid was replaced by a pass, so that North must pass throughout; then these lines."""
    state, _ = talk("N: 1S P 1H", "no", "2", "3", "no")
    return talk("Something else", *lines, start=state)


def test_a_barred_player_who_bids_is_ruled_under_37() -> None:
    """Who must pass is known from the first ruling: whatever North bids is ruled as a call against that."""
    state, screen = after_27b2("Bid out of turn")
    assert [choice.text for choice in screen.choices][2] == "North, when they had to pass"
    state, screen = say(state, "North, when")
    assert screen.title.startswith("Call by a player obliged to pass")
    assert screen.title.endswith(" · North")
    state, screen = talk("East, South not yet", "no", start=state)
    assert screen.title.startswith("Call by a player obliged to pass")
    assert "Law 27" not in " ".join(screen.context)
    still = on(screen).index(STANDING)
    assert "North must pass at every turn until the auction is over." in on(screen)[still:]


def test_nobody_has_to_pass_when_the_auction_is_over() -> None:
    """The duty to pass is neither asked of in the play, nor still standing after a ruling on it."""
    state, screen = after_27b2("Revoke")
    assert [choice.text for choice in screen.choices] == ["South", "West", "North", "East"]
    state, screen = talk("North", start=state)
    while not is_ruling(screen):
        state, screen = say(state, "1")
    assert "must pass" not in " ".join(on(screen))


def test_a_call_at_the_turn_of_a_player_who_must_pass_is_in_turn() -> None:
    """28A: East calls at North's turn; that North has to pass is known and not asked."""
    state, _ = after_27b2("Bid out of turn", "East", "Nobody")
    texts = [choice.text for choice in show(state).choices]
    assert "North’s, obliged to pass" in texts
    assert "North’s, free to call" not in texts


def test_a_pass_that_counts_as_made_is_not_made_again() -> None:
    """28A: West bids at the turn at which South had to pass once; that duty does not stand any more."""
    once = "South must pass at their next turn, once"
    state, screen = talk("E: S=P", "ordinary", "Not accept")
    assert once in " ".join(on(screen))
    other, screen = talk("Something else", "Bid out of turn", "North", "Nobody", "West’s", start=state)
    other, screen = talk("Accept the call", start=other)
    assert once in " ".join(on(screen)[on(screen).index(STANDING) :])
    west, screen = talk("Something else", "Bid out of turn", "West", "Nobody", start=state)
    state, screen = talk("South’s, obliged to pass", "yes", start=west)
    assert any(line.startswith("North calls next.") for line in on(screen))
    assert STANDING not in on(screen)
    _, screen = talk("Something else", "Bid out of turn", start=state)
    assert "South, when they had to pass" not in [choice.text for choice in screen.choices]
    _, screen = talk("South’s, free", "Pass, and the auction goes on", start=west)
    assert once not in " ".join(on(screen)), "South was free again, so that the turn was over"


def test_an_auction_says_better_what_happened_than_a_name_that_was_only_picked() -> None:
    """The case picked for it gives way, as long as nothing has been answered in it."""
    state, screen = talk("Changed or unintended call", "N: P N=1S")
    assert (screen.title, len(state.cases)) == ("Changed or unintended call · North", 1)
    assert "was one a slip?" in screen.question
    state, screen = talk("Insufficient bid", "Nobody", "N: P N=1S")
    assert screen.title.startswith("Insufficient bid")
    assert "Changed or unintended call" in on(screen) or "Bid out of turn" in on(screen)
    assert ids(screen) == ["new", "no"]


def test_a_second_call_of_one_player_goes_by_the_name_of_a_change() -> None:
    """31C, 25: the question and the ruling are those of a change of call, not of a bid out of turn."""
    assert (SLIP.id, change_of_call.IRREGULARITY.id) == (wording.WHICH_SLIP, wording.CHANGE_OF_CALL)
    _, screen = talk("E: 2S S=3H S=2H", "3")
    assert screen.title.startswith("Changed or unintended call")


def test_a_pass_that_the_typed_auction_shows_is_not_made_again() -> None:
    """30A: the auction was typed with the calls that followed the ruling, South's pass among them."""
    for auction, obliged in (("E: S=P E=1H S=P W=2C", False), ("E: S=P E=1H", True)):
        state, screen = talk(auction, "None of them", "ordinary")
        assert "South must pass at their next turn, once" in " ".join(on(screen))
        _, screen = talk("Something else", "Bid out of turn", start=state)
        assert ("South, when they had to pass" in [choice.text for choice in screen.choices]) is obliged


def test_a_second_insufficient_bid_by_an_opponent_has_its_own_questions() -> None:
    """Nothing that was answered of the first is taken for the second, and each has its own checks."""
    state, screen = after_27b2("Insufficient bid", "West")
    assert screen.title.startswith("Insufficient bid")
    assert "called next" in screen.question
    state, screen = talk("Nobody", "West’s own", "no", "2", "Pass", "no", start=state)
    assert screen.title.startswith("Insufficient bid")
    assert {"awareness_of_damage", "awareness_of_damage@1"} <= set(ids(screen))
    assert kept.load_segments(kept.dump_segments(state.cases[0].segments)) == state.cases[0].segments
    state, screen = tap(state, "awareness_of_damage@1")
    assert "West" in screen.question


def test_without_seats_and_standings_nobody_is_asked_who_it_was() -> None:
    """Where the first ruling left nobody obliged to pass and no auction was typed, the menu is enough."""
    state, _ = talk("insufficient bid", "1", "Nobody", "own turn", "no", "1")
    state, screen = talk("Something else", "Insufficient bid", start=state)
    assert screen.title.startswith("Insufficient bid")
    assert len(state.cases) == 1


EXPOSED = ("Something else", "Defender’s card exposed")
HONOUR = ("By accident", "yes", "no", "ten or higher")


def test_a_standing_is_taken_up_as_often_as_it_is_left() -> None:
    """50D2(b): while the card lies there the follow-up comes again, and what lies there is not asked again."""
    state, screen = talk("defender dropped a card", "Defender’s card exposed", *HONOUR)
    assert ids(screen)[0] == "penalty_card_followed"
    for _ in range(3):
        state, screen = tap(state, "penalty_card_followed")
        assert screen.question == "What is happening?"
        state, screen = talk("The offender’s partner on lead", "Leave the lead free", start=state)
        assert screen.title.startswith("What happens with the penalty card")
    state, screen = tap(state, "penalty_card_followed")
    state, screen = talk("The offender’s partner on lead", "Require", start=state)
    assert "penalty_card_followed" not in ids(screen)
    assert "penalty_card_damage" in ids(screen)


def test_the_other_edition_knows_what_lies_on_the_table() -> None:
    """The comparison of a follow-up starts from the same board."""
    state, _ = talk("defender dropped a card", "Defender’s card exposed", *HONOUR)
    state, _ = tap(state, "penalty_card_followed")
    _, screen = talk("The offender to play to a trick", "compare", start=state)
    assert screen.body == ("The ruling would be the same.",)


def test_each_defender_has_penalty_cards_of_their_own() -> None:
    """A card of the other defender is followed by itself; one more of the same player takes the place of the first."""
    state, _ = talk("defender dropped a card", "Defender’s card exposed", *HONOUR)
    both, screen = talk(*EXPOSED, "The offender’s partner", *HONOUR, start=state)
    assert {"penalty_card_followed", "penalty_card_followed@1.2"} <= set(ids(screen))
    assert kept.load_segments(kept.dump_segments(both.cases[0].segments)) == both.cases[0].segments
    two, screen = talk(*EXPOSED, "The offender", "By accident", "yes", "yes", start=state)
    assert "All penalty cards of the offender are now major. (50B)" in on(screen)
    assert [id for id in ids(screen) if id.startswith("penalty_card_followed")] == ["penalty_card_followed@1"]
    state, screen = talk(*EXPOSED, "LHO", *HONOUR, start=two)
    (still,) = [section.lines for section in screen.later if section.heading == STANDING]
    assert len(still) == 2, "what lay there before the second card does not stand any more"


def test_the_seats_of_a_follow_up_are_those_of_its_player() -> None:
    """Where the seats are known, the player with the penalty card is named, not the first offender."""
    state, _ = talk("N: 1S P 1H", "no", "1", *EXPOSED, "West", *HONOUR)
    state, _ = talk(*EXPOSED, "East", *HONOUR, start=state)
    _, screen = tap(state, "penalty_card_followed@2.3")
    assert [choice.text for choice in screen.choices][:2] == [
        "West on lead",
        "East to play to a trick",
    ]


def test_a_case_is_labelled_by_its_table() -> None:
    """The table stands before the title, and in the list of open cases."""
    state, screen = talk("/ruling T5")
    assert screen.title == "T5 · Fifth Seat"
    state, screen = talk("N: 1S P 1H", start=state)
    assert screen.title == "T5 · Insufficient bid · South"
    assert talk("/label board 12", start=state)[1].title == "Board 12 · Insufficient bid · South"
    assert talk("open", start=state)[1].choices[0].text == "T5 · Insufficient bid · A question is waiting"
    assert talk("ruling", "N: 1S W=2H", start=state)[1].title == "Bid out of turn · West"
    assert talk("/ruling insufficient bid")[1].title == "Insufficient bid"
    assert talk("/ruling bid too low")[1].title == "Is it this?"
    assert talk("/ruling N: 1S P 1H")[1].title == "Insufficient bid · South"
    assert talk("/label x", "label")[1].notices
    assert talk("N: 1S P 1H", "/label a name that is much too long to be one")[1].notices[0].startswith("Write")
    assert talk("/ruling " + "x" * 40)[1].notices


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_be_changed_in_the_middle(language: str) -> None:
    """The same case goes on in another language, whatever the language was."""
    state, _ = talk("N: 1S P 1H", "language")
    state, screen = tap(state, language)
    assert state.language == language
    assert len(screen.choices) == 2
    for other in LANGUAGES:
        back, _ = say(state, "/language")
        assert tap(back, other)[0].language == other


@pytest.mark.parametrize(
    ("text", "notice"),
    [
        ("x" * 10_000, "That is too long to read."),
        ("no\x00", "That contains characters that cannot be read."),
        ("99", "That is not one of the answers."),
        ("/nonsense", "There is no such command."),
        ("N: 1S P 9Z", "This is not a call: 9Z"),
        ("Q: 1S", "This is not a seat: Q"),
        ("N: 1S P 2H", "This auction shows no irregular call."),
        ("3H", "No call is asked for here."),
        ("perhaps", "That is not one of the answers."),
    ],
)
def test_what_cannot_be_read_gets_one_line_and_the_same_screen(text: str, notice: str) -> None:
    """Bad input: one clear line, nothing lost, the same screen again."""
    state, before = talk("N: 1S P 1H")
    after, screen = say(state, text)
    assert after == state
    assert screen.notices[0].startswith(notice)
    assert (screen.title, screen.question, screen.choices) == (before.title, before.question, before.choices)


@pytest.mark.parametrize(
    ("auction", "title"),
    [
        ("N: 1S W=P", "Pass out of turn"),
        ("N: 1S W=X", "Double or redouble out of turn"),
        ("N: 1S P X", "Inadmissible double or redouble"),
        ("N: 8C", "Bid of more than seven"),
        ("N: 1S P P P E=2H", "Call after the final pass"),
        ("N: 1S P P N=P", "Player skipped"),
    ],
)
def test_an_auction_says_what_it_shows(auction: str, title: str) -> None:
    """Whatever irregular call the auction shows begins its own ruling."""
    assert title in talk(auction)[1].title


def test_a_second_segment_knows_the_facts_of_the_first() -> None:
    """What was exposed in the auction decides what it becomes, and is not asked again."""
    state, _ = talk("Card exposed or led during the auction", "yes", "1", "2")
    state, screen = tap(state, "exposed_card_becomes")
    assert "defender" in screen.question
    assert "major penalty card" in " ".join(on(talk("yes", start=state)[1]))


def test_a_stale_tap_changes_nothing() -> None:
    """A choice of an earlier screen is refused with the present one."""
    state, _ = talk("N: 1S P 1H", "no")
    after, screen = tap(state, "yes")
    assert after == state
    assert screen.notices == ("That is not one of the answers.",)


def test_a_case_is_kept_as_it_is() -> None:
    """Written down and read again, answers and regulations are the same."""
    state, _ = talk("N: 1S P 1H", "no", "2", "2H", "2", "no", "answers")
    assert state.case is not None
    assert kept.load_segments(kept.dump_segments(state.case.segments)) == state.case.segments
    profile = Profile({"law27": "printed"}, {"law27": "club"})
    assert kept.load_profile(kept.dump_profile(profile)) == profile


def test_the_other_edition_is_compared_on_demand() -> None:
    """What each edition alone rules stands under its own heading, each line with the paragraph of that edition."""
    state, screen = talk("N: 1S P N=2H", "no", "2", "1")
    assert "Laws of 2007?" in [choice.text for choice in screen.choices]
    assert tap(state, "compare") == talk("compare", start=state)
    screen = tap(state, "compare")[1]
    assert screen.title == "Under the Laws of 2007"
    divided = screen.body.index("Only under the Laws of 2007:")
    assert screen.body[0] == "Only under the Laws of 2017:"
    assert "This brings no lead restriction. (26A)" in on(screen)[:divided]
    assert "South must pass at every turn until the auction is over. (31B)" in on(screen)[divided:]
    assert talk("compare", "back", start=state)[0] == state


def test_what_both_editions_say_in_other_words_is_a_difference() -> None:
    """The lead restriction lasts in both editions, and is not the same one."""
    body = talk("N: 1S P N=2H", "no", "2", "2", "compare")[1].body
    restrictions = [line for line in body if line.startswith("– If North defends")]
    assert [line[line.rindex("(") :] for line in restrictions] == ["(26B)", "(26)"]


def test_the_same_ruling_in_both_editions_is_said_so() -> None:
    """Where nothing differs the page says so, and names an answer for which the other edition has another test."""
    body = talk("N: 1S P 1H", "no", "1", "compare")[1].body
    assert body[0] == "The ruling would be the same."
    assert body[1] == "Your answer is taken as it is, but the Laws of 2007 ask something else:"
    assert "without pause for thought" in body[2]
    assert talk("insufficient bid", "2", "1", "compare")[1].body == ("There is no ruling yet.",)
    start = Conversation(edition=LAWS_2007)
    assert talk("N: 1S P 1H", "no", "1", "compare", start=start)[1].title == "Under the Laws of 2017"


def test_what_the_other_edition_would_ask_is_shown() -> None:
    """Where the other edition needs another answer, its question is shown, and an offer with its options."""
    body = talk("N: 1S P 1H", "no", "2", "3", "no", "compare")[1].body
    assert body[:2] == ("The ruling would depend on this question:", "   What does South call instead?")
    assert body[4].startswith("   – Pass: No further rectification if it means the same")
    body = talk("N: 1S P 1H", "no", "2", "2H", "1", "compare")[1].body
    assert len(body) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_compares(language: str) -> None:
    """The page is there in every language; before the ruling, and with no case, it says that there is none."""
    state, _ = talk("N: 1S P 1H", "2", "1", start=Conversation(language))
    assert "2007" in talk("/compare", start=state)[1].title
    early = talk("N: 1S P 1H", "/compare", start=Conversation(language))[1]
    assert len(early.body) == 1
    assert talk("/compare", start=Conversation(language))[1].notices


def test_somebody_new_says_whether_they_direct_or_play() -> None:
    """Start asks director or player, and again when it is said again; a link from a group leads on at once."""
    state, screen = talk("/start", start=Conversation(role=""))
    assert ids(screen) == ["director", "player"]
    state, screen = tap(state, "director")
    assert screen.title == "Fifth Seat"
    assert ids(talk("/start", start=state)[1]) == ["director", "player"]
    assert ids(talk("/start ruling", start=state)[1])[0] == "more auction"
    assert ids(talk("/start ruling", start=Conversation(role=""))[1]) == ["director", "player"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", ["N: 1S P 1H", "1", "/ruling insufficient bid"])
def test_a_player_is_told_what_the_laws_provide_and_gets_no_ruling(said: str, language: str) -> None:
    """Whatever a player says: call the director, the choices that the Laws give, on demand the Laws; no ruling."""
    start = Conversation(language, role=PLAYER)
    state, screen = talk(said, start=start)
    state, screen = tap(state, "insufficient_bid") if isinstance(state.page, Found | More) else (state, screen)
    assert ids(screen) == ["whole"]
    assert not screen.question
    assert not screen.script
    state, screen = tap(state, "whole")
    assert not screen.choices
    assert not screen.question
    assert "27" in on(screen)[-1]
    assert len(screen.body) > 6
    assert state.cases == ()
    assert talk("2", "why", "/open", start=state)[0].cases == ()


def test_what_is_kept_can_be_read_and_forgotten() -> None:
    """Privacy says what is kept; forget asks first, and deletes on a second word."""
    state, _ = talk("N: 1S P 1H")
    assert "/forget" in talk("/privacy", start=state)[1].body[0]
    assert talk("/privacy", "2", start=state)[0] == talk("2", start=state)[0]
    assert talk("/forget", "2", start=state)[0] == state
    assert "deleted" in talk("/forget", "1", start=state)[1].body[0]


@pytest.mark.parametrize("said", [("N: 1S W=2H",), ("1", "1")])
def test_what_somebody_new_said_first_is_gone_on_with(said: tuple[str, ...]) -> None:
    """Director or player is asked in between; then the ruling begins, or the player is told."""
    _, screen = talk(*said, "A director", start=Conversation(role=""))
    assert screen.title in ("Bid out of turn · West", "Insufficient bid")
    assert screen.question
    assert "Call the director" in talk(*said, "A player", start=Conversation(role=""))[1].body[0]


def test_a_part_of_a_choice_begins_a_word() -> None:
    """Letters from the middle of a word choose nothing."""
    assert talk("ispute")[1].title != "Is that card played?"
    assert talk("Auction", "skip")[1].title == "Player skipped"
    assert talk("Auction", "kipped")[1].title != "Player skipped"


@pytest.mark.parametrize(
    "line", ["/ruling \u2068T5", "\u2068/ruling T5\u2069", "/ruling T\u202e5", "\u200f/ruling \u2068T5\u2069"]
)
def test_marks_that_were_copied_are_not_kept(line: str) -> None:
    """Whoever copies a part of what was shown copies marks with it, and an isolate may be without its end."""
    state, _ = say(Conversation(role="director"), line)
    state, screen = say(state, "N: 1S P 1H")
    assert state.case is not None
    assert state.case.label == "T5"
    assert screen.title.count("\u2068") == screen.title.count("\u2069")


def test_that_the_sides_do_not_agree_is_an_answer_to_any_question() -> None:
    """85A: what the director finds becomes the answer; the ruling, the answers and "why" say that it was disputed."""
    state, screen = talk("dummy touched a card", "1", "the sides disagree")
    assert screen.body[0] == "The test of Law 85A1"
    assert ids(screen) == ["yes", "no", "open"]
    state, screen = tap(state, "yes")
    assert is_ruling(screen)
    assert ENGLISH("step-fact-on-evidence") in screen.body
    assert state.case is not None
    assert kept.load_segments(kept.dump_segments(state.case.segments)) == state.case.segments
    _, answers = say(state, "answers")
    assert [choice.text for choice in answers.choices] == [
        "Did dummy touch the card only to arrange the hand? Yes (disputed; found by you)"
    ]
    assert any("85A1" in line for line in say(state, "why")[1].body)


def test_what_cannot_be_found_out_is_ruled_on_so_that_play_can_go_on() -> None:
    """85B: the answer with which play can go on is marked as left open, and can be changed like any other."""
    state, _ = talk("dummy touched a card", "1", "disputed")
    state, screen = tap(state, "open")
    assert screen.body[0] == "The test of Law 85B"
    assert screen.question == ENGLISH("disputed-by")
    state, screen = tap(state, "yes")
    assert ENGLISH("step-fact-left-open") in screen.body
    state, _ = talk("change", "1", "1", "1", start=state)
    assert not any(ENGLISH("step-fact-left-open") in line for line in on(show(state)))


def test_what_a_player_chooses_is_not_disputed() -> None:
    """Of a choice that the Laws give a player it is told how it is found out; of a ruling, which answer to change."""
    state, screen = talk("N: 1S P 1H", "no")
    assert say(state, "the sides disagree")[1].title == ENGLISH("find-out-title")
    _, screen = talk("dummy touched a card", "1", "yes", "the sides disagree")
    assert screen.title == ENGLISH("answers-title")
