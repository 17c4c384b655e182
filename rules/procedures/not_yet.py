"""The irregularities on which no ruling is given yet, and the Laws under which they fall."""

import tomllib
from collections.abc import Mapping
from importlib import resources

from rules.lawbook import Edition, edition

_TEXT = resources.files("rules.procedures").joinpath("not_yet.toml").read_text("utf-8")

# By the id of the irregularity, then by the edition.
NOT_YET: Mapping[str, Mapping[Edition, tuple[str, ...]]] = {
    id: {edition(year): tuple(laws) for year, laws in row.items()} for id, row in tomllib.loads(_TEXT).items()
}
