"""Slash commands: what Discord takes, and what a person is offered."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from tests.fakes.discord.errors import JSON, Form, Path
from tests.fakes.discord.library import discord
from tests.fakes.discord.model import AMONG_PEOPLE, IN_GUILD, WITH_BOT
from tests.fakes.discord.text import utf16

# Those of the library are Discord's: Greek and Turkish are among them, Hebrew is not.
LOCALES = frozenset(str(locale.value) for locale in discord.Locale)

NAME = 32
DESCRIPTION = 100
OPTIONS = 25
CHOICES = 25
CHOICE_NAME = 100
COMMANDS = 100
WHOLE_COMMAND = 8000

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, NUMBER, ATTACHMENT = 1, 2, 3, 4, 5, 6, 10, 11
_OPTION_TYPES = range(1, 12)

GUILD_INSTALL, USER_INSTALL = 0, 1
_PLACES = {"contexts": (IN_GUILD, WITH_BOT, AMONG_PEOPLE), "integration_types": (GUILD_INSTALL, USER_INSTALL)}


def check_commands(form: Form, commands: Any) -> list[JSON]:
    """The whole list of commands of an application, for all or for one guild."""
    taken: set[tuple[int, str]] = set()
    found = []
    for number, item in enumerate(form.items((), commands, 0, COMMANDS)):
        command = form.model((number,), item)
        _command(form, command, (number,))
        key = (command.get("type", 1), str(command.get("name")))
        if key in taken:
            message = "Application command names must be unique"
            form.wrong((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        taken.add(key)
        found.append(command)
    return found


def _command(form: Form, command: JSON, path: Path) -> None:
    for name, known in _PLACES.items():
        for number, place in enumerate(form.items((*path, name), command.get(name) or [], 0, len(known))):
            if place not in known:
                form.choices((*path, name, number), ", ".join(map(str, known)))
    kind = command.get("type", 1)
    if kind not in (1, 2, 3):
        form.choices((*path, "type"), "1, 2, 3, 4")
        return
    if kind == 1:
        _named(form, command, path)
        _options(form, command.get("options") or [], (*path, "options"), depth=0)
        size = _size(command)
        if size > WHOLE_COMMAND:
            message = f"Command exceeds maximum size ({WHOLE_COMMAND})"
            form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)
        return
    form.text((*path, "name"), command.get("name"), NAME, least=1, required=True)
    _localized(form, command.get("name_localizations"), (*path, "name_localizations"), NAME)
    if command.get("description"):
        message = "Context menu commands cannot have description"
        form.wrong((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_EXIST", message)
    if command.get("options"):
        message = "Context menu commands cannot have options"
        form.wrong((*path, "options"), "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_CANNOT_EXIST", message)


def _named(form: Form, one: JSON, path: Path) -> None:
    """The name and the description that commands and options alike have."""
    name = form.text((*path, "name"), one.get("name"), NAME, least=1, required=True)
    if 0 < utf16(name) <= NAME and not good_name(name):
        form.wrong((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    names = _localized(form, one.get("name_localizations"), (*path, "name_localizations"), NAME)
    if not all(map(good_name, names)):
        message = "Command name is invalid"
        form.wrong((*path, "name_localizations"), "APPLICATION_COMMAND_INVALID_NAME", message)
    form.text((*path, "description"), one.get("description"), DESCRIPTION, least=1, required=True)
    _localized(form, one.get("description_localizations"), (*path, "description_localizations"), DESCRIPTION)


def good_name(name: str) -> bool:
    """Letters and figures of any script, "-", "_" and "'", all lower case where there is such a thing.

    As `^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$`; marks are let through for those two scripts only.
    """
    if name != name.lower():
        return False
    return all(
        c in "-_'" or unicodedata.category(c)[0] in "LN" or "\u0900" <= c <= "\u097f" or "\u0e00" <= c <= "\u0e7f"
        for c in name
    )


def _localized(form: Form, value: Any, path: Path, most: int) -> list[str]:
    words = []
    for locale, text in form.model(path, value or {}).items():
        if locale not in LOCALES:
            form.choices((*path, locale), ", ".join(f"'{known}'" for known in sorted(LOCALES)))
        words.append(form.text((*path, locale), text, most, least=1, required=True))
    return words


def _options(form: Form, value: Any, path: Path, *, depth: int) -> None:
    options = form.items(path, value, 0, OPTIONS)
    taken: set[str] = set()
    optional = False
    nested = None
    for number, item in enumerate(options):
        at = (*path, number)
        option = form.model(at, item)
        _named(form, option, at)
        kind = option.get("type")
        if kind not in _OPTION_TYPES or (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
            form.choices((*at, "type"), ", ".join(map(str, _OPTION_TYPES)))
            continue
        if nested is not None and nested != (kind in (SUBCOMMAND, GROUP)):
            message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
            form.wrong((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        nested = kind in (SUBCOMMAND, GROUP)
        name = str(option.get("name"))
        if name in taken:
            message = f'Option name "{name}" already exists'
            form.wrong((*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        taken.add(name)
        if nested:
            _options(form, option.get("options") or [], (*at, "options"), depth=depth + 1 if kind == GROUP else 2)
            continue
        if option.get("required") and optional:
            message = "Required options must be placed before non-required options"
            form.wrong(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional = optional or not option.get("required")
        _choices_of_option(form, option, at)


def _choices_of_option(form: Form, option: JSON, path: Path) -> None:
    choices = option.get("choices")
    if option.get("autocomplete"):
        if option["type"] not in (STRING, INTEGER, NUMBER):
            message = "Autocomplete is only available for string, integer and number options"
            form.wrong((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID_TYPE", message)
        if choices:
            message = "Options with autocomplete cannot have choices"
            form.wrong((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    check_choices(form, choices or [], (*path, "choices"))


def check_choices(form: Form, value: Any, path: Path) -> list[JSON]:
    """Choices of an option, or suggestions while a person types."""
    choices = form.items(path, value, 0, CHOICES)
    for number, item in enumerate(choices):
        choice = form.model((*path, number), item)
        form.text((*path, number, "name"), choice.get("name"), CHOICE_NAME, least=1, required=True)
        names = (*path, number, "name_localizations")
        _localized(form, choice.get("name_localizations"), names, CHOICE_NAME)
        if not isinstance(choice.get("value"), int | float):
            form.text((*path, number, "value"), choice.get("value"), CHOICE_NAME, least=1, required=True)
    return choices


def _size(one: JSON) -> int:
    """Name, description and values, the longest of all languages, of a command and all in it."""
    size = 0
    for name in ("name", "description"):
        texts = [one.get(name), *(one.get(f"{name}_localizations") or {}).values()]
        size += max((utf16(text) for text in texts if isinstance(text, str)), default=0)
    if isinstance(one.get("value"), str):
        size += utf16(one["value"])
    inner = [*(one.get("options") or []), *(one.get("choices") or [])]
    return size + sum(_size(item) for item in inner if isinstance(item, dict))


# What a person is offered.


@dataclass(frozen=True)
class Offer:
    """A command as a person finds it: `path` leads through subcommands to where the options are."""

    command: JSON
    path: tuple[JSON, ...]

    @property
    def options(self) -> list[JSON]:
        return list((self.path[-1] if self.path else self.command).get("options") or [])

    def data(self, options: list[JSON]) -> JSON:
        """What the bot is told, with these options filled in."""
        for step in reversed(self.path):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data: JSON = {"id": self.command["id"], "name": self.command["name"], "type": 1, "options": options}
        if "guild_id" in self.command:
            data["guild_id"] = self.command["guild_id"]
        return data


def name_of(one: JSON, locale: str) -> str:
    """What a person with this language reads."""
    return str((one.get("name_localizations") or {}).get(locale) or one["name"])


def offered(commands: list[JSON], words: str, locale: str, context: int) -> Offer | None:
    """The command of these words, in English or in the person's language; of two, the guild's own."""
    first, *rest = words.lstrip("/").split()
    for command in commands:
        if command.get("type", 1) != 1 or first not in (command["name"], name_of(command, locale)):
            continue
        contexts = command.get("contexts")
        if context not in (contexts if contexts is not None else (IN_GUILD, WITH_BOT)):
            continue
        if context == AMONG_PEOPLE and USER_INSTALL not in (command.get("integration_types") or ()):
            continue
        if contexts is None and context == WITH_BOT and command.get("dm_permission") is False:
            continue
        path: list[JSON] = []
        at: JSON | None = command
        for word in rest:
            inner = [o for o in at.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)] if at else []
            at = next((o for o in inner if word in (o["name"], name_of(o, locale))), None)
            if at is None:
                return None
            path.append(at)
        return Offer(command, tuple(path))
    return None
