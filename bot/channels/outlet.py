"""What a channel is to the rest: a place where somebody reads, in which messages are sent, edited and stripped."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Protocol

from bot.apart import NoAnswer
from bot.club.exports import Document, finished
from bot.desk import Desk, Shown
from bot.pictures.pictured import picture
from dialogues.posts import Posted
from dialogues.screens import Screen
from locales import locale
from rules.errors import FifthSeatError

log = logging.getLogger(__name__)


class OutOfReach(FifthSeatError, RuntimeError):
    """Nothing can be written to somebody: they have shut the bot out, or are gone."""


class Outlet(Protocol):
    """Where one person reads."""

    async def send(self, screen: Screen, shown: Shown) -> str:
        """Show a screen in a new message; returns its reference. Raises OutOfReach, and what the library raises."""

    async def edit(self, message: str, screen: Screen, shown: Shown) -> bool:
        """Show a screen in a message that is there; False where it is not there any more."""

    async def hand(self, document: Document) -> None:
        """Hand over a file. Raises OutOfReach."""

    async def preview(self, posted: Posted, picture: bytes | None) -> None:
        """Show what groups would see; picture: None where it cannot be painted. Raises OutOfReach."""

    async def strip(self, message: str) -> None:
        """Take the buttons from a message; that it is gone, or has none, is no error."""


def reference(channel: str, number: int) -> str:
    """What a message of a platform is known by; the same person may read on another one as well."""
    return f"{channel}/{number}"


def number_of(channel: str, reference: str) -> int | None:
    """The number of a message on this platform; None where it is on another."""
    platform, _, number = reference.partition("/")
    return int(number) if platform == channel else None


async def present(desk: Desk, shown: Shown, outlet: Outlet) -> None:
    """Show what the desk says: rulings, the screen, and which messages lose their buttons.

    What is withdrawn is marked at the same time: nobody waits for it.
    """
    desk.post(shown)
    await desk.erase(shown)
    if shown.withdrawn:
        withdrawn = (_withdraw(outlet, message, screen, shown) for message, screen in shown.withdrawn)
        await asyncio.gather(*withdrawn, _present(desk, shown, outlet))
    else:
        await _present(desk, shown, outlet)


async def _withdraw(outlet: Outlet, message: str, screen: Screen, shown: Shown) -> None:
    """Say that a ruling no longer holds, where it stands; where that cannot be changed any more, in a new message."""
    if not await outlet.edit(message, screen, shown):
        told = locale(shown.language).text("withdrawn-earlier")
        await outlet.send(replace(screen, body=(told,)), shown)


async def _previewed(shown: Shown, posted: Posted, outlet: Outlet) -> Shown:
    """Show what groups would see; what remains to be shown comes below it, in a message of its own."""
    try:
        painted = await picture(posted.plate)
    except NoAnswer as error:
        log.error("a preview has no picture: %s", error)
        painted = None
    await outlet.preview(posted, painted)
    bare = (*shown.bare, shown.live) if shown.live else shown.bare
    return replace(shown, document=None, live=None, bare=bare)


async def _present(desk: Desk, shown: Shown, outlet: Outlet) -> None:
    if isinstance(shown.document, Posted):
        shown = await _previewed(shown, shown.document, outlet)
    for ruling in shown.rulings:
        if ruling.message is None or not await outlet.edit(ruling.message, ruling.screen, shown):
            await desk.ruling_shown_at(ruling, await outlet.send(ruling.screen, shown))
    if shown.screen is not None and (shown.live is None or not await outlet.edit(shown.live, shown.screen, shown)):
        await desk.shown_at(shown, await outlet.send(shown.screen, shown))
    if shown.document is not None and not isinstance(shown.document, Posted):
        await outlet.hand(await finished(shown.document))
    for message in shown.bare:
        await outlet.strip(message)
