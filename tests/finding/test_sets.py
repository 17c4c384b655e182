"""The sentences by which finding is measured: of every irregularity, in every language, and what is none."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from dialogues.notation import fold
from locales import LANGUAGES
from rules.menu import MENU

# Words and weights are chosen by the first; the second measures them, and is never looked at for that.
DEVELOPMENT, FINAL = (Path(__file__).with_name(f"{name}.csv") for name in ("dev", "final"))

# So many rows of a set are no irregularity, in each language.
NONE = 30


def rows(file: Path, language: str) -> list[dict[str, str]]:
    """The rows of a language."""
    with file.open(encoding="utf-8", newline="") as lines:
        return [row for row in csv.DictReader(lines) if row["lang"] == language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", [DEVELOPMENT, FINAL], ids=lambda file: file.stem)
def test_a_set_speaks_of_every_irregularity(file: Path, language: str) -> None:
    """At least a hundred and fifty sentences in each language; nobody says the same twice."""
    said = rows(file, language)
    of = Counter(row["id"] for row in said)
    assert len(said) >= 150
    assert of.pop("") >= NONE
    assert set(of) == set(MENU)
    assert len({row["text"] for row in said}) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_final_set_is_tuned_on(language: str) -> None:
    """No sentence of it stands in the development set, or among those that the words were learnt from."""
    learnt = set()
    for file in (DEVELOPMENT.parent / "said").glob(f"{language}*.csv"):
        with file.open(encoding="utf-8", newline="") as lines:
            learnt |= {fold(row["text"]) for row in csv.DictReader(lines)}
    assert {fold(row["text"]) for row in rows(FINAL, language)}.isdisjoint(learnt)
    assert {row["text"] for row in rows(FINAL, language)}.isdisjoint(row["text"] for row in rows(DEVELOPMENT, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_final_answer_is_learnt_from(language: str) -> None:
    """None stands word for word among those that are."""
    files = (DEVELOPMENT.parent / "answered").glob(f"{language}*.csv")
    learnt = {as_typed(text) for file in files for text in column(file)}
    learnt |= {as_typed(row["text"]) for row in rows(DEVELOPMENT.with_name("answers-dev.csv"), language)}
    assert {as_typed(row["text"]) for row in rows(FINAL.with_name("answers.csv"), language)}.isdisjoint(learnt)


def column(file: Path) -> list[str]:
    """What stands in a file of one language."""
    with file.open(encoding="utf-8", newline="") as lines:
        return [row["text"] for row in csv.DictReader(lines)]


def as_typed(text: str) -> str:
    """A text without what makes no difference when it is typed."""
    return fold(text).strip(" .!")
