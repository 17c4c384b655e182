"""Laws 28 and 29: what calls out of turn have in common, up to the point where LHO has not accepted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Option, Role, Value, choice, offer, yes_no
from rules.engine.procedure import rule_as
from rules.model import Action, Bid
from rules.procedures.call_facts import (
    CALLED_BEFORE,
    LHO_CALLED,
    LHO_HAS_CALLED,
    LHOS_TURN,
    PARTNER_CALLED,
    PARTNERS_TURN,
    RHO_CALLED,
    RHO_MUST_PASS,
    RHOS_TURN,
    TURN,
    called_since,
    rule_later_call,
)
from rules.procedures.change_of_call import (
    ACCEPT_CHANGE,
    ACCEPT_ONE,
    ACCEPTS,
    FIRST,
    NEITHER,
    REFUSES,
    SECOND,
    change_accepted,
    change_cancelled,
    rule_change,
)
from rules.procedures.unintended_call import called_over_the_slip, may_replace, unintended
from rules.procedures.withdrawn_call import withdrawn_information

OUT_OF_TURN = TURN.only(RHOS_TURN, PARTNERS_TURN, LHOS_TURN, RHO_MUST_PASS)

# 28A: the call was in rotation, and may be irregular all the same.
LEGAL_IN_TURN = yes_no("legal_in_turn", about=(AUCTION,))

# 30C: which passes are ruled on here.
BID = "bid"
ARTIFICIAL_PASS = "artificial_pass"
PASS = "pass"
DOUBLE = "double"

KIND = choice(
    "call_kind",
    BID,
    ARTIFICIAL_PASS,
    PASS,
    audience=Audience.DIRECTOR,
    judgement=True,
    law="30C",
    about=(AUCTION,),
)

# 25A: the call that was intended in place of the slip was out of turn as well.
INTENDED_OUT_OF_TURN = choice(
    "intended_out_of_turn", BID, ARTIFICIAL_PASS, PASS, DOUBLE, audience=Audience.OFFENDER, about=(AUCTION,)
)

# 31C: of two calls that the offender made one after the other, which was the slip (25A)?
NONE = "none"

SLIP = choice("which_slip", NONE, FIRST, SECOND, audience=Audience.OFFENDER, judgement=True, law="25A")

# At LHO's own turn a call by LHO may take up the call out of turn (29A, 25B1) or pass over it (28B, 25B2).
TOOK_UP = yes_no("lho_took_it_up", audience=Audience.NOS_PLAYER, judgement=True, law="29A")

ACCEPT = offer(
    "accept_out_of_turn",
    Role.LHO,
    script=("out-of-turn-lho-may-accept",),
    options=(Option(ACCEPTS, "out-of-turn-accepted"), Option(REFUSES, "out-of-turn-refused")),
    law="29A",
)


@derives(LEGAL_IN_TURN)
def legal_in_turn_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.admissible,) if irregularity else None


@derives(KIND)
def kind_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    return (BID,) if isinstance(irregularity.call, Bid) else (ARTIFICIAL_PASS, PASS)


@derives(INTENDED_OUT_OF_TURN)
def intended_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None or not irregularity.since or irregularity.since[0].seat is not irregularity.offender:
        return None
    call = irregularity.since[0].call
    if isinstance(call, Bid):
        return (BID,)
    return (ARTIFICIAL_PASS, PASS) if call is Action.PASS else (DOUBLE,)


@dataclass(frozen=True)
class OutOfTurn:
    """What an edition prescribes differently of calls out of turn.

    later_call: the paragraph by which a later call at LHO's turn is a change of call.
    slip_replaced, after_change: its rules for 25A1, and for 25B3 with 26.
    if_refused: what is read out to LHO of the consequences, by whose turn it was.
    """

    later_call: str
    slip_replaced: Callable[[Case], None]
    after_change: Callable[[Case], None]
    if_refused: Mapping[str, str]


@dataclass(frozen=True)
class Refused:
    """A call out of turn that LHO has not accepted, and that is cancelled.

    since: what others had called; changed: whether the offender had changed it for another call;
    slip: whether it is the intended call after a slip.
    """

    since: str
    changed: bool
    turn: str
    kind: str
    slip: bool


def refused_by_lho(case: Case, law: OutOfTurn) -> Refused | None:
    """Laws 28, 29 and 25, in order; None where they settle the matter."""
    since, changed = called_since(case)
    turn = case[OUT_OF_TURN]
    if turn == RHO_MUST_PASS:  # 28A
        in_rotation(case, since, changed)
        return None
    if since == RHO_CALLED and turn == RHOS_TURN:  # 28B
        proper_turn_taken(case)
        return None
    kind = call_kind(case)
    if kind == PASS:
        ruled_under(case, kind, since)
        return None
    if turn == LHOS_TURN and case[CALLED_BEFORE]:
        case.cite(law.later_call)
        change_at_lhos_turn(case, law, since, changed)
        return None
    if turn == LHOS_TURN and since in LHO_HAS_CALLED and not case[TOOK_UP]:  # 28B
        proper_turn_taken(case)
        return None
    slip = unintended(case, since, changed)
    if slip:  # 25A
        kind = case[INTENDED_OUT_OF_TURN]
        law.slip_replaced(case)
        since, changed = called_over_the_slip(case, since, changed), False
    if kind in (PASS, DOUBLE):
        ruled_under(case, kind, since)
        return None
    if kind == ARTIFICIAL_PASS:
        case.cite("30C")
    if lho_settles(case, since, changed, law.if_refused[turn]):  # 25B1, 29A
        if changed:
            law.after_change(case)
        later_call(case, since)
        return None
    case.cite("29B")
    case.step("out-of-turn-cancelled")
    if since == PARTNER_CALLED and turn == PARTNERS_TURN:
        case.step("partner-call-cancelled", Role.PARTNER)
    return Refused(since, changed, turn, kind, slip)


def with_later_call(case: Case, refused: Refused) -> None:
    """A call that partner or RHO made meanwhile is ruled next, unless it was partner's turn and it is cancelled."""
    if not (refused.since == PARTNER_CALLED and refused.turn == PARTNERS_TURN):
        later_call(case, refused.since)


