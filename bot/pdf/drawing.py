"""Draws sheets. Run as a program it reads one after another, and writes each as a PDF.

Lengths are in points, and run down and to the right. A sheet is laid out in smaller and smaller letters until it fits
its page; before they are too small to read, spare lines go.
"""

from __future__ import annotations

import pickle
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from fontTools.ttLib import TTFont
from fpdf import FPDF
from fpdf.bidi import BidiParagraph
from fpdf.enums import TextDirection
from fpdf.fonts import TTFFont

from bot.apart import answer
from bot.pdf.sheets import Calls, Part, Room, Sheet
from dialogues.plates import Align, Column, Diagram, Grid, Hand
from locales.marks import FSI, PDI, RLM, carried

FONTS = Path(__file__).parent / "fonts"
FILES = {False: "DejaVuSans.ttf", True: "DejaVuSans-Bold.ttf"}

WIDTH, HEIGHT, MARGIN = 595.28, 841.89, 42.0  # A4

# Letters from comfortable to just readable; those of what is never left out get smaller still.
SIZES = (10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0)
SMALLER = 0.93
FLOWING = 9.0

LINE, TITLE, LABEL = 1.32, 1.5, 0.78  # in letters of the text
COLUMNS = 4
ROOM_LINES, ROOM_LINE = 4, 19.0

BLACK, GREY, RED = (0, 0, 0), (105, 105, 105), (190, 20, 20)
RED_SUITS = "♥♦"

# What only says in which direction text runs, and is no letter.
INVISIBLE = {ord(mark): None for mark in (FSI, PDI, RLM)}
UNKNOWN = "\ufffd"

# What looks the other way where text runs from right to left.
MIRRORED = str.maketrans("()[]{}<>«»‹›≤≥", ")(][}{><»«›‹≥≤")


@dataclass(frozen=True)
class Text:
    """A line of text, from the left end of its baseline, in the order in which it is read."""

    x: float
    y: float
    words: str
    size: float
    bold: bool = False
    grey: bool = False


@dataclass(frozen=True)
class Rule:
    """A line, from one end to the other."""

    x: float
    y: float
    to_x: float
    to_y: float


Mark = Text | Rule


@cache
def _advances(bold: bool) -> dict[str, float]:
    """How far each letter of a font reaches, in letters of size 1."""
    with TTFont(FONTS / FILES[bold]) as font:
        widths, unit = font["hmtx"].metrics, font["head"].unitsPerEm
        return {chr(code): widths[name][0] / unit for code, name in font.getBestCmap().items()}


def drawable(words: str) -> str:
    """The words with a mark in the place of what the fonts do not have; what steers otherwise than ours is left out."""
    known = _advances(False)
    kept = (each for each in words if ord(each) in INVISIBLE or unicodedata.category(each) not in ("Cc", "Cf"))
    return "".join(each if each in known or ord(each) in INVISIBLE else UNKNOWN for each in kept)


@lru_cache(4096)
def width_of(words: str, bold: bool) -> float:
    """How far words reach, in letters of size 1."""
    advances = _advances(bold)
    return sum(advances.get(each, 0.0) for each in words.translate(INVISIBLE))


def wrapped(words: str, width: float, bold: bool = False) -> list[str]:
    """The lines of a text in a width, in letters of size 1; a word that is longer than a line is broken."""
    lines, line = [], ""
    for word in _pieces(words.split(" "), width, bold):
        longer = f"{line} {word}" if line else word
        if line and width_of(line, bold) + width_of(f" {word}", bold) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return list(carried([*lines, line]))


def _pieces(words: Iterable[str], width: float, bold: bool) -> Iterator[str]:
    """Words, of which none is longer than a line."""
    for word in words:
        begun = 0
        reach = 0.0
        for place, letter in enumerate(word):
            reach += width_of(letter, bold)
            if reach > width and place > begun:
                yield word[begun:place]
                begun, reach = place, width_of(letter, bold)
        yield word[begun:]


