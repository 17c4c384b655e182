"""The fake Discord, tried with the unchanged library and, for what it refuses, over bare HTTP."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from tests.fakes.clock import Clock
from tests.fakes.discord.errors import flat
from tests.fakes.discord.library import app_commands, discord
from tests.fakes.discord.people import Club, Person
from tests.fakes.discord.server import FakeDiscord
from tests.fakes.discord.text import plain

pytestmark = pytest.mark.long

JSON = dict[str, Any]
Event = discord.Interaction[Any]

CASES = ["Insufficient bid", "Lead out of turn", "Call out of turn", "Revoke"]
SEND = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/{interaction_id}/{token}/callback"
FOLLOW_UP = "POST /webhooks/{application_id}/{token}"


@pytest.fixture
async def fake(clock: Clock) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord(clock=clock) as server:
        with server.patched():
            yield server


@pytest.fixture
def tom(fake: FakeDiscord) -> Person:
    return fake.person("Tom", locale="el")


@pytest.fixture
def ann(fake: FakeDiscord) -> Person:
    return fake.person("Ann")


@pytest.fixture
def club(fake: FakeDiscord, tom: Person, ann: Person) -> Club:
    return fake.guild("Club", members=[tom, ann], locale="tr", channels=("general", "results"))


# A small bot.


class Case(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"case:(?P<case>[a-z ]+)"):
    """A button that works even for a bot that has forgotten everything."""

    def __init__(self, case: str, number: int = 1) -> None:
        label = f"{number}. \u2068{case.capitalize()}\u2069"
        super().__init__(discord.ui.Button(label=label, custom_id=f"case:{case}"))
        self.case = case

    @classmethod
    async def from_custom_id(cls, interaction: Event, item: discord.ui.Item[Any], match: re.Match[str]) -> Case:
        return cls(match["case"])

    async def callback(self, interaction: Event) -> None:
        assert interaction.message is not None
        if interaction.message.id in interaction.client.settled:
            await interaction.response.send_message("That is settled.", ephemeral=True)
        else:
            interaction.client.settled.add(interaction.message.id)
            text = f"**Law 27** on \u20683♠X by N −2\u2069: {self.case}"
            await interaction.response.edit_message(content=text, view=None)


class Players(discord.ui.View):
    """A menu of two, a button to write, one that is off and one that leads elsewhere."""

    @discord.ui.select(
        placeholder="Who?",
        max_values=2,
        options=[discord.SelectOption(label="1. North", value="n"), discord.SelectOption(label="2. South", value="s")],
    )
    async def who(self, interaction: Event, select: discord.ui.Select[Players]) -> None:
        await interaction.response.edit_message(content=f"It was {'+'.join(select.values)}.")

    @discord.ui.button(label="Write", emoji="✏️")
    async def write(self, interaction: Event, button: discord.ui.Button[Players]) -> None:
        await interaction.response.send_modal(Facts())

    @discord.ui.button(label="Later", disabled=True)
    async def later(self, interaction: Event, button: discord.ui.Button[Players]) -> None:
        raise NotImplementedError

    @discord.ui.button(label="Forget")
    async def forget(self, interaction: Event, button: discord.ui.Button[Players]) -> None:
        """No answer at all."""


class Facts(discord.ui.Modal, title="The facts"):
    """A line to fill in and a choice under a label."""

    what = discord.ui.TextInput["Facts"](label="What happened?", min_length=3, max_length=20)
    more = discord.ui.TextInput["Facts"](label="Anything else?", required=False, default="no", custom_id="more")
    side = discord.ui.Label["Facts"](
        text="Which side?",
        component=discord.ui.Select["Facts"](
            options=[discord.SelectOption(label="NS"), discord.SelectOption(label="EW")]
        ),
    )

    async def on_submit(self, interaction: Event) -> None:
        assert isinstance(self.side.component, discord.ui.Select)
        text = f"{self.what.value}, {self.more.value}, {self.side.component.values[0]}"
        if interaction.message is None:
            await interaction.response.send_message(text, ephemeral=True)
        else:
            await interaction.response.edit_message(content=text)


class Bot(discord.Client):
    """A menu for a command, an answer to each press, and an echo of what is written."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True, dm_messages=True, guild_messages=True))
        super().__init__(guild_ready_timeout=0.02, **options)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.events: list[str] = []
        self.settled: set[int] = set()
        self.add_dynamic_items(Case)
        self.go_on = asyncio.Event()

        @self.tree.command(description="What happened at the table?")
        async def ruling(interaction: Event, what: str | None = None) -> None:
            view = discord.ui.View(timeout=None)
            for number, case in enumerate(CASES[:2], 1):
                view.add_item(Case(case.lower(), number))
            await interaction.response.send_message(f"What happened? ({what}, {interaction.locale})", view=view)

        @ruling.autocomplete("what")
        async def suggest(interaction: Event, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=c, value=c.lower()) for c in CASES if typed.lower() in c.lower()]

        @self.tree.command(description="Who was it?")
        async def players(interaction: Event, secret: bool = False, who: str = "") -> None:
            await interaction.response.send_message("Who was it?", view=Players(), ephemeral=secret)

        @players.autocomplete("who")
        async def people(interaction: Event, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f"{typed} of {interaction.namespace.secret}", value="x")]

        @self.tree.command(description="The facts")
        async def facts(interaction: Event) -> None:
            await interaction.response.send_modal(Facts())

        @self.tree.command(description="A long answer")
        async def report(interaction: Event, secret: bool = False) -> None:
            await interaction.response.defer(ephemeral=secret)
            await self.go_on.wait()
            file = discord.File(io.BytesIO(b"Board 7"), "board 7.txt", description="The board")
            await interaction.followup.send("Here it is.", file=file)
            await interaction.followup.send("One more thing.", ephemeral=True)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds' rest."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.events.append("resumed")

    async def on_ready(self) -> None:
        self.events.append("ready")

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append(message)
            if message.content not in ("", "silence"):
                await message.channel.send(f"You wrote: {message.content}")


@asynccontextmanager
async def running(fake: FakeDiscord, bot: discord.Client) -> AsyncIterator[None]:
    await bot.login(fake.token)
    task = asyncio.create_task(bot.connect())
    try:
        await fake.connected()
        await bot.wait_until_ready()
        yield
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def bot(fake: FakeDiscord, club: Club) -> AsyncIterator[Bot]:
    bot = Bot()
    async with running(fake, bot):
        yield bot


# Bare calls, for what a library would not send.


class Raw:
    """Calls, and what came of them."""

    def __init__(self, fake: FakeDiscord, session: aiohttp.ClientSession) -> None:
        self.fake = fake
        self.session = session

    async def __call__(self, route: str, body: Any = None, *, token: str | None = None) -> tuple[int, Any]:
        method, path = route.split()
        headers = {"Authorization": f"Bot {token or self.fake.token}"}
        async with self.session.request(method, self.fake.base_url + path, json=body, headers=headers) as response:
            if response.status == 204:
                return 204, None
            assert response.headers["Content-Type"] == "application/json"
            return response.status, await response.json()

    async def ok(self, route: str, body: Any = None) -> Any:
        status, answer = await self(route, body)
        assert status in (200, 204), answer
        return answer

    async def wrong(self, route: str, body: Any = None) -> dict[str, str]:
        """The places of a form where something is wrong, with what."""
        status, answer = await self(route, body)
        assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
        return {".".join(map(str, path)): told for path, told in flat(answer["errors"])}

    async def refused(self, route: str, body: Any = None) -> tuple[int, int]:
        status, answer = await self(route, body)
        assert status >= 400, answer
        assert answer["message"]
        return status, answer["code"]


@pytest.fixture
async def raw(fake: FakeDiscord) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(fake, session)


def rows(*buttons: JSON) -> list[JSON]:
    return [{"type": 1, "components": list(buttons)}]


def button(label: str | None = "Yes", custom_id: str | None = "yes", **more: Any) -> JSON:
    told: JSON = {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}
    return {name: value for name, value in told.items() if value is not None}


def option(label: str = "North", **more: Any) -> JSON:
    return {"label": label, "value": label, **more}


def select(*options: JSON, **more: Any) -> JSON:
    return {"type": 3, "custom_id": "who", "options": list(options), **more}


def text_input(label: str = "What?", custom_id: str | None = "what", **more: Any) -> JSON:
    return {"type": 4, "style": 1, "label": label, "custom_id": custom_id, **more}


# People and the library.


async def test_a_conversation_reads_as_prose(bot: Bot, tom: Person, club: Club) -> None:
    await tom.slash("ruling", what="3NT?", where=club)
    tom.sees("What happened? (3NT?, el)")
    club.sees("What happened?")
    assert tom.buttons == ["Insufficient bid", "Lead out of turn"]
    assert tom.live is not None
    menu = tom.live

    assert await tom.click("Insufficient bid") is None
    assert tom.live is menu
    assert tom.screen == "Law 27 on 3♠X by N −2: insufficient bid"
    tom.sees("**Law 27**")
    tom.sees_no("What happened?")
    assert tom.buttons == []
    assert [version.buttons for version in menu.versions] == [["Insufficient bid", "Lead out of turn"], []]
    assert menu.content == "**Law 27** on \u20683♠X by N −2\u2069: insufficient bid"


async def test_direct_messages(bot: Bot, tom: Person) -> None:
    await tom.says("good evening")
    tom.sees("You wrote: good evening")
    await tom.says("silence", answered=False)
    assert [message.content for message in bot.heard] == ["good evening", "silence"]
    await tom.slash("ruling")
    await tom.click("2. Lead out of turn")
    tom.sees("lead out of turn")
    assert isinstance(bot.heard[0].channel, discord.DMChannel)


