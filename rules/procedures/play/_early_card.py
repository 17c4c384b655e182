"""Laws 57 and 58: a card that declarer has played too early."""

from rules.engine.case import Case
from rules.engine.facts import Audience, yes_no
from rules.lawbook import Concept
from rules.procedures.play._established_revoke import REVOKED_BY, RevokedBy
from rules.procedures.play.revoke import PLAYED_BY_OTHERS, established_in_play, put_right

# The director looks; who holds what is nobody else's business.
LEGAL_IN_TRICK = yes_no("legal_in_trick", audience=Audience.DIRECTOR)

FROM_WHICH_HAND = REVOKED_BY.only(RevokedBy.DECLARER, RevokedBy.DUMMY)


def declarers_early_card(case: Case, *, legal: bool, led_on: bool = False) -> None:
    """57C3 (2007: 57C2): it is a played card, and stays unless it is a revoke that is not established.

    led_on: whether declarer has led to the next trick too, which establishes a revoke (63A1).
    """
    case.cite(Concept.DECLARER_PLAYS_EARLY)
    if legal:
        case.step("early-card-stands", Concept.DECLARER_PLAYS_EARLY)
        return
    by = case[FROM_WHICH_HAND]
    case.cite("61A")
    if led_on:
        established_in_play(case, by, "63A1")
    else:
        put_right(case, by, case[PLAYED_BY_OTHERS])
