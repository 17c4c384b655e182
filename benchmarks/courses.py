"""Goes through the usual course of an irregularity, or to any ruling, and counts what is on the screens."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.reading import first_of, folded_in, height, long_labels, paragraphs, words, words_read
from bot.channels.telegram import render
from dialogues.conversation import say, tap
from dialogues.interview import Answer
from dialogues.pages import show
from dialogues.pages.home import More
from dialogues.screens import Screen, ruling_alone
from dialogues.state import Conversation, OpenCase, Segment, interview
from dialogues.wording import words as wording
from rules.engine.procedure import Procedure
from rules.engine.ruling import Item, Ruling
from rules.engine.walk import Path as Way
from rules.lawbook import LAWS_2007_PRINTED, editions
from rules.menu import DOORS, behind, procedures
from rules.regulations.profiles import Profile
from tests.walks import walked

WORDS_A_MINUTE = 230

PATHS = Path(__file__).with_name("usual_paths.toml")
TYPED = "> "


class Astray(Exception):
    """A course that does not lead to its ruling any more; says where it left off."""


@dataclass(frozen=True)
class Ruled:
    """A course that has been gone through: the screens after the first page of the menu, and the ruling."""

    screens: tuple[Screen, ...]
    ruling: Ruling


@dataclass(frozen=True)
class Course:
    """What one course takes.

    tallest: lines of its tallest screen; before: lines of the ruling above the first thing to do or to read out.
    """

    irregularity: str
    taps: int
    words: int
    seconds: float
    tallest: int
    before: int
    long_labels: tuple[str, ...]


@dataclass(frozen=True)
class Seen:
    """One of all the rulings: the lines that are not folded, and the words to be read out."""

    name: str
    lines: int
    read_out: int


def usual_paths() -> dict[str, list[str]]:
    """What is tapped and typed in each common irregularity."""
    paths: dict[str, list[str]] = tomllib.loads(PATHS.read_text("utf-8"))
    return paths


def followed(irregularity: str, path: Sequence[str], language: str) -> Ruled:
    """Go through a course: from the page behind its door, or from what is typed of it at home. Raises Astray."""
    state, screens = Conversation(language=language), list[Screen]()
    door = next(door for door in DOORS if irregularity in behind(door))
    typed = bool(path) and path[0].startswith(TYPED)
    if not typed and len(behind(door)) > 1:
        state = state.on(More(door))
    for step in path if typed else (irregularity, *path):
        state, screen = _taken(state, step, f"{irregularity} in {language}")
        screens.append(screen)
    ruling = interview(state.case).current if state.case else None
    if not isinstance(ruling, Ruling):
        raise Astray(f"{irregularity} in {language}: no ruling yet; {screen.question!r} asks for {_ids(screen)}")
    if ruling.procedure != irregularity:
        raise Astray(f"{irregularity} in {language}: the ruling is one on {ruling.procedure}")
    return Ruled(tuple(screens), ruling)


def _taken(state: Conversation, step: str, where: str) -> tuple[Conversation, Screen]:
    """One tap, or one text."""
    before = show(state)
    if step.startswith(TYPED):
        state, screen = say(state, step.removeprefix(TYPED))
    elif all(step != str(choice.id) for choice in before.choices):
        raise Astray(f"{where}: {step!r} is no choice; {before.question or before.title!r} has {_ids(before)}")
    else:
        state, screen = tap(state, step)
    if screen.notices:
        raise Astray(f"{where}: {step!r} brings {' '.join(screen.notices)!r}; there were {_ids(before)}")
    return state, screen


def _ids(screen: Screen) -> str:
    return ", ".join(str(choice.id) for choice in screen.choices) or "nothing to choose"


def measured(irregularity: str, path: Sequence[str], language: str, label_limit: int) -> Course:
    """Count what is on the screens of a course. Raises Astray."""
    gone = followed(irregularity, path, language)
    shown = [render.text(screen, language) for screen in gone.screens]
    texts = [paragraphs(html) for html in shown]
    read = sum(
        words_read(text, [choice.text for choice in screen.choices if not choice.beside], folded_in(html), before)
        for text, html, screen, before in zip(texts, shown, gone.screens, ([], *texts), strict=False)
    )
    labels = (label for screen in gone.screens for label in long_labels(screen, language, label_limit))
    return Course(
        irregularity,
        taps=len(gone.screens),
        words=read,
        seconds=round(read * 60 / WORDS_A_MINUTE, 1),
        tallest=max(height(paragraphs(html), folded_in(html)) for html in shown),
        before=_before(gone.ruling, shown[-1], language),
        long_labels=tuple(dict.fromkeys(labels)),
    )


def _before(given: Ruling, html: str, language: str) -> int:
    """The lines of a ruling above the first of its steps, as the director does it or as the table hears it."""
    w = wording(language, given.edition, given.seats)
    steps = given.steps or _told(given)
    text = paragraphs(html)
    place = first_of(text, [each for item in steps for each in (w.short(item), w.said(item)) if each])
    if place is None:
        raise Astray(f"{given.procedure} in {language}: none of its steps is on the screen of the ruling")
    return height(text[:place], folded_in(html))


def _told(given: Ruling) -> tuple[Item, ...]:
    """What a ruling says, without the arithmetic behind it."""
    return tuple(item for item in given.items if item not in given.details)


def everything() -> tuple[Procedure, ...]:
    """Every procedure in every edition."""
    return procedures(*editions(), LAWS_2007_PRINTED)


def distinct_rulings(of: Iterable[Procedure]) -> list[Way]:
    """Of all paths of these procedures one for each ruling that says something else."""
    found: dict[tuple[str, ...], Way] = {}
    for procedure in of:
        for path in walked(procedure).paths:
            given = path.ruling
            found.setdefault((given.edition.id, given.procedure, *given.laws, repr(given.items)), path)
    return list(found.values())


def seen(path: Way, language: str) -> Seen:
    """Count what is on the message of a ruling; what can be done next is one of its own."""
    given = path.ruling
    answers = tuple(Answer(asking.key, asking.answer) for asking in path.askings)
    case = OpenCase(given.edition, (Segment(given.procedure, answers),), Profile(path.elections))
    screen = ruling_alone(show(Conversation(language, given.edition, cases=(case,), current=case.number)))
    html = render.text(screen, language)
    lines = height(paragraphs(html), folded_in(html), fold=0)
    name = f"{given.procedure} {given.edition.id}: {path}"
    return Seen(name, lines, sum(map(words, screen.script)))
