"""What everything computed is measured against: a slow machine is slow at this too."""

import statistics
import time
from collections.abc import Callable


def loop() -> int:
    """The reference of what is computed: plain Python, about half a millisecond."""
    return sum(number * number % 7 for number in range(5000))


def median(times: int, action: Callable[[], object]) -> float:
    """The median time of an action in milliseconds."""
    measured = []
    for _ in range(times):
        began = time.perf_counter()
        action()
        measured.append(time.perf_counter() - began)
    return statistics.median(measured) * 1000


def loops(seconds: float) -> float:
    """How often the reference is worked through in that many seconds, now and here."""
    return 1000 * seconds / median(200, loop)
