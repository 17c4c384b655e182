"""The terminal: prints screens as plain text, reads lines, keeps the conversation."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from bot.channels.lines import messages
from bot.channels.outlet import present
from bot.club.exports import Document, put_down
from bot.desk import Desk, Sender, Shown
from bot.desk.solving import is_due
from bot.results import separately
from bot.results.reading import LARGEST
from dialogues import conversation
from dialogues.access import Place
from dialogues.posts import Posted
from dialogues.screens import Screen
from dialogues.state import Conversation
from locales import locale
from locales.marks import carried
from rules.results.errors import ResultsError

ME = Sender("console", "me", place=Place.TERMINAL)

# What is no answer to anything is the path of a file.
NAMES_A_FILE = re.compile(r"[/\\]|\.\w{1,8}$")

# What can be nothing but a path: it begins as one, or ends as a file of results does.
IS_A_PATH = re.compile(r"/[^/\s]+/|~/|\.{1,2}/|[^\n]+\.(?:xml|pbn|csv|txt|json|bws)$", re.IGNORECASE)

# A file that is for reading, and for no program.
READ = ".txt"

# Where a screen was shown: in a terminal it scrolls away and is never edited.
PRINTED = "printed"


async def chat(desk: Desk, start: Conversation, source: TextIO = sys.stdin, sink: TextIO = sys.stdout) -> None:
    """Talk until the end of input or the word that ends it.

    start: the language, edition and regulations asked for; a conversation that was kept goes on from where it was.
    """
    shown = await desk.take_up(ME, start)
    await present(desk, shown, Printer(sink))
    for line in messages(source, lambda: print("\n> ", end="", file=sink, flush=True)):
        if conversation.ends(line, shown.language):
            print(locale(shown.language).text("goodbye"), file=sink)
            return
        file = _file(line)
        said = await (desk.say(ME, line) if file is None else desk.receive(ME, file))
        assert said is not None, "only an update that came twice is passed over"
        shown = said
        await present(desk, shown, Printer(sink))
        await _solve(desk, shown.language, sink)


async def _solve(desk: Desk, language: str, sink: TextIO) -> None:
    """Solve the deals of boards that have been released, and say how far it is: nobody else does it here."""
    told: datetime | None = None
    while (done := await desk.solve_released()) is not None:
        if is_due(told, now := datetime.now(UTC)) or done.solved == done.deals:
            told = now
            numbers = {"solved": str(done.solved), "deals": str(done.deals)}
            print(locale(language).text("results-solved", numbers), file=sink, flush=True)


def _file(line: str) -> bytes | ResultsError | None:
    """What is in the file that a line names, alone or after the command for results, or why nothing is read.

    None where it names none.
    """
    named = line.strip().removeprefix("/results ").strip().strip("\"'")
    try:
        if NAMES_A_FILE.search(named) and Path(named).expanduser().is_file():
            return _read(Path(named).expanduser())
    except (OSError, ValueError):
        return None
    return ResultsError("results-no-file", path=named) if IS_A_PATH.match(named) else None


def _read(file: Path) -> bytes | ResultsError:
    """What is in a file, or that it is too large to be read."""
    size = file.stat().st_size
    return separately.too_large(size) if size > LARGEST else file.read_bytes()


@dataclass(frozen=True)
class Printer:
    """A terminal, in which what was printed stays as it is."""

    sink: TextIO

    async def send(self, screen: Screen, shown: Shown) -> str:
        """Print a screen."""
        print(plain(screen, shown.language, _width(self.sink)), file=self.sink, flush=True)
        return PRINTED

    async def edit(self, message: str, screen: Screen, shown: Shown) -> bool:
        """What is withdrawn is said anew; everything else is new anyway."""
        await self.send(screen, shown)
        return True

    async def hand(self, document: Document) -> None:
        """Print what is to be read; write any other file, and print where it is."""
        read = document.text is not None and document.name.endswith(READ)
        print(document.text if read else put_down(document), file=self.sink, flush=True)

    async def preview(self, posted: Posted, picture: bytes | None) -> None:
        """Print the words, and where the picture has been written to."""
        print("", posted.title, *posted.lines, sep="\n", file=self.sink, flush=True)
        if picture is not None:
            print(put_down(Document("results.png", picture)), file=self.sink, flush=True)

    async def strip(self, message: str) -> None:
        """There are no buttons."""


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
        first, *rest = (f"{opening}{line}{closing}" for line in screen.script)
        lines += ["", f"{words.text('read-out')} {first}", *rest]
    for section in screen.later:
        lines += ["", f"{section.heading} {section.lines[0]}", *(f"– {line}" for line in section.lines[1:])]
    if screen.question:
        lines += ["", screen.question]
    if screen.audience:
        lines.append(f"({screen.audience})")
    for number, choice in enumerate(screen.choices, 1):
        lines.append(f"  {number}. {choice.text}" + (f" — {choice.detail}" if choice.detail else ""))
    if screen.footer:
        lines += ["", f"[{screen.footer}]"]
    if width is not None:
        lines = [part for line in lines for part in _wrapped(line, width)]
    return "\n".join(map(words.directed, lines))


def _wrapped(line: str, width: int) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()) + (3 if line.startswith("  ") else 0))
    return list(carried(textwrap.wrap(line, width, subsequent_indent=indent, break_long_words=False))) or [""]


def _width(sink: TextIO) -> int | None:
    return min(shutil.get_terminal_size().columns, 100) if sink.isatty() else None
