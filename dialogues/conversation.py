"""One person's conversation: their cases, and what each input does; the same on every channel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from dialogues import screens
from dialogues.input import refused
from dialogues.interview import OF_THE_BOARD, Answer, Interview, declared
from dialogues.notation import fold, read_auction, read_call
from dialogues.routing import find, shown_by
from dialogues.screens import Choice, Screen, Words
from locales import LANGUAGES, locale
from rules.engine.derive import AUCTION
from rules.engine.facts import Role, Value
from rules.engine.procedure import WrongProcedure
from rules.engine.ruling import Ruling
from rules.lawbook import EDITIONS, LAWS_2017, Edition, edition
from rules.model import ModelError
from rules.procedures import MENU, PROCEDURES, get, same_board
from rules.procedures.inadmissible_calls import WHENEVER
from rules.regulations.profiles import DEFAULT, Profile

# How well a text must fit an irregularity (of 100) to be taken for one while another case is asking.
PLAIN = 85

# Pages that are read over another one.
EXPLANATIONS = ("why", "explain", "compare", "help")

# A table or a board is named in a few letters.
LONGEST_LABEL = 12

# A part of a choice's words answers for it from this many letters on.
LEAST_PART = 3


@dataclass(frozen=True)
class Segment:
    """One procedure of a case, and the answers given to it.

    told: what the board already says where a second irregularity begins.
    of: the place in the case of the irregularity that it belongs to; an irregularity belongs to itself.
    place: where its offender sits, in seats to the left of the first one.
    """

    procedure: str
    answers: tuple[Answer, ...] = ()
    told: tuple[Answer, ...] = ()
    of: int = 0
    place: int = 0


@dataclass(frozen=True)
class Case:
    """One board: its first irregularity, those that came after it, and what standings and checks led to.

    The edition and the elections are those of the moment the case began.
    number: by which it is known for as long as the conversation lasts.
    label: the table or the board, as the director names it.
    page: what is shown over it: "" (the case itself), "found ID ID", "answers", "change KEY", "again", "again ID",
        "open", "language", "edition"; or one of EXPLANATIONS with the page that it is read over
        ("explain change KEY").
    """

    edition: Edition
    segments: tuple[Segment, ...]
    profile: Profile = DEFAULT
    number: int = 1
    label: str = ""
    page: str = ""


@dataclass(frozen=True)
class Conversation:
    """Everything that is to be kept of a conversation.

    cases: those that are open; current: the number of the one that is spoken of, or None.
    home: the page that is shown while no case is spoken of: "" (what happened?), one of the pages of a case, or
        "new LABEL" where the next case already has a label.
    last_number: of the newest case.
    """

    language: str = "en"
    edition: Edition = LAWS_2017
    profile: Profile = DEFAULT
    cases: tuple[Case, ...] = ()
    current: int | None = None
    home: str = ""
    last_number: int = 0

    @property
    def case(self) -> Case | None:
        """The case that is spoken of."""
        return next((case for case in self.cases if case.number == self.current), None)

    @property
    def page(self) -> str:
        """The page that is shown over the case, or at home."""
        return self.case.page if self.case else self.home

    @property
    def words(self) -> Words:
        return screens.words(self.language, self.edition)

    def on(self, page: str) -> Conversation:
        """The same conversation, with another page shown."""
        return self.with_case(replace(self.case, page=page)) if self.case else replace(self, home=page)

    def at(self, number: int | None) -> Conversation:
        """The same conversation, speaking of another of its cases, or of none."""
        return replace(self, current=number if any(case.number == number for case in self.cases) else None)

    @property
    def read_through(self) -> Conversation:
        """The page that is answered: the one under an explanation, which itself asks nothing."""
        page, _, under = self.page.partition(" ")
        return self.on(under) if page in EXPLANATIONS else self

    def with_case(self, case: Case) -> Conversation:
        """The same conversation, with the current case replaced."""
        return replace(self, cases=tuple(case if other.number == case.number else other for other in self.cases))


Turn = tuple[Conversation, Screen]


# One case


def interview(case: Case, segment: int = -1) -> Interview:
    """The interview of one segment of a case, the last one unless told otherwise."""
    chosen = case.segments[segment]
    of = case.segments[chosen.of]
    given = of.told if chosen is of else (*of.told, *of.answers)
    return Interview(get(chosen.procedure, case.edition), chosen.answers, case.profile, given)


def rulings(case: Case) -> Iterator[tuple[Segment, Ruling]]:
    """The segments of a case that have been ruled on."""
    for index, segment in enumerate(case.segments):
        given = interview(case, index).current
        if isinstance(given, Ruling):
            yield segment, given


def checks(case: Case) -> tuple[Segment, ...]:
    """The second segments that standings and checks call for, and that have not been begun."""
    begun = {(segment.procedure, segment.of) for segment in case.segments}
    called_for = [
        (item.segment, segment.of)
        for segment, ruling in rulings(case)
        for item in (*ruling.standings, *ruling.checks)
        if item.segment
    ]
    waiting = (each for each in dict.fromkeys(called_for) if each not in begun)
    return tuple(Segment(procedure, of=of) for procedure, of in waiting)


def standing(case: Case) -> dict[int, str]:
    """Who has to pass on this board, by place, and for how long."""
    irregularities = ((s.place, ruling) for index, (s, ruling) in enumerate(rulings(case)) if s.of == index)
    return same_board.obligations(irregularities)


def irregularities(edition: Edition) -> tuple[str, ...]:
    """The irregularities that an edition has a procedure for, in the order of the menu."""
    return tuple(id for id in MENU if (id, edition.id) in PROCEDURES)


# What is shown


def show(state: Conversation, *notices: str) -> Screen:
    """The screen of the present state."""
    shown = _shown_page(state, notices)
    label = state.case.label if state.case else _new_label(state)
    return replace(shown, title=_with_label(label, shown.title, state.words))


def _with_label(label: str, title: str, w: Words) -> str:
    return w.text("labelled", label=w.locale.isolated(label), title=title) if label else title


def _shown_page(state: Conversation, notices: tuple[str, ...]) -> Screen:
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
    if page == "again":
        return replace(_who(state, state.case, rest) if rest else _again(state), notices=notices)
    if isinstance(now.current, Ruling):
        return screens.ruling(now, state.language, _further(state, state.case), notices, _earlier(state.case))
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


def _again(state: Conversation) -> Screen:
    """A second irregularity on the same board: what was it?"""
    w = state.words
    return replace(_home(state), title=w.text("further-again"), body=(), footer=w.text("footer-return"))


def _who(state: Conversation, case: Case, irregularity: str) -> Screen:
    """A second irregularity on the same board: by whom? One who had to pass is a choice of their own."""
    obliged = standing(case)
    w = screens.words(state.language, case.edition, interview(case, 0).current.seats)
    choices = []
    for place, role in enumerate(same_board.PLACES):
        who = str(w.seats.get(role, role))
        if obliged.get(place) != WHENEVER:
            choices.append(Choice(str(place), w.text("again-player", who=who)))
        if place in obliged:
            choices.append(Choice(f"{place} {obliged[place]}", w.text("again-obliged", who=who)))
    title = w.text(f"irregularity-{irregularity}")
    context = () if w.seats else (w.text("again-named-as-before"),)
    return Screen(
        title, context=context, question=w.text("again-who"), choices=tuple(choices), footer=w.text("footer-return")
    )


def _earlier(case: Case) -> tuple[Ruling, ...]:
    """The rulings on earlier irregularities of the board, which still hold."""
    of = case.segments[-1].of
    return tuple(ruling for index, (segment, ruling) in enumerate(rulings(case)) if segment.of == index and index < of)


def _help(state: Conversation) -> Screen:
    w = state.words
    lines = ("answers", "back", "list", "why", "explain", "compare", "restart", "cancel", "new", "settings")
    body = tuple(w.text(f"help-{line}") for line in lines)
    return Screen(w.text("help-title"), body=body, footer=w.text("footer-return"))


def _open(state: Conversation) -> Screen:
    w = state.words
    choices = []
    for case in state.cases:
        waiting = not isinstance(interview(case).current, Ruling)
        todo = len(checks(case))
        if waiting or todo:
            when = w.text("open-asking") if waiting else w.text("open-checks", count=todo)
            irregularity = _with_label(case.label, screens.title(case.segments[0].procedure, w), w)
            choices.append(Choice(str(case.number), w.text("open-case", irregularity=irregularity, when=when)))
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
    later = tuple(Choice(_check_id(segment), _check_title(state, case, segment)) for segment in checks(case))
    year = w.locale.isolated(screens.other_edition(case.edition).id)
    return (
        Choice("why", w.text("further-why")),
        Choice("answers", w.text("further-change")),
        Choice("compare", w.text("further-compare", year=year)),
        *later,
        Choice("again", w.text("further-again")),
    )


def _check_id(segment: Segment) -> str:
    return f"{segment.procedure}@{segment.of}" if segment.of else segment.procedure


def _check_title(state: Conversation, case: Case, segment: Segment) -> str:
    """What is to be come back for; where the board had several irregularities, of which of them."""
    title = screens.title(segment.procedure, state.words)
    if all(other.of == 0 for other in case.segments):
        return title
    irregularity = screens.title(case.segments[segment.of].procedure, state.words)
    return _with_label(title, irregularity, state.words)


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
        state = replace(state.on(""), language=choice)
        return notice(state, "language-set")
    if page == "edition":
        state = replace(state.on(""), edition=edition(choice))
        return state, show(state, state.words.text("edition-set", year=state.words.locale.isolated(choice)))
    if page == "open":
        return notice(state.on("").at(int(choice)).on(""), "resumed")
    if page == "answers":
        return turn(state.on(f"change {choice}"))
    if state.case is None or page == "found":
        return _begin(state, choice)
    now = interview(state.case)
    if page == "change":
        return _keep(state, state.case, now.change(rest, _value(choice, now.before(rest))))
    if page == "again":
        return _begin_again(state, state.case, rest, choice)
    if isinstance(now.current, Ruling):
        if choice in ("why", "answers", "compare", "again"):
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
        return _labelled(state, text)
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
        return turn(replace(state, current=None, home=""))
    if command in ("quit", "label"):
        return notice(state, "goodbye" if command == "quit" else "label-how")
    if state.case is None:
        return turn(state.on("")) if state.page else notice(state, "error-no-case")
    if command == "answers":
        return turn(state.on(command))
    if command == "restart":
        return _keep(state, state.case, interview(state.case).restart())
    if command == "cancel":
        cases = tuple(case for case in state.cases if case.number != state.current)
        return notice(replace(state, cases=cases, current=None, home=""), "cancelled")
    return _back(state, state.case)


def _back(state: Conversation, case: Case) -> Turn:
    if state.page:
        return turn(state.read_through if state.read_through != state else state.on(""))
    now = interview(case)
    if any(answer.key not in OF_THE_BOARD for answer in now.answers):
        return _keep(state, case, now.back())
    if len(case.segments) > 1:
        return turn(state.with_case(replace(case, segments=case.segments[:-1], page="")))
    return notice(state, "error-nothing-to-undo")


def _begin(state: Conversation, irregularity: str, *told: Answer) -> Turn:
    number = state.last_number + 1
    case = Case(state.edition, (Segment(irregularity, told),), state.profile, number, _new_label(state))
    state = state.on("")
    return turn(replace(state, cases=(*state.cases, case), current=number, home="", last_number=number))


def _begin_again(state: Conversation, case: Case, irregularity: str, choice: str) -> Turn:
    """A second irregularity on the same board: by whom it was is asked where it matters or can be told."""
    obliged = standing(case)
    seats = interview(case, 0).current.seats
    if not irregularity:
        if obliged or seats:
            return turn(state.on(f"again {choice}"))
        irregularity, choice = choice, "0"
    place, _, must_pass = choice.partition(" ")
    facts = same_board.told(irregularity, int(place), must_pass or None, obliged, seats.get(Role.OFFENDER))
    begun = Segment(
        same_board.ruled_under(irregularity, bool(must_pass)),
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
        if any(candidate.score >= PLAIN for candidate in find(label, state.language)):
            return _find(state, label)
        return turn(state.on(f"new {label}")) if len(label) <= LONGEST_LABEL else notice(state, "found-nothing")
    if name == "label" and state.case and len(label) <= LONGEST_LABEL:
        return turn(state.with_case(replace(state.case, label=label)))
    return notice(state, "error-no-such-command")


def _new_label(state: Conversation) -> str:
    """The label that was given for the next case."""
    page, _, label = state.home.partition(" ")
    return label if page == "new" and state.current is None else ""


def _keep(state: Conversation, case: Case, now: Interview) -> Turn:
    """The last segment of the case has these answers now; what was dropped is said."""
    segments = (*case.segments[:-1], replace(case.segments[-1], answers=now.answers))
    state = state.with_case(replace(case, segments=segments, page=""))
    w = screens.words(state.language, case.edition, now.current.seats)
    return state, show(state, *screens.dropped(now, w))


def _second_segment(state: Conversation, case: Case, choice: str) -> Turn:
    """Come back to the case: a check or a standing is taken up, on the same facts."""
    begun = next(segment for segment in checks(case) if _check_id(segment) == choice)
    return turn(state.with_case(replace(case, segments=(*case.segments, begun), page="")))


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
