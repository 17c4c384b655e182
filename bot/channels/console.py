"""The terminal: prints screens as plain text, reads lines, keeps the conversation."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from typing import TextIO

from bot.storage.conversations import Conversations
from dialogues import conversation, pages
from dialogues.screens import Screen
from dialogues.state import Conversation, interview
from locales import locale
from rules.engine.ruling import Ruling

ME = "console"


def chat(store: Conversations, start: Conversation, source: TextIO = sys.stdin, sink: TextIO = sys.stdout) -> None:
    """Talk until the end of input or the word that ends it.

    start: the language, edition and regulations asked for; a conversation that was kept goes on from where it was.
    """
    kept, revision = store.read(ME)
    state = _resumed(kept, start) if kept else start
    notices = (state.words.text("resumed"),) if state.case else ()
    print(plain(pages.show(state, *notices), state.language, _width(sink)), file=sink, flush=True)
    for line in _lines(source, sink):
        if conversation.ends(line, state.language):
            print(state.words.text("goodbye"), file=sink)
            return
        before = state
        state, screen = conversation.say(state, line)
        if state != before:
            revision = store.write(ME, state, revision)
        print(plain(screen, state.language, _width(sink)), file=sink, flush=True)


def _resumed(kept: Conversation, start: Conversation) -> Conversation:
    """What was kept, in the language asked for now; a case that is ruled is found again among the open ones."""
    state = replace(kept, language=start.language, edition=start.edition, profile=start.profile).on("")
    if state.case and isinstance(interview(state.case).current, Ruling):
        return replace(state, current=None)
    return state


def plain(screen: Screen, language: str, width: int | None = None) -> str:
    """A screen as plain text, the choices numbered; wrapped to a width where there is one."""
    words = locale(language)
    opening, closing = words.names["quotes"]
    lines = ["", f"== {screen.title} =="]
    lines += [f"! {line}" for line in screen.notices]
    lines += screen.context
    if screen.body:
        lines += ["", *screen.body]
    if screen.script:
        lines += ["", words.text("read-out"), *(f"  {opening}{line}{closing}" for line in screen.script)]
    if screen.question:
        lines += ["", screen.question]
    if screen.audience:
        lines.append(f"({screen.audience})")
    for number, choice in enumerate(screen.choices, 1):
        lines.append(f"  {number}. {choice.text}" + (f" — {choice.detail}" if choice.detail else ""))
    if screen.footer:
        lines += ["", f"[{screen.footer}]"]
    if width is None:
        return "\n".join(lines)
    return "\n".join(_wrapped(line, width) for line in lines)


def _wrapped(line: str, width: int) -> str:
    indent = " " * (len(line) - len(line.lstrip()) + (3 if line.startswith("  ") else 0))
    return textwrap.fill(line, width, subsequent_indent=indent, break_long_words=False)


def _width(sink: TextIO) -> int | None:
    return min(shutil.get_terminal_size().columns, 100) if sink.isatty() else None


def _lines(source: TextIO, sink: TextIO) -> Iterator[str]:
    """Lines until the end of input; with a prompt where a person is typing."""
    while True:
        if source.isatty():
            print("\n> ", end="", file=sink, flush=True)
        line = source.readline()
        if not line:
            return
        yield line.rstrip("\n")
