"""One stem for one irregularity: its procedure, its words and its cases lie in the same places under the same name."""

from pathlib import Path

import pytest

from locales import LANGUAGES
from rules.engine.procedure import SUBJECTS
from rules.menu import MENU

ROOT = Path(__file__).parents[1]


def stems(folder: Path, ending: str) -> set[str]:
    """The group and the name of every file of the groups in a folder, what several share left out."""
    found = (file.relative_to(folder).with_suffix("") for file in folder.glob(f"*/*.{ending}"))
    return {str(path) for path in found if not path.name.startswith("_")}


IRREGULARITIES = {f"{SUBJECTS[id].group}/{id}" for id in MENU}


def test_every_irregularity_has_a_module_of_its_name() -> None:
    """What is not shared is an irregularity of the menu."""
    assert stems(ROOT / "rules" / "procedures", "py") == IRREGULARITIES


def test_every_irregularity_has_its_cases() -> None:
    """The Law is written down as cases under the same name."""
    assert stems(ROOT / "tests" / "cases", "toml") == IRREGULARITIES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_irregularity_has_its_words(language: str) -> None:
    """Its title at least; what only it says stands there too."""
    assert stems(ROOT / "locales" / language, "ftl") == IRREGULARITIES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_files(language: str) -> None:
    """A message stands in the same file in every language."""
    files = {
        each: {str(file.relative_to(ROOT / "locales" / each)) for file in (ROOT / "locales" / each).rglob("*.ftl")}
        for each in ("en", language)
    }
    assert files["en"] == files[language]
