"""Suits and denominations."""

from rules.model import Denomination, Suit


def test_notrump_ranks_highest() -> None:
    """The denominations rank from clubs up to notrump (Law 18E)."""
    ranked = sorted(Denomination, key=lambda denomination: denomination.rank)
    assert [str(denomination) for denomination in ranked] == ["C", "D", "H", "S", "NT"]
    assert [denomination.rank for denomination in ranked] == [0, 1, 2, 3, 4]


def test_every_denomination_but_notrump_is_a_suit() -> None:
    """Notrump has no suit."""
    assert [denomination.suit for denomination in Denomination] == [*Suit, None]
