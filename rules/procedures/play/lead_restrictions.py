"""Laws 26, 28B, 36A, 50D2, 51B and 49: what declarer may require or forbid when a defender is on lead."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol, assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, Role, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2007_PRINTED, LAWS_2017
from rules.procedures._withdrawn import withdrawn_information
from rules.procedures.play._established_revoke import WAS_A_LEAD
from rules.procedures.play._partner_on_lead import (
    no_restriction,
    restricted_2007,
    restricted_2017,
    suit_forbidden,
)
from rules.procedures.play._penalty_card_lead import partner_has_led, partner_is_to_lead

IRREGULARITY = irregularity(__name__, place=130, common=140)


class Cause(StrEnum):
    """What was led already, or else why the lead may be restricted."""

    LED_OTHERWISE = "led_otherwise"
    LED_EARLY = "led_early"
    FORBIDDEN_BEFORE = "forbidden_before"
    PENALTY_CARD = "penalty_card"
    WITHDRAWN_CALL = "withdrawn_call"


CAUSE = choice("lead_restriction_cause", Cause)


class FreedBy(StrEnum):
    """Why declarer has nothing to choose after a withdrawn call, the earliest reason first.

    The choice is for the first turn to lead alone, be it the opening lead or one in play.
    """

    NONE = "none"
    NONE_IN_PLAY = "none_in_play"
    UNINTENDED = "unintended"
    CALLED_IN_TURN = "called_in_turn"
    CALLED_OVER = "called_over"
    CORRECTED_BID = "corrected_bid"
    COMPARABLE = "comparable"
    LED_BEFORE = "led_before"
    KEPT_LEAD = "kept_lead"


FREED_BY_2017 = choice("lead_freed_by", FreedBy, audience=Audience.DIRECTOR)
FREED_BY_2007 = choice(
    "lead_freed_by_2007",
    FreedBy,
    only=(
        FreedBy.NONE,
        FreedBy.NONE_IN_PLAY,
        FreedBy.UNINTENDED,
        FreedBy.CALLED_IN_TURN,
        FreedBy.CALLED_OVER,
        FreedBy.CORRECTED_BID,
        FreedBy.LED_BEFORE,
        FreedBy.KEPT_LEAD,
    ),
    audience=Audience.DIRECTOR,
)

# An opponent called before the director ruled: the right to rectification is lost, what the call told is not.
FORFEITED = {FreedBy.CALLED_IN_TURN: "28B", FreedBy.CALLED_OVER: "36A"}

FREED_2017 = {
    FreedBy.LED_BEFORE: "26B",
    FreedBy.KEPT_LEAD: "26B",
    FreedBy.COMPARABLE: "26A",
    FreedBy.CORRECTED_BID: "27B1(a)",
    FreedBy.UNINTENDED: "25A1",
    **FORFEITED,
}
FREED_2007 = {
    FreedBy.LED_BEFORE: "26",
    FreedBy.KEPT_LEAD: "26",
    FreedBy.CORRECTED_BID: "27B1",
    FreedBy.UNINTENDED: "25A1",
    **FORFEITED,
}
# The text of 27 as first printed numbers it differently.
FREED_PRINTED = {**FREED_2007, FreedBy.CORRECTED_BID: "27C1"}


class ByWithdrawnCall(Protocol):
    """What declarer may choose after a withdrawn call, at the opening lead or at a later one."""

    def __call__(self, case: Case, *, opening_lead: bool) -> None: ...


# 59, 61A: only the director looks at the hand.
COULD_COMPLY = yes_no("could_comply", audience=Audience.DIRECTOR, judgement=True, law="59")


@IRREGULARITY.under(LAWS_2017)
def lead_restrictions_2017(case: Case) -> Ruling:
    """From the cause of the restriction to declarer's choice; a comparable call frees the lead."""
    return restricted(case, FREED_BY_2017, FREED_2017, restricted_2017)


@IRREGULARITY.under(LAWS_2007)
def lead_restrictions_2007(case: Case) -> Ruling:
    """From the cause of the restriction to declarer's choice."""
    return restricted(case, FREED_BY_2007, FREED_2007, restricted_2007)


@IRREGULARITY.under(LAWS_2007_PRINTED)
def lead_restrictions_printed(case: Case) -> Ruling:
    """The same, with 27 as first printed."""
    return restricted(case, FREED_BY_2007, FREED_PRINTED, restricted_2007)


def restricted(
    case: Case, freed_by: Fact[FreedBy], freed: Mapping[FreedBy, str], by_withdrawn_call: ByWithdrawnCall
) -> Ruling:
    """What both editions share.

    freed_by: why declarer may have nothing to choose after a withdrawn call. freed: the paragraphs that say so.
    by_withdrawn_call: what declarer may choose otherwise.
    """
    cause = case[CAUSE]
    match cause:
        case Cause.LED_OTHERWISE:
            led_otherwise(case)
        case Cause.LED_EARLY:
            partner_has_led(case)
        case Cause.FORBIDDEN_BEFORE:
            suit_forbidden(case, "50D2(a)")
        case Cause.PENALTY_CARD:
            partner_is_to_lead(case)
        case Cause.WITHDRAWN_CALL:
            why = case[freed_by]
            if why in (FreedBy.NONE, FreedBy.NONE_IN_PLAY):
                by_withdrawn_call(case, opening_lead=why is FreedBy.NONE)
            else:
                not_to_be_chosen(case, why, freed[why])
        case _:
            assert_never(cause)
    return case.ruling()


def led_otherwise(case: Case) -> None:
    """59 and 61A: not to lead as declarer chose is a revoke, unless the player could not."""
    if case[COULD_COMPLY]:
        case.hand_over("led-against-choice", "61A", "revoke", Role.PARTNER, {WAS_A_LEAD.id: True})
    else:
        case.step("unable-so-lead-stands", "59", Role.PARTNER)


def not_to_be_chosen(case: Case, why: FreedBy, law: str) -> None:
    """The lead is free, or restricted still by what declarer chose at an earlier one."""
    if why is FreedBy.KEPT_LEAD:
        suit_forbidden(case, law)
    else:
        no_restriction(case, law)
    if why in FORFEITED:
        withdrawn_information(case)
