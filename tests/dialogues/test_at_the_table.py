"""What is shown at the table: little, the whole of it on demand, and nothing that the table has heard already."""

import re
from collections.abc import Iterator

import pytest

from dialogues import pages
from dialogues.conversation import happened, say, tap
from dialogues.pages import show
from dialogues.pages.home import DIRECTORS_DOORS, MORE, OPEN_SHOWN, doors, shown_behind
from dialogues.screens import Screen, choice_id
from dialogues.state import DIRECTOR, PLAYER, Conversation, interview, irregularities
from dialogues.wording import BUTTON, REASONS, words
from locales import LANGUAGES, locale
from rules.engine.facts import Role
from rules.engine.outline import outline
from rules.engine.procedure import SOMEBODYS, SUBJECTS
from rules.engine.ruling import Question, Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Edition, editions
from rules.menu import DOORS, MENU, behind, get
from rules.model import Seat
from rules.procedures.play.revoke import SINCE_REVOKE, SINCE_REVOKE_2007, Since
from tests.dialogues.test_conversation import ids, talk

ENGLISH = locale("en").text
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EDITION = pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)

# So many words a player reads before the director comes.
LONGEST_ANSWER = 60


def taps(state: Conversation, *choices: str) -> tuple[Conversation, Screen]:
    """Tap these choices one after another; each of them is there."""
    screen = show(state)
    for choice in choices:
        state, screen = tap(state, choice)
        assert not screen.notices, choice
    return state, screen


def on(screen: Screen) -> str:
    """All that is read of a screen, and what its buttons say."""
    later = (line for section in screen.later for line in (section.heading, *section.lines))
    lines = (screen.title, *screen.notices, *screen.context, *screen.body, *screen.script, *later, screen.question)
    return "\n".join((*lines, *(choice.text for choice in screen.choices), screen.footer))


def ruled() -> Conversation:
    """A director's insufficient bid, ruled on."""
    state, screen = talk("N: 1S P 1H", "no", "2", "3", "no")
    assert screen.footer == ENGLISH("footer-ruling")
    return state


@LANGUAGE
def test_a_seat_that_is_tapped_first_names_the_players_from_then_on(language: str) -> None:
    """Whose bid it was is said with one tap, or not at all: then the players go by what they are to each other."""
    state, screen = tap(Conversation(language), "insufficient_bid")
    assert [choice.id for choice in screen.who] == [f"who={seat}" for seat in Seat]
    assert locale(language).text("who-first") in screen.audience
    south, lho = (words(language, LAWS_2017).text(f"seat-{seat}") for seat in "SW")
    named, screen = taps(state, "who=S")
    assert screen.who == ()
    assert screen.title.endswith(south)
    for answer in ("nothing", "lho", "no", "refuses", "pass", "no"):
        offered = ids(screen)
        named, screen = tap(named, answer if answer in offered else offered[0])
        assert screen.title.endswith(south)
        assert screen.who == ()
    assert named.case is not None
    given = interview(named.case).current
    assert isinstance(given, Ruling)
    assert given.seats
    _, unnamed = tap(state, "nothing")
    assert unnamed.who == (), "who has answered has passed it by"
    assert lho not in on(unnamed)
    assert south not in on(unnamed)


def test_seats_are_asked_for_where_a_call_or_a_card_is_one_players() -> None:
    """Not of a board or a score, and not where a typed auction has shown it; a seat that is typed says it as well."""
    for id in MENU:
        _, screen = tap(Conversation(), id)
        seats = [choice.id.removeprefix("who=") for choice in screen.who]
        asked = SUBJECTS[id].of in SOMEBODYS and screen.footer != ENGLISH("footer-ruling")
        assert seats == (list(Seat) if asked else []), id
    assert talk("N: 1S P 1H")[1].who == ()
    state, _ = tap(Conversation(), "insufficient_bid")
    assert say(state, "South")[0] == tap(state, "who=S")[0]


def test_a_seat_is_no_answer_any_more_where_it_is_known() -> None:
    """The button of an earlier screen changes nothing."""
    state, _ = taps(Conversation(), "insufficient_bid", "who=S")
    after, screen = tap(state, "who=N")
    assert after == state
    assert screen.notices == ("That is not one of the answers.",)


