"""One person's conversation: their cases, and what each input does; the same on every channel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from dialogues import screens
from dialogues.input import refused
from dialogues.interview import OF_THE_BOARD, Answer, Interview, declared
from dialogues.notation import fold, read_auction, read_call
from dialogues.routing import find, shown_by
from dialogues.screens import Choice, Screen, Words
from locales import LANGUAGES, locale
from rules.engine.derive import AUCTION
from rules.engine.facts import Value
from rules.engine.procedure import WrongProcedure
from rules.engine.ruling import Ruling
from rules.lawbook import EDITIONS, LAWS_2017, Edition, edition
from rules.model import ModelError
from rules.procedures import MENU, PROCEDURES, get
from rules.regulations.profiles import DEFAULT, Profile

# How well a text must fit an irregularity (of 100) to be taken for one while another case is asking.
PLAIN = 85

# Pages that are read over another one.
EXPLANATIONS = ("why", "explain", "compare", "help")

# A part of a choice's words answers for it from this many letters on.
LEAST_PART = 3


@dataclass(frozen=True)
class Segment:
    """One procedure of a case, and the answers given to it."""

    procedure: str
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True)
class Case:
    """One irregularity at the table: its first segment, and those that standings and checks led to.

    The edition and the elections are those of the moment the case began.
    """

    edition: Edition
    segments: tuple[Segment, ...]
    profile: Profile = DEFAULT


@dataclass(frozen=True)
class Conversation:
    """Everything that is to be kept of a conversation.

    current: the place in `cases` of the case that is spoken of, or None.
    page: what is shown over it: "" (the case itself, or home), "found ID ID", "answers", "change KEY", "open",
    "language", "edition"; or one of EXPLANATIONS with the page that it is read over ("explain change KEY").
    """

    language: str = "en"
    edition: Edition = LAWS_2017
    profile: Profile = DEFAULT
    cases: tuple[Case, ...] = ()
    current: int | None = None
    page: str = ""

    @property
    def case(self) -> Case | None:
        """The case that is spoken of."""
        return None if self.current is None else self.cases[self.current]

    @property
    def words(self) -> Words:
        return screens.words(self.language, self.edition)

    def on(self, page: str) -> Conversation:
        """The same conversation, with another page shown."""
        return replace(self, page=page)

    @property
    def read_through(self) -> Conversation:
        """The page that is answered: the one under an explanation, which itself asks nothing."""
        page, _, under = self.page.partition(" ")
        return self.on(under) if page in EXPLANATIONS else self

    def with_case(self, case: Case) -> Conversation:
        """The same conversation, with the current case replaced, and shown."""
        cases = tuple(case if index == self.current else other for index, other in enumerate(self.cases))
        return replace(self, cases=cases, page="")


Turn = tuple[Conversation, Screen]


# One case


def interview(case: Case, segment: int = -1) -> Interview:
    """The interview of one segment of a case, the last one unless told otherwise."""
    chosen, first = case.segments[segment], case.segments[0]
    given = () if chosen is first else first.answers
    return Interview(get(chosen.procedure, case.edition), chosen.answers, case.profile, given)


def checks(case: Case) -> tuple[str, ...]:
    """The second segments that standings and checks call for, and that have not been begun."""
    begun = {segment.procedure for segment in case.segments}
    given = (interview(case, index).current for index in range(len(case.segments)))
    items = [item for ruling in given if isinstance(ruling, Ruling) for item in (*ruling.standings, *ruling.checks)]
    return tuple(dict.fromkeys(item.segment for item in items if item.segment and item.segment not in begun))


def irregularities(edition: Edition) -> tuple[str, ...]:
    """The irregularities that an edition has a procedure for, in the order of the menu."""
    return tuple(id for id in MENU if (id, edition.id) in PROCEDURES)


# What is shown


def show(state: Conversation, *notices: str) -> Screen:
    """The screen of the present state."""
    page, _, rest = state.page.partition(" ")
    if page in ("found", "help", "open", "language", "edition"):
        screen = {"found": _found, "help": _help, "open": _open, "language": _languages, "edition": _editions}[page]
        return replace(screen(state), notices=notices)
    if state.case is None:
        return replace(_home(state), notices=notices)
    now = interview(state.case)
    if page in ("answers", "why", "explain", "compare"):
        changed = rest.removeprefix("change ") if rest.startswith("change ") else ""
        spoken_of = now.before(changed) if changed else now
        screen_of = {
            "answers": screens.answers,
            "why": screens.why,
            "explain": screens.explain,
            "compare": screens.compare,
        }[page]
        return replace(screen_of(spoken_of, state.language), notices=notices)
    if page == "change":
        changing = (*notices, state.words.text("changing"))
        if rest in typed_keys(now):
            return Screen(
                screens.title(now.procedure.id, state.words), changing, question=state.words.text("type-it-again")
            )
        return screens.asking(now.before(rest), state.language, changing)
    if isinstance(now.current, Ruling):
        return screens.ruling(now, state.language, _further(state, state.case), notices)
    return screens.asking(now, state.language, notices)


def _home(state: Conversation) -> Screen:
    w = state.words
    example, out = w.locale.isolated("N: 1S P 1H"), w.locale.isolated("N: 1S P W=2H")
    return Screen(
        title=w.text("home-title"),
        context=(w.text("laws-of", year=w.locale.isolated(state.edition.id)),),
        body=(w.text("home-body"), w.text("home-auction", example=example, out=out)),
        choices=tuple(Choice(id, screens.title(id, w)) for id in irregularities(state.edition)),
        footer=w.text("footer-home"),
    )


def _found(state: Conversation) -> Screen:
    w = state.words
    ids = state.page.split(" ")[1:]
    choices = tuple(Choice(id, screens.title(id, w), w.text(f"irregularity-{id}.what")) for id in ids)
    return replace(_home(state), title=w.text("found-title"), body=(), choices=choices)


def _help(state: Conversation) -> Screen:
    w = state.words
    lines = ("answers", "back", "list", "why", "explain", "compare", "restart", "cancel", "new", "settings")
    body = tuple(w.text(f"help-{line}") for line in lines)
    return Screen(w.text("help-title"), body=body, footer=w.text("footer-return"))


def _open(state: Conversation) -> Screen:
    w = state.words
    choices = []
    for index, case in enumerate(state.cases):
        waiting = not isinstance(interview(case).current, Ruling)
        todo = len(checks(case))
        if waiting or todo:
            when = w.text("open-asking") if waiting else w.text("open-checks", count=todo)
            irregularity = screens.title(case.segments[0].procedure, w)
            choices.append(Choice(str(index), w.text("open-case", irregularity=irregularity, when=when)))
    question = "" if choices else w.text("open-none")
    return Screen(w.text("open-title"), question=question, choices=tuple(choices), footer=w.text("footer-return"))


def _languages(state: Conversation) -> Screen:
    w = state.words
    choices = tuple(Choice(language, locale(language).names["language"]) for language in LANGUAGES)
    return Screen(w.text("language-title"), choices=choices, footer=w.text("footer-return"))


def _editions(state: Conversation) -> Screen:
    w = state.words
    choices = tuple(Choice(e.id, w.text("laws-of", year=w.locale.isolated(e.id))) for e in EDITIONS)
    return Screen(w.text("edition-title"), choices=choices, footer=w.text("footer-return"))


def _further(state: Conversation, case: Case) -> tuple[Choice, ...]:
    w = state.words
    later = tuple(Choice(segment, screens.title(segment, w)) for segment in checks(case))
    year = w.locale.isolated(screens.other_edition(case.edition).id)
    return (
        Choice("why", w.text("further-why")),
        Choice("answers", w.text("further-change")),
        Choice("compare", w.text("further-compare", year=year)),
        *later,
    )


def typed_keys(now: Interview) -> tuple[str, ...]:
    """The keys of the answers that were typed, so that changing them means typing them anew."""
    items = ((answer.key, declared(answer.key)) for answer in now.answers)
    return tuple(key for key, item in items if item is not None and not item.choices)


# What an input does


def tap(state: Conversation, choice: str) -> Turn:
    """Take a choice of the present screen, or of the one under an explanation, by its id."""
    state = state.read_through
    if choice not in {shown.id for shown in show(state).choices}:
        return notice(state, "error-not-an-answer")
    page, _, rest = state.page.partition(" ")
    if page == "language":
        state = replace(state, language=choice, page="")
        return notice(state, "language-set")
    if page == "edition":
        state = replace(state, edition=edition(choice), page="")
        return state, show(state, state.words.text("edition-set", year=state.words.locale.isolated(choice)))
    if page == "open":
        return notice(replace(state, current=int(choice), page=""), "resumed")
    if page == "answers":
        return turn(state.on(f"change {choice}"))
    if state.case is None or page == "found":
        return _begin(state, choice)
    now = interview(state.case)
    if page == "change":
        return _keep(state, state.case, now.change(rest, _value(choice, now.before(rest))))
    if isinstance(now.current, Ruling):
        if choice in ("why", "answers", "compare"):
            return turn(state.on(choice))
        return _second_segment(state, state.case, choice)
    return _keep(state, state.case, now.answer(_value(choice, now)))


def say(state: Conversation, text: str) -> Turn:
    """Something typed: an answer by number or in words, a command, an auction, a call, or what happened."""
    if (reason := refused(text)) is not None:
        return notice(state, reason)
    text = text.strip()
    if not text:
        return turn(state)
    choices = show(state.read_through).choices
    if (choice := _choice(text, choices, state.language)) is not None:
        return tap(state, choice)
    if (command := _command(text, state.language)) is not None:
        return _do(state, command)
    if text.startswith("/"):
        return notice(state, "error-no-such-command")
    if text.isdecimal():
        return notice(state, "error-not-an-answer")
    if (choice := _part(text, choices)) is not None:
        return tap(state, choice)
    state = state.read_through
    if ":" in text:
        return _auction(state, text)
    if state.case is None:
        return _find(state.on(""), text)
    return _call(state, state.case, text)


def ends(text: str, language: str) -> bool:
    """Whether the text is the command that ends the conversation."""
    return _command(text.strip(), language) == "quit"


def turn(state: Conversation) -> Turn:
    """The state and its screen."""
    return state, show(state)


def notice(state: Conversation, id: str, **args: str) -> Turn:
    """The state and its screen, with one line above it."""
    return state, show(state, state.words.text(id, **args))


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
    """The one choice whose words contain the text."""
    folded = fold(text)
    found = [choice.id for choice in choices if len(folded) >= LEAST_PART and folded in fold(choice.text)]
    return found[0] if len(found) == 1 else None


def _command(text: str, language: str) -> str | None:
    """The command a text is: a word of the language by itself, or that or the English word after a slash."""
    name = fold(text.removeprefix("/"))
    spoken: Mapping[str, list[str]] = locale(language).lexicon["commands"]
    if text.startswith("/") and name in spoken:
        return name
    return next((command for command, words in spoken.items() if name in map(fold, words)), None)


def _do(state: Conversation, command: str) -> Turn:
    if command in EXPLANATIONS and (state.case or command == "help"):
        return turn(state.on(f"{command} {state.read_through.page}".strip()))
    if command in ("open", "language", "edition"):
        return turn(state.on(command))
    if command == "ruling":
        return turn(replace(state, current=None, page=""))
    if command == "quit":
        return notice(state, "goodbye")
    if state.case is None:
        return turn(state.on("")) if state.page else notice(state, "error-no-case")
    if command == "answers":
        return turn(state.on(command))
    if command == "restart":
        return _keep(state, state.case, interview(state.case).restart())
    if command == "cancel":
        cases = tuple(case for index, case in enumerate(state.cases) if index != state.current)
        return notice(replace(state, cases=cases, current=None, page=""), "cancelled")
    return _back(state, state.case)


def _back(state: Conversation, case: Case) -> Turn:
    if state.page:
        return turn(state.read_through if state.read_through != state else state.on(""))
    now = interview(case)
    if any(answer.key not in OF_THE_BOARD for answer in now.answers):
        return _keep(state, case, now.back())
    if len(case.segments) > 1:
        return turn(state.with_case(replace(case, segments=case.segments[:-1])))
    return notice(state, "error-nothing-to-undo")


def _begin(state: Conversation, irregularity: str, *told: Answer) -> Turn:
    case = Case(state.edition, (Segment(irregularity, told),), state.profile)
    return turn(replace(state, cases=(*state.cases, case), current=len(state.cases), page=""))


def _keep(state: Conversation, case: Case, now: Interview) -> Turn:
    """The last segment of the case has these answers now; what was dropped is said."""
    state = state.with_case(replace(case, segments=(*case.segments[:-1], Segment(now.procedure.id, now.answers))))
    w = screens.words(state.language, case.edition, now.current.seats)
    return state, show(state, *screens.dropped(now, w))


def _second_segment(state: Conversation, case: Case, procedure: str) -> Turn:
    """Come back to the case: a check or a standing is taken up, on the same facts."""
    return turn(state.with_case(replace(case, segments=(*case.segments, Segment(procedure)))))


def _value(choice: str, now: Interview) -> Value:
    """The value behind the id of a choice of the current question."""
    asked = now.current
    assert not isinstance(asked, Ruling)
    return next(value for value in asked.choices if screens.choice_id(value) == choice)


def _find(state: Conversation, text: str, nothing: str = "found-nothing") -> Turn:
    """What happened, in the director's words; in the middle of a case it must be said plainly to begin another."""
    known = irregularities(state.edition)
    least = PLAIN if state.case else 0
    found = [c.id for c in find(text, state.language) if c.id in known and c.score >= least]
    return turn(state.on(" ".join(("found", *found)))) if found else notice(state, nothing)


