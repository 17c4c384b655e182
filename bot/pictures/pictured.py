"""A plate is painted in a process of its own, which is kept for a while: so the bot does not grow."""

from __future__ import annotations

import pickle

from bot.apart import Apart
from dialogues.plates import Plate

# A picture takes a tenth of a second, and the start of the program most of one.
PAINTER = Apart(("-m", "bot.pictures.painting"), limit=15.0, idle=180.0)


async def picture(plate: Plate, painter: Apart = PAINTER) -> bytes:
    """The plate as a PNG. Raises NoAnswer."""
    return await painter.ask(pickle.dumps(plate))