@LANGUAGE
def test_done_goes_home_and_leaves_the_case(language: str) -> None:
    """What there is to come back for is not lost: the case stands above the doors."""
    state, screen = talk("N: 1S P 1H", "2", "2", "3", "2", start=Conversation(language))
    after, screen = taps(state, "done")
    assert screen.title == locale(language).text("home-title")
    assert (after.cases, after.current) == (state.cases, None)
    assert ids(screen)[0] == "open 1"
    assert tap(after, "open 1")[0] == state


@LANGUAGE
def test_none_of_these_goes_home_with_a_line(language: str) -> None:
    """Of what the words may mean nothing is it; the table that was named is kept."""
    spoken = locale(language)
    state, screen = talk("/ruling T5", "27", start=Conversation(language))
    assert spoken.text("found-none") in [choice.text for choice in screen.choices]
    after, screen = tap(state, "none")
    assert screen.notices == (spoken.text("found-nothing"),)
    assert [id for id in ids(screen) if not id.startswith(MORE)] == ["revoke", "claim"]
    assert (after.new_label, after.cases) == ("T5", ())
    assert say(state, spoken.text("found-none"))[0] == after


def test_none_of_these_on_a_board_that_is_ruled_on_asks_again() -> None:
    """What else happened there is said in other words, or chosen."""
    state, _ = taps(ruled(), "again")
    found, screen = say(state, "penalty")
    assert "none" in ids(screen)
    after, screen = tap(found, "none")
    assert screen.notices == (ENGLISH("found-nothing"),)
    assert after == state


def players_pages(edition: Edition, language: str) -> Iterator[tuple[str, Screen]]:
    """What a player is told of each irregularity."""
    for id in irregularities(edition):
        yield id, happened(Conversation(language, edition, role=PLAYER), id)[1]


@EDITION
@LANGUAGE
def test_a_player_has_little_to_read_and_no_ruling(edition: Edition, language: str) -> None:
    """To call the director, and what may be chosen: nothing of what a choice brings, and nothing to read out."""
    found = dict(players_pages(edition, language))
    assert len(found) == len(irregularities(edition))
    counted = {id: len(re.findall(r"\w+", on(screen))) for id, screen in found.items()}
    assert {id: count for id, count in counted.items() if count > LONGEST_ANSWER} == {}
    w = words(language, edition)
    call = w.text("player-call", law=w.locale.law("9B"))
    for id, screen in found.items():
        assert screen.body[0] == call, id
        assert (screen.script, screen.later, screen.folded, screen.question) == ((), (), (), ""), id
        assert screen.body[-1] == w.text("player-no-ruling"), id
        assert ids(screen) == ["whole"], id
        brought = [
            w.text(f"consequence-{each.consequence}")
            for offer in outline(get(id, edition)).offers
            for each in offer.options
        ]
        assert [text for text in brought if text in on(screen)] == [], id


def test_a_player_reads_the_whole_on_demand() -> None:
    """What each choice brings, and the Laws; back leads to the little."""
    state, few = talk("N: 1S P 1H", start=Conversation(role=PLAYER))
    whole, screen = tap(state, "whole")
    assert "   Accept the bid: The bid counts as legal. LHO calls next." in screen.body
    assert screen.body[-1].startswith("Laws that may apply: ")
    assert len(screen.body) > len(few.body)
    assert say(whole, "back")[0] == state
    assert pages.read(pages.written(whole.page)) == whole.page


@pytest.mark.parametrize("said", ["T5 N: 1S P 1H", "/ruling T5 insufficient bid"])
def test_a_label_survives_the_question_who_somebody_is(said: str) -> None:
    """The table was said before it was known whether a director speaks; the page is kept with it."""
    state, screen = talk(said, start=Conversation(role=""))
    state, screen = tap(state, "insufficient_bid") if "insufficient_bid" in ids(screen) else (state, screen)
    assert ids(screen) == ["director", "player"]
    assert state.page is not None
    assert pages.written(state.page).endswith(" @T5")
    assert pages.read(pages.written(state.page)) == state.page
    after, screen = tap(state, "director")
    assert after.case is not None
    assert after.case.label == "T5"
    assert screen.title.startswith("T5 · Insufficient bid")


