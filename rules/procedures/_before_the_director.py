"""Laws 9 to 11: how the director comes to it, what was done before that, and what else points there."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.facts import Role, choice


class ComeTo(StrEnum):
    """How the director comes to it, and how far it has got."""

    CALLED = "called"
    NOTICED = "noticed"
    CONSULTED = "consulted"
    WAIVER_ASKED = "waiver_asked"


COME_TO = choice("director_comes_to_it", ComeTo)


class DoneBefore(StrEnum):
    """9B, 9C, 10A and 11A: what was done before the director was called; who settled it comes first, then who acted."""

    SETTLED = "settled"
    NON_OFFENDERS_ACTED = "non_offenders_acted"
    OFFENDERS_CORRECTED = "offenders_corrected"
    NOTHING = "nothing"


DONE_BEFORE = choice("done_before_call", DoneBefore)


def if_players_ruled(case: Case) -> None:
    """10A: a player may have laid down the rectification that the others went by."""
    told = {COME_TO.id: ComeTo.CALLED, DONE_BEFORE.id: DoneBefore.SETTLED}
    case.hand_over("if-players-ruled", "10A", "rectification_forfeited", Role.OFFENDER, told)
