"""What was ruled changes the results of its session, whether it comes before or after them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.club import log, results
from bot.club.results import Author
from bot.desk import Desk, Sender, Shown
from bot.storage.database import Database
from dialogues.results import Results
from rules.model.contracts import parse_result
from rules.model.seats import Seat, Side
from rules.results.journal import Awarded, Corrected, Split, TricksTransferred
from rules.scoring.scores import Weighted
from tests.bot.talk import Talk
from tests.scenarios.script import FILES

# What leads to the question how the board is scored, and to what is asked then.
ADJUSTED = ("[more score]", "[adjusted_score]", "[damage]", "[nothing]", "[yes]", "[yes]", "[board_score]")
# With the results there, what was scored is not asked.
WEIGHED = ("[assigned]", "60% 4S= N, 40% 4S-1 N")
WEIGHTED = ("[assigned]", "4S-1 N", "4S= N, 420", "60% 4S= N, 40% 4S-1 N")
FOULED = ("[more boards]", "[fouled_board]", "[yes]", "[fouled_score]", "[two]", "[fixed]")
SHARES = Weighted(((Fraction(3, 5), 420), (Fraction(2, 5), -50)))


class Evening:
    """Nina, who directs in the session of a club."""

    def __init__(self, database: Database):
        self.database = database
        self.talk = Talk(Desk(database), Sender("telegram", "77"))

    async def opens(self) -> None:
        """She opens the session, which is number 1."""
        shown = await self.talk.say("/start", "1", "/club", "1", "Athens", "Nina", "/club")
        for choice in ("1", "sessions", "new"):
            shown = await self.talk.tap(shown, choice)

    async def imports(self) -> None:
        """She keeps a file."""
        content = (FILES / "tuesday-corrected.xml").read_bytes()
        shown = await self.talk.desk.receive(self.talk.sender, content, next(self.talk.updates))
        assert shown is not None
        await self.talk.tap(await self.talk.see(shown), "keep")

    async def rules(self, label: str, *steps: str) -> Shown:
        """She rules on something at a table: what stands in brackets is tapped."""
        return await self.does(await self.talk.say(f"/ruling {label}"), *steps)

    async def does(self, shown: Shown, *steps: str) -> Shown:
        """She goes on from a screen."""
        for step in steps:
            tapped = step.startswith("[")
            shown = await (self.talk.tap(shown, step[1:-1]) if tapped else self.talk.say(step))
        return shown

    async def held(self) -> Results:
        """The results of the session."""
        async with self.database.reading() as connection:
            found = await results.read(connection, 1)
        assert found is not None
        return found

    async def standing(self) -> list[object]:
        """The changes that hold."""
        return [made.change for made in (await self.held()).journal if not made.undone]


@pytest.mark.parametrize("first", ["ruling", "results"])
async def test_an_adjusted_score_is_awarded(database: Database, first: str) -> None:
    """In the name of who ruled, and by the number of the ruling; what was entered stays."""
    nina = Evening(database)
    await nina.opens()
    if first == "results":
        await nina.imports()
    await nina.rules("T2 1 3-4", *ADJUSTED, *(WEIGHED if first == "results" else WEIGHTED))
    if first == "ruling":
        await nina.imports()
    held = await nina.held()
    (made,) = held.journal
    assert isinstance(made.change, Awarded)
    assert (made.change.at.board, made.change.ns, made.change.ew) == (1, SHARES, SHARES)
    assert made.by == "Nina"
    assert made.ruling is not None
    assert all(entry.ns_award is None for entry in held.entered.entries)


async def test_a_ruling_that_is_answered_otherwise_changes_something_else(database: Database) -> None:
    """The first change is undone with the ruling that made it."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2 1 3-4", *ADJUSTED, *WEIGHED)
    shown = await nina.talk.say("/answers")
    shown = await nina.does(shown, "[score_kind]", "[corrected]", "1")
    assert await nina.standing() == [], "it is withdrawn, and nothing stands in its place yet"
    await nina.does(shown, "4S= N")
    assert all(isinstance(change, Corrected) for change in await nina.standing())
    assert len((await nina.held()).journal) >= 1


