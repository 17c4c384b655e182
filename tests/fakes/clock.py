"""A clock that only tests move on."""

from __future__ import annotations

from datetime import UTC, datetime


class Clock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def moment(self) -> datetime:
        """The same, as the time of a clock."""
        return datetime.fromtimestamp(self.now, UTC)

    def moves(self, *, minutes: float) -> None:
        """So much time goes by."""
        self.now += 60 * minutes
