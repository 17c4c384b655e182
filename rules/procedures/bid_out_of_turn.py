"""Law 31: a bid out of turn; so too an artificial pass, or a pass of partner's artificial call (30C)."""

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Fact, Option, Role, Value, choice, offer, yes_no
from rules.engine.procedure import procedure
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import Action, IrregularityKind
from rules.procedures.call_facts import (
    LHOS_TURN,
    PARTNERS_TURN,
    REPLACEMENT_CALL,
    RHOS_TURN,
    TURN,
    slipped,
)
from rules.procedures.calls_out_of_turn import (
    BID,
    OutOfTurn,
    legal_in_turn_shown,
    refused_by_lho,
    with_later_call,
)
from rules.procedures.change_of_call import after_change_2007, after_change_2017, before_final_call_2017
from rules.procedures.unintended_call import replaced_2007, replaced_2017
from rules.procedures.withdrawn_call import (
    awareness,
    lead_restriction,
    partner_passes_next,
    silenced,
    withdrawn_information,
)

SHOWS = (IrregularityKind.BID_OUT_OF_TURN, IrregularityKind.PASS_OUT_OF_TURN)

OUT_OF_TURN_2017 = OutOfTurn(
    later_call="31C",
    slip_replaced=replaced_2017,
    after_change=after_change_2017,
    if_refused={
        RHOS_TURN: "out-of-turn-at-rho-2017",
        PARTNERS_TURN: "out-of-turn-at-partner-2017",
        LHOS_TURN: "out-of-turn-at-lho-2017",
    },
)
OUT_OF_TURN_2007 = OutOfTurn(
    later_call="31B",
    slip_replaced=replaced_2007,
    after_change=after_change_2007,
    if_refused={
        RHOS_TURN: "out-of-turn-at-rho-2007",
        PARTNERS_TURN: "out-of-turn-elsewhere-2007",
        LHOS_TURN: "out-of-turn-elsewhere-2007",
    },
)

# 31A: RHO, whose turn it was, calls first.
PASSES = "passes"
PASSES_OUT = "passes_out"  # and with that pass the auction is over
CALLS = "calls"

RHO_MAY_CALL = offer(
    "rho_calls",
    Role.RHO,
    script=("rho-calls",),
    options=(Option(PASSES, "repeat-call"), Option(CALLS, "new-call-2017"), Option(PASSES_OUT, "auction-over")),
    law="31A",
)

RHO_MAY_CALL_2007 = RHO_MAY_CALL.variant("rho-calls", calls="new-call-2007")

REPEAT_LEGAL = yes_no("repeat_legal", about=(AUCTION, RHO_MAY_CALL))

# 31A2, 31B2: the call that the offender makes at their proper turn.
COMPARABLE = "comparable"
NOT_COMPARABLE = "not_comparable"
NO_TURN = "no_turn"  # the auction ended first

NEW_CALL = choice(
    "new_call",
    COMPARABLE,
    NOT_COMPARABLE,
    NO_TURN,
    audience=Audience.DIRECTOR,
    judgement=True,
    law="23A",
    about=(AUCTION, TURN, RHO_MAY_CALL, REPLACEMENT_CALL),
    typed=REPLACEMENT_CALL,
)

NEW_CALL_AT_RHO = NEW_CALL.only(COMPARABLE, NOT_COMPARABLE).with_script("any-legal-call-2017")
NEW_CALL_AT_PARTNER = NEW_CALL.with_script("out-of-turn-cancelled-at-partner", "any-legal-call-2017")
NEW_CALL_AT_LHO = NEW_CALL.only(COMPARABLE, NOT_COMPARABLE).with_script(
    "out-of-turn-cancelled-at-lho", "any-legal-call-2017"
)

REPEATS_DENOMINATION = yes_no(
    "repeats_denomination",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="29C",
    about=(AUCTION, RHO_MAY_CALL, REPLACEMENT_CALL),
    script=("any-legal-call-2007",),
)


@derives(REPEAT_LEGAL)
def repeat_legal_shown(known: Known) -> tuple[Value, ...] | None:
    return None if slipped(known) else legal_in_turn_shown(known)


@derives(RHO_MAY_CALL)
def rho_may_call_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None or irregularity.turn is not irregularity.rho:
        return None
    over = irregularity.before.with_call(Action.PASS).is_over
    return (PASSES_OUT if over else PASSES, CALLS)


