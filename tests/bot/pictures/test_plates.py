"""Pictures of results look as they did when somebody looked at them last.

Where they are meant to look otherwise, `.venv/bin/python -m tests.bot.pictures.test_plates` makes them anew, to be
looked at.
"""

from __future__ import annotations

import io
import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures.painting import painted
from bot.pictures.pictured import picture
from dialogues.plates import Plate
from dialogues.results_shown import LONGEST, ROWS, evening, first_ranks, rankings, traveller
from locales import LANGUAGES
from rules.results.sheet import BoardKey, Participant, Who
from tests import halls

SNAPSHOTS = Path(__file__).parent / "snapshots"
KINDS = ("ranking", "two-winners", "traveller", "evening")

# A snapshot is as wide as a phone in points, without colour: what is told by colour alone would not be told at all.
WIDTH = 360
# Of 255 shades: so much a picture may differ on the whole, as another version of the library draws its letters.
TOLERANCE = 3.0

# What Telegram takes as a photo (core.telegram.org/bots/api#sendphoto).
MOST_TOGETHER, MOST_RATIO, MOST_BYTES = 10_000, 20, 10_000_000


def plate(kind: str, language: str) -> Plate:
    """A picture of each kind, of a small session."""
    of = halls.shown(halls.howell(8, language, boards=6), language, unnamed=5)
    if kind == "ranking":
        return first_ranks(of)
    if kind == "two-winners":
        return first_ranks(halls.shown(halls.mitchell(4, language), language))
    if kind == "traveller":
        return traveller(of, BoardKey(2), frozenset({Who("3")}))[0]
    return evening(of, Who("3"))[0]


def small(png: bytes) -> Image.Image:
    """A picture at the size of a phone, in shades of grey."""
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("L").resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_looks_as_it_did(kind: str, language: str) -> None:
    now = small(painted(plate(kind, language)))
    with Image.open(SNAPSHOTS / f"{kind}-{language}.png") as before:
        assert now.size == before.size
        (differs,) = ImageStat.Stat(ImageChops.difference(now, before.convert("L"))).mean
    assert differs < TOLERANCE


def test_a_changed_word_is_noticed() -> None:
    """The tolerance is less than what one name changes."""
    seen = [small(painted(first_ranks(halls.shown(halls.howell(8, boards=6), unnamed=unnamed)))) for unnamed in (0, 5)]
    (differs,) = ImageStat.Stat(ImageChops.difference(*seen)).mean
    assert differs > 0.3


def test_the_longest_picture_is_one_that_telegram_takes() -> None:
    names = ("Wwwwwwwww " * LONGEST)[:LONGEST]
    sheet = halls.howell(2 * ROWS, boards=2)
    people = tuple(Participant(each.who, (names, names)) for each in sheet.participants)
    of = halls.shown(replace(sheet, participants=people))
    for each in (*rankings(of), *traveller(of, BoardKey(1)), *evening(of, Who("1"))):
        png = painted(each)
        with Image.open(io.BytesIO(png)) as image:
            assert image.width + image.height <= MOST_TOGETHER
            assert image.height / image.width <= MOST_RATIO
        assert len(png) <= MOST_BYTES


async def test_a_picture_is_painted_in_a_process_of_its_own() -> None:
    made = plate("ranking", "he")
    assert await picture(made) == painted(pickle.loads(pickle.dumps(made)))


if __name__ == "__main__":
    SNAPSHOTS.mkdir(exist_ok=True)
    for kind in KINDS:
        for language in LANGUAGES:
            small(painted(plate(kind, language))).save(SNAPSHOTS / f"{kind}-{language}.png", optimize=True)
