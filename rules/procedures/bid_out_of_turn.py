"""Law 31: a bid out of turn; so too an artificial pass, or a pass of partner's artificial call (30C)."""

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Fact, Option, Role, Value, choice, offer, yes_no
from rules.engine.procedure import procedure
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import Action, Bid, IrregularityKind
from rules.procedures.call_facts import (
    CALLED_BEFORE,
    LHO_HAS_CALLED,
    LHOS_TURN,
    PARTNER_CALLED,
    PARTNERS_TURN,
    REPLACEMENT_CALL,
    RHO_CALLED,
    RHO_MUST_PASS,
    RHOS_TURN,
    TURN,
    called_since,
    rule_later_call,
    slipped,
)
from rules.procedures.change_of_call import (
    ACCEPT_CHANGE,
    ACCEPT_ONE,
    ACCEPTS,
    FIRST,
    NEITHER,
    REFUSES,
    SECOND,
    after_change_2007,
    after_change_2017,
    change_accepted,
    change_cancelled,
    rule_change,
)
from rules.procedures.insufficient_bid import insufficient_in_rotation_2007, insufficient_in_rotation_2017
from rules.procedures.unintended_call import (
    called_over_the_slip,
    may_replace,
    replaced_2007,
    replaced_2017,
    unintended,
)
from rules.procedures.withdrawn_call import (
    awareness,
    lead_restriction,
    partner_passes_next,
    silenced,
    withdrawn_information,
)

SHOWS = (IrregularityKind.BID_OUT_OF_TURN, IrregularityKind.PASS_OUT_OF_TURN)

OUT_OF_TURN = TURN.only(RHOS_TURN, PARTNERS_TURN, LHOS_TURN, RHO_MUST_PASS)

# 28A: the call was in rotation, and may be irregular all the same.
LEGAL_IN_TURN = yes_no("legal_in_turn", about=(AUCTION,))

# 30C: which passes are ruled on here.
BID = "bid"
ARTIFICIAL_PASS = "artificial_pass"
PASS = "pass"
DOUBLE = "double"

KIND = choice("call_kind", BID, ARTIFICIAL_PASS, PASS, judgement=True, law="30C", about=(AUCTION,))

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

# What follows if LHO does not accept, read out before LHO chooses.
IF_REFUSED_2017 = {
    RHOS_TURN: "out-of-turn-at-rho-2017",
    PARTNERS_TURN: "out-of-turn-at-partner-2017",
    LHOS_TURN: "out-of-turn-at-lho-2017",
}
IF_REFUSED_2007 = {
    RHOS_TURN: "out-of-turn-at-rho-2007",
    PARTNERS_TURN: "out-of-turn-elsewhere-2007",
    LHOS_TURN: "out-of-turn-elsewhere-2007",
}

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


@derives(LEGAL_IN_TURN)
def legal_in_turn_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.admissible,) if irregularity else None


@derives(REPEAT_LEGAL)
def repeat_legal_shown(known: Known) -> tuple[Value, ...] | None:
    return None if slipped(known) else legal_in_turn_shown(known)


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
    since, changed = called_since(case)
    turn = case[OUT_OF_TURN]
    if turn == RHO_MUST_PASS:  # 28A
        if not in_rotation(case, since, changed):
            insufficient_in_rotation_2017(case, since, changed)
        return case.ruling()
    if called_in_proper_turn(case, since, turn):  # 28B
        return case.ruling()
    if turn == LHOS_TURN and case[CALLED_BEFORE]:  # 31C
        case.cite("31C")
        which = case[SLIP] if may_replace(since) else NONE
        if which == FIRST:
            replaced_2017(case)
        elif which == SECOND:
            slip_taken_back(case, since)
        else:
            change_of_call(case, since)
            after_change_2017(case)
        return with_change(case, since, changed)
    if taken_up_in_own_turn(case, since, turn):  # 28B
        return case.ruling()
    kind = call_kind(case)
    if slip := kind != PASS and unintended(case, since):  # 25A
        kind = case[INTENDED_OUT_OF_TURN]
        replaced_2017(case)
        since, changed = called_over_the_slip(case, since, changed), False
    if kind in (PASS, DOUBLE):
        return ruled_under(case, kind, since)
    if kind == ARTIFICIAL_PASS:
        case.cite("30C")
    settled = lho_settles(case, since, changed, IF_REFUSED_2017[turn])  # 25B, 29A
    if settled and changed:
        after_change_2017(case)
    if settled:
        return with_later_call(case, since)
    cancelled(case, since, turn)  # 29B
    if turn == RHOS_TURN:
        called = case.choose(RHO_MAY_CALL)
        if called == PASSES_OUT:
            auction_over(case)
        elif called == CALLS:
            case.cite("31A2")
            if not compared(case, NEW_CALL_AT_RHO):
                withdrawn_information(case)
        elif repeated(case, kind, slip) and changed:
            after_change_2017(case)
        elif changed:
            rule_change(case)
    else:
        case.cite("31B1")
        case.step("partner-may-call", Role.PARTNER)
        withdrawn_information(case)
        case.cite("31B2")
        compared(case, NEW_CALL_AT_PARTNER if turn == PARTNERS_TURN else NEW_CALL_AT_LHO)
    return with_later_call_refused(case, since, turn)


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
    since, changed = called_since(case)
    turn = case[OUT_OF_TURN]
    if turn == RHO_MUST_PASS:  # 28A
        if not in_rotation(case, since, changed):
            insufficient_in_rotation_2007(case, since, changed)
        return case.ruling()
    if called_in_proper_turn(case, since, turn):  # 28B
        return case.ruling()
    if turn == LHOS_TURN and case[CALLED_BEFORE]:  # the footnote to 31B
        case.cite("31B")
        which = case[SLIP] if may_replace(since) else NONE
        if which == FIRST:
            replaced_2007(case)
        elif which == SECOND:
            slip_taken_back(case, since)
        else:
            change_of_call(case, since)
            after_change_2007(case)
        return with_change(case, since, changed)
    if taken_up_in_own_turn(case, since, turn):  # 28B
        return case.ruling()
    kind = call_kind(case)
    if slip := kind != PASS and unintended(case, since):  # 25A
        kind = case[INTENDED_OUT_OF_TURN]
        replaced_2007(case)
        since, changed = called_over_the_slip(case, since, changed), False
    if kind in (PASS, DOUBLE):
        return ruled_under(case, kind, since)
    if kind == ARTIFICIAL_PASS:
        case.cite("30C")
    settled = lho_settles(case, since, changed, IF_REFUSED_2007[turn])  # 25B, 29A
    if settled and changed:
        after_change_2007(case)
    if settled:
        return with_later_call(case, since)
    cancelled(case, since, turn)  # 29B
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
        elif repeated(case, kind, slip) and changed:
            after_change_2007(case)
        elif changed:
            rule_change(case)
    else:
        case.step("any-legal-call", Role.OFFENDER)
        case.cite("31B")
        silenced(case)
    return with_later_call_refused(case, since, turn)