@procedure("bid_out_of_turn", (LAWS_2017,), SHOWS)
def bid_out_of_turn_2017(case: Case) -> Ruling:
    """Laws 28, 29 and 31 of 2017."""
    refused = refused_by_lho(case, OUT_OF_TURN_2017)
    if refused is None:
        return case.ruling()
    changed, turn, kind = refused.changed, refused.turn, refused.kind
    if turn == RHOS_TURN:
        called = case.choose(RHO_MAY_CALL)
        if called == PASSES_OUT:
            auction_over(case)
            lead_restriction(case)  # withdrawn, and not replaced by a comparable call
        elif called == CALLS:
            case.cite("31A2")
            if not compared(case, NEW_CALL_AT_RHO, changed):
                withdrawn_information(case)
        elif repeated(case, kind, refused.slip) and changed:
            after_change_2017(case)
        elif changed:
            before_final_call_2017(case)
    else:
        case.cite("31B1")
        case.step("partner-may-call", Role.PARTNER)
        withdrawn_information(case)
        case.cite("31B2")
        compared(case, NEW_CALL_AT_PARTNER if turn == PARTNERS_TURN else NEW_CALL_AT_LHO, changed)
    with_later_call(case, refused)
    return case.ruling()


def compared(case: Case, new_call: Fact[str], changed: bool) -> bool:
    """31A2 of 2017: whether the offender's new call is comparable, and what follows from it.

    changed: the call out of turn had been changed, and the cancelled change may restrict the lead even so (25B2).
    """
    made = case[new_call]
    if made == COMPARABLE:
        case.cite("23A")
        case.cite("31A2(a)")
        case.step("no-further-rectification")
        case.inform("comparable-authorized", Role.BOTH_SIDES, "23B")
        case.check("damage-comparable", When.END_OF_PLAY, "damage_comparable", "23C")
        if changed:
            after_change_2017(case)
        else:
            case.cite("26A")
            case.step("no-lead-restriction")
    elif made == NOT_COMPARABLE:
        case.cite("23A")
        case.cite("31A2(b)")
        partner_passes_next(case)
        lead_restriction(case)
        awareness(case)
    else:  # withdrawn, and not replaced by a comparable call
        case.step("auction-ended-first", Role.OFFENDER)
        lead_restriction(case)
    return made == COMPARABLE


@procedure("bid_out_of_turn", (LAWS_2007,), SHOWS)
def bid_out_of_turn_2007(case: Case) -> Ruling:
    """Laws 28, 29 and 31 of 2007."""
    refused = refused_by_lho(case, OUT_OF_TURN_2007)
    if refused is None:
        return case.ruling()
    changed, turn, kind = refused.changed, refused.turn, refused.kind
    if turn == RHOS_TURN:
        called = case.choose(RHO_MAY_CALL_2007)
        if called == PASSES_OUT:
            auction_over(case)
        elif called == CALLS:
            case.step("any-legal-call", Role.OFFENDER)
            if kind == BID and case[REPEATS_DENOMINATION]:
                case.cite("31A2(a)")
                partner_passes_next(case)
                if changed:  # the substitution that was cancelled
                    after_change_2007(case)
                awareness(case)
                withdrawn_information(case)
            else:
                case.cite("31A2(b)")
                silenced(case)
        else:
            repeated(case, kind, refused.slip)
            if changed:
                after_change_2007(case)
    else:
        case.step("any-legal-call", Role.OFFENDER)
        case.cite("31B")
        silenced(case)
    with_later_call(case, refused)
    return case.ruling()


# What both editions share


def auction_over(case: Case) -> None:
    """22A: RHO's pass was the last one, and there is no turn at which to repeat the call."""
    case.cite("22")
    case.step("auction-ended-first", Role.OFFENDER)
    withdrawn_information(case)


def repeated(case: Case, kind: str, slip: bool) -> bool:
    """31A1: RHO has passed, and the offender must repeat the call; whether it is legal now."""
    case.cite("31A1")
    case.step("repeat-call", Role.OFFENDER)
    known_insufficient = case.procedure == "insufficient_bid" and not slip
    if kind == BID and (known_insufficient or not case[REPEAT_LEGAL]):
        case.cite("27A2")
        case.step("repeated-insufficient")
        case.check("repeated-insufficient", When.NOW, "repeated_insufficient")
        return False
    return True
