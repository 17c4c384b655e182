"""What is sent of itself, within the limits of a platform: what the benchmarks of it share."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channels.outbox import AT_ONCE
from bot.channels.telegram.order import LIMITS
from tests.fakes.discord.people import FakeDiscord
from tests.fakes.telegram import FakeTelegram

Fake = FakeTelegram | FakeDiscord

# Calls a second that a platform takes of a bot; of Discord its own figure.
MOST = {"telegram": LIMITS.bot.number if LIMITS.bot else 0, "discord": 50}

SPARE = {"telegram": AT_ONCE, "discord": 0}


def densest(moments: Sequence[float], seconds: float = 1.0) -> int:
    """The most in any stretch of so many seconds."""
    most = first = 0
    for last, at in enumerate(moments):
        while moments[first] <= at - seconds:
            first += 1
        most = max(most, last - first + 1)
    return most