def columns_of(
    grid: Grid, left: float, width: float, between: float, text: float, heading: float, right_to_left: bool
) -> tuple[list[float], list[float]]:
    """Where each column of a table begins from the left, and how wide it is.

    Args: between, from one column to the next; text and heading, the sizes of their letters.
    """

    def widest(place: int, column: Column) -> float:
        """As wide as what stands in it; one that stretches asks for nothing."""
        cells = (drawable(row[place]) for row in grid.rows)
        most = max((width_of(cell, bool(grid.strong)) * text for cell in cells), default=0.0)
        return 0.0 if column.stretches else max(most, width_of(drawable(column.heading), False) * heading)

    widths = [widest(place, column) for place, column in enumerate(grid.columns)]
    free = width - between * (len(widths) - 1) - sum(widths)
    stretching = sum(column.stretches for column in grid.columns)
    widths = [w + (free / stretching if each.stretches else 0) for each, w in zip(grid.columns, widths, strict=True)]
    # Where no column takes what is left, the table stands where reading starts.
    starts, x = [], left + (free if right_to_left and not stretching else 0)
    for each in reversed(widths) if right_to_left else widths:
        starts.append(x)
        x += each + between
    return (starts[::-1] if right_to_left else starts), widths


def before(room: float, align: Align, right_to_left: bool) -> float:
    """How much of the room beside the words of a cell is on their left."""
    at_left = align is Align.START and not right_to_left
    return room / 2 if align is Align.MIDDLE else 0.0 if at_left else room


@dataclass
class Layout:
    """A sheet in letters of one size: what has been put down, and how far down the page that is."""

    right_to_left: bool
    size: float
    marks: list[Mark] = field(default_factory=list)
    y: float = MARGIN

    def line(self, words: str, x: float, width: float, scale: float = 1.0, **how: bool) -> None:
        """One line that fits, at the beginning of a column."""
        size = self.size * scale
        x += width - size * width_of(words, how.get("bold", False)) if self.right_to_left else 0.0
        self.marks.append(Text(x, self.y + size, words, size, **how))
        self.y += size * LINE

    def lines(self, words: str, x: float, width: float, scale: float = 1.0, **how: bool) -> None:
        """A text in a column."""
        for line in words.split("\n"):
            for part in wrapped(drawable(line), width / (self.size * scale), how.get("bold", False)):
                self.line(part, x, width, scale, **how)

    def centred(self, words: str, x: float, width: float, scale: float = 1.0, **how: bool) -> None:
        """One line in the middle of a column."""
        size = self.size * scale
        x += (width - size * width_of(words, how.get("bold", False))) / 2
        self.marks.append(Text(x, self.y + size, words, size, **how))
        self.y += size * LINE

    def rule(self, x: float, width: float) -> None:
        """A line across a column."""
        self.marks.append(Rule(x, self.y, x + width, self.y))

    def box(self, x: float, y: float, width: float, height: float) -> None:
        """A frame."""
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
        for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
            self.marks.append(Rule(x1, y1, x2, y2))

    def grid(self, grid: Grid, left: float, full: float) -> None:
        """A table, with a thin line below each of its rows."""
        heading, padding = self.size * LABEL, self.size * 0.2
        starts, widths = columns_of(grid, left, full, self.size, self.size, heading, self.right_to_left)
        places = list(zip(grid.columns, starts, widths, strict=True))
        if any(column.heading for column in grid.columns):
            for column, x, width in places:
                self.cell(drawable(column.heading), x, width, column.align, self.y, heading, grey=True)
            self.y += heading * LINE + padding
            self.rule(left, full)
        for at, row in enumerate(grid.rows):
            bold, bottom = at in grid.strong, self.y
            for words, (column, x, width) in zip(row, places, strict=True):
                lines = wrapped(drawable(words), width / self.size, bold) if column.stretches else [drawable(words)]
                for place, line in enumerate(lines):
                    y = self.y + padding + place * self.size * LINE
                    self.cell(line, x, width, column.align, y, self.size, bold=bold)
                    bottom = max(bottom, y + self.size * LINE)
            self.y = bottom + padding
            self.rule(left, full)

    def cell(self, words: str, x: float, width: float, align: Align, y: float, size: float, **how: bool) -> None:
        """One line of a cell, from the top of its row."""
        x += before(width - size * width_of(words, how.get("bold", False)), align, self.right_to_left)
        self.marks.append(Text(x, y + size, words, size, **how))

    def gap(self, share: float = 0.6) -> None:
        """An empty space, in letters."""
        self.y += self.size * share

    def columns(self, count: int, between: float = 14.0) -> tuple[list[float], float]:
        """Where columns side by side begin, in reading order, and how wide each is."""
        width = (WIDTH - 2 * MARGIN - (count - 1) * between) / count
        starts = [MARGIN + place * (width + between) for place in range(count)]
        return (starts[::-1] if self.right_to_left else starts), width


