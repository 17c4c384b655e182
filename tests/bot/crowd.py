"""People who do everything that telephones, bad lines and bad manners do, on any platform."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from tests.bot import model
from tests.fakes.platform import Platform

P = TypeVar("P")  # somebody


@dataclass
class Crowd(ABC, Generic[P]):
    """The people.

    typed: what they type besides; fragile: calls whose connection may break, so that the bot does not know what became
    of them; ways: how the bot may come to know what several do.
    """

    fake: Platform[Any, Any]
    people: list[P]
    chance: Random
    troubles: Counter[str] = field(default_factory=Counter)

    typed: ClassVar[Sequence[str]]
    fragile: ClassVar[Sequence[str]]
    ways: ClassVar[Sequence[str]] = ("one by one", "together", "in another order", "in another order")

    @abstractmethod
    def does_something(self) -> None:
        """Something is done, by somebody."""

    def some_text(self) -> str:
        return self.chance.choice(self.typed) if self.chance.random() < 0.1 else model.random_text(self.chance)

    async def makes_a_batch(self) -> None:
        """Several do something: some of it comes twice, some has bad luck in what comes of it."""
        trouble = self.chance.random()
        if trouble < 0.15:
            self.fake.duplicate_next(self.chance.randrange(1, 8))
        elif trouble < 0.3:
            self.fake.drop_next(self.chance.choice(self.fragile), before=self.chance.random() < 0.5)
        how = self.chance.choice(self.ways)
        self.troubles[how] += 1
        await self.act(how)
        await self.fake.settled(30)

    async def act(self, how: str) -> None:
        """One by one; or at once, and the bot is told in their order or in another."""
        if how == "one by one":
            for _ in range(8):
                self.does_something()
                await self.fake.settled(20)
            return
        with self.fake.hold() if how == "together" else self.fake.reorder(self.chance.randrange(10**6)):
            for _ in range(self.chance.randrange(2, 30)):
                self.does_something()
