"""In their own words: what a sentence speaks of, what it says of the board, and what becomes of that."""

import csv
from pathlib import Path

import pytest

from dialogues import heard, pages
from dialogues.conversation import say
from dialogues.heard import label, said
from dialogues.heard import written as written_facts
from dialogues.input import typed
from dialogues.meaning import by_number
from dialogues.pages.found import PART, Found, Where
from dialogues.pages.home import MORE, NONE
from dialogues.read.answers import ANYWHERE, OTHER, Meaning, meaning
from dialogues.read.auctions import written
from dialogues.read.learnt import Learnt
from dialogues.read.talk import NOTHING, weights, why
from dialogues.routing import MOST, Candidate, Reading, offered, understood
from dialogues.screens import WHO, Choice
from dialogues.state import Conversation, interview
from locales import LANGUAGES, locale
from rules.engine.derive import OFFENDER
from rules.engine.facts import Role
from rules.engine.ruling import Ruling
from rules.menu import MENU
from rules.model import Seat
from tests.campaign import sampled
from tests.dialogues.test_at_the_table import on, taps
from tests.dialogues.test_conversation import ids, talk

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

FINDING = Path(__file__).parents[1] / "finding"

# A lead face down, which is all that the case of it asks.
FACE_DOWN = "At table 4 East led the 5 of spades face down out of turn, declarer is South in 3NT"


@LANGUAGE
def test_the_words_of_a_language_know_every_irregularity(language: str) -> None:
    """And what is none."""
    assert set(weights(language).ids) == {*MENU, NOTHING}


@LANGUAGE
def test_every_title_is_found_by_itself(language: str) -> None:
    """In the language, and in English."""
    for id in MENU:
        for spoken in (locale(language), locale("en")):
            reading = understood(spoken.text(f"irregularity-{id}"), language)
            assert reading.first == id
            assert reading.sure


@pytest.mark.parametrize(
    ("language", "text", "id"),
    [
        ("en", "2h over 3c", "insufficient_bid"),
        ("en", "north pased but it was wests turn to bid", "pass_out_of_turn"),
        ("el", "ανεπαρκής αγορά", "insufficient_bid"),
        ("el", "i dysi rixe to pasho ektos seiras", "pass_out_of_turn"),
        ("tr", "sirasiz atak atti", "opening_lead_out_of_turn"),
        ("tr", "renons yapti", "revoke"),
        ("he", "עשה רנונס", "revoke"),
        ("el", "he revoked in hearts", "revoke"),
    ],
)
def test_slang_misspelt_or_in_other_letters_is_found(language: str, text: str, id: str) -> None:
    """Without accents, in Latin letters, with English words."""
    assert id in [each.id for each in understood(text, language).candidates[:3]]


@LANGUAGE
def test_what_is_nothing_of_ours_finds_nothing(language: str) -> None:
    """A greeting in every language."""
    hello = {
        "en": "good evening everybody",
        "el": "καλησπέρα σε όλους",
        "tr": "herkese iyi akşamlar",
        "he": "ערב טוב לכולם",
    }
    assert understood(hello[language], language) == Reading()


def test_one_clear_candidate_is_proposed_alone() -> None:
    """One tap; with it what else it may be: none of these, and the doors."""
    _, screen = talk("1H over 1S")
    assert ids(screen)[:2] == ["insufficient_bid", NONE]
    assert f"{MORE}auction" in ids(screen)
    assert "back" in screen.keys


def test_at_most_four_are_offered() -> None:
    """However many the words may mean."""
    many = Reading(tuple(Candidate(id, 20.0) for id in MENU))
    assert len(offered(many)) == MOST


def test_where_the_words_mean_too_much_it_is_asked_where_on_the_board() -> None:
    """One question that divides; then those of that part."""
    state = Conversation().on(Where("bid_out_of_turn revoke insufficient_bid claim"))
    assert pages.read(pages.written(state.page)) == state.page
    screen = pages.show(state)
    assert ids(screen) == [f"{PART}auction", f"{PART}revoke", f"{PART}claim", NONE]
    state, screen = taps(state, f"{PART}auction")
    assert ids(screen)[:2] == ["bid_out_of_turn", "insufficient_bid"]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "table 4, board 12: South is in 3NT", {"table": "4", "board": "12", "declarer": "S", "contract": "3NT"}),
        ("en", "dealer North, W 1S, N 1H", {"dealer": "N", "calls": ["W=1S", "N=1H"]}),
        ("en", "the ace of clubs and the heart jack at trick 6", {"cards": ["CA", "HJ"], "trick": 6}),
        ("en", "TD to table 3 please, 4S+1", {"table": "3"}),
        ("en", "boards 3 to 5 of table 2", {"table": "2"}),
        ("en", "nobody passed 1H", {}),
        ("en", "East adds a spare spade to the pile", {}),
    ],
)
def test_facts_are_taken_as_they_are_said(language: str, text: str, expected: dict[str, object]) -> None:
    """And nothing else."""
    assert said(text, language) == expected


