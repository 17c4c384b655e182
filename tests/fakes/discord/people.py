"""People with the app in their hands, who talk to the bot through the fake server; a test reads as prose::

    tom = fake.person("Tom", locale="el")
    club = fake.guild("Club", members=[tom])
    await tom.slash("ruling", what="insufficient bid", where=club)
    await tom.click("Insufficient bid")
    tom.sees("Law 27")

Each of these waits until the bot has answered and gone quiet, and fails with a picture of the chat when it does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.fakes.discord.commands import ATTACHMENT, BOOLEAN, INTEGER, NUMBER, STRING, USER, Offer, name_of, offered
from tests.fakes.discord.errors import JSON
from tests.fakes.discord.model import (
    AUTOCOMPLETE,
    BUTTON,
    COMMAND,
    COMPONENT,
    MODAL,
    SELECT,
    Call,
    Channel,
    Choice,
    File,
    Guild,
    Interaction,
    Message,
    Modal,
    User,
    Version,
    words_on,
)
from tests.fakes.discord.server import FakeDiscord
from tests.fakes.discord.text import plain, utf16
from tests.fakes.sight import Sight
from tests.fakes.words import bare, visible

__all__ = [
    "Call",
    "Choice",
    "Club",
    "FakeDiscord",
    "File",
    "Interaction",
    "Message",
    "Modal",
    "Person",
    "Room",
    "Version",
    "bare",
    "plain",
    "visible",
]


class View(Sight[Message]):
    """A channel as someone sees it: what they read and what they can press."""

    fake: FakeDiscord

    def __init__(self, fake: FakeDiscord, channel: Channel, viewer: User | None = None) -> None:
        self.fake = fake
        self.channel = channel
        self.viewer = viewer

    @property
    def messages(self) -> list[Message]:
        """All messages there are to see, oldest first."""
        return [message for message in self.channel.messages.values() if message.seen_by(self.viewer)]

    @property
    def live(self) -> Message | None:
        """The newest message of the bot that is no note for one person's eyes (see `Person.notice`)."""
        # From the end: a benchmark has channels with thousands of messages.
        newest = (m for m in self._newest_first() if m.from_bot and m.seen_by(self.viewer))
        return next((message for message in newest if not message.note), None)

    @property
    def options(self) -> list[str]:
        """The words in the menus under that message."""
        return self.live.options if self.live is not None else []

    def _shows(self, wanted: str) -> bool:
        """As it reads, or as it was sent with Markdown's marks."""
        return super()._shows(wanted) or (self.live is not None and wanted in visible(self.live.version.raw))

    @property
    def picture(self) -> str:
        """The chat in lines, for the messages of failed tests."""
        where = "direct messages" if self.channel.kind == "dm" else f"#{self.channel.name}"
        if self.channel.guild is not None:
            where += f" of {self.channel.guild.name}"
        lines = [f"--- {self.viewer.name if self.viewer else 'everyone'} in {where} ---"]
        for message in self.messages:
            about = [str(message.id)]
            if len(message.versions) > 1:
                about.append(f"edited {len(message.versions) - 1} times")
            if message.only_for is not None:
                about.append(f"for {message.only_for.name} only")
            files = "".join(f" <{file.name}>" for file in message.files)
            text = "(is thinking)" if message.thinking else message.text
            name = "bot" if message.from_bot else message.author.name
            lines.append(f"{name} [{', '.join(about)}]:{files} {text}")
            for row in message.components:
                lines.append("    " + " ".join(map(_drawn, row["components"])))
        if len(lines) == 1:
            lines.append("(nothing)")
        refused = [f"    {call.route}: {call.description}" for call in self.fake.refused]
        if refused:
            lines += ["refused calls, in all channels:", *refused[-10:]]
        return "\n".join(lines)

    def _newest_first(self) -> Iterator[Message]:
        return reversed(self.channel.messages.values())

    def _having(self, what: str, wanted: Callable[[Version], bool]) -> Message:
        """The newest message that has something."""
        for message in self._newest_first():
            if message.seen_by(self.viewer) and wanted(message.version):
                return message
        have = f"buttons {self.buttons}" + (f", options {self.options}" if self.options else "")
        raise AssertionError(f"no {what}; under the newest message: {have}\n{self.picture}")


