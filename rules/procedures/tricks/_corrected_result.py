"""Laws 69 to 71 and 79: what the score already knows of a result that was put right."""

from rules.engine.derive import Known, derives
from rules.engine.facts import Value
from rules.procedures.score._board_score import PUT_RIGHT, PutRight
from rules.procedures.tricks._agreements import AGREED_TO_LOSE, CONCEDED, IN_PERIOD
from rules.procedures.tricks._contested_claim import STATEMENT
from rules.procedures.tricks.disputed_tricks import CONVINCED
from rules.procedures.tricks.scoring_error import WRONG, Wrong


@derives(PUT_RIGHT)
def put_right(known: Known) -> tuple[Value, ...] | None:
    what = what_was_put_right(known)
    return (what,) if what else None


def what_was_put_right(known: Known) -> PutRight | None:
    """By the answers of the ruling that led to the score; None where no result was put right."""
    if known.get(STATEMENT) is not None:
        return PutRight.CLAIM
    if known.get(AGREED_TO_LOSE) is not None:
        return PutRight.AGREEMENT
    if known.get(CONCEDED) is not None:
        return PutRight.CONCESSION
    if known.get(CONVINCED):
        return PutRight.TRICKS
    if known.get(WRONG) == Wrong.RECORD:
        return PutRight.RECORD if known.get(IN_PERIOD) else PutRight.LATE
    return None
