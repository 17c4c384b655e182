"""The parts of a case as JSON, to be kept and taken up again: with the ids of now, whatever they were called then."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from dialogues import pages
from dialogues.interview import Answer
from dialogues.state import OpenCase, Segment, checks, interview
from rules.engine import aliases, values
from rules.errors import FifthSeatError
from rules.lawbook import edition, elected
from rules.model import Seat
from rules.regulations.profiles import Profile


class Unreadable(FifthSeatError, ValueError):
    """What another version kept of a case, and this one cannot go on with: its rulings can be shown as issued."""


def dump_profile(profile: Profile) -> str:
    """What the regulations elect, as JSON."""
    return _json(_profile(profile))


def load_profile(text: str) -> Profile:
    """What `dump_profile` wrote."""
    return Profile(**json.loads(text))


def load_case(laws: str, segments: str, profile: str, number: int, label: str, page: str) -> OpenCase:
    """A case as it was kept, of which every segment can be gone on with. Raises Unreadable.

    laws: the id of its edition.
    """
    try:
        frozen = load_profile(profile)
        under = elected(edition(laws), frozen.elections)
        case = OpenCase(under, load_segments(segments), frozen, number, label, pages.read(page))
        _ = interview(case).current, checks(case)  # which replays every segment
    except Exception as error:  # whatever is the matter with it: nothing else of theirs is to suffer
        raise Unreadable(f"case {number}: {type(error).__name__}") from error
    return case


def dump_segments(segments: Iterable[Segment]) -> str:
    """The segments of a case as JSON."""
    return _json([_segment(segment) for segment in segments])


def load_segments(text: str) -> tuple[Segment, ...]:
    """What `dump_segments` wrote."""
    return tuple(_read_segment(segment) for segment in json.loads(text))


def said(segments: str) -> tuple[Answer, ...]:
    """All that was answered in a case, in its order; nothing of one that this version cannot read."""
    try:
        return tuple(answer for segment in load_segments(segments) for answer in segment.answers)
    except (FifthSeatError, LookupError, TypeError, ValueError):
        return ()


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def _profile(profile: Profile) -> dict[str, Any]:
    return {
        "elections": {id: values.write(value) for id, value in profile.elections.items()},
        "sources": dict(profile.sources),
    }


def _segment(segment: Segment) -> dict[str, Any]:
    kept = {
        "procedure": segment.procedure,
        "answers": [_answer(answer) for answer in segment.answers],
        "told": [_answer(answer) for answer in segment.told],
        "of": segment.of,
        "place": segment.place,
    }
    kept |= {"words": segment.words} if segment.words else {}
    kept |= {"settled": list(segment.settled)} if segment.settled else {}
    kept |= {"poll": segment.poll} if segment.poll else {}
    kept |= {"against": segment.against} if segment.against else {}
    return kept | ({"heard_by": "".join(segment.heard_by)} if segment.heard_by else {})


def _read_segment(kept: dict[str, Any]) -> Segment:
    answers, told = (tuple(_read(answer) for answer in kept[name]) for name in ("answers", "told"))
    procedure = aliases.procedure(kept["procedure"])
    settled, heard_by = tuple(map(aliases.segment, kept.get("settled", ()))), tuple(map(Seat, kept.get("heard_by", "")))
    more = (kept.get("words", ""), settled, heard_by, kept.get("poll", ""), kept.get("against", 0))
    return Segment(procedure, answers, told, kept["of"], kept["place"], *more)


def _answer(answer: Answer) -> dict[str, Any]:
    about = [[key, values.write(value)] for key, value in answer.about]
    kept = {"key": answer.key, "value": values.write(answer.value), "about": about}
    kept |= {"said": answer.said} if answer.said else {}
    kept |= {"taken": True} if answer.taken else {}
    return kept | ({"disputed": answer.disputed} if answer.disputed else {})


def _read(kept: dict[str, Any]) -> Answer:
    about = tuple(values.read_answer(key, raw) for key, raw in kept["about"])
    key, value = values.read_answer(kept["key"], kept["value"])
    taken, disputed = kept.get("taken", False), kept.get("disputed", "")
    return Answer(key, value, about, kept.get("said", ""), taken, disputed)
