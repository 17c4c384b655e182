"""An answer is given, or given anew, in the case that is spoken of."""

from __future__ import annotations

from dataclasses import replace

from dialogues import heard, screens, wording
from dialogues.from_results import with_results
from dialogues.interview import Answer, Interview
from dialogues.read import place
from dialogues.state import Conversation, OpenCase, Outcome, interview
from rules.engine.case import declared
from rules.engine.derive import AUCTION
from rules.engine.facts import Value
from rules.engine.ruling import Ruling
from rules.procedures.information._used_information import PEERS_ASKED


def spoken_of(state: Conversation) -> tuple[OpenCase, Interview]:
    """The case that is spoken of, and the interview that goes on in it."""
    assert state.case is not None
    return state.case, interview(state.case)


def answered(state: Conversation, case: OpenCase, now: Interview) -> Outcome:
    """The last segment of the case has these answers now; what was dropped is said.

    What the director's sentence has said already, or they have said before in the evening, is answered with it, but not
    where an answer was taken back.
    """
    last = case.segments[-1]
    if not now.dropped and len(now.answers) >= len(last.answers):
        said = {answer.key: answer.value for answer in state.remembered}
        said.update(heard.answers(heard.read(last.words)))
        now = now.with_words(said)
        if state.results is not None:
            now = with_results(now, place.read(case.label, state.language), state.results)
        if last.poll and not isinstance(now.current, Ruling) and now.current.key == PEERS_ASKED.id:
            now = now.answer(value=True)
    segments = (*case.segments[:-1], replace(last, answers=now.answers, settled=(), heard_by=()))
    state = state.with_case(replace(case, segments=segments, page=None))
    w = wording.words(state.language, case.edition, now.current.seats)
    return state, screens.dropped(now, w)


def of_the_board(state: Conversation, case: OpenCase, *told: Answer) -> Outcome:
    """What an earlier ruling on the board that is no part of the case says to it; nothing takes that back."""
    case = replace(case, segments=(replace(case.segments[0], told=told), *case.segments[1:]))
    now = interview(case)
    auction = next(answer.value for answer in now.answers if answer.key == AUCTION.id)
    return answered(state, case, now.tell(AUCTION.id, auction))


def typed_keys(now: Interview) -> tuple[str, ...]:
    """The keys of the answers that were typed, so that changing them means typing them anew."""
    items = ((answer.key, declared(answer.key)) for answer in now.answers)
    return tuple(key for key, item in items if item is not None and not item.choices)


def can_change(now: Interview, key: str) -> bool:
    """Whether an answer can be given again: where it was given, it is asked for; or it is typed."""
    asked = now.before(key).current
    return key in typed_keys(now) or (not isinstance(asked, Ruling) and asked.key == key)


def value_of(choice: str, now: Interview) -> Value:
    """The value behind the id of a choice of the current question."""
    asked = now.current
    assert not isinstance(asked, Ruling)
    return next(value for value in asked.choices if screens.choice_id(value) == choice)
