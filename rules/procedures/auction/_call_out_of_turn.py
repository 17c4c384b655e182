"""Laws 28 and 29: what calls out of turn have in common, up to the point where LHO has not accepted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Option, Role, Value, choice, offer, yes_no
from rules.engine.ruling import Ruling
from rules.model import Action, Bid
from rules.procedures import rule_as
from rules.procedures._acceptance import Acceptance
from rules.procedures._withdrawn import withdrawn_information
from rules.procedures.auction._deliberate_change import (
    ACCEPT_CHANGE,
    ACCEPT_ONE,
    SECOND_INADMISSIBLE,
    OneOfTwo,
    change_accepted,
    change_cancelled,
    change_inadmissible,
)
from rules.procedures.auction._inadmissible_double import cancelled_as_inadmissible, found_after_lead, lead_goes_back
from rules.procedures.auction._intended_call import (
    IntendedAs,
    hand_over_intended,
    intended_in_turn,
    rule_intended,
)
from rules.procedures.auction._irregular_call import (
    ALSO_CALLED,
    BID_BEFORE,
    IRREGULARLY,
    LHO_HAS_CALLED,
    MEANT,
    NEXT_CALL,
    REPLACES_OWN,
    RHO_PASSED,
    SINCE,
    SLIP,
    TOOK_UP,
    WHOSE,
    AlsoCalled,
    NextCall,
    Since,
    Slip,
    also_out_of_turn,
    called_since,
    chosen_by_calling,
    in_turn_over_rho,
    intended_call,
    later_call,
    next_after_lho,
    next_unless_over,
    only_as_taken_up,
    rule_change,
    rule_next_call,
    rule_then,
    slipped,
)
from rules.procedures.auction._three_passes import (
    THREE_IN_A_ROW,
    back_to_skipped_player,
    may_become_three,
    third_pass_shown,
)
from rules.procedures.auction._unintended_call import called_over_the_slip, may_replace, unintended
from rules.standings.duty_to_pass import TURN, Turn

OUT_OF_TURN = TURN.only(Turn.RHO, Turn.PARTNER, Turn.LHO, Turn.RHO_MUST_PASS)

# 28A: the call was in rotation, and may be irregular all the same.
LEGAL_IN_TURN = yes_no("legal_in_turn", about=(AUCTION,))


class CallKind(StrEnum):
    """What was called out of turn; 30C: an artificial pass is ruled on as a bid, which no auction shows."""

    THIRD_PASS = "third_pass"  # 34: with it, or with the passes since, three in a row
    BID = "bid"
    ARTIFICIAL_PASS = "artificial_pass"
    PASS = "pass"
    DOUBLE = "double"


# Who calls next where the call out of turn is not accepted; at LHO's own turn the typed auction does not show that.
PASSED_OVER = {Turn.RHO: Role.RHO, Turn.PARTNER: Role.PARTNER}

PASS_KIND = choice(
    "call_kind",
    CallKind,
    only=(CallKind.THIRD_PASS, CallKind.PASS, CallKind.ARTIFICIAL_PASS),
    audience=Audience.DIRECTOR,
    judgement=True,
    law="30C",
    about=(AUCTION,),
)

# At LHO's turn nobody is skipped, and a pass that was changed is not one of three.
PASS_OF_TWO_KINDS = PASS_KIND.only(CallKind.PASS, CallKind.ARTIFICIAL_PASS)

# 25A: the call that was intended in place of the slip was out of turn as well.
INTENDED_OUT_OF_TURN = choice(
    "intended_out_of_turn",
    CallKind,
    only=(CallKind.BID, CallKind.ARTIFICIAL_PASS, CallKind.PASS, CallKind.DOUBLE),
    audience=Audience.OFFENDER,
    about=(AUCTION,),
)

# What is irregular at the offender's own turn as well is ruled on as this; a pass never is.
IN_TURN_AS = {"bid_out_of_turn": "insufficient_bid", "double_out_of_turn": "inadmissible_double"}

# Who calls next after a call that 28A puts in rotation, by what has been called since.
NEXT_IN_ROTATION = {Since.NOTHING: Role.LHO, Since.RHO_CALLED: Role.LHO, Since.LHO_CALLED: Role.PARTNER}

# Never asked: whether the typed auction shows that the bid out of turn was too low as well (27A2).
INSUFFICIENT_AS_WELL = yes_no("insufficient_as_well", about=(AUCTION,))

# 36: whether Law 19 allows the double or redouble at the offender's own turn.
ADMISSIBLE = yes_no("admissible", about=(AUCTION,))


ACCEPT = offer(
    "accept_out_of_turn",
    Role.LHO,
    script=("out-of-turn-lho-may-accept",),
    options=(
        Option(Acceptance.ACCEPTS, "out-of-turn-accepted"),
        Option(Acceptance.REFUSES, "out-of-turn-refused"),
    ),
    law="29A",
    at_rhos_turn=True,
)


@derives(ACCEPT)
def accept_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity and irregularity.turn is irregularity.lho:  # LHO's call may be either
        return (Acceptance.ACCEPTS,) if only_as_taken_up(irregularity, known.followed) else None
    return chosen_by_calling(known, irregularity.turn) if irregularity else None


@derives(LEGAL_IN_TURN)
def legal_in_turn_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.admissible,) if irregularity else None


@derives(INSUFFICIENT_AS_WELL)
def insufficient_as_well_shown(known: Known) -> tuple[Value, ...]:
    irregularity = known.irregularity
    return (irregularity is not None and isinstance(irregularity.call, Bid) and not irregularity.sufficient,)


@derives(ADMISSIBLE)
def admissible_shown(known: Known) -> tuple[Value, ...] | None:
    return finally_admissible(known)


def finally_admissible(known: Known) -> tuple[Value, ...] | None:
    """Whether the call, or after a slip the intended one, would have been legal at the offender's own turn."""
    if not slipped(known):
        return legal_in_turn_shown(known)
    irregularity, meant = known.irregularity, intended_call(known)
    return (irregularity.before.admissible(meant, irregularity.offender),) if irregularity and meant else None


