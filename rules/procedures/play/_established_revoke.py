"""Law 64: what an established revoke transfers at the end of play, and equity."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Audience, Fact, Kind, Role, Value, choice, typed, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.score._end_of_play import assigned, judged, raised_too_late

REVOKE_TRICKS = segment("revoke_tricks", __name__)
DUMMYS_REVOKE = segment("dummys_revoke", __name__)
REVOKE_EQUITY = segment("revoke_equity", __name__)
REVOKE_EQUITY_REPEATED = segment("revoke_equity_repeated", __name__)
REVOKE_EQUITY_BOTH = segment("revoke_equity_both", __name__)


class RevokedBy(StrEnum):
    """From which hand the card was played, and whether it could be seen before.

    Whether the player could have complied is seen in the hand: the director looks, and asks nobody. After play it may
    be lost, because one side alone has mixed its cards (66D).
    """

    ONE_OF_EACH = "one_of_each_side"
    BOTH_OF_ONE_SIDE = "both_of_one_side"
    PENALTY_CARD = "penalty_card"
    DEFENDER = "defender"
    DECLARER = "declarer"
    DUMMY = "dummy"
    FACED_CARD = "faced_card"
    DEFENDER_MIXED = "defender_mixed_cards"
    DECLARER_MIXED = "declarer_mixed_cards"
    NOBODY = "nobody"


DECLARING_SIDE = (RevokedBy.DECLARER, RevokedBy.DUMMY, RevokedBy.DECLARER_MIXED)

REVOKED_BY = choice("revoked_by", RevokedBy, audience=Audience.DIRECTOR, judgement=True, law="61A")

# In which trick it was; taken when somebody says it, and never asked for.
TRICK: Fact[Value] = typed("revoke_trick", Kind.NUMBER)
TWELFTH = 12


def before_the_twelfth(known: Known) -> bool:
    """62D and 64B6 are of the twelfth trick alone; who names a later one may say when it was found."""
    trick = known.get(TRICK)
    return isinstance(trick, int) and trick < TWELFTH


# Never asked: the card was a lead, other than declarer had required or forbidden; what leads here says so.
WAS_A_LEAD = yes_no("revoke_was_a_lead")


@derives(WAS_A_LEAD)
def was_a_lead_told(known: Known) -> tuple[Value, ...]:
    return (known.get(WAS_A_LEAD) is True,)


class Exemption(StrEnum):
    """64B but for 64B1, which the tricks themselves show, and 64B8, which is ruled on with 62C3; and 92B first.

    FIRST_OF_SEVERAL transfers tricks like any other; it is the later ones that do not (64B2).
    """

    NONE = "none"
    TOO_LATE = "too_late"
    BOTH_SIDES = "both_sides"
    REPEATED = "repeated"
    NOT_PLAYED = "card_not_played"
    TWELFTH = "twelfth_trick"
    NEXT_BOARD = "next_board"
    ROUND_OVER = "round_over"
    FIRST_OF_SEVERAL = "first_of_several"


EXEMPTION = choice("no_automatic_tricks", Exemption, law="64B")


@derives(EXEMPTION)
def exemption_by_trick(known: Known) -> tuple[Value, ...] | None:
    """64B6 is of the twelfth trick."""
    return tuple(each for each in Exemption if each is not Exemption.TWELFTH) if before_the_twelfth(known) else None


# Attention was drawn to it before the end of play.
FOUND_IN_PLAY = EXEMPTION.only(
    Exemption.NONE, Exemption.BOTH_SIDES, Exemption.REPEATED, Exemption.NOT_PLAYED, Exemption.FIRST_OF_SEVERAL
)
# 67B1: no card was played that would be dummy's, and none that had to be was a penalty card; the suit is not certain.
OF_DEFECTIVE_TRICK = EXEMPTION.only(
    *(each for each in Exemption if each not in (Exemption.NOT_PLAYED, Exemption.FIRST_OF_SEVERAL))
)
# 64B3 lets no trick go across in any case; these have an equity of their own (64C2 of 2017).
BESIDE_64B3 = EXEMPTION.only(Exemption.NONE, Exemption.TOO_LATE, Exemption.BOTH_SIDES, Exemption.REPEATED)
BESIDE_64B3_2007 = EXEMPTION.only(Exemption.NONE, Exemption.TOO_LATE, Exemption.BOTH_SIDES)

EXEMPTED: Mapping[Exemption, str] = {
    Exemption.BOTH_SIDES: "64B7",
    Exemption.REPEATED: "64B2",
    Exemption.NOT_PLAYED: "64B3",
    Exemption.TWELFTH: "64B6",
    Exemption.NEXT_BOARD: "64B4",
    Exemption.ROUND_OVER: "64B5",
}


class TricksWon(StrEnum):
    """64A: who won the revoke trick, and whether the side won a later one; declarer and dummy are two players."""

    OFFENDER_AND_LATER = "offender_and_later"
    OFFENDER_ALONE = "offender_alone"
    PARTNER = "partner"
    LATER = "later"
    NONE = "none"


TRICKS_WON = choice("revoke_tricks_won", TricksWon, law="64A")

AUTOMATIC: Mapping[TricksWon, tuple[str, int]] = {
    TricksWon.OFFENDER_AND_LATER: ("64A1", 2),
    TricksWon.OFFENDER_ALONE: ("64A1", 1),
    TricksWon.PARTNER: ("64A2", 1),
    TricksWon.LATER: ("64A2", 1),
    TricksWon.NONE: ("64B1", 0),
}


class ShortBy(StrEnum):
    """Whose card is missing from a defective trick; 67B1 transfers by 64A2 alone."""

    DEFENDER = "defender"
    DECLARER = "declarer"
    DUMMY = "dummy"


SHORT_BY = choice("played_too_few", ShortBy)
WON_THAT_OR_LATER = yes_no("won_that_or_later_trick", law="64A2")

# What is said of the score, and what computes it.
ADJUSTMENT = {0: ("tricks-stay", None), 1: ("one-trick", "board_score"), 2: ("two-tricks", "board_score")}


def transfer(case: Case, number: int, law: str) -> None:
    """64A and B: so many tricks are transferred."""
    id, segment = ADJUSTMENT[number]
    case.adjust(id, law, segment)


# 64C: what the result is compared with.
MORE_WITHOUT_REVOKE = judged("more_without_revoke", Concept.REVOKE_EQUITY)
MORE_WITHOUT_REPEATING = judged("more_without_repeating", Concept.REPEATED_REVOKE_EQUITY)
DAMAGED_BY_REVOKES = judged("damaged_by_revokes", Concept.BOTH_REVOKED_EQUITY)

GENERAL = ("established-revoke", "revoke_equity", Concept.REVOKE_EQUITY)
# Where both sides have revoked, neither is the non-offending one; of a repeated one only the later revokes are thought
# away, in 2007 because each established revoke is looked at, those that transfer nothing too.
EQUITY: Mapping[Exemption, tuple[str, str, Concept]] = {
    Exemption.REPEATED: ("repeated-revoke", "revoke_equity_repeated", Concept.REPEATED_REVOKE_EQUITY),
    Exemption.BOTH_SIDES: ("both-revoked", "revoke_equity_both", Concept.BOTH_REVOKED_EQUITY),
}


def after_revoke(case: Case) -> tuple[str, int]:
    """64A of a revoke: by which paragraph how many tricks are transferred."""
    return AUTOMATIC[case[TRICKS_WON]]


def after_defective_trick(case: Case) -> tuple[str, int]:
    """67B1 with 64A2: one trick at most."""
    return ("64A2", 1) if case[WON_THAT_OR_LATER] else ("64B1", 0)


def tricks_transferred(
    case: Case, possible: Fact[Exemption], automatic: Callable[[Case], tuple[str, int]] = after_revoke
) -> None:
    """64A and B, when play has ended, and what 64C is to look at then.

    possible: the exemptions that can occur. automatic: what 64A transfers where there is none.
    """
    exemption = case[possible]
    if exemption is Exemption.TOO_LATE:
        raised_too_late(case)
        return
    if exemption in (Exemption.NONE, Exemption.FIRST_OF_SEVERAL):
        law, number = automatic(case)
        transfer(case, number, law)
    else:
        transfer(case, 0, EXEMPTED[exemption])
    if exemption is Exemption.REPEATED:
        case.hand_over("first-revoke-next", "64B2", "revoke", Role.OFFENDER)
        case.check("concealed-revoke", "72B3", When.NOW, "concealment")
    if exemption is Exemption.FIRST_OF_SEVERAL:
        case.direct("later-revokes-no-trick", "64B2")
        case.check("concealed-revoke", "72B3", When.NOW, "concealment")
        equity(case, Exemption.REPEATED)
    equity(case, exemption)


def equity_alone(case: Case) -> None:
    """64B3: the card was dummy's, or a penalty card was not played; no trick is transferred, and equity is left."""
    case.step("revoke-stands", "63B")
    no_trick_transferred(case)


