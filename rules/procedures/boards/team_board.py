"""Law 86 with 6D, 12C4 and 87: a board of a team match that was spoiled, at one table or at both."""

from rules.engine.case import Case
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures.boards._match import match_board

IRREGULARITY = irregularity(__name__, place=90)


@IRREGULARITY.under(LAWS_2007)
def team_board(case: Case) -> Ruling:
    """Law 86; the editions differ where several results cannot be compared."""
    match_board(case)
    return case.ruling()
