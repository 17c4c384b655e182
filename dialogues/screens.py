"""What is shown: channel-neutral screens made of the locale's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from dialogues.from_results import KEYS as FROM_RESULTS
from dialogues.interview import OF_THE_BOARD, RHO_HAD_TO_PASS, Answer, Interview
from dialogues.wording import (
    REASONS,
    Words,
    already_told,
    by_regulation,
    called,
    headline,
    title,
    title_label,
    with_offender,
    words,
)
from rules.engine.case import declared
from rules.engine.compare import compare as compare_rulings
from rules.engine.derive import OFFENDER
from rules.engine.facts import Audience, Offer, Role, Value
from rules.engine.procedure import SOMEBODYS, Of
from rules.engine.ruling import Item, Offering, Question, Ruling, When
from rules.lawbook import Edition, editions
from rules.model import Action, Auction, Bid, Seat
from rules.model.deals import Solved

# What leads back from a page that is read over another one.
RETURN = ("back",)


# Who is given an option after an irregularity of the other side.
HAS_OPTIONS = (Role.LHO, Role.RHO, Role.NON_OFFENDING_SIDE, Role.DECLARER)

# What shows the folded part of a ruling, where a channel has nothing to unfold.
FOLDED = "folded"


# What the choice of a seat begins with that says whose call or card it was.
WHO = "who="


@dataclass(frozen=True)
class Choice:
    """One numbered option of a screen; `id` is what a tap sends, `detail` what the choice brings.

    short: what its button says, where that is not the text itself.
    full: its whole condition, where the text is only as much of it as is read in a hurry.
    beside: it stands on every ruling, and has no row of its own.
    """

    id: str
    text: str
    detail: str = ""
    short: str = ""
    full: str = ""
    beside: bool = False

    @property
    def label(self) -> str:
        """What its button says."""
        return self.short or self.text

    @property
    def words(self) -> tuple[str, ...]:
        """All that is said of it, by which somebody who types may mean it."""
        return tuple(filter(None, (self.text, self.short, self.full)))


@dataclass(frozen=True)
class Section:
    """Lines under a heading, which stands before the first of them."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Screen:
    """What one step of a conversation shows, from top to bottom.

    notices: what has just happened (an answer dropped, an input not understood).
    who: the four seats, where nobody has said yet whose call or card it was; nobody has to.
    grid: rows of buttons that are pressed one after another, where there are buttons; elsewhere it is typed.
    script: what the director reads out, word for word; later: what lasts, and what is to be come back for.
    folded: what need not be read to act; it is shown on demand.
    keys: the commands that belong beside the choices where there are buttons; footer: all of them in words.
    """

    title: str
    notices: tuple[str, ...] = ()
    context: tuple[str, ...] = ()
    body: tuple[str, ...] = ()
    script: tuple[str, ...] = ()
    later: tuple[Section, ...] = ()
    folded: tuple[str, ...] = ()
    audience: str = ""
    question: str = ""
    choices: tuple[Choice, ...] = ()
    who: tuple[Choice, ...] = ()
    grid: tuple[tuple[Choice, ...], ...] = ()
    keys: tuple[str, ...] = ()
    footer: str = ""

    def listed(self, longest: int) -> list[tuple[int, Choice]]:
        """The choices that stand above their buttons too, with their numbers: what a button alone does not tell.

        On a question that is all where it is one, so that they can be compared.

        Args: how many characters a button shows at the most.
        """
        untold = [c.detail != "" or c.short != "" or len(c.text) > longest for c in self.choices]
        every = bool(self.question) and any(choice.short for choice in self.choices)
        numbered = zip(range(1, len(self.choices) + 1), self.choices, untold, strict=True)
        return [(place, choice) for place, choice, alone in numbered if alone or (every and not choice.beside)]


