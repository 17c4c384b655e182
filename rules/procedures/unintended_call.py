"""Law 25A: an unintended call is replaced by the one that was intended, as long as partner has not called."""

from rules.engine.case import Case
from rules.engine.facts import Option, Role, offer
from rules.lawbook import Concept
from rules.procedures.call_facts import (
    LHO_AND_PARTNER_CALLED,
    LHO_CALLED,
    NOTHING,
    OFFENDER_REPLACED,
    PARTNER_CALLED,
    UNINTENDED,
)

KEEPS = "keeps"
WITHDRAWS = "withdraws"

LHO_MAY_WITHDRAW = offer(
    "lho_may_withdraw",
    Role.LHO,
    script=("lho-may-withdraw",),
    options=(Option(KEEPS, "lho-keeps"), Option(WITHDRAWS, "lho-withdraws")),
    law="25A",
)


def may_replace(since: str) -> bool:
    """Whether the offender's partner has not called, so that the replacement is not yet too late."""
    return since not in (PARTNER_CALLED, LHO_AND_PARTNER_CALLED)


def unintended_2017(case: Case, since: str) -> bool:
    """Law 25A of 2017: the call was a slip, however the offender became aware of it; lets them replace it."""
    if not (may_replace(since) and case[UNINTENDED]):
        return False
    case.cite("25A1")
    case.step("replace-unintended", Role.OFFENDER)
    case.step("no-lead-restriction-unintended")
    return True


def unintended_2007(case: Case, since: str) -> bool:
    """Law 25A of 2007: the call was a slip and was changed without pause for thought; lets them replace it."""
    if not (may_replace(since) and case[UNINTENDED]):
        return False
    case.cite("25A1")
    case.step("replace-unintended", Role.OFFENDER)
    return True


def called_over_the_intended(case: Case, since: str) -> str:
    """Law 25A6 (2007: 25A4): what has been called since over the intended call, once LHO has taken theirs back."""
    if since != LHO_CALLED:
        return NOTHING if since == OFFENDER_REPLACED else since
    if case.choose(LHO_MAY_WITHDRAW) == KEEPS:
        return LHO_CALLED
    case.cite(Concept.LHO_WITHDRAWS_CALL)
    case.step("lho-withdraws", Role.LHO)
    case.inform("lho-withdrawn-call", Role.NON_OFFENDING_SIDE, Concept.LHO_WITHDRAWS_CALL)
    return NOTHING
