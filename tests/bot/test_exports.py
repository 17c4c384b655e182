"""What is handed over as a file is read by a program that did not write it, and says the same."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from bot.club import exports, log, sessions
from bot.club.log import Entry, HandedOver
from bot.storage.database import Database
from bot.storage.models import accepted_doubt, banned, bound_group, club, metadata, solved_deal
from dialogues.access import Role
from dialogues.clubs import Session
from tests.bot.storage.clubs import fill_club
from tests.bot.storage.test_retention import NOW, keep
from tests.bot.test_clubs import REVOKE, Town, on_duty, town

__all__ = ["town"]

# Of the club, and not of one person: its settings, where it posts, and hashes of those who may not come back.
NOBODYS = {accepted_doubt, banned, bound_group, club, solved_deal}


def read_csv(content: str) -> list[dict[str, str]]:
    """A log as a spreadsheet or any other program reads it, by docs/club.md alone."""
    rows = csv.DictReader(io.StringIO(content.removeprefix("\ufeff"), newline=""))
    return [{name: text.removeprefix("'") for name, text in row.items()} for row in rows]


def read_json(content: str) -> list[dict[str, str]]:
    """The same from the other form: what is not known is empty there too."""
    rows = json.loads(content)["rulings"]
    return [{name: "" if value is None else str(value) for name, value in row.items()} for row in rows]


async def evening(town: Town) -> tuple[Session, tuple[Entry, ...], tuple[HandedOver, ...]]:
    """An evening with a ruling, one that was amended, and one that was given to a colleague."""
    maria = await town.founder()
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await on_duty(maria, "Nikos")
    await maria.does("/language", "[el]", *REVOKE, "/ruling T6 3 1-4", *REVOKE[1:])
    await maria.does("/answers", "[since_both_revoked]", "[both_sides]", "[yes]", "/give")
    await maria.does(maria.choice("Nikos"))
    await nikos.does(*REVOKE)
    async with town.desk.database.reading() as connection:
        (held,) = await sessions.of_club(connection, 1, 0)
        return held, await log.entries(connection, held.id), await log.handed_over(connection, held.id)


async def test_an_evening_says_the_same_in_either_form_to_another_program(town: Town) -> None:
    held, entries, handed = await evening(town)
    assert len(entries) == 4
    one, other = [exports.log_as(form, held, entries, handed).content.decode() for form in ("csv", "json")]
    assert read_csv(one) == read_json(other)
    for row, entry in zip(read_csv(one), entries, strict=True):
        assert said_in(row) == said_of(entry)
    assert [row["table"] + " " + row["board"] + " " + row["pairs"] for row in read_csv(one)][1] == "6 3 1-4"
    whole = json.loads(other)
    assert whole["session"]["held_on"] == held.held_on
    assert [(each["from"], each["to"]) for each in whole["hand_overs"]] == [("Maria", "Nikos")]
    (given_on,) = {row["handed_over"] for row in read_csv(one)} - {""}
    assert json.loads(given_on) == whole["hand_overs"]


def said_in(row: Mapping[str, str]) -> dict[str, Any]:
    """What a row of a log says, in the terms of the log."""
    return {
        "id": int(row["id"]),
        "amends": int(row["amends"]) if row["amends"] else None,
        "label": row["label"],
        "board": int(row["board"]) if row["board"] else None,
        "seat_table": row["table"],
        "pairs": row["pairs"],
        "round": int(row["round"]) if row["round"] else None,
        "irregularity": row["irregularity"],
        "laws": row["laws"],
        "decision": row["decision"],
        "ruler": row["ruler"],
        "edition": row["edition"],
        "profile": row["regulations"],
        "rules_version": row["rules_version"],
        "language": row["language"],
        "shown": row["shown"],
        "answers": json.loads(row["answers"]),
        "withdrawn": bool(row["withdrawn"]),
        "ruled_at": f"{row['date']}T{row['time']}",
    }


def said_of(entry: Entry) -> dict[str, Any]:
    """The same of the log itself."""
    same = (
        "id",
        "amends",
        "label",
        "board",
        "seat_table",
        "pairs",
        "round",
        "irregularity",
        "laws",
        "decision",
        "ruler",
    )
    more = ("edition", "profile", "rules_version", "language", "shown")
    return {name: getattr(entry, name) for name in (*same, *more)} | {
        "answers": json.loads(entry.answers),
        "withdrawn": entry.withdrawn_at is not None,
        "ruled_at": entry.ruled_at.strftime("%Y-%m-%dT%H:%M:%S"),
    }


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=30))
def test_whatever_is_written_in_a_row_is_read_again(text: str) -> None:
    """Also what begins like a formula, or with the apostrophe that stands before one."""
    assert read_csv(exports._csv([dict.fromkeys(exports.COLUMNS, text)])) == [dict.fromkeys(exports.COLUMNS, text)]


@pytest.mark.parametrize("text", ["=1+1", "+30", "-1", "@SUM(A1)", "\t=1", "'=1"])
def test_no_spreadsheet_takes_a_text_for_a_formula(text: str) -> None:
    (_, row) = exports._csv([{**dict.fromkeys(exports.COLUMNS, ""), "id": text}]).strip().split("\r\n")
    assert row.startswith("'")


async def test_everything_about_somebody_is_in_their_file(database: Database) -> None:
    """Of every table that has something of a person there are their rows, and nobody else's."""
    mine = await keep(database, NOW)
    async with database.writing() as connection:
        await fill_club(connection, mine.id, 1, "77", NOW)
        kept = json.loads((await exports.everything(connection, mine.id)).content)
        nobody = json.loads((await exports.everything(connection, mine.id + 1)).content)
    assert set(kept) == {table.name for table in metadata.sorted_tables if table not in NOBODYS}
    async with database.reading() as connection:
        for table in metadata.sorted_tables:
            if table not in NOBODYS and table.name not in ("invitation", "roster", "session", "linked_identity"):
                assert len(kept[table.name]) == len((await connection.execute(select(table))).all()), table.name
    assert not any(nobody.values())
