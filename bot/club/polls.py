"""Polls of peers, kept: the question, who is asked, and what each has answered."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import and_, delete, insert, select, update

from bot.storage.links import Identity
from bot.storage.models import kept_case, membership, person, poll, poll_peer
from bot.storage.people import unless_there
from bot.storage.writer import Transaction
from dialogues import polls
from dialogues.polls import Answer, Peer, Poll, Stage

# What a link to a poll ends with: nobody guesses it.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 16

# A message that asks somebody did not arrive.
SHUT = "shut"


@dataclass(frozen=True)
class Kept:
    """A poll. spec: the question; segment: the place in its case of what it is to be judged."""

    id: int
    case_id: int
    segment: int
    code: str
    spec: Mapping[str, str]
    closed_at: datetime | None = None


@dataclass(frozen=True)
class Asked:
    """Somebody who is asked. person: None where they have been forgotten; shut: they could not be written to."""

    id: int
    poll_id: int
    person_id: int | None
    group: str
    stage: Stage
    answer: Answer
    shut: bool = False


async def make(connection: Transaction, case_id: int, segment: int, spec: Mapping[str, str], now: datetime) -> int:
    """A new poll; returns its id."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    values = {"case_id": case_id, "segment": segment, "code": code, "spec": json.dumps(spec, ensure_ascii=False)}
    statement = insert(poll).values(**values, made_at=now).returning(poll.c.id)
    id: int = (await connection.execute(statement)).scalar_one()
    return id


async def read(connection: Transaction, id: int, director: int) -> Kept | None:
    """A poll of a case of this director; None alike where it is none of theirs and where there is none."""
    wanted = select(poll).join(kept_case, kept_case.c.id == poll.c.case_id)
    row = (await connection.execute(wanted.where(poll.c.id == id, kept_case.c.person_id == director))).one_or_none()
    return _kept(row) if row else None


async def of_segment(connection: Transaction, case_id: int, segment: int) -> Kept | None:
    """The newest poll on what is judged in a segment of a case."""
    mine = select(poll).where(poll.c.case_id == case_id, poll.c.segment == segment)
    row = (await connection.execute(mine.order_by(poll.c.id.desc()).limit(1))).one_or_none()
    return _kept(row) if row else None


async def of_code(connection: Transaction, code: str) -> tuple[Kept, int] | None:
    """The open poll of a code, and whose it is; None alike where it is closed and where there is none."""
    wanted = select(poll, kept_case.c.person_id).join(kept_case, kept_case.c.id == poll.c.case_id)
    row = (await connection.execute(wanted.where(poll.c.code == code, poll.c.closed_at.is_(None)))).one_or_none()
    return (_kept(row), row.person_id) if row else None


async def hold(connection: Transaction, id: int) -> None:
    """Let nothing of a poll change until this is on disk, and what is changing first: so no change is overlooked."""
    await connection.execute(select(poll.c.id).where(poll.c.id == id).with_for_update())


async def close(connection: Transaction, id: int, now: datetime) -> None:
    """No more answers are taken."""
    await connection.execute(update(poll).where(poll.c.id == id, poll.c.closed_at.is_(None)).values(closed_at=now))


async def ask(connection: Transaction, of: Kept, groups: tuple[str, ...], person_id: int, now: datetime) -> int:
    """Somebody is asked, once, in the group that has the fewest; returns their place in the poll."""
    wanted = select(poll_peer.c.part).where(poll_peer.c.poll_id == of.id)
    there = list((await connection.execute(wanted)).scalars())
    part = min(groups, key=there.count)
    values = {"poll_id": of.id, "person_id": person_id, "part": part, "stage": Stage.ASKED.value, "asked_at": now}
    await connection.execute(unless_there(connection.dialect.name, poll_peer).values(values))
    mine = select(poll_peer.c.id).where(poll_peer.c.poll_id == of.id, poll_peer.c.person_id == person_id)
    id: int = (await connection.execute(mine)).scalar_one()
    return id


async def peers(connection: Transaction, id: int) -> tuple[Asked, ...]:
    """Everybody who is asked in a poll, in the order in which they were."""
    rows = await connection.execute(select(poll_peer).where(poll_peer.c.poll_id == id).order_by(poll_peer.c.id))
    return tuple(_asked(row) for row in rows)


async def peer(connection: Transaction, id: int, person_id: int) -> tuple[Asked, Kept] | None:
    """Somebody who is asked, where it is this person, and in which poll; None alike where it is not, or nobody.

    The poll is asked for where nobody is found too: the time is not to tell that there is one.
    """
    mine = poll_peer.c.id == id, poll_peer.c.person_id == person_id
    row = (await connection.execute(select(poll_peer).where(*mine))).one_or_none()
    theirs = select(poll).join(poll_peer, poll_peer.c.poll_id == poll.c.id).where(*mine)
    of = (await connection.execute(theirs)).one_or_none()
    return (_asked(row), _kept(of)) if row and of else None


