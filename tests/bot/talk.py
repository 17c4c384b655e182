"""Somebody who talks with a desk, and is shown everything."""

from __future__ import annotations

import itertools
from dataclasses import replace

from bot.desk import Desk, Sender, Shown


class Talk:
    """Somebody on a platform, who is shown everything."""

    def __init__(self, desk: Desk, sender: Sender):
        self.desk = desk
        self.sender = sender
        self.updates = itertools.count(1)
        self.messages = itertools.count(1)

    async def say(self, *lines: str) -> Shown:
        """Type these lines; returns what the last one brought."""
        *others, last = lines
        for line in others:
            await self.say(line)
        shown = await self.desk.say(self.sender, last, next(self.updates))
        assert shown is not None
        return await self.see(shown)

    async def tap(self, shown: Shown, choice: str) -> Shown:
        """Tap a choice of a screen."""
        assert shown.live is not None
        return await self.see(await self.desk.tap(self.sender, shown.number, shown.revision, choice, shown.live))

    async def see(self, shown: Shown) -> Shown:
        """The screen arrives."""
        if shown.screen is None or shown.live is not None:
            return shown
        message = f"{self.sender.channel}/{next(self.messages)}"
        if shown.person.id:
            await self.desk.shown_at(shown, message)
        return replace(shown, live=message)
