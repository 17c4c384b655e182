"""Errors of scoring: a code and arguments for translation, and an English sentence."""

from collections.abc import Mapping
from typing import ClassVar

from rules.model.errors import ModelError

__all__ = ["ENGLISH", "ScoringError"]

ENGLISH: Mapping[str, str] = {
    "actual-missing": "what was scored at the table must be known",
    "artificial-total-points": "total points know no average plus or minus: assign a score",
    "artificial-twice": "{contestant} has two different artificial scores on this board",
    "boards-out-of-range": "a match has {lowest} to {highest} boards: {boards}",
    "expected-too-few": "{expected} results are expected, but there are {results}",
    "groups-not-the-tables": "the groups of a fouled board must hold each table once",
    "knockout-not-imps": "the average of a knock-out needs a match of two tables at IMPs",
    "margin-negative": "a margin is 0 or more: {margin}",
    "more-than-top": "{points} matchpoints are not between 0 and the top of {top}",
    "need-two-results": "there is nothing to compare with fewer than two results",
    "need-two-tables": "a board of a match has two tables: {results}",
    "not-elected": "the regulations do not provide for {law}",
    "not-in-edition": "the Laws of {edition} do not provide for this",
    "number-of-tricks": "the number of tricks is 1 to 13: {number}",
    "pair-twice": "{pair} has played the board twice",
    "penalty-not-positive": "a penalty is more than 0: {amount}",
    "penalty-unit": "a penalty in {unit} does not fit this form of scoring",
    "results-needed": "the results of the other tables are needed: a top alone does not tell what a result is worth",
    "scale-unknown": "there is no scale {name} for {boards} boards; known: {known}",
    "session-unit": "at matchpoints a session brings a percentage, at IMPs the IMPs a board, not {unit}",
    "table-unknown": "this table is not among the results: {ns} against {ew}",
    "tricks-need-contract": "to transfer tricks, the contract at the table must be known",
    "tricks-not-there": "{number} tricks cannot be transferred: the other side won {tricks}",
    "weighting-prohibited": "the regulations do not allow weighted scores",
    "weights-not-whole": "the weights must sum to 100 %, not {total} %",
}
"""Every code of scoring and its English sentence."""


class ScoringError(ModelError):
    """Something that cannot be scored. Args as in ModelError, with the codes of this module."""

    english: ClassVar[Mapping[str, str]] = ENGLISH
