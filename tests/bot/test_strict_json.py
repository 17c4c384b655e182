"""JSON in which a key stands twice is refused: whichever value was taken, somebody may have meant the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import strict_json
from locales import LANGUAGES, locale
from tests.fakes.program import run


@pytest.mark.parametrize("text", ['{"a": 1, "a": 1}', '[{"b": {"a": 1, "a": 2}}]', '{"a": 1, "\\u0061": 2}'])
def test_a_key_that_stands_twice(text: str) -> None:
    """It is named, wherever it stands and however it is written."""
    with pytest.raises(strict_json.DuplicateKey) as told:
        strict_json.loads(text)
    assert told.value.key == "a"


def test_other_json() -> None:
    """The same key in two objects is no matter."""
    assert strict_json.loads('[{"a": 1}, {"a": {"a": null}}]') == [{"a": 1}, {"a": {"a": None}}]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_facts(tmp_path: Path, language: str) -> None:
    """A file of facts that says two things is one line in the user's language, and exit code 2."""
    (tmp_path / "facts.json").write_text('{"auction": "N: 1S P 1H", "unintended": false, "unintended": true}', "utf-8")
    ended = await run(tmp_path, "rule", "insufficient_bid", "--facts", "facts.json", "--lang", language)
    spoken = locale(language)
    assert (ended.code, ended.out) == (2, "")
    assert ended.lines == [spoken.text("error-duplicate-key", {"value": spoken.isolated("unintended")})]
