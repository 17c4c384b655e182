"""What was ruled changes the results of its session, whether it comes before or after them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from sqlalchemy import delete

from bot.club import log, results
from bot.club.results import Author
from bot.desk import Desk, Sender, Shown
from bot.desk.following import follow
from bot.storage.database import Database
from bot.storage.models import kept_case
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
# East revoked, won that trick, and the side a later one.
REVOKED = (
    *("East revoked", "[revoke]", "[defender]", "[play_goes_on]", "[revoke_tricks]"),
    *("[none]", "[offender_and_later]"),
)
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


@pytest.mark.parametrize("first", ["ruling", "results"])
async def test_tricks_for_a_revoke_are_transferred_when_the_director_says_that_the_result_is_without(
    database: Database, first: str
) -> None:
    """What the table has entered may be with them, so it is asked, once; what was entered stays."""
    nina = Evening(database)
    await nina.opens()
    if first == "results":
        await nina.imports()
    await nina.rules("T2 1 3-4", *REVOKED)
    if first == "ruling":
        await nina.imports()
    assert await nina.standing() == []
    shown = await nina.does(await nina.talk.say("/results"), "[t2]")
    assert shown.screen is not None
    now, by, after = shown.screen.body
    assert "4♠-1 North · -50" in now
    assert by.endswith(": 2 (64A1)")
    assert after.endswith("North-South: 4♠+1 North · +450")
    shown = await nina.does(shown, "[NS]")
    (made,) = (await nina.held()).journal
    assert isinstance(made.change, TricksTransferred)
    assert made.change == TricksTransferred(made.change.at, Side.NS, 2, "64A1")
    assert (made.by, made.ruling) == ("Nina", 2)
    assert parse_result("4S-1", Seat.N) in [entry.result for entry in (await nina.held()).entered.entries]
    assert not nina_asked(shown)
    await nina.does(await nina.talk.say("/results"), "[changes]", f"[c{made.id}]", "[undo]")
    await nina.rules("T1 2 1-2", *ADJUSTED, "[assigned]", "3NT= S", "3NT+1 S", "3NT+1 S")
    assert [type(change) for change in await nina.standing()] == [Awarded]
    assert not nina_asked(await nina.talk.say("/results")), "it has been answered"


async def test_tricks_that_are_in_the_result_already_change_nothing(database: Database) -> None:
    """It is asked no more, also when the file comes again."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2 1 3-4", *REVOKED)
    shown = await nina.does(await nina.talk.say("/results"), "[t2]", "[in]")
    assert not nina_asked(shown)
    await nina.imports()
    assert not nina_asked(await nina.talk.say("/results"))
    assert (await nina.held()).journal == ()


async def test_tricks_transferred_by_hand_go_when_the_board_is_scored_by_a_ruling(database: Database) -> None:
    """They are in that ruling. What is scored then is known by all Laws of its case."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    ruled = await nina.rules("T2 1 3-4", *REVOKED)
    await nina.does(await nina.talk.say("/results"), "[t2]", "[NS]")
    await nina.does(ruled, "[board_score]", "4S= N")
    (change,) = await nina.standing()
    assert isinstance(change, TricksTransferred)
    assert change == TricksTransferred(change.at, Side.NS, 2, "64A")
    assert not nina_asked(await nina.talk.say("/results"))
    async with database.reading() as connection:
        *_, scored = (await log.laws(connection, 1)).values()
    assert {"78A", "64A1", "63A1"} <= set(scored)


async def test_transferred_tricks_go_with_their_ruling(database: Database) -> None:
    """Answered otherwise, it transfers other ones, of which it is asked."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2 1 3-4", *REVOKED)
    await nina.does(await nina.talk.say("/results"), "[t2]", "[NS]")
    await nina.does(await nina.talk.say("/open"), "[1]")
    await nina.does(await nina.talk.say("/answers"), "[revoke_tricks_won]", "[offender_alone]", "[yes]")
    assert await nina.standing() == []
    (asked,) = nina_asked(await nina.talk.say("/results"))
    assert asked.endswith("1")


async def test_equity_takes_the_place_of_the_tricks(database: Database) -> None:
    """64C: a score is assigned, so no tricks are asked about."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    shown = await nina.rules("T2 1 3-4", *REVOKED)
    await nina.does(shown, "[revoke_equity]", "[yes]", "[no]")
    assert not nina_asked(await nina.talk.say("/results"))


async def test_transferred_tricks_stay_when_their_case_is_kept_no_more(database: Database) -> None:
    """Nobody asks of it any more either."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2 1 3-4", *REVOKED)
    await nina.does(await nina.talk.say("/results"), "[t2]", "[NS]")
    await nina.rules("T2 2 3-4", *REVOKED)
    async with database.writing() as connection:
        await connection.execute(delete(kept_case))
        await follow(connection, 1, nina.talk.desk.now())
    assert [type(change) for change in await nina.standing()] == [TricksTransferred]
    assert not nina_asked(await nina.talk.say("/results"))


@pytest.mark.parametrize("edition", ["2017", "2007"])
async def test_where_a_ruling_does_not_say_to_whom_tricks_go_the_director_does(
    database: Database, edition: str
) -> None:
    """71: a concession is regretted; either side may have made it."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.talk.say(f"/laws {edition}")
    await nina.rules("T2 1 3-4", "[claim]", "[concession_regretted]", "[yes]", "[won_already]", "[one]")
    shown = await nina.does(await nina.talk.say("/results"), "[t1]")
    assert shown.screen is not None
    assert [choice.id for choice in shown.screen.choices] == ["in", "NS", "EW"]
    await nina.does(shown, "[EW]")
    (change,) = await nina.standing()
    assert isinstance(change, TricksTransferred)
    assert change == TricksTransferred(change.at, Side.EW, 1, "71.1")


async def test_a_ruling_that_transfers_tricks_at_no_known_table_is_named_with_the_results(database: Database) -> None:
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2", *REVOKED)
    shown = await nina.talk.say("/results")
    assert not nina_asked(shown)
    assert shown.screen is not None
    assert any("fits no single result: T2." in line for line in shown.screen.body)


@pytest.mark.parametrize("typed", ["-50", "4S+2 N"])
async def test_a_result_to_which_the_tricks_cannot_be_added_is_corrected(database: Database, typed: str) -> None:
    """Points say no contract; and nobody wins fourteen tricks."""
    nina = Evening(database)
    await nina.opens()
    await nina.imports()
    await nina.rules("T2 1 3-4", *REVOKED)
    shown = await nina.does(await nina.talk.say("/results"), "[boards]", "[b1]")
    assert shown.screen is not None
    (entry,) = [choice.id for choice in shown.screen.choices if "3–4" in choice.text]
    await nina.does(shown, f"[{entry}]", typed)
    shown = await nina.does(await nina.talk.say("/results"), "[t2]")
    assert shown.screen is not None
    assert [choice.id for choice in shown.screen.choices] == ["in", "correct"]
    shown = await nina.does(shown, "[correct]")
    assert shown.screen is not None
    assert shown.screen.title == "One result"


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


def nina_asked(shown: Shown) -> list[str]:
    """The tricks of which it is asked whether they are in the results."""
    assert shown.screen is not None
    return [choice.text for choice in shown.screen.choices if choice.id.startswith("t")]


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
