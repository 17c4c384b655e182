"""Laws 26, 28B, 36A, 50D2, 51B and 49: what declarer may require or forbid when a defender is on lead."""

from collections.abc import Mapping

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, Role, choice, yes_no
from rules.engine.procedure import irregularity, rule_as
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures._withdrawn import withdrawn_information
from rules.procedures.play._partner_on_lead import FORBIDS, lead_restricted, no_restriction
from rules.procedures.play._penalty_card_lead import partner_has_led, partner_is_to_lead

IRREGULARITY = irregularity(__name__, place=130, common=140)

WITHDRAWN_CALL = "withdrawn_call"
PENALTY_CARD = "penalty_card"
LED_EARLY = "led_early"
LED_OTHERWISE = "led_otherwise"

CAUSE = choice("lead_restriction_cause", PENALTY_CARD, WITHDRAWN_CALL, LED_EARLY, LED_OTHERWISE)

# Why declarer has nothing to choose although a call was withdrawn; the choice is for the first turn to lead alone.
NONE = "none"
COMPARABLE = "comparable"
CORRECTED_BID = "corrected_bid"
UNINTENDED = "unintended"
LED_BEFORE = "led_before"
KEPT_LEAD = "kept_lead"
CALLED_IN_TURN = "called_in_turn"
CALLED_OVER = "called_over"

FREED_BY_2017 = choice(
    "lead_freed_by",
    NONE,
    LED_BEFORE,
    KEPT_LEAD,
    COMPARABLE,
    CORRECTED_BID,
    UNINTENDED,
    CALLED_IN_TURN,
    CALLED_OVER,
    audience=Audience.DIRECTOR,
)
FREED_BY_2007 = choice(
    "lead_freed_by_2007",
    NONE,
    LED_BEFORE,
    KEPT_LEAD,
    CORRECTED_BID,
    UNINTENDED,
    CALLED_IN_TURN,
    CALLED_OVER,
    audience=Audience.DIRECTOR,
)

# An opponent called before the director ruled: the right to rectification is lost, what the call told is not.
FORFEITED = {CALLED_IN_TURN: "28B", CALLED_OVER: "36A"}

FREED_2017 = {
    LED_BEFORE: "26B",
    KEPT_LEAD: "26B",
    COMPARABLE: "26A",
    CORRECTED_BID: "27B1(a)",
    UNINTENDED: "25A1",
    **FORFEITED,
}
# The two texts of 27 of 2007 number it differently.
FREED_2007 = {LED_BEFORE: "26", KEPT_LEAD: "26", CORRECTED_BID: "27", UNINTENDED: "25A1", **FORFEITED}

# 59, 61A: only the director looks at the hand.
COULD_COMPLY = yes_no("could_comply", audience=Audience.DIRECTOR, judgement=True, law="59")


@IRREGULARITY.under(LAWS_2017)
def lead_restrictions_2017(case: Case) -> Ruling:
    """From the cause of the restriction to declarer's choice; a comparable call frees the lead."""
    return restricted(case, FREED_BY_2017, FREED_2017)


@IRREGULARITY.under(LAWS_2007)
def lead_restrictions_2007(case: Case) -> Ruling:
    """From the cause of the restriction to declarer's choice."""
    return restricted(case, FREED_BY_2007, FREED_2007)


def restricted(case: Case, freed_by: Fact[str], freed: Mapping[str, str]) -> Ruling:
    """What both editions share.

    freed_by: why declarer may have nothing to choose after a withdrawn call. freed: the paragraphs that say so.
    """
    cause = case[CAUSE]
    if cause == WITHDRAWN_CALL:
        why = case[freed_by]
        if why == NONE:
            return rule_as(case, "lead_restriction")
        not_to_be_chosen(case, why, freed[why])
    elif cause == PENALTY_CARD:
        partner_is_to_lead(case)
    elif cause == LED_EARLY:
        partner_has_led(case)
    elif case[COULD_COMPLY]:
        case.cite("61A")
        case.step("rule-as-revoke", Role.PARTNER)
    else:
        case.cite("59")
        case.step("unable-so-lead-stands", Role.PARTNER)
    return case.ruling()


def not_to_be_chosen(case: Case, why: str, law: str) -> None:
    """The lead is free, or restricted still by what declarer chose at an earlier one."""
    if why == KEPT_LEAD:
        lead_restricted(case, FORBIDS, required=law, forbidden=law, free=law)
    else:
        no_restriction(case, law)
    if why in FORFEITED:
        withdrawn_information(case)
