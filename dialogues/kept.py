"""A conversation as JSON, to be kept and taken up again."""

from __future__ import annotations

import json
from typing import Any

from dialogues.conversation import Case, Conversation, Segment
from dialogues.interview import Answer
from rules.engine import values
from rules.engine.facts import Value
from rules.lawbook import edition
from rules.regulations.profiles import Profile


def dump(state: Conversation) -> str:
    """The conversation as JSON."""
    return json.dumps(
        {
            "language": state.language,
            "edition": state.edition.id,
            "profile": _profile(state.profile),
            "cases": [
                {
                    "edition": case.edition.id,
                    "profile": _profile(case.profile),
                    "segments": [
                        {"procedure": segment.procedure, "answers": [_answer(answer) for answer in segment.answers]}
                        for segment in case.segments
                    ],
                }
                for case in state.cases
            ],
            "current": state.current,
            "page": state.page,
        },
        ensure_ascii=False,
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
                tuple(
                    Segment(segment["procedure"], tuple(_read(answer) for answer in segment["answers"]))
                    for segment in case["segments"]
                ),
                Profile(**case["profile"]),
            )
            for case in kept["cases"]
        ),
        current=kept["current"],
        page=kept["page"],
    )


def _profile(profile: Profile) -> dict[str, dict[str, str]]:
    return {"elections": dict(profile.elections), "sources": dict(profile.sources)}


def _answer(answer: Answer) -> dict[str, Any]:
    about = [[key, values.write(value)] for key, value in answer.about]
    return {"key": answer.key, "value": values.write(answer.value), "about": about}


def _read(kept: dict[str, Any]) -> Answer:
    return Answer(kept["key"], _value(kept["key"], kept["value"]), tuple((k, _value(k, v)) for k, v in kept["about"]))


def _value(key: str, raw: object) -> Value:
    return values.read(key, raw)
