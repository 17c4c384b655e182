"""Of the screens that a quick hand makes the last is shown, and never after a later one."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.channels import gathered
from bot.channels.gathered import Gathered

TOM, NOA = 1, 2


class Screens:
    """What was shown, in its order."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.slow = asyncio.Event()
        self.slow.set()

    def edit(self, name: str) -> Callable[[], Awaitable[None]]:
        async def show() -> None:
            self.made.append(name)
            await self.slow.wait()
            if name == "fails":
                raise OSError(name)
            self.made.append(f"{name}.")

        return show


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> Screens:
    assert gathered.PAUSE < 0.5, "nobody waits for it"
    monkeypatch.setattr(gathered, "PAUSE", 0.01)
    return Screens()


async def test_of_several_edits_in_a_chat_the_last_is_made(screens: Screens) -> None:
    """Those of another chat are its own; what fails is left to the next tap."""
    edits = Gathered()
    several = [edits.show(TOM, screens.edit(name)) for name in ("1", "2", "3")]
    await asyncio.gather(*several, edits.show(NOA, screens.edit("fails")))
    assert sorted(screens.made) == ["3", "3.", "fails"]
    await edits.show(TOM, screens.edit("4"))
    assert screens.made[-1] == "4."


async def test_an_edit_that_waits_is_not_made_after_another_screen(screens: Screens) -> None:
    """Done, or what is typed, is seen last."""
    edits = Gathered()
    waiting = asyncio.create_task(edits.show(TOM, screens.edit("box")))
    await asyncio.sleep(0)
    async with edits.overtaken(TOM):
        await screens.edit("done")()
    await waiting
    assert screens.made == ["done", "done."]


async def test_another_screen_waits_for_an_edit_on_its_way(screens: Screens) -> None:
    """The platform may hear of two edits in either order: the second is made when the first has been."""
    edits = Gathered()
    screens.slow.clear()
    waiting = asyncio.create_task(edits.show(TOM, screens.edit("box")))
    while not screens.made:
        await asyncio.sleep(0.001)

    async def done() -> None:
        async with edits.overtaken(TOM):
            await screens.edit("done")()

    after = asyncio.create_task(done())
    await asyncio.sleep(0)
    screens.slow.set()
    await asyncio.gather(waiting, after)
    assert screens.made == ["box", "box.", "done", "done."]