@EDITION
@LANGUAGE
def test_the_first_page_of_a_player_has_no_directors_doors(edition: Edition, language: str) -> None:
    """A score is a director's; the words speak to a player, and no case is opened from there."""
    player = show(Conversation(language, edition, role=PLAYER))
    director = show(Conversation(language, edition, role=DIRECTOR))
    left_out = [f"{MORE}{door}" for door in DIRECTORS_DOORS]
    assert left_out
    assert ids(player) == [id for id in ids(director) if id not in left_out]
    assert set(left_out) <= set(ids(director))
    assert player.body[0] == locale(language).text("home-player")
    assert director.body[0] == locale(language).text("home-body")


@EDITION
def test_every_irregularity_is_behind_one_door(edition: Edition) -> None:
    """A door behind which a single one stands is that one."""
    state = Conversation(edition=edition)
    found = [id for door in DOORS for id in shown_behind(door, state)]
    assert sorted(found) == sorted(irregularities(edition))
    for id, door in zip(doors(state), DOORS, strict=True):
        assert id == f"{MORE}{door}" or (id,) == shown_behind(door, state)
    assert "revoke" in doors(state)
    assert {id for id in MENU if id not in behind(SUBJECTS[id].door)} == set()


@LANGUAGE
def test_open_cases_stand_above_the_doors(language: str) -> None:
    """The newest first, and no more than a few; a tap goes on with one, and the number is that of its place."""
    start = Conversation(language)
    for table in range(1, 6):
        start, _ = talk(f"T{table} N: 1S P 1H", "/ruling", start=start)
    screen = show(start)
    assert OPEN_SHOWN == 3
    assert ids(screen) == ["open 5", "open 4", "open 3", *doors(start)]
    assert [re.findall(r"T\d", choice.text) for choice in screen.choices[:3]] == [["T5"], ["T4"], ["T3"]]
    state, screen = tap(start, "open 4")
    assert (state.current, screen.notices) == (4, (locale(language).text("resumed"),))
    assert say(start, "2")[0] == state
    assert say(start, "4")[1].title == locale(language).text("door-auction")
    player = Conversation(language, role=PLAYER, cases=start.cases)
    assert ids(show(player)) == list(doors(player))


def test_words_that_name_an_irregularity_go_on_with_no_open_case() -> None:
    """At another table the same has happened: it is a case of its own."""
    waiting, _ = talk("N: 1S P 1H", "ruling")
    state, screen = talk("insufficient bid", start=waiting)
    assert len(state.cases) == 2
    assert screen.title == "Insufficient bid"
    assert len(talk("insufficient", start=waiting)[0].cases) == 2
    state, screen = talk("Something else", "Insufficient bid", start=ruled())
    assert screen.question == ENGLISH("again-who")
    assert not [id for id in ids(show(taps(ruled(), "again")[0])) if id.startswith("open")]


def test_a_button_of_before_there_were_doors_is_taken() -> None:
    """Every irregularity is still a choice of the first page, and of what else happened on a board."""
    for id in irregularities(LAWS_2017):
        assert not tap(Conversation(), id)[1].notices
    state, _ = taps(ruled(), "again")
    assert tap(state, "bid_out_of_turn")[1].question == ENGLISH("again-who")


@LANGUAGE
def test_a_choice_with_a_full_text_shows_it_on_demand(language: str) -> None:
    """The question in full, and each of its choices; on the screen stands as much as is read in a hurry."""
    seen = 0
    for id in MENU:
        state, screen = tap(Conversation(language), id)
        assert state.case is not None
        asked = interview(state.case).current
        if isinstance(asked, Ruling) or "explain" not in screen.keys:
            continue
        w = words(language, state.case.edition)
        page = say(state, "/explain")[1]
        if any(choice.full for choice in screen.choices):
            seen += 1
            listed = [line.removeprefix("– ") for line in page.body if line.startswith("– ")]
            assert listed == [choice.full or choice.text for choice in screen.choices if choice.id not in BESIDE], id
        if full := w.whole_question(asked.key):
            assert page.body[0] == full, id
            assert full != screen.question, id
        assert tap(say(state, "/explain")[0], screen.choices[0].id)[0] == tap(state, screen.choices[0].id)[0]
    assert seen > 10


# What is no choice of the question, but of the auction.
BESIDE = ("rho_had_to_pass",)


