"""Results are posted to channels of Discord, edited with their picture, withdrawn; and what was refused is told."""

from __future__ import annotations

import pytest

from bot.desk import Desk
from bot.storage.database import Database
from dialogues.clubs import Stand, Why
from tests.bot.discord.test_outbox import SEND
from tests.bot.posts import bind, correct, enter, kept, over, renewed, stand
from tests.fakes.discord.people import Club, FakeDiscord, Message, Person, Room

pytestmark = pytest.mark.long

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"


async def evening(fake: FakeDiscord, tom: Person, database: Database) -> tuple[Club, list[Room]]:
    """Tom's club has a session with results, and two channels."""
    server = fake.guild("Bridge", [tom], channels=("results", "friday"))
    await tom.slash("club")
    await tom.click("New club")
    await tom.says("Athens")
    await tom.says("Tom")
    await tom.slash("club")
    await tom.click("Athens")
    await tom.choose("Sessions")
    await tom.click("New session, today")
    rooms = [Room(fake, channel) for channel in server.guild.channels]
    await bind(database, "discord", *(room.channel.id for room in rooms))
    await enter(database)
    return server, rooms


async def posted(fake: FakeDiscord, tom: Person, database: Database) -> tuple[Club, list[Room]]:
    """And these have been posted."""
    server, rooms = await evening(fake, tom, database)
    await tom.slash("post")
    await tom.click("Post to groups: 2")
    await over(database)
    return server, rooms


def the(room: Room) -> Message:
    """The one message of the bot in a channel."""
    (message,) = room.bot_messages
    return message


async def test_a_post_is_an_embed_with_its_picture_and_its_words(
    fake: FakeDiscord, tom: Person, database: Database
) -> None:
    _, rooms = await posted(fake, tom, database)
    preview = next(message for message in tom.messages if message.files)
    for room in rooms:
        (embed,) = the(room).embeds
        assert embed["title"] == "Athens · Friday pairs"
        assert "First, tied: Anna Nikou – Eleni Pappa" in embed["description"]
        assert embed["image"]["url"] == "attachment://results.png"
        (file,) = the(room).files
        assert file.content == preview.files[0].content
        assert file.description is not None
        assert "· Petros – Kostas · 0.00%" in file.description
        assert (the(room).buttons, the(room).embeds) == (preview.buttons, preview.embeds)


async def test_a_press_is_answered_to_one_person_alone(fake: FakeDiscord, tom: Person, database: Database) -> None:
    server, rooms = await posted(fake, tom, database)
    ann = fake.person("Ann")
    server.guild.members.append(ann.user)
    for person, told in (
        (tom, "· Anna Nikou – Eleni Pappa · 100.00%"),
        (ann, "There is nothing here by that name."),
    ):
        await person.click("Rankings", on=the(rooms[0]))
        answer = [m for m in rooms[0].channel.messages.values() if m.only_for is person.user]
        assert any(told in message.text for message in answer)
    assert len(the(rooms[0]).versions) == 1, "a press never changes it"


async def test_changed_results_edit_words_and_picture(
    fake: FakeDiscord, tom: Person, bot: Desk, database: Database
) -> None:
    _, rooms = await posted(fake, tom, database)
    before = the(rooms[0]).files
    await correct(database, "4S-2")
    await renewed(bot)
    assert "Score corrected, board 1." in the(rooms[0]).text
    assert the(rooms[0]).files == before, "the ranking is the same"
    await correct(database, "4S=")
    await renewed(bot)
    (file,) = the(rooms[0]).files
    assert file.content != before[0].content
    assert [len(the(room).versions) for room in rooms] == [3, 3]


@pytest.mark.parametrize(("code", "why"), [(50013, Why.RIGHTS), (50001, Why.OUT), (10003, Why.OUT)])
async def test_what_is_refused_is_told(fake: FakeDiscord, tom: Person, database: Database, code: int, why: Why) -> None:
    _, rooms = await evening(fake, tom, database)
    await tom.slash("post")
    rooms[0].keeps_bot_out()
    if code != 50013:
        rooms[0].lets_bot_in()
        fake.refuse_next(SEND, code)
    await tom.click("Post to groups: 2")
    await over(database)
    assert sorted(await stand(database)) == [Stand.REFUSED, Stand.SENT]
    (refused,) = (room for room in rooms if not room.bot_messages)  # they are posted to side by side
    group = f"Group {rooms.index(refused) + 1}"
    assert next(each.why for each in await kept(database) if each.state is Stand.REFUSED) is why
    await tom.at(None).waits(lambda seen: any(f"are not in {group}" in m.text for m in seen.bot_messages))
    rooms[0].lets_bot_in()
    await tom.slash("post")
    await tom.click(f"Try again: {group}")
    await over(database)
    assert the(refused).files


