"""Ids of before are read as those of now."""

import pytest

from rules.engine import aliases
from rules.engine.facts import FactError
from rules.engine.values import read_answer
from rules.model import Auction, parse_call


@pytest.fixture(autouse=True)
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fact, an offer, a typed fact, two choices and a procedure that were called something else."""
    for old, now in {
        "hand_slipped": "unintended",
        "take_it": "accept_insufficient",
        "instead": "replacement_call",
    }.items():
        monkeypatch.setitem(aliases.FACTS, old, now)
    monkeypatch.setitem(aliases.CHOICES, "accept_insufficient lets_it_stand", "accepts")
    monkeypatch.setitem(aliases.CHOICES, "since somebody_called", "lho_called")
    monkeypatch.setitem(aliases.PROCEDURES, "too_low", "insufficient_bid")
    monkeypatch.setitem(aliases.PROCEDURES, "not_enough", "insufficient_bid")


@pytest.mark.parametrize(
    ("key", "raw", "now", "value"),
    [
        ("hand_slipped", True, "unintended", True),
        ("take_it", "refuses", "accept_insufficient", "refuses"),
        ("take_it", "lets_it_stand", "accept_insufficient", "accepts"),
        ("again.take_it", "lets_it_stand", "again.accept_insufficient", "accepts"),
        ("accept_insufficient", "lets_it_stand", "accept_insufficient", "accepts"),
        ("since", "somebody_called", "since", "lho_called"),
        ("instead", "2H", "replacement_call", parse_call("2H")),
        ("holds.again.take_it", "auction", "holds.again.accept_insufficient", "auction"),
        ("since", "lho_called", "since", "lho_called"),
        ("auction", "N: 1S P P P X", "auction", Auction.parse("N: 1S P P P N=X")),
    ],
)
def test_an_answer_is_read_under_its_ids_of_now(key: str, raw: object, now: str, value: object) -> None:
    """The fact and the choice may both have been renamed, whatever the scope of the key."""
    assert read_answer(key, raw) == (now, value)


def test_what_never_was_is_refused_all_the_same() -> None:
    """An alias is of one fact."""
    with pytest.raises(FactError, match="unintended"):
        read_answer("hand_slipped", "lets_it_stand")
    with pytest.raises(FactError, match="nonsense"):
        read_answer("nonsense", "lets_it_stand")
    with pytest.raises(FactError, match="auction"):
        read_answer("auction", "N: 1S P ?")


def test_a_procedure_is_known_by_every_name() -> None:
    """Of now, and of before."""
    assert aliases.procedure("too_low") == "insufficient_bid"
    assert aliases.procedure("revoke") == "revoke"
    assert set(aliases.every_name("insufficient_bid")) == {"insufficient_bid", "too_low", "not_enough"}
    assert aliases.every_name("revoke") == ("revoke",)
