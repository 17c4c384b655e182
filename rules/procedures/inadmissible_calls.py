"""Laws 36 to 39: calls that can never stand, or not as they were made."""

from collections.abc import Callable

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Role, Value, choice, yes_no
from rules.engine.procedure import procedure
from rules.engine.ruling import Ruling, When
from rules.lawbook import EDITIONS, LAWS_2007, LAWS_2017, Concept
from rules.model import Action, IrregularityKind
from rules.procedures.call_facts import (
    LHO_AND_PARTNER_CALLED,
    LHO_HAS_CALLED,
    OFFENDERS_TURN,
    PARTNER_CALLED,
    PARTNERS_TURN,
    RHO_CALLED,
    RHO_MUST_PASS,
    TURN,
    called_since,
    rule_later_call,
)
from rules.procedures.calls_out_of_turn import rho_called_in_turn
from rules.procedures.unintended_call import called_over_the_slip, replaced_2007, replaced_2017, unintended
from rules.procedures.withdrawn_call import (
    awareness,
    lead_restriction,
    partner_passes_whenever,
    restricted_unless_comparable,
    withdrawn_information,
)

DOUBLES = (IrregularityKind.INADMISSIBLE_DOUBLE, IrregularityKind.DOUBLE_OUT_OF_TURN)

# 36C: attention is drawn to the call when the opening lead has been faced.
LEAD_FACED = yes_no("lead_faced")

# 37 and 38 with 29B: the call was out of rotation as well.
IN_TURN = yes_no("in_turn", about=(TURN,))

# 25A: the call that was intended in place of the slip.
INTENDED_LEGAL = yes_no("intended_legal", audience=Audience.OFFENDER, about=(AUCTION,))

# 36B of 2017: the legal call in place of the cancelled one, for Law 26.
REPLACEMENT_COMPARABLE = yes_no(
    "replacement_comparable",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="23A",
    about=(AUCTION,),
    script=("replace-inadmissible",),
)

# 37: for how long the offender had to pass, and whether the call offends against Law 19 as well.
NEXT = "next"
WHENEVER = "whenever"

OBLIGED = choice("obliged", WHENEVER, NEXT)
AGAINST_19 = yes_no("against_19")

# 38C: whether the auction was complete when the bid came to light.
COMPLETED = yes_no("auction_completed")

# 39B and C: who called after the final pass, and what.
DECLARING_SIDE = "declaring_side"
DEFENDER_PASSED = "defender_passed"
DEFENDER_CALLED = "defender_called"
LHO_CALLED_OVER_IT = "lho_called"

PASSED_OUT = "passed_out"

LATE_CALL = choice("late_call", DEFENDER_CALLED, DEFENDER_PASSED, DECLARING_SIDE, LHO_CALLED_OVER_IT, PASSED_OUT)


@derives(IN_TURN)
def in_turn_shown(known: Known) -> tuple[Value, ...] | None:
    turn, irregularity = known.get(TURN), known.irregularity
    if turn is not None:  # 28A: where RHO had to pass, it was in turn
        return (turn in (OFFENDERS_TURN, RHO_MUST_PASS),)
    return (irregularity.turn is irregularity.offender,) if irregularity else None


# Law 36


@procedure("inadmissible_double", (LAWS_2017,), DOUBLES)
def inadmissible_double_2017(case: Case) -> Ruling:
    """Law 36 of 2017."""
    since, changed = called_since(case)
    if given_up(case, since):  # 28B
        return case.ruling()
    if unintended(case, since, changed):  # 25A
        replaced_2017(case)
        return intended_ruled(case, since, changed)
    inadmissible_2017(case, since, OFFENDERS_TURN if since in LHO_HAS_CALLED else case[TURN])
    return case.ruling()


@procedure("inadmissible_double", (LAWS_2007,), DOUBLES)
def inadmissible_double_2007(case: Case) -> Ruling:
    """Law 36 of 2007."""
    since, changed = called_since(case)
    if given_up(case, since):  # 28B
        return case.ruling()
    if unintended(case, since, changed):  # 25A
        replaced_2007(case)
        return intended_ruled(case, since, changed)
    inadmissible_2007(case, since, OFFENDERS_TURN if since in LHO_HAS_CALLED else case[TURN])
    return case.ruling()


def inadmissible_2017(case: Case, since: str, turn: str) -> None:
    """36A to 36C of 2017, with 26."""
    if not found_after_lead_2017(case, since) and double_cancelled(case, since, turn):
        restricted_unless_comparable(case, case[REPLACEMENT_COMPARABLE])


