"""scripts/mutate: which negated conditions the case files notice."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

SCRIPT = Path(__file__).parents[2] / "scripts" / "mutate"

MODULE = '''
from rules.engine.case import Case
from rules.engine.facts import Role, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2017

RED = yes_no("red")
LATE = yes_no("late")

SEGMENT = segment("planted", "rules.procedures.auction.planted")


@SEGMENT.under(LAWS_2017)
def planted(case: Case) -> Ruling:
    """Law 1 where it is red and late."""
    late = case[LATE]
    if case[RED] and not late:
        case.step("stop", "1")
    case.stand("wait", "2" if late else "3", Role.PARTNER, When.AT_TURN, "awareness_of_damage")
    return case.ruling()
'''

CASE = """
[[case]]
name = "{name}"
law = "{law}"
editions = ["2017"]
facts = {{ red = {red}, late = {late} }}
{steps}ruling.laws = {laws}
ruling.standings = ["wait partner @at_turn -> awareness_of_damage ({law})"]
"""

RED_AND_EARLY = CASE.format(
    name="Red and early", law="3", red="true", late="false", steps='ruling.steps = ["stop (1)"]\n', laws='["1", "3"]'
)
NOT_RED = CASE.format(name="Not red", law="3", red="false", late="false", steps="", laws='["3"]')
LATE = CASE.format(name="Late", law="2", red="true", late="true", steps="", laws='["2"]')

SURVIVOR = "planted.py:18: planted: case[RED] and not late  ->  case[RED] and (not (not late))"


def mutate(folder: Path, *cases: str, explained: str = "") -> tuple[int, list[str]]:
    """The exit code and the lines of scripts/mutate for the planted module and these cases."""
    (folder / "cases" / "auction").mkdir(parents=True)
    (folder / "cases" / "auction" / "planted.toml").write_text("".join(cases), "utf-8")
    (folder / "planted.py").write_text(MODULE, "utf-8")
    (folder / "explained.toml").write_text(explained, "utf-8")
    command: list[str | Path] = [sys.executable, SCRIPT, folder / "planted.py"]
    command += ["--cases", folder / "cases", "--explained", folder / "explained.toml"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert not ended.stderr
    *lines, summary = ended.stdout.splitlines()
    return ended.returncode, [*lines, summary.rpartition(",")[0]]


def test_a_mutant_that_every_case_kills_is_no_survivor(tmp_path: Path) -> None:
    """The condition, both its operands and the ternary: each negation is noticed by some case."""
    assert mutate(tmp_path, RED_AND_EARLY, NOT_RED, LATE) == (0, ["8 mutants, 8 killed, 0 survivors (0 explained)"])


def test_what_no_case_notices_survives(tmp_path: Path) -> None:
    """Where nobody asked about late cases, some negations change nothing, and are listed with their place."""
    code, lines = mutate(tmp_path, NOT_RED)
    assert code == 1
    assert f"survives: {SURVIVOR}" in lines
    assert lines[-1] == "8 mutants, 6 killed, 2 survivors (0 explained)"


EXPLANATION = """
[[mutant]]
file = "planted.py"
function = "planted"
condition = "case[RED] and not late"
mutated = "case[RED] and (not (not late))"
reason = "Nobody asked."

[[mutant]]
file = "planted.py"
function = "planted"
condition = 'case.step("stop", "1")'
mutated = 'case.step("stop", "93")'
reason = "Nobody asked."
"""


def test_an_explained_survivor_is_let_pass(tmp_path: Path) -> None:
    """A survivor with a reason is no fault."""
    code, lines = mutate(tmp_path, NOT_RED, explained=EXPLANATION)
    assert (code, lines) == (0, ["8 mutants, 6 killed, 2 survivors (2 explained)"])


def test_an_explanation_of_what_is_killed_is_a_fault(tmp_path: Path) -> None:
    """When a case kills what was explained, the explanation has to go."""
    code, lines = mutate(tmp_path, RED_AND_EARLY, NOT_RED, LATE, explained=EXPLANATION)
    assert code == 1
    assert [line.partition("  ->  ")[0] for line in lines[:2]] == [
        'explained, but killed or gone: planted.py: planted: case.step("stop", "1")',
        "explained, but killed or gone: planted.py: planted: case[RED] and not late",
    ]


def test_an_explanation_needs_a_reason(tmp_path: Path) -> None:
    """An empty reason explains nothing."""
    with pytest.raises(AssertionError, match="a reason is missing"):
        mutate(tmp_path, NOT_RED, explained=EXPLANATION.replace("Nobody asked.", ""))


def test_a_case_that_fails_anyway_proves_nothing(tmp_path: Path) -> None:
    """A case that the unchanged module does not agree with is named, and kills nothing."""
    code, lines = mutate(tmp_path, RED_AND_EARLY.replace('["1", "3"]', '["9"]'))
    assert code == 1
    assert lines[0] == "fails without any mutation, and is left out: auction/planted 2017 3: Red and early"
    assert lines[-1] == "8 mutants, 0 killed, 8 survivors (0 explained)"


@pytest.mark.parametrize(
    ("said", "otherwise"),
    [
        ("(3)", "(2)"),
        ("partner", "lho"),
        ("@at_turn", "@now"),
        (" -> awareness_of_damage", ""),
        ("stop (1)", "stop (3)"),
    ],
)
def test_each_part_of_an_item_is_proven(tmp_path: Path, said: str, otherwise: str) -> None:
    """A case that says another paragraph, player, stage or follow-up does not agree with the program."""
    _, lines = mutate(tmp_path, RED_AND_EARLY.replace(said, otherwise))
    assert lines[0] == "fails without any mutation, and is left out: auction/planted 2017 3: Red and early"
