"""Law 30: an ordinary pass out of turn that is not accepted."""

from rules.engine.case import Case
from rules.engine.facts import NotAsked, Role
from rules.procedures._obliged import has_to_pass
from rules.procedures._withdrawn import awareness, withdrawn_information
from rules.procedures.auction._call_out_of_turn import OutOfTurn, Refused
from rules.procedures.auction._comparable_call import AFTER_PASS, partner_and_then_offender
from rules.procedures.auction._deliberate_change import after_change_2007, after_change_2017
from rules.procedures.auction._irregular_call import BID_BEFORE
from rules.standings.duty_to_pass import Obliged, Turn

IF_REFUSED_2017 = {
    Turn.RHO: "pass-at-rho-2017",
    Turn.PARTNER: "out-of-turn-at-partner-2017",
    Turn.LHO: "out-of-turn-at-lho-2017",
}
# Where anybody has bid, which at LHO's first turn nobody has.
IF_REFUSED_2007 = {Turn.RHO: "pass-at-rho-2007", Turn.PARTNER: "pass-at-partner-2007"}


def law30_2017(case: Case, refused: Refused) -> None:
    """Law 30 of 2017."""
    if refused.turn is Turn.RHO:
        has_to_pass(case, Role.OFFENDER, Obliged.NEXT, "30A")
        if refused.changed:
            after_change_2017(case)
        else:  # 26A: the pass is replaced by a pass
            case.step("no-lead-restriction", "30A")
        awareness(case)
        withdrawn_information(case)
        return
    partner_and_then_offender(case, refused.turn, refused.changed, AFTER_PASS)


def law30_2007(case: Case, refused: Refused) -> None:
    """Law 30 of 2007; at LHO's first turn nobody has bid."""
    match refused.turn:
        case Turn.RHO if case[BID_BEFORE]:
            law = "30B1"
            has_to_pass(case, Role.OFFENDER, Obliged.NEXT, law)
            withdrawn_information(case)
        case Turn.PARTNER if case[BID_BEFORE]:
            law = "30B2(a)"
            has_to_pass(case, Role.OFFENDER, Obliged.WHENEVER, law)
            case.step("partner-may-not-double", "30B2(b)", Role.PARTNER)
            awareness(case)
            withdrawn_information(case)
        case Turn.RHO | Turn.PARTNER | Turn.LHO:
            law = "30A"
            has_to_pass(case, Role.OFFENDER, Obliged.NEXT, law)
            awareness(case)
            withdrawn_information(case)
        case _:
            raise NotAsked(refused.turn)
    if refused.changed:
        after_change_2007(case)
    else:  # the final call is the one that was withdrawn, a pass
        case.step("no-lead-restriction", law)


def if_refused_2007(case: Case, turn: Turn) -> str:
    """What is read out to LHO, which depends on whether anybody has bid."""
    return IF_REFUSED_2007[turn] if turn is not Turn.LHO and case[BID_BEFORE] else "pass-before-bid-2007"


PASS_2017 = OutOfTurn(lambda case, turn: IF_REFUSED_2017[turn], law30_2017)
PASS_2007 = OutOfTurn(if_refused_2007, law30_2007)
