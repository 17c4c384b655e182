"""`director results`: a file is ranked without a database; imported, shown, put back and handed over with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli import RESULTS_ACTIONS
from bot.commands.results import ACTIONS
from locales import LANGUAGES
from tests.bot.command import Result, run
from tests.scenarios.script import FILES

pytestmark = pytest.mark.usefixtures("settings")

TUESDAY, CORRECTED, BOMB = (str(FILES / name) for name in ("tuesday.xml", "tuesday-corrected.xml", "bomb.xml"))


def done(*typed: str) -> str:
    """What `director results` prints."""
    result = run("results", *typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def refused(*typed: str) -> Result:
    """`director results`, which keeps nothing, and says why in a line."""
    result = run("results", *typed)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    return result


@pytest.fixture
def club() -> str:
    """A club without sessions."""
    return str(json.loads(run("club", "new", "Athens").stdout)["name"])


def test_a_file_is_ranked_without_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTH_SEAT_DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing")
    told = json.loads(done("rank", CORRECTED, "--json"))
    (ranking,) = told["rankings"]
    assert ranking["name"] == "overall"
    assert ranking["rows"][0] == {
        **{"place": "1=", "number": "1", "names": ["ANNA", "BELLA"]},
        **{"score": 2.0, "percent": 50.0},
    }
    assert [each["number"] for each in told["differences"]] == ["2", "3", "4"]


def test_for_people_it_is_a_list() -> None:
    assert "1= · 1 ANNA – BELLA · 50.00%" in done("rank", CORRECTED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_file_of_results_is_refused_in_the_language_of_the_user(language: str, tmp_path: Path) -> None:
    """An entity bomb, nothing, a folder, and a file that is not there: a line each."""
    (tmp_path / "empty").write_bytes(b"")
    files = (BOMB, str(tmp_path / "empty"), str(tmp_path), str(tmp_path / "missing"), "\0")
    assert all(refused("rank", file, "--lang", language).stdout == "" for file in files)


def test_what_is_doubtful_is_settled_before_anything_is_kept(club: str) -> None:
    assert "line 14" in refused("import", TUESDAY).stdout
    refused("show")
    assert "The results are kept." in done("import", TUESDAY, "--leave-out")
    (change,) = done("changes").splitlines()
    assert "Board 1, 3–4: not played" in change


def test_a_session_is_made_once_for_each_day(club: str) -> None:
    done("import", CORRECTED)
    assert "Nothing has changed." in done("import", CORRECTED)
    done("import", TUESDAY, "--leave-out")
    (session,) = json.loads(run("club", "sessions", club).stdout)
    assert (session["held_on"], session["name"], session["boards"]) == ("2026-11-24", "Tuesday Pairs", 2)
    refused("import", CORRECTED, "--session", "9")
    refused("import", CORRECTED, "--club", "Piraeus")


def test_a_change_is_undone_by_its_number(club: str) -> None:
    done("import", TUESDAY, "--leave-out")
    before = done("show")
    assert "undone" in done("undo", "1")
    assert done("show") != before
    assert "no longer there" in refused("undo", "1").stderr
    refused("undo", "first")


def test_what_is_handed_over_is_the_same_session(club: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each form a file; what is there already stays."""
    done("import", CORRECTED)
    monkeypatch.chdir(tmp_path)
    files = [*done("export", "--format", "usebio,pbn,json").split(), *done("export").split()]
    assert sorted(Path(file).suffix for file in files) == [".json", ".pbn", ".xml", ".xml"]
    assert len(set(files)) == 4
    # By PBN alone nobody can tell two pairs that never changed places from a movement with two winners.
    ranked = [json.loads(done("rank", file, "--json"))["rankings"] for file in files if not file.endswith(".pbn")]
    assert all(each == json.loads(done("show", "--json"))["rankings"] for each in ranked)
    assert "usebio, pbn, csv, json" in refused("export", "--format", "doc").stderr


def test_every_action_stands_in_the_help() -> None:
    assert set(RESULTS_ACTIONS) == {"rank", *ACTIONS}


EVENING = """Tuesday Evening
2026-11-24
1. Zoe Hill - Yan Stone
2. Xu Li - Will Ray
1 1 2 4S N 10
2 1 2 3NT S 9
"""


def test_another_event_of_the_day_is_a_session_of_its_own(club: str, tmp_path: Path) -> None:
    """An afternoon and an evening: nothing of the other is lost, and a newer file of either finds its own."""
    done("import", CORRECTED)
    afternoon = done("show", "--session", "1")
    file = tmp_path / "evening.txt"
    file.write_text(EVENING)
    told = done("import", str(file))
    assert "Session 2" in told
    assert "--session 1" in told
    assert done("show", "--session", "1") == afternoon
    file.write_text(EVENING.replace("N 10", "N 11"))
    told = done("import", str(file))
    assert "Session 2" in told
    assert "Board 1, 1–2: 4♠= North → 4♠+1 North" in told
    assert "Nothing has changed." in done("import", CORRECTED)


def test_for_whom_a_file_is_may_be_said(club: str) -> None:
    done("import", CORRECTED)
    assert "Session 2" in done("import", "--new", CORRECTED)
    assert "Session 1" in done("import", "--session", "1", CORRECTED)
    refused("import", "--new", "--session", "1", CORRECTED)


def test_options_may_stand_before_the_file(club: str) -> None:
    done("import", "--leave-out", TUESDAY)
    assert "undone" in done("undo", "--session", "1", "1")
    assert json.loads(done("rank", "--json", TUESDAY))["rankings"]


def test_what_is_doubtful_is_said_beside_a_ranking(club: str) -> None:
    """The ranking stands alone on standard output; a program finds the doubts in the JSON."""
    ranked = run("results", "rank", TUESDAY)
    assert ranked.exit_code == 0
    assert "line 14" in ranked.stderr
    assert "line 14" not in ranked.stdout
    doubts = json.loads(done("rank", TUESDAY, "--json"))["doubts"]
    assert ("impossible", 14) in [(each["gravity"], each["line"]) for each in doubts]
    done("import", TUESDAY, "--leave-out")
    assert run("results", "show").stderr == ""
    done("undo", "1")
    assert "line 14" in run("results", "show").stderr


def test_columns_that_are_not_read_are_named(club: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    file.write_text("Board,NS,EW,Score,Umpire\n1,1,2,420,x\n1,3,4,-50,y\n")
    assert "Umpire" in run("results", "rank", str(file)).stderr
    assert "Umpire" in done("import", str(file))


def test_a_newer_file_stands_among_the_changes_and_is_undone(club: str) -> None:
    """The file before it counts again; the journal stays."""
    done("import", CORRECTED)
    before = done("show")
    refused("undo", "file")
    done("import", TUESDAY, "--leave-out")
    assert [line.split()[0] for line in done("changes").splitlines()] == ["file", "file", "1"]
    done("undo", "1")
    assert run("results", "show").stdout != before
    assert len(done("undo", "file").splitlines()) == 4
    assert done("show") == before
