"""A club with one of everything that is kept of one."""

from __future__ import annotations

from datetime import datetime

from bot.club import clubs, groups, invitations, log, players, polls, postings, results, sessions
from bot.storage.links import Identity
from bot.storage.writer import Transaction
from dialogues.access import Role
from dialogues.clubs import Club, Entrant, Kind, Session, Stand
from dialogues.results import Draft
from rules.model.contracts import parse_result
from rules.model.deals import Deal, Solved
from rules.model.seats import Seat
from rules.results.journal import LeftOut, place_of
from rules.results.sheet import Entry, Participant, Sheet, Who

DEAL = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")

# Four pairs, two boards, of which one was passed out at one table.
SHEET = Sheet(
    "pasted",
    participants=tuple(Participant(Who(number), ("Άννα", "Anna")) for number in "1234"),
    entries=(
        Entry(1, 1, (Who("1"),), (Who("2"),), parse_result("4S=", Seat.N)),
        Entry(2, 1, (Who("3"),), (Who("4"),), parse_result("4S-1", Seat.N)),
        Entry(3, 2, (Who("1"),), (Who("2"),), parse_result("PASS")),
        Entry(4, 2, (Who("3"),), (Who("4"),), parse_result("3NT+1", Seat.E)),
    ),
)


# What peers are asked.
POLL = {
    **{"of": "other_action", "source": "tempo", "board": "7", "auction": "S: P 1S P 2S P", "made": "4S"},
    **{"hand": "AKJ82.A2.KQ54.32", "scoring": "imps"},
}


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
    noted = await log.note(connection, entry, None)
    await log.note_given(connection, held, case, person, person, ("Nina", "Nina"), now)
    await fill_results(connection, held, person, noted.id, now)
    (group,) = await groups.read(connection, of)
    await players.ask(connection, of, person, "Anna Nikou", now)
    made = await postings.add(connection, held, group.id, person, "", now)
    assert made is not None
    await postings.stands(connection, made, Stand.SENT, message="telegram/9", sent_at=now)
    await fill_poll(connection, case, person, now)
    return of


async def fill_poll(connection: Transaction, case: int, person: int, now: datetime) -> None:
    """A poll on a case, in which its director is asked as well."""
    made = await polls.read(connection, await polls.make(connection, case, 0, POLL, now), person)
    assert made is not None
    await polls.ask(connection, made, ("",), person, now)


async def fill_results(connection: Transaction, session: int, person: int, ruling: int, now: datetime) -> None:
    """Results of a session, with everything that is kept of some: a file, changes, doubts, a deal; and a draft."""
    by = results.Author(person, "Nina")
    await results.keep(connection, session, Draft(SHEET, "digest", ""), by, now)
    await results.change(connection, session, LeftOut(place_of(SHEET.entries[0])), by, now, ruling)
    for change in await results.journal(connection, session):
        await results.undo(connection, session, change.id, by, now)
    await results.accept(connection, session, "a doubt", now)
    await results.note_solved(connection, session, [Solved(DEAL, (7,) * 20)])
    await results.put_draft(connection, person, Draft(SHEET, "digest", "new"), now)
