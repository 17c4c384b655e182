"""Laws 45A to C: is that card played?"""

from collections.abc import Mapping
from enum import StrEnum

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures import rule_as
from rules.procedures.play._declarers_held_card import declarers_held_card_not_played
from rules.procedures.play._exposed_cards import held_card_not_played
from rules.procedures.play.fifth_card import played_again

IRREGULARITY = irregularity(__name__, place=150, common=150)


class Whose(StrEnum):
    """The hand that the card belongs to."""

    DUMMY = "dummy"
    DECLARER = "declarer"
    DEFENDER = "defender"


WHOSE = choice("whose_card", Whose)


class Done(StrEnum):
    """What was done with the card; what decides stands first."""

    PENALTY_CARD = "penalty_card"
    FIFTH_CARD = "fifth_card"
    OTHER_PLAYED = "held_other_played"
    FACED = "faced"
    IN_VIEW = "in_view"
    TOUCHING = "touching"
    AS_IF_PLAYED = "as_if_played"
    NAMED = "named"
    PICKED_UP = "picked_up"
    ARRANGED = "arranged"
    TOUCHED = "touched"
    MOVED_BY_DUMMY = "moved_by_dummy"
    NOTHING_OF_THIS = "nothing_of_this"


# Nobody says at the table which card of a defender could be seen.
DEFENDERS_CARD = choice(
    "defenders_card",
    Done,
    only=(
        Done.PENALTY_CARD,
        Done.FIFTH_CARD,
        Done.OTHER_PLAYED,
        Done.FACED,
        Done.IN_VIEW,
        Done.NAMED,
        Done.NOTHING_OF_THIS,
    ),
    audience=Audience.DIRECTOR,
)
DECLARERS_CARD = choice(
    "declarers_card",
    Done,
    only=(
        Done.FIFTH_CARD,
        Done.OTHER_PLAYED,
        Done.FACED,
        Done.TOUCHING,
        Done.AS_IF_PLAYED,
        Done.NAMED,
        Done.NOTHING_OF_THIS,
    ),
)
DUMMYS_CARD = choice(
    "dummys_card", Done, only=(Done.NAMED, Done.PICKED_UP, Done.ARRANGED, Done.TOUCHED, Done.MOVED_BY_DUMMY)
)

ALREADY_PLAYED = yes_no("already_played_to_trick")

# 45C4(b): what a player meant is asked away from the table.
NAMED_BY_SLIP = yes_no("named_by_slip", audience=Audience.OFFENDER, law="45C4(b)")

PLAYED = "card-is-played"

# The paragraphs that settle it, and what they come to.
Settled = Mapping[Done, tuple[tuple[str, ...], str]]

OF_DEFENDER: Settled = {
    Done.FACED: (("45A",), PLAYED),
    Done.IN_VIEW: (("45C1",), PLAYED),
}
OF_DECLARER: Settled = {
    Done.FACED: (("45A",), PLAYED),
    Done.TOUCHING: (("45C2(a)",), PLAYED),
    Done.AS_IF_PLAYED: (("45C2(b)",), PLAYED),
    Done.NOTHING_OF_THIS: (("45C2", "48A"), "card-is-not-played"),
}
OF_DUMMY: Settled = {
    Done.PICKED_UP: (("45B",), PLAYED),
    Done.TOUCHED: (("45C3",), PLAYED),
    Done.ARRANGED: (("45C3",), "card-is-not-played"),
}

OF: Mapping[Whose, tuple[Fact[Done], Settled]] = {
    Whose.DUMMY: (DUMMYS_CARD, OF_DUMMY),
    Whose.DECLARER: (DECLARERS_CARD, OF_DECLARER),
    Whose.DEFENDER: (DEFENDERS_CARD, OF_DEFENDER),
}


@IRREGULARITY.under(LAWS_2017)
def played_card_dispute_2017(case: Case) -> Ruling:
    """45A to C of 2017: only the designation of a card from dummy can be a slip that is changed."""
    return settled(case, (Whose.DUMMY,))


@IRREGULARITY.under(LAWS_2007)
def played_card_dispute_2007(case: Case) -> Ruling:
    """45A to C of 2007: any player may change a slip, if it is done without pause for thought."""
    return settled(case, tuple(Whose))


def settled(case: Case, slips: tuple[Whose, ...]) -> Ruling:
    """Whether the card is played, by what was done with it.

    slips: whose card may have been named by a slip that is changed.
    """
    whose = case[WHOSE]
    fact, rules = OF[whose]
    done = case[fact]
    match done:
        case Done.PENALTY_CARD:
            case.cite("45C5")
            return rule_as(case, "penalty_card")
        case Done.MOVED_BY_DUMMY:
            return rule_as(case, "dummy_wrong_card")
        case Done.NAMED if whose in slips and case[NAMED_BY_SLIP]:
            return rule_as(case, "unintended_designation")
        case Done.NAMED:
            rule(case, ("45B", "45C4(a)") if whose is Whose.DUMMY else ("45C4(a)",), PLAYED)
        case Done.NOTHING_OF_THIS if whose is Whose.DEFENDER:
            case.step("card-is-not-played", "45A")
            return rule_as(case, "exposed_card_defender")
        case Done.OTHER_PLAYED:
            other_card_played(case, whose)
        case Done.FIFTH_CARD:
            return played_again(case, by_defender=whose is Whose.DEFENDER)
        case Done.IN_VIEW if case[ALREADY_PLAYED]:
            case.cite("45C1")
            return played_again(case, by_defender=True)
        case _:
            rule(case, *rules[done])
    return case.ruling()


def other_card_played(case: Case, whose: Whose) -> None:
    """45C1 and 2: the card that was held first is played; the other, of declarer, goes back (47B, 48A)."""
    if whose is Whose.DEFENDER:
        held_card_not_played(case)
    else:
        declarers_held_card_not_played(case)


def rule(case: Case, laws: tuple[str, ...], step: str) -> None:
    """These paragraphs, and what they come to."""
    for law in laws:
        case.cite(law)
    case.step(step, law)
