"""What is no file of results is refused in one line, and quickly."""

from __future__ import annotations

import gzip
import io
import zipfile
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.results import reading
from bot.results.reading import MOST_PARTICIPANTS as MOST
from bot.results.reading import read
from rules.results.errors import ResultsError
from rules.results.sheet import Entry, Participant, Sheet, Who


def refused(content: bytes) -> str:
    """The code of the error with which a file is refused; its sentence is one line."""
    with pytest.raises(ResultsError) as error:
        read(content)
    assert "\n" not in str(error.value)
    return error.value.code


def packed() -> bytes:
    """A small archive that unpacks to a hundred megabytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("results.xml", b"0" * 100_000_000)
    return file.getvalue()


ARCHIVES: dict[str, Callable[[], bytes]] = {
    "zip": packed,
    "gzip": lambda: gzip.compress(b"1,Ann,50"),
    "rar": lambda: b"Rar!\x1a\x07\x00",
    "7z": lambda: b"7z\xbc\xaf\x27\x1c",
}


@pytest.mark.parametrize("archive", ARCHIVES)
def test_an_archive_is_not_unpacked(archive: str) -> None:
    assert refused(ARCHIVES[archive]()) == "results-archive"


def test_a_hundred_megabytes_are_too_large() -> None:
    assert refused(bytes(100_000_000)) == "results-too-large"
    assert reading.LARGEST == 20_000_000


@pytest.mark.parametrize("content", [b"", b" \r\n\t", b"\xef\xbb\xbf", b"\xff\xfe"])
def test_nothing_is_no_file(content: bytes) -> None:
    assert refused(content) == "results-empty"


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\x00\x00", b"a\x00b"])
def test_what_is_no_text_is_refused(content: bytes) -> None:
    assert refused(content) == "results-encoding"


def test_no_more_is_taken_than_a_session_has() -> None:
    who = Who("1")
    entry = Entry(7, 1, (who,), (Who("2"),))
    for sheet, code in (
        (Sheet("json", entries=(entry,) * (reading.MOST_ENTRIES + 1)), "results-too-many"),
        (Sheet("json", entries=(entry,), participants=(Participant(who),) * (MOST + 1)), "results-too-many"),
        (Sheet("json", entries=(replace(entry, board=10_001),)), "results-board"),
        (Sheet("json", participants=(Participant(who),)), "results-empty"),
    ):
        with pytest.raises(ResultsError) as error:
            reading.limited(sheet)
        assert error.value.code == code
    assert reading.limited(Sheet("json", entries=(entry,))).entries == (entry,)
