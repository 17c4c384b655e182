"""Law 25: a player changes a call of their own, or wants to."""

from rules.engine.case import Case
from rules.engine.facts import Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.auction._call_out_of_turn import TOOK_UP
from rules.procedures.auction._cancelled_call import INTENDED_LEGAL
from rules.procedures.auction._deliberate_change import (
    ACCEPT_CHANGE,
    ACCEPTS,
    SECOND_INADMISSIBLE,
    after_change_2007,
    after_change_2017,
    change_accepted,
    change_cancelled,
    change_inadmissible,
)
from rules.procedures.auction._inadmissible_double import double_cancelled
from rules.procedures.auction._irregular_call import LHO_CALLED, NOTHING, OFFENDERS_TURN, SINCE, UNINTENDED
from rules.procedures.auction._unintended_call import called_over_the_slip, replaced_2007, replaced_2017

IRREGULARITY = irregularity(__name__, place=50, common=50)

# What the player has done, and when. What is too late (25A4, 25A5; 2007: 25A2, 25A3) needs no further question.
ASKS = "asks"
CHANGED = "changed"
AFTER_PARTNER = "after_partner"
AFTER_PERIOD = "after_period"

CHANGE = choice("change", CHANGED, ASKS, AFTER_PARTNER, AFTER_PERIOD)

# The player only asks: partner has not called, so that only LHO can have.
LHO_SINCE = SINCE.only(NOTHING, LHO_CALLED)

# The player has changed the call: LHO called over the first call, or over the second.
OVER_FIRST = "over_first"
OVER_SECOND = "over_second"

LHO_OVER = choice("lho_called_over", NOTHING, OVER_FIRST, OVER_SECOND)


@IRREGULARITY.under(LAWS_2017)
def change_of_call_2017(case: Case) -> Ruling:
    """Law 25 of 2017."""
    change = case[CHANGE]
    if too_late(case, change):
        return case.ruling()
    if case[UNINTENDED]:
        replaced_2017(case)
        intended_call(case, change)
    elif change == ASKS:
        case.cite("25A2")
        case.step("call-stands", Role.OFFENDER)
    elif changed_deliberately(case):
        after_change_2017(case)
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def change_of_call_2007(case: Case) -> Ruling:
    """Law 25 of 2007."""
    change = case[CHANGE]
    if too_late(case, change):
        return case.ruling()
    if case[UNINTENDED]:
        replaced_2007(case)
        intended_call(case, change)
    elif change == ASKS:
        case.cite("25A1")
        case.step("call-stands", Role.OFFENDER)
    elif changed_deliberately(case):
        after_change_2007(case)
    return case.ruling()


def too_late(case: Case, change: str) -> bool:
    """25A4 and 25A5 (2007: 25A2 and 25A3): whether partner's call or the end of the auction period bars a change."""
    if change not in (AFTER_PARTNER, AFTER_PERIOD):
        return False
    case.cite(Concept.TOO_LATE_AFTER_PARTNER if change == AFTER_PARTNER else Concept.TOO_LATE_AFTER_PERIOD)
    case.step("call-stands", Role.OFFENDER)
    return True


def intended_call(case: Case, change: str) -> None:
    """25A1 and 25A6: LHO may take back a call over the slip; the intended call is subject to its own Law."""
    over_slip = case[LHO_SINCE] == LHO_CALLED if change == ASKS else case[LHO_OVER] == OVER_FIRST
    called_over_the_slip(case, LHO_CALLED if over_slip else NOTHING, False)
    if not case[INTENDED_LEGAL]:
        case.cite("25A1")
        case.step("rule-intended")


def changed_deliberately(case: Case) -> bool:
    """25B1 and 25B2: which call stands; whether 25B3 applies to it, which it does not in 36A."""
    if case[SECOND_INADMISSIBLE]:
        if case[LHO_OVER] == OVER_SECOND:
            double_cancelled(case, LHO_CALLED, OFFENDERS_TURN)
            return False
        change_inadmissible(case)
    elif case[LHO_OVER] == OVER_SECOND:
        (change_accepted if case[TOOK_UP] else change_cancelled)(case)
    elif case.choose(ACCEPT_CHANGE) == ACCEPTS:
        change_accepted(case)
        if case[LHO_OVER] == OVER_FIRST:
            case.step("lho-calls-over-change", Role.LHO)
    else:
        change_cancelled(case)
    return True
