"""What calls have in common that can never stand, or not as they were made (Laws 36 to 38)."""

from collections.abc import Callable

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Fact, Role, Value, yes_no
from rules.engine.ruling import Ruling
from rules.procedures._obliged import has_to_pass
from rules.procedures._withdrawn import partner_passes_whenever
from rules.procedures.auction._call_out_of_turn import rho_called_in_turn
from rules.procedures.auction._intended_call import INTENDED_LEGAL, rule_intended
from rules.procedures.auction._irregular_call import (
    Since,
    in_turn_over_rho,
    later_call,
    next_unless_over,
    rule_change,
)
from rules.procedures.auction._unintended_call import called_over_the_slip, unintended
from rules.procedures.auction._whose_turn import whose_turn
from rules.standings.duty_to_pass import TURN, Obliged, Turn

# 37 and 38 with 29B: the call was out of rotation as well.
IN_TURN = yes_no("in_turn", about=(TURN,))


@derives(IN_TURN)
def in_turn_shown(known: Known) -> tuple[Value, ...] | None:
    turn, irregularity = known.get(TURN), known.irregularity
    if turn is not None:  # 28A: where RHO had to pass, it was in turn
        return (turn in (Turn.OFFENDER, Turn.RHO_MUST_PASS),)
    return (irregularity.turn is irregularity.offender,) if irregularity else None


def given_up(case: Case, since: Since) -> bool:
    """28B: whether RHO, whose turn it was, has called and with that given up the rectification."""
    return since is Since.RHO_CALLED and rho_called_in_turn(case, since, case[TURN])


def slip_ruled(case: Case, slip_replaced: Callable[[Case], None], since: Since, changed: bool, again: bool) -> bool:
    """25A: whether the call was a slip; the intended one takes its place, and is ruled on by itself if it is illegal.

    slip_replaced: the edition's rule for 25A1. again: the intended call has been changed for another one.
    """
    if not unintended(case, since, changed):
        return False
    slip_replaced(case)
    since = called_over_the_slip(case, since, changed)
    if not case[INTENDED_LEGAL]:
        rule_intended(case, since, again)
        return True
    if again:
        rule_change(case, since)
    else:
        next_unless_over(case, since, "25A1")
    later_call(case, since, turn_if_rho_called(case, since))
    return True


def becomes_pass(case: Case, since: Since, law: str, over: Fact[bool] | None = None) -> bool:
    """37B2, 38C: whether the call becomes a pass; out of turn no call takes its place, and the turn goes back (29B).

    over: whether the auction is over with that pass, where the Law makes that known.
    """
    if turn_if_rho_called(case, since) is Turn.RHO_MUST_PASS:
        in_turn_over_rho(case, since)
    in_turn = case[IN_TURN]
    if in_turn:
        ends = "" if over is None else "-which-ends" if case[over] else "-and-goes-on"
        case.step(f"call-becomes-pass{ends}", law, Role.OFFENDER)
    elif (whose := whose_turn(case)) is None:
        case.step("turn-goes-back", "29B")
    else:
        case.step("turn-goes-back-to", "29B", whose)
    return in_turn


def with_later_call(case: Case, since: Since, in_turn: bool = True) -> Ruling:
    """Close the ruling: a call that partner or RHO made meanwhile is ruled on next.

    in_turn: whether the offender's call was; where it was not, nobody has been asked whose turn it was.
    """
    later_call(case, since, turn_if_rho_called(case, since) if in_turn or since is Since.RHO_CALLED else None)
    return case.ruling()


def turn_if_rho_called(case: Case, since: Since) -> Turn:
    """Whose turn it was, which is known where RHO has called (28A, 28B) and makes no difference elsewhere."""
    return case[TURN] if since is Since.RHO_CALLED else Turn.OFFENDER


def both_silenced(case: Case, law: str) -> None:
    """37B2, 38C: both players of the offending side pass from now on."""
    has_to_pass(case, Role.OFFENDER, Obliged.WHENEVER, law)
    partner_passes_whenever(case, law)
