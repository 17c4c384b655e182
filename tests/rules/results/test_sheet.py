"""What was entered."""

from rules.model import Side
from rules.results.sheet import Who


def test_a_contestant_is_written_once() -> None:
    """Its direction is not said twice where its number says it."""
    assert str(Who("3", Side.NS, "A")) == "A3 NS"
    assert str(Who("3NS", Side.NS)) == "3NS"
    assert str(Who("3")) == "3"
