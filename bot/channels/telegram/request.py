"""The calls to Telegram, by aiohttp: they take a fraction of the processor's time that they take by httpx."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any
from urllib.request import getproxies, proxy_bypass

from aiohttp import ClientConnectorError, ClientError, ClientSession, ClientTimeout, FormData, TCPConnector
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

from rules.errors import FifthSeatError

FORM = {"Content-Type": "application/x-www-form-urlencoded", "User-Agent": BaseRequest.USER_AGENT}
MULTIPART = {"User-Agent": BaseRequest.USER_AGENT}

# Seconds, the library's own.
CONNECT = 5.0
READ = 5.0
FILES_READ = 20.0


class NotSent(FifthSeatError, NetworkError):
    """There was no connection: Telegram has surely not heard of this call."""


class Request(BaseRequest):
    """What the library sends its calls through."""

    def __init__(self, connections: int, wait: float):
        """connections: at most so many at once; wait: seconds for which a call waits for one of them."""
        self._connections = connections
        self._wait = wait
        self._session: ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """Seconds for which an answer is waited for, unless the call says otherwise."""
        return READ

    async def initialize(self) -> None:
        """Get ready; within the loop in which the calls are made."""
        if self._session is None:
            self._session = ClientSession(connector=TCPConnector(limit=self._connections))

    async def shutdown(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """One call; returns the status and the body. Raises TimedOut, NotSent and NetworkError."""
        if self._session is None:
            raise RuntimeError("not initialized, or shut down already")
        body, headers = _body(request_data)
        connect = _told(connect_timeout, CONNECT)
        timeout = ClientTimeout(
            connect=connect + _told(pool_timeout, self._wait),
            sock_connect=connect,
            sock_read=_told(read_timeout, FILES_READ if headers is MULTIPART else READ),
        )
        try:
            async with self._session.request(
                method, url, data=body, headers=headers, timeout=timeout, proxy=_proxy(*url.split("/", 3)[0:3:2])
            ) as answer:
                return answer.status, await answer.read()
        except TimeoutError as error:
            raise TimedOut from error
        except ClientConnectorError as error:
            raise NotSent(f"{type(error).__name__}: {error}") from error
        except (ClientError, OSError) as error:
            raise NetworkError(f"{type(error).__name__}: {error}") from error


def _body(data: RequestData | None) -> tuple[str | FormData | None, Mapping[str, str]]:
    """What is sent, as the library sends it: a form, in parts where there are files."""
    if data is None:
        return None, MULTIPART
    if not data.contains_files:
        return data.url_encoded_parameters(), FORM
    form = FormData(data.json_parameters)
    for name, (filename, content, kind) in (data.multipart_data or {}).items():
        form.add_field(name, content, filename=filename, content_type=kind)
    return form, MULTIPART


@cache
def _proxy(scheme: str, host: str) -> str | None:
    """The proxy that the environment names; the library would read it anew for every call, in a thread."""
    return None if proxy_bypass(host) else getproxies().get(scheme.removesuffix(":"))


def _told(seconds: Any, otherwise: float) -> float:
    return otherwise if seconds is BaseRequest.DEFAULT_NONE or seconds is None else float(seconds)