def asking(interview: Interview, language: str, notices: Iterable[str] = ()) -> Screen:
    """The screen of the current question or offer."""
    asked = interview.current
    assert not isinstance(asked, Ruling)
    w = words(language, interview.procedure.edition, asked.seats)
    item = asked.item
    # An offer is read out; that the director enters a score themself goes without saying.
    audience = Audience.TABLE if isinstance(item, Offer) or item.sample is not None else item.audience
    notes = [] if audience is Audience.TABLE else [w.text(f"audience-{audience}")]
    who, of = seats(interview, w), interview.procedure.subject.of
    if who and not asked.seats:
        notes.append(w.text("who-was-it" if of is Of.PERSON else "who-first"))
    if (key := interview.typed_key()) and (how := declared(key)) and not isinstance(how, Offer):
        notes.append(w.text(f"type-a-{how.kind}"))
    return Screen(
        title=with_offender(title(called(interview.procedure.id, interview.said), w), asked.seats, w),
        notices=tuple(notices),
        context=entered(interview, w),
        script=tuple(filter(None, (w.script(line, interview.heard) for line in item.script))),
        audience=" ".join(notes),
        question=both_hold(asked, w) if asked.key.startswith("holds.") else w.question(asked.key),
        choices=(*choices(asked, w), *had_to_pass(interview, w)),
        who=who,
        keys=(
            "back",
            "why",
            *(("explain",) if explains(asked, w) else ()),
            *(("box",) if who and of is Of.CALL else ()),
        ),
        footer=w.text("footer-case"),
    )


def seats(interview: Interview, w: Words) -> tuple[Choice, ...]:
    """The seats, to say whose call or card it was before anything else is answered."""
    of = interview.procedure.subject.of
    answered = any(answer.key not in OF_THE_BOARD and not answer.taken for answer in interview.answers)
    taken = any(answer.key == OFFENDER.id and answer.taken for answer in interview.answers)
    known = bool(interview.current.seats) and not taken
    if known or interview.given or answered or of not in SOMEBODYS:
        return ()
    return tuple(Choice(f"{WHO}{seat}", w.text(f"seat-{seat}")) for seat in Seat)


def choices(asked: Question | Offering, w: Words) -> tuple[Choice, ...]:
    """The choices of a question or an offer."""
    key = asked.key
    return tuple(
        Choice(choice_id(value), w.value(key, value), short=w.label(key, value), full=w.whole_value(key, value))
        for value in asked.choices
    )


def what_follows(asked: Question | Offering, w: Words) -> tuple[str, ...]:
    """Each choice in full, where the screen has less of it; of an offer with what it brings."""
    if isinstance(asked, Offering):
        options = ((option.id, w.text(f"consequence-{option.consequence}")) for option in asked.options)
        return tuple(f"– {w.whole_value(asked.key, id) or w.value(asked.key, id)}: {brings}" for id, brings in options)
    whole = [w.whole_value(asked.key, value) for value in asked.choices]
    shown = (w.value(asked.key, value) for value in asked.choices)
    return tuple(f"– {full or text}" for full, text in zip(whole, shown, strict=True)) if any(whole) else ()


def had_to_pass(interview: Interview, w: Words) -> tuple[Choice, ...]:
    """What makes a call at RHO's turn one in rotation, where only an earlier ruling could have shown it (28A)."""
    if not interview.may_be_in_rotation:
        return ()
    return (Choice(RHO_HAD_TO_PASS, w.text("rho-had-to-pass"), short=w.text("rho-had-to-pass.label")),)


def choice_id(value: Value) -> str:
    """The id that a tap on a choice sends."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def both_hold(asked: Question | Offering, w: Words) -> str:
    """An answer and the auction disagree: both, and which of them holds?"""
    key = asked.key.removeprefix("holds.")
    (_, said), *shown = asked.about
    return w.text(
        "which-holds-of",
        question=w.question(key),
        said=w.value(key, said),
        shown=", ".join(w.value(key, value) for _, value in shown),
    )


def context(interview: Interview, w: Words) -> tuple[str, ...]:
    """The edition, what has been typed, and who is who."""
    seats = (w.text("context-seats"),) if w.seats else ()
    return (w.text("laws-of", year=w.locale.isolated(w.edition.year)), *entered(interview, w), *seats)


def entered(interview: Interview, w: Words) -> tuple[str, ...]:
    """What has been typed: the auction, a deal, a call."""
    lines: list[str] = []
    for answer in (*interview.given, *interview.answers):
        if isinstance(answer.value, Auction):
            shown = w.value(answer.key, answer.value)
            lines.append(w.text("context-auction", dealer=str(answer.value.dealer), auction=shown))
        elif isinstance(answer.value, Solved):
            lines += double_dummy(answer.value, w)
        elif isinstance(answer.value, Bid | Action):
            lines.append(f"{w.question(answer.key)} {w.value(answer.key, answer.value)}")
    return tuple(lines)


def taken(interview: Interview, w: Words) -> tuple[str, ...]:
    """What was answered by the director's sentence before it was asked."""
    return tuple(
        _answered(answer, w) for answer in interview.answers if answer.taken and answer.key not in OF_THE_BOARD
    )


