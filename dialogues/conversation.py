"""One person's conversation: their cases, and what each input does; the same on every channel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from dialogues import heard, wording
from dialogues.input import refused as refused_unread
from dialogues.input import typed
from dialogues.interview import OF_THE_BOARD
from dialogues.meaning import (
    answer_word,
    begins_with,
    by_answer,
    by_call,
    by_number,
    by_part,
    by_seat,
    by_tokens,
    denied,
    exactly,
)
from dialogues.notation import as_auction, calls_alone, fold, labelled, read_auction, read_call, read_seat, write_played
from dialogues.pages import home, present, read, show, whole
from dialogues.pages.again import Again, AgainFrom, begun_again
from dialogues.pages.answering import answered, of_the_board
from dialogues.pages.asking import Asking, Dealt, Disputed, Either, Otherwise, Sure, told, typed_auction
from dialogues.pages.bidding_box import BiddingBox
from dialogues.pages.case import ASK_PEERS, Answers, Case, Change, Mend, Pick, Script
from dialogues.pages.club import Clubs, Deed, Joining
from dialogues.pages.come_backs import Ended
from dialogues.pages.common import refused
from dialogues.pages.explanations import Compare, Explain, FindOut, From, Help, Meant, Over, Privacy, Why
from dialogues.pages.found import Found, Where
from dialogues.pages.links import Link, Linking, Unlink
from dialogues.pages.my_results import FROM_POST, TO_PLAYERS, Players, from_post
from dialogues.pages.open_cases import Open
from dialogues.pages.polls import LINKED, PeerPage, asked_on
from dialogues.pages.posts import PostPage
from dialogues.pages.results.session import ResultsPage
from dialogues.pages.sessions import GIVE, OF_CASE, HandOver, Log, SessionPage
from dialogues.pages.settings import Editions, Forget, Languages, Settings
from dialogues.read import place
from dialogues.read.answers import Meaning, meaning
from dialogues.read.auctions import written
from dialogues.read.either import readings
from dialogues.routing import offered, plainly, titled, understood
from dialogues.score_notation import read_played
from dialogues.screens import Choice, Screen, choice_id
from dialogues.state import PLAYER, Conversation, OpenCase, Outcome, Page, interview
from locales import locale
from rules.engine import aliases
from rules.engine.case import HOLDS, declared
from rules.engine.derive import AUCTION, DEAL, OFFENDER
from rules.engine.facts import Kind, Offer
from rules.engine.ruling import Offering, Ruling
from rules.menu import MENU, serves
from rules.model import Auction, ModelError, Result, Seat, Vulnerability
from rules.model.deals import Deal, Solved
from rules.scoring.contract_score import SCORING_TABLE, contract_score

# The commands that a platform lists, in the order in which they are needed.
COMMANDS = (
    "ruling",
    "open",
    "over",
    "round",
    "back",
    "why",
    "box",
    "answers",
    "compare",
    "explain",
    "disputed",
    "poll",
    "script",
    "restart",
    "cancel",
    "label",
    "session",
    "log",
    "results",
    "post",
    "give",
    "club",
    "join",
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
    *("cancel", "club", "edition", "forget", "help", "join", "language", "link"),
    *("log", "post", "privacy", "results", "ruling", "session", "settings", "start", "unlink"),
)

# Of so many irregularities it is asked in which part of the board it happened.
WHERE = 12

# A table and a board are named in a few letters.
LONGEST_LABEL = 24

# The pages that a command of their name opens: over the present one, or in its place.
EXPLAINED: Mapping[str, type[Over]] = {page.name: page for page in (Why, Explain, Compare, Script, Help, Privacy)}
OPENED: Mapping[str, type[Page]] = {
    page.name: page for page in (Open, Settings, Languages, Editions, Forget, Link, Unlink)
}

# The commands that lead to a club, or to the session in which somebody rules.
OF_CLUBS = ("club", "session", "log", "join", "results", "post")

# What is over.
OVER = ("over", "round")
# The choice that says so where it is asked how far the board is.
PLAY_OVER = "play_over"

# What a link to the bot begins with that invites somebody to a club.
INVITED = "join-"

# While something is asked, fewer words than these are an answer or none, and never another irregularity.
LEAST_DESCRIPTION = 3

# In hundredths: what speaks as likely as this of another irregularity is an answer only where that is surer still.
OTHER_PLAIN = 80

# One of two is asked back where neither yes nor no says which.
TWO_WAYS = 2

# What a director says who does not know the answer.
UNKNOWN = "unknown"


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
    if isinstance(page, Either):
        return say(answered.on(page.under), page.text(answered, choice))
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
    number = text.isdecimal() and present(state).takes_numbers
    choices = () if known or number else whole(state.read_through).choices
    part = isinstance(state.page, Over) and state.page.listed
    listed = show(state if part else state.read_through).choices if choices else ()
    if (choice := _choice(text, listed, choices, state.language)) is not None:
        return tap(state, choice)
    command = _command(text, state.language)
    if command == "over" and not text.startswith("/") and any(each.id == PLAY_OVER for each in choices):
        return tap(state, PLAY_OVER)
    if command is not None and not (present(state).takes_words and command != "back" and not text.startswith("/")):
        return _do(state, command)
    if text.startswith("/"):
        return _labelled(state, text)
    if state.case and state.case.unread:
        return notice(state, "error-not-an-answer")
    answered = state.read_through
    if readings(text, state.language):
        return turn(answered.on(Either(answered.page, text)))
    if not Deal.looks_so(text) and (read_there := present(answered).read_text(answered, text)) is not None:
        return _shown(read_there)
    if (placed := _placed(answered, text)) is not None:
        return placed
    if text.isdecimal() and (state.case or not present(state).searched):
        return notice(state, "error-not-an-answer")
    looks_dealt = solved is not None or Deal.looks_so(text)
    if len(text) == 1 and answered.case and (named_seat := _seat(answered, answered.case, text)) is not None:
        return named_seat
    if not looks_dealt and (meant := _meant(answered, text, choices)) is not None:
        return meant
    if (result := _played(state, text)) is not None:
        return _worth(state, result)
    state = answered
    if looks_dealt:
        return _deal(state, text, solved)
    if (auction := _auction(state, text)) is not None:
        return auction
    if state.case is None:
        return _happened(state, text)
    if (named_seat := _seat(state, state.case, text)) is not None:
        return named_seat
    return _call(state, state.case, text, choices)


def _placed(state: Conversation, text: str) -> Turn | None:
    """The table and the board by themselves: of the case that is spoken of, or of the next one; None where it is more.

    A case at another table stays where it is.
    """
    label, rest = labelled(text, state.language)
    if not label or rest or len(label) > LONGEST_LABEL or isinstance(state.page, Again):
        return None
    case, where = state.case, place.read(label, state.language)
    table = place.read(case.label, state.language).table if case else ""
    if case is None or case.unread or (case.label and where.table and where.table != table):
        return turn(replace(state, current=None, home=home.Home(label)))
    return notice(state.with_case(replace(case, label=label)), "label-set", label=state.words.locale.isolated(label))


def _meant(state: Conversation, text: str, choices: tuple[Choice, ...]) -> Turn | None:
    """What yes and no, accept and refuse, or a part of a choice mean here; asked back where that may be several.

    None where the text is nothing of the kind.
    """
    words = state.words.locale
    said = answer_word(text, words)
    asking = _asking(state)
    if said == UNKNOWN:
        return turn(state.on(FindOut(state.page))) if asking else notice(state, _nothing(state))
    if said is not None:
        found = by_answer(said, choices, words) if asking or isinstance(state.page, Asking) else ()
        if not found and asking and said in ("yes", "no") and len(choices) == TWO_WAYS:
            found = tuple(choice.id for choice in choices)
        return _one_of(state, found) or notice(state, _nothing(state))
    if asking and (begun := begins_with(text, choices, words)) is not None:
        return _one_of(state, (begun,), text)
    found = by_part(text, tuple(choice for choice in choices if not choice.id.startswith(home.OPEN)))
    return _one_of(state, found, text) if len(found) == 1 or (found and _in_case(state)) else None


def _in_words(state: Conversation, text: str) -> Turn | None:
    """The choice that an answer in a director's own words means, said to them; else what it may mean is asked back.

    None where it is no answer.
    """
    asked = present(state).about(state).current
    if isinstance(asked, Ruling) or calls_alone(text, state.language, least=1):
        return None
    found = _meaning(state, text)
    if not found.choices:
        return None
    if not found.sure:
        return turn(state.on(Meant(state.page, ",".join(found.choices))))
    return _understood(state, found.choices[0])


def _meaning(state: Conversation, text: str) -> Meaning:
    """What a text means as an answer to what is asked."""
    asked = present(state).about(state).current
    if isinstance(asked, Ruling):
        return Meaning()
    assert state.case is not None
    first = understood(text, state.language).candidates[:1]
    is_other = any(each.score >= OTHER_PLAIN and each.id != state.case.segments[-1].procedure for each in first)
    choices = [choice_id(value) for value in asked.choices]
    against = denied(text, state.words.locale)
    return meaning(text, asked.key, choices, state.language, elsewhere=is_other, denied=against)


def _understood(state: Conversation, choice: str) -> Turn:
    """A choice taken for an answer in other words, and said so."""
    meant = next(each.full or each.text for each in whole(state).choices if each.id == choice)
    after, screen = tap(state, choice)
    return after, replace(screen, notices=(state.words.text("understood-as", choice=meant), *screen.notices))


def _one_of(state: Conversation, found: tuple[str, ...], text: str = "") -> Turn | None:
    """The choice that is meant; where it may be several, the one that is surely meant, else they are asked back.

    One word that stands in several choices says nothing more; several that surely mean another choice are asked back.
    """
    if not found:
        return None
    meant = _meaning(state, text) if len(text.split()) > 1 and _asking(state) else Meaning()
    if len(found) == 1:
        if not meant.sure or meant.choices == found:
            return tap(state, found[0])
        found = (*meant.choices, *found)
    elif meant.sure and meant.choices[0] in found:
        return _understood(state, meant.choices[0])
    return turn(state.on(Meant(state.page, ",".join(found))))


def _asking(state: Conversation) -> bool:
    """Whether a question of the case is on the screen."""
    page = present(state)
    if state.case is None or not isinstance(page, Case | Pick | Mend | Change):
        return False
    return not isinstance(page.about(state).current, Ruling)


def _in_case(state: Conversation) -> bool:
    """Whether a case is on the screen, or a list about it; not where it is asked what else happened."""
    return state.case is not None and not isinstance(state.page, Again)


def _nothing(state: Conversation) -> str:
    return "found-nothing" if state.case is None or isinstance(state.page, Again) else "error-not-an-answer"


def _happened(state: Conversation, text: str) -> Turn:
    """What happened, in words, where no case is spoken of; the table or the board before them is kept."""
    label, rest = labelled(text, state.language)
    label = label if len(label) <= LONGEST_LABEL else ""
    state = state.on(home.Home(label or state.new_label) if label or state.new_label else None)
    said = rest if label and ":" in text else text
    return _find(state, said, "error-not-an-answer" if text.isdecimal() else "found-nothing")


def keeps_its_place(state: Conversation, choice: str) -> bool:
    """Whether a tap says itself what it belongs to, and counts although the screen has changed since."""
    page = present(state)
    if isinstance(page, PeerPage):
        return page.keeps(choice)
    return isinstance(page, BiddingBox) and choice in page.ids(state)


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
    yield aliases.segment(choice)
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
    return exactly(text, choices, locale(language))


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
    if command == BiddingBox.name:
        under = state.read_through.page
        return turn(state if isinstance(under, BiddingBox) else state.on(BiddingBox(under)))
    if command in OVER:
        return turn(_over(state, command))
    if command in OF_CLUBS:
        return turn(replace(state, current=None, home=_of_club(state, command)))
    if command == "start":
        return turn(replace(state, current=None, home=home.Role()))
    if command == "ruling":
        return turn(replace(state, current=None, home=None))
    if command in ("quit", "label"):
        return notice(state, "goodbye" if command == "quit" else "label-how")
    if command == ASK_PEERS and not asked_on(state):
        return notice(state, "poll-where", command=state.words.locale.isolated("/poll"))
    if state.case is None:
        if not state.page:
            return notice(state, "error-no-case")
        return turn(state.on(state.page.before if command == "back" else None))
    if command == "cancel" or (command == "restart" and going_on):
        return turn(state.on(Sure(_under(state), command)))
    if not going_on:
        return turn(state.on(None))
    if command == Answers.name:
        return turn(state.on(Answers()))
    if command == Disputed.name:
        return turn(_disputed(state, state.case))
    if command == GIVE:
        return _give(state, state.case)
    if command == ASK_PEERS:
        return turn(state.on(Deed("open_poll", str(state.case.number))))
    return _back(state, state.case)


def _give(state: Conversation, case: OpenCase) -> Turn:
    """The case that is spoken of goes to a colleague who directs in the same session."""
    if state.of_club is None or state.evening is None:
        return notice(state, "give-nobody")
    return turn(state.on(HandOver(str(state.evening.session.id), f"{OF_CASE}{case.number}")))


def _of_club(state: Conversation, command: str) -> Page:
    """The clubs; or the session in which somebody rules, its log, or what of it the groups have."""
    if state.evening is None and command in (PostPage.name, ResultsPage.name):
        return Deed(f"{command}_latest")
    if state.evening is None or command in ("club", "join"):
        return Clubs()
    id = str(state.evening.session.id)
    if command == PostPage.name:
        return Deed("post_page", id)
    return {"log": Log, "results": ResultsPage}.get(command, SessionPage)(id)


def _over(state: Conversation, command: str) -> Conversation:
    """The board of the case that is spoken of is over, or else the round."""
    if command == "over" and state.case is not None and not state.case.unread:
        return state.on(Ended("board"))
    return replace(state, current=None, home=Ended("round"))


def _disputed(state: Conversation, case: OpenCase) -> Conversation:
    """Where the two sides do not agree: on what is asked, or else on which of the answers."""
    asked, under = interview(case).current, state.read_through.page
    if isinstance(asked, Ruling):
        return state.on(Answers())
    chosen = isinstance(asked, Offering) or asked.key.startswith(HOLDS) or not asked.choices
    if chosen or (under is not None and under.of_the_case):
        return state.on(FindOut(under))
    return state.on(Disputed(under))


def _under(state: Conversation) -> Page | None:
    """The page to which no leads back; of one that asks already, that under it."""
    page = state.read_through.page
    return page.before if isinstance(page, Asking) else page


def _back(state: Conversation, case: OpenCase) -> Turn:
    if state.page:
        return turn(state.on(state.page.before))
    now = interview(case)
    if any(answer.key not in OF_THE_BOARD for answer in now.answers):
        if isinstance(now.current, Ruling):
            return turn(state.on(Sure(None, "back")))
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
        return _ruling(replace(state, current=None, home=None), label)
    if name == "link" and label:
        return turn(state.on(Linking(label.upper())))
    if name == "join" and label:
        return turn(replace(state, current=None, home=Joining(label.upper())))
    if name == "start" and label.startswith(INVITED):
        return turn(replace(state, current=None, home=Joining(label.removeprefix(INVITED))))
    if name == "start" and label.startswith(FROM_POST):
        return turn(replace(state, current=None, home=from_post(label)))
    if name == "start" and label.startswith(TO_PLAYERS):
        return turn(replace(state, current=None, home=Players(label.removeprefix(TO_PLAYERS))))
    if name == ASK_PEERS and label:
        return _answering(state, label)
    if name == "start" and label.startswith(LINKED):
        return _answering(state, label.removeprefix(LINKED))
    if name == "start" and state.role:  # a link from a group leads to a ruling
        return _do(state, "ruling")
    if name == "start":
        return _do(state, name)
    if name == "label" and state.case and len(label) > LONGEST_LABEL:
        return notice(state, "label-how")
    if name == "label":
        return turn(state.with_case(replace(state.case, label=label))) if state.case else notice(state, "error-no-case")
    return notice(state, "error-no-such-command")


def _answering(state: Conversation, code: str) -> Turn:
    """A poll is to be answered, whoever somebody is."""
    return turn(replace(state, current=None, home=Deed("join_poll", to=code.upper())))


def _ruling(state: Conversation, text: str) -> Turn:
    """A new case: what happened, the table or the board, or both."""
    if (auction := _auction(state, text)) is not None:
        return auction
    label, rest = labelled(text, state.language)
    if label and not rest and len(label) <= LONGEST_LABEL:
        return turn(state.on(home.Home(label)))
    if plainly(text, state.language) and ":" not in text:
        return _find(state.on(home.Home(label)) if label else state, text)
    if not label and text.partition(" ")[0].isdecimal() and plainly(text.partition(" ")[2], state.language):
        label, _, rest = text.partition(" ")
    if label and rest and len(label) <= LONGEST_LABEL:
        return _find(state.on(home.Home(label)), rest)
    if len(text) <= LONGEST_LABEL:
        return turn(state.on(home.Home(label or text)))
    return _find(state, text) if ":" in text else notice(state, "found-nothing")


def _find(state: Conversation, text: str, nothing: str = "found-nothing") -> Turn:
    """What happened, in the director's words; in a case it must be said plainly, and it is asked whether it is more."""
    again = isinstance(state.page, Again)
    asked = state.case is None or again
    if asked and (title := titled(text, state.language)):
        return _shown(_named(state, title))
    named_so = by_part(text, tuple(Choice(id, wording.title(id, state.words)) for id in MENU)) if asked else ()
    if len(named_so) == 1:
        return _shown(_named(state, named_so[0]))
    reading = understood(text, state.language, laws=state.edition)
    found = offered(reading)
    if not asked:
        other = titled(text, state.language)
        if not other and _asking(state) and (answer := _in_words(state, text)):
            return answer
        other = other or (plainly(text, state.language) if len(text.split()) > 1 else "")
        return turn(state.on(Otherwise(state.page, other))) if other else notice(state, nothing)
    if not found:
        return notice(state, nothing)
    said = {} if again else heard.said_for(text, state.language, *found)
    label = state.new_label or heard.label(said, state.words)
    if len(found) == 1 and not serves(state.edition, found[0]):
        return happened(state, found[0])
    if reading.clear or again:
        page = Found(" ".join(found), label, heard.written(said))
    else:
        page = Where(" ".join(each.id for each in reading.candidates[:WHERE]), label, heard.written(said))
    return turn(state.on(AgainFrom(page) if again else page))


