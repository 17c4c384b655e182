"""People with telephones, who talk to the bot through the fake server; a test of a conversation reads as prose::

    tom = fake.person("Tom", language_code="tr")
    await tom.send("/ruling")
    await tom.click("Insufficient bid")
    tom.sees("Law 27")

Each of these waits until the bot has done what it does in that chat, and fails with a picture of the chat when it
does nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.fakes.sight import Sight
from tests.fakes.telegram_server import (
    JSON,
    Call,
    Chat,
    Document,
    FakeTelegram,
    Message,
    Tap,
    Version,
)
from tests.fakes.words import bare, visible

__all__ = ["Call", "Document", "FakeTelegram", "Group", "Message", "Person", "Tap", "Version", "bare", "visible"]


class View(Sight[Message]):
    """A chat as its people see it: what they read and what they can press."""

    fake: FakeTelegram

    def __init__(self, fake: FakeTelegram, chat: Chat) -> None:
        self.fake = fake
        self.chat = chat

    @property
    def messages(self) -> list[Message]:
        """All messages that have not been deleted, oldest first."""
        return [message for message in self.chat.messages.values() if not message.deleted]

    @property
    def live(self) -> Message | None:
        """The newest message of the bot."""
        # From the end: a benchmark has chats with thousands of messages.
        return next((m for m in self._newest_first() if m.from_bot and not m.deleted), None)

    @property
    def picture(self) -> str:
        """The chat in lines, for the messages of failed tests."""
        lines = [f"--- {self.chat.name} ({self.chat.kind}) ---"]
        for message in self.messages:
            edits = f", edited {len(message.versions) - 1} times" if len(message.versions) > 1 else ""
            name = "bot" if message.from_bot else message.sender["first_name"]
            sent = message.document or message.photo
            file = f" <{sent.name}>" if sent is not None else ""
            lines.append(f"{name} [{message.message_id}{edits}]:{file} {visible(message.text)}")
            lines += ["    " + " ".join(f"[{button['text']}]" for button in row) for row in message.keyboard]
        if len(lines) == 1:
            lines.append("(nothing)")
        refused = [f"    {call.method}: {call.description}" for call in self.fake.calls if not call.ok]
        if refused:
            lines += ["refused calls, in all chats:", *refused[-10:]]
        return "\n".join(lines)

    def _newest_first(self) -> Iterator[Message]:
        return reversed(self.chat.messages.values())

    def _having(self, words: str) -> Message:
        """The newest message with a button of these words."""
        for message in self._newest_first():
            if not message.deleted and _data_of(message.version, words) is not None:
                return message
        raise AssertionError(f"no button {words!r}; under the newest message: {self.buttons}\n{self.picture}")


class Group(View):
    """A group the bot is in."""

    def __init__(self, fake: FakeTelegram, chat: Chat, members: list[Person]) -> None:
        super().__init__(fake, chat)
        self.members = members

    def brings_bot(self, by: Person) -> None:
        """The bot is brought into the group by one of its members, and told so."""
        self.fake.shut_out(by.user, self.chat, "", "left")

    def silences_bot(self, silent: bool = True) -> None:
        """Only administrators may write in the group, and the bot is none; or everybody may again."""
        self.chat.silent = silent

    def deletes(self, message: Message) -> None:
        """Somebody takes a message away; no bot is told."""
        message.deleted = True

    def is_led_by(self, *people: Person) -> None:
        """These are its administrators."""
        self.chat.leaders = {person.id for person in people}

    def kicks_bot(self, by: Person) -> None:
        """The bot is put out of the group, and told so."""
        self.fake.shut_out(by.user, self.chat, f"bot was kicked from the {self.chat.kind} chat", "kicked")


class Person(View):
    """Someone with a telephone. What is seen is the private chat with the bot, unless a group is named."""

    def __init__(self, fake: FakeTelegram, user: JSON, chat: Chat) -> None:
        super().__init__(fake, chat)
        self.user = user
        self.taps: list[Tap] = []

    @property
    def id(self) -> int:
        return int(self.user["id"])

    @property
    def name(self) -> str:
        return str(self.user["first_name"])

    @property
    def language_code(self) -> str | None:
        return self.user.get("language_code")

    @property
    def notice(self) -> str | None:
        """What the bot answered to the last press of a button, if it said anything."""
        return self.taps[-1].notice if self.taps else None

    @property
    def menu(self) -> list[str]:
        """The commands shown to this person in the private chat."""
        return [command["command"] for command in self.fake.menu(self.chat, self.language_code)]

    # Writing.

    async def send(
        self,
        text: str,
        *,
        to: Group | None = None,
        reply_to: Message | None = None,
        topic: int | None = None,
        answered: bool = True,
    ) -> Message:
        """Writes, and waits until the bot has reacted and gone quiet; with `answered=False` it must do nothing."""
        return await self._writes(self._chat(to), text, reply_to, answered, topic)

    def sends_without_waiting(self, text: str, *, to: Group | None = None, reply_to: Message | None = None) -> Message:
        """Writes, and goes on at once."""
        return self.fake.write(self.user, self._chat(to), text, reply_to)[0]

    async def reply(self, message: Message, text: str, *, answered: bool = True) -> Message:
        """Answers a message with another."""
        return await self._writes(message.chat, text, message, answered)

    async def edits(self, message: Message, text: str | None, *, answered: bool = True) -> int | None:
        """Edits a message of their own, and gives the id of the update; None: something else of it changes."""
        heard = message.chat.heard
        update_id = self.fake.edit(message, text)
        if answered and update_id is None:
            raise AssertionError(f"the bot does not get to hear of the edit to {text!r}")
        await self._reaction(message.chat, heard, f"edited to {text!r}", update_id, answered)
        return update_id

    async def sends(self, media: JSON, caption: str = "", *, to: Group | None = None, answered: bool = True) -> Message:
        """Sends a picture, a voice or another thing, as the bot is told of it, perhaps with a caption."""
        chat = self._chat(to)
        heard = chat.heard
        message, update_id = self.fake.write(self.user, chat, caption, None, media)
        await self._reaction(chat, heard, f"sent {media!r}", update_id, answered)
        return message

    async def sends_file(self, name: str, content: bytes, caption: str = "", *, answered: bool = True) -> Message:
        """Sends a file, perhaps with a caption."""
        id = f"file-{len(self.fake.files) + 1}"
        self.fake.files[id] = Document(name, content)
        told = {"file_id": id, "file_unique_id": f"unique-{id}", "file_name": name, "file_size": len(content)}
        return await self.sends({"document": told}, caption, answered=answered)

    # Pressing.

    async def click(self, words: str, *, on: Message | Group | None = None, answered: bool = True) -> str | None:
        """Presses the button of these words on the newest message that has it, and gives the notice that came.

        The bot must answer the press, or the button spins on; `answered=False` waits for any reaction at all.
        """
        if not isinstance(on, Message):
            on = (on or self)._having(words)
        data = _data_of(on.version, words)
        if data is None:
            raise AssertionError(f"no button {words!r} on the message; it has {on.buttons}\n{self._picture(on.chat)}")
        return await self.tap_raw(data, on, answered=answered)

    async def tap_stale(self, seen: Version | Message, words: str, *, answered: bool = True) -> str | None:
        """Presses a button that a message had in an older version, as a telephone that lags behind does."""
        versions = [seen] if isinstance(seen, Version) else list(reversed(seen.versions))
        message = versions[0].message
        for version in versions:
            data = _data_of(version, words)
            if data is not None:
                return await self.tap_raw(data, message, answered=answered)
        raise AssertionError(f"the message never had a button {words!r}\n{self._picture(message.chat)}")

    async def tap_raw(self, data: str, message: Message | None = None, *, answered: bool = True) -> str | None:
        """Presses a button with this data, whether there is one or not; on the newest message unless one is named."""
        chat = (message or self._live).chat
        heard = chat.heard
        tap = self.taps_without_waiting(data, message)
        if answered:
            if not await self.fake.quiet(chat, lambda: tap.answered.is_set() and self._delivered(tap.update_id)):
                raise AssertionError(f"{self.name} tapped {data!r}: still spinning\n{self._picture(chat)}")
        else:
            await self._reaction(chat, heard, f"tapped {data!r}", tap.update_id, True)
        return tap.notice

    def taps_without_waiting(self, data: str, message: Message | None = None) -> Tap:
        """Presses a button, and goes on at once; `await tap.answered.wait()` waits for the answer alone."""
        tap = self.fake.tap(self.user, message or self._live, data)
        self.taps.append(tap)
        return tap

    # Leaving.

    def blocks(self) -> None:
        """Blocks the bot."""
        self.fake.shut_out(self.user, self.chat, "bot was blocked by the user", "kicked")

    def unblocks(self) -> None:
        """Lets the bot write again."""
        self.fake.shut_out(self.user, self.chat, "", "kicked")

    # How it is done.

    @property
    def _live(self) -> Message:
        if self.live is None:
            raise AssertionError(f"the bot has written nothing yet\n{self.picture}")
        return self.live

    def _chat(self, to: Group | None) -> Chat:
        if to is None:
            return self.chat
        if self not in to.members:
            raise AssertionError(f"{self.name} is not in the group {to.chat.name}")
        return to.chat

    def _picture(self, chat: Chat) -> str:
        return View(self.fake, chat).picture

    async def _writes(
        self, chat: Chat, text: str, reply_to: Message | None, answered: bool, topic: int | None = None
    ) -> Message:
        heard = chat.heard
        message, update_id = self.fake.write(self.user, chat, text, reply_to, topic=topic)
        if answered and update_id is None:
            raise AssertionError(f"the bot does not get to hear {text!r}: not its kind of update, or privacy mode")
        await self._reaction(chat, heard, f"wrote {text!r}", update_id, answered)
        return message

    def _delivered(self, update_id: int | None) -> bool:
        return update_id is None or not self.fake.undelivered(update_id)

    async def _reaction(self, chat: Chat, heard: int, did: str, update_id: int | None, answered: bool) -> None:
        def reacted() -> bool:
            return self._delivered(update_id) and (chat.heard > heard or not answered)

        if not await self.fake.quiet(chat, reacted):
            what = "the bot did nothing" if self._delivered(update_id) else "the bot never took the update"
            raise AssertionError(f"{self.name} {did}: {what} in {self.fake.patience} s\n{self._picture(chat)}")
        if not answered and chat.heard > heard:
            raise AssertionError(f"{self.name} {did}: the bot was to keep silent\n{self._picture(chat)}")


def _data_of(version: Version, words: str) -> str | None:
    """The callback data of the button with these words, which may be given with its number or without."""
    buttons = [button for row in version.keyboard for button in row]
    for reading in (visible, bare):
        found = [button for button in buttons if reading(button["text"]).strip() == visible(words).strip()]
        if len(found) > 1:
            raise AssertionError(f"{len(found)} buttons say {words!r}")
        if found:
            if "callback_data" not in found[0]:
                raise AssertionError(f"the button {words!r} tells the bot nothing when pressed")
            return str(found[0]["callback_data"])
    return None