def rested_on(interview: Interview, told: Iterable[Answer], w: Words) -> tuple[str, ...]:
    """What was told and a ruling rests on, though nobody was asked."""
    if not isinstance(interview.current, Ruling):
        return ()
    read = {key for reason in interview.current.trace for key, _ in reason.facts}
    return tuple(_answered(answer, w) for answer in told if answer.key in read)


def double_dummy(deal: Solved, w: Words) -> Iterator[str]:
    """How many tricks each declarer takes double dummy; nothing where nobody has solved it."""
    for seat in Seat if deal.tricks else ():
        made = (f"{w.locale.names['write'][each]} {tricks}" for each, tricks in deal.made(seat).items())
        yield w.text("double-dummy", seat=w.text(f"seat-{seat}"), tricks=w.locale.isolated(" · ".join(made)))


def dropped(interview: Interview, w: Words) -> tuple[str, ...]:
    """What the last change has overtaken, said once."""
    return tuple(
        w.text("dropped", question=w.question(answer.key), answer=w.value(answer.key, answer.value))
        for answer in interview.dropped
    )


def ruling(
    interview: Interview,
    language: str,
    further: Iterable[Choice],
    notices: Iterable[str] = (),
    earlier: Iterable[tuple[Ruling, Item]] = (),
) -> Screen:
    """The screen of the ruling, with what earlier rulings on the board left standing, and what can be done next."""
    given = interview.current
    assert isinstance(given, Ruling)
    w = words(language, given.edition, given.seats)
    # What a player has to do at once is read out with the steps; what lasts longer has a place of its own.
    at_once = [item for item in given.standings if item.when is When.AT_TURN]
    lasting = [item for item in given.standings if item.when is not When.AT_TURN]
    steps = [each for each in given.steps if each.id not in REASONS and not already_told(each.id, interview.heard)]
    score = [item for item in (given.adjustment, given.penalty, given.appeal) if item]
    steps = steps if steps or score or at_once else list(given.steps)
    said = [sentence for item in (*steps, *at_once) if (sentence := w.said(item))]
    return Screen(
        title=headline(given, w),
        notices=tuple(notices),
        body=(*filter(None, map(w.ordered, steps)), *(w.short(item) for item in score), *by_regulation(given, w)),
        script=(" ".join(said),) if said else (),
        later=tuple(
            Section(w.text(heading), tuple(lines))
            for heading, lines in (
                ("heading-lasts", [w.short(item) for item in lasting]),
                ("heading-standing", _still_standing(earlier, language)),
                ("heading-later", ruled_next(given, w)),
                ("at-end-of-play", at_end_of_play(given, w)),
            )
            if lines
        ),
        folded=folded(given, interview, w),
        choices=tuple(further),
        footer=w.text("footer-ruling"),
    )


def ruling_alone(screen: Screen) -> Screen:
    """The ruling as a message of its own, to forward or to print."""
    return replace(screen, notices=(), choices=(), keys=(), footer="")


def plain(ruling: Screen) -> str:
    """A ruling as it is kept."""
    return "\n".join((ruling.title, *ruling.context, *ruling.body, *ruling.script, *_later(ruling), *ruling.folded))


def _later(ruling: Screen) -> Iterator[str]:
    for section in ruling.later:
        yield section.heading
        yield from (f"– {line}" for line in section.lines)


def ruled_next(given: Ruling, w: Words) -> list[str]:
    """What is to be ruled on before the end of play."""
    checks = (item for item in given.checks if not (item.when is When.END_OF_PLAY and item.segment))
    return list(dict.fromkeys(" ".join(filter(None, (w.short(item), w.explained_order(item)))) for item in checks))


def at_end_of_play(given: Ruling, w: Words) -> list[str]:
    """What is to be come back for at the end of play: each has a button of its own, and they are one line."""
    last = (item for item in given.checks if item.when is When.END_OF_PLAY)
    # What parts them begins a line rather than that it ends one.
    named = " ·\u00a0".join(dict.fromkeys(title_label(item.segment, w) for item in last if item.segment))
    return [named] if named else []


