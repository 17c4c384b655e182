"""What is said: the words of a language for the facts, the offers and the messages of a ruling."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property

from locales import Locale, locale
from rules.engine.case import declared
from rules.engine.facts import Audience, Offer, Role, Value
from rules.engine.ruling import Item, Ruling
from rules.lawbook import Edition
from rules.model import Action, Auction, Bid, Seat
from rules.model.entered import Entered

ROLES = (Role.OFFENDER, Role.PARTNER, Role.LHO, Role.RHO)

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

    def ordered(self, item: Item) -> str:
        """What the director does at once besides reading an item out; nothing where that is all."""
        short = self.short(item) if item.id in SHORT_ORDERS or not self.said(item) else ""
        return " ".join(filter(None, (short, self.explained_order(item))))

    def explained_order(self, item: Item) -> str:
        """The explanation, where it tells the director to do something."""
        return self.explained(item) if item.id in EXPLAINED_ORDERS else ""

    def explained(self, item: Item) -> str:
        """The explanation, where there is more to know than the short line says."""
        return self._of_item(item, f"{item.id}.explain")

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
        """What the button of a choice says, where that is not the whole of its words."""
        item = declared(key)
        id = f"{'offer' if isinstance(item, Offer) else 'fact'}-{item.id}.{value}-label" if item else ""
        return self.text(id) if item and not isinstance(value, bool) and self.locale.has(id) else ""

    def question(self, key: str) -> str:
        """The question that a key stands for, in words."""
        item = declared(key)
        if item is None:
            return self.text("which-holds")
        if not isinstance(item, Offer) and not item.choices:
            return self.text(f"typed-{item.id}")
        return self.text(f"{'offer' if isinstance(item, Offer) else 'fact'}-{item.id}")


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


def ruling_lines(ruling: Ruling, language: str) -> tuple[str, ...]:
    """The ruling as the table hears it, and under headings what lasts, who may use what, and what to come back for."""
    w = words(language, ruling.edition, ruling.seats)
    lines = [w.item(item) for item in ruling.steps]
    lines += [w.item(item) for item in ruling.standings]
    lines += [w.item(item) for item in (ruling.adjustment, ruling.penalty, ruling.appeal) if item]
    for heading, items in (("heading-information", ruling.information), ("heading-later", ruling.checks)):
        if items:
            lines += [w.text(heading), *(f"– {w.item(item)}" for item in items)]
    return tuple(lines)


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
