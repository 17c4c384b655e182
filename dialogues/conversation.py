"""One person's conversation: their cases, and what each input does; the same on every channel."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from dialogues import picker, screens, wording
from dialogues.input import refused, typed
from dialogues.interview import OF_THE_BOARD, Answer, Interview
from dialogues.notation import fold, read_auction, read_call, read_seat, write_played
from dialogues.pages import FORGET, LINK, UNLINK, offered, show, typed_keys
from dialogues.routing import find, named, shown_by
from dialogues.score_notation import mended, read_entered, read_parts, read_played
from dialogues.screens import Choice, Screen
from dialogues.state import (
    EXPLANATIONS,
    PLAYER,
    Conversation,
    OpenCase,
    Segment,
    bare_unit,
    checks,
    hands_over,
    interview,
    lying,
    standing,
)
from locales import locale
from rules import same_board
from rules.engine import aliases
from rules.engine.case import declared
from rules.engine.derive import AUCTION, DEAL, OFFENDER
from rules.engine.facts import Kind, Offer, Role, Value
from rules.engine.outline import outline
from rules.engine.procedure import WrongProcedure
from rules.engine.ruling import Question, Ruling
from rules.lawbook import edition, elected
from rules.menu import MENU, get, serves
from rules.model import Auction, IrregularityKind, ModelError, Result, Vulnerability
from rules.model.deals import Deal, Solved
from rules.procedures.not_yet import NOT_YET
from rules.scoring.contract_score import SCORING_TABLE, contract_score
from rules.scoring.entries import part_written
from rules.scoring.errors import ScoringError

# The commands that a platform lists, in the order in which they are needed.
COMMANDS = (
    "ruling",
    "open",
    "back",
    "why",
    "answers",
    "compare",
    "cancel",
    "label",
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
WITHOUT_THE_CASE = ("cancel", "edition", "forget", "help", "language", "link", "unlink", "privacy", "ruling", "start")

# How well a text must fit an irregularity (of 100) to be taken for one while another case is asking.
PLAIN = 85

# A table or a board is named in a few letters.
LONGEST_LABEL = 12

# What is typed as a value, and read as one first.
ENTERED = (Kind.NUMBER, Kind.RESULT, Kind.RESULTS, Kind.OTHERS, Kind.AMOUNT, Kind.POINTS, Kind.TOP)
# The pages at home on which a number that is no choice is a Law.
SEARCHED = ("", "found", "more", "new")

# The Law of penalty cards, of which it must be known whose they are.
PENALTY_CARDS = "50"

# A part of a choice's words answers for it from this many letters on.
LEAST_PART = 3


Turn = tuple[Conversation, Screen]


def tap(state: Conversation, choice: str) -> Turn:
    """Take a choice of the present screen, or of the one under an explanation, by its id."""
    state = state.read_through
    ids = offered(state)
    if choice not in ids:
        choice = next((now for now in _called_now(state, choice) if now in ids), "")
    if not choice:
        return notice(state, "error-not-an-answer")
    page, _, rest = state.page.partition(" ")
    if choice.startswith("more "):
        return turn(state.on(f"again {choice}" if page == "again" else f"{choice} {state.new_label}".strip()))
    if page == "language":
        state = replace(state.on(""), language=choice)
        return notice(state, "language-set")
    if page == "edition":
        state = replace(state.on(""), edition=edition(choice), own_edition=True)
        return state, show(state, state.words.text("edition-set", year=state.words.locale.isolated(choice)))
    if page == "role":
        state = replace(state.on(""), role=choice)
        if ":" in rest:
            return _auction(state, rest)
        return happened(state, rest) if rest else turn(state)
    if page == "forget":
        return turn(state.on("forgotten" if choice == FORGET else ""))
    if page == "link_sure":
        return turn(state.on(f"link_agreed {rest.partition(' ')[0]}" if choice == LINK else ""))
    if page == "unlink_sure":
        return turn(state.on("unlink_agreed" if choice == UNLINK else ""))
    if page == "open":
        return notice(state.on("").at(int(choice)).on(""), "resumed")
    if page == "answers" and state.case:
        # An answer that what was typed has overtaken is not asked for any more, but which of the two holds.
        return turn(state.on(f"change {choice}" if _can_change(interview(state.case), choice) else ""))
    if state.case is None or page == "found":
        return happened(state, choice)
    now = interview(state.case)
    if page == "change" and not _can_change(now, rest):
        return turn(state.on(""))
    if page == "change":
        return _keep(state, state.case, now.change(rest, _value(choice, now.before(rest))))
    if page == "again":
        return _begin_again(state, state.case, "" if rest.startswith(("more ", "found ")) else rest, choice)
    if isinstance(now.current, Ruling):
        if choice.partition("=")[0] in ("why", "answers", "compare", "again", "details"):
            return turn(state.on(choice))
        return _second_segment(state, state.case, choice)
    if not now.current.choices:
        return _picked(state, state.case, choice)
    return _keep(state, state.case, now.answer(_value(choice, now)))


def say(state: Conversation, text: str, solved: Solved | None = None) -> Turn:
    """Something typed: an answer by number or in words, a command, an auction, a deal, a call, or what happened.

    solved: the deal that the text is, with what it makes double dummy where that is known.
    """
    if (reason := refused(text)) is not None:
        return notice(state, reason)
    text = typed(text)
    if not text:
        return turn(state)
    choices = () if without_the_case(text, state.language) else show(state.read_through).choices
    if (choice := _choice(text, choices, state.language)) is not None:
        return tap(state, choice)
    if (command := _command(text, state.language)) is not None:
        return _do(state, command)
    if text.startswith("/"):
        return _labelled(state, text)
    if state.case and state.case.unread:
        return notice(state, "error-not-an-answer")
    if state.case and not Deal.looks_so(text) and (told := _told(state.read_through, text)) is not None:
        return told
    if text.isdecimal() and (state.case or state.page.partition(" ")[0] not in SEARCHED):
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
        return _find(state.on(""), text, "error-not-an-answer" if text.isdecimal() else "found-nothing")
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


def _called_now(state: Conversation, choice: str) -> Iterator[str]:
    """What the choice of a button that was sent under an older id may be called now."""
    procedure, at, whom = choice.partition("@")
    yield aliases.procedure(procedure) + at + whom
    yield aliases.key(choice)
    if choice.startswith("more "):
        yield f"more {aliases.door(choice.removeprefix('more '))}"
    page, _, key = state.page.partition(" ")
    if state.case is not None and page in ("", "change"):
        asked = interview(state.case).current
        yield str(aliases.choice(key if key or isinstance(asked, Ruling) else asked.key, choice))


def _choice(text: str, choices: tuple[Choice, ...], language: str) -> str | None:
    """The choice meant by a number, by yes and no, or by its words."""
    if text.isdecimal():
        number = int(text)
        return choices[number - 1].id if 1 <= number <= len(choices) else None
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
    read = state.case is not None and not state.case.unread
    if command in EXPLANATIONS and (read or command in ("help", "privacy")):
        return turn(state.on(f"{command} {state.read_through.page}".strip()))
    if command in ("open", "language", "edition", "forget", "link", "unlink") and not (
        command == "open" and state.role == PLAYER
    ):
        return turn(state.on(command))
    if command == "start":
        return turn(replace(state, current=None, home="role"))
    if command == "ruling":
        return turn(replace(state, current=None, home=""))
    if command in ("quit", "label"):
        return notice(state, "goodbye" if command == "quit" else "label-how")
    if state.case is None:
        return turn(state.on("")) if state.page else notice(state, "error-no-case")
    if command == "cancel":
        cases = tuple(case for case in state.cases if case.number != state.current)
        return notice(replace(state, cases=cases, current=None, home=""), "cancelled")
    if not read:
        return turn(state.on(""))
    if command == "answers":
        return turn(state.on(command))
    if command == "restart":
        return _keep(state, state.case, interview(state.case).restart())
    return _back(state, state.case)


def _back(state: Conversation, case: OpenCase) -> Turn:
    if state.page.startswith("pick "):
        return turn(state.on(f"pick {picker.without_last(state.page[len('pick ') :])}".strip().removesuffix("pick")))
    if state.page:
        return turn(state.read_through if state.read_through != state else state.on(""))
    now = interview(case)
    if any(answer.key not in OF_THE_BOARD for answer in now.answers):
        return _keep(state, case, now.back())
    if len(case.segments) > 1:
        return turn(state.with_case(replace(case, segments=case.segments[:-1], page="")))
    return notice(state, "error-nothing-to-undo")


def happened(state: Conversation, irregularity: str, *told: Answer) -> Turn:
    """What happened is known: a director is led to the ruling, a player is told what the Laws provide."""
    if not state.role:  # asked first, and then gone on with
        return turn(state.on(f"role {told[0].value if told else irregularity}"))
    if irregularity in NOT_YET:
        return turn(state.on(f"not_yet {irregularity}"))
    if not serves(state.edition, irregularity):
        w = state.words
        what, year = wording.title(irregularity, w), w.locale.isolated(state.edition.year)
        return notice(state.on(""), "error-not-verified", what=what, year=year)
    if state.role == PLAYER:
        return turn(state.on(f"player {irregularity}"))
    return _begin(state, irregularity, *told)


def _begin(state: Conversation, irregularity: str, *told: Answer) -> Turn:
    number = state.last_number + 1
    laws = elected(state.edition, state.profile.elections)
    case = OpenCase(laws, (Segment(irregularity, told),), state.profile, number, state.new_label)
    state = state.on("")
    return turn(replace(state, cases=(*state.cases, case), current=number, home="", last_number=number))


def _begin_again(state: Conversation, case: OpenCase, irregularity: str, choice: str) -> Turn:
    """A second irregularity on the same board: by whom it was is asked where it matters or can be told.

    irregularity: what it was, and the auction where one was typed; nothing where the choice says that.
    """
    what, choice = (irregularity, choice) if irregularity else (choice, "")
    irregularity, _, typed_auction = what.partition(" ")
    if irregularity in NOT_YET or not serves(case.edition, irregularity):
        return happened(state, irregularity)
    obliged = {} if same_board.auction_is_over(irregularity) else standing(case)
    seats = interview(case, 0).current.seats
    if not choice:
        if obliged or seats or lying(case) or PENALTY_CARDS in outline(get(irregularity, case.edition)).laws:
            return turn(state.on(f"again {what}"))
        choice = "0"
    place, _, must_pass = choice.partition(" ")
    first = seats.get(Role.OFFENDER)
    obligation = obliged[int(place)] if must_pass else None
    facts = same_board.told(irregularity, int(place), obligation, obliged, first, lying(case))
    begun = Segment(
        same_board.ruled_under(irregularity, bool(must_pass)),
        answers=(Answer(AUCTION.id, Auction.parse(typed_auction)),) if typed_auction else (),
        told=tuple(Answer(key, value) for key, value in facts.items()),
        of=len(case.segments),
        place=int(place),
    )
    return turn(state.with_case(replace(case, segments=(*case.segments, begun), page="")))


def _labelled(state: Conversation, text: str) -> Turn:
    """A command with words after it: "/ruling" what happened or the table, "/label" the table."""
    command, _, rest = text.partition(" ")
    name, label = _command(command, state.language), " ".join(rest.split())
    if name == "ruling" and label:
        state = replace(state, current=None, home="")
        if ":" in label:
            return _auction(state, label)
        if any(candidate.score >= PLAIN for candidate in named(label, state.language, whole=True)):
            return _find(state, label)
        return turn(state.on(f"new {label}")) if len(label) <= LONGEST_LABEL else notice(state, "found-nothing")
    if name == "link" and label:
        return turn(state.on(f"linking {label.upper()}"))
    if name == "start" and state.role:  # a link from a group leads to a ruling
        return _do(state, "ruling")
    if name == "start":
        return _do(state, name)
    if name == "label" and state.case and len(label) > LONGEST_LABEL:
        return notice(state, "label-how")
    if name == "label":
        return turn(state.with_case(replace(state.case, label=label))) if state.case else notice(state, "error-no-case")
    return notice(state, "error-no-such-command")


def _keep(state: Conversation, case: OpenCase, now: Interview) -> Turn:
    """The last segment of the case has these answers now; what was dropped is said."""
    segments = (*case.segments[:-1], replace(case.segments[-1], answers=now.answers))
    state = state.with_case(replace(case, segments=segments, page=""))
    w = wording.words(state.language, case.edition, now.current.seats)
    return state, show(state, *screens.dropped(now, w))


def _second_segment(state: Conversation, case: OpenCase, choice: str) -> Turn:
    """Go on with the case: a check or a standing is taken up on the same facts, another irregularity on its own."""
    begun = next(segment for segment in checks(case) if segment.id == choice)
    if hands_over(begun.procedure):
        begun = replace(begun, of=len(case.segments))
    return turn(state.with_case(replace(case, segments=(*case.segments, begun), page="")))


def _can_change(now: Interview, key: str) -> bool:
    """Whether an answer can be given again: where it was given, it is asked for; or it is typed."""
    asked = now.before(key).current
    return key in typed_keys(now) or (not isinstance(asked, Ruling) and asked.key == key)


def _value(choice: str, now: Interview) -> Value:
    """The value behind the id of a choice of the current question."""
    asked = now.current
    assert not isinstance(asked, Ruling)
    return next(value for value in asked.choices if screens.choice_id(value) == choice)


def _find(state: Conversation, text: str, nothing: str = "found-nothing") -> Turn:
    """What happened, in the director's words; in the middle of a case it must be said plainly to begin another."""
    known = (*MENU, *NOT_YET)
    titles = {fold(wording.title(id, state.words)): id for id in known}
    again = state.case is not None and state.page.partition(" ")[0] == "again"
    asked = state.case is None or again
    if asked and fold(text) in titles:
        return _named(state, titles[fold(text)])
    candidates = find(text, state.language, laws=state.edition, whole=not asked)
    found = [c.id for c in candidates if c.id in known and c.score >= (0 if asked else PLAIN)]
    if len(found) == 1 and (found[0] in NOT_YET or not serves(state.edition, found[0])):
        return happened(state, found[0])
    return (
        turn(state.on(" ".join((*(["again"] if again else []), "found", *found)))) if found else notice(state, nothing)
    )


