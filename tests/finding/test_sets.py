"""The sentences by which finding is measured: of every irregularity, in every language, and what is none."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from locales import LANGUAGES
from rules.menu import MENU
from rules.procedures.not_yet import NOT_YET

FINAL = Path(__file__).with_name("final.csv")

# So many rows of the final set are no irregularity, in each language.
NONE = 30


def rows(file: Path, language: str) -> list[dict[str, str]]:
    """The rows of a language."""
    with file.open(encoding="utf-8", newline="") as lines:
        return [row for row in csv.DictReader(lines) if row["lang"] == language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_set_speaks_of_every_irregularity(language: str) -> None:
    """At least a hundred and fifty sentences in each language; nobody says the same twice."""
    final = rows(FINAL, language)
    of = Counter(row["id"] for row in final)
    assert len(final) >= 150
    assert of.pop("") >= NONE
    assert set(of) == {*MENU, *NOT_YET}
    assert len({row["text"] for row in final}) == len(final)
