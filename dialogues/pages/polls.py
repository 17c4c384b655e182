"""Pages of a poll of peers: its question is put together, it grows, and is taken over; and what a peer is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from dialogues import polls, screens
from dialogues.access import Command
from dialogues.pages.answering import answered, spoken_of, value_of
from dialogues.pages.bidding_box import LEVELS, BiddingBox
from dialogues.pages.club import NONE, Deed, Viewed
from dialogues.pages.common import refused, said, to_read, with_label
from dialogues.polls import ON, ON_EXPLANATION, Peer, Poll, Problem, Stage
from dialogues.read import place
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, OpenCase, Outcome, Page, interview
from dialogues.wording import Words
from rules.engine.derive import AUCTION, DEAL
from rules.engine.ruling import Ruling
from rules.model import Action, Auction, Denomination, ModelError, Seat, dealer
from rules.model.deals import Solved
from rules.procedures.information.unauthorized_information import CAME_FROM
from rules.procedures.score._board_score import BOARD
from rules.scoring.boards import Form

# What is tapped besides what is asked for.
SEND, CHANGE, BOX, NOTHING, YES, NO = "send", "change", "box", "nothing", "yes", "no"

# What may be said of a question besides what has to be.
OPTIONAL = ("methods", "event")

# The rows of cards to tap are so long.
IN_A_ROW = 5


def asked_on(state: Conversation) -> bool:
    """Whether the case asks what peers can be asked about, or has a poll."""
    case = state.case
    if case is None or case.unread:
        return False
    now = interview(case).current
    return bool(case.segments[-1].poll) or (not isinstance(now, Ruling) and now.key in ON)


def draft(state: Conversation) -> PollDraft:
    """The question as far as the case knows it."""
    case = state.case
    assert case is not None
    now = interview(case).current
    spec = {"of": ON_EXPLANATION if not isinstance(now, Ruling) and now.key == ON_EXPLANATION else polls.ON_USE}
    evening, known = state.evening, dict(_known(case))
    where = place.read(case.label, state.language)
    if board := known.get(BOARD.id) or where.board:
        spec["board"] = str(board)
    if isinstance(auction := known.get(AUCTION.id), Auction):
        spec["auction"] = str(auction)
    if spec["of"] == polls.ON_USE and known.get(CAME_FROM.id) in polls.SOURCES:
        spec["source"] = str(known[CAME_FROM.id])
    if evening is not None:
        spec |= {"scoring": evening.session.scoring.value, "event": evening.session.name or evening.session.held_on}
    return PollDraft.of(spec)


def _known(case: OpenCase) -> Iterator[tuple[str, Any]]:
    """What has been said of the board."""
    for segment in case.segments:
        yield from ((each.key, each.value) for each in (*segment.told, *segment.answers))


@dataclass(frozen=True)
class PollDraft(Page):
    """A question to peers that is put together. what: is asked for now, or NONE; kept: what has been said, as JSON."""

    name: ClassVar[str] = "poll_draft"
    of_the_case: ClassVar[bool] = True
    takes_words: ClassVar[bool] = True
    what: str = NONE
    kept: str = "{}"

    @classmethod
    def of(cls, spec: Mapping[str, str], what: str = NONE) -> PollDraft:
        """The page of what has been said."""
        return cls(what, json.dumps(spec, ensure_ascii=False))

    @property
    def spec(self) -> dict[str, str]:
        """What has been said."""
        spec: dict[str, str] = json.loads(self.kept)
        return spec

    @property
    def asks(self) -> str:
        """What is asked for; "" where the question is whole."""
        return polls.missing(self.spec) if self.what == NONE else self.what

    @property
    def takes_numbers(self) -> bool:  # type: ignore[override]
        """The number of a board is no place in a list."""
        return self.asks == "board"

    @property
    def before(self) -> Page | None:
        return PollDraft(kept=self.kept) if self.what != NONE else None

    def show(self, state: Conversation) -> Screen:
        w, spec, asks = state.words, self.spec, self.asks
        if asks == CHANGE:
            said = (*(key for key in polls.NEEDED if spec.get(key)), "event")
            choices = tuple(Choice(f"set={key}", w.text(f"poll-set-{key}")) for key in said)
            return replace(to_read(state, "poll-title"), question=w.text("poll-ask-change"), choices=choices)
        if asks:
            choices = tuple(_choices(spec, asks, w))
            return replace(to_read(state, "poll-title"), question=w.text(f"poll-ask-{asks}"), choices=choices)
        of = polls.problem(spec)
        other = (w.text("poll-other-group", words=w.locale.isolated(of.right)),) if of.right else ()
        body = (w.text("poll-preview"), *polls.aloud(of, of.groups[0], w).split("\n"), *other)
        choices = (
            Choice(SEND, w.text("poll-send")),
            Choice("set=methods", w.text("poll-set-methods"), beside=True),
            Choice(f"set={CHANGE}", w.text("further-change"), beside=True),
        )
        return replace(to_read(state, "poll-title", *body), question=w.text("poll-as-seen"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        assert state.case is not None
        spec, asks = self.spec, self.asks
        if choice == SEND:
            return state.on(Deed("make_poll", str(state.case.number), text=self.kept)), ()
        if choice.startswith("set="):
            return state.on(replace(self, what=choice.removeprefix("set="))), ()
        if choice == BOX:
            calls = spec.get("auction", "").partition(":")[2].strip()
            return state.on(PollBox(self, f"{dealer(int(spec['board']))}|{calls}")), ()
        if asks == "made" and choice.isdecimal():
            return self._called(state, int(choice))
        return self.take(state, asks, "" if choice == NOTHING else choice, "en")

    def _called(self, state: Conversation, index: int) -> Outcome:
        """The call in question is one of those of the auction, which goes as far as that."""
        auction = Auction.parse(self.spec["auction"], kept=True)
        before = Auction(auction.dealer, auction.entries[:index])
        spec = {**self.spec, "auction": str(before), "made": str(auction.entries[index].call)}
        if before.turn is not auction.turn:
            spec.pop("hand", None)  # of another player
        try:
            return state.on(_filled(state, spec)), ()
        except ModelError as error:
            return refused(state, error)

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        if self.asks in ("", CHANGE, "scoring"):
            return said(state, "error-not-an-answer")
        return self.take(state, self.asks, text, state.language)

    def take(self, state: Conversation, key: str, text: str, language: str) -> Outcome:
        """Something is said of the question, as it is written in a language."""
        try:
            return state.on(_filled(state, polls.with_said(self.spec, key, text, language))), ()
        except ModelError as error:
            return refused(state, error)


def _filled(state: Conversation, spec: dict[str, str]) -> PollDraft:
    """The page of what has been said, with the hands that the case knows. Raises ModelError where it does not fit."""
    dealt = dict(_known(state.case)).get(DEAL.id) if state.case else None
    asks = polls.missing(spec)
    if isinstance(dealt, Solved) and asks in ("hand", "dummy"):
        hand = polls.whose(spec, asks)
        return _filled(state, {**spec, asks: polls.in_pbn(dealt.deal.hands[list(Seat).index(hand)])})
    if not asks:
        polls.problem(spec)
    return PollDraft.of(spec)


def _choices(spec: Mapping[str, str], asks: str, w: Words) -> Iterator[Choice]:
    """What can be tapped of what is asked for."""
    if asks == "auction" and "board" in spec:
        yield Choice(BOX, w.text("key-box"))
    elif asks == "made":
        entries = Auction.parse(spec["auction"], kept=True).entries
        for index in reversed(range(len(entries))):
            who, call = w.text(f"seat-{entries[index].seat}"), w.locale.call(entries[index].call)
            yield Choice(str(index), w.locale.joined((who, call), ": "))
    elif asks == "scoring":
        yield from (Choice(each.value, w.text(f"scoring-{each.value}")) for each in Form)
    elif asks == "cards":
        yield Choice(NOTHING, w.text("poll-opening-lead"))
    elif asks in OPTIONAL:
        yield Choice(NOTHING, w.text("poll-none"))


@dataclass(frozen=True)
class PollBox(BiddingBox):
    """The auction of a question to peers, tapped call by call."""

    name: ClassVar[str] = "poll_box"

    def _done(self, state: Conversation) -> Outcome:
        under, auction = self.under, self.auction
        if auction is None or not isinstance(under, PollDraft):
            return state.on(under), ()
        return under.take(state, "auction", str(auction), "en")


# The poll as its director sees it


@dataclass(frozen=True)
class OfPoll(Viewed):
    """A page of a poll of one's own."""

    command: ClassVar[Command] = Command.POLL

    @property
    def before(self) -> Page | None:
        return PollPage(self.of)

    def poll(self, state: Conversation) -> Poll:
        """The poll."""
        assert state.view.poll is not None
        return state.view.poll

    def screen(self, state: Conversation, *body: str) -> Screen:
        """The screen, with the table or the board of the case."""
        screen = to_read(state, "poll-title", *body)
        return replace(screen, title=with_label(state.case.label if state.case else "", screen.title, state.words))