def _named(state: Conversation, irregularity: str) -> Turn:
    """What happened has been named: at home it begins a case, and on a board that is ruled on it is of that board."""
    if state.case is None or irregularity in NOT_YET or not serves(state.edition, irregularity):
        return happened(state, irregularity)
    return _begin_again(state, state.case, "", irregularity)


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
        return notice(state, f"error-{error.code}", **_shown(state, error))
    if state.case is None:
        return notice(state, "deal-without-case")
    state, screen = _keep(state, state.case, interview(state.case).tell(DEAL.id, deal))
    missing = () if deal.tricks else (state.words.text("double-dummy-missing"),)
    return state, replace(screen, notices=(*missing, *screen.notices))


def _auction(state: Conversation, text: str) -> Turn:
    try:
        auction = read_auction(text, state.language)
    except ModelError as error:
        return notice(state, f"error-{error.code}", **_shown(state, error))
    id = shown_by(auction)
    if state.case is not None and (another := _another(state, state.case, auction, id)) is not None:
        return another
    if id is None:
        # What is typed of another irregularity says nothing of the one that has been ruled on.
        another_begins = state.page.partition(" ")[0] == "again"
        if state.case is not None and not another_begins and interview(state.case).takes(auction):
            return _keep(state, state.case, interview(state.case).tell(AUCTION.id, auction))
        return notice(state, "regular", irregularity=wording.title("change_of_call", state.words))
    if state.case is None:
        return happened(state, id, Answer(AUCTION.id, auction))
    try:
        told = interview(state.case).tell(AUCTION.id, auction)
        told.current  # noqa: B018 - raises where the auction excludes this irregularity
    except WrongProcedure:
        if state.case.unanswered:  # the auction says better what happened than the name that was picked for it
            others = tuple(case for case in state.cases if case.number != state.case.number)
            return happened(replace(state, cases=others, current=None), id, Answer(AUCTION.id, auction))
        return notice(state, "other-irregularity", irregularity=wording.title(id, state.words))
    return _keep(state, state.case, told)


