"""A club with one of everything that is kept of one."""

from __future__ import annotations

from datetime import datetime

from bot.club import clubs, groups, invitations, log, sessions
from bot.storage.links import Identity
from bot.storage.writer import Transaction
from dialogues.access import Role
from dialogues.clubs import Club, Entrant, Kind, Session


async def fill_club(connection: Transaction, person: int, case: int, name: str, now: datetime) -> int:
    """A club that somebody leads, with a session in which a case of theirs was ruled on; returns its id."""
    of = await clubs.make(connection, Club(0, f"Όμιλος {name}"), now)
    await clubs.add(connection, of, person, Role.ADMINISTRATOR, "נינה", now)
    await clubs.ban(connection, of, Identity("telegram", "0"), now)
    await invitations.make(connection, of, Role.DIRECTOR, now)
    await groups.bind(connection, of, groups.Chat("telegram", f"-{name}"), "Pazartesi", now)
    await groups.begin(connection, of, person, now)
    held = await sessions.make(connection, Session(0, "2026-03-01", of), person, now)
    await sessions.enrol(connection, held, Entrant(0, 7, Kind.PLAYER, "Anna", "Άννα"))
    await sessions.case_is_of(connection, case, held)
    entry = log.Entry(
        session_id=held,
        case_id=case,
        segment=0,
        person_id=person,
        ruler="Nina",
        irregularity="revoke",
        answers="[]",
        laws="61A",
        decision="",
        adjustment=None,
        edition="2017",
        profile="{}",
        rules_version="3",
        language="he",
        shown="חוק 61",
        ruled_at=now,
        label="T5 12",
    )
    await log.note(connection, entry, None)
    await log.note_given(connection, held, case, person, person, ("Nina", "Nina"), now)
    return of
