"""A program in a process of its own: asked again and again, and nothing is harmed whatever becomes of it."""

from __future__ import annotations

import asyncio
import os

import pytest

from bot.apart import Apart, NoAnswer

ECHO = """
import os
from bot.apart import answer
def echo(said):
    if said == b"crash":
        os.abort()
    if said == b"hang":
        import time
        time.sleep(1000)
    return str(os.getpid()).encode() if said == b"who" else said
answer(echo)
"""

PATIENT = 60.0


def alive(process: int) -> bool:
    """Whether a process is there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_what_is_asked_is_answered_one_after_another() -> None:
    echo = Apart(("-c", ECHO), PATIENT, idle=PATIENT)
    asked = [bytes([65 + number]) * 100_000 for number in range(5)]
    assert await asyncio.gather(*map(echo.ask, asked)) == asked


async def test_it_is_kept_for_the_next_question() -> None:
    echo = Apart(("-c", ECHO), PATIENT, idle=PATIENT)
    assert await echo.ask(b"who") == await echo.ask(b"who")


async def test_without_a_time_to_wait_it_ends_at_once() -> None:
    echo = Apart(("-c", ECHO), PATIENT)
    first, second = await echo.ask(b"who"), await echo.ask(b"who")
    assert first != second
    assert not alive(int(first))


async def test_what_nobody_asks_any_more_ends() -> None:
    echo = Apart(("-c", ECHO), PATIENT, idle=0.05)
    process = int(await echo.ask(b"who"))
    while alive(process):
        await asyncio.sleep(0.01)
    assert await echo.ask(b"still") == b"still"


def test_it_ends_with_what_it_was_asked_from() -> None:
    echo = Apart(("-c", ECHO), PATIENT, idle=PATIENT)
    assert not alive(int(asyncio.run(echo.ask(b"who"))))


async def test_after_a_crash_the_next_question_is_answered() -> None:
    echo = Apart(("-c", ECHO), PATIENT, idle=PATIENT)
    await echo.ask(b"who")
    with pytest.raises(NoAnswer):
        await echo.ask(b"crash")
    assert await echo.ask(b"and now") == b"and now"


async def test_one_that_was_killed_while_it_waited_is_started_again() -> None:
    echo = Apart(("-c", ECHO), PATIENT, idle=PATIENT)
    process = int(await echo.ask(b"who"))
    os.kill(process, 9)
    answers = [await _asked(echo) for _ in range(2)]
    assert answers[-1] == b"and now"


async def _asked(echo: Apart) -> bytes:
    """The first question may still find the one that was killed."""
    try:
        return await echo.ask(b"and now")
    except NoAnswer:
        return b""


async def test_one_that_takes_too_long_is_ended() -> None:
    echo = Apart(("-c", ECHO), PATIENT, idle=PATIENT)
    process = int(await echo.ask(b"who"))
    echo.limit = 0.1
    with pytest.raises(NoAnswer, match="took longer"):
        await echo.ask(b"hang")
    echo.limit = PATIENT
    assert not alive(process)
    assert await echo.ask(b"and now") == b"and now"


async def test_who_waits_no_more_leaves_no_process_behind() -> None:
    echo = Apart(("-c", ECHO), PATIENT, idle=PATIENT)
    process = int(await echo.ask(b"who"))
    waiting = asyncio.create_task(echo.ask(b"hang"))
    await asyncio.sleep(0.05)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not alive(process)
    assert await echo.ask(b"and now") == b"and now"
