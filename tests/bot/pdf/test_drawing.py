"""Sheets on paper: all of their words are there, on one page, in the order in which they are read."""

from __future__ import annotations

import io
import re
import unicodedata
from dataclasses import replace
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from pypdf import PdfReader

from bot.apart import Apart, NoAnswer
from bot.club import report
from bot.club.exports import Document, Printout, finished
from bot.pdf import drawing
from bot.pdf.printing import printed
from bot.pdf.sheets import Part, Sheet
from dialogues.results_shown import rankings
from locales import LANGUAGES
from tests import halls
from tests.fakes.words import visible
from tests.ruled import DEAL, adjusted, held, insufficient

ROOT = Path(__file__).parents[3]

PLAIN = Sheet(right_to_left=False, title="A sheet")


def pages(pdf: bytes) -> list[str]:
    """What stands on each page, as a reader of PDF takes it out."""
    return [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]


def words(text: str) -> list[str]:
    """The words and numbers of a text, whatever parts them."""
    return re.findall(r"[^\W\d]+|\d+", visible(text))


# What stands on it


@pytest.mark.parametrize("deal", ["", DEAL], ids=["without a deal", "with a deal"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_report_is_on_its_one_page(language: str, deal: str) -> None:
    """As it is read: pypdf turns Hebrew back, which must stand there from right to left."""
    entry = insufficient(language, deal)
    sheet = report.ruling(entry, held(entry), language)
    (page,) = pages(drawing.drawn(sheet))
    assert set(words(sheet.text)) - set(words(page)) == set()
    assert drawing.UNKNOWN not in page
    if sheet.diagram:
        assert all(visible(suit)[2:] in page for hand in sheet.diagram.hands for suit in hand.suits)


def test_hebrew_stands_at_the_right_edge_and_english_at_the_left() -> None:
    for right_to_left, title in ((False, "Ruling"), (True, "פסיקה")):
        (mark,) = (
            each for each in drawing.laid_out(Sheet(right_to_left, title), 10.0).marks if isinstance(each, drawing.Text)
        )
        ends = mark.x + mark.size * drawing.width_of(title, True)
        edge = ends if right_to_left else mark.x
        assert edge == pytest.approx(drawing.WIDTH - drawing.MARGIN if right_to_left else drawing.MARGIN)


@pytest.mark.parametrize(
    ("read", "drawn"),
    [
        ("אבג (דה)", "(הד) גבא"),
        ("חוק \u206827ב(2)\u2069.", ".(2)ב27 קוח"),
        ("\u200f\u2068♥ 4 3 2\u2069 אב", "בא ♥ 4 3 2"),
        ("אב «Anna (x)» גד", "דג «Anna (x)» בא"),
    ],
)
def test_hebrew_is_drawn_from_right_to_left_and_what_is_in_it_as_it_is(read: str, drawn: str) -> None:
    assert drawing.visual(read, True) == drawn


def test_a_point_stands_before_its_letter_which_is_drawn_around_it() -> None:
    assert [unicodedata.name(each).split()[1] for each in drawing.visual("שָׁ", True)] == ["POINT", "POINT", "LETTER"]


def test_a_line_that_is_wrapped_keeps_its_isolates() -> None:
    lines = drawing.wrapped("אב \u2068one two three four\u2069 גד", 6.0)
    assert len(lines) > 1
    assert all(line.count("\u2068") == line.count("\u2069") for line in lines)


# It fits


def long(lines: int, *, spare: bool) -> Part:
    """A part of so many lines."""
    return Part("Long", tuple(f"line{number} " + "word " * 12 for number in range(lines)), spare)


def test_spare_lines_go_before_letters_are_too_small_and_the_rest_stays() -> None:
    """And it is said that there is more."""
    sheet = replace(
        PLAIN,
        parts=(Part("Decision", ("It stands.",)), long(200, spare=True)),
        foot=("Foot",),
        left_out="There is more.",
    )
    (page,) = pages(drawing.drawn(sheet))
    assert "line0 " in page
    assert "line199 " not in page
    assert {"Decision", "It stands.", "There is more.", "Foot"} <= set(page.split("\n"))
    assert {mark.size for mark in drawing.fitted(sheet).marks if isinstance(mark, drawing.Text)} >= {drawing.SIZES[-1]}


def test_what_is_not_spare_is_never_cut() -> None:
    sheet = replace(PLAIN, parts=(long(300, spare=False), long(10, spare=True)))
    (page,) = pages(drawing.drawn(sheet))
    assert all(f"line{number} " in page for number in range(300))
    assert drawing.fitted(sheet).y <= drawing.HEIGHT


def test_a_long_ruling_as_it_was_shown_is_on_one_page() -> None:
    entry = insufficient()
    entry = replace(entry, shown="Title\n" + "\n".join(f"shown{number} " + "word " * 20 for number in range(150)))
    (page,) = pages(drawing.drawn(report.ruling(entry, held(entry), "en")))
    assert all(f"shown{number} " in page for number in range(150))


def test_a_long_evening_goes_on_on_further_pages() -> None:
    entries = [replace(insufficient(), id=number, seat_table=str(number)) for number in range(1, 91)]
    sheet = report.summary(held(*entries), (), "en")
    found = pages(drawing.drawn(sheet))
    assert len(found) > 1
    assert all(f"Table {number} " in "\n".join(found) for number in range(1, 91))
    assert all("Rulings of 2026-11-24" in page for page in found)


# Bad input


def test_a_word_without_end_is_broken() -> None:
    (page,) = pages(drawing.drawn(replace(PLAIN, facts=(("Label", "x" * 5000),))))
    assert page.count("x") == 5000


def test_what_the_fonts_do_not_have_is_a_mark_and_what_steers_is_nothing() -> None:
    assert drawing.drawable("a\u202eb\x07c\ud7ff\U0001f600\u2068d\u2069") == f"abc{drawing.UNKNOWN * 2}\u2068d\u2069"


def test_markup_is_words() -> None:
    (page,) = pages(drawing.drawn(replace(PLAIN, status=("<b>**x**</b> (\\) &amp;",))))
    assert "<b>**x**</b> (\\) &amp;" in page


@pytest.mark.parametrize("bold", [False, True])
def test_the_fonts_have_every_letter_that_we_write(bold: bool) -> None:
    """Those of every message and name of the four languages, the suits, and Hebrew with its points."""
    files = [file for language in LANGUAGES for file in (ROOT / "locales" / language).rglob("*.ftl")]
    files += [ROOT / "locales" / language / "names.toml" for language in LANGUAGES]
    letters = (
        set("".join(file.read_text("utf-8") for file in files))
        | set("♠♥♦♣–…−+½")
        | {chr(c) for c in range(0x5B0, 0x5BD)}
    )
    with TTFont(drawing.FONTS / drawing.FILES[bold]) as font:
        known = font.getBestCmap()
    assert {letter for letter in letters if ord(letter) not in known and ord(letter) not in drawing.INVISIBLE} <= set(
        "\n\t"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ranking_is_a_table(language: str) -> None:
    """A row for everybody, columns side by side from where reading starts, and numbers that end at one edge."""
    of = halls.shown(halls.howell(24, language, boards=4), language)
    (plate,) = rankings(of)
    (grid,) = plate.grids
    page = drawing.laid_out(Sheet(plate.right_to_left, "", parts=(Part("", (), grid=grid),)), 9.0)
    texts = [mark for mark in page.marks if isinstance(mark, drawing.Text) and not mark.grey and mark.words]
    rows = {y: list(row) for y, row in groupby(texts, lambda mark: mark.y)}
    whole = [row for row in rows.values() if len(row) == 4]
    assert len(whole) == len(grid.rows)
    for row in whole:
        starts = [mark.x for mark in row]
        assert starts == sorted(starts, reverse=plate.right_to_left)
        ends = sorted((mark.x, mark.x + mark.size * drawing.width_of(mark.words, mark.bold)) for mark in row)
        assert all(end <= start for (_, end), (start, _) in pairwise(ends)), "no cell stands on another"
    for place in (1, 3):
        numbers = {round(row[place].x + 9 * drawing.width_of(row[place].words, row[place].bold), 3) for row in whole}
        assert len(numbers) == 1


def test_long_rankings_go_on_on_further_pages() -> None:
    of = halls.shown(halls.howell(80, boards=2))
    parts = tuple(Part(grid.heading, (), grid=grid) for plate in rankings(of) for grid in plate.grids)
    read = pages(drawing.drawn(Sheet(False, "Athens", parts=parts, flows=True)))
    assert len(read) == 3
    assert all(f"Anna Marsh {n} – Bob Clarke {n}" in "".join(read) for n in range(2, 27))


# In a process of its own


async def test_it_is_drawn_in_another_process() -> None:
    (page,) = pages(await printed(PLAIN))
    assert page == "A sheet"


@pytest.mark.parametrize("program", ["import os; os.abort()", "import time; time.sleep(1000)"], ids=["dies", "hangs"])
async def test_where_that_fails_the_sheet_is_handed_over_as_text(
    program: str, caplog: pytest.LogCaptureFixture
) -> None:
    printer = Apart(("-c", program), limit=0.2)
    with pytest.raises(NoAnswer):
        await printed(PLAIN, printer)
    entry = adjusted()
    wanted = Printout("ruling-1", "pdf", lambda: report.ruling(entry, held(entry), "en"))
    document = await finished(wanted, lambda sheet: printed(sheet, printer))
    assert document.name == "ruling-1.txt"
    assert document.text is not None
    assert "Work out the score" in document.text
    assert "ruling-1 is handed over as text" in caplog.text


async def test_a_sheet_is_handed_over_in_the_form_that_is_asked_for() -> None:
    assert (await finished(Printout("a", "txt", lambda: PLAIN))).content == b"A sheet\n"
    pdf = await finished(Printout("a", "pdf", lambda: PLAIN))
    assert (pdf.name, pdf.text, pdf.content[:5]) == ("a.pdf", None, b"%PDF-")
    other = Document("log.csv", b"a,b")
    assert await finished(other) is other
