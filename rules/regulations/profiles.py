"""Profiles: TOML files in which an authority, a federation, a club or an event sets its elections."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rules.engine.case import Elections
from rules.engine.facts import Election, Kind, Value
from rules.errors import FifthSeatError
from rules.regulations.elections import ELECTIONS

LAYERS = ("authority", "federation", "club", "event")


class ProfileError(FifthSeatError, ValueError):
    """A profile that cannot be used; the message says which line to change."""


@dataclass(frozen=True)
class Profile:
    """The elections in force, and the regulation that set each of them."""

    elections: Mapping[str, Value] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((*self.elections, *self.sources))

    @property
    def in_force(self) -> Elections:
        """The elections as decide() takes them."""
        return Elections(self.elections, self.sources)


DEFAULT = Profile()


def load(paths: Iterable[Path]) -> Profile:
    """Read the layers of a profile, the highest first.

    A layer is a TOML file: `name`, `layer` (authority, federation, club, event) and a table `[elections]`.
    What a higher layer fixed, a lower one cannot change. Raises ProfileError.
    """
    elections: dict[str, Value] = {}
    sources: dict[str, str] = {}
    above = -1
    for path in paths:
        name, layer, chosen = _read(path)
        if LAYERS.index(layer) < above:
            raise ProfileError(f"{path.name}: a {layer} comes above the layer before it; give the highest layer first")
        above = LAYERS.index(layer)
        for id, value in chosen.items():
            if elections.get(id, value) != value:
                raise ProfileError(f"{path.name}: {id} was fixed as {elections[id]!r} by {sources[id]}")
            if above > LAYERS.index(ELECTIONS[id].set_by):
                raise ProfileError(f"{path.name}: a {layer} may not set {id}; {ELECTIONS[id].set_by} may")
            elections[id], sources[id] = value, name
    return Profile(elections, sources)


def _read(path: Path) -> tuple[str, str, dict[str, Value]]:
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ProfileError(f"{path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ProfileError(f"{path.name}: not a TOML file ({error})") from error
    name, layer, chosen = table.get("name", path.stem), table.get("layer", "authority"), table.get("elections", {})
    if layer not in LAYERS:
        raise ProfileError(f"{path.name}: layer must be one of {', '.join(LAYERS)}")
    if not isinstance(name, str) or not isinstance(chosen, dict):
        raise ProfileError(f"{path.name}: name must be a text and elections a table")
    for id, value in chosen.items():
        if id not in ELECTIONS:
            raise ProfileError(f"{path.name}: unknown election {id!r}; known: {', '.join(ELECTIONS)}")
        if not _fits(ELECTIONS[id], value):
            expected = ", ".join(map(str, ELECTIONS[id].choices)) or f"a {ELECTIONS[id].kind}"
            raise ProfileError(f"{path.name}: {id} must be {'one of ' * bool(ELECTIONS[id].choices)}{expected}")
    return name, layer, chosen


def _fits(election: Election[Value], value: object) -> bool:
    if election.kind is Kind.NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, str) if election.kind is Kind.TEXT else value in election.choices
