"""What the documents say is so: settings and their defaults, commands, files, links, and what the bot says."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from bot.channels.discord import client
from bot.channels.telegram.handlers import GROUP_COMMANDS
from bot.cli import COMMANDS
from bot.config import Settings
from bot.desk import CODE_VALID
from bot.folders import PREFIX
from dialogues.conversation import COMMANDS as LISTED
from locales import LANGUAGES
from rules.engine.facts import Kind
from rules.regulations.elections import ELECTIONS
from tests.fakes.discord.library import app_commands, discord

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ADMINISTRATOR = (ROOT / "docs" / "administrator.md").read_text("utf-8")
DIRECTOR = (ROOT / "docs" / "director.md").read_text("utf-8")

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of a table under a heading, without its first two lines."""
    section = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def shown(default: object) -> str:
    """How the table writes a default."""
    return f"`{default}`" if default not in (None, ()) else "–"


def test_the_table_of_settings() -> None:
    """Every setting stands in it, in order, with its default and what it is for; and no other."""
    table = rows(ADMINISTRATOR, "Settings")
    assert [row[:2] for row in table] == [
        [f"`{PREFIX}{name.upper()}`", shown(field.default)] for name, field in Settings.model_fields.items()
    ]
    assert all(row[2] for row in table)


def test_what_is_read_before_the_settings() -> None:
    """Two variables are no settings, and are told too."""
    for name in ("DATA", "LANG"):
        assert f"`{PREFIX}{name}`" in ADMINISTRATOR
    assert all(f"`{language}`" in ADMINISTRATOR for language in LANGUAGES)


@each_document
def test_commands_exist(document: Path) -> None:
    """Every `director ...` that a reader may type is a command."""
    text = document.read_text("utf-8")
    typed = re.findall(r"^ {4}(?:\.venv/bin/)?director (\w+)", text, re.MULTILINE)
    typed += re.findall(r"`director (\w+)", text)
    typed += re.findall(r"(?:\bexec bot director|--rm bot) (\w+)", text)
    assert set(typed) <= COMMANDS.keys()


@each_document
def test_scripts_and_links_lead_somewhere(document: Path) -> None:
    """Files that are linked to or run exist, and so does the heading a link names."""
    text = document.read_text("utf-8")
    for file, heading in re.findall(r"\]\(([^)#:]*)(?:#([\w-]+))?\)", text):
        target = (document.parent / file).resolve() if file else document
        assert target.is_file(), file
        if heading:
            headings = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)
            assert heading in {re.sub(r"[^\w -]", "", words.lower()).replace(" ", "-") for words in headings}
    for script in re.findall(r"^ {4}(scripts/\w+)", text, re.MULTILINE):
        assert (ROOT / script).is_file(), script
    for file in re.findall(r"(?<![\w/])docker/(?!secrets)[\w./*-]*\w", text):
        assert list(ROOT.glob(f"{file}*")) or file in ("docker/.env",), file


def test_the_two_commands() -> None:
    """The first two that a reader is given are the bot in the terminal and the tests."""
    readme = DOCUMENTS[0].read_text("utf-8")
    section = readme.partition("## Two commands\n")[2].partition("\n## ")[0]
    assert re.findall(r"^ {4}(\S+)", section, re.MULTILINE) == ["scripts/chat", "scripts/test"]


def test_what_the_troubles_are_called() -> None:
    """Every message in the table of troubles is one that the program or Telegram gives."""
    told = [*(ROOT / "bot").rglob("*.py"), ROOT / "tests" / "fakes" / "telegram_server.py"]
    program = "\n".join(file.read_text("utf-8") for file in told)
    # From the system, PostgreSQL and SQLite; or put together of what the program knows only when it happens.
    program += "Address already in use; password authentication failed; database is locked"
    program = program.replace("{type(error).__name__}", "NetworkError") + "cannot be read (PermissionError)"
    program = program.replace("{self.name}", "the PostgreSQL database")
    messages = [re.findall("`([^`]+)`", row[0]) for row in rows(ADMINISTRATOR, "When something is wrong")]
    named = [message for found in messages for message in found if message != "doctor"]
    assert len(named) > 10
    assert [message for message in named if message not in program] == []


def test_commands_on_telegram() -> None:
    """The commands that a director is told of are in the bot's menu; those of a group answer there."""
    section = DIRECTOR.partition("\n## On Telegram\n")[2].partition("\n## ")[0]
    assert set(re.findall(r"`/(\w+)", section)) <= set(LISTED) | {"script"}
    group = ADMINISTRATOR.partition("\n## In a group\n")[2].partition("\n## ")[0]
    assert set(re.findall(r"`/(\w+)", group)) == set(GROUP_COMMANDS)


def test_commands_on_discord() -> None:
    """Every command there is stands in it, and no other; the examples in Greek and Turkish are what Discord shows."""
    section = DIRECTOR.partition("\n## On Discord\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"`/(\w+)", section))
    commands = {*LISTED, "script"}
    ruling = app_commands.locale_str("ruling", command="ruling")
    elsewhere = {client.translated(ruling, language) for language in ("el", "tr")}
    assert named == commands | elsewhere
    assert "he" not in {each.value for each in discord.Locale}, "Hebrew would need no /language"


def test_the_link_on_discord() -> None:
    """It asks for what the document says; and no privileged intent is asked for."""
    (query,) = re.findall(r"oauth2/authorize\?(\S+)", ADMINISTRATOR)
    assert query == "client_id=APPLICATION_ID&scope=bot+applications.commands&permissions=0"
    source = (ROOT / "bot" / "channels" / "discord" / "client.py").read_text("utf-8")
    (asked,) = re.findall(r"discord\.Intents\((.*)\)", source)
    assert asked == "guilds=True, dm_messages=True"


def test_one_person_on_both() -> None:
    """Both platforms have the command by which somebody is the same on them."""
    section = DIRECTOR.partition("\n## One person on both\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"`/(\w+)", section))
    assert "link" in named
    assert named <= set(LISTED)
    assert f"{CODE_VALID.seconds // 60} minutes" == "10 minutes"
    assert "ten minutes" in section


def test_every_election_is_named() -> None:
    """What a file of regulations may say: each election, and a value that is not the one without it."""
    said = tomllib.loads(DIRECTOR.partition("    [elections]\n")[2].partition("\n\n")[0])
    assert set(said) == set(ELECTIONS)
    for id, value in said.items():
        assert value in ELECTIONS[id].choices or ELECTIONS[id].kind is Kind.TEXT
        assert value != ELECTIONS[id].default


def test_the_platforms_of_the_readme() -> None:
    """Both tokens are named where the bot is shown."""
    readme = DOCUMENTS[0].read_text("utf-8")
    assert all(f"{PREFIX}{name}_TOKEN_FILE" in readme for name in ("TELEGRAM", "DISCORD"))


def test_every_law_is_applied_by_some_path_or_said_not_to_be() -> None:
    """Laws 5 to 93 in each edition; the few that no ruling applies are named with the reason."""
    said = {
        int(law)
        for law, _ in rows((ROOT / "docs" / "laws-expert.md").read_text("utf-8"), "Laws that no ruling applies")
    }
    kept = json.loads((ROOT / "rules" / "engine" / "outlines.json").read_text("utf-8"))
    for edition in ("2017", "2007"):
        of = [each[edition] for each in kept.values() if edition in each]
        paragraphs = {paragraph for each in of for paragraph in (*each["laws"], *each["paragraphs"])}
        applied = {int(re.match(r"[0-9]+", paragraph)[0]) for paragraph in paragraphs}  # type: ignore[index]
        assert set(range(5, 94)) - applied == said, edition