async def test_suggestions(bot: Bot, tom: Person) -> None:
    assert await tom.types("ruling", what="out of") == ["Lead out of turn", "Call out of turn"]
    assert [choice.value for choice in tom.choices] == ["lead out of turn", "call out of turn"]
    await tom.slash("ruling", what="Call out of turn")
    tom.sees("(call out of turn, el)")
    # They are forgotten once the command is sent.
    await tom.slash("ruling", what="Call out of turn")
    tom.sees("(Call out of turn, el)")
    # What is already filled in is told as well.
    await tom.types("players", secret=True, who="T")
    assert tom.choices[0].name == "T of True"
    with pytest.raises(AssertionError, match="nothing is ever suggested for 'secret'"):
        await tom.types("players", secret="yes")


async def test_menus(bot: Bot, tom: Person) -> None:
    await tom.slash("players")
    assert tom.options == ["North", "South"]
    assert tom.buttons == ["Write", "Later", "Forget"]
    await tom.choose("South")
    tom.sees("It was s.")
    await tom.choose("1. North", "South", from_select="Who?")
    tom.sees("It was n+s.")
    with pytest.raises(AssertionError, match="no option"):
        await tom.choose("East")
    with pytest.raises(AssertionError, match="no option"):
        await tom.choose("North", from_select="Where?")


async def test_forms(bot: Bot, tom: Person) -> None:
    await tom.slash("facts")
    assert tom.modal is not None
    assert (tom.modal.title, tom.modal.labels) == ("The facts", ["What happened?", "Anything else?", "Which side?"])
    for answers, problem in (
        ({"which_side": "EW"}, "'What happened?' is not filled in"),
        ({"what_happened": "ab", "which_side": "EW"}, "takes 3 to 20 characters, not 2"),
        ({"what_happened": "revoke"}, "nothing is chosen for 'Which side?'"),
        ({"what_happened": "revoke", "which_side": "NW"}, "no option 'NW'"),
        ({"what_happened": "revoke", "which_side": "EW", "who": "N"}, "the form has no 'who'"),
    ):
        with pytest.raises(AssertionError, match=re.escape(problem)):
            await tom.fills(answers)
    assert await tom.fills(what_happened="revoke", which_side="EW") == "revoke, no, EW"
    assert tom.modal is None
    with pytest.raises(AssertionError, match="no form is open"):
        await tom.fills(what_happened="revoke")


async def test_a_form_over_a_message_may_change_it(bot: Bot, tom: Person) -> None:
    await tom.slash("players")
    await tom.click("Write")
    await tom.fills({"What happened?": "a lead", "more": "late", "Which side?": "NS"})
    tom.sees("a lead, late, NS")
    assert len(tom.bot_messages) == 1
    await tom.click("Write")
    tom.closes_modal()
    assert tom.modal is None


async def test_thinking_and_what_follows(bot: Bot, fake: FakeDiscord, tom: Person, club: Club) -> None:
    asked = tom.slashes_without_waiting("report", where=club)
    await asked.acknowledged.wait()
    assert asked.thinking
    assert tom.screen == ""
    assert "(is thinking)" in tom.picture
    bot.go_on.set()
    await fake.settled()
    first, second = asked.replies
    assert not asked.thinking
    assert asked.original is first
    assert (first.text, second.text) == ("Here it is.", "One more thing.")
    assert [(file.name, file.content, file.description) for file in first.files] == [
        ("board_7.txt", b"Board 7", "The board")
    ]
    # Whoever saw "thinking" sees what comes in its place; what comes after is for whom it says.
    assert (first.ephemeral, second.only_for) == (False, tom.user)
    assert tom.notice == "One more thing."
    await tom.slash("report", where=club, secret=True)
    assert [message.ephemeral for message in tom.interactions[-1].replies] == [True, True]


async def test_ephemeral_messages_are_for_one_pair_of_eyes(
    bot: Bot, fake: FakeDiscord, tom: Person, ann: Person, club: Club, raw: Raw
) -> None:
    assert await tom.slash("players", where=club, secret=True) == "Who was it?"
    assert tom.screen == "Who was it?"
    assert ann.goes_to(club).screen == club.screen == ""
    await tom.choose("North")
    tom.sees("It was n.")
    assert tom.live is not None
    with pytest.raises(AssertionError, match="Ann does not see that message"):
        await ann.tap_raw("who", tom.live)
    path = f"/channels/{club.channel.id}/messages/{tom.live.id}"
    assert await raw.refused(f"GET {path}") == (404, 10008)
    assert await raw.refused(f"PATCH {path}", {"content": "mine"}) == (404, 10008)
    assert await raw.refused(f"DELETE {path}") == (404, 10008)
    tom.dismisses(tom.live)
    assert tom.screen == ""


async def test_a_note_is_not_the_screen(bot: Bot, tom: Person, club: Club) -> None:
    await tom.slash("ruling", where=club)
    assert tom.live is not None
    menu = tom.live.version
    await tom.click("Lead out of turn")
    assert await tom.tap_stale(menu, "Insufficient bid") == "That is settled."
    assert tom.notice == "That is settled."
    tom.sees("Law 27 on 3♠X by N −2: lead out of turn")
    assert len(tom.bot_messages) == 2
    assert await tom.tap_stale(menu.message, "1. Insufficient bid") == "That is settled."
    assert await tom.tap_raw("case:revoke") == "That is settled."
    with pytest.raises(AssertionError, match="never had a button 'Revoke'"):
        await tom.tap_stale(menu, "Revoke")


async def test_two_people_at_once(bot: Bot, tom: Person, ann: Person, club: Club) -> None:
    await asyncio.gather(tom.slash("ruling", what="T", where=club), ann.slash("ruling", what="A", where=club))
    assert {message.text for message in club.messages} == {"What happened? (T, el)", "What happened? (A, en-US)"}
    await asyncio.gather(tom.says("for Tom"), ann.says("for Ann"))
    assert (tom.screen, ann.screen) == ("You wrote: for Tom", "You wrote: for Ann")


async def test_rooms_of_a_club(bot: Bot, fake: FakeDiscord, tom: Person, club: Club) -> None:
    results = club.room("results")
    await tom.slash("ruling", where=results)
    assert (club.screen, results.buttons) == ("", ["Insufficient bid", "Lead out of turn"])
    await tom.slash("ruling")
    await tom.click("Lead out of turn", on=results)
    results.sees("lead out of turn")
    assert tom.at(None).buttons == ["Insufficient bid", "Lead out of turn"]
    eve = fake.person("Eve")
    with pytest.raises(AssertionError, match="Eve is not in Club"):
        await eve.slash("ruling", where=results)
    with pytest.raises(AssertionError, match="Club has no channel 'bar'"):
        club.room("bar")


async def test_what_the_library_is_told_of_where_and_who(bot: Bot, tom: Person, club: Club) -> None:
    seen: list[Event] = []

    @bot.event
    async def on_interaction(interaction: Event) -> None:
        seen.append(interaction)

    await tom.slash("ruling", where=club)
    await tom.slash("ruling")
    here, private = seen
    assert (here.locale, here.guild_locale) == (discord.Locale.greek, discord.Locale.turkish)
    assert isinstance(here.user, discord.Member)
    assert (here.user.display_name, here.guild_id, here.channel_id) == ("Tom", club.guild.id, club.channel.id)
    assert (here.context.guild, private.context.dm_channel) == (True, True)
    assert (private.guild, private.user.id, private.channel_id) == (None, tom.id, tom.dm.id)
    tom.speaks("tr")
    await tom.slash("ruling")
    tom.sees("(None, tr)")


async def test_guild_messages_come_without_their_words(bot: Bot, fake: FakeDiscord, tom: Person, club: Club) -> None:
    await tom.says("hello all", where=club, answered=False)
    await tom.says(f"hello <@{fake.bot.id}>", where=club)
    assert [message.content for message in bot.heard] == ["", f"hello <@{fake.bot.id}>"]
    assert club.messages[0].content == "hello all"


async def test_guild_messages_come_whole_to_those_who_may(fake: FakeDiscord, tom: Person, club: Club) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True, message_content=True)
    async with Bot(intents=intents) as refused:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await asyncio.wait_for(refused.start(fake.token), 5)
    fake.gateway.privileged.message_content = True
    bot = Bot(intents=intents)
    async with running(fake, bot):
        await tom.says("hello all", where=club)
        assert bot.heard[0].content == "hello all"
        # Nobody asked for direct messages.
        await tom.says("hello you", answered=False)
        assert len(bot.heard) == 1


async def test_the_bot_writes_edits_and_deletes_of_its_own(
    bot: Bot, fake: FakeDiscord, tom: Person, club: Club
) -> None:
    channel = bot.get_channel(club.channel.id)
    assert isinstance(channel, discord.TextChannel)
    said = await tom.says("the facts", where=club, answered=False)
    told = await channel.send(
        "Results",
        embed=discord.Embed(title="Board 7", description="3NT =").add_field(name="NS", value="+600"),
        reference=discord.MessageReference(message_id=said.id, channel_id=channel.id),
    )
    club.sees("Board 7\n3NT =\nNS\n+600")
    assert club.live is not None
    assert club.live.reply_to is said
    assert told.reference is not None
    assert isinstance(told.reference.resolved, discord.Message)
    await told.edit(content="Results, *corrected*", embed=None)
    assert club.screen == "Results, corrected"
    assert [version.text.splitlines()[0] for version in club.live.versions] == ["Results", "Results, corrected"]
    await told.delete()
    assert club.bot_messages == []
    with pytest.raises(discord.NotFound) as late:
        await told.edit(content="late")
    assert late.value.code == 10008


