"""What somebody sees of a place on any platform; the picture is for the messages of failed tests."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, Protocol, Self, TypeVar

from tests.fakes.waiting import Waiting
from tests.fakes.words import visible


class Written(Protocol):
    """A message."""

    @property
    def from_bot(self) -> bool: ...

    @property
    def text(self) -> str: ...

    @property
    def buttons(self) -> list[str]: ...


M = TypeVar("M", bound=Written)


class Sight(ABC, Generic[M]):
    """A chat or channel as its people see it."""

    fake: Waiting

    @property
    @abstractmethod
    def messages(self) -> list[M]:
        """All messages there are to see, oldest first."""

    @property
    @abstractmethod
    def live(self) -> M | None:
        """The newest message of the bot."""

    @property
    @abstractmethod
    def picture(self) -> str:
        """The chat in lines."""

    @property
    def bot_messages(self) -> list[M]:
        """What the bot wrote and has not deleted, oldest first."""
        return [message for message in self.messages if message.from_bot]

    @property
    def screen(self) -> str:
        """The newest message of the bot as it reads: plain, and without invisible isolates."""
        return visible(self.live.text) if self.live is not None else ""

    @property
    def buttons(self) -> list[str]:
        """The words on the buttons under the newest message of the bot."""
        return self.live.buttons if self.live is not None else []

    def sees(self, text: str) -> None:
        """Fails unless the newest message of the bot has this text in it."""
        wanted = visible(text)
        if not self._shows(wanted):
            told = "\n".join(difflib.ndiff(wanted.splitlines(), self.screen.splitlines()))
            raise AssertionError(f"not on the screen (-) but this is (+):\n{told}\n{self.picture}")

    def sees_no(self, text: str) -> None:
        """Fails if the newest message of the bot has this text in it."""
        if visible(text) in self.screen:
            raise AssertionError(f"{text!r} is on the screen\n{self.picture}")

    async def waits(self, for_what: str | Callable[[Self], bool], timeout: float | None = None) -> None:
        """Waits until a text is on the screen, or until something is so."""
        if isinstance(for_what, str):
            wanted = visible(for_what)
            done = await self.fake.until(lambda: wanted in self.screen, timeout)
        else:
            done = await self.fake.until(lambda: for_what(self), timeout)
        if not done:
            raise AssertionError(f"waited in vain for {for_what!r}\n{self.picture}")

    def _shows(self, wanted: str) -> bool:
        return wanted in self.screen
