"""Messages and forms, measured as Discord measures them.

Lengths are counted in UTF-16 units: a text that keeps to them is accepted however Discord counts.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from tests.fakes.discord.errors import JSON, Form, Path
from tests.fakes.discord.model import BUTTON, COMPONENTS_V2, LINK_BUTTON, SELECT
from tests.fakes.discord.text import utf16

CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
FIELD_NAME = 256
FIELD_VALUE = 1024
FOOTER = 2048
AUTHOR = 256
ROWS = 5
BUTTONS_IN_ROW = 5
CUSTOM_ID = 100
BUTTON_LABEL = 80
OPTIONS = 25
OPTION_TEXT = 100
MENU_PLACEHOLDER = 150
MODAL_TITLE = 45
MODAL_INPUTS = 5
INPUT_LABEL = 45
INPUT_PLACEHOLDER = 100
INPUT_VALUE = 4000
FILES = 10
LARGEST_FILE = 10 * 1024 * 1024

# What Discord trims from both ends; a message of nothing else is empty.
INVISIBLE = " \t\r\n\u00a0\u200b\u2028\u2029\ufeff"


@dataclass
class Draft:
    """What a call says about a message. What it does not mention is None, and stays as it was."""

    content: str | None = None
    embeds: list[JSON] | None = None
    components: list[JSON] | None = None
    kept_files: list[int] | None = None
    new_files: list[JSON] | None = None  # what is said of the files that come with the call
    allowed_mentions: JSON | None = None
    flags: int = 0


def read_message(form: Form, body: JSON, path: Path = ()) -> Draft:
    """A message out of a call, or of the `data` of an answer to an interaction."""
    draft = Draft(flags=_flags(form, body.get("flags"), (*path, "flags")))
    if "content" in body:
        draft.content = form.text((*path, "content"), body["content"], CONTENT).strip(INVISIBLE)
    if "embeds" in body:
        draft.embeds = _embeds(form, body["embeds"] or [], (*path, "embeds"))
    if "components" in body:
        draft.components = read_components(form, body["components"] or [], (*path, "components"))
    if "attachments" in body:
        _attachments(form, draft, body["attachments"] or [], (*path, "attachments"))
    if body.get("allowed_mentions") is not None:
        draft.allowed_mentions = _allowed_mentions(form, body["allowed_mentions"], (*path, "allowed_mentions"))
    for name in ("poll", "sticker_ids", "thread_name"):
        if body.get(name):
            form.wrong((*path, name), "FAKE_SERVER", "The fake server does not know this.")
    return draft


def _flags(form: Form, value: Any, path: Path) -> int:
    if value is None:
        return 0
    if not form.number(path, value, 0, 2**31):
        return 0
    if value & COMPONENTS_V2:
        form.wrong(path, "FAKE_SERVER", "The fake server does not know components V2.")
    return int(value)


def _embeds(form: Form, value: Any, path: Path) -> list[JSON]:
    embeds = []
    for number, item in enumerate(form.items(path, value, 0, EMBEDS)):
        embed = form.model((*path, number), item)
        _embed(form, embed, (*path, number))
        if any(
            embed.get(part) for part in ("title", "description", "fields", "footer", "author", "image", "thumbnail")
        ):
            embeds.append({"type": "rich", **embed})
    if sum(map(_embed_size, embeds)) > EMBED_TOTAL:
        form.wrong(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}")
    return embeds


def _embed(form: Form, embed: JSON, path: Path) -> None:
    form.text((*path, "title"), embed.get("title"), EMBED_TITLE)
    form.text((*path, "description"), embed.get("description"), EMBED_DESCRIPTION)
    if embed.get("footer") is not None:
        footer = form.model((*path, "footer"), embed["footer"])
        form.text((*path, "footer", "text"), footer.get("text"), FOOTER, required=True)
    if embed.get("author") is not None:
        author = form.model((*path, "author"), embed["author"])
        form.text((*path, "author", "name"), author.get("name"), AUTHOR, required=True)
    if embed.get("color") is not None:
        form.number((*path, "color"), embed["color"], 0, 0xFFFFFF)
    if embed.get("url") is not None:
        _url(form, embed["url"], (*path, "url"))
    for number, item in enumerate(form.items((*path, "fields"), embed.get("fields", []), 0, EMBED_FIELDS)):
        place = (*path, "fields", number)
        one = form.model(place, item)
        form.text((*place, "name"), one.get("name"), FIELD_NAME, required=True)
        form.text((*place, "value"), one.get("value"), FIELD_VALUE, required=True)


def _embed_size(embed: JSON) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for one in embed.get("fields") or []:
        texts += [one.get("name"), one.get("value")]
    return sum(utf16(text) for text in texts if isinstance(text, str))


def _url(form: Form, value: Any, path: Path) -> None:
    if not isinstance(value, str) or not value:
        form.required(path)
    elif urlsplit(value).scheme not in ("http", "https", "discord"):
        schemes = "('http', 'https', 'discord')"
        message = f'Scheme "{urlsplit(value).scheme}" is not supported. Scheme must be one of {schemes}.'
        form.wrong(path, "URL_TYPE_INVALID_SCHEME", message)
    elif utf16(value) > 512:
        form.bad_length(path, 0, 512)


def _attachments(form: Form, draft: Draft, value: Any, path: Path) -> None:
    """Files to keep by their number, and files to come by their place in the call."""
    draft.kept_files, draft.new_files = [], []
    for number, item in enumerate(form.items(path, value, 0, FILES)):
        one = form.model((*path, number), item)
        told = str(one.get("id", ""))
        if not told.isdigit():
            form.wrong((*path, number, "id"), "NUMBER_TYPE_COERCE", f'Value "{told}" is not snowflake.')
        elif int(told) < FILES:
            form.text((*path, number, "description"), one.get("description"), 1024)
            draft.new_files.append(one)
        else:
            draft.kept_files.append(int(told))


_MENTION_KINDS = ("everyone", "roles", "users")


def _allowed_mentions(form: Form, value: Any, path: Path) -> JSON:
    allowed = form.model(path, value)
    kinds = form.items((*path, "parse"), allowed.get("parse") or [], 0, len(_MENTION_KINDS))
    for number, kind in enumerate(kinds):
        if kind not in _MENTION_KINDS:
            form.choices((*path, "parse", number), ", ".join(f"'{known}'" for known in _MENTION_KINDS))
    for kind in ("roles", "users"):
        named = form.items((*path, kind), allowed.get(kind) or [], 0, 100)
        if named and kind in kinds:
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
    return allowed


# Buttons and menus.


def read_components(form: Form, value: Any, path: Path) -> list[JSON]:
    """Rows of buttons and menus, each with a number of its own."""
    numbers = itertools.count(1)
    used: set[str] = set()
    rows = []
    for place, item in enumerate(form.items(path, value, 0, ROWS)):
        row = form.model((*path, place), item)
        if row.get("type") != 1:
            form.wrong((*path, place), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1,).')
            continue
        rows.append({**row, "id": next(numbers), "components": _row(form, row, (*path, place), used, numbers)})
    return rows


def _row(form: Form, row: JSON, path: Path, used: set[str], numbers: itertools.count[int]) -> list[JSON]:
    path = (*path, "components")
    width = 0
    controls = []
    for place, item in enumerate(form.items(path, row.get("components"), 1, BUTTONS_IN_ROW)):
        at = (*path, place)
        control = form.model(at, item)
        kind = control.get("type")
        if kind not in (BUTTON, SELECT):
            form.wrong(at, "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (2, 3, 5, 6, 7, 8).')
            continue
        width += 1 if kind == BUTTON else BUTTONS_IN_ROW
        if width > BUTTONS_IN_ROW:
            form.wrong(at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
        if kind == BUTTON:
            _button(form, control, at, used)
        else:
            check_menu(form, control, at, used)
        controls.append({**control, "id": next(numbers)})
    return controls


def _custom_id(form: Form, control: JSON, path: Path, used: set[str]) -> None:
    custom_id = form.text((*path, "custom_id"), control.get("custom_id"), CUSTOM_ID, least=1)
    if custom_id in used:
        message = "Component custom id cannot be duplicated"
        form.wrong((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    used.add(custom_id)


def _button(form: Form, button: JSON, path: Path, used: set[str]) -> None:
    style = button.get("style")
    if style not in (1, 2, 3, 4, LINK_BUTTON):
        form.choices((*path, "style"), "1, 2, 3, 4, 5, 6")
    if style == LINK_BUTTON:
        if button.get("custom_id") is not None:
            message = "A custom id and url cannot both be specified"
            form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        _url(form, button.get("url"), (*path, "url"))
    elif button.get("custom_id") is None:
        form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    else:
        _custom_id(form, button, path, used)
    # A label of spaces shows an empty button; Discord takes no empty one unless it has a picture.
    form.text((*path, "label"), button.get("label"), BUTTON_LABEL, required=not button.get("emoji"))
    _emoji(form, button, path)


def _emoji(form: Form, control: JSON, path: Path) -> None:
    emoji = control.get("emoji")
    if emoji is None:
        return
    told = form.model((*path, "emoji"), emoji)
    name = told.get("name")
    if not told.get("id") and (not isinstance(name, str) or not name or name.isascii()):
        form.wrong((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_menu(form: Form, menu: JSON, path: Path, used: set[str]) -> None:
    """A menu, of a message or of a form."""
    if menu.get("custom_id") is None:
        form.required((*path, "custom_id"))
    else:
        _custom_id(form, menu, path, used)
    form.text((*path, "placeholder"), menu.get("placeholder"), MENU_PLACEHOLDER)
    options = form.items((*path, "options"), menu.get("options"), 1, OPTIONS)
    values: set[Any] = set()
    chosen = 0
    for number, item in enumerate(options):
        at = (*path, "options", number)
        option = form.model(at, item)
        form.text((*at, "label"), option.get("label"), OPTION_TEXT, least=1, required=True)
        value = form.text((*at, "value"), option.get("value"), OPTION_TEXT, least=1, required=True)
        if option.get("description") is not None:
            form.text((*at, "description"), option["description"], OPTION_TEXT, least=1)
        _emoji(form, option, at)
        if value in values:
            form.wrong(at, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        values.add(value)
        chosen += bool(option.get("default"))
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    known = form.number((*path, "min_values"), least, 0, OPTIONS)
    known &= form.number((*path, "max_values"), most, 1, OPTIONS)
    if not known:
        return
    if most > len(options) or least > len(options):
        what = "max_values" if most > len(options) else "min_values"
        form.wrong((*path, what), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {len(options)}.")
    if least > most:
        form.wrong((*path, "min_values"), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
    if chosen > most:
        message = "The specified number of default values exceeds the specified maximum values"
        form.wrong((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)


# Forms, and suggestions while a person types.


def read_modal(form: Form, body: JSON, path: Path) -> JSON:
    """A form to open: rows of one input each, or labels with one thing each."""
    form.text((*path, "title"), body.get("title"), MODAL_TITLE, least=1, required=True)
    form.text((*path, "custom_id"), body.get("custom_id"), CUSTOM_ID, least=1, required=True)
    used: set[str] = set()
    path = (*path, "components")
    for place, item in enumerate(form.items(path, body.get("components"), 1, MODAL_INPUTS)):
        at = (*path, place)
        outer = form.model(at, item)
        if outer.get("type") == 1:
            inner = form.items((*at, "components"), outer.get("components"), 1, 1)
            for number, one in enumerate(inner):
                _input(form, form.model((*at, "components", number), one), (*at, "components", number), used, True)
        elif outer.get("type") == 18:
            form.text((*at, "label"), outer.get("label"), INPUT_LABEL, least=1, required=True)
            form.text((*at, "description"), outer.get("description"), 100)
            component = form.model((*at, "component"), outer.get("component"))
            if component.get("type") == SELECT:
                check_menu(form, component, (*at, "component"), used)
            else:
                _input(form, component, (*at, "component"), used, False)
        elif outer.get("type") != 10:
            form.wrong(at, "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')
    return body


def _input(form: Form, one: JSON, path: Path, used: set[str], labelled: bool) -> None:
    if one.get("type") != 4:
        form.wrong(path, "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (4,).')
        return
    if one.get("custom_id") is None:
        form.required((*path, "custom_id"))
    else:
        _custom_id(form, one, path, used)
    if labelled:
        form.text((*path, "label"), one.get("label"), INPUT_LABEL, least=1, required=True)
    elif one.get("label"):
        form.wrong((*path, "label"), "FAKE_SERVER", "An input under a label has no label of its own.")
    if one.get("style") not in (1, 2):
        form.choices((*path, "style"), "1, 2")
    form.text((*path, "placeholder"), one.get("placeholder"), INPUT_PLACEHOLDER)
    value = form.text((*path, "value"), one.get("value"), INPUT_VALUE)
    least = one.get("min_length", 0)
    most = one.get("max_length", INPUT_VALUE)
    known = form.number((*path, "min_length"), least, 0, INPUT_VALUE)
    known &= form.number((*path, "max_length"), most, 1, INPUT_VALUE)
    if known and least > most:
        form.wrong((*path, "min_length"), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
    elif known and value and utf16(value) > most:
        form.bad_length((*path, "value"), 0, most)


_MENTION = re.compile(r"<@!?(?P<user>\d+)>")


def mentioned(content: str) -> list[int]:
    """Whom a text names, whether they are to be notified or not."""
    return list(dict.fromkeys(int(found["user"]) for found in _MENTION.finditer(content)))
