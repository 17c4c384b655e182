"""Law 46: declarer calls an unclear or impossible card from dummy."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, NotAsked, Option, Role, Value, choice, offer, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures import rule_as
from rules.procedures.play._established_revoke import REVOKED_BY, RevokedBy

IRREGULARITY = irregularity(__name__, place=170, common=160)


class Designation(StrEnum):
    """What declarer said; that dummy has no such card, or may not play it, decides, and then that it was a slip.

    A slip is for 45C4(b), with a time limit of its own, even where everybody knows which card was meant.
    """

    NOT_IN_DUMMY = "not_in_dummy"
    ILLEGAL = "illegal"
    SLIP = "slip"
    SUIT = "suit"
    LOW = "low"
    HIGH = "high"
    WIN = "win"
    RANK = "rank"
    ANYTHING = "anything"


DESIGNATION = choice("designation", Designation)

# 46B, first words. Declarer is not asked what they meant: it has to be beyond dispute without that.
MEANT_OTHERWISE = yes_no("undisputed_intention", audience=Audience.DIRECTOR, judgement=True, law="46B")

# 46B1 speaks of the suit led alone.
DUMMY_FOLLOWS = yes_no("dummy_can_follow")


class CardsOfRank(StrEnum):
    """46B3: where dummy has cards of the rank named."""

    CONTINUES = "continues"
    ONE_LEGAL = "one_legal"
    SEVERAL_LEGAL = "several_legal"
    NONE_LEGAL = "none_legal"


CARDS_OF_RANK = choice("cards_of_rank", CardsOfRank)


class EitherDefender(StrEnum):
    """Whether a defender says which card is played."""

    DESIGNATES = "designates"
    LEAVES = "leaves"


DEFENDER_DESIGNATES = offer(
    "defender_designates",
    Role.NON_OFFENDING_SIDE,
    script=("either-defender-designates",),
    options=(
        Option(EitherDefender.DESIGNATES, "defenders-choice-played"),
        Option(EitherDefender.LEAVES, "declarer-names-card"),
    ),
    law="46B5",
)

PARAGRAPHS: Mapping[Designation, str] = {
    Designation.SUIT: "46B2",
    Designation.LOW: "46B1(c)",
    Designation.HIGH: "46B1(a)",
    Designation.WIN: "46B1(b)",
    Designation.RANK: "46B3",
    Designation.NOT_IN_DUMMY: "46B4",
    Designation.ANYTHING: "46B5",
}


@IRREGULARITY.under(LAWS_2007)
def incomplete_designation(case: Case) -> Ruling:
    """Law 46; 2007 does not say that high and low are those of the suit led, which is no other card."""
    said = case[DESIGNATION]
    if said is Designation.SLIP:
        return rule_as(case, "unintended_designation")
    if said is Designation.ILLEGAL:
        return suit_not_followed(case)
    meant_otherwise = case[MEANT_OTHERWISE]
    case.cite("46A")
    case.cite("46B")
    if meant_otherwise:
        case.cite(PARAGRAPHS[said])
        card_is_called(case, "intended-card-played", "46B")
    else:
        as_designated(case, said)
    return case.ruling()


def suit_not_followed(case: Case) -> Ruling:
    """44C: dummy can follow suit; where the card that was named has been played, it is a revoke of dummy's (61A)."""
    case.step("dummy-must-follow", "44C")
    told: dict[str, Value] = {REVOKED_BY.id: RevokedBy.DUMMY}
    case.hand_over("if-dummy-has-not-followed", "61A", "revoke", Role.PARTNER, told)
    return case.ruling()


def as_designated(case: Case, said: Designation) -> None:
    """46B1 to 46B5, by what was said."""
    match said:
        case Designation.SUIT:
            taken_as(case, said, "lowest-of-suit-named")
        case Designation.LOW:
            of_the_suit_led(case, said, "lowest-of-suit-led")
        case Designation.HIGH:
            of_the_suit_led(case, said, "highest-of-suit-led")
        case Designation.WIN:
            taken_as(case, said, "lowest-that-wins")
        case Designation.RANK:
            rank_alone(case)
        case Designation.NOT_IN_DUMMY:
            designation_void(case)
        case Designation.ANYTHING:
            neither_suit_nor_rank(case)
        case _:
            raise NotAsked(said)


def taken_as(case: Case, said: Designation, step: str) -> None:
    """The card that declarer is taken to have called, under the paragraph on what was said."""
    card_is_called(case, step, PARAGRAPHS[said])


def of_the_suit_led(case: Case, said: Designation, step: str) -> None:
    """46B1(a) and (c), as long as dummy can follow suit."""
    if case[DUMMY_FOLLOWS]:
        taken_as(case, said, step)
    else:
        neither_suit_nor_rank(case)


def card_is_called(case: Case, step: str, law: str) -> None:
    """What the call comes to; another card that dummy has moved comes under 45D."""
    case.step(step, law)
    case.hand_over("if-another-card-was-moved", "45D", "dummy_wrong_card", Role.PARTNER)


def rank_alone(case: Case) -> None:
    """46B3: the suit is not named."""
    cards = case[CARDS_OF_RANK]
    match cards:
        case CardsOfRank.CONTINUES:
            card_is_called(case, "suit-is-continued", "46B3(a)")
        case CardsOfRank.ONE_LEGAL:
            card_is_called(case, "card-of-that-rank-played", "46B3(b)")
        case CardsOfRank.SEVERAL_LEGAL:
            card_is_called(case, "declarer-says-which-suit", "46B3(b)")
        case CardsOfRank.NONE_LEGAL:
            case.cite("46B3(b)")
            designation_void(case)
        case _:
            assert_never(cards)


def designation_void(case: Case) -> None:
    """46B4: the call is void."""
    card_is_called(case, "any-legal-card-of-dummy", "46B4")


def neither_suit_nor_rank(case: Case) -> None:
    """46B5: either defender may say which card is played."""
    chosen = case.choose(DEFENDER_DESIGNATES)
    case.cite("46B5")
    match chosen:
        case EitherDefender.DESIGNATES:
            card_is_called(case, "defender-names-card", "46B5")
        case EitherDefender.LEAVES:
            card_is_called(case, "declarer-names-card", "46B5")
        case _:
            assert_never(chosen)
