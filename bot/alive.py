"""Whether the bot is at work: it says so in a file every few seconds, and `python -m bot.alive` reads it.

The container's health check runs that. It imports next to nothing, for it is started again and again.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from bot.folders import data_folder

# How often it is said, in seconds; and how old it may be.
EVERY = 15.0
FRESH = 90.0

# A channel that fails again within so many seconds is still in trouble, and after so many it is not at work.
AGAIN = 90.0
LASTING = 300.0


class Troubles:
    """What fails again and again, by channel: since when, and when last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic):
        self._clock = clock
        self._known: dict[str, tuple[float, float]] = {}

    def note(self, channel: str) -> None:
        """Something of a channel has failed: no updates came, or none could be read."""
        now = self._clock()
        since, last = self._known.get(channel, (now, now))
        self._known[channel] = (since if now - last <= AGAIN else now, now)

    def lasting(self) -> tuple[str, ...]:
        """The channels that have been failing for so long that they are not at work."""
        now = self._clock()
        return tuple(c for c, (since, last) in self._known.items() if now - last <= AGAIN and last - since >= LASTING)


# Of this process.
troubles = Troubles()


def file() -> Path:
    """Where it is said."""
    return data_folder() / "alive"


async def kept_said(well: Callable[[], Awaitable[object]]) -> None:
    """Say again and again that the bot is at work, until cancelled. well: raises where the database is not."""
    with suppress(OSError):
        file().parent.mkdir(parents=True, exist_ok=True)
    while True:
        _tell_systemd("WATCHDOG=1")
        with suppress(Exception):  # whatever it is, nothing is said
            await well()
            if not troubles.lasting():
                file().touch()
        await asyncio.sleep(EVERY)


def _tell_systemd(state: str) -> None:
    """Where systemd watches, tell it; else it takes the bot for stuck, and starts it again."""
    address = os.environ.get("NOTIFY_SOCKET")
    if address:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)


def main() -> None:
    """End with 0 where the bot is at work, else with 1 and a word why."""
    try:
        age = time.time() - file().stat().st_mtime
    except OSError:
        sys.exit("the bot has not said that it is at work")
    if age > FRESH:
        sys.exit(f"the bot has not said for {age:.0f} seconds that it is at work")


if __name__ == "__main__":
    main()
