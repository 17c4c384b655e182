"""The calls to Telegram, over real HTTP: what is sent, and which error tells what."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from telegram import Bot, InputFile
from telegram.error import NetworkError, TimedOut

from bot.channels.telegram import request as calls
from bot.channels.telegram.request import Request

TOKEN = "424242:" + "A" * 35


@pytest.fixture
async def server() -> AsyncIterator[TestServer]:
    """Answers every call with what it was sent; `slow` never answers."""

    async def answer(request: web.Request) -> web.StreamResponse:
        if request.path.endswith("slow"):
            await asyncio.sleep(60)
        form = await request.post()
        said: dict[str, str] = {
            name: value.file.read().decode() if isinstance(value, web.FileField) else str(value)
            for name, value in form.items()
        }
        seen.append({"kind": request.content_type, "url": str(request.url), **said})
        message = {"message_id": 1, "date": 1, "chat": {"id": 7, "type": "private"}}
        return web.json_response({"ok": True, "result": message})

    seen: list[dict[str, str]] = []
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    made = TestServer(app)
    made.seen = seen  # type: ignore[attr-defined]
    async with made:
        yield made


@pytest.fixture
async def request_() -> AsyncIterator[Request]:
    calls._proxy.cache_clear()
    made = Request(2, wait=0.1)
    await made.initialize()
    yield made
    await made.shutdown()
    calls._proxy.cache_clear()


def bot(server: TestServer, request: Request) -> Bot:
    return Bot(TOKEN, base_url=f"{server.make_url('/')}bot", request=request)


async def test_a_message_is_sent_as_a_form(server: TestServer, request_: Request) -> None:
    """Letters of every language and the characters that forms are made of arrive as they are."""
    await bot(server, request_).send_message(7, "Τι έγινε; a=b&c=+%20 פסילה")
    (said,) = server.seen  # type: ignore[attr-defined]
    assert said["kind"] == "application/x-www-form-urlencoded"
    assert (said["chat_id"], said["text"]) == ("7", "Τι έγινε; a=b&c=+%20 פסילה")


async def test_a_file_is_sent_in_parts(server: TestServer, request_: Request) -> None:
    """A file goes beside the other parameters."""
    await bot(server, request_).send_document(7, InputFile(io.BytesIO(b"results"), "results.txt"), caption="Δ")
    (said,) = server.seen  # type: ignore[attr-defined]
    assert said["kind"] == "multipart/form-data"
    assert said["caption"] == "Δ"
    assert "results" in said.values()


async def test_no_answer_in_time(server: TestServer, request_: Request) -> None:
    """Where the answer takes longer than the call may wait, that is what is told."""
    with pytest.raises(TimedOut):
        await request_.post(str(server.make_url("/slow")), read_timeout=0.05)


async def test_too_many_at_once(server: TestServer, request_: Request) -> None:
    """A call for which no connection becomes free is given up."""
    slow = [asyncio.create_task(request_.post(str(server.make_url("/slow")), read_timeout=9)) for _ in range(2)]
    await asyncio.sleep(0.05)
    with pytest.raises(TimedOut):
        await request_.post(str(server.make_url("/")), connect_timeout=0.05)
    for call in slow:
        call.cancel()
    await asyncio.gather(*slow, return_exceptions=True)


async def test_nobody_there(server: TestServer, request_: Request) -> None:
    """That the server cannot be reached is told without the token, which is part of the address."""
    url = str(server.make_url(f"/bot{TOKEN}/getMe"))
    await server.close()
    with pytest.raises(NetworkError) as told:
        await request_.post(url)
    assert TOKEN not in str(told.value)


async def test_through_a_proxy(server: TestServer, request_: Request, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proxy that the environment names is used."""
    monkeypatch.setenv("http_proxy", str(server.make_url("/")))
    monkeypatch.setenv("no_proxy", "")
    await request_.post("http://telegram.invalid/bot")
    (said,) = server.seen  # type: ignore[attr-defined]
    assert said["url"] == "http://telegram.invalid/bot"


async def test_after_shutdown_nothing_is_sent(request_: Request) -> None:
    """A call after the end is a mistake of the program."""
    await request_.shutdown()
    with pytest.raises(RuntimeError):
        await request_.do_request("http://telegram.invalid/", "POST")
