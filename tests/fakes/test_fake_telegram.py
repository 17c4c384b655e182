"""The fake server, tried with the unchanged library and, for what it refuses, over bare HTTP."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import aiohttp
import pytest
from PIL import Image
from telegram import (
    BotCommand,
    BotCommandScopeAllPrivateChats,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    MenuButtonCommands,
    Update,
)
from telegram.error import BadRequest, Conflict, Forbidden, InvalidToken, NetworkError, RetryAfter
from telegram.ext import (
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    CommandHandler,
    ContextTypes,
    MessageHandler,
    filters,
)

from tests.fakes.clock import Clock
from tests.fakes.telegram import Person
from tests.fakes.telegram_server import JSON, FakeTelegram, parsed

pytestmark = pytest.mark.long

App = Application[Any, Any, Any, Any, Any, Any]

MENU = InlineKeyboardMarkup(
    [
        [InlineKeyboardButton("1. \u2068Insufficient bid\u2069", callback_data="bid")],
        [InlineKeyboardButton("2. Lead out of turn", callback_data="lead")],
    ]
)
AGAIN = InlineKeyboardMarkup([[InlineKeyboardButton("Start over", callback_data="again")]])


@pytest.fixture
async def fake(clock: Clock) -> AsyncIterator[FakeTelegram]:
    async with FakeTelegram(clock=clock) as server:
        yield server


# A small bot: a menu, an answer to each press, and an echo.


async def on_start(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    assert update.effective_chat is not None
    await context.bot.send_message(update.effective_chat.id, "What <b>happened</b>?", "HTML", reply_markup=MENU)


async def on_press(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    query = update.callback_query
    assert query is not None
    await query.answer(f"You said {query.data}")
    if query.data == "again":
        await query.edit_message_text("What happened?", reply_markup=MENU)
    else:
        await query.edit_message_text(f"Law 27 on \u20683♠X by N −2\u2069: {query.data}", reply_markup=AGAIN)


async def on_text(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    assert update.message is not None
    if update.message.text != "silence":
        await update.message.reply_text(f"You wrote: {update.message.text}", do_quote=True)


def an_application(fake: FakeTelegram) -> App:
    application = (
        ApplicationBuilder().token(fake.token).base_url(fake.base_url).base_file_url(fake.base_file_url).build()
    )
    application.add_handler(CommandHandler("start", on_start))
    application.add_handler(CallbackQueryHandler(on_press))
    application.add_handler(MessageHandler(filters.TEXT & ~filters.COMMAND, on_text))
    return application


@asynccontextmanager
async def polling(fake: FakeTelegram, **options: Any) -> AsyncIterator[App]:
    application = an_application(fake)
    async with application:
        assert application.updater is not None
        await application.updater.start_polling(**options)
        await application.start()
        fake.watch(application)
        yield application
        await application.updater.stop()
        await application.stop()


@asynccontextmanager
async def listening(fake: FakeTelegram, secret: str = "open-sesame") -> AsyncIterator[App]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    application = an_application(fake)
    async with application:
        assert application.updater is not None
        await application.updater.start_webhook(
            "127.0.0.1", port, "hook", secret_token=secret, webhook_url=f"http://127.0.0.1:{port}/hook"
        )
        await application.start()
        fake.watch(application)
        yield application
        await application.updater.stop()
        await application.stop()


@pytest.fixture
async def bot(fake: FakeTelegram) -> AsyncIterator[App]:
    async with polling(fake) as application:
        yield application


@pytest.fixture
def tom(fake: FakeTelegram) -> Person:
    return fake.person("Tom <b>& Co", language_code="he")


class Raw:
    """Bare calls, for what a library would not send."""

    def __init__(self, fake: FakeTelegram, session: aiohttp.ClientSession) -> None:
        self.fake = fake
        self.session = session

    async def __call__(self, method: str, *, token: str = "", **params: Any) -> JSON:
        url = f"{self.fake.base_url}{token or self.fake.token}/{method}"
        async with self.session.post(url, json=params) as response:
            answer: JSON = await response.json()
            assert response.status == answer.get("error_code", 200)
            assert answer["ok"] is (response.status == 200)
            return answer

    async def refusal(self, method: str, **params: Any) -> str:
        answer = await self(method, **params)
        assert not answer["ok"], answer
        return str(answer["description"])


@pytest.fixture
async def raw(fake: FakeTelegram) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(fake, session)


def buttons(*rows: list[JSON]) -> JSON:
    return {"inline_keyboard": list(rows)}


def button(text: str = "Yes", **action: Any) -> JSON:
    return {"text": text, **(action or {"callback_data": "y"})}


# People and the library.


async def test_a_conversation_reads_as_prose(bot: App, tom: Person) -> None:
    await tom.send("/start")
    tom.sees("What happened?")
    assert tom.buttons == ["Insufficient bid", "Lead out of turn"]

    notice = await tom.click("Insufficient bid")
    assert notice == tom.notice == "You said bid"
    assert tom.screen == "Law 27 on 3♠X by N −2: bid"
    assert tom.live is not None
    assert tom.live.text == "Law 27 on \u20683♠X by N −2\u2069: bid"
    assert [version.text for version in tom.live.versions] == ["What happened?", tom.live.text]

    await tom.click("Start over")
    await tom.click("2. Lead out of turn")
    tom.sees("27 on 3♠X by N −2: lead")
    tom.sees_no("bid")


async def test_the_library_gets_what_a_person_is(bot: App, fake: FakeTelegram, tom: Person) -> None:
    seen: list[Update] = []

    async def look(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        seen.append(update)

    bot.add_handler(MessageHandler(filters.ALL, look), group=1)
    await tom.send("🃏 see /start@fifth_seat_bot and @tom_the_td")
    message = seen[0].message
    assert message is not None
    assert message.from_user is not None
    assert (message.from_user.first_name, message.from_user.language_code) == ("Tom <b>& Co", "he")
    assert message.chat.type == "private"
    assert [(e.type, message.parse_entity(e)) for e in message.entities] == [
        ("bot_command", "/start@fifth_seat_bot"),
        ("mention", "@tom_the_td"),
    ]
    await tom.send("again")
    assert seen[1].update_id == seen[0].update_id + 1


async def test_the_callback_is_answered_before_the_edit(bot: App, fake: FakeTelegram, tom: Person) -> None:
    await tom.send("/start")
    await tom.click("Insufficient bid")
    assert [call.method for call in fake.calls[-3:]] == ["sendMessage", "answerCallbackQuery", "editMessageText"]
    assert fake.called("sendMessage")[0].params["reply_markup"] == MENU.to_dict()
    assert all(call.ok for call in fake.calls)


async def test_replies_know_what_they_reply_to(bot: App, tom: Person) -> None:
    await tom.send("/start")
    assert tom.live is not None
    menu = tom.live
    written = await tom.reply(menu, "2")
    assert written.reply_to is menu
    assert tom.live.reply_to is written
    tom.sees("You wrote: 2")


async def test_two_people_see_their_own_chats(bot: App, fake: FakeTelegram, tom: Person) -> None:
    ann = fake.person("Ann")
    await asyncio.gather(tom.send("for Tom"), ann.send("for Ann"))
    assert (tom.screen, ann.screen) == ("You wrote: for Tom", "You wrote: for Ann")


async def test_a_group_has_its_own_screen(bot: App, fake: FakeTelegram, tom: Person) -> None:
    ann = fake.person("Ann")
    club = fake.group("Club", members=[tom, ann])
    await tom.send("/start", to=club)
    await ann.click("Lead out of turn", on=club)
    club.sees("lead")
    assert (ann.notice, tom.notice) == ("You said lead", None)
    assert len(club.messages) == 2
    assert tom.messages == []


async def test_a_bot_in_a_group_hears_commands_and_replies_only(bot: App, fake: FakeTelegram, tom: Person) -> None:
    club = fake.group("Club", members=[tom])
    await tom.send("good evening", to=club, answered=False)
    await tom.send("/start@another_bot", to=club, answered=False)
    assert fake.updates == {}
    await tom.send("/start@fifth_seat_bot", to=club)
    await tom.reply(club.bot_messages[0], "2")
    club.sees("You wrote: 2")
    with pytest.raises(AssertionError, match="privacy mode"):
        await tom.send("good night", to=club)
    with pytest.raises(AssertionError, match="Eve is not in the group Club"):
        await fake.person("Eve").send("/start", to=club)


async def test_a_silent_bot_is_noticed(bot: App, fake: FakeTelegram, tom: Person) -> None:
    fake.patience = 2
    await tom.send("silence", answered=False)
    with pytest.raises(AssertionError, match=r"(?s)Tom .* wrote 'silence': the bot did nothing in .*silence"):
        await tom.send("silence")
    with pytest.raises(AssertionError, match="the bot was to keep silent"):
        await tom.send("speak", answered=False)


async def test_an_update_no_bot_takes_is_noticed(fake: FakeTelegram, tom: Person) -> None:
    fake.patience = 0.05
    with pytest.raises(AssertionError, match="the bot never took the update"):
        await tom.send("anyone?")


async def test_a_press_without_an_answer_is_noticed(bot: App, fake: FakeTelegram, tom: Person) -> None:
    await tom.send("/start")
    fake.patience = 2
    fake.fail_next("answerCallbackQuery", 500, "Internal Server Error")
    with pytest.raises(AssertionError, match=r"(?s)still spinning.*answerCallbackQuery: Internal Server Error"):
        await tom.click("Insufficient bid")


async def test_failures_show_the_chat(bot: App, tom: Person) -> None:
    with pytest.raises(AssertionError, match="has written nothing yet"):
        await tom.tap_raw("bid")
    await tom.send("/start")
    with pytest.raises(AssertionError, match=r"(?s)no button 'Revoke'.*Insufficient bid.*bot \[2\]: What happened\?"):
        await tom.click("Revoke")
    with pytest.raises(AssertionError, match=r"(?s)- Law 64.*\+ What happened\?"):
        tom.sees("Law 64")
    with pytest.raises(AssertionError, match="is on the screen"):
        tom.sees_no("happened")
    with pytest.raises(AssertionError, match="waited in vain for 'Law 64'"):
        await tom.waits("Law 64", timeout=0.02)


async def test_waiting_for_what_comes_later(bot: App, fake: FakeTelegram, tom: Person) -> None:
    fake.delay = lambda method: 0.05 if method == "sendMessage" else 0
    tom.sends_without_waiting("one")
    assert tom.screen == ""
    await tom.waits("You wrote: one")
    tom.sends_without_waiting("two")
    await tom.waits(lambda person: len(person.bot_messages) == 2)
    await fake.settled()
    tom.sees("two")


async def test_people_wait_until_the_bot_has_finished(bot: App, fake: FakeTelegram, tom: Person) -> None:
    gap = 0.02

    async def on_count(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        for number in ("one", "two", "three"):
            await asyncio.sleep(gap)
            await context.bot.send_message(tom.id, number)

    bot.add_handler(CommandHandler("count", on_count))
    await tom.send("/count")
    tom.sees("three")
    # Without a word from the application, it has finished when it has been silent for a while: longer than it takes
    # to go on, though less than it takes for all three.
    fake.busy = None
    gap, fake.settle = 0.15, 0.25
    await tom.send("/count")
    assert [message.text for message in tom.bot_messages] == ["one", "two", "three"] * 2


async def test_a_button_of_an_older_version_can_be_pressed(bot: App, tom: Person) -> None:
    await tom.send("/start")
    assert tom.live is not None
    menu = tom.live.version
    await tom.click("Insufficient bid")
    assert await tom.tap_stale(menu, "Lead out of turn") == "You said lead"
    assert await tom.tap_stale(tom.live, "Start over") == "You said again"
    assert await tom.tap_raw("lead") == "You said lead"
    tom.sees("lead")
    with pytest.raises(AssertionError, match="never had a button"):
        await tom.tap_stale(menu, "Start over")


async def test_a_message_can_be_deleted_by_the_bot(bot: App, tom: Person) -> None:
    written = await tom.send("/start")
    assert tom.live is not None
    menu = tom.live
    assert await bot.bot.delete_message(tom.id, menu.message_id)
    assert tom.messages == [written]
    assert tom.screen == ""
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await bot.bot.delete_message(tom.id, menu.message_id)
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.bot.edit_message_text("late", tom.id, menu.message_id)
    # A telephone that has not heard of it yet: the bot is told of a message it cannot reach.
    assert await tom.tap_raw("again", menu, answered=False) == "You said again"


# Polling, webhooks and what is delivered.


async def test_the_library_closes_its_shop_without_complaints(
    fake: FakeTelegram, tom: Person, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        async with polling(fake):
            await tom.send("/start")
        await fake.stop()
    assert caplog.records == []


async def test_updates_wait_for_a_bot_that_is_away(fake: FakeTelegram, tom: Person) -> None:
    tom.sends_without_waiting("first")
    async with polling(fake):
        await tom.waits("You wrote: first")
    tom.sends_without_waiting("second")
    async with polling(fake, drop_pending_updates=True):
        await tom.send("third")
    assert [m.text for m in tom.bot_messages] == ["You wrote: first", "You wrote: third"]


async def test_a_poll_is_answered_when_something_happens(fake: FakeTelegram, tom: Person, raw: Raw) -> None:
    poll = asyncio.create_task(raw("getUpdates", timeout=5))
    await fake.until(lambda: fake.polls == 1)
    tom.sends_without_waiting("here")
    (update,) = (await poll)["result"]
    assert update["message"]["text"] == "here"
    # It is delivered until it is acknowledged.
    assert (await raw("getUpdates"))["result"] == [update]
    assert (await raw("getUpdates", offset=update["update_id"], limit=1))["result"] == [update]
    assert (await raw("getUpdates", offset=update["update_id"] + 1))["result"] == []
    assert (await raw("getUpdates"))["result"] == []


async def test_an_offset_below_zero_keeps_the_last_updates(fake: FakeTelegram, tom: Person, raw: Raw) -> None:
    for text in ("one", "two", "three"):
        tom.sends_without_waiting(text)
    last_two = (await raw("getUpdates", offset=-2))["result"]
    assert [update["message"]["text"] for update in last_two] == ["two", "three"]


async def test_only_the_kinds_asked_for_are_delivered(fake: FakeTelegram, tom: Person, raw: Raw) -> None:
    await raw("getUpdates", allowed_updates=["callback_query"])
    tom.sends_without_waiting("unheard")
    # Telegram remembers the kinds until it is told others.
    assert (await raw("getUpdates"))["result"] == []
    await raw("getUpdates", allowed_updates=[])
    tom.sends_without_waiting("heard")
    assert len((await raw("getUpdates"))["result"]) == 1


async def test_two_polls_conflict(fake: FakeTelegram, raw: Raw) -> None:
    first = asyncio.create_task(raw("getUpdates", timeout=5))
    await fake.until(lambda: fake.polls == 1)
    second = asyncio.create_task(raw("getUpdates", timeout=5))
    refused = await first
    assert refused["error_code"] == 409
    assert refused["description"].startswith("Conflict: terminated by other getUpdates request")
    third = await raw("getUpdates")
    assert third["ok"]
    assert not (await second)["ok"]


async def test_polling_conflicts_with_a_webhook(fake: FakeTelegram, raw: Raw) -> None:
    waiting = asyncio.create_task(raw("getUpdates", timeout=5))
    await fake.until(lambda: fake.polls == 1)
    await raw("setWebhook", url="http://127.0.0.1:9/hook")
    assert (await waiting)["description"] == "Conflict: terminated by setWebhook request"
    assert (await raw("getUpdates"))["error_code"] == 409
    await raw("deleteWebhook")
    assert (await raw("getUpdates"))["ok"]


async def test_a_bot_behind_a_webhook(fake: FakeTelegram, tom: Person) -> None:
    tom.sends_without_waiting("before it was set")
    async with listening(fake):
        await tom.waits("You wrote: before it was set")
        await tom.send("/start")
        await tom.click("Insufficient bid")
        tom.sees("Law 27")
        await tom.tap_raw("lead")
    assert fake.polls == 0


async def test_a_webhook_is_tried_until_it_succeeds(fake: FakeTelegram, tom: Person, raw: Raw) -> None:
    answers = [500, 302, 204, 200]
    posted: list[tuple[str | None, JSON]] = []

    async def hook(request: aiohttp.web.Request) -> aiohttp.web.Response:
        posted.append((request.headers.get("X-Telegram-Bot-Api-Secret-Token"), await request.json()))
        return aiohttp.web.Response(status=answers.pop(0))

    app = aiohttp.web.Application()
    app.router.add_post("/hook", hook)
    runner = aiohttp.web.AppRunner(app)
    await runner.setup()
    await aiohttp.web.TCPSite(runner, "127.0.0.1", 0).start()
    fake.webhook_retry = 0.01
    await raw("setWebhook", url=f"http://127.0.0.1:{runner.addresses[0][1]}/hook", secret_token="s-1")
    tom.sends_without_waiting("one")
    tom.sends_without_waiting("two")
    await fake.settled()
    # The second message of a chat waits until the first has arrived.
    assert [update["message"]["text"] for _, update in posted] == ["one", "one", "one", "two"]
    assert {secret for secret, _ in posted} == {"s-1"}
    info = (await raw("getWebhookInfo"))["result"]
    assert info["pending_update_count"] == 0
    assert info["last_error_message"] == "Wrong response from the webhook: 302 Found"
    await runner.cleanup()
    tom.sends_without_waiting("three")
    await fake.until(lambda: len(fake.webhook_errors) > 2)
    assert (await raw("getWebhookInfo"))["result"]["pending_update_count"] == 1
    await raw("deleteWebhook")
    assert [u["message"]["text"] for u in (await raw("getUpdates"))["result"]] == ["three"]


@pytest.mark.parametrize(
    ("params", "description"),
    [
        ({"url": "https://localhost/hook"}, "bad webhook: the fake server posts to the loopback only"),
        ({"url": "http://127.0.0.1:9/", "secret_token": "söze"}, "secret token contains unallowed characters"),
    ],
)
async def test_a_webhook_that_is_refused(raw: Raw, params: JSON, description: str) -> None:
    assert await raw.refusal("setWebhook", **params) == f"Bad Request: {description}"


# Requests.


async def test_parameters_may_come_in_any_form(fake: FakeTelegram, tom: Person, raw: Raw) -> None:
    tom.sends_without_waiting("/start")
    url = f"{fake.base_url}{fake.token}/sendMessage"
    params = {"chat_id": str(tom.id), "text": "Yes or no?", "reply_markup": json.dumps(buttons([button()]))}
    multipart = aiohttp.FormData(params, default_to_multipart=True)
    asked = [
        raw.session.post(url, data=params),
        raw.session.post(url, data=multipart),
        raw.session.post(url, json={**params, "chat_id": tom.id, "reply_markup": buttons([button()])}),
        raw.session.post(url, json=params),
        raw.session.get(url, params=params),
    ]
    for request in asked:
        async with request as response:
            assert (await response.json())["result"]["reply_markup"] == buttons([button()])
    assert [message.buttons for message in tom.bot_messages] == [["Yes"]] * 5


async def test_methods_are_found_by_name_and_token(raw: Raw) -> None:
    assert (await raw("getme"))["result"]["username"] == "fifth_seat_bot"
    assert await raw("sendSticker") == {"ok": False, "error_code": 404, "description": "Not Found"}
    assert await raw("getMe", token="4242:other") == {"ok": False, "error_code": 401, "description": "Unauthorized"}
    assert await raw("getMe", token="nonsense") == {"ok": False, "error_code": 404, "description": "Not Found"}


async def test_the_library_understands_the_refusals(
    bot: App, fake: FakeTelegram, tom: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    with pytest.raises(InvalidToken):
        await bot.bot.send_dice(tom.id)
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.bot.send_message(tom.id, "too early")
    fake.fail_next("sendMessage", 429, "Too Many Requests: retry after 3", retry_after=3)
    with pytest.raises(RetryAfter) as caught:
        await bot.bot.send_message(tom.id, "too often")
    assert caught.value.retry_after == timedelta(seconds=3)


async def test_the_library_understands_a_conflict(fake: FakeTelegram) -> None:
    async with an_application(fake) as application:
        await application.bot.set_webhook("http://127.0.0.1:9/hook")
        with pytest.raises(Conflict, match="can't use getUpdates method while webhook is active"):
            await application.bot.get_updates()


async def test_broken_parameters_are_refused(raw: Raw) -> None:
    async with raw.session.post(
        f"{raw.fake.base_url}{raw.fake.token}/getMe", data=b"{", headers={"Content-Type": "application/json"}
    ) as response:
        assert (await response.json())["description"] == "Bad Request: can't parse JSON object"
    refused = await raw.refusal("sendMessage", chat_id=1, text="x", reply_markup="{")
    assert refused == "Bad Request: can't parse reply keyboard markup JSON object"


# What may be sent.


@pytest.fixture
def started(tom: Person) -> Person:
    tom.sends_without_waiting("/start")
    return tom


LONGEST = "🃏" * 2048


@pytest.mark.parametrize(
    ("params", "description"),
    [
        ({"text": ""}, "message text is empty"),
        ({}, "message text is empty"),
        ({"text": " \n\u200b"}, "text must be non-empty"),
        ({"text": "<b></b>", "parse_mode": "HTML"}, "text must be non-empty"),
        ({"text": LONGEST + "x"}, "message is too long"),
        ({"text": "x", "parse_mode": "BBCode"}, "unsupported parse_mode"),
        ({"text": "x", "parse_mode": "MarkdownV2"}, "the fake server does not read Markdown"),
        ({"text": "x", "reply_parameters": {"message_id": 99}}, "message to be replied not found"),
        (
            {"text": "x", "entities": [{"type": "bold", "offset": 0, "length": 2}]},
            'can\'t parse entities: entity {"type": "bold", "offset": 0, "length": 2} is outside the text',
        ),
        ({"text": "x", "reply_markup": None}, "object expected as reply markup"),
        ({"text": "x", "reply_markup": "null"}, "object expected as reply markup"),
        (
            {"text": "x", "reply_markup": {"inline_keyboard": None}},
            'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array',
        ),
        ({"text": "x", "reply_markup": {"inline_keyboard": [None]}}, "inline keyboard row must be an Array"),
        ({"text": "x", "reply_markup": buttons([button(callback_data="")])}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "reply_markup": buttons([button(callback_data="é" * 32 + "x")])}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "reply_markup": buttons([button(callback_data=None)])}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "reply_markup": buttons([button(url="nowhere")])}, "BUTTON_URL_INVALID"),
        ({"text": "x", "reply_markup": buttons([button(" \u200b")])}, "inline keyboard button text must be non-empty"),
        ({"text": "x", "reply_markup": buttons([button("\u202e")])}, "inline keyboard button text must be non-empty"),
        (
            {"text": "x", "reply_markup": buttons([{"text": "Yes"}])},
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        (
            {"text": "x", "reply_markup": buttons([{"callback_data": "y"}])},
            'can\'t parse inline keyboard button: field "text" must be of type String',
        ),
        ({"text": "x", "reply_markup": buttons([button()] * 9)}, "REPLY_MARKUP_TOO_LONG"),
        ({"text": "x", "reply_markup": buttons(*[[button()]] * 101)}, "REPLY_MARKUP_TOO_LONG"),
    ],
)
async def test_a_message_that_is_refused(started: Person, raw: Raw, params: JSON, description: str) -> None:
    assert await raw.refusal("sendMessage", chat_id=started.id, **params) == f"Bad Request: {description}"
    assert started.bot_messages == []
    assert not raw.fake.calls[-1].ok


@pytest.mark.parametrize(
    "params",
    [
        {"text": LONGEST},
        {"text": f"<b>{LONGEST}</b>", "parse_mode": "HTML"},
        {"text": "&amp;" * 4096, "parse_mode": "html"},
        {"text": "x", "reply_markup": buttons()},
        {"text": "x", "reply_markup": buttons([])},
        {"text": "x", "reply_markup": buttons([button(callback_data="é" * 32)])},
        {"text": "x", "reply_markup": buttons(*[[button()]] * 100)},
        {"text": "x", "reply_markup": buttons([button()] * 8)},
        {"text": "x", "reply_markup": {"force_reply": True}},
        {"text": "x", "reply_parameters": {"message_id": 99, "allow_sending_without_reply": True}},
    ],
)
async def test_a_message_just_within_the_limits(started: Person, raw: Raw, params: JSON) -> None:
    assert (await raw("sendMessage", chat_id=started.id, **params))["ok"]
    assert len(started.bot_messages) == 1


async def test_what_telegram_takes_out_of_a_text(started: Person, raw: Raw) -> None:
    sent = await raw("sendMessage", chat_id=started.id, text="\u2068a\u2069\u202ab\r\n\tc\u200e\u200f\n")
    assert sent["result"]["text"] == "\u2068a\u2069b\n c\u200c\u200f"


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("x <table>", 'Unsupported start tag "table" at byte offset 2'),
        ("♠ < ♥", 'Unsupported start tag "" at byte offset 4'),
        ("1 < 2 > 1", 'Unsupported start tag "" at byte offset 2'),
        ("x <b", "Unclosed start tag at byte offset 2"),
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("<b><i>x</i>", 'Can\'t find end tag corresponding to start tag "b"'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        ("<b>x</i>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
        ("<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("<b>x</strong>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</strong>"'),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ("<a href", 'Unclosed start tag "a" at byte offset 0'),
        ('<a href="x', "Unclosed start tag at byte offset 0"),
        ('<a ="x">y</a>', 'Empty attribute name in the tag "a" at byte offset 0'),
        ("<a href=x/>y</a>", "Unexpected end of name token at byte offset 8"),
        ("Tom & Co", 'Unescaped "&" at byte offset 4'),
        ("&nbsp;", 'Unescaped "&" at byte offset 0'),
        ("&#xD800;", "Invalid character reference at byte offset 0"),
    ],
)
async def test_html_that_is_refused(started: Person, raw: Raw, source: str, problem: str) -> None:
    refused = await raw.refusal("sendMessage", chat_id=started.id, text=source, parse_mode="HTML")
    assert refused == f"Bad Request: can't parse entities: {problem}"


def an_entity(kind: str, offset: int, length: int, **more: str) -> JSON:
    return {"type": kind, "offset": offset, "length": length, **more}


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("a > b &lt;&gt;&amp;&quot;&#39;&#x2660;", "a > b <>&\"'♠", []),
        ("🃏<b>x</b>", "🃏x", [an_entity("bold", 2, 1)]),
        ("<STRONG>x</STRONG >", "x", [an_entity("bold", 0, 1)]),
        ("<i>a</i><em>b</em>", "ab", [an_entity("italic", 0, 1), an_entity("italic", 1, 1)]),
        ("<u>a</u><ins>b</ins>", "ab", [an_entity("underline", 0, 1), an_entity("underline", 1, 1)]),
        (
            "<s>a</s><strike>b</strike><del>c</del>",
            "abc",
            [an_entity("strikethrough", at, 1) for at in range(3)],
        ),
        (
            '<tg-spoiler>a</tg-spoiler><span class="tg-spoiler">b</span>',
            "ab",
            [an_entity("spoiler", 0, 1), an_entity("spoiler", 1, 1)],
        ),
        ("<b>a<i>b</i></b>", "ab", [an_entity("bold", 0, 2), an_entity("italic", 1, 1)]),
        ("<i><b>a</b>b</i>", "ab", [an_entity("italic", 0, 2), an_entity("bold", 0, 1)]),
        ("<blockquote>a</blockquote>", "a", [an_entity("blockquote", 0, 1)]),
        ("<blockquote expandable>a</blockquote>", "a", [an_entity("expandable_blockquote", 0, 1)]),
        ('<a href="tg://user?id=1&amp;x">a</a>', "a", [an_entity("text_link", 0, 1, url="tg://user?id=1&x")]),
        ("<a href='broken'>a</a>", "a", []),
        ("<code>a</code>", "a", [an_entity("code", 0, 1)]),
        ("<pre><code class='language-pbn'>a</code></pre>", "a", [an_entity("pre", 0, 1, language="pbn")]),
        (" \n<b> x</b> <i> </i>", "x", [an_entity("bold", 0, 1)]),
        ("<b></b>x", "x", []),
    ],
)
def test_html_that_is_read(source: str, text: str, entities: list[JSON]) -> None:
    assert parsed(source, "HTML", None) == (text, entities)


# Edits, answers and chats.


async def test_an_edit_must_change_something(bot: App, tom: Person) -> None:
    await tom.send("/start")
    assert tom.live is not None
    where = {"chat_id": tom.id, "message_id": tom.live.message_id}
    with pytest.raises(BadRequest, match="Message is not modified"):
        await bot.bot.edit_message_text("What <b>happened</b>?", **where, parse_mode="HTML", reply_markup=MENU)
    with pytest.raises(BadRequest, match="Message is not modified"):
        await bot.bot.edit_message_reply_markup(**where, reply_markup=MENU)
    assert len(tom.live.versions) == 1
    # The same words in another dress are a change, and so is the keyboard alone.
    await bot.bot.edit_message_text("What happened?", **where, reply_markup=MENU)
    await bot.bot.edit_message_text("What happened?", **where)
    assert tom.buttons == []
    await bot.bot.edit_message_reply_markup(**where, reply_markup=AGAIN)
    assert tom.buttons == ["Start over"]
    assert len(tom.live.versions) == 4


async def test_an_edit_that_is_refused(started: Person, fake: FakeTelegram, raw: Raw) -> None:
    mine = (await raw("sendMessage", chat_id=started.id, text="mine"))["result"]["message_id"]
    theirs = started.messages[0].message_id
    here = {"chat_id": started.id, "text": "new"}
    problems = {
        "message can't be edited": {**here, "message_id": theirs},
        "message to edit not found": {**here, "message_id": 99},
        "message identifier is not specified": here,
        "chat not found": {**here, "chat_id": 1, "message_id": mine},
        "chat_id is empty": {"text": "new", "message_id": mine},
        "MESSAGE_TOO_LONG": {**here, "message_id": mine, "text": "x" * 4097},
        "inline keyboard expected": {**here, "message_id": mine, "reply_markup": {"force_reply": True}},
    }
    for description, params in problems.items():
        assert await raw.refusal("editMessageText", **params) == f"Bad Request: {description}"
    assert started.screen == "mine"


TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


async def test_a_callback_is_answered_once(started: Person, raw: Raw) -> None:
    await raw("sendMessage", chat_id=started.id, text="Yes?", reply_markup=buttons([button()]))
    tap = started.taps_without_waiting("y")
    assert not tap.answered.is_set()
    assert await raw.refusal("answerCallbackQuery", callback_query_id="1") == TOO_OLD
    assert await raw.refusal("answerCallbackQuery") == TOO_OLD
    assert await raw.refusal("answerCallbackQuery", callback_query_id=tap.id, text="x" * 201) == (
        "Bad Request: MESSAGE_TOO_LONG"
    )
    assert (await raw("answerCallbackQuery", callback_query_id=tap.id, text="x" * 200, show_alert=True))["ok"]
    assert (tap.answered.is_set(), tap.notice, tap.alert) == (True, "x" * 200, True)
    assert await raw.refusal("answerCallbackQuery", callback_query_id=tap.id) == TOO_OLD


async def test_a_callback_is_answered_in_time(started: Person, raw: Raw, clock: Clock) -> None:
    await raw("sendMessage", chat_id=started.id, text="Yes?", reply_markup=buttons([button()]))
    just, late = (started.taps_without_waiting("y") for _ in range(2))
    clock.now += 15
    assert (await raw("answerCallbackQuery", callback_query_id=just.id))["ok"]
    clock.now += 0.1
    assert await raw.refusal("answerCallbackQuery", callback_query_id=late.id) == TOO_OLD
    assert not late.answered.is_set()


async def test_a_bot_may_not_write_first(bot: App, fake: FakeTelegram, tom: Person) -> None:
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.bot.send_message(tom.id, "Hello")
    club = fake.group("Club", members=[tom])
    await tom.send("/start", to=club)
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await bot.bot.send_message(tom.id, "Hello")
    await tom.send("/start")
    await bot.bot.send_message(tom.id, "Hello")
    tom.sees("Hello")


async def test_who_blocks_the_bot_hears_no_more(bot: App, fake: FakeTelegram, tom: Person) -> None:
    await tom.send("/start")
    fake.block(tom)
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.bot.send_message(tom.id, "Hello")
    await fake.settled()
    told = [update["my_chat_member"] for update in fake.updates.values() if "my_chat_member" in update]
    assert told[0]["new_chat_member"]["status"] == "kicked"
    tom.unblocks()
    await bot.bot.send_message(tom.id, "Hello again")
    tom.sees("Hello again")


async def test_a_group_can_put_the_bot_out(bot: App, fake: FakeTelegram, tom: Person) -> None:
    club = fake.group("Club", members=[tom], kind="supergroup")
    club.kicks_bot(by=tom)
    with pytest.raises(Forbidden, match="bot was kicked from the supergroup chat"):
        await bot.bot.send_message(club.chat.id, "Hello")


async def test_the_bot_cannot_delete_what_others_wrote_in_a_group(bot: App, fake: FakeTelegram, tom: Person) -> None:
    club = fake.group("Club", members=[tom])
    written = await tom.send("/start", to=club)
    with pytest.raises(BadRequest, match="Message can't be deleted"):
        await bot.bot.delete_message(club.chat.id, written.message_id)
    private = await tom.send("secret")
    assert await bot.bot.delete_message(tom.id, private.message_id)


async def test_documents(bot: App, tom: Person) -> None:
    await tom.send("/start")
    message = await bot.bot.send_document(
        tom.id, b"<html>", "A <b>ruling</b>", filename="ruling.html", parse_mode="HTML"
    )
    assert message.document is not None
    assert (message.document.file_name, message.document.file_size) == ("ruling.html", 6)
    assert tom.live is not None
    assert tom.live.document is not None
    assert tom.live.document.content == b"<html>"
    tom.sees("A ruling")
    with pytest.raises(BadRequest, match="Message caption is too long"):
        await bot.bot.send_document(tom.id, b"x", "x" * 1025)
    with pytest.raises(BadRequest, match="File must be non-empty"):
        await bot.bot.send_document(tom.id, b"")
    with pytest.raises(BadRequest, match="Wrong file identifier"):
        await bot.bot.send_document(tom.id, "unknown-file")
    with pytest.raises(BadRequest, match="There is no text in the message to edit"):
        await bot.bot.edit_message_text("x", tom.id, message.message_id)


def a_picture(width: int = 1080, height: int = 1200, colour: int = 200) -> bytes:
    """A PNG."""
    file = io.BytesIO()
    Image.new("L", (width, height), colour).save(file, "PNG")
    return file.getvalue()


async def test_a_photo_is_sent_and_edited_with_its_caption(bot: App, tom: Person) -> None:
    await tom.send("/start")
    sent = await bot.bot.send_photo(tom.id, a_picture(), "<b>Friday</b>", parse_mode="HTML", reply_markup=MENU)
    assert (sent.caption, sent.photo[-1].width, sent.photo[-1].height) == ("Friday", 1080, 1200)
    message = tom.live
    assert message is not None
    assert (message.buttons, message.text) == (["Insufficient bid", "Lead out of turn"], "Friday")
    await bot.bot.edit_message_caption(tom.id, sent.message_id, caption="Saturday")
    assert (message.text, message.buttons) == ("Saturday", [])
    other = InputMediaPhoto(a_picture(colour=90), "<i>Sunday</i>", "HTML")
    await bot.bot.edit_message_media(other, tom.id, sent.message_id, reply_markup=MENU)
    assert message.photo is not None
    assert (message.text, message.photo.content) == ("Sunday", a_picture(colour=90))
    assert len(message.versions) == 3
    with pytest.raises(BadRequest, match="Message is not modified"):
        await bot.bot.edit_message_media(other, tom.id, sent.message_id, reply_markup=MENU)


async def test_what_telegram_refuses_of_photos(bot: App, tom: Person) -> None:
    await tom.send("/start")
    sent = await bot.bot.send_photo(tom.id, a_picture(), "x" * 1024)
    for wrong, why in (
        (a_picture(1080, 9000), "Photo_invalid_dimensions"),
        (a_picture(100, 2100), "Photo_invalid_dimensions"),
        (b"GIF89a", "Image_process_failed"),
        (b"", "File must be non-empty"),
    ):
        with pytest.raises(BadRequest, match=why):
            await bot.bot.send_photo(tom.id, wrong)
        with pytest.raises(BadRequest, match=why):
            await bot.bot.edit_message_media(InputMediaPhoto(wrong), tom.id, sent.message_id)
    with pytest.raises(BadRequest, match="Message caption is too long"):
        await bot.bot.send_photo(tom.id, a_picture(), "x" * 1023 + "😀")
    with pytest.raises(BadRequest, match="Message caption is too long"):
        await bot.bot.edit_message_caption(tom.id, sent.message_id, caption="x" * 1025)
    with pytest.raises(BadRequest, match="There is no text in the message to edit"):
        await bot.bot.edit_message_text("x", tom.id, sent.message_id)
    said = await bot.bot.send_message(tom.id, "words")
    with pytest.raises(BadRequest, match="There is no caption in the message to edit"):
        await bot.bot.edit_message_caption(tom.id, said.message_id, caption="x")
    with pytest.raises(BadRequest, match="There is no media in the message to edit"):
        await bot.bot.edit_message_media(InputMediaPhoto(a_picture()), tom.id, said.message_id)
    await bot.bot.delete_message(tom.id, sent.message_id)
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.bot.edit_message_caption(tom.id, sent.message_id, caption="y")


async def test_a_message_is_deleted_within_two_days(bot: App, tom: Person, clock: Clock) -> None:
    await tom.send("/start")
    first, second = [await bot.bot.send_message(tom.id, text) for text in ("one", "two")]
    clock.moves(minutes=48 * 60)
    assert await bot.bot.delete_message(tom.id, first.message_id)
    clock.moves(minutes=1)
    with pytest.raises(BadRequest, match="Message can't be deleted"):
        await bot.bot.delete_message(tom.id, second.message_id)


async def test_where_the_bot_may_not_write_it_is_refused_by_what_it_writes(
    bot: App, fake: FakeTelegram, tom: Person
) -> None:
    group = fake.group("Friday", [tom], kind="supergroup")
    group.silences_bot()
    with pytest.raises(BadRequest, match="Not enough rights to send photos to the chat"):
        await bot.bot.send_photo(group.chat.id, a_picture())
    with pytest.raises(BadRequest, match="Not enough rights to send text messages to the chat"):
        await bot.bot.send_message(group.chat.id, "x")
    group.silences_bot(False)
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.bot.send_photo(group.chat.id, a_picture(), message_thread_id=7)


async def test_a_tap_leads_only_to_the_bot_itself(bot: App, tom: Person) -> None:
    await tom.send("/start")
    tap = tom.taps_without_waiting("bid")
    with pytest.raises(BadRequest, match="Url_invalid"):
        await bot.bot.answer_callback_query(tap.id, url="https://example.org/")
    assert await bot.bot.answer_callback_query(tap.id, url="https://t.me/fifth_seat_bot?start=results-1")
    assert tap.url == "https://t.me/fifth_seat_bot?start=results-1"


async def test_a_chat_can_be_looked_up(bot: App, tom: Person) -> None:
    await tom.send("/start")
    chat = await bot.bot.get_chat(tom.id)
    assert (chat.type, chat.first_name) == ("private", "Tom <b>& Co")


# What the bot says of itself.


async def test_commands_are_kept_by_scope_and_language(bot: App, fake: FakeTelegram) -> None:
    private = BotCommandScopeAllPrivateChats()
    await bot.bot.set_my_commands([BotCommand("help", "Help")])
    await bot.bot.set_my_commands([BotCommand("ruling", "A ruling")], private)
    await bot.bot.set_my_commands([BotCommand("ruling", "פסיקה"), BotCommand("laws", "חוקים")], private, "he")
    assert [c.description for c in await bot.bot.get_my_commands(private, "he")] == ["פסיקה", "חוקים"]
    assert await bot.bot.get_my_commands(private, "tr") == ()
    assert fake.person("Ann", language_code="he").menu == ["ruling", "laws"]
    assert fake.person("Ann", language_code="tr-TR").menu == ["ruling"]
    await bot.bot.delete_my_commands(private)
    assert fake.person("Ann", language_code="tr").menu == ["help"]
    assert fake.person("Ann", language_code=None).menu == ["help"]


@pytest.mark.parametrize(
    ("params", "description"),
    [
        ({"commands": [{"command": "Ruling", "description": "x"}]}, "BOT_COMMAND_INVALID"),
        ({"commands": [{"command": "πρω", "description": "x"}]}, "BOT_COMMAND_INVALID"),
        ({"commands": [{"command": "", "description": "x"}]}, "BOT_COMMAND_INVALID"),
        ({"commands": [{"command": "c" * 33, "description": "x"}]}, "BOT_COMMAND_INVALID"),
        ({"commands": [{"command": "c", "description": " "}]}, "BOT_COMMAND_DESCRIPTION_INVALID"),
        ({"commands": [{"command": "c", "description": "x" * 257}]}, "BOT_COMMAND_DESCRIPTION_INVALID"),
        ({"commands": [{"command": "c", "description": "x"}] * 101}, "BOT_COMMANDS_TOO_MUCH"),
        ({"commands": {}}, "can't parse commands JSON object"),
        ({"commands": [], "language_code": "eng"}, "invalid language code specified"),
        ({"commands": [], "scope": {"type": "world"}}, "can't parse BotCommandScope: unsupported type specified"),
        ({"commands": [], "scope": {"type": "chat", "chat_id": 1}}, "chat not found"),
    ],
)
async def test_commands_that_are_refused(raw: Raw, params: JSON, description: str) -> None:
    assert await raw.refusal("setMyCommands", **params) == f"Bad Request: {description}"


async def test_descriptions(bot: App, fake: FakeTelegram, raw: Raw) -> None:
    await bot.bot.set_my_description("Stands beside the director", "he")
    await bot.bot.set_my_short_description("Beside you")
    assert fake.descriptions == {
        ("description", "he"): "Stands beside the director",
        ("short_description", ""): "Beside you",
    }
    assert await raw.refusal("setMyDescription", description="x" * 513) == "Bad Request: DESCRIPTION_TOO_LONG"
    assert await raw.refusal("setMyShortDescription", short_description="x" * 121) == (
        "Bad Request: DESCRIPTION_TOO_LONG"
    )


async def test_what_is_said_is_told_again(bot: App) -> None:
    await bot.bot.set_my_description("Beside the director")
    await bot.bot.set_my_short_description("Beside you", "he")
    assert (await bot.bot.get_my_description("tr")).description == "Beside the director"
    assert (await bot.bot.get_my_short_description("he")).short_description == "Beside you"
    assert (await bot.bot.get_my_short_description()).short_description == ""


async def test_the_button_of_the_menu(bot: App, raw: Raw) -> None:
    assert (await bot.bot.get_chat_menu_button()).type == "default"
    await bot.bot.set_chat_menu_button(menu_button=MenuButtonCommands())
    assert (await bot.bot.get_chat_menu_button()).type == "commands"
    assert "unsupported type" in await raw.refusal("setChatMenuButton", menu_button={"type": "world"})


# Troubles.


async def test_calls_can_be_made_to_fail(bot: App, fake: FakeTelegram, tom: Person, raw: Raw) -> None:
    await tom.send("/start")
    fake.fail_next("sendMessage", 429, "Too Many Requests: retry after 7", retry_after=7, times=2)
    fake.fail_next("sendMessage", 502, "Bad Gateway")
    for _ in range(2):
        assert await raw("sendMessage", chat_id=tom.id, text="x") == {
            "ok": False,
            "error_code": 429,
            "description": "Too Many Requests: retry after 7",
            "parameters": {"retry_after": 7},
        }
    with pytest.raises(NetworkError, match="Bad Gateway"):
        await bot.bot.send_message(tom.id, "x")
    tom.sees("What happened?")
    await bot.bot.send_message(tom.id, "through at last")
    tom.sees("through at last")


@pytest.mark.parametrize("before", [True, False])
async def test_the_connection_may_break_before_or_after(
    bot: App, fake: FakeTelegram, tom: Person, before: bool
) -> None:
    await tom.send("/start")
    fake.drop_next("sendMessage", before=before)
    with pytest.raises(NetworkError):
        await bot.bot.send_message(tom.id, "did it arrive?")
    assert len(tom.bot_messages) == (1 if before else 2)
    assert fake.called("sendMessage")[-1].ok is not before
    await bot.bot.send_message(tom.id, "again")
    tom.sees("again")


async def test_a_poll_that_breaks_loses_nothing(fake: FakeTelegram, tom: Person) -> None:
    tom.sends_without_waiting("one")
    fake.drop_next("getUpdates", before=False)
    async with polling(fake):
        await tom.waits("You wrote: one")
    assert len(tom.bot_messages) == 1


async def test_calls_can_take_long(bot: App, fake: FakeTelegram, tom: Person) -> None:
    fake.delay = 0.03
    loop = asyncio.get_running_loop()
    began = loop.time()
    await tom.send("/start")
    await tom.click("Insufficient bid")
    assert loop.time() - began >= 3 * 0.03
    tom.sees("Law 27")


async def test_an_update_can_come_twice(bot: App, fake: FakeTelegram, tom: Person) -> None:
    fake.duplicate_next()
    await tom.send("twice")
    assert len(tom.bot_messages) == 2
    await tom.send("once")
    assert len(tom.bot_messages) == 3


async def test_an_update_can_come_again_long_after(bot: App, fake: FakeTelegram, tom: Person) -> None:
    await tom.send("old")
    await tom.send("new")
    fake.duplicate(min(fake.updates))
    await fake.settled()
    assert [m.text for m in tom.bot_messages] == ["You wrote: old", "You wrote: new", "You wrote: old"]


async def test_an_update_can_come_again_by_webhook(fake: FakeTelegram, tom: Person) -> None:
    async with listening(fake):
        await tom.send("old")
        fake.duplicate(min(fake.updates))
        await fake.settled()
        fake.duplicate_next()
        await tom.send("twice")
    assert [m.text for m in tom.bot_messages] == ["You wrote: old"] * 2 + ["You wrote: twice"] * 2


async def test_updates_can_come_together_and_in_disorder(fake: FakeTelegram, tom: Person, raw: Raw) -> None:
    waiting = asyncio.create_task(raw("getUpdates", timeout=5))
    await fake.until(lambda: fake.polls == 1)
    with fake.reorder(seed=3):
        for number in range(5):
            tom.sends_without_waiting(str(number))
        await asyncio.sleep(0)
        assert not waiting.done()
    got = [update["message"]["text"] for update in (await waiting)["result"]]
    assert sorted(got) == ["0", "1", "2", "3", "4"]
    assert got != sorted(got)
    # What is acknowledged goes, wherever it stands; what is not stays.
    ids = sorted(fake.updates)
    left = (await raw("getUpdates", offset=ids[3]))["result"]
    assert sorted(update["update_id"] for update in left) == ids[3:]
    assert (await raw("getUpdates", offset=ids[-1] + 1))["result"] == []


async def test_held_updates_keep_their_order(fake: FakeTelegram, tom: Person, raw: Raw) -> None:
    with fake.hold():
        tom.sends_without_waiting("one")
        tom.sends_without_waiting("two")
        assert (await raw("getUpdates"))["result"] == []
    assert [u["message"]["text"] for u in (await raw("getUpdates"))["result"]] == ["one", "two"]


async def test_the_server_may_go_and_come_back(bot: App, fake: FakeTelegram, tom: Person) -> None:
    await tom.send("/start")
    port = fake.port
    await fake.stop()
    with pytest.raises(NetworkError):
        await bot.bot.send_message(tom.id, "anyone there?")
    tom.sends_without_waiting("while you were out")
    await fake.start()
    assert fake.port == port
    await tom.waits("You wrote: while you were out")
    await fake.restart(down_for=0.02)
    await tom.send("still here")
    assert len(tom.bot_messages) == 3


async def test_a_server_that_stops_leaves_no_one_waiting(
    fake: FakeTelegram, raw: Raw, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "aiohttp"):
        waiting = asyncio.create_task(raw("getUpdates", timeout=60))
        await fake.until(lambda: fake.polls == 1)
        await fake.restart()
        with pytest.raises(aiohttp.ClientError):
            await waiting
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert (await raw("getMe"))["ok"]


async def test_a_webhook_outlives_a_restart(fake: FakeTelegram, tom: Person) -> None:
    async with listening(fake):
        await tom.send("one")
        await fake.stop()
        tom.sends_without_waiting("two")
        await fake.start()
        await tom.waits("You wrote: two")


async def test_a_thousand_presses_take_no_longer_towards_the_end(fake: FakeTelegram, raw: Raw) -> None:
    """The cost of a call does not grow with what the server remembers."""
    tom = fake.person("Tom")
    tom.sends_without_waiting("/start")
    await raw("sendMessage", chat_id=tom.id, text="0", reply_markup=buttons([button()]))
    loop = asyncio.get_running_loop()
    spent: list[float] = []
    for number in range(1, 1001):
        tap = tom.taps_without_waiting("y")
        began = loop.time()
        (await raw("getUpdates", offset=tap.update_id))
        await raw("answerCallbackQuery", callback_query_id=tap.id)
        await raw("editMessageText", chat_id=tom.id, message_id=2, text=str(number))
        spent.append(loop.time() - began)
    first, last = sorted(spent[:200])[100], sorted(spent[-200:])[100]
    assert last < 3 * first


def test_groups_and_people_are_views_of_chats(tom: Person, fake: FakeTelegram) -> None:
    club = fake.group("Club", members=[tom])
    assert club.chat.id < 0 < tom.id
    assert (tom.screen, tom.buttons, tom.notice) == ("", [], None)
    assert "(nothing)" in club.picture
