"""A sheet is printed in a process of its own, which is kept for a while: so the bot does not grow."""

from __future__ import annotations

import pickle

from bot.apart import Apart
from bot.pdf.sheets import Sheet

# A sheet takes a tenth of a second, and the start of the program most of one.
PRINTER = Apart(("-m", "bot.pdf.drawing"), limit=15.0, idle=180.0)


async def printed(sheet: Sheet, printer: Apart = PRINTER) -> bytes:
    """The sheet as a PDF of one page. Raises NoAnswer."""
    return await printer.ask(pickle.dumps(sheet))
