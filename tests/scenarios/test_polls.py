"""A poll of peers on Telegram and on Discord at once: what everybody is asked, and when; and what rests on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Self, TypeAlias

import pytest
import pytest_asyncio
from sqlalchemy import select

from bot.club import clubs
from bot.desk import Desk
from bot.storage.database import Database
from bot.storage.models import person as person_table
from dialogues.access import Role
from dialogues.clubs import Club
from tests.bot.discord.conftest import at_work as discord_at_work
from tests.bot.telegram.conftest import at_work as telegram_at_work
from tests.bot.waiting import comes, nothing_waits
from tests.fakes.discord.people import FakeDiscord, Room
from tests.fakes.telegram import FakeTelegram, Group
from tests.fakes.words import visible
from tests.scenarios.discord_stage import App
from tests.scenarios.stage import Telephone, does, now, read

pytestmark = pytest.mark.long

HESITATED = (
    *("/ruling T2 7 4-9", "unauthorized information", "[A pause or haste]", "[Still being played]", "[Yes]"),
    *("[Action complained of?]", "[Yes]", "[No]", "[Yes]", "[Logical alternatives?]"),
)
QUESTION = ("/poll", "P 1S P 2S P 4S P P P", "[West: 4♠]", "AKJ82.A2.KQ54.32", "[IMPs]")
MISLED = (
    *("/ruling T2 7 4-9", "misinformation", "[Play has ended]", "[Something different]"),
    "[Damage, misinformation]",
)

Somebody: TypeAlias = Telephone | App

# What nobody but a peer who has not played the board may see, and of the play what nobody is told before their call.
HAND = "A K J 8 2"
SHOWN = "Partner paused"


@dataclass
class Town:
    """Both platforms with one program at work, the people there, and everything that was ever sent to them."""

    telegram: FakeTelegram
    discord: FakeDiscord
    database: Database
    desk: Desk = field(init=False)
    groups: list[Group | Room] = field(default_factory=list)
    _working: AsyncExitStack = field(default_factory=AsyncExitStack)

    async def __aenter__(self) -> Self:
        self.desk = Desk(self.database)
        await self._working.enter_async_context(telegram_at_work(self.telegram, self.desk))
        await self._working.enter_async_context(discord_at_work(self.discord, self.desk))
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._working.aclose()

    async def restart(self) -> None:
        """The program ends, and starts again."""
        await self.__aexit__()
        await self.__aenter__()

    def somebody(self, name: str, platform: str) -> Somebody:
        """Somebody new."""
        if platform == "telegram":
            return Telephone(self.telegram.person(name, language_code="en"))
        return App(self.discord.person(name, locale="en-US"))

    async def directs(self, name: str, platform: str) -> Somebody:
        """Somebody who directs, and a group of theirs in which the bot is."""
        member = self.somebody(name, platform)
        await does(member, "/start", "[A director]")
        return member

    async def quiet(self) -> None:
        """Nothing is on its way any more."""
        await comes(partial(nothing_waits, self.database))

    async def sees(self, member: Somebody, *words: str) -> None:
        """It comes to stand on the newest message of somebody, by itself."""

        async def seen() -> bool:
            return all(each in member.written[-1] for each in words)

        await comes(seen, lambda: member.written[-1])

    async def club(self, leader: Somebody, *others: Somebody) -> None:
        """They belong to a club."""
        for each in others:
            await does(each, "/start", "[A player]")
        async with self.database.writing() as connection:
            rows = (await connection.execute(select(person_table.c.external, person_table.c.id))).all()
            ids = {row.external: row.id for row in rows}
            of = await clubs.make(connection, Club(0, "Athens"), now())
            for each in (leader, *others):
                role = Role.ADMINISTRATOR if each is leader else Role.MEMBER
                await clubs.add(connection, of, ids[str(each.person.id)], role, each.person.name, now())

    def ledger(self) -> Iterator[tuple[int, str]]:
        """Everything that was ever written, in the order in which it was: in which chat, and what."""
        for chat in self.telegram.chats.values():
            for message in chat.messages.values():
                yield from ((chat.id, visible(version.text)) for version in message.versions if message.from_bot)
        for channel in self.discord.channels.values():
            for note in channel.messages.values():
                whom = note.only_for.id if note.only_for else channel.id
                yield from ((whom, visible(version.text)) for version in note.versions if note.from_bot)

    def told(self, member: Somebody) -> list[str]:
        """What somebody was ever told."""
        chats = {member.person.id} if isinstance(member, Telephone) else {member.person.id, member.person.dm.id}
        return [text for chat, text in self.ledger() if chat in chats]


@pytest_asyncio.fixture
async def town(database: Database) -> AsyncIterator[Town]:
    """Both platforms."""
    async with FakeTelegram() as telegram, FakeDiscord() as discord:
        with discord.patched():
            async with Town(telegram, discord, database) as made:
                yield made


def code(director: Somebody) -> str:
    """The code of the poll that is on somebody's screen."""
    (line,) = [line for line in director.screen.lines if "/poll " in line]
    return line.rpartition(" ")[2]