@derives(INTENDED_OUT_OF_TURN)
def intended_shown(known: Known) -> tuple[Value, ...] | None:
    call = intended_call(known)
    if call is None:
        return None
    if isinstance(call, Bid):
        return (CallKind.BID,)
    return (CallKind.ARTIFICIAL_PASS, CallKind.PASS) if call is Action.PASS else (CallKind.DOUBLE,)


@derives(PASS_KIND)
def pass_kind_shown(known: Known) -> tuple[Value, ...] | None:
    shown = third_pass_shown(known)
    if shown is None:
        return None
    return (CallKind.THIRD_PASS,) if True in shown else (CallKind.PASS, CallKind.ARTIFICIAL_PASS)


@dataclass(frozen=True)
class OutOfTurn:
    """What an edition prescribes for one kind of call out of turn.

    if_refused: what is read out to LHO of the consequences, by whose turn it was.
    cancelled: the ruling once LHO has not accepted the call.
    """

    if_refused: Callable[[Case, Turn], str]
    cancelled: Callable[[Case, "Refused"], None]


@dataclass(frozen=True)
class Refused:
    """A call out of turn that LHO has not accepted, and that is cancelled.

    since: what others had called; changed: whether the offender had changed it for another call;
    slip: whether it is the intended call after a slip.
    """

    since: Since
    changed: bool
    turn: Turn
    kind: CallKind
    slip: bool


@dataclass(frozen=True)
class OutOfTurnLaws:
    """The Laws of calls out of turn of one edition.

    change_of_call: the paragraph by which a call at LHO's turn is a change of the call made before; None where it
        is none.
    artificial_differs: whether 31 has other rules for an artificial pass, by whose turn it was, than 30 for any other.
    slip_replaced, after_change, scored_without, double_replaced: its rules for 25A1, for 25B3 with 26, for 36C, and
        for 26 after 36B.
    """

    kinds: Mapping[CallKind, OutOfTurn]
    change_of_call: Callable[[Case], str | None]
    artificial_differs: Callable[[Turn], bool]
    slip_replaced: Callable[[Case], None]
    after_change: Callable[[Case], None]
    scored_without: Callable[[Case], None]
    double_replaced: Callable[[Case], None]