def laid_out(sheet: Sheet, size: float) -> Layout:
    """A sheet in letters of a size, whether or not it fits its page."""
    page, (left, full) = Layout(sheet.right_to_left, size), (MARGIN, WIDTH - 2 * MARGIN)
    page.lines(sheet.title, left, full, TITLE, bold=True)
    for line in sheet.status:
        page.lines(line, left, full, bold=True)
    page.gap(0.3)
    page.rule(left, full)
    page.gap(0.5)
    _facts(page, sheet.facts)
    if sheet.diagram or sheet.calls:
        page.gap()
        _side_by_side(page, sheet.diagram, sheet.calls)
    for part in sheet.parts:
        page.gap()
        if part.heading:
            page.lines(part.heading, left, full, bold=True)
        for line in part.lines:
            page.lines(line, left, full)
        if part.grid:
            page.grid(part.grid, left, full)
    page.gap()
    _rooms(page, sheet.rooms)
    page.rule(left, full)
    page.gap(0.4)
    for line in sheet.foot:
        page.lines(line, left, full, LABEL, grey=True)
    return page


def _facts(page: Layout, facts: Sequence[tuple[str, str]]) -> None:
    starts, width = page.columns(COLUMNS)
    for first in range(0, len(facts), COLUMNS):
        top = bottom = page.y
        for x, (label, value) in zip(starts, facts[first : first + COLUMNS], strict=False):
            page.y = top
            page.lines(label, x, width, LABEL, grey=True)
            page.lines(value, x, width)
            bottom = max(bottom, page.y)
        page.y = bottom
        page.gap(0.4)


def _side_by_side(page: Layout, diagram: Diagram | None, calls: Calls | None) -> None:
    starts, width = page.columns(2, 24.0)
    top = bottom = page.y
    free = iter(starts)
    if diagram:
        _diagram(page, diagram, next(free), width)
        bottom = page.y
    if calls:
        page.y = top
        _calls(page, calls, next(free), width)
    page.y = max(bottom, page.y)


def _diagram(page: Layout, diagram: Diagram, x: float, width: float) -> None:
    """North above, West on the left and East on the right in every language; cards run from left to right."""
    top, third = page.y, width / 3
    height = 5.3 * page.size * LINE
    places = ((1, 0), (2, 1), (1, 2), (0, 1))
    for hand, (column, row) in zip(diagram.hands, places, strict=True):
        page.y = top + row * height
        _hand(page, hand, x + column * third)
    page.y = top + height + page.size * LINE
    for line in diagram.middle:
        for part in wrapped(line, (third - 8) / (page.size * LABEL)):
            page.centred(part, x, width, LABEL, grey=True)
    page.y = top + 3 * height


def _hand(page: Layout, hand: Hand, x: float) -> None:
    for line in (hand.seat, *hand.suits):
        page.marks.append(Text(x, page.y + page.size, line, page.size, bold=line is hand.seat))
        page.y += page.size * LINE