def no_trick_transferred(case: Case) -> None:
    """64B3, and what 64C is to look at when play has ended."""
    transfer(case, 0, "64B3")
    case.check("established-revoke", Concept.REVOKE_EQUITY, When.END_OF_PLAY, "dummys_revoke")


def equity(case: Case, exemption: Exemption = Exemption.NONE) -> None:
    """64C: what to compare at the end of play."""
    id, segment, law = EQUITY.get(exemption, GENERAL)
    case.check(id, law, When.END_OF_PLAY, segment)


@REVOKE_TRICKS.under(LAWS_2007)
def revoke_tricks(case: Case) -> Ruling:
    """64A and B, of a revoke that was established while play went on."""
    tricks_transferred(case, FOUND_IN_PLAY)
    return case.ruling()


@DUMMYS_REVOKE.under(LAWS_2017)
def dummys_revoke_2017(case: Case) -> Ruling:
    """64C of 2017 after 64B3, where neither side's tricks have changed hands."""
    beside = case[BESIDE_64B3]
    if beside is Exemption.TOO_LATE:
        raised_too_late(case)
        return case.ruling()
    if beside is Exemption.BOTH_SIDES:
        return revoke_equity_both(case)
    if beside is Exemption.REPEATED:
        return revoke_equity_repeated(case)
    return revoke_equity(case)


