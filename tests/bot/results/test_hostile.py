"""Whatever is sent, nothing is fetched, nothing hangs, and what is refused is refused in one clear line."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from bot.results.exchange_json import sheet_to_json
from bot.results.reading import LARGEST, MOST_PARTICIPANTS, read
from rules.results.errors import ResultsError
from rules.results.sheet import Claim, Sheet, Who

pytestmark = pytest.mark.long

BOMB = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10 if n else "lol"}">' for n in range(12))
EVENT = (
    '<EVENT EVENT_TYPE="PAIRS"><PARTICIPANTS>{}</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{}</BOARD></EVENT>'
)
LINE = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>{}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{}</EW_PAIR_NUMBER>"
    "<CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>400</SCORE></TRAVELLER_LINE>"
)


def usebio(inner: str, before: str = "") -> bytes:
    """A document with something in its root."""
    return f'<?xml version="1.0"?>\n{before}<USEBIO Version="1.2">{inner}</USEBIO>'.encode()


def named(name: str) -> bytes:
    """A session in which somebody has a name."""
    pair = f"<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>{name}</PLAYER_NAME></PLAYER></PAIR>"
    return usebio(EVENT.format(pair, LINE.format(1, 2) + LINE.format(3, 4)))


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "an entity bomb": (lambda: usebio("&l11;", f"<!DOCTYPE USEBIO [{BOMB}]>"), "results-unsafe"),
    "an external entity": (
        lambda: usebio("&x;", '<!DOCTYPE USEBIO [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        "results-unsafe",
    ),
    "a parameter entity": (
        lambda: usebio("", '<!DOCTYPE USEBIO [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x"> %x;]>'),
        "results-unsafe",
    ),
    "elements without end": (lambda: usebio("<A>" * 100_000), "results-too-many"),
    "elements without end in few bytes": (lambda: b"<USEBIO>" + b"<a>" * 3_000_000, "results-too-many"),
    "a million pairs": (lambda: usebio(EVENT.format("<PAIR/>" * 1_000_000, "")), "results-too-many"),
    "a million attributes": (
        lambda: usebio(f"<EVENT {' '.join(f'a{n}={chr(34) * 2}' for n in range(1_000_000))}/>"),
        "results-too-many",
    ),
    "ampersands alone": (lambda: usebio("&" * 19_000_000), "results-too-many"),
    "a hundred megabytes": (lambda: b"<USEBIO>" + b" " * 100_000_000, "results-too-large"),
    "a document cut off": (lambda: usebio("<EVENT>")[:-40], "results-xml"),
    "no elements at all": (lambda: b'<?xml version="1.0"?>' + b" " * (LARGEST - 30), "results-xml"),
    "another document": (lambda: b'<?xml version="1.0"?><rss/>', "results-format-unknown"),
    "an event without anything": (lambda: usebio("<EVENT/>"), "results-empty"),
    "a zero byte": (lambda: usebio("<EVENT>\0</EVENT>"), "results-encoding"),
    "a board without a number": (
        lambda: usebio(EVENT.format("", LINE.format(1, 2)).replace("<BOARD_NUMBER>1<", "<BOARD_NUMBER>x<")),
        "results-board",
    ),
    "a board below 1": (
        lambda: usebio(EVENT.format("", LINE.format(1, 2)).replace("<BOARD_NUMBER>1<", "<BOARD_NUMBER>0<")),
        "results-board",
    ),
    "a contract that is none": (
        lambda: usebio(EVENT.format("", LINE.format(1, 2)).replace("3NT", "9NT").replace("400", "")),
        "results-contract",
    ),
    "a score that is none": (
        lambda: usebio(EVENT.format("", LINE.format(1, 2)).replace("400", "4/0/0")),
        "results-score",
    ),
    "JSON without end": (lambda: b'{"a":' * 2_000_000, "results-json"),
    "a million claims": (
        lambda: json.dumps(
            sheet_to_json(Sheet("json", claims=(Claim(Who("1"), "1"),) * (MOST_PARTICIPANTS + 1)))
        ).encode(),
        "results-too-many",
    ),
    "one long word": (lambda: b"\xe1" * LARGEST, ""),
    "one long line": (lambda: b"a" * LARGEST, ""),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_refused_in_one_line(what: str) -> None:
    make, code = HOSTILE[what]
    content = make()
    with pytest.raises(ResultsError) as refused:
        read(content)
    assert refused.value.code == code or not code
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 120


def test_the_line_is_told_where_a_file_breaks() -> None:
    with pytest.raises(ResultsError) as refused:
        read(b"\n\n<USEBIO>\n<EVENT>\n</USEBIO>")
    assert refused.value.args_["line"] == "5"


def test_a_document_type_somewhere_else_is_not_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise AssertionError(f"a connection to {args}")

    monkeypatch.setattr("socket.socket.connect", refuse)
    document = '<!DOCTYPE USEBIO SYSTEM "http://127.0.0.1:9/usebio.dtd">\n'
    assert len(read(usebio(EVENT.format("", LINE.format(1, 2)), document)).entries) == 1


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("=cmd|'/c calc'!A1", "=cmd|'/c calc'!A1"),
        ("&lt;b&gt;Ann&lt;/b&gt; &amp;amp; Bob", "<b>Ann</b> & Bob"),
        ("@everyone *Ann*", "@everyone *Ann*"),
        ("Ann & Bob", "Ann & Bob"),
        ("&nosuch; Ann", "&nosuch; Ann"),
        ("&#x202e;nnA", "nnA"),
        ("\u202ennA\u2066", "nnA"),
        ("Ann\n   Lee", "Ann Lee"),
        ("<![CDATA[Ann]]>", "Ann"),
    ],
)
def test_a_name_is_plain_text(written: str, kept: str) -> None:
    assert read(named(written)).participants[0].names == (kept,)
