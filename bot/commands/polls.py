"""A question to peers without a chat: `poll`."""

from __future__ import annotations

from bot.commands.given import checked_language, fail, read_json, show
from rules.model import ModelError


def poll(lang: str, as_json: bool) -> None:
    """The neutral question that peers are asked; what it is made of is JSON on standard input."""
    from dialogues import poll_json, polls, wording
    from rules.lawbook import LAWS_2017

    checked_language(lang)
    w = wording.words(lang, LAWS_2017)
    try:
        asked = poll_json.read_spec(read_json("-", lang), lang)
    except ModelError as error:
        fail(lang, f"error-{error.code}", **error.args_)
    if as_json:
        show(poll_json.as_json(asked, w))
    else:
        print("\n\n".join(polls.aloud(asked, group, w) for group in asked.groups))