@DUMMYS_REVOKE.under(LAWS_2007)
def dummys_revoke_2007(case: Case) -> Ruling:
    """64C of 2007 after 64B3: one rule for all, but where both sides have revoked there is no non-offending one."""
    beside = case[BESIDE_64B3_2007]
    if beside is Exemption.TOO_LATE:
        raised_too_late(case)
        return case.ruling()
    return revoke_equity_both(case) if beside is Exemption.BOTH_SIDES else revoke_equity(case)


@REVOKE_EQUITY.under(LAWS_2007)
def revoke_equity(case: Case) -> Ruling:
    """64C1 (2007: 64C)."""
    return redressed(case, MORE_WITHOUT_REVOKE, Concept.REVOKE_EQUITY)


@REVOKE_EQUITY_REPEATED.under(LAWS_2007)
def revoke_equity_repeated(case: Case) -> Ruling:
    """64C2(a) (2007: 64C): the first revoke counts, with what it transfers, and the later ones are thought away."""
    if case[MORE_WITHOUT_REPEATING]:
        case.direct("first-revoke-counts", Concept.REPEATED_REVOKE_EQUITY)
    return redressed(case, MORE_WITHOUT_REPEATING, Concept.REPEATED_REVOKE_EQUITY)


@REVOKE_EQUITY_BOTH.under(LAWS_2007)
def revoke_equity_both(case: Case) -> Ruling:
    """64C2(b) of 2017, 64C of 2007: an assigned score where a side is worse off than it would be had nobody revoked."""
    damaged = case[DAMAGED_BY_REVOKES]
    case.cite(Concept.BOTH_REVOKED_EQUITY)
    if damaged:
        case.adjust("assigned", Concept.ASSIGNED_SCORE, "board_score")
    else:
        case.adjust("neither-side-damaged", Concept.BOTH_REVOKED_EQUITY)
    return case.ruling()


def redressed(case: Case, cost_more: Fact[bool], law: str | Concept) -> Ruling:
    """An assigned score where the revoke has cost the non-offending side more than it was given."""
    not_enough = case[cost_more]
    case.cite(law)
    if not_enough:
        assigned(case)
    else:
        case.adjust("revoke-compensated", law)
    return case.ruling()
