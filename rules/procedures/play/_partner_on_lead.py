"""Law 26: what declarer may require or forbid when the offender's partner is first on lead."""

from collections.abc import Callable
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Audience, Offer, Option, Role, Value, choice, offer, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.model import IrregularityKind
from rules.procedures._withdrawn import illegal_face_down_lead_back

SEGMENT = segment("lead_restriction", __name__)

OFFENDER_DEFENDS = yes_no("offender_defends")

# 39C: the call after the final pass of which only a defender can be the maker, by fact and choice.
DEFENDER_CALLED = ("late_call", "defender_called")


class LeadRestriction(StrEnum):
    """What declarer chooses for the lead of the offender's partner after a withdrawn call."""

    FORBIDS = "forbids"
    REQUIRES = "requires"
    WAIVES = "waives"


DECLARER_MAY_FORBID = offer(
    "declarer_may_forbid",
    Role.DECLARER,
    script=("forbid-unspecified-suit",),
    options=(Option(LeadRestriction.FORBIDS, "suit-forbidden"), Option(LeadRestriction.WAIVES, "any-lead")),
    law="26B",
)

DECLARER_MAY_FORBID_ANY = DECLARER_MAY_FORBID.variant("forbid-any-suit")

DECLARER_MAY_REQUIRE = offer(
    "declarer_may_require",
    Role.DECLARER,
    script=("require-or-forbid-suit",),
    options=(
        Option(LeadRestriction.REQUIRES, "suit-required"),
        Option(LeadRestriction.FORBIDS, "suit-forbidden"),
        Option(LeadRestriction.WAIVES, "any-lead"),
    ),
    law="26A2",
)


class WithdrawnCall(StrEnum):
    """26 of 2007: what the withdrawn call was about, seen from the end of the auction."""

    SAME_CALL = "same_call"
    SUIT_NOT_SHOWN = "suit_not_shown"
    SUITS_ALL_SHOWN = "suits_all_shown"
    OTHER = "other"


WITHDRAWN_CALL = choice("withdrawn_call", WithdrawnCall, audience=Audience.DIRECTOR, judgement=True, law="26")


@SEGMENT.under(LAWS_2017)
def lead_restriction_2017(case: Case) -> Ruling:
    """Law 26B of 2017, with 59 and 61A."""
    return restricted_or_lapsed(case, restricted_2017, "26B")


@SEGMENT.under(LAWS_2007)
def lead_restriction_2007(case: Case) -> Ruling:
    """Law 26 of 2007, with 59 and 61A."""
    return restricted_or_lapsed(case, restricted_2007, "26")


def restricted_or_lapsed(case: Case, restricted: Callable[[Case], None], law: str) -> Ruling:
    """26B (2007: 26): the lead of a defender's partner is restricted; otherwise nothing is left of it."""
    if case[OFFENDER_DEFENDS]:
        restricted(case)
    else:
        lapses(case, law)
    return case.ruling()


def restricted_2017(case: Case, *, opening_lead: bool = True) -> None:
    """26B of 2017, where the offender defends.

    opening_lead: whether it is one, or may be.
    """
    declarer_chooses(case, DECLARER_MAY_FORBID, "26B", opening_lead)


def restricted_2007(case: Case, *, opening_lead: bool = True) -> None:
    """26 of 2007, where the offender defends: by what the withdrawn call was about.

    opening_lead: whether it is one, or may be.
    """
    withdrawn = case[WITHDRAWN_CALL]
    match withdrawn:
        case WithdrawnCall.SUIT_NOT_SHOWN:
            declarer_chooses(case, DECLARER_MAY_REQUIRE, "26A2", opening_lead)
        case WithdrawnCall.SUITS_ALL_SHOWN:
            no_restriction(case, "26A1")
            case.inform("withdrawn-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.OFFENDING_SIDE)
            case.check(
                "withdrawn-information", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information"
            )
        case WithdrawnCall.OTHER:
            declarer_chooses(case, DECLARER_MAY_FORBID_ANY, "26B", opening_lead)
        case WithdrawnCall.SAME_CALL:
            no_restriction(case, "26")
        case _:
            assert_never(withdrawn)


def declarer_chooses(case: Case, may_choose: Offer[LeadRestriction], law: str, opening_lead: bool) -> None:
    """Declarer requires or forbids a suit, or waives the right, under 26; 41A is for an opening lead alone."""
    chosen = case.choose(may_choose)
    match chosen:
        case LeadRestriction.FORBIDS:
            suit_forbidden(case, f"{law}(b)" if law == "26A2" else law)
        case LeadRestriction.REQUIRES:
            suit_required(case, f"{law}(a)")
        case LeadRestriction.WAIVES:
            no_restriction(case, law)
        case _:
            assert_never(chosen)
    if opening_lead and chosen is not LeadRestriction.WAIVES:
        illegal_face_down_lead_back(case)


def suit_required(case: Case, law: str) -> None:
    """The offender's partner has to lead a suit of declarer's choice."""
    case.step("lead-required-suit", law, Role.PARTNER)
    must_comply(case)


def suit_forbidden(case: Case, law: str) -> None:
    """The offender's partner may not lead a suit of declarer's choice."""
    case.step("lead-other-suit", law, Role.PARTNER)
    case.stand("suit-forbidden", law, Role.PARTNER, When.PARTNER_LEADS)
    must_comply(case)


def must_comply(case: Case) -> None:
    """59 and 61A: not to lead as declarer has chosen is a revoke, unless the player cannot."""
    case.step("unable-to-comply", "59", Role.PARTNER)
    case.step("breach-is-revoke", "61A", Role.PARTNER)


def lapses(case: Case, law: str) -> None:
    """The offender did not become a defender."""
    case.cite(law)
    case.step("restriction-lapses", Concept.LEAD_RESTRICTION)


def no_restriction(case: Case, law: str) -> None:
    """The offender's partner may lead any card."""
    case.step("any-lead", law, Role.PARTNER)


@derives(OFFENDER_DEFENDS)
def defends_shown(known: Known) -> tuple[Value, ...] | None:
    """A typed auction that ended, and was not to go on, shows who declares; 39C is of a defender."""
    ended = known.irregularity is None or known.irregularity.kind is IrregularityKind.CALL_AFTER_FINAL_PASS
    contract, offender = known.contract if ended else None, known.seats.get(Role.OFFENDER)
    if contract is not None and offender is not None:
        return (offender.side is not contract.declarer.side,)
    late, defender_called = DEFENDER_CALLED
    return (True,) if known.answers.get(late) == defender_called else None
