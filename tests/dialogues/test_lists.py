"""A list of any length can be gone through on every channel, each part of it within what the platform takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from telegram.constants import InlineKeyboardMarkupLimit

from bot.channels import console
from bot.channels.discord import render as discord
from bot.channels.telegram import render as telegram
from dialogues import pages
from dialogues.conversation import say, tap
from dialogues.pages import show
from dialogues.pages.explanations import PART, From
from dialogues.pages.found import Found
from dialogues.pages.home import Home, More
from dialogues.pages.open_cases import Open
from dialogues.pages.settings import Languages
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, OpenCase, Page, Segment
from locales import LANGUAGES
from rules.lawbook import LAWS_2017

NUMBERS = (10, 30, 300)


def directed(number: int) -> Conversation:
    """Somebody with so many open cases, who looks at their list."""
    cases = (
        OpenCase(LAWS_2017, (Segment("insufficient_bid"),), number=each, label=f"T{each}")
        for each in range(1, number + 1)
    )
    return Conversation(cases=tuple(cases), last_number=number, home=Open())


def parts(state: Conversation) -> Iterator[tuple[Conversation, Screen]]:
    """Every part of the list that is shown, each reached from the one before it."""
    while True:
        screen = show(state)
        yield state, screen
        on = [choice.id for choice in screen.choices if (part := way(choice)) and part.place > shown_from(state)]
        if not on:
            return
        state, _ = tap(state, on[0])


def entries(screen: Screen) -> list[Choice]:
    """What is listed on a screen, without the ways to the other parts."""
    return [choice for choice in screen.choices if way(choice) is None]


def way(choice: Choice) -> From | None:
    """The part of the list to which a choice leads."""
    page = pages.read(choice.id)
    return page if isinstance(page, From) else None


def shown_from(state: Conversation) -> int:
    """The place in the list from which entries are shown."""
    return state.page.place if isinstance(state.page, From) else 0


@pytest.mark.parametrize("number", NUMBERS)
def test_the_open_cases_are_listed_newest_first(number: int) -> None:
    listed = [int(choice.id) for _, screen in parts(directed(number)) for choice in entries(screen)]
    assert listed == list(range(number, 0, -1))


def test_every_entry_is_tapped_and_typed() -> None:
    for state, screen in parts(directed(30)):
        for place, choice in enumerate(screen.choices, 1):
            by_tap, _ = tap(state, choice.id)
            by_number, _ = say(state, str(place))
            assert by_tap == by_number
            assert way(choice) or by_tap.current == int(choice.id)


def test_words_are_looked_for_in_the_whole_list() -> None:
    state, _ = say(directed(300), "T7 · Insufficient bid · a question is waiting")
    assert state.current == 7


def test_the_way_back_leads_through_the_parts_and_out() -> None:
    *_, (state, screen) = parts(directed(300))
    before = next(choice.id for choice in screen.choices if way(choice))
    there, _ = tap(state, before)
    assert shown_from(there) == shown_from(state) - PART
    assert tap(there, "from=7")[0] == there.read_through, "only the parts that are offered are parts"
    back, _ = say(state, "/back")
    assert back.page == Open()
    assert say(back, "/back")[0].page is None


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("page", [None, Found("missed_turn"), More("play"), Languages(), Open()], ids=str)
def test_a_menu_of_any_length(monkeypatch: pytest.MonkeyPatch, number: int, page: Page | None) -> None:
    """Whatever the page: no channel is asked to show more than it takes, and none leaves an entry out."""
    long = tuple(
        Choice(f"entry_{each}", f"Something that may have happened at the table, {each}") for each in range(number)
    )
    shown = pages.whole
    monkeypatch.setattr(pages, "whole", lambda *told: replace(shown(*told), choices=long))
    monkeypatch.setattr(type(page or Home()), "ids", lambda *_: {choice.id for choice in long})
    for language in LANGUAGES:
        seen: list[str] = []
        for state, screen in parts(Conversation(language=language, home=page)):
            seen += [choice.id for choice in entries(screen)]
            view = discord.view(screen, language, 1, 1)
            assert view is not None
            offered = [option.value for item in view.children for option in getattr(item, "options", ())]
            assert not offered or (len(offered) <= discord.OPTIONS and offered == [c.id for c in screen.choices])
            keyboard = telegram.keyboard(screen, language, 1, 1)
            assert keyboard is not None
            buttons = [button for row in keyboard.inline_keyboard for button in row]
            assert len(buttons) <= InlineKeyboardMarkupLimit.TOTAL_BUTTON_NUMBER
            assert {f"1:1:{choice.id}" for choice in screen.choices} <= {button.callback_data for button in buttons}
            assert all(telegram.TAP.fullmatch(str(button.callback_data)) for button in buttons)
            printed = console.plain(screen, language)
            assert all(f"{place}. " in printed for place in range(1, len(screen.choices) + 1))
            assert not telegram.text(screen, language).endswith("…")
            assert not (discord.embed(screen, language).description or "").endswith("…")
            assert state.language == language
        assert seen == [choice.id for choice in long]
