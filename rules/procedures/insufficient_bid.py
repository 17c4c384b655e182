"""Law 27: a bid that does not supersede the last one."""

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Fact, Offer, Option, Role, Value, choice, offer, scope, yes_no
from rules.engine.procedure import procedure, rule_as
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import Action, Bid, Call, IrregularityKind
from rules.procedures.call_facts import (
    LHO_HAS_CALLED,
    OFFENDER_REPLACED,
    OFFENDERS_TURN,
    PARTNER_CALLED,
    REPLACEMENT_CALL,
    RHO_CALLED,
    RHO_MUST_PASS,
    SINCE,
    TURN,
    rule_later_call,
)
from rules.procedures.unintended_call import called_over_the_intended, unintended_2007, unintended_2017
from rules.procedures.withdrawn_call import (
    aftermath,
    lead_restriction,
    partner_passes_whenever,
    restricted_unless_comparable,
    withdrawn_information,
)
from rules.regulations.elections import LAW27

LEGAL = "legal"
INSUFFICIENT = "insufficient"

# The call that the offender had meant to make, after an unintended one (25A).
INTENDED = choice("intended", LEGAL, INSUFFICIENT, audience=Audience.OFFENDER)

# 27A1: LHO treats the insufficient bid as legal, or does not.
ACCEPTS = "accepts"
REFUSES = "refuses"

ACCEPT_INSUFFICIENT = offer(
    "accept_insufficient",
    Role.LHO,
    script=("insufficient-lho-may-accept",),
    options=(Option(ACCEPTS, "insufficient-accepted"), Option(REFUSES, "insufficient-refused")),
    law="27A1",
)
ACCEPT_2017 = ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-accept", "insufficient-choices-2017")
ACCEPT_REV2008 = ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-accept", "insufficient-choices-rev2008")
ACCEPT_PRINTED = ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-accept", "insufficient-choices-printed")
# 27B4: the second insufficient bid is offered to LHO in its turn.
ACCEPT_SECOND = ACCEPT_INSUFFICIENT.variant("insufficient-second-lho-may-accept", refuses="replacement-cancelled")

# 27B: what the offender puts in its place. A bid counts by the denomination it specifies, not the one it names.
LOWEST_SAME = "lowest_same"
OTHER_BID = "other_bid"
PASS = "pass"
DOUBLE = "double"

REPLACEMENT = offer(
    "replacement",
    Role.OFFENDER,
    script=("insufficient-replace",),
    options=(
        Option(LOWEST_SAME, "no-further-rectification"),
        Option(OTHER_BID, "unless-comparable-silenced"),
        Option(PASS, "unless-comparable-silenced"),
        Option(DOUBLE, "unless-comparable-cancelled", offered=False),
        Option(INSUFFICIENT, "cancelled-unless-accepted", offered=False),
    ),
    law="27B1(a)",
    judgement=True,
    about=(AUCTION, REPLACEMENT_CALL),
    typed=REPLACEMENT_CALL,
)

COMPARABLE = yes_no(
    "comparable",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="23A",
    about=(AUCTION, REPLACEMENT, REPLACEMENT_CALL),
)

# The same of 2007, in the text of 2008 and in the one first printed.
LOWEST_NAMED = "lowest_named"

REPLACEMENT_REV2008 = offer(
    "replacement_rev2008",
    Role.OFFENDER,
    script=("insufficient-replace-rev2008",),
    options=(
        Option(LOWEST_NAMED, "free-if-natural"),
        Option(OTHER_BID, "unless-precise-silenced"),
        Option(PASS, "unless-precise-silenced"),
        Option(DOUBLE, "unless-precise-cancelled", offered=False),
        Option(INSUFFICIENT, "cancelled-unless-accepted", offered=False),
    ),
    law="27B",
    about=(AUCTION, REPLACEMENT_CALL),
    typed=REPLACEMENT_CALL,
)

BOTH_NATURAL = yes_no(
    "both_natural",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="27B1(a)",
    about=(AUCTION, REPLACEMENT_REV2008, REPLACEMENT_CALL),
)

PRECISE = yes_no(
    "same_or_more_precise",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="27B1(b)",
    about=(AUCTION, REPLACEMENT_REV2008, REPLACEMENT_CALL),
)

LOWEST_LEVEL = "lowest_level"
REDOUBLE = "redouble"