class Room(View):
    """A channel of a guild, as everyone in it sees it."""

    def keeps_bot_out(self) -> None:
        """The bot may not write here any more, but may still answer interactions."""
        self.channel.bot_may_write = False

    def lets_bot_in(self) -> None:
        """The bot may write here again."""
        self.channel.bot_may_write = True


class Club(Room):
    """A guild with the bot in it; what is seen is its first channel."""

    def __init__(self, fake: FakeDiscord, guild: Guild, members: list[Person]) -> None:
        super().__init__(fake, guild.channels[0])
        self.guild = guild
        self.members = members

    def room(self, name: str) -> Room:
        """One of its channels."""
        for channel in self.guild.channels:
            if channel.name == name:
                return Room(self.fake, channel)
        raise AssertionError(f"{self.guild.name} has no channel {name!r}")

    def is_not_managed_by(self, person: Person) -> None:
        """Somebody is an ordinary member, who may not manage it."""
        self.guild.ordinary.add(person.user.id)

    def commands(self, locale: str = "en-US") -> list[str]:
        """The names of the commands people with this language find here."""
        return [name_of(command, locale) for command in self.fake.commands_in(self.guild)]


class Person(View):
    """Someone with the app. What they see is where they are: direct messages with the bot, until they go elsewhere.

    They go wherever they do something, and by `goes_to`.
    """

    def __init__(self, fake: FakeDiscord, user: User, dm: Channel) -> None:
        super().__init__(fake, dm, user)
        self.user = user
        self.dm = dm
        self.interactions: list[Interaction] = []
        self._suggested: dict[str, list[Choice]] = {}  # by the option's name

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def locale(self) -> str:
        return self.user.locale

    def speaks(self, locale: str) -> None:
        """Sets the app to another language."""
        self.user.locale = locale

    @property
    def notice(self) -> str | None:
        """What the bot answered to the last thing done, if it was for this person's eyes only."""
        return self.interactions[-1].notice if self.interactions else None

    @property
    def modal(self) -> Modal | None:
        """The form that is open."""
        return self.fake.modals.get(self.id)

    @property
    def commands(self) -> list[str]:
        """The names of the commands found where this person is, in their language."""
        return [name_of(command, self.locale) for command in self.fake.commands_in(self.channel.guild)]

    # Going about.

    def goes_to(self, where: Room | None) -> Person:
        """Looks at a channel, or (None) at the direct messages with the bot."""
        if where is None:
            self.channel = self.dm
            return self
        guild = where.channel.guild
        if self.user not in (guild.members if guild else where.channel.members):
            raise AssertionError(f"{self.name} is not in {guild.name if guild else where.channel.name}")
        self.channel = where.channel
        return self

    def at(self, where: Room | None) -> View:
        """A channel as this person sees it, without going there."""
        return View(self.fake, self.dm if where is None else where.channel, self.user)

    def closes_dms(self) -> None:
        """Takes no direct messages from the bot any more."""
        self.user.takes_dms = False

    def opens_dms(self) -> None:
        """Takes them again."""
        self.user.takes_dms = True

    def dismisses(self, message: Message) -> None:
        """Makes a message for their eyes only go away; the bot does not hear of it."""
        if message.only_for is not self.user:
            raise AssertionError("only messages for one's own eyes can be dismissed")
        message.deleted = True

    # Commands.

    async def slash(
        self, command: str, /, *, where: Room | None = None, answered: bool = True, **options: Any
    ) -> str | None:
        """Uses a command (`"ruling start"` for one inside another), and gives the notice that came.

        A text that was among the last suggestions is sent as the suggestion's value, as the app does.
        """
        return await self._answered(
            self.slashes_without_waiting(command, where=where, **options), f"used /{command}", answered
        )

    def slashes_without_waiting(self, command: str, /, *, where: Room | None = None, **options: Any) -> Interaction:
        """Uses a command, and goes on at once."""
        self.goes_to(where)
        offer = self._offer(command)
        given = [self._filled(option, options) for option in offer.options if self._value(option, options) is not None]
        for option in offer.options:
            if option.get("required") and self._value(option, options) is None:
                raise AssertionError(f"/{command} cannot be sent without {option['name']!r}")
        self._no_others(command, offer, options)
        self._suggested.clear()
        data = offer.data(given)
        people = {str(value.id): value for value in options.values() if isinstance(value, Person)}
        if people:
            data["resolved"] = {"users": {number: person.user.to_json() for number, person in people.items()}}
            if self.channel.guild is not None:
                guild = self.channel.guild
                members = {n: guild.member(person.user, with_user=False) for n, person in people.items()}
                data["resolved"]["members"] = members
        if files := [value for value in options.values() if isinstance(value, File)]:
            base = f"{self.fake.files_url}/uploaded"
            self.fake.uploaded.update({file.number: file for file in files})
            attached = {str(file.number): file.to_json(base) for file in files}
            data["resolved"] = {**data.get("resolved", {}), "attachments": attached}
        return self._does(COMMAND, data)

    async def types(self, command: str, /, *, where: Room | None = None, **options: Any) -> list[str]:
        """Types into an option, the last one named, and gives what is suggested; `choices` has it with its values."""
        self.goes_to(where)
        offer = self._offer(command)
        self._no_others(command, offer, options)
        typing = next(reversed(options))
        given = []
        for option in offer.options:
            if self._value(option, options) is None:
                continue
            if typing in (option["name"], name_of(option, self.locale)):
                if not option.get("autocomplete"):
                    raise AssertionError(f"nothing is ever suggested for {typing!r} of /{command}")
                typing = option["name"]
                given.append({"name": typing, "type": option["type"], "value": str(options[typing]), "focused": True})
            else:
                given.append(self._filled(option, options))
        interaction = self._does(AUTOCOMPLETE, offer.data(given), counts=False)
        await self._answered(interaction, f"typed {options!r} into /{command}", True)
        self._suggested[typing] = interaction.choices
        return [choice.name for choice in interaction.choices]

    @property
    def choices(self) -> list[Choice]:
        """What was suggested last, with its values."""
        return list(self._suggested.values())[-1] if self._suggested else []

    def _offer(self, command: str) -> Offer:
        guild = self.channel.guild
        offer = offered(self.fake.commands_in(guild), command, self.locale, self.channel.context)
        if offer is None:
            raise AssertionError(f"there is no /{command} here; there are {self.commands}\n{self.picture}")
        return offer

    def _no_others(self, command: str, offer: Offer, options: Mapping[str, Any]) -> None:
        known = {name for option in offer.options for name in (option["name"], name_of(option, self.locale))}
        for name in options:
            if name not in known:
                raise AssertionError(f"/{command} has no option {name!r}; it has {sorted(known)}")

    def _value(self, option: JSON, options: Mapping[str, Any]) -> Any:
        return options.get(option["name"], options.get(name_of(option, self.locale)))

    def _filled(self, option: JSON, options: Mapping[str, Any]) -> JSON:
        """An option as the app sends it; what the app would not let pass fails."""
        name, kind, value = option["name"], option["type"], self._value(option, options)
        fixed = [Choice(name_of(choice, self.locale), choice["value"]) for choice in option.get("choices") or []]
        for choice in fixed or self._suggested.get(name, []):
            if value in (choice.name, choice.value) or (
                isinstance(value, str) and visible(value) == visible(choice.name)
            ):
                return {"name": name, "type": kind, "value": choice.value}
        if fixed:
            raise AssertionError(f"{value!r} is no choice for {name!r}: {[choice.name for choice in fixed]}")
        if kind == USER and isinstance(value, Person):
            return {"name": name, "type": kind, "value": str(value.id)}
        if kind == ATTACHMENT and isinstance(value, File):
            return {"name": name, "type": kind, "value": str(value.number)}
        fitting: dict[int, type | tuple[type, ...]] = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}
        if kind not in fitting or not isinstance(value, fitting[kind]) or (isinstance(value, bool) and kind != BOOLEAN):
            raise AssertionError(f"{value!r} does not fit {name!r}")
        if isinstance(value, str):
            least, most = option.get("min_length", 0), option.get("max_length", 6000)
            if not least <= utf16(value) <= most:
                raise AssertionError(f"{name!r} takes {least} to {most} characters, not {utf16(value)}")
        elif kind != BOOLEAN:
            least, most = option.get("min_value", value), option.get("max_value", value)
            if not least <= value <= most:
                raise AssertionError(f"{name!r} takes {least} to {most}, not {value}")
        return {"name": name, "type": kind, "value": value}

    # Pressing and choosing.

    async def click(self, words: str, *, on: Message | Room | None = None, answered: bool = True) -> str | None:
        """Presses the button of these words on the newest message that has it, and gives the notice that came."""
        if not isinstance(on, Message):
            if on is not None:
                self.goes_to(on)
            on = self._having(f"button {words!r}", lambda version: _button(version, words) is not None)
        button = _button(on.version, words)
        if button is None:
            raise AssertionError(f"no button {words!r} on the message; it has {on.buttons}\n{self.picture}")
        return await self._presses(button, on, words, answered)

    async def choose(
        self,
        *words: str,
        from_select: str | None = None,
        on: Message | Room | None = None,
        answered: bool = True,
    ) -> str | None:
        """Chooses from the menu that has these words (and this placeholder or id), and gives the notice that came."""
        if not isinstance(on, Message):
            if on is not None:
                self.goes_to(on)
            on = self._having(f"option {words!r}", lambda version: _menu(version, words, from_select) is not None)
        menu = _menu(on.version, words, from_select)
        if menu is None:
            raise AssertionError(f"no option {words!r} on the message; it has {on.options}\n{self.picture}")
        if menu.get("disabled"):
            raise AssertionError(f"the menu with {words!r} is disabled\n{self.picture}")
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        if not least <= len(words) <= most:
            raise AssertionError(f"the menu takes {least} to {most} options, not {len(words)}")
        values = [_option(menu, one)["value"] for one in words]
        interaction = self.taps_without_waiting(menu["custom_id"], on, values=values)
        return await self._answered(interaction, f"chose {words!r}", answered)

    async def tap_stale(self, seen: Version | Message, words: str, *, answered: bool = True) -> str | None:
        """Presses a button that a message had in an older version, before the bot's change has reached the app.

        The bot is told of the message as it was then.
        """
        versions = [seen] if isinstance(seen, Version) else list(reversed(seen.versions))
        for version in versions:
            button = _button(version, words)
            if button is not None:
                return await self._presses(button, version.message, words, answered, version)
        raise AssertionError(f"the message never had a button {words!r}\n{self.picture}")

    async def tap_raw(
        self,
        custom_id: str,
        on: Message | None = None,
        *,
        values: list[str] | None = None,
        answered: bool = True,
    ) -> str | None:
        """Presses a button with this id; with `values`, chooses them in such a menu.

        If the message has none, the bot is told of it as if it had: one of an older bot, or of a forger.
        """
        interaction = self.taps_without_waiting(custom_id, on, values=values)
        return await self._answered(interaction, f"tapped {custom_id!r}", answered)

    def taps_without_waiting(
        self,
        custom_id: str,
        on: Message | None = None,
        *,
        values: list[str] | None = None,
        seen: Version | None = None,
    ) -> Interaction:
        """Presses, and goes on at once; `await interaction.acknowledged.wait()` waits for the first answer alone."""
        message = on or self.live
        if message is None:
            raise AssertionError(f"the bot has written nothing yet\n{self.picture}")
        if message.only_for not in (None, self.user):
            raise AssertionError(f"{self.name} does not see that message")
        self.channel = message.channel
        kind = BUTTON if values is None else SELECT
        data: JSON = {"custom_id": custom_id, "component_type": kind}
        if values is not None:
            data["values"] = values
        version = seen or message.version
        told = message.to_json(version=version)
        if custom_id not in [control.get("custom_id") for control in version.controls]:
            told["components"].append({"type": 1, "id": 98, "components": [_forged(kind, custom_id, values or [])]})
        return self._does(COMPONENT, data, source=message, seen=told)

    async def _presses(
        self, button: JSON, on: Message, words: str, answered: bool, seen: Version | None = None
    ) -> str | None:
        if "custom_id" not in button:
            raise AssertionError(f"the button {words!r} tells the bot nothing when pressed")
        if button.get("disabled"):
            raise AssertionError(f"the button {words!r} is disabled\n{self.picture}")
        interaction = self.taps_without_waiting(button["custom_id"], on, seen=seen)
        return await self._answered(interaction, f"pressed {words!r}", answered)

    # Filling in.

    async def fills(
        self, answers: Mapping[str, Any] | None = None, /, *, answered: bool = True, **more: Any
    ) -> str | None:
        """Fills in the open form, by the labels or ids of its inputs, and sends it; gives the notice that came."""
        return await self._answered(self.fills_without_waiting(answers, **more), "filled in the form", answered)

    def fills_without_waiting(self, answers: Mapping[str, Any] | None = None, /, **more: Any) -> Interaction:
        """Fills in the open form, and goes on at once."""
        modal = self._open_modal
        given = {**(answers or {}), **more}
        filled: dict[str, JSON] = {}
        for label, component in modal.fields:
            keys = [key for key in given if _names(key, label, component["custom_id"])]
            answer = given.pop(keys[0]) if keys else None
            filled[component["custom_id"]] = self._filled_in(bare(label), component, answer)
        if given:
            raise AssertionError(f"the form has no {', '.join(map(repr, given))}; it has {modal.labels}")
        components = []
        for outer in modal.components:
            if outer["type"] == 1:
                components.append({"type": 1, "components": [filled[c["custom_id"]] for c in outer["components"]]})
            elif outer["type"] == 18:
                components.append({"type": 18, "component": filled[outer["component"]["custom_id"]]})
        del self.fake.modals[self.id]
        data = {"custom_id": modal.id, "components": components}
        self.channel = modal.interaction.channel
        return self._does(MODAL, data, source=modal.interaction.source, modal_of=modal.interaction)

    def closes_modal(self) -> None:
        """Closes the open form; the bot does not hear of it."""
        del self.fake.modals[self._open_modal.interaction.user.id]

    @property
    def _open_modal(self) -> Modal:
        if self.modal is None:
            raise AssertionError(f"no form is open\n{self.picture}")
        return self.modal

    @staticmethod
    def _filled_in(label: str, component: JSON, answer: Any) -> JSON:
        """One input as the app sends it; what the app would not let pass fails."""
        told: JSON = {"type": component["type"], "custom_id": component["custom_id"], "id": component.get("id", 0)}
        required = component.get("required", True)
        if component["type"] == SELECT:
            words = [answer] if isinstance(answer, str) else list(answer or [])
            if required and not words:
                raise AssertionError(f"nothing is chosen for {label!r}")
            return told | {"values": [_option(component, one)["value"] for one in words]}
        text = str(component.get("value") or "") if answer is None else str(answer)
        least, most = component.get("min_length") or 0, component.get("max_length") or 4000
        if required and not text:
            raise AssertionError(f"{label!r} is not filled in")
        if text and not least <= utf16(text) <= most:
            raise AssertionError(f"{label!r} takes {least} to {most} characters, not {utf16(text)}")
        return told | {"value": text}

    # Writing.

    async def says(
        self,
        text: str,
        *,
        where: Room | None = None,
        reply_to: Message | None = None,
        answered: bool = True,
    ) -> Message:
        """Writes, and waits until the bot has reacted and gone quiet; with `answered=False` it must do nothing."""
        self.goes_to(where)
        channel = self.channel
        heard = channel.heard
        message = self.says_without_waiting(text, where=where, reply_to=reply_to)
        if answered:
            if not await self.fake.quiet(channel, lambda: channel.heard > heard and not self._thinking):
                raise AssertionError(f"{self.name} wrote {text!r}: {self._nothing}\n{self.picture}")
            return message
        await self.fake.caught_up()
        if not await self.fake.quiet(channel, lambda: True):
            raise AssertionError(f"{self.name} wrote {text!r}: the bot is still busy\n{self.picture}")
        if channel.heard > heard:
            raise AssertionError(f"{self.name} wrote {text!r}: the bot was to keep silent\n{self.picture}")
        return message

    async def edits(self, message: Message, text: str | None, *, answered: bool = True) -> None:
        """Edits a message of their own; None: Discord adds a preview to it."""
        self.fake.edit(message, text)
        await self._heard(message.channel, f"edited to {text!r}", answered)

    async def sends(
        self,
        name: str,
        text: str = "",
        *,
        content: bytes = b"...",
        where: Room | None = None,
        answered: bool = True,
    ) -> Message:
        """Sends a file, perhaps with words."""
        self.goes_to(where)
        heard = self.channel.heard
        message = self.fake.write(self.user, self.channel, text, None, [File(self.fake.new_id(), name, content)])
        await self._heard(self.channel, f"sent {name!r}", answered, heard)
        return message

    async def _heard(self, channel: Channel, did: str, answered: bool, heard: int | None = None) -> None:
        """Waits until the bot has reacted in a channel and gone quiet, or must have done so and has not."""
        before = channel.heard if heard is None else heard
        if not answered:
            await self.fake.caught_up()
        done = await self.fake.quiet(channel, lambda: not answered or (channel.heard > before and not self._thinking))
        if not done:
            raise AssertionError(f"{self.name} {did}: {self._nothing}\n{self.picture}")
        if not answered and channel.heard > before:
            raise AssertionError(f"{self.name} {did}: the bot was to keep silent\n{self.picture}")

    def says_without_waiting(self, text: str, *, where: Room | None = None, reply_to: Message | None = None) -> Message:
        """Writes, and goes on at once."""
        self.goes_to(where)
        if not text.strip() or utf16(text) > 2000:
            raise AssertionError("the app sends 1 to 2000 characters")
        return self.fake.write(self.user, self.channel, text, reply_to)

    # How it is done.

    def _does(self, kind: int, data: JSON, *, counts: bool = True, **about: Any) -> Interaction:
        interaction = self.fake.interact(kind, self.user, self.channel, data, **about)
        if counts:
            self.interactions.append(interaction)
        return interaction

    @property
    def _thinking(self) -> bool:
        return any(message.thinking for message in self.bot_messages[-3:])

    @property
    def _nothing(self) -> str:
        if not self.fake.gateway.connected:
            return "no bot is connected"
        return f"the bot did nothing, or is still busy, after {self.fake.patience} s"

    async def _answered(self, interaction: Interaction, did: str, answered: bool) -> str | None:
        """Waits until the bot has answered (or, if it is not to, has taken it in) and gone quiet."""
        channel = interaction.channel
        if answered:
            done = await self.fake.quiet(
                channel, lambda: interaction.acknowledged.is_set() and not interaction.thinking
            )
        else:
            await self.fake.caught_up()
            done = await self.fake.quiet(channel, lambda: True)
        if done and answered is interaction.acknowledged.is_set():
            return interaction.notice
        if interaction.acknowledged.is_set():
            problem = "the bot is thinking, or busy, without end" if answered else "the bot was not to answer"
        else:
            problem = "the application did not respond" if self.fake.gateway.connected else "no bot is connected"
        raise AssertionError(f"{self.name} {did}: {problem} (in {self.fake.patience} s)\n{self.picture}")


