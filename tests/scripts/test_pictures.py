"""scripts/pictures: the screens of the usual courses as a telephone shows them. No browser is needed for the pages."""

import re
import subprocess
import sys
from html import unescape
from itertools import product
from pathlib import Path

import pytest

from benchmarks.courses import followed, usual_paths
from benchmarks.reading import bare
from dialogues.screens import Screen
from locales import LANGUAGES

pytestmark = pytest.mark.long

SCRIPT = Path(__file__).parents[2] / "scripts" / "pictures"
PLATFORMS = ("telegram", "discord")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything that the script writes where it finds no browser."""
    folder = tmp_path_factory.mktemp("pictures") / "new"
    subprocess.run([sys.executable, SCRIPT, folder], check=True, timeout=120, env={"PATH": ""}, capture_output=True)
    return folder


def test_there_is_a_page_of_each_kind(folder: Path) -> None:
    """Each platform in each language, light and dark."""
    kinds = product(PLATFORMS, LANGUAGES, ("light", "dark"))
    assert {file.name for file in folder.iterdir()} == {f"{'-'.join(kind)}.html" for kind in kinds}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("platform", PLATFORMS)
def test_a_page_has_the_words_of_every_screen(folder: Path, platform: str, language: str) -> None:
    """Of every course, in its order."""
    page = (folder / f"{platform}-{language}-dark.html").read_text("utf-8")
    courses = dict(re.findall(r'<section id="(\w+)">(.*?)</section>', page, re.DOTALL))
    assert list(courses) == list(usual_paths())
    for irregularity, path in usual_paths().items():
        _, *shown = (bare(unescape(re.sub("<[^>]*>", "", each))) for each in courses[irregularity].split('"message"'))
        screens = followed(irregularity, path, language).screens
        for screen, text in zip(screens, shown, strict=True):
            assert [words for words in said(screen, platform) if bare(words) not in text] == []


def said(screen: Screen, platform: str) -> list[str]:
    """What a screen says, whatever it looks like; only Telegram has something to unfold."""
    later = [words for section in screen.later for words in (section.heading, *section.lines)]
    folded = screen.folded if platform == "telegram" else ()
    labels = [choice.label for choice in (*screen.who, *screen.choices)]
    return [screen.title, *screen.context, *screen.body, *screen.script, *later, *folded, screen.question, *labels]
