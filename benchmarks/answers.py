"""Measures how many answers are understood that directors type instead of tapping, and how many are misunderstood.

Run with `.venv/bin/python benchmarks/answers.py [--dev [--show]] [LANGUAGE ...]`. The answers in
tests/finding/answers.csv were written by people who saw the questions with their choices and nothing of how they are
read; --dev: those of the development set, and --show those of them that are not understood. One that is asked back, or
refused, is not understood; one that is taken for another choice is misunderstood. Of what has nothing to do with the
question, the phrases in tests/finding/unrelated.csv, the last column says how much is taken for a sure answer.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

# Not from this folder, in which the names of libraries mean its files.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from dialogues.conversation import happened, say, tap
from dialogues.read.answers import ANYWHERE, OTHER, meaning
from dialogues.read.learnt import Learnt
from dialogues.screens import choice_id
from dialogues.state import Conversation, interview
from locales import LANGUAGES, locale
from rules.engine.ruling import Ruling
from rules.engine.walk import walk
from rules.lawbook import LAWS_2017
from rules.menu import get

FINDING = Path(__file__).resolve().parents[1] / "tests" / "finding"

Row = dict[str, str]


@cache
def before(procedure: str, key: str) -> tuple[str, ...]:
    """The choices that lead to a question: on the first path with all the choices that it can have there."""
    asked = [
        (len(asking.choices), tuple(choice_id(each.answer) for each in path.askings[:place]))
        for path in walk(get(procedure, LAWS_2017)).paths
        for place, asking in enumerate(path.askings)
        if asking.key == key
    ]
    most = max(count for count, _ in asked)
    return next(choices for count, choices in asked if count == most)


def judged(row: Row) -> str:
    """What becomes of an answer: "understood", "misunderstood", "asked back", "refused".

    It is asked back where what it means is among what is asked then, and refused where it counts for nothing.
    """
    state, _ = happened(Conversation(row["lang"]), row["procedure"])
    for choice in before(row["procedure"], row["key"]):
        state, _ = tap(state, choice)
    assert state.case is not None
    known = interview(state.case)
    assert not isinstance(known.current, Ruling)
    assert known.current.key == row["key"], (row, known.current.key)
    after, screen = say(state, row["text"])
    if after.case is None or len(after.cases) > 1:
        return "misunderstood"
    now = interview(after.case, 0)
    given = next((choice_id(answer.value) for answer in now.answers if answer.key == row["key"]), None)
    if given is None:
        asked_back = not screen.notices and row["means"] in {choice.id for choice in screen.choices}
        return "asked back" if asked_back else "refused"
    return "understood" if given == row["means"] else "misunderstood"


def unrelated(language: str) -> float:
    """The share of what is no answer that is taken for one, each phrase at each question."""
    learnt = Learnt(locale(language).answered)
    questions = [name for name in learnt.blocks if not name.startswith(ANYWHERE)]
    taken = [
        meaning(row["text"], question, choices, language).sure
        for question in questions
        for choices in [[id for id in learnt.block(question).ids if id != OTHER]]
        for row in rows("unrelated", language)
    ]
    return sum(taken) / len(taken)


def rows(name: str, language: str) -> Iterator[Row]:
    """The answers of a set in a language."""
    with (FINDING / f"{name}.csv").open(encoding="utf-8", newline="") as lines:
        yield from (row for row in csv.DictReader(lines) if row["lang"] == language)


def main(arguments: list[str]) -> None:
    """Print the figures of each language."""
    name, show = ("answers-dev", "--show" in arguments) if "--dev" in arguments else ("answers", False)
    print(f"{'':<6}{'answers':>8}{'understood':>12}{'misunderstood':>15}{'asked back':>12}{'unrelated':>12}")
    for language in [each for each in arguments if not each.startswith("--")] or LANGUAGES:
        of = [(row, judged(row)) for row in rows(name, language)]
        if not of:
            continue
        kinds = ("understood", "misunderstood", "asked back")
        right, wrong, back = (sum(each == kind for _, each in of) / len(of) for kind in kinds)
        print(f"{language:<6}{len(of):>8}{right:>12.1%}{wrong:>15.1%}{back:>12.1%}{unrelated(language):>12.1%}")
        for row, judgement in of if show else ():
            if judgement != "understood":
                print(f"    {judgement:<14}{row['key']}: {row['text']!r} means {row['means']}")


if __name__ == "__main__":
    main(sys.argv[1:])
