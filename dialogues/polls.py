"""A poll of peers: the question that is put to them, what they answer, and what their answers come to.

The question is neutral: nothing in it tells what happened at the table. What partner may have let show is a question of
its own, put after the first has been answered. Where it is asked what wrong information did, two groups are asked, each
with other information.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import ClassVar

from dialogues.notation import read_auction, read_call, read_card, read_cards, read_hand, write_card, write_hand
from dialogues.wording import Words
from rules.model import Auction, Call, ModelError, Seat, Vulnerability, dealer, parse_call, vulnerability
from rules.model.auction import ALL_CALLS
from rules.model.cards import RANKS, Card
from rules.model.deals import SUITS
from rules.model.tricks import played
from rules.procedures.information._used_information import OTHER_ACTION, OtherAction
from rules.procedures.information.misinformation import MISLED
from rules.procedures.information.unauthorized_information import CameFrom
from rules.scoring.boards import Form

# The questions of a director on which peers are asked: 16B1(b), and 21B3.
ON_USE, ON_EXPLANATION = OTHER_ACTION.id, MISLED.id

ON = (ON_USE, ON_EXPLANATION)

# The groups, by what they are told; where the use of information is judged there is one.
ALL, GIVEN, RIGHT = "", "given", "right"

# What may have told a partner something; other things the director puts into words.
SOURCES = (CameFrom.TEMPO, CameFrom.QUESTION, CameFrom.REMARK)

# A word that a director types is so long at the most; a peer reads all of it.
LONGEST_WORDS = 200

CARDS = 13

# With fewer answers nothing is suggested. One in so many who consider an action is a good share (16B1(b)).
LEAST = 3
SHARE = 5

ENGLISH: Mapping[str, str] = {
    "poll-not-thirteen": "a hand has thirteen cards: {number}",
    "poll-card-impossible": "{text} cannot be there or be played",
    "poll-call-impossible": "{text} is no legal call here",
    "poll-passed-out": "all four have passed: nobody can be asked about that",
    "poll-words-too-long": "at most {most} characters, please",
}


class PollError(ModelError):
    """A question to peers that cannot be put. Args as in ModelError, with the codes of this module."""

    english: ClassVar[Mapping[str, str]] = ENGLISH


# The question


@dataclass(frozen=True)
class Problem:
    """What peers are asked.

    auction: up to the call in question, or the whole of it where a play is. made: what was called or played there,
    which nobody is told. cards: those played before. source, hint: what may have told partner something, as the rules
    name it or in the director's words. given, right: what opponents were told, and ought to have been.

    Raises PollError.
    """

    auction: Auction
    made: str
    hand: frozenset[Card]
    vulnerable: Vulnerability
    scoring: Form
    board: int | None = None
    event: str = ""
    methods: str = ""
    cards: tuple[Card, ...] = ()
    dummy: frozenset[Card] = frozenset()
    source: str = ""
    hint: str = ""
    given: str = ""
    right: str = ""

    def __post_init__(self) -> None:
        if not self.is_play and self.auction.turn is None:
            raise PollError("poll-passed-out")
        seen = {self.seat: self.hand} | ({self.dummys_seat: self.dummy} if self.cards else {})
        for hand in seen.values():
            if len(hand) != CARDS:
                raise PollError("poll-not-thirteen", number=str(len(hand)))
        placed = {*(card for hand in seen.values() for card in hand), *self.cards}
        others = [(seat, card) for seat, card in self._played if seat not in seen]
        wrong = [card for seat, card in self._played if seat in seen and card not in seen[seat]]
        if wrong or len(placed) < CARDS * len(seen) + len(others):
            raise PollError("poll-card-impossible", text=str(wrong[0]) if wrong else "–")
        self.read_action(self.made)

    @property
    def is_play(self) -> bool:
        """Whether a card is asked for, and no call."""
        return self.auction.contract is not None

    @property
    def groups(self) -> tuple[str, ...]:
        """Who are asked apart."""
        return (GIVEN, RIGHT) if self.right else (ALL,)

    @property
    def turn(self) -> Seat:
        """Whose turn it is: to call, or to play a card, dummy's among them."""
        contract = self.auction.contract
        if contract is None:
            assert self.auction.turn is not None
            return self.auction.turn
        return played(contract, self.cards)[1]

    @property
    def seat(self) -> Seat:
        """In whose place the peers are put."""
        turn = self.turn
        return turn.partner if self.is_play and turn is self.dummys_seat else turn

    @property
    def dummys_seat(self) -> Seat | None:
        """Where dummy sits; None before there is one."""
        contract = self.auction.contract
        return contract.declarer.partner if contract else None

    @property
    def _played(self) -> list[tuple[Seat, Card]]:
        contract = self.auction.contract
        return [each for trick in played(contract, self.cards)[0] for each in trick] if contract else []

    @property
    def partners_call(self) -> Call | None:
        """What partner called last."""
        theirs = [entry.call for entry in self.auction.entries if entry.seat is self.seat.partner]
        return theirs[-1] if theirs else None

    @property
    def tells_by_call(self) -> bool:
        """Whether it is known what partner showed: something over their last call; of the play nobody can tell it."""
        return not self.is_play and self.source in SOURCES and self.partners_call is not None

    @property
    def actions(self) -> tuple[str, ...]:
        """Everything that can be answered, as it is kept: legal calls, or cards that may be played."""
        if not self.is_play:
            return tuple(map(str, self.auction.legal_calls()))
        contract = self.auction.contract
        assert contract is not None
        hand = self.dummy if self.turn is self.dummys_seat else self.hand
        left = hand - frozenset(self.cards)
        tricks, _ = played(contract, self.cards)
        led = tricks[-1][0][1].suit if tricks and len(tricks[-1]) < len(Seat) else None
        follows = {card for card in left if card.suit is led}
        return tuple(map(str, in_order(follows or left)))

    def read_action(self, text: str, language: str = "en") -> str:
        """An answer as it is kept. Raises ModelError."""
        action = str(read_card(text, language) if self.is_play else read_call(text, language))
        if action not in self.actions:
            code = "poll-card-impossible" if self.is_play else "poll-call-impossible"
            raise PollError(code, text=text)
        return action


