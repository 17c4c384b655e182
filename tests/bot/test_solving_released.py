"""Double dummy of a session: for boards that are released, and for nobody before that."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest_asyncio

from bot.club import results, sessions
from bot.club.results import Author
from bot.desk import Desk, Sender
from bot.desk.solving import EVERY, is_due
from bot.storage.database import Database
from bot.storage.outbox import Post
from dialogues.clubs import Session
from dialogues.results import Draft
from rules.model.deals import Deal, Solved
from rules.results.sheet import BoardKey, Laid
from tests.bot.storage.clubs import DEAL, SHEET
from tests.bot.talk import Talk

NOW = datetime(2026, 11, 24, 23, 30, tzinfo=UTC)
WITH_DEAL = replace(SHEET, boards={BoardKey(1): Laid(1, DEAL)})


class Solver:
    """It makes seven tricks of everything, or cannot do it at all."""

    def __init__(self) -> None:
        self.asked: list[Deal] = []
        self.able = True

    async def __call__(self, deal: Deal) -> Solved:
        self.asked.append(deal)
        return Solved(deal, (7,) * 20 if self.able else None)


@pytest_asyncio.fixture
async def talk(database: Database) -> Talk:
    """Nina, with a session of her own that has results."""
    desk = Desk(database, now=lambda: NOW, solve=Solver())
    talk = Talk(desk, Sender("telegram", "77"))
    await talk.say("/start", "1")
    async with database.writing() as connection:
        id = await sessions.make(connection, Session(0, "2026-11-24"), 1, NOW)
        await results.keep(connection, id, Draft(WITH_DEAL, "a", ""), Author(1), NOW)
    return talk


async def board(talk: Talk) -> str:
    """Board 1 as it is shown."""
    shown = await talk.say("/results")
    for choice in ("boards", "b1"):
        shown = await talk.tap(shown, choice)
    assert shown.screen is not None
    return "\n".join(shown.screen.body)


async def test_before_they_are_released_no_hand_is_shown_and_none_is_solved(talk: Talk) -> None:
    assert not await talk.desk.solve_released()
    assert "North" not in await board(talk)


async def test_when_they_are_released_they_are_solved_once(talk: Talk) -> None:
    solver = talk.desk.solve
    assert isinstance(solver, Solver)
    shown = await talk.say("/results")
    for choice in ("release", "yes"):
        shown = await talk.tap(shown, choice)
    assert shown.screen is not None
    assert "Double dummy: 0 of 1 deals" in shown.screen.body
    assert await talk.desk.solve_released()
    assert not await talk.desk.solve_released()
    assert solver.asked == [DEAL]
    seen = await board(talk)
    assert "North: ♠AKQJT98765432" in seen
    assert "North makes NT7 ♠7 ♥7 ♦7 ♣7" in seen
    assert "Par" in seen
    assert "DD: tricks more or fewer than double dummy." in seen


async def test_how_far_it_is_is_shown_to_who_looks_at_the_results(talk: Talk) -> None:
    """The message in which they are is edited, once for the last deal; and not when it shows something else by then."""
    shown = await talk.say("/results")
    for choice in ("release", "yes"):
        shown = await talk.tap(shown, choice)
    queued: list[Post] = []
    talk.desk.outboxes["telegram"] = queued.append
    assert await talk.desk.solve_released() == (1, 1, 1)
    (edit,) = queued
    assert edit.edits
    asked = await talk.desk.asked(edit)
    assert asked is not None
    assert "Double dummy: 1 of 1 deals" in asked.screen.body
    assert asked.edits == shown.live
    await talk.tap(shown, "boards")
    assert await talk.desk.asked(edit) is None


async def test_while_it_goes_on_it_is_shown_every_few_seconds(talk: Talk) -> None:
    now = datetime.now(UTC)
    assert is_due(None, now)
    assert not is_due(now, now + EVERY / 2)
    assert is_due(now, now + EVERY)


async def test_what_the_solver_cannot_do_is_left_alone(talk: Talk) -> None:
    solver = talk.desk.solve
    assert isinstance(solver, Solver)
    solver.able = False
    async with talk.desk.database.writing() as connection:
        await results.release(connection, 1, NOW)
    assert await talk.desk.solve_released()
    assert not await talk.desk.solve_released()


async def test_what_was_released_long_ago_is_not_solved(talk: Talk) -> None:
    async with talk.desk.database.writing() as connection:
        await results.release(connection, 1, NOW - results.OF_LATE - timedelta(days=1))
    assert not await talk.desk.solve_released()