@pytest.mark.parametrize(
    ("language", "text", "auction"),
    [
        ("en", "W 1S, N 1H", "W: 1S 1H"),
        ("en", "W N E S\n-  1S P  1H", "N: 1S P 1H"),
        ("en", "dealer north: 1s / pass / 1h", "N: 1S P 1H"),
        ("en", "1s pass pass dbl all pass", "1S P P X P P P"),
        ("el", "Δύση 1 πίκα, Βορράς 1 κούπα", "W: 1S 1H"),
        ("tr", "Batı 1 pik, Kuzey 1 kör", "W: 1S 1H"),
        ("he", "מערב 1 עלה, צפון 1 לב", "W: 1S 1H"),
        ("en", "W 1S, N 1H, what now", None),
    ],
)
def test_an_auction_in_no_one_notation_is_read(language: str, text: str, auction: str | None) -> None:
    """Calls behind their players, a table of four columns, words; not where anything else is said."""
    assert written(text, language) == auction


@LANGUAGE
def test_a_table_that_was_said_labels_the_case_as_if_it_was_typed(language: str) -> None:
    """Without the marks of direction that it has on the screen."""
    named = label({"table": "4"}, Conversation(language=language).words)
    assert named == typed(named)


def test_that_the_offender_is_declarer_is_said_by_the_irregularity() -> None:
    """Not once more by the sentence, unless it names the declarer."""
    asked = said("South asked dummy for the heart jack, then said no, the queen", "en", "unintended_designation")
    assert "declarer" not in asked
    stated = said("South was declarer and asked dummy for the heart jack", "en", "unintended_designation")
    assert stated["declarer"] == "S"


def test_what_was_said_is_not_asked() -> None:
    """It is shown where it is from; the ruling rests on it."""
    state, screen = talk(FACE_DOWN)
    assert "From your words: Table 4 · Offender East · Contract 3NT South · ♠5 · Face down" in screen.context
    state, screen = taps(state, "opening_lead_out_of_turn")
    assert state.case is not None
    assert state.case.label == "Table 4"
    assert isinstance(interview(state.case).current, Ruling)
    assert "How was the opening lead made? Face down (from your words)" in screen.context


def test_what_was_taken_wrongly_costs_one_tap() -> None:
    """Back asks what the words had answered; another answer takes its place."""
    state, _ = talk(FACE_DOWN)
    state, _ = taps(state, "opening_lead_out_of_turn")
    state, screen = talk("back", "yes", start=state)
    assert screen.question == "How was the opening lead made?"
    state, screen = taps(state, "faced")
    assert "from your words)" not in on(screen)


def test_the_offender_of_the_sentence_is_another_with_one_tap() -> None:
    """The seats stay until something is answered."""
    state, screen = talk("East bid 2H out of turn, dealer was North")
    state, screen = taps(state, "bid_out_of_turn")
    assert state.case is not None
    assert interview(state.case).current.seats[Role.OFFENDER] is Seat.E
    state, screen = taps(state, f"{WHO}W")
    assert state.case is not None
    assert interview(state.case).current.seats[Role.OFFENDER] is Seat.W
    assert screen.who == ()


def test_what_is_judged_or_chosen_is_never_taken() -> None:
    """Words answer no question that the director judges, nor an offer whose options nobody has been told yet."""
    accepted = written_facts({"accepted": True, "offender": "E"})
    state = Conversation().on(Found("bid_out_of_turn insufficient_bid", words=accepted))
    state, screen = taps(state, "insufficient_bid")
    assert state.case is not None
    assert [answer.key for answer in interview(state.case).answers] == [OFFENDER.id]
    assert screen.question == "Who called next, before you came?"
    state, screen = taps(state, "nothing", "offender", "no")
    assert state.case is not None
    now = interview(state.case)
    assert [answer.key for answer in now.answers if answer.taken] == [OFFENDER.id]
    assert [choice.id for choice in screen.choices] == ["accepts", "refuses"]


