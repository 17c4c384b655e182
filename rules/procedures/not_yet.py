"""The irregularities on which no ruling is given yet: where each will stand, and the Laws under which it falls."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from rules.lawbook import Edition, edition

_ROWS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))

# By the id of the irregularity: the folder of rules/procedures in which it will stand, a door of the menu.
GROUP: Mapping[str, str] = {id: row.pop("group") for id, row in _ROWS.items()}

# By the id of the irregularity, then by the edition.
NOT_YET: Mapping[str, Mapping[Edition, tuple[str, ...]]] = {
    id: {edition(year): tuple(laws) for year, laws in row.items()} for id, row in _ROWS.items()
}
