"""Screens as Telegram shows them: within its limits, whatever stands on them."""

import re

import pytest
from telegram import InlineKeyboardMarkup
from telegram.constants import InlineKeyboardButtonLimit, MessageLimit

from bot.channels.telegram.render import TAP, keyboard, text
from dialogues.screens import Choice, Screen, Section, choice_id
from dialogues.wording import words
from locales import LANGUAGES
from rules.engine.facts import DECLARED
from rules.engine.procedure import SUBJECTS
from rules.lawbook import editions

HIGHEST = 10**9 - 1


def buttons(screen: Screen, number: int = 1, revision: int = 1) -> InlineKeyboardMarkup:
    """The buttons of a screen in English."""
    made = keyboard(screen, "en", number, revision)
    assert made is not None
    return made


def test_every_tap_fits_and_is_understood() -> None:
    """64 bytes hold the case, its revision and the id of any choice, of any answer to change, of any follow-up."""
    ids = {choice_id(choice) for item in DECLARED.values() for choice in item.choices} | set(DECLARED)
    ids |= {f"again.{id}" for id in DECLARED} | {f"{id}@99" for id in SUBJECTS}
    for id in ids:
        (row,) = buttons(Screen("", choices=(Choice(id, "x"),)), HIGHEST, HIGHEST).inline_keyboard
        data = row[0].callback_data
        assert isinstance(data, str)
        assert len(data.encode()) <= InlineKeyboardButtonLimit.MAX_CALLBACK_DATA
        assert TAP.fullmatch(data), data


def test_markup_in_what_was_typed_is_shown_as_typed() -> None:
    """Nothing that a person typed is markup."""
    shown = text(Screen("<b>T5</b> & co", body=("a < b",), question="<i>?"), "en")
    assert "<b>&lt;b&gt;T5&lt;/b&gt; &amp; co</b>" in shown
    assert "a &lt; b" in shown
    assert "<b>&lt;i&gt;?</b>" in shown


def test_a_message_is_never_longer_than_telegram_takes() -> None:
    """What does not fit is left out from the end, line by line, so that no markup is cut."""
    shown = text(Screen("Title", body=tuple(f"<{line}> " + "x" * 90 for line in range(100))), "en")
    assert len(shown) < MessageLimit.MAX_TEXT_LENGTH * 1.1
    assert shown.endswith("…")
    assert shown.count("&lt;") == shown.count("&gt;")


def test_short_answers_stand_side_by_side_and_long_ones_in_the_text() -> None:
    """Yes and no share a row; what a button cannot show stands in the text, under its number."""
    assert len(buttons(Screen("", choices=(Choice("yes", "Yes"), Choice("no", "No")))).inline_keyboard) == 1
    long = Choice("long", "a choice whose words a button on a telephone cannot show")
    screen = Screen("", choices=(long, Choice("short", "Short")))
    assert f"1. {long.text}" in text(screen, "en")
    assert "2. Short" not in text(screen, "en")
    first = buttons(screen).inline_keyboard[0][0]
    assert first.text == "1. a choice whose words a button on…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buttons_of_a_question_look_alike(language: str) -> None:
    """What a button cannot show is never all that tells one answer from another."""
    asked = [(words(language, edition), key, item) for edition in editions() for key, item in DECLARED.items()]
    for w, key, item in asked:
        if item.choices:
            choices = tuple(
                Choice(choice_id(value), w.value(key, value), short=w.label(key, value)) for value in item.choices
            )
            rows = buttons(Screen("", choices=choices)).inline_keyboard
            shown = [button.text.partition(". ")[2] for row in rows for button in row]
            assert len(set(shown)) == len(shown), f"{key}: {shown}"


def test_what_a_choice_brings_is_told_before_it_is_made() -> None:
    """Options with consequences stand in the text in full."""
    shown = text(Screen("", choices=(Choice("a", "Accept", "The bid counts as legal."),)), "en")
    assert "1. Accept — <i>The bid counts as legal.</i>" in shown


def test_commands_stand_below_the_choices() -> None:
    """Back and the rest are buttons of their own, in words of the language."""
    made = keyboard(Screen("", choices=(Choice("yes", "כן"),), keys=("back", "why", "explain")), "he", 3, 7)
    assert made is not None
    assert [button.callback_data for button in made.inline_keyboard[-1]] == ["3:7:/back", "3:7:/why", "3:7:/explain"]
    assert made.inline_keyboard[-1][0].text == "חזרה"


def test_what_is_folded_is_cut_inside_and_never_dropped_whole() -> None:
    """It is one quotation to unfold; where the message is full it ends earlier, and that shows."""
    lasts = Section("Lasts:", ("It lasts.",))
    short = Screen("Title", script=("Read this.",), later=(lasts,), folded=("Reason <1>", "Law"))
    assert text(short, "en").endswith("\n<blockquote expandable>Reason &lt;1&gt;\nLaw</blockquote>")
    long = Screen("Title", body=("x" * 3000,), folded=tuple(f"Reason {number} " + "y" * 90 for number in range(100)))
    shown = text(long, "en")
    assert "<blockquote expandable>Reason 0 " in shown
    assert shown.endswith("…</blockquote>")
    assert len(re.sub("<[^>]*>", "", shown)) <= MessageLimit.MAX_TEXT_LENGTH
    full = Screen("Title", body=("x" * 4085,), folded=("Reason",))
    assert "blockquote" not in text(full, "en"), "there is no room for any of it"
