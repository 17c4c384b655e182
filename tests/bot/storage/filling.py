"""Fills a database by talking to the desk, and writes it down as SQL: what a program of some schema leaves to the next.

Run by scripts/filled-database. It uses nothing but the desk, so that it runs in an older checkout as well: 0001.sql and
0002.sql were made there, by the last programs with those tables.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

from bot.desk import Desk, Sender, Shown
from bot.storage.database import Database
from bot.storage.writer import Transaction
from rules.lawbook import LAWS_2007, LAWS_2017, Edition
from rules.regulations.profiles import DEFAULT, Profile

NOW = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)

PRINTED = Profile({"law27": "printed"}, {"law27": "Club rules"})


@dataclass(frozen=True)
class Talk:
    """What one person types, or taps where it stands in brackets: the id of a choice, or a key ("[/back]").

    In what is typed, {code} is the code for another platform that was shown last, {poll} that of a poll.
    """

    channel: str
    external: str
    language: str
    lines: Sequence[str]
    edition: Edition = LAWS_2017
    profile: Profile = DEFAULT


DIRECTOR = ("/start", "[director]")
INSUFFICIENT = ("N: 1S P 1H", "[no]", "[refuses]", "[pass]", "[no]")
CARD = ("[more cards]", "[exposed_card_defender]", "[accident]", "[yes]", "[no]")
SCORE = (
    "[more score]",
    "[adjusted_score]",
    "[damage]",
    "[nothing]",
    "[yes]",
    "[yes]",
    "[board_score]",
    "[matchpoints]",
    "[assigned]",
)

TALKS = (
    # Tables with a question, with a second irregularity by one who had to pass, with a follow-up that is asked, with
    # another attempt, and one that is closed; a page is read over the case.
    Talk(
        "telegram",
        "1001",
        "en",
        (
            *DIRECTOR,
            *("/ruling T5", "N: 1S P 1H", "[no]"),
            *("/ruling T6", *INSUFFICIENT, "[again]", "[more auction]", "[insufficient_bid]", "[2 whenever]"),
            *("/ruling T7", *INSUFFICIENT, "[awareness_of_damage]"),
            *("/ruling T8", "N: 1S P 1H", "[no]", "[refuses]", "[insufficient]"),
            *("/ruling T9", *INSUFFICIENT, "/cancel", "yes"),
            *("/ruling T10", "insufficient bid", "[lho_called]", "N: 1S P 1H"),
            *("/open", "[1]", "/why"),
        ),
    ),
    # An answer is being changed; before, one was, and the ruling withdrawn. Somebody has a code for another platform.
    Talk(
        "telegram",
        "1002",
        "el",
        (
            *DIRECTOR,
            *(*INSUFFICIENT, "[answers]", "[comparable]", "[yes]", "[yes]", "/answers", "[replacement]"),
            *("/ruling", "N: 1S W=2H", "[refuses]", "/link"),
        ),
    ),
    # The same person on two platforms.
    Talk("telegram", "1003", "en", (*DIRECTOR, "N: 1S P 1H", "/link")),
    Talk("discord", "2003", "en", (*DIRECTOR, "N: 1S W=2H", "[refuses]", "/link {code}", "[link]")),
    # Edition and regulations.
    Talk("telegram", "1004", "tr", (*DIRECTOR, "/edition", "[2007]", "N: 1S P 1H", "[no]", "[refuses]")),
    Talk("telegram", "1005", "he", (*DIRECTOR, *INSUFFICIENT[:3]), LAWS_2007, PRINTED),
    # Somebody new has said what happened; a player reads what the Laws provide.
    Talk("discord", "2001", "he", ("N: 1S P 1H",)),
    Talk("discord", "2002", "tr", ("/start", "[player]", "[more auction]", "[insufficient_bid]")),
    # Penalty cards of both defenders, followed; the menu is open at a door.
    Talk(
        "telegram",
        "1006",
        "he",
        (
            *DIRECTOR,
            *(*CARD, "[honour]", "[again]", "[more cards]", "[exposed_card_defender]", "[2]", *CARD[2:], "[low]"),
            *("[penalty_card_followed]", "[partner_leads]", "[leaves_free]", "[penalty_card_followed@1.2]"),
            *("/ruling B12", "[more play]"),
        ),
    ),
    # A club with a session, in which a case is ruled on and reopened, and another is asked; its director plays too.
    Talk(
        "telegram",
        "1008",
        "el",
        (
            *DIRECTOR,
            *("/club", "[new]", "Όμιλος", "Μαρία", "/club", "[1]", "[settings]", "[second_language]", "[en]"),
            *("/club", "[1]", "[sessions]", "[new]", "[boards_a_round]", "[3]", "[roster]", "7 Άννα – Ελένη\n8 -"),
            *("/session", "[duty]", "[plays]", "7"),
            *("/ruling T5 12", "N: 1S P 1H", "[no]", "[refuses]", "[pass]", "[no]", "/log", "[r1]", "[reopen]"),
            *("/ruling T6 3-8", "N: 1S P 1H"),
        ),
    ),
    # A poll of peers, and one of them who has said what they would call.
    Talk(
        "telegram",
        "1009",
        "he",
        (
            *DIRECTOR,
            *("/ruling T2 7 4-9", "unauthorized information", "[tempo]", "[going_on]", "[agreed]"),
            *("[information_complaint]", "[yes]", "[no]", "[yes]", "[logical_alternatives]"),
            *("/poll", "P 1S P 2S P 4S", "[5]", "AKJ82.A2.KQ54.32", "[imps]", "[send]"),
        ),
    ),
    Talk("discord", "2004", "en", ("/poll {poll}", "[asked.no]", "[call.4]", "[call.S]", "[call.send]", "[else.P]")),
    # A revoke with its tricks, a claim, and a score of which a part has been tapped.
    Talk(
        "telegram",
        "1007",
        "tr",
        (
            *DIRECTOR,
            *("[revoke]", "[defender]", "[play_goes_on]", "[revoke_tricks]"),
            *("/ruling", "[claim]", "[declarers_claim]", "[yes]", "[no]"),
            *("/ruling", *SCORE, "#7", "4SX-2 N", "4S= N, 3NT+1 S, +620, 2x 4S-1 N, A+/A-"),
            *("60% 4S= N, 40% 4S-1 N", "/answers", "[possible_results]", "/back"),
            *("/ruling", *SCORE, "#7", "4SX-2 N", "4S= N, 3NT+1 S, +620", "[60]", "[4]", "[H]"),
        ),
    ),
)


class Speaker:
    """Somebody who is shown everything."""

    def __init__(self, talk: Talk, messages: itertools.count[int]):
        self.sender = Sender(talk.channel, talk.external, talk.language)
        self.messages = messages
        self.shown: Shown | None = None

    async def does(self, desk: Desk, line: str, update: int) -> None:
        """Type a line, or tap what it names."""
        if line.startswith("["):
            assert self.shown is not None
            assert self.shown.live is not None
            tapped = line[1:-1]
            assert tapped.startswith("/") or tapped in offered(self.shown), f"{tapped} is not in {offered(self.shown)}"
            shown = await desk.tap(self.sender, self.shown.number, self.shown.revision, tapped, self.shown.live)
        else:
            said = await desk.say(self.sender, line, update)
            assert said is not None
            shown = said
        for ruling in shown.rulings:
            if ruling.message is None:
                await desk.ruling_shown_at(ruling, self.message())
        if shown.screen is not None and shown.live is None:
            message = self.message()
            await desk.shown_at(shown, message)
            shown = replace(shown, live=message)
        self.shown = shown

    def message(self) -> str:
        """The reference of a new message."""
        return f"{self.sender.channel}/{next(self.messages)}"


def offered(shown: Shown) -> list[str]:
    """What could have been tapped."""
    screen = shown.screen
    return [each.id for row in (screen.choices, *screen.grid) for each in row] if screen else []


async def fill(file: Path, talks: Sequence[Talk]) -> None:
    """Let everybody talk to the desk of a new SQLite file, all at one moment."""
    database = await Database.open(f"sqlite:///{file}")
    try:
        await database.migrate()
        messages, updates, codes = itertools.count(1), itertools.count(1), {"link": "", "poll": ""}
        for talk in talks:
            desk = Desk(database, talk.edition, talk.profile, lambda: NOW)
            speaker = Speaker(talk, messages)
            for line in talk.lines:
                said = line.replace("{code}", codes["link"]).replace("{poll}", codes["poll"])
                await speaker.does(desk, said, next(updates))
                shown = "\n".join(speaker.shown.screen.body) if speaker.shown and speaker.shown.screen else ""
                codes |= dict(re.findall(r"/(link|poll) ([A-Z0-9]{8,16})\b", shown))
        await leave_on_the_way(database)
    finally:
        await database.close()


async def leave_on_the_way(database: Database) -> None:
    """What had come and was not dealt with, and what was to be sent, when the program ended."""
    from bot.storage import inbox, outbox

    typed = {"message_id": 900, "date": 1, "chat": {"id": 1001, "type": "private"}, "text": "/open"}
    raw = {"update_id": 900, "message": {**typed, "from": {"id": 1001, "is_bot": False, "first_name": "Tom"}}}
    waiting = inbox.Kept("telegram", 900, "1001", "1001", json.dumps(raw))
    unreadable = inbox.Kept("telegram", 901, "1001", "1001", '{"update_id": 901, "message": 5}')
    async with database.writing() as connection:
        await inbox.keep(connection, (waiting, unreadable), NOW)
        await inbox.give_up(connection, "telegram", 901)
        for state in outbox.State:
            post = await outbox.add(connection, "telegram", "-5001", "1001", json.dumps({"text": state.value}), NOW)
            await outbox.set_state(connection, post, state, NOW)
        await leave_results(connection)
        await leave_postings(connection)


RESULTS = b"""Evening
1. Ann Lee - Bob Ray
2. Cleo Day - Dan Fox
3. Eve Orr - Finn Poe
4. Gwen Roe - Hal Sim
Board 1
1 2 4S N 10
3 4 4S N 9
Board 2
1 3 3NT E 9
2 4 3NT E 8
"""


async def leave_results(connection: Transaction) -> None:
    """The results of a session, one changed and a penalty that was undone, something accepted, and a file looked at."""
    from bot.club import results
    from bot.results.reading import read
    from dialogues.results import Draft
    from rules.results.journal import At, LeftOut, Penalized
    from rules.results.sheet import Penalty
    from rules.scoring.adjusted import Unit

    sheet = read(RESULTS)
    by = results.Author(1, "Tom")
    last = sheet.entries[3]
    left_out = LeftOut(At(last.board, last.ns, last.ew))
    await results.keep(connection, 1, Draft(sheet, "0" * 64, "", (left_out,), frozenset({"twice 1"})), by, NOW)
    penalty = Penalized(Penalty(sheet.entries[0].ns[0], Fraction(1), Unit.MATCHPOINTS))
    await results.change(connection, 1, penalty, by, NOW)
    await results.undo(connection, 1, 2, by, NOW)
    await results.put_draft(connection, 1, Draft(sheet, "1" * 64, ""), NOW)


async def leave_postings(connection: Transaction) -> None:
    """The results of the session in groups, each as far as they may be; of some there is something to be done."""
    from bot.club import groups, postings
    from bot.storage import outbox
    from dialogues.clubs import Stand

    for place, state in enumerate(Stand):
        await groups.bind(connection, 1, groups.Chat("telegram", f"-{6001 + place}"), state.value, NOW)
    for group, state in zip(await postings.unposted(connection, 1), Stand, strict=True):
        made = await postings.add(connection, 1, group.id, 1, '["digest", []]', NOW)
        assert made is not None
        message = f"telegram/{9000 + made}" if state in (Stand.SENT, Stand.LEAVING) else None
        await postings.stands(connection, made, state, message=message)
        does = {Stand.QUEUED: "send", Stand.SENT: "edit", Stand.LEAVING: "withdraw"}.get(state)
        if does is not None:
            await outbox.add(connection, "telegram", f"-{6000 + made}", "", does, NOW, posting=made)


def written(file: Path) -> str:
    """A database as SQL."""
    with closing(sqlite3.connect(file)) as opened:
        (schema,) = opened.execute("SELECT version_num FROM alembic_version").fetchone()
        return "\n".join((f"-- Schema {schema}, filled by talking to the desk.", *opened.iterdump(), ""))


def main(output: str, *externals: str) -> None:
    """Write a filled database. Args: the SQL file; who is to talk in it, unless everybody."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "filled.sqlite3"
        asyncio.run(fill(file, [talk for talk in TALKS if not externals or talk.external in externals]))
        Path(output).write_text(written(file), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