def looks(member: Somebody) -> None:
    """They look at what came by itself."""
    if isinstance(member, Telephone):
        assert member.newest is not None
        member.screens.append(member.newest)
    else:
        assert member.newest is not None
        member.screens.append(member.newest)


async def opens(town: Town, peer: Somebody, link: str) -> None:
    """Somebody opens the link, or uses the command."""
    if isinstance(peer, Telephone):
        await peer.says(f"/start poll-{link}")
    else:
        assert isinstance(peer, App)
        await peer.does(lambda: peer.person.slash("poll", code=link))
    await town.quiet()


async def says_what(town: Town, peer: Somebody, call: Sequence[str], considered: Sequence[str] = ()) -> None:
    """They have not played the board, and say what they would call, and what else they consider."""
    await does(peer, "[No]")
    await does(peer, *(f"[{each}]" for each in call), "[Send]")
    assert not any(SHOWN in text for text in town.told(peer)), "nothing of it is told before they have answered"
    await does(peer, *((*(f"[{each}]" for each in considered), "[Send]") if considered else ("[Nothing else]",)))


async def says_the_rest(town: Town, peer: Somebody, reached: str = "Yes") -> None:
    """It suggests nothing to them."""
    assert SHOWN in read(peer)
    await does(peer, "[Nothing in particular]", f"[{reached}]")
    assert "Thank you! Please talk to nobody about the hand." in read(peer)
    await town.quiet()