async def test_the_bot_writes_first(bot: Bot, tom: Person, club: Club) -> None:
    user = await bot.fetch_user(tom.id)
    await user.send("Good morning")
    tom.sees("Good morning")
    tom.closes_dms()
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("Hello?")
    assert closed.value.code == 50007
    tom.opens_dms()
    await user.send("Hello")
    channel = bot.get_channel(club.channel.id)
    assert isinstance(channel, discord.TextChannel)
    club.keeps_bot_out()
    with pytest.raises(discord.Forbidden) as missing:
        await channel.send("Hello?")
    assert missing.value.code == 50013
    await tom.slash("ruling", where=club)
    club.lets_bot_in()
    await channel.send("Hello")
    club.sees("Hello")


async def test_who_is_notified(bot: Bot, tom: Person, ann: Person, club: Club) -> None:
    channel = bot.get_channel(club.channel.id)
    assert isinstance(channel, discord.TextChannel)
    text = f"<@{tom.id}> and @everyone"
    await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    await channel.send(text, allowed_mentions=discord.AllowedMentions(everyone=False, users=True))
    await channel.send(text)
    assert [message.pinged for message in club.messages] == [[], [tom.user], [tom.user, ann.user]]
    assert [message.allowed_mentions for message in club.messages] == [
        {"parse": []},
        {"parse": ["users", "roles"], "replied_user": True},
        None,
    ]


async def test_files_can_be_fetched(bot: Bot, fake: FakeDiscord, club: Club) -> None:
    channel = bot.get_channel(club.channel.id)
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send(files=[discord.File(io.BytesIO(word.encode()), f"{word}.txt") for word in ("one", "two")])
    assert [await attachment.read() for attachment in sent.attachments] == [b"one", b"two"]
    await sent.edit(attachments=[sent.attachments[1], discord.File(io.BytesIO(b"3"), "three.txt")])
    assert club.live is not None
    assert [file.name for file in club.live.files] == ["two.txt", "three.txt"]


async def test_a_button_outlives_the_bot_that_made_it(fake: FakeDiscord, tom: Person) -> None:
    async with running(fake, Bot()):
        await tom.slash("ruling")
    async with running(fake, Bot()):
        await tom.click("Insufficient bid")
    tom.sees("insufficient bid")


async def test_commands_are_found_by_place_and_language(fake: FakeDiscord, raw: Raw, tom: Person, club: Club) -> None:
    commands = [
        {"name": "ruling", "description": "x", "name_localizations": {"el": "διαιτησία"}, "type": 1},
        {"name": "post", "description": "x", "contexts": [0]},
        {"name": "table", "description": "x", "options": [{"type": 1, "name": "new", "description": "x"}]},
    ]
    told = await raw.ok(f"PUT /applications/{fake.bot.id}/commands", commands)
    assert [command["name"] for command in told] == ["ruling", "post", "table"]
    again = await raw.ok(f"PUT /applications/{fake.bot.id}/commands", commands[::-1])
    assert [command["id"] for command in again] == [command["id"] for command in told][::-1]
    assert await raw.ok(f"GET /applications/{fake.bot.id}/commands") == again
    path = f"/applications/{fake.bot.id}/guilds/{club.guild.id}/commands"
    (own,) = await raw.ok(f"PUT {path}", [{"name": "ours", "description": "x"}])
    assert own["guild_id"] == str(club.guild.id)
    assert club.commands("el") == ["ours", "table", "post", "διαιτησία"]
    assert tom.commands == ["table", "post", "διαιτησία"]
    asked = tom.slashes_without_waiting("διαιτησία")
    assert asked.data == {"id": told[0]["id"], "name": "ruling", "type": 1, "options": []}
    asked = tom.slashes_without_waiting("table new", where=club)
    assert asked.data["options"] == [{"name": "new", "type": 1, "options": []}]
    assert tom.slashes_without_waiting("ours", where=club).data["guild_id"] == str(club.guild.id)
    for words in ("ours", "post", "table old", "law"):
        with pytest.raises(AssertionError, match=f"there is no /{words} here"):
            tom.slashes_without_waiting(words)


async def test_buttons_and_menus_are_told_apart(raw: Raw, tom: Person, club: Club) -> None:
    menus = [
        select(option("1. North"), option("2. South"), custom_id=name, placeholder=name, min_values=1, max_values=2)
        for name in ("dealer", "offender")
    ]
    off = select(option("Both"), custom_id="vul", disabled=True)
    body = {
        "content": "Who?",
        "components": [
            *rows(menus[0]),
            *rows(menus[1]),
            *rows(off),
            *rows(button("1. Yes", "a"), button("2. Yes", "b"), button("No", "c")),
        ],
    }
    await raw.ok(f"POST /channels/{club.channel.id}/messages", body)
    tom.goes_to(club)
    assert tom.live is not None
    for words in (("North",), ("South", "North")):
        with pytest.raises(AssertionError, match="2 menus have"):
            await tom.choose(*words)
    with pytest.raises(AssertionError, match="takes 1 to 2 options, not 0"):
        await tom.choose(from_select="dealer")
    with pytest.raises(AssertionError, match=r"menu with \('Both',\) is disabled"):
        await tom.choose("Both", on=tom.live)
    with pytest.raises(AssertionError, match="2 of them say 'Yes'"):
        await tom.click("Yes")
    with pytest.raises(AssertionError, match="no button 'Perhaps' on the message"):
        await tom.click("Perhaps", on=tom.live)
    with pytest.raises(AssertionError, match=r"no option .* on the message"):
        await tom.choose("East", on=tom.live)
    tom.fake.patience = 0.05
    for act in (tom.click("2. Yes", on=tom.live), tom.choose("South", "North", from_select="offender", on=club)):
        with pytest.raises(AssertionError, match="no bot is connected"):
            await act
    pressed, chosen = tom.interactions
    assert pressed.data == {"custom_id": "b", "component_type": 2}
    assert chosen.data == {"custom_id": "offender", "component_type": 3, "values": ["2. South", "1. North"]}


async def test_a_button_the_message_never_had(raw: Raw, tom: Person) -> None:
    await raw.ok(f"POST /channels/{tom.dm.id}/messages", {"content": "Who?", "components": rows(button())})
    for values in (None, ["n"]):
        pressed = tom.taps_without_waiting("forged", values=values)
        told = pressed.payload["message"]["components"]
        assert [control["custom_id"] for row in told for control in row["components"]] == ["yes", "forged"]
        assert told[1]["components"][0]["type"] == pressed.data["component_type"]
    pressed = tom.taps_without_waiting("yes")
    assert len(pressed.payload["message"]["components"]) == 1
    assert tom.buttons == ["Yes"]


async def test_options_are_filled_in_as_the_app_lets_people(
    fake: FakeDiscord, raw: Raw, tom: Person, ann: Person
) -> None:
    options = [
        {"type": 4, "name": "board", "description": "x", "required": True, "min_value": 1, "max_value": 64},
        {"type": 3, "name": "side", "description": "x", "choices": [{"name": "North-South", "value": "ns"}]},
        {"type": 3, "name": "note", "description": "x", "max_length": 5},
        {"type": 5, "name": "late", "description": "x"},
        {"type": 6, "name": "player", "description": "x"},
    ]
    body = [{"name": "post", "description": "x", "options": options}]
    await raw.ok(f"PUT /applications/{fake.bot.id}/commands", body)
    asked = tom.slashes_without_waiting("post", board=7, side="North-South", late=True, player=ann)
    assert [(one["name"], one["type"], one["value"]) for one in asked.data["options"]] == [
        ("board", 4, 7),
        ("side", 3, "ns"),
        ("late", 5, True),
        ("player", 6, str(ann.id)),
    ]
    assert asked.data["resolved"]["users"][str(ann.id)]["global_name"] == "Ann"
    assert "members" not in asked.data["resolved"]
    club = fake.guild("Club", members=[tom, ann])
    asked = tom.slashes_without_waiting("post", where=club, board=7, player=ann)
    assert str(ann.id) in asked.data["resolved"]["members"]
    for given, problem in (
        ({}, "cannot be sent without 'board'"),
        ({"board": 65}, "takes 1 to 64, not 65"),
        ({"board": "7"}, "'7' does not fit 'board'"),
        ({"board": True}, "True does not fit 'board'"),
        ({"board": 7, "side": "East"}, "no choice for 'side'"),
        ({"board": 7, "note": "longer"}, "takes 0 to 5 characters, not 6"),
        ({"board": 7, "vul": "both"}, "has no option 'vul'"),
    ):
        with pytest.raises(AssertionError, match=problem):
            tom.slashes_without_waiting("post", **given)


# What people notice.


async def test_a_silent_bot_is_noticed(bot: Bot, fake: FakeDiscord, tom: Person) -> None:
    await tom.slash("players")
    fake.patience = 1
    await tom.click("Forget", answered=False)
    with pytest.raises(AssertionError, match=r"(?s)pressed 'Forget': the application did not respond.*Who was it\?"):
        await tom.click("Forget")
    with pytest.raises(AssertionError, match="the bot was not to answer"):
        await tom.choose("North", answered=False)
    with pytest.raises(AssertionError, match=r"(?s)wrote 'silence': the bot did nothing.*Tom \[\d+\]: silence"):
        await tom.says("silence")
    with pytest.raises(AssertionError, match="the bot was to keep silent"):
        await tom.says("speak", answered=False)
    with pytest.raises(AssertionError, match="thinking, or busy, without end"):
        await tom.slash("report")
    with pytest.raises(AssertionError, match="not settled"):
        await fake.settled()
    bot.go_on.set()


