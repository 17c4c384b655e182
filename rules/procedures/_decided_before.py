"""What the score already knows: the rulings that led to it have said what was decided, for whom, and by which Law."""

from dataclasses import replace
from fractions import Fraction
from itertools import zip_longest

from rules.engine.derive import Known, derives
from rules.engine.facts import Value
from rules.model import Action, Auction, Bid, IrregularityKind, Result, Side
from rules.procedures.auction._deliberate_change import SECOND_INADMISSIBLE
from rules.procedures.auction._inadmissible_double import NOTICED, Noticed
from rules.procedures.auction._replacement import (
    REPLACEMENT,
    REPLACEMENT_PRINTED,
    REPLACEMENT_REV2008,
    Replacement,
)
from rules.procedures.play._established_revoke import (
    AUTOMATIC,
    DAMAGED_BY_REVOKES,
    DECLARING_SIDE,
    MORE_WITHOUT_REPEATING,
    MORE_WITHOUT_REVOKE,
    REVOKED_BY,
    SHORT_BY,
    TRICKS_WON,
    WON_THAT_OR_LATER,
    TricksWon,
)
from rules.procedures.play.dummy_limits import DEFENDERS_GAINED, WAS_REVOKE
from rules.procedures.score._board_score import (
    AT_FAULT,
    AVERAGE_NS,
    CORRECTED_RESULT,
    KIND,
    NUMBER,
    NUMBERS,
    ONE_SIDE,
    OTHER_TABLE_FAVOURS,
    PUT_RIGHT,
    REDUCED_SIDE,
    SESSION_CHECK_LEFT,
    TABLE_RESULT,
    TRICKS_COME_OF,
    TRICKS_TO,
    AtFault,
    OneSide,
    PutRight,
    ScoreKind,
    TricksComeOf,
)
from rules.procedures.score._by_fault import ERROR_OF, ErrorOf
from rules.procedures.score._end_of_play import GAINED_BY_IGNORANCE, SELF_INFLICTED
from rules.procedures.score._periods import IN_PERIOD
from rules.procedures.score.adjusted_score import (
    NAMEABLE,
    NAMEABLE_BY_RIGHT_RULING,
    NAMEABLE_WITHOUT_ERROR,
    REASON,
    AdjustmentReason,
)
from rules.procedures.tricks._agreements import AGREED_TO_LOSE, CONCEDED
from rules.procedures.tricks._contested_claim import CLAIMED_BY, STATEMENT, ClaimedBy
from rules.procedures.tricks.claim import MATTER, Matter
from rules.procedures.tricks.disputed_tricks import CALLED, CONVINCED, CONVINCED_2007, PLAYED_CARDS, Called
from rules.procedures.tricks.scoring_error import WRONG, Wrong
from rules.scoring.entries import Possible

# Where an assigned score has been awarded.
ASSIGNED = (
    ScoreKind.ASSIGNED,
    ScoreKind.DIFFERENT,
    ScoreKind.POINTS_GIVEN,
    ScoreKind.ONE_AT_FAULT,
    ScoreKind.LIKELY_AND_PROBABLE,
)
# How an insufficient bid was replaced, in each text of 27.
REPLACEMENTS = (REPLACEMENT, REPLACEMENT_REV2008, REPLACEMENT_PRINTED)
# 64C has taken the place of the tricks.
EQUITY = (MORE_WITHOUT_REVOKE, MORE_WITHOUT_REPEATING, DAMAGED_BY_REVOKES)


@derives(KIND)
def decided_before(known: Known) -> tuple[Value, ...] | None:
    """By the last of the rulings that led here: redress comes after tricks."""
    if known.get(SELF_INFLICTED):
        return (ScoreKind.SELF_INFLICTED, ScoreKind.SELF_INFLICTED_POINTS)
    if known.get(SELF_INFLICTED) is False or any(map(known.get, EQUITY)):
        return ASSIGNED
    if known.get(REASON) == AdjustmentReason.NO_RESULT and known.get(OTHER_TABLE_FAVOURS):
        return (ScoreKind.UNPLAYED,)
    if known.get(AT_FAULT) == AtFault.ONE and known.get(SESSION_CHECK_LEFT):  # by a ruling that led here
        return (ScoreKind.ONE_AT_FAULT, ScoreKind.POINTS_GIVEN)
    not_named = False in map(known.get, (NAMEABLE, NAMEABLE_BY_RIGHT_RULING, NAMEABLE_WITHOUT_ERROR))
    no_result_named = not_named and not known.get(OTHER_TABLE_FAVOURS)
    averages = known.get(AVERAGE_NS) is not None or known.get(AT_FAULT) in (AtFault.NOBODY, AtFault.BOTH)
    averages |= known.get(ERROR_OF) == ErrorOf.FOULED and known.get(SESSION_CHECK_LEFT) is True
    if averages or no_result_named:
        return (ScoreKind.ARTIFICIAL,)
    if one_side(known):
        return (ScoreKind.ONE_SIDE,)
    if tricks_come_of(known):
        return (ScoreKind.TRICKS,)
    if known.get(SESSION_CHECK_LEFT):  # the board cannot be played as it should be
        return (ScoreKind.UNPLAYED, ScoreKind.ARTIFICIAL, ScoreKind.POINTS_GIVEN, ScoreKind.ONE_AT_FAULT)
    if late_dispute(known) and known.get(CONVINCED) is None:
        return (ScoreKind.CORRECTED, ScoreKind.ONE_SIDE)
    return (ScoreKind.CORRECTED,) if put_right(known) else None


# Tricks


@derives(TRICKS_COME_OF)
def why_tricks(known: Known) -> tuple[Value, ...] | None:
    why = tricks_come_of(known)
    return (why,) if why else None


