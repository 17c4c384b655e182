"""Law 25B: an intended call is changed, which LHO may accept."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Audience, Option, Role, Value, offer, yes_no
from rules.lawbook import Concept
from rules.model import IrregularityKind
from rules.procedures._acceptance import Acceptance
from rules.procedures._withdrawn import restricted, restricted_unless_comparable
from rules.procedures.auction._irregular_call import REPLACEMENT_CALL, replaces_own
from rules.procedures.auction._replacement import REPLACEMENT

ACCEPT_CHANGE = offer(
    "accept_change",
    Role.LHO,
    script=("change-lho-may-accept",),
    options=(Option(Acceptance.ACCEPTS, "change-accepted"), Option(Acceptance.REFUSES, "change-refused")),
    law="25B1",
    at_rhos_turn=True,
)

# 36: such a double can never be accepted, in place of another call or otherwise.
SECOND_INADMISSIBLE = yes_no("second_inadmissible", about=(AUCTION,))


class OneOfTwo(StrEnum):
    """Which of two irregular calls that the offender made one after the other LHO accepts."""

    SECOND = "second"
    FIRST = "first"
    NEITHER = "neither"


ACCEPT_ONE = offer(
    "accept_one",
    Role.LHO,
    script=("one-of-two-lho-may-accept",),
    options=(
        Option(OneOfTwo.SECOND, "second-accepted"),
        Option(OneOfTwo.FIRST, "first-accepted"),
        Option(OneOfTwo.NEITHER, "neither-accepted"),
    ),
    law="25B1",
)

# 26 of 2017: whether the call that stands compares to the one that was withdrawn or cancelled.
CHANGE_COMPARABLE = yes_no(
    "change_comparable",
    audience=Audience.DIRECTOR,
    judgement=True,
    law="23A",
    about=(AUCTION, REPLACEMENT, REPLACEMENT_CALL, ACCEPT_CHANGE, ACCEPT_ONE),
)


@derives(SECOND_INADMISSIBLE)
def second_inadmissible_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    if replaces_own(known):  # which is asked of none that is not allowed
        return (False,)
    if irregularity.kind is IrregularityKind.INSUFFICIENT_BID:  # in place of the bid, with which no double can be meant
        replacements = (entry.call for entry in irregularity.since[:1])
        return tuple(not irregularity.before.admissible(call, irregularity.offender) for call in replacements) or None
    return (not irregularity.admissible,)


def change_accepted(case: Case) -> None:
    """25B1: the first call is withdrawn, the second stands."""
    case.step("change-stands", "25B1", Role.OFFENDER)


def change_cancelled(case: Case) -> None:
    """25B2: the substituted call is cancelled, the original call stands as it was made."""
    case.step("change-cancelled", "25B2", Role.OFFENDER)


def change_inadmissible(case: Case) -> None:
    """36B1: the substituted call is a double or redouble that Law 19 forbids, and can never be accepted."""
    case.cite("19")
    case.cite(Concept.INADMISSIBLE_DOUBLE)
    case.cite("36B1")
    change_cancelled(case)


def after_change_2017(case: Case) -> None:
    """25B3 and 26 of 2017, for whichever of the two calls does not stand."""
    case.cite("25B3")
    restricted_unless_comparable(case, case[CHANGE_COMPARABLE])


def after_change_2007(case: Case) -> None:
    """25B3 and 26 of 2007, for whichever of the two calls does not stand."""
    case.cite("25B3")
    restricted(case)
