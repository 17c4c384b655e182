"""Text: how it is measured, and how people read it."""

from __future__ import annotations

import re

from tests.fakes.words import visible

# Markdown as people see it: marks gone, words kept. Escaped marks and code are put away first.
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
_CODE = re.compile(r"```(?:\w*\n)?(?P<block>.+?)```|`(?P<span>[^`\n]+)`", re.DOTALL)
_LINE_MARK = re.compile(r"^(?:>>> |> |-# |#{1,3} )+", re.MULTILINE)
_LINK = re.compile(r"\[(?P<words>[^\]\n]+)\]\(<?[a-z]+://[^)\s]+>?\)")
_PAIRS = (
    re.compile(r"\*\*(?P<words>.+?)\*\*", re.DOTALL),
    re.compile(r"__(?P<words>.+?)__", re.DOTALL),
    re.compile(r"~~(?P<words>.+?)~~", re.DOTALL),
    re.compile(r"\|\|(?P<words>.+?)\|\|", re.DOTALL),
    re.compile(r"(?<![*\w])\*(?P<words>[^\s*](?:[^*\n]*[^\s*])?)\*(?![*\w])"),
    re.compile(r"(?<![_\w])_(?P<words>[^\s_](?:[^_\n]*[^\s_])?)_(?![_\w])"),
)
_AWAY = 0xF0000  # a private range: what is put away stands here until the marks are gone


def utf16(text: str) -> int:
    """The length of a text in UTF-16 units, which is never less than any other way of counting it."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def plain(text: str) -> str:
    """A text as it reads: without Markdown's marks and without isolates."""
    away: list[str] = []

    def put_away(words: str) -> str:
        away.append(words)
        return chr(_AWAY + len(away) - 1)

    def code(found: re.Match[str]) -> str:
        return put_away(found["block"] if found["block"] is not None else found["span"])

    text = _CODE.sub(code, visible(text))
    text = _ESCAPED.sub(lambda found: put_away(found[1]), text)
    text = _LINE_MARK.sub("", text)
    text = _LINK.sub(r"\g<words>", text)
    for pair in _PAIRS:
        text = pair.sub(r"\g<words>", text)
    return "".join(away[ord(c) - _AWAY] if _AWAY <= ord(c) < _AWAY + len(away) else c for c in text)
