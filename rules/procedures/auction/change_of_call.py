"""Law 25: a player changes a call of their own, or wants to."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine.case import Case, Law
from rules.engine.facts import NotAsked, Role, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures import rule_as
from rules.procedures._acceptance import Acceptance
from rules.procedures.auction._deliberate_change import (
    ACCEPT_CHANGE,
    SECOND_INADMISSIBLE,
    after_change_2007,
    after_change_2017,
    change_accepted,
    change_cancelled,
    change_inadmissible,
)
from rules.procedures.auction._inadmissible_double import (
    NOTICED,
    Noticed,
    cancelled_with_later_calls,
    lead_goes_back,
    scored_without_2007,
    scored_without_2017,
)
from rules.procedures.auction._intended_call import INTENDED_LEGAL, rule_intended
from rules.procedures.auction._irregular_call import (
    BID_BEFORE,
    CHANGE,
    LHO_OVER,
    SINCE,
    TOOK_UP,
    UNINTENDED,
    Change,
    LhoOver,
    Since,
    called_before_since,
    next_unless_over,
)
from rules.procedures.auction._seemed_over import face_down_lead_goes_back
from rules.procedures.auction._unintended_call import (
    called_over_the_slip,
    replaced_2007,
    replaced_2017,
    wish_told_partner,
)

IRREGULARITY = irregularity(__name__, place=50, common=50, caller=called_before_since)


# The player only asks, or the auction has ended: partner has not called, so that only LHO can have.
LHO_SINCE = SINCE.only(Since.NOTHING, Since.LHO_CALLED)

# What LHO has called that counts where the first call does.
LHO_SINCE_CHANGE = {
    LhoOver.NOTHING: Since.NOTHING,
    LhoOver.FIRST: Since.LHO_CALLED,
    LhoOver.SECOND: Since.LHO_CALLED,
}

# After the end of the auction: whether the player has made the second call, or only asked.
SECOND_CALL_MADE = yes_no("second_call_made")


@dataclass(frozen=True)
class ChangeLaws:
    """Law 25 in one edition.

    not_changed: the paragraph by which a call that was intended may not be changed.
    slip_replaced, scored_without, after_change: its rules for 25A1, for 36C, and for 25B3 with 26.
    """

    not_changed: str
    slip_replaced: Callable[[Case], None]
    scored_without: Callable[[Case], None]
    after_change: Callable[[Case], None]


@IRREGULARITY.under(LAWS_2017)
def change_of_call_2017(case: Case) -> Ruling:
    """Law 25 of 2017."""
    return change_of_call(case, ChangeLaws("25A2", replaced_2017, scored_without_2017, after_change_2017))


@IRREGULARITY.under(LAWS_2007)
def change_of_call_2007(case: Case) -> Ruling:
    """Law 25 of 2007."""
    return change_of_call(case, ChangeLaws("25A1", replaced_2007, scored_without_2007, after_change_2007))


def change_of_call(case: Case, laws: ChangeLaws) -> Ruling:
    """Law 25: too late, a slip, a question alone, or a change on purpose."""
    change = case[CHANGE]
    if change is Change.AFTER_ALL:
        case.cite(Concept.TOO_LATE_AFTER_PARTNER)
        return rule_as(case, "call_after_final_pass")
    if too_late(case, change):
        return case.ruling()
    if case[UNINTENDED]:
        laws.slip_replaced(case)
        intended_call(case, change)
    elif only_asked(case, change):
        call_stands(case, laws.not_changed)
    elif change is Change.AFTER_END:
        return rule_as(case, "call_after_final_pass")
    elif changed_deliberately(case, laws.scored_without):
        laws.after_change(case)
    return case.ruling()


def too_late(case: Case, change: Change) -> bool:
    """25A4 and 25A5 (2007: 25A2 and 25A3): whether partner's call or the end of the auction period bars a change."""
    match change:
        case Change.CHANGED | Change.ASKS | Change.AFTER_END:
            return False
        case Change.AFTER_PARTNER:
            law = Concept.TOO_LATE_AFTER_PARTNER
        case Change.AFTER_PERIOD:
            law = Concept.TOO_LATE_AFTER_PERIOD
        case _:
            raise NotAsked(change)
    call_stands(case, law)
    return True


def only_asked(case: Case, change: Change) -> bool:
    """25A: whether the player only asked for the change; whoever called after the end of the auction comes under 39."""
    return change is Change.ASKS or (change is Change.AFTER_END and not case[SECOND_CALL_MADE])


def call_stands(case: Case, law: Law) -> None:
    """25A: the call may not be changed."""
    case.step("call-stands", law, Role.OFFENDER)
    wish_told_partner(case)


def intended_call(case: Case, change: Change) -> None:
    """25A1, 25A5 and 25A6: LHO may take back a call over the slip; the intended call is subject to its own Law."""
    if change is Change.AFTER_END:
        case.step("auction-goes-on", Concept.TOO_LATE_AFTER_PERIOD, Role.OFFENDER)
        if case[BID_BEFORE]:
            face_down_lead_goes_back(case)
    # After the end a second call is looked at only where it is what is ruled on, as one after the final pass.
    made = change is Change.CHANGED or case.procedure == "call_after_final_pass"
    over_slip = case[LHO_OVER] is LhoOver.FIRST if made else case[LHO_SINCE] is Since.LHO_CALLED
    since = called_over_the_slip(case, Since.LHO_CALLED if over_slip else Since.NOTHING, False)
    over_intended = made and case[LHO_OVER] is LhoOver.SECOND
    since = Since.LHO_CALLED if over_intended else since
    if case[INTENDED_LEGAL]:
        next_unless_over(case, since, "25A1")
    else:
        rule_intended(case, since, False)


def changed_deliberately(case: Case, scored_without: Callable[[Case], None]) -> bool:
    """25B1 and 25B2: which call stands; whether 25B3 applies to it, which it does not in 36A and 36C.

    scored_without: what the edition prescribes where the lead has been faced.
    """
    if case[SECOND_INADMISSIBLE]:
        if case[LHO_OVER] is LhoOver.SECOND:
            if case[NOTICED] is Noticed.LEAD_FACED:
                scored_without(case)
            else:
                cancelled_with_later_calls(case)
                lead_goes_back(case, Since.LHO_AND_PARTNER_CALLED, False)
            return False
        change_inadmissible(case)
        next_unless_over(case, LHO_SINCE_CHANGE[case[LHO_OVER]], "36B1")
    elif case[LHO_OVER] is LhoOver.SECOND:
        accepted = case[TOOK_UP]
        (change_accepted if accepted else change_cancelled)(case)
        next_unless_over(case, Since.LHO_CALLED, "25B1" if accepted else "25B2")
    elif case.choose(ACCEPT_CHANGE) is Acceptance.ACCEPTS:
        change_accepted(case)
        if case[LHO_OVER] is LhoOver.FIRST:
            case.step("lho-calls-over-change", "25B1", Role.LHO)
        else:
            next_unless_over(case, Since.NOTHING, "25B1")
    else:
        change_cancelled(case)
        next_unless_over(case, LHO_SINCE_CHANGE[case[LHO_OVER]], "25B2")
    return True
