"""Law 25A: an unintended call is replaced by the one that was intended, as long as partner has not called."""

from rules.engine.case import Case
from rules.engine.facts import Option, Role, offer
from rules.engine.ruling import When
from rules.lawbook import Concept
from rules.procedures._withdrawn import Withdrawal
from rules.procedures.auction._irregular_call import SINCE, SLIP_IS_RARE, UNINTENDED, Since

LHO_MAY_WITHDRAW = offer(
    "lho_may_withdraw",
    Role.LHO,
    script=("lho-may-withdraw",),
    options=(Option(Withdrawal.KEEPS, "lho-keeps"), Option(Withdrawal.WITHDRAWS, "lho-withdraws")),
    law=Concept.LHO_WITHDRAWS_CALL,
)


def may_replace(since: Since) -> bool:
    """Whether the offender's partner has not called, so that a replacement is not yet too late."""
    return since not in (Since.PARTNER_CALLED, Since.LHO_AND_PARTNER_CALLED)


def unintended(case: Case, since: Since, changed: bool) -> bool:
    """25A: whether the call was a slip that may be replaced, or was replaced before partner called."""
    says_slip = case.procedure in SLIP_IS_RARE and case[SINCE] is Since.SAYS_SLIP
    worth_asking = changed or says_slip or case.procedure not in SLIP_IS_RARE
    granted = worth_asking and (changed or may_replace(since)) and case[UNINTENDED]
    if says_slip and not granted:
        wish_told_partner(case)
    return granted


def wish_told_partner(case: Case) -> None:
    """16B: the call may not be changed, and partner has learnt that the player changed it or wished to."""
    case.inform("change-unauthorized", "16B1", Role.PARTNER)
    case.check("change-used", "16B3", When.END_OF_PLAY, "information_used")


def replaced_2017(case: Case) -> None:
    """25A1 of 2017: the intended call takes the place of the slip, which brings no lead restriction."""
    replaced_2007(case)
    case.step("no-lead-restriction-unintended", "25A1")


def replaced_2007(case: Case) -> None:
    """25A1: the intended call takes the place of the slip."""
    case.step("replace-unintended", "25A1", Role.OFFENDER)


def called_over_the_slip(case: Case, since: Since, changed: bool) -> Since:
    """25A6 (2007: 25A4): what has been called over the intended call, once LHO may have taken a call back.

    A call that LHO made after the offender had changed theirs was made over the intended call, and stays.
    """
    if changed or since is not Since.LHO_CALLED or case.choose(LHO_MAY_WITHDRAW) is Withdrawal.KEEPS:
        return since
    case.step("lho-withdraws", Concept.LHO_WITHDRAWS_CALL, Role.LHO)
    case.inform("lho-withdrawn-call", Concept.LHO_WITHDRAWS_CALL, Role.NON_OFFENDING_SIDE)
    case.check("withdrawn-information", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")
    return Since.NOTHING
