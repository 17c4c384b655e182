"""Paints plates. Run as a program it reads one after another, and writes each as a PNG.

Lengths are in pixels. A plate is as wide as a phone in hand, three pixels a point, and as tall as it takes. It has a
ground of its own, so that it reads on a light screen and on a dark one.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby

from PIL import Image, ImageDraw, ImageFont

from bot.apart import answer
from bot.pdf.drawing import FILES, FONTS, RED_SUITS, before, columns_of, drawable, visual, width_of, wrapped
from dialogues.plates import Align, Diagram, Grid, Plate

WIDTH, MARGIN, GAP = 1080, 40, 24

TITLE, TEXT, SMALL = 50, 40, 32
LEADING = 1.3
ROW = 16  # above and below the words of a row, together

GROUND, BAND, STRONG = (250, 250, 246), (236, 238, 232), (222, 232, 246)
HEAD, ON_HEAD, INK, FAINT, RED = (24, 44, 84), (255, 255, 255), (20, 20, 20), (88, 88, 88), (186, 16, 16)
LINE = (200, 202, 196)

# So many colours are enough, and a picture of few is small and quickly written.
COLOURS = 64


@cache
def font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    """A font in a size; letters are put down as they come, and their order is ours."""
    return ImageFont.truetype(str(FONTS / FILES[bold]), size, layout_engine=ImageFont.Layout.BASIC)


@dataclass
class Easel:
    """What is painted on, and how far down that has come. Without an image it is measured only."""

    right_to_left: bool
    image: Image.Image | None = None
    y: int = 0

    @property
    def draw(self) -> ImageDraw.ImageDraw | None:
        """What draws on the image."""
        return ImageDraw.Draw(self.image) if self.image else None

    def box(self, x: float, y: float, width: float, height: float, colour: tuple[int, int, int]) -> None:
        """A filled box."""
        if draw := self.draw:
            draw.rectangle((x, y, x + width - 1, y + height - 1), fill=colour)

    def words(
        self,
        words: str,
        x: float,
        width: float,
        size: int,
        align: Align = Align.START,
        *,
        bold: bool = False,
        ink: tuple[int, int, int] = INK,
        y: float | None = None,
    ) -> None:
        """One line in a column, at its start, in its middle or on the right; the red suits are red."""
        draw = self.draw
        if draw is None:
            return
        x += before(width - width_of(words, bold) * size, align, self.right_to_left)
        top = (self.y if y is None else y) + size * (LEADING - 1) / 2
        for red, letters in groupby(visual(words, self.right_to_left), RED_SUITS.__contains__):
            run = "".join(letters)
            draw.text((x, top), run, font=font(size, bold), fill=RED if red else ink)
            x += width_of(run, bold) * size


def painted(plate: Plate) -> bytes:
    """The plate as a PNG."""
    measured = Easel(plate.right_to_left)
    _paint(measured, plate)
    image = Image.new("RGB", (WIDTH, measured.y), GROUND)
    _paint(Easel(plate.right_to_left, image), plate)
    file = io.BytesIO()
    image.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(file, "PNG", compress_level=6)
    return file.getvalue()


def _paint(easel: Easel, plate: Plate) -> None:
    _head(easel, plate)
    if plate.diagram:
        easel.y += GAP
        _diagram(easel, plate.diagram)
    for grid in plate.grids:
        easel.y += GAP
        _grid(easel, grid)
    easel.y += GAP
    _lines(easel, plate.foot, SMALL, FAINT)
    easel.y += GAP


def _head(easel: Easel, plate: Plate) -> None:
    inner = WIDTH - 2 * MARGIN
    title = wrapped(drawable(plate.title), inner / TITLE, bold=True)
    under = [line for words in plate.under for line in wrapped(drawable(words), inner / SMALL)]
    height = 2 * GAP + round(LEADING * (TITLE * len(title) + SMALL * len(under)))
    easel.box(0, 0, WIDTH, height, HEAD)
    easel.y = GAP
    for lines, size, bold in ((title, TITLE, True), (under, SMALL, False)):
        for line in lines:
            easel.words(line, MARGIN, inner, size, bold=bold, ink=ON_HEAD)
            easel.y += round(size * LEADING)
    easel.y = height


def _lines(easel: Easel, lines: Sequence[str], size: int, ink: tuple[int, int, int]) -> None:
    for words in lines:
        for line in wrapped(drawable(words), (WIDTH - 2 * MARGIN) / size):
            easel.words(line, MARGIN, WIDTH - 2 * MARGIN, size, ink=ink)
            easel.y += round(size * LEADING)


def _grid(easel: Easel, grid: Grid) -> None:
    if grid.heading:
        for line in wrapped(drawable(grid.heading), (WIDTH - 2 * MARGIN) / TEXT, bold=True):
            easel.words(line, MARGIN, WIDTH - 2 * MARGIN, TEXT, bold=True)
            easel.y += round(TEXT * LEADING) + ROW // 2
    rows = [tuple(map(drawable, row)) for row in grid.rows]
    starts, widths = columns_of(grid, MARGIN, WIDTH - 2 * MARGIN, GAP, TEXT, SMALL, easel.right_to_left)
    if any(column.heading for column in grid.columns):
        for column, x, width in zip(grid.columns, starts, widths, strict=True):
            easel.words(drawable(column.heading), x, width, SMALL, column.align, ink=FAINT)
        easel.y += round(SMALL * LEADING) + ROW // 2
    for place, row in enumerate(rows):
        _row(easel, grid, row, starts, widths, place)


def _row(
    easel: Easel, grid: Grid, row: tuple[str, ...], starts: Sequence[float], widths: Sequence[float], place: int
) -> None:
    bold = place in grid.strong
    cells = [
        wrapped(words, width / TEXT, bold) if column.stretches else [words]
        for column, words, width in zip(grid.columns, row, widths, strict=True)
    ]
    height = round(max(map(len, cells)) * TEXT * LEADING) + ROW
    ground = STRONG if bold else BAND if place % 2 == 0 else GROUND
    easel.box(MARGIN / 2, easel.y, WIDTH - MARGIN, height, ground)
    for column, lines, x, width in zip(grid.columns, cells, starts, widths, strict=True):
        for at, line in enumerate(lines):
            y = easel.y + ROW / 2 + at * TEXT * LEADING
            easel.words(line, x, width, TEXT, column.align, bold=bold, y=y)
    easel.y += height


def _diagram(easel: Easel, diagram: Diagram) -> None:
    """North above, West on the left and East on the right in every language; cards run from left to right."""
    third, top = (WIDTH - 2 * MARGIN) / 3, easel.y
    line = round(TEXT * LEADING)
    height = 5 * line + ROW
    cards = replace(easel, right_to_left=False)
    for hand, (column, row) in zip(diagram.hands, ((1, 0), (2, 1), (1, 2), (0, 1)), strict=True):
        for at, words in enumerate((hand.seat, *hand.suits)):
            y = top + row * height + at * line
            cards.words(drawable(words), MARGIN + column * third, third, TEXT, bold=at == 0, y=y)
    for at, words in enumerate(diagram.middle):
        easel.words(
            drawable(words), MARGIN + third, third, SMALL, Align.MIDDLE, ink=FAINT, y=top + height + (at + 1) * line
        )
    easel.y = top + 3 * height


def main() -> None:
    """Paint the plates that are asked for."""
    answer(lambda plate: painted(pickle.loads(plate)))


if __name__ == "__main__":
    main()