# What a question is made of, in the order in which a director is asked for it; and what may be left out.
NEEDED = ("board", "auction", "made", "cards", "dummy", "hand", "scoring", "given", "right", "hint")
MORE = ("event", "methods", "source", "vulnerability", "of")


def missing(spec: Mapping[str, str]) -> str:
    """What a director has still to say; "" where nothing is missing."""
    return next((key for key in NEEDED if key not in spec and _needs(spec, key)), "")


def _needs(spec: Mapping[str, str], key: str) -> bool:
    if key in ("cards", "dummy"):
        over = Auction.parse(spec["auction"]).contract is not None
        return over and (key == "cards" or bool(spec["cards"]))
    if key in ("given", "right"):
        return spec["of"] == ON_EXPLANATION
    if key == "hint":
        return spec["of"] == ON_USE and not problem(spec).tells_by_call
    return key != "board" or "vulnerability" not in spec


def problem(spec: Mapping[str, str]) -> Problem:
    """The question of what has been said, where nothing is missing. Raises PollError."""
    board = int(spec["board"]) if spec.get("board") else None
    exposed = vulnerability(board) if board else Vulnerability.NONE
    return Problem(
        auction=Auction.parse(spec["auction"]),
        made=spec["made"],
        hand=read_hand(spec["hand"], "en"),
        vulnerable=Vulnerability(spec["vulnerability"]) if "vulnerability" in spec else exposed,
        scoring=Form(spec["scoring"]),
        board=board,
        cards=read_cards(spec.get("cards", ""), "en"),
        dummy=read_hand(spec["dummy"], "en") if spec.get("dummy") else frozenset(),
        **{key: spec.get(key, "") for key in ("event", "methods", "source", "hint", "given", "right")},
    )


