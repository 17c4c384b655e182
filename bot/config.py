"""The settings of a running bot: from the environment, from a file `.env`, and secrets also from files of their own."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import parse_qs, unquote

from pydantic import BaseModel, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.folders import PREFIX, data_folder
from rules.errors import FifthSeatError
from rules.lawbook import LAWS_2017, editions

Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

# What may stand in a file of its own.
SECRETS = ("telegram_token", "telegram_webhook_secret", "discord_token", "database_url")

# What Telegram takes as the secret of a webhook.
WEBHOOK_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")


class ConfigError(FifthSeatError, ValueError):
    """The settings cannot be used; the message names each setting and what is wrong with it, never its value."""


class Webhook(BaseModel):
    """Where Telegram delivers updates, where polling is not wanted."""

    url: str
    secret: SecretStr
    listen: str
    port: int


class Settings(BaseSettings):
    """Everything that can be set; each field by its name in capitals after FIFTH_SEAT_.

    telegram_token, telegram_webhook_secret, discord_token, database_url: also as NAME_FILE, the path of a file with it.
    telegram_api: another server than Telegram's own, with nothing after its port or folder.
    telegram_webhook_url: makes Telegram deliver instead of being asked; needs telegram_webhook_secret.
    discord_shards: how many connections to share the servers among; as many as Discord advises unless told otherwise.
    regulations: profiles (TOML), the highest layer first, separated as in PATH.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True
    )

    telegram_token: SecretStr | None = None
    telegram_token_file: Path | None = None
    telegram_api: str | None = None
    telegram_webhook_url: str | None = None
    telegram_webhook_secret: SecretStr | None = None
    telegram_webhook_secret_file: Path | None = None
    telegram_webhook_listen: str = "127.0.0.1"
    telegram_webhook_port: Annotated[int, Field(ge=1, le=65535)] = 8443
    discord_token: SecretStr | None = None
    discord_token_file: Path | None = None
    discord_shards: Annotated[int, Field(ge=1)] | None = None
    database_url: SecretStr | None = None
    database_url_file: Path | None = None
    edition: str = LAWS_2017.id
    regulations: Annotated[tuple[Path, ...], NoDecode] = ()
    log_level: Level = "INFO"

    @field_validator("edition")
    @classmethod
    def _known_edition(cls, value: str) -> str:
        if all(value != known.id for known in editions()):
            raise ValueError(f"known: {', '.join(known.id for known in editions())}")
        return value

    @field_validator("regulations", mode="before")
    @classmethod
    def _paths(cls, value: object) -> object:
        return [part for part in value.split(os.pathsep) if part] if isinstance(value, str) else value

    @model_validator(mode="before")
    @classmethod
    def _from_files(cls, values: dict[str, object]) -> dict[str, object]:
        read = {name: value.strip() if isinstance(value, str) else value for name, value in values.items()}
        for name in SECRETS:
            file = read.get(f"{name}_file")
            if file and not read.get(name):
                try:
                    read[name] = Path(str(file)).read_text("utf-8").strip()
                except (OSError, UnicodeDecodeError) as error:
                    raise ValueError(f"{_variable(name)}_FILE: cannot be read ({type(error).__name__})") from None
                if not read[name]:
                    raise ValueError(f"{_variable(name)}_FILE: the file is empty")
        return {name: value for name, value in read.items() if value != ""}

    @model_validator(mode="after")
    def _complete(self) -> Settings:
        if self.telegram_webhook_url and not self.telegram_webhook_secret:
            raise ValueError(f"{_variable('telegram_webhook_secret')} is missing: a webhook without it trusts anybody")
        if self.webhook and not WEBHOOK_SECRET.fullmatch(self.webhook.secret.get_secret_value()):
            raise ValueError(f"{_variable('telegram_webhook_secret')}: up to 256 letters, digits, _ and - are allowed")
        return self

    @property
    def database(self) -> str:
        """The address of the database; an SQLite file in the data folder unless told otherwise."""
        if self.database_url:
            return self.database_url.get_secret_value()
        return f"sqlite:///{data_folder() / 'fifth-seat.sqlite3'}"

    @property
    def webhook(self) -> Webhook | None:
        """The webhook, where there is one."""
        if not self.telegram_webhook_url or not self.telegram_webhook_secret:
            return None
        return Webhook(
            url=self.telegram_webhook_url,
            secret=self.telegram_webhook_secret,
            listen=self.telegram_webhook_listen,
            port=self.telegram_webhook_port,
        )

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be seen in a log, the longest first."""
        kept = (self.telegram_token, self.telegram_webhook_secret, self.discord_token, self.database_url)
        found = {secret.get_secret_value() for secret in kept if secret}
        if self.database_url:
            found |= _passwords(self.database_url.get_secret_value())
        return tuple(sorted(found - {""}, key=len, reverse=True))


def load() -> Settings:
    """The settings of this process. Raises ConfigError."""
    try:
        return Settings()
    except ValidationError as error:
        found = (f"{_name(part['loc'])}{part['msg'].removeprefix('Value error, ')}" for part in error.errors())
        raise ConfigError("; ".join(found)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"the file .env cannot be read ({type(error).__name__})") from None


def _name(place: tuple[int | str, ...]) -> str:
    return f"{_variable(str(place[0]))}: " if place else ""


def _variable(name: str) -> str:
    return f"{PREFIX}{name.upper()}"


def _passwords(url: str) -> set[str]:
    """The password in the address of a database, as it is written there and as it is."""
    before, _, query = url.partition("?")
    # Not urlsplit: it takes less for a password than SQLAlchemy does.
    written = set(re.findall(r"://[^:/]*:([^@]*)@", before if "@" in before else url))
    return written | {unquote(password) for password in written} | set(parse_qs(query).get("password", ()))