REPLACEMENT_PRINTED = offer(
    "replacement_printed",
    Role.OFFENDER,
    script=("insufficient-replace-printed",),
    options=(
        Option(LOWEST_LEVEL, "unless-contained-silenced"),
        Option(OTHER_BID, "silenced"),
        Option(PASS, "unless-contained-silenced"),
        Option(DOUBLE, "unless-contained-becomes-pass"),
        Option(REDOUBLE, "becomes-pass", offered=False),
        Option(INSUFFICIENT, "becomes-pass", offered=False),
    ),
    law="27B",
    about=(AUCTION, REPLACEMENT_CALL),
    typed=REPLACEMENT_CALL,
)

CONTAINED = yes_no(
    "information_contained",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="27C1",
    about=(AUCTION, REPLACEMENT_PRINTED, REPLACEMENT_CALL),
)

# 27B3: the offender tries again after a cancelled double or a second insufficient bid.
SECOND = scope("second")


# What is to be known of a call typed as the replacement.
SUFFICIENT = "sufficient"


def replacement_call(known: Known) -> Call | None:
    """The call that replaces the insufficient bid: typed, or the offender's next in the typed auction."""
    call = known.get(REPLACEMENT_CALL)
    irregularity = known.irregularity
    if call is None and irregularity and irregularity.since and not known.scope:
        first = irregularity.since[0]
        call = first.call if first.seat is irregularity.offender else None
    return call if isinstance(call, Bid | Action) else None


def form(known: Known) -> str | None:
    """What the replacement is by its form alone: PASS, DOUBLE, REDOUBLE, SUFFICIENT or INSUFFICIENT."""
    call = replacement_call(known)
    if isinstance(call, Action):
        return {Action.PASS: PASS, Action.DOUBLE: DOUBLE, Action.REDOUBLE: REDOUBLE}[call]
    irregularity = known.irregularity
    if call is None or irregularity is None:
        return None
    return SUFFICIENT if irregularity.before.admissible(call, irregularity.offender) else INSUFFICIENT


def is_lowest(known: Known, *, named: bool) -> bool:
    """Whether a sufficient replacement is the lowest in its denomination (named: the one the first bid named)."""
    call, irregularity = replacement_call(known), known.irregularity
    if not isinstance(call, Bid) or irregularity is None or not isinstance(irregularity.call, Bid):
        return False
    same = call.denomination is irregularity.call.denomination
    return call == irregularity.before.lowest_sufficient(call.denomination) and (same or not named)


@derives(REPLACEMENT)
def replacement_shown(known: Known) -> tuple[Value, ...] | None:
    shown = form(known)
    if shown == SUFFICIENT:  # what the two bids specify is for the director to say
        return LOWEST_SAME, OTHER_BID
    return ({REDOUBLE: DOUBLE}.get(shown, shown),) if shown else None


@derives(REPLACEMENT_REV2008)
def replacement_rev2008_shown(known: Known) -> tuple[Value, ...] | None:
    shown = form(known)
    if shown == SUFFICIENT:
        return (LOWEST_NAMED if is_lowest(known, named=True) else OTHER_BID,)
    return ({REDOUBLE: DOUBLE}.get(shown, shown),) if shown else None


@derives(REPLACEMENT_PRINTED)
def replacement_printed_shown(known: Known) -> tuple[Value, ...] | None:
    shown = form(known)
    if shown == SUFFICIENT:
        return (LOWEST_LEVEL if is_lowest(known, named=False) else OTHER_BID,)
    return (shown,) if shown else None


@procedure("insufficient_bid", (LAWS_2017,), (IrregularityKind.INSUFFICIENT_BID,))
def insufficient_bid_2017(case: Case) -> Ruling:
    """Law 27 of 2017."""
    since = case[SINCE]
    turn = case[TURN]
    if turn == RHO_MUST_PASS:
        case.cite("28A")
    elif turn != OFFENDERS_TURN:
        case.cite("27A2")
        return rule_as(case, "bid_out_of_turn")
    if unintended_2017(case, since):  # 25A
        intended = case[INTENDED]
        since = called_over_the_intended(case, since)
        if intended == LEGAL:
            return with_later_call(case, since)
    insufficient_in_rotation_2017(case, since)
    return with_later_call(case, since)