def _found(items: list[JSON], words: str, read: Callable[[JSON], list[str]]) -> JSON | None:
    """The one thing of these words, which may be given with their number or without."""
    wanted = (visible(words).strip(), bare(words))
    for form in wanted:
        found = [item for item in items if form in read(item)]
        if len(found) > 1:
            raise AssertionError(f"{len(found)} of them say {words!r}")
        if found:
            return found[0]
    return None


def _button(version: Version, words: str) -> JSON | None:
    buttons = [control for control in version.controls if control["type"] == BUTTON]
    return _found(buttons, words, lambda button: [visible(button.get("label") or "").strip(), words_on(button)])


def _read_option(option: JSON) -> list[str]:
    return [visible(option["label"]).strip(), bare(option["label"])]


def _option(menu: JSON, words: str) -> JSON:
    option = _found(menu["options"], words, _read_option)
    if option is None:
        raise AssertionError(f"no option {words!r}; there are {[bare(one['label']) for one in menu['options']]}")
    return option


def _menu(version: Version, words: tuple[str, ...], named: str | None) -> JSON | None:
    menus = [
        menu for menu in version.menus if named in (None, menu["custom_id"], visible(menu.get("placeholder") or ""))
    ]
    having = [menu for menu in menus if all(_found(menu["options"], one, _read_option) for one in words)]
    if len(having) > 1:
        raise AssertionError(f"{len(having)} menus have {words!r}; name one by its placeholder or id")
    return having[0] if having else None


def _names(key: str, label: str, custom_id: str) -> bool:
    """Whether an input is meant: by its id, its label, or its label spelled as a name ("what_happened")."""
    spelled = "_".join("".join(c if c.isalnum() else " " for c in bare(label)).casefold().split())
    return key in (custom_id, bare(label), spelled)


def _forged(kind: int, custom_id: str, values: list[str]) -> JSON:
    control: JSON = {"type": kind, "id": 99, "custom_id": custom_id}
    if kind == BUTTON:
        return control | {"style": 1, "label": "?"}
    return control | {"options": [{"label": "?", "value": value} for value in values], "max_values": len(values) or 1}


def _drawn(control: JSON) -> str:
    off = " (off)" if control.get("disabled") else ""
    if control["type"] == BUTTON:
        return f"[{visible(control.get('label') or '') or words_on(control)}{off}]"
    options = " | ".join(visible(option["label"]) for option in control["options"])
    return f"<{control.get('placeholder') or 'menu'}: {options}{off}>"
