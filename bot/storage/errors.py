"""What can go wrong in the storage, in words that a person can act on."""

from __future__ import annotations

from rules.errors import FifthSeatError


class StorageError(FifthSeatError, RuntimeError):
    """The storage cannot be used; the message says what to do about it and never holds a password."""


class Unusable(StorageError):
    """It never will be usable as it is: the address is none of ours, or the tables are those of a newer program."""


class NotNow(StorageError):
    """It does not answer now: somebody else holds it, its server or its disk fails. Later it may."""


class Overtaken(FifthSeatError, RuntimeError):
    """Somebody else has written since it was read: read again, and decide again."""


# What may go well the next time: a lock, a disk, another program that was faster.
PASSING = (StorageError, Overtaken)


def first_line(error: BaseException | None) -> str:
    """What a driver says of an error, without the statement and the values that may follow."""
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
