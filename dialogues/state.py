"""What is kept of a person's conversation: their cases, and where in them they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property
from typing import ClassVar, TypeAlias

from dialogues import context, wording
from dialogues.clubs import NOTHING, Club, Evening, View
from dialogues.interview import Answer, Interview
from dialogues.results import Results
from dialogues.screens import Screen
from dialogues.wording import Words
from rules import standings
from rules.engine.board import Board, Ruled, Start, place_of
from rules.engine.derive import OFFENDER
from rules.engine.facts import Role, Value
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Item, Question, Ruling
from rules.lawbook import LAWS_2017, Edition
from rules.menu import MENU, get, serves
from rules.model import Seat
from rules.procedures._told_to_all import JUDGED_LATER, TELL_ALL_FOUR
from rules.procedures.score._board_score import OTHER_BOARDS
from rules.regulations.profiles import DEFAULT, Profile
from rules.scoring.adjusted import Unit
from rules.scoring.entries import Amount
from rules.standings import penalty_cards

# Whom the bot talks to.
DIRECTOR = "director"
PLAYER = "player"

# The conversation after an input, and the lines that say what has happened.
Outcome: TypeAlias = "tuple[Conversation, tuple[str, ...]]"


@dataclass(frozen=True)
class Page:
    """A page; its fields are its arguments, and with its name they are how it is kept.

    name: never changes, or the page gets a new one. of_the_case: it shows what was answered in the case that is spoken
    of. searched: a number that is no choice there is one of the Laws. takes_numbers:
    a number is what is asked for, and no place in a list. takes_words: a word is what is asked for, and no command.
    """

    name: ClassVar[str] = ""
    of_the_case: ClassVar[bool] = False
    searched: ClassVar[bool] = False
    takes_numbers: ClassVar[bool] = False
    takes_words: ClassVar[bool] = False

    @classmethod
    def read(cls, arguments: str) -> Page | None:
        """The page with its arguments as they were kept, in the ids of now; None where nothing is left of it."""
        names = [each.name for each in fields(cls)]
        given = arguments.split(" ", len(names) - 1) if arguments and names else []
        return cls(**dict(zip(names, given, strict=False)))

    @property
    def written(self) -> str:
        """How it is kept: its name, and what `read` reads."""
        return " ".join((self.name, *(value for each in fields(self) if (value := getattr(self, each.name)))))

    @property
    def answered(self) -> Page | None:
        """The page that is answered while this one is shown."""
        return self

    @property
    def before(self) -> Page | None:
        """The page to which the word for back leads."""
        return None

    @property
    def label(self) -> str:
        """The table or the board of the case that is about to begin."""
        return ""

    def show(self, state: Conversation) -> Screen:
        """The screen, without what has just happened."""
        raise NotImplementedError

    def ids(self, state: Conversation) -> set[str]:
        """The ids of its choices."""
        return {choice.id for choice in self.show(state).choices}

    def tap(self, state: Conversation, choice: str) -> Outcome:
        """One of its choices was tapped; state: with this page on it."""
        raise NotImplementedError

    def about(self, state: Conversation) -> Interview:
        """The interview that this page speaks of, as far as it speaks of it."""
        assert state.case is not None
        return interview(state.case)

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        """What a text means here and nowhere else; None where it means what it always does."""
        return None

    def typed_key(self, state: Conversation) -> str | None:
        """The key of what may be typed here."""
        return None


@dataclass(frozen=True)
class Segment:
    """One procedure of a case, and the answers given to it.

    told: what the board already says where a second irregularity begins.
    of: the place in the case of the irregularity that it belongs to; an irregularity belongs to itself.
    place: where its offender sits, in seats to the left of the first one; of what follows penalty cards, who has them.
    words: what the director's sentence said of the board, of which some will be asked and need not be answered.
    settled: what its ruling left to come back for that nothing more is to be done about, by what would take it up.
    heard_by: which of the four have been told its ruling, where all must be.
    poll: what peers said of it, as it is kept; "" where none were asked.
    against: of an appeal, the ruling of the log that it is against; 0 where it began without one.
    """

    procedure: str
    answers: tuple[Answer, ...] = ()
    told: tuple[Answer, ...] = ()
    of: int = 0
    place: int = 0
    words: str = ""
    settled: tuple[str, ...] = ()
    heard_by: tuple[Seat, ...] = ()
    poll: str = ""
    against: int = 0

    @property
    def id(self) -> str:
        """What a tap sends that begins it: the procedure, which irregularity it goes on from, and whom it is about."""
        about = f"{self.of}.{self.place}" if self.place else str(self.of or "")
        return f"{self.procedure}@{about}" if about else self.procedure


@dataclass(frozen=True)
class Held:
    """A standing or a check that holds: the item, the place in the case of its segment, and what takes it up."""

    item: Item
    index: int
    by: Segment | None


@dataclass(frozen=True)
class Due:
    """Something to come back for as it is kept: what takes it up, since when it is due, and in which round it was."""

    of: str
    at: str
    now: bool
    round: int = 0


@dataclass(frozen=True)
class OpenCase:
    """One board: its first irregularity, those that came after it, and what standings and checks led to.

    The edition and the elections are those of the moment the case began.
    number: by which it is known for as long as the conversation lasts.
    label: the table or the board, as the director names it.
    page: what is shown over it; None for the case itself.
    issued: of a case that this version cannot go on with, its rulings as they were issued; then it has no segments.
    due: what there is to come back for, the oldest first, where a page shows it.
    """

    edition: Edition
    segments: tuple[Segment, ...]
    profile: Profile = DEFAULT
    number: int = 1
    label: str = ""
    page: Page | None = None
    issued: tuple[str, ...] = ()
    due: tuple[Due, ...] = field(default=(), compare=False)

    @property
    def unread(self) -> bool:
        """Whether nothing is known of its answers: they have not been read yet, or cannot be read any more."""
        return not self.segments

    @property
    def unanswered(self) -> bool:
        """Whether nothing has been said of it but the name of its irregularity."""
        return not self.label and len(self.segments) == 1 and not self.segments[0].answers

    @cached_property
    def interviews(self) -> dict[int, Interview]:
        """Those that `interview` has made; an input needs each of them many times."""
        return {}

    @cached_property
    def ruled(self) -> dict[int, Ruled]:
        """What `board` is made of."""
        return {}

    @cached_property
    def held(self) -> tuple[Held, ...]:
        """What `held` has found; an input needs that many times as well."""
        return _found_held(self)


@dataclass(frozen=True)
class Conversation:
    """Everything that is to be kept of a conversation.

    cases: those that are open; current: the number of the one that is spoken of, or None.
    home: the page that is shown while no case is spoken of; None where it is asked what happened.
    last_number: of the newest case.
    own_edition: whether they have chosen the edition themselves; else it is that of the settings.
    role: DIRECTOR, PLAYER, or "" where nobody has said it; a player gets no rulings.
    evening: the session in which they rule now.
    remembered: what they have said of it in other cases, and are not asked again.
    results: of the session of the case that is spoken of, where it is about a score.
    view: what they may see of a club on the page that is shown; it is read anew for every input.
    """

    language: str = "en"
    edition: Edition = LAWS_2017
    profile: Profile = DEFAULT
    cases: tuple[OpenCase, ...] = ()
    current: int | None = None
    home: Page | None = None
    last_number: int = 0
    role: str = DIRECTOR
    own_edition: bool = False
    evening: Evening | None = None
    remembered: tuple[Answer, ...] = ()
    results: Results | None = None
    view: View = NOTHING

    @property
    def case(self) -> OpenCase | None:
        """The case that is spoken of."""
        return next((case for case in self.cases if case.number == self.current), None)

    @property
    def page(self) -> Page | None:
        """The page that is shown over the case, or at home."""
        return self.case.page if self.case else self.home

    @property
    def of_club(self) -> Club | None:
        """The club in whose session they rule now."""
        return self.evening.club if self.evening else None

    @property
    def read_out_in(self) -> tuple[str, ...]:
        """In which languages besides their own it stands what they read out: in a bilingual club, in both of its."""
        club = self.of_club
        if club is None or not club.second_language:
            return ()
        return tuple(each for each in (club.language, club.second_language) if each != self.language)

    @property
    def words(self) -> Words:
        return wording.words(self.language, self.edition)

    def on(self, page: Page | None) -> Conversation:
        """The same conversation, with another page shown."""
        return self.with_case(replace(self.case, page=page)) if self.case else replace(self, home=page)

    @property
    def new_label(self) -> str:
        """The label that was given for the next case."""
        return self.home.label if self.home and self.current is None else ""

    def at(self, number: int | None) -> Conversation:
        """The same conversation, speaking of another of its cases, or of none."""
        return replace(self, current=number if any(case.number == number for case in self.cases) else None)

    @property
    def read_through(self) -> Conversation:
        """The page that is answered: the one under an explanation, which itself asks nothing; of a list the whole."""
        return self.on(self.page.answered) if self.page else self

    def with_case(self, case: OpenCase) -> Conversation:
        """The same conversation, with the current case replaced."""
        return replace(self, cases=tuple(case if other.number == case.number else other for other in self.cases))


def interview(case: OpenCase, segment: int = -1) -> Interview:
    """The interview of one segment of a case, the last one unless told otherwise."""
    place = range(len(case.segments))[segment]
    made = case.interviews.get(place)
    if made is None:
        chosen = case.segments[place]
        of = case.segments[chosen.of]
        given = of.told if chosen is of else (*_seat(case, chosen.of), *of.told, *of.answers, *_carried(case, place))
        given = (*_context(case, given), *given)
        made = Interview(get(chosen.procedure, case.edition), chosen.answers, case.profile, given)
        case.interviews[place] = made
    return made


def _context(case: OpenCase, given: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """What the session said of the board, where this segment is not told otherwise."""
    known = {answer.key for answer in given}
    return tuple(each for each in case.segments[0].told if each.key in context.KEYS and each.key not in known)


def _seat(case: OpenCase, of: int) -> tuple[Answer, ...]:
    """Who the offender of an irregularity is, which its ruling may know by more than was said."""
    seat = interview(case, of).current.seats.get(Role.OFFENDER)
    return (Answer(OFFENDER.id, seat),) if seat else ()


def _carried(case: OpenCase, index: int) -> tuple[Answer, ...]:
    """What the board says to a segment that goes on from others, besides the irregularity itself."""
    chosen = case.segments[index]
    start = Start(chosen.procedure, chosen.place, chosen.of, first_offender(case), board(case, index))
    return _answers(SUBJECTS[chosen.procedure].told(start))


def _answers(told: Mapping[str, Value]) -> tuple[Answer, ...]:
    return tuple(Answer(key, value) for key, value in told.items())


def first_offender(case: OpenCase) -> Seat | None:
    """The seat of the first offender of a board, where it is known."""
    return interview(case, 0).current.seats.get(Role.OFFENDER)


def board(case: OpenCase, before: int | None = None) -> Board:
    """The segments of a case, as the rules see them; those before one of them, where that is said."""
    return tuple(_ruled(case, index) for index in range(len(case.segments[:before])))


def _ruled(case: OpenCase, index: int) -> Ruled:
    found = case.ruled.get(index)
    if found is None:
        segment, now = case.segments[index], interview(case, index)
        given = now.current if isinstance(now.current, Ruling) else None
        answers = {answer.key: answer.value for answer in now.answers}
        known = {answer.key: answer.value for answer in now.given} | answers
        whose = segment.place if SUBJECTS[segment.procedure].of_the_holder else case.segments[segment.of].place
        found = Ruled(segment.procedure, index, segment.of, segment.place, whose, known, answers, given)
        case.ruled[index] = found
    return found


def bare_unit(now: Interview, key: str) -> Unit | None:
    """What a number without a unit is where only one unit can be meant: what a session brought, as it is asked for."""
    if key not in {fact.id for fact in OTHER_BOARDS.values()}:
        return None
    asked = now.current
    sample = asked.fact.sample if isinstance(asked, Question) and asked.key == key else None
    given = next((answer.value for answer in now.answers if answer.key == key), sample)
    return given.unit if isinstance(given, Amount) else None


def rulings(case: OpenCase, before: int | None = None) -> Iterator[tuple[Segment, Ruling]]:
    """The segments of a case that have been ruled on; those before one of them, where that is said."""
    for index, segment in enumerate(case.segments[:before]):
        given = interview(case, index).current
        if isinstance(given, Ruling):
            yield segment, given


def held(case: OpenCase) -> tuple[Held, ...]:
    """The standings and checks that hold: not taken up by a later segment, nor said anew of the same penalty cards."""
    return case.held


def _found_held(case: OpenCase) -> tuple[Held, ...]:
    found: list[Held] = []
    ruled = board(case)
    for now in ruled:
        segment = case.segments[now.index]
        found = [each for each in found if each.by is None or not _takes_up(case, segment, now.index, each.by)]
        if now.ruling is None:
            continue
        found = [each for each in found if not standings.over(ruled[each.index], each.item, now)]
        adjustment = (now.ruling.adjustment,) if now.ruling.adjustment else ()
        for item in (*standings.left(now), *now.ruling.checks, *adjustment):
            by = _taken_up_by(case, now, item)
            if by is None or by.id not in segment.settled:
                found.append(Held(item, now.index, by))
    return tuple(found)


def hands_over(procedure: str) -> bool:
    """Whether what is called for is no follow-up but another irregularity, or another board with a score of its own."""
    return SUBJECTS[procedure].of_another_board or not SUBJECTS[procedure].taken_up


def _taken_up_by(case: OpenCase, ruled: Ruled, item: Item) -> Segment | None:
    """What goes on from an item; another irregularity is told what is known of it, and of whom it speaks."""
    if item.segment is None:
        return None
    place, index = ruled.offender, ruled.index
    if not hands_over(item.segment):
        return Segment(item.segment, of=ruled.of, place=penalty_cards.holder(place, item) or 0)
    place = place_of(place, item.who) if isinstance(item.who, Role) else place
    # Who had to pass when it was made, and which cards lie there now.
    start = Start(item.segment, place, index, first_offender(case), board(case, index + 1), board(case, index))
    return Segment(item.segment, told=_answers(standings.handed_over(item, start)), of=index, place=place)


def _takes_up(case: OpenCase, segment: Segment, index: int, called_for: Segment) -> bool:
    """Whether a segment, at its place in the case, is what was called for; an irregularity belongs to itself.

    What becomes of cards exposed in the auction is ruled on once for all those of a player.
    """
    same = (segment.procedure, segment.place) == (called_for.procedure, called_for.place)
    if SUBJECTS[segment.procedure].once_a_player:
        return same and case.segments[segment.of].place == case.segments[called_for.of].place
    return same and (segment.of == index if hands_over(called_for.procedure) else segment.of == called_for.of)


def checks(case: OpenCase) -> tuple[Segment, ...]:
    """The second segments that standings and checks call for, and that have not been begun since."""
    return tuple(dict.fromkeys(each.by for each in held(case) if each.by))


def begun(case: OpenCase) -> Held | None:
    """What has been taken up of what there was to come back for, and is not ruled on yet."""
    if len(case.segments) == 1 or isinstance(interview(case).current, Ruling):
        return None
    last, index = case.segments[-1], len(case.segments) - 1
    before = replace(case, segments=case.segments[:-1])
    return next((each for each in held(before) if each.by and _takes_up(case, last, index, each.by)), None)


def settled(case: OpenCase, id: str) -> OpenCase:
    """The case, with nothing more to be done about what this would take up."""
    left_by = {each.index for each in held(case) if each.by and each.by.id == id}
    return replace(case, segments=tuple(_settled(s, id) if i in left_by else s for i, s in enumerate(case.segments)))


def _settled(segment: Segment, id: str) -> Segment:
    return replace(segment, settled=(*segment.settled, id))


def untold(case: OpenCase) -> tuple[Seat, ...]:
    """Who must still be told a ruling on this board that all four must hear (83)."""
    heard = [case.segments[index].heard_by for index in _tells_all_four(case)]
    return tuple(seat for seat in Seat if any(seat not in each for each in heard))


def told_to(case: OpenCase, seats: Iterable[Seat]) -> OpenCase:
    """The case, with its rulings that all four must hear told to these as well."""
    new, tells = tuple(seats), _tells_all_four(case)
    segments = (replace(s, heard_by=(*s.heard_by, *new)) if i in tells else s for i, s in enumerate(case.segments))
    return replace(case, segments=tuple(segments))


def _tells_all_four(case: OpenCase) -> set[int]:
    """The places in the case of the rulings that all four must hear."""
    given = ((each.index, each.ruling.steps) for each in board(case) if each.ruling)
    return {index for index, steps in given if any(step.id == TELL_ALL_FOUR for step in steps)}


def pending(case: OpenCase) -> bool:
    """Whether the result at the table stands for now: what all four will be told is still to be judged."""
    return any(each.procedure in JUDGED_LATER for each in checks(case))


def waiting(case: OpenCase) -> bool:
    """Whether a case asks something, or there is something to come back for, or somebody to be told."""
    return not isinstance(interview(case).current, Ruling) or bool(checks(case)) or bool(untold(case))


@cache
def irregularities(edition: Edition) -> tuple[str, ...]:
    """The irregularities that an edition has a procedure for, in the order of the menu."""
    return tuple(id for id in MENU if serves(edition, id))
