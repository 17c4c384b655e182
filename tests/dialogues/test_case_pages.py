"""director cases: the cases of a procedure as a page that a Laws expert reads without Python."""

import pytest

from dialogues import case_pages, leaves
from dialogues.case_pages import page
from dialogues.interview import Interview
from dialogues.wording import words
from locales import LANGUAGES
from rules.engine.ruling import Question
from rules.lawbook import LAWS_2007, LAWS_2017, editions
from rules.menu import MENU, get
from tests.campaign import sampled
from tests.walks import walked


def test_a_case_is_its_law_its_answers_and_the_ruling_as_spoken() -> None:
    """27B2: what was called, what was answered, and what the director says."""
    text = page("insufficient_bid", LAWS_2017, "en")
    start = text.index("## 27B2 · Corrected by any other sufficient bid: partner passes whenever it is their turn; 26B")
    case = text[start : text.index("\n## ", start + 1)]
    assert "- **North: 1♠ – Pass – 1♥**" in case
    assert "> Laws applied: 23A, 27B2, 26B, 72C, 16C1, 16C2, 16C3" in case
    assert "> North must pass at every turn until the auction is over. (27B2)" in case


def test_what_is_asked_and_answered_stands_there_in_full() -> None:
    """Who reads a page has the time: also what a case leaves open, and each path of the leaves."""
    text = page("insufficient_bid", LAWS_2017, "en")
    assert "- Who called next, before you were called to the table? **Nobody**" in text
    w = words("en", LAWS_2017)
    for read in (page("revoke", LAWS_2017, "en"), "\n".join(leaves.page(walked(get("revoke", LAWS_2017)), "en"))):
        assert f"- {w.whole_question('since_revoke')} **{w.whole_value('since_revoke', 'play_goes_on')}**" in read
        assert w.question("since_revoke") not in read


def test_a_question_that_a_case_ends_with_has_its_choices_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the charts have them."""
    w = words("en", LAWS_2017)
    now = Interview(get("call_after_final_pass", LAWS_2017))
    monkeypatch.setattr(case_pages, "decide", lambda *_: now.current)
    assert isinstance(now.current, Question)
    text = page("insufficient_bid", LAWS_2017, "en")
    for value in now.current.choices:
        assert f"> – {w.in_full(now.current.key, value)}\n" in text


def test_whose_turn_it_was_stands_beside_an_auction() -> None:
    """31: the same calls are out of turn at another player's turn."""
    text = page("pass_out_of_turn", LAWS_2017, "en")
    assert "- **South: East: Pass**\n- Turn to call: South\n" in text


def test_a_right_result_is_put_down_as_north_south_scored_it() -> None:
    """79C1: the points of a corrected result are those of one side, and the same as in the line of that side."""
    text = page("board_score", LAWS_2017, "en")
    assert "The right result is 4♠-1 North (-50). (70A)" in text


def test_a_case_of_one_edition_stands_on_its_page_alone() -> None:
    """A comparable call is of 2017."""
    assert "comparable" in page("insufficient_bid", LAWS_2017, "en")
    assert "23A" not in page("insufficient_bid", LAWS_2007, "en")


@pytest.mark.parametrize(
    ("language", "read_so"),
    [
        ("en", "A doubtful point of the Law, read so: "),
        ("el", "Αμφίβολο σημείο του Νόμου, που ερμηνεύεται έτσι: "),
        ("tr", "Yasanın kuşkulu bir noktası; şöyle yorumlanır: "),
        ("he", "נקודה בחוק שיש בה ספק, ומפרשים אותה כך: "),
    ],
)
def test_how_a_doubtful_point_is_read_stands_beside_its_case(language: str, read_so: str) -> None:
    """In English, like the name of the case; on the page of its edition alone."""
    reading = "2007 does not say what follows when a card that dummy put up wrongly is noticed too late"
    (line,) = [line for line in page("dummy_wrong_card", LAWS_2007, language).splitlines() if reading in line]
    assert read_so in line
    assert reading not in page("dummy_wrong_card", LAWS_2017, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_irregularity_has_its_page(language: str) -> None:
    """In one edition or the other, in every language; a campaign makes all of them."""
    for first, edition in enumerate(editions()):
        assert all(page(id, edition, language) for id in sampled(list(MENU)[first:], 6))
