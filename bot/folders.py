"""Where things are kept."""

import os
from pathlib import Path

# Before the name of every variable of the environment that is ours.
PREFIX = "FIFTH_SEAT_"


def data_folder() -> Path:
    """The folder for what is kept, unless the settings say another place."""
    base = os.environ.get(f"{PREFIX}DATA") or os.environ.get("XDG_DATA_HOME")
    return Path(base) / "fifth-seat" if base else Path.home() / ".local" / "share" / "fifth-seat"
