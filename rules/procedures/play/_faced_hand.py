"""Laws 48 and 68: declarer has faced the hand; was it a claim?"""

from rules.engine.case import Case
from rules.engine.facts import Audience, yes_no

MEANT_TO_CLAIM = yes_no("meant_to_claim", audience=Audience.DIRECTOR, judgement=True, law="48B2")


def claimed_by_facing(case: Case) -> bool:
    """48B2: whether declarer has claimed by facing the hand, which is then written."""
    claimed = case[MEANT_TO_CLAIM]
    case.cite("48B2")
    if claimed:
        case.step("rule-as-claim", "68")
    return claimed