def insufficient_in_rotation_2017(case: Case, since: str) -> None:
    """27A1, B and C of 2017."""
    if since in LHO_HAS_CALLED:
        lho_has_accepted(case)
    elif since == OFFENDER_REPLACED:  # 27C
        kind = case.choose(REPLACEMENT.variant("insufficient-replaced-already"))
        free = frees_2017(case, kind)
        if case.choose(accept_after_replacement(kind, free)) == ACCEPTS:
            replaced_but_accepted(case)
            restricted_unless_comparable(case, bool(free))
        else:
            case.cite("27C")
            replaced_2017(case, kind, free)
    elif case.choose(ACCEPT_2017) == ACCEPTS:
        accepted(case)
    else:
        kind = case.choose(REPLACEMENT)
        replaced_2017(case, kind, frees_2017(case, kind))


def frees_2017(case: Case, kind: str) -> str:
    """The paragraph under which there is no further rectification, or nothing."""
    if kind == LOWEST_SAME:
        return "27B1(a)"
    return "27B1(b)" if kind != INSUFFICIENT and case[COMPARABLE] else ""


def replaced_2017(case: Case, kind: str, free: str) -> None:
    """27B and D of 2017: the insufficient bid is replaced by this kind of call."""
    second = case.scoped(SECOND)
    if free:  # 27B1
        if free == "27B1(b)":
            case.cite("23A")
        case.cite(free)
        case.step("no-further-rectification")
        case.step("no-lead-restriction")
        case.inform("withdrawn-authorized-both", Role.BOTH_SIDES, free)
        case.check("damage-insufficient", When.END_OF_PLAY, "damage_insufficient", "27D")
    elif kind in (OTHER_BID, PASS):  # 27B2
        case.cite("27B2")
        partner_passes_whenever(case)
        lead_restriction(case)
        aftermath(case)
    elif kind == INSUFFICIENT and second.choose(ACCEPT_SECOND) == ACCEPTS:  # 27B4
        accepted(case)
        restricted_unless_comparable(case, second[COMPARABLE])
        withdrawn_information(case)
    else:  # 27B3
        case.cite("27B4" if kind == INSUFFICIENT else "27B3")
        case.step("replacement-cancelled", Role.OFFENDER)
        partner_passes_whenever(case)
        restricted_unless_comparable(case, second[COMPARABLE.with_script("insufficient-replace-again-2017")])
        aftermath(case)


@procedure("insufficient_bid", (LAWS_2007,), (IrregularityKind.INSUFFICIENT_BID,))
def insufficient_bid_2007(case: Case) -> Ruling:
    """Law 27 of 2007, in either of its texts."""
    since = case[SINCE]
    turn = case[TURN]
    if turn == RHO_MUST_PASS:
        case.cite("28A")
    elif turn != OFFENDERS_TURN:
        case.cite("27A2")
        return rule_as(case, "bid_out_of_turn")
    if unintended_2007(case, since):  # 25A
        intended = case[INTENDED]
        since = called_over_the_intended(case, since)
        if intended == LEGAL:
            return with_later_call(case, since)
    insufficient_in_rotation_2007(case, since)
    return with_later_call(case, since)


def insufficient_in_rotation_2007(case: Case, since: str) -> None:
    """27A1 and what follows, in the text of 2008 or in the one first printed."""
    if since in LHO_HAS_CALLED:
        lho_has_accepted(case)
    elif case[LAW27] == "printed":
        insufficient_printed(case, since)
    else:
        insufficient_rev2008(case, since)


def insufficient_rev2008(case: Case, since: str) -> None:
    """27A1, B and C of 2007 in the text of 5 March 2008."""
    if since == OFFENDER_REPLACED:  # 27C
        kind = case.choose(REPLACEMENT_REV2008.variant("insufficient-replaced-already"))
        free = frees_rev2008(case, kind)
        if case.choose(accept_after_replacement(kind, free, BOTH_NATURAL, PRECISE)) == ACCEPTS:
            replaced_but_accepted(case)
            lead_restriction(case)
        else:
            case.cite("27C")
            replaced_rev2008(case, kind, free)
    elif case.choose(ACCEPT_REV2008) == ACCEPTS:
        accepted(case)
    else:
        kind = case.choose(REPLACEMENT_REV2008)
        replaced_rev2008(case, kind, frees_rev2008(case, kind))


def frees_rev2008(case: Case, kind: str) -> str:
    """The paragraph under which there is no further rectification, or nothing."""
    if kind == LOWEST_NAMED and case[BOTH_NATURAL]:
        return "27B1(a)"
    return "27B1(b)" if kind != INSUFFICIENT and case[PRECISE] else ""


