"""The command `director`. Every command imports only what it needs, so that it starts at once."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from locales import LANGUAGES, UnknownLanguage, locale
from rules.lawbook import Edition, UnknownEdition, edition, editions, elected
from rules.model import ModelError

if TYPE_CHECKING:
    from bot.config import Settings
    from rules.engine.procedure import Procedure
    from rules.engine.walk import Walk
    from rules.regulations.profiles import Profile

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


def default_language() -> str:
    """The language of the environment, where it is one of ours."""
    chosen = os.environ.get("FIFTH_SEAT_LANG") or os.environ.get("LANG", "")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"


Lang = Annotated[str, typer.Option("--lang", default_factory=default_language, help="en, el, tr or he")]
EditionId = Annotated[str, typer.Option("--edition", help="2017 or 2007")]
Regulations = Annotated[
    list[Path] | None, typer.Option("--regulations", help="a profile (TOML); several, the highest first")
]
AsJson = Annotated[bool, typer.Option("--json", help="machine-readable output")]


@app.callback()
def director() -> None:
    """Rulings at the bridge table: the Laws of Duplicate Bridge, asked and answered."""


@app.command()
def chat(lang: Lang, edition: EditionId = "2017", regulations: Regulations = None, file: Path | None = None) -> None:
    """The whole bot in the terminal."""
    import asyncio

    from bot.channels import console
    from bot.desk import Desk
    from bot.folders import data_folder
    from bot.storage.database import Database
    from bot.storage.errors import StorageError
    from dialogues.state import Conversation

    async def talk() -> None:
        database = await Database.open(f"sqlite:///{file or data_folder() / 'chat.sqlite3'}")
        try:
            await database.migrate()
            await console.chat(Desk(database, start.edition, start.profile), start)
        finally:
            await database.close()

    start = Conversation(_language(lang), _edition(edition, lang), _profile(regulations, lang))
    try:
        asyncio.run(talk())
    except StorageError as error:
        fail(lang, "error-settings", reason=str(error))


@app.command()
def rule(
    id: str,
    lang: Lang,
    facts: Annotated[str | None, typer.Option("--facts", help="a JSON file, or - for standard input")] = None,
    edition: EditionId = "2017",
    regulations: Regulations = None,
    as_json: AsJson = False,
) -> None:
    """The next question, the next offer, or the ruling, from a set of facts."""
    from dialogues import machine
    from rules.engine.decide import decide
    from rules.engine.procedure import WrongProcedure
    from rules.engine.ruling import Ruling

    _language(lang)
    profile = _profile(regulations, lang)
    procedure = _procedure(id, elected(_edition(edition, lang), profile.elections), lang)
    try:
        given = decide(procedure, _facts(facts, lang), profile.in_force)
    except WrongProcedure as error:
        fail(lang, "error-wrong-procedure", value=error.id)
    data = machine.result(given, procedure.edition, lang)
    if as_json:
        _print(data)
    elif isinstance(given, Ruling):
        typer.echo(data["text"])
    else:
        shown = data if data["kind"] == "offer" else data["fact"]
        choices = shown["options"] if "options" in shown else shown["choices"]
        typer.echo("\n".join([*shown["script"], shown["text"], *(f"- {choice['text']}" for choice in choices)]))


@app.command()
def facts(id: str, lang: Lang, edition: EditionId = "2017", as_json: AsJson = False) -> None:
    """Every fact and offer that a procedure can ask."""
    from dialogues import machine

    _language(lang)
    procedure = _procedure(id, _edition(edition, lang), lang)
    rows = machine.asked(_walk(procedure), lang)
    if as_json:
        _print({"id": id, "edition": edition, "facts": rows})
        return
    for row in rows:
        typer.echo(f"{row['key']}: {row['text']}")


@app.command()
def cases(id: str, lang: Lang, edition: EditionId = "2017") -> None:
    """The cases of an irregularity as a page: questions and answers, and the ruling as spoken."""
    from dialogues.case_pages import page

    _language(lang)
    procedure = _procedure(id, _edition(edition, lang), lang)
    if procedure.follows:
        fail(lang, "error-unknown-procedure", value=id[:40])
    typer.echo(page(id, procedure.edition, lang))


@app.command()
def paths(
    id: Annotated[str | None, typer.Argument()] = None,
    lang: Annotated[str, typer.Option("--lang")] = default_language(),
    edition: Annotated[str | None, typer.Option("--edition", help="2017 or 2007; both unless told")] = None,
    as_json: AsJson = False,
) -> None:
    """How many paths each procedure has, how long the longest is, and which Laws they cite."""
    from rules.procedures import MENU, get, serves

    chosen = editions() if edition is None else (_edition(edition, lang),)
    if id is not None:
        procedures = [get(id, each) for each in chosen if serves(each, id)] or [_procedure(id, chosen[0], lang)]
    else:
        procedures = [get(name, each) for name in MENU for each in chosen if serves(each, name)]
    walks = [_walk(procedure) for procedure in procedures]
    rows: list[dict[str, Any]] = [
        {
            "id": found.procedure.id,
            "edition": found.procedure.edition.id,
            "paths": len(found.paths),
            "longest": found.longest,
            "laws": list(found.laws),
        }
        for found in walks
    ]
    if as_json:
        _print({"procedures": rows})
        return
    for row in rows:
        typer.echo(
            f"{row['id']} {row['edition']}: {row['paths']} paths, at most {row['longest']} questions; {row['laws']}"
        )


@app.command()
def flowchart(
    id: str,
    lang: Lang,
    edition: EditionId = "2017",
    form: Annotated[str, typer.Option("--format", help="html (a page to print) or mermaid (a diagram)")] = "html",
    output: Annotated[Path | None, typer.Option("--output", help="a file instead of standard output")] = None,
) -> None:
    """The chart of a procedure, from all its paths."""
    from dialogues import charts
    from rules.engine.chart import chart

    forms = {"mermaid": charts.mermaid, "html": charts.page}
    _language(lang)
    procedure = _procedure(id, _edition(edition, lang), lang)
    if form not in forms:
        fail(lang, "error-unknown-format", value=form[:40], known=", ".join(forms))
    drawn = forms[form](chart(_walk(procedure)), lang)
    if output is None:
        typer.echo(drawn, nl=False)
        return
    try:
        output.write_text(drawn, "utf-8")
    except OSError:
        fail(lang, "error-output", value=str(output)[:80])


@app.command()
def find(
    lang: Lang,
    text: Annotated[str | None, typer.Argument()] = None,
    limit: int = 5,
    edition: EditionId = "2017",
    batch: Annotated[Path | None, typer.Option("--batch", help="a CSV file with the columns lang and text")] = None,
    as_json: AsJson = False,
) -> None:
    """The irregularities that a text may speak of, best first."""
    from dialogues.routing import find as search

    laws = _edition(edition, lang)

    def candidates(language: str, words: str) -> dict[str, Any]:
        found = search(_text(words, lang), _language(language), limit, laws=laws)
        return {"candidates": [{"id": candidate.id, "score": candidate.score} for candidate in found]}

    if batch is not None:
        for language, words in _rows(batch, lang):
            _print(candidates(language, words))
        return
    found = candidates(lang, text or "")
    if as_json:
        _print(found)
        return
    for candidate in found["candidates"]:
        typer.echo(f"{candidate['id']} {candidate['score']}")


@app.command()
def score(
    contract: str,
    lang: Lang,
    declarer: str | None = None,
    vul: Annotated[str | None, typer.Option("--vul", help="none, ns, ew or all")] = None,
    board: int | None = None,
    as_json: AsJson = False,
) -> None:
    """The score of a contract for North-South."""
    from dialogues.notation import read_result, read_seat
    from rules.model import Vulnerability, vulnerability
    from rules.scoring.contract_score import contract_score

    _language(lang)
    try:
        player = read_seat(_text(declarer, lang), lang) if declarer else None
        result = read_result(_text(contract, lang), player, lang)
        if vul is None and board is None:
            fail(lang, "error-board-missing")
        exposed = vulnerability(board) if vul is None and board is not None else Vulnerability(str(vul).lower())
    except ModelError as error:
        fail(lang, f"error-{error.code}", **error.args_)
    except ValueError:
        fail(lang, "error-vulnerability", value=str(vul)[:40])
    points = contract_score(result, exposed)
    if as_json:
        _print({"score_ns": points})
    else:
        typer.echo(points)


@app.command(context_settings={"ignore_unknown_options": True})  # a difference may be negative
def imps(difference: str, lang: Lang, as_json: AsJson = False) -> None:
    """A difference in points as IMPs."""
    from rules.scoring.imps import imps as scored

    found = scored(_integer(difference, _language(lang)))
    if as_json:
        _print({"imps": found})
    else:
        typer.echo(found)


@app.command(context_settings={"ignore_unknown_options": True})
def vps(
    margin: str,
    boards: Annotated[str, typer.Option("--boards", help="how many boards the match had")],
    lang: Lang,
    as_json: AsJson = False,
) -> None:
    """A margin in IMPs as victory points, by the continuous scale of the WBF."""
    from rules.scoring.errors import ScoringError
    from rules.scoring.victory_points import victory_points

    _language(lang)
    try:
        winner, loser = victory_points(_integer(margin, lang), _integer(boards, lang))
    except ScoringError as error:
        fail(lang, f"error-{error.code}", **error.args_)
    if as_json:
        _print({"winner": float(winner), "loser": float(loser)})
    else:
        typer.echo(f"{winner}-{loser}")


@app.command()
def adjust(lang: Lang, as_json: AsJson = False) -> None:
    """What a ruling makes of a board; the board and the ruling are JSON on standard input."""
    from dialogues import adjust_spec
    from rules.scoring import adjusted

    _language(lang)
    try:
        asked = adjust_spec.read(_json("-", lang), lang)
        found = adjusted.adjust(asked.board, asked.vulnerable, asked.at, asked.ruling, asked.edition, asked.regulations)
    except ModelError as error:
        fail(lang, f"error-{error.code}", **error.args_)
    data = adjust_spec.written(found, lang)
    if as_json:
        _print(data)
    else:
        typer.echo("\n".join(step["text"] for step in data["steps"]))


@app.command()
def serve(lang: Lang) -> None:
    """The bot on every channel that has a token; until it is told to stop."""
    import asyncio
    import logging

    from bot import logs
    from bot.app import Unreachable
    from bot.app import serve as run
    from bot.config import ConfigError
    from bot.storage.errors import StorageError
    from rules.regulations.profiles import ProfileError

    settings = _settings(lang)
    logs.set_up(settings.log_level, settings.secrets)
    try:
        asyncio.run(run(settings))
    except (ConfigError, StorageError, ProfileError) as error:
        fail(lang, "error-settings", reason=str(error))
    except Exception as error:
        # To the log, which hides the token: Python itself would print the traceback as it is.
        trace = None if isinstance(error, Unreachable) else error
        logging.getLogger("bot").critical("%s", error if trace is None else "stopped by an error", exc_info=trace)
        raise typer.Exit(1) from None


@app.command()
def doctor(lang: Lang) -> None:
    """Whether everything is there that `serve` needs; says what is missing."""
    import asyncio

    from bot.doctor import examine

    spoken = locale(_language(lang))
    findings = asyncio.run(examine(_settings(lang)))
    for finding in findings:
        mark = spoken.text("doctor-good" if finding.good else "doctor-bad")
        words = [mark, spoken.text(f"doctor-{finding.what}")]
        typer.echo(" ".join([*words, spoken.isolated(finding.detail)] if finding.detail else words))
    if not all(finding.good for finding in findings):
        raise typer.Exit(1)


@app.command()
def backup(file: Path, lang: Lang) -> None:
    """Write everything that is kept to a file."""
    _with_database(lang, "backup", file)


@app.command()
def restore(file: Path, lang: Lang) -> None:
    """Read a backup into an empty database."""
    _with_database(lang, "restore", file)


def main() -> None:
    """Run the command line; Ctrl-C and a closed pipe end it quietly."""
    try:
        app()
    except (KeyboardInterrupt, BrokenPipeError):
        sys.stderr.close()
        raise SystemExit(130) from None


# Wrong input: one line in the user's language, exit code 2


def fail(lang: str, message: str, **args: str) -> NoReturn:
    """Say what is wrong in one line, and end with exit code 2."""
    spoken = locale(lang if lang in LANGUAGES else "en")
    shown = {name: spoken.isolated(_printable(value)) for name, value in args.items()}
    typer.echo(" ".join(spoken.text(message, shown).split()), err=True)
    raise typer.Exit(2)


def _language(lang: str) -> str:
    try:
        return locale(lang).language
    except UnknownLanguage:
        fail(default_language(), "error-unknown-language", value=lang[:40], known=", ".join(LANGUAGES))


def _edition(id: str, lang: str) -> Edition:
    try:
        return edition(id)
    except UnknownEdition:
        fail(lang, "error-unknown-edition", value=id[:40], known=", ".join(known.id for known in editions()))


def _procedure(id: str, chosen: Edition, lang: str) -> Procedure:
    from rules.engine import aliases
    from rules.engine.procedure import NotVerified, UnknownProcedure
    from rules.procedures import get

    try:
        return get(aliases.procedure(id), chosen)
    except NotVerified:
        fail(lang, "error-not-verified", what=id, year=chosen.year)
    except UnknownProcedure:
        fail(lang, "error-unknown-procedure", value=id[:40])


def _profile(paths: list[Path] | None, lang: str) -> Profile:
    from rules.regulations.profiles import ProfileError, load

    try:
        return load(paths or ())
    except ProfileError as error:
        fail(lang, "error-profile", reason=str(error))


def _settings(lang: str) -> Settings:
    from bot.config import ConfigError, load

    try:
        return load()
    except ConfigError as error:
        fail(lang, "error-settings", reason=str(error))


def _with_database(lang: str, action: str, file: Path) -> None:
    """Back up the database that the settings name, as it is; or restore into it, brought up to date."""
    import asyncio

    from bot.storage import backup as files
    from bot.storage.database import Database
    from bot.storage.errors import StorageError

    async def work(settings: Settings) -> None:
        database = await Database.open(settings.database, make=action == "restore")
        try:
            if action == "restore":
                await database.migrate(settings.edition)
            await getattr(files, action)(database, file)
        finally:
            await database.close()

    _language(lang)
    try:
        asyncio.run(work(_settings(lang)))
    except StorageError as error:
        fail(lang, "error-settings", reason=str(error))


def _facts(source: str | None, lang: str) -> dict[str, Any]:
    from rules.engine.values import FactError, read_answer

    if source is None:
        return {}
    try:
        return dict(read_answer(key, raw) for key, raw in _json(source, lang).items())
    except FactError as error:
        fail(lang, f"error-{error.code}", **error.args_)


def _json(source: str, lang: str) -> dict[str, Any]:
    """The JSON object in a file, or on standard input."""
    from bot import strict_json

    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text("utf-8")
        given = strict_json.loads(text)
    except strict_json.DuplicateKey as error:
        fail(lang, "error-duplicate-key", value=error.key[:40])
    except json.JSONDecodeError as error:
        fail(lang, "error-not-json", line=str(error.lineno), column=str(error.colno))
    except (OSError, ValueError, RecursionError):
        fail(lang, "error-file", value=source[:80])
    if not isinstance(given, dict):
        fail(lang, "error-not-an-object")
    return given


def _integer(text: str, lang: str) -> int:
    if not re.fullmatch(r"[-+]?\d{1,9}", text, re.ASCII):
        fail(lang, "error-not-a-number", value=text[:40])
    return int(text)


def _rows(file: Path, lang: str) -> list[tuple[str, str]]:
    import csv

    try:
        with file.open(encoding="utf-8", newline="") as lines:
            return [(row["lang"], row["text"]) for row in csv.DictReader(lines)]
    except (OSError, UnicodeDecodeError, csv.Error):
        fail(lang, "error-file", value=str(file)[:80])
    except KeyError:
        fail(lang, "error-columns")


def _text(text: str, lang: str) -> str:
    from dialogues.input import refused

    if (reason := refused(text)) is not None:
        fail(lang, reason)
    return text


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else "�" for character in text)


def _walk(procedure: Procedure) -> Walk:
    from rules.engine.walk import walk

    return walk(procedure)


def _print(data: dict[str, Any]) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))
