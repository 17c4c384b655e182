"""Ids of facts and choices are permanent: conversations that were kept go on using them."""

from pathlib import Path

from rules.engine.facts import DECLARED
from rules.procedures import procedures

LIST = Path(__file__).parent / "permanent_ids.txt"


def now() -> list[str]:
    """Every procedure, fact, offer and choice there is, one a line."""
    lines = {f"procedure {procedure.id}" for procedure in procedures()}
    assert lines
    for item in DECLARED.values():
        lines |= {item.id, *(f"{item.id} {choice}" for choice in item.choices)}
    return sorted(lines)


def test_no_id_has_disappeared() -> None:
    """An id that was ever published still exists; a new one is entered in the list."""
    listed = LIST.read_text("utf-8").splitlines()
    assert sorted(set(listed) - set(now())) == [], "a published id is gone: keep it, or give it an alias"
    assert sorted(set(now()) - set(listed)) == [], f"enter the new ids in {LIST.name}"