def call_out_of_turn(case: Case, laws: OutOfTurnLaws) -> Ruling:
    """Laws 28, 29 and 25, in order, and then 30, 31 or 32 for what is not accepted."""
    since, changed, again = called_since(case)
    turn = case[OUT_OF_TURN]
    if turn is Turn.RHO_MUST_PASS:  # 28A
        in_rotation(case, laws, since, changed)
        return case.ruling()
    if rho_called_in_turn(case, since, turn):  # 28B
        return case.ruling()
    if turn is Turn.PARTNER and case[REPLACES_OWN]:  # 25
        case[SLIP.only(Slip.NONE, Slip.FIRST)]  # which says whether the first call was unintended
        return rule_as(case, "change_of_call")
    if turn is Turn.LHO and (paragraph := laws.change_of_call(case)):
        change_at_lhos_turn(case, laws, since, changed, paragraph)
        return case.ruling()
    if lho_called_in_turn(case, since, turn):  # 28B
        return case.ruling()
    slip = unintended(case, since, changed)
    # A pass that was changed is no third one; one that may have been a slip, at partner's turn, only with LHO's call.
    at_partner = turn is Turn.PARTNER and case[SINCE] is Since.SAYS_SLIP and since not in LHO_HAS_CALLED
    third = turn is not Turn.LHO and not changed and not at_partner
    artificial = since not in LHO_HAS_CALLED and laws.artificial_differs(turn)
    kind = case[INTENDED_OUT_OF_TURN] if slip else call_kind(case, third, artificial)
    if slip:  # 25A
        laws.slip_replaced(case)
        since = called_over_the_slip(case, since, changed)
        changed, again = again, False  # the intended call may have been changed as well
        if case.scoped(MEANT)[NEXT_CALL] is NextCall.BID_ABOVE_SEVEN:
            hand_over_intended(case, IntendedAs.BID_ABOVE_SEVEN, since, changed, turn)
            return case.ruling()
    # 32: never to be accepted; at LHO's first turn nobody has bid, so that there was nothing to double.
    if kind is CallKind.DOUBLE and (turn is Turn.LHO or not case[ADMISSIBLE]):
        ruled_inadmissible(case, laws, since, changed and turn is not Turn.LHO, turn)
        return case.ruling()
    if kind is CallKind.THIRD_PASS:  # 34
        back_to_skipped_player(case)
        return case.ruling()
    if kind is CallKind.ARTIFICIAL_PASS:
        case.cite("30C")
    if case.procedure == "bid_out_of_turn" and not slip and not changed and case[INSUFFICIENT_AS_WELL]:
        case.step("insufficient-out-of-turn", "27A2")
    law = laws.kinds[kind]
    if lho_settles(case, since, changed, again, lambda: law.if_refused(case, turn)):  # 25B1, 29A
        if changed:
            laws.after_change(case)
        elif kind in (CallKind.PASS, CallKind.ARTIFICIAL_PASS) and turn is not Turn.LHO:
            may_become_three(case)
        if rule_next_call(case, Role.LHO) and not again:
            next_after_lho(case, since, "25B1" if changed else "29A")
        later_call(case, since)
        return case.ruling()
    case.step("out-of-turn-cancelled", "29B", WHOSE[turn])
    partner_in_turn = since is Since.PARTNER_CALLED and turn is Turn.PARTNER
    if partner_in_turn:
        case.step("partner-call-cancelled", "29B", Role.PARTNER)
    law.cancelled(case, Refused(since, changed, turn, kind, slip))
    if not partner_in_turn:
        later_call(case, since, turn)
    if turn in PASSED_OVER and case[SINCE] not in IRREGULARLY and not asked_of_rho(turn, kind):
        rule_next_call(case, PASSED_OVER[turn])
    return case.ruling()


