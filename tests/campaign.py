"""How much a test tries: a sample every time, and all of it in a campaign (scripts/campaign)."""

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

CAMPAIGN = os.environ.get("FIFTH_SEAT_CAMPAIGN") == "1"


def size(usual: int, campaign: int) -> int:
    """How often something is tried."""
    return campaign if CAMPAIGN else usual


def sampled(items: Iterable[T], one_in: int) -> list[T]:
    """One of so many, evenly drawn; all of them in a campaign."""
    return list(items)[:: 1 if CAMPAIGN else one_in]
