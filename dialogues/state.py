"""What is kept of a person's conversation: their cases, and where in them they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from dialogues import screens
from dialogues.interview import Answer, Interview
from dialogues.screens import Words
from rules import same_board
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2017, Edition
from rules.procedures import MENU, PROCEDURES, get
from rules.regulations.profiles import DEFAULT, Profile

# Whom the bot talks to.
DIRECTOR = "director"
PLAYER = "player"

# Pages that are read over another one.
EXPLANATIONS = ("why", "explain", "compare", "help", "privacy")


@dataclass(frozen=True)
class Segment:
    """One procedure of a case, and the answers given to it.

    told: what the board already says where a second irregularity begins.
    of: the place in the case of the irregularity that it belongs to; an irregularity belongs to itself.
    place: where its offender sits, in seats to the left of the first one.
    """

    procedure: str
    answers: tuple[Answer, ...] = ()
    told: tuple[Answer, ...] = ()
    of: int = 0
    place: int = 0

    @property
    def id(self) -> str:
        """What a tap sends that begins it: the procedure, and which irregularity of the board it goes on from."""
        return f"{self.procedure}@{self.of}" if self.of else self.procedure


@dataclass(frozen=True)
class Case:
    """One board: its first irregularity, those that came after it, and what standings and checks led to.

    The edition and the elections are those of the moment the case began.
    number: by which it is known for as long as the conversation lasts.
    label: the table or the board, as the director names it.
    page: what is shown over it: "" (the case itself), "found ID ID", "answers", "change KEY", "again", "again ID",
        "open", "language", "edition", "details", "pick PARTS" and "mend PARTS" (a value that is being entered), or
        one of EXPLANATIONS with the page that it is read over ("explain change KEY").
    """

    edition: Edition
    segments: tuple[Segment, ...]
    profile: Profile = DEFAULT
    number: int = 1
    label: str = ""
    page: str = ""

    @cached_property
    def interviews(self) -> dict[int, Interview]:
        """Those that `interview` has made; an input needs each of them many times."""
        return {}


@dataclass(frozen=True)
class Conversation:
    """Everything that is to be kept of a conversation.

    cases: those that are open; current: the number of the one that is spoken of, or None.
    home: the page that is shown while no case is spoken of: "" (what happened?), one of the pages of a case, "role",
        "player ID", "privacy", "forget", or "new LABEL" where the next case already has a label.
    last_number: of the newest case.
    role: DIRECTOR, PLAYER, or "" where nobody has said it; a player gets no rulings.
    """

    language: str = "en"
    edition: Edition = LAWS_2017
    profile: Profile = DEFAULT
    cases: tuple[Case, ...] = ()
    current: int | None = None
    home: str = ""
    last_number: int = 0
    role: str = DIRECTOR

    @property
    def case(self) -> Case | None:
        """The case that is spoken of."""
        return next((case for case in self.cases if case.number == self.current), None)

    @property
    def page(self) -> str:
        """The page that is shown over the case, or at home."""
        return self.case.page if self.case else self.home

    @property
    def words(self) -> Words:
        return screens.words(self.language, self.edition)

    def on(self, page: str) -> Conversation:
        """The same conversation, with another page shown."""
        return self.with_case(replace(self.case, page=page)) if self.case else replace(self, home=page)

    @property
    def new_label(self) -> str:
        """The label that was given for the next case."""
        page, _, label = self.home.partition(" ")
        return label if page == "new" and self.current is None else ""

    def at(self, number: int | None) -> Conversation:
        """The same conversation, speaking of another of its cases, or of none."""
        return replace(self, current=number if any(case.number == number for case in self.cases) else None)

    @property
    def read_through(self) -> Conversation:
        """The page that is answered: the one under an explanation, which itself asks nothing."""
        page, _, under = self.page.partition(" ")
        return self.on(under) if page in EXPLANATIONS else self

    def with_case(self, case: Case) -> Conversation:
        """The same conversation, with the current case replaced."""
        return replace(self, cases=tuple(case if other.number == case.number else other for other in self.cases))


def interview(case: Case, segment: int = -1) -> Interview:
    """The interview of one segment of a case, the last one unless told otherwise."""
    place = range(len(case.segments))[segment]
    made = case.interviews.get(place)
    if made is None:
        chosen = case.segments[place]
        of = case.segments[chosen.of]
        given = of.told if chosen is of else (*of.told, *of.answers)
        made = Interview(get(chosen.procedure, case.edition), chosen.answers, case.profile, given)
        case.interviews[place] = made
    return made


def rulings(case: Case) -> Iterator[tuple[Segment, Ruling]]:
    """The segments of a case that have been ruled on."""
    for index, segment in enumerate(case.segments):
        given = interview(case, index).current
        if isinstance(given, Ruling):
            yield segment, given


def checks(case: Case) -> tuple[Segment, ...]:
    """The second segments that standings and checks call for, and that have not been begun."""
    begun = {(segment.procedure, segment.of) for segment in case.segments}
    called_for = [
        (item.segment, segment.of)
        for segment, ruling in rulings(case)
        for item in (*ruling.standings, *ruling.checks, *((ruling.adjustment,) if ruling.adjustment else ()))
        if item.segment
    ]
    waiting = (each for each in dict.fromkeys(called_for) if each not in begun)
    return tuple(Segment(procedure, of=of) for procedure, of in waiting)


def waiting(case: Case) -> bool:
    """Whether a case asks something, or there is something to come back for."""
    return not isinstance(interview(case).current, Ruling) or bool(checks(case))


def standing(case: Case) -> dict[int, str]:
    """Who has to pass on this board, by place, and for how long."""
    irregularities = ((s.place, ruling) for index, (s, ruling) in enumerate(rulings(case)) if s.of == index)
    return same_board.obligations(irregularities)


def irregularities(edition: Edition) -> tuple[str, ...]:
    """The irregularities that an edition has a procedure for, in the order of the menu."""
    return tuple(id for id in MENU if (id, edition.id) in PROCEDURES)
