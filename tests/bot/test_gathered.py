"""Of the screens that a quick hand makes the last is shown."""

import asyncio

from bot.channels import gathered
from bot.channels.gathered import Gathered


async def test_of_several_edits_of_a_message_the_last_is_made() -> None:
    """Those of another message are its own; what fails is left to the next tap."""
    made: list[str] = []
    edits = Gathered()

    def edit(name: str) -> object:
        async def show() -> None:
            made.append(name)
            if name == "fails":
                raise OSError(name)

        return show

    await asyncio.gather(*(edits.show("a", edit(name)) for name in ("1", "2", "3")), edits.show("b", edit("fails")))  # type: ignore[arg-type]
    assert sorted(made) == ["3", "fails"]
    await edits.show("a", edit("4"))  # type: ignore[arg-type]
    assert made[-1] == "4"
    assert gathered.PAUSE < 0.5, "nobody waits for it"
