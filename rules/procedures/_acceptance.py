"""What a player may answer where the Laws let them accept something irregular."""

from enum import StrEnum


class Acceptance(StrEnum):
    """Accepted, or not."""

    ACCEPTS = "accepts"
    REFUSES = "refuses"