def folded(given: Ruling, interview: Interview, w: Words) -> tuple[str, ...]:
    """What of a ruling need not be read to act: who may use what, the Laws, and every item with its explanation."""
    told = (*given.steps, *given.standings, given.adjustment, given.penalty, given.appeal, *given.checks)
    reasons = [w.item(item) for item in told if item]
    return (
        *_under("heading-information", [w.item(item) for item in given.information], w),
        w.text("ruling-laws", laws=w.locale.laws(given.laws)),
        *context(interview, w),
        *_under("heading-reasons", list(dict.fromkeys(reasons)), w),
    )


def _under(heading: str, lines: Sequence[str], w: Words) -> tuple[str, ...]:
    """Lines under a heading; nothing where there are none."""
    return (w.text(heading), *(f"– {line}" for line in lines)) if lines else ()


def more(interview: Interview, language: str) -> Screen:
    """The folded part of a ruling."""
    given = interview.current
    w = words(language, interview.procedure.edition, given.seats)
    body = ruling(interview, language, ()).folded if isinstance(given, Ruling) else ()
    return Screen(w.text("further-folded"), body=body, keys=RETURN, footer=w.text("footer-return"))


def _from(given: Ruling, text: str, w: Words) -> str:
    """A standing with the ruling that it comes from: "the offender" is that of another ruling there."""
    return w.text("from-ruling", text=text, irregularity=title(given.procedure, w))


def details(given: Ruling, language: str) -> Screen:
    """The arithmetic behind a ruling: each comparison."""
    w = words(language, given.edition, given.seats)
    return Screen(
        title=w.text("further-details"),
        body=tuple(w.item(item) for item in given.details),
        keys=RETURN,
        footer=w.text("footer-return"),
    )


def _still_standing(earlier: Iterable[tuple[Ruling, Item]], language: str) -> list[str]:
    """What earlier rulings on the same board left standing; of which, where they name no seats."""
    bound = [(given, item, words(language, given.edition, given.seats)) for given, item in earlier]
    return [w.short(item) if given.seats else _from(given, w.short(item), w) for given, item, w in bound]


def why(interview: Interview, language: str) -> Screen:
    """Why: each paragraph applied with the answers that led to it, or the Law behind the current question."""
    asked = interview.current
    w = words(language, interview.procedure.edition, asked.seats)
    lines: list[str] = []
    if isinstance(asked, Ruling):
        for law, reasons in groupby(asked.trace, lambda reason: reason.law):
            lines.append(w.text("why-law", law=w.locale.law(law)))
            for reason in reasons:
                facts = ((key, value) for key, value in reason.facts if declared(key))
                lines += [f"   {w.question(key)} {w.value(key, value)}" for key, value in facts]
                lines += [f"   {w.locale.arrow} {w.item(effect, law=False)}" for effect in reason.effects]
    else:
        lines.append(w.text("why-question", law=w.locale.law(asked.law)) if asked.law else w.text("why-first"))
        lines += [f"   {w.question(a.key)} {w.value(a.key, a.value)}" for a in interview.answers]
    return Screen(title=w.text("why-title"), body=tuple(lines), keys=RETURN, footer=w.text("footer-return"))


def other_editions(edition: Edition) -> tuple[Edition, ...]:
    """The editions that a ruling can be compared with, the newest first."""
    return tuple(other for other in editions() if other.year != edition.year)


def compare(interview: Interview, language: str, other: Edition) -> Screen:
    """What another edition would rule on the same answers, or that it would rule the same."""
    given = interview.current
    here = words(language, interview.procedure.edition, given.seats)
    there = words(language, other, given.seats)
    body = _compared(interview, given, here, there) if isinstance(given, Ruling) else [there.text("compare-no-ruling")]
    title = there.text("compare-title", year=there.locale.isolated(there.edition.year))
    return Screen(title, body=tuple(body), keys=RETURN, footer=there.text("footer-return"))