def test_a_label_is_of_what_a_button_has_no_room_for() -> None:
    """What fits on a button stands there as it is."""
    w = words("en", LAWS_2017)
    assert len(w.value("since", "offender_replaced")) > BUTTON
    assert w.label("since", "offender_replaced") == "Offender changed it"
    assert w.label("since", "nothing") == ""
    assert w.label("unintended", value=True) == ""


def test_back_under_a_ruling_asks_first() -> None:
    """It would withdraw the ruling; under a question it does not ask."""
    state = ruled()
    asking, screen = say(state, "back")
    assert screen.question == ENGLISH("back-sure")
    assert ids(screen) == ["yes", "no"]
    assert pages.read(pages.written(asking.page)) == asking.page
    assert say(asking, "no")[0] == say(asking, "back")[0] == state
    taken, screen = say(asking, "yes")
    assert taken == talk("N: 1S P 1H", "no", "2", "3")[0]
    assert "comparable" in screen.question
    assert say(taken, "back")[0] == talk("N: 1S P 1H", "no", "2")[0]


@LANGUAGE
def test_only_what_is_new_of_a_script_is_read_out(language: str) -> None:
    """The offer has told what a cancelled bid out of turn brings; when it is not accepted, it is RHO's turn."""
    w = words(language, LAWS_2017)
    start = Conversation(language)
    state, screen = talk("N: E=1S", start=start)
    assert state.case is not None
    bound = words(language, LAWS_2017, interview(state.case).current.seats)
    assert bound.text("script-out-of-turn-at-rho-2017") in screen.script
    state, screen = tap(state, "refuses")
    assert screen.script == (bound.text("script-rho-calls.again"),)
    assert w.script("rho-calls", ()) == w.text("script-rho-calls")


@LANGUAGE
def test_what_a_script_has_told_whole_is_not_read_out_again(language: str) -> None:
    """The choices of an insufficient bid have told what its replacement brings."""
    state, screen = talk("N: 1S P 1H", start=Conversation(language))
    state, screen = tap(state, "no")
    assert state.case is not None
    bound = words(language, LAWS_2017, interview(state.case).current.seats)
    assert bound.text("script-insufficient-choices-2017") in screen.script
    _, screen = tap(state, "refuses")
    assert bound.text("script-insufficient-replace") not in screen.script


@LANGUAGE
def test_a_step_that_a_script_has_told_is_not_read_out_again(language: str) -> None:
    """That the bid is cancelled was heard before RHO called; it stands among the reasons."""
    state, screen = talk("N: E=1S", start=Conversation(language))
    state, screen = taps(state, "refuses", "passes")
    assert state.case is not None
    given = interview(state.case).current
    assert isinstance(given, Ruling)
    w = words(language, LAWS_2017, given.seats)
    (cancelled,) = [item for item in given.steps if item.id == "step-out-of-turn-cancelled"]
    others = [item for item in given.steps if item is not cancelled]
    assert others
    assert screen.script == (" ".join(w.said(item) for item in others),)
    assert f"– {w.item(cancelled)}" in screen.folded


@LANGUAGE
def test_a_reason_stands_among_the_reasons_alone(language: str) -> None:
    """Nothing is done or heard of what the director has judged."""
    shown = 0
    for path in (
        ("claim", "declarers_claim", "no", "no", "every_line_wins"),
        ("claim", "declarers_claim", "no", "no", "normal_line_loses", "one"),
    ):
        state, screen = taps(Conversation(language), *path)
        assert state.case is not None
        given = interview(state.case).current
        assert isinstance(given, Ruling)
        w = words(language, LAWS_2017, given.seats)
        for item in (item for item in given.steps if item.id in REASONS):
            shown += 1
            assert w.short(item) not in on(screen)
            assert f"– {w.item(item)}" in screen.folded
        assert screen.script or screen.body
    assert shown


@pytest.mark.parametrize("id", ["revoke", "defender_lead_out_of_turn", "penalty_card"])
def test_a_legal_auction_may_be_typed_where_the_irregularity_is_a_card(id: str) -> None:
    """It is kept with the case; whose card it was is asked as before."""
    state, _ = taps(Conversation(), id)
    state, screen = talk("N: 1NT P 3NT P P P", start=state)
    assert len(state.cases) == 1
    assert screen.context == ("North: 1NT – Pass – 3NT – Pass – Pass – Pass",)
    assert len(screen.who) == 4
    assert talk("East", start=state)[1].title.endswith("· East")


