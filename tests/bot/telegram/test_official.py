"""The score becomes official, is corrected, and is final: what the groups see, and who is told in private."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.desk import Desk
from bot.storage.database import Database
from tests.bot.posts import correct, over, renewed
from tests.bot.telegram.test_my_results import confirmed, member
from tests.bot.telegram.test_posts import posted
from tests.fakes.telegram import FakeTelegram, Group, Person

pytestmark = pytest.mark.long


async def official(tom: Person) -> None:
    """Tom makes the score of his session official."""
    await tom.send("/results")
    await tom.click("Make official")
    tom.sees("time for errors in the score, rulings and appeals (79C1, 92B)")
    await tom.click("Make official")
    tom.sees("Official since")


async def later(bot: Desk, monkeypatch: pytest.MonkeyPatch, minutes: int) -> None:
    """So many minutes have passed, and what is gathered for an edit is edited."""
    for seconds in (0, 15):
        ahead = timedelta(minutes=minutes, seconds=seconds)
        monkeypatch.setattr(bot, "now", lambda ahead=ahead: datetime.now(UTC) + ahead)
        await bot.renew_posts()
    await over(bot.database)


def one(group: Group) -> str:
    """What the one message in a group says now."""
    (message,) = group.bot_messages
    return message.text


async def test_three_groups_see_it_provisional_official_corrected_and_final(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One message in each, from the first post to the end of the period."""
    groups = await posted(fake, tom, database, 3)
    ann = await member(fake, database, "Ann")
    zoe = await member(fake, database, "Zoe")
    await confirmed(ann, tom)
    assert all("Provisional, not official yet." in one(group) for group in groups)
    await official(tom)
    await renewed(bot)
    assert all("Official since" in one(group) for group in groups)
    await correct(database, "4S-2", entry=0)
    await renewed(bot)
    assert all("Score corrected, board 1." in one(group) for group in groups)
    await ann.waits("Score corrected, board 1. Your results: /results")
    zoe.sees_no("board 1")
    assert not any("These results are final." in one(group) for group in groups)
    await later(bot, monkeypatch, 29)
    assert not any("These results are final." in one(group) for group in groups)
    await later(bot, monkeypatch, 31)
    assert all("These results are final." in one(group) for group in groups)
    assert all("Score corrected, board 1." in one(group) for group in groups)


async def test_a_ruling_that_is_open_keeps_it_from_being_final(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    (group,) = await posted(fake, tom, database)
    await official(tom)
    await tom.send("/ruling")
    await tom.send("N: 1S P 1H")
    await later(bot, monkeypatch, 31)
    assert "These results are final." not in one(group)
    await tom.send("/results")
    tom.sees("The score is not final before they are closed.")


async def test_an_appeal_that_is_open_keeps_it_from_being_final(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """92B and 93: it is begun from the ruling in the log, and is over when it has been decided."""
    (group,) = await posted(fake, tom, database)
    await tom.send("/ruling")
    await tom.send("N: 1S P 1H")
    for button in ("No", "Accept the bid"):
        await tom.click(button)
    await official(tom)
    await tom.send("/log")
    await tom.send("1")
    await tom.click("Appeal")
    for button in ("From that table", "Yes", "Pair: both agree", "No, as usual in clubs"):
        await tom.click(button)
    await later(bot, monkeypatch, 31)
    assert "These results are final." not in one(group)
    await tom.click("Appeal decided?")
    await tom.click("The ruling stands")
    await tom.click("Done")
    await later(bot, monkeypatch, 31)
    assert "These results are final." in one(group)


async def test_after_the_correction_period_a_score_is_corrected_by_one_law_alone(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await posted(fake, tom, database)
    await official(tom)
    await later(bot, monkeypatch, 31)
    await tom.send("/results")
    await tom.click("Boards")
    await tom.click("Board 1")
    await tom.click("1–2 · 4♠= North · +420 · 2 : 0")
    tom.sees("The correction period is over: a score is corrected by 79C2 alone.")