def _compared(interview: Interview, given: Ruling, here: Words, there: Words) -> list[str]:
    """What each edition alone rules; what both say in other words belongs there too."""
    answers = {answer.key: answer.value for answer in interview.answers}
    known = {answer.key: answer.value for answer in interview.given} | answers
    found = compare_rulings(given, known, there.edition, interview.profile.in_force)
    if found.asks:
        lines = [there.text("compare-asks"), f"   {there.question(found.asks.key)}"]
        if isinstance(found.asks, Offering):
            lines += [f"   {line}" for line in what_follows(found.asks, there)]
        return lines
    reworded = [(a, b) for a, b in found.shared if here.item(a, law=False) != there.item(b, law=False)]
    lines = _only(here, (*found.only_here, *(item for item, _ in reworded)))
    lines += _only(there, (*found.only_there, *(item for _, item in reworded)))
    lines = lines or [there.text("compare-same")]
    retested = [key for key in answers if _test(key, here) != _test(key, there)]
    if retested:
        heading = there.text("compare-test", year=there.locale.isolated(there.edition.year))
        lines += [heading, *(f"   {there.in_full(key)}" for key in retested)]
    return lines


def _only(w: Words, items: tuple[Item, ...]) -> list[str]:
    """What one edition alone says, under its heading; nothing where there is nothing."""
    heading = w.text("compare-only", year=w.locale.isolated(w.edition.year))
    return [heading, *(f"– {w.item(item)}" for item in items)] if items else []


def _test(key: str, w: Words) -> tuple[str, str]:
    """A question in the words of an edition, with the test that it puts, which may be another in each."""
    item = declared(key)
    explained = item is not None and item.judgement and not isinstance(item, Offer)
    return w.in_full(key), w.text(f"fact-{item.id}.explain") if item and explained else ""


def test_of(asked: Question | Offering, w: Words) -> str:
    """What decides a question or an offer where a director may be unsure; nothing where it needs no explanation."""
    id = f"{'fact' if isinstance(asked, Question) else 'offer'}-{asked.item.id}.explain"
    return w.text(id) if asked.item.judgement or w.locale.has(id) else ""


def alone(asked: Question | Offering, w: Words) -> tuple[str, ...]:
    """10C2, of an option that the non-offending side has: what becomes of partner's advice is ruled on elsewhere."""
    if not isinstance(asked, Offering) or asked.item.by not in HAS_OPTIONS:
        return ()
    said = {"title": title_label("rectification_forfeited", w), "law": w.locale.law("10C2")}
    return (w.text("options-chosen-alone", **said),)


def explains(asked: Question | Offering, w: Words) -> bool:
    """Whether there is more to know: the test, what each option brings, or the question or its choices in full."""
    return isinstance(asked, Offering) or bool(
        w.whole_question(asked.key) or test_of(asked, w) or what_follows(asked, w)
    )


def explain(interview: Interview, language: str) -> Screen:
    """The test of the question that the director has to judge, or what else there is to know of it."""
    asked = interview.current
    w = words(language, interview.procedure.edition, asked.seats)
    if isinstance(asked, Ruling) or not explains(asked, w):
        return Screen(
            w.text("explain-title"), body=(w.text("nothing-to-explain"),), keys=RETURN, footer=w.text("footer-return")
        )
    law = (w.text("test-of-law", law=w.locale.law(asked.law)),) if asked.law else ()
    body = (*filter(None, (w.whole_question(asked.key), test_of(asked, w))), *what_follows(asked, w), *alone(asked, w))
    keys = RETURN if isinstance(asked, Offering) else (*RETURN, "disputed")
    return Screen(w.text("explain-title"), context=law, body=body, keys=keys, footer=w.text("footer-return"))


def _answered(answer: Answer, w: Words) -> str:
    """A question with its answer, and where that is from."""
    given = f"{w.question(answer.key)} {w.value(answer.key, answer.value)}"
    if answer.taken:
        given = w.text("taken-from-results" if answer.key in FROM_RESULTS else "taken", answer=given)
    ways = {"found": "disputed-found", "open": "disputed-left-open"}
    return w.text(ways[answer.disputed], answer=given) if answer.disputed else given


def answers(interview: Interview, language: str) -> Screen:
    """The answers so far, to choose the one that is to be changed."""
    w = words(language, interview.procedure.edition, interview.current.seats)
    listed = tuple(Choice(answer.key, _answered(answer, w)) for answer in interview.answers)
    question = w.text("which-to-change") if listed else w.text("no-answers")
    return Screen(
        title=w.text("answers-title"), question=question, choices=listed, keys=RETURN, footer=w.text("footer-return")
    )