@pytest.mark.parametrize("platform", ["telegram", "discord"])
async def test_a_poll_of_five_peers(town: Town, platform: str) -> None:
    """On both platforms: by a tap on a colleague, and by the link; with a restart, and one who knows the board."""
    tom = await town.directs("Tom", platform)
    nikos, eleni = town.somebody("Nikos", "telegram"), town.somebody("Eleni", "discord")
    petros, dora = town.somebody("Petros", "telegram"), town.somebody("Dora", "discord")
    await town.club(tom, nikos, eleni, petros, dora)
    town.telegram.group("Club", [each.person for each in (tom, nikos) if isinstance(each, Telephone)])
    town.discord.guild("Club", [each.person for each in (tom, eleni, dora) if isinstance(each, App)])
    assert isinstance(petros, Telephone)
    assert isinstance(dora, App)
    petros.person.blocks()
    dora.person.closes_dms()

    await does(tom, *HESITATED, *QUESTION)
    assert "Partner paused, or hurried, over 2♠." in read(tom), "the director sees what peers are asked at last"
    await does(tom, "[Methods]", "Five-card majors")
    assert "Methods: Five-card majors" in read(tom)
    await does(tom, "[Yes, ask peers]")
    link = code(tom)
    await does(tom, "[Ask somebody of the club]")
    assert tom.screen.choices == ("Dora", "Eleni", "Nikos", "Petros")
    for each in ("Eleni", "Nikos", "Petros", "Dora"):
        await tom.taps(each)
    await tom.says("/back")
    await town.quiet()
    await town.sees(tom, "Not yet: Eleni, Nikos", "Cannot be written to, send the link: Petros, Dora")

    for peer in (nikos, eleni):
        await peer.hears(town.quiet)
        looks(peer)
        assert "Have you played board 7, or will you?" in peer.screen.text
        assert not any(HAND in text for text in town.told(peer)), "the hand comes after that"
    await says_what(town, nikos, ["Pass"])
    await town.restart()
    await says_the_rest(town, nikos)
    messages = len(tom.written)
    await town.sees(tom, "Poll of 1: 1 pass", "Answered: Nikos")
    await says_what(town, eleni, ["Pass"], ["4", "♠"])
    await says_the_rest(town, eleni)
    await town.sees(tom, "Poll of 2: 2 pass, 1 more considered 4♠")
    assert len(tom.written) == messages, "it grows in the message that shows it"

    # By the link: new people, who are asked nothing else first.
    for name, where, call, considered in (
        ("Anna", "telegram", ["Pass"], []),
        ("Lena", "discord", ["4", "♠"], ["Pass"]),
        ("Rita", "telegram", ["4", "♠"], []),
    ):
        peer = town.somebody(name, where)
        await opens(town, peer, link)
        assert "Have you played board 7, or will you?" in read(peer)
        await says_what(town, peer, call, considered)
        await says_the_rest(town, peer)
    stranger = town.somebody("Vera", "telegram")
    await opens(town, stranger, link)
    await says_what(town, stranger, ["3", "NT"])
    await says_the_rest(town, stranger, reached="No")
    knows = town.somebody("Gina", "telegram")
    await opens(town, knows, link)
    await does(knows, "[Yes]")
    assert "Thank you. Then this hand is not for you." in read(knows)
    await opens(town, knows, link)
    assert "Thank you. Then this hand is not for you." in read(knows), "nobody answers twice"
    await town.quiet()

    poll = "Poll of 5: 3 pass, 2 × 4♠, 1 more considered pass, 1 more considered 4♠, 1 would not have come here"
    await town.sees(tom, poll)
    await tom.hears(town.quiet)
    looks(tom)
    await does(tom, "[Take over]")
    assert "By these answers: Many consider it, some might choose it. You judge." in read(tom)
    await does(tom, "[Many consider it, some might choose it]")
    ruling = read(tom)
    assert "The ruling rests on what players of that class said." in ruling
    assert poll in ruling

    late = town.somebody("Kostas", platform)
    await opens(town, late, link)
    assert "This poll is closed." in read(late)
    for member in (petros, dora, knows, late):
        assert not any(HAND in text for text in town.told(member))
    chats = [chat.id for chat in town.telegram.chats.values() if chat.kind != "private"]
    chats += [channel.id for channel in town.discord.channels.values() if channel.kind != "dm"]
    assert chats, "there are groups"
    assert not [text for chat, text in town.ledger() if chat in chats], "nothing of it reaches a group"


async def test_two_groups_judge_an_explanation(town: Town) -> None:
    """One is told what was told, the other what ought to have been; nobody both, and nobody that there are two."""
    tom = await town.directs("Tom", "discord")
    await does(tom, *MISLED, *QUESTION, "weak", "strong")
    assert "You are told: weak" in read(tom)
    assert "The second group is told instead: strong" in read(tom)
    await does(tom, "[Yes, ask peers]")
    link = code(tom)
    for number in range(6):
        peer = town.somebody(f"Peer {number}", ("telegram", "discord")[number % 2])
        await opens(town, peer, link)
        wrong = number % 2 == 0
        await does(peer, "[No]")
        assert ("You are told: weak" in read(peer)) is wrong
        assert ("You are told: strong" in read(peer)) is not wrong
        await does(peer, *(("[4]", "[♠]") if wrong else ("[Pass]",)), "[Send]", "[Nothing else]", "[Yes]")
        assert "Thank you!" in read(peer)
        assert len({each for each in ("weak", "strong") for text in town.told(peer) if each in text}) == 1
    await town.sees(tom, "As it was explained, poll of 3", "Rightly explained, poll of 3")
    looks(tom)
    await does(tom, "[Take over]")
    assert "As it was explained, poll of 3: 3 × 4♠" in read(tom)
    assert "Rightly explained, poll of 3: 3 pass" in read(tom)
    assert "By these answers: Yes. You judge." in read(tom)
    await does(tom, "[Yes]", "[Yes]", "[No]")
    assert "Rightly explained, poll of 3: 3 pass" in read(tom), "the ruling names it"


