"""What is said: the words of a language for the facts, the offers and the messages of a ruling."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property

from locales import Locale, locale
from rules.engine.case import declared
from rules.engine.facts import Audience, Offer, Role, Value
from rules.engine.ruling import Item, Ruling
from rules.lawbook import Edition, reference
from rules.model import Action, Auction, Bid, Seat
from rules.model.entered import Entered
from rules.regulations.elections import ELECTIONS

ROLES = (Role.OFFENDER, Role.PARTNER, Role.LHO, Role.RHO)

# What a button shows on every telephone, in characters; longer words stand in the text, under their number.
BUTTON = 24

# Which of a player's two calls was a slip; and the irregularity that two such calls are. Ids are permanent, and a title
# does not wait until a procedure is imported.
WHICH_SLIP, CHANGE_OF_CALL = "which_slip", "change_of_call"


# Messages that tell the director to do something besides what is read out: in their short line, or in what explains it.
SHORT_ORDERS = frozenset(
    {
        "step-card-is-played",
        "step-irregularity-ruled-as-usual",
        "step-last-trick-anew",
        "step-no-revoke",
        "step-play-after-claim-disregarded",
        "step-request-is-heard",
        "step-taken-as-revoke",
        "step-tricks-counted",
        "step-unable-so-lead-stands",
        "step-unable-to-comply",
        "step-unable-to-play",
    }
)
EXPLAINED_ORDERS = frozenset(
    {
        "check-asked-revoke-next",
        "check-dummys-remark-used",
        "check-if-later-card-revoked",
        "check-not-followed-next",
        "step-calls-next",
        "step-declarer-may-replace-after-rho",
        "step-face-down-lead-back",
        "step-followed-second-lead-stands",
        "step-lead-goes-back",
        "step-look-for-revoke-yourself",
        "step-no-rectification-after-auction",
        "step-play-continues-after-suggestion",
        "step-turn-follows",
        "step-wrong-card-stands",
    }
)


# Steps that only say on what the others rest: the director has judged it, and nothing is done or heard of it.
REASONS = frozenset(
    {
        "step-breach-is-revoke",
        "step-director-called-at-once",
        "step-facts-found",
        "step-doubt-against-claimer",
        "step-least-successful-normal-line",
        "step-no-lead-restriction",
        "step-no-rectification-for-card",
        "step-no-lead-restriction-unintended",
        "step-no-statement-now",
        "step-prescribed-order-of-play",
        "step-question-in-turn",
        "step-rights-may-be-reserved",
        "step-unauthorized-for-partner",
    }
)

# What the table has heard before: the scripts, by what they are called without "script-", that tell a later script, of
# which then only what is new is read out, or a step of the ruling, which then is not.
_NOT_ACCEPTED = frozenset(
    {"any-legal-call-2007", "any-legal-call-2017", "rho-calls"}
    | {"out-of-turn-cancelled-at-lho", "out-of-turn-cancelled-at-partner"}
)
_INSUFFICIENT = frozenset({"insufficient-choices-2017", "insufficient-choices-rev2008", "insufficient-choices-printed"})
_AT_RHO = frozenset({"out-of-turn-at-rho-2017", "out-of-turn-at-rho-2007", "double-at-rho-2017", "double-at-rho-2007"})
TOLD_BY: Mapping[str, frozenset[str]] = {
    "script-insufficient-replace": _INSUFFICIENT,
    "script-insufficient-replace-rev2008": _INSUFFICIENT,
    "script-insufficient-replace-printed": _INSUFFICIENT,
    "script-insufficient-replace-again": frozenset(
        {"insufficient-second-lho-may-accept", "insufficient-lho-may-accept-either"}
    ),
    "script-rho-calls": _AT_RHO,
    "script-any-legal-call-2017": _AT_RHO | {"out-of-turn-at-partner-2017", "out-of-turn-at-lho-2017"},
    "script-any-legal-call-2007": _AT_RHO,
    "script-out-of-turn-cancelled-at-partner": frozenset({"out-of-turn-at-partner-2017"}),
    "script-out-of-turn-cancelled-at-lho": frozenset({"out-of-turn-at-lho-2017"}),
    "step-out-of-turn-cancelled": _NOT_ACCEPTED,
    "step-partner-may-call": frozenset({"out-of-turn-cancelled-at-lho", "out-of-turn-cancelled-at-partner"}),
    "step-any-legal-call": frozenset({"any-legal-call-2007", "any-legal-call-2017"}),
    "step-call-cancelled": frozenset({"replace-inadmissible"}),
    "step-make-legal-call": frozenset({"replace-inadmissible"}),
    "step-replacement-cancelled": frozenset({"insufficient-replace-again"}),
    "step-premature-lead-stays-on-table": frozenset({"led-before-choice"}),
    "step-own-card-if-it-complies": frozenset({"led-before-choice"}),
    "step-penalty-card-played-on-purpose": frozenset({"led-before-choice"}),
    "step-play-has-stopped": frozenset({"claimer-repeats-statement"}),
}


@dataclass(frozen=True)
class Words:
    """A language, bound to the edition and the players of one case."""

    locale: Locale
    edition: Edition
    seats: Mapping[Role, Seat] = field(default_factory=dict)

    @cached_property
    def _people(self) -> dict[str, str]:
        return {role.value: str(self.seats.get(role, role)) for role in ROLES}

    @cached_property
    def _lineage(self) -> tuple[str, ...]:
        return tuple(edition.id for edition in self.edition.lineage)

    @cached_property
    def _finished(self) -> dict[tuple[str, str], str]:
        """What has been said before of these players: to put a message together takes long."""
        return {}

    def text(self, id: str, **more: str) -> str:
        """A message, with the players put in by seat where it is known and by role where it is not."""
        return self._said(id, {**self._people, **more}) if more else self._of(id)

    def _of(self, id: str, who: str = "") -> str:
        text = self._finished.get((id, who))
        if text is None:
            text = self._finished[id, who] = self._said(id, self._people | ({"who": who} if who else {}))
        return text

    def _said(self, id: str, args: dict[str, str]) -> str:
        """A message in the words of the edition; where those are of an earlier one, that is said."""
        words_of = self.locale.edition_of(id, self._lineage)
        text = self.locale.text(id, {**args, "edition": f"laws{words_of}"})
        if words_of is None or words_of.partition("-")[0] == self.edition.year:
            return text
        return self.locale.text("words-of-edition", {"text": text, "year": self.locale.isolated(words_of)})

    def election(self, id: str) -> str:
        """What an authority decides, with the Law that leaves it to the authority."""
        return self.text(f"election-{id}", law=self.locale.law(reference(ELECTIONS[id].law, self.edition)))

    def item(self, item: Item, *, law: bool = True) -> str:
        """A message of a ruling with its explanation, followed by its Law."""
        text = " ".join(filter(None, (self.short(item), self.explained(item))))
        return f"{text} ({self.locale.law(item.law)})" if law and item.law else text

    def short(self, item: Item) -> str:
        """The short line for the director."""
        return self._of_item(item, item.id)

    def said(self, item: Item) -> str:
        """The sentence that is read out to the players: the short line, unless it is put otherwise to them.

        Nothing where the item is for the director alone.
        """
        if item.audience is Audience.DIRECTOR:
            return ""
        return self._of_item(item, f"{item.id}.say") or self.short(item)

    def script(self, line: str, heard: Collection[str]) -> str:
        """What is read out before something is asked; where the table has heard it, only what is new, or nothing."""
        id = f"script-{line}"
        if not already_told(id, heard):
            return self.text(id)
        return self.text(f"{id}.again") if self.locale.has(f"{id}.again") else ""

    def ordered(self, item: Item) -> str:
        """What the director does at once besides reading an item out; nothing where that is all."""
        short = self.short(item) if item.id in SHORT_ORDERS or not self.said(item) else ""
        ordered = self._of_item(item, f"{item.id}.do")
        return ordered or " ".join(filter(None, (short, self.explained_order(item))))

    def explained_order(self, item: Item) -> str:
        """The explanation, where it tells the director to do something."""
        return self.explained(item) if item.id in EXPLAINED_ORDERS else ""

    def explained(self, item: Item) -> str:
        """The explanation, where there is more to know than the short line says."""
        return self._of_item(item, f"{item.id}.explain")

    def on_paper(self, item: Item) -> str:
        """The explanation as a chart gives it: what it says of pages of the bot is of no use there."""
        return self._of_item(item, f"{item.id}.chart") or self.explained(item)

    def _of_item(self, item: Item, id: str) -> str:
        if id != item.id and not self.locale.has(id):
            return ""
        who = str(self.seats.get(item.who, item.who) if isinstance(item.who, Role) else item.who or "")
        return self.text(id, who=who, **_arguments(item, self.locale)) if item.args else self._of(id, who)

    def value(self, key: str, value: Value) -> str:
        """An answer in words."""
        item = declared(key)
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        if isinstance(value, int):
            return self.locale.isolated(str(value))
        if isinstance(value, Bid | Action):
            return self.locale.call(value)
        if isinstance(value, Auction | Entered):
            return _typed(value, self.locale)
        if isinstance(value, Seat):
            return self.text(f"seat-{value}")
        if item is None:
            return self.text(f"holds-{value}")
        return self.text(f"{'offer' if isinstance(item, Offer) else 'fact'}-{item.id}.{value}")

    def label(self, key: str, value: Value) -> str:
        """What the button of a choice says, where it has no room for all of the words on the screen."""
        if len(self.value(key, value)) <= BUTTON:
            return ""
        return self._more(key, f".{value}-label") if not isinstance(value, bool) else ""

    def whole_value(self, key: str, value: Value) -> str:
        """The whole condition of a choice, where what is on the screen is only as much as is read in a hurry."""
        return self._more(key, f".{value}-full") if not isinstance(value, bool) else ""

    def whole_question(self, key: str) -> str:
        """The question with all that it depends on, where what is on the screen is shorter."""
        return self._more(key, ".full")

    def in_full(self, key: str, value: Value | None = None) -> str:
        """A question, or an answer to it, with all that it depends on: for who has the time to read."""
        if value is None:
            return self.whole_question(key) or self.question(key)
        return self.whole_value(key, value) or self.value(key, value)

    def _more(self, key: str, attribute: str) -> str:
        item = declared(key)
        id = f"{'offer' if isinstance(item, Offer) else 'fact'}-{item.id}{attribute}" if item else ""
        return self.text(id) if item and self.locale.has(id) else ""

    def question(self, key: str) -> str:
        """The question that a key stands for, in words."""
        item = declared(key)
        if item is None:
            return self.text("which-holds")
        if not isinstance(item, Offer) and not item.choices:
            return self.text(f"typed-{item.id}")
        return self.text(f"{'offer' if isinstance(item, Offer) else 'fact'}-{item.id}")


def already_told(id: str, heard: Collection[str]) -> bool:
    """Whether scripts that have been read out have told a message."""
    return not TOLD_BY.get(id, frozenset()).isdisjoint(heard)


def words(language: str, edition: Edition, seats: Mapping[Role, Seat] | None = None) -> Words:
    """The words for one case."""
    return _words(language, edition, tuple((seats or {}).items()))


@cache
def _words(language: str, edition: Edition, seats: tuple[tuple[Role, Seat], ...]) -> Words:
    return Words(locale(language), edition, dict(seats))


def title(irregularity: str, w: Words) -> str:
    """The title of an irregularity or of a second segment."""
    return w.text(title_id(irregularity, w.locale))


def title_label(irregularity: str, w: Words) -> str:
    """What the button of an irregularity or of a second segment says."""
    id = title_id(irregularity, w.locale)
    return w.text(f"{id}.label") if w.locale.has(f"{id}.label") else w.text(id)


def called(procedure: str, said: Mapping[str, Value | None]) -> str:
    """The irregularity by whose title a case goes: a player’s second call is a change of call, whosever turn it was.

    said: what has been answered in it, by key, and what is asked.
    """
    return CHANGE_OF_CALL if WHICH_SLIP in said else procedure


def title_id(procedure: str, spoken: Locale) -> str:
    """The message that is the title of a procedure."""
    irregularity = f"irregularity-{procedure}"
    return irregularity if spoken.has(irregularity) else f"segment-{procedure}"


def headline(given: Ruling, w: Words) -> str:
    """What was ruled on, and by whom it was done where the seat is known."""
    said = dict(fact for reason in given.trace for fact in reason.facts)
    return with_offender(title(called(given.procedure, said), w), given.seats, w)


def with_offender(title: str, seats: Mapping[Role, Seat], w: Words) -> str:
    """A title, and whom it is about where that is known."""
    seat = seats.get(Role.OFFENDER)
    return w.locale.joined((title, w.text(f"seat-{seat}")), " · ") if seat else title


def what(irregularity: str, w: Words) -> str:
    """What an irregularity is, in one line; nothing where the title says it all."""
    id = f"irregularity-{irregularity}.what"
    return w.text(id) if w.locale.has(id) else ""


def by_regulation(ruling: Ruling, w: Words) -> tuple[str, ...]:
    """The regulations that acted in a ruling, in one line; none where the Laws alone did."""
    sources = dict.fromkeys(item.source for item in ruling.items if item.source)
    names = w.locale.joined(map(w.locale.isolated, sources), " · ")
    return (w.text("ruling-by-regulation", names=names),) if sources else ()


def ruling_lines(ruling: Ruling, language: str) -> tuple[str, ...]:
    """The ruling as the table hears it, and under headings what lasts, who may use what, and what to come back for."""
    w = words(language, ruling.edition, ruling.seats)
    lines = [w.item(item) for item in ruling.steps]
    lines += [w.item(item) for item in ruling.standings]
    lines += [w.item(item) for item in (ruling.adjustment, ruling.penalty, ruling.appeal) if item]
    for heading, items in (("heading-information", ruling.information), ("heading-later", ruling.checks)):
        if items:
            lines += [w.text(heading), *(f"– {w.item(item)}" for item in items)]
    return (*lines, *by_regulation(ruling, w))


# Few rulings speak of auctions, deals and scores: how those are written is imported where one does.


def _typed(value: Auction | Entered, words: Locale) -> str:
    """What a director has typed, as the language writes it."""
    from dialogues.notation import write_auction
    from dialogues.score_notation import write_entered
    from rules.model.deals import Solved

    if isinstance(value, Solved):
        return words.isolated(str(value.deal))
    return write_auction(value, words.language) if isinstance(value, Auction) else write_entered(value, words.language)


def _arguments(item: Item, words: Locale) -> dict[str, str]:
    """What a line of arithmetic puts in."""
    from dialogues.arithmetic import shown

    return shown(item.args, words)
