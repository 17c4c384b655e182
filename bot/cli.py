"""The command `director`. What its commands do is in bot/commands; only what is asked for is imported."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, HelpFormatter
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Any, NamedTuple, NoReturn

from bot.commands.given import default_language, fail

ABOUT = "Rulings at the bridge table: the Laws of Duplicate Bridge, asked and answered."


class Command(NamedTuple):
    """One command. subject: the module of bot/commands in which the function of its name does it."""

    subject: str
    summary: str
    arguments: Callable[[ArgumentParser], object]


def _chat(parser: ArgumentParser) -> None:
    _edition(parser)
    _regulations(parser)
    parser.add_argument("--file", help="the database in which everything is kept")


def _rule(parser: ArgumentParser) -> None:
    _procedure(parser)
    parser.add_argument("--facts", help="a JSON file, or - for standard input")
    _regulations(parser)
    _json(parser)


def _facts(parser: ArgumentParser) -> None:
    _procedure(parser)
    _json(parser)


def _procedure(parser: ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="of the irregularity, as `director find` and `director paths` say it")
    _edition(parser)


def _paths(parser: ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", nargs="?", help="one irregularity; all unless told")
    parser.add_argument("--leaves", action="store_true", help="every path of ID in words: the answers and the ruling")
    parser.add_argument("--edition", help="2017 or 2007; both unless told")
    _json(parser)


def _flowchart(parser: ArgumentParser) -> None:
    _procedure(parser)
    parser.add_argument("--format", dest="form", default="html", help="html (a page to print) or mermaid (a diagram)")
    parser.add_argument("--output", help="a file instead of standard output")


def _find(parser: ArgumentParser) -> None:
    parser.add_argument("text", metavar="TEXT", nargs="?", default="", help="what happened, in a few words")
    parser.add_argument("--limit", default="5", help="how many at most")
    parser.add_argument("--why", dest="reasons", action="store_true", help="with the words that speak most for it")
    parser.add_argument("--batch", help="a CSV file with the columns lang and text")
    _edition(parser)
    _json(parser)


def _score(parser: ArgumentParser) -> None:
    parser.add_argument("contract", metavar="CONTRACT", help="with its result: 4SX-2, 3NT+1, 6HXX=, PASS")
    parser.add_argument("--declarer", help="N, E, S or W")
    parser.add_argument("--vul", help="none, ns, ew or all")
    parser.add_argument("--board", help="its number, instead of --vul")
    _json(parser)


def _imps(parser: ArgumentParser) -> None:
    parser.add_argument("difference", metavar="DIFFERENCE", help="in points")
    _json(parser)


def _vps(parser: ArgumentParser) -> None:
    parser.add_argument("margin", metavar="MARGIN", help="in IMPs")
    parser.add_argument("--boards", required=True, help="how many boards the match had")
    _json(parser)


# As in bot/commands/clubs.py, which is not imported to say what there is.
CLUB_ACTIONS = (
    *("list", "new", "show", "set", "invite", "invitations", "withdraw", "people", "role", "remove"),
    *("groups", "unbind", "sessions", "log", "report", "summary", "delete"),
)


def _club(parser: ArgumentParser) -> None:
    parser.add_argument("action", choices=CLUB_ACTIONS)
    parser.add_argument("club", metavar="CLUB", nargs="?", default="", help="its number, or what it is called")
    parser.add_argument(
        "values",
        metavar="VALUE",
        nargs="*",
        help="set: what and to what; invite: a role; role, remove, withdraw, unbind, report: a number, and the role",
    )
    parser.add_argument("--session", help="of the log: the number of the session; the last one unless told")
    how = "log: json or csv; report and summary: pdf, written to the working folder, or txt; the first unless told"
    parser.add_argument("--format", dest="form", choices=("json", "csv", "pdf", "txt"), help=how)
    parser.add_argument("--yes", action="store_true", help="delete without asking")


# As in bot/commands/results.py, which is not imported to say what there is.
RESULTS_ACTIONS = ("import", "rank", "show", "changes", "undo", "export")


def _results(parser: ArgumentParser) -> None:
    parser.add_argument("action", choices=RESULTS_ACTIONS)
    what = "import and rank: the file; undo: the number of a change, or file"
    parser.add_argument("value", metavar="FILE", nargs="?", default="", help=what)
    parser.add_argument("--club", help="its number, or what it is called; the only one unless told")
    parser.add_argument("--session", help="its number; the last one, or for import that of its event, or a new one")
    parser.add_argument("--new", action="store_true", help="import: a session of its own, whatever there is of its day")
    forms = "export: usebio, pbn, csv, json, one or several with commas"
    parser.add_argument("--format", dest="forms", default="usebio", help=forms)
    parser.add_argument("--accept", action="store_true", help="import: what is unlikely is so")
    parser.add_argument("--leave-out", action="store_true", help="import: what is impossible does not count")
    _json(parser)


def _file(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")


def _edition(parser: ArgumentParser) -> None:
    parser.add_argument("--edition", default="2017", help="2017 or 2007")


def _regulations(parser: ArgumentParser) -> None:
    several = "a profile (TOML); given several times, the highest first"
    parser.add_argument("--regulations", action="append", default=[], metavar="FILE", help=several)


def _json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", dest="as_json", action="store_true", help="machine-readable output")


def _nothing_more(parser: ArgumentParser) -> None:
    pass


COMMANDS = {
    "chat": Command("running", "The whole bot in the terminal.", _chat),
    "rule": Command("rulings", "The next question, the next offer, or the ruling, from a set of facts.", _rule),
    "facts": Command("rulings", "Every fact and offer that a procedure can ask.", _facts),
    "cases": Command("rulings", "The cases of an irregularity as a page, with the rulings as spoken.", _procedure),
    "paths": Command("rulings", "How many paths a procedure has, and which Laws they cite.", _paths),
    "flowchart": Command("rulings", "The chart of a procedure, from all its paths.", _flowchart),
    "find": Command("finding", "The irregularities that a text may speak of, best first.", _find),
    "score": Command("scoring", "The score of a contract for North-South.", _score),
    "imps": Command("scoring", "A difference in points as IMPs.", _imps),
    "vps": Command("scoring", "A margin in IMPs as victory points, by the continuous scale of the WBF.", _vps),
    "adjust": Command("scoring", "What a ruling makes of a board; both are JSON on standard input.", _json),
    "poll": Command("polls", "The question that peers are asked; what it is made of is JSON on standard input.", _json),
    "club": Command("clubs", "Clubs: make one, set it, invite, and its log, without a chat.", _club),
    "results": Command("results", "Results: rank a file, import it, show, undo, export.", _results),
    "serve": Command("running", "The bot on every channel that has a token, until it is told to stop.", _nothing_more),
    "doctor": Command("running", "Whether everything is there that `serve` needs.", _nothing_more),
    "backup": Command("running", "Write everything that is kept to a file.", _file),
    "restore": Command("running", "Read a backup into an empty database.", _file),
}


class Parser(ArgumentParser):
    """Says in one line, in the user's language, that it cannot read what was typed."""

    typed: Sequence[str] = ()

    def __init__(self, name: str, summary: str):
        # To find out how wide the terminal is takes longer than to read what was typed.
        super().__init__(
            f"director {name}",
            description=summary,
            formatter_class=partial(HelpFormatter, width=100),
            allow_abbrev=False,
        )

    def read(self, typed: Sequence[str]) -> dict[str, Any]:
        """The arguments of a command, by name."""
        self.typed = typed
        # Options may stand anywhere, also between a word and the file behind it that may be left out.
        return vars(self.parse_intermixed_args(typed))

    def error(self, message: str) -> NoReturn:
        """End with what was typed, and how the command is written. Args: what is wrong, in English alone."""
        usage = " ".join(self.format_usage().partition(":")[2].split())
        fail(_language(self.typed), "error-arguments", typed=" ".join((self.prog, *self.typed))[:80], usage=usage)


