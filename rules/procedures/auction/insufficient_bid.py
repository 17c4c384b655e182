"""Law 27: a bid that does not supersede the last one."""

from collections.abc import Callable, Mapping
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import AUCTION
from rules.engine.facts import Audience, NotAsked, Offer, Option, Role, offer, scope, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2007_PRINTED, LAWS_2017, Concept
from rules.model import IrregularityKind
from rules.procedures import rule_as
from rules.procedures._acceptance import Acceptance
from rules.procedures._withdrawn import (
    awareness,
    lead_restriction,
    partner_passes_whenever,
    restricted_unless_comparable,
    silenced,
    withdrawn_information,
)
from rules.procedures.auction._deliberate_change import ACCEPT_ONE, CHANGE_COMPARABLE, OneOfTwo
from rules.procedures.auction._irregular_call import (
    LHO_HAS_CALLED,
    REPLACEMENT_CALL,
    TURN,
    Since,
    Turn,
    called_since,
    later_call,
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

IRREGULARITY = irregularity(__name__, place=10, common=10, shows=(IrregularityKind.INSUFFICIENT_BID,))
REPEATED_INSUFFICIENT = segment("repeated_insufficient", __name__)

# 27A1 and what follows, in one of the texts of 2007.
InRotation = Callable[[Case, Since, bool], None]

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
ACCEPT_2017 = ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-accept", "insufficient-choices-2017")
ACCEPT_REV2008 = ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-accept", "insufficient-choices-rev2008")
ACCEPT_PRINTED = ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-accept", "insufficient-choices-printed")
# 27B4: the second insufficient bid is offered to LHO in its turn.
AGAIN = scope("again")

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

# Kinds of replacement that do not stand unless something frees them.
CANCELLED = (Replacement.DOUBLE, Replacement.REDOUBLE, Replacement.INSUFFICIENT)

# The paragraph that cancels a replacement, by its kind: 2017 and the text of 2008, and the one first printed.
CANCELLED_BY = {Replacement.DOUBLE: "27B3", Replacement.INSUFFICIENT: "27B4"}
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


@IRREGULARITY.under(LAWS_2017)
def insufficient_bid_2017(case: Case) -> Ruling:
    """Law 27 of 2017."""
    since, changed = called_since(case)
    turn = case[TURN]
    if not made_in_turn(case, turn):
        return rule_as(case, "bid_out_of_turn")
    if unintended(case, since, changed):  # 25A
        intended = case[INTENDED]
        replaced_2017(case)
        since, changed = called_over_the_slip(case, since, changed), False
        if intended is Intended.LEGAL:
            return insufficient_ruled(case, since, turn)
    insufficient_in_rotation_2017(case, since, changed)
    return insufficient_ruled(case, since, turn)


def insufficient_in_rotation_2017(case: Case, since: Since, changed: bool) -> None:
    """27A1, B and C of 2017."""
    if changed:  # 27C
        kind = case.choose(REPLACEMENT.variant("insufficient-replaced-already"))
        free = frees_2017(case, kind)
        chosen = accepted_one(case, since, kind, free)
        case.cite("27C")
        match chosen:
            case OneOfTwo.FIRST:
                first_accepted(case, "27C")
                restricted_unless_comparable(case, case[CHANGE_COMPARABLE])
            case OneOfTwo.SECOND:
                second_accepted_2017(case)
            case OneOfTwo.NEITHER:
                not_accepted_2017(case, kind, free)
                cancelled_with_it(case, since, kind, free, CANCELLED_BY)
            case _:
                assert_never(chosen)
    elif not accepted(case, since, ACCEPT_2017):
        kind = case.choose(REPLACEMENT)
        if kind is Replacement.INSUFFICIENT and case.scoped(AGAIN).choose(ACCEPT_SECOND) is Acceptance.ACCEPTS:
            second_accepted_2017(case)
        else:
            not_accepted_2017(case, kind, frees_2017(case, kind))


@REPEATED_INSUFFICIENT.under(LAWS_2017)
def repeated_insufficient_2017(case: Case) -> Ruling:
    """31A1 with 27 of 2017: the bid out of turn has been repeated in turn, and is insufficient there."""
    insufficient_in_rotation_2017(case, Since.NOTHING, False)
    return case.ruling()


def frees_2017(case: Case, kind: Replacement) -> str:
    """The paragraph under which there is no further rectification, or nothing."""
    match kind:
        case Replacement.LOWEST_SAME:
            return "27B1(a)"
        case Replacement.OTHER_BID | Replacement.PASS | Replacement.DOUBLE:
            return "27B1(b)" if case[COMPARABLE] else ""
        case Replacement.INSUFFICIENT:
            return ""
        case _:
            raise NotAsked(kind)


def not_accepted_2017(case: Case, kind: Replacement, free: str) -> None:
    """27B and D of 2017: the insufficient bid is replaced by this kind of call."""
    if free:  # 27B1
        if free == "27B1(b)":
            case.cite("23A")
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
            partner_passes_whenever(case, CANCELLED_BY[kind])
            awareness(case)
            restricted_unless_comparable(case, case[FINAL_COMPARABLE])
        case _:
            raise NotAsked(kind)


def second_accepted_2017(case: Case) -> None:
    """27B4 with 27A1 of 2017: LHO accepts the second insufficient bid."""
    second_accepted(case)
    restricted_unless_comparable(case, case[COMPARABLE])


@IRREGULARITY.under(LAWS_2007)
def insufficient_bid_2007(case: Case) -> Ruling:
    """Law 27 of 2007 in the text of 5 March 2008."""
    return insufficient_before_2017(case, insufficient_rev2008)


@IRREGULARITY.under(LAWS_2007_PRINTED)
def insufficient_bid_printed(case: Case) -> Ruling:
    """Law 27 of 2007 as first printed."""
    return insufficient_before_2017(case, insufficient_printed)


def insufficient_before_2017(case: Case, in_rotation: InRotation) -> Ruling:
    """What the two texts of 2007 share."""
    since, changed = called_since(case)
    turn = case[TURN]
    if not made_in_turn(case, turn):
        return rule_as(case, "bid_out_of_turn")
    if unintended(case, since, changed):  # 25A
        intended = case[INTENDED]
        replaced_2007(case)
        since, changed = called_over_the_slip(case, since, changed), False
        if intended is Intended.LEGAL:
            return insufficient_ruled(case, since, turn)
    if not changed and since in LHO_HAS_CALLED:
        lho_has_accepted(case)
    else:
        in_rotation(case, since, changed)
    return insufficient_ruled(case, since, turn)


@REPEATED_INSUFFICIENT.under(LAWS_2007)
def repeated_insufficient_2007(case: Case) -> Ruling:
    """31A1 with 27 of 2007: the bid out of turn has been repeated in turn, and is insufficient there."""
    insufficient_rev2008(case, Since.NOTHING, False)
    return case.ruling()


@REPEATED_INSUFFICIENT.under(LAWS_2007_PRINTED)
def repeated_insufficient_printed(case: Case) -> Ruling:
    """The same in the text first printed."""
    insufficient_printed(case, Since.NOTHING, False)
    return case.ruling()


def insufficient_rev2008(case: Case, since: Since, changed: bool) -> None:
    """27A1, B and C of 2007 in the text of 5 March 2008."""
    if changed:  # 27C
        kind = case.choose(REPLACEMENT_REV2008.variant("insufficient-replaced-already"))
        free = frees_rev2008(case, kind)
        chosen = accepted_one(case, since, kind, free)
        case.cite("27C")
        match chosen:
            case OneOfTwo.FIRST:
                first_accepted(case, "27C")
                restricted_2007(case)
            case OneOfTwo.SECOND:
                second_accepted(case)
                restricted_2007(case)
            case OneOfTwo.NEITHER:
                not_accepted_rev2008(case, kind, free)
                cancelled_with_it(case, since, kind, free, CANCELLED_BY)
            case _:
                assert_never(chosen)
    elif not accepted(case, since, ACCEPT_REV2008):
        kind = case.choose(REPLACEMENT_REV2008)
        if kind is Replacement.INSUFFICIENT and case.scoped(AGAIN).choose(ACCEPT_SECOND) is Acceptance.ACCEPTS:
            second_accepted(case)
            restricted_2007(case)
        else:
            not_accepted_rev2008(case, kind, frees_rev2008(case, kind))


def frees_rev2008(case: Case, kind: Replacement) -> str:
    """The paragraph under which there is no further rectification, or nothing."""
    match kind:
        case Replacement.LOWEST_NAMED if case[BOTH_NATURAL]:
            return "27B1(a)"
        case Replacement.LOWEST_NAMED | Replacement.OTHER_BID | Replacement.PASS | Replacement.DOUBLE:
            return "27B1(b)" if case[PRECISE] else ""
        case Replacement.INSUFFICIENT:
            return ""
        case _:
            raise NotAsked(kind)


def not_accepted_rev2008(case: Case, kind: Replacement, free: str) -> None:
    """27B and D of 2007 in the text of 5 March 2008."""
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
            law = CANCELLED_BY[kind]
            case.step("replacement-cancelled", law, Role.OFFENDER)
            case.step("replace-again", law, Role.OFFENDER)
        case _:
            raise NotAsked(kind)
    silenced(case, law)


def insufficient_printed(case: Case, since: Since, changed: bool) -> None:
    """27A1 and B to F of 2007 as first printed; a second insufficient bid cannot be accepted."""
    if changed:  # 27E
        kind = case.choose(REPLACEMENT_PRINTED.variant("insufficient-replaced-already"))
        free = frees_printed(case, kind)
        first = since not in LHO_HAS_CALLED and first_offered(case, if_refused(kind, free, "replacement-becomes-pass"))
        case.cite("27E")
        if first:
            first_accepted(case, "27E")
            restricted_2007(case)
        else:
            not_accepted_printed(case, kind, free)
            cancelled_with_it(case, since, kind, free, CANCELLED_BY_PRINTED)
    elif not accepted(case, since, ACCEPT_PRINTED):
        kind = case.choose(REPLACEMENT_PRINTED)
        not_accepted_printed(case, kind, frees_printed(case, kind))


def frees_printed(case: Case, kind: Replacement) -> str:
    """The paragraph under which there is no further rectification, or nothing."""
    match kind:
        case Replacement.LOWEST_LEVEL | Replacement.PASS | Replacement.DOUBLE:
            return "27C1" if case[CONTAINED] else ""
        case Replacement.OTHER_BID | Replacement.REDOUBLE | Replacement.INSUFFICIENT:
            return ""
        case _:
            raise NotAsked(kind)


def not_accepted_printed(case: Case, kind: Replacement, free: str) -> None:
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


# What both editions share


def made_in_turn(case: Case, turn: Turn) -> bool:
    """27A2, 28A: whether the bid was made in turn, or RHO had to pass; out of turn it comes under Law 31."""
    match turn:
        case Turn.OFFENDER:
            return True
        case Turn.RHO_MUST_PASS:
            case.step("call-in-rotation", "28A", Role.OFFENDER)
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
        return True
    if case.choose(offered) is Acceptance.ACCEPTS:
        case.step("insufficient-accepted", "27A1", Role.LHO)
        return True
    return False


def lho_has_accepted(case: Case) -> None:
    """27A1: LHO has called over the insufficient bid, and with that accepted it."""
    case.step("insufficient-lho-has-accepted", "27A1", Role.LHO)


def accepted_one(case: Case, since: Since, kind: Replacement, free: str) -> OneOfTwo:
    """27C: which of the insufficient bid and its premature replacement LHO accepts.

    An LHO who has called over the replacement no longer accepts the first bid, and accepts a second one.
    """
    if since in LHO_HAS_CALLED:
        return OneOfTwo.SECOND if kind is Replacement.INSUFFICIENT else OneOfTwo.NEITHER
    if kind is Replacement.INSUFFICIENT:
        return case.choose(ACCEPT_EITHER)
    first = first_offered(case, if_refused(kind, free, "replacement-cancelled"))
    return OneOfTwo.FIRST if first else OneOfTwo.NEITHER


def if_refused(kind: Replacement, free: str, cancelled: str) -> str:
    """The consequence, for the premature replacement, of not accepting the insufficient bid."""
    if free:
        return "replacement-stands-free"
    return cancelled if kind in CANCELLED else "replacement-stands-silenced"


def first_offered(case: Case, refused: str) -> bool:
    """27A1 against 27C: whether LHO accepts the first bid although it has been replaced."""
    return case.choose(ACCEPT_BEFORE_REPLACEMENT[refused]) is Acceptance.ACCEPTS


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


def restricted_2007(case: Case) -> None:
    """26 and 16D of 2007, for the call that was withdrawn."""
    lead_restriction(case)
    withdrawn_information(case)


def cancelled_with_it(case: Case, since: Since, kind: Replacement, free: str, by: Mapping[Replacement, str]) -> None:
    """Calls made over a replacement that is cancelled are cancelled with it; partner's was made against 27B2.

    by: the paragraph that cancels each kind of replacement.
    """
    if free or since not in LHO_HAS_CALLED:
        return
    if kind in by:
        case.step("lho-call-cancelled", by[kind], Role.LHO)
        if since is Since.LHO_AND_PARTNER_CALLED:
            case.step("partner-call-cancelled", by[kind], Role.PARTNER)
        case.inform("lho-withdrawn-call", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
        case.check("withdrawn-information", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_information")
    elif since is Since.LHO_AND_PARTNER_CALLED:
        case.check("partner-had-to-pass", "37", When.NOW)


def insufficient_ruled(case: Case, since: Since, turn: Turn) -> Ruling:
    """Close the ruling: a call that partner or RHO made meanwhile was out of turn and is ruled next."""
    later_call(case, since, turn)
    return case.ruling()