async def test_a_refused_answer_is_shown(bot: Bot, fake: FakeDiscord, tom: Person, clock: Clock) -> None:
    fake.patience = 1

    def late(route: str) -> float:
        clock.now += 3.1
        return 0.0

    fake.delay = late
    with pytest.raises(AssertionError, match=r"(?s)did not respond.*callback: 404 10062 Unknown interaction"):
        await tom.slash("ruling")


async def test_nobody_answers_when_no_bot_is_there(fake: FakeDiscord, tom: Person, raw: Raw) -> None:
    fake.patience = 0.05
    await raw.ok(f"PUT /applications/{fake.bot.id}/commands", [{"name": "ruling", "description": "x"}])
    with pytest.raises(AssertionError, match="no bot is connected"):
        await tom.slash("ruling")
    with pytest.raises(AssertionError, match="no bot is connected"):
        await tom.says("hello")
    with pytest.raises(AssertionError, match=r"no bot has connected in 0\.05 s"):
        await fake.connected()


async def test_failures_show_the_chat(bot: Bot, tom: Person, club: Club) -> None:
    with pytest.raises(AssertionError, match="has written nothing yet"):
        await tom.tap_raw("case:revoke")
    await tom.slash("players")
    with pytest.raises(AssertionError, match=r"(?s)no button 'Revoke'.*'Write'.*<Who\?: 1\. North \| 2\. South>"):
        await tom.click("Revoke")
    with pytest.raises(AssertionError, match=r"(?s)'Later' is disabled.*\[Later \(off\)\]"):
        await tom.click("Later")
    with pytest.raises(AssertionError, match=r"(?s)- Law 64.*\+ Who was it\?"):
        tom.sees("Law 64")
    with pytest.raises(AssertionError, match="is on the screen"):
        tom.sees_no("was it")
    with pytest.raises(AssertionError, match="waited in vain for 'Law 64'"):
        await tom.waits("Law 64", timeout=0.02)
    with pytest.raises(AssertionError, match="1 to 2000 characters"):
        await tom.says(" ")


async def test_waiting_for_what_comes_later(bot: Bot, fake: FakeDiscord, tom: Person) -> None:
    fake.delay = lambda route: 0.05 if route == SEND else 0
    tom.says_without_waiting("one")
    assert tom.screen == ""
    await tom.waits("You wrote: one")
    tom.says_without_waiting("two")
    await tom.waits(lambda person: len(person.bot_messages) == 2)
    tom.says_without_waiting("three")
    await fake.settled()
    tom.sees("three")


async def test_people_wait_until_the_handler_has_finished(bot: Bot, fake: FakeDiscord, tom: Person) -> None:
    gap = 0.03

    @bot.event
    async def on_message(message: discord.Message) -> None:
        if message.author != bot.user:
            for number in ("one", "two", "three"):
                await asyncio.sleep(gap)
                await message.channel.send(number)

    await tom.says("count")
    tom.sees("three")
    # Without a look at the library's tasks it has finished when it has been silent for a while: longer than it takes
    # to go on, though less than it takes for all three.
    fake.busy = None
    gap, fake.settle = 0.15, 0.25
    await tom.says("count")
    assert [message.text for message in tom.bot_messages] == ["one", "two", "three"] * 2


async def test_people_wait_for_calls_under_way_and_for_a_bot_that_thinks(
    bot: Bot, fake: FakeDiscord, tom: Person, ann: Person
) -> None:
    fake.busy = None
    fake.delay = lambda route: 0.1 if route == SEND else 0.0

    @bot.event
    async def on_interaction(interaction: Event) -> None:
        assert isinstance(interaction.channel, discord.DMChannel)
        await interaction.channel.send("and this takes a while")

    await tom.slash("ruling")
    tom.sees("takes a while")
    asyncio.get_running_loop().call_later(0.15, bot.go_on.set)
    await ann.slash("report")
    assert ann.interactions[0].original is not None
    assert ann.interactions[0].original.text == "Here it is."


async def test_silence_of_a_bot_that_does_not_listen_is_no_answer(fake: FakeDiscord, tom: Person) -> None:
    fake.patience = 0.05
    async with gateway(fake) as socket:
        await socket.says(2, identity(fake, intents=1 << 12))
        while (await socket.hears())["op"] != 0:
            pass
        with pytest.raises(AssertionError, match="does not take in what it is told"):
            await tom.says("hello", answered=False)
        # It has been asked, and says it has.
        while (await socket.hears())["op"] != 1:
            pass
        await socket.says(1, 2)
        await fake.caught_up()


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("**3NT** by *North*, __vul__", "3NT by North, vul"),
        ("# Law 27\n-# small\n> told", "Law 27\nsmall\ntold"),
        ("2 * 3 * 4 = snake_case_name", "2 * 3 * 4 = snake_case_name"),
        (r"\*not slanted\* and \_this\_", "*not slanted* and _this_"),
        ("`**code**` ```py\na_b```", "**code** a_b"),
        ("[the Law](https://example.org/27) [not](this)", "the Law [not](this)"),
        ("||secret|| ~~gone~~", "secret gone"),
        ("\u20683♠X\u2069", "3♠X"),
    ],
)
def test_markdown_as_it_reads(sent: str, read: str) -> None:
    assert plain(sent) == read


# The gateway.


async def test_login_says_who_and_what(bot: Bot, fake: FakeDiscord, club: Club) -> None:
    assert bot.user is not None
    assert (bot.user.id, bot.application_id, bot.user.name) == (fake.bot.id, fake.bot.id, "Fifth Seat")
    (identified,) = fake.gateway.identified
    assert identified["intents"] == discord.Intents(guilds=True, dm_messages=True, guild_messages=True).value
    assert "token" not in identified
    assert [guild.name for guild in bot.guilds] == ["Club"]
    assert [call.route for call in fake.calls] == [
        "GET /users/@me",
        "GET /oauth2/applications/@me",
        "PUT /applications/{application_id}/commands",
    ]
    fake.guild("Another club", members=[])
    await fake.settled()
    assert [guild.name for guild in bot.guilds] == ["Club", "Another club"]


async def test_a_wrong_token_is_refused(fake: FakeDiscord) -> None:
    async with Bot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")
    # The library has no second chance to be wrong, so the gateway is tried with a token that is changed in between.
    async with Bot() as bot:
        await bot.login(fake.token)
        fake.gateway.token = "another"
        with pytest.raises(discord.ConnectionClosed) as closed:
            await bot.connect()
    assert closed.value.code == 4004


@pytest.mark.parametrize("trouble", ["closed", "cut", "asked", "invalid"])
async def test_what_happens_meanwhile_is_heard_after_resuming(
    bot: Bot, fake: FakeDiscord, tom: Person, trouble: str
) -> None:
    await tom.slash("ruling")
    if trouble == "closed":
        fake.disconnect(4000)
    elif trouble == "cut":
        fake.disconnect()
    elif trouble == "asked":
        fake.reconnect()
    else:
        fake.invalidate(resumable=True)
    await tom.click("Insufficient bid")
    tom.sees("insufficient bid")
    await fake.settled()
    assert bot.events == ["ready", "resumed"]
    assert (fake.gateway.resumed, len(fake.gateway.identified), len(fake.gateway.sessions)) == (1, 1, 1)


async def test_an_invalid_session_begins_anew(bot: Bot, fake: FakeDiscord, tom: Person) -> None:
    fake.invalidate()
    lost = tom.slashes_without_waiting("ruling")
    await fake.connected()
    await tom.slash("ruling")
    assert not lost.acknowledged.is_set()
    assert (fake.gateway.resumed, len(fake.gateway.identified)) == (0, 2)
    # A session that has ended meanwhile is refused when it is to be resumed.
    fake.gateway.sessions.clear()
    fake.gateway.abort()
    await fake.connected()
    await tom.slash("ruling")
    assert (fake.gateway.refused_sessions, fake.gateway.resumed, len(fake.gateway.identified)) == (1, 0, 3)


async def test_unanswered_heartbeats_make_the_bot_connect_anew(fake: FakeDiscord, tom: Person) -> None:
    fake.gateway.heartbeat_interval = 0.05
    bot = Bot(heartbeat_timeout=0.2)
    async with running(fake, bot):
        await asyncio.sleep(0.3)
        assert fake.gateway.closed_by_bot == []
        fake.gateway.answers_heartbeats = False
        assert await fake.until(lambda: fake.gateway.closed_by_bot == [4000], 3)
        fake.gateway.answers_heartbeats = True
        assert await fake.until(lambda: fake.gateway.resumed > 0, 3)
        await tom.slash("ruling")