def _named(state: Conversation, irregularity: str) -> Outcome:
    """What happened has been named: at home it begins a case, and on a board that is ruled on it is of that board."""
    if state.case is None or not serves(state.edition, irregularity):
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


def _auction(state: Conversation, text: str) -> Turn | None:
    """A text that is an auction, after its table or board; who dealt is asked. None where it is none."""
    label, rest = labelled(text, state.language)
    auction, calls = as_auction(rest, state.language), calls_alone(rest, state.language)
    if calls is None and (auction is None or not _readable(auction, state.language)):
        other = written(rest, state.language)
        auction, calls = (other, None) if other and ":" in other else (auction, other)
    if label and len(label) <= LONGEST_LABEL and (auction or calls) and (not state.case or state.case.label != label):
        state = replace(state, current=None, home=home.Home(label))
    if auction is not None:
        return _shown(typed_auction(state, auction))
    if calls is None:
        return None
    dealer = _dealer(state)
    return _shown(typed_auction(state, f"{dealer}: {calls}")) if dealer else turn(state.on(Dealt(state.page, calls)))


def _readable(auction: str, language: str) -> bool:
    try:
        read_auction(auction, language)
    except ModelError:
        return False
    return True


def _dealer(state: Conversation) -> Seat | None:
    """Who dealt, where it is the auction of the case that is typed again."""
    if not isinstance(state.page, Change) or state.page.key != AUCTION.id:
        return None
    assert state.case is not None
    typed_before = (answer.value for answer in interview(state.case).answers if isinstance(answer.value, Auction))
    return next((auction.dealer for auction in typed_before), None)


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


def _call(state: Conversation, case: OpenCase, text: str, choices: tuple[Choice, ...]) -> Turn:
    """A call where one may be typed; else what else a few words may mean, or what else has happened."""
    key = present(state).typed_key(state)
    item = declared(key) if key else None
    if key is not None and item is not None and not isinstance(item, Offer) and item.kind is Kind.CALL:
        try:
            return _shown(told(state, key, read_call(text, state.language)))
        except ModelError:
            pass
    if _asking(state):
        now = present(state).about(state)
        w = wording.words(state.language, case.edition, now.current.seats)
        for found in (
            by_call(text, choices, state.language),
            by_number(text, choices),
            by_seat(text, choices, w),
            by_tokens(text, choices, w),
        ):
            if found:
                return _one_of(state, found, text) or turn(state)
    try:
        read_call(text, state.language)
    except ModelError:
        asked = isinstance(state.page, Again)
        short = len(text.split()) < LEAST_DESCRIPTION and _asking(state)
        if short and not asked:
            return _in_words(state, text) or notice(state, "error-not-an-answer")
        return _find(state, text, "error-not-an-answer")
    return notice(state, "error-call-not-expected")
