"""Law 70: a contested claim."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, choice, yes_no
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures.score._board_score import NUMBER, NUMBERS
from rules.procedures.score._end_of_play import judged


class ClaimedBy(StrEnum):
    """Who has claimed or conceded."""

    DECLARER = "declarer"
    DEFENDER = "defender"


CLAIMED_BY = choice("claimed_by", ClaimedBy)

# 70B: what the claimer said with the claim; asked when it has been repeated and the objections have been heard.
STATEMENT = yes_no(
    "line_was_stated", law="68C", script=("claimer-repeats-statement", "opponents-object", "remaining-cards-faced")
)

# 70C, where an opponent still had a trump: which of its three conditions is not met.
TRUMP = judged("trump_outstanding", "70C")


class TrumpExcused(StrEnum):
    """70C1 to 70C3: why an outstanding trump gives nothing; NONE where it gives a trick."""

    SPOKEN_OF = "spoken_of"
    NOT_FORGOTTEN = "not_forgotten"
    NO_TRICK_LOST = "no_trick_lost"
    NONE = "none"


TRUMP_EXCUSED = choice("outstanding_trump", TrumpExcused, audience=Audience.DIRECTOR, judgement=True, law="70C")

NOT_MET: Mapping[TrumpExcused, str] = {
    TrumpExcused.SPOKEN_OF: "70C1",
    TrumpExcused.NOT_FORGOTTEN: "70C2",
    TrumpExcused.NO_TRICK_LOST: "70C3",
}

# 70D2, of a defender's claim.
NEEDS_PARTNER = judged("needs_partners_choice", "70D2")


class LineOfPlay(StrEnum):
    """70D1 and 70E1: what the tricks claimed rest on; the position of a card decides first, whatever was stated."""

    EVERY_LINE_WINS = "every_line_wins"
    ON_A_CARD = "depends_on_card"
    STATED_FAILS = "stated_line_fails"
    NORMAL_LOSES = "normal_line_loses"


LINE = choice("claim_line", LineOfPlay, audience=Audience.DIRECTOR, judgement=True, law="70D1")
WITHOUT_STATEMENT = LINE.only(LineOfPlay.EVERY_LINE_WINS, LineOfPlay.ON_A_CARD, LineOfPlay.NORMAL_LOSES)


class CardFound(StrEnum):
    """70E1: why a line that needs a card with one opponent is accepted all the same."""

    NEITHER = "neither"
    SHOWS_OUT = "shows_out"
    IRRATIONAL = "irrational"


CARD_IS_FOUND = choice("card_is_found", CardFound, audience=Audience.DIRECTOR, judgement=True, law="70E1")
FOUND: Mapping[Edition, Fact[CardFound]] = {
    LAWS_2017: CARD_IS_FOUND.only(CardFound.NEITHER, CardFound.SHOWS_OUT),
    LAWS_2007: CARD_IS_FOUND,
}


# 70A: what the ruling comes to.
TRICKS_AWARDED = replace(NUMBER, audience=Audience.DIRECTOR, judgement=True, law="70A")


def contested(case: Case, claimed_by: ClaimedBy) -> None:
    """70: as equitably as possible to both sides, any doubtful point against the claimer."""
    case.step("play-has-stopped", Concept.CLAIM_DISPUTED)
    stated = case[STATEMENT]
    case.cite("70B1")
    case.cite("70B2")
    case.cite("70B3")
    if not stated:
        case.direct("no-statement-now", "68C")
    case.direct("doubt-against-claimer", "70A")
    fails = any([trump_is_out(case), partner_would_choose(case, claimed_by), line_fails(case, stated=stated)])
    case.cite("70A")  # the board is scored under it, whatever was considered on the way
    if fails:
        case.step("tricks-awarded", "70A", number=str(NUMBERS[case[TRICKS_AWARDED]]))
        case.adjust("tricks-as-ruled", "70A", "board_score")
    else:
        case.adjust("claim-upheld", "70A")


def trump_is_out(case: Case) -> bool:
    """70C: whether an opponent's trump takes tricks: only where all three of its conditions are met."""
    if not case[TRUMP]:
        return False
    excused = case[TRUMP_EXCUSED]
    case.cite("70C")
    if excused is not TrumpExcused.NONE:
        case.direct("no-trick-for-trump", NOT_MET[excused])
        return False
    case.direct("trump-takes-tricks", "70C")
    for law in ("70C1", "70C2", "70C3"):
        case.cite(law)
    return True


def partner_would_choose(case: Case, claimed_by: ClaimedBy) -> bool:
    """70D2: whether a part of a defender's claim needs partner to choose the right one of several normal plays."""
    if claimed_by is ClaimedBy.DECLARER:
        return False
    needed = case[NEEDS_PARTNER]
    case.cite("70D2")
    if needed:
        case.direct("partners-choice-not-accepted", "70D2")
    return needed


def line_fails(case: Case, *, stated: bool) -> bool:
    """70D1 and 70E: whether tricks are lost by the line that was stated, or by a normal one that was not."""
    line = case[LINE if stated else WITHOUT_STATEMENT]
    match line:
        case LineOfPlay.EVERY_LINE_WINS:
            case.cite("70D1")
            return False
        case LineOfPlay.ON_A_CARD:
            return card_is_missed(case)
        case LineOfPlay.NORMAL_LOSES:
            case.cite("70D1")
        case LineOfPlay.STATED_FAILS:
            case.direct("stated-line-followed", "70D1")
        case _:
            assert_never(line)
    case.direct("least-successful-normal-line", "70D1")
    case.direct("prescribed-order-of-play", "70E2")
    return True


def card_is_missed(case: Case) -> bool:
    """70E1: a line that needs a particular card with one opponent rather than the other."""
    found = case[case.edition.of(FOUND)]
    case.cite("70E1")
    missed = found is CardFound.NEITHER
    case.direct("card-is-not-found" if missed else "card-is-found", "70E1")
    return missed
