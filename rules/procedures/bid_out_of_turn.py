"""Law 31: a bid out of turn; so too an artificial pass, or a pass of partner's artificial call (30C)."""

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Fact, Offer, Option, Role, Value, choice, offer, yes_no
from rules.engine.procedure import procedure
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import IrregularityKind
from rules.procedures.call_facts import (
    CALLED_BEFORE,
    LHO_HAS_CALLED,
    LHOS_TURN,
    NOTHING,
    OFFENDER_REPLACED,
    PARTNER_CALLED,
    PARTNERS_TURN,
    REPLACEMENT_CALL,
    RHO_CALLED,
    RHO_MUST_PASS,
    RHOS_TURN,
    SINCE,
    TURN,
    rule_later_call,
)
from rules.procedures.change_of_call import (
    ACCEPT_CHANGE,
    ACCEPTS,
    REFUSES,
    after_change_2007,
    after_change_2017,
    change_accepted,
    change_cancelled,
)
from rules.procedures.insufficient_bid import insufficient_in_rotation_2007, insufficient_in_rotation_2017
from rules.procedures.unintended_call import called_over_the_intended, unintended_2007, unintended_2017
from rules.procedures.withdrawn_call import (
    aftermath,
    awareness,
    lead_restriction,
    partner_passes_next,
    partner_passes_whenever,
    withdrawn_information,
)

# 30C: a pass out of turn comes here when it is artificial, which no auction shows.
SHOWS = (IrregularityKind.BID_OUT_OF_TURN, IrregularityKind.PASS_OUT_OF_TURN)

OUT_OF_TURN = TURN.only(RHOS_TURN, PARTNERS_TURN, LHOS_TURN, RHO_MUST_PASS)

# 25A: the call that was intended in place of the unintended one was out of turn as well.
BID = "bid"
PASS = "pass"
DOUBLE = "double"

INTENDED_OUT_OF_TURN = choice("intended_out_of_turn", BID, PASS, DOUBLE, audience=Audience.OFFENDER)

# At LHO's own turn a call by LHO may take up the call out of turn (29A, 25B1) or pass over it (28B, 25B2).
TOOK_UP = yes_no("lho_took_it_up", judgement=True, law="29A")

ACCEPT = offer(
    "accept_out_of_turn",
    Role.LHO,
    script=("out-of-turn-lho-may-accept",),
    options=(Option(ACCEPTS, "out-of-turn-accepted"), Option(REFUSES, "out-of-turn-refused")),
    law="29A",
)

ACCEPT_2017 = {
    RHOS_TURN: ACCEPT.variant("out-of-turn-lho-may-accept", "out-of-turn-at-rho-2017"),
    PARTNERS_TURN: ACCEPT.variant("out-of-turn-lho-may-accept", "out-of-turn-at-partner-2017"),
    LHOS_TURN: ACCEPT.variant("out-of-turn-lho-may-accept", "out-of-turn-at-lho-2017"),
}

ACCEPT_2007 = {
    RHOS_TURN: ACCEPT.variant("out-of-turn-lho-may-accept", "out-of-turn-at-rho-2007"),
    PARTNERS_TURN: ACCEPT.variant("out-of-turn-lho-may-accept", "out-of-turn-elsewhere-2007"),
    LHOS_TURN: ACCEPT.variant("out-of-turn-lho-may-accept", "out-of-turn-elsewhere-2007"),
}

# 31A: RHO, whose turn it was, calls first.
PASSES = "passes"
CALLS = "calls"

RHO_MAY_CALL = offer(
    "rho_calls",
    Role.RHO,
    script=("rho-calls",),
    options=(Option(PASSES, "repeat-call"), Option(CALLS, "new-call-2017")),
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
    script=("any-legal-call-2017",),
    typed=REPLACEMENT_CALL,
)

REPEATS_DENOMINATION = yes_no(
    "repeats_denomination",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="31A2(a)",
    about=(AUCTION, RHO_MAY_CALL, REPLACEMENT_CALL),
    script=("any-legal-call-2007",),
)


@derives(REPEAT_LEGAL)
def repeat_legal_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.admissible,) if irregularity else None