def _another(state: Conversation, case: OpenCase, auction: Auction, id: str | None) -> Turn | None:
    """A second irregularity on the same board that an auction shows, typed when that was asked for; None where none is.

    Of a player who has to pass it is any other call, and typed at any time once the ruling is given.
    """
    page, _, rest = state.page.partition(" ")
    now = interview(case)
    if not isinstance(now.current, Ruling) or page not in ("", "again"):
        return None
    first = interview(case, 0).current.seats.get(Role.OFFENDER)
    asked = rest.partition(" ")[0] if page == "again" and not rest.startswith(("more ", "found ")) else ""
    shown = auction.first_irregularity()
    if first is not None:
        obliged = {same_board.seat_at(place, first): (place, how) for place, how in standing(case).items()}
        barred = same_board.barred(auction, obliged, _typed_before(case))
        if barred is not None and (shown is None or barred.index <= shown.index):
            place, how = obliged[barred.offender]
            return _begin_again(
                state,
                case,
                f"{shown.kind if shown else IrregularityKind.CALL_WHEN_MUST_PASS} {auction}",
                f"{place} {how}",
            )
    if id is None and asked and get(asked, case.edition).subject.caller:
        id = asked
    if page != "again" or id is None:
        return None
    if shown is None or first is None:
        return _begin_again(state, case, "", f"{id} {auction}")
    return _begin_again(state, case, f"{id} {auction}", str(same_board.place_at(shown.offender, first)))


