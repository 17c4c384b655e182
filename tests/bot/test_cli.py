"""The command line: what other tools rely on, and what wrong input gets."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.cli import COMMANDS
from locales import LANGUAGES
from rules.engine import aliases
from rules.menu import MENU
from tests.bot.command import Result, run
from tests.walks import walked

ROOT = Path(__file__).parents[2]

YEARS = ("2017", "2007")

FACTS = {"auction": "N: 1S P 1H", "unintended": False}


def data(*args: str, stdin: str | None = None) -> Any:
    """The JSON that a command prints."""
    result = run(*args, "--json", stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def ruled(facts: dict[str, Any], *args: str, id: str = "insufficient_bid") -> Any:
    return data("rule", id, "--facts", "-", *args, stdin=json.dumps(facts))


@pytest.mark.parametrize(
    ("contract", "args", "points"),
    [
        ("4SX-2", ("--declarer", "N", "--vul", "ns"), -500),
        ("4SX-2", ("--declarer", "N", "--vul", "none"), -300),
        ("4SX-2", ("--declarer", "E", "--vul", "all"), 500),
        ("3NT+1", ("--declarer", "S", "--board", "7"), 630),
        ("6HXX=", ("--declarer", "W", "--vul", "ew"), -2070),
        ("PASS", ("--vul", "none"), 0),
        ("4♠κ-2", ("--declarer", "Ν", "--vul", "none", "--lang", "el"), -300),
    ],
)
def test_score(contract: str, args: tuple[str, ...], points: int) -> None:
    """The score of a contract from North-South's side (Law 77)."""
    assert data("score", contract, *args) == {"score_ns": points}


def test_rule_asks_the_next_question() -> None:
    """With facts missing, the next question comes with its choices and whom to ask."""
    asked = ruled({"auction": "N: 1S P 1H"})
    assert asked["kind"] == "question"
    fact = asked["fact"]
    assert (fact["key"], fact["type"], fact["audience"], fact["judgement"]) == (
        "unintended",
        "yes_no",
        "offender",
        True,
    )
    assert fact["choices"] == [
        {"id": True, "label": "Yes", "text": "Yes"},
        {"id": False, "label": "No", "text": "No"},
    ]
    assert fact["text"]