def asked_of_rho(turn: Turn, kind: CallKind) -> bool:
    """31A, 32A: whether it has been asked already what RHO calls, an illegal call among it."""
    return turn is Turn.RHO and kind is not CallKind.PASS


def in_rotation(case: Case, laws: OutOfTurnLaws, since: Since, changed: bool) -> None:
    """28A: RHO had to pass, so that the offender was in turn; what is illegal even so is ruled on as such."""
    in_turn_over_rho(case, since)
    if case.procedure in IN_TURN_AS and not case[LEGAL_IN_TURN]:
        rule_as(case, IN_TURN_AS[case.procedure])
        return
    if changed:
        rule_change(case, since)
    if since in LHO_HAS_CALLED:
        rule_next_call(case, Role.LHO)
    later_call(case, since, Turn.RHO_MUST_PASS)
    next_in_rotation(case, since, changed)


def next_in_rotation(case: Case, since: Since, changed: bool) -> None:
    """28A: who calls next, unless a call that is ruled on next decides that."""
    if changed or case[SINCE] in IRREGULARLY or (since is Since.RHO_CALLED and not case[RHO_PASSED]):
        return
    if since in LHO_HAS_CALLED and case[NEXT_CALL] is not NextCall.LEGAL:
        return
    if since in LHO_HAS_CALLED and rule_then(case):
        return
    if since is Since.LHO_AND_PARTNER_CALLED:
        case.step("next-after-last", "28A")
    elif since in NEXT_IN_ROTATION:
        passed = case.procedure == "pass_out_of_turn"  # which may have been the last pass
        case.step("calls-next-unless-over" if passed else "calls-next", "28A", NEXT_IN_ROTATION[since])


def rho_called_in_turn(case: Case, since: Since, turn: Turn) -> bool:
    """28B: whether RHO, whose turn it was, has called and with that given up the rectification."""
    if since is Since.RHO_CALLED and turn is Turn.RHO:
        proper_turn_taken(case)
        legal = rule_next_call(case, Role.RHO)
        also = case[ALSO_CALLED]
        if legal and also is not AlsoCalled.PARTNER_BEFORE and not (also is AlsoCalled.NOBODY and rule_then(case)):
            case.step("turn-follows", "28B", Role.OFFENDER)
        if also is not AlsoCalled.NOBODY:
            also_out_of_turn(case, also)
        return True
    return False


def lho_called_in_turn(case: Case, since: Since, turn: Turn) -> bool:
    """28B at LHO's turn: whether LHO has called as if nothing had been called."""
    if turn is Turn.LHO and since in LHO_HAS_CALLED and not case[TOOK_UP]:
        proper_turn_taken(case)
        if rule_next_call(case, Role.LHO) and not rule_then(case):
            case.step("turn-follows", "28B", Role.PARTNER)
        return True
    return False


def proper_turn_taken(case: Case) -> None:
    """28B: the call out of turn is treated as not made."""
    case.step("proper-turn-taken", "28B")
    withdrawn_information(case)


def change_at_lhos_turn(case: Case, laws: OutOfTurnLaws, since: Since, changed: bool, paragraph: str) -> None:
    """25, for a later call at LHO's turn: the offender has changed the call they had made.

    paragraph: by which it is such a change; one in the place of a slip was made in turn.
    """
    which = case[SLIP if may_replace(since) else SLIP.only(Slip.NONE, Slip.FIRST)]
    if which is not Slip.FIRST:
        case.cite(paragraph)
    match which:
        case Slip.NONE:
            changed_on_purpose(case, laws, since, changed)
        case Slip.FIRST:
            laws.slip_replaced(case)
            over_slip = since is Since.LHO_CALLED and not case[TOOK_UP]
            over_intended = called_over_the_slip(case, since, not over_slip)
            if irregular := intended_in_turn(case):
                rule_intended(case, over_intended, changed, irregular)
                return
            goes_on(case, over_intended, changed, "25A1")
        case Slip.SECOND:
            slip_taken_back(case, since, changed)
        case _:
            assert_never(which)
    if changed:
        rule_change(case, since)
    later_call(case, since)