async def answer(connection: Transaction, of: Asked, stage: Stage, now: datetime, **said: str | bool) -> bool:
    """Keep an answer of somebody, who comes to this stage with it; False where they have answered that before."""
    values: dict[str, Any] = {"stage": stage.value, **said}
    values |= {"answered_at": now} if stage in (Stage.DONE, Stage.PLAYED) else {}
    mine = update(poll_peer).where(poll_peer.c.id == of.id, poll_peer.c.stage == of.stage.value)
    return (await connection.execute(mine.values(values))).rowcount == 1


async def shut_out(connection: Transaction, id: int) -> Kept | None:
    """Somebody could not be written to; returns the poll."""
    noted = update(poll_peer).where(poll_peer.c.id == id).values(fate=SHUT).returning(poll_peer.c.poll_id)
    of = (await connection.execute(noted)).scalar_one_or_none()
    row = (await connection.execute(select(poll).where(poll.c.id == of))).one_or_none() if of else None
    return _kept(row) if row else None


async def reached_at(connection: Transaction, person_id: int) -> Identity:
    """Where somebody was last."""
    columns = (person.c.last_on, person.c.channel, person.c.external)
    row = (await connection.execute(select(*columns).where(person.c.id == person_id))).one()
    return Identity(*row.last_on.split("/", 1)) if row.last_on else Identity(row.channel, row.external)


async def names(connection: Transaction, director_id: int) -> Mapping[int, str]:
    """Who belongs to a club of a director, by the name that it knows, in the order of names."""
    clubs = select(membership.c.club_id).where(membership.c.person_id == director_id)
    theirs = membership.c.club_id.in_(clubs), membership.c.person_id != director_id
    rows = await connection.execute(select(membership.c.person_id, membership.c.name).where(*theirs))
    return dict(sorted(((row.person_id, row.name) for row in rows), key=lambda each: (each[1].casefold(), each[0])))


async def join_people(connection: Transaction, other: int, to: int) -> None:
    """Two people are one now: in a poll that asks both, the one who has gone further counts."""
    both = [
        {row.poll_id: row for row in await connection.execute(select(poll_peer).where(poll_peer.c.person_id == who))}
        for who in (to, other)
    ]
    order = list(Stage)
    for id in both[0].keys() & both[1].keys():
        less = min((each[id] for each in both), key=lambda row: order.index(Stage(row.stage)))
        await connection.execute(delete(poll_peer).where(poll_peer.c.id == less.id))
    moved = update(poll_peer).where(poll_peer.c.person_id == other)
    await connection.execute(moved.values(person_id=to))


async def forget(connection: Transaction, person_id: int) -> None:
    """What somebody has begun to answer goes with them; what they have answered stays as a number."""
    begun = poll_peer.c.stage.not_in([Stage.DONE.value, Stage.PLAYED.value])
    await connection.execute(delete(poll_peer).where(and_(poll_peer.c.person_id == person_id, begun)))


async def shown(connection: Transaction, of: Kept, director_id: int) -> Poll:
    """A poll as its director sees it."""
    called, there = await names(connection, director_id), await peers(connection, of.id)
    asked, groups = polls.problem(of.spec), polls.problem(of.spec).groups
    answers = [each.answer for each in there if each.stage is Stage.DONE]
    return Poll(
        of.id,
        asked,
        of.code,
        of.closed_at is not None,
        tuple(_peer(each, called.get(each.person_id or 0, "")) for each in there),
        polls.tally(answers, groups),
        tuple((id, name) for id, name in called.items() if id not in {each.person_id for each in there}),
    )


def shown_to(them: Asked, of: Kept) -> Poll:
    """A poll as a peer sees it: nothing of the others."""
    return Poll(of.id, polls.problem(of.spec), closed=of.closed_at is not None, me=_peer(them, ""))


def _peer(them: Asked, name: str) -> Peer:
    return Peer(them.id, name, them.stage, them.group, them.shut)


def _kept(row: Any) -> Kept:
    return Kept(row.id, row.case_id, row.segment, row.code, json.loads(row.spec), row.closed_at)


def _asked(row: Any) -> Asked:
    answered = Answer(
        row.chosen or "", tuple((row.considered or "").split()), row.suggests or "", row.reached is not False, row.part
    )
    return Asked(row.id, row.poll_id, row.person_id, row.part, Stage(row.stage), answered, row.fate == SHUT)