def _calls(page: Layout, calls: Calls, x: float, width: float) -> None:
    across = len(calls.seats)
    cell, row = width / across, page.size * LINE * 1.25
    columns = [x + place * cell for place in range(across)]
    columns = columns[::-1] if page.right_to_left else columns
    top = page.y
    for place, words in enumerate((*calls.seats, *calls.places)):
        y = page.y = top + place // across * row
        page.centred(words, columns[place % across], cell, bold=place < across)
        if calls.irregular is not None and place == across + calls.irregular:
            page.box(columns[place % across] + 4, y - 0.1 * page.size, cell - 8, row - 0.15 * page.size)
    page.y = top + -(-(across + len(calls.places)) // across) * row


def _rooms(page: Layout, rooms: Sequence[Room]) -> None:
    starts, width = page.columns(2, 24.0)
    roomy = page.size >= SIZES[-1]
    for first in range(0, len(rooms), 2):
        top = bottom = page.y
        for x, room in zip(starts, rooms[first : first + 2], strict=False):
            page.y = top
            page.lines(room.heading, x, width, bold=True)
            if room.said:
                page.lines(room.said, x, width)
            for _ in range(0 if room.said else ROOM_LINES if roomy else 1):
                page.y += ROOM_LINE if roomy else 2 * page.size
                page.rule(x, width)
            bottom = max(bottom, page.y)
        page.y = bottom
        page.gap(1.2)


def fitted(sheet: Sheet) -> Layout:
    """A sheet on its page: in smaller letters, then without spare lines, then in letters as small as it takes."""
    first = bisect_left(SIZES, True, key=lambda size: _fits(laid_out(sheet, size)))
    if first < len(SIZES):
        return laid_out(sheet, SIZES[first])
    spare = sum(len(part.lines) for part in sheet.parts if part.spare)
    fit = bisect_right(range(spare), 0, key=lambda kept: not _fits(laid_out(without_spare(sheet, kept), SIZES[-1])))
    sheet, size = without_spare(sheet, max(0, fit - 1)) if spare else sheet, SIZES[-1]
    while not _fits(page := laid_out(sheet, size)):
        size *= SMALLER
    return page


def paged(sheet: Sheet) -> list[Layout]:
    """The pages of a sheet: one, unless its parts may go on on further ones."""
    if not sheet.flows:
        return [fitted(sheet)]
    pages: list[Layout] = []
    parts = sheet.parts
    while parts or not pages:
        fit = bisect_right(
            range(1, len(parts) + 1),
            0,
            key=lambda count: not _fits(laid_out(replace(sheet, parts=parts[:count]), FLOWING)),
        )
        pages.append(fitted(replace(sheet, parts=parts[: max(1, fit)])))
        parts = parts[max(1, fit) :]
    return pages


def _fits(page: Layout) -> bool:
    return page.y <= HEIGHT - MARGIN / 2


def without_spare(sheet: Sheet, left: int) -> Sheet:
    """The sheet with so many of its spare lines, and what says that there are more."""
    parts: list[Part] = []
    for part in sheet.parts:
        if part.spare:
            part, left = replace(part, lines=part.lines[:left]), max(0, left - len(part.lines))
        if part.lines:
            parts.append(part)
    return replace(sheet, parts=tuple(parts), foot=(sheet.left_out, *sheet.foot))


def visual(words: str, right_to_left: bool) -> str:
    """A line in the order in which it stands on paper, from left to right."""
    base = TextDirection.RTL if right_to_left else TextDirection.LTR
    letters = BidiParagraph(words, base_direction=base).get_reordered_characters()
    turned = (each.character.translate(MIRRORED if each.embedding_level % 2 else {}) for each in letters)
    return "".join(turned).translate(INVISIBLE)


def drawn(sheet: Sheet) -> bytes:
    """The sheet as a PDF."""
    paper = FPDF(unit="pt", format="A4")
    paper.set_auto_page_break(False)
    paper.set_title(drawable(sheet.title).translate(INVISIBLE))
    for bold, file in FILES.items():
        paper.add_font("sans", "B" if bold else "", FONTS / file)
    paper.set_line_width(0.5)
    paper.set_draw_color(*GREY)
    for page in paged(sheet):
        paper.add_page()
        for mark in page.marks:
            if isinstance(mark, Rule):
                paper.line(mark.x, mark.y, mark.to_x, mark.to_y)
            else:
                _write(paper, mark, sheet.right_to_left)
    pdf = bytes(paper.output())
    for font in paper.fonts.values():
        if isinstance(font, TTFFont):
            font.close()
    return pdf


def _write(paper: FPDF, text: Text, right_to_left: bool) -> None:
    """A line of text; the red suits are red."""
    paper.set_font("sans", "B" if text.bold else "", text.size)
    x = text.x
    for red, letters in groupby(visual(text.words, right_to_left), RED_SUITS.__contains__):
        words = "".join(letters)
        paper.set_text_color(*(RED if red else GREY if text.grey else BLACK))
        paper.text(x, text.y, words)
        x += text.size * width_of(words, text.bold)


def main() -> None:
    """Draw the sheets that are asked for."""
    answer(lambda sheet: drawn(pickle.loads(sheet)))


if __name__ == "__main__":
    main()
