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

# The profiles that come with the program, by their names.
SHIPPED: Mapping[str, Path] = {file.stem: file for file in sorted(Path(__file__).parent.glob("*.toml"))}

LAYERS = ("authority", "federation", "club", "event")


class ProfileError(FifthSeatError, ValueError):
    """A profile that cannot be used; the message says which line to change."""


@dataclass(frozen=True)
class Profile:
    """The elections in force, and the regulation that set each of them.

    open: what a lower layer may elect otherwise.
    """

    elections: Mapping[str, Value] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
    open: frozenset[str] = field(default=frozenset(), compare=False)

    def __hash__(self) -> int:
        return hash((*self.elections, *self.sources))

    @property
    def in_force(self) -> Elections:
        """The elections as decide() takes them."""
        return Elections(self.elections, self.sources)

    def above(self, lower: Profile) -> Profile:
        """The same with what a lower layer elects, where this one has not fixed it."""
        free = {id for id in lower.elections if id in self.open or id not in self.elections}
        return Profile(
            {**self.elections, **{id: value for id, value in lower.elections.items() if id in free}},
            {**self.sources, **{id: source for id, source in lower.sources.items() if id in free}},
            self.open - free | lower.open & free,
        )


DEFAULT = Profile()


def load(paths: Iterable[Path]) -> Profile:
    """Read the layers of a profile, the highest first; one of ours is named without `.toml`.

    A layer is a TOML file: `name`, `layer` (authority, federation, club, event), a table `[elections]`, a table
    `[defaults]` of what a lower layer may change, and `[sources]`, where one of them has another source than `name`.
    What a higher layer fixed, a lower one cannot change. Raises ProfileError.
    """
    profile = DEFAULT
    above = -1
    for path in paths:
        layer, lower = _read(SHIPPED.get(str(path), path))
        if LAYERS.index(layer) < above:
            raise ProfileError(f"{path.name}: a {layer} comes above the layer before it; give the highest layer first")
        above = LAYERS.index(layer)
        for id, value in lower.elections.items():
            if id not in profile.open and profile.elections.get(id, value) != value:
                raise ProfileError(f"{path.name}: {id} was fixed as {profile.elections[id]!r} by {profile.sources[id]}")
            if above > LAYERS.index(ELECTIONS[id].set_by):
                raise ProfileError(f"{path.name}: a {layer} may not set {id}; {ELECTIONS[id].set_by} may")
        profile = profile.above(lower)
    return profile


def _read(path: Path) -> tuple[str, Profile]:
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ProfileError(f"{path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ProfileError(f"{path.name}: not a TOML file ({error})") from error
    name, layer = table.get("name", path.stem), table.get("layer", "authority")
    fixed, open, sources = (table.get(each, {}) for each in ("elections", "defaults", "sources"))
    if layer not in LAYERS:
        raise ProfileError(f"{path.name}: layer must be one of {', '.join(LAYERS)}")
    if not isinstance(name, str) or not all(isinstance(each, dict) for each in (fixed, open, sources)):
        raise ProfileError(f"{path.name}: name must be a text; elections, defaults and sources tables")
    chosen = {**open, **fixed}
    for id, value in chosen.items():
        if id not in ELECTIONS:
            raise ProfileError(f"{path.name}: unknown election {id!r}; known: {', '.join(ELECTIONS)}")
        if not _fits(ELECTIONS[id], value):
            expected = ", ".join(map(str, ELECTIONS[id].choices)) or f"a {ELECTIONS[id].kind}"
            raise ProfileError(f"{path.name}: {id} must be {'one of ' * bool(ELECTIONS[id].choices)}{expected}")
    for id, source in sources.items():
        if id not in chosen or not isinstance(source, str):
            raise ProfileError(f"{path.name}: sources must name, by a text, what sets an election of this file: {id!r}")
    return layer, Profile(chosen, {**dict.fromkeys(chosen, name), **sources}, frozenset(open.keys() - fixed.keys()))


def _fits(election: Election[Value], value: object) -> bool:
    if election.kind is Kind.NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, str) if election.kind is Kind.TEXT else value in election.choices
