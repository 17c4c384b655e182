"""A file of results is read in whatever encoding its scorer wrote it."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.results.text import LEGACY, decoded
from rules.results.errors import ResultsError
from tests.strategies import greek_names, hebrew_names, turkish_names

UNICODE = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be")
GREEK = (*UNICODE, "windows-1253", "iso8859-7")
TURKISH = (*UNICODE, "windows-1254", "iso8859-9")
HEBREW = (*UNICODE, "windows-1255", "iso8859-8")

every_name = st.one_of(
    st.tuples(st.lists(greek_names, min_size=1, max_size=8), st.sampled_from(GREEK)),
    st.tuples(st.lists(turkish_names, min_size=1, max_size=8), st.sampled_from(TURKISH)),
    st.tuples(st.lists(hebrew_names, min_size=1, max_size=8), st.sampled_from(HEBREW)),
)


def lines(names: list[str]) -> str:
    """Names as they stand in a table of results."""
    return "".join(f"{number},{name},{60 - number}.25\n" for number, name in enumerate(names, 1))


@given(every_name)
def test_names_are_read_in_every_encoding_of_their_language(written: tuple[list[str], str]) -> None:
    names, encoding = written
    assert decoded(lines(names).encode(encoding)).text == lines(names)


@given(st.lists(hebrew_names, min_size=1, max_size=8), st.sampled_from(HEBREW))
def test_hebrew_that_is_stored_as_it_is_seen_is_turned_round(names: list[str], encoding: str) -> None:
    as_seen = lines([name[::-1] for name in names])
    assert decoded(as_seen.encode(encoding)).text == lines(names)


@given(every_name, st.sampled_from(["utf-8", "iso-8859-1", "windows-1252", "no-such-encoding", "utf-16"]))
def test_a_declaration_is_not_believed_where_the_names_speak_against_it(
    written: tuple[list[str], str], declared: str
) -> None:
    names, encoding = written
    text = f'<?xml version="1.0" encoding="{declared}"?>\n{lines(names)}'
    assert decoded(text.encode(encoding)).text == text


def test_a_declaration_is_believed_where_the_names_are_well_in_it() -> None:
    text = f'<?xml version="1.0" encoding="cp737"?>\n{lines(["ΜΑΡΙΑ ΠΑΠΠΑ", "Νίκος Ράλλης"])}'
    assert decoded(text.encode("cp737")) == (text, "cp737")


@pytest.mark.parametrize(
    ("name", "encoding"),
    [
        ("Άννα", "windows-1253"),
        ("Άννα", "iso8859-7"),
        ("Işıl", "windows-1254"),
        ("כהן", "windows-1255"),
        ("José Núñez", "windows-1254"),
    ],
)
def test_the_encoding_is_named(name: str, encoding: str) -> None:
    assert decoded(lines([name]).encode(encoding)).encoding == encoding


def test_english_letters_alone_are_utf_8() -> None:
    assert decoded(b"1,Ann Lee,50\n") == ("1,Ann Lee,50\n", "utf-8")


def test_a_name_that_was_cut_within_a_letter_leaves_the_others_readable() -> None:
    text = lines(["Γιώργος Παπαδόπουλος", "Ελένη Ιωάννου"])
    cut = text.encode().replace("λος".encode(), "λος".encode()[:-1])
    assert decoded(cut).text == text.replace("λος", "λο\ufffd")


def test_names_far_behind_tell_the_encoding_too() -> None:
    text = "1,2,420\n" * 50_000 + lines(["Γιώργος Παπαδόπουλος"])
    assert decoded(text.encode("windows-1253")) == (text, "windows-1253")


@pytest.mark.parametrize("ends", ["\r\n", "\r", "\n"])
def test_a_line_ends_with_one_newline(ends: str) -> None:
    assert decoded(f"1{ends}2{ends}".encode()).text == "1\n2\n"


def test_marks_that_turn_or_hide_text_are_left_out() -> None:
    assert decoded("Ann\u202e eeL\u2066\u200b, Bo\x07b\x1a\n".encode()).text == "Ann eeL, Bob\n"


@pytest.mark.parametrize("content", [b"1,Ann\x00 Lee,50\n", codecs.BOM_UTF8 + b"1,\x00"])
def test_a_zero_byte_is_refused(content: bytes) -> None:
    with pytest.raises(ResultsError, match="byte") as refused:
        decoded(content)
    assert refused.value.args_ == {"byte": str(content.removeprefix(codecs.BOM_UTF8).index(0) + 1)}


@pytest.mark.parametrize("content", [codecs.BOM_UTF16_LE + b"1\x00\x00\xd8", codecs.BOM_UTF16_LE + b"1\x00\x00\x00"])
def test_half_a_letter_in_utf_16_is_refused(content: bytes) -> None:
    with pytest.raises(ResultsError) as refused:
        decoded(content)
    assert (refused.value.code, refused.value.args_) == ("results-encoding", {"byte": "3"})


@given(st.binary(max_size=400))
def test_any_bytes_are_text_or_one_clear_error(content: bytes) -> None:
    try:
        text, encoding = decoded(content)
    except ResultsError:
        return
    assert "\0" not in text
    assert encoding.startswith("utf") or encoding in LEGACY