def _auction(state: Conversation, text: str) -> Turn:
    try:
        auction = read_auction(text, state.language)
    except ModelError as error:
        return notice(state, f"error-{error.code}", **_shown(state, error))
    id = shown_by(auction)
    if id is None:
        return notice(state, "regular")
    if state.case is None:
        return _begin(state, id, Answer(AUCTION.id, auction))
    try:
        told = interview(state.case).tell(AUCTION.id, auction)
        told.current  # noqa: B018 - raises where the auction excludes this irregularity
    except WrongProcedure:
        return notice(state, "other-irregularity", irregularity=screens.title(id, state.words))
    return _keep(state, state.case, told)


def _call(state: Conversation, case: Case, text: str) -> Turn:
    page, _, changed = state.page.partition(" ")
    now = interview(case)
    key = changed if page == "change" and changed in typed_keys(now) else None if page else now.typed_key()
    try:
        call = read_call(text, state.language)
    except ModelError:
        return _find(state, text, "error-not-an-answer")
    if key is None or key == AUCTION.id:
        return notice(state, "error-call-not-expected")
    return _keep(state, case, now.tell(key, call))


def _shown(state: Conversation, error: ModelError) -> dict[str, str]:
    """What an error quotes, set apart from the words around it."""
    return {name: state.words.locale.isolated(value) for name, value in error.args_.items()}