def whose(spec: Mapping[str, str], hand: str) -> Seat:
    """Whose the hand of the question is, or dummy; what comes before it has been said."""
    auction = Auction.parse(spec["auction"])
    contract = auction.contract
    if contract is None:
        if auction.turn is None:
            raise PollError("poll-passed-out")
        return auction.turn
    dummy = contract.declarer.partner
    turn = played(contract, read_cards(spec["cards"], "en"))[1]
    return dummy if hand == "dummy" else contract.declarer if turn is dummy else turn


def with_said(spec: Mapping[str, str], key: str, text: str, language: str) -> dict[str, str]:
    """What has been said, with one thing more or otherwise; what no longer fits it is to be said anew.

    Raises ModelError where the text is nothing of the kind.
    """
    said = {**spec, key: read(spec, key, text, language)}
    for other in {"auction": ("made", "cards", "dummy", "hand"), "cards": ("hand",)}.get(key, ()):
        said.pop(other, None)
    return said


def read(spec: Mapping[str, str], key: str, text: str, language: str) -> str:
    """One thing as it is kept, with what has been said before. Raises ModelError."""
    text = " ".join(text.split())
    if key == "board":
        number = text.lstrip("# ")
        if not number.isdecimal() or not 0 < int(number) < 1000:
            raise ModelError("board-number-impossible", number=text)
        return str(int(number))
    if key == "auction":
        dealt = f"{dealer(int(spec['board']))}: " if ":" not in text and spec.get("board") else ""
        return str(read_auction(dealt + text, language))
    if key == "made":
        over = Auction.parse(spec["auction"]).contract is not None
        return str(read_card(text, language) if over else read_call(text, language))
    if key in ("hand", "dummy"):
        return in_pbn(read_hand(text, language))
    if key == "cards":
        return " ".join(map(str, read_cards(text, language)))
    if len(text) > LONGEST_WORDS:
        raise PollError("poll-words-too-long", most=str(LONGEST_WORDS))
    return text


