"""Law 27B: what the offender puts in place of an insufficient bid, and what a typed call shows of it."""

from enum import StrEnum

from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Option, Role, Value, choice, offer, yes_no
from rules.model import Action, Bid, Call, IrregularityKind
from rules.procedures.auction._irregular_call import REPLACEMENT_CALL, intended_call, slipped


class Intended(StrEnum):
    """25A: the call that the offender had meant to make, after an unintended one."""

    LEGAL = "legal"
    INSUFFICIENT = "insufficient"
    ILLEGAL = "illegal"  # otherwise


INTENDED = choice("intended", Intended, audience=Audience.OFFENDER)


class Replacement(StrEnum):
    """27B: what the offender puts in place of the insufficient bid; which bid frees is different in each text."""

    LOWEST_SAME = "lowest_same"  # 2017: by the denomination that it specifies, not the one that it names
    LOWEST_NAMED = "lowest_named"  # 2007 in the text of 2008
    LOWEST_LEVEL = "lowest_level"  # 2007 as first printed
    OTHER_BID = "other_bid"
    PASS = "pass"
    DOUBLE = "double"
    REDOUBLE = "redouble"  # where it is ruled on otherwise than a double
    INSUFFICIENT = "insufficient"


REPLACEMENT = offer(
    "replacement",
    Role.OFFENDER,
    script=("insufficient-replace",),
    options=(
        Option(Replacement.LOWEST_SAME, "no-further-rectification"),
        Option(Replacement.OTHER_BID, "unless-comparable-silenced"),
        Option(Replacement.PASS, "unless-comparable-silenced"),
        Option(Replacement.DOUBLE, "unless-comparable-cancelled", offered=False),
        Option(Replacement.INSUFFICIENT, "cancelled-unless-accepted", offered=False),
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
REPLACEMENT_REV2008 = offer(
    "replacement_rev2008",
    Role.OFFENDER,
    script=("insufficient-replace-rev2008",),
    options=(
        Option(Replacement.LOWEST_NAMED, "free-if-natural"),
        Option(Replacement.OTHER_BID, "unless-precise-silenced"),
        Option(Replacement.PASS, "unless-precise-silenced"),
        Option(Replacement.DOUBLE, "unless-precise-cancelled", offered=False),
        Option(Replacement.INSUFFICIENT, "cancelled-unless-accepted", offered=False),
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

REPLACEMENT_PRINTED = offer(
    "replacement_printed",
    Role.OFFENDER,
    script=("insufficient-replace-printed",),
    options=(
        Option(Replacement.LOWEST_LEVEL, "unless-contained-silenced"),
        Option(Replacement.OTHER_BID, "silenced"),
        Option(Replacement.PASS, "unless-contained-silenced"),
        Option(Replacement.DOUBLE, "unless-contained-becomes-pass"),
        Option(Replacement.REDOUBLE, "becomes-pass", offered=False),
        Option(Replacement.INSUFFICIENT, "becomes-pass", offered=False),
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

# What a call that is no bid is by its form.
FORM = {
    Action.PASS: Replacement.PASS,
    Action.DOUBLE: Replacement.DOUBLE,
    Action.REDOUBLE: Replacement.REDOUBLE,
}


def replacement_call(known: Known) -> Call | None:
    """The call that replaces the insufficient bid: typed, or the offender's next in the typed auction.

    After a slip the offender's next call is the intended one, and replaces nothing.
    """
    call = known.get(REPLACEMENT_CALL)
    return call if isinstance(call, Bid | Action) else None if slipped(known) else next_call(known)


def next_call(known: Known) -> Call | None:
    """The call that the offender made over their own insufficient bid, in the typed auction: too soon, or as ruled."""
    irregularity = known.irregularity
    if irregularity is None or irregularity.kind is not IrregularityKind.INSUFFICIENT_BID:
        return None
    first = (*irregularity.since[:1], *known.followed[:1])
    return next((entry.call for entry in first if entry.seat is irregularity.offender), None)


def form(known: Known) -> Replacement | None:
    """What the replacement is by its form alone: any sufficient bid is OTHER_BID."""
    call, irregularity = replacement_call(known), known.irregularity
    if isinstance(call, Action):
        return FORM[call]
    if call is None or irregularity is None or call.above_seven:
        return None
    sufficient = irregularity.before.admissible(call, irregularity.offender)
    return Replacement.OTHER_BID if sufficient else Replacement.INSUFFICIENT


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
    call, irregularity = intended_call(known), known.irregularity
    if call is None or irregularity is None:
        return None
    if irregularity.before.admissible(call, irregularity.offender):
        return (Intended.LEGAL,)
    return (Intended.INSUFFICIENT if isinstance(call, Bid) and not call.above_seven else Intended.ILLEGAL,)


@derives(REPLACEMENT)
def replacement_shown(known: Known) -> tuple[Value, ...] | None:
    shown = form(known)
    if shown is Replacement.OTHER_BID:  # what the two bids specify is for the director to say
        return Replacement.LOWEST_SAME, Replacement.OTHER_BID
    return redouble_as_double(shown)


@derives(REPLACEMENT_REV2008)
def replacement_rev2008_shown(known: Known) -> tuple[Value, ...] | None:
    shown = form(known)
    if shown is Replacement.OTHER_BID and lowest(known):
        if slipped(known):  # the insufficient bid is the intended one, which the auction may not show
            return Replacement.LOWEST_NAMED, Replacement.OTHER_BID
        if same_named(known):
            return (Replacement.LOWEST_NAMED,)
    return redouble_as_double(shown)


@derives(REPLACEMENT_PRINTED)
def replacement_printed_shown(known: Known) -> tuple[Value, ...] | None:
    shown = form(known)
    if shown is Replacement.OTHER_BID and lowest(known):
        return (Replacement.LOWEST_LEVEL,)
    return (shown,) if shown else None


def redouble_as_double(shown: Replacement | None) -> tuple[Replacement, ...] | None:
    """Both come under one choice where the text does not tell them apart."""
    if shown is None:
        return None
    return (Replacement.DOUBLE if shown is Replacement.REDOUBLE else shown,)


@derives(COMPARABLE)
@derives(PRECISE)
@derives(CONTAINED)
def illegal_replacement_shown(known: Known) -> tuple[Value, ...] | None:
    """27B asks for a legal call: a double or redouble that Law 19 forbids frees nobody."""
    call, irregularity = replacement_call(known), known.irregularity
    if irregularity is None or call not in (Action.DOUBLE, Action.REDOUBLE):
        return None
    return None if irregularity.before.admissible(call, irregularity.offender) else (False,)
