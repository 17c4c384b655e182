"""A conversation as JSON, to be kept and taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from dialogues.interview import Answer
from dialogues.state import Case, Conversation, Segment
from rules.engine import values
from rules.lawbook import edition
from rules.regulations.profiles import Profile


def dump(state: Conversation) -> str:
    """The conversation as JSON."""
    return _json(
        {
            "language": state.language,
            "edition": state.edition.id,
            "profile": _profile(state.profile),
            "cases": [
                {
                    "edition": case.edition.id,
                    "profile": _profile(case.profile),
                    "segments": [_segment(segment) for segment in case.segments],
                    "number": case.number,
                    "label": case.label,
                    "page": case.page,
                }
                for case in state.cases
            ],
            "current": state.current,
            "home": state.home,
            "last_number": state.last_number,
        }
    )


def load(text: str) -> Conversation:
    """The conversation that `dump` wrote."""
    kept = json.loads(text)
    return Conversation(
        language=kept["language"],
        edition=edition(kept["edition"]),
        profile=Profile(**kept["profile"]),
        cases=tuple(
            Case(
                edition(case["edition"]),
                tuple(_read_segment(segment) for segment in case["segments"]),
                Profile(**case["profile"]),
                case["number"],
                case["label"],
                case["page"],
            )
            for case in kept["cases"]
        ),
        current=kept["current"],
        home=kept["home"],
        last_number=kept["last_number"],
    )


def dump_profile(profile: Profile) -> str:
    """What the regulations elect, as JSON."""
    return _json(_profile(profile))


def load_profile(text: str) -> Profile:
    """What `dump_profile` wrote."""
    return Profile(**json.loads(text))


def dump_segments(segments: Iterable[Segment]) -> str:
    """The segments of a case as JSON."""
    return _json([_segment(segment) for segment in segments])


def load_segments(text: str) -> tuple[Segment, ...]:
    """What `dump_segments` wrote."""
    return tuple(_read_segment(segment) for segment in json.loads(text))


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def _profile(profile: Profile) -> dict[str, dict[str, str]]:
    return {"elections": dict(profile.elections), "sources": dict(profile.sources)}


def _segment(segment: Segment) -> dict[str, Any]:
    return {
        "procedure": segment.procedure,
        "answers": [_answer(answer) for answer in segment.answers],
        "told": [_answer(answer) for answer in segment.told],
        "of": segment.of,
        "place": segment.place,
    }


def _read_segment(kept: dict[str, Any]) -> Segment:
    answers, told = (tuple(_read(answer) for answer in kept[name]) for name in ("answers", "told"))
    return Segment(kept["procedure"], answers, told, kept["of"], kept["place"])


def _answer(answer: Answer) -> dict[str, Any]:
    about = [[key, values.write(value)] for key, value in answer.about]
    return {"key": answer.key, "value": values.write(answer.value), "about": about}


def _read(kept: dict[str, Any]) -> Answer:
    about = tuple((key, values.read(key, raw)) for key, raw in kept["about"])
    return Answer(kept["key"], values.read(kept["key"], kept["value"]), about)
