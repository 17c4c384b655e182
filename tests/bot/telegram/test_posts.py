"""Results are posted to groups of Telegram, edited, withdrawn; and what was refused is told to who posted them."""

from __future__ import annotations

import pytest

from bot.desk import Desk
from bot.storage.database import Database
from dialogues.clubs import Stand, Why
from tests.bot.posts import bind, correct, enter, kept, over, renewed, stand
from tests.bot.telegram.test_groups import club
from tests.fakes.telegram import FakeTelegram, Group, Message, Person


async def evening(fake: FakeTelegram, tom: Person, database: Database, number: int = 1) -> list[Group]:
    """Tom's club has a session with results, and groups."""
    await club(tom)
    await tom.send("/club")
    await tom.click("Athens")
    await tom.click("Sessions")
    await tom.click("New session, today")
    groups = [fake.group(f"Group {place}", [tom], kind="supergroup") for place in range(1, number + 1)]
    await bind(database, "telegram", *(group.chat.id for group in groups))
    await enter(database)
    return groups


async def posted(fake: FakeTelegram, tom: Person, database: Database, number: int = 1) -> list[Group]:
    """And these have been posted."""
    groups = await evening(fake, tom, database, number)
    await tom.send("/post")
    await tom.click(f"Post to groups: {number}")
    await over(database)
    return groups


def the(group: Group) -> Message:
    """The one message of the bot in a group."""
    (message,) = group.bot_messages
    return message


async def test_a_preview_is_what_the_groups_see(fake: FakeTelegram, tom: Person, database: Database) -> None:
    groups = await evening(fake, tom, database, 2)
    await tom.send("/post")
    preview = next(message for message in tom.messages if message.photo)
    assert preview.photo is not None
    tom.sees("The message above is what the groups will see.")
    assert [group.bot_messages for group in groups] == [[], []]
    await tom.click("Post to groups: 2")
    await over(database)
    for group in groups:
        assert (the(group).text, the(group).buttons) == (preview.text, preview.buttons)
        painted = the(group).photo
        assert painted is not None
        assert painted.content == preview.photo.content
    await tom.click("Look again")
    tom.sees("Group 2: posted")


async def test_what_is_posted_reads_without_the_picture(fake: FakeTelegram, tom: Person, database: Database) -> None:
    (group,) = await posted(fake, tom, database)
    group.sees("Athens · Friday pairs")
    group.sees("2026-11-27 · Pairs · Matchpoints")
    group.sees("First, tied: Anna Nikou – Eleni Pappa · דנה – יוסי, 100.00%")
    tap = tom.taps_without_waiting(the(group).keyboard[0][-1]["callback_data"], the(group))
    await tap.answered.wait()
    assert tap.url == "https://t.me/fifth_seat_bot?start=results-1-rankings"
    assert len(the(group).versions) == 1, "a tap never changes it"
    await tom.send("/start results-1-rankings")
    tom.sees("· Anna Nikou – Eleni Pappa · 100.00%")


async def test_a_second_tap_posts_nothing_again(fake: FakeTelegram, tom: Person, database: Database) -> None:
    (group,) = await evening(fake, tom, database)
    await tom.send("/post")
    assert tom.live is not None
    button = tom.live.keyboard[0][0]["callback_data"]
    for _ in range(2):
        await tom.tap_raw(button)
    await over(database)
    assert len(group.bot_messages) == 1


async def test_changed_results_edit_the_post_and_say_what_changed(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database
) -> None:
    groups = await posted(fake, tom, database, 2)
    before = the(groups[0]).photo
    for result in ("4S=", "4S+1"):
        await correct(database, result)
    await renewed(bot)
    for group in groups:
        group.sees("Score corrected, board 1.")
        assert len(the(group).versions) == 2, "both changes are one edit"
        assert the(group).photo != before
    await renewed(bot)
    assert [len(the(group).versions) for group in groups] == [2, 2]
    await tom.send("/post")
    assert "changed" in tom.screen


async def test_what_leaves_the_picture_as_it_was_edits_the_words_alone(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database
) -> None:
    (group,) = await posted(fake, tom, database)
    before = len(fake.calls)
    await correct(database, "4S-2")  # still below 4♠ made
    await renewed(bot)
    group.sees("Score corrected, board 1.")
    assert [call.method for call in fake.calls[before:]] == ["editMessageCaption"]


async def test_a_deleted_post_is_noticed_told_and_posted_again_only_when_asked(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database
) -> None:
    (group,) = await posted(fake, tom, database)
    group.deletes(the(group))
    await correct(database, "4S=")
    await renewed(bot)
    await tom.waits("Somebody has deleted the message there.")
    await correct(database, "4S+1")
    await renewed(bot)
    assert group.bot_messages == []
    assert await stand(database) == [Stand.GONE]
    await tom.send("/post")
    await tom.click("Post again: Group 1")
    await over(database)
    assert the(group).photo is not None
    group.sees("Athens · Friday pairs")