@pytest.mark.parametrize(
    ("language", "text", "id", "seat"),
    [
        ("en", "E led out of turn to trick three", "defender_lead_out_of_turn", Seat.E),
        ("en", "West revoked in hearts", "revoke", Seat.W),
        ("el", "Ανατολή έκανε ρενόνς", "revoke", Seat.E),
        ("tr", "Batı rönons yaptı", "revoke", Seat.W),
        ("he", "מזרח עשה מחדל", "revoke", Seat.E),
    ],
)
def test_a_sentence_that_begins_with_a_seat_says_who_it_was(language: str, text: str, id: str, seat: Seat) -> None:
    """The player is called by it from the first question on; another seat takes its place."""
    state, screen = say(Conversation(language=language), text)
    assert pages.read(pages.written(state.page)) == state.page
    state, screen = tap(state, id)
    assert screen.title.endswith(words(language, LAWS_2017).text(f"seat-{seat}"))
    assert len(screen.who) == 4, "one tap says that it was another"
    assert interview(state.cases[0]).current.seats[Role.OFFENDER] is seat


def test_a_small_letter_is_no_seat() -> None:
    """ "e" begins other words, and a claim is of no one player."""
    _, screen = taps(talk("e led out of turn to trick three")[0], "defender_lead_out_of_turn")
    assert len(screen.who) == 4
    state, _ = talk("E claims the rest")
    assert interview(taps(state, "claim")[0].cases[0]).current.seats == {}


def test_what_lasts_stands_under_its_heading() -> None:
    """Sections with a heading each, none of them empty; what comes at the end of play is one line."""
    _, screen = talk("N: 1S P 1H", "no", "2", "3", "no")
    headings = [section.heading for section in screen.later]
    assert headings == [ENGLISH("heading-lasts"), ENGLISH("at-end-of-play")]
    assert all(section.lines for section in screen.later)
    assert screen.later[-1].lines == ("Could they have known? ·\u00a0Withdrawn action used?",)


def test_a_card_that_was_named_is_asked_for_before_that_nothing_was_played() -> None:
    """63A2: the first that fits is taken, and who has named a card has played nothing to the next trick either."""
    for fact in (SINCE_REVOKE, SINCE_REVOKE_2007):
        assert fact.choices.index(Since.NAMED) < fact.choices.index(Since.NOTHING)
    for edition in (LAWS_2017, LAWS_2007):
        _, screen = taps(Conversation(edition=edition), "revoke", "declarer")
        assert ids(screen).index("named") < ids(screen).index("nothing")


def test_what_is_put_off_says_once_for_when_it_is() -> None:
    """16B3: an action is complained of when play has ended; whoever begins with it before that is told so."""
    begun, _ = taps(Conversation(), "unauthorized_information", "tempo")
    state, screen = taps(begun, "going_on", "agreed", "information_complaint")
    assert screen.audience == ENGLISH("once-play-over")
    assert taps(state, "yes")[1].audience == ENGLISH("audience-director")
    assert taps(begun, "play_over", "agreed", "information_complaint")[1].audience == ""


def test_a_score_is_entered_by_the_director_and_asked_of_nobody() -> None:
    """12C, 81C2: who is at fault, and what was to be expected, is no question to the table."""
    ruled = taps(Conversation(), "adjusted_score", "damage", "adjustment", "yes", "yes", "board_score")[0]
    state, screen = taps(ruled, "total", "assigned", "none")
    assert ENGLISH("audience-director") not in screen.audience
    assert ENGLISH("find-out-director") in on(say(state, "don't know")[1])


@pytest.mark.parametrize("irregularity", MENU)
def test_that_the_sides_do_not_agree_can_be_said_at_every_question(irregularity: str) -> None:
    """85A: of whatever is asked, and not for a player to choose, the director finds what was, or leaves it open."""
    state, _ = taps(Conversation(), irregularity)
    while state.case and isinstance(asked := interview(state.case).current, Question) and asked.choices:
        disputed = say(state, "the sides do not agree")[1]
        assert disputed.question == ENGLISH("disputed-which")
        assert ids(disputed) == [*(choice_id(value) for value in asked.choices), "open"]
        state, _ = taps(state, choice_id(asked.choices[0]))