def inadmissible_2007(case: Case, since: str, turn: str) -> None:
    """36A and 36B of 2007, with 26."""
    if not found_after_lead_2007(case, since) and double_cancelled(case, since, turn):
        lead_restriction(case)
        withdrawn_information(case)


def found_after_lead_2017(case: Case, since: str) -> bool:
    """36C: whether attention is drawn to the double only when the opening lead has been faced."""
    if since != LHO_AND_PARTNER_CALLED or not case[LEAD_FACED]:
        return False
    inadmissible(case)
    case.cite("36C")
    case.step("scored-without-the-call")
    return True


def found_after_lead_2007(case: Case, since: str) -> bool:
    """The same in 2007, which has no provision once play has begun, so that 12A1 is left."""
    if since != LHO_AND_PARTNER_CALLED or not case[LEAD_FACED]:
        return False
    inadmissible(case)
    case.cite("12A1")
    case.step("scored-without-provision")
    return True


def inadmissible(case: Case) -> None:
    """19 and 35: the double or redouble is not allowed."""
    case.cite("19")
    case.cite(Concept.INADMISSIBLE_DOUBLE)


def double_cancelled(case: Case, since: str, turn: str) -> bool:
    """36A and 36B; whether the offender has to call again, and Law 26 may apply."""
    inadmissible(case)
    if since in LHO_HAS_CALLED:
        case.cite("36A")
        case.step("cancelled-with-later-calls")
        case.step("as-if-nothing-had-happened")
        case.step("no-lead-restriction")
        withdrawn_information(case)
        return False
    if turn == RHO_MUST_PASS:
        case.cite("28A")
        case.step("call-in-rotation", Role.OFFENDER)
    case.cite("36B1")
    case.step("call-cancelled", Role.OFFENDER)
    if turn in (OFFENDERS_TURN, RHO_MUST_PASS):
        case.cite("36B2")
        case.step("make-legal-call", Role.OFFENDER)
        partner_passes_whenever(case)
        case.cite("36B3")
    else:
        case.cite("36B4")
        case.step("out-of-turn-cancelled")
        case.step("any-legal-call", Role.OFFENDER)
        if since == PARTNER_CALLED and turn == PARTNERS_TURN:
            case.step("partner-call-cancelled", Role.PARTNER)
        partner_passes_whenever(case)
    awareness(case)
    if since == RHO_CALLED or (since == PARTNER_CALLED and turn != PARTNERS_TURN):
        rule_later_call(case)
    return True


# Law 37


@procedure("call_when_must_pass", (LAWS_2017,), ())
def call_when_must_pass_2017(case: Case) -> Ruling:
    """Law 37 of 2017."""
    since, changed = called_since(case)
    if given_up(case, since):  # 28B
        return case.ruling()
    if unintended(case, since, changed):  # 25A
        replaced_2017(case)
        return intended_ruled(case, since, changed)
    return although_barred(case, since, found_after_lead_2017)


@procedure("call_when_must_pass", (LAWS_2007,), ())
def call_when_must_pass_2007(case: Case) -> Ruling:
    """Law 37 of 2007."""
    since, changed = called_since(case)
    if given_up(case, since):  # 28B
        return case.ruling()
    if unintended(case, since, changed):  # 25A
        replaced_2007(case)
        return intended_ruled(case, since, changed)
    return although_barred(case, since, found_after_lead_2007)


def although_barred(case: Case, since: str, found_after_lead: Callable[[Case, str], bool]) -> Ruling:
    """37A and 37B; a double that Law 19 forbids does not stand even where LHO has called (36A)."""
    case.cite(Concept.CALL_WHEN_MUST_PASS)
    if since not in LHO_HAS_CALLED:
        case.cite("37B1")
        case.step("call-cancelled", Role.OFFENDER)
        if not case[IN_TURN]:
            case.cite("29B")
            case.step("out-of-turn-cancelled")
        case.cite("37B2")
        both_silenced(case)
        lead_restriction(case)
        awareness(case)
        withdrawn_information(case)
        return with_later_call(case, since)
    if case[AGAINST_19]:
        if found_after_lead(case, since):
            return case.ruling()
        double_cancelled(case, since, OFFENDERS_TURN)
        case.cite("36A")  # as if nothing had happened: they still have to pass
    else:
        case.cite("37A")
        case.step("call-stands-although-barred")
        case.step("no-lead-restriction")
    if case[OBLIGED] == WHENEVER:
        case.stand("pass-whenever", Role.OFFENDER, When.AT_TURN)
    elif case[AGAINST_19]:
        case.stand("pass-next", Role.OFFENDER, When.AT_TURN)
    return case.ruling()


# Law 38