async def test_what_is_undone_by_hand_stays_undone(database: Database) -> None:
    """Also when there is another ruling."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2 1 3-4", *ADJUSTED, *WEIGHED)
    (made,) = (await nina.held()).journal
    async with database.writing() as connection:
        await results.undo(connection, 1, made.id, Author(1, "Nina"), nina.talk.desk.now())
    await nina.rules("T1 2 1-2", *ADJUSTED, "[assigned]", "3NT= S", "3NT+1 S", "3NT+1 S")
    (change,) = await nina.standing()
    assert isinstance(change, Awarded)
    assert change.at.board == 2


async def test_a_ruling_without_a_board_waits_until_that_is_said(database: Database) -> None:
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2", *ADJUSTED, WEIGHTED[0], "#1", *WEIGHTED[1:])
    assert await nina.standing() == []
    await nina.talk.say("T2 1 3-4")
    assert len(await nina.standing()) == 1


async def test_a_ruling_that_fits_no_result_is_named_with_them(database: Database) -> None:
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2", *ADJUSTED, WEIGHTED[0], "#1", *WEIGHTED[1:])
    shown = await nina.talk.say("/results")
    assert shown.screen is not None
    assert any("fits no single result: T2." in line for line in shown.screen.body)


async def test_tricks_for_a_revoke_change_nothing_before_the_board_is_scored(database: Database) -> None:
    """What the table has entered may be with them. What is scored then is known by all Laws of its case."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    shown = await nina.rules("T2 1 3-4", "East revoked", "[revoke]", "[defender]", "[play_goes_on]", "[revoke_tricks]")
    shown = await nina.does(shown, "[none]", "[offender_and_later]")
    assert await nina.standing() == []
    await nina.does(shown, "[board_score]", "4S-1 N", "4S= N")
    (change,) = await nina.standing()
    assert isinstance(change, TricksTransferred)
    assert change == TricksTransferred(change.at, Side.NS, 2, "64A")
    async with database.reading() as connection:
        *_, scored = (await log.laws(connection, 1)).values()
    assert {"78A", "64A1", "63A1"} <= set(scored)


async def test_the_other_tables_stay_as_they_were(database: Database) -> None:
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2 1 3-4", *ADJUSTED, *WEIGHED)
    held = await nina.held()
    assert [entry for entry in held.sheet.entries if entry.ns_award is None] == [
        entry for entry in held.entered.entries if entry.result != parse_result("4S-1", Seat.N)
    ]


async def test_a_fouled_board_is_compared_in_groups(database: Database) -> None:
    """87B: its one result of each form brings 60 % as a group of its own."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2 1", *FOULED, "4S= N", "4S-1 N")
    held = await nina.held()
    there = [entry for entry in held.sheet.entries if entry.board == 1]
    assert [entry.version for entry in there] == [0, 1]
    (change,) = await nina.standing()
    assert isinstance(change, Split)
    assert change == Split(1, (change.others[0],))


async def test_groups_that_are_not_those_of_the_board_are_named_with_the_results(database: Database) -> None:
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2 1", *FOULED, "4S= N", "3S= N")
    assert await nina.standing() == []
    shown = await nina.talk.say("/results")
    assert shown.screen is not None
    assert any("fits no single result: T2" in line for line in shown.screen.body)


async def test_the_results_tell_what_was_scored_at_the_table_and_at_the_others(database: Database) -> None:
    """It is said where that is from; and it can be changed like any answer."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    shown = await nina.rules("T2 1 3-4", *ADJUSTED, "[assigned]")
    assert shown.screen is not None
    taken = [line for line in shown.screen.context if "(from the results of the session)" in line]
    assert [part in line for line, part in zip(taken, ("4♠-1 North", "4♠= North"), strict=True)] == [True, True]
    await nina.does(shown, "60% 4S= N, 40% 4S-1 N")
    shown = await nina.does(await nina.talk.say("/answers"), "[other_results]", "4S+1 N", "1")
    (line,) = [line for line in nina_answers(await nina.talk.say("/answers")) if "4♠+1 North" in line]
    assert "from the results" not in line


def nina_answers(shown: Shown) -> list[str]:
    """What was answered, a line each."""
    assert shown.screen is not None
    return [choice.text for choice in shown.screen.choices]


async def test_where_nobody_can_tell_the_table_what_was_scored_is_asked(database: Database) -> None:
    """Of two tables with nothing to tell them apart; once the result is said, it tells the others."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    shown = await nina.rules("B1", *ADJUSTED, "[assigned]")
    assert shown.screen is not None
    assert not [line for line in shown.screen.context if "from the results" in line]
    shown = await nina.does(shown, "4S-1 N")
    assert shown.screen is not None
    assert [line for line in shown.screen.context if "4♠= North (from the results of the session)" in line]


async def test_a_case_of_another_session_takes_nothing_from_this_one(database: Database) -> None:
    """The results are those of the session to which the case belongs."""
    nina = Evening(database)
    await nina.opens()
    shown = await nina.rules("T2 1 3-4", *ADJUSTED)
    shown = await nina.talk.say("/club")
    for choice in ("1", "sessions", "new"):
        shown = await nina.talk.tap(shown, choice)
    await nina.imports()
    shown = await nina.does(await nina.talk.say("/open"), "[1]")
    assert shown.screen is not None
    shown = await nina.does(shown, "[assigned]")
    assert shown.screen is not None
    assert not [line for line in shown.screen.context if "from the results" in line]


async def test_what_the_session_has_said_is_shown_on_the_ruling(database: Database) -> None:
    """Nobody was asked whether teams play, nor how the board is scored; what was answered stands nowhere twice."""
    nina = Evening(database)
    await nina.opens()
    shown = await nina.rules("T2 1", "[more boards]", "[board_not_played]", "[impossible]", "[plus]", "[minus]")
    (given,) = shown.rulings
    assert [line.rpartition("? ")[2] for line in given.screen.context] == ["Matchpoints", "No"]
