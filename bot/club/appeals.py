"""Appeals against the rulings of a log: which ruling each is against, and what became of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from bot.club.log import Entry, standing
from dialogues.pages.sessions import APPEAL, DECIDED, NOT_HEARD, OPEN


def against(entry: Entry) -> int | None:
    """The ruling that an appeal is against; None of any other ruling, and of an appeal that began without one."""
    if entry.irregularity not in (APPEAL, DECIDED):
        return None
    return next((each["against"] for each in json.loads(entry.answers) if "against" in each), None)


def appealed(entry: Entry, entries: Iterable[Entry]) -> Entry | None:
    """The ruling that an appeal is against."""
    number = against(entry)
    return next((each for each in entries if each.id == number), None)


def appeals(ruling: Entry, entries: tuple[Entry, ...]) -> Iterator[tuple[Entry, str]]:
    """The appeals against a ruling, or against one that it amends, each by its last ruling, with what became of it."""
    numbers = {each.id for each in line(ruling, entries)}
    hold = [each for each in standing(entries) if against(each) in numbers]
    for appeal in hold:
        if appeal.irregularity == APPEAL and (fate := _fate(appeal)):
            decided = next((each for each in hold if _decides(each, appeal, entries)), None)
            yield (decided, _outcome(decided)) if decided else (appeal, fate)


def line(entry: Entry, entries: Iterable[Entry]) -> Iterator[Entry]:
    """A ruling, and those in whose place it stands."""
    by_number = {each.id: each for each in entries}
    here: Entry | None = entry
    while here is not None:
        yield here
        here = by_number.get(here.amends) if here.amends is not None else None


def _decides(entry: Entry, appeal: Entry, entries: Iterable[Entry]) -> bool:
    """Whether a ruling is the decision on an appeal, also where a colleague has amended one of them."""
    cases = {each.case_id for each in line(appeal, entries)}
    return entry.irregularity == DECIDED and any(each.case_id in cases for each in line(entry, entries))


def _fate(appeal: Entry) -> str:
    """Of an appeal that is not decided: open, or not heard; "" where the director only told of the right to appeal."""
    said = _said(appeal)
    if said.get("appeal_by") == "director":
        return OPEN if said.get("appeals_committee") == "available" else ""
    return OPEN if "appeals_committee" in said else NOT_HEARD


def _outcome(decided: Entry) -> str:
    """What was decided; where a change was recommended, whether the director in charge has followed."""
    said = _said(decided)
    followed = said.get("recommendation_followed")
    return str(said.get("appeal_outcome")) if followed is None else "changed" if followed else "stands"


def _said(entry: Entry) -> dict[str, Any]:
    """The answers of a ruling, by their keys."""
    segment = json.loads(entry.answers)[entry.segment]
    return {each["key"]: each["value"] for each in segment["answers"]}
