"""The register of procedures: plain functions from a case to a ruling, one for each edition that differs.

A module of rules/procedures/<group>/ declares what it is about, and the functions that rule on it:

    IRREGULARITY = irregularity(__name__, place=20, shows=(IrregularityKind.PASS_OUT_OF_TURN,))

    @IRREGULARITY.under(LAWS_2017)
    def pass_out_of_turn_2017(case: Case) -> Ruling: ...

A module is imported when one of its procedures is asked for (rules.procedures.load); rules.menu imports them all.
An edition is served by the function of its own, or else of its base; and only where case files name it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from rules.engine.board import Start
from rules.engine.case import Case
from rules.engine.derive import Known
from rules.engine.facts import Value
from rules.engine.ruling import Ruling
from rules.errors import FifthSeatError
from rules.lawbook import Edition, UnknownEdition, editions, verified
from rules.model import IrregularityKind, Seat

Function = Callable[[Case], Ruling]

# Who is the offender, where an auction without an irregular call was typed; None where nothing shows it yet.
Caller = Callable[[Known], Seat | None]

# What the board says to a procedure that begins on it.
Told = Callable[[Start], Mapping[str, Value]]


class Of(StrEnum):
    """What a case is of."""

    CALL = "call"
    CARD = "card"
    BOARD = "board"
    SESSION = "session"
    PERSON = "person"


@dataclass(frozen=True)
class Subject:
    """What procedures rule on: an irregularity, or a segment that a standing, a check or an adjustment leads to.

    group: the folder; door: of the menu; place: where behind it; common: where among what happens most.
    of: what a case of it is of.
    shows: what a typed auction may show to be ruled here.
    caller: where an auction without an irregular call may be typed as well, whose call or card it is about.
    follows: whether it is a segment; deliberation: whether it may stay open for hours.
    also_follows: of an irregularity, whether others lead to it as well: there it goes on from them.
    instead_of_a_pass: of a call that comes under Law 37 where its player had to pass, what that is told of it.
    says_what_lies: whether it knows which penalty cards lay on the table, and says which ones do now.
    once_a_player: of a segment, whether it is ruled on once for all that calls for it of one player.
    of_the_holder: of a segment, whether it is about the player who has what it goes on from, not about the offender.
    of_another_board: whether it is of another board, which has a score of its own.
    """

    id: str
    group: str
    of: Of
    place: int = 0
    common: int | None = None
    door: str = ""
    shows: tuple[IrregularityKind, ...] = ()
    caller: Caller | None = field(default=None, compare=False, repr=False)
    follows: bool = False
    also_follows: bool = False
    deliberation: bool = False
    instead_of_a_pass: Mapping[str, Value] | None = field(default=None, compare=False)
    says_what_lies: bool = False
    once_a_player: bool = False
    of_the_holder: bool = False
    of_another_board: bool = False
    functions: dict[Edition, Function] = field(default_factory=dict, compare=False, repr=False)
    tells: list[Told] = field(default_factory=list, compare=False, repr=False)

    @property
    def of_no_player(self) -> bool:
        """Whether it is an irregularity of a board, which is the same whosever it was."""
        return self.group == "boards" and self.of is Of.BOARD and not self.follows

    @property
    def taken_up(self) -> bool:
        """Whether a standing, a check or an adjustment is taken up by it, on the same facts."""
        return self.follows or self.also_follows

    def told_by_the_board(self, tells: Told) -> Told:
        """Register what the board says to it, besides what lasts there."""
        self.tells.append(tells)
        return tells

    def told(self, start: Start) -> dict[str, Value]:
        """What the board says to it, besides what lasts there."""
        return {key: value for tells in self.tells for key, value in tells(start).items()}

    def under(self, edition: Edition) -> Callable[[Function], Function]:
        """Register a function for an edition, and for those that are based on it and have none of their own."""

        def register(function: Function) -> Function:
            self.functions[edition] = function
            return function

        return register


@dataclass(frozen=True)
class Procedure:
    """What serves one subject in one edition."""

    subject: Subject
    edition: Edition
    function: Function

    @property
    def id(self) -> str:
        return self.subject.id

    @property
    def shows(self) -> tuple[IrregularityKind, ...]:
        return self.subject.shows

    @property
    def follows(self) -> bool:
        return self.subject.follows


class UnknownProcedure(FifthSeatError, ValueError):
    """No procedure of that id in that edition."""

    def __init__(self, id: str, edition: Edition):
        super().__init__(f"no procedure {id!r} in the Laws of {edition.id}")
        self.id, self.edition = id, edition


class NotVerified(UnknownProcedure):
    """A base has such a procedure, but no case file shows that it holds in this edition."""

    def __init__(self, id: str, edition: Edition):
        super().__init__(id, edition)
        why = "no case file names them for it, or scripts/lists has not been run since"
        self.args = (f"{id} is not verified for the Laws of {edition.id}: {why}",)


class WrongProcedure(FifthSeatError, ValueError):
    """The typed auction shows another irregularity than the procedure is for."""

    def __init__(self, id: str, shown: IrregularityKind):
        super().__init__(f"the auction shows {shown}, which is not ruled under {id}")
        self.id, self.shown = id, shown


SUBJECTS: dict[str, Subject] = {}

# Where somebody in particular did it: their seat is asked for.
SOMEBODYS = (Of.CALL, Of.CARD, Of.PERSON)

# What a case of the auction or of the play is of; other groups say it.
OF_GROUP = {"auction": Of.CALL, "play": Of.CARD}


# The door of the menu behind which the irregularities of a group stand, where it is not called so; others say it.
DOOR_OF_GROUP = {"tricks": "score", "conduct": "boards", "appeal": "score"}


def irregularity(
    module: str,
    *,
    place: int,
    common: int | None = None,
    door: str = "",
    of: Of | None = None,
    shows: tuple[IrregularityKind, ...] = (),
    caller: Caller | None = None,
    instead_of_a_pass: Mapping[str, Value] | None = None,
    says_what_lies: bool = False,
    also_follows: bool = False,
) -> Subject:
    """Declare an irregularity; its id and its group are the name and the folder of the module. Args as of Subject."""
    _, group, id = module.rsplit(".", 2)
    behind = door or DOOR_OF_GROUP.get(group, group)
    made = Subject(id, group, of or OF_GROUP.get(group, Of.BOARD), place, common, behind, shows, caller)
    return _declared(
        replace(made, instead_of_a_pass=instead_of_a_pass, says_what_lies=says_what_lies, also_follows=also_follows)
    )


def segment(id: str, module: str, **options: bool) -> Subject:
    """Declare what a standing, a check or an adjustment leads to, by its permanent id. Options as of Subject."""
    _, group, _ = module.rsplit(".", 2)
    return _declared(Subject(id, group, OF_GROUP.get(group, Of.BOARD), follows=True, **options))  # type: ignore[arg-type]


def _declared(subject: Subject) -> Subject:
    if subject.id in SUBJECTS:
        raise ValueError(f"the id {subject.id!r} is declared twice")
    SUBJECTS[subject.id] = subject
    return subject


def get(id: str, edition: Edition) -> Procedure:
    """What serves an irregularity, or a segment, in one edition.

    Raises UnknownProcedure; NotVerified where only a base has it and no case file names this edition.
    """
    found = written(id, edition)
    if id not in verified(edition):
        raise NotVerified(id, edition)
    return found


def written(id: str, edition: Edition) -> Procedure:
    """The procedure of one edition or of its base, whether case files name the edition or not.

    Raises UnknownProcedure.
    """
    try:
        subject = SUBJECTS[id]
        return Procedure(subject, edition, edition.of(subject.functions))
    except (KeyError, UnknownEdition):
        raise UnknownProcedure(id, edition) from None


def serves(edition: Edition, id: str) -> bool:
    """Whether an edition has a procedure that case files have shown to hold."""
    try:
        get(id, edition)
    except UnknownProcedure:
        return False
    return True


def procedures(*of: Edition) -> tuple[Procedure, ...]:
    """Every procedure of these editions, or of all that can be chosen, as far as they have been imported."""
    return tuple(get(id, edition) for id in SUBJECTS for edition in of or editions() if serves(edition, id))
