"""Reports and summaries are asked for in the log, and handed over on every channel and by the command."""

from __future__ import annotations

import asyncio
import io
import json
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import insert

from bot.channels.console import Printer
from bot.channels.outlet import present
from bot.club import log, sessions
from bot.club.exports import Document, Printout, finished, put_down
from bot.commands.running import settings_for
from bot.desk.reading import Reading, Sender
from bot.storage.database import Database
from bot.storage.models import logged_ruling
from dialogues.access import Role
from dialogues.posts import Posted
from rules.lawbook import LAWS_2017
from rules.regulations.profiles import DEFAULT
from tests.bot.command import run
from tests.bot.test_clubs import REVOKE, Somebody, Town, evening
from tests.ruled import SESSION, insufficient

pytestmark = pytest.mark.long

NOW = datetime(2026, 11, 24, 19, 30, tzinfo=UTC)


@pytest_asyncio.fixture
async def town(database: Database) -> Town:
    return Town(database)


async def handed_to(somebody: Somebody) -> Document | None:
    """The file that the last input brought."""
    document = somebody.last.document
    return await finished(document) if document and not isinstance(document, Posted) else None


# On the pages of the log


async def test_a_ruling_is_handed_over_as_a_page_and_the_evening_as_text_or_pdf(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    await maria.does(*REVOKE, "/log")
    await maria.does(maria.choice("Revoke"), "[report]")
    report = await handed_to(maria)
    assert report is not None
    assert report.name.startswith("ruling-2026-11-24-")
    assert report.content.startswith(b"%PDF-")
    await maria.does("/log")
    await maria.does(maria.choice("Revoke"), "[NS]", "They had seen it.")
    assert "Noted. It stands in the report." in maria.reads
    await maria.does("/log")
    await maria.does(maria.choice("Revoke"), "[EW]", "x" * 601)
    assert "600" in maria.reads
    async with town.desk.database.reading() as connection:
        (entry,) = await log.entries(connection, 1)
    assert (entry.statement_ns, entry.statement_ew) == ("They had seen it.", None)
    await maria.does("/log", "[summary]", "[text]")
    summary = await handed_to(maria)
    assert summary is not None
    assert summary.text is not None
    assert "Athens Bridge Club" in summary.text
    assert "Table 5 · Board 12" in summary.text
    await maria.does("/log", "[summary]", "[pdf]")
    summary = await handed_to(maria)
    assert summary is not None
    assert summary.name == "summary-2026-11-24.pdf"


async def test_a_colleague_has_the_same_and_a_member_nothing(town: Town) -> None:
    maria = await town.founder()
    await evening(maria)
    await maria.does(*REVOKE)
    nikos = await town.invited(maria, Role.DIRECTOR, "Nikos")
    await maria.does("/session", "[duty]")
    await maria.does(maria.choice("Nikos"))
    await nikos.does("/log")
    await nikos.does(nikos.choice("Revoke"), "[report]")
    assert await handed_to(nikos) is not None
    member = await town.invited(maria, Role.MEMBER, "Petros")
    await member.does("/log")
    assert "Summary of the evening" not in member.reads
    assert "Report (PDF)" not in member.reads
    assert member.last.document is None


async def test_a_director_without_a_club_has_it_of_their_own_sessions(town: Town) -> None:
    tom = await town.somebody()
    await tom.does("/club", "[own]", "[new]", *REVOKE, "/log")
    await tom.does(tom.choice("Revoke"), "[report]")
    assert await handed_to(tom) is not None
    await tom.does("/log", "[summary]", "[text]")
    assert await handed_to(tom) is not None


async def test_a_ruling_of_another_session_is_nothing_here(town: Town) -> None:
    maria, tom = await town.founder(), await town.somebody()
    await evening(maria)
    await maria.does(*REVOKE, "/log")
    await maria.does(maria.choice("Revoke"))
    await tom.does("/club", "[own]", "[new]", *REVOKE, "/log")
    await tom.does(tom.choice("Revoke"))
    theirs = await tom.does("[report]")
    assert isinstance(theirs.document, Printout)
    assert theirs.document.name.endswith("-2")


async def test_the_terminal_prints_text_and_writes_what_is_none(
    town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the working folder, where nothing is overwritten; and it says where."""
    monkeypatch.chdir(tmp_path)
    maria = await town.founder()
    await evening(maria)
    await maria.does(*REVOKE, "/log", "[summary]", "[text]")
    paper = io.StringIO()
    await present(town.desk, maria.last, Printer(paper))
    assert "Table 5 · Board 12" in paper.getvalue()
    await maria.does("/log", "[summary]", "[pdf]")
    for name in ("summary-2026-11-24.pdf", "summary-2026-11-24-2.pdf"):
        await present(town.desk, maria.last, Printer(paper))
        assert str(tmp_path / name) in paper.getvalue()
        assert (tmp_path / name).read_bytes().startswith(b"%PDF-")
    results = Document("results-2026-11-24.csv", b"Board,NS")
    await Printer(paper).hand(results)
    assert "Board,NS" not in paper.getvalue()
    assert str(tmp_path / results.name) in paper.getvalue()
    assert (tmp_path / results.name).read_bytes() == results.content


def test_where_the_working_folder_cannot_be_written_to_it_is_put_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    monkeypatch.setattr(Path, "cwd", lambda: gone)
    monkeypatch.setattr("bot.club.exports.gettempdir", lambda: str(tmp_path))
    assert put_down(Document("a.pdf", b"%PDF-")) == tmp_path / "a.pdf"


# By the command


@pytest.fixture
def athens() -> None:
    """A club in whose only session there is one ruling."""
    made = json.loads(run("club", "new", "Athens").stdout)
    asyncio.run(_fill(made["id"]))


async def _fill(club: int) -> None:
    database = await Database.open(settings_for("en").database)
    async with database.writing() as connection:
        begun = await Reading(LAWS_2017, {"settings": DEFAULT}, lambda: NOW).begin(connection, Sender("test", "1"), 0)
        id = await sessions.make(connection, replace(SESSION, club=club), begun.person.id, NOW)
        values = asdict(insufficient(session_id=id, case_id=None, person_id=None))
        await connection.execute(insert(logged_ruling).values(values))
    await database.close()


@pytest.mark.usefixtures("athens")
def test_the_command_prints_a_report_or_writes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = run("club", "report", "Athens", "1", "--lang", "el")
    assert said.stdout.strip() == str(tmp_path / "ruling-2026-11-24-1.pdf")
    assert (tmp_path / "ruling-2026-11-24-1.pdf").read_bytes().startswith(b"%PDF-")
    assert (
        "Απόφαση: Ανεπαρκής αγορά · Νότος"
        in run("club", "report", "Athens", "1", "--format", "txt", "--lang", "el").stdout
    )
    assert "Insufficient bid · South" in run("club", "summary", "Athens", "--format", "txt").stdout


@pytest.mark.usefixtures("athens")
def test_a_ruling_that_there_is_not_is_refused_with_those_there_are() -> None:
    for id in ("7", "x", ""):
        refused = run("club", "report", "Athens", id)
        assert refused.exit_code == 2
        assert "There are: 1 T5 12 3-8" in refused.stderr


@pytest.mark.parametrize(("action", "form", "known"), [("report", "csv", "pdf, txt"), ("log", "pdf", "json, csv")])
@pytest.mark.usefixtures("athens")
def test_a_form_that_there_is_not_is_refused_with_those_there_are(action: str, form: str, known: str) -> None:
    refused = run("club", action, "Athens", "1", "--format", form)
    assert refused.exit_code == 2
    assert known in refused.stderr