@procedure("bid_out_of_turn", (LAWS_2017,), SHOWS)
def bid_out_of_turn_2017(case: Case) -> Ruling:
    """Laws 28, 29 and 31 of 2017."""
    since = case[SINCE]
    turn = case[OUT_OF_TURN]
    if turn == RHO_MUST_PASS:  # 28A
        return in_rotation(case, since)
    if since == RHO_CALLED and turn == RHOS_TURN:  # 28B
        return called_in_proper_turn(case)
    if unintended_2017(case, since):  # 25A
        if (intended := case[INTENDED_OUT_OF_TURN]) != BID:
            return rule_intended(case, intended)
        since = called_over_the_intended(case, since)
    if turn == LHOS_TURN and case[CALLED_BEFORE]:  # 31C
        case.cite("31C")
        change_of_call(case, since)
        after_change_2017(case)
        return with_later_call(case, since, turn, accepted=True)
    changed = since == OFFENDER_REPLACED
    if changed and substitution_accepted(case):  # 25B1
        after_change_2017(case)
        return case.ruling()
    if lho_settles(case, since, turn, ACCEPT_2017[turn]):  # 28B, 29A
        if changed:
            after_change_2017(case)
        return with_later_call(case, since, turn, accepted=True)
    cancelled(case)  # 29B
    if turn == RHOS_TURN:
        if case.choose(RHO_MAY_CALL) == PASSES:
            repeated(case)
            if changed:
                after_change_2017(case)
            if not case[REPEAT_LEGAL]:
                insufficient_in_rotation_2017(case, NOTHING)
        else:
            case.cite("31A2")
            case.step("any-legal-call", Role.OFFENDER)
            if not compared(case, NEW_CALL.only(COMPARABLE, NOT_COMPARABLE)):
                withdrawn_information(case)
    else:
        case.cite("31B1")
        case.step("partner-may-call", Role.PARTNER)
        withdrawn_information(case)
        case.cite("31B2")
        compared(case, NEW_CALL if turn == PARTNERS_TURN else NEW_CALL.only(COMPARABLE, NOT_COMPARABLE))
    return with_later_call(case, since, turn, accepted=False)


def compared(case: Case, new_call: Fact[str]) -> bool:
    """31A2 of 2017: whether the offender's new call is comparable, and what follows from it."""
    made = case[new_call]
    if made == COMPARABLE:
        case.cite("23A")
        case.cite("31A2(a)")
        case.step("no-further-rectification")
        case.inform("comparable-authorized", Role.BOTH_SIDES, "23B")
        case.cite("26A")
        case.step("no-lead-restriction")
        case.check("damage-comparable", When.END_OF_PLAY, "damage_comparable", "23C")
    elif made == NOT_COMPARABLE:
        case.cite("31A2(b)")
        partner_passes_next(case)
        lead_restriction(case)
        awareness(case)
    else:
        case.step("auction-ended-first", Role.OFFENDER)
    return made == COMPARABLE


@procedure("bid_out_of_turn", (LAWS_2007,), SHOWS)
def bid_out_of_turn_2007(case: Case) -> Ruling:
    """Laws 28, 29 and 31 of 2007."""
    since = case[SINCE]
    turn = case[OUT_OF_TURN]
    if turn == RHO_MUST_PASS:  # 28A
        return in_rotation(case, since)
    if since == RHO_CALLED and turn == RHOS_TURN:  # 28B
        return called_in_proper_turn(case)
    if unintended_2007(case, since):  # 25A
        if (intended := case[INTENDED_OUT_OF_TURN]) != BID:
            return rule_intended(case, intended)
        since = called_over_the_intended(case, since)
    if turn == LHOS_TURN and case[CALLED_BEFORE]:  # the footnote to 31B
        case.cite("31B")
        change_of_call(case, since)
        after_change_2007(case)
        return with_later_call(case, since, turn, accepted=True)
    changed = since == OFFENDER_REPLACED
    if changed and substitution_accepted(case):  # 25B1
        after_change_2007(case)
        return case.ruling()
    if lho_settles(case, since, turn, ACCEPT_2007[turn]):  # 28B, 29A
        if changed:
            after_change_2007(case)
        return with_later_call(case, since, turn, accepted=True)
    cancelled(case)  # 29B
    if turn == RHOS_TURN:
        if case.choose(RHO_MAY_CALL_2007) == PASSES:
            repeated(case)
            if changed:
                after_change_2007(case)
            if not case[REPEAT_LEGAL]:
                insufficient_in_rotation_2007(case, NOTHING)
        elif case[REPEATS_DENOMINATION]:
            case.cite("31A2(a)")
            partner_passes_next(case)
            aftermath(case)
        else:
            case.cite("31A2(b)")
            partner_passes_whenever(case)
            lead_restriction(case)
            aftermath(case)
    else:
        case.cite("31B")
        case.step("any-legal-call", Role.OFFENDER)
        partner_passes_whenever(case)
        lead_restriction(case)
        aftermath(case)
    return with_later_call(case, since, turn, accepted=False)


