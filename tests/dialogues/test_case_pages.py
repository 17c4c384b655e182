"""director cases: the cases of a procedure as a page that a Laws expert reads without Python."""

import pytest

from dialogues.case_pages import page
from locales import LANGUAGES
from rules.lawbook import LAWS_2007, LAWS_2017, editions
from rules.menu import MENU


def test_a_case_is_its_law_its_answers_and_the_ruling_as_spoken() -> None:
    """27B2: what was called, what was answered, and what the director says."""
    text = page("insufficient_bid", LAWS_2017, "en")
    start = text.index("## 27B2 · Corrected by any other sufficient bid: partner passes whenever it is their turn; 26B")
    case = text[start : text.index("\n## ", start + 1)]
    assert "- **Auction (dealer North): 1♠ – Pass – 1♥**" in case
    assert "> Laws applied: 23A, 27B2, 26B, 72C, 16C1, 16C2, 16C3" in case
    assert "> North must pass at every turn until the auction is over. (27B2)" in case


def test_whose_turn_it_was_stands_beside_an_auction() -> None:
    """31: the same calls are out of turn at another player's turn."""
    text = page("pass_out_of_turn", LAWS_2017, "en")
    assert "- **Auction (dealer South): East: Pass**\n- Turn to call: South\n" in text


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
    """In every edition and in every language."""
    for edition in editions():
        assert all(page(id, edition, language) for id in MENU)