async def test_shards_hear_of_their_own_guilds(fake: FakeDiscord, tom: Person, clock: Clock) -> None:
    fake.shards = 2
    clubs = []
    for number in range(2):
        clock.now += 0.001
        clubs.append(fake.guild(f"Club {number}", members=[tom]))
    assert {club.guild.id >> 22 & 1 for club in clubs} == {0, 1}

    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            pass

        async def on_interaction(self, interaction: Event) -> None:
            assert interaction.guild is not None
            await interaction.response.send_message(f"shard {interaction.guild.shard_id}")

    bot = Sharded(intents=discord.Intents(guilds=True, dm_messages=True), guild_ready_timeout=0.02)
    fake.global_commands = [{"id": "1", "name": "which", "type": 1}]
    async with running(fake, bot):
        assert bot.shard_count == 2
        for club in clubs:
            await tom.slash("which", where=club)
            assert club.screen == f"shard {(club.guild.id >> 22) % 2}"
        await fake.settled()
        assert fake.refused == []  # as it would be if both were told
        tom.says_without_waiting("hello")
        told = {session.shard: [event["t"] for event in session.sent] for session in fake.gateway.sessions.values()}
        assert told == {
            0: ["READY", "GUILD_CREATE", "INTERACTION_CREATE", "MESSAGE_CREATE"],
            1: ["READY", "GUILD_CREATE", "INTERACTION_CREATE"],
        }
    assert sorted(one["shard"] for one in fake.gateway.identified) == [[0, 2], [1, 2]]


