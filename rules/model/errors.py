"""Errors of the model: a code and arguments for translation, and an English sentence."""

from collections.abc import Mapping
from typing import ClassVar

from rules.errors import FifthSeatError

__all__ = ["ENGLISH", "ModelError"]

LONGEST_ARGUMENT = 40
"""Longer pieces of user text are cut, so that an error stays one readable line."""

ENGLISH: Mapping[str, str] = {
    "auction-too-long": "the auction is longer than {limit} characters",
    "auction-without-dealer": "an auction starts with its dealer and a colon, as in 'N: 1S P 2H': {text!r}",
    "board-number-impossible": "a board number is 1 or more: {number}",
    "call-not-understood": "this is not a call: {text!r}",
    "card-not-understood": "this is not a card: {text!r}",
    "deal-not-understood": "this is not a whole deal in PBN, as N:AKQ2.432.K54.QJ3 ...: {text!r}",
    "hand-not-understood": "this is not a hand, as AKQ2.432.K54.QJ3: {text!r}",
    "declarer-missing": "the contract {contract} needs a declarer",
    "late-call-without-seat": "after the final pass nobody is in turn: {text!r} needs its seat, as in 'E=X'",
    "next-call-without-seat": "{text!r} follows a call out of turn: it needs its seat, as in 'E=X'",
    "level-out-of-range": "{level} is not a level from {lowest} to {highest}",
    "overtricks-impossible": "{contract} can make at most {limit} overtricks: {number}",
    "result-not-understood": "this is not a result, as 4SX-2, 3NT+1, 6HXX= or PASS: {text!r}",
    "risk-out-of-range": "the risk is 0 (undoubled), 1 (doubled) or 2 (redoubled): {risk}",
    "seat-unknown": "this is not a seat, N, E, S or W: {text!r}",
    "tricks-impossible": "{tricks} is not a possible number of tricks",
    "undertricks-impossible": "{contract} can fail by at most {limit} tricks: {number}",
}
"""Every code of the model and its English sentence."""


class ModelError(FifthSeatError, ValueError):
    """Something that does not exist in bridge, or text that cannot be read.

    Args: code, one of the codes of `ENGLISH`; another layer translates it; args_, what the sentence speaks of, by
    name.
    """

    english: ClassVar[Mapping[str, str]] = ENGLISH

    def __init__(self, code: str, **args_: str) -> None:
        self.code = code
        self.args_: Mapping[str, str] = {name: value[:LONGEST_ARGUMENT] for name, value in args_.items()}
        super().__init__(self.english[code].format(**self.args_))
