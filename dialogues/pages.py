"""The screen of every page of a conversation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from dialogues import picker, screens, wording
from dialogues.interview import Interview
from dialogues.notation import type_auction
from dialogues.score_notation import mended, read_parts, write_entered
from dialogues.screens import RETURN, Choice, Screen
from dialogues.state import (
    DIRECTOR,
    PLAYER,
    Conversation,
    OpenCase,
    Segment,
    checks,
    hands_over,
    held,
    interview,
    irregularities,
    lying,
    rulings,
    standing,
    waiting,
)
from dialogues.wording import Words
from locales import LANGUAGES, locale
from rules import same_board
from rules.engine.case import declared
from rules.engine.facts import Kind
from rules.engine.outline import CALL_THE_DIRECTOR, outline
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Item, Question, Ruling
from rules.lawbook import edition, editions
from rules.menu import COMMON, GROUPS, MENU, get
from rules.model import Auction
from rules.procedures._obliged import Obliged
from rules.procedures.not_yet import NOT_YET
from rules.procedures.play._penalty_card_standing import FOLLOW_UP

# The tap that deletes everything; the conversation itself only asks for it.
FORGET = "forget"

# The taps that make two platforms one person, and part them; that, too, is done where everything is kept.
LINK = "link"
UNLINK = "unlink"

# The stages of the board that have more than is on the first page.
FURTHER = tuple(door for door, ids in GROUPS.items() if not set(ids) <= set(COMMON))

# An insufficient bid, and a bid out of turn.
EXAMPLES = (Auction.parse("N: 1S P 1H"), Auction.parse("N: 1S P W=2H"))

# A player is told of the choices that come first, not of every turn that a case may take.
RIGHTS_SHOWN = 2


def show(state: Conversation, *notices: str) -> Screen:
    """The screen of the present state."""
    shown = _shown_page(state, notices)
    page = state.page.partition(" ")[0]
    if page in PAGES or (state.case and state.case.unread):
        return shown
    label = state.case.label if state.case else state.new_label
    return replace(shown, title=_with_label(label, shown.title, state.words))


def offered(state: Conversation) -> set[str]:
    """The ids of the choices of the present screen; without making all of it where it is of the case itself."""
    if state.case is not None and not state.case.unread and not state.page:
        asked = interview(state.case).current
        if isinstance(asked, Ruling):
            return {choice.id for choice in _further(state, state.case)}
        if asked.choices:
            return {screens.choice_id(value) for value in asked.choices}
    return {choice.id for choice in show(state).choices}


def _with_label(label: str, title: str, w: Words) -> str:
    return w.text("labelled", label=w.locale.isolated(label), title=title) if label else title


def _shown_page(state: Conversation, notices: tuple[str, ...]) -> Screen:
    page, _, rest = state.page.partition(" ")
    if page in PAGES:
        return replace(PAGES[page](state), notices=notices)
    if state.case is None:
        return replace(_home(state), notices=notices)
    if state.case.unread:
        return replace(_as_issued(state, state.case), notices=notices)
    now = interview(state.case)
    page, _, chosen = page.partition("=")
    if page in ("answers", "why", "explain", "compare"):
        changed = rest.removeprefix("change ") if rest.startswith("change ") else ""
        spoken_of = now.before(changed) if changed else now
        if page == "compare":
            other = edition(chosen) if chosen else screens.other_editions(state.case.edition)[0]
            return replace(screens.compare(spoken_of, state.language, other), notices=notices)
        screen_of = {"answers": screens.answers, "why": screens.why, "explain": screens.explain}[page]
        return replace(screen_of(spoken_of, state.language), notices=notices)
    if page == "details" and isinstance(now.current, Ruling):
        return replace(screens.details(now.current, state.language), notices=notices)
    if page == "change":
        changing = (*notices, state.words.text("changing"))
        if rest in typed_keys(now):
            return Screen(
                wording.title(wording.called(now.procedure.id, now.said), state.words),
                changing,
                question=state.words.text("type-it-again"),
                keys=RETURN,
            )
        return screens.asking(now.before(rest), state.language, changing)
    if page == "again" and rest.startswith("more "):
        return replace(_more(state), notices=notices)
    if page == "again":
        return replace(_who(state, state.case, rest) if rest else _again(state), notices=notices)
    if isinstance(now.current, Ruling):
        return screens.ruling(now, state.language, _further(state, state.case), notices, _earlier(state.case))
    asked = screens.asking(now, state.language, notices)
    if now.current.choices:
        return asked
    tapped = picker.said(declared_kind(now), rest, state.words.locale) if page == "pick" else ""
    question = f"{asked.question} {tapped}" if tapped else asked.question
    return replace(asked, question=question, choices=_entered(state, now, page, rest))


def _entered(state: Conversation, now: Interview, page: str, rest: str) -> tuple[Choice, ...]:
    """What can be tapped where a value is typed: its next part; or what weights that are no whole may have meant."""
    if page == "mend":
        meant = mended(read_parts(rest, "en"))
        return tuple(Choice(str(place), write_entered(each, state.language)) for place, each in enumerate(meant))
    kind = declared_kind(now)
    picked = rest if page == "pick" else ""
    return tuple(Choice(id, text) for id, text in picker.options(kind, picked, state.words.locale))


def declared_kind(now: Interview) -> Kind:
    """The kind of value that is typed now."""
    assert isinstance(now.current, Question)
    return now.current.fact.kind


def _home(state: Conversation) -> Screen:
    w = state.words
    example, out = (w.locale.isolated(type_auction(auction, state.language)) for auction in EXAMPLES)
    return Screen(
        title=w.text("home-title"),
        context=(w.text("laws-of", year=w.locale.isolated(state.edition.year)),),
        body=(w.text("home-body"), w.text("home-auction", example=example, out=out)),
        choices=(*_titles(COMMON, state), *(Choice(f"more {group}", w.text(f"more-{group}")) for group in FURTHER)),
        footer=w.text("footer-home"),
    )


def _titles(ids: Iterable[str], state: Conversation) -> tuple[Choice, ...]:
    known = irregularities(state.edition)
    return tuple(Choice(id, wording.title(id, state.words)) for id in ids if id in known)


def _more(state: Conversation) -> Screen:
    """All the irregularities of one stage of the board."""
    w = state.words
    group = state.page.rpartition("more ")[2].split(" ")[0]
    return Screen(
        w.text(f"more-{group}"), choices=_titles(GROUPS[group], state), keys=RETURN, footer=w.text("footer-return")
    )


def _found(state: Conversation) -> Screen:
    w = state.words
    known = (*MENU, *NOT_YET)
    ids = [id for id in state.page.split(" ")[1:] if id in known]
    choices = tuple(Choice(id, wording.title(id, w), wording.what(id, w)) for id in ids)
    return replace(_home(state), title=w.text("found-title"), body=(), choices=choices)


def _not_yet(state: Conversation) -> Screen:
    """An irregularity on which no ruling is given yet: what to do meanwhile, and the Laws to read."""
    w = state.words
    id = state.page.partition(" ")[2]
    if id not in NOT_YET:  # by now it is ruled on
        return _home(state)
    if state.role == PLAYER:
        body = [w.text("player-call", law=w.locale.law(CALL_THE_DIRECTOR))]
    else:
        body = [w.text(f"irregularity-{id}.meanwhile")]
    laws = w.locale.laws(state.edition.of(NOT_YET[id]))
    return Screen(
        wording.title(id, w),
        context=(w.text("laws-of", year=w.locale.isolated(state.edition.year)),),
        body=(*body, w.text("player-laws", laws=laws)),
        keys=RETURN,
        footer=w.text("footer-return"),
    )


def _role(state: Conversation) -> Screen:
    w = state.words
    choices = tuple(Choice(role, w.text(f"role-{role}")) for role in (DIRECTOR, PLAYER))
    return Screen(w.text("home-title"), body=(w.text("role-body"),), question=w.text("role-who"), choices=choices)


def _player(state: Conversation) -> Screen:
    """What a player is told of an irregularity: to call the director, and what the Laws provide; never a ruling."""
    w = state.words
    id = state.page.partition(" ")[2]
    if id not in irregularities(state.edition):
        return _home(state)
    given = outline(get(id, state.edition))
    body = [w.text("player-call", law=w.locale.law(CALL_THE_DIRECTOR)), f"{w.text(f'irregularity-{id}.what')}."]
    if given.offers:
        body.append(w.text("player-rights"))
    for offer in given.offers[:RIGHTS_SHOWN]:
        body.append(f"– {w.text(f'offer-{offer.id}')}")
        offered = (option for option in offer.options if option.offered)
        body += [f"   {w.value(offer.id, o.id)}: {w.text(f'consequence-{o.consequence}')}" for o in offered]
    laws = w.locale.laws(given.laws)
    body += [w.text("player-laws", laws=laws), w.text("player-no-ruling")]
    year = w.locale.isolated(state.edition.year)
    return Screen(
        wording.title(id, w),
        context=(w.text("laws-of", year=year),),
        body=tuple(body),
        keys=RETURN,
        footer=w.text("footer-return"),
    )


def _privacy(state: Conversation) -> Screen:
    w = state.words
    return Screen(
        w.text("privacy-title"),
        body=(w.text("privacy-body", forget=w.locale.isolated("/forget")),),
        keys=RETURN,
        footer=w.text("footer-return"),
    )


def _forget(state: Conversation) -> Screen:
    w = state.words
    choices = (Choice(FORGET, w.text("forget-yes")), Choice("back", w.text("forget-no")))
    elsewhere = state.page.partition(" ")[2]
    body = (w.text("forget-linked", platform=_platform(state, elsewhere)),) if elsewhere else ()
    return Screen(w.text("forget-title"), body=body, question=w.text("forget-sure"), choices=choices)


def _link(state: Conversation) -> Screen:
    """How to be the same person on another platform; the code is made where everything is kept."""
    w = state.words
    code = state.page.partition(" ")[2]
    return _of_links(state, w.text("link-how", command=w.locale.isolated(f"/link {code}")), w.text("link-secret"))


def _link_sure(state: Conversation) -> Screen:
    """What will be shared, before anything is: "link_sure CODE PLATFORM HERE THERE", with the numbers of cases."""
    w = state.words
    _, _, platform, here, there = state.page.split(" ")
    return Screen(
        w.text("link-title"),
        body=(
            w.text("link-what", here=w.locale.isolated(here), there=w.locale.isolated(there)),
            w.text("link-not-yours"),
        ),
        question=w.text("link-sure", platform=_platform(state, platform)),
        choices=(Choice(LINK, w.text("link-yes")), Choice("back", w.text("link-no"))),
    )


def _linked(state: Conversation) -> Screen:
    w = state.words
    return _of_links(state, w.text("link-done"), w.text("link-parts", unlink=w.locale.isolated("/unlink")))


def _not_linked(state: Conversation) -> Screen:
    return _of_links(state, state.words.text("link-failed", link=state.words.locale.isolated("/link")))


def _same_platform(state: Conversation) -> Screen:
    platform = _platform(state, state.page.partition(" ")[2])
    return _of_links(state, state.words.text("link-same-platform", platform=platform))


def _too_many_codes(state: Conversation) -> Screen:
    return _of_links(state, state.words.text("link-too-many"))


def _unlink_sure(state: Conversation) -> Screen:
    """Whether to part, before it is done: "unlink_sure PLATFORM"."""
    w = state.words
    return Screen(
        w.text("unlink-title"),
        body=(w.text("unlink-what"),),
        question=w.text("unlink-sure", platform=_platform(state, state.page.partition(" ")[2])),
        choices=(Choice(UNLINK, w.text("unlink-yes")), Choice("back", w.text("unlink-no"))),
    )


def _unlinked(state: Conversation) -> Screen:
    platform = _platform(state, state.page.partition(" ")[2])
    return replace(
        _of_links(state, state.words.text("unlink-done", platform=platform)), title=state.words.text("unlink-title")
    )


def _nothing_linked(state: Conversation) -> Screen:
    shown = _of_links(state, state.words.text("unlink-nothing", link=state.words.locale.isolated("/link")))
    return replace(shown, title=state.words.text("unlink-title"))


def _of_links(state: Conversation, *body: str) -> Screen:
    return Screen(state.words.text("link-title"), body=body, keys=RETURN, footer=state.words.text("footer-return"))


def _platform(state: Conversation, channel: str) -> str:
    return state.words.locale.isolated(channel.capitalize())


def _forgotten(state: Conversation) -> Screen:
    w = state.words
    return Screen(w.text("forget-title"), body=(w.text("forget-done", start=w.locale.isolated("/start")),))


def _again(state: Conversation) -> Screen:
    """A second irregularity on the same board: what was it?"""
    w = state.words
    return replace(_home(state), title=w.text("further-again"), body=(), keys=RETURN, footer=w.text("footer-return"))


def _who(state: Conversation, case: OpenCase, irregularity: str) -> Screen:
    """A second irregularity on the same board: by whom? One who had to pass is a choice of their own."""
    obliged = {} if same_board.auction_is_over(irregularity) else standing(case)
    w = wording.words(state.language, case.edition, interview(case, 0).current.seats)
    choices = []
    for place, role in enumerate(same_board.PLACES):
        who = str(w.seats.get(role, role))
        if obliged.get(place) is not Obliged.WHENEVER:
            choices.append(Choice(str(place), w.text("again-player", who=who)))
        if place in obliged:
            choices.append(Choice(f"{place} {obliged[place]}", w.text("again-obliged", who=who)))
    title = w.text(f"irregularity-{irregularity}")
    context = () if w.seats else (w.text("again-named-as-before"),)
    return Screen(
        title,
        context=context,
        question=w.text("again-who"),
        choices=tuple(choices),
        keys=RETURN,
        footer=w.text("footer-return"),
    )


def _earlier(case: OpenCase) -> tuple[tuple[Ruling, Item], ...]:
    """What rulings on other irregularities of the board have left standing, each with its ruling."""
    of = case.segments[-1].of
    given = [ruling for _, ruling in rulings(case)]
    return tuple(
        (given[each.index], each.item)
        for each in held(case)
        if case.segments[each.index].of != of and each.item in given[each.index].standings
    )


def _help(state: Conversation) -> Screen:
    w = state.words
    lines = ("answers", "back", "list", "why", "explain", "compare", "restart", "cancel", "new", "label", "settings")
    body = tuple(w.text(f"help-{line}") for line in lines)
    return Screen(w.text("help-title"), body=body, keys=RETURN, footer=w.text("footer-return"))


def _as_issued(state: Conversation, case: OpenCase) -> Screen:
    """A case that can only be read: its rulings as they were issued, under the label that they had."""
    w = state.words
    title, *body = "\n\n".join(case.issued or (w.text("read-only-title"),)).split("\n")
    return Screen(
        title if case.label in title else _with_label(case.label, title, w),
        context=(w.text("read-only"),),
        body=tuple(body),
        keys=("cancel",),
        footer=w.text("footer-read-only"),
    )


def _open(state: Conversation) -> Screen:
    w = state.words
    choices = []
    for case in state.cases:
        if case.unread:
            irregularity, when = _as_issued(state, case).title, w.text("open-read-only")
        elif waiting(case):
            asking = not isinstance(interview(case).current, Ruling)
            when = w.text("open-asking") if asking else w.text("open-checks", count=str(len(checks(case))))
            irregularity = _with_label(case.label, wording.title(case.segments[0].procedure, w), w)
        else:
            continue
        choices.append(Choice(str(case.number), w.text("open-case", irregularity=irregularity, when=when)))
    question = "" if choices else w.text("open-none")
    return Screen(
        w.text("open-title"), question=question, choices=tuple(choices), keys=RETURN, footer=w.text("footer-return")
    )


def _languages(state: Conversation) -> Screen:
    w = state.words
    choices = tuple(Choice(language, locale(language).names["language"]) for language in LANGUAGES)
    return Screen(w.text("language-title"), choices=choices, keys=RETURN, footer=w.text("footer-return"))


def _editions(state: Conversation) -> Screen:
    w = state.words
    choices = tuple(Choice(e.id, w.text("laws-of", year=w.locale.isolated(e.year))) for e in editions())
    return Screen(w.text("edition-title"), choices=choices, keys=RETURN, footer=w.text("footer-return"))


def _further(state: Conversation, case: OpenCase) -> tuple[Choice, ...]:
    w = state.words
    later = tuple(Choice(segment.id, _check_title(state, case, segment)) for segment in checks(case))
    given = interview(case).current
    detailed = isinstance(given, Ruling) and given.details
    return (
        *((Choice("details", w.text("further-details")),) if detailed else ()),
        Choice("why", w.text("further-why")),
        Choice("answers", w.text("further-change")),
        *_compare(case, w),
        *later,
        Choice("again", w.text("further-again")),
    )


def _compare(case: OpenCase, w: Words) -> Iterator[Choice]:
    """The editions that the ruling can be compared with."""
    for place, other in enumerate(screens.other_editions(case.edition)):
        year = w.locale.isolated(other.year)
        yield Choice(f"compare={other.id}" if place else "compare", w.text("further-compare", year=year))


def _check_title(state: Conversation, case: OpenCase, segment: Segment) -> str:
    """What is to be come back for or ruled on next; where there are several, of which irregularity, player and time."""
    title = wording.title(segment.procedure, state.words)
    if hands_over(segment.procedure) and not SUBJECTS[segment.procedure].follows:
        return _with_label(title, _named(state, case, segment.place), state.words)
    if segment.procedure == FOLLOW_UP and (len(lying(case)) > 1 or segment.place != case.segments[segment.of].place):
        return _with_label(title, _named(state, case, segment.place), state.words)
    if all(other.of == 0 for other in case.segments):
        return title
    began = case.segments[segment.of]
    title = _with_label(title, wording.title(began.procedure, state.words), state.words)
    again = {
        index: other.place
        for index, other in enumerate(case.segments)
        if other.of == index and other.procedure == began.procedure
    }
    if len(again) == 1:
        return title
    title = _with_label(title, _named(state, case, began.place), state.words)
    of_the_player = [index for index, place in again.items() if place == began.place]
    number = str(of_the_player.index(segment.of) + 1)
    return _with_label(title, number, state.words) if len(of_the_player) > 1 else title


def _named(state: Conversation, case: OpenCase, place: int) -> str:
    """A player, by seat or as seen from the first offender."""
    w = wording.words(state.language, case.edition, interview(case, 0).current.seats)
    role = same_board.PLACES[place]
    return w.text("again-player", who=str(w.seats.get(role, role)))


def typed_keys(now: Interview) -> tuple[str, ...]:
    """The keys of the answers that were typed, so that changing them means typing them anew."""
    items = ((answer.key, declared(answer.key)) for answer in now.answers)
    return tuple(key for key, item in items if item is not None and not item.choices)


PAGES: Mapping[str, Callable[[Conversation], Screen]] = {
    "found": _found,
    "not_yet": _not_yet,
    "more": _more,
    "help": _help,
    "open": _open,
    "language": _languages,
    "edition": _editions,
    "role": _role,
    "player": _player,
    "privacy": _privacy,
    "forget": _forget,
    "forgotten": _forgotten,
    "link": _link,
    "linking": _not_linked,
    "link_sure": _link_sure,
    "link_agreed": _not_linked,
    "link_same": _same_platform,
    "link_too_many": _too_many_codes,
    "linked": _linked,
    "unlink": _nothing_linked,
    "unlink_sure": _unlink_sure,
    "unlink_agreed": _nothing_linked,
    "unlinked": _unlinked,
}