@derives(NUMBER)
def transferred(known: Known) -> tuple[Value, ...] | None:
    number = after_revoke(known)
    return tuple(name for name, tricks in NUMBERS.items() if tricks == number) or None


@derives(TRICKS_TO)
def to_the_other_side(known: Known) -> tuple[Value, ...] | None:
    from_declarers, declarers = from_declaring_side(known), declaring_side(known)
    if from_declarers is None or declarers is None:
        return None
    return (declarers.opponents if from_declarers else declarers,)


def tricks_come_of(known: Known) -> TricksComeOf | None:
    """Why tricks change sides; None where no ruling has said so."""
    if after_revoke(known):
        return TricksComeOf.REVOKE
    if known.get(NUMBER) is None:
        return None
    if known.get(STATEMENT) is not None:
        return TricksComeOf.CLAIM
    if known.get(AGREED_TO_LOSE) is not None:
        return TricksComeOf.AGREEMENT
    return TricksComeOf.CONCESSION if known.get(CONCEDED) is not None else None


def after_revoke(known: Known) -> int:
    """How many tricks a revoke or a defective trick has transferred."""
    won = known.get(TRICKS_WON)
    return AUTOMATIC[TricksWon(won)][1] if isinstance(won, str) else int(known.get(WON_THAT_OR_LATER) is True)


def from_declaring_side(known: Known) -> bool | None:
    """Whether declarer's side gives the tricks; None where no ruling has said so."""
    claimed_by = known.get(CLAIMED_BY)
    if claimed_by is None and known.get(MATTER) in (Matter.DECLARERS_CLAIM, Matter.DEFENDERS_CLAIM):
        claimed_by = ClaimedBy.DECLARER if known.get(MATTER) == Matter.DECLARERS_CLAIM else ClaimedBy.DEFENDER
    if claimed_by is not None:
        return claimed_by == ClaimedBy.DECLARER
    if known.get(WAS_REVOKE):
        return True
    by = known.get(REVOKED_BY) or known.get(SHORT_BY)
    return None if by is None else by in DECLARING_SIDE


def declaring_side(known: Known) -> Side | None:
    """The side of the declarer of the result at the table; None where that names no contract."""
    result = known.get(TABLE_RESULT)
    if not isinstance(result, Possible) or not isinstance(result.only, Result) or result.only.contract is None:
        return None
    return result.only.contract.declarer.side


# One side's score alone


@derives(ONE_SIDE)
def why_one_side(known: Known) -> tuple[Value, ...] | None:
    why = one_side(known)
    return (why,) if why else None


@derives(REDUCED_SIDE)
def defenders(known: Known) -> tuple[Value, ...] | None:
    declarers = declaring_side(known)
    return (declarers.opponents,) if known.get(DEFENDERS_GAINED) and declarers else None


def one_side(known: Known) -> OneSide | None:
    """11A, 43B3 and 79B3 (2007: 79B2): whose ruling leaves the other side's score as it is."""
    if known.get(GAINED_BY_IGNORANCE):
        return OneSide.OWN_ACTION
    if known.get(DEFENDERS_GAINED):
        return OneSide.DUMMY
    return OneSide.TRICKS if False in (known.get(CONVINCED), known.get(CONVINCED_2007)) else None


# A result that is put right


@derives(PUT_RIGHT)
def what_was_put_right(known: Known) -> tuple[Value, ...] | None:
    what = put_right(known)
    return (what,) if what else None


def put_right(known: Known) -> PutRight | None:
    """By the answers of the ruling that led to the score; None where no result was put right."""
    if double_found_late(known):
        return PutRight.DOUBLE
    if known.get(PLAYED_CARDS) is not None:
        return PutRight.TRICKS
    if late_dispute(known):
        return PutRight.LATE_TRICKS
    if known.get(WRONG) == Wrong.RECORD:
        return PutRight.RECORD if known.get(IN_PERIOD) else PutRight.LATE
    return None


def double_found_late(known: Known) -> bool:
    """36C: whether the lead had been faced over a double or redouble that 19 forbids, and not over another call."""
    replaced_by_bid = Replacement.INSUFFICIENT in (known.answers.get(offer.id) for offer in REPLACEMENTS)
    if known.get(NOTICED) != Noticed.LEAD_FACED or known.get(SECOND_INADMISSIBLE) is False or replaced_by_bid:
        return False
    irregularity = known.irregularity
    if irregularity is None or irregularity.kind is not IrregularityKind.INSUFFICIENT_BID:
        return True
    replacement = irregularity.since[0].call
    return isinstance(replacement, Action) and not irregularity.before.admissible(replacement, irregularity.offender)


@derives(CORRECTED_RESULT)
def result_without_double(known: Known) -> tuple[Value, ...] | None:
    """36C: the result at the table without the call, where the auction that was typed shows which it was."""
    result, auction = known.get(TABLE_RESULT), known.auction
    if auction is None or not double_found_late(known):
        return None
    if not isinstance(result, Possible) or not isinstance(result.only, Result) or result.only.contract is None:
        return None
    contract = result.only.contract
    followed = zip_longest(auction.entries, auction.entries[1:])
    # What a player has changed does not count.
    called = Auction(auction.dealer, tuple(e for e, later in followed if later is None or later.seat is not e.seat))
    last = called.last_bid
    if last is None or last.call != Bid(contract.level, contract.denomination):  # it was bid after what was typed
        return None
    without = replace(contract, risk=min(contract.risk, called.risk))
    return (Possible(((Fraction(1), replace(result.only, contract=without)),)),)


def late_dispute(known: Known) -> bool:
    """Whether the director was called to a dispute about tricks after the round."""
    return known.get(CALLED) == Called.WITHIN_PERIOD
