"""Law 64A: what the score already knows of the tricks that a revoke or a defective trick has transferred."""

from rules.engine.derive import Known, derives
from rules.engine.facts import Value
from rules.model import Result
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
from rules.procedures.score._board_score import AVERAGE_NS, KIND, NUMBER, NUMBERS, TABLE_RESULT, TRICKS_TO, ScoreKind
from rules.procedures.score.adjusted_score import NAMEABLE, OTHER_TABLE_FAVOURS
from rules.procedures.tricks._corrected_result import what_was_put_right
from rules.scoring.entries import Possible


@derives(KIND)
def decided_before(known: Known) -> tuple[Value, ...] | None:
    no_result_named = known.get(NAMEABLE) is False and not known.get(OTHER_TABLE_FAVOURS)
    if known.get(AVERAGE_NS) is not None or no_result_named:
        return (ScoreKind.ARTIFICIAL,)
    if known.get(DEFENDERS_GAINED):
        return (ScoreKind.DIFFERENT,)
    if number_transferred(known):
        return (ScoreKind.TRICKS,)
    return (ScoreKind.CORRECTED,) if what_was_put_right(known) else None


@derives(NUMBER)
def transferred(known: Known) -> tuple[Value, ...] | None:
    number = number_transferred(known)
    return tuple(name for name, tricks in NUMBERS.items() if tricks == number) or None


@derives(TRICKS_TO)
def to_the_other_side(known: Known) -> tuple[Value, ...] | None:
    declarers_side_offended, result = declaring_side_offended(known), known.get(TABLE_RESULT)
    if declarers_side_offended is None or not isinstance(result, Possible) or not isinstance(result.only, Result):
        return None
    if result.only.contract is None:
        return None
    side = result.only.contract.declarer.side
    return (side.opponents if declarers_side_offended else side,)


def number_transferred(known: Known) -> int:
    """How many tricks a revoke or a defective trick has transferred; 0 where the score was assigned instead."""
    if any(known.get(fact) for fact in (MORE_WITHOUT_REVOKE, MORE_WITHOUT_REPEATING, DAMAGED_BY_REVOKES)):
        return 0
    won = known.get(TRICKS_WON)
    return AUTOMATIC[TricksWon(won)][1] if isinstance(won, str) else int(known.get(WON_THAT_OR_LATER) is True)


def declaring_side_offended(known: Known) -> bool | None:
    """Whether the tricks come from declarer's side; None where there was no revoke."""
    if known.get(WAS_REVOKE):
        return True
    by = known.get(REVOKED_BY) or known.get(SHORT_BY)
    return None if by is None else by in DECLARING_SIDE
