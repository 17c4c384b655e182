"""A ruling of the log as a sheet for a committee, and an evening as one to forward: what stands in them."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.club import appeals, log, sessions
from bot.club.log import Entry, standing
from bot.pdf.sheets import Calls, Part, Room, Sheet
from bot.storage.people import KeptCase
from bot.storage.writer import Transaction
from dialogues import kept, pages, polls, screens, wording
from dialogues.access import DIRECTORS_ONLY
from dialogues.clubs import Club, Entrant, Evening, Kind, Session
from dialogues.diagrams import diagram
from dialogues.interview import OF_THE_BOARD, Answer
from dialogues.pages.common import with_label
from dialogues.pages.sessions import APPEAL, DECIDED, LONGEST_STATEMENT, became, difference
from dialogues.state import Conversation, OpenCase, checks, interview
from dialogues.wording import REASONS, Words
from locales.marks import cut
from rules.engine import aliases
from rules.engine.case import declared
from rules.engine.derive import AUCTION, DEAL
from rules.engine.facts import Audience, Offer, Role, Value
from rules.engine.outline import RIGHT_TO_APPEAL, TIME_TO_APPEAL
from rules.engine.ruling import Item, Ruling
from rules.errors import FifthSeatError
from rules.lawbook import LAWS_2017, edition
from rules.model import Auction, Seat, Side, dealer, vulnerability
from rules.model.deals import Solved

# So much of what people typed as a label or a name stands in a report, in characters.
LONGEST = 80

# A line of a summary has so much of what was decided, in characters.
DECISION = 160

# What is filled in by hand.
UNKNOWN = "________"

ACROSS = (Seat.W, Seat.N, Seat.E, Seat.S)


@dataclass(frozen=True)
class Held:
    """A session with what a report tells of it."""

    session: Session
    club: Club | None
    entries: tuple[Entry, ...]
    roster: tuple[Entrant, ...] = ()

    def time(self, moment: datetime) -> str:
        """A day and a time, by the clock of the club."""
        return moment.astimezone(ZoneInfo(self.club.zone if self.club else "UTC")).strftime("%Y-%m-%d %H:%M")

    def before(self, entry: Entry) -> Entry | None:
        """The ruling that another one amends."""
        return next((each for each in self.entries if each.id == entry.amends), None) if entry.amends else None

    def name(self, number: str, board: int | None) -> str:
        """Who played under a number on a board; "" where nobody knows, or groups are not to read it."""
        theirs = [each for each in self.roster if str(each.number) == number and each.kind is not Kind.PHANTOM]
        for each in theirs:
            if each.kind is Kind.SUBSTITUTE and board and (each.first or 0) <= board <= (each.last or 0):
                return clean(each.name) if each.named else ""
        regular = next((each for each in theirs if each.kind is not Kind.SUBSTITUTE), None)
        return clean(regular.name) if regular and regular.named else ""


async def held(connection: Transaction, session: Session, club: Club | None) -> Held:
    """A session with all that was ruled in it."""
    entries = await log.entries(connection, session.id)
    return Held(session, club, entries, await sessions.entrants(connection, session.id))


def clean(typed: str, longest: int = LONGEST) -> str:
    """What somebody typed, on one line, without marks that turn the direction of what stands around it."""
    letters = (" " if each.isspace() else each for each in typed)
    return cut(" ".join("".join(c for c in letters if unicodedata.category(c)[0] != "C").split()), longest)


# A ruling


@dataclass(frozen=True)
class _Read:
    """A ruling whose answers can be read: its case up to it, and the ruling itself where it would be shown the same."""

    case: OpenCase
    given: Ruling | None


def _read(entry: Entry, of: Held) -> _Read | None:
    """The answers of a ruling, read again; None where this version cannot."""
    try:
        case = kept.load_case(entry.edition, entry.answers, entry.profile, 1, entry.label, "")
        case = replace(case, segments=case.segments[: entry.segment + 1], page=None)
        evening = Evening(of.session, of.club)
        screen = pages.show(Conversation(entry.language, cases=(case,), current=case.number, evening=evening))
    except FifthSeatError:
        return None
    given = interview(case).current
    same = _body(screens.plain(screens.ruling_alone(screen))) == _body(entry.shown)
    return _Read(case, given if same and isinstance(given, Ruling) else None)


def _body(shown: str) -> str:
    """A ruling as it was shown, without its title: the table may have been said since."""
    return shown.partition("\n")[2]


def ruling(entry: Entry, of: Held, language: str) -> Sheet:
    """A ruling of the log, for a committee.

    It is in the language asked for, and where this version would word it otherwise, as it was shown in its own.
    """
    read = _read(entry, of)
    given = read.given if read else None
    language = language if given else entry.language
    appealed = appeals.appealed(entry, of.entries)
    about = _read(appealed, of) if appealed else read
    seats = interview(about.case).current.seats if about else {}
    w = wording.words(language, read.case.edition if read else edition(entry.edition), seats)
    auction, deal = (_said(about.case, fact.id) if about else None for fact in (AUCTION, DEAL))
    auction = auction if isinstance(auction, Auction) else None
    facts = _facts(read.case, language) if read else (w.text("report-unread"),)
    decision = _decision(given, w) if given else _as_shown(entry)
    right = (
        w.text("report-appeal-right", law=w.locale.law(RIGHT_TO_APPEAL)),
        w.text("report-appeal-until", law=w.locale.law(TIME_TO_APPEAL)),
    )
    parts = (
        *(_appealed(appealed, about, language, w) if appealed else ()),
        Part(w.text("report-facts"), facts),
        Part(w.text("poll-title"), _poll(read.case, w) if read else ()),
        Part(w.text("report-decision"), decision),
        Part(w.text("heading-later"), _later(given, w) if given else ()),
        Part(w.text("log-changed"), _amending(entry, of, _told(entry, read, language), language), spare=True),
        Part(w.text("report-laws"), (w.locale.laws(_laws(entry)),)),
        *(_spare(given, w) if given else ()),
        Part("", tuple(screens.double_dummy(deal, w)) if isinstance(deal, Solved) else (), spare=True),
        *(() if entry.irregularity in (APPEAL, DECIDED) else (Part(w.text("report-appeal"), right),)),
    )
    return Sheet(
        right_to_left=w.locale.right_to_left,
        title=w.text("report-title", ruling=wording.headline(given, w) if given else entry.decision),
        status=tuple(_status(entry, of, w)),
        facts=(*_place(entry, of, w), *_board(entry, auction, w)),
        diagram=diagram(deal.deal, _in_the_middle(entry, w), w) if isinstance(deal, Solved) else None,
        calls=_calls(auction, w) if auction else None,
        parts=tuple(part for part in parts if part.lines),
        rooms=tuple(_statement(side, entry, of, w) for side in _sides(seats)),
        foot=(w.locale.joined(_regulations(entry, w), " · "),),
        left_out=w.text("report-left-out"),
    )


def _appealed(entry: Entry, read: _Read | None, language: str, w: Words) -> Iterator[Part]:
    """The ruling that an appeal is against: what was found, and what was decided."""
    if read is None or read.given is None:
        yield Part(w.text("report-appealed-ruling"), _as_shown(entry))
        return
    of = wording.words(language, read.case.edition, read.given.seats)
    decided = (wording.headline(read.given, of), *_decision(read.given, of))
    yield Part(w.text("report-appealed-ruling"), decided)
    yield Part(w.text("report-appealed-facts"), _facts(read.case, language))


def _in_the_middle(entry: Entry, w: Words) -> tuple[str, ...]:
    return (f"{w.text('report-board')} {w.locale.isolated(str(entry.board))}",) if entry.board else ()


def _sides(seats: Mapping[Role, Seat]) -> tuple[Side, ...]:
    """Both sides; the offending one first where it is known."""
    offender = seats.get(Role.OFFENDER)
    return (offender.side, offender.side.opponents) if offender else tuple(Side)


def _statement(side: Side, entry: Entry, of: Held, w: Words) -> Room:
    """What a side says of the ruling, or of the one that it amends or that it is the appeal against."""
    said: str | None = None
    told: Entry | None = entry
    while told is not None and not said:
        said = told.statement_ns if side is Side.NS else told.statement_ew
        told = of.before(told) or appeals.appealed(told, of.entries)
    return Room(w.text("report-statement", side=w.text(f"side-{side.value}")), clean(said or "", LONGEST_STATEMENT))


def _status(entry: Entry, of: Held, w: Words) -> Iterator[str]:
    """Whether the ruling holds, what it amends or is the appeal against, and what became of appeals against it."""
    later = next((each for each in of.entries if each.amends == entry.id), None)
    if later:
        yield w.text("report-amended", by=_by(later, of, w))
    elif entry.withdrawn_at:
        yield w.text("report-withdrawn", at=w.locale.isolated(of.time(entry.withdrawn_at)))
    if earlier := of.before(entry):
        yield w.text("report-amends", by=_by(earlier, of, w))
    if appealed := appeals.appealed(entry, of.entries):
        yield w.text("report-against", title=wording.title(appealed.irregularity, w), by=_by(appealed, of, w))
    for appeal, fate in appeals.appeals(entry, of.entries):
        yield w.text("log-appealed", at=w.locale.isolated(of.time(appeal.ruled_at)), fate=became(fate, w))


def _by(entry: Entry, of: Held, w: Words) -> str:
    at, name = w.locale.isolated(of.time(entry.ruled_at)), clean(entry.ruler)
    return w.text("report-by", at=at, name=w.locale.isolated(name)) if name else at


def _place(entry: Entry, of: Held, w: Words) -> Iterator[tuple[str, str]]:
    """Where and when it was, and who ruled; what is not known and belongs there is filled in by hand."""
    put = w.locale.isolated
    if of.club:
        yield w.text("report-club"), put(clean(of.club.name))
    yield w.text("report-event"), _event(of.session, w)
    yield w.text("report-when"), put(of.time(entry.ruled_at))
    yield w.text("report-ruler"), put(clean(entry.ruler) or UNKNOWN)
    yield w.text("report-table"), put(clean(entry.seat_table) or UNKNOWN)
    yield w.text("report-board"), put(str(entry.board or UNKNOWN))
    if entry.round:
        yield w.text("report-round"), put(str(entry.round))
    yield w.text("report-pairs"), "\n".join(_pairs(entry, of, w))


def _event(session: Session, w: Words) -> str:
    name = w.locale.isolated(clean(session.name)) if session.name else w.text(f"event-{session.event.value}")
    return w.locale.joined((name, w.text(f"scoring-{session.scoring.value}")), " · ")


def _pairs(entry: Entry, of: Held, w: Words) -> Iterator[str]:
    """The two pairs, with the names that groups may read too."""
    numbers = [number for number in entry.pairs.split("-") if number]
    names = [of.name(number, entry.board) for number in numbers]
    if not any(names):
        yield w.locale.isolated(entry.pairs or UNKNOWN)
    else:
        yield from (
            w.locale.joined(map(w.locale.isolated, filter(None, pair)), " ")
            for pair in zip(numbers, names, strict=True)
        )


def _board(entry: Entry, auction: Auction | None, w: Words) -> Iterator[tuple[str, str]]:
    """Who deals and who is vulnerable, as far as it is known."""
    if auction or entry.board:
        yield w.text("report-dealer"), w.text(f"seat-{auction.dealer if auction else dealer(entry.board or 1)}")
    if entry.board:
        said = vulnerability(entry.board).value
        yield (
            w.text("report-vulnerable"),
            w.text(f"side-{said.upper()}" if said.upper() in set(Side) else f"report-vulnerable-{said}"),
        )


def _said(case: OpenCase, key: str) -> Value | None:
    """What has been typed of the whole board."""
    answers = (answer for segment in case.segments for answer in (*segment.told, *segment.answers))
    return next((answer.value for answer in answers if answer.key == key), None)


def _calls(auction: Auction, w: Words) -> Calls:
    """An auction in columns; where somebody was passed over, their place is empty."""
    wrong = auction.first_irregularity()
    places = [""] * ACROSS.index(auction.dealer)
    irregular = None
    for index, entry in enumerate(auction.entries):
        while len(places) % len(ACROSS) != ACROSS.index(entry.seat):
            places.append("")
        irregular = len(places) if wrong and wrong.index == index else irregular
        places.append(w.locale.call(entry.call))
    return Calls(tuple(w.text(f"seat-{seat}") for seat in ACROSS), tuple(places), irregular)


def _facts(case: OpenCase, language: str) -> tuple[str, ...]:
    """Who is who, and every question of the irregularity with its answer."""
    last = interview(case).current
    w = wording.words(language, case.edition, last.seats)
    lines = [w.text("context-seats")] if last.seats else []
    for index, segment in enumerate(case.segments):
        if segment.of == case.segments[-1].of:
            now = interview(case, index)
            w = wording.words(language, case.edition, now.current.seats)
            lines += [_answered(answer, w) for answer in now.answers if answer.key not in OF_THE_BOARD]
    return tuple(dict.fromkeys(lines))


def _answered(answer: Answer, w: Words) -> str:
    """A question with its answer: of whom it was asked, or who judged it, and whether the sides agree."""
    line, asked = f"{w.question(answer.key)} {w.in_full(answer.key, answer.value)}", declared(answer.key)
    if answer.disputed:
        return w.text(f"report-disputed-{answer.disputed}", answer=line)
    if asked is None or isinstance(asked, Offer) or asked.audience is Audience.TABLE:
        return line
    return w.text(f"report-of-{asked.audience}", answer=line)


def _decision(given: Ruling, w: Words) -> tuple[str, ...]:
    """What was decided, each with its Law."""
    score = [item for item in (given.adjustment, given.penalty, given.appeal) if item]
    steps = [item for item in given.steps if item.id not in REASONS]
    decided = [*steps, *given.standings, *score] or list(given.steps)
    return tuple(dict.fromkeys(_with_law(item, w) for item in decided))


def _poll(case: OpenCase, w: Words) -> tuple[str, ...]:
    """What peers said; nothing where none were asked."""
    kept = case.segments[-1].poll
    return (*polls.kept_lines(kept, w), *polls.suggested(polls.load(kept), w)) if kept else ()


def _later(given: Ruling, w: Words) -> tuple[str, ...]:
    """What it left to be done."""
    return tuple(dict.fromkeys(_with_law(item, w) for item in given.checks))


def _as_shown(entry: Entry) -> tuple[str, ...]:
    return tuple(filter(None, entry.shown.split("\n")[1:]))


def _with_law(item: Item, w: Words) -> str:
    # No line begins with the Law of the one before it.
    return f"{w.short(item)}\u00a0({w.locale.law(item.law)})" if item.law else w.short(item)


def _spare(given: Ruling, w: Words) -> Iterator[Part]:
    """What explains the decision: the arithmetic, the reasons, and who may use what."""
    yield Part(w.text("report-sum"), tuple(map(w.short, given.details)), spare=True)
    told = (*given.steps, *given.standings, given.adjustment, given.penalty, given.appeal, *given.checks)
    reasons = (_with_law(item, w) if item.id in REASONS else w.explained(item) for item in told if item)
    yield Part(w.text("heading-reasons"), tuple(dict.fromkeys(filter(None, reasons))), spare=True)
    yield Part(w.text("heading-information"), tuple(_with_law(item, w) for item in given.information), spare=True)


def _amending(entry: Entry, of: Held, lines: tuple[str, ...], language: str) -> tuple[str, ...]:
    """The lines that have changed since the ruling that this one amends."""
    earlier = of.before(entry)
    if earlier is None:
        return ()
    before = _read(earlier, of)
    told = _told(earlier, before, language)
    return difference("\n".join(told), "\n".join(lines))


def _told(entry: Entry, read: _Read | None, language: str) -> tuple[str, ...]:
    """The facts and the decision of a ruling; as it was shown where that is all there is."""
    if read is None or read.given is None:
        return _as_shown(entry)
    w = wording.words(language, read.case.edition, read.given.seats)
    return (*_facts(read.case, language), *_decision(read.given, w), *_later(read.given, w))


def _regulations(entry: Entry, w: Words) -> Iterator[str]:
    """Under which edition, regulations and version it was ruled."""
    yield w.text("laws-of", year=w.locale.isolated(w.edition.year))
    sources = dict.fromkeys(map(clean, kept.load_profile(entry.profile).sources.values()))
    names = w.locale.joined(map(w.locale.isolated, sources), ", ") if sources else w.text("club-regulations-none")
    yield w.text("report-regulations", names=names)
    yield w.text("report-rules", version=w.locale.isolated(clean(entry.rules_version)))


# An evening


def summary(of: Held, cases: Iterable[KeptCase], language: str) -> Sheet:
    """The rulings of a session that hold, and what is still open in its cases; nothing of what only directors know."""
    w = wording.words(language, edition(of.club.edition if of.club else LAWS_2017.id))
    rulings = [each for each in standing(of.entries) if not _directors_only(each.irregularity, each.answers)]
    still = tuple(line for case in cases for line in _still_open(case, of, w))
    club = ((w.text("report-club"), w.locale.isolated(clean(of.club.name))),) if of.club else ()
    open_part = Part(w.text("summary-open"), still) if still else Part("", (w.text("summary-nothing-open"),))
    given = [_in_short(each, of, language) for each in rulings] or [Part("", (w.text("log-empty"),))]
    return Sheet(
        right_to_left=w.locale.right_to_left,
        title=w.text("summary-title", day=w.locale.isolated(of.session.held_on)),
        facts=(*club, (w.text("report-event"), _event(of.session, w))),
        parts=(open_part, *given),
        flows=True,
    )


def _in_short(entry: Entry, of: Held, language: str) -> Part:
    """A ruling: where it was and what it was about, and below that the decision and the Laws."""
    read = _read(entry, of)
    given = read.given if read else None
    w = wording.words(language, given.edition if given else edition(entry.edition), given.seats if given else None)
    if given:
        title = wording.headline(given, w)
        score = [item for item in (given.adjustment,) if item]
        decided = score or [item for item in given.steps if item.id not in REASONS] or given.steps
        decision = cut(" ".join(map(w.short, decided)), DECISION)
    else:
        title = wording.title(entry.irregularity, w)
        decision = json.loads(entry.adjustment)["headline"] if entry.adjustment else entry.decision
    heading = w.locale.joined((*_where(entry, w), title, w.locale.isolated(of.time(entry.ruled_at)[-5:])), " · ")
    appealed = (
        w.text("log-appealed", at=w.locale.isolated(of.time(appeal.ruled_at)), fate=became(fate, w))
        for appeal, fate in appeals.appeals(entry, of.entries)
    )
    return Part(heading, (w.text("summary-laws", decision=decision, laws=w.locale.laws(_laws(entry))), *appealed))


def _where(entry: Entry, w: Words) -> Iterator[str]:
    places = {"table": entry.seat_table, "board": str(entry.board or ""), "pairs": entry.pairs}
    known = {name: clean(value) for name, value in places.items() if value}
    for name, value in known.items():
        yield f"{w.text(f'report-{name}')} {w.locale.isolated(value)}"
    if not known and entry.label:
        yield w.locale.isolated(clean(entry.label))


def _laws(entry: Entry) -> tuple[str, ...]:
    return tuple(filter(None, entry.laws.split(", ")))


def _still_open(row: KeptCase, of: Held, w: Words) -> Iterator[str]:
    """What there is to rule or to come back for in a case."""
    if _directors_only("", row.segments):
        return
    label = clean(row.label)
    try:
        case = kept.load_case(row.edition, row.segments, row.profile, row.number, label, "")
    except kept.Unreadable:
        yield w.text("summary-unread", title=w.locale.isolated(label or UNKNOWN))
        return
    title = with_label(label, wording.title(case.segments[0].procedure, w), w)
    if not isinstance(interview(case).current, Ruling):
        yield w.text("summary-asking", title=title)
    for each in checks(case):
        yield w.text("summary-check", title=title, check=wording.title_label(each.procedure, w))


def _directors_only(irregularity: str, segments: str) -> bool:
    """Whether an irregularity, or any that was ruled on with it, is one of which directors alone are told."""
    procedures = {aliases.procedure(each["procedure"]) for each in json.loads(segments)}
    return not DIRECTORS_ONLY.isdisjoint(procedures | {irregularity})