# What both editions share


def in_rotation(case: Case, since: str) -> Ruling:
    """28A: RHO had to pass, so that the offender was in turn."""
    case.cite("28A")
    case.step("call-in-rotation", Role.OFFENDER)
    if since == OFFENDER_REPLACED:
        case.cite("25")
        case.check("change-of-call", When.NOW)
    elif since == PARTNER_CALLED:
        rule_later_call(case)
    return case.ruling()


def called_in_proper_turn(case: Case) -> Ruling:
    """28B: the opponent whose turn it was has called, and with that gave up the rectification."""
    case.cite("28B")
    case.step("proper-turn-taken")
    withdrawn_information(case)
    return case.ruling()


def rule_intended(case: Case, intended: str) -> Ruling:
    """The intended call was out of turn too, and no bid: Law 30 or Law 32 is for it."""
    case.cite("30" if intended == PASS else "32")
    case.step("rule-intended-pass" if intended == PASS else "rule-intended-double")
    return case.ruling()


def lho_settles(case: Case, since: str, turn: str, accept: Offer) -> bool:
    """28B, 29A: whether a call by LHO, made or chosen, ends the matter."""
    if since in LHO_HAS_CALLED:
        if turn == LHOS_TURN and not case[TOOK_UP]:
            called_in_proper_turn(case)
        else:
            case.cite("29A")
            case.step("lho-has-accepted", Role.LHO)
        return True
    if case.choose(accept) == ACCEPTS:
        case.cite("29A")
        case.step("out-of-turn-accepted", Role.LHO)
        return True
    return False


def change_of_call(case: Case, since: str) -> None:
    """25B, for a later call at LHO's turn: the offender has changed the call they had made."""
    accepted = case[TOOK_UP] if since in LHO_HAS_CALLED else case.choose(ACCEPT_CHANGE) == ACCEPTS
    (change_accepted if accepted else change_cancelled)(case)


def substitution_accepted(case: Case) -> bool:
    """25B, for a call out of turn that the offender has changed for another: whether LHO accepts the second."""
    accepted = case.choose(ACCEPT_CHANGE) == ACCEPTS
    (change_accepted if accepted else change_cancelled)(case)
    return accepted


def cancelled(case: Case) -> None:
    """29B: the call out of turn is cancelled, and the auction goes back to the player whose turn it was."""
    case.cite("29B")
    case.step("out-of-turn-cancelled")


def repeated(case: Case) -> None:
    """31A1: RHO has passed, and the offender must repeat the call."""
    case.cite("31A1")
    case.step("repeat-call", Role.OFFENDER)
    if not case[REPEAT_LEGAL]:
        case.cite("27A2")
        case.step("repeated-insufficient")


def with_later_call(case: Case, since: str, turn: str, *, accepted: bool) -> Ruling:
    """Close the ruling: a call that partner or RHO made meanwhile is out of turn too, or is made again."""
    if since == PARTNER_CALLED and turn == PARTNERS_TURN and not accepted:
        case.cite("29B")
        case.step("partner-calls-again", Role.PARTNER)
    elif since in (PARTNER_CALLED, RHO_CALLED):
        rule_later_call(case)
    return case.ruling()