def replaced_rev2008(case: Case, kind: str, free: str) -> None:
    """27B and D of 2007 in the text of 5 March 2008."""
    if free:  # 27B1
        case.cite(free)
        case.step("no-further-rectification")
        if free == "27B1(a)":
            case.inform("withdrawn-authorized-both", Role.BOTH_SIDES, free)
        else:  # Law 16D is not switched off here
            withdrawn_information(case)
        case.check("damage-insufficient", When.END_OF_PLAY, "damage_insufficient", "27D")
    elif kind in (LOWEST_NAMED, OTHER_BID, PASS):  # 27B2
        case.cite("27B2")
        partner_passes_whenever(case)
        lead_restriction(case)
        aftermath(case)
    elif kind == INSUFFICIENT and case.scoped(SECOND).choose(ACCEPT_SECOND) == ACCEPTS:  # 27B4
        accepted(case)
        withdrawn_information(case)
        lead_restriction(case)
    else:  # 27B3
        case.cite("27B4" if kind == INSUFFICIENT else "27B3")
        case.step("replacement-cancelled", Role.OFFENDER)
        case.step("replace-again", Role.OFFENDER)
        partner_passes_whenever(case)
        lead_restriction(case)
        aftermath(case)


def insufficient_printed(case: Case, since: str) -> None:
    """27A1 and B to F of 2007 as first printed."""
    if since == OFFENDER_REPLACED:  # 27E
        kind = case.choose(REPLACEMENT_PRINTED.variant("insufficient-replaced-already"))
        free = frees_printed(case, kind)
        if case.choose(accept_after_replacement(kind, free, CONTAINED)) == ACCEPTS:
            replaced_but_accepted(case)
            lead_restriction(case)
        else:
            case.cite("27E")
            replaced_printed(case, kind, free)
    elif case.choose(ACCEPT_PRINTED) == ACCEPTS:
        accepted(case)
    else:
        kind = case.choose(REPLACEMENT_PRINTED)
        replaced_printed(case, kind, frees_printed(case, kind))


def frees_printed(case: Case, kind: str) -> str:
    """The paragraph under which there is no further rectification, or nothing."""
    return "27C1" if kind in (LOWEST_LEVEL, PASS, DOUBLE) and case[CONTAINED] else ""


def replaced_printed(case: Case, kind: str, free: str) -> None:
    """27C, D and F of 2007 as first printed."""
    if free:
        case.cite(free)
        case.step("no-further-rectification")
        case.inform("withdrawn-authorized-both", Role.BOTH_SIDES, free)
        case.check("damage-insufficient", When.END_OF_PLAY, "damage_insufficient", "27C2")
        return
    case.cite({DOUBLE: "27D2", REDOUBLE: "27D2", INSUFFICIENT: "27F"}.get(kind, "27D1"))
    if kind in (DOUBLE, REDOUBLE, INSUFFICIENT):
        case.step("replacement-becomes-pass", Role.OFFENDER)
    partner_passes_whenever(case)
    lead_restriction(case)
    aftermath(case)


# What both editions share


def accepted(case: Case) -> None:
    """27A1: LHO treats the insufficient bid as legal."""
    case.cite("27A1")
    case.step("insufficient-accepted", Role.LHO)


def lho_has_accepted(case: Case) -> None:
    """27A1: LHO has called over the insufficient bid, and with that accepted it."""
    case.cite("27A1")
    case.step("insufficient-lho-has-accepted", Role.LHO)


def replaced_but_accepted(case: Case) -> None:
    """27A1 against 27C: LHO accepts the insufficient bid although it has been replaced."""
    accepted(case)
    case.step("replacement-withdrawn", Role.OFFENDER)
    withdrawn_information(case)


def accept_after_replacement(kind: str, free: str, *names: Fact[Value]) -> Offer:
    """27A1 as offered when the offender has replaced the bid too soon: what LHO gets by refusing."""
    if free:
        consequence = "replacement-stands-free"
    elif kind in (DOUBLE, REDOUBLE, INSUFFICIENT):
        consequence = "replacement-cancelled"
    else:
        consequence = "replacement-stands-silenced"
    return ACCEPT_INSUFFICIENT.variant("insufficient-lho-may-still-accept", names=names, refuses=consequence)


def with_later_call(case: Case, since: str) -> Ruling:
    """Close the ruling: a call that partner or RHO made meanwhile was out of turn and is ruled next."""
    if since in (PARTNER_CALLED, RHO_CALLED):
        rule_later_call(case)
    return case.ruling()