@pytest.mark.parametrize(
    ("trouble", "why", "told"),
    [
        ("silent", Why.RIGHTS, "I may not write there, or not send pictures."),
        ("out", Why.OUT, "I am no longer in there."),
        ("topic", Why.TOPIC, "That topic is gone."),
    ],
)
async def test_what_cannot_be_sent_is_told_with_what_to_do(
    fake: FakeTelegram, tom: Person, database: Database, trouble: str, why: Why, told: str
) -> None:
    (group,) = await evening(fake, tom, database)
    if trouble == "silent":
        group.silences_bot()
    elif trouble == "out":
        group.chat.shut = "bot was kicked from the supergroup chat"
    else:
        from sqlalchemy import update

        from bot.storage.models import bound_group

        async with database.writing() as connection:
            await connection.execute(update(bound_group).values(thread="7"))
    await tom.send("/post")
    await tom.click("Post to groups: 1")
    await tom.waits(lambda tom: any(told in message.text for message in tom.messages))
    assert [(each.state, each.why) for each in await kept(database)] == [(Stand.REFUSED, why)]
    group.silences_bot(False)
    group.chat.shut, group.chat.topics = "", {7}
    await tom.send("/post")
    await tom.click("Try again: Group 1")
    await over(database)
    assert the(group).photo is not None


async def test_a_group_that_has_moved_gets_what_was_queued(fake: FakeTelegram, tom: Person, database: Database) -> None:
    (group,) = await evening(fake, tom, database)
    moved = fake.upgrade(group)
    await tom.send("/post")
    await tom.click("Post to groups: 1")
    await over(database)
    assert the(moved).photo is not None
    assert [each.chat for each in await kept(database)] == [str(moved.chat.id)]


async def test_what_was_posted_before_a_group_moved_is_out_of_reach(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database
) -> None:
    (group,) = await posted(fake, tom, database)
    moved = fake.upgrade(group)
    await correct(database, "4S=")
    await renewed(bot)
    await tom.waits(lambda tom: any("has become a supergroup" in message.text for message in tom.messages))
    assert moved.bot_messages == []
    assert [(each.state, each.why) for each in await kept(database)] == [(Stand.GONE, Why.MOVED)]


async def test_a_post_is_withdrawn(fake: FakeTelegram, tom: Person, database: Database) -> None:
    groups = await posted(fake, tom, database, 2)
    await tom.send("/post")
    await tom.click("Withdraw")
    tom.sees("Take these results out of all groups?")
    await tom.click("Withdraw")
    await over(database)
    assert [group.bot_messages for group in groups] == [[], []]
    assert await stand(database) == [Stand.WITHDRAWN, Stand.WITHDRAWN]
    await correct(database, "4S=")


async def test_after_two_days_a_post_says_that_it_is_withdrawn(
    fake: FakeTelegram, tom: Person, database: Database
) -> None:
    (group,) = await posted(fake, tom, database)
    before = the(group).photo
    the(group).date -= 49 * 3600
    await tom.send("/post")
    await tom.click("Withdraw")
    await tom.click("Withdraw")
    await over(database)
    group.sees("These results have been withdrawn.")
    group.sees_no("Winners")
    assert (the(group).photo != before, the(group).keyboard) == (True, [])
    assert await stand(database) == [Stand.WITHDRAWN]


async def test_a_429_holds_it_back(fake: FakeTelegram, tom: Person, database: Database) -> None:
    (group,) = await evening(fake, tom, database)
    fake.fail_next("sendPhoto", 429, "Too Many Requests: retry after 1", retry_after=1)
    await tom.send("/post")  # the preview is a picture too, and waits
    fake.fail_next("sendPhoto", 429, "Too Many Requests: retry after 1", retry_after=1)
    await tom.click("Post to groups: 1")
    await over(database)
    assert len(group.bot_messages) == 1


@pytest.mark.parametrize("before", [True, False])
async def test_in_doubt_the_director_is_asked(
    fake: FakeTelegram, tom: Person, database: Database, before: bool
) -> None:
    (group,) = await evening(fake, tom, database)
    await tom.send("/post")
    fake.drop_next("sendPhoto", before=before)
    await tom.click("Post to groups: 1")
    await tom.waits(lambda tom: any("may or may not be in Group 1" in message.text for message in tom.messages))
    assert await stand(database) == [Stand.DOUBTFUL]
    await tom.send("/post")
    tom.sees("Group 1: perhaps posted. Look whether it is there.")
    await tom.click("Send again: Group 1" if before else "It is there: Group 1")
    await over(database)
    assert len(group.bot_messages) == 1
    assert await stand(database) == [Stand.SENT]


async def test_what_is_there_under_no_number_is_told_when_it_ought_to_change(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database
) -> None:
    (group,) = await evening(fake, tom, database)
    await tom.send("/post")
    fake.drop_next("sendPhoto", before=False)
    await tom.click("Post to groups: 1")
    await over(database)
    await tom.send("/post")
    await tom.click("It is there: Group 1")
    for result in ("4S=", "4S+1"):
        await correct(database, result)
        await renewed(bot)
    told = [message for message in tom.messages if "cannot be changed in Group 1" in message.text]
    assert len(told) == 1, "it is told once"
    await tom.send("/post")
    await tom.click("Post again: Group 1")
    await over(database)
    assert len(group.bot_messages) == 2


