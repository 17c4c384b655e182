"""What Discord refuses, by its numbers: a screen goes another way, and where there is none the person is told."""

from __future__ import annotations

import pytest

from tests.fakes.discord.people import Club, FakeDiscord, Person

FIRST = "POST /interactions/{}/{}/callback"
FOLLOW = "POST /webhooks/{}/{}"
EDIT_ANSWER = "PATCH /webhooks/{}/{}/messages/{}"
SEND = "POST /channels/{}/messages"
EDIT = "PATCH /channels/{}/messages/{}"

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
MISSING_ACCESS = 50001
CLOSED = 50007
MISSING_PERMISSIONS = 50013
EXPIRED = 50027
INVALID = 50035

WRONG = "Something went wrong"


@pytest.fixture
def club(fake: FakeDiscord, tom: Person) -> Club:
    """Where others are too."""
    return fake.guild("Club", members=[tom, fake.person("Ann")])


# An interaction that is answered too late


@pytest.mark.usefixtures("calm")
async def test_a_press_answered_too_late(fake: FakeDiscord, tom: Person) -> None:
    """Alone with the bot: its message is changed all the same."""
    await tom.slash("ruling", what="insufficient_bid")
    pressed = tom.live
    fake.refuse_next(FIRST, UNKNOWN_INTERACTION)
    await tom.choose("Nobody", answered=False)
    tom.sees("Whose turn")
    assert tom.live is pressed
    await tom.click("The offender’s own turn")
    tom.sees("A slip:")


@pytest.mark.usefixtures("calm")
async def test_a_press_in_a_server_answered_too_late(fake: FakeDiscord, tom: Person, club: Club) -> None:
    """What cannot be shown there any more comes by direct message, and goes on there."""
    await tom.slash("ruling", what="insufficient_bid", where=club)
    fake.refuse_next(FIRST, UNKNOWN_INTERACTION)
    await tom.choose("Nobody", answered=False)
    tom.goes_to(None)
    await tom.waits("Whose turn")
    await tom.click("The offender’s own turn")
    tom.sees("A slip:")
    assert club.messages == [message for message in club.messages if message.ephemeral]


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("in_server", [False, True], ids=["alone", "server"])
async def test_a_command_answered_too_late(fake: FakeDiscord, tom: Person, club: Club, in_server: bool) -> None:
    """It is done, and its screen comes by direct message."""
    fake.refuse_next(FIRST, UNKNOWN_INTERACTION)
    await tom.slash("ruling", what="insufficient_bid", where=club if in_server else None, answered=False)
    tom.goes_to(None)
    await tom.waits("called next")
    await tom.choose("Nobody")
    tom.sees("Whose turn")


@pytest.mark.usefixtures("calm")
async def test_a_form_answered_too_late(fake: FakeDiscord, tom: Person, club: Club) -> None:
    """What was filled in counts, and what comes of it comes by direct message."""
    await tom.slash("ruling", where=club)
    await tom.click("Type…")
    fake.refuse_next(FIRST, UNKNOWN_INTERACTION)
    await tom.fills({"An answer, a call or the auction": "N: 1S P 1H"}, answered=False)
    tom.goes_to(None)
    await tom.waits("A slip:")


@pytest.mark.usefixtures("calm")
async def test_a_script_asked_for_too_late(fake: FakeDiscord, tom: Person, club: Club) -> None:
    """What was to be posted is not; the director is told."""
    await tom.slash("ruling", what="bid_out_of_turn", where=club)
    await tom.choose("Nobody")
    await tom.click("RHO’s, free to call")
    fake.refuse_next(FIRST, UNKNOWN_INTERACTION)
    await tom.slash("script", where=club, answered=False)
    tom.goes_to(None)
    await tom.waits(WRONG)


# An interaction that was answered, and is out of reach now


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize(
    "code", [UNKNOWN_CHANNEL, UNKNOWN_WEBHOOK, MISSING_ACCESS, MISSING_PERMISSIONS, EXPIRED, UNKNOWN_MESSAGE]
)
async def test_a_screen_that_cannot_be_shown_there(fake: FakeDiscord, tom: Person, club: Club, code: int) -> None:
    """It comes by direct message."""
    fake.refuse_next(FOLLOW, code)
    interaction = tom.slashes_without_waiting("ruling", what="insufficient_bid", where=club)
    await interaction.acknowledged.wait()
    tom.goes_to(None)
    await tom.waits("called next")
    await tom.choose("Nobody")
    tom.sees("Whose turn")


