"""Law 27B: what the offender puts in place of an insufficient bid, and what a typed call shows of it."""

from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Option, Role, Value, choice, offer, yes_no
from rules.model import Action, Bid, Call, IrregularityKind
from rules.procedures.auction._irregular_call import REPLACEMENT_CALL, slipped

LEGAL = "legal"
INSUFFICIENT = "insufficient"

# The call that the offender had meant to make, after an unintended one (25A).
INTENDED = choice("intended", LEGAL, INSUFFICIENT, audience=Audience.OFFENDER)

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

# Kinds of replacement that do not stand unless something frees them.
CANCELLED = (DOUBLE, REDOUBLE, INSUFFICIENT)

# What is to be known of a call typed as the replacement.
SUFFICIENT = "sufficient"


def replacement_call(known: Known) -> Call | None:
    """The call that replaces the insufficient bid: typed, or the offender's next in the typed auction.

    After a slip the offender's next call is the intended one, and replaces nothing.
    """
    call = known.get(REPLACEMENT_CALL)
    return call if isinstance(call, Bid | Action) else None if slipped(known) else next_call(known)


def next_call(known: Known) -> Call | None:
    """The call that the offender made over their own insufficient bid, in the typed auction."""
    irregularity = known.irregularity
    if irregularity is None or irregularity.kind is not IrregularityKind.INSUFFICIENT_BID:
        return None
    since = irregularity.since
    return since[0].call if since and since[0].seat is irregularity.offender else None


def form(known: Known) -> str | None:
    """What the replacement is by its form alone: PASS, DOUBLE, REDOUBLE, SUFFICIENT or INSUFFICIENT."""
    call, irregularity = replacement_call(known), known.irregularity
    if isinstance(call, Action):
        return {Action.PASS: PASS, Action.DOUBLE: DOUBLE, Action.REDOUBLE: REDOUBLE}[call]
    if call is None or irregularity is None or call.above_seven:
        return None
    return SUFFICIENT if irregularity.before.admissible(call, irregularity.offender) else INSUFFICIENT


def lowest(known: Known) -> bool:
    """Whether a sufficient replacement is the lowest in the denomination that it names."""
    call, irregularity = replacement_call(known), known.irregularity
    assert isinstance(call, Bid)
    assert irregularity is not None
    return call == irregularity.before.lowest_sufficient(call.denomination)


def same_named(known: Known) -> bool:
    """Whether the replacement names the denomination that the insufficient bid named."""
    call, irregularity = replacement_call(known), known.irregularity
    assert isinstance(call, Bid)
    assert irregularity is not None
    return isinstance(irregularity.call, Bid) and call.denomination is irregularity.call.denomination


@derives(INTENDED)
def intended_shown(known: Known) -> tuple[Value, ...] | None:
    call, irregularity = next_call(known), known.irregularity
    if call is None or irregularity is None:
        return None
    if irregularity.before.admissible(call, irregularity.offender):
        return (LEGAL,)
    return (INSUFFICIENT,) if isinstance(call, Bid) and not call.above_seven else None


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
        if slipped(known):  # the insufficient bid is the intended one, which the auction may not show
            return (LOWEST_NAMED, OTHER_BID) if lowest(known) else (OTHER_BID,)
        return (LOWEST_NAMED if lowest(known) and same_named(known) else OTHER_BID,)
    return ({REDOUBLE: DOUBLE}.get(shown, shown),) if shown else None


@derives(REPLACEMENT_PRINTED)
def replacement_printed_shown(known: Known) -> tuple[Value, ...] | None:
    shown = form(known)
    if shown == SUFFICIENT:
        return (LOWEST_LEVEL if lowest(known) else OTHER_BID,)
    return (shown,) if shown else None


@derives(COMPARABLE)
@derives(PRECISE)
@derives(CONTAINED)
def illegal_replacement_shown(known: Known) -> tuple[Value, ...] | None:
    """27B asks for a legal call: a double or redouble that Law 19 forbids frees nobody."""
    call, irregularity = replacement_call(known), known.irregularity
    if irregularity is None or call not in (Action.DOUBLE, Action.REDOUBLE):
        return None
    return None if irregularity.before.admissible(call, irregularity.offender) else (False,)