def main(typed: Sequence[str] | None = None) -> None:
    """Run the command line; Ctrl-C and a closed pipe end it quietly. Args: what stands behind `director`."""
    try:
        _run(*(sys.argv[1:] if typed is None else typed))
        sys.stdout.flush()
    except BrokenPipeError:
        # What Python writes at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        sys.stderr.close()
        raise SystemExit(130) from None


def _run(name: str = "", *typed: str) -> None:
    if name in ("", "--help", "-h"):
        print(_overview())
        raise SystemExit(0 if name else 2)
    command = COMMANDS.get(name)
    if command is None:
        fail(_language(typed), "error-unknown-command", value=name[:40], known=", ".join(COMMANDS))
    parser = Parser(name, command.summary)
    command.arguments(parser)
    parser.add_argument("--lang", default=default_language(), help="en, el, tr or he")
    given = parser.read(typed)
    getattr(import_module(f"bot.commands.{command.subject}"), name)(**given)


def _language(typed: Sequence[str]) -> str:
    """The language asked for, where the rest cannot be read."""
    for option, value in pairwise((*typed, "")):
        name, _, same = option.partition("=")
        if name == "--lang":
            return same or value
    return default_language()


def _overview() -> str:
    width = max(map(len, COMMANDS))
    rows = (f"  {name:{width}}  {command.summary}" for name, command in COMMANDS.items())
    return "\n".join(("usage: director COMMAND [--help] ...", "", ABOUT, "", *rows))
