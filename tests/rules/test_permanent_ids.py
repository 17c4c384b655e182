"""Ids are permanent: conversations that were kept go on using them. One that is renamed has an alias."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from rules.engine import aliases
from rules.engine.facts import DECLARED
from rules.menu import DOORS, procedures

LIST = Path(__file__).parent / "permanent_ids.txt"


def now() -> set[str]:
    """Every door, procedure, fact, offer and choice there is, one a line."""
    lines = {f"procedure {procedure.id}" for procedure in procedures()} | {f"door {door}" for door in DOORS}
    assert lines
    for item in DECLARED.values():
        lines |= {item.id, *(f"{item.id} {choice}" for choice in item.choices)}
    return lines


def listed() -> set[str]:
    """Every id that was ever published."""
    return set(LIST.read_text("utf-8").splitlines())


def renamed(line: str) -> str:
    """A line of the list with what its id is called now."""
    first, _, second = line.partition(" ")
    if first == "procedure":
        return f"procedure {aliases.procedure(second)}"
    if first == "door":
        return f"door {aliases.door(second)}"
    fact = aliases.key(first)
    return f"{fact} {aliases.choice(fact, second)}" if second else fact


def gone(published: Iterable[str]) -> list[str]:
    """The ids that can be read no more: neither are they there, nor what an alias makes of them."""
    there = now()
    return sorted({line for line in published if renamed(line) not in there})


def idle_aliases() -> list[str]:
    """The aliases that do nothing: of what is still there, of what never was, and in a table that nothing reads."""
    old = [
        *(f"procedure {id}" for id in aliases.PROCEDURES),
        *(f"door {door}" for door in aliases.DOORS),
        *aliases.FACTS,
        *aliases.CHOICES,
    ]
    unread = [f"[{table}]" for table in aliases.TABLES.keys() - {"procedures", "facts", "choices", "doors"}]
    published = {line for old in listed() for line in (old, under_its_fact(old))}
    there = now()
    return sorted([*unread, *(line for line in old if line not in published or line in there)])


def under_its_fact(line: str) -> str:
    """A choice of the list as the aliases name it: under what its fact is called now."""
    fact, space, choice = line.partition(" ")
    return aliases.key(fact) + space + choice


def test_no_id_has_disappeared() -> None:
    """An id that was ever published still exists, or has an alias that does; a new one is entered in the list."""
    assert gone(listed()) == [], "a published id is gone: keep it, or give it an alias in rules/engine/aliases.toml"
    assert sorted(now() - listed()) == [], f"enter the new ids in {LIST.name}"


def test_every_alias_leads_from_an_id_of_before_to_one_of_now() -> None:
    """Its old id was published and is declared no more; what it stands for now is there."""
    assert idle_aliases() == []


@pytest.mark.parametrize(
    ("published", "table", "old", "new"),
    [
        ("procedure too_low", aliases.PROCEDURES, "too_low", "insufficient_bid"),
        ("slip_of_the_hand", aliases.FACTS, "slip_of_the_hand", "unintended"),
        ("since somebody_called", aliases.CHOICES, "since somebody_called", "lho_called"),
        ("door bidding", aliases.DOORS, "bidding", "auction"),
    ],
)
def test_an_id_that_is_renamed_needs_its_alias(
    published: str, table: dict[str, str], old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A published id that has disappeared is found; with an alias it is not, unless that leads nowhere."""
    assert gone([published]) == [published]
    monkeypatch.setitem(table, old, new)
    assert gone([published]) == []
    monkeypatch.setitem(table, old, "nothing_of_ours")
    assert gone([published]) == [published]


def test_a_choice_is_found_under_what_its_fact_is_called_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fact and choice were both renamed."""
    monkeypatch.setitem(aliases.FACTS, "slip_of_the_hand", "since")
    assert gone(["slip_of_the_hand nobody"]) == ["slip_of_the_hand nobody"]
    monkeypatch.setitem(aliases.CHOICES, "since nobody", "nothing")
    assert gone(["slip_of_the_hand nobody"]) == []


@pytest.mark.parametrize(
    ("table", "old", "told"),
    [
        (aliases.PROCEDURES, "never_published", "procedure never_published"),
        (aliases.FACTS, "unintended", "unintended"),
        (aliases.CHOICES, "since nobody", "since nobody"),
        (aliases.DOORS, "play", "door play"),
        (aliases.TABLES, "fact", "[fact]"),
    ],
)
def test_an_alias_that_does_nothing_is_found(
    table: dict[str, object], old: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of an id that nobody knows or that still means something, or in a table that nothing reads."""
    monkeypatch.setitem(table, old, "auction")
    assert idle_aliases() == [told]
