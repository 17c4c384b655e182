"""scripts/posts: a post of results as a telephone shows it. The pictures need a browser; what is on them does not."""

import re
from html import unescape
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

from benchmarks.reading import bare
from locales import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    loader = SourceFileLoader("posts", str(ROOT / "scripts" / "posts"))
    spec = spec_from_loader("posts", loader)
    assert spec
    made = module_from_spec(spec)
    loader.exec_module(made)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("platform", ["telegram", "discord"])
def test_a_page_has_every_word_and_button_of_the_post(script: ModuleType, platform: str, language: str) -> None:
    page = bare(unescape(re.sub("<[^>]*>", "", "\n".join(script.page(platform, language, "dark")))))
    posted = script.shown(language)
    said = (posted.title, *posted.lines, *(label for _, label in posted.buttons))
    assert [words for words in said if bare(words) not in page] == []


def test_there_is_a_picture_of_each_kind() -> None:
    kinds = product(("telegram", "discord"), LANGUAGES, ("light", "dark"))
    pictures = {file.name for file in (ROOT / "docs" / "posts").glob("*.png")}
    assert pictures == {f"{'-'.join(kind)}.png" for kind in kinds}
