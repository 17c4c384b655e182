"""What was learnt is read as it was kept."""

import math

import pytest

from dialogues.read.learnt import EVEN, Block, Learnt, kept

# Two signs for two ids, one of them for a third.
SIGNS = [("led", 3.0), ("πάσο", 4.0)]
BLOCKS = {
    "": Block(("a", "b"), (0.5, -0.5), 0.1, (0, 1), bytes([EVEN + 10, EVEN, EVEN - 20, EVEN + 5])),
    "other": Block(("c",), (0.0,), 1.0, (1,), bytes([EVEN + 2])),
}


@pytest.fixture
def learnt() -> Learnt:
    """They, from a file."""
    return Learnt(kept(SIGNS, BLOCKS, {"sharp": 2.5}))


def test_signs_count_by_how_rare_they_are(learnt: Learnt) -> None:
    """Those that were seen, and each as its share of all."""
    shares = learnt.shares(["led", "πάσο", "never heard"])
    assert shares == {"led": (0, 0.6), "πάσο": (1, 0.8)}
    assert learnt.shares(["never heard"]) == {}


def test_a_block_weighs_its_signs(learnt: Learnt) -> None:
    """Each id by its place; a sign that is not in it says nothing."""
    shares = [(0, 0.6), (1, 0.8)]
    for_a, for_b = learnt.block("").weigh(shares)
    assert math.isclose(for_a, 0.5 + 0.6 * 1.0 - 0.8 * 2.0)
    assert math.isclose(for_b, -0.5 + 0.8 * 0.5)
    assert learnt.block("other").weigh([(0, 0.6)]) == [0.0]
    assert learnt.block("other").of(0) is None
    assert learnt.block("other").weigh([(1, 1.0)]) == [2.0]


def test_what_else_a_file_says_stands_in_its_head(learnt: Learnt) -> None:
    """And what blocks it has."""
    assert learnt.head == {"sharp": 2.5}
    assert list(learnt.blocks) == ["", "other"]
