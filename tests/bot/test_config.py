"""The settings: from the environment, from .env and from files; what is wrong is said in one line without its value."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.config import ConfigError, Settings, load
from bot.folders import PREFIX

TOKEN = "123456789:AAE-not-a-real-token-but-just-as-long"
SECRET = "a-secret-for-the-webhook"
DISCORD = "bm90LWEtcmVhbC10b2tlbg.of-the-bot.on-discord-either"
DATABASE = "postgresql://director:s3same@127.0.0.1/club"

# What each setting may be given, and what it is then.
GIVEN = {
    "telegram_token": (TOKEN, TOKEN),
    "telegram_token_file": ("{folder}/token", None),
    "telegram_api": ("http://127.0.0.1:8081", "http://127.0.0.1:8081"),
    "telegram_webhook_url": ("https://club.example", "https://club.example"),
    "telegram_webhook_secret": (SECRET, SECRET),
    "telegram_webhook_secret_file": ("{folder}/secret", None),
    "telegram_webhook_listen": ("0.0.0.0", "0.0.0.0"),
    "telegram_webhook_port": ("9000", 9000),
    "discord_token": (DISCORD, DISCORD),
    "discord_token_file": ("{folder}/discord", None),
    "discord_shards": ("3", 3),
    "database_url": (DATABASE, DATABASE),
    "database_url_file": ("{folder}/database", None),
    "edition": ("2007", "2007"),
    "regulations": (f"club.toml{os.pathsep}/etc/federation.toml", (Path("club.toml"), Path("/etc/federation.toml"))),
    "log_level": ("DEBUG", "DEBUG"),
}

SECRETS = {
    "telegram_token": TOKEN,
    "telegram_webhook_secret": SECRET,
    "discord_token": DISCORD,
    "database_url": DATABASE,
}


# The files that hold them.
FILES = {
    "telegram_token": "token",
    "telegram_webhook_secret": "secret",
    "discord_token": "discord",
    "database_url": "database",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to start the program in, with files that hold secrets, and nothing set."""
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("FIFTH_SEAT_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for name, value in (("token", TOKEN), ("secret", SECRET), ("database", DATABASE)):
        (tmp_path / name).write_text(f"{value}\n", "utf-8")
    return tmp_path


@pytest.fixture(params=["environment", ".env"])
def source(request: pytest.FixtureRequest) -> str:
    """Where settings come from."""
    return str(request.param)


def put(source: str, values: Mapping[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Give settings their values."""
    variables = {PREFIX + name.upper(): value for name, value in values.items()}
    if source == ".env":
        Path(".env").write_text("".join(f"{name}={value}\n" for name, value in variables.items()), "utf-8")
        return
    for name, value in variables.items():
        monkeypatch.setenv(name, value)


def plain(value: object) -> object:
    """A value as it was given, also where it is secret."""
    return value.get_secret_value() if isinstance(value, SecretStr) else value


def refused() -> str:
    """The line that says why the settings cannot be used."""
    with pytest.raises(ConfigError) as caught:
        load()
    assert caught.value.__suppress_context__, "a traceback would show the values"
    line = str(caught.value)
    assert line == " ".join(line.split())
    return line


def test_nothing_set() -> None:
    """Nothing must be set for the settings to be there; the database is then a file in the data folder."""
    settings = load()
    assert settings.telegram_token is None
    assert settings.webhook is None
    assert settings.secrets == ()
    assert settings.database == f"sqlite:///{Path.cwd()}/fifth-seat/fifth-seat.sqlite3"


def test_every_setting_is_tried_here() -> None:
    """The table above knows every setting."""
    assert GIVEN.keys() == Settings.model_fields.keys()


@pytest.mark.parametrize("name", GIVEN)
def test_each_setting(name: str, source: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each setting can be given in the environment and in .env."""
    given, wanted = GIVEN[name]
    put(source, {"telegram_webhook_secret": SECRET, name: given.format(folder=folder)}, monkeypatch)
    found = getattr(load(), name)
    assert plain(found) == (Path(given.format(folder=folder)) if wanted is None else wanted)


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where both say something, the environment counts."""
    put(".env", {"edition": "2007", "log_level": "ERROR"}, monkeypatch)
    put("environment", {"edition": "2017"}, monkeypatch)
    assert (load().edition, load().log_level) == ("2017", "ERROR")


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_from_a_file(name: str, source: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret may stand in a file of its own; the end of the line is not part of it."""
    file = FILES[name]
    put(source, {f"{name}_file": str(folder / file)}, monkeypatch)
    assert plain(getattr(load(), name)) == SECRETS[name]


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_itself_goes_before_its_file(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where both are given, the file is not read."""
    put("environment", {name: SECRETS[name], f"{name}_file": "/no/such/file"}, monkeypatch)
    assert plain(getattr(load(), name)) == SECRETS[name]


@pytest.mark.parametrize("name", SECRETS)
def test_a_file_that_cannot_be_read(name: str, source: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is missing, a folder, empty, or no text is named by its setting."""
    (folder / "empty").write_text(" \n")
    (folder / "binary").write_bytes(b"\xff\xfe\x00" + TOKEN.encode())
    for file in ("missing", ".", "empty", "binary"):
        put(source, {f"{name}_file": str(folder / file)}, monkeypatch)
        line = refused()
        assert line.startswith(f"FIFTH_SEAT_{name.upper()}_FILE: "), file
        assert TOKEN not in line


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "1997-secret"),
        ("log_level", "LOUD-secret"),
        ("telegram_webhook_port", "secret"),
        ("telegram_webhook_port", "0"),
        ("telegram_webhook_port", "65536"),
        ("telegram_webhook_port", "8443.5"),
    ],
)
def test_a_wrong_value(name: str, value: str, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line names the setting and what it may be, never what it was."""
    put(source, {name: value}, monkeypatch)
    line = refused()
    assert line.startswith(f"FIFTH_SEAT_{name.upper()}: ")
    assert value not in line.removeprefix(f"FIFTH_SEAT_{name.upper()}: ").split() or value == "0"
    assert "secret" not in line


def test_several_wrong_values_are_still_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are named at once."""
    put("environment", {"edition": "1997", "log_level": "LOUD"}, monkeypatch)
    line = refused()
    assert "FIFTH_SEAT_EDITION: " in line
    assert "FIFTH_SEAT_LOG_LEVEL: " in line


def test_a_webhook_without_a_secret(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody could speak for Telegram."""
    put(source, {"telegram_token": TOKEN, "telegram_webhook_url": "https://club.example"}, monkeypatch)
    line = refused()
    assert "FIFTH_SEAT_TELEGRAM_WEBHOOK_SECRET" in line
    assert TOKEN not in line
    assert "club.example" not in line


@pytest.mark.parametrize("secret", ["with space", "ключ", "x" * 257, 'quote"d'])
def test_a_webhook_secret_that_telegram_refuses(secret: str, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Telegram takes up to 256 letters, digits, _ and -; it is better said before it is asked."""
    (Path.cwd() / "secret").write_text(secret, "utf-8")
    put(source, {"telegram_webhook_url": "https://club.example", "telegram_webhook_secret_file": "secret"}, monkeypatch)
    line = refused()
    assert "FIFTH_SEAT_TELEGRAM_WEBHOOK_SECRET" in line
    assert secret not in line


def test_a_webhook(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its secret it is there."""
    put("environment", {"telegram_webhook_url": "https://club.example", "telegram_webhook_secret": SECRET}, monkeypatch)
    webhook = load().webhook
    assert webhook is not None
    assert (webhook.url, webhook.listen, webhook.port) == ("https://club.example", "127.0.0.1", 8443)
    assert SECRET not in repr(webhook)


@pytest.mark.parametrize("name", GIVEN)
def test_empty_is_as_unset(name: str, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A variable that is empty is as one that is not there."""
    unset = load()
    put(source, {name: ""}, monkeypatch)
    assert load() == unset


@pytest.mark.parametrize("name", GIVEN)
def test_empty_in_the_environment_leaves_the_file(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty variable of the environment does not hide what .env says."""
    given = GIVEN[name][0].format(folder=Path.cwd())
    put(".env", {"telegram_webhook_secret": SECRET, name: given}, monkeypatch)
    wanted = load()
    put("environment", {name: ""}, monkeypatch)
    assert load() == wanted


def test_an_env_file_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A .env that is no text is one line too, without what stands in it."""
    Path(".env").write_bytes(b"FIFTH_SEAT_TELEGRAM_TOKEN=" + TOKEN.encode() + b"\xff\n")
    line = refused()
    assert ".env" in line
    assert TOKEN not in line


def test_a_token_with_spaces_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was copied with a space or the end of a line is still the token."""
    monkeypatch.setenv("FIFTH_SEAT_TELEGRAM_TOKEN", f" {TOKEN}\n")
    assert plain(load().telegram_token) == TOKEN


def test_nothing_secret_is_shown() -> None:
    """Whatever prints the settings prints no secret."""
    settings = Settings(telegram_token=SecretStr(TOKEN), database_url=SecretStr(DATABASE))
    for shown in (repr(settings), str(settings), str(settings.model_dump_json())):
        assert TOKEN not in shown
        assert "s3same" not in shown


@pytest.mark.parametrize(
    ("url", "hidden"),
    [
        (DATABASE, "s3same"),
        ("postgresql://director:p%40ss%2Fword@127.0.0.1/club", "p@ss/word"),
        ("postgresql://director:p%40ss%2Fword@127.0.0.1/club", "p%40ss%2Fword"),
        ("postgresql:///club?host=127.0.0.1&user=director&password=in-the-query", "in-the-query"),
    ],
)
def test_the_password_of_the_database_is_a_secret_by_itself(url: str, hidden: str) -> None:
    """A driver may name the password without the address, and as it was before it was written into the address."""
    settings = Settings(database_url=SecretStr(url))
    assert {url, hidden} <= set(settings.secrets)


@pytest.mark.parametrize(
    "url", ["nonsense", "sqlite:///club.sqlite3", "postgresql://[/", "postgresql://director@/club"]
)
def test_an_address_without_a_password(url: str) -> None:
    """There is nothing to hide but the address itself, however wrong it is."""
    assert Settings(database_url=SecretStr(url)).secrets == (url,)


def test_the_secrets_are_the_longest_first() -> None:
    """So that one that is part of another does not leave the rest of it to be seen."""
    settings = Settings(telegram_token=SecretStr(TOKEN), database_url=SecretStr(f"postgresql://a:{TOKEN[:9]}@h/n"))
    assert settings.secrets == tuple(sorted(settings.secrets, key=len, reverse=True))