@pytest.mark.usefixtures("calm")
async def test_a_channel_that_is_deleted_meanwhile(fake: FakeDiscord, tom: Person, club: Club) -> None:
    """What was pressed there counts, and what comes of it comes by direct message."""
    await tom.slash("ruling", what="insufficient_bid", where=club)
    assert tom.live is not None
    menu = next(iter(tom.live.version.menus))
    with fake.hold():
        tom.taps_without_waiting(menu["custom_id"], values=[menu["options"][0]["value"]])
        fake.delete(club)
    tom.goes_to(None)
    await tom.waits("Whose turn")
    await tom.click("The offender’s own turn")
    tom.sees("A slip:")


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("in_server", [False, True], ids=["alone", "server"])
async def test_a_message_that_is_gone(fake: FakeDiscord, tom: Person, club: Club, in_server: bool) -> None:
    """What was pressed on it counts, and what comes of it is a new message, there."""
    await tom.slash("ruling", what="insufficient_bid", where=club if in_server else None)
    assert tom.live is not None
    menu = next(iter(tom.live.version.menus))
    with fake.hold():
        interaction = tom.taps_without_waiting(menu["custom_id"], values=[menu["options"][0]["value"]])
        fake.remove(tom.live)
    await tom.waits("Whose turn")
    assert tom.live.ephemeral is in_server
    assert interaction.acknowledged.is_set()
    await tom.click("The offender’s own turn")
    tom.sees("A slip:")


@pytest.mark.usefixtures("calm")
async def test_a_message_that_is_gone_when_something_is_written(fake: FakeDiscord, tom: Person) -> None:
    """Its buttons need not be taken away."""
    await tom.says("N: 1S P 1H")
    assert tom.live is not None
    fake.remove(tom.live)
    await tom.says("no")
    tom.sees("What does West choose?")


# Nobody can be written to


@pytest.mark.usefixtures("calm")
async def test_direct_messages_are_closed(fake: FakeDiscord, tom: Person) -> None:
    """A line of the log; when they are open again, the screen that never arrived is shown."""
    with fake.hold():
        tom.says_without_waiting("N: 1S P 1H")
        tom.closes_dms()
    assert await fake.until(lambda: [call.code for call in fake.refused] == [CLOSED], 20)
    await fake.settled()
    assert [call.code for call in fake.refused] == [CLOSED]
    tom.opens_dms()
    await tom.says("no")
    tom.sees("A slip:")


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("code", [CLOSED, MISSING_PERMISSIONS, UNKNOWN_CHANNEL])
async def test_nobody_can_be_written_to(
    fake: FakeDiscord, tom: Person, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    """Who takes no messages, a place without permission, a channel that is gone: one line, and later it goes on."""
    fake.refuse_next(SEND, code)
    await tom.says("N: 1S P 1H", answered=False)
    assert [r.getMessage() for r in caplog.records].count(f"somebody cannot be written to: {code}") == 1
    await tom.says("no")
    tom.sees("A slip:")


@pytest.mark.usefixtures("calm")
async def test_neither_there_nor_by_direct_message(fake: FakeDiscord, tom: Person, club: Club) -> None:
    """Too late for an answer, and direct messages are closed: a line of the log, and the next command goes on."""
    tom.closes_dms()
    fake.refuse_next(FIRST, UNKNOWN_INTERACTION)
    await tom.slash("ruling", what="insufficient_bid", where=club, answered=False)
    assert CLOSED in [call.code for call in fake.refused]
    await tom.slash("open", where=club)
    await tom.click("Insufficient bid · A question is waiting")
    tom.sees("called next")


# A screen that Discord does not take


@pytest.mark.parametrize("in_server", [False, True], ids=["alone", "server"])
async def test_a_screen_is_refused_after_a_press(fake: FakeDiscord, tom: Person, club: Club, in_server: bool) -> None:
    """Who pressed is told; the buttons that are there still work."""
    await tom.slash("ruling", what="insufficient_bid", where=club if in_server else None)
    fake.refuse_next(FIRST, INVALID)
    told = await tom.choose("Nobody")
    assert told is not None
    assert WRONG in told


async def test_a_screen_is_refused_after_a_command(fake: FakeDiscord, tom: Person, club: Club) -> None:
    """Who used it is told, and nobody else."""
    fake.refuse_next(FOLLOW, INVALID)
    await tom.slash("ruling", what="insufficient_bid", where=club)
    tom.sees(WRONG)
    assert tom.live is not None
    assert tom.live.ephemeral


async def test_a_screen_is_refused_after_a_message(fake: FakeDiscord, tom: Person) -> None:
    """Who wrote is told."""
    fake.refuse_next(SEND, INVALID)
    await tom.says("N: 1S P 1H")
    tom.sees(WRONG)
    await tom.says("no")
    tom.sees("A slip:")


async def test_a_screen_is_refused_where_it_is_shown_late(fake: FakeDiscord, tom: Person, club: Club) -> None:
    """Neither as an answer nor by direct message: who pressed is told by direct message."""
    await tom.slash("ruling", what="insufficient_bid", where=club)
    fake.refuse_next(FIRST, UNKNOWN_INTERACTION, times=2)
    fake.refuse_next(SEND, INVALID)
    await tom.choose("Nobody", answered=False)
    tom.goes_to(None)
    await tom.waits(WRONG)


# The gateway


@pytest.mark.usefixtures("calm")
async def test_the_session_has_timed_out(fake: FakeDiscord, tom: Person) -> None:
    """Closed with 4009, the bot begins a new session, and the conversation goes on where it was."""
    await tom.slash("ruling", what="insufficient_bid")
    sessions = len(fake.gateway.identified)
    fake.disconnect(4009)
    await fake.connected(30)
    assert len(fake.gateway.identified) == sessions + 1
    await tom.choose("Nobody")
    tom.sees("Whose turn")
