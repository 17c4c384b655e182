"""Laws 26, 50D2, 51B and 49: what declarer may require or forbid when a defender is on lead."""

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice, yes_no
from rules.engine.procedure import procedure, rule_as
from rules.engine.ruling import Ruling
from rules.lawbook import EDITIONS
from rules.procedures.penalty_card_lead import partner_has_led, partner_is_to_lead

WITHDRAWN_CALL = "withdrawn_call"
PENALTY_CARD = "penalty_card"
LED_EARLY = "led_early"
LED_OTHERWISE = "led_otherwise"

CAUSE = choice("lead_restriction_cause", PENALTY_CARD, WITHDRAWN_CALL, LED_EARLY, LED_OTHERWISE)

# 59, 61A: only the director looks at the hand.
COULD_COMPLY = yes_no("could_comply", audience=Audience.DIRECTOR, judgement=True, law="59")


@procedure("lead_restrictions", EDITIONS, ())
def lead_restrictions(case: Case) -> Ruling:
    """From the cause of the restriction to declarer's choice, the same in both editions."""
    cause = case[CAUSE]
    if cause == WITHDRAWN_CALL:
        return rule_as(case, "lead_restriction")
    if cause == PENALTY_CARD:
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
