"""One person's conversation: their cases, and what each input does; the same on every channel."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from dialogues import wording
from dialogues.input import refused as refused_unread
from dialogues.input import typed
from dialogues.interview import OF_THE_BOARD, Answer
from dialogues.notation import fold, read_auction, read_call, read_seat, write_played
from dialogues.pages import home, present, read, show, whole
from dialogues.pages.again import Again, AgainFrom, begun_again, shown_again
from dialogues.pages.answering import answered, of_the_board
from dialogues.pages.case import Answers, Change, Script
from dialogues.pages.common import refused
from dialogues.pages.explanations import Compare, Explain, From, Help, Over, Privacy, Why
from dialogues.pages.links import Link, Linking, Unlink
from dialogues.pages.open_cases import Open
from dialogues.pages.settings import Editions, Forget, Languages, Settings
from dialogues.routing import find, named, shown_by
from dialogues.score_notation import read_played
from dialogues.screens import Choice, Screen
from dialogues.state import PLAYER, Conversation, OpenCase, Outcome, Page, interview
from locales import locale
from rules.engine import aliases
from rules.engine.case import declared
from rules.engine.derive import AUCTION, DEAL, OFFENDER
from rules.engine.facts import Kind, Offer
from rules.engine.procedure import WrongProcedure
from rules.engine.ruling import Ruling
from rules.menu import MENU, serves
from rules.model import ModelError, Result, Vulnerability
from rules.model.deals import Deal, Solved
from rules.procedures.not_yet import NOT_YET
from rules.scoring.contract_score import SCORING_TABLE, contract_score

# The commands that a platform lists, in the order in which they are needed.
COMMANDS = (
    "ruling",
    "open",
    "back",
    "why",
    "answers",
    "compare",
    "explain",
    "script",
    "restart",
    "cancel",
    "label",
    "settings",
    "language",
    "edition",
    "help",
    "start",
    "link",
    "unlink",
    "privacy",
    "forget",
)

# Those that need not know of the case that is spoken of what was answered in it.
WITHOUT_THE_CASE = (
    *("cancel", "edition", "forget", "help", "language", "link"),
    *("privacy", "ruling", "settings", "start", "unlink"),
)

# How well a text must fit an irregularity (of 100) to be taken for one while another case is asking.
PLAIN = 85

# A table or a board is named in a few letters.
LONGEST_LABEL = 12

# The pages that a command of their name opens: over the present one, or in its place.
EXPLAINED: Mapping[str, type[Over]] = {page.name: page for page in (Why, Explain, Compare, Script, Help, Privacy)}
OPENED: Mapping[str, type[Page]] = {
    page.name: page for page in (Open, Settings, Languages, Editions, Forget, Link, Unlink)
}

# A part of a choice's words answers for it from this many letters on.
LEAST_PART = 3


Turn = tuple[Conversation, Screen]


def tap(state: Conversation, choice: str) -> Turn:
    """Take a choice of the present screen, or of the one under an explanation, by its id."""
    answered = state.read_through
    if (part := _part_of_list(state, choice)) is not None:
        return turn(answered.on(part))
    page = present(answered)
    ids = page.ids(answered)
    if choice not in ids:
        choice = next((now for now in _called_now(answered, choice) if now in ids), "")
    if not choice:
        return notice(answered, "error-not-an-answer")
    return _shown(page.tap(answered, choice))


def _part_of_list(state: Conversation, choice: str) -> From | None:
    """The part of a long list to which a choice leads; None where it does not."""
    part = read(choice) if choice.startswith(f"{From.name}=") else None
    if not isinstance(part, From) or all(choice != other.id for other in show(state).choices):
        return None
    return replace(part, under=state.read_through.page)


def say(state: Conversation, text: str, solved: Solved | None = None) -> Turn:
    """Something typed: an answer by number or in words, a command, an auction, a deal, a call, or what happened.

    solved: the deal that the text is, with what it makes double dummy where that is known.
    """
    if (reason := refused_unread(text)) is not None:
        return notice(state, reason)
    text = typed(text)
    if not text:
        return turn(state)
    known = without_the_case(text, state.language)
    choices = () if known else whole(state.read_through).choices
    listed = show(state if isinstance(state.page, From) else state.read_through).choices if choices else ()
    if (choice := _choice(text, listed, choices, state.language)) is not None:
        return tap(state, choice)
    if (command := _command(text, state.language)) is not None:
        return _do(state, command)
    if text.startswith("/"):
        return _labelled(state, text)
    if state.case and state.case.unread:
        return notice(state, "error-not-an-answer")
    answered = state.read_through
    if state.case and not Deal.looks_so(text) and (told := present(answered).read_text(answered, text)) is not None:
        return _shown(told)
    if text.isdecimal() and (state.case or not present(state).searched):
        return notice(state, "error-not-an-answer")
    if (choice := _part(text, choices)) is not None:
        return tap(state, choice)
    if (result := _played(state, text)) is not None:
        return _worth(state, result)
    state = state.read_through
    if solved is not None or Deal.looks_so(text):
        return _deal(state, text, solved)
    if ":" in text:
        return _auction(state, text)
    if state.case is not None and (named_seat := _seat(state, state.case, text)) is not None:
        return named_seat
    if state.case is None:
        return _find(state.on(None), text, "error-not-an-answer" if text.isdecimal() else "found-nothing")
    return _call(state, state.case, text)


def ends(text: str, language: str) -> bool:
    """Whether the text is the command that ends the conversation."""
    return _command(typed(text), language) == "quit"


def leads_on(text: str, language: str) -> bool:
    """Whether the text is a command that means the same whatever is shown: any with a slash but the one for back."""
    text = typed(text)
    return text.startswith("/") and _command(text, language) != "back"


def without_the_case(text: str, language: str) -> bool:
    """Whether the text is a command with a slash that need not know what was answered in the case spoken of."""
    command = typed(text).partition(" ")[0]
    return command.startswith("/") and _command(command, language) in WITHOUT_THE_CASE


def turn(state: Conversation) -> Turn:
    """The state and its screen."""
    return state, show(state)


def notice(state: Conversation, id: str, **args: str) -> Turn:
    """The state and its screen, with one line above it."""
    return state, show(state, state.words.text(id, **args))


def happened(state: Conversation, irregularity: str) -> Turn:
    """What happened has been chosen outside of the conversation."""
    return _shown(home.happened(state, irregularity))


def _shown(outcome: Outcome) -> Turn:
    """What an input made of the conversation, and its screen."""
    state, notices = outcome
    return state, show(state, *notices)


def _called_now(state: Conversation, choice: str) -> Iterator[str]:
    """What the choice of a button that was sent under an older id may be called now."""
    procedure, at, whom = choice.partition("@")
    yield aliases.procedure(procedure) + at + whom
    yield aliases.key(choice)
    if choice.startswith("more "):
        yield f"more {aliases.door(choice.removeprefix('more '))}"
    if state.case is not None and (state.page is None or isinstance(state.page, Change)):
        asked = interview(state.case).current
        key = state.page.key if state.page else "" if isinstance(asked, Ruling) else asked.key
        yield str(aliases.choice(key, choice))


def _choice(text: str, listed: tuple[Choice, ...], choices: tuple[Choice, ...], language: str) -> str | None:
    """The choice meant by a number among those listed now; by yes and no, or its words, among all."""
    if text.isdecimal():
        number = int(text)
        return listed[number - 1].id if 1 <= number <= len(listed) else None
    folded = fold(text)
    spoken: Mapping[str, list[str]] = locale(language).lexicon["answers"]
    ids = {choice.id for choice in choices}
    for id, words in spoken.items():
        if id in ids and folded in map(fold, words):
            return id
    return next((choice.id for choice in choices if fold(choice.text) == folded), None)


def _part(text: str, choices: tuple[Choice, ...]) -> str | None:
    """The one choice that has the text in its words, from the beginning of one."""
    folded = fold(text)
    begins_a_word = re.compile(rf"(?<!\w){re.escape(folded)}")
    found = [choice.id for choice in choices if len(folded) >= LEAST_PART and begins_a_word.search(fold(choice.text))]
    return found[0] if len(found) == 1 else None


def _command(text: str, language: str) -> str | None:
    """The command a text is: a word of the language by itself, or that or the English word after a slash."""
    name = fold(text.removeprefix("/"))
    spoken: Mapping[str, list[str]] = locale(language).lexicon["commands"]
    if text.startswith("/") and name in spoken:
        return name
    # After a slash several words are written as one.
    names = {name, fold(text[1:].replace("-", " "))} if text.startswith("/") else {name}
    return next((command for command, words in spoken.items() if not names.isdisjoint(map(fold, words))), None)


def _do(state: Conversation, command: str) -> Turn:
    going_on = state.case is not None and not state.case.unread
    if command in EXPLAINED and (going_on or not EXPLAINED[command].of_the_case):
        return turn(state.on(EXPLAINED[command](state.read_through.page)))
    if command in OPENED and not (command == Open.name and state.role == PLAYER):
        return turn(state.on(OPENED[command]()))
    if command == "start":
        return turn(replace(state, current=None, home=home.Role()))
    if command == "ruling":
        return turn(replace(state, current=None, home=None))
    if command in ("quit", "label"):
        return notice(state, "goodbye" if command == "quit" else "label-how")
    if state.case is None:
        if not state.page:
            return notice(state, "error-no-case")
        return turn(state.on(state.page.before if command == "back" else None))
    if command == "cancel":
        cases = tuple(case for case in state.cases if case.number != state.current)
        return notice(replace(state, cases=cases, current=None, home=None), "cancelled")
    if not going_on:
        return turn(state.on(None))
    if command == Answers.name:
        return turn(state.on(Answers()))
    if command == "restart":
        return _shown(answered(state, state.case, interview(state.case).restart()))
    return _back(state, state.case)


def _back(state: Conversation, case: OpenCase) -> Turn:
    if state.page:
        return turn(state.on(state.page.before))
    now = interview(case)
    if any(answer.key not in OF_THE_BOARD for answer in now.answers):
        return _shown(answered(state, case, now.back()))
    if len(case.segments) > 1:
        return turn(state.with_case(replace(case, segments=case.segments[:-1], page=None)))
    if case.segments[0].told:
        return _shown(of_the_board(state, case))
    return notice(state, "error-nothing-to-undo")


def _labelled(state: Conversation, text: str) -> Turn:
    """A command with words after it: "/ruling" what happened or the table, "/label" the table."""
    command, _, rest = text.partition(" ")
    name, label = _command(command, state.language), " ".join(rest.split())
    if name == "ruling" and label:
        state = replace(state, current=None, home=None)
        if ":" in label:
            return _auction(state, label)
        if any(candidate.score >= PLAIN for candidate in named(label, state.language, whole=True)):
            return _find(state, label)
        return turn(state.on(home.Home(label))) if len(label) <= LONGEST_LABEL else notice(state, "found-nothing")
    if name == "link" and label:
        return turn(state.on(Linking(label.upper())))
    if name == "start" and state.role:  # a link from a group leads to a ruling
        return _do(state, "ruling")
    if name == "start":
        return _do(state, name)
    if name == "label" and state.case and len(label) > LONGEST_LABEL:
        return notice(state, "label-how")
    if name == "label":
        return turn(state.with_case(replace(state.case, label=label))) if state.case else notice(state, "error-no-case")
    return notice(state, "error-no-such-command")


def _find(state: Conversation, text: str, nothing: str = "found-nothing") -> Turn:
    """What happened, in the director's words; in the middle of a case it must be said plainly to begin another."""
    known = (*MENU, *NOT_YET)
    titles = {fold(wording.title(id, state.words)): id for id in known}
    again = isinstance(state.page, Again)
    asked = state.case is None or again
    if asked and fold(text) in titles:
        return _shown(_named(state, titles[fold(text)]))
    candidates = find(text, state.language, laws=state.edition, whole=not asked)
    found = [c.id for c in candidates if c.id in known and c.score >= (0 if asked else PLAIN)]
    if len(found) == 1 and (found[0] in NOT_YET or not serves(state.edition, found[0])):
        return happened(state, found[0])
    if not found:
        return notice(state, nothing)
    page = home.Found(" ".join(found))
    return turn(state.on(AgainFrom(page) if again else page))


