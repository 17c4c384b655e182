"""What commands are given; wrong input ends them with one line in the user's language and exit code 2."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from locales import LANGUAGES, UnknownLanguage, locale

if TYPE_CHECKING:
    from rules.lawbook import Edition
    from rules.regulations.profiles import Profile


def default_language() -> str:
    """The language of the environment, where it is one of ours."""
    chosen = os.environ.get("FIFTH_SEAT_LANG") or os.environ.get("LANG", "")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"


def fail(lang: str, message: str, **args: str) -> NoReturn:
    """Say what is wrong in one line, and end with exit code 2."""
    _say(lang, message, args)
    raise SystemExit(2)


def fail_for_now(lang: str, reason: str) -> NoReturn:
    """Say what is in the way in one line, and end with exit code 1: the same may go well later."""
    _say(lang, "error-not-now", {"reason": reason})
    raise SystemExit(1)


def _say(lang: str, message: str, args: Mapping[str, str]) -> None:
    spoken = locale(lang if lang in LANGUAGES else "en")
    shown = {name: spoken.isolated(_printable(value)) for name, value in args.items()}
    print(" ".join(spoken.text(message, shown).split()), file=sys.stderr)


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else "�" for character in text)


def show(data: dict[str, Any]) -> None:
    """Print data as JSON, on one line."""
    print(json.dumps(data, ensure_ascii=False))


def checked_language(lang: str) -> str:
    """A language that there is."""
    try:
        return locale(lang).language
    except UnknownLanguage:
        fail(default_language(), "error-unknown-language", value=lang[:40], known=", ".join(LANGUAGES))


def laws(id: str, lang: str) -> Edition:
    """The edition of the Laws with this id."""
    from rules.lawbook import UnknownEdition, edition, editions

    try:
        return edition(id)
    except UnknownEdition:
        fail(lang, "error-unknown-edition", value=id[:40], known=", ".join(known.id for known in editions()))


def profile(paths: Sequence[str], lang: str) -> Profile:
    """The regulations in these files, the highest first."""
    from pathlib import Path

    from rules.regulations.profiles import ProfileError, load

    try:
        return load(map(Path, paths))
    except ProfileError as error:
        fail(lang, "error-profile", reason=str(error))


def read_json(source: str, lang: str) -> dict[str, Any]:
    """The JSON object in a file, or on standard input."""
    from bot import strict_json

    try:
        given = strict_json.loads(sys.stdin.read() if source == "-" else _text(source))
    except strict_json.DuplicateKey as error:
        fail(lang, "error-duplicate-key", value=error.key[:40])
    except json.JSONDecodeError as error:
        fail(lang, "error-not-json", line=str(error.lineno), column=str(error.colno))
    except (OSError, ValueError, RecursionError):
        fail(lang, "error-file", value=source[:80])
    if not isinstance(given, dict):
        fail(lang, "error-not-an-object")
    return given


def _text(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def integer(text: str, lang: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"[-+]?\d{1,9}", text, re.ASCII):
        fail(lang, "error-not-a-number", value=text[:40])
    return int(text)


def readable(text: str, lang: str) -> str:
    """A text that is neither too long nor has control characters."""
    from dialogues.input import refused

    if (reason := refused(text)) is not None:
        fail(lang, reason)
    return text
