"""Laws 57 and 58: a card that declarer has played too early."""

from rules.engine.case import Case
from rules.engine.facts import Audience, yes_no
from rules.lawbook import Concept

# The director looks; who holds what is nobody else's business.
LEGAL_IN_TRICK = yes_no("legal_in_trick", audience=Audience.DIRECTOR)


def declarers_early_card(case: Case, *, legal: bool) -> None:
    """57C3 (2007: 57C2): it is a played card, and stays unless it is a revoke."""
    case.cite(Concept.DECLARER_PLAYS_EARLY)
    if legal:
        case.step("early-card-stands", Concept.DECLARER_PLAYS_EARLY)
    else:
        case.step("early-card-corrected", "62A")