def _typed_before(case: OpenCase) -> int | None:
    """How many calls had been made before the first irregular one of the board, or the card exposed, where typed."""
    auction = next((a.value for s in case.segments for a in s.answers if isinstance(a.value, Auction)), None)
    shown = auction.first_irregularity() if auction else None
    return shown.index if shown else len(auction.entries) if auction else None


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
    return _keep(state, case, now.tell(OFFENDER.id, seat))


def _call(state: Conversation, case: OpenCase, text: str) -> Turn:
    page, _, changed = state.page.partition(" ")
    now = interview(case)
    key = changed if page == "change" and changed in typed_keys(now) else None if page else now.typed_key()
    try:
        call = read_call(text, state.language)
    except ModelError:
        return _find(state, text, "error-not-an-answer")
    item = declared(key) if key else None
    if key is None or item is None or isinstance(item, Offer) or item.kind is not Kind.CALL:
        return notice(state, "error-call-not-expected")
    return _keep(state, case, now.tell(key, call))


def _picked(state: Conversation, case: OpenCase, choice: str) -> Turn:
    """A part of a value that is put together by taps; or one of those that weights may have meant."""
    page, _, parts = state.page.partition(" ")
    now = interview(case)
    asked = now.current
    assert isinstance(asked, Question)
    if page == "mend":
        return _keep(state, case, now.tell(asked.key, mended(read_parts(parts, "en"))[int(choice)]))
    picked = picker.pick(asked.fact.kind, parts if page == "pick" else "", choice)
    value = picker.whole(asked.fact.kind, picked)
    return turn(state.on(f"pick {picked}")) if value is None else _keep(state, case, now.tell(asked.key, value))