@procedure("bid_above_seven", (LAWS_2017,), (IrregularityKind.BID_ABOVE_SEVEN,))
def bid_above_seven_2017(case: Case) -> Ruling:
    """Law 38 of 2017."""
    since, changed = called_since(case)
    if given_up(case, since):  # 28B
        return case.ruling()
    if unintended(case, since, changed):  # 25A
        replaced_2017(case)
        return intended_ruled(case, since, changed)
    return above_seven(case, since)


@procedure("bid_above_seven", (LAWS_2007,), (IrregularityKind.BID_ABOVE_SEVEN,))
def bid_above_seven_2007(case: Case) -> Ruling:
    """Law 38 of 2007."""
    since, changed = called_since(case)
    if given_up(case, since):  # 28B
        return case.ruling()
    if unintended(case, since, changed):  # 25A
        replaced_2007(case)
        return intended_ruled(case, since, changed)
    return above_seven(case, since)


def above_seven(case: Case, since: str) -> Ruling:
    """38: the bid and what was called over it are cancelled, and the offending side is silenced."""
    case.cite(Concept.BID_ABOVE_SEVEN)
    case.cite("38A")
    case.cite("38B")
    case.step("cancelled-with-later-calls")
    if not case[IN_TURN]:
        case.cite("29B")
        case.step("out-of-turn-cancelled")
    case.cite("38C")
    case.step("call-becomes-pass", Role.OFFENDER)
    if not (case[IN_TURN] and case[COMPLETED]):
        both_silenced(case)
    case.cite("38D")
    if since in LHO_HAS_CALLED:
        case.step("no-lead-restriction")
    else:
        lead_restriction(case)
        awareness(case)
    withdrawn_information(case)
    return case.ruling()


# Law 39


@procedure("call_after_final_pass", EDITIONS, (IrregularityKind.CALL_AFTER_FINAL_PASS,))
def call_after_final_pass(case: Case) -> Ruling:
    """Law 39; the editions differ in what it refers to only."""
    late = case[LATE_CALL]
    case.cite(Concept.CALL_AFTER_FINAL_PASS)
    case.cite("39A")
    if late == DEFENDER_CALLED:
        case.step("call-cancelled", Role.OFFENDER)
        case.cite("39C")
        lead_restriction(case)
        withdrawn_information(case)
        return case.ruling()
    case.step(
        "cancelled-with-later-calls" if late in (LHO_CALLED_OVER_IT, PASSED_OUT) else "call-cancelled", Role.OFFENDER
    )
    if late != PASSED_OUT:
        case.cite("39B")
    case.step("no-rectification-after-auction")
    if late in (LHO_CALLED_OVER_IT, DECLARING_SIDE):
        withdrawn_information(case)
    return case.ruling()


def given_up(case: Case, since: str) -> bool:
    """28B: whether RHO, whose turn it was, has called and with that given up the rectification."""
    return since == RHO_CALLED and rho_called_in_turn(case, since, case[TURN])


def intended_ruled(case: Case, since: str, changed: bool) -> Ruling:
    """25A: the intended call takes the place of the slip, and is ruled on by itself where it is not legal."""
    since = called_over_the_slip(case, since, changed)
    if not case[INTENDED_LEGAL]:
        case.cite("25A1")
        case.step("rule-intended")
    return with_later_call(case, since)


def with_later_call(case: Case, since: str) -> Ruling:
    """Close the ruling: a call that partner or RHO made meanwhile is ruled on next."""
    if since in (PARTNER_CALLED, RHO_CALLED):
        rule_later_call(case)
    return case.ruling()


def both_silenced(case: Case) -> None:
    """37B2, 38C: the call becomes a pass, and both players of the offending side pass from now on."""
    case.step("call-becomes-pass", Role.OFFENDER)
    case.stand("pass-whenever", Role.OFFENDER, When.AT_TURN)
    partner_passes_whenever(case)


@derives(LEAD_FACED)
def lead_faced_shown(known: Known) -> tuple[Value, ...] | None:
    return None if known.auction is None or known.auction.is_over else (False,)


@derives(COMPLETED)
def completed_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.before.with_call(Action.PASS).is_over,) if irregularity else None


@derives(LATE_CALL)
def late_call_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    contract = irregularity.before.contract
    if contract is None:
        return (PASSED_OUT,)
    if irregularity.lho in irregularity.who_since:
        return (LHO_CALLED_OVER_IT,)
    if irregularity.offender.side is contract.declarer.side:
        return (DECLARING_SIDE,)
    return (DEFENDER_PASSED,) if irregularity.call is Action.PASS else (DEFENDER_CALLED,)
