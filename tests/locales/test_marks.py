"""The marks that keep Hebrew and Latin apart, read here as ⟨ ⟩ for an isolate and > for what runs to the left."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from locales import locale
from locales.marks import FSI, PDI, RLM, carried, collapsed, cut, marked

MARKS = str.maketrans({"⟨": FSI, "⟩": PDI, ">": RLM})
READ = str.maketrans({FSI: "⟨", PDI: "⟩", RLM: ">"})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("⟨⟨1♠⟩⟩", "⟨1♠⟩"),
        ("א ⟨⟨⟨1♠⟩⟩⟩ ב", "א ⟨1♠⟩ ב"),
        ("⟨>⟨1♠⟩⟩", "⟨1♠⟩"),
        ("⟨>⟨1♠⟩ – ⟨1♥⟩⟩", "⟨>⟨1♠⟩ – ⟨1♥⟩⟩"),
        ("⟨ ⟨1♠⟩⟩", "⟨ ⟨1♠⟩⟩"),
        ("⟨1♠⟩⟨1♥⟩", "⟨1♠⟩⟨1♥⟩"),
        ("⟩⟨1♠⟩⟨", "⟩⟨1♠⟩⟨"),
        ("⟨", "⟨"),
    ],
)
def test_an_isolate_within_an_isolate_is_one(text: str, expected: str) -> None:
    """Where an isolate holds nothing but another one; where it holds more it stays."""
    assert collapsed(text.translate(MARKS)).translate(READ) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("⟨1♠⟩ א", ">⟨1♠⟩ א"),
        ("North א", ">North א"),
        ("1. א", ">1. א"),
        ("– ⟨1♠⟩", ">– ⟨1♠⟩"),
        ("א ⟨1♠⟩", "א ⟨1♠⟩"),
        (">⟨1♠⟩", ">⟨1♠⟩"),
        ("א\n\n⟨1♠⟩\nב", "א\n\n>⟨1♠⟩\nב"),
        ("", ""),
    ],
)
def test_a_line_begins_in_its_direction(text: str, expected: str) -> None:
    """A line that begins with an isolate, Latin, a digit or a sign begins with a mark; no line has two."""
    assert marked(text.translate(MARKS)).translate(READ) == expected


def test_only_what_runs_to_the_left_is_marked() -> None:
    """English has no marks at all."""
    assert locale("en").directed("1. x") == "1. x"
    assert locale("he").directed("1. x") == f"{RLM}1. x"


MIXED = st.text("אב x1.⟨⟩", max_size=60).map(lambda text: text.translate(MARKS))


@given(MIXED, st.integers(12, 40))
@settings(deadline=None)
def test_what_is_cut_leaves_no_isolate_open(text: str, limit: int) -> None:
    """A label fits, and says where something is left out; what it opened it closes."""
    short = cut(text, limit)
    assert len(short) <= limit
    assert (short == text) == (len(text) <= limit)
    if len(text) > limit:
        assert _balance(short) == 0
        assert short.rstrip(PDI).endswith("…")


@given(st.lists(MIXED, max_size=5))
@settings(deadline=None)
def test_what_is_wrapped_goes_on_in_its_isolate(lines: list[str]) -> None:
    """Every line closes what it opens, and the next one goes on in it."""
    wrapped = list(carried(lines))
    assert [_balance(line) for line in wrapped] == [0] * len(lines)
    assert [_bare(line) for line in wrapped] == [_bare(line) for line in lines]


def _bare(text: str) -> str:
    return text.replace(FSI, "").replace(PDI, "")


def _balance(text: str) -> int:
    """How many isolates are open at the end."""
    depth = 0
    for character in text:
        depth = depth + 1 if character == FSI else max(depth - 1, 0) if character == PDI else depth
    return depth