@dataclass(frozen=True)
class PollPage(OfPoll):
    """A poll: what the answers come to so far, and who has answered."""

    name: ClassVar[str] = "poll"

    @property
    def before(self) -> Page | None:
        return None

    def shown(self, state: Conversation) -> Screen:
        w, poll = state.words, self.poll(state)
        body = [*polls.lines(poll.tally, w), *polls.suggested(poll.tally, w), *_who(poll, w)]
        if poll.closed:
            body.append(w.text("poll-closed"))
        else:
            body += _links(poll, state)
        choices = [] if poll.closed else [Choice("ask", w.text("poll-ask"))]
        if any(count.of for count in poll.tally.values()):
            choices.append(Choice("take", w.text("poll-take")))
        choices.append(Choice("copy", w.text("poll-copy")))
        if not poll.closed:
            choices += [Choice("renew", w.text("poll-renew")), Choice("close", w.text("poll-close"))]
        return replace(self.screen(state, *body), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        pages: Mapping[str, Page] = {
            "ask": PollAsk(self.of),
            "copy": PollCopy(self.of),
            "take": Deed("close_poll", self.of, "take"),
            "close": Deed("close_poll", self.of),
            "renew": self,
        }
        return state.on(pages[choice]), ()


def _who(poll: Poll, w: Words) -> Iterator[str]:
    """Who is asked, by what has become of it; what each has answered is for nobody to know."""
    done, played = (Stage.DONE,), (Stage.PLAYED,)
    for id, stages in (("done", done), ("open", tuple(set(Stage) - {*done, *played})), ("played", played)):
        there = [each for each in poll.peers if each.stage in stages]
        for shut in (False, True) if id == "open" else (False,):
            names = [_named(each, w) for each in there if id != "open" or each.shut is shut]
            if names:
                yield w.text("poll-who-shut" if shut else f"poll-who-{id}", names=w.locale.joined(names, ", "))


def _named(peer: Peer, w: Words) -> str:
    return w.locale.isolated(peer.name) if peer.name else w.text("club-somebody")


def _links(poll: Poll, state: Conversation) -> Iterator[str]:
    """How somebody else can be asked."""
    w = state.words
    if link := (state.view.addresses or {}).get("telegram", ""):
        yield w.text("poll-link", link=w.locale.isolated(f"{link}?start={LINKED}{poll.code}"))
    yield w.text("poll-code", command=w.locale.isolated(f"/poll {poll.code}"))


# What the link to a poll begins with, behind the address of the bot.
LINKED = "poll-"


@dataclass(frozen=True)
class PollAsk(OfPoll):
    """Whom of the club to ask."""

    name: ClassVar[str] = "poll_ask"

    def shown(self, state: Conversation) -> Screen:
        w, poll = state.words, self.poll(state)
        choices = tuple(
            Choice(str(id), w.locale.isolated(name) if name else w.text("club-somebody")) for id, name in poll.others
        )
        none = () if choices else (w.text("poll-nobody"), *_links(poll, state))
        return replace(self.screen(state, *none, *_who(poll, w)), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("ask_peer", self.of, choice)), ()


@dataclass(frozen=True)
class PollCopy(OfPoll):
    """The question as one text, for asking aloud."""

    name: ClassVar[str] = "poll_copy"

    def shown(self, state: Conversation) -> Screen:
        w, of = state.words, self.poll(state).of
        texts = [polls.aloud(of, group, w).split("\n") for group in of.groups]
        return self.screen(state, *(line for text in texts for line in (*text, "")))


@dataclass(frozen=True)
class PollTake(OfPoll):
    """What the answers come to is taken over, as the director judges it."""

    name: ClassVar[str] = "poll_take"

    def shown(self, state: Conversation) -> Screen:
        w, poll = state.words, self.poll(state)
        asked = interview(state.case).current if state.case and not state.case.unread else None
        if asked is None or isinstance(asked, Ruling) or asked.key not in ON:
            return self.screen(state, w.text("come-back-over"))
        says = polls.advice(poll.tally, poll.of.made)
        advice = (w.text("poll-few"),) if says is None else (w.text("poll-says", says=w.value(asked.key, says)),)
        made = w.text("poll-made", action=polls.written(poll.of.made, w))
        body = (*polls.lines(poll.tally, w), *polls.suggested(poll.tally, w), made, *advice)
        screen = self.screen(state, *body)
        return replace(screen, question=w.question(asked.key), choices=screens.choices(asked, w))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        case, now = spoken_of(state)
        kept = polls.dump(self.poll(state).tally)
        case = replace(case, segments=(*case.segments[:-1], replace(case.segments[-1], poll=kept)))
        return answered(state.with_case(case), case, now.answer(value_of(choice, now)))


# What a peer is asked


@dataclass(frozen=True)
class PeerPage(Viewed):
    """What a peer is asked, one thing after the other, each once.

    stage: how far they are; picked: the level that is tapped, a stroke, and what is chosen so far.
    """

    name: ClassVar[str] = "peer"
    command: ClassVar[Command] = Command.ANSWER
    takes_words: ClassVar[bool] = True
    stage: str = Stage.ASKED.value
    picked: str = ""

    def shown(self, state: Conversation) -> Screen:
        w, poll = state.words, state.view.poll
        assert poll is not None
        assert poll.me is not None
        of, stage = poll.of, poll.me.stage
        if stage in (Stage.DONE, Stage.PLAYED):
            return Screen(w.text("poll-title"), body=(w.text(f"poll-thanks-{stage.value}"),))
        if poll.closed:
            return Screen(w.text("poll-title"), body=(w.text("poll-over"),))
        if stage in (Stage.ASKED, Stage.REACHED):
            question = polls.board_question(of, w) if stage is Stage.ASKED else w.text("poll-reached")
            choices = (Choice(f"{stage}.{YES}", w.text("yes")), Choice(f"{stage}.{NO}", w.text("no")))
            return Screen(w.text("poll-title"), question=question, choices=choices)
        return self._acting(of, poll.me, w)

    def _acting(self, of: Problem, me: Peer, w: Words) -> Screen:
        """A call or a card, or several, are asked for."""
        level, chosen = self._parts
        told, question = tuple[str, ...](), polls.first_question(of, w)
        if me.stage is Stage.ELSE:
            question = w.text("poll-else")
        elif me.stage is Stage.SUGGESTS:
            told, question = polls.hesitation(of, w)[:1], polls.hesitation(of, w)[1]
        if chosen or level:
            picked = [
                *(polls.written(each, w) for each in chosen),
                *((w.locale.isolated(f"{level}…"),) if level else ()),
            ]
            question = w.locale.joined((question, *picked), " ")
        choices = []
        if chosen:
            choices.append(Choice(f"{me.stage}.{SEND}", w.text("poll-answer"), beside=True))
        elif me.stage is not Stage.CALL:
            choices.append(Choice(f"{me.stage}.{NOTHING}", w.text(f"poll-nothing-{me.stage.value}"), beside=True))
        return Screen(
            w.text("poll-title"),
            body=(*polls.shown(of, me.group, w), *told),
            question=question,
            choices=tuple(choices),
            grid=tuple(_grid(of, me.stage, level, w)),
        )

    @property
    def _parts(self) -> tuple[str, tuple[str, ...]]:
        level, _, chosen = self.picked.partition("|")
        return level, tuple(filter(None, chosen.split(",")))

    def ids(self, state: Conversation) -> set[str]:
        screen = self.show(state)
        return {*(each.id for each in screen.choices), *(each.id for row in screen.grid for each in row)}

    def keeps(self, choice: str) -> bool:
        """Whether a tap is of what is asked now, whatever has been picked since."""
        return choice.startswith(f"{self.stage}.")

    def tap(self, state: Conversation, choice: str) -> Outcome:
        poll = state.view.poll
        assert poll is not None
        level, chosen = self._parts
        stage, _, token = choice.partition(".")
        if token in (YES, NO, NOTHING, SEND):
            text = ",".join(chosen) if token == SEND else "" if token == NOTHING else token
            return state.on(Deed("answer_peer", self.of, stage, text)), ()
        if token in LEVELS:
            return state.on(self._with(token, chosen)), ()
        action = f"{level}{token}" if token in list(Denomination) else token
        if action not in poll.of.actions:
            return said(state, "error-poll-call-impossible", text=state.words.locale.isolated(action))
        return self._picked(state, action)

    def _picked(self, state: Conversation, *actions: str) -> Outcome:
        """These are chosen; where one alone is asked for, in place of what was."""
        _, chosen = self._parts
        if self.stage != Stage.ELSE:
            return state.on(self._with("", actions[-1:])), ()
        kept = (*(each for each in chosen if each not in actions), *(each for each in actions if each not in chosen))
        return state.on(self._with("", kept)), ()

    def _with(self, level: str, chosen: tuple[str, ...]) -> PeerPage:
        return replace(self, picked=f"{level}|{','.join(chosen)}")

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        poll = state.view.poll
        if poll is None or poll.me is None or poll.closed or poll.me.stage in (Stage.DONE, Stage.PLAYED):
            return None
        if poll.me.stage in (Stage.ASKED, Stage.REACHED):
            return said(state, "error-not-an-answer")
        try:
            return self._picked(state, *(poll.of.read_action(each, state.language) for each in text.split(",")))
        except ModelError as error:
            return refused(state, error)


def _grid(of: Problem, stage: Stage, level: str, w: Words) -> Iterator[tuple[Choice, ...]]:
    """Calls by level and denomination, or cards."""
    write = w.locale.names["write"]

    def row(*tokens: str) -> tuple[Choice, ...]:
        return tuple(
            Choice(f"{stage}.{each}", write.get(each, f"·{each}·" if each == level else each)) for each in tokens
        )

    if of.is_play:
        for start in range(0, len(of.actions), IN_A_ROW):
            cards = of.actions[start : start + IN_A_ROW]
            yield tuple(Choice(f"{stage}.{each}", polls.written(each, w)) for each in cards)
        return
    yield row(*LEVELS[:IN_A_ROW])
    yield row(*LEVELS[IN_A_ROW:], *(each for each in Action if each in of.actions))
    yield row(*Denomination)


@dataclass(frozen=True)
class PollOver(Page):
    """A link that leads nowhere any more."""

    name: ClassVar[str] = "poll_over"

    def show(self, state: Conversation) -> Screen:
        return Screen(state.words.text("poll-title"), body=(state.words.text("poll-over"),))
