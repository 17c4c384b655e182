"""What there is to come back for: how it is asked, where the pairs sit by then, and how the case goes on with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dialogues import screens, wording
from dialogues.clubs import Movement, Session
from dialogues.read import place
from dialogues.screens import Screen
from dialogues.state import Conversation, OpenCase, Segment, begun, checks, hands_over, interview, pending, untold
from dialogues.wording import Words
from rules.engine.ruling import Ruling, When

# What is to be come back for where a ruling must still be told to somebody.
TELL = "tell"

# What is over when a board is over, and when a round is.
BOARD_OVER = frozenset({When.NOW, When.AT_TURN, When.AUCTION_OVER, When.PARTNER_LEADS, When.IN_PLAY, When.END_OF_PLAY})
ROUND_OVER = BOARD_OVER | {When.END_OF_ROUND}


def stages(case: OpenCase) -> dict[str, When]:
    """Everything to come back for in a case, by what takes it up, and when it can be looked at; in that order."""
    now = begun(case)
    found: dict[str, When] = {}
    for each in (*((now,) if now else ()), *case.held):
        if each.by:
            found.setdefault(each.by.id, each.item.when or When.END_OF_SESSION)
    found |= {TELL: When.END_OF_ROUND} if untold(case) else {}
    return dict(sorted(found.items(), key=lambda each: tuple(When).index(each[1])))


def called_for(case: OpenCase, of: str) -> Segment | None:
    """What takes up something that is still to be come back for; None where there is nothing of the kind."""
    return next((segment for segment in checks(case) if segment.id == of), None)


def taken_up(case: OpenCase, segment: Segment) -> OpenCase:
    """The case, gone on with: a check or a standing is taken up on the same facts, another irregularity on its own."""
    if hands_over(segment.procedure):
        segment = replace(segment, of=len(case.segments))
    return replace(case, segments=(*case.segments, segment), page=None)


def with_it(case: OpenCase, of: str) -> OpenCase | None:
    """The case as it goes on with something to come back for, begun or not; None where that is over."""
    segment, now = called_for(case, of), begun(case)
    if segment is not None:
        return taken_up(case, segment)
    return case if now and now.by and now.by.id == of else None


def asked(case: OpenCase, language: str) -> Screen:
    """The question that a case asks now; of what needs no answer its title alone."""
    now = interview(case)
    w = wording.words(language, case.edition, now.current.seats)
    if isinstance(now.current, Ruling):
        return Screen(wording.title(now.procedure.id, w))
    return replace(screens.asking(now, language), choices=screens.choices(now.current, w), who=(), keys=())


def question(case: OpenCase, of: str, language: str) -> str:
    """The same in a line."""
    w = wording.words(language, case.edition)
    if of == TELL:
        return w.text("tell-left", who=named(case, w))
    going_on = with_it(case, of)
    if going_on is None:
        return ""
    screen = asked(going_on, language)
    return screen.question or screen.title


def named(case: OpenCase, w: Words) -> str:
    """Who is still to be told."""
    return w.locale.joined([w.text(f"seat-{seat}") for seat in untold(case)], ", ")


def titled(case: OpenCase, w: Words) -> str:
    """A case by its table and board; by its irregularity where it has no label."""
    return w.locale.isolated(case.label) if case.label else wording.title_label(case.segments[0].procedure, w)


def around(state: Conversation, case: OpenCase, of: str) -> Iterator[str]:
    """The pairs and where they sit now; and that the result stands for now only."""
    w, where = state.words, place.read(case.label, state.language)
    first, _, second = where.pairs.partition("-")
    if first and second:
        then = next((each.round for each in case.due if each.of == of), 0)
        session = state.evening.session if state.evening else None
        table = moved_to(session, where.table, then) if session else ""
        if table and table != where.table:
            isolated = {"first": first, "table": where.table, "second": second, "other": table}
            yield w.text("come-back-moved", **{name: w.locale.isolated(value) for name, value in isolated.items()})
        else:
            yield w.text("come-back-pairs", first=w.locale.isolated(first), second=w.locale.isolated(second))
    if pending(case):
        yield w.text("come-back-pending")


def moved_to(session: Session, table: str, then: int) -> str:
    """Where a pair sits now that sat east and west at a table in a round; "" where nobody knows.

    In a Mitchell movement they go to the next higher table, and with an even number of tables skip one half-way.
    """
    if session.movement is not Movement.MITCHELL or not session.tables or not table.isdecimal():
        return ""
    now, tables = session.rounds_over, session.tables
    skipped = tables % 2 == 0 and then < tables // 2 <= now
    return str((int(table) - 1 + now - then + skipped) % tables + 1)
