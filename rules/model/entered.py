"""What a director enters for the arithmetic of a score alone."""

__all__ = ["Entered"]


class Entered:
    """A value on which no question depends: results, the other results, an amount; `str` writes it."""
