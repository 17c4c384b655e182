"""What goes wrong on the way: calls that fail, are slow or are cut off; what the bot is told twice, late or anyhow."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

R = TypeVar("R", bound=Exception)  # what a call is refused with
E = TypeVar("E")  # something that the bot is told


class Troubles(ABC, Generic[R, E]):
    """Bad luck to come, by the names of calls."""

    def __init__(self) -> None:
        self.delay: float | Callable[[str], float] = 0.0
        self._failures: dict[str, deque[R]] = {}
        self._drops: dict[str, deque[bool]] = {}
        self._twice = 0
        self._held: list[E] | None = None

    @staticmethod
    @abstractmethod
    def same(call: str) -> str:
        """The name of a call, however it is spelled."""

    @abstractmethod
    def _tell(self, event: E) -> None:
        """Tells the bot."""

    # Of calls.

    def _refuse_next(self, call: str, refused: R, times: int) -> None:
        self._failures.setdefault(self.same(call), deque()).extend([refused] * times)

    def drop_next(self, call: str, *, before: bool = True, times: int = 1) -> None:
        """The connection breaks during the next calls of this name: before they took effect, or after."""
        self._drops.setdefault(self.same(call), deque()).extend([before] * times)

    def delay_of(self, call: str) -> float:
        return self.delay(call) if callable(self.delay) else self.delay

    def failure(self, call: str) -> R | None:
        waiting = self._failures.get(self.same(call))
        return waiting.popleft() if waiting else None

    def drop(self, call: str) -> bool | None:
        waiting = self._drops.get(self.same(call))
        return waiting.popleft() if waiting else None

    # Of what the bot is told.

    def duplicate_next(self, times: int = 1) -> None:
        """The next so many things the bot is told, it is told twice in the same breath."""
        self._twice += times

    def tell_once(self) -> None:
        """What was still to be told twice is told once."""
        self._twice = 0

    @contextmanager
    def hold(self) -> Iterator[None]:
        """What happens inside, the bot is told at the end."""
        with self._holding():
            yield

    @contextmanager
    def reorder(self, seed: int) -> Iterator[None]:
        """What happens inside, the bot is told at the end and in another order."""
        with self._holding(random.Random(seed)):
            yield

    @contextmanager
    def _holding(self, shuffler: random.Random | None = None) -> Iterator[None]:
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            if shuffler is not None:
                shuffler.shuffle(held)
            for event in held:
                self._emit(event)

    def _emit(self, event: E) -> None:
        """Tells the bot now, or when it is to be told."""
        if self._held is not None:
            self._held.append(event)
            return
        self._tell(event)
        if self._twice:
            self._twice -= 1
            self._tell(event)
