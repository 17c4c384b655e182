"""Law 38: a bid of more than seven."""

from collections.abc import Callable

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Role, Value, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.model import Action, IrregularityKind
from rules.procedures._withdrawn import awareness, lead_restriction, withdrawn_information
from rules.procedures.auction._call_out_of_turn import slip_taken_back
from rules.procedures.auction._cancelled_call import (
    becomes_pass,
    both_silenced,
    given_up,
    slip_ruled,
    turn_if_rho_called,
    with_later_call,
)
from rules.procedures.auction._deliberate_change import change_cancelled
from rules.procedures.auction._inadmissible_double import NOTICED, Noticed
from rules.procedures.auction._intended_call import IntendedAs, hand_over_intended
from rules.procedures.auction._irregular_call import (
    CALLED_TWICE,
    LHO_HAS_CALLED,
    SLIP,
    Since,
    Slip,
    called_since,
    obligatory_pass_made,
)
from rules.procedures.auction._seemed_over import face_down_lead_goes_back
from rules.procedures.auction._unintended_call import may_replace, replaced_2007, replaced_2017
from rules.procedures.score._end_of_play import judged
from rules.procedures.score.adjusted_score import CAN_BE_PLAYED, REASON, AdjustmentReason
from rules.standings.duty_to_pass import Turn

IRREGULARITY = irregularity(__name__, place=110, shows=(IrregularityKind.BID_ABOVE_SEVEN,))

# 38C: whether the auction was complete when the bid came to light.
COMPLETED = yes_no("auction_completed")

# 12A2: whether the board can still be played normally, once play has begun in a contract that is none.
PLAYABLE = judged("playable_after_above_seven", "12A2")


@IRREGULARITY.under(LAWS_2017)
def bid_above_seven_2017(case: Case) -> Ruling:
    """Law 38 of 2017."""
    return bid_above_seven(case, replaced_2017)


@IRREGULARITY.under(LAWS_2007)
def bid_above_seven_2007(case: Case) -> Ruling:
    """Law 38 of 2007."""
    return bid_above_seven(case, replaced_2007)


def bid_above_seven(case: Case, slip_replaced: Callable[[Case], None]) -> Ruling:
    """Law 38, with 28B and 25A before it."""
    since, changed, again = called_since(case)
    if given_up(case, since):  # 28B
        return case.ruling()
    if case[CALLED_TWICE]:  # 25A: either of the two calls may be the slip
        which = case[SLIP if may_replace(since) else SLIP.only(Slip.NONE, Slip.FIRST)]
        if which is Slip.FIRST:
            slip_replaced(case)
            hand_over_intended(case, IntendedAs.BID_ABOVE_SEVEN, since, changed, Turn.OFFENDER)
            return case.ruling()
        if which is Slip.SECOND:
            slip_taken_back(case, since, changed)
            return with_later_call(case, since)
        return above_seven(case, since, changed_own=True)
    if slip_ruled(case, slip_replaced, since, changed, again):  # 25A
        return case.ruling()
    return above_seven(case, since)


def above_seven(case: Case, since: Since, changed_own: bool = False) -> Ruling:
    """38: the bid and what was called over it are cancelled, and the offending side is silenced.

    changed_own: it was made in place of a call of the player's own, which stands (25B2).
    """
    case.cite(Concept.BID_ABOVE_SEVEN)
    case.cite("38A")
    case.step("cancelled-with-later-calls", "38B")
    if since is Since.LHO_AND_PARTNER_CALLED and result_lost(case):  # 12A2
        return case.ruling()
    if changed_own:
        change_cancelled(case)
        case.step("calls-next-unless-over", "25B2", Role.LHO)
    in_turn = not changed_own and becomes_pass(case, since, "38C", COMPLETED)
    if turn_if_rho_called(case, since) is Turn.RHO_MUST_PASS:  # whose own call is cancelled, but not their turn
        obligatory_pass_made(case)
    if not (in_turn and case[COMPLETED]):
        both_silenced(case, "38C")
    case.cite("38D")
    if since in LHO_HAS_CALLED:
        case.step("no-lead-restriction", "38D")
    else:
        lead_restriction(case)
        awareness(case)
    withdrawn_information(case)
    return case.ruling()


def result_lost(case: Case) -> bool:
    """38A, 12A2: whether play had begun, so that normal play is no longer possible; 38 applies whenever it is found."""
    noticed = case[NOTICED]
    if noticed is Noticed.AUCTION_OVER:
        face_down_lead_goes_back(case)
    if noticed is not Noticed.LEAD_FACED:
        return False
    case.step("no-play-above-seven", "38A")
    playable = case[PLAYABLE]
    if not playable:
        case.step("no-result-above-seven", "12A2")
        told: dict[str, Value] = {REASON.id: AdjustmentReason.NO_RESULT, CAN_BE_PLAYED.id: False}
        case.hand_over("score-without-result", "12A2", "adjusted_score", Role.OFFENDER, told)
    return not playable


@derives(COMPLETED)
def completed_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.before.with_call(Action.PASS).is_over,) if irregularity else None
