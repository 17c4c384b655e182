"""What a few words mean among the choices that are shown, over every question and offer there is."""

from __future__ import annotations

from functools import cache

import pytest

from dialogues import pages
from dialogues.conversation import say, tap
from dialogues.interview import Answer
from dialogues.meaning import by_answer, by_tokens
from dialogues.notation import as_auction, calls_alone, labelled, marked
from dialogues.pages.asking import Asking, Otherwise
from dialogues.pages.explanations import FindOut, Meant
from dialogues.pages.found import Found
from dialogues.pages.home import Home
from dialogues.screens import Choice
from dialogues.state import Conversation, OpenCase, Segment
from dialogues.wording import words
from locales import LANGUAGES
from rules.lawbook import LAWS_2017
from rules.menu import procedures
from rules.regulations.profiles import Profile
from tests.campaign import CAMPAIGN, sampled
from tests.walks import walked


@cache
def cases_that_ask() -> dict[str, OpenCase]:
    """Of every question and offer with two choices, a case that asks it."""
    found: dict[str, OpenCase] = {}
    for procedure in procedures():
        for path in walked(procedure).paths:
            for place, asking in enumerate(path.askings):
                name = f"{asking.item.id} {' '.join(map(str, asking.choices))}"
                if len(asking.choices) == 2 and name not in found:
                    answers = tuple(Answer(before.key, before.answer) for before in path.askings[:place])
                    under = Profile(path.elections)
                    found[name] = OpenCase(procedure.edition, (Segment(procedure.id, answers),), under)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_answer_whatever_has_two_ways_or_it_is_asked_back(language: str) -> None:
    """No search, no other case: an answer, or both choices once more; each question in one of the languages."""
    spoken = {"en": ("yes", "no"), "el": ("ναι", "όχι"), "tr": ("evet", "hayır"), "he": ("כן", "לא")}[language]
    first = 0 if CAMPAIGN else LANGUAGES.index(language)
    for name, case in sampled(list(cases_that_ask().items())[first:], len(LANGUAGES)):
        state = Conversation(language, cases=(case,), current=1)
        answered = [say(state, word)[0] for word in spoken]
        assert all(len(after.cases) == 1 and after.current == 1 for after in answered), name
        if any(isinstance(after.page, Meant) for after in answered):
            assert all(isinstance(after.page, Meant) for after in answered), name
        else:
            both = [tap(state, choice.id)[0] for choice in pages.show(state).choices]
            assert answered in (both, both[::-1]), name


def test_what_offers_leave_open_is_little() -> None:
    """Of the offers of two, only those are asked back in which yes and no say nothing."""
    asked_back = set()
    for name, case in cases_that_ask().items():
        after = say(Conversation(cases=(case,), current=1), "yes")[0]
        if isinstance(after.page, Meant):
            asked_back.add(name.split()[0])
    assert {"defender_chooses_hand", "card_left", "rho_calls"} <= asked_back
    assert not {name for name in asked_back if "accept" in name or "take_back" in name or "forbid" in name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_short_word_leads_out_of_a_question(language: str) -> None:
    """Whatever one word is, the case is still the one that is spoken of, and nothing has been searched."""
    for said in (
        "no",
        "revoke",
        "alert",
        "claim",
        "major",
        "again",
        "ρενόνς",
        "rönons",
        "מחדל",
        "27B",
        "hearts",
        "N",
        "2C",
    ):
        for case in sampled(cases_that_ask().values(), 20):
            after = say(Conversation(language, cases=(case,), current=1), said)[0]
            assert len(after.cases) == 1
            assert after.current == 1
            assert not isinstance(after.page, Found | Otherwise)


REQUIRE, FORBID, LEAVE = (
    Choice("requires", "Require the lead of a suit that the withdrawn call showed"),
    Choice("forbids", "Forbid the lead of one such suit"),
    Choice("waives", "Leave the lead free"),
)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("forbid a heart", ("forbids",)),
        ("forbids hearts", ("forbids",)),
        ("require spades", ("requires",)),
        ("hearts", ("requires", "forbids")),
        ("don't forbid", ()),
        ("the table next to us was very noisy", ()),
    ],
)
def test_a_suit_belongs_to_what_is_said_of_it(said: str, meant: tuple[str, ...]) -> None:
    """A suit alone may be required or forbidden; a word that denies is never passed over."""
    assert by_tokens(said, (REQUIRE, FORBID, LEAVE), words("en", LAWS_2017)) == meant


