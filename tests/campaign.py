"""How much a test tries: a sample every time, and all of it in a campaign (scripts/campaign)."""

import os
from collections import defaultdict
from collections.abc import Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")

# The engines that keep the data; and whose tests try each thing on both of them every time.
ENGINES = ("sqlite", "postgresql")
STORAGE = "tests/bot/storage/"

CAMPAIGN = os.environ.get("FIFTH_SEAT_CAMPAIGN") == "1"


def size(usual: int, campaign: int) -> int:
    """How often something is tried."""
    return campaign if CAMPAIGN else usual


def sampled(items: Iterable[T], one_in: int) -> list[T]:
    """One of so many, evenly drawn; all of them in a campaign."""
    return list(items)[:: 1 if CAMPAIGN else one_in]


def in_turn(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """What is left to a campaign: a test is tried on one engine, every third of a file on the server.

    What is stored is tried on both engines, every time.
    """
    files: dict[str, dict[str, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
    for item in items if not CAMPAIGN else ():
        engine = next((engine for engine in ENGINES if engine in item.nodeid), None)
        if engine and STORAGE not in item.nodeid:
            files[item.nodeid.partition("::")[0]][item.nodeid.replace(engine, "")].append(item)
    pairs = ([pair for pair in of_file.values() if len(pair) == len(ENGINES)] for of_file in files.values())
    return [pair[number % 3 != 0] for of_file in pairs for number, pair in enumerate(of_file)]
