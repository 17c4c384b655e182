"""The text of a file of results: in which encoding it is written, told by what it then says.

Scorers write in the code page of their machine, and what a file declares is often that of another. So the letters are
asked: in the wrong encoding a name has a lower-case letter before a capital, two alphabets in one word, or a letter
that ends words in the middle of one.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from rules.results.errors import ResultsError

__all__ = ["Text", "decoded", "seen"]

LEGACY = (
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "iso8859-7",
    "iso8859-8",
    "iso8859-9",
    "windows-1252",
)
"""Encodings of one byte a letter: Greek, Turkish, Hebrew, then Western; of two that say the same the first is taken."""

MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
BLOCKS = frozenset((0x00, 0x01, 0x02, 0x03, 0x05, 0x1E, 0x1F, 0x20, 0x21, 0x22, 0x26, 0xFB))
"""Where in Unicode the letters and the signs of such files stand: Latin, Greek, Hebrew, quotes, dashes, suits."""
AROUND = 20_000
"""So many bytes before and behind what is no UTF-8 tell whether only letters were cut there."""
SAMPLE = 2_000
"""So many different words decide on the encoding."""

# A word with other letters than English ones.
_WORD = re.compile(rb"[A-Za-z]{0,20}[\x80-\x9f\xa1-\xff][A-Za-z\x80-\x9f\xa1-\xff]{0,20}")
_DECLARED = re.compile(r"""<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{2,40})["']""")

# What no name needs and what turns a line of text round or hides in it: controls, marks of direction, soft hyphens.
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")

FINAL = "ךםןףץ"
"""The Hebrew letters that stand only at the end of a word."""
NOT_FINAL = "כמנפצ"
"""Those that have another form there."""
_HEBREW_WORD = re.compile("[א-ת]{2,}")
# Words of one name with what may stand between and within them; nothing that parts columns or people.
_HEBREW_RUN = re.compile("'?[א-ת׳״]+(?:(?:[ '\".־-]| - |' | ')[א-ת׳״]+)*'?")


class Text(NamedTuple):
    """What a file says, its lines ended by a newline each, and the encoding that it was written in."""

    text: str
    encoding: str


def decoded(content: bytes) -> Text:
    """The text of a file. Hebrew that is stored as it is seen, from left to right, is turned into the order of reading.

    Raises ResultsError: `results-encoding`.
    """
    text, encoding = _read(content)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return Text(_in_order_of_reading(seen(text)), encoding)


def seen(text: str) -> str:
    """A text without what nobody sees in it; for what a format writes by numbers, as JSON and XML may."""
    return _UNSEEN.sub("", text)


def _read(content: bytes) -> Text:
    for mark, encoding in MARKS:
        if content.startswith(mark):
            return Text(_strictly(content[len(mark) :], encoding), encoding)
    if wide := _wide(content):
        return Text(_strictly(content, wide), wide)
    if (nul := content.find(0)) >= 0:
        raise ResultsError("results-encoding", byte=str(nul + 1))
    if content.isascii():
        return Text(content.decode("ascii"), "utf-8")
    try:
        return Text(content.decode("utf-8"), "utf-8")
    except UnicodeDecodeError as error:
        # Some scorers cut names after so many bytes, within a letter.
        around = content[max(error.start - AROUND, 0) : error.start + AROUND].decode("utf-8", "replace")
        letters = sum(not letter.isascii() for letter in around)
        broken = 10 * around.count("\ufffd") > letters
        return _in_code_page(content) if broken else Text(content.decode("utf-8", "replace"), "utf-8")


def _strictly(content: bytes, encoding: str) -> str:
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as error:
        raise ResultsError("results-encoding", byte=str(error.start + 1)) from None
    if (nul := text.find("\0")) >= 0:
        raise ResultsError("results-encoding", byte=str(nul * (1 if encoding == "utf-8" else 2) + 1))
    return text


def _wide(content: bytes) -> str | None:
    """UTF-16 without its mark: every other byte names a block of letters, 0 for that of digits and line ends."""
    if len(content) % 2 == 0:
        for first, encoding in ((1, "utf-16-le"), (0, "utf-16-be")):
            blocks = set(content[first:4096:2])
            if 0 in blocks and blocks <= BLOCKS:
                return encoding
    return None


def _in_code_page(content: bytes) -> Text:
    """The text in the encoding in which its words are the least strange; what it declares wins where it is no worse."""
    words: set[bytes] = set()
    for found in _WORD.finditer(content):
        words.add(found[0])
        if len(words) == SAMPLE:
            break
    declared = _DECLARED.search(content[:400].decode("latin-1"))
    candidates = [name for name in (declared[1] if declared else "", *LEGACY) if _is_of_one_byte(name)]
    best: Text | None = None
    least = 0
    for encoding in candidates:
        try:
            spoken = [word.decode(encoding) for word in words]
            strange = _strangeness(spoken)
            if best is None or strange < least:
                best, least = Text(content.decode(encoding), encoding), strange
        except UnicodeDecodeError:
            continue
    if best is None:
        first = next(at for at, byte in enumerate(content) if byte > 0x7F)
        raise ResultsError("results-encoding", byte=str(first + 1))
    return best


def _is_of_one_byte(encoding: str) -> bool:
    try:
        return len("é".encode(encoding, "replace")) == 1 and codecs.lookup(encoding).name not in ("utf-8", "ascii")
    except (LookupError, UnicodeError):
        return False


def _strangeness(words: Iterable[str]) -> int:
    """How much in these words no name has."""
    return sum(_strange(unicodedata.normalize("NFC", word)) for word in words)


def _strange(word: str) -> int:
    letters = [letter for letter in word if letter.isalpha() or unicodedata.combining(letter)]
    scripts = {_script(letter) for letter in letters if letter.isalpha()}
    strange = 6 * (len(scripts) - 1) if len(scripts) > 1 else 0
    strange += sum(_odd_sign(letter) for letter in word if not letter.isascii())
    strange += sum(3 for before, after in pairwise(word) if _turns_capital(before, after))
    # Hebrew may be stored in either order.
    strange += 4 * sum(letter in FINAL for letter in word[1:-1])
    strange += 4 * ("ς" in word[:-1]) + 4 * (len(word) > 2 and word.endswith("σ"))
    if "GREEK" in scripts and word[0].islower():
        strange += 1
    if scripts == {"LATIN"} and len(letters) > 2 and not any(letter.isascii() for letter in letters):
        strange += 6
    return strange


def _script(letter: str) -> str:
    return unicodedata.name(letter, "OTHER").partition(" ")[0]


def _odd_sign(letter: str) -> int:
    """How odd a letter or a sign is beside the letters of a name."""
    if letter in "ÐðÞþÝý":
        return 2
    if letter.isalpha() or letter in "’‘׳״·":
        return 0
    return 1 if unicodedata.combining(letter) else 3


def _turns_capital(before: str, after: str) -> bool:
    return before.islower() and after.isupper() and not (before.isascii() and after.isascii())


def _in_order_of_reading(text: str) -> str:
    """Hebrew turned round where more of its words would then begin and end as Hebrew words do."""
    seen = read = 0
    for word in _HEBREW_WORD.findall(text):
        seen += 3 * (word[0] in FINAL) + (word[-1] in NOT_FINAL)
        read += 3 * (word[-1] in FINAL) + (word[0] in NOT_FINAL)
    return _HEBREW_RUN.sub(lambda run: run[0][::-1], text) if seen > read else text
