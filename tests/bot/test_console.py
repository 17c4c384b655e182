"""The terminal: lines in, plain text out, and the conversation kept in a file."""

import asyncio
import io
import os
import pty
import sqlite3
import tty
from contextlib import closing
from pathlib import Path

import pytest

from bot.channels.console import chat, plain
from bot.channels.lines import apart, messages
from bot.desk import Desk
from bot.storage.database import Database
from dialogues.conversation import say
from dialogues.pages import show
from dialogues.state import Conversation
from locales import LANGUAGES, locale


def talk(file: Path, *lines: str, language: str = "en") -> str:
    """What the terminal prints when these lines are piped in."""
    printed = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))

    async def chatting() -> None:
        database = await Database.open(f"sqlite:///{file}")
        await database.migrate()
        await chat(Desk(database), Conversation(language), source, printed)
        await database.close()

    asyncio.run(chatting())
    return printed.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "chat.sqlite3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_from_the_auction_to_the_end(file: Path, language: str) -> None:
    """Piped in, three lines lead from the auction to the ruling, in every language."""
    words = locale(language)
    printed = talk(file, "N: 1S P 1H", "2", "1", words.text("further-folded"), language=language)
    assert words.text("irregularity-insufficient_bid") in printed
    assert words.text("what-next") in printed
    assert words.law("27A1") in printed


def test_a_conversation_is_taken_up_again(file: Path) -> None:
    """What was answered before the end of input is still answered afterwards."""
    talk(file, "N: 1S P 1H", "2")
    printed = talk(file, "1")
    assert "! Here is where you were." in printed
    assert "West has accepted" in printed


def test_a_case_of_another_version_does_not_stand_in_the_way(file: Path) -> None:
    """The next start is at the beginning; the case is among the open ones, to be read and closed."""
    talk(file, "N: 1S P 1H", "2", "2", "3", "2", "/ruling", "N: 1S P 1H")
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE kept_case SET segments = replace(segments, '\"auction\"', '\"bidding\"')")
    printed = talk(file, "N: 1S W=2H", "open", "3", "cancel", "yes", "open")
    assert printed.index("== Fifth Seat ==") < printed.index("== Bid out of turn")
    assert "Insufficient bid · South · Can only be read" in printed
    assert "must pass at every turn until the auction is over. (27B2)" in printed
    assert printed.rindex("A case of another version · Can only be read") > printed.index("The case is closed.")
    assert "Insufficient bid · South" not in printed[printed.index("The case is closed.") :]


def test_a_finished_case_does_not_stand_in_the_way(file: Path) -> None:
    """After a ruling the next start is at the beginning; the case is among the open ones while it has checks."""
    talk(file, "N: 1S P 1H", "2", "2", "3", "2")
    printed = talk(file, "open", "1")
    assert printed.index("== Fifth Seat ==") < printed.index("== Open cases ==") < printed.index("What next?")


def test_the_word_that_ends_it(file: Path) -> None:
    """Quit ends the conversation; what follows is not read."""
    assert "1♠ – Pass – 1♥" not in talk(file, "quit", "N: 1S P 1H")


def test_nothing_is_lost_by_bad_input(file: Path) -> None:
    """Control characters, 10,000 characters and nonsense leave the case where it was."""
    printed = talk(file, "N: 1S P 1H", "\x1b[2J", "x" * 10_000, "???", "2", "1")
    assert "\x1b" not in printed
    assert "West has accepted" in printed


def test_choices_are_numbered_and_the_script_is_quoted() -> None:
    """A screen is plain text: notices, script in quotation marks, numbered choices."""
    state, _ = say(Conversation(), "N: 1S P 1H")
    _, screen = say(state, "no")
    text = plain(screen, "en")
    assert "Read out: “The bid is insufficient. West may accept it" in text
    assert "  1. Accept the bid" in text


def test_on_a_narrow_screen_lines_are_wrapped() -> None:
    """On a terminal no line is longer than the terminal is wide."""
    text = plain(show(say(Conversation(), "N: 1S P 1H")[0]), "en", 60)
    assert all(len(line) <= 60 for line in text.splitlines())


PASTE = ("Friday evening", "27/11/2026", "1. Ann Lee - Bob Ray", "2. Eve Stone - Frank Moor", "Board 1", "1 2 4S N 10")


def test_lines_of_results_that_come_together_are_one_paste(file: Path) -> None:
    """Piped in with what is typed before and after them: they are looked through, and kept."""
    printed = talk(file, "/start", "1", "/results", *PASTE, "Board 2", "1 2 3NTX N -1 HK", "1")
    assert "Friday evening" in printed
    assert "boards: 2" in printed
    assert "The results are kept." in printed


def test_what_is_typed_before_lines_of_results_is_no_title() -> None:
    assert list(apart(["2", "Yes", "1 1 2 4S N 10", "1 3 4 4S N 9", "", "1"])) == [
        "2",
        "Yes",
        "1 1 2 4S N 10\n1 3 4 4S N 9",
        "1",
    ]


def test_what_is_pasted_where_somebody_types_is_one_message() -> None:
    """In a terminal lines come one by one, and what was pasted is there at once."""
    ours, theirs = pty.openpty()
    tty.setcbreak(theirs)
    heard: list[str] = []
    with os.fdopen(theirs) as source:
        coming = messages(source, lambda: None)
        os.write(ours, "\n".join([*PASTE, "1 3 4S N 9", ""]).encode())
        heard.append(next(coming))
        os.write(ours, b"/results\n")
        heard.append(next(coming))
    os.close(ours)
    assert heard == ["\n".join([*PASTE, "1 3 4S N 9"]), "/results"]


@pytest.mark.parametrize("named", ["/tmp/nowhere/none.csv", "none.xml", "/results none.csv", "~/none/"])
def test_a_path_that_leads_nowhere_is_told_of(file: Path, named: str) -> None:
    assert f"There is no such file: {named.removeprefix('/results ')}" in talk(file, "/start", "1", named)
