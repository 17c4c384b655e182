"""Rulings as they are logged, made by a conversation and without a database."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.club.log import Entry
from bot.club.report import Held
from dialogues import conversation, kept, pages, ruling_json, screens
from dialogues.clubs import Club, Entrant, Kind, Session
from dialogues.notation import type_auction
from dialogues.read import place
from dialogues.state import Conversation, interview
from locales import locale
from rules.engine.ruling import Ruling
from rules.model import Auction

DEAL = "N:AKQ2.432.K54.QJ3 JT98.AKQ.A32.K54 76.J987.QJT9.AT2 543.T65.876.9876"

# A sufficient bid was refused, and passed instead: with partner's enforced pass and a lead restriction.
INSUFFICIENT = ("[no]", "[refuses]", "[pass]", "[no]")

SESSION = Session(7, "2026-11-24", 1, "Monday pairs")
CLUB = Club(1, "Athens Bridge Club", zone="Europe/Athens")
ROSTER = (
    Entrant(1, 3, Kind.PLAYER, "Anna Nikou – Eleni Pappa"),
    Entrant(2, 8, Kind.PLAYER, "Secret Name", named=False),
    Entrant(3, 3, Kind.SUBSTITUTE, "Petros – Eleni Pappa", first=21, last=24),
)


def ruled(*steps: str, language: str = "en", label: str = "T5 12 3-8", **changes: Any) -> Entry:
    """The ruling to which steps lead, as it is logged: lines are typed, and choices in brackets are tapped."""
    state = Conversation(language)
    for step in (f"/ruling {label}", *steps):
        act = conversation.tap if step.startswith("[") else conversation.say
        state, _ = act(state, step.strip("[]"))
    assert state.case is not None
    case, given = state.case, interview(state.case).current
    assert isinstance(given, Ruling)
    said, where = ruling_json.result(given, case.edition, language), place.read(label, language)
    entry = Entry(
        session_id=SESSION.id,
        case_id=1,
        segment=len(case.segments) - 1,
        person_id=1,
        ruler="Maria",
        irregularity=case.segments[-1].procedure,
        answers=kept.dump_segments(case.segments),
        laws=", ".join(given.laws),
        decision=said["headline"],
        adjustment=json.dumps(said["adjustment"]) if said["adjustment"] else None,
        edition=case.edition.id,
        profile=kept.dump_profile(case.profile),
        rules_version="0.1.0",
        language=language,
        shown=screens.plain(screens.ruling_alone(pages.show(state))),
        ruled_at=datetime(2026, 11, 24, 19, 30, tzinfo=UTC),
        label=label,
        board=where.board,
        seat_table=where.table,
        pairs=where.pairs,
        round=4,
        id=1,
    )
    return replace(entry, **changes)


def insufficient(language: str = "en", deal: str = "", **changes: Any) -> Entry:
    """A ruling on an insufficient bid, with its auction; and with a deal where one is given."""
    auction = type_auction(Auction.parse("N: 1S P 1H"), language)
    return ruled(auction, *INSUFFICIENT, *([deal] if deal else ()), language=language, **changes)


def comparable(**changes: Any) -> Entry:
    """The same, where the replacement was found to be comparable."""
    return ruled("N: 1S P 1H", "[no]", "[refuses]", "[double]", "[yes]", **changes)


def adjusted(language: str = "en", **changes: Any) -> Entry:
    """A ruling that works out the score of a board from weighted results."""
    title = locale(language).text("irregularity-adjusted_score")
    steps = (title, "[damage]", "[nothing]", "[yes]", "[yes]", "[board_score]", "[matchpoints]", "[assigned]")
    results = ("4SX-2 N", "4S= N, 3NT+1 S, +620, 2x 4S-1 N, A+/A-", "60% 4S= N, 40% 4S-1 N")
    return ruled(*steps, *results, language=language, **changes)


def held(*entries: Entry) -> Held:
    """A session of a club in which this was ruled."""
    return Held(SESSION, CLUB, entries, ROSTER)