@LANGUAGE
def test_an_answer_in_own_words_is_taken_only_where_it_is_sure(language: str) -> None:
    """And said so; never where a "not" stands in it; what is about something else is no answer."""
    choices = ("accepts", "refuses")
    sure = {"en": "lets it stand", "el": "την αφήνει να ισχύσει", "tr": "kalsın dedi", "he": "שיישאר ככה"}[language]
    assert meaning(sure, "accept_insufficient", choices, language).choices[0] == "accepts"
    other = {"en": "West revoked", "el": "η Δύση έκανε ρενόνς", "tr": "Batı rönons yaptı", "he": "מערב עשה רנונס"}[
        language
    ]
    assert meaning(other, "accept_insufficient", choices, language) == Meaning()


@LANGUAGE
def test_what_is_unrelated_answers_nothing(language: str) -> None:
    """Whatever is asked: of what people say besides, at most one phrase in fifty is taken for a sure answer."""
    with (FINDING / "unrelated.csv").open(encoding="utf-8", newline="") as lines:
        texts = sampled((row["text"] for row in csv.DictReader(lines) if row["lang"] == language), 5)
    learnt, taken = Learnt(locale(language).answered), []
    for question in (name for name in learnt.blocks if not name.startswith(ANYWHERE)):
        choices = [id for id in learnt.block(question).ids if id != OTHER]
        taken += [meaning(text, question, choices, language).sure for text in texts]
    assert sum(taken) <= len(taken) / 50


def test_what_was_understood_is_said() -> None:
    """The choice in full stands above the next screen; with a "not" in it it is the contrary."""
    asked, _ = talk("N: 1S P 1H", "no")
    _, screen = say(asked, "lets it stand")
    assert screen.notices == ("Understood: Accept the bid",)
    _, screen = say(asked, "he did not let it stand")
    assert screen.notices == ("Understood: Refuse it",)


def test_what_is_written_like_a_call_or_a_number_is_an_answer_too() -> None:
    """Where nothing else reads it: a bid above seven, an average of 50%, a number of tricks with a word behind it."""
    choices = ("bid_above_seven", "insufficient_bid", "inadmissible_double")
    assert meaning("8NT", "next_call", choices, "en") == Meaning(("bid_above_seven",), sure=True)
    assert meaning("50%", "average_ns", ("plus", "minus", "even"), "en") == Meaning(("even",), sure=True)
    tricks = tuple(Choice(id, id) for id in ("ten", "eleven", "twelve"))
    assert by_number("11 tricks", tricks) == ("eleven",)
    assert by_number("9 tricks", tricks) == by_number("all but 1", tricks) == by_number("1", tricks) == ()


@LANGUAGE
def test_why_names_the_words(language: str) -> None:
    """Those that speak most for it, with their weights."""
    words = {"en": "he revoked", "el": "έκανε ρενόνς", "tr": "renons yaptı", "he": "עשה רנונס"}[language]
    weighed = why(words, language, "revoke")
    assert max(weighed, key=lambda word: weighed[word]) == words.split()[-1 if language != "tr" else 0]


@pytest.mark.parametrize(
    ("irregularity", "who"),
    [
        ("opening_lead_out_of_turn", Seat.E),
        ("declarer_lead_out_of_turn", Seat.S),
        ("defender_lead_out_of_turn", None),
    ],
)
def test_declarer_tells_who_it_was(irregularity: str, who: Seat | None) -> None:
    """Out of turn against South leads East, for declarer South; of other leads it says nothing."""
    answers = heard.of_the_board({"declarer": "S"}, irregularity)
    assert {answer.value for answer in answers} == ({who} if who else set())


def test_a_trick_that_was_named_leaves_out_the_twelfth() -> None:
    """What is only of the twelfth trick is not offered for the third."""
    state, _ = talk("Trick 3: West revoked")
    state, _ = taps(state, "revoke", "defender")
    assert state.case is not None
    asked = interview(state.case).current
    assert not isinstance(asked, Ruling)
    assert asked.key == "since_revoke"
    assert "twelfth_trick" not in asked.choices