def test_rule_makes_the_next_offer() -> None:
    """A choice of a player comes with the script and the consequence of every option."""
    offer = ruled(FACTS)
    assert (offer["kind"], offer["by"]) == ("offer", "lho")
    assert offer["script"]
    assert all(option["id"] and option["text"] and option["consequence"] for option in offer["options"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_gives_the_ruling(language: str) -> None:
    """The ruling is data, and its text is in the language asked for."""
    facts = {**FACTS, "accept_insufficient": "refuses", "replacement": "pass", "comparable": False}
    ruling = ruled(facts, "--lang", language)
    assert ruling["kind"] == "ruling"
    assert ruling["irregularity"] == "insufficient_bid"
    assert ruling["edition"] == "2017"
    assert ruling["laws"][:2] == ["23A", "27B2"]
    assert {"steps", "options", "standings", "information", "checks", "trace"} <= set(ruling)
    assert (ruling["adjustment"], ruling["penalty"], ruling["appeal"]) == (None, None, None)
    (passes, leads) = ruling["standings"]
    assert (passes["id"], passes["law"], passes["who"], passes["when"]) == (
        "standing-pass-whenever",
        "27B2",
        "partner",
        "at_turn",
    )
    assert leads["segment"] == "lead_restriction"
    assert [option["taken"] for option in ruling["options"]] == ["refuses", "pass"]
    assert passes["text"] in ruling["text"]


def test_rule_takes_the_ids_of_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of facts go on as well: what was renamed is asked for by its old name, and answered under the new one."""
    monkeypatch.setitem(aliases.PROCEDURES, "too_low", "insufficient_bid")
    monkeypatch.setitem(aliases.FACTS, "take_it", "accept_insufficient")
    monkeypatch.setitem(aliases.CHOICES, "accept_insufficient leaves_it", "refuses")
    facts = {**FACTS, "take_it": "leaves_it", "replacement": "pass", "comparable": False}
    ruling = ruled(facts, id="too_low")
    assert (ruling["kind"], ruling["irregularity"]) == ("ruling", "insufficient_bid")
    assert ("accept_insufficient", "refuses") in [(taken["key"], taken["taken"]) for taken in ruling["options"]]


def test_rule_follows_the_regulations(tmp_path: Path) -> None:
    """An election of a profile decides which text of Law 27 applies, and the ruling names its source."""
    profile = tmp_path / "club.toml"
    profile.write_text('name = "Club rules"\nlayer = "authority"\n[elections]\nlaw27 = "printed"\n')
    facts = {**FACTS, "accept_insufficient": "refuses", "replacement_printed": "redouble"}
    ruling = ruled(facts, "--edition", "2007", "--regulations", str(profile))
    assert ruling["laws"][0] == "27D2"
    assert ruling["steps"][0]["source"] == "Club rules"


def test_facts_lists_what_can_be_asked() -> None:
    """Every fact and offer of a procedure has a key, a type, choices and a text."""
    rows = {row["key"]: row for row in data("facts", "insufficient_bid")["facts"]}
    assert {"since", "turn", "unintended", "accept_insufficient", "replacement", "comparable"} <= set(rows)
    assert rows["auction"]["type"] == "auction"
    assert rows["replacement"]["type"] == "offer"
    assert [choice["id"] for choice in rows["turn"]["choices"]] == [
        "offender",
        "rho",
        "partner",
        "lho",
        "rho_must_pass",
    ]
    assert all(row["text"] for row in rows.values())


def test_paths_lists_every_procedure_in_both_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an id every procedure is walked, in both editions."""
    monkeypatch.setattr("rules.engine.walk.walk", walked)  # as other tests have walked them
    rows = data("paths")["procedures"]
    assert [(row["id"], row["edition"]) for row in rows] == [(id, year) for id in MENU for year in ("2017", "2007")]
    assert all(row["paths"] > 1 and row["longest"] <= 12 and row["laws"] for row in rows)
    assert len(data("paths", "insufficient_bid", "--edition", "2007")["procedures"]) == 1


def test_paths_shows_every_leaf_in_words() -> None:
    """Each path with its questions, its answers and its ruling, in the language and of the edition asked for."""
    shown = run("paths", "dummy_suggests", "--leaves", "--edition", "2017").stdout
    assert shown.startswith("# Dummy touched or pointed out a card · Laws of 2017\n")
    assert shown.count("\n## ") == data("paths", "dummy_suggests", "--edition", "2017")["procedures"][0]["paths"]
    assert "- Did dummy touch the card only to arrange the hand? **Yes**\n\n> Laws applied: 45F\n> Dummy may" in shown
    assert "2007" not in shown
    both = run("paths", "dummy_suggests", "--leaves", "--lang", "el").stdout
    assert [line for line in both.splitlines() if line.startswith("# ")] == [
        f"# Ο μορ άγγιξε ή υπέδειξε φύλλο · Κώδικας {year}" for year in ("2017", "2007")
    ]


@pytest.mark.long
def test_leaves_say_what_is_elected_and_what_is_read_out() -> None:
    """Where the regulations decide, that stands before the answers; and what the players hear, where it differs."""
    shown = run("paths", "revoke_inquiry", "--leaves", "--edition", "2007").stdout
    assert "- May defenders ask one another about a possible revoke (Law 61B3)? **No**" in shown
    shown = run("paths", "insufficient_bid", "--leaves", "--edition", "2017").stdout
    assert "\n> Read out:\n> “" in shown


def test_leaves_are_data_only_when_asked_for() -> None:
    """The same as JSON; each ruling is as `rule` gives it."""
    (row,) = data("paths", "dummy_suggests", "--leaves", "--edition", "2017")["procedures"]
    assert len(row["leaves"]) == row["paths"]
    first = row["leaves"][0]
    assert first["answers"] == {"only_arranged": True}
    assert first["ruling"] == ruled(first["answers"], id="dummy_suggests")
    assert "leaves" not in data("paths", "dummy_suggests")["procedures"][0]


@pytest.mark.parametrize(
    ("language", "text", "id"),
    [
        ("en", "insufficient bid", "insufficient_bid"),
        ("en", "he opened out of turn", "bid_out_of_turn"),
        ("el", "ανεπαρκης αγορα", "insufficient_bid"),
        ("el", "αγορά εκτός σειράς", "bid_out_of_turn"),
        ("tr", "yetersiz deklare", "insufficient_bid"),
        ("tr", "sirasiz deklare", "bid_out_of_turn"),
        ("he", "הכרזה לא מספקת", "insufficient_bid"),
        ("he", "הכרזה שלא בתור", "bid_out_of_turn"),
        ("en", "UI", "unauthorized_information"),
        ("en", "mi", "misinformation"),
        ("en", "break in tempo", "unauthorized_information"),
        ("en", "he forgot to alert", "misinformation"),
        ("en", "they want to appeal", "appeal"),
    ],
)
def test_find(language: str, text: str, id: str) -> None:
    """The title or a phrase, with or without accents, finds the irregularity first."""
    assert data("find", text, "--lang", language)["candidates"][0]["id"] == id


def test_an_abbreviation_is_the_whole_text() -> None:
    """BIT is a break in tempo by itself, and not where it is a word of a sentence."""
    assert data("find", "BIT", "--lang", "en")["candidates"][0]["id"] == "unauthorized_information"
    found = data("find", "his bid was a bit too low", "--lang", "en")["candidates"]
    assert found[0]["id"] == "insufficient_bid"


def test_find_in_batches(tmp_path: Path) -> None:
    """A file of texts gives a line of JSON for each of them."""
    file = tmp_path / "texts.csv"
    file.write_text("lang,text\nen,insufficient bid\ntr,sırasız deklare\n", "utf-8")
    result = run("find", "--batch", str(file), "--json")
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    assert [row["candidates"][0]["id"] for row in rows] == ["insufficient_bid", "bid_out_of_turn"]


WRONG = [
    (("rule", "insufficient_bid", "--edition", "1997"), None, "edition"),
    (("rule", "revokes"), None, "procedure"),
    (("rule", "insufficient_bid", "--facts", "-"), "{", "JSON"),
    (("rule", "insufficient_bid", "--facts", "-"), "[" * 100_000, "file"),
    (("rule", "insufficient_bid", "--facts", "-"), "[]", "object"),
    (("rule", "insufficient_bid", "--facts", "-"), '{"nonsense": 1}', "nonsense"),
    (("rule", "insufficient_bid", "--facts", "-"), '{"third.comparable": true}', "third.comparable"),
    (("rule", "insufficient_bid", "--facts", "-"), '{"unintended": "maybe"}', "true, false"),
    (("rule", "insufficient_bid", "--facts", "-"), '{"since": "later"}', "lho_called"),
    (("rule", "insufficient_bid", "--facts", "-"), '{"since": "says_slip"}', "says_slip"),
    (("rule", "insufficient_bid", "--facts", "-"), '{"auction": "N: 1S Q 1H"}', "auction"),
    (("rule", "insufficient_bid", "--facts", "-"), '{"auction": "N: 1S W=X"}', "insufficient_bid"),
    (("rule", "insufficient_bid", "--facts", "-"), '{"auction": "' + "x" * 10_000 + '"}', "auction"),
    (("rule", "insufficient_bid", "--facts", "/no/such/file"), None, "/no/such/file"),
    (("rule", "insufficient_bid", "--regulations", "/no/such/file"), None, "/no/such/file"),
    (("facts", "revokes"), None, "revokes"),
    (("paths", "revokes"), None, "revokes"),
    (("paths", "revoke", "--lang", "xx"), None, "xx"),
    (("score", "8S=", "--declarer", "N", "--vul", "ns"), None, "8"),
    (("score", "4SX-2", "--vul", "ns"), None, "declarer"),
    (("score", "4SX-2", "--declarer", "N"), None, "board"),
    (("score", "4SX-2", "--declarer", "N", "--vul", "both"), None, "both"),
    (("score", "4SX-2", "--declarer", "N", "--board", "0"), None, "0"),
    (("score", "4S\x00", "--declarer", "N", "--board", "1"), None, "cannot be read"),
    (("find", "x" * 10_000), None, "too long"),
    (("find", "--batch", "/no/such/file"), None, "/no/such/file"),
    (("find",), None, "director find TEXT"),
    (("find", " ", "--json"), None, "director find TEXT"),
    (("paths", "--leaves"), None, "director paths ID --leaves"),
]


@pytest.mark.parametrize(("args", "stdin", "named"), WRONG, ids=lambda value: str(value)[:40])
def test_wrong_input_is_one_clear_line(args: tuple[str, ...], stdin: str | None, named: str) -> None:
    """Wrong input ends with exit code 2 and one line that names what is wrong; nothing is printed."""
    result = run(*args, stdin=stdin)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    assert named in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_input_is_said_in_the_users_language(language: str) -> None:
    """The line on standard error is in the language asked for."""
    result = run("rule", "revokes", "--lang", language)
    assert result.exit_code == 2
    english = run("rule", "revokes").stderr
    assert (result.stderr == english) == (language == "en")


ARGUMENTS = [
    (("nonsense",), "nonsense"),
    (("--version",), "--version"),
    (("rule",), "director rule"),
    (("rule", "insufficient_bid", "revoke"), "revoke"),
    (("rule", "insufficient_bid", "--facts"), "--facts FACTS"),
    (("rule", "insufficient_bid", "--fact", "-"), "--fact -"),
    (("rule", "insufficient_bid", "--json=yes"), "--json=yes"),
    (("find", "--limit", "few", "insufficient bid"), "few"),
    (("score", "4S=", "--board", "seven"), "seven"),
    (("vps", "5"), "--boards BOARDS"),
    (("serve", "now"), "now"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("args", "named"), ARGUMENTS, ids=lambda value: " ".join(value))
def test_wrong_arguments_are_one_clear_line(args: tuple[str, ...], named: str, language: str) -> None:
    """A command that is written wrongly is named as it was typed, in the language asked for, with how it is written."""
    result = run(*args, "--lang", language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.strip().splitlines()) == 1
    assert named in result.stderr
    assert (result.stderr == run(*args, f"--lang={language}").stderr) == ("director" not in result.stderr)
    assert (language == "en") == (result.stderr == run(*args, "--lang", "en").stderr)


def test_help() -> None:
    """Every command is listed, and says how it is written; without a command the list is no answer."""
    listed = run("--help")
    assert (listed.exit_code, listed.stderr) == (0, "")
    assert [line.split()[0] for line in listed.stdout.splitlines() if line.startswith("  ")] == list(COMMANDS)
    assert run() == Result(2, listed.stdout, "")
    for name, command in COMMANDS.items():
        shown = run(name, "--help")
        assert (shown.exit_code, shown.stderr) == (0, "")
        assert shown.stdout.startswith(f"usage: director {name} ")
        assert command.summary[:40] in shown.stdout


def test_a_closed_pipe_ends_it_quietly() -> None:
    """Nobody reads what is printed any more: no traceback."""
    command = [sys.executable, "-c", "from bot.cli import main; main()", "imps", "420"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (1, b"")


def test_an_unknown_language_says_which_there_are() -> None:
    """There are four languages."""
    result = run("rule", "insufficient_bid", "--lang", "xx")
    assert result.exit_code == 2
    assert "en, el, tr, he" in result.stderr


def test_rule_without_json_can_be_read() -> None:
    """Without --json the same is printed as text."""
    assert "1. " not in run("rule", "insufficient_bid").stdout
    facts = json.dumps({**FACTS, "accept_insufficient": "accepts"})
    assert "West has accepted" in run("rule", "insufficient_bid", "--facts", "-", stdin=facts).stdout
    assert "insufficient" in run("find", "insufficient bid").stdout
    assert run("score", "1NT=", "--declarer", "N", "--board", "1").stdout.strip() == "90"
    assert "50D2" in run("paths", "lead_restrictions").stdout
    assert "penalty_cards" in run("facts", "lead_restrictions").stdout
