"""What benchmarks/at_the_table.py counts as a line, a word and a label."""

from benchmarks.reading import first_of, folded_in, height, long_labels, paragraphs, words, words_read
from dialogues.screens import Choice, Screen
from locales import LANGUAGES
from locales.marks import FSI, PDI, RLM

FOLDED = "<b>Ruling</b>\n<blockquote expandable>one\ntwo\nthree\nfour</blockquote>\nend"


def test_a_message_is_counted_as_it_is_read() -> None:
    """Without its markup and the marks that direct it; what stands for a character is that character."""
    assert paragraphs(f"{RLM}<b>2 &lt; 3</b>\n\n<i>{FSI}1♥{PDI}</i>") == ["2 < 3", "", "1♥"]


def test_lines_are_wrapped_at_forty_characters_between_words() -> None:
    assert height(["x" * 40]) == 1
    assert height(["x" * 41]) == 2
    assert height([f"{'x' * 30} {'y' * 10}"]) == 2
    assert height([f"{'x' * 29} {'y' * 10}"]) == 1


def test_an_empty_line_takes_its_room() -> None:
    assert height(["a", "", "b"]) == 3


def test_a_folded_part_takes_three_lines_and_a_short_one_no_more_than_it_has() -> None:
    text = paragraphs(FOLDED)
    assert height(text) == 6
    assert folded_in(FOLDED) == {1, 2, 3, 4}
    assert height(text, folded_in(FOLDED)) == 5
    assert height(text, folded_in(FOLDED), fold=0) == 2
    assert height(text, {1}) == 6


def test_a_quotation_that_is_open_is_not_folded() -> None:
    assert folded_in("<blockquote>one\ntwo</blockquote>\nend") == set()


def test_words_are_what_is_read() -> None:
    """Dashes, marks and the number before a choice are none; a call is one."""
    assert words("– Lead, please.") == 2
    assert words("3. Another card") == 2
    assert words(f"{RLM}{FSI}1♥{PDI} → Pass") == 2
    assert words("Laws of 2017") == 3
    assert words("") == 0


def test_folded_words_are_not_read() -> None:
    text = paragraphs(FOLDED)
    assert words_read(text) == 6
    assert words_read(text, folded=folded_in(FOLDED)) == 2


def test_a_choice_that_is_listed_and_on_a_button_is_read_once() -> None:
    text = ["Which?", "1. The lowest bid — No more."]
    assert words_read(text, ["The lowest bid", "Pass"]) == 7
    assert words_read(text, ["The lowest bid"], folded={1}) == 4


def test_a_line_that_stood_there_before_is_not_read_again() -> None:
    before = ["Title", "Which is it?"]
    assert words_read(["Title", "Which is it?", "Yes"], before=before) == 1
    assert words_read(["Title", "Which is it?", "Yes"]) == 5


def test_a_choice_that_is_named_in_a_line_of_several_is_read_once() -> None:
    assert words_read(["End of play: Tricks · The score"], ["Tricks", "The score", "Why"]) == 7


def test_the_first_line_that_holds_something() -> None:
    assert first_of(["Ruling", "(a) The card is played."], [f"{FSI}The card{PDI} is played."]) == 1
    assert first_of(["Ruling"], ["The card is played."]) is None


def test_a_label_is_long_from_25_characters_on_whether_it_is_cut_or_not() -> None:
    """A label that a channel cuts is told as the other one shows it; the number before it does not count."""
    choices = tuple(Choice(str(length), "x" * length) for length in (24, 25, 60))
    for language in LANGUAGES:
        assert long_labels(Screen("Title", choices=choices), language, 24) == ["x" * 25, "x" * 60]


def test_what_is_chosen_from_a_list_has_labels_too() -> None:
    choices = tuple(Choice(str(place), "x" * (20 + place)) for place in range(6))
    assert long_labels(Screen("Title", choices=choices), "en", 24) == ["x" * 25]