def second_inadmissible(case: Case) -> bool:
    """36: whether the later call is a double or redouble that can never be accepted."""
    return case.procedure == "double_out_of_turn" and case[SECOND_INADMISSIBLE]


def ruled_inadmissible(case: Case, laws: OutOfTurnLaws, since: Since, changed: bool, turn: Turn) -> None:
    """36C where the lead has been faced, and otherwise 36A or 36B."""
    if not found_after_lead(case, since, changed, laws.scored_without):
        cancelled_as_inadmissible(case, since, turn, laws.double_replaced)
        lead_goes_back(case, since, changed)


def changed_on_purpose(case: Case, laws: OutOfTurnLaws, since: Since, changed: bool) -> None:
    """25B at LHO's turn, where neither call was a slip."""
    if second_inadmissible(case):
        if since in LHO_HAS_CALLED:
            ruled_inadmissible(case, laws, since, changed, Turn.OFFENDER)
            return
        change_inadmissible(case)
        goes_on(case, since, changed, "36B1")
    else:
        accepted = case[TOOK_UP] if since in LHO_HAS_CALLED else case.choose(ACCEPT_CHANGE) is Acceptance.ACCEPTS
        (change_accepted if accepted else change_cancelled)(case)
        goes_on(case, since, changed, "25B1" if accepted else "25B2")
    laws.after_change(case)


def goes_on(case: Case, since: Since, changed: bool, law: str) -> None:
    """Who calls next once it is settled which of two calls stands, unless that was changed as well."""
    if not changed:
        next_unless_over(case, since, law)


def slip_taken_back(case: Case, since: Since, changed: bool) -> None:
    """25A: the second call was the slip; it is taken back, and the first stands."""
    case.step("slip-taken-back", "25A1", Role.OFFENDER)
    goes_on(case, called_over_the_slip(case, since, False), changed, "25A1")


def call_kind(case: Case, third: bool, artificial: bool) -> CallKind:
    """What the call out of turn was.

    third: whether a pass may be one of three (34); artificial: whether it matters that it is an artificial one (30C),
        as it does not where LHO has accepted it, or where 30 and 31 prescribe the same.
    """
    if case.procedure == "double_out_of_turn":
        return CallKind.DOUBLE
    if case.procedure in ("bid_out_of_turn", "insufficient_bid"):
        return CallKind.BID
    if artificial:
        return case[PASS_KIND if third else PASS_OF_TWO_KINDS]
    return CallKind.THIRD_PASS if third and case[THREE_IN_A_ROW] else CallKind.PASS


def lho_settles(case: Case, since: Since, changed: bool, again: bool, if_refused: Callable[[], str]) -> bool:
    """25B, 29A: whether LHO accepts the call out of turn, or one of two, by calling or by choice.

    again: the second of them has been changed as well, which is a change of its own where that one stands.
    """
    if since in LHO_HAS_CALLED:
        chosen = OneOfTwo.SECOND if changed else OneOfTwo.FIRST
    elif changed:
        chosen = case.choose(ACCEPT_ONE.variant("one-of-two-lho-may-accept", if_refused(), names=(BID_BEFORE,)))
    else:
        accept = ACCEPT.variant("out-of-turn-lho-may-accept", if_refused(), names=(BID_BEFORE,))
        chosen = OneOfTwo.FIRST if case.choose(accept) is Acceptance.ACCEPTS else OneOfTwo.NEITHER
    if changed and chosen is not OneOfTwo.SECOND:
        change_cancelled(case)
    match chosen:
        case OneOfTwo.SECOND:
            change_accepted(case)
            if again:
                rule_change(case, since)
            return True
        case OneOfTwo.FIRST:
            case.step("lho-has-accepted" if since in LHO_HAS_CALLED else "out-of-turn-accepted", "29A", Role.LHO)
            return True
        case OneOfTwo.NEITHER:
            return False
        case _:
            assert_never(chosen)
