"""The editions of the Laws of Duplicate Bridge: the numbers of their paragraphs, and what moved between them.

An edition is a TOML file with a base: where it says nothing of a Law, a concept or a procedure, its base holds.
Numbers only: the text of the Laws is copyrighted. A reference is written as in the Laws, `27B1(a)` or
`40B2(a)(iv)`; the items of a Law without lettered sections take a full stop, `71.2`.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from typing import Any, TypeVar

from rules.errors import FifthSeatError

__all__ = [
    "LAWS_2007",
    "LAWS_2007_PRINTED",
    "LAWS_2017",
    "LETTERS",
    "ROMANS",
    "SECTIONS",
    "Concept",
    "Edition",
    "MalformedReference",
    "UnknownEdition",
    "edition",
    "editions",
    "elected",
    "election_of",
    "exists",
    "law_number",
    "paragraphs",
    "reference",
    "register",
    "sort_key",
    "split",
    "verified",
    "withdraw",
]

T = TypeVar("T")

_REFERENCE = re.compile(
    r"([1-9]\d?)"  # Law 27
    r"(?:\.([1-9]\d?)"  # item 71.2 of a Law without sections; otherwise:
    r"|([A-G])"  # section B
    r"(?:([1-9]\d?)"  # paragraph 1
    r"(?:\(([a-l])\)"  # (a)
    r"(?:\((i{1,3}|iv|v)\))?)?)?)?",  # (ii)
    re.ASCII,
)
# How sections, and what is below their numbered paragraphs, are counted.
SECTIONS = "ABCDEFG"
LETTERS = "abcdefghijkl"
ROMANS = ("i", "ii", "iii", "iv", "v")


class UnknownEdition(FifthSeatError, ValueError):
    """No such edition of the Laws, or nothing of theirs where something was looked for."""


class MalformedReference(FifthSeatError, ValueError):
    """Not written as a reference to the Laws."""


@dataclass(frozen=True)
class Edition:
    """An edition of the Laws, known by the year in its title; a variant of one has something after the year.

    base: the edition that holds where this one says nothing.
    """

    id: str
    base: "Edition | None" = None

    @property
    def year(self) -> str:
        """The year in the title."""
        return self.id.partition("-")[0]

    @cached_property
    def lineage(self) -> tuple["Edition", ...]:
        """The edition itself, its base, the base of that, and so on."""
        return (self, *(self.base.lineage if self.base else ()))

    def of(self, table: "Mapping[Edition, T]") -> T:
        """What a table by editions has for this one, or else for the nearest base. Raises UnknownEdition."""
        for each in self.lineage:
            if each in table:
                return table[each]
        raise UnknownEdition(f"the Laws of {self.id} have nothing in this table")


LAWS_2007 = Edition("2007")
LAWS_2007_PRINTED = Edition("2007-printed", LAWS_2007)
LAWS_2017 = Edition("2017", LAWS_2007)


class Concept(StrEnum):
    """What the Laws say in every edition, at a place that moved; the places are in the editions’ files."""

    CLAIM_AGREED = "claim_agreed"
    CLAIM_DISPUTED = "claim_disputed"
    REVOKE_OF_AGREEMENT = "revoke_of_agreement"
    AWARENESS = "awareness"
    WITHDRAWN_AUTHORIZED = "withdrawn_authorized"
    WITHDRAWN_UNAUTHORIZED = "withdrawn_unauthorized"
    WITHDRAWN_ADJUSTMENT = "withdrawn_adjustment"
    OTHER_SOURCES = "other_sources"
    SEATS_CHANGED = "seats_changed"
    DEALT_AGAIN = "dealt_again"
    PLAYED_WITH_INFORMATION = "played_with_information"
    SPOILED_BY_INFORMATION = "spoiled_by_information"
    AFTER_FIRST_CALL = "after_first_call"
    AVOID_ADVANTAGE = "avoid_advantage"
    PENALTY_FOR_USING = "penalty_for_using"
    OWN_WRONG_EXPLANATION = "own_wrong_explanation"
    OWN_MISTAKE_LATER = "own_mistake_later"
    PARTNERS_MISTAKE = "partners_mistake"
    MISTAKEN_EXPLANATION = "mistaken_explanation"
    NO_AGREEMENT = "no_agreement"
    RIGHT_EXPLANATION_IN_TIME = "right_explanation_in_time"
    DISCLOSED_IN_FULL = "disclosed_in_full"
    PASSED_OUT_PERIOD = "passed_out_period"
    LEAD_RESTRICTION = "lead_restriction"
    TOO_LATE_AFTER_PARTNER = "too_late_after_partner"
    TOO_LATE_AFTER_PERIOD = "too_late_after_period"
    LHO_WITHDRAWS_CALL = "lho_withdraws_call"
    CARDS_FROM_WRONG_BOARD = "cards_from_wrong_board"
    WRONG_BOARD_PLAYED = "wrong_board_played"
    SKIPPED_PLAYER = "skipped_player"
    CLARIFICATION_PERIOD = "clarification_period"
    CONTRACT_REACHED = "contract_reached"
    PASSED_OUT = "passed_out"
    DUMMY_DRAWS_ATTENTION = "dummy_draws_attention"
    OWN_INFRACTION = "own_infraction"
    ASSIGNED_SCORE = "assigned_score"
    LEGAL_OUTCOMES = "legal_outcomes"
    SELF_INFLICTED_DAMAGE = "self_inflicted_damage"
    SCORES_APART = "scores_apart"
    AVERAGE_IMPS = "average_imps"
    KNOCKOUT_AVERAGE = "knockout_average"
    COUNT_BEFORE_CALL = "count_before_call"
    COUNT_NORMAL_PLAY = "count_normal_play"
    COUNT_CARD_SEEN = "count_card_seen"
    COUNT_CORRECTED = "count_corrected"
    COUNT_NOT_CORRECTED = "count_not_corrected"
    COUNT_AFTER_PLAY = "count_after_play"
    SURPLUS_CARD = "surplus_card"
    OWN_SYSTEM_CARD = "own_system_card"
    DECLARING_SIDE_PICKS_UP = "declaring_side_picks_up"
    EXPOSED_BEFORE_LEAD = "exposed_before_lead"
    AGREEMENT_AFTER_IRREGULARITY = "agreement_after_irregularity"
    METHODS_REGULATED = "methods_regulated"
    SYSTEM_CARD_REGULATED = "system_card_regulated"
    SAME_MEANING = "same_meaning"
    ARTIFICIAL_PSYCHIC = "artificial_psychic"
    MEMORY_AID = "memory_aid"
    FAILURE_TO_DISCLOSE = "failure_to_disclose"
    REPEATED_NON_DISCLOSURE = "repeated_non_disclosure"
    PROHIBITED_AGREEMENT = "prohibited_agreement"
    CONTENT_OF_EXPLANATION = "content_of_explanation"
    INADMISSIBLE_DOUBLE = "inadmissible_double"
    CALL_WHEN_MUST_PASS = "call_when_must_pass"
    BID_ABOVE_SEVEN = "bid_above_seven"
    CALL_AFTER_FINAL_PASS = "call_after_final_pass"
    PROPER_LEAD_AFTER_IRREGULAR = "proper_lead_after_irregular"
    WRONG_DEFENDER_PLAYS = "wrong_defender_plays"
    DEFENDER_LEAD_ACCEPTED = "defender_lead_accepted"
    DUMMY_PLAYS_EARLY = "dummy_plays_early"
    DECLARER_PLAYS_EARLY = "declarer_plays_early"
    REVOKE_EQUITY = "revoke_equity"
    BOTH_REVOKED_EQUITY = "both_revoked_equity"
    REPEATED_REVOKE_EQUITY = "repeated_revoke_equity"
    QUITTED_TRICKS_AFTER_REVOKE_CLAIM = "quitted_tricks_after_revoke_claim"
    DECEPTION_BY_CALL_OR_PLAY = "deception_by_call_or_play"
    DECEPTIVE_MANNER = "deceptive_manner"
    SUBSTITUTE_BOARD = "substitute_board"
    OTHER_TABLE_RESULT = "other_table_result"
    SEVERAL_SUITS_LEFT_FREE = "several_suits_left_free"
    PLAYED_PENALTY_CARD = "played_penalty_card"


# Every edition, with the path of its file; as text, because a command that needs no pathlib starts sooner.
_KNOWN: dict[Edition, str] = {}


def register(*known: Edition, folder: str | os.PathLike[str]) -> None:
    """Make editions known. Args: a folder with a file `ID.toml` for each."""
    _KNOWN.update({each: os.path.join(folder, f"{each.id}.toml") for each in known})
    _tables.cache_clear()
    _existing.cache_clear()
    verified.cache_clear()


def withdraw(edition: Edition) -> None:
    """Know an edition no more. Nothing may be based on it."""
    del _KNOWN[edition]


def editions() -> tuple[Edition, ...]:
    """The editions that can be chosen, the newest first; variants are elected, not chosen."""
    chosen = (known for known in _KNOWN if known.id == known.year)
    return tuple(sorted(chosen, key=lambda known: known.id, reverse=True))


def edition(id: str) -> Edition:
    """The edition or the variant with this id. Raises UnknownEdition."""
    for known in _KNOWN:
        if known.id == id:
            return known
    raise UnknownEdition(f"no edition {id!r} of the Laws; known: {', '.join(e.id for e in editions())}")


def elected(edition: Edition, elections: Mapping[str, object]) -> Edition:
    """The variant of an edition that these elections choose, or the edition itself."""
    for known in _KNOWN:
        wanted = _tables(known).get("elected", {}) if known.base == edition else {}
        if wanted and all(elections.get(id) == value for id, value in wanted.items()):
            return known
    return edition


def election_of(edition: Edition, reference: str) -> str | None:
    """The election that put a paragraph of a variant in force; None for what its base has as well."""
    tables = _tables(edition)
    return next(iter(tables.get("elected", {})), None) if str(law_number(reference)) in tables.get("laws", {}) else None


@cache
def verified(edition: Edition) -> frozenset[str]:
    """The procedures that this edition serves: those whose case files name it. A variant has those of its base."""
    own = _tables(edition).get("verified")
    if own is None:
        return verified(edition.base) if edition.base and edition.id != edition.year else frozenset()
    return frozenset(own)


def exists(edition: Edition, reference: str) -> bool:
    """Whether the edition has this paragraph."""
    return reference in _existing(edition)


def paragraphs(edition: Edition) -> tuple[str, ...]:
    """Every citable paragraph, the Laws themselves included, in the order of the Laws."""
    return tuple(_existing(edition))


def split(reference: str) -> tuple[str, ...]:
    """`27B1(a)` as `("27", "B", "1", "a")`."""
    return tuple(part for part in _match(reference).groups() if part is not None)


def law_number(reference: str) -> int:
    """The Law that a reference belongs to."""
    return int(_match(reference)[1])


def sort_key(reference: str) -> tuple[int, int, int, int, int]:
    """Sorts references in the order of the Laws: 9B2 before 10A, 40B2(a)(iv) before 40B2(a)(v)."""
    law, item, section, paragraph, letter, roman = _match(reference).groups()
    return (
        int(law),
        SECTIONS.index(section) + 1 if section else 0,
        int(item or paragraph or 0),
        LETTERS.index(letter) + 1 if letter else 0,
        ROMANS.index(roman) + 1 if roman else 0,
    )


def reference(concept: str | Concept, edition: Edition) -> str:
    """Where the edition speaks of the concept; a number as it is. Raises UnknownEdition."""
    if not isinstance(concept, Concept):
        return concept
    for each in edition.lineage:
        place: str | None = _tables(each).get("concepts", {}).get(concept)
        if place is not None:
            return place
    raise UnknownEdition(f"the Laws of {edition.id} have no place for {concept.value}")


def _match(reference: str) -> re.Match[str]:
    match = _REFERENCE.fullmatch(reference)
    if match is None:
        raise MalformedReference(f"{reference!r} is not written as a reference to the Laws, such as 27B1(a)")
    return match


@cache
def _existing(edition: Edition) -> dict[str, None]:
    """A dict for its order and its fast `in`."""
    return {law + rest: None for law, below in _laws(edition).items() for rest in ("", *below)}


def _laws(edition: Edition) -> dict[str, list[str]]:
    own = {law: below.split() for law, below in _tables(edition).get("laws", {}).items()}
    return {**(_laws(edition.base) if edition.base else {}), **own}


@cache
def _tables(edition: Edition) -> dict[str, Any]:
    with open(_KNOWN[edition], "rb") as file:
        return tomllib.load(file)


register(LAWS_2007, LAWS_2007_PRINTED, LAWS_2017, folder=os.path.join(os.path.dirname(__file__), "editions"))
