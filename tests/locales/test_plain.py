"""Messages that are written plainly are read without Fluent, and say what Fluent makes of them."""

import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from locales import LANGUAGES, locale
from locales.plain import said
from rules.engine.walk import messages
from rules.menu import procedures
from tests.campaign import CAMPAIGN
from tests.locales.test_messages import entries, everybody, ids, variables
from tests.walks import walked

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_say_the_same(language: str) -> None:
    """Every message and attribute, with one player or another in any role, in one edition or the other."""
    spoken = locale(language)
    own = {id: dict.fromkeys(variables(entry), "1♠") for id, entry in entries(language).items()}
    there = sorted(id for id in ids(language) if spoken.has(id))
    assert there == sorted(
        f"{id}.{attribute}" if attribute else id
        for id, entry in entries(language).items()
        for attribute in [*[""] * bool(entry.value), *(each.id.name for each in entry.attributes)]
    )
    people = list(everybody())
    for number, id in enumerate(there):
        for anybody in people if CAMPAIGN else [people[number % len(people)]]:
            args = {**own[id.partition(".")[0]], **anybody}
            assert spoken.text(id, args) == spoken._finished(spoken._by_fluent(id, args)), id


def plainly(pattern: str) -> str | None:
    """What a pattern says without Fluent, whatever it puts in."""
    anything = defaultdict(lambda: "any", edition="laws2007")
    return said(pattern, anything, lambda *_: "any", lambda _: "any", str)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_at_the_table_is_plain(language: str) -> None:
    """Only the arithmetic of scores may be written in another way."""
    told = {id for p in procedures() if p.subject.group != "score" for id in messages(walked(p))}
    assert [id for id in sorted(told) if plainly(locale(language)._pattern(id) or "{") is None] == []


@pytest.mark.parametrize(
    "pattern", ["{ $number -> [one] trick *[other] tricks }", '{ "\\u2068" }', "{ -term }", "{ other }", "one\n    two"]
)
def test_the_rest_is_not_taken_for_plain(pattern: str) -> None:
    """Whatever else Fluent knows is left to it."""
    assert plainly(pattern) is None
    assert plainly(f"{{ $edition ->\n    [laws2007] {pattern}\n   *[laws2017] plain\n}}") is None


def test_a_ruling_is_said_without_fluent() -> None:
    """Neither it nor Babel is imported."""
    check = "import sys; from bot.cli import main; main(['rule', 'insufficient_bid', '--lang', 'he'])\n"
    check += "sys.exit(any(name in sys.modules for name in ('fluent', 'babel')))"
    subprocess.run([sys.executable, "-c", check], check=True, cwd=ROOT, capture_output=True)