# What both editions share


def in_rotation(case: Case, since: str, changed: bool) -> bool:
    """28A: RHO had to pass, so that the offender was in turn; whether the call was legal there."""
    case.cite("28A")
    case.step("call-in-rotation", Role.OFFENDER)
    legal = case[LEGAL_IN_TURN]
    if legal and changed:
        rule_change(case)
    if since == PARTNER_CALLED:
        rule_later_call(case)
    return legal


def called_in_proper_turn(case: Case, since: str, turn: str) -> bool:
    """28B: whether RHO, whose turn it was, has called and with that given up the rectification."""
    if since == RHO_CALLED and turn == RHOS_TURN:
        proper_turn_taken(case)
        return True
    return False


def taken_up_in_own_turn(case: Case, since: str, turn: str) -> bool:
    """28B at LHO's turn: whether LHO has called as if nothing had been called."""
    if turn == LHOS_TURN and since in LHO_HAS_CALLED and not case[TOOK_UP]:
        proper_turn_taken(case)
        return True
    return False


def proper_turn_taken(case: Case) -> None:
    """28B: the call out of turn is treated as not made."""
    case.cite("28B")
    case.step("proper-turn-taken")
    withdrawn_information(case)


def change_of_call(case: Case, since: str) -> None:
    """25B, for a later call at LHO's turn: the offender has changed the call they had made."""
    accepted = case[TOOK_UP] if since in LHO_HAS_CALLED else case.choose(ACCEPT_CHANGE) == ACCEPTS
    (change_accepted if accepted else change_cancelled)(case)


def slip_taken_back(case: Case, since: str) -> None:
    """25A: the second call was the slip; it is taken back, and the first stands."""
    case.cite("25A1")
    case.step("slip-taken-back", Role.OFFENDER)
    called_over_the_slip(case, since, False)


def call_kind(case: Case) -> str:
    """30C: what the call out of turn was; an insufficient bid is known to be a bid."""
    return BID if case.procedure == "insufficient_bid" else case[KIND]


def ruled_under(case: Case, kind: str, since: str) -> Ruling:
    """An ordinary pass is for Law 30, a double or redouble for Law 32."""
    case.cite("30" if kind == PASS else "32")
    case.step("rule-as-pass" if kind == PASS else "rule-as-double")
    return with_later_call(case, since)


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


def cancelled(case: Case, since: str, turn: str) -> None:
    """29B: the call out of turn is cancelled, and the auction goes back to the player whose turn it was."""
    case.cite("29B")
    case.step("out-of-turn-cancelled")
    if since == PARTNER_CALLED and turn == PARTNERS_TURN:
        case.step("partner-call-cancelled", Role.PARTNER)


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


def with_later_call(case: Case, since: str) -> Ruling:
    """Close the ruling: a call that partner or RHO made meanwhile is out of turn too, and is ruled next."""
    if since in (PARTNER_CALLED, RHO_CALLED):
        rule_later_call(case)
    return case.ruling()


def with_later_call_refused(case: Case, since: str, turn: str) -> Ruling:
    """The same where the auction has gone back: a call that partner made at their own turn is cancelled already."""
    return case.ruling() if since == PARTNER_CALLED and turn == PARTNERS_TURN else with_later_call(case, since)


def with_change(case: Case, since: str, changed: bool) -> Ruling:
    """Close the ruling of a change of call (31C): a third call by the offender is a change of its own."""
    if changed:
        rule_change(case)
    return with_later_call(case, since)
