"""Results go out: from a file to posts in three groups, a ruling that comes late, edits, and the end of the period."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import pytest_asyncio

from bot.storage.database import Database
from tests.bot.posts import over
from tests.fakes.clock import Clock
from tests.fakes.words import visible
from tests.scenarios.discord_stage import App, discord
from tests.scenarios.killed_stage import groups_of
from tests.scenarios.script import FILES
from tests.scenarios.stage import Telephone, does, read, telegram

pytestmark = pytest.mark.long

STAGES = {"telegram": telegram, "discord": discord}

CLUB = ("/start", "[A director]", "/club", "[New club]", "Athens", "Tom")
SAYS_LAW = ("/club", "[Athens]", "[Settings]", "[Posts say Law and pair: Off]")
SESSION = ("/club", "[Athens]", "[Sessions]", "[New session, today]")
SETTLED = ("[Board 1, 3–4: 4S-1 is -50, not -100 · line 14]", "[The contract is right]", "[Keep]")

# East has revoked at the second table, and won that trick and another.
REVOKE = (
    *("/ruling T2 1 3-4", "East revoked", "[Revoke]", "[Defender, card from hand]"),
    *("[Played to next trick; play goes on]", "[Tricks for the revoke]", "[None of these]"),
    *("[Revoker won that trick; plus a later one]", "[Work out the score]", "4S-1 N", "4S= N"),
    *("[Is the revoke made good?]", "[No]", "[Done]"),
)

GROUPS = 3

# A little longer than changes are gathered.
GATHERED = 0.25


@dataclass
class Evening:
    """A club with three groups, Tom who leads it, and its members, of whom each has another interest in the results."""

    platform: str
    stage: Any
    clock: Clock
    database: Database
    groups: list[Any] = field(default_factory=list)
    people: dict[str, Telephone | App] = field(default_factory=dict)

    async def does(self, name: str, *steps: str) -> str:
        """Somebody types these, and taps what stands in brackets; returns what they read then."""
        await does(self.people[name], *steps)
        await over(self.database)
        return read(self.people[name])

    async def comes_in(self, name: str, invitation: str) -> None:
        """Somebody joins by an invitation that Tom has made."""
        before = self._codes
        await self.does("Tom", "/club", "[Athens]", "[Invite]", invitation)
        (code,) = self._codes - before
        self.people[name] = await self.stage.actor(name, "en")
        await self.does(name, f"/join {code}", name)

    @property
    def _codes(self) -> set[str]:
        return set(re.findall("/join ([A-Z0-9]{10})", "\n".join(self.people["Tom"].written)))

    async def presses(self, name: str, button: str) -> str:
        """Somebody presses a button of a post, and reads what comes of it where they alone read it."""
        who: Any = self.people[name].person
        group = self.groups[-1]
        (message,) = group.bot_messages
        if self.platform == "telegram":
            data = next(each["callback_data"] for row in message.keyboard for each in row if each["text"] == button)
            tap = who.taps_without_waiting(data, message)
            await tap.answered.wait()
            return await self.does(name, f"/start {tap.url.partition('start=')[2]}")
        if who.user not in group.channel.guild.members:
            group.channel.guild.members.append(who.user)
        await who.click(button, on=message)
        who.goes_to(None)
        answers = [each for each in group.channel.messages.values() if each.only_for is who.user]
        return visible(answers[-1].text)

    async def answers(self, name: str, choice: str) -> None:
        """Tom is asked by a message with a button who somebody is, and answers."""
        tom: Any = self.people["Tom"]
        assert tom.written[-1] == f"{name} says: I play as HUGO."
        if self.platform == "telegram":
            url = tom.person.messages[-1].keyboard[0][0]["url"]
            await self.does("Tom", f"/start {url.partition('start=')[2]}", choice)
        else:
            await tom.does(lambda: tom.person.click("Answer"))
            await self.does("Tom", choice)

    async def later(self, minutes: float = GATHERED) -> str:
        """So much time goes by, and what has changed until then is edited: what stands in every group now."""
        for passed in (minutes, GATHERED):
            self.clock.moves(minutes=passed)
            await self.stage.desk.renew_posts()
        await over(self.database)
        return self.post

    @property
    def post(self) -> str:
        """What the one message in each group says, the same in all."""
        assert [len(group.bot_messages) for group in self.groups] == [1] * GROUPS
        (text,) = {visible(message.text) for group in self.groups for message in group.bot_messages}
        return text

    def told(self, name: str) -> list[str]:
        """What somebody was told of changes, by itself."""
        return [text for text in self.people[name].written if "Your results: /results" in text and "board" in text]


@pytest_asyncio.fixture(params=list(STAGES))
async def evening(request: pytest.FixtureRequest, database: Database) -> AsyncIterator[Evening]:
    """A club that says in its groups by which Law and for whom a score is adjusted."""
    clock = Clock()
    async with STAGES[request.param](database, clock.moment) as stage:
        made = Evening(request.param, stage, clock, database)
        tom: Any = await stage.actor("Tom", "en")
        made.people["Tom"] = tom
        await made.does("Tom", *CLUB)
        made.groups = await groups_of(made.stage.fake, request.param, tom.person, database, GROUPS)
        await made.does("Tom", *SAYS_LAW)
        yield made


def nothing(text: str) -> bool:
    """Whether a text tells nothing of the club and its results."""
    return not any(word in text for word in ("Athens", "Tuesday", "ANNA", "Board 1", "75.00%", "Group"))


async def test_who_does_not_belong_finds_nothing_by_any_button(evening: Evening) -> None:
    """Nor who belonged once, also on the screens and the posts of that time; nor who leads another club."""
    await evening.comes_in("Zoe", "ANNA")
    await evening.comes_in("Max", "[New: Director]")
    await evening.does("Tom", *SESSION)
    tom: Any = evening.people["Tom"]
    await tom.sends(FILES / "tuesday.xml")
    await evening.does("Tom", *SETTLED, "[Release boards]", "[Yes, release them]", "/post", "[Post to groups: 3]")
    assert "Place 1= of 4" in await evening.does("Zoe", "/results")
    assert "posted" in await evening.does("Max", "/post")
    for name in ("Zoe", "Max"):
        await evening.does("Tom", "/club", "[Athens]", "[People]")
        listed = next(each for each in tom.screen.choices if name in each)
        await evening.does("Tom", f"[{listed}]", "[Remove]", "[Remove]")
    for name in ("Nina", "Sam"):
        evening.people[name] = await evening.stage.actor(name, "en")
    await evening.does("Nina", "/start", "[A director]", "/club", "[New club]", "Patras", "Nina")
    before = evening.post

    for name, *buttons in (("Zoe", "As a picture", "Rankings", "Boards"), ("Max", "Preview", "Withdraw")):
        who: Any = evening.people[name]
        old = next(screen for screen in reversed(who.screens) if buttons[0] in who.read(screen).choices)
        for button in buttons:
            await who.press(old, button)
            assert nothing(read(who)), button
    for name in ("Zoe", "Max", "Nina", "Sam"):
        for button in ("My result", "Boards", "Rankings"):
            assert nothing(await evening.presses(name, button)), (name, button)
        assert nothing(await evening.does(name, "/results")), name
    assert evening.post == before
    for name in ("Zoe", "Max", "Nina", "Sam"):
        seen = [message for message in evening.people[name].person.messages if message.from_bot]
        assert not any(getattr(message, "photo", None) or getattr(message, "files", ()) for message in seen)


async def test_from_a_file_to_the_end_of_the_period(evening: Evening) -> None:
    # Zoe played with nobody who is concerned; Eva comes in by an invitation that says who she is; Hugo says it himself.
    for name, invitation in (("Zoe", "ANNA"), ("Eva", "EVA"), ("Hugo", "[New: Member]")):
        await evening.comes_in(name, invitation)
    await evening.does("Tom", *SESSION)
    tom: Any = evening.people["Tom"]
    await tom.sends(FILES / "tuesday.xml")
    await evening.does("Tom", *SETTLED)
    evening.clock.moves(minutes=1)

    # The groups have what Tom has seen before; nothing is official yet.
    assert "The message above is what the groups will see." in await evening.does("Tom", "/post")
    await evening.does("Tom", "[Post to groups: 3]")
    assert "First, tied: ANNA – BELLA · GINA – HUGO, 75.00%" in evening.post
    assert "Provisional, not official yet." in evening.post
    assert "Place 3= of 4" in await evening.presses("Eva", "My result")
    assert "3= · No. 2 · CARL – DORA · 25.00%" in await evening.presses("Zoe", "Rankings")
    await evening.presses("Hugo", "My result")
    await evening.does("Hugo", "/results", "[4 · GINA – HUGO]", "[HUGO]")
    await evening.answers("Hugo", "[Yes]")
    assert evening.people["Hugo"].written[-1] == "You are HUGO. Your results: /results"

    # Both periods run from when it is official, and not from the post.
    await evening.later(60)
    await evening.does("Tom", "/results", "[Make official]", "[Make official]")
    assert (
        "Official since 09:01. Until 09:31 you may report an error, ask for a ruling, or appeal."
        in await evening.later()
    )
    assert not [name for name in evening.people if evening.told(name)]

    # A ruling comes late: every post says it, and the pairs that it concerns are told.
    await evening.does("Tom", *REVOKE)
    adjusted = "Score adjusted, board 1, pairs 3–4 (64A)."
    post = await evening.later()
    assert adjusted in post
    assert "First, tied: CARL – DORA · EVA – FRED, 75.00%" in post
    assert [len(evening.told(name)) for name in ("Zoe", "Eva", "Hugo")] == [0, 1, 1]
    assert adjusted in evening.told("Eva")[0]

    # One that is open stops it from being final; the bot has ended in between.
    await evening.does("Tom", "/ruling T1 2 1-2", "N: 1S P 1H")
    await evening.stage.restart()
    assert "final" not in await evening.later(31)
    assert "Rulings still open: 1. The score is not final before they are closed." in await evening.does(
        "Tom", "/results"
    )
    await evening.does(
        "Tom", "/ruling", "[T1 2 1-2 · Insufficient bid · A question is waiting]", "/cancel", "[Yes, close it]"
    )
    assert "These results are final." in await evening.later()

    # Afterwards a score is corrected by 79C2 alone; that stands in the groups as well, in the order in which it came.
    await evening.does("Tom", "/results", "[Boards]", "[Board 2]", "[3–4 · 3NT= South · +600 · 1 : 1]")
    assert "The correction period is over: a score is corrected by 79C2 alone." in read(evening.people["Tom"])
    await evening.does("Tom", "3NT+1 S")
    lines = (await evening.later()).splitlines()
    assert lines[-3:] == ["These results are final.", adjusted, "Score corrected, board 2."]
    assert [len(evening.told(name)) for name in ("Zoe", "Eva", "Hugo")] == [0, 2, 2]