def test_no_leaves_what_may_be_done() -> None:
    """Where something may be required or forbidden, no is neither, and yes is asked back."""
    locale = words("en", LAWS_2017).locale
    assert by_answer("no", (REQUIRE, FORBID, LEAVE), locale) == ("waives",)
    assert by_answer("yes", (REQUIRE, FORBID, LEAVE), locale) == ("requires", "forbids")
    assert by_answer("refuses", (Choice("first", "1"), Choice("neither", "2")), locale) == ("neither",)


@pytest.mark.parametrize(
    ("text", "auction"),
    [
        ("N: 1S P 1H", "N: 1S P 1H"),
        ("n 1s p 1h", "n: 1s p 1h"),
        ("Q: 1S P", "Q: 1S P"),
        ("hello: world", None),
        ("Note: dummy revoked", None),
        ("1S P 1H", None),
        ("N", None),
    ],
)
def test_a_colon_makes_no_auction(text: str, auction: str | None) -> None:
    """A seat before it does, or calls behind it."""
    assert as_auction(text, "en") == auction


@pytest.mark.parametrize("text", ["1S P 1H", "1s - p - 1h", "1S-P-1H?", "1S (P) 1H.", "1♠ pass 1♥", "1 s p 1 h!"])
def test_two_calls_are_an_auction(text: str) -> None:
    """However they are set apart, and whatever ends them."""
    assert calls_alone(text, "en") == "1S P 1H"
    assert calls_alone("1S revoke", "en") is None
    assert calls_alone("2C", "en") is None


@pytest.mark.parametrize(
    ("language", "text", "label", "rest"),
    [
        ("en", "T5 N: 1S P 1H", "T5", "N: 1S P 1H"),
        ("en", "table 5: revoke", "table 5", "revoke"),
        ("en", "12: revoke", "12", "revoke"),
        ("en", "5 N: 1S P 1H", "5", "N: 1S P 1H"),
        ("en", "14 cards", "", "14 cards"),
        ("en", "T5 12 3-8", "T5 12 3-8", ""),
        ("en", "T5 2 3-8 revoke", "T5 2 3-8", "revoke"),
        ("he", "שולחן 5 לוח 12 3–8: מחדל", "שולחן 5 לוח 12 3–8", "מחדל"),
        ("en", "N: 1S P 1H", "", "N: 1S P 1H"),
        ("el", "τραπ. 5 ρενόνς", "τραπ. 5", "ρενόνς"),
        ("tr", "masa 5A: rönons", "masa 5A", "rönons"),
        ("he", "שולחן 5: מחדל", "שולחן 5", "מחדל"),
    ],
)
def test_the_table_before_the_words_is_kept(language: str, text: str, label: str, rest: str) -> None:
    """In the words of each language, and in English."""
    assert labelled(text, language) == (label, rest)


def test_the_place_is_marked() -> None:
    """Where the part is the whole text, it is not said twice."""
    assert marked("N: 1S 1Z P", "1Z") == "N: 1S ▸1Z◂ P"
    assert marked("1Z", "1Z") == marked("N: 1S", "") == ""


def test_what_asks_first_is_kept() -> None:
    """A page that asks goes on where it was, with the page under it."""
    for lines in (
        ("1S P 1H",),
        ("/ruling T5", "1S P 1H"),
        ("N: 1S P 1H", "cancel"),
        ("N: 1S P 1H", "don't know"),
        ("N: 1S P 1H", "E: 1S P 1D"),
        ("N: 1S P 1H", "no", "accept", "answers", "3", "2"),
        ("N: 1S P 1H", "somebody revoked in hearts"),
        ("N: 1S P 1H", "no", "accept", "dummy revoked", "yes"),
    ):
        state = Conversation()
        for line in lines:
            state = say(state, line)[0]
        assert isinstance(state.page, Asking | FindOut | Meant), lines
        assert pages.read(state.page.written) == state.page
    assert pages.read(Found("revoke", "T5 A").written) == Found("revoke", "T5 A")
    assert pages.read("found nonsense @T5") == Home("T5")
