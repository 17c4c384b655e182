"""What a director enters beside the facts."""

__all__ = ["Entered"]


class Entered:
    """A value on which no question depends: results, an amount, the cards that were dealt; `str` writes it."""
