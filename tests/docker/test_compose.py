"""What stands in docker/: it fits the program, the project's files and itself. No Docker is needed here."""

from __future__ import annotations

import re
import shlex
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.cli import COMMANDS
from bot.config import Settings
from bot.folders import PREFIX

ROOT = Path(__file__).parents[2]
DOCKER = ROOT / "docker"
DOCKERFILE = (DOCKER / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DOCKER / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
ADMINISTRATOR = (ROOT / "docs" / "administrator.md").read_text("utf-8")
LOCKS = ("build-requirements.txt", "requirements.txt")
UNITS = sorted((DOCKER / "systemd").iterdir())

SETTINGS = {f"{PREFIX}{name.upper()}" for name in Settings.model_fields}

# Read from the environment where there are no settings yet.
BEFORE_SETTINGS = {f"{PREFIX}DATA", f"{PREFIX}LANG"}

SPOKEN_OF = [
    ROOT / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted(p for p in DOCKER.rglob("*") if p.is_file()),
]


@pytest.mark.parametrize("file", SPOKEN_OF, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_variable_that_is_named_exists(file: Path) -> None:
    """A variable that the program does not read would be set in vain."""
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", file.read_text("utf-8")))
    assert named <= SETTINGS | BEFORE_SETTINGS


# compose.yaml


def test_the_services() -> None:
    """The bot, and a database that it waits for; both come back by themselves."""
    assert SERVICES.keys() == {"bot", "database"}
    assert SERVICES["database"]["image"] == "postgres:16"
    assert SERVICES["bot"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert SERVICES["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert all(service["restart"] == "unless-stopped" for service in SERVICES.values())


def test_no_port_is_open() -> None:
    """Nothing is published, and the database is reached from the bot's network only."""
    assert not any(service.keys() & {"ports", "expose", "network_mode"} for service in SERVICES.values())
    assert SERVICES["database"]["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    assert SERVICES["bot"]["networks"] == ["default", "inside"], "the bot must reach Telegram"


@pytest.mark.parametrize("name", SERVICES)
def test_secrets_come_from_files(name: str) -> None:
    """A secret is in the environment only by the name of its file, which the service is given."""
    service = SERVICES[name]
    for variable, value in service["environment"].items():
        if variable.endswith("_FILE"):
            assert given(variable, value).removeprefix("/run/secrets/") in service["secrets"]
        else:
            assert not re.search("TOKEN|SECRET|PASSWORD|URL", variable)
    files = {given(variable, value) for variable, value in service["environment"].items()}
    assert {f"/run/secrets/{secret}" for secret in service["secrets"]} <= files


def given(variable: str, value: str) -> str:
    """What a variable is: as compose.yaml says without .env, or else as .env.example does."""
    found = re.fullmatch(r"\$\{(\w+):?-(.*)\}", value)
    return value if found is None else found[2] or offered()[variable]


def offered() -> dict[str, str]:
    """What .env.example would set."""
    lines = (DOCKER / ".env.example").read_text("utf-8")
    return dict(re.findall(r"^#(\w+)=(.*)$", lines, re.MULTILINE))


def test_one_platform_is_enough() -> None:
    """Telegram is served unless .env takes it away, Discord if .env says so; the program takes either alone."""
    environment = SERVICES["bot"]["environment"]
    telegram, discord = "FIFTH_SEAT_TELEGRAM_TOKEN_FILE", "FIFTH_SEAT_DISCORD_TOKEN_FILE"
    assert environment[telegram] == f"${{{telegram}-/run/secrets/telegram_token}}", "without a colon: empty is kept"
    assert environment[discord] == f"${{{discord}:-}}"
    assert offered()[telegram] == ""
    assert offered()[discord] == "/run/secrets/discord_token"
    assert all(f"    {name}={offered()[name]}\n" in ADMINISTRATOR for name in (telegram, discord))


def test_everything_named_is_declared() -> None:
    """Networks, volumes and secrets that the services use are there, and none that nobody uses."""
    secrets = {name for service in SERVICES.values() for name in service["secrets"]}
    assert COMPOSE["secrets"].keys() == secrets
    assert all(secret == {"file": f"secrets/{name}"} for name, secret in COMPOSE["secrets"].items())
    volumes = {volume.partition(":")[0] for service in SERVICES.values() for volume in service["volumes"]}
    assert COMPOSE["volumes"].keys() == volumes
    networks = {name for service in SERVICES.values() for name in service["networks"]} - {"default"}
    assert COMPOSE["networks"].keys() == networks


def test_what_can_be_set_beside_it_is_in_the_example() -> None:
    """Each variable that compose.yaml fills in is in .env.example, and the other way round."""
    filled = re.findall(r"\$\{(\w+)", (DOCKER / "compose.yaml").read_text("utf-8"))
    assert sorted(filled) == sorted(offered())
    plain = [name for name in filled if name != "FIFTH_SEAT_TELEGRAM_TOKEN_FILE"]
    assert all(SERVICES["bot"]["environment"][name] == f"${{{name}:-}}" for name in plain), "empty is as unset"


def test_the_bot_can_write_where_it_must() -> None:
    """Its file system is read-only but for the folder of its data, which belongs to its user."""
    bot = SERVICES["bot"]
    assert bot["read_only"] is True
    assert bot["volumes"] == ["data:/data"]
    assert "FIFTH_SEAT_DATA=/data" in DOCKERFILE
    assert re.search(r"install --directory --owner=fifth-seat --mode=700 /data", DOCKERFILE)
    assert (bot["build"]["context"], bot["build"]["dockerfile"]) == ("..", "docker/Dockerfile")


def test_secrets_do_not_get_into_git() -> None:
    """The folder of the secrets and files of settings are ignored."""
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert {".env", "/docker/secrets/"} <= set(ignored)


# Dockerfile


def instructions(name: str) -> list[list[str]]:
    """The words of each instruction of a kind."""
    joined = DOCKERFILE.replace("\\\n", " ")
    return [shlex.split(line)[1:] for line in joined.splitlines() if line.startswith(f"{name} ")]


def copied() -> list[str]:
    """What is copied from the project."""
    return [source for words in instructions("COPY") if not words[0].startswith("--") for source in words[:-1]]


def test_what_is_copied_exists() -> None:
    """It exists, and .dockerignore lets it through and nothing else."""
    assert all((ROOT / source).exists() for source in copied())
    ignore = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in ignore
    assert sorted(line[1:] for line in ignore if line.startswith("!")) == sorted(copied())


def test_everything_that_the_wheel_needs_is_copied() -> None:
    """All packages, and the files that pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    files = [project["project"]["readme"], *project["project"]["license-files"], "pyproject.toml", "constraints.txt"]
    assert sorted(copied()) == sorted([*packages, *files, *included, *(f"docker/{name}" for name in LOCKS)])


def locked(name: str) -> dict[str, tuple[str, list[str]]]:
    """What a lock holds, by name: the version, and the hashes of its files."""
    found = {}
    for entry in re.split(r"\n(?=\S)", (DOCKER / name).read_text("utf-8").replace("\\\n", " ").strip()):
        pinned, *hashes = entry.split(" --hash=")
        package, _, version = pinned.partition(";")[0].strip().partition("==")
        found[package.partition("[")[0]] = (version, [each.strip() for each in hashes])
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_what_the_image_holds_is_locked(name: str) -> None:
    """Every package has its version and the hashes of its files, and no lock names the place that it came from."""
    assert not re.search(r"https?://|file:|index|/opt/", (DOCKER / name).read_text("utf-8"))
    assert all(version and hashes for version, hashes in locked(name).values())
    assert all(each.startswith("sha256:") for _, hashes in locked(name).values() for each in hashes)
    assert f"--require-hashes --only-binary :all: -r docker/{name}" in " ".join(DOCKERFILE.replace("\\\n", " ").split())


def test_the_lock_is_that_of_the_project() -> None:
    """Its versions are those of constraints.txt, and nothing that the bot or its build asks for is missing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pinned = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE))
    here = {package: version for package, (version, _) in locked("requirements.txt").items()}
    assert here.items() <= pinned.items(), "docs/contributor.md says how to renew it"
    wanted = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["postgres"]]
    assert {re.split(r"[\[<>=!~; ]", each.lower().replace(".", "-"))[0] for each in wanted} <= here.keys()
    builds = {package: version for package, (version, _) in locked("build-requirements.txt").items()}
    assert {f"{package}=={version}" for package, version in builds.items()} >= set(project["build-system"]["requires"])


def test_what_a_container_may_take() -> None:
    """Memory and processes have an end, and nothing gains rights."""
    for service in SERVICES.values():
        assert re.fullmatch(r"\d+m", service["mem_limit"])
        assert 0 < service["pids_limit"] <= 200
        assert service["security_opt"] == ["no-new-privileges:true"]


def test_the_health_check() -> None:
    """The image says whether the bot is at work."""
    (check,) = re.findall(r"HEALTHCHECK .*CMD (\[.*\])", DOCKERFILE)
    assert check == '["python", "-m", "bot.alive"]'
    assert find_spec("bot.alive") is not None


def test_the_container() -> None:
    """Nobody special runs it, the signals come to the bot itself, and nothing builds in the last stage."""
    (user,) = instructions("USER")
    assert user[0].isdigit()
    assert user[0] != "0"
    assert f"--uid {user[0]}" in DOCKERFILE
    assert 'ENTRYPOINT ["director"]' in DOCKERFILE, "a shell would keep the signal to itself"
    assert re.search(r'^CMD \["(\w+)"\]$', DOCKERFILE, re.MULTILINE)
    assert {words[0] for words in instructions("FROM")} == {"python:3.11-slim-bookworm"}
    assert "pip" not in DOCKERFILE.rpartition("\nFROM ")[2]


def test_the_user_of_the_container_is_the_one_of_the_documentation() -> None:
    """The files of the secrets must belong to it."""
    (user,) = instructions("USER")
    (told,) = re.findall(rf"sudo chown {user[0]} (.*)", ADMINISTRATOR)
    assert told.split() == [f"docker/secrets/{name}" for name in SERVICES["bot"]["secrets"]]
    made = set(re.findall(r"(?:>|touch )(docker/secrets/\w+)", ADMINISTRATOR))
    assert made == {f"docker/secrets/{name}" for name in COMPOSE["secrets"]}


# systemd

HARDENED = {
    "NoNewPrivileges=yes",
    "CapabilityBoundingSet=",
    "ProtectSystem=strict",
    "ProtectHome=yes",
    "PrivateTmp=yes",
    "PrivateDevices=yes",
    "RestrictNamespaces=yes",
    "MemoryDenyWriteExecute=yes",
    "SystemCallFilter=@system-service",
    "UMask=0077",
}


@pytest.mark.parametrize("unit", [u for u in UNITS if u.suffix == ".service"], ids=lambda path: path.name)
def test_units_are_hardened(unit: Path) -> None:
    """They take no right that the bot does not need, and have an end to memory and tasks."""
    lines = unit.read_text("utf-8").splitlines()
    assert set(lines) >= HARDENED
    assert any(line.startswith("MemoryMax=") for line in lines)
    assert any(line.startswith("TasksMax=") for line in lines)
    assert len(
        [line for line in lines if "=" in line and not line.startswith(("SystemCallFilter", "Exec", "#"))]
    ) == len(
        {
            line.partition("=")[0]
            for line in lines
            if "=" in line and not line.startswith(("SystemCallFilter", "Exec", "#"))
        }
    ), "no setting stands twice"


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_units(unit: Path) -> None:
    """They start commands that there are, as the bot's user, in its folder."""
    text = unit.read_text("utf-8")
    started = re.findall(r"^ExecStart=.*/director (\w+)", text, re.MULTILINE)
    assert set(started) <= COMMANDS.keys()
    if unit.suffix == ".service":
        assert len(started) == 1
        assert "\nUser=fifth-seat\n" in text
        assert "\nWorkingDirectory=/var/lib/fifth-seat\n" in text
        assert "\nReadWritePaths=/var/lib/fifth-seat\n" in text
    else:
        assert unit.with_suffix(".service") in UNITS


def test_wrong_settings_are_not_started_again() -> None:
    """`director serve` ends with 2 on them, which the unit knows."""
    assert "\nRestartPreventExitStatus=2\n" in (DOCKER / "systemd" / "fifth-seat.service").read_text("utf-8")
