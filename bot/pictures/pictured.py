"""A plate is painted in a process of its own, which is kept for a while: so the bot does not grow."""

from __future__ import annotations

import asyncio
import pickle
from collections import OrderedDict
from weakref import WeakKeyDictionary

from bot.apart import Apart
from dialogues.plates import Plate

# A picture takes a tenth of a second, and the start of the program most of one.
PAINTER = Apart(("-m", "bot.pictures.painting"), limit=15.0, idle=180.0)

# So many are remembered: a club has its results in several groups, one after the other.
REMEMBERED = 4

_RECENT: OrderedDict[Plate, bytes] = OrderedDict()
_TURNS: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def picture(plate: Plate, painter: Apart = PAINTER) -> bytes:
    """The plate as a PNG. Raises NoAnswer."""
    async with _TURNS.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        if (painted := _RECENT.get(plate)) is None:
            painted = _RECENT[plate] = await painter.ask(pickle.dumps(plate))
            while len(_RECENT) > REMEMBERED:
                _RECENT.popitem(last=False)
    return painted
