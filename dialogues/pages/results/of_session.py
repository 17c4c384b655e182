"""What the pages of the results of a session have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from dialogues.access import Command
from dialogues.clubs import View
from dialogues.pages.club import Deed, Viewed
from dialogues.pages.common import refused, said, to_read
from dialogues.pages.sessions import session_title
from dialogues.results import Results, read_entered
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words
from rules.model import ModelError
from rules.results.journal import At
from rules.results.sheet import Sheet
from rules.scoring.errors import ScoringError

# What is typed of one result, for instance.
EXAMPLE = "4S N 10"

# So many sessions stand on one page.
SESSIONS = 5


@dataclass(frozen=True)
class OfSession(Viewed):
    """A page of the results of a session."""

    command: ClassVar[Command] = Command.RESULTS

    @property
    def before(self) -> Page | None:
        return Deed("results", self.of)

    def shown(self, state: Conversation) -> Screen:
        if state.view.results is None:
            return to_read(state, "results-title", state.words.text("results-none"))
        return self.of_results(state, state.view.results)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        """The screen, where there are results."""
        raise NotImplementedError


def typed_result(state: Conversation, text: str, sheet: Sheet, at: At) -> Outcome | None:
    """Why a typed result is none; None where it is one."""
    try:
        read_entered(text, sheet, at, state.language)
    except ScoringError:
        return said(state, "results-weights", whole=state.words.locale.isolated("100%"))
    except ModelError as error:
        return refused(state, error)
    return None


def session_choices(view: View, w: Words, start: int) -> Iterator[Choice]:
    """The sessions to choose from, each with its club, from this one on; and how many more there are."""
    clubs = {club.id: club.name for club in view.clubs}
    for each in view.sessions[start:][:SESSIONS]:
        yield Choice(f"s{each.id}", with_club(session_title(each, w), clubs.get(each.club or 0), w))
    if (left := len(view.sessions) - start - SESSIONS) > 0:
        yield Choice("more", w.text("results-more", count=w.locale.isolated(str(left))))


def with_club(title: str, club: str | None, w: Words) -> str:
    """A session with its club; without one as it is."""
    return w.locale.joined([title, w.locale.isolated(club)], " · ") if club else title
