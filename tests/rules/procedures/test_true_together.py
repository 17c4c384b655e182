"""Choices of one question that a table can make true together: what decides stands first, for the first is taken."""

import pytest

import rules.menu  # noqa: F401 - declares the facts
from rules.engine.facts import DECLARED

# The question, what decides, and what is true beside it, with the Law by which the first decides.
JUDGED = [
    ("since_revoke", "twelfth_trick", "nothing", "62D1"),
    ("since_revoke", "twelfth_trick", "play_goes_on", "62D1"),
    ("since_revoke", "twelfth_trick", "play_over", "62D1"),
    ("since_revoke", "twelfth_trick", "claimed", "62D1"),
    ("since_revoke", "dummy_asked", "nothing", "43B2(b)"),
    ("since_revoke", "dummy_spoke", "nothing", "43B3"),
    ("since_revoke", "dummy_spoke", "play_goes_on", "43B3"),
    ("since_revoke", "play_over", "claim_open", "63A1"),
    ("revoked_by", "penalty_card", "defender", "64B3"),
    ("since_revoke", "named", "claim_open", "63A2"),
    ("no_automatic_tricks", "both_sides", "card_not_played", "64C2(b)"),
    ("no_automatic_tricks", "repeated", "card_not_played", "64C2(a)"),
    ("claim_matter", "partner_objected", "defenders_claim", "68B2"),
    ("claim_line", "depends_on_card", "normal_line_loses", "70E1"),
]


@pytest.mark.parametrize(("fact", "first", "second", "law"), JUDGED)
def test_what_decides_comes_first(fact: str, first: str, second: str, law: str) -> None:
    """Both can be true at a table; by the Law named the first of them rules."""
    choices = DECLARED[fact].choices
    assert choices.index(first) < choices.index(second), law