def _named(state: Conversation, irregularity: str) -> Outcome:
    """What happened has been named: at home it begins a case, and on a board that is ruled on it is of that board."""
    if state.case is None or irregularity in NOT_YET or not serves(state.edition, irregularity):
        return home.happened(state, irregularity)
    return begun_again(state, irregularity)


def _played(state: Conversation, text: str) -> Result | None:
    """A contract with its result, where nothing is asked to which it could be the answer."""
    asking = state.case is not None and not isinstance(interview(state.case).current, Ruling)
    return None if asking else read_played(text, state.language)


def _worth(state: Conversation, result: Result) -> Turn:
    """What a contract and its result are worth, from declarer's side and either vulnerability."""
    w = state.words
    points = [abs(contract_score(result, each)) for each in (Vulnerability.NONE, Vulnerability.ALL)]
    without, vulnerable = (w.locale.isolated(f"{-each if result.margin < 0 else each:+d}") for each in points)
    played, law = write_played(result, state.language), w.locale.law(SCORING_TABLE)
    return notice(state, "score-of-a-contract", result=played, without=without, vulnerable=vulnerable, law=law)


def _deal(state: Conversation, text: str, solved: Solved | None) -> Turn:
    """The deal of the board, for what it makes double dummy."""
    try:
        deal = solved or Solved(Deal.parse(text))
    except ModelError as error:
        return _shown(refused(state, error))
    if state.case is None:
        return notice(state, "deal-without-case")
    state, notices = answered(state, state.case, interview(state.case).tell(DEAL.id, deal))
    missing = () if deal.tricks else (state.words.text("double-dummy-missing"),)
    return _shown((state, (*missing, *notices)))


