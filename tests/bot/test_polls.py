"""A poll of peers at the desk: what each may see and say, and when; read in every language."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from sqlalchemy import func, select

from bot.club import polls
from bot.desk import Desk, Sender, Shown
from bot.storage.database import Database
from bot.storage.models import poll_peer
from dialogues.screens import Screen
from locales import LANGUAGES
from tests.bot.talk import Talk
from tests.fakes.words import visible

HESITATED = (
    *("/start", "[director]", "/ruling T2 7 4-9", "unauthorized information", "[tempo]", "[going_on]", "[agreed]"),
    *("[information_complaint]", "[yes]", "[no]", "[yes]", "[logical_alternatives]"),
)
QUESTION = ("/poll", "P 1S P 2S P 4S", "[5]", "AKJ82.A2.KQ54.32", "[imps]")
DEAL = "N:T764.KT6.Q76.KT8 Q3.QJ98.JT98.QJ7 95.7543.A32.A964 AKJ82.A2.K54.532"


async def does(talk: Talk, *steps: str) -> Shown:
    """Type these, and tap by its id what stands in brackets."""
    shown: Shown | None = None
    for step in steps:
        if step.startswith("["):
            assert shown is not None
            shown = await talk.tap(shown, step[1:-1])
        else:
            shown = await talk.say(step)
    assert shown is not None
    return shown


def words(screen: Screen | None) -> str:
    """All that a screen says."""
    assert screen is not None
    return visible("\n".join((*screen.notices, *screen.context, *screen.body, screen.question)))


@dataclass
class Asked:
    """A director with a poll."""

    database: Database
    desk: Desk
    tom: Talk
    shown: Shown

    @property
    def code(self) -> str:
        """What the link ends with."""
        return words(self.shown.screen).rpartition("/poll ")[2].split()[0]

    def peer(self, external: str = "2", language: str = "en") -> Talk:
        """Somebody new."""
        return Talk(self.desk, Sender("telegram", external, language))


async def asked(database: Database, *more: str, language: str = "en") -> Asked:
    """A poll that is sent. more: what is said of the question before."""
    desk = Desk(database, addresses={"telegram": "https://t.me/seat"})
    tom = Talk(desk, Sender("telegram", "1", language))
    shown = await does(tom, *HESITATED, *QUESTION, *more, "[send]")
    return Asked(database, desk, tom, shown)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_peer_reads_sixty_words_at_the_most(database: Database, language: str) -> None:
    """And no line of more than twenty; nothing of the hand before the board, and of the pause before the call."""
    poll = await asked(database, language=language)
    peer = poll.peer(language=language)
    shown = await does(peer, f"/start poll-{poll.code}")
    seen = [words(shown.screen)]
    for tap in ("asked.no", "call.4", "call.S", "call.send", "else.P", "else.send", "suggests.nothing", "reached.yes"):
        shown = await peer.tap(shown, tap)
        seen.append(words(shown.screen))
    first, call, *_, suggests, reached, over = seen
    assert ["♠" in each for each in seen] == [False, *[True] * (len(seen) - 3), False, False]
    assert len({first, call, suggests, reached, over}) == 5
    cards = re.compile(r"[AKQJ98765432]|10|[♠♥♦♣–·]")
    for each in seen:
        assert len([word for word in each.split() if not cards.fullmatch(word)]) <= 60
        assert all(len([w for w in line.split() if not cards.fullmatch(w)]) <= 20 for line in each.split("\n"))


async def test_answers_are_typed_as_well(database: Database) -> None:
    """Calls in any notation, several with commas; what is no call, or none that is legal, is not taken."""
    poll = await asked(database)
    peer = poll.peer()
    await does(peer, f"/start poll-{poll.code}", "no")
    assert "This is not a call: maybe" in words((await peer.say("maybe")).screen)
    assert "That call is not legal here: 1H" in words((await peer.say("1H")).screen)
    assert "What do you call? 3NT" in words((await peer.say("3 notrump")).screen)
    assert "What else would you seriously consider?" in words((await peer.say("send")).screen)
    assert "consider? Pass 4♠" in words((await peer.say("p, 4s")).screen)
    assert "consider? Pass 5♣" in words((await peer.say("4s, 5c")).screen), "said again it is taken back"
    await does(peer, "send", "nothing in particular", "yes")
    shown = await does(poll.tom, "/poll")
    assert "Poll of 1: 1 × 3NT, 1 more considered pass, 1 more considered 5♣" in words(shown.screen)


async def test_a_second_press_answers_nothing(database: Database) -> None:
    """Neither the same button again, nor one of the question before; and an answer stays as it is."""
    poll = await asked(database)
    peer = poll.peer()
    asking = await does(peer, f"/start poll-{poll.code}", "no")
    called = await peer.tap(asking, "call.P")
    await peer.tap(called, "call.send")
    for _ in range(2):
        again = await poll.desk.tap(peer.sender, called.number, called.revision, "call.send", called.live or "")
        assert again.notice
    again = await poll.desk.tap(peer.sender, called.number, called.revision, "call.X", called.live or "")
    assert "What else would you seriously consider?" in words(again.screen)
    async with database.reading() as connection:
        (row,) = (await connection.execute(select(poll_peer))).all()
    assert (row.stage, row.chosen, row.considered) == ("else", "P", None)


async def test_who_comes_too_late_is_told_so(database: Database) -> None:
    """In the middle of it, and with the link; nobody can tell a poll that is closed from one that never was."""
    poll = await asked(database)
    begun, late = poll.peer("2"), poll.peer("3")
    shown = await does(begun, f"/start poll-{poll.code}", "no", "[call.P]")
    code = poll.code
    await poll.tom.tap(poll.shown, "close")
    assert "This poll is closed." in words((await begun.tap(shown, "call.send")).screen)
    there, nowhere = [words((await late.say(f"/poll {each}")).screen) for each in (code, "A" * 16)]
    assert there.strip() == nowhere.strip() == "This poll is closed."
    async with database.reading() as connection:
        assert (await connection.execute(select(func.count()).select_from(poll_peer))).scalar_one() == 1


async def test_a_director_is_no_peer_of_their_own(database: Database) -> None:
    poll = await asked(database)
    assert "This poll is your own" in words((await poll.tom.say(f"/poll {poll.code}")).screen)


async def test_nobody_sees_the_answers_of_somebody_else(database: Database) -> None:
    """The place of another in the poll, tapped, is nothing."""
    poll = await asked(database)
    await does(poll.peer("2"), f"/start poll-{poll.code}")
    thief = poll.peer("3")
    await thief.say("/help")
    shown = await poll.desk.tap(thief.sender, 0, 0, "poll=1=asked.no", "telegram/99")
    assert "There is nothing here by that name." in words(shown.screen)
    async with database.reading() as connection:
        (row,) = (await connection.execute(select(poll_peer))).all()
    assert row.stage == "asked"


async def test_what_the_case_knows_is_not_asked(database: Database) -> None:
    """The board of the table, and the hands of a deal; a new auction takes the call back."""
    tom = Talk(Desk(database, addresses={}), Sender("telegram", "1"))
    shown = await does(tom, *HESITATED, DEAL, "/poll", "P 1S P 2S P 4S", "[5]")
    assert "What is the form of scoring?" in words(shown.screen)
    shown = await tom.tap(shown, "matchpoints")
    assert "♠ A K J 8 2" in words(shown.screen)
    shown = await does(tom, "/why", "/back")
    shown = await tom.tap(await tom.tap(shown, "set=change"), "set=auction")
    assert "Which call, or card, is in question?" in words((await tom.say("P P P 1NT P P P")).screen)
    assert "Which cards were played before it?" in words((await tom.say("S9")).screen)
    assert "What may partner have let show?" in words((await tom.say("1")).screen), "in the play it was over a card"
    shown = await tom.say("Partner thought before passing")
    assert "You are South:" in words(shown.screen)
    assert "♠ 9 5" in words(shown.screen)
    assert "Poll of 0" in words((await tom.tap(shown, "send")).screen)


async def test_cards_that_do_not_fit_are_refused(database: Database) -> None:
    """East's queen is not South's to lead."""
    tom = Talk(Desk(database, addresses={}), Sender("telegram", "1"))
    shown = await does(tom, *HESITATED, DEAL, "/poll", "P P P 1NT P P P", "SQ", "1", "imps")
    assert "The cards do not fit together" in words(shown.screen)


async def test_who_is_forgotten_stays_as_a_number(database: Database) -> None:
    """What was answered whole is counted, and what was begun is gone."""
    poll = await asked(database)
    whole, begun = poll.peer("2"), poll.peer("3")
    await does(whole, f"/start poll-{poll.code}", "no", "p", "send", "nothing else", "nothing in particular", "yes")
    await does(begun, f"/start poll-{poll.code}", "no", "p", "send")
    for each in (whole, begun):
        await does(each, "/forget", "1")
    async with database.reading() as connection:
        (row,) = (await connection.execute(select(poll_peer))).all()
    assert (row.person_id, row.chosen, row.stage) == (None, "P", "done")
    assert "Poll of 1: 1 pass" in words((await does(poll.tom, "/poll")).screen)


async def test_of_two_who_become_one_the_further_one_counts(database: Database) -> None:
    poll = await asked(database)
    whole, begun = poll.peer("2"), poll.peer("3")
    await does(begun, f"/start poll-{poll.code}")
    await does(whole, f"/start poll-{poll.code}", "no", "p", "send", "nothing else", "nothing in particular", "yes")
    async with database.writing() as connection:
        ids = {row.stage: row.person_id for row in (await connection.execute(select(poll_peer))).all()}
        await polls.join_people(connection, ids["done"], ids["asked"])
        (row,) = (await connection.execute(select(poll_peer))).all()
    assert (row.person_id, row.stage) == (ids["asked"], "done")
