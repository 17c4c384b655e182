"""Laws 50 and 51: what a ruling says when a defender's card becomes, stays or ceases to be a penalty card."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.facts import Role, choice, scope
from rules.engine.ruling import When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures._withdrawn import awareness
from rules.standings.penalty_cards import PARTNER_OF, RESTRICTS, STANDING, PenaltyCards


class Because(StrEnum):
    """What makes a card the penalty card that it is (50B)."""

    LOW = "low"  # a single card below an honour, exposed by accident
    HONOUR = "honour"
    PLAYED = "played"  # led or played, and taken back
    SHOWN = "shown"  # shown or named on purpose
    SEVERAL = "several"
    ONE_MORE = "one_more"  # with what the player had already


# What is said of the reason, and which penalty cards the player then has.
REASONS = {
    Because.LOW: ("penalty-card-low", PenaltyCards.MINOR),
    Because.HONOUR: ("penalty-card-honour", PenaltyCards.MAJOR),
    Because.PLAYED: ("penalty-card-played-on-purpose", PenaltyCards.MAJOR),
    Because.SHOWN: ("penalty-card-shown", PenaltyCards.MAJOR),
    Because.SEVERAL: ("penalty-cards-several", PenaltyCards.TWO_OR_MORE),
    Because.ONE_MORE: ("all-major-now", PenaltyCards.TWO_OR_MORE),
}

# The follow-up that a penalty card leads to, again and again while it lies on the table; it asks under a scope of its
# own, for what was answered of the irregularity it goes on from is still there.
FOLLOW_UP = "penalty_card_followed"
FOLLOWED = scope("followed")


class PenaltyCardsStill(StrEnum):
    """What still lies there when it comes to light late, the cards perhaps played by then; 92B comes first."""

    TOO_LATE = "too_late"
    NONE = "none"
    MINOR = "minor"
    MAJOR = "major"
    TWO_OR_MORE = "two_or_more"


PENALTY_CARDS_STILL = choice("penalty_cards_still", PenaltyCardsStill)

# The offender's partner is a defender as well, and may have penalty cards of their own.
PARTNERS_PENALTY_CARDS = choice("partners_penalty_cards", PenaltyCards)

# What is left where some of several cards were played or picked up; a card that was a major one stays one.
CARDS_LEFT = choice(
    "penalty_cards_left", PenaltyCards, only=(PenaltyCards.NONE, PenaltyCards.MAJOR, PenaltyCards.TWO_OR_MORE)
)

# The paragraphs that say what the player must and may do.
DUTIES = {PenaltyCards.MINOR: "50C", PenaltyCards.MAJOR: "50D1", PenaltyCards.TWO_OR_MORE: "51A"}


def becomes_penalty_card(case: Case, law: str, because: Because = Because.PLAYED, *, who: Role = Role.OFFENDER) -> None:
    """A defender's card becomes a penalty card: it stays on the table, and what it tells is settled (50, 50E, 51).

    law: the paragraph that makes it one. because: what makes it a minor or a major one. who: the defender who has it.
    """
    case.cite(law)
    case.cite("50A")
    said, kind = REASONS[because]
    case.step(said, "50B", who)
    lies(case, kind, who)
    may_be_used(case, who)
    awareness(case)


def lies(case: Case, kind: PenaltyCards, who: Role = Role.OFFENDER) -> None:
    """What lies on the table of a player's penalty cards, and the duties that go with it; NONE where nothing does."""
    if kind is not PenaltyCards.NONE:
        case.stand(STANDING[kind], DUTIES[kind], who, When.IN_PLAY, FOLLOW_UP)
    if kind in RESTRICTS:
        case.stand(*RESTRICTS[kind], PARTNER_OF[who], When.IN_PLAY, FOLLOW_UP)


def may_be_used(case: Case, who: Role = Role.OFFENDER) -> None:
    """50E: what everybody, or partner, may use of a player's penalty cards that stay."""
    case.edition.of(INFORMATION)(case, who)


def played_card_tells(case: Case) -> None:
    """50E3 (2007: 50E2): what partner may no longer use once a penalty card has been played."""
    case.inform("played-penalty-card-unauthorized", Concept.PLAYED_PENALTY_CARD, Role.PARTNER)
    check, judged_by = case.edition.of(PLAYED_CARD_USED)
    case.check(check, "50E3", When.END_OF_PLAY, judged_by)


def penalty_card_tells_2017(case: Case, who: Role) -> None:
    """50E of 2017: authorized for everybody while the card lies on the table; looked at when play has ended."""
    case.inform("penalty-card-authorized", "50E1", Role.BOTH_SIDES)
    case.check("penalty-card-helped", "50E4", When.END_OF_PLAY, "penalty_card_damage")


def penalty_card_tells_2007(case: Case, who: Role) -> None:
    """50E of 2007: that it must be played may be known to everybody; partner may use nothing else, from the start."""
    case.inform("must-play-authorized", "50E1", Role.BOTH_SIDES)
    case.inform("penalty-card-unauthorized", "50E2", PARTNER_OF[who])
    case.check("penalty-card-helped", "50E3", When.END_OF_PLAY, "penalty_card_damage")


# 50E3 of 2007 is the adjustment itself; what 50E3 of 2017 makes unauthorized is for 16B.
PLAYED_CARD_USED: dict[Edition, tuple[str, str]] = {
    LAWS_2017: ("unauthorized-used", "information_used"),
    LAWS_2007: ("penalty-card-helped", "penalty_card_damage"),
}
INFORMATION = {LAWS_2017: penalty_card_tells_2017, LAWS_2007: penalty_card_tells_2007}