@pytest.mark.parametrize("before", [True, False])
async def test_the_nonce_makes_sending_again_harmless(
    fake: FakeDiscord, tom: Person, database: Database, before: bool
) -> None:
    _, rooms = await evening(fake, tom, database)
    await tom.slash("post")
    fake.drop_next(SEND, before=before)
    await tom.click("Post to groups: 2")
    await over(database)
    doubtful = next(each for each in await kept(database) if each.state is Stand.DOUBTFUL)
    await tom.slash("post")
    await tom.click(f"Send again: {doubtful.title}")
    await over(database)
    assert await stand(database) == [Stand.SENT, Stand.SENT]
    assert [len(room.bot_messages) for room in rooms] == [1, 1]


async def test_by_its_link_it_is_known_again(fake: FakeDiscord, tom: Person, bot: Desk, database: Database) -> None:
    server, rooms = await evening(fake, tom, database)
    await tom.slash("post")
    fake.drop_next(SEND, before=False)
    await tom.click("Post to groups: 2")
    await over(database)
    doubtful = next(each for each in await kept(database) if each.state is Stand.DOUBTFUL)
    await tom.slash("post")
    await tom.click(f"It is there: {doubtful.title}")
    room = next(room for room in rooms if str(room.channel.id) == doubtful.chat)
    at = f"{server.guild.id}/{room.channel.id}/{the(room).id}"
    await tom.says(f"https://discord.com/channels/{at}")
    await over(database)
    await correct(database, "4S=")
    await renewed(bot)
    assert all("Score corrected, board 1." in the(each).text for each in rooms)


async def test_a_deleted_post_is_noticed_and_posted_again_when_asked(
    fake: FakeDiscord, tom: Person, bot: Desk, database: Database
) -> None:
    _, rooms = await posted(fake, tom, database)
    fake.remove(the(rooms[0]))
    await correct(database, "4S=")
    await renewed(bot)
    assert sorted(await stand(database)) == [Stand.GONE, Stand.SENT]
    await tom.slash("post")
    await tom.click("Post again: Group 1")
    await over(database)
    assert the(rooms[0]).files, "it is another message, and not taken for the one before"


@pytest.mark.parametrize("trouble", ["", "502", "broken before", "broken after"])
async def test_a_post_is_withdrawn(fake: FakeDiscord, tom: Person, database: Database, trouble: str) -> None:
    _, rooms = await posted(fake, tom, database)
    await tom.slash("post")
    await tom.click("Withdraw")
    if trouble == "502":
        fake.fail_next(DELETE, 502)
    elif trouble:
        fake.drop_next(DELETE, before=trouble == "broken before")
    await tom.click("Withdraw")
    await over(database)
    assert [room.bot_messages for room in rooms] == [[], []]
    assert await stand(database) == [Stand.WITHDRAWN, Stand.WITHDRAWN]


async def test_a_broken_line_does_not_lose_an_edit(
    fake: FakeDiscord, tom: Person, bot: Desk, database: Database
) -> None:
    _, rooms = await posted(fake, tom, database)
    fake.drop_next(EDIT, before=False)
    await correct(database, "4S=")
    await renewed(bot)
    for room in rooms:
        assert "Score corrected, board 1." in the(room).text
    assert await stand(database) == [Stand.SENT, Stand.SENT]


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize(
    "id",
    [
        *("fs-post:0:mine", "fs-post:1:nonsense", "fs-post:9999999999:mine", "fs-post:-1:mine", "fs-post:1:mine:1"),
        *("fs-open:players-1", "fs-open:players-999999999", "fs-open:results-1", "fs-open:nonsense-1", "fs-open:x"),
    ],
)
async def test_a_button_that_is_made_up_opens_nothing(
    fake: FakeDiscord, tom: Person, database: Database, id: str
) -> None:
    server, rooms = await posted(fake, tom, database)
    ann = fake.person("Ann")
    server.guild.members.append(ann.user)
    await ann.tap_raw(id, the(rooms[0]))
    shown = [m for m in rooms[0].channel.messages.values() if m.only_for is ann.user]
    seen = [message.text for message in (*shown, *ann.at(None).messages)]
    assert not any(word in text for text in seen for word in ("Anna", "100.00%", "I play as"))
    assert len(the(rooms[0]).versions) == 1


async def test_on_a_server_only_the_director_sees_the_preview(
    fake: FakeDiscord, tom: Person, database: Database
) -> None:
    server, rooms = await evening(fake, tom, database)
    await tom.slash("post", where=server)
    seen = [message for message in rooms[0].channel.messages.values() if message.from_bot]
    assert any(message.files for message in seen)
    assert all(message.only_for is tom.user for message in seen)
    await tom.click("Post to groups: 2")
    await over(database)
    assert [len(room.bot_messages) for room in rooms] == [1, 1]
