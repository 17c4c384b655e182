"""The offender calls again in turn after a call out of turn, and in 2017 the two calls are compared (Law 23)."""

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Fact, Option, Role, Value, choice, offer
from rules.engine.ruling import When
from rules.model import Action
from rules.procedures._withdrawn import awareness, lead_restriction, partner_passes_next, withdrawn_information
from rules.procedures.auction._deliberate_change import after_change_2017
from rules.procedures.auction._irregular_call import REPLACEMENT_CALL, TURN

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


@derives(RHO_MAY_CALL)
def rho_may_call_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None or irregularity.turn is not irregularity.rho:
        return None
    over = irregularity.before.with_call(Action.PASS).is_over
    return (PASSES_OUT if over else PASSES, CALLS)


def compared(case: Case, new_call: Fact[str], changed: bool, free: str, otherwise: str) -> bool:
    """23 of 2017: whether the offender's new call is comparable, and what follows from it.

    free, otherwise: the paragraphs for a call that is comparable, and for one that is not.
    changed: the call out of turn had been changed, and the cancelled change may restrict the lead even so (25B2).
    """
    made = case[new_call]
    if made == COMPARABLE:
        case.cite("23A")
        case.cite(free)
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
        case.cite(otherwise)
        partner_passes_next(case)
        lead_restriction(case)
        awareness(case)
    else:  # withdrawn, and not replaced by a comparable call
        case.step("auction-ended-first", Role.OFFENDER)
        lead_restriction(case)
    return made == COMPARABLE


def partner_may_call(case: Case) -> None:
    """30B1(a), 31B1, 32B1 of 2017: partner is free, but for 16C2."""
    case.step("partner-may-call", Role.PARTNER)
    withdrawn_information(case)


def auction_over(case: Case) -> None:
    """22: RHO's pass was the last one, and there is no turn at which to repeat the call."""
    case.cite("22")
    case.step("auction-ended-first", Role.OFFENDER)
    withdrawn_information(case)
