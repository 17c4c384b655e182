"""No more calls than a platform takes, and answers first."""

from __future__ import annotations

import asyncio

from bot.channels.pace import Pace, Rate


async def test_an_answer_does_not_wait_for_all_that_nobody_waits_for() -> None:
    """However many of these there are."""
    pace, rate, order = Pace(), Rate(1, 0.05), list[str]()

    async def post() -> None:
        await pace.place_behind(rate)
        order.append("post")

    async def answer() -> None:
        await pace.place(rate)
        order.append("answer")

    posts = [asyncio.create_task(post()) for _ in range(6)]
    await asyncio.wait(posts, return_when=asyncio.FIRST_COMPLETED)
    await answer()
    await asyncio.gather(*posts)
    assert order == ["post", "answer", *["post"] * 5]
