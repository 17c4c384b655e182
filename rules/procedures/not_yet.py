"""The irregularities on which no ruling is given yet, and the Laws under which they fall."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from rules.lawbook import Edition, edition

_TEXT = Path(__file__).with_suffix(".toml").read_text("utf-8")

# By the id of the irregularity, then by the edition.
NOT_YET: Mapping[str, Mapping[Edition, tuple[str, ...]]] = {
    id: {edition(year): tuple(laws) for year, laws in row.items()} for id, row in tomllib.loads(_TEXT).items()
}
