"""Laws 7A and 5 with 87: a board that was played the right way round, but by players who sat the other way."""

from rules.engine.case import Case, Law
from rules.engine.facts import Audience, yes_no
from rules.procedures.boards._match import several_results
from rules.procedures.score._board_score import AT_TEAMS

TEAM_MATES_ALIKE = yes_no("team_mates_alike", audience=Audience.DIRECTOR, law="86")


def scored_as_held(case: Case, law: Law) -> None:
    """The result counts for the hands that each pair held; in a match, team-mates with the same hands have none."""
    teams = case[AT_TEAMS]
    if teams and case[TEAM_MATES_ALIKE]:
        several_results(case)
    else:
        if teams:
            case.cite("86")
        case.direct("scored-as-held", law)