class Socket:
    """A bare connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def says(self, op: int | None, data: Any = None) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def hears(self) -> JSON:
        told: JSON = await self.socket.receive_json(timeout=3)
        return told

    async def closed(self) -> int | None:
        while (await self.socket.receive(timeout=3)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self.socket.close_code


@asynccontextmanager
async def gateway(fake: FakeDiscord, query: str = "?v=10&encoding=json") -> AsyncIterator[Socket]:
    async with aiohttp.ClientSession() as session, session.ws_connect(fake.gateway_url + query) as socket:
        yield Socket(socket)


def identity(fake: FakeDiscord, **more: Any) -> JSON:
    return {"token": fake.token, "properties": {}, "intents": 1, **more}


async def test_the_gateway_by_hand(fake: FakeDiscord, club: Club, tom: Person) -> None:
    async with gateway(fake) as socket:
        assert (await socket.hears())["d"] == {"heartbeat_interval": 41250}
        await socket.says(1)
        assert (await socket.hears())["op"] == 11
        await socket.says(2, identity(fake))
        ready, guild = await socket.hears(), await socket.hears()
        assert (ready["t"], ready["s"], guild["t"], guild["s"]) == ("READY", 1, "GUILD_CREATE", 2)
        assert ready["d"]["resume_gateway_url"] == fake.gateway_url
        # Only those with the right to know are told of all members.
        assert [member["user"]["username"] for member in guild["d"]["members"]] == ["Fifth Seat"]
        assert guild["d"]["member_count"] == 3
        await socket.says(8, {"guild_id": str(club.guild.id), "query": "to", "limit": 5, "nonce": "n"})
        chunk = (await socket.hears())["d"]
        assert ([member["user"]["id"] for member in chunk["members"]], chunk["nonce"]) == ([str(tom.id)], "n")


async def test_a_bot_that_says_good_bye_is_told_nothing_more(fake: FakeDiscord, tom: Person) -> None:
    for code in (4000, 1000, 1001):
        async with gateway(fake) as socket:
            await socket.says(2, identity(fake))
            assert await fake.until(lambda: len(fake.gateway.connected) == 1)
            await socket.socket.close(code=code)
        assert await fake.until(lambda: not fake.gateway.connected)
        # The first may come back and hear the rest; the others have left for good.
        assert list(fake.gateway.sessions) == ["session-1"]
    assert fake.gateway.closed_by_bot == [4000, 1000, 1001]


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (99, None, 4001),
        (None, None, 4001),
        (3, {}, 4003),
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"intents": 1 << 30}, 4013),
        (2, {"intents": "1"}, 4013),
        (2, {"intents": 1 << 15}, 4014),
        (2, {"intents": 1, "shard": [2, 2]}, 4010),
        (6, {"session_id": "session-1", "seq": 99}, 4007),
        (1, "x" * 5000, 4002),
    ],
)
async def test_the_gateway_hangs_up(fake: FakeDiscord, op: int | None, data: Any, code: int) -> None:
    async with gateway(fake) as first:
        await first.says(2, identity(fake))
        assert (await first.hears())["op"] == 10
        assert (await first.hears())["t"] == "READY"
        async with gateway(fake) as socket:
            await socket.says(op, {"token": fake.token, **data} if isinstance(data, dict) else data)
            assert await socket.closed() == code


async def test_the_gateway_hangs_up_on_noise(fake: FakeDiscord) -> None:
    async with gateway(fake) as socket:
        await socket.socket.send_str("hello")
        assert await socket.closed() == 4002
    async with gateway(fake, "?v=5") as socket:
        assert await socket.closed() == 4012
    async with gateway(fake) as socket:
        await socket.says(2, identity(fake))
        await socket.says(2, identity(fake))
        assert await socket.closed() == 4005


# What is refused: calls.


async def test_calls_that_lead_nowhere(raw: Raw, fake: FakeDiscord, tom: Person) -> None:
    assert await raw("GET /nowhere") == (404, {"message": "404: Not Found", "code": 0})
    assert await raw("DELETE /users/@me") == (405, {"message": "405: Method Not Allowed", "code": 0})
    assert await raw("GET /users/@me", token="wrong") == (401, {"message": "401: Unauthorized", "code": 0})
    assert await raw("GET /channels/1") == (404, {"message": "Unknown Channel", "code": 10003})
    assert await raw.refused("GET /users/1") == (404, 10013)
    assert await raw.refused("GET /applications/1/commands") == (403, 20012)
    assert await raw.refused(f"GET /applications/{fake.bot.id}/guilds/1/commands") == (403, 50001)
    assert await raw.refused("POST /users/@me/channels", {"recipient_id": "1"}) == (400, 50033)
    assert await raw.wrong("GET /channels/general") == {
        "channel_id": 'Value "general" is not snowflake. [NUMBER_TYPE_COERCE]'
    }
    opened = await raw.ok("POST /users/@me/channels", {"recipient_id": str(tom.id)})
    assert opened == await raw.ok(f"GET /channels/{tom.dm.id}")
    assert (await raw.ok(f"GET /users/{tom.id}"))["global_name"] == "Tom"
    assert (await raw.ok("GET /gateway/bot"))["url"] == (await raw.ok("GET /gateway"))["url"] == fake.gateway_url
    url = f"{fake.base_url}/channels/{tom.dm.id}/messages"
    headers = {"Authorization": f"Bot {fake.token}", "Content-Type": "application/json"}
    async with raw.session.post(url, data="{", headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


LONG_TEXT, MANY_FIELDS = "x" * 1025, [{"name": "a", "value": "b"}] * 26
BASE = "components.0.components"


@pytest.mark.parametrize(
    ("body", "where", "code"),
    [
        ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
        ({"content": "🃏" * 1001}, "content", "BASE_TYPE_MAX_LENGTH"),
        ({"content": 5}, "content", "STRING_TYPE_CONVERT"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
        ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "x", "fields": MANY_FIELDS}]}, "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"fields": [{"name": "a"}]}]}, "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"),
        (
            {"embeds": [{"fields": [{"name": "a", "value": LONG_TEXT}]}]},
            "embeds.0.fields.0.value",
            "BASE_TYPE_MAX_LENGTH",
        ),
        ({"embeds": [{"title": "x", "footer": {"text": "x" * 2049}}]}, "embeds.0.footer.text", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "x", "color": 1 << 24}]}, "embeds.0.color", "NUMBER_TYPE_MAX"),
        ({"embeds": [{"title": "x", "url": "ftp://x"}]}, "embeds.0.url", "URL_TYPE_INVALID_SCHEME"),
        ({"embeds": [{"title": "x", "author": {"name": ""}}]}, "embeds.0.author.name", "BASE_TYPE_REQUIRED"),
        ({"embeds": ["x"]}, "embeds.0", "MODEL_TYPE_CONVERT"),
        ({"embeds": "x"}, "embeds", "LIST_TYPE_CONVERT"),
        ({"flags": "4"}, "flags", "NUMBER_TYPE_COERCE"),
        ({"attachments": [{"id": "x"}]}, "attachments.0.id", "NUMBER_TYPE_COERCE"),
        ({"flags": 1 << 15}, "flags", "FAKE_SERVER"),
        ({"poll": {"question": {}}}, "poll", "FAKE_SERVER"),
        ({"nonce": "x" * 26}, "nonce", "NONCE_TYPE_TOO_LONG"),
        ({"message_reference": {"message_id": "1"}}, "message_reference", "REPLIES_UNKNOWN_MESSAGE"),
        ({"allowed_mentions": {"parse": ["all"]}}, "allowed_mentions.parse.0", "BASE_TYPE_CHOICES"),
        (
            {"allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        ({"components": rows() * 6}, "components", "BASE_TYPE_MAX_LENGTH"),
        ({"components": rows()}, BASE, "BASE_TYPE_BAD_LENGTH"),
        ({"components": [button()]}, "components.0", "UNION_TYPE_CHOICES"),
        ({"components": rows(text_input())}, f"{BASE}.0", "UNION_TYPE_CHOICES"),
        ({"components": rows(*(button(custom_id=str(n)) for n in range(6)))}, BASE, "BASE_TYPE_BAD_LENGTH"),
        ({"components": rows(button(), select(option()))}, f"{BASE}.1", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        ({"components": rows(button(custom_id="x" * 101))}, f"{BASE}.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
        ({"components": rows(button(custom_id=""))}, f"{BASE}.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
        ({"components": rows(button(custom_id=None))}, f"{BASE}.0", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
        ({"components": rows(button(), button())}, f"{BASE}.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (
            {"components": rows(button()) + rows(button())},
            "components.1.components.0.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        ({"components": rows(button("x" * 81))}, f"{BASE}.0.label", "BASE_TYPE_MAX_LENGTH"),
        ({"components": rows(button(""))}, f"{BASE}.0.label", "BASE_TYPE_REQUIRED"),
        ({"components": rows(button(None))}, f"{BASE}.0.label", "BASE_TYPE_REQUIRED"),
        ({"components": rows(button(style=9))}, f"{BASE}.0.style", "BASE_TYPE_CHOICES"),
        (
            {"components": rows(button(style=5, url="https://example.org"))},
            f"{BASE}.0.custom_id",
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        ),
        ({"components": rows(button(style=5, custom_id=None))}, f"{BASE}.0.url", "BASE_TYPE_REQUIRED"),
        ({"components": rows(button(emoji={"name": "x"}))}, f"{BASE}.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"),
        ({"components": rows(select())}, f"{BASE}.0.options", "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": rows(select(*(option(str(n)) for n in range(26))))},
            f"{BASE}.0.options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ({"components": rows(select(option("x" * 101)))}, f"{BASE}.0.options.0.label", "BASE_TYPE_BAD_LENGTH"),
        ({"components": rows(select(option(value="x" * 101)))}, f"{BASE}.0.options.0.value", "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": rows(select(option(description="x" * 101)))},
            f"{BASE}.0.options.0.description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            {"components": rows(select(option(), option()))},
            f"{BASE}.0.options.1",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        ({"components": rows(select(option(), custom_id=None))}, f"{BASE}.0.custom_id", "BASE_TYPE_REQUIRED"),
        ({"components": rows(select(option(), max_values="2"))}, f"{BASE}.0.max_values", "NUMBER_TYPE_COERCE"),
        ({"components": rows(select(option(), max_values=0))}, f"{BASE}.0.max_values", "NUMBER_TYPE_MIN"),
        (
            {"components": rows(select(option(), option("S"), min_values=2))},
            f"{BASE}.0.min_values",
            "NUMBER_TYPE_MAX",
        ),
        ({"components": rows(select(option(), max_values=2))}, f"{BASE}.0.max_values", "NUMBER_TYPE_MAX"),
        (
            {"components": rows(select(option(), placeholder="x" * 151))},
            f"{BASE}.0.placeholder",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            {"components": rows(select(option(default=True), option("S", default=True)))},
            f"{BASE}.0.options",
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        ),
    ],
)
async def test_what_is_wrong_with_a_message(raw: Raw, tom: Person, body: JSON, where: str, code: str) -> None:
    wrong = await raw.wrong(f"POST /channels/{tom.dm.id}/messages", {"content": "What?", **body})
    assert where in wrong
    assert wrong[where].endswith(f"[{code}]")
    assert tom.messages == []


async def test_a_message_at_the_limits_is_taken(raw: Raw, tom: Person) -> None:
    buttons = [button("x" * 80, f"{number}".rjust(100, "0")) for number in range(5)]
    body = {
        "content": "x" * 2000,
        "embeds": [
            {"title": "t" * 256, "description": "d" * 4096, "fields": [{"name": "n" * 64, "value": "v" * 560}]},
            {"description": "d" * 1024},
        ],
        "components": [
            *rows(*buttons),
            *rows(button(None, "emoji", emoji={"name": "♠"})),
            *rows(button("link", None, style=5, url="https://example.org")),
            *rows(select(*(option(f"{n}".rjust(100)) for n in range(25)), max_values=25, min_values=0)),
            *rows(button("last", "last", disabled=True)),
        ],
    }
    told = await raw.ok(f"POST /channels/{tom.dm.id}/messages", body)
    assert [row["components"][0]["id"] for row in told["components"]] == [2, 8, 10, 12, 14]
    assert tom.buttons[5:] == ["♠", "link", "last"]
    with pytest.raises(AssertionError, match="'link' tells the bot nothing"):
        await tom.click("link")


async def test_an_empty_message_is_refused(raw: Raw, tom: Person) -> None:
    path = f"/channels/{tom.dm.id}/messages"
    empty: list[JSON] = [
        {},
        {"content": ""},
        {"content": " \n\u200b"},
        {"embeds": [{}]},
        {"components": rows(button())},
    ]
    for body in empty:
        assert await raw.refused(f"POST {path}", body) == (400, 50006)
    told = await raw.ok(f"POST {path}", {"content": "  three spades \n"})
    assert told["content"] == "three spades"
    assert await raw.refused(f"PATCH {path}/{told['id']}", {"content": ""}) == (400, 50006)
    edited = await raw.ok(f"PATCH {path}/{told['id']}", {"content": None, "embeds": [{"title": "here"}]})
    assert (edited["content"], edited["embeds"][0]["title"]) == ("", "here")
    assert tom.screen == "here"


async def test_other_peoples_messages_are_theirs(raw: Raw, tom: Person, club: Club) -> None:
    for where, code in ((None, 50003), (club, 50013)):
        said = tom.says_without_waiting("mine", where=where)
        path = f"/channels/{said.channel.id}/messages/{said.id}"
        assert (await raw.ok(f"GET {path}"))["content"] == "mine"
        assert await raw.refused(f"PATCH {path}", {"content": "yours"}) == (403, 50005)
        assert await raw.refused(f"DELETE {path}") == (403, code)
    told = await raw.ok(f"POST /channels/{tom.dm.id}/messages", {"content": "ours"})
    path = f"/channels/{tom.dm.id}/messages/{told['id']}"
    assert await raw.ok(f"DELETE {path}") is None
    for method in ("GET", "PATCH", "DELETE"):
        assert await raw.refused(f"{method} {path}", {"content": "again"}) == (404, 10008)


async def test_files_have_their_limits(bot: Bot, fake: FakeDiscord, club: Club) -> None:
    channel = bot.get_channel(club.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.HTTPException) as large:
        await channel.send(file=discord.File(io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), "large"))
    assert (large.value.status, large.value.code) == (413, 40005)
    with pytest.raises(discord.HTTPException) as many:
        await channel.send(files=[discord.File(io.BytesIO(b"x"), f"{number}") for number in range(11)])
    assert many.value.code == 50035
    assert club.messages == []


@pytest.mark.parametrize(
    ("command", "where", "code"),
    [
        ({"name": "Ruling"}, "name", "APPLICATION_COMMAND_INVALID_NAME"),
        ({"name": "a ruling"}, "name", "APPLICATION_COMMAND_INVALID_NAME"),
        ({"name": "ruling!"}, "name", "APPLICATION_COMMAND_INVALID_NAME"),
        ({"name": "x" * 33}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": None}, "name", "BASE_TYPE_REQUIRED"),
        ({"description": "x" * 101}, "description", "BASE_TYPE_BAD_LENGTH"),
        ({"description": ""}, "description", "BASE_TYPE_REQUIRED"),
        ({"name_localizations": {"he": "פסיקה"}}, "name_localizations.he", "BASE_TYPE_CHOICES"),
        ({"description_localizations": {"he": "פסיקה"}}, "description_localizations.he", "BASE_TYPE_CHOICES"),
        ({"name_localizations": {"el": "Διαιτησία"}}, "name_localizations", "APPLICATION_COMMAND_INVALID_NAME"),
        ({"description_localizations": {"tr": "x" * 101}}, "description_localizations.tr", "BASE_TYPE_BAD_LENGTH"),
        ({"type": 9}, "type", "BASE_TYPE_CHOICES"),
        ({"type": 3}, "description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_EXIST"),
        ({"options": [{"type": 3, "name": "a"}]}, "options.0.description", "BASE_TYPE_REQUIRED"),
        ({"options": [{"type": 12, "name": "a", "description": "x"}]}, "options.0.type", "BASE_TYPE_CHOICES"),
        (
            {"options": [{"type": 3, "name": f"o{n}", "description": "x"} for n in range(26)]},
            "options",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            {"options": [{"type": 3, "name": "a", "description": "x"}] * 2},
            "options.1.name",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            {
                "options": [
                    {"type": 3, "name": "a", "description": "x"},
                    {"type": 3, "name": "b", "description": "x", "required": True},
                ]
            },
            "options.1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            {
                "options": [
                    {
                        "type": 3,
                        "name": "a",
                        "description": "x",
                        "choices": [{"name": str(n), "value": str(n)} for n in range(26)],
                    }
                ]
            },
            "options.0.choices",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            {
                "options": [
                    {
                        "type": 3,
                        "name": "a",
                        "description": "x",
                        "autocomplete": True,
                        "choices": [{"name": "n", "value": "n"}],
                    }
                ]
            },
            "options.0.choices",
            "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
        ),
        (
            {"options": [{"type": 5, "name": "a", "description": "x", "autocomplete": True}]},
            "options.0.autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID_TYPE",
        ),
        (
            {
                "options": [
                    {"type": 3, "name": "a", "description": "x" * 99},
                    {"type": 1, "name": "b", "description": "x"},
                ]
            },
            "options.1.type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            {
                "options": [
                    {
                        "type": 3,
                        "name": f"o{n}",
                        "description": "x" * 100,
                        "choices": [{"name": "n" * 100, "value": "v" * 90 + str(m)} for m in range(20)],
                    }
                    for n in range(3)
                ]
            },
            "",
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
    ],
)
async def test_what_is_wrong_with_a_command(
    raw: Raw, fake: FakeDiscord, club: Club, command: JSON, where: str, code: str
) -> None:
    good = {"name": "διαιτησία-2", "description": "x" * 100, "name_localizations": {"tr": "hakem'e_sor"}}
    for path in ("", f"/guilds/{club.guild.id}"):
        wrong = await raw.wrong(
            f"PUT /applications/{fake.bot.id}{path}/commands", [good, {"name": "law", "description": "x", **command}]
        )
        assert f"1.{where}".rstrip(".") in wrong
        assert wrong[f"1.{where}".rstrip(".")].endswith(f"[{code}]")
    assert club.commands() == []


async def test_commands_have_names_of_their_own(raw: Raw, fake: FakeDiscord) -> None:
    path = f"/applications/{fake.bot.id}/commands"
    law = {"name": "law", "description": "x"}
    wrong = await raw.wrong(f"PUT {path}", [law, law])
    assert wrong == {"1.name": "Application command names must be unique [APPLICATION_COMMANDS_DUPLICATE_NAME]"}
    assert "" in await raw.wrong(f"PUT {path}", [law] * 101)
    # One that is found on a message or a person is another thing of the same name.
    assert len(await raw.ok(f"PUT {path}", [law, {"name": "law", "type": 3}])) == 2


async def test_the_library_tells_what_is_wrong_with_its_commands(fake: FakeDiscord) -> None:
    class Hebrew(app_commands.Translator):
        async def translate(
            self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
        ) -> str | None:
            return "Not lower case" if locale is discord.Locale.greek else None

    bot = Bot()

    async def translated() -> None:
        await bot.tree.set_translator(Hebrew())
        await bot.tree.sync()

    bot.setup_hook = translated  # type: ignore[method-assign]
    with pytest.raises(app_commands.CommandSyncFailure, match="Command name is invalid"):
        await bot.login(fake.token)
    await bot.close()


# What is refused: answers to interactions.


@pytest.fixture
async def asked(raw: Raw, fake: FakeDiscord, tom: Person, club: Club) -> Any:
    """A command that awaits its answer."""
    options = [{"type": 3, "name": "what", "description": "x", "autocomplete": True}]
    body = [{"name": "ruling", "description": "x", "options": options}]
    await raw.ok(f"PUT /applications/{fake.bot.id}/commands", body)
    return tom.slashes_without_waiting("ruling", where=club)


def callback(interaction: Any) -> str:
    return f"POST /interactions/{interaction.id}/{interaction.token}/callback"


def follow_up(fake: FakeDiscord, interaction: Any, message: Any = "") -> str:
    return f"/webhooks/{fake.bot.id}/{interaction.token}" + (f"/messages/{message}" if message else "")


async def test_an_interaction_is_answered_once_and_soon(
    raw: Raw, fake: FakeDiscord, asked: Any, tom: Person, clock: Clock
) -> None:
    answer = {"type": 4, "data": {"content": "What happened?"}}
    assert await raw.refused(f"POST /interactions/1/{asked.token}/callback", answer) == (404, 10062)
    assert await raw.refused(f"POST /interactions/{asked.id}/wrong/callback", answer) == (404, 10062)
    late = tom.slashes_without_waiting("ruling")
    clock.now += 3.0
    told = await raw.ok(callback(asked) + "?with_response=1", answer)
    assert told["interaction"]["response_message_id"] == told["resource"]["message"]["id"]
    assert told["interaction"]["response_message_ephemeral"] is False
    assert await raw.refused(callback(asked), answer) == (400, 40060)
    clock.now += 0.1
    assert await raw.refused(callback(late), answer) == (404, 10062)
    assert await raw.refused(callback(asked), answer) == (400, 40060)
    assert not late.acknowledged.is_set()
    assert tom.at(None).messages == []


async def test_a_token_lasts_fifteen_minutes(raw: Raw, fake: FakeDiscord, asked: Any, clock: Clock) -> None:
    message = {"content": "more"}
    path = follow_up(fake, asked)
    # There is nothing to follow up before the first answer.
    assert await raw.refused(f"POST {path}", message) == (404, 10015)
    assert await raw.refused(f"GET {path}/messages/@original") == (404, 10015)
    assert await raw.ok(callback(asked), {"type": 4, "data": {"content": "What happened?"}}) is None
    clock.now += 15 * 60
    told = await raw.ok(f"POST {path}", message)
    assert (await raw.ok(f"GET {path}/messages/{told['id']}"))["content"] == "more"
    assert (await raw.ok(f"PATCH {path}/messages/@original", {"content": "Which?"}))["content"] == "Which?"
    clock.now += 0.1
    for route in (f"POST {path}", f"GET {path}/messages/@original", f"PATCH {path}/messages/{told['id']}"):
        assert await raw.refused(route, message) == (401, 50027)
    assert await raw.refused(f"POST /webhooks/{fake.bot.id}/wrong", message) == (401, 50027)
    # As a bot it may still edit what it wrote, unless it was for one pair of eyes only.
    channel = f"/channels/{told['channel_id']}/messages/{told['id']}"
    assert (await raw.ok(f"PATCH {channel}", {"content": "late"}))["content"] == "late"


async def test_messages_of_a_token(raw: Raw, fake: FakeDiscord, asked: Any, tom: Person, club: Club) -> None:
    await raw.ok(callback(asked), {"type": 4, "data": {"content": "secret", "flags": 64, "components": rows(button())}})
    another = await raw.ok(f"POST /channels/{club.channel.id}/messages", {"content": "of no interaction"})
    path = follow_up(fake, asked)
    assert await raw.refused(f"PATCH {path}/messages/{another['id']}", {"content": "x"}) == (404, 10008)
    pressed = tom.taps_without_waiting("yes", asked.original)
    assert pressed.payload["message"]["flags"] == 64
    await raw.ok(callback(pressed), {"type": 6})
    # After a press the message that was pressed is the original.
    edited = await raw.ok(f"PATCH {follow_up(fake, pressed, '@original')}", {"content": "told", "components": []})
    assert (edited["id"], asked.original.text, asked.original.buttons) == (str(asked.original.id), "told", [])
    assert await raw.ok(f"DELETE {path}/messages/@original") is None
    assert await raw.refused(f"GET {path}/messages/@original") == (404, 10008)
    # What no longer stands cannot be updated.
    late = tom.taps_without_waiting("yes", asked.original)
    assert await raw.refused(callback(late), {"type": 7, "data": {"content": "x"}}) == (404, 10008)


async def test_the_kinds_of_answer(raw: Raw, fake: FakeDiscord, asked: Any, tom: Person, club: Club) -> None:
    message = {"content": "told", "components": rows(button())}
    modal = {"title": "Facts", "custom_id": "facts", "components": rows(text_input())}
    choices = {"choices": [{"name": "n", "value": "v"}]}
    data = {4: message, 7: message, 8: choices, 9: modal}

    async def fitting(make: Any) -> set[int]:
        taken = set()
        for kind in range(13):
            status, answer = await raw(callback(make()), {"type": kind, "data": data.get(kind, {})})
            if status == 204:
                taken.add(kind)
            else:
                assert (status, list(answer["errors"])) == (400, ["type"])
        return taken

    assert await fitting(lambda: tom.slashes_without_waiting("ruling", where=club)) == {4, 5, 9}
    await raw.ok(callback(asked), {"type": 4, "data": message})
    press = await fitting(lambda: tom.taps_without_waiting("yes", asked.original))
    assert press == {4, 5, 6, 7, 9}
    suggest = await fitting(lambda: fake.interact(4, tom.user, tom.dm, {}))
    assert suggest == {8}

    def filled(source: Any) -> Any:
        def make() -> Any:
            opener = fake.interact(3 if source else 2, tom.user, club.channel, {}, source=source)
            fake.open_modal(opener, modal)
            return tom.fills_without_waiting(what="revoke")

        return make

    assert await fitting(filled(None)) == {4, 5}
    assert await fitting(filled(asked.original)) == {4, 5, 6, 7}


@pytest.mark.parametrize(
    ("kind", "data", "where", "code"),
    [
        (4, {"content": "x" * 2001}, "data.content", "BASE_TYPE_MAX_LENGTH"),
        (4, {"components": rows(button("x" * 81))}, "data.components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
        (9, {"title": "x" * 46}, "data.title", "BASE_TYPE_BAD_LENGTH"),
        (9, {"title": ""}, "data.title", "BASE_TYPE_REQUIRED"),
        (9, {"custom_id": "x" * 101}, "data.custom_id", "BASE_TYPE_BAD_LENGTH"),
        (9, {"components": []}, "data.components", "BASE_TYPE_BAD_LENGTH"),
        (
            9,
            {"components": [row for n in range(6) for row in rows(text_input(custom_id=str(n)))]},
            "data.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            9,
            {"components": rows(text_input(), text_input(custom_id="b"))},
            "data.components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (9, {"components": rows(button())}, "data.components.0.components.0", "UNION_TYPE_CHOICES"),
        (9, {"components": [button()]}, "data.components.0", "UNION_TYPE_CHOICES"),
        (
            9,
            {"components": rows(text_input("x" * 46))},
            "data.components.0.components.0.label",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (9, {"components": rows(text_input(""))}, "data.components.0.components.0.label", "BASE_TYPE_REQUIRED"),
        (
            9,
            {"components": rows(text_input(placeholder="x" * 101))},
            "data.components.0.components.0.placeholder",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            9,
            {"components": rows(text_input(value="x" * 11, max_length=10))},
            "data.components.0.components.0.value",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            9,
            {"components": rows(text_input(min_length=11, max_length=10))},
            "data.components.0.components.0.min_length",
            "NUMBER_TYPE_MAX",
        ),
        (
            9,
            {"components": rows(text_input()) + rows(text_input())},
            "data.components.1.components.0.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            9,
            {"components": rows(text_input(custom_id=None))},
            "data.components.0.components.0.custom_id",
            "BASE_TYPE_REQUIRED",
        ),
        (9, {"components": rows(text_input(style=3))}, "data.components.0.components.0.style", "BASE_TYPE_CHOICES"),
        (
            9,
            {"components": [{"type": 18, "label": "Who?", "component": text_input()}]},
            "data.components.0.component.label",
            "FAKE_SERVER",
        ),
        (
            9,
            {"components": [{"type": 18, "label": "Who?", "component": select()}]},
            "data.components.0.component.options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            9,
            {"components": [{"type": 18, "label": "x" * 46, "component": select(option())}]},
            "data.components.0.label",
            "BASE_TYPE_BAD_LENGTH",
        ),
    ],
)
async def test_what_is_wrong_with_an_answer(
    raw: Raw, asked: Any, tom: Person, kind: int, data: JSON, where: str, code: str
) -> None:
    good: JSON = {"content": "told"}
    if kind == 9:
        good = {"title": "Facts", "custom_id": "facts", "components": rows(text_input())}
    wrong = await raw.wrong(callback(asked), {"type": kind, "data": {**good, **data}})
    assert wrong[where].endswith(f"[{code}]")
    # Nothing has happened, and a better answer is taken.
    assert (tom.modal, tom.messages) == (None, [])
    assert await raw.ok(callback(asked), {"type": kind, "data": good}) is None


async def test_what_is_wrong_with_suggestions(raw: Raw, fake: FakeDiscord, tom: Person) -> None:
    typing = fake.interact(4, tom.user, tom.dm, {})
    choices = [{"name": "x", "value": str(number)} for number in range(26)]
    assert "data.choices" in await raw.wrong(callback(typing), {"type": 8, "data": {"choices": choices}})
    for choice, where in (
        ({"name": "", "value": "v"}, "data.choices.0.name"),
        ({"name": "x" * 101, "value": "v"}, "data.choices.0.name"),
        ({"name": "x", "value": "v" * 101}, "data.choices.0.value"),
    ):
        assert list(await raw.wrong(callback(typing), {"type": 8, "data": {"choices": [choice]}})) == [where]
    assert await raw.ok(callback(typing), {"type": 8, "data": {"choices": choices[:25]}}) is None
    assert len(typing.choices) == 25
    assert await raw.refused(f"POST {follow_up(fake, typing)}", {"content": "x"}) == (404, 10015)


# Troubles.


async def test_a_rate_limit_is_waited_out(
    bot: Bot, fake: FakeDiscord, tom: Person, caplog: pytest.LogCaptureFixture
) -> None:
    fake.fail_next("POST /channels/{}/messages", 429, retry_after=0.06)
    fake.fail_next(CALLBACK, 429, retry_after=0.06)
    with caplog.at_level(logging.WARNING):
        await tom.says("hello")
        await tom.slash("ruling")
    tom.sees("What happened?")
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    for route in (SEND, CALLBACK):
        first, second = fake.called(route)
        assert (first.status, second.status) == (429, 200)
        assert second.time - first.time >= 0.06
    fake.fail_next(SEND, 429, retry_after=0.03, whole_bot=True)
    await tom.says("hello again")
    tom.sees("hello again")


async def test_what_a_rate_limit_looks_like(raw: Raw, fake: FakeDiscord, tom: Person) -> None:
    url = f"{fake.base_url}/channels/{tom.dm.id}/messages"
    headers = {"Authorization": f"Bot {fake.token}"}
    fake.fail_next(SEND, 429, retry_after=1.5)
    async with raw.session.post(url, json={"content": "x"}, headers=headers) as response:
        assert await response.json() == {"message": "You are being rate limited.", "retry_after": 1.5, "global": False}
        assert response.headers["Via"]
        assert response.headers["Retry-After"] == "2"
        assert response.headers["X-RateLimit-Reset-After"] == "1.500"
        assert response.headers["X-RateLimit-Scope"] == "user"
    async with raw.session.post(url, json={"content": "x"}, headers=headers) as response:
        assert response.status == 200
        names = ("Limit", "Remaining", "Reset", "Reset-After", "Bucket")
        assert all(response.headers[f"X-RateLimit-{name}"] for name in names)


async def test_a_call_that_fails_has_no_effect(bot: Bot, fake: FakeDiscord, tom: Person) -> None:
    user = await bot.fetch_user(tom.id)
    fake.fail_next(SEND, 503)
    with pytest.raises(discord.DiscordServerError):
        await user.send("lost")
    fake.fail_next(SEND, 403)
    with pytest.raises(discord.Forbidden):
        await user.send("lost")
    # The library tries again of its own after these, and after a second.
    fake.fail_next(SEND, 502)
    await user.send("arrived")
    assert [message.text for message in tom.messages] == ["arrived"]
    assert [call.status for call in fake.called(SEND)] == [503, 403, 502, 200]


async def test_a_connection_may_break_before_or_after(bot: Bot, fake: FakeDiscord, tom: Person, raw: Raw) -> None:
    user = await bot.fetch_user(tom.id)
    await user.create_dm()
    fake.drop_next(SEND)
    with pytest.raises(aiohttp.ClientError):
        await user.send("before")
    assert tom.messages == []
    fake.drop_next(SEND, before=False)
    with pytest.raises(aiohttp.ClientError):
        await user.send("after")
    tom.sees("after")
    # Whoever repeats the call with its nonce writes no second message.
    body = fake.called(SEND)[-1].body
    told = await raw.ok(f"POST /channels/{tom.dm.id}/messages", body)
    assert [str(message.id) for message in tom.messages] == [told["id"]]
    assert [call.status for call in fake.called(SEND)] == [0, 200, 200]


async def test_a_nonce_is_forgotten_after_minutes(bot: Bot, raw: Raw, tom: Person, clock: Clock) -> None:
    body = {"content": "once", "nonce": "7", "enforce_nonce": True}
    for minutes in (0.0, 2.0, 2.0):
        clock.moves(minutes=minutes)
        await raw.ok(f"POST /channels/{tom.dm.id}/messages", body)
    assert len(tom.messages) == 2


async def test_an_embed_shows_a_file_that_is_attached(bot: Bot, tom: Person) -> None:
    user = await bot.fetch_user(tom.id)
    direct = await user.create_dm()
    shown = discord.Embed(title="Friday").set_image(url="attachment://ranking.png")
    with pytest.raises(discord.HTTPException, match="not attached"):
        await direct.send(embed=shown)
    sent = await direct.send(embed=shown, file=discord.File(io.BytesIO(b"one"), "ranking.png", description="A list"))
    other = discord.File(io.BytesIO(b"two"), "ranking.png")
    await direct.get_partial_message(sent.id).edit(embed=shown, attachments=[other])
    (message,) = tom.messages
    assert [[(file.content, file.description) for file in version.files] for version in message.versions] == [
        [(b"one", "A list")],
        [(b"two", None)],
    ]


async def test_the_same_interaction_may_come_twice(bot: Bot, fake: FakeDiscord, tom: Person) -> None:
    await tom.slash("ruling")
    fake.duplicate_next()
    await tom.click("Insufficient bid")
    await fake.settled()
    assert [(call.status, call.code) for call in fake.called(CALLBACK)][1:] == [(200, 0), (400, 40060)]
    fake.replay(tom.interactions[0])
    await fake.settled()
    assert [call.code for call in fake.refused] == [40060, 40060]
    tom.sees("insufficient bid")
    assert len(tom.bot_messages) == 1


async def test_what_is_held_comes_late_or_in_another_order(bot: Bot, fake: FakeDiscord, tom: Person) -> None:
    words = ["one", "two", "three", "four"]
    with fake.hold():
        for word in words:
            tom.says_without_waiting(word)
        await fake.settled()
        assert bot.heard == []
    await fake.settled()
    assert [message.content for message in bot.heard] == words
    with fake.reorder(seed=3):
        for word in words:
            tom.says_without_waiting(word)
    await fake.settled()
    again = [message.content for message in bot.heard[4:]]
    assert sorted(again) == sorted(words)
    assert again != words


async def test_calls_are_logged_in_order_with_their_times(bot: Bot, fake: FakeDiscord, tom: Person) -> None:
    fake.delay = lambda route: 0.04 if route == CALLBACK else 0.0
    await tom.slash("ruling", what="x")
    await tom.says("hello")
    answer, sent = fake.calls[-2:]
    assert (answer.route, answer.method, answer.ok, answer.body["type"]) == (CALLBACK, "POST", True, 4)
    assert (sent.route, sent.body["content"]) == (SEND, "You wrote: hello")
    assert answer.done - answer.time >= 0.04
    assert sent.time >= answer.done


@pytest.mark.parametrize("refused", [False, True])
async def test_discord_may_be_down(
    bot: Bot, fake: FakeDiscord, tom: Person, monkeypatch: pytest.MonkeyPatch, refused: bool
) -> None:
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda backoff: 0.02)
    await tom.slash("ruling")
    user = await bot.fetch_user(tom.id)
    async with fake.down(refused=refused):
        with pytest.raises((discord.DiscordServerError, aiohttp.ClientError)):
            await user.send("lost")
        await asyncio.sleep(0.1)
        assert fake.gateway.connected == []
        pressed = tom.taps_without_waiting("case:lead out of turn")
    await tom.waits("Law 27 on 3♠X by N −2: lead out of turn")
    assert pressed.acknowledged.is_set()
    await fake.go_down(0.05, refused=refused)
    await fake.connected()
    await tom.says("hello")
    assert len(fake.gateway.identified) == 1
