"""What the menus, the help and the lines below a screen name is what can be typed, in every language."""

from __future__ import annotations

import re

import pytest

from bot.channels.discord import client
from bot.channels.telegram.handlers import GROUP_COMMANDS
from dialogues import conversation
from dialogues.conversation import COMMANDS
from dialogues.pages.explanations import LINES
from dialogues.state import Conversation
from locales import LANGUAGES, locale
from tests.fakes.discord.commands import LOCALES
from tests.fakes.discord.library import app_commands

in_every_language = pytest.mark.parametrize("language", LANGUAGES)

# What a command of Discord may be called.
NAME = re.compile(r"[-_\w]{1,32}")

# The command that ends the terminal, and the only word of a line that is no menu of a platform.
TERMINAL = "quit"


def named(language: str) -> set[str]:
    """The commands that help and the lines below a screen name, by their ids."""
    spoken = locale(language)
    ids = set()
    for line in LINES:
        words, colon, _ = spoken.text(f"help-{line}").partition(": ")
        if not colon or line == "label":
            continue
        if line == "explain":  # a mark, which in Greek is the one that parts the others
            ids.add(known(words.partition(" ")[0], language))
            continue
        for part in spoken.text(f"help-{line}").split("; "):
            ids |= {known(word, language) for word in re.split(r"[,·]| \(", part.partition(": ")[0])}
    for footer in ("home", "case", "ruling", "read-only"):
        words = spoken.text(f"footer-{footer}")
        ids |= {known(re.sub(r"\(.*?\)", "", word), language) for word in words.split("·")}
    return ids


def known(word: str, language: str) -> str:
    """The command that a word is."""
    word = word.strip(" ()\u2066\u2067\u2068\u2069\u200e\u200f")
    for each in (word, word.removesuffix(")"), word.rpartition(" ")[2]):
        if (id := conversation._command(each, language)) is not None:
            return id
    raise AssertionError(f"{word!r} is no command")


@in_every_language
def test_what_help_names_is_in_the_menu(language: str) -> None:
    """Everything but what ends the terminal."""
    assert named(language) - {TERMINAL} <= set(COMMANDS)


@in_every_language
def test_what_is_in_the_menu_is_a_command(language: str) -> None:
    """Typed as the platform sends it, with and without a case, each does what it is called."""
    for asked in (None, "N: 1S P 1H"):
        begun = Conversation(language)
        if asked is not None:
            begun = conversation.say(Conversation("en"), asked)[0]
            begun = Conversation(language, cases=begun.cases, current=begun.current)
        nothing = locale(language).text("error-no-such-command")
        for name in {*COMMANDS, *GROUP_COMMANDS}:
            _, screen = conversation.say(begun, f"/{name}")
            assert nothing not in screen.notices, name
            assert conversation.say(begun, f"/{locale(language).lexicon['commands'][name][0]}") is not None


@in_every_language
def test_every_command_is_described(language: str) -> None:
    """In a line of its own, not that of another."""
    said = [locale(language).text(f"command-{name}") for name in COMMANDS]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("name", COMMANDS)
def test_what_it_is_called_on_discord(name: str, language: str) -> None:
    """A name that Discord takes, also of several words, and that can be typed after a slash in a direct message."""
    called = client.translated(app_commands.locale_str(name, command=name), language)
    assert called is not None
    assert NAME.fullmatch(called)
    assert called == called.lower()
    assert conversation._command(f"/{called}", language) == name
    if language in LOCALES:
        assert called != name, "it is in that language"


@in_every_language
def test_no_two_commands_are_called_alike(language: str) -> None:
    """On Discord each has a name of its own."""
    called = [client.translated(app_commands.locale_str(name, command=name), language) or name for name in COMMANDS]
    assert len(set(called)) == len(called)


@in_every_language
def test_settings(language: str) -> None:
    """They lead to language, edition, privacy, what deletes everything, and what hands it over."""
    state, screen = conversation.say(Conversation(language), "/settings")
    assert [choice.id for choice in screen.choices] == ["language", "edition", "privacy", "forget", "export_me"]
    for choice in screen.choices[:-1]:
        assert conversation.tap(state, choice.id) == conversation.say(state, f"/{choice.id}")


@in_every_language
def test_script(language: str) -> None:
    """What is to be read out now, alone; and back to the case."""
    begun = conversation.say(Conversation("en"), "N: 1S P 1H")[0]
    state = Conversation(language, cases=begun.cases, current=begun.current)
    _, nothing = conversation.say(state, "/script")
    assert nothing.body == (locale(language).text("group-no-script"),)
    state, asked = conversation.tap(state, "no")
    over, screen = conversation.say(state, "/script")
    assert screen.script == asked.script != ()
    assert not screen.question
    assert conversation.say(over, "/back")[1] == asked
