"""Which contestant of a session somebody is, by the name or the number under which they play."""

from __future__ import annotations

import unicodedata

from dialogues.results import everybody
from rules.results.sheet import Sheet, Who


def as_known(name: str) -> str:
    """A name by which somebody is known again: without accents, in any case, whatever stands between its parts."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(each for each in plain if not unicodedata.combining(each)).split())


def of_name(sheet: Sheet, name: str, *, numbered: bool = False) -> tuple[Who, ...]:
    """The contestants of whom one is called so; numbered: the name is a number."""
    if numbered:
        return tuple(who for who in everybody(sheet) if str(who) == name)
    known = as_known(name)
    return tuple(who for who, them in everybody(sheet).items() if known in map(as_known, (*them.names, them.name)))
