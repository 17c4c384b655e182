"""Whose turn it was to call when the offender called."""

from enum import StrEnum

from rules.engine.facts import choice


class Turn(StrEnum):
    """Whose turn it was to call when the offender called."""

    OFFENDER = "offender"
    RHO = "rho"
    PARTNER = "partner"
    LHO = "lho"
    RHO_MUST_PASS = "rho_must_pass"  # 28A: the call is then in rotation


TURN = choice("turn", Turn)
