"""What ought to be kept: one person's conversation by itself, and what the database has of it to compare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from sqlalchemy import select

from bot.desk import CLOSED, HOME
from bot.desk.correcting import page_of
from bot.storage import people
from bot.storage.database import Database
from bot.storage.models import issued_ruling, kept_case, person
from dialogues import conversation, kept, pages
from dialogues.state import Conversation, OpenCase, interview, waiting
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2017, edition

NEWCOMER = Conversation(role="")

# What directors type in these tests; "/forget" is not among it, because it makes everything true.
TYPED = (
    *("N: 1S P 1H", "W: P P 1D X 1C", "S: 1NT P E=2H", "E: 1C 1D 1H W=P", "N: 1S P 2H", "N: P P P P W=1H"),
    *("1", "2", "3", "yes", "no", "2H", "P", "3NT", "X", "9", "not accept", "the offender"),
    *("back", "/back", "/back", "why", "/why", "explain", "/answers", "/answers", "/compare", "/restart"),
    *(("/cancel",) * 4 + ("yes",) * 4),  # what closes is asked first
    *("/ruling", "/ruling", "/ruling T1", "/ruling insufficient bid", "/label B7", "/open", "/open", "/open"),
    *("/language", "/edition", "/help", "/privacy", "/start", "/nothing", "insufficient bid", "lead out of turn", ""),
)


def tapped(state: Conversation, number: int, choice: str) -> Conversation:
    """The conversation after a tap that counts, on the screen of a case or of the beginning."""
    act = conversation.say if choice.startswith("/") else conversation.tap
    return act(state.at(number), choice)[0]


def typed(state: Conversation, text: str) -> Conversation:
    """The conversation after a text that counts."""
    return conversation.say(state, text)[0]


def cases_of(state: Conversation) -> Mapping[int, OpenCase]:
    """Every case by its number."""
    return {case.number: case for case in state.cases}


def ruled(case: OpenCase) -> list[int]:
    """The segments of a case that have been ruled on."""
    return [i for i in range(len(case.segments)) if isinstance(interview(case, i).current, Ruling)]


def random_text(chance: Random) -> str:
    """Something that a director types."""
    return chance.choice(TYPED)


@dataclass(frozen=True)
class Kept:
    """What the database has of one person.

    revisions, live: of each case, and under HOME the message of the beginning.
    open: the numbers of the cases marked as open; standing: the segments of each case with a ruling that stands.
    """

    state: Conversation
    revisions: Mapping[int, int]
    live: Mapping[int, str | None]
    open: list[int]
    standing: Mapping[int, list[int]]


async def read(database: Database, external: int, channel: str = "telegram") -> Kept | None:
    """What is kept of a person of a platform, at one moment."""
    async with database.snapshot() as connection:
        found = await people.read_person(connection, channel, str(external))
        if found is None:
            return None
        mine = select(kept_case).where(kept_case.c.person_id == found.id, kept_case.c.page != CLOSED)
        rows = [people.KeptCase(**row) for row in (await connection.execute(mine.order_by("number"))).mappings()]
        stand = select(kept_case.c.number, issued_ruling.c.segment).join(kept_case)
        stand = stand.where(kept_case.c.person_id == found.id, issued_ruling.c.withdrawn_at.is_(None))
        rulings = (await connection.execute(stand.order_by(issued_ruling.c.segment))).all()
    cases = tuple(
        kept.load_case(row.edition, row.segments, row.profile, row.number, row.label, page_of(row.page)) for row in rows
    )
    state = Conversation(
        language=found.language or "en",
        edition=edition(found.edition) if found.edition else LAWS_2017,
        cases=cases,
        current=found.current,
        home=pages.read(page_of(found.page)),
        last_number=found.next_number - 1,
        role=found.role or "",
        own_edition=found.edition is not None,
    )
    return Kept(
        state,
        {row.number: row.revision for row in rows},
        {row.number: row.live for row in rows} | {HOME: found.live},
        [row.number for row in rows if row.open],
        {row.number: [segment for number, segment in rulings if number == row.number] for row in rows},
    )


async def people_kept(database: Database) -> set[int]:
    """Everybody of whom something is kept."""
    async with database.reading() as connection:
        return {int(external) for (external,) in (await connection.execute(select(person.c.external))).all()}


def coherent(found: Kept) -> None:
    """Fails where an answer is kept twice, a ruling stands twice or not at all, or a case is open that asks nothing."""
    for case in found.state.cases:
        for segment in case.segments:
            keys = [answer.key for answer in segment.answers]
            assert len(keys) == len(set(keys)), f"answered twice: {keys}"
        stands, answered = found.standing[case.number], [(s.procedure, s.answers, s.told) for s in case.segments]
        assert stands == ruled(case), f"each segment that is ruled on has one ruling that stands: {stands}, {answered}"
    assert found.open == [case.number for case in found.state.cases if waiting(case)]
    assert found.state.current is None or found.state.case is not None, "the case that is spoken of is there"


def without_place(state: Conversation) -> Conversation:
    """The same conversation, wherever in it one is: only which case is spoken of is left out."""
    return replace(state, current=None)