def in_rotation(case: Case, since: str, changed: bool) -> None:
    """28A: RHO had to pass, so that the offender was in turn; an insufficient bid is ruled on as such."""
    case.cite("28A")
    case.step("call-in-rotation", Role.OFFENDER)
    if not case[LEGAL_IN_TURN]:
        rule_as(case, "insufficient_bid")
        return
    if changed:
        rule_change(case)
    if since == PARTNER_CALLED:
        rule_later_call(case)


def proper_turn_taken(case: Case) -> None:
    """28B: the call out of turn is treated as not made."""
    case.cite("28B")
    case.step("proper-turn-taken")
    withdrawn_information(case)


def change_at_lhos_turn(case: Case, law: OutOfTurn, since: str, changed: bool) -> None:
    """25, for a later call at LHO's turn: the offender has changed the call they had made."""
    which = case[SLIP if may_replace(since) else SLIP.only(NONE, FIRST)]
    if which == FIRST:
        law.slip_replaced(case)
        if since == LHO_CALLED and not case[TOOK_UP]:
            called_over_the_slip(case, since, False)
    elif which == SECOND:
        slip_taken_back(case, since)
    else:
        accepted = case[TOOK_UP] if since in LHO_HAS_CALLED else case.choose(ACCEPT_CHANGE) == ACCEPTS
        (change_accepted if accepted else change_cancelled)(case)
        law.after_change(case)
    if changed:
        rule_change(case)
    later_call(case, since)


def slip_taken_back(case: Case, since: str) -> None:
    """25A: the second call was the slip; it is taken back, and the first stands."""
    case.cite("25A1")
    case.step("slip-taken-back", Role.OFFENDER)
    called_over_the_slip(case, since, False)


def call_kind(case: Case) -> str:
    """30C: what the call out of turn was; an insufficient bid is known to be a bid."""
    return BID if case.procedure == "insufficient_bid" else case[KIND]


def ruled_under(case: Case, kind: str, since: str) -> None:
    """An ordinary pass is for Law 30, a double or redouble for Law 32."""
    case.cite("30" if kind == PASS else "32")
    case.step("rule-as-pass" if kind == PASS else "rule-as-double")
    later_call(case, since)


def lho_settles(case: Case, since: str, changed: bool, if_refused: str) -> bool:
    """25B, 29A: whether LHO accepts the call out of turn, or one of two, by calling or by choice."""
    if since in LHO_HAS_CALLED:
        chosen = SECOND if changed else FIRST
    elif changed:
        chosen = case.choose(ACCEPT_ONE.variant("one-of-two-lho-may-accept", if_refused))
    else:
        accepts = case.choose(ACCEPT.variant("out-of-turn-lho-may-accept", if_refused)) == ACCEPTS
        chosen = FIRST if accepts else NEITHER
    if chosen == SECOND:
        change_accepted(case)
        return True
    if changed:
        change_cancelled(case)
    if chosen == FIRST:
        case.cite("29A")
        case.step("lho-has-accepted" if since in LHO_HAS_CALLED else "out-of-turn-accepted", Role.LHO)
    return chosen == FIRST


def later_call(case: Case, since: str) -> None:
    """A call that partner or RHO made meanwhile is out of turn too, and is ruled next."""
    if since in (PARTNER_CALLED, RHO_CALLED):
        rule_later_call(case)
