"""What a conversation shows of a club: plain values, read where everything is kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from dialogues.access import Command, Place, Role, may
from rules.lawbook import LAWS_2017
from rules.scoring.boards import Form

if TYPE_CHECKING:
    from dialogues.polls import Poll
    from dialogues.results import Draft, Results, Transfer
    from rules.model.deals import Deal, Solved
    from rules.results.sheet import Who


class Event(StrEnum):
    """Who plays together."""

    PAIRS = "pairs"
    TEAMS = "teams"
    KNOCKOUT = "knockout"
    INDIVIDUAL = "individual"


@dataclass(frozen=True)
class Club:
    """A club and its settings.

    second_language: what is read out and posted stands in it too; "" for none. zone: by its name (Europe/Athens).
    own_table: whether a director who plays may give the rulings of the book at their own table.
    retention: months for which a session keeps whom it was about.
    scores_minutes, rulings_minutes: for so long after the score is official errors in it are corrected (Law 79C1), and
    rulings and appeals asked for (Law 92B). says_law: whether posts say by which Law and for whom a score is adjusted.
    """

    id: int
    name: str
    language: str = "en"
    second_language: str = ""
    edition: str = LAWS_2017.id
    regulations: str = ""
    zone: str = "UTC"
    scoring: Form = Form.MATCHPOINTS
    double_dummy: bool = True
    own_table: bool = True
    retention: int = 13
    scores_minutes: int = 30
    rulings_minutes: int = 30
    says_law: bool = False


@dataclass(frozen=True)
class Member:
    """Somebody of a club, under the name that they chose; me: whether it is who asks."""

    id: int
    name: str
    role: Role
    me: bool = False


class Fate(StrEnum):
    """What has become of an invitation."""

    OPEN = "open"
    USED = "used"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True)
class Invitation:
    """An invitation that was made; until: the day, as it is written; by: who used it, "" where nobody knows."""

    id: int
    role: Role
    until: str
    fate: Fate
    by: str = ""


@dataclass(frozen=True)
class Group:
    """A chat in which a club posts. lost: why nothing arrives there any more; "" where it does."""

    id: int
    channel: str
    title: str
    lost: str = ""


class Movement(StrEnum):
    """How the pairs move from table to table, as far as where they sit now can be told."""

    UNKNOWN = ""
    MITCHELL = "mitchell"


@dataclass(frozen=True)
class Session:
    """An evening. club: None where it is a director's own; boards_a_round: 0 is not known yet.

    rounds_over: how many rounds the director has said are over.
    """

    id: int
    held_on: str
    club: int | None = None
    name: str = ""
    event: Event = Event.PAIRS
    scoring: Form = Form.MATCHPOINTS
    tables: int = 0
    boards: int = 0
    boards_a_round: int = 0
    closed: bool = False
    movement: Movement = Movement.UNKNOWN
    rounds_over: int = 0


@dataclass(frozen=True)
class Evening:
    """The session in which somebody rules now. club: whose it is; None where it is their own.

    plays: the number under which they play in it themselves, or "".
    """

    session: Session
    club: Club | None = None
    plays: str = ""


@dataclass(frozen=True)
class Duty:
    """A director on duty. plays: the number under which they play, or ""."""

    person: int
    name: str
    plays: str = ""
    me: bool = False


class Kind(StrEnum):
    """How somebody is in a roster."""

    PLAYER = "player"
    GUEST = "guest"
    SUBSTITUTE = "substitute"
    PHANTOM = "phantom"


@dataclass(frozen=True)
class Entrant:
    """A line of a roster: a number, and who plays under it; first, last: the boards of a substitute."""

    id: int
    number: int
    kind: Kind
    name: str = ""
    other_name: str = ""
    named: bool = True
    first: int | None = None
    last: int | None = None


class HandedOn(NamedTuple):
    """Who gave a case to whom, and when, as it is written."""

    giver: str
    taker: str
    at: str


@dataclass(frozen=True)
class Appealed:
    """An appeal against a ruling: its own ruling in the log, when that was, and what became of it (`became`)."""

    id: int
    at: str
    fate: str


@dataclass(frozen=True)
class Logged:
    """A ruling of the log. amended: the id of the one that stands in its place; amends: of the one that it replaced.

    at: when, in the time of the club, as it is written. mine: whether who asks has the case. hand: it shows a hand.
    against: of an appeal, the ruling that it is against. appeals: those against this ruling, or what it amends.
    """

    id: int
    label: str
    irregularity: str
    decision: str
    shown: str
    ruler: str
    at: str
    edition: str
    language: str
    laws: str = ""
    amends: int | None = None
    amended: int | None = None
    withdrawn: bool = False
    case: int | None = None
    mine: bool = False
    hand: bool = False
    handed: tuple[HandedOn, ...] = ()
    against: int | None = None
    appeals: tuple[Appealed, ...] = ()


@dataclass(frozen=True)
class Left:
    """What is still open of a session. what: what takes it up, or else the irregularity on which a question waits."""

    label: str
    irregularity: str
    what: str = ""
    director: str = ""


class Stand(StrEnum):
    """How far the results of a session are in a group.

    doubtful: nobody knows whether they arrived; gone: they were deleted there; leaving: they are being withdrawn.
    """

    QUEUED = "queued"
    SENT = "sent"
    REFUSED = "refused"
    DOUBTFUL = "doubtful"
    GONE = "gone"
    LEAVING = "leaving"
    WITHDRAWN = "withdrawn"


class Why(StrEnum):
    """Why results could not be posted in a group, or changed there."""

    RIGHTS = "rights"
    OUT = "out"
    TOPIC = "topic"
    GONE = "gone"
    MOVED = "moved"
    UNSEEN = "unseen"
    PICTURE = "picture"
    FAILED = "failed"


@dataclass(frozen=True)
class Posting:
    """The results of a session in a group. at, edited: when, as it is written; why: what went wrong last.

    known: whether anybody knows which message it is; what is not known cannot be changed.
    """

    id: int
    channel: str
    group: str
    stand: Stand
    why: Why | None = None
    at: str = ""
    edited: str = ""
    known: bool = True


@dataclass(frozen=True)
class Official:
    """The score of a session is official: since when; until when it is corrected, and rulings and appeals asked for.

    All as the clock of the club shows it. corrected: whether scores still are; final: whether nothing changes any more.
    """

    at: str
    scores: str
    rulings: str
    corrected: bool
    final: bool


@dataclass(frozen=True)
class Asking:
    """Somebody of a club who says that they play under a name; day: where that is the number of a session, of which."""

    id: int
    name: str
    plays: str
    day: str = ""


@dataclass(frozen=True)
class PostView:
    """What a post is made of. roster: who plays, and who is not to be named in groups.

    base: what held when it was posted, as `base_of` writes it; "" while it has not been. solved: what its deals make.
    official: since when its score is; laws: of its rulings, by their ids.
    """

    club: Club
    session: Session
    results: Results
    roster: tuple[Entrant, ...] = ()
    base: str = ""
    solved: Mapping[Deal, Solved] = field(default_factory=dict)
    official: Official | None = None
    laws: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class View:
    """What somebody may see of a club or a session on the page that is shown; what it does not need is empty.

    page: for which it was read; place: where it is looked at.
    read: the results as the groups read them; mine: who they are in these; waits: whether that is to be confirmed yet.
    asking: who of the club waits for that.
    role: of who asks; None where there is nothing that they may know of.
    draft: a file of results that they look through; results: of the session; unplaced: rulings that change none of
    them because nobody can tell which; transfers: tricks that may be in a result; solved: what its deals make.
    postings: the groups in which the results of the session stand; unposted: the titles of those in which they do not.
    poll: of peers, as its director sees it, or one of them.
    code: one that has just been made. It is shown this once, and kept nowhere.
    """

    page: str = ""
    place: Place | None = None
    role: Role | None = None
    clubs: tuple[Club, ...] = ()
    club: Club | None = None
    members: tuple[Member, ...] = ()
    invitations: tuple[Invitation, ...] = ()
    groups: tuple[Group, ...] = ()
    sessions: tuple[Session, ...] = ()
    session: Session | None = None
    directors: tuple[Duty, ...] = ()
    colleagues: tuple[Duty, ...] = ()
    roster: tuple[Entrant, ...] = ()
    log: tuple[Logged, ...] = ()
    left: tuple[Left, ...] = ()
    draft: Draft | None = None
    results: Results | None = None
    unplaced: tuple[str, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    solved: Mapping[Deal, Solved] = field(default_factory=dict)
    postings: tuple[Posting, ...] = ()
    unposted: tuple[Group, ...] = ()
    read: PostView | None = None
    mine: tuple[Who, ...] = ()
    waits: bool = False
    official: Official | None = None
    asking: tuple[Asking, ...] = ()
    poll: Poll | None = None
    addresses: Mapping[str, str] | None = None
    code: str = ""

    def may(self, command: Command) -> bool:
        """Whether who asks may do this here."""
        return may(command, self.role, self.place)


NOTHING = View()
