"""Clubs without a chat: `director club`, as whoever runs the bot uses it."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from typing import Any

import pytest

from bot.storage.database import Database
from bot.storage.people import SETTINGS, KeptCase, KeptPerson, add_case, add_person
from tests.bot.command import Result, run
from tests.bot.storage.clubs import fill_club
from tests.bot.storage.test_retention import NOW

pytestmark = pytest.mark.usefixtures("settings")

ATHENS = "Athens Bridge Club"


def told(*typed: str) -> Any:
    """What `director club` prints."""
    result = run("club", *typed)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def refused(*typed: str) -> Result:
    """`director club`, which does nothing, and says why in a line."""
    result = run("club", *typed)
    assert result.exit_code != 0
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    return result


@pytest.fixture
def filled(settings: str) -> str:
    """A club with one of everything; its name."""

    async def fill() -> None:
        database = await Database.open(settings)
        await database.migrate()
        async with database.writing() as connection:
            nina = await add_person(connection, KeptPerson("telegram", "77", None, SETTINGS, NOW, NOW))
            await add_case(connection, KeptCase(nina.id, 1, 1, "2017", "{}", "3", "[]", NOW, NOW))
            await fill_club(connection, nina.id, 1, "77", NOW)
        await database.close()

    asyncio.run(fill())
    return "Όμιλος 77"


def test_a_club_is_made_with_a_code_for_its_first_administrator() -> None:
    made = told("new", ATHENS)
    assert told("list") == [{"id": made["id"], "name": ATHENS}]
    assert len(made["join"]) == 10
    (invitation,) = told("invitations", ATHENS)
    assert (invitation["role"], invitation["used_at"]) == ("administrator", None)


@pytest.mark.parametrize(
    ("what", "value", "kept"),
    [
        *[("name", "Piraeus", "Piraeus"), ("language", "el", "el"), ("second_language", "tr", "tr")],
        *[("edition", "2007", "2007"), ("scoring", "imps", "imps"), ("zone", "Europe/Athens", "Europe/Athens")],
        *[("double_dummy", "no", False), ("own_table", "no", False), ("retention", "25", 25)],
    ],
)
def test_every_setting_is_changed(what: str, value: str, kept: object) -> None:
    told("new", ATHENS)
    assert told("set", ATHENS, what, value)[what] == kept
    assert told("show", "1")[what] == kept


def test_regulations_are_elected() -> None:
    told("new", ATHENS)
    assert "reserving_rights" in told("set", ATHENS, "regulations", "reserving_rights=call")["regulations"]


@pytest.mark.parametrize(
    "words", [("zone", "Atlantis"), ("double_dummy", "maybe"), ("name", "x" * 5000), ("zone",), ()]
)
def test_what_a_setting_cannot_be_is_refused(words: tuple[str, ...]) -> None:
    told("new", ATHENS)
    before = told("show", ATHENS)
    refused("set", ATHENS, *words)
    assert told("show", ATHENS) == before


def test_an_invitation_is_withdrawn() -> None:
    told("new", ATHENS)
    code = told("invite", ATHENS, "director")
    assert code["role"] == "director"
    newest, first = told("invitations", ATHENS)
    left = told("withdraw", ATHENS, str(newest["id"]))
    assert [bool(each["withdrawn_at"]) for each in left] == [True, False]
    refused("withdraw", ATHENS, str(newest["id"]))
    refused("withdraw", ATHENS, "x")
    assert first["role"] == "administrator"


def test_people_have_roles_and_the_last_administrator_keeps_theirs(filled: str) -> None:
    (nina,) = told("people", filled)
    assert nina == {"id": 1, "name": "נינה", "role": "administrator"}
    assert "name another one first" in refused("role", filled, "1", "director").stderr
    assert "name another one first" in refused("remove", filled, "1").stderr
    refused("role", filled, "1", "king")
    refused("role", filled, "99", "director")
    assert told("role", filled, "1", "administrator") == [nina]


def test_groups_are_listed_and_taken_away(filled: str) -> None:
    (group,) = told("groups", filled)
    assert (group["channel"], group["title"]) == ("telegram", "Pazartesi")
    assert told("unbind", filled, str(group["id"])) == []


def test_the_log_of_a_session_is_handed_over(filled: str) -> None:
    (held,) = told("sessions", filled)
    whole = told("log", filled, "--session", str(held["id"]))
    assert [each["shown"] for each in whole["rulings"]] == ["חוק 61"]
    (row,) = csv.DictReader(io.StringIO(run("club", "log", filled, "--format", "csv").stdout.removeprefix("\ufeff")))
    assert (row["label"], row["laws"], row["ruler"]) == ("T5 12", "61A", "Nina")
    refused("log", filled, "--session", "99")


def test_a_club_is_deleted_when_it_is_meant(filled: str) -> None:
    refused("delete", filled)
    assert told("list")
    assert run("club", "delete", filled, "--yes").exit_code == 0
    assert told("list") == []


def test_no_club_of_that_name(filled: str) -> None:
    assert filled in refused("show", "Atlantis").stderr


def test_one_name_of_two_clubs_is_no_name() -> None:
    told("new", ATHENS)
    second = told("new", ATHENS)
    refused("show", ATHENS)
    assert told("show", str(second["id"]))["name"] == ATHENS
