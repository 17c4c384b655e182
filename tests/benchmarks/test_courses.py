"""The courses of benchmarks/at_the_table.py: every one leads to its ruling, and says where it does not any more."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.courses import TYPED, Astray, distinct_rulings, followed, measured, seen, usual_paths
from benchmarks.reading import folded_in, height, paragraphs
from bot.channels.telegram import render
from dialogues.screens import ruling_alone
from locales import LANGUAGES
from rules.engine.walk import walk
from rules.lawbook import LAWS_2017
from rules.menu import COMMON, get

ROOT = Path(__file__).parents[2]


def test_every_common_irregularity_has_a_course() -> None:
    assert list(usual_paths()) == list(COMMON)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("irregularity", COMMON)
def test_every_course_ends_in_the_same_ruling_in_every_language(irregularity: str, language: str) -> None:
    path = usual_paths()[irregularity]
    gone = followed(irregularity, path, language)
    assert len(gone.screens) == len(path) + (not path[0].startswith(TYPED))
    assert gone.ruling.procedure == irregularity
    assert gone.ruling == followed(irregularity, path, "en").ruling
    course = measured(irregularity, path, language, 24)
    assert course.taps == len(gone.screens)
    assert 0 < course.before < course.tallest
    assert course.seconds == pytest.approx(course.words * 60 / 230, abs=0.05)


def test_a_choice_that_is_not_there_any_more_is_told_with_those_that_are() -> None:
    with pytest.raises(Astray, match=r"^incomplete_designation in tr: 'suite' is no choice; .* has .*\bsuit, low, "):
        followed("incomplete_designation", ["suite"], "tr")


def test_a_course_that_ends_too_early_is_told_with_what_is_asked() -> None:
    with pytest.raises(Astray, match=r"^claim in en: no ruling yet; .* asks for yes, no$"):
        followed("claim", ["declarers_claim"], "en")


def test_a_text_that_is_not_understood_is_told() -> None:
    with pytest.raises(Astray, match=r"^insufficient_bid in en: '> N: 1S P blue' brings "):
        followed("insufficient_bid", ["> N: 1S P blue"], "en")


def test_a_course_that_leads_to_another_irregularity_is_told() -> None:
    with pytest.raises(Astray, match=r"^insufficient_bid in en: the ruling is one on bid_above_seven$"):
        followed("insufficient_bid", ["> N: 1S P 9H", "no"], "en")


def test_rulings_that_say_the_same_are_counted_once() -> None:
    """Several ways lead to the same ruling, and none of the rulings is missing."""
    procedure = get("incomplete_designation", LAWS_2017)
    rulings = [(way.ruling.items, way.ruling.laws) for way in distinct_rulings([procedure])]
    walked = [(way.ruling.items, way.ruling.laws) for way in walk(procedure).paths]
    assert all(rulings.count(each) == 1 for each in walked)
    assert len(rulings) < len(walked)


def test_a_ruling_is_counted_as_it_is_at_the_end_of_its_course() -> None:
    """What is folded is not counted, nor what can be done next; one sentence is read out, of nine words."""
    path = usual_paths()["incomplete_designation"]
    (way,) = (
        way
        for way in distinct_rulings([get("incomplete_designation", LAWS_2017)])
        if way.answers == {"designation": "suit", "undisputed_intention": False}
    )
    found = seen(way, "en")
    shown = render.text(ruling_alone(followed("incomplete_designation", path, "en").screens[-1]), "en")
    assert found.name == f"incomplete_designation 2017: {way}"
    assert found.lines == height(paragraphs(shown), folded_in(shown), fold=0)
    assert found.read_out == 9


def test_the_script_writes_what_it_has_counted(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    command = [sys.executable, str(ROOT / "benchmarks" / "at_the_table.py"), "--lang", "he", "--json", str(file)]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    courses = json.loads(file.read_text("utf-8"))["he"]["courses"]
    assert [each["irregularity"] for each in courses] == list(COMMON)
    assert all(f"{each['irregularity']} " in ended.stdout for each in courses)
