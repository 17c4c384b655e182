"""What the server will not do, in Discord's words."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NoReturn

from tests.fakes.discord.text import utf16

JSON = dict[str, Any]
Path = tuple[str | int, ...]


class Refused(Exception):
    """An answer other than 2xx."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: JSON | None = None,
        retry_after: float | None = None,
        whole_bot: bool = False,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.retry_after = retry_after
        self.whole_bot = whole_bot

    @property
    def answer(self) -> JSON:
        if self.status == 429:
            return {"message": self.message, "retry_after": self.retry_after, "global": self.whole_bot}
        answer: JSON = {"message": self.message, "code": self.code}
        if self.errors is not None:
            answer["errors"] = self.errors
        return answer

    @property
    def headers(self) -> Mapping[str, str]:
        """The library takes a 429 without `Via` for a ban."""
        if self.status != 429 or self.retry_after is None:
            return {}
        headers = {"Via": "1.1 google", "Retry-After": str(math.ceil(self.retry_after))}
        headers |= {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": f"{self.retry_after:.3f}"}
        if self.whole_bot:
            return headers | {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return headers | {"X-RateLimit-Scope": "user"}

    @property
    def description(self) -> str:
        """The whole of it in one line, for the log."""
        where = "".join(f" {'.'.join(map(str, path))}: {wrong}" for path, wrong in flat(self.errors or {}))
        return f"{self.status} {self.code} {self.message}{where}"


def flat(errors: JSON, at: Path = ()) -> list[tuple[Path, str]]:
    """The nested errors of a form as a list of places and what is wrong there."""
    found = [(at, f"{error['message']} [{error['code']}]") for error in errors.get("_errors", [])]
    for name, inner in errors.items():
        if name != "_errors":
            found += flat(inner, (*at, name))
    return found


def too_fast(retry_after: float, *, whole_bot: bool = False) -> Refused:
    """429."""
    return Refused(429, 0, "You are being rate limited.", retry_after=retry_after, whole_bot=whole_bot)


_PLAIN = {
    400: "400: Bad Request",
    401: "401: Unauthorized",
    403: "403: Forbidden",
    404: "404: Not Found",
    405: "405: Method Not Allowed",
    500: "500: Internal Server Error",
    502: "502: Bad Gateway",
    503: "503: Service Unavailable",
}


def simple(status: int) -> Refused:
    """A refusal that says nothing but its status."""
    return Refused(status, 0, _PLAIN.get(status, f"{status}: Error"))


_KNOWN: Mapping[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50109: (400, "The request body contains invalid JSON."),
}


def numbered(code: int) -> Refused:
    """One of Discord's numbered errors."""
    status, message = _KNOWN[code]
    return Refused(status, code, message)


def refuse(code: int) -> NoReturn:
    """Refuses with one of Discord's numbered errors."""
    raise numbered(code)


class Form:
    """What is wrong with a body, place by place; `done` refuses it if anything is."""

    def __init__(self) -> None:
        self.errors: JSON = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        at = self.errors
        for step in path:
            at = at.setdefault(str(step), {})
        at.setdefault("_errors", []).append({"code": code, "message": message})

    def done(self) -> None:
        if self.errors:
            raise Refused(400, 50035, "Invalid Form Body", errors=self.errors)

    # What is wrong most often.

    def required(self, path: Path) -> None:
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choices(self, path: Path, allowed: str) -> None:
        self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{allowed}}}.")

    def bad_length(self, path: Path, least: int, most: int) -> None:
        if least:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def number(self, path: Path, value: Any, least: int, most: int) -> bool:
        """Whether this is a whole number within limits."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        else:
            return True
        return False

    def items(self, path: Path, value: Any, least: int, most: int) -> list[Any]:
        """A list of so many things; what is no list counts as an empty one."""
        if not isinstance(value, list):
            self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self.bad_length(path, least, most)
        return value

    def model(self, path: Path, value: Any) -> JSON:
        """An object; what is none counts as an empty one."""
        if not isinstance(value, dict):
            self.wrong(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return {}
        return value

    def text(self, path: Path, value: Any, most: int, *, least: int = 0, required: bool = False) -> str:
        """A text of such a length; nothing at all counts as an empty one."""
        if value is None:
            if required:
                self.required(path)
            return ""
        if not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return ""
        if required and not value.strip():
            self.required(path)
        elif not least <= utf16(value) <= most:
            self.bad_length(path, least, most)
        return value
