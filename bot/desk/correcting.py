"""A message that is edited corrects what it said: which one said what is kept with the answers, or with the page."""

from __future__ import annotations

from dataclasses import replace

from dialogues import conversation, pages
from dialogues.conversation import Turn
from dialogues.interview import OF_THE_BOARD, Answer
from dialogues.pages.found import Found
from dialogues.state import Conversation, OpenCase, Segment, interview
from rules.engine.derive import AUCTION
from rules.engine.ruling import Ruling
from rules.model.deals import Deal, Solved

# Between a page, as it is kept, and the message that was read on it last, and told nothing.
_READ_ON_IT = "\n"


def page_of(kept: str) -> str:
    """The page alone."""
    return kept.partition(_READ_ON_IT)[0]


def read_on_it(kept: str) -> str:
    """The message that was read on a page last, and told nothing; "" where there is none."""
    return kept.partition(_READ_ON_IT)[2]


def with_read_on_it(page: str, message: str) -> str:
    """A page as it is kept, after this message was read on it in vain."""
    return f"{page}{_READ_ON_IT}{message}" if message else page


def in_vain(before: Conversation, after: Conversation) -> bool:
    """Whether what was typed told nothing: not understood, or looked for among what may have happened."""
    return after == before or (after.case is None and isinstance(after.home, Found))


def noted(before: Conversation, after: Conversation, message: str) -> Conversation:
    """The conversation with every new answer noted as said in this message; "" for a tap."""
    was = {case.number: case for case in before.cases}
    cases = tuple(_noted(was.get(case.number), case, message) for case in after.cases)
    return replace(after, cases=cases) if any(a is not b for a, b in zip(cases, after.cases, strict=True)) else after


def _noted(old: OpenCase | None, case: OpenCase, message: str) -> OpenCase:
    if case is old or case.unread:
        return case
    had = [segment.answers for segment in old.segments] if old else []
    segments = tuple(
        _said(segment, had[place] if place < len(had) else (), message) for place, segment in enumerate(case.segments)
    )
    same = all(a is b for a, b in zip(segments, case.segments, strict=True))
    return case if same else replace(case, segments=segments)


def _said(segment: Segment, had: tuple[Answer, ...], message: str) -> Segment:
    answers = tuple(
        answer if answer.said == message or answer in had else replace(answer, said=message)
        for answer in segment.answers
    )
    same = all(a is b for a, b in zip(answers, segment.answers, strict=True))
    return segment if same else replace(segment, answers=answers)


def corrected(state: Conversation, text: str, message: str, last: str, solved: Solved | None) -> Turn:
    """What an edited message makes of the conversation; a ruling that was given stands.

    last: the message that was read last on the present page, and told nothing.
    """
    if message == last:
        return conversation.say(state.on(None) if isinstance(state.home, Found) else state, text, solved)
    case = state.case
    if case is None or case.unread:
        return conversation.notice(state, "edit-unknown")
    said_in = [segment for segment in case.segments if any(answer.said == message for answer in segment.answers)]
    if isinstance(interview(case).current, Ruling) or (said_in and said_in[0] is not case.segments[-1]):
        return conversation.notice(state, "edit-ruling-stands")
    answer = _corrigible(case, message)
    if answer is None:
        return conversation.notice(state, "edit-too-late")
    if answer.key == AUCTION.id:
        made = _auction(state, case, text, solved)
    else:
        made = _answer(state, case, answer, text, solved)
    return made or conversation.notice(state, "error-not-an-answer")


def _corrigible(case: OpenCase, message: str) -> Answer | None:
    """What a message said of the board, or its answer where that is the last one."""
    answers = case.segments[-1].answers
    asked = [answer for answer in answers if answer.key not in OF_THE_BOARD]
    at_any_time = (answer for answer in answers if answer.key in OF_THE_BOARD)
    return next((each for each in (*at_any_time, *asked[-1:]) if each.said == message), None)


def _answer(state: Conversation, case: OpenCase, answer: Answer, text: str, solved: Solved | None) -> Turn | None:
    """Another answer in place of one; None where the text is none."""
    before = _with(state, case, tuple(each for each in case.segments[-1].answers if each is not answer))
    return _kept(state, before, conversation.say(before, text, solved))


def _auction(state: Conversation, case: OpenCase, text: str, solved: Solved | None) -> Turn | None:
    """Another auction; where nothing but the auction has been said, it may also show another irregularity."""
    if ":" not in text or Deal.looks_so(text):
        return None
    alone = len(case.segments) == 1 and len(case.segments[0].answers) == 1
    if alone and text.startswith("/"):
        before = replace(state, cases=tuple(each for each in state.cases if each is not case), current=None, home=None)
        return _kept(state, before, conversation.say(before, text, solved))
    if alone:
        before = _with(state, replace(case, label=""), ())
        kept = _kept(state, before, conversation.say(before, text, solved))
        if kept is None or kept[0] is state or kept[0].case is None:
            return kept
        after = kept[0].with_case(replace(kept[0].case, label=case.label))
        return after, replace(pages.show(after), notices=kept[1].notices)
    return None if text.startswith("/") else conversation.say(state.on(None), text, solved)


def _with(state: Conversation, case: OpenCase, answers: tuple[Answer, ...]) -> Conversation:
    """The conversation before its last answers were given."""
    return state.with_case(
        replace(case, segments=(*case.segments[:-1], replace(case.segments[-1], answers=answers)), page=None)
    )


def _kept(state: Conversation, before: Conversation, made: Turn) -> Turn | None:
    """What a correction made, where it has told something that was not known before; else why not, and all as it is."""
    after, screen = made
    if after.case is not None and not after.case.unread:
        known = {answer.key for answer in before.case.segments[-1].answers} if before.case else set()
        if any(answer.key not in known for answer in after.case.segments[-1].answers):
            return made
    return (state, pages.show(state, *screen.notices)) if screen.notices else None
