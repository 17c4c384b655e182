"""The JSON of `director poll`: reads what a question to peers is made of, and writes the question."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from dialogues.adjustment_json import SpecError
from dialogues.polls import (
    MORE,
    NEEDED,
    ON_EXPLANATION,
    ON_USE,
    SOURCES,
    Problem,
    aloud,
    board_question,
    first_question,
    hesitation,
    missing,
    problem,
    read,
    shown,
)
from dialogues.wording import Words
from rules.model import Vulnerability
from rules.scoring.boards import Form

# What is one of a few things.
NAMED: Mapping[str, Collection[str]] = {
    "scoring": set(Form),
    "source": set(SOURCES),
    "vulnerability": set(Vulnerability),
}


def read_spec(given: Mapping[str, object], language: str) -> Problem:
    """A specification as it comes from JSON.

    Args: given, an object with these keys: `auction`, up to the call in question, with its dealer before a colon, or
        with `dealer` beside it; `made`, the call or the card in question; `hand`, of who made it; `scoring`; and
        `board`, its number, or `vulnerability`. Where a card is in question, `cards`, those played before it, "" on the
        opening lead, and `dummy`. Where information was used, `source` (tempo, question, remark), or `hint`, in words;
        where an explanation was wrong, `given` and `right` instead. `event` and `methods` may be added.
        language: in which calls and cards are written first of all.

    Raises ModelError: of this module, of the model, or SpecError.
    """
    known = {*NEEDED, *MORE, "dealer"} - {"of"}
    for key, value in given.items():
        if key not in known:
            raise SpecError("spec-unknown", key=key, known=", ".join(sorted(known)))
        if not isinstance(value, str | int) or isinstance(value, bool):
            raise SpecError("spec-wrong", key=key, value=str(value))
        if key in NAMED and value not in NAMED[key]:
            raise SpecError("spec-wrong", key=key, value=str(value))
    said = {"of": ON_EXPLANATION if "right" in given or "given" in given else ON_USE}
    dealt = {**given, "auction": f"{given['dealer']}: {given.get('auction', '')}"} if "dealer" in given else given
    for key in (*MORE[:-1], *NEEDED):
        if key in dealt and (key != "made" or "auction" in said):
            said[key] = read(said, key, str(dealt[key]), language)
    if (key := missing(said)) and key != "hint":
        raise SpecError("spec-missing", key=key)
    return problem(said)


def as_json(of: Problem, w: Words) -> dict[str, Any]:
    """The question for other tools: for each group its text, and what is asked afterwards."""
    groups = [{"group": group, "lines": list(shown(of, group, w)), "text": aloud(of, group, w)} for group in of.groups]
    return {
        "seat": of.seat.value,
        "first": board_question(of, w),
        "groups": groups,
        "questions": [first_question(of, w), w.text("poll-else")],
        "afterwards": [*hesitation(of, w), w.text("poll-reached")],
    }