def in_pbn(hand: frozenset[Card]) -> str:
    """A hand as it is kept."""
    return ".".join("".join(card.rank for card in in_order(hand) if card.suit is suit) for suit in SUITS)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards by suits, spades first, each from the top."""
    return sorted(cards, key=lambda card: (SUITS.index(card.suit), -RANKS.index(card.rank)))


# What is read


def written(action: str, w: Words) -> str:
    """A call or a card for reading."""
    return w.locale.call(parse_call(action)) if action in _CALLS else write_card(Card.parse(action), w.locale.language)


_CALLS = frozenset(map(str, ALL_CALLS))


def board_question(of: Problem, w: Words) -> str:
    """What is asked before anything of the hand is shown: whether they have played the board, or will."""
    board = w.locale.isolated(str(of.board or "–"))
    if of.event:
        return w.text("poll-played-event", board=board, event=w.locale.isolated(of.event))
    return w.text("poll-played", board=board)


def shown(of: Problem, group: str, w: Words) -> tuple[str, ...]:
    """The hand and what led to the question, a line each."""
    side = of.vulnerable.value.upper()
    exposed = w.text(f"side-{side}" if side in ("NS", "EW") else f"report-vulnerable-{of.vulnerable.value}")
    calls = w.value("auction", of.auction) if of.auction.entries else "–"
    lines = [
        w.text(
            "poll-deal",
            scoring=w.text(f"scoring-{of.scoring.value}"),
            dealer=str(of.auction.dealer),
            vulnerable=exposed,
        ),
        w.text("context-auction", dealer=str(of.auction.dealer), auction=calls),
        w.text("poll-you", who=str(of.seat)),
        *write_hand(of.hand, w.locale.language),
    ]
    if of.cards:
        lines += [w.text("poll-dummy"), *write_hand(of.dummy, w.locale.language)]
        lines += [w.text("poll-cards", cards=_tricks(of, w))]
    if of.methods:
        lines.append(w.text("poll-methods", methods=w.locale.isolated(of.methods)))
    if told := {GIVEN: of.given, RIGHT: of.right}.get(group):
        lines.append(w.text("poll-told", words=w.locale.isolated(told)))
    return tuple(lines)


def _tricks(of: Problem, w: Words) -> str:
    contract = of.auction.contract
    assert contract is not None
    tricks, _ = played(contract, of.cards)
    each = (
        w.locale.joined(
            (w.text(f"seat-{trick[0][0]}"), *(write_card(card, w.locale.language) for _, card in trick)), " "
        )
        for trick in tricks
    )
    return w.locale.joined(each, "; ")


def first_question(of: Problem, w: Words) -> str:
    """What they would do."""
    if not of.is_play:
        return w.text("poll-call")
    return w.text("poll-card-dummy" if of.turn is of.dummys_seat else "poll-card")


def hesitation(of: Problem, w: Words) -> tuple[str, ...]:
    """What is told only after that, and what it may suggest; nothing where it is not asked."""
    if of.hint:
        return w.locale.isolated(of.hint), w.text("poll-suggests")
    if of.tells_by_call:
        assert of.partners_call is not None
        return w.text(f"poll-{of.source}", call=w.locale.call(of.partners_call)), w.text("poll-suggests")
    return ()


def aloud(of: Problem, group: str, w: Words) -> str:
    """All of it as one text, for asking aloud."""
    first = (board_question(of, w), w.text("poll-aloud-if-not"))
    after = ("", w.text("poll-aloud-then"), *hesitation(of, w)) if hesitation(of, w) else ()
    lines = (
        *first,
        "",
        *shown(of, group, w),
        first_question(of, w),
        w.text("poll-else"),
        *after,
        w.text("poll-reached"),
    )
    return "\n".join(w.locale.directed(line) for line in lines)


# The answers


class Stage(StrEnum):
    """How far a peer is: what they are asked next, or that they have answered, or are set aside."""

    ASKED = "asked"
    CALL = "call"
    ELSE = "else"
    SUGGESTS = "suggests"
    REACHED = "reached"
    PLAYED = "played"
    DONE = "done"


def after(stage: Stage, of: Problem) -> Stage:
    """What comes after a stage: what partner showed is told only to who has said what they would do."""
    if stage is Stage.ELSE and not (of.hint or of.tells_by_call):
        return Stage.REACHED
    if stage is Stage.REACHED:
        return Stage.DONE
    return list(Stage)[list(Stage).index(stage) + 1]


@dataclass(frozen=True)
class Answer:
    """What one peer has answered. suggests: "" for nothing; reached: whether the auction would have gone like this."""

    chosen: str
    considered: tuple[str, ...] = ()
    suggests: str = ""
    reached: bool = True
    group: str = ALL


@dataclass(frozen=True)
class Count:
    """What the answers of a group come to.

    of: so many of whom the auction would have gone like this; apart: the others, who count nowhere else. considered:
    by how many besides those who chose it. suggests: "" for nothing.
    """

    of: int = 0
    chosen: Mapping[str, int] = field(default_factory=dict)
    considered: Mapping[str, int] = field(default_factory=dict)
    suggests: Mapping[str, int] = field(default_factory=dict)
    apart: int = 0

    def share(self, action: str) -> int:
        """How many chose an action or would seriously consider it."""
        return self.chosen.get(action, 0) + self.considered.get(action, 0)


Tally = Mapping[str, Count]


def tally(answers: Sequence[Answer], groups: Iterable[str]) -> Tally:
    """What the answers come to, for each group."""
    return {group: _counted([each for each in answers if each.group == group]) for group in groups}


def _counted(answers: Sequence[Answer]) -> Count:
    there = [each for each in answers if each.reached]
    more = (action for each in there for action in set(each.considered) - {each.chosen})
    return Count(
        len(there),
        _ordered(each.chosen for each in there),
        _ordered(more),
        _ordered(each.suggests for each in there),
        len(answers) - len(there),
    )


def _ordered(actions: Iterable[str]) -> dict[str, int]:
    """How often each, the most frequent first."""
    counted = Counter(actions)
    return dict(sorted(counted.items(), key=lambda each: (-each[1], _place(each[0]), each[0])))


def _place(action: str) -> int:
    """Where an action stands among its kind: calls upwards, cards by suits from the top; nothing first of all."""
    if action in _CALLS:
        return list(map(str, ALL_CALLS)).index(action)
    card = Card.parse(action) if action else None
    return SUITS.index(card.suit) * CARDS - RANKS.index(card.rank) if card else -CARDS


def dump(of: Tally) -> str:
    """A tally as it is kept with the case."""
    return json.dumps({group: asdict(count) for group, count in of.items()})


def load(text: str) -> Tally:
    """What `dump` wrote."""
    return {group: Count(**count) for group, count in json.loads(text).items()}


def kept_lines(kept: str, w: Words) -> tuple[str, ...]:
    """The same of what is kept with a case; nothing where nobody was asked."""
    return lines(load(kept), w) if kept else ()


def lines(of: Tally, w: Words) -> tuple[str, ...]:
    """A tally in words, a line for each group: "poll of 5: 3 pass, 2 double, 1 more considered double"."""
    return tuple(_line(group, count, w) for group, count in of.items())


def _line(group: str, count: Count, w: Words) -> str:
    parts = [*_counts("poll-chose", count.chosen, w), *_counts("poll-considered", count.considered, w)]
    if count.apart:
        parts.append(w.text("poll-apart", count=w.locale.isolated(str(count.apart))))
    heading = w.text(f"poll-of-{group}" if group else "poll-of", count=w.locale.isolated(str(count.of)))
    return w.locale.joined((heading, w.locale.joined(parts, ", ")), ": ") if parts else heading


def _counts(id: str, counted: Mapping[str, int], w: Words) -> Iterator[str]:
    """How often each; "" is nothing."""
    for action, times in counted.items():
        shown = written(action, w) if action else ""
        yield w.text(id, count=w.locale.isolated(str(times)), call=action or "nothing", action=shown)


def suggested(of: Tally, w: Words) -> tuple[str, ...]:
    """What the peers thought that it suggests; nothing where they were not asked."""
    count = of.get(ALL)
    if count is None or not count.of:
        return ()
    return (w.text("poll-suggested", counts=w.locale.joined(_counts("poll-chose", count.suggests, w), ", ")),)


# What they come to


def other_action(count: Count, made: str) -> OtherAction | None:
    """What the answers say of the actions that were not taken (16B1(b)); None where they are too few to say it.

    It is for the director to judge: whether one of these is the action that was not suggested, nobody has been asked.
    """
    if count.of < LEAST:
        return None
    others = {*count.chosen, *count.considered} - {made}
    serious = [action for action in others if SHARE * count.share(action) >= count.of]
    if any(action in count.chosen for action in serious):
        return OtherAction.CHOSEN_BY_SOME
    return OtherAction.CONSIDERED_ONLY if serious else OtherAction.FEW


def misled(of: Tally, made: str) -> bool | None:
    """Whether fewer would have done the same with the right information (21B3); None where too few have answered."""
    given, right = of[GIVEN], of[RIGHT]
    if min(given.of, right.of) < LEAST:
        return None
    return right.chosen.get(made, 0) * given.of < given.chosen.get(made, 0) * right.of


def advice(of: Tally, made: str) -> OtherAction | bool | None:
    """What the answers say of what the director has to judge; None where nothing."""
    return misled(of, made) if RIGHT in of else other_action(of[ALL], made)


# What a director and a peer see of a poll: plain values, read where everything is kept


@dataclass(frozen=True)
class Peer:
    """Somebody who is asked, by the name that their club knows, or "". shut: they could not be written to."""

    id: int
    name: str
    stage: Stage
    group: str = ALL
    shut: bool = False


@dataclass(frozen=True)
class Poll:
    """A poll as its page shows it. others: who can be asked yet, by their id and their name; code: of its link."""

    id: int
    of: Problem
    code: str = ""
    closed: bool = False
    peers: tuple[Peer, ...] = ()
    tally: Tally = field(default_factory=dict)
    others: tuple[tuple[int, str], ...] = ()
    me: Peer | None = None