def _auction(state: Conversation, text: str) -> Turn:
    if state.case is None:
        return _shown(home.by_auction(state, text))
    try:
        auction = read_auction(text, state.language)
    except ModelError as error:
        return _shown(refused(state, error))
    if (another := shown_again(state, auction)) is not None:
        return _shown(another)
    case, id = state.case, shown_by(auction)
    if id is None:
        # What is typed of another irregularity says nothing of the one that has been ruled on.
        if not isinstance(state.page, Again) and interview(case).takes(auction):
            return _shown(answered(state, case, interview(case).tell(AUCTION.id, auction)))
        return notice(state, "regular", irregularity=wording.title("change_of_call", state.words))
    try:
        told = interview(case).tell(AUCTION.id, auction)
        told.current  # noqa: B018 - raises where the auction excludes this irregularity
    except WrongProcedure:
        if case.unanswered:  # the auction says better what happened than the name that was picked for it
            others = tuple(other for other in state.cases if other.number != case.number)
            state = replace(state, cases=others, current=None)
            return _shown(home.happened(state, id, Answer(AUCTION.id, auction)))
        return notice(state, "other-irregularity", irregularity=wording.title(id, state.words))
    return _shown(answered(state, case, told))


def _seat(state: Conversation, case: OpenCase, text: str) -> Turn | None:
    """Who the offender is, typed where nobody has said it; None where the text is no seat, or nothing asks for it."""
    now = interview(case)
    asked = not isinstance(now.current, Ruling) and now.typed_key()
    if state.page or now.current.seats or asked or now.procedure.follows or len(case.segments) > 1:
        return None
    try:
        seat = read_seat(text, state.language)
    except ModelError:
        return None
    return _shown(answered(state, case, now.tell(OFFENDER.id, seat)))


def _call(state: Conversation, case: OpenCase, text: str) -> Turn:
    key = present(state).typed_key(state)
    try:
        call = read_call(text, state.language)
    except ModelError:
        return _find(state, text, "error-not-an-answer")
    item = declared(key) if key else None
    if key is None or item is None or isinstance(item, Offer) or item.kind is not Kind.CALL:
        return notice(state, "error-call-not-expected")
    return _shown(answered(state, case, interview(case).tell(key, call)))
