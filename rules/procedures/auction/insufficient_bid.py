"""Law 27: a bid that does not supersede the last one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, NotAsked, Offer, Option, Role, Value, offer, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2007_PRINTED, LAWS_2017, Concept
from rules.model import IrregularityKind
from rules.procedures import rule_as
from rules.procedures._acceptance import Acceptance
from rules.procedures._before_the_director import if_players_ruled
from rules.procedures._withdrawn import (
    awareness,
    partner_passes_whenever,
    restricted,
    restricted_unless_comparable,
    silenced,
    withdrawn_information,
)
from rules.procedures.auction._cancelled_call import IN_TURN
from rules.procedures.auction._deliberate_change import (
    ACCEPT_ONE,
    CHANGE_COMPARABLE,
    SECOND_INADMISSIBLE,
    OneOfTwo,
)
from rules.procedures.auction._inadmissible_double import (
    NOTICED,
    Noticed,
    lead_goes_back,
    scored_without_2007,
    scored_without_2017,
)
from rules.procedures.auction._intended_call import INTENDED_OTHERWISE, rule_intended
from rules.procedures.auction._irregular_call import (
    AGAIN,
    LHO_HAS_CALLED,
    REPLACEMENT_CALL,
    SINCE_CHANGE,
    Since,
    called_since,
    chosen_by_calling,
    in_turn_over_rho,
    later_call,
    next_after_lho,
    next_unless_over,
    passed_since,
    rule_change,
    rule_next_call,
    rule_then,
)
from rules.procedures.auction._replacement import (
    BOTH_NATURAL,
    COMPARABLE,
    CONTAINED,
    INTENDED,
    PRECISE,
    REPLACEMENT,
    REPLACEMENT_PRINTED,
    REPLACEMENT_REV2008,
    Intended,
    Replacement,
)
from rules.procedures.auction._unintended_call import called_over_the_slip, replaced_2007, replaced_2017, unintended
from rules.standings.duty_to_pass import OBLIGED, TURN, Obliged, Turn

IRREGULARITY = irregularity(
    __name__, place=10, common=10, shows=(IrregularityKind.INSUFFICIENT_BID,), instead_of_a_pass={}
)
REPEATED_INSUFFICIENT = segment("repeated_insufficient", __name__)

# 27A1: LHO treats the insufficient bid as legal, or does not.
ACCEPT_INSUFFICIENT = offer(
    "accept_insufficient",
    Role.LHO,
    script=("insufficient-lho-may-accept",),
    options=(
        Option(Acceptance.ACCEPTS, "insufficient-accepted"),
        Option(Acceptance.REFUSES, "insufficient-refused"),
    ),
    law="27A1",
)
# 27B4: the second insufficient bid is offered to LHO in its turn.
ACCEPT_SECOND = ACCEPT_INSUFFICIENT.variant("insufficient-second-lho-may-accept", refuses="second-cancelled")

# 27C: the bid has been replaced before the ruling; what LHO gets by not accepting it is known.
ACCEPT_BEFORE_REPLACEMENT = {
    consequence: ACCEPT_INSUFFICIENT.variant(
        script,
        names=(COMPARABLE, BOTH_NATURAL, PRECISE, CONTAINED),
        refuses=consequence,
    )
    for consequence, script in {
        "replacement-stands-free": "insufficient-lho-may-still-accept-free",  # 27B1: nothing restricts a lead
        "replacement-stands-silenced": "insufficient-lho-may-still-accept",
        "replacement-cancelled": "insufficient-lho-may-still-accept",
        "replacement-becomes-pass": "insufficient-lho-may-still-accept",
    }.items()
}

ACCEPT_EITHER = ACCEPT_ONE.variant(
    "insufficient-lho-may-accept-either",
    second="second-insufficient-accepted",
    first="first-insufficient-accepted",
    neither="second-cancelled",
)

# The paragraph that cancels a replacement, by its kind: 2017 and the text of 2008, and the one first printed.
CANCELLED_BY = {Replacement.DOUBLE: "27B3", Replacement.INSUFFICIENT: "27B4"}  # which refers to 27B3 for the rest
CANCELLED_BY_PRINTED = {
    Replacement.DOUBLE: "27D2",
    Replacement.REDOUBLE: "27D2",
    Replacement.INSUFFICIENT: "27F",
}

# 26 of 2017 after 27B3 and 27B4: two calls have been withdrawn or cancelled.
FINAL_COMPARABLE = yes_no(
    "final_call_comparable",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="23A",
    about=(AUCTION, REPLACEMENT, REPLACEMENT_CALL),
    script=("insufficient-replace-again",),
)
FINAL_CALL_MADE = FINAL_COMPARABLE.with_script()

# Whether partner, who called over the replacement, passed as they had to.
PARTNER_PASSED = yes_no("partner_passed", about=(SINCE_CHANGE,))


@dataclass(frozen=True)
class InsufficientLaws:
    """Law 27 in one of its texts.

    accept, replacement: what is offered to LHO, and then to the offender.
    frees: the paragraph under which a replacement of this kind brings no further rectification, or nothing.
    not_accepted: the ruling on a replacement; told whether another call has been made in the place of one that is
        cancelled, which makes nobody choose again.
    premature: the paragraph by which a premature replacement stands unless the first bid is accepted.
    cancelled_by: the paragraph that cancels a replacement, by its kind; cancelled: what LHO is told of that.
    second_may_stand: whether LHO may accept a second insufficient bid; otherwise it becomes a pass, as doubles do.
    slip_replaced: its rule for 25A1.
    for_the_first, for_the_replacement: 26 and 16C (2007: 16D) where that is the call that does not stand.
    scored_without: what it prescribes for a double that 19 forbids once the lead has been faced.
    """

    accept: Offer[Acceptance]
    replacement: Offer[Replacement]
    frees: Callable[[Case, Replacement], str]
    not_accepted: Callable[[Case, Replacement, str, bool], None]
    premature: str
    cancelled_by: Mapping[Replacement, str]
    cancelled: str
    second_may_stand: bool
    slip_replaced: Callable[[Case], None]
    for_the_first: Callable[[Case], None]
    for_the_replacement: Callable[[Case], None]
    scored_without: Callable[[Case], None]


def insufficient_bid(case: Case, laws: InsufficientLaws) -> Ruling:
    """Law 27, with 28A, 25A and 31 before it."""
    since, changed, again = called_since(case)
    turn = case[TURN]
    if not made_in_turn(case, since, turn):
        return rule_as(case, "bid_out_of_turn")
    if unintended(case, since, changed):  # 25A
        intended = case[INTENDED]
        laws.slip_replaced(case)
        since = called_over_the_slip(case, since, changed)
        changed, again = again, False  # the intended bid may have been replaced as well
        if intended is Intended.LEGAL:
            if changed:
                rule_change(case, since)
            else:
                next_unless_over(case, since, "25A1")
            return insufficient_ruled(case, since, turn)
        if intended is Intended.ILLEGAL:
            rule_intended(case, since, changed, INTENDED_OTHERWISE)
            return case.ruling()
    if changed:
        since = replaced_too_soon(case, laws, since, again)
    else:
        insufficient_in_turn(case, laws, since)
    return insufficient_ruled(case, since, turn)


def repeated_insufficient(case: Case, laws: InsufficientLaws) -> Ruling:
    """31A1 with 27: the bid out of turn has been repeated in turn, and is insufficient there."""
    insufficient_in_turn(case, laws, Since.NOTHING)
    return case.ruling()


def insufficient_in_turn(case: Case, laws: InsufficientLaws, since: Since) -> None:
    """27A1 and B (as first printed: 27A1 to D and F)."""
    if not accepted(case, since, laws.accept):
        kind = case.choose(laws.replacement)
        second = laws.second_may_stand and kind is Replacement.INSUFFICIENT
        if second and case.scoped(AGAIN).choose(ACCEPT_SECOND) is Acceptance.ACCEPTS:
            second_accepted(case)
            laws.for_the_first(case)
        else:
            laws.not_accepted(case, kind, laws.frees(case, kind), False)


def replaced_too_soon(case: Case, laws: InsufficientLaws, since: Since, again: bool) -> Since:
    """27C (as first printed: 27E): the bid has been replaced before the ruling, and the replacement perhaps as well.

    Returns what is left to be ruled on of the calls since.
    """
    kind = case.choose(laws.replacement.variant("insufficient-replaced-already"))
    free = laws.frees(case, kind)
    chosen = accepted_one(case, laws, since, kind, free, again)
    case.cite(laws.premature)
    match chosen:
        case OneOfTwo.FIRST:
            first_accepted(case, laws.premature)
            laws.for_the_replacement(case)
            return Since.NOTHING if since is Since.OFFENDER_REPLACED else since
        case OneOfTwo.SECOND:
            second_accepted(case)
            next_after_lho(case, since, "27A1")
            laws.for_the_first(case)
        case OneOfTwo.NEITHER if not free and kind in laws.cancelled_by:
            return replacement_undone(case, laws, since, kind, again)
        case OneOfTwo.NEITHER:
            laws.not_accepted(case, kind, free, False)
            if again:
                rule_change(case, since)
            if not free and since is Since.LHO_AND_PARTNER_CALLED:
                partner_had_to_pass(case, laws.premature)
            elif since in LHO_HAS_CALLED and not again:
                next_unless_over(case, since, laws.premature)
            if since is Since.LHO_AND_PARTNER_CALLED:
                if_players_ruled(case)
        case _:
            assert_never(chosen)
    return since


def replacement_undone(case: Case, laws: InsufficientLaws, since: Since, kind: Replacement, again: bool) -> Since:
    """27B3 and 4 (as first printed: 27D2 and F): a premature replacement that does not stand, and the calls over it.

    again: another call has taken its place, which is then the one that had to be made; where the first becomes a pass,
    that call changes it.
    """
    if again:
        laws.not_accepted(case, kind, "", laws.second_may_stand)
        if not laws.second_may_stand:
            rule_change(case, since)
        if since is Since.LHO_AND_PARTNER_CALLED:
            partner_had_to_pass(case, laws.premature)
        return since
    if since is Since.LHO_AND_PARTNER_CALLED and case[NOTICED] is Noticed.LEAD_FACED:
        if kind is not Replacement.INSUFFICIENT and case[SECOND_INADMISSIBLE]:
            laws.scored_without(case)  # 36C
        else:
            case.adjust("no-call-undone", "12A1", "board_score")
        return Since.NOTHING
    laws.not_accepted(case, kind, "", False)
    if since in LHO_HAS_CALLED:
        cancelled_with_it(case, since, laws.cancelled_by[kind])
        lead_goes_back(case, since, False)
    return since


def made_in_turn(case: Case, since: Since, turn: Turn) -> bool:
    """27A2, 28A: whether the bid was made in turn, or RHO had to pass; out of turn it comes under Law 31."""
    match turn:
        case Turn.OFFENDER:
            return True
        case Turn.RHO_MUST_PASS:
            in_turn_over_rho(case, since)
            return True
        case Turn.RHO | Turn.PARTNER | Turn.LHO:
            case.step("insufficient-out-of-turn", "27A2")
            return False
        case _:
            assert_never(turn)


def accepted(case: Case, since: Since, offered: Offer[Acceptance]) -> bool:
    """27A1: whether LHO accepts the insufficient bid, or has done so by calling over it."""
    if since in LHO_HAS_CALLED:
        lho_has_accepted(case)
        if rule_next_call(case, Role.LHO):
            next_after_lho(case, since, "27A1")
        return True
    if case.choose(offered) is Acceptance.ACCEPTS:
        case.step("insufficient-accepted", "27A1", Role.LHO)
        if rule_next_call(case, Role.LHO):
            rule_then(case)
        return True
    return False


def lho_has_accepted(case: Case) -> None:
    """27A1: LHO has called over the insufficient bid, and with that accepted it."""
    case.step("insufficient-lho-has-accepted", "27A1", Role.LHO)


def accepted_one(
    case: Case, laws: InsufficientLaws, since: Since, kind: Replacement, free: str, again: bool
) -> OneOfTwo:
    """27A1 against 27C: which of the insufficient bid and its premature replacement LHO accepts.

    An LHO who has called over the replacement no longer accepts the first bid, and accepts a second one, unless that
    was replaced again.
    """
    second = laws.second_may_stand and kind is Replacement.INSUFFICIENT
    if since in LHO_HAS_CALLED:
        return OneOfTwo.SECOND if second and not again else OneOfTwo.NEITHER
    if second:
        return case.choose(ACCEPT_EITHER)
    refused = laws.cancelled if kind in laws.cancelled_by else "replacement-stands-silenced"
    offered = ACCEPT_BEFORE_REPLACEMENT["replacement-stands-free" if free else refused]
    return OneOfTwo.FIRST if case.choose(offered) is Acceptance.ACCEPTS else OneOfTwo.NEITHER


def first_accepted(case: Case, law: str) -> None:
    """27A1 against 27C: the first bid stands, and not the premature replacement, which may restrict a lead (9C).

    law: the paragraph by which a premature replacement stands unless the first bid is accepted.
    """
    case.step("insufficient-accepted", "27A1", Role.LHO)
    case.step("replacement-withdrawn", law, Role.OFFENDER)
    case.cite("9C")


def second_accepted(case: Case) -> None:
    """27B4 with 27A1: the second insufficient bid stands in place of the first."""
    case.cite("27B4")
    case.step("second-insufficient-accepted", "27A1", Role.LHO)


def cancelled_with_it(case: Case, since: Since, law: str) -> None:
    """Calls made over a replacement that is cancelled are cancelled with it."""
    case.step("lho-call-cancelled", law, Role.LHO)
    if since is Since.LHO_AND_PARTNER_CALLED:
        case.step("partner-call-cancelled", law, Role.PARTNER)
    case.inform("lho-withdrawn-call", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.check("withdrawn-information", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")


def partner_had_to_pass(case: Case, law: str) -> None:
    """27B2 to 4: partner had to pass when they called over the replacement; 37 is for any other call.

    law: the paragraph by which a premature replacement stands.
    """
    if case[PARTNER_PASSED]:
        case.step("next-after-last", law)
        return
    told: dict[str, Value] = {IN_TURN.id: True, OBLIGED.id: Obliged.WHENEVER}
    case.hand_over("partner-had-to-pass", "37", "call_when_must_pass", Role.PARTNER, told)


def insufficient_ruled(case: Case, since: Since, turn: Turn) -> Ruling:
    """Close the ruling: a call that partner or RHO made meanwhile was out of turn and is ruled next."""
    later_call(case, since, turn)
    return case.ruling()


# 2017


def frees_2017(case: Case, kind: Replacement) -> str:
    """27B1 of 2017."""
    match kind:
        case Replacement.LOWEST_SAME:
            return "27B1(a)"
        case Replacement.OTHER_BID | Replacement.PASS | Replacement.DOUBLE:
            return "27B1(b)" if case[COMPARABLE] else ""
        case Replacement.INSUFFICIENT:
            return ""
        case _:
            raise NotAsked(kind)


def not_accepted_2017(case: Case, kind: Replacement, free: str, made: bool) -> None:
    """27B and D of 2017: the insufficient bid is replaced by this kind of call."""
    if kind not in (Replacement.LOWEST_SAME, Replacement.INSUFFICIENT):
        case.cite("23A")
    if free:  # 27B1
        case.step("no-further-rectification", free)
        case.inform("withdrawn-authorized-both", free, Role.BOTH_SIDES)
        case.step("no-lead-restriction", "26A" if free == "27B1(b)" else free)
        case.check("damage-insufficient", "27D", When.END_OF_PLAY, "damage_insufficient")
        return
    match kind:
        case Replacement.OTHER_BID | Replacement.PASS:
            case.step("replacement-stands", "27B2")
            silenced(case, "27B2")
        case Replacement.DOUBLE | Replacement.INSUFFICIENT:
            case.step("replacement-cancelled", CANCELLED_BY[kind], Role.OFFENDER)
            partner_passes_whenever(case, "27B3")
            awareness(case)
            restricted_unless_comparable(case, case[FINAL_CALL_MADE if made else FINAL_COMPARABLE])
        case _:
            raise NotAsked(kind)


INSUFFICIENT_2017 = InsufficientLaws(
    accept=ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-accept", "insufficient-choices-2017"),
    replacement=REPLACEMENT,
    frees=frees_2017,
    not_accepted=not_accepted_2017,
    premature="27C",
    cancelled_by=CANCELLED_BY,
    cancelled="replacement-cancelled",
    second_may_stand=True,
    slip_replaced=replaced_2017,
    for_the_first=lambda case: restricted_unless_comparable(case, case[COMPARABLE]),
    for_the_replacement=lambda case: restricted_unless_comparable(case, case[CHANGE_COMPARABLE]),
    scored_without=scored_without_2017,
)


@IRREGULARITY.under(LAWS_2017)
def insufficient_bid_2017(case: Case) -> Ruling:
    """Law 27 of 2017."""
    return insufficient_bid(case, INSUFFICIENT_2017)


@REPEATED_INSUFFICIENT.under(LAWS_2017)
def repeated_insufficient_2017(case: Case) -> Ruling:
    """31A1 with 27 of 2017."""
    return repeated_insufficient(case, INSUFFICIENT_2017)


# 2007, in the text of 5 March 2008


def frees_rev2008(case: Case, kind: Replacement) -> str:
    """27B1 of 2007 in the text of 2008."""
    match kind:
        case Replacement.LOWEST_NAMED if case[BOTH_NATURAL]:
            return "27B1(a)"
        case Replacement.LOWEST_NAMED | Replacement.OTHER_BID | Replacement.PASS | Replacement.DOUBLE:
            return "27B1(b)" if case[PRECISE] else ""
        case Replacement.INSUFFICIENT:
            return ""
        case _:
            raise NotAsked(kind)


def not_accepted_rev2008(case: Case, kind: Replacement, free: str, made: bool) -> None:
    """27B and D of 2007 in the text of 2008."""
    if free:  # 27B1
        case.step("no-further-rectification", free)
        case.step("no-lead-restriction", free)
        if free == "27B1(a)":
            case.inform("withdrawn-authorized-both", free, Role.BOTH_SIDES)
        else:  # Law 16D is not switched off here
            withdrawn_information(case)
        case.check("damage-insufficient", "27D", When.END_OF_PLAY, "damage_insufficient")
        return
    match kind:
        case Replacement.LOWEST_NAMED | Replacement.OTHER_BID | Replacement.PASS:
            law = "27B2"
            case.step("replacement-stands", law)
        case Replacement.DOUBLE | Replacement.INSUFFICIENT:
            law = "27B3"  # to which 27B4 refers
            case.step("replacement-cancelled", CANCELLED_BY[kind], Role.OFFENDER)
            if not made:
                case.step("replace-again", law, Role.OFFENDER)
        case _:
            raise NotAsked(kind)
    silenced(case, law)


INSUFFICIENT_REV2008 = InsufficientLaws(
    accept=ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-accept", "insufficient-choices-rev2008"),
    replacement=REPLACEMENT_REV2008,
    frees=frees_rev2008,
    not_accepted=not_accepted_rev2008,
    premature="27C",
    cancelled_by=CANCELLED_BY,
    cancelled="replacement-cancelled",
    second_may_stand=True,
    slip_replaced=replaced_2007,
    for_the_first=restricted,
    for_the_replacement=restricted,
    scored_without=scored_without_2007,
)


@IRREGULARITY.under(LAWS_2007)
def insufficient_bid_2007(case: Case) -> Ruling:
    """Law 27 of 2007 in the text of 5 March 2008."""
    return insufficient_bid(case, INSUFFICIENT_REV2008)


@REPEATED_INSUFFICIENT.under(LAWS_2007)
def repeated_insufficient_2007(case: Case) -> Ruling:
    """31A1 with 27 of 2007."""
    return repeated_insufficient(case, INSUFFICIENT_REV2008)


# 2007, in the text first printed


def frees_printed(case: Case, kind: Replacement) -> str:
    """27C1 of 2007 as first printed."""
    match kind:
        case Replacement.LOWEST_LEVEL | Replacement.PASS | Replacement.DOUBLE:
            return "27C1" if case[CONTAINED] else ""
        case Replacement.OTHER_BID | Replacement.REDOUBLE | Replacement.INSUFFICIENT:
            return ""
        case _:
            raise NotAsked(kind)


def not_accepted_printed(case: Case, kind: Replacement, free: str, _: bool) -> None:
    """27C, D and F of 2007 as first printed."""
    if free:
        case.cite(free)
        case.step("no-further-rectification", "27C1")
        case.step("no-lead-restriction", "27C1")
        case.inform("withdrawn-authorized-both", free, Role.BOTH_SIDES)
        case.check("damage-insufficient", "27C2", When.END_OF_PLAY, "damage_insufficient")
        return
    match kind:
        case Replacement.LOWEST_LEVEL | Replacement.OTHER_BID | Replacement.PASS:
            law = "27D1"
            case.step("replacement-stands", law)
        case Replacement.DOUBLE | Replacement.REDOUBLE | Replacement.INSUFFICIENT:
            law = CANCELLED_BY_PRINTED[kind]
            case.step("replacement-becomes-pass", law, Role.OFFENDER)
        case _:
            raise NotAsked(kind)
    silenced(case, law)


INSUFFICIENT_PRINTED = InsufficientLaws(
    accept=ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-accept", "insufficient-choices-printed"),
    replacement=REPLACEMENT_PRINTED,
    frees=frees_printed,
    not_accepted=not_accepted_printed,
    premature="27E",
    cancelled_by=CANCELLED_BY_PRINTED,
    cancelled="replacement-becomes-pass",
    second_may_stand=False,
    slip_replaced=replaced_2007,
    for_the_first=restricted,
    for_the_replacement=restricted,
    scored_without=scored_without_2007,
)


@IRREGULARITY.under(LAWS_2007_PRINTED)
def insufficient_bid_printed(case: Case) -> Ruling:
    """Law 27 of 2007 as first printed."""
    return insufficient_bid(case, INSUFFICIENT_PRINTED)


@REPEATED_INSUFFICIENT.under(LAWS_2007_PRINTED)
def repeated_insufficient_printed(case: Case) -> Ruling:
    """31A1 with 27 of 2007 as first printed."""
    return repeated_insufficient(case, INSUFFICIENT_PRINTED)


@derives(ACCEPT_INSUFFICIENT)
def accepted_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None or irregularity.kind is not IrregularityKind.INSUFFICIENT_BID:
        return None
    return chosen_by_calling(known, irregularity.offender)


@derives(PARTNER_PASSED)
def partner_passed_shown(known: Known) -> tuple[Value, ...] | None:
    return passed_since(known, Role.PARTNER)