def _told(state: Conversation, text: str) -> Turn | None:
    """A value that is typed where it is asked for or changed; None where none is, or the text is none."""
    page, _, changed = state.page.partition(" ")
    case = state.case
    assert case is not None
    now = interview(case)
    changing = page == "change" and changed in typed_keys(now)
    key = changed if changing else now.typed_key() if page in ("", "pick", "mend") else None
    item = declared(key) if key else None
    if key is None or item is None or isinstance(item, Offer) or item.kind not in ENTERED:
        return None
    try:
        return _keep(state, case, now.tell(key, read_entered(item.kind, text, state.language, bare_unit(now, key))))
    except ScoringError as error:  # weights that are no whole
        if item.kind is Kind.POINTS:
            return notice(state, f"error-{error.code}", **_shown(state, error))
        parts = "; ".join(map(part_written, read_parts(text, state.language)))
        return notice(state.on(f"mend {parts}"), f"error-{error.code}", **_shown(state, error))
    except ModelError as error:
        if item.kind in (Kind.NUMBER, Kind.TOP) or not any(map(str.isdecimal, text)):
            return None
        return notice(state, f"error-{error.code}", **_shown(state, error))


def _shown(state: Conversation, error: ModelError) -> dict[str, str]:
    """What an error quotes, set apart from the words around it."""
    return {name: state.words.locale.isolated(value) for name, value in error.args_.items()}