async def test_who_is_linked_counts_once(town: Town) -> None:
    """They have answered on one platform, and open the link on the other."""
    tom = await town.directs("Tom", "telegram")
    await does(tom, *HESITATED, *QUESTION, "[Yes, ask peers]")
    link = code(tom)
    here, there = town.somebody("Anna", "telegram"), town.somebody("Anna", "discord")
    await opens(town, here, link)
    await says_what(town, here, ["Pass"])
    await opens(town, there, link)
    await does(here, "/link")
    assert isinstance(there, App)
    secret = next(line for line in here.screen.lines if "/link " in line).rpartition("/link ")[2][:8]
    await there.does(partial(there.person.slash, "link", code=secret))
    await does(there, "[Yes, it is me: link them]")
    await opens(town, there, link)
    assert SHOWN in read(there), "they go on from where they have come to"
    await does(there, "[Nothing in particular]", "[Yes]")
    await town.quiet()
    await town.sees(tom, "Poll of 1: 1 pass")


async def test_in_a_server_a_peer_alone_sees_what_they_are_asked(town: Town) -> None:
    """They use the command in a channel, and answer there: the others read nothing of it."""
    tom = await town.directs("Tom", "telegram")
    await does(tom, *HESITATED, *QUESTION, "[Yes, ask peers]")
    dora, ann = town.somebody("Dora", "discord"), town.somebody("Ann", "discord")
    assert isinstance(dora, App)
    assert isinstance(ann, App)
    club = town.discord.guild("Club", [dora.person, ann.person])
    await dora.does(partial(dora.person.slash, "poll", code=code(tom), where=club))
    await says_what(town, dora, ["Pass"])
    await says_the_rest(town, dora)
    await town.sees(tom, "Poll of 1: 1 pass")
    assert any(HAND in version.text for note in club.channel.messages.values() for version in note.versions)
    assert all(note.only_for is not None for note in club.channel.messages.values())
    assert not ann.person.at(club).messages


@pytest.mark.parametrize("platform", ["telegram", "discord"])
async def test_a_play_is_answered_by_taps(town: Town, platform: str) -> None:
    """Dummy and the cards played are shown with the hand; a suit and its card are tapped."""
    tom = await town.directs("Tom", "telegram")
    cards = ("1NT P P P", "H2", "SK S9 S3 S4", "95.K543.A32.A654", "AKJ82.A2.KQ54.32")
    await does(tom, *HESITATED, "/poll", *cards, "[IMPs]", "Partner thought before ♠3")
    await does(tom, "[Yes, ask peers]")
    peer = town.somebody("Anna", platform)
    await opens(town, peer, code(tom))
    await does(peer, "[No]")
    assert "♠ 9 5" in read(peer), "dummy is seen"
    assert "Played: West ♠K ♠9 ♠3 ♠4" in read(peer)
    assert "Which card do you play?" in read(peer)
    await does(peer, "[♠A]", "[Send]")
    assert not any("thought" in text for text in town.told(peer))
    await does(peer, "[♥A]", "[♥2]", "[Send]")
    assert "Partner thought before ♠3" in read(peer)
    await does(peer, "[♥2]", "[Send]", "[Yes]")
    assert "Thank you!" in read(peer)
    await town.quiet()
    await town.sees(tom, "Poll of 1: 1 × ♠A, 1 more considered ♥A, 1 more considered ♥2")