async def in_doubt(fake: FakeTelegram, tom: Person, database: Database) -> Group:
    """What was in doubt is there, as Tom has seen."""
    (group,) = await evening(fake, tom, database)
    await tom.send("/post")
    fake.drop_next("sendPhoto", before=False)
    await tom.click("Post to groups: 1")
    await over(database)
    await tom.send("/post")
    await tom.click("It is there: Group 1")
    tom.sees("I do not know which message it is.")
    return group


def link(message: int) -> str:
    """As the app copies it in a supergroup that anybody finds."""
    return f"https://t.me/athens_bridge/{message}"


async def test_by_its_link_it_is_known_again_and_changed(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database
) -> None:
    group = await in_doubt(fake, tom, database)
    await correct(database, "4S=")
    await tom.send(link(the(group).message_id))
    await over(database)
    group.sees("Score corrected, board 1.")
    await tom.send("/post")
    tom.sees_no("which message it is")
    await correct(database, "4S+1")
    await renewed(bot)
    assert len(group.bot_messages) == 1
    await tom.send("/post")
    await tom.click("Withdraw")
    await tom.click("Withdraw")
    await over(database)
    assert group.bot_messages == []


async def test_a_link_to_another_message_is_none(fake: FakeTelegram, tom: Person, database: Database) -> None:
    """One that is not of ours cannot be edited; what is of another chat is not tried."""
    group = await in_doubt(fake, tom, database)
    calls = len(fake.calls)
    for wrong in ("https://t.me/c/999/7", "https://discord.com/channels/1/2/3", "https://example.org/7"):
        await tom.send(wrong)
        tom.sees("That is no link to a message of these results.")
    assert not [call for call in fake.calls[calls:] if call.method in ("editMessageCaption", "editMessageMedia")]
    await tom.send(link(4711))
    await over(database)
    await tom.waits(lambda tom: any("cannot be changed in Group 1" in message.text for message in tom.messages))
    assert [(each.state, each.why, each.message) for each in await kept(database)] == [(Stand.SENT, Why.UNSEEN, None)]
    await tom.send("/post")
    await tom.send(link(the(group).message_id))
    await over(database)
    assert (await kept(database))[0].message is not None


@pytest.mark.parametrize("call", ["editMessageMedia", "deleteMessage"])
async def test_what_may_be_done_twice_is_done_until_it_is_done(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database, call: str
) -> None:
    (group,) = await posted(fake, tom, database)
    fake.drop_next(call, before=False)
    if call == "deleteMessage":
        await tom.send("/post")
        await tom.click("Withdraw")
        await tom.click("Withdraw")
        await over(database)
        assert group.bot_messages == []
    else:
        await correct(database, "4S=")
        await renewed(bot)
        assert len(the(group).versions) == 2
    assert not [message for message in tom.messages if "cannot be" in message.text]


async def test_whoever_belongs_to_no_club_sees_nothing(fake: FakeTelegram, tom: Person, database: Database) -> None:
    (group,) = await posted(fake, tom, database)
    ann = fake.person("Ann", language_code="en")
    for text in ("/start results-1-rankings", "/start results-999-rankings"):
        await ann.send(text)
        ann.sees("There is nothing here by that name.")
    await ann.send("/start")
    await ann.click("A director")
    await ann.send("/post")
    ann.sees("There is nothing here by that name.")
    await tom.send("/post", to=group, answered=False)


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("data", ["post:0:mine", "post:1:nonsense", "post:9999999999:mine", "post:-1:mine", "post:1:"])
async def test_a_button_that_is_made_up_leads_nowhere(
    fake: FakeTelegram, tom: Person, database: Database, data: str
) -> None:
    (group,) = await posted(fake, tom, database)
    ann = fake.person("Ann", language_code="en")
    tap = ann.taps_without_waiting(data, the(group))
    await tap.answered.wait()
    if tap.url:
        await ann.send(f"/start {tap.url.partition('start=')[2]}")
        ann.sees_no("Anna")
    assert len(the(group).versions) == 1


async def test_what_cannot_be_made_is_told_and_holds_nothing_up(
    fake: FakeTelegram, tom: Person, bot: Desk, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    (group,) = await evening(fake, tom, database)
    await tom.send("/post")

    async def fails(entry: object) -> None:
        raise KeyError("a fault of ours")

    with monkeypatch.context() as patched:
        patched.setattr(bot, "wanted", fails)
        await tom.click("Post to groups: 1")
        await over(database)
    await tom.waits(lambda tom: any("It was not accepted there." in message.text for message in tom.messages))
    await tom.send("/post")
    await tom.click("Try again: Group 1")
    await over(database)
    assert the(group).photo is not None
